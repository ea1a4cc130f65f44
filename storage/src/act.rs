//! An act: one thing that somebody did (or that a timer did), as one write transaction. Its key
//! goes into the inbox first, its outcome last; in between everything it changes and everything
//! it says. Either all of it is durable or none of it ever happened.

use crate::sqlite::{Conn, Tx};
use crate::{ActKey, Millis, Store, StoreError};

/// What came of beginning an act.
#[derive(Debug)]
pub enum Begun {
    /// The act was committed before; this is the outcome it was committed with.
    Repeated(String),
    /// The act is new: do it and commit it, or drop it.
    New(Act),
}

/// A write transaction. Methods are spread over the modules of what they write. One act exists
/// at a time and the next waits for it, so do nothing slow while holding one, and never begin
/// a second one in the same task.
///
/// Dropping an act without [`Act::commit`] undoes all of it. After an error of the database the
/// act refuses everything but being dropped ([`StoreError::ActFailed`]): half an act is never
/// committed.
#[derive(Debug)]
pub struct Act {
    tx: Tx,
    key: ActKey,
    now: Millis,
    store: Store,
    /// Set while a statement runs and cleared when it went well, so that a failed or a cancelled
    /// step cannot be followed by a commit.
    failed: bool,
}

impl Store {
    /// Begins an act, or finds that it was done before. `now` is the time that everything in the
    /// act is dated with, in unix milliseconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] after several tries, [`StoreError::Full`], [`StoreError::ReadOnly`]
    /// and those of the database.
    pub async fn begin(&self, key: &ActKey, now: Millis) -> Result<Begun, StoreError> {
        let mut tx = self.write().await?;
        let received = receive(&mut tx, key, now).await.map_err(|error| self.fault(error))?;
        if let Some(outcome) = received {
            return Ok(Begun::Repeated(outcome));
        }
        Ok(Begun::New(Act { tx, key: key.clone(), now, store: self.clone(), failed: false }))
    }
}

/// Puts the key into the inbox; gives the outcome if it was there.
async fn receive(conn: &mut Conn, key: &ActKey, now: Millis) -> sqlx::Result<Option<String>> {
    let new = sqlx::query(
        "INSERT INTO inbox (act_key, received_at) VALUES ($1, $2)
            ON CONFLICT (act_key) DO NOTHING",
    )
    .bind(key.as_str())
    .bind(now)
    .execute(&mut *conn)
    .await?;
    if new.rows_affected() == 1 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT COALESCE(outcome, '') FROM inbox WHERE act_key = $1")
        .bind(key.as_str())
        .fetch_optional(conn)
        .await
}

impl Act {
    /// The time of the act, as given to [`Store::begin`].
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Makes the act durable, with the outcome that a repetition is answered with. A timer under
    /// the key of this act is done with. Acknowledge only after this returned.
    ///
    /// # Errors
    /// [`StoreError::InDoubt`] when nobody knows whether it is; [`StoreError::Full`] and those of
    /// the database: then nothing of the act has happened.
    pub async fn commit(mut self, outcome: &str) -> Result<(), StoreError> {
        let key = self.key.clone();
        let written = finish(self.conn()?, &key, outcome).await;
        self.seal(written)?;
        let Self { tx, store, .. } = self;
        store.commit(tx).await
    }

    /// The connection for one step; [`Act::seal`] must follow with the step's result.
    pub(crate) fn conn(&mut self) -> Result<&mut Conn, StoreError> {
        if self.failed {
            return Err(StoreError::ActFailed);
        }
        self.failed = true;
        Ok(&mut self.tx)
    }

    /// Ends a step: lets the act go on if it went well, sorts the error if it did not.
    pub(crate) fn seal<T>(&mut self, result: sqlx::Result<T>) -> Result<T, StoreError> {
        let value = result.map_err(|error| self.store.fault(error))?;
        self.failed = false;
        Ok(value)
    }
}

async fn finish(conn: &mut Conn, key: &ActKey, outcome: &str) -> sqlx::Result<()> {
    sqlx::query("UPDATE inbox SET outcome = $2 WHERE act_key = $1")
        .bind(key.as_str())
        .bind(outcome)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM due WHERE act_key = $1").bind(key.as_str()).execute(conn).await?;
    Ok(())
}
