//! An act: one thing that a person or a timer did, as one write transaction. Its key goes into the
//! inbox first and its outcome last; in between goes everything it changes and every message it
//! causes. Either all of it is durable or none of it happened.

use std::collections::BTreeMap;
use std::mem::replace;
use std::time::Instant;

use async_trait::async_trait;
use tokio::sync::{Mutex, MutexGuard};

use super::session::{SqlAccess, SqlFault, SqlResult, SqlSession, first, run};
use super::{Conn, SqlStore};
use crate::reads::for_each_read;
use crate::unit_of_work::for_each_write;
use crate::*;

/// The write transaction of an act.
#[derive(Debug)]
pub struct SqlUnitOfWork {
    steps: Mutex<Steps>,
    key: ActKey,
    now: Millis,
    store: SqlStore,
}

/// The steps of an act, one after the other.
#[derive(Debug)]
struct Steps {
    session: SqlSession,
    /// Set while a step runs and cleared on success, so that a failed or cancelled one cannot be
    /// followed by a commit.
    failed: bool,
}

impl SqlUnitOfWork {
    /// Begins an act, or finds the outcome of an earlier one with its key.
    pub(super) async fn begin(
        store: &SqlStore,
        key: &ActKey,
        now: Millis,
    ) -> Result<BeginOutcome, StoreError> {
        let asked = Instant::now();
        let mut session = store.writing(now).await?;
        let received = store.settle(receive(session.conn(), key, now).await)?;
        store.measured().begun(asked.elapsed());
        if let Some(outcome) = received {
            return Ok(BeginOutcome::Repeated(outcome));
        }
        let steps = Mutex::new(Steps { session, failed: false });
        Ok(BeginOutcome::New(Box::new(Self { steps, key: key.clone(), now, store: store.clone() })))
    }

    async fn finish(self, outcome: &str) -> Result<(), StoreError> {
        let mut step = self.step().await?;
        let kept = keep_outcome(step.session.conn(), &self.key, outcome).await;
        self.end(&mut step, kept)?;
        drop(step);
        let SqlSession { access, moves, .. } = self.steps.into_inner().session;
        let asked = Instant::now();
        if let SqlAccess::Act(tx) = access {
            self.store.commit_act(tx, &self.key).await?;
            self.store.measured().committed(asked.elapsed(), moves);
        }
        Ok(())
    }

    /// Begins a step; [`Self::end`] ends it.
    async fn step(&self) -> Result<MutexGuard<'_, Steps>, StoreError> {
        let mut steps = self.steps.lock().await;
        if replace(&mut steps.failed, true) { Err(StoreError::ActFailed) } else { Ok(steps) }
    }

    fn end<T>(&self, steps: &mut Steps, done: SqlResult<T>) -> Result<T, StoreError> {
        steps.failed = matches!(done, Err(SqlFault::Failed(_)));
        self.store.settle(done)
    }
}

/// Puts the key of an act into the inbox; returns the stored outcome if it was already there.
pub(crate) async fn receive(
    conn: &mut Conn,
    key: &ActKey,
    now: Millis,
) -> SqlResult<Option<String>> {
    let new = sqlx::query(
        "INSERT INTO inbox (act_key, received_at) VALUES ($1, $2)
            ON CONFLICT (act_key) DO NOTHING",
    );
    if run(conn, new.bind(key.as_str()).bind(now)).await? == 1 {
        return Ok(None);
    }
    let known = sqlx::query("SELECT COALESCE(outcome, '') FROM inbox WHERE act_key = $1");
    first(conn, known.bind(key.as_str()), |row| sqlx::Row::try_get(row, 0)).await
}

async fn keep_outcome(conn: &mut Conn, key: &ActKey, outcome: &str) -> SqlResult<()> {
    let kept = sqlx::query("UPDATE inbox SET outcome = $2 WHERE act_key = $1");
    run(conn, kept.bind(key.as_str()).bind(outcome)).await?;
    let timer = sqlx::query("DELETE FROM due WHERE act_key = $1");
    run(conn, timer.bind(key.as_str())).await.map(drop)
}

macro_rules! read_within {
    ($(
        $(#[$doc:meta])*
        async fn $read:ident(&self $(, $given:ident: $of:ty)* $(,)?) -> Result<$found:ty, StoreError>;
    )*) => {
        #[async_trait]
        impl Reads for SqlUnitOfWork {
            $(async fn $read(&self $(, $given: $of)*) -> Result<$found, StoreError> {
                let mut step = self.step().await?;
                let found = step.session.$read($($given),*).await;
                self.end(&mut step, found)
            })*
        }
    };
}

macro_rules! write_within {
    ($(
        $(#[$doc:meta])*
        async fn $write:ident(&mut self $(, $given:ident: $of:ty)* $(,)?) -> Result<$made:ty, StoreError>;
    )*) => {
        #[async_trait]
        impl UnitOfWork for SqlUnitOfWork {
            fn now(&self) -> Millis {
                self.now
            }

            async fn commit(self: Box<Self>, outcome: &str) -> Result<(), StoreError> {
                self.finish(outcome).await
            }

            $(async fn $write(&mut self $(, $given: $of)*) -> Result<$made, StoreError> {
                let mut step = self.step().await?;
                let made = step.session.$write($($given),*).await;
                self.end(&mut step, made)
            })*
        }
    };
}

for_each_read!(read_within);
for_each_write!(write_within);
