//! An act: one thing that a person or a timer did, as one write transaction. Its key goes into the
//! inbox first and its outcome last; in between goes everything it changes and every message it
//! causes. Either all of it is durable or none of it happened.

use std::time::Instant;

use async_trait::async_trait;
use sqlx::Transaction;

use super::{Conn, Db, SqlStore};
use crate::{ActKey, BeginOutcome, Millis, Store, StoreError, UnitOfWork};

/// The write transaction of an act.
#[derive(Debug)]
pub struct SqlUnitOfWork {
    tx: Transaction<'static, Db>,
    key: ActKey,
    now: Millis,
    store: SqlStore,
    /// How many moves it has made.
    moves: u64,
    /// Set while a statement runs and cleared on success, so that a failed or cancelled step cannot
    /// be followed by a commit.
    failed: bool,
}

#[async_trait]
impl UnitOfWork for SqlUnitOfWork {
    fn now(&self) -> Millis {
        self.now
    }

    async fn commit(mut self: Box<Self>, outcome: &str) -> Result<(), StoreError> {
        let key = self.key.clone();
        let written = finish(self.conn()?, &key, outcome).await;
        self.seal(written)?;
        let Self { tx, store, moves, .. } = *self;
        let asked = Instant::now();
        store.commit_act(tx, &key).await?;
        store.measured().committed(asked.elapsed(), moves);
        Ok(())
    }
}

#[async_trait]
impl Store for SqlStore {
    async fn begin(&self, key: &ActKey, now: Millis) -> Result<BeginOutcome, StoreError> {
        let asked = Instant::now();
        let mut tx = self.write().await?;
        let received = receive(&mut tx, key, now).await.map_err(|error| self.fault(error))?;
        self.measured().begun(asked.elapsed());
        if let Some(outcome) = received {
            return Ok(BeginOutcome::Repeated(outcome));
        }
        Ok(BeginOutcome::New(Box::new(SqlUnitOfWork {
            tx,
            key: key.clone(),
            now,
            store: self.clone(),
            moves: 0,
            failed: false,
        })))
    }
}

/// Puts the key into the inbox; returns the stored outcome if it was already there.
pub(super) async fn receive(
    conn: &mut Conn,
    key: &ActKey,
    now: Millis,
) -> sqlx::Result<Option<String>> {
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

impl SqlUnitOfWork {
    /// The time of the act.
    pub(super) fn now(&self) -> Millis {
        self.now
    }

    /// Counts moves that were written.
    pub(super) fn count_moves(&mut self, moves: usize) {
        self.moves += moves as u64;
    }

    /// The connection for one step; follow it with [`Self::seal`] and the step's result.
    pub(super) fn conn(&mut self) -> Result<&mut Conn, StoreError> {
        if self.failed {
            return Err(StoreError::ActFailed);
        }
        self.failed = true;
        Ok(&mut self.tx)
    }

    /// Ends a step: the act may continue on success; an error is converted to [`StoreError`].
    pub(super) fn seal<T>(&mut self, result: sqlx::Result<T>) -> Result<T, StoreError> {
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
