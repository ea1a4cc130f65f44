//! Whose games are in the database: an instant whose time is the id of an application, as the marks of
//! copies are instants. So it goes with every backup and every copy.

use super::session::{SqlResult, run};
use super::{Conn, SqlStore};
use crate::{Owner, Served, StoreError};

/// The name of the mark.
const SERVED: &str = "served";

/// Whose games a database holds.
pub(crate) async fn owner_of(conn: &mut Conn) -> sqlx::Result<Owner> {
    let stored = sqlx::query_scalar("SELECT at FROM instants WHERE name = $1").bind(SERVED);
    Ok(Owner::from_stored(stored.fetch_optional(conn).await?))
}

/// Records whose games a database holds, whatever was recorded before.
async fn keep_owner(conn: &mut Conn, stored: i64) -> sqlx::Result<()> {
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
        let known = owner_of(self.reading().await?.conn()).await;
        let known = self.settle(known)?;
        known.admit(who, self.place())?;
        if known == Owner::Known(who) {
            return Ok(());
        }
        let mut session = self.writing(0).await?;
        let first = sqlx::query(FIRST).bind(SERVED).bind(who.stored()).bind(Owner::ANYBODY);
        let adopted = async {
            run(session.conn(), first).await?;
            Ok(owner_of(session.conn()).await?.admit(who, self.place())?)
        };
        let adopted: SqlResult<()> = adopted.await;
        self.finish(session, adopted).await
    }

    /// Lets whoever comes next have the database. Nobody may serve from it meanwhile.
    ///
    /// # Errors
    /// Database errors.
    pub async fn hand_over(&self) -> Result<(), StoreError> {
        let mut session = self.writing(0).await?;
        let kept = keep_owner(session.conn(), Owner::ANYBODY).await;
        self.finish(session, kept).await
    }
}
