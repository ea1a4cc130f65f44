//! A copy of a database in use: one file, complete, as of one instant. It never overwrites an
//! existing file, not even one that appears while the copy is made. Until the copy is complete it
//! stays in a folder of its own, readable only by its owner and with an unpredictable name: nothing
//! can be planted in its way, and two copies made at once never collide.

use std::ffi::OsStr;
use std::fs::{File, Metadata};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use sqlx::sqlite::SqlitePool;
use tempfile::{NamedTempFile, TempDir};

use super::store::SqliteStore;
use crate::StoreError;
use crate::limits::COPIES_KEPT;
use crate::private::{give, make_private};

/// How many bytes of two files are compared at a time.
const BLOCK: usize = 64 * 1024;

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
            .map_err(|error| match StoreError::from_sqlx(path, error) {
                // The source is only read.
                StoreError::Full(_) => StoreError::Full(target.into()),
                other => other,
            })?;
        file.as_file().sync_all().map_err(wrong)?;
        Ok(Self { target: target.to_path_buf(), file, _folder: folder })
    }

    /// Whether a file has the same content.
    pub(super) fn is_like(&self, other: &Path) -> bool {
        are_alike(self.file.path(), other).unwrap_or(false)
    }

    /// Where the copy is until it gets its final name.
    pub(super) fn path(&self) -> &Path {
        self.file.path()
    }

    /// Gives it to whoever has another file or folder.
    pub(super) fn give(&self, like: &Path) -> std::io::Result<()> {
        give(self.file.as_file(), like)
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

/// Whether two files have the same content. They may be larger than the memory.
fn are_alike(one: &Path, other: &Path) -> std::io::Result<bool> {
    let (one, other) = (File::open(one)?, File::open(other)?);
    if one.metadata()?.len() != other.metadata()?.len() {
        return Ok(false);
    }
    let mut one = BufReader::with_capacity(BLOCK, one);
    let mut other = BufReader::with_capacity(BLOCK, other);
    loop {
        let (here, there) = (one.fill_buf()?, other.fill_buf()?);
        let read = here.len().min(there.len());
        if read == 0 || here[..read] != there[..read] {
            return Ok(here.len() == there.len() && read == 0);
        }
        one.consume(read);
        other.consume(read);
    }
}

/// Removes the unfinished copies of migrations that were killed. Whoever calls this holds the lock of
/// the database, so none is being written.
pub(super) fn remove_leftovers(database: &Path) {
    let Some(name) = database.file_name().and_then(OsStr::to_str) else { return };
    for found in std::fs::read_dir(parent(database)).into_iter().flatten().flatten() {
        let is_ours = found.file_name().to_str().is_some_and(|found| is_leftover(found, name))
            && found.file_type().is_ok_and(|kind| kind.is_dir());
        if is_ours {
            // What cannot be removed is in nobody's way.
            let _ = std::fs::remove_dir_all(found.path());
        }
    }
}

/// Removes the copies that the program has made by itself, by a migration or a restore, and that are
/// older than [`COPIES_KEPT`] at this time; how many. One that cannot be removed is tried again.
pub(super) fn remove_old_copies(database: &Path, now: SystemTime) -> u64 {
    let Some(name) = database.file_name().and_then(OsStr::to_str) else { return 0 };
    let mut removed = 0;
    for found in std::fs::read_dir(parent(database)).into_iter().flatten().flatten() {
        let is_ours = found.file_name().to_str().is_some_and(|found| is_own_copy(found, name));
        let age = || now.duration_since(named_at(&found.metadata().ok()?)?).ok();
        let is_old = is_ours && age().is_some_and(|age| age > COPIES_KEPT);
        removed += u64::from(is_old && std::fs::remove_file(found.path()).is_ok());
    }
    removed
}

/// Whether a name is that of a whole copy before a migration (`.v9.bak`, `.v9-2.bak`), or of a
/// database that a restore has put aside (`.old-1`), or of a log beside such a one.
fn is_own_copy(name: &str, database: &str) -> bool {
    let numbers = |text: &str| {
        text.starts_with(|first: char| first.is_ascii_digit())
            && text.chars().all(|one| one.is_ascii_digit() || one == '-')
    };
    let Some(rest) = name.strip_prefix(database) else { return false };
    let migrated = rest.strip_prefix(".v").and_then(|rest| rest.strip_suffix(".bak"));
    let aside = rest.strip_prefix(".old-").map(|rest| {
        let log = ["-wal", "-journal"].iter().find_map(|ending| rest.strip_suffix(ending));
        log.unwrap_or(rest)
    });
    migrated.or(aside).is_some_and(numbers)
}

/// When a file got its name, or was written if that is not known. What a restore puts aside keeps the time
/// of its last write, which may be long ago.
fn named_at(file: &Metadata) -> Option<SystemTime> {
    #[cfg(unix)]
    {
        let seconds = std::os::unix::fs::MetadataExt::ctime(file);
        Some(SystemTime::UNIX_EPOCH + Duration::from_secs(u64::try_from(seconds).ok()?))
    }
    #[cfg(not(unix))]
    file.modified().ok()
}

/// Whether a name is that of a [`folder`] for a copy that a migration of a database makes.
fn is_leftover(name: &str, database: &str) -> bool {
    let copy = name.strip_prefix(database).and_then(|rest| rest.strip_prefix(".v"));
    let version = copy.and_then(|rest| rest.split_once(".bak.part-"));
    version.is_some_and(|(version, _)| {
        version.starts_with(|first: char| first.is_ascii_digit())
            && version.chars().all(|one| one.is_ascii_digit() || one == '-')
    })
}

/// A new folder next to a file, with a name that begins with the file's.
pub(super) fn folder(name: &OsStr, beside: &Path) -> std::io::Result<TempDir> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_compared_to_their_last_byte() {
        let folder = tempfile::tempdir().unwrap();
        let written = |name: &str, content: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, content).unwrap();
            path
        };
        let whole = vec![7_u8; 2 * BLOCK + 1];
        let one = written("one", &whole);
        assert!(are_alike(&one, &written("same", &whole)).unwrap());
        assert!(!are_alike(&one, &written("shorter", &whole[1..])).unwrap());
        let mut changed = whole;
        *changed.last_mut().unwrap() = 8;
        assert!(!are_alike(&one, &written("changed", &changed)).unwrap());
        let empty = written("empty", b"");
        assert!(are_alike(&empty, &written("empty too", b"")).unwrap());
        are_alike(&one, &folder.path().join("nothing")).unwrap_err();
    }

    #[test]
    fn copies_that_the_program_made_by_itself_are_removed_a_month_later() {
        let folder = tempfile::tempdir().unwrap();
        let own =
            ["c.sqlite.v9.bak", "c.sqlite.v17-2.bak", "c.sqlite.old-1", "c.sqlite.old-12-wal"];
        let others = [
            "c.sqlite",
            "c.sqlite-wal",
            "c.sqlite.bak",
            "c.sqlite.old",
            "c.sqlite.old-mine",
            "c.sqlite.v9.bak.mine",
            "monday-c.sqlite.v9.bak",
            "other.sqlite.old-1",
        ];
        let path = |name: &&str| folder.path().join(name);
        for name in own.iter().chain(&others) {
            std::fs::write(path(name), "a copy").unwrap();
        }
        let (database, now) = (folder.path().join("c.sqlite"), SystemTime::now());
        remove_old_copies(&database, now + COPIES_KEPT - Duration::from_secs(60));
        assert!(own.iter().map(path).all(|path| path.exists()));
        remove_old_copies(&database, now + COPIES_KEPT + Duration::from_secs(60));
        assert!(!own.iter().map(path).any(|path| path.exists()));
        assert!(others.iter().map(path).all(|path| path.exists()));
    }

    #[test]
    fn only_what_a_killed_migration_left_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let left = ["carcas.sqlite.v9.bak.part-Xa1", "carcas.sqlite.v17-2.bak.part-b"];
        let others = [
            "carcas.sqlite.part-c",
            "carcas.sqlite.v9.bak",
            "carcas.sqlite.vault.bak.part-d",
            "other.sqlite.v9.bak.part-e",
        ];
        for name in left.iter().chain(&others) {
            std::fs::create_dir(folder.path().join(name)).unwrap();
            std::fs::write(folder.path().join(name).join("copy"), "half").unwrap();
        }
        let file = folder.path().join("carcas.sqlite.v9.bak.part-file");
        std::fs::write(&file, "a file").unwrap();
        remove_leftovers(&folder.path().join("carcas.sqlite"));
        assert!(left.iter().all(|name| !folder.path().join(name).exists()));
        assert!(others.iter().all(|name| folder.path().join(name).join("copy").exists()));
        assert!(file.exists());
    }
}
