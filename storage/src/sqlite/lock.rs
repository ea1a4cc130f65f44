//! Only one process serves from a SQLite file, and an advisory operating-system lock on
//! `<database>.lock` ensures it. The system drops the lock when the process dies, however it dies,
//! so a restart after `kill -9` never waits (with a row and a heartbeat it would wait until the
//! heartbeat is stale). The database file itself is not locked this way, because closing a second
//! handle on it would drop SQLite's own locks. The lock file is left in place: removing it would
//! open a gap in which two processes lock two different files.

use std::fs::{File, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::backup::parent;
use crate::StoreError;
use crate::private::{beside, give, private_options};

/// Held while a process serves; dropping it frees the file.
#[derive(Debug)]
pub(super) struct ProcessLock {
    held: File,
}

impl ProcessLock {
    /// Takes the lock, or fails at once if another process has it.
    pub fn take(database: &Arc<Path>) -> Result<Self, StoreError> {
        let path = beside(database, ".lock");
        let file = match private_options().create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => private_options().open(&path),
            // If it cannot be given away, whoever serves from the database says that it cannot be opened.
            made => made.inspect(|file| drop(give(file, owner(database)))),
        };
        let file = file.map_err(|source| StoreError::from_io(&path, source))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { held: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(Arc::clone(database))),
            Err(TryLockError::Error(source)) => Err(StoreError::from_io(&path, source)),
        }
    }
}

impl Drop for ProcessLock {
    fn drop(&mut self) {
        // A process that is just being started has a copy of the handle until it becomes another
        // program; closing ours would leave the lock to it. If this fails, closing still frees it.
        let _ = self.held.unlock();
    }
}

/// What belongs to whoever serves from a database: its file, or else its folder.
pub(super) fn owner(database: &Path) -> &Path {
    if database.exists() { database } else { parent(database) }
}

/// The file behind a path: links are followed, so that a database has one lock and one log under
/// whatever path it is opened.
pub(super) fn real(path: &Path) -> Arc<Path> {
    let led = if path.is_symlink() { path.canonicalize().ok() } else { None };
    led.map_or_else(|| path.into(), Into::into)
}

/// Wants a file to have one name: under another one its lock and its log would be others, and what was
/// written last would be missing.
pub(super) fn sole(path: &Arc<Path>) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        let names =
            path.metadata().map_or(1, |found| if found.is_file() { found.nlink() } else { 1 });
        if names > 1 {
            return Err(StoreError::Names(Arc::clone(path)));
        }
    }
    Ok(())
}

/// Removes the second name that a restoration gave a file and that it could not take back, because it
/// was interrupted.
pub(super) fn forget_old_names(path: &Path) {
    let name = |number: u32| beside(path, &format!(".old-{number}"));
    for old in (1..).map(name).take_while(|old| old.symlink_metadata().is_ok()) {
        if !old.is_symlink() && are_same(path, &old) {
            // If it stays, opening the file says so.
            let _ = std::fs::remove_file(&old);
        }
    }
}

/// Whether two paths lead to one file.
pub(super) fn are_same(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    let found = (identity(one), identity(other));
    #[cfg(not(unix))]
    let found = (one.canonicalize(), other.canonicalize());
    matches!(found, (Ok(one), Ok(other)) if one == other)
}

/// The identity of a file, independent of its path: device and inode.
#[cfg(unix)]
pub(super) fn identity(path: &Path) -> std::io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    path.metadata().map(|found| (found.dev(), found.ino()))
}

/// Other systems do not let an open file be replaced.
#[cfg(not(unix))]
pub(super) fn identity(path: &Path) -> std::io::Result<(u64, u64)> {
    path.metadata().map(|_| (0, 0))
}
