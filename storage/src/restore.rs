//! A backup takes the place of a database that nobody serves from. The copy is checked and made
//! complete beside the database, marked with the time of which it is, and then takes its name at
//! once; what it replaces is kept. So at each instant the name leads to one whole database or to
//! the other.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::backup::{Part, sync_folder};
use crate::lock::{ProcessLock, beside, real};
use crate::sqlite::{self, Found};
use crate::{Millis, Store, StoreError, migrate};

/// The instant of which the games are, in a database that was restored and whose players do not
/// know it yet.
const RESTORED: &str = "restored";

/// What a restoration did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// When the last thing happened that the copy knows of; none if nothing ever did.
    pub of: Option<Millis>,
    /// Where the database is that was there before.
    pub old: Option<PathBuf>,
}

impl Store {
    /// Puts a copy in the place of a database. The copy itself is left as it is, and brought to
    /// the schema of this program in its new place.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when a process serves from the database; what [`Store::open`] says of
    /// a copy that is none, newer than the program or damaged. Then nothing was changed.
    pub async fn restore(database: &Path, copy: &Path) -> Result<Restored, StoreError> {
        let (path, copy): (Arc<Path>, Arc<Path>) = (real(database), real(copy));
        sqlite::prepare(&path)?;
        let _lock = ProcessLock::take(&path)?;
        if path == copy {
            return Err(StoreError::Exists(path.to_path_buf()));
        }
        if !copy.is_file() || sqlite::inspect(&copy).await? == Found::Nothing {
            return Err(StoreError::Missing(copy));
        }
        let (part, of) = complete(&path, &copy).await?;
        let old = match path.exists() {
            true => Some(put_aside(&path).await?),
            false => None,
        };
        part.replace()?;
        Ok(Restored { of, old })
    }

    /// Of when the games are, if the database was restored and this was not settled yet.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn restored(&self) -> Result<Option<Millis>, StoreError> {
        self.instant(RESTORED).await
    }

    /// Everybody knows that the database was restored.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn restored_is_told(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM instants WHERE name = $1";
        self.change(sqlx::query(sql).bind(RESTORED)).await.map(drop)
    }
}

/// The copy as it is to be: whole, of today's schema, and marked.
async fn complete(
    path: &Arc<Path>,
    copy: &Arc<Path>,
) -> Result<(Part, Option<Millis>), StoreError> {
    let fault = |error| StoreError::from_sqlx(copy, error);
    let reader = sqlite::readers(copy).await?;
    let sound: sqlx::Result<Vec<String>> =
        sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_all(&reader).await;
    let sound = sound.map_err(fault)?;
    if sound != ["ok"] {
        let detail = sound.join(" ").replace('\n', " ");
        return Err(StoreError::Corrupt { path: Arc::clone(copy), detail });
    }
    let part = Part::write(&reader, copy, path).await?;
    reader.close().await;
    let place: Arc<Path> = part.path().into();
    let writer = sqlite::writer(&place).await?;
    // Its own file is the copy of before, so no other is made.
    migrate::run(&writer, &place, Found::Nothing).await?;
    let of: Option<Millis> = sqlx::query_scalar(
        "SELECT MAX(at) FROM (SELECT MAX(changed_at) AS at FROM games
            UNION ALL SELECT MAX(received_at) FROM inbox
            UNION ALL SELECT MAX(created_at) FROM outbox)",
    )
    .fetch_one(&writer)
    .await
    .map_err(fault)?;
    if let Some(of) = of {
        let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET at = excluded.at";
        sqlx::query(sql).bind(RESTORED).bind(of).execute(&writer).await.map_err(fault)?;
    }
    // Closing moves the log into the file.
    writer.close().await;
    Ok((part, of))
}

/// Gives the database of before another name besides its own, with whatever belongs to it.
async fn put_aside(path: &Arc<Path>) -> Result<PathBuf, StoreError> {
    // A database that is sound takes its log in; of one that is not, the log is kept beside it.
    if let Ok(writer) = sqlite::writer(path).await {
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
            // Not every file system has a second name for a file.
            std::fs::hard_link(&from, &to)
                .or_else(|_| std::fs::copy(&from, &to).map(drop))
                .map_err(wrong)?;
        }
    }
    sync_folder(path).map_err(wrong)?;
    // What belongs to the old file must not be taken for the new one's.
    for ending in ["-wal", "-shm", "-journal"] {
        match std::fs::remove_file(beside(path, ending)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(wrong(error)),
            _ => {}
        }
    }
    Ok(old)
}
