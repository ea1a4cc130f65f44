//! A copy of a database in use: one file, complete, as of one instant. It never overwrites an
//! existing file, not even one that appears while the copy is made. Until the copy is complete it
//! stays in a folder of its own, readable only by its owner and with an unpredictable name: nothing
//! can be planted in its way, and two copies made at once never collide.

use std::ffi::OsStr;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::sqlite::SqlitePool;
use tempfile::{NamedTempFile, TempDir};

use super::store::SqliteStore;
use crate::StoreError;
use crate::private::make_private;

impl SqliteStore {
    /// Writes a complete copy of the database to a new file, readable by its owner only, while acts
    /// go on. The copy contains what was committed when it began. It is a database like any other;
    /// to restore it, start with it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the target exists; [`StoreError::Full`] and [`StoreError::File`]
    /// when it cannot be written. No target is left behind in these cases.
    pub async fn backup(&self, target: &Path) -> Result<(), StoreError> {
        if target.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(target.to_path_buf()));
        }
        PartFile::write(&self.inner.readers, &self.inner.path, target).await?.finish()
    }
}

/// A complete copy that does not have its final name yet. Dropping it removes it.
pub(super) struct PartFile {
    target: PathBuf,
    file: NamedTempFile,
    // Declared after the file, which is inside it.
    _folder: TempDir,
}

impl PartFile {
    pub(super) async fn write(
        pool: &SqlitePool,
        path: &Arc<Path>,
        target: &Path,
    ) -> Result<Self, StoreError> {
        let wrong = |source| StoreError::from_io(target, source);
        let name = target.file_name().ok_or_else(|| wrong(std::io::ErrorKind::NotFound.into()))?;
        let folder = folder(name, parent(target)).map_err(wrong)?;
        let file = NamedTempFile::new_in(&folder).map_err(wrong)?;
        let invalid = || wrong(std::io::ErrorKind::InvalidFilename.into());
        sqlx::query("VACUUM INTO $1")
            .bind(file.path().to_str().ok_or_else(invalid)?)
            .execute(pool)
            .await
            .map_err(|error| StoreError::from_sqlx(path, error))?;
        file.as_file().sync_all().map_err(wrong)?;
        Ok(Self { target: target.to_path_buf(), file, _folder: folder })
    }

    /// Whether a file has the same content.
    pub(super) fn is_like(&self, other: &Path) -> bool {
        let read = |path: &Path| std::fs::read(path).ok();
        read(other).is_some_and(|other| Some(other) == read(self.file.path()))
    }

    /// Where the copy is until it gets its final name.
    pub(super) fn path(&self) -> &Path {
        self.file.path()
    }

    /// Renames it to the target, replacing whatever is there.
    pub(super) fn replace(self) -> Result<(), StoreError> {
        let Self { target, file, _folder } = self;
        let wrong = |source| StoreError::from_io(&target, source);
        file.as_file().sync_all().map_err(wrong)?;
        file.persist(&target).map_err(|error| wrong(error.error))?;
        sync_folder(&target).map_err(wrong)
    }

    /// Renames it to the target, unless the target exists by now.
    pub(super) fn finish(self) -> Result<(), StoreError> {
        let Self { target, file, _folder } = self;
        let wrong = |source| StoreError::from_io(&target, source);
        file.persist_noclobber(&target).map_err(|error| wrong(error.error))?;
        sync_folder(&target).map_err(wrong)
    }
}

/// A new folder next to a file, with a name that begins with the file's.
fn folder(name: &OsStr, beside: &Path) -> std::io::Result<TempDir> {
    let prefix = [name, OsStr::new(".part-")].join(OsStr::new(""));
    let folder = TempDir::with_prefix_in(prefix, beside)?;
    make_private(folder.path())?;
    Ok(folder)
}

/// The folder that contains a file.
pub(super) fn parent(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Makes a new file name durable.
pub(super) fn sync_folder(path: &Path) -> std::io::Result<()> {
    File::open(parent(path))?.sync_all()
}
