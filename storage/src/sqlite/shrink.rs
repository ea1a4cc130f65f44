//! Giving free pages of the file back to the system. What is deleted leaves free pages, which new
//! rows fill; only when much more is free than play needs is the file made smaller.

use super::store::SqliteStore;
use crate::StoreError;

/// How many pages are given back in one transaction, so that nobody waits for it long.
const AT_ONCE: i64 = 256;

/// How many free pages stay in the file at least: 16 MiB.
const FREE_KEPT: i64 = 4_096;

impl SqliteStore {
    /// Gives pages back while more than a quarter of the file is free; returns how many. A file that
    /// another program wrote (a dump) can do that after [`compact`](Self::compact).
    pub(super) async fn shrink(&self) -> Result<u64, StoreError> {
        let (pages, mut free) = self.pages().await?;
        let kept = FREE_KEPT.max(pages / 4);
        let mut freed = 0;
        while free > kept {
            let mut tx = self.write().await?;
            let sql = format!("PRAGMA incremental_vacuum({})", AT_ONCE.min(free - kept));
            let vacuumed = sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut *tx).await;
            self.settle(vacuumed)?;
            self.commit(tx).await?;
            let (_, left) = self.pages().await?;
            if left >= free {
                break;
            }
            freed += (free - left).cast_unsigned();
            free = left;
        }
        Ok(freed)
    }

    /// Writes the whole file anew without free pages; from then on it can become smaller by itself,
    /// also if another program wrote it. Nobody can write meanwhile, and it takes as much room again as what
    /// is kept, twice: beside the file, and in the folder for temporary files.
    ///
    /// # Errors
    /// Database errors, and a full disk ([`StoreError::File`]), which names both places; the file is
    /// then as it was.
    pub async fn compact(&self) -> Result<(), StoreError> {
        let Some(writer) = &self.inner.writer else {
            return Err(StoreError::ReadOnly(self.place().clone()));
        };
        let mut conn = self.settle(writer.acquire().await)?;
        // The connection keeps the wish until the file is written anew: one of another program may have
        // the mode 0.
        for sql in ["PRAGMA auto_vacuum = INCREMENTAL", "VACUUM"] {
            let done = sqlx::query(sql).execute(&mut *conn).await;
            done.map_err(|error| no_room(self.fault(error)))?;
        }
        drop(conn);
        self.wipe_log().await.map(drop)
    }

    /// How many pages the file has, and how many of them are free.
    async fn pages(&self) -> Result<(i64, i64), StoreError> {
        let mut conn = self.reader().await?;
        let mut pragma = async |sql: &'static str| {
            let read = sqlx::query_scalar(sql).fetch_one(&mut *conn).await;
            self.settle(read)
        };
        Ok((pragma("PRAGMA page_count").await?, pragma("PRAGMA freelist_count").await?))
    }
}

/// Says of a full disk where the room is needed: SQLite does not say which of the places is full.
fn no_room(error: StoreError) -> StoreError {
    match error {
        StoreError::Full(path) => {
            let why = "no room is left on the disk: what is kept is written once beside the file \
                and once to the folder for temporary files: make room, or set SQLITE_TMPDIR";
            let source = std::io::Error::new(std::io::ErrorKind::StorageFull, why);
            StoreError::File { path: path.to_path_buf(), source }
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_full_disk_is_told_with_both_places() {
        let path = Path::new("carcas.sqlite");
        let line = no_room(StoreError::Full(path.into())).to_string();
        assert!(
            line.starts_with("carcas.sqlite: no room") && line.contains("SQLITE_TMPDIR"),
            "{line}"
        );
        assert!(matches!(no_room(StoreError::Busy(path.into())), StoreError::Busy(_)));
    }
}
