//! Whose games are in the database: an instant whose time is the id of an application, as the marks of
//! copies are instants. So it goes with every backup and every copy.

use super::{Conn, SqlStore};
use crate::{Owner, Served, StoreError};

/// The name of the mark.
const SERVED: &str = "served";

/// Whose games a database holds.
pub(super) async fn owner_of(conn: &mut Conn) -> sqlx::Result<Owner> {
    let stored = sqlx::query_scalar("SELECT at FROM instants WHERE name = $1").bind(SERVED);
    let stored: Option<i64> = stored.fetch_optional(&mut *conn).await?;
    let last: Option<i64> = sqlx::query_scalar("SELECT MAX(id) FROM games").fetch_one(conn).await?;
    Ok(Owner::from_stored(stored, last.is_some()))
}

/// Records whose games a database holds, whatever was recorded before.
pub(super) async fn keep_owner(conn: &mut Conn, stored: i64) -> sqlx::Result<()> {
    let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET at = excluded.at";
    sqlx::query(sql).bind(SERVED).bind(stored).execute(conn).await.map(drop)
}

impl SqlStore {
    /// Records whom this process serves, unless somebody else's games are here.
    ///
    /// # Errors
    /// [`StoreError::OtherOwner`]; nothing has changed then.
    pub async fn adopt(&self, who: Served) -> Result<(), StoreError> {
        // Where nobody is recorded, one of several processes is first.
        const FIRST: &str = "INSERT INTO instants (name, at) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE instants.at = $3";
        let known =
            owner_of(&mut *self.reader().await?).await.map_err(|error| self.fault(error))?;
        known.admit(who, self.place())?;
        if known == Owner::Known(who) {
            return Ok(());
        }
        let mut tx = self.write().await?;
        let first = sqlx::query(FIRST).bind(SERVED).bind(who.stored()).bind(Owner::ANYBODY);
        first.execute(&mut *tx).await.map_err(|error| self.fault(error))?;
        let known = owner_of(&mut tx).await.map_err(|error| self.fault(error))?;
        known.admit(who, self.place())?;
        self.commit(tx).await
    }

    /// Lets whoever comes next have the database. Nobody may serve from it meanwhile.
    ///
    /// # Errors
    /// Database errors.
    pub async fn hand_over(&self) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let kept = keep_owner(&mut tx, Owner::ANYBODY).await;
        kept.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }
}
