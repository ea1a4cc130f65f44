//! Replaces a database that no process serves from with a backup. The copy is verified and
//! completed next to the database, marked with the time of its contents, and then renamed into
//! place; the replaced database is kept. So at each instant the name leads to one complete database
//! or the other.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tempfile::TempDir;

use super::Conn;
use super::backup::{PartFile, folder, parent, sync_folder};
use super::file::{self, Found};
use super::lock::{ProcessLock, are_same, owner, real};
use super::migrate;
use super::sql::marks::is_unfinished;
use super::sql::timers::RESTORED;
use super::store::SqliteStore;
use crate::private::{beside, private_options};
use crate::{Millis, StoreError};

/// The result of a restoration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The time of the last event in the copy; `None` if there never was one.
    pub of: Option<Millis>,
    /// Where the previous database is now.
    pub old: Option<PathBuf>,
    /// Whether the new file belongs to whoever had the previous one, or else has its folder.
    pub kept_owner: bool,
}

/// A copy where it can be read without leaving anything beside it.
struct ReadableCopy {
    path: Arc<Path>,
    /// Where it is if it is a copy of the copy; removed with all that is in it.
    _folder: Option<TempDir>,
}

impl SqliteStore {
    /// Replaces a database with a copy. The copy itself is not changed; in its new place it is
    /// migrated to the schema of this program.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when a process serves from the database; [`StoreError::Itself`] when the
    /// copy is the database; the errors of [`SqliteStore::open`] for a copy that is not a database, newer
    /// than the program, damaged, or unfinished. Nothing has changed in these cases.
    pub async fn restore(database: &Path, copy: &Path) -> Result<Restored, StoreError> {
        let (path, copy): (Arc<Path>, Arc<Path>) = (real(database), real(copy));
        file::prepare(&path)?;
        let _lock = ProcessLock::take(&path)?;
        if are_same(&path, &copy) {
            return Err(StoreError::Itself(copy));
        }
        if !copy.is_file() {
            return Err(StoreError::Missing(copy));
        }
        let read = readable(&copy, &path)?;
        let found = file::inspect(&read.path).await.map_err(|error| error.of_file(&copy))?;
        if found == Found::Nothing {
            return Err(StoreError::Missing(copy));
        }
        let (part, of) = complete(&path, &read.path, &copy).await?;
        let kept_owner = part.give(owner(&path)).is_ok();
        let old = match path.exists() {
            true => Some(put_aside(&path).await?),
            false => None,
        };
        part.replace()?;
        Ok(Restored { of, old, kept_owner })
    }
}

/// A log is read with an index beside it. Where nobody has made one, reading would leave it there, and a
/// journal would be played back into the file: so such a copy is read in a folder of its own.
fn readable(copy: &Arc<Path>, database: &Path) -> Result<ReadableCopy, StoreError> {
    let Some(name) = copy.file_name().filter(|_| file::has_log(copy)) else {
        return Ok(ReadableCopy { path: Arc::clone(copy), _folder: None });
    };
    // Whoever uses it has made one, and it is read together with them.
    if beside(copy, "-shm").exists() {
        return Ok(ReadableCopy { path: Arc::clone(copy), _folder: None });
    }
    let wrong = |source| StoreError::from_io(database, source);
    let folder = folder(name, parent(database)).map_err(wrong)?;
    let path = folder.path().join(name);
    for ending in ["", "-wal", "-journal"] {
        let (from, to) = (beside(copy, ending), beside(&path, ending));
        if from.exists() {
            let mut from =
                File::open(&from).map_err(|source| StoreError::from_io(&from, source))?;
            let mut to = private_options().create_new(true).open(to).map_err(wrong)?;
            std::io::copy(&mut from, &mut to).map_err(wrong)?;
        }
    }
    Ok(ReadableCopy { path: path.into(), _folder: Some(folder) })
}

/// Builds the final copy: verified, migrated and marked. It is read from `read`; errors name the `copy`.
async fn complete(
    path: &Arc<Path>,
    read: &Arc<Path>,
    copy: &Arc<Path>,
) -> Result<(PartFile, Option<Millis>), StoreError> {
    let fault = |error| StoreError::from_sqlx(copy, error);
    let reader = file::still(read).await.map_err(|error| error.of_file(copy))?;
    let sound: sqlx::Result<Vec<String>> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_all(&reader).await;
    let sound = sound.map_err(fault)?;
    if sound != ["ok"] {
        let detail = sound.join(" ").replace('\n', " ");
        return Err(StoreError::Corrupt { path: Arc::clone(copy), detail });
    }
    let part = PartFile::write(&reader, copy, path).await?;
    reader.close().await;
    let place: Arc<Path> = part.path().into();
    let writer = file::writer(&place).await?;
    // The original file serves as its backup, so no other is made.
    migrate::run(&writer, &place, Found::Nothing).await?;
    if is_unfinished(&mut *writer.acquire().await.map_err(fault)?).await.map_err(fault)? {
        writer.close().await;
        return Err(StoreError::Unfinished(Arc::clone(copy)));
    }
    let mut conn = writer.acquire().await.map_err(fault)?;
    let of = marked(&mut conn).await.map_err(fault)?;
    drop(conn);
    // Closing moves the log into the file.
    writer.close().await;
    Ok((part, of))
}

/// Marks a copy with the time of its last event.
async fn marked(conn: &mut Conn) -> sqlx::Result<Option<Millis>> {
    let of: Option<Millis> = sqlx::query_scalar(
        "SELECT MAX(at) FROM (SELECT MAX(changed_at) AS at FROM games
            UNION ALL SELECT MAX(received_at) FROM inbox
            UNION ALL SELECT MAX(created_at) FROM outbox)",
    )
    .fetch_one(&mut *conn)
    .await?;
    if let Some(of) = of {
        let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET at = excluded.at";
        sqlx::query(sql).bind(RESTORED).bind(of).execute(conn).await?;
    }
    Ok(of)
}

/// Gives the previous database a second name, along with the files that belong to it.
async fn put_aside(path: &Arc<Path>) -> Result<PathBuf, StoreError> {
    // A sound database absorbs its log; the log of a damaged one is kept next to it.
    if let Ok(writer) = file::writer(path).await {
        let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&writer).await;
        writer.close().await;
    }
    let wrong = |source| StoreError::from_io(path, source);
    let name = |number: u32| beside(path, &format!(".old-{number}"));
    let old = (1..).map(name).find(|name| name.symlink_metadata().is_err());
    let old = old.expect("the numbers do not end");
    for ending in ["", "-wal", "-journal"] {
        let (from, to) = (beside(path, ending), beside(&old, ending));
        if from.exists() {
            // Not every file system supports hard links.
            std::fs::hard_link(&from, &to)
                .or_else(|_| std::fs::copy(&from, &to).map(drop))
                .map_err(wrong)?;
        }
    }
    sync_folder(path).map_err(wrong)?;
    // The old file's log must not be mistaken for the new file's.
    for ending in ["-wal", "-shm", "-journal"] {
        match std::fs::remove_file(beside(path, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(wrong(error)),
            _ => {}
        }
    }
    Ok(old)
}
