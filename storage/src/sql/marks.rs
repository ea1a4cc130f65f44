//! What a copy leaves in the database that it fills: which database it is a copy of, and whether it
//! is complete. A copy that is not complete cannot be played with, and one that was played with is
//! no copy any more. The marks are instants whose time is a number for the source.

use super::{Conn, SqlStore};
use crate::{OpenMode, Reads as _, StoreError};

/// The name of the mark of a copy that is not complete.
pub(super) const UNFINISHED: &str = "copy.unfinished";
/// The name of the mark of a copy that is complete and was not used since.
pub(super) const FINISHED: &str = "copy.finished";

/// Whether a database holds a copy that is not complete.
pub(crate) async fn is_unfinished(conn: &mut Conn) -> sqlx::Result<bool> {
    let query = sqlx::query("SELECT at FROM instants WHERE name = $1").bind(UNFINISHED);
    Ok(query.fetch_optional(conn).await?.is_some())
}

impl SqlStore {
    /// Refuses a half-filled database, and forgets that one was a copy when it is put to use.
    pub(crate) async fn judge_copy(&self, mode: OpenMode) -> Result<(), StoreError> {
        if mode == OpenMode::CopyTo {
            return Ok(());
        }
        if self.instant(UNFINISHED).await?.is_some() {
            return Err(StoreError::Unfinished(self.place().clone()));
        }
        if mode == OpenMode::Serve && self.instant(FINISHED).await?.is_some() {
            let sql = "DELETE FROM instants WHERE name = $1";
            self.change(sqlx::query(sql).bind(FINISHED)).await?;
        }
        Ok(())
    }
}
