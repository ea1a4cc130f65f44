//! An act: one thing that a person or a timer did, as one write transaction. Its key goes into the
//! inbox first and its outcome last; in between goes everything it changes and every message it
//! causes. Either all of it is durable or none of it happened.

use crate::sqlite::{Conn, Tx};
use crate::{ActKey, Millis, Store, StoreError};

/// The result of beginning an act.
#[derive(Debug)]
pub enum Begun {
    /// The act was already committed, with this outcome.
    Repeated(String),
    /// The act is new: carry it out and commit it, or drop it.
    New(Act),
}

/// A write transaction. Its methods are defined in the modules whose tables they write. Only one
/// act exists at a time and the next one waits for it, so do nothing slow while holding one, and
/// never begin a second one in the same task.
///
/// Dropping an act without [`Act::commit`] rolls it back. After a database error the act can only
/// be dropped ([`StoreError::ActFailed`]): half an act is never committed.
#[derive(Debug)]
pub struct Act {
    tx: Tx,
    key: ActKey,
    now: Millis,
    store: Store,
    /// Set while a statement runs and cleared on success, so that a failed or cancelled step cannot
    /// be followed by a commit.
    failed: bool,
}

impl Store {
    /// Begins an act, or finds that it was already done. `now` is the timestamp for everything in
    /// the act, in unix milliseconds.
    ///
    /// # Errors
    /// [`StoreError::Busy`] after several tries, [`StoreError::Full`], [`StoreError::ReadOnly`] and
    /// database errors.
    pub async fn begin(&self, key: &ActKey, now: Millis) -> Result<Begun, StoreError> {
        let mut tx = self.write().await?;
        let received = receive(&mut tx, key, now).await.map_err(|error| self.fault(error))?;
        if let Some(outcome) = received {
            return Ok(Begun::Repeated(outcome));
        }
        Ok(Begun::New(Act { tx, key: key.clone(), now, store: self.clone(), failed: false }))
    }
}

/// Puts the key into the inbox; returns the stored outcome if it was already there.
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

    /// Makes the act durable, together with the outcome to return if it is repeated. A timer under
    /// the key of this act is removed. Acknowledge only after this has returned.
    ///
    /// # Errors
    /// [`StoreError::InDoubt`] when it is unknown whether the act was committed;
    /// [`StoreError::Full`] and other database errors: then nothing of the act has happened.
    pub async fn commit(mut self, outcome: &str) -> Result<(), StoreError> {
        let key = self.key.clone();
        let written = finish(self.conn()?, &key, outcome).await;
        self.seal(written)?;
        let Self { tx, store, .. } = self;
        store.commit(tx).await
    }

    /// The connection for one step; follow it with [`Act::seal`] and the step's result.
    pub(crate) fn conn(&mut self) -> Result<&mut Conn, StoreError> {
        if self.failed {
            return Err(StoreError::ActFailed);
        }
        self.failed = true;
        Ok(&mut self.tx)
    }

    /// Ends a step: the act may continue on success; an error is converted to [`StoreError`].
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
