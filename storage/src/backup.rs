//! A copy of a database that is in use: one file, complete, as of one instant. It never writes
//! over a file that is there.

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::SqlitePool;

use crate::lock::{beside, private_options};
use crate::{Store, StoreError};

impl Store {
    /// Writes a complete copy of the database to a new file, readable by its owner only, while
    /// acts go on. The copy has what was committed when it began; it is a database like any other
    /// and restoring means to start with it.
    ///
    /// # Errors
    /// [`StoreError::Exists`] when the target is there; [`StoreError::Full`] and
    /// [`StoreError::File`] when it cannot be written. Then no target is left behind.
    pub async fn backup(&self, target: &Path) -> Result<(), StoreError> {
        write(&self.inner.readers, &self.inner.path, target).await
    }
}

/// Writes under another name first, so that a file with the target's name is always complete.
pub(crate) async fn write(
    pool: &SqlitePool,
    path: &Arc<Path>,
    target: &Path,
) -> Result<(), StoreError> {
    if target.exists() {
        return Err(StoreError::Exists(target.to_path_buf()));
    }
    let part = beside(target, ".part");
    let wrong = |source| StoreError::from_io(target, source);
    let written = async {
        private_options().create(true).truncate(true).open(&part).map_err(wrong)?;
        let name =
            part.to_str().ok_or_else(|| wrong(std::io::ErrorKind::InvalidFilename.into()))?;
        sqlx::query("VACUUM INTO $1")
            .bind(name)
            .execute(pool)
            .await
            .map_err(|error| StoreError::from_sqlx(path, error))?;
        let file = private_options().open(&part).map_err(wrong)?;
        file.sync_all().map_err(wrong)?;
        std::fs::rename(&part, target).map_err(wrong)
    }
    .await;
    if written.is_err() {
        // The error that counts is the first one; a left-over part is written over next time.
        let _ = std::fs::remove_file(&part);
    }
    written
}
