//! Timers and named instants.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::narrow;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::{ActKey, GameId, Millis, StoreError, Timer, TimerWork, Timers};

#[async_trait]
impl Timers for SqlStore {
    async fn instant(&self, name: &str) -> Result<Option<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar("SELECT at FROM instants WHERE name = $1")
            .bind(name)
            .fetch_optional(&mut *conn)
            .await
            .map_err(|error| self.fault(error))
    }

    async fn keep_instant(&self, name: &str, at: Millis) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        keep_instant(&mut tx, name, at).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }

    async fn server_clock(&self) -> Result<Option<Millis>, StoreError> {
        let Some(sql) = super::CLOCK else { return Ok(None) };
        let mut conn = self.reader().await?;
        let now = sqlx::query_scalar(sql).fetch_one(&mut *conn).await;
        now.map(Some).map_err(|error| self.fault(error))
    }

    async fn claim_due(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Timer>, StoreError> {
        let mut tx = self.write().await?;
        let claimed = claim(&mut tx, self.process(), (now, lease_ms), limit).await;
        let claimed = claimed.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(claimed)
    }

    async fn keep_claimed(&self, timer: &ActKey, until: Millis) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let sql = "UPDATE due SET lease_until = $2
            WHERE act_key = $1 AND holder = $3 AND lease_until > 0";
        let kept = sqlx::query(sql).bind(timer.as_str()).bind(until).bind(self.process());
        kept.execute(&mut *tx).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }

    async fn next_due(&self) -> Result<Option<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar(
            "SELECT MIN(free.due_at) FROM (
                SELECT MIN(due_at) AS due_at FROM due WHERE lease_until = 0
                UNION ALL
                SELECT MIN(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END)
                    FROM due WHERE lease_until > 0) free",
        )
        .fetch_one(&mut *conn)
        .await
        .map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl TimerWork for SqlUnitOfWork {
    async fn schedule(&mut self, timer: &Timer) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO due (act_key, kind, game, ordinal, due_at) SELECT $1, $2, $3, $4, $5
                WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE act_key = $1)
                ON CONFLICT (act_key) DO UPDATE SET due_at = excluded.due_at, lease_until = 0",
        )
        .bind(timer.key().as_str())
        .bind(&timer.kind)
        .bind(timer.game.0)
        .bind(i64::from(timer.ordinal))
        .bind(timer.due_at)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn unschedule(&mut self, game: GameId, kind: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM due WHERE game = $1 AND (kind = $2 OR kind LIKE $2 || '.%')";
        let done = sqlx::query(sql).bind(game.0).bind(kind).execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn postpone(&mut self, kind: &str, by: Millis) -> Result<(), StoreError> {
        let sql = "UPDATE due SET due_at = due_at + $2 WHERE kind = $1 OR kind LIKE $1 || '.%'";
        let done = sqlx::query(sql).bind(kind).bind(by).execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn clock_went_back(&mut self, now: Millis, by: Millis) -> Result<(), StoreError> {
        const LATER: [&str; 3] = [
            "UPDATE outbox SET
                    not_before = CASE WHEN not_before - $2 > $1 THEN not_before - $2 ELSE $1 END
                WHERE state = 'waiting' AND not_before > $1",
            "UPDATE outbox SET
                    lease_until = CASE WHEN lease_until - $2 > $1 THEN lease_until - $2 ELSE $1 END
                WHERE (state = 'waiting' OR lease_until > 0) AND lease_until > $1",
            "UPDATE due SET
                    lease_until = CASE WHEN lease_until - $2 > $1 THEN lease_until - $2 ELSE $1 END
                WHERE lease_until > $1",
        ];
        for sql in LATER {
            let done = sqlx::query(sql).bind(now).bind(by).execute(self.conn()?).await;
            self.seal(done)?;
        }
        Ok(())
    }

    async fn instant(&mut self, name: &str) -> Result<Option<Millis>, StoreError> {
        let found = sqlx::query_scalar("SELECT at FROM instants WHERE name = $1")
            .bind(name)
            .fetch_optional(self.conn()?)
            .await;
        self.seal(found)
    }

    async fn keep_instant(&mut self, name: &str, at: Millis) -> Result<(), StoreError> {
        let done = keep_instant(self.conn()?, name, at).await;
        self.seal(done)
    }
}

async fn keep_instant(conn: &mut Conn, name: &str, at: Millis) -> sqlx::Result<()> {
    let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET at = excluded.at";
    sqlx::query(sql).bind(name).bind(at).execute(conn).await?;
    Ok(())
}

async fn claim(
    conn: &mut Conn,
    holder: i64,
    (now, lease_ms): (Millis, Millis),
    limit: u32,
) -> sqlx::Result<Vec<Timer>> {
    let rows = sqlx::query(concat!(
        "WITH free AS MATERIALIZED (
            SELECT act_key FROM due WHERE due_at <= $1 AND lease_until <= $1
            ORDER BY due_at, act_key LIMIT $3",
        unless_taken!(),
        ") UPDATE due SET lease_until = $2, holder = $4 WHERE act_key IN (SELECT act_key FROM free)
        RETURNING kind, game, ordinal, due_at"
    ))
    .bind(now)
    .bind(now + lease_ms)
    .bind(i64::from(limit))
    .bind(holder)
    .fetch_all(conn)
    .await?;
    let timer = |row: &Row| {
        Ok(Timer {
            kind: row.try_get("kind")?,
            game: GameId(row.try_get("game")?),
            ordinal: narrow(row, "ordinal")?,
            due_at: row.try_get("due_at")?,
        })
    };
    let mut claimed = rows.iter().map(timer).collect::<sqlx::Result<Vec<_>>>()?;
    claimed.sort_by_key(|timer| timer.due_at);
    Ok(claimed)
}
