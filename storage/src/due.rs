//! Timers: the draw after the grace period, later reminders and time-outs. A timer belongs to one
//! state of a game and is void when the game moves on. Its instant is stored, so no restart and no
//! clock jump loses it, and it is handled in an act with its own key, so it never fires twice.

use sqlx::Row as _;

use crate::sqlite::{Conn, Row};
use crate::store::narrow;
use crate::{Act, ActKey, GameId, Millis, Store, StoreError};

/// A timer that has come due.
///
/// To handle it, begin an act with [`Due::key`] and commit it, even if there was nothing left to
/// do: committing removes the timer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The caller's name for what is to happen.
    pub kind: String,
    /// The game.
    pub game: GameId,
    /// The state of the game for which it was set.
    pub ordinal: u32,
    /// When it is due.
    pub due_at: Millis,
}

impl Due {
    /// The key of the act that handles it.
    pub fn key(&self) -> ActKey {
        ActKey::timer(&self.kind, self.game, self.ordinal)
    }
}

/// Setting timers.
///
/// # Errors
/// Database errors.
impl Act {
    /// Sets or resets a timer: there is one for each kind, game and ordinal. A timer that was
    /// already handled is not set again: it would fire for ever, and its act would never be new.
    pub async fn schedule(&mut self, due: &Due) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO due (act_key, kind, game, ordinal, due_at) SELECT $1, $2, $3, $4, $5
                WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE act_key = $1)
                ON CONFLICT (act_key) DO UPDATE SET due_at = excluded.due_at, lease_until = 0",
        )
        .bind(due.key().as_str())
        .bind(&due.kind)
        .bind(due.game.0)
        .bind(i64::from(due.ordinal))
        .bind(due.due_at)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    /// Cancels all timers of a game that are of a kind or of its dotted subkinds.
    pub async fn unschedule(&mut self, game: GameId, kind: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM due WHERE game = $1 AND (kind = $2 OR kind LIKE $2 || '.%')";
        let done = sqlx::query(sql).bind(game.0).bind(kind).execute(self.conn()?).await;
        self.seal(done).map(drop)
    }
}

/// Named instants that outlive the process.
///
/// # Errors
/// Database errors.
impl Act {
    /// Delays all timers of a kind and of its dotted subkinds.
    pub async fn postpone(&mut self, kind: &str, by: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE due SET due_at = due_at + $2 WHERE kind = $1 OR kind LIKE $1 || '.%'";
        let done = sqlx::query(sql).bind(kind).bind(by).execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    /// The instant stored under a name.
    pub async fn instant(&mut self, name: &str) -> Result<Option<Millis>, StoreError> {
        let found = sqlx::query_scalar("SELECT at FROM instants WHERE name = $1")
            .bind(name)
            .fetch_optional(self.conn()?)
            .await;
        self.seal(found)
    }

    /// Stores an instant under a name.
    pub async fn keep_instant(&mut self, name: &str, at: Millis) -> Result<(), StoreError> {
        let done = keep_instant(self.conn()?, name, at).await;
        self.seal(done)
    }
}

/// Named instants that outlive the process.
///
/// # Errors
/// Database errors.
impl Store {
    /// The instant stored under a name.
    pub async fn instant(&self, name: &str) -> Result<Option<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar("SELECT at FROM instants WHERE name = $1")
            .bind(name)
            .fetch_optional(&mut *conn)
            .await
            .map_err(|error| self.fault(error))
    }

    /// Stores an instant under a name, in a transaction of its own.
    pub async fn keep_instant(&self, name: &str, at: Millis) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        keep_instant(&mut tx, name, at).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }
}

async fn keep_instant(conn: &mut Conn, name: &str, at: Millis) -> sqlx::Result<()> {
    let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET at = excluded.at";
    sqlx::query(sql).bind(name).bind(at).execute(conn).await?;
    Ok(())
}

/// Adjustments after a clock jump.
///
/// # Errors
/// Database errors.
impl Store {
    /// The clock went back by `by` milliseconds and is now at `now`: outbox rows and leases wait no
    /// longer than they would have. Deadlines are instants and stay.
    pub async fn clock_went_back(&self, now: Millis, by: Millis) -> Result<(), StoreError> {
        const LATER: [&str; 3] = [
            "UPDATE outbox SET not_before = MAX(not_before - $2, $1)
                WHERE state = 'waiting' AND not_before > $1",
            "UPDATE outbox SET lease_until = MAX(lease_until - $2, $1) WHERE lease_until > $1",
            "UPDATE due SET lease_until = MAX(lease_until - $2, $1) WHERE lease_until > $1",
        ];
        let mut tx = self.write().await?;
        for sql in LATER {
            let done = sqlx::query(sql).bind(now).bind(by).execute(&mut *tx).await;
            done.map_err(|error| self.fault(error))?;
        }
        self.commit(tx).await
    }
}

/// Waiting for timers.
///
/// # Errors
/// Database errors.
impl Store {
    /// Claims up to `limit` due timers, the earliest first, for `lease_ms` milliseconds; a timer
    /// that was not handled by then is given out again.
    pub async fn claim_due(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Due>, StoreError> {
        let mut tx = self.write().await?;
        let claimed = claim(&mut tx, now, lease_ms, limit).await;
        let claimed = claimed.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(claimed)
    }

    /// When the next timer can be claimed; `None` when none is set. It may be in the past.
    pub async fn next_due(&self) -> Result<Option<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar(
            "SELECT MIN(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END) FROM due",
        )
        .fetch_one(&mut *conn)
        .await
        .map_err(|error| self.fault(error))
    }
}

async fn claim(
    conn: &mut Conn,
    now: Millis,
    lease_ms: Millis,
    limit: u32,
) -> sqlx::Result<Vec<Due>> {
    let rows = sqlx::query(
        "UPDATE due SET lease_until = $2 WHERE act_key IN (
            SELECT act_key FROM due WHERE due_at <= $1 AND lease_until <= $1
            ORDER BY due_at, act_key LIMIT $3)
        RETURNING kind, game, ordinal, due_at",
    )
    .bind(now)
    .bind(now + lease_ms)
    .bind(i64::from(limit))
    .fetch_all(conn)
    .await?;
    let due = |row: &Row| {
        Ok(Due {
            kind: row.try_get("kind")?,
            game: GameId(row.try_get("game")?),
            ordinal: narrow(row, "ordinal")?,
            due_at: row.try_get("due_at")?,
        })
    };
    let mut claimed = rows.iter().map(due).collect::<sqlx::Result<Vec<_>>>()?;
    claimed.sort_by_key(|due| due.due_at);
    Ok(claimed)
}
