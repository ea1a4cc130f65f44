//! Timers and named instants.

use sqlx::Row as _;

use super::columns::narrow;
use super::session::{SqlResult, SqlSession, all, first, run};
use crate::{ActKey, GameId, Millis, Timer};

/// The time of the games in a restored database, until its players have been told.
pub(crate) const RESTORED: &str = "restored";

impl SqlSession {
    pub(super) async fn instant(&mut self, name: &str) -> SqlResult<Option<Millis>> {
        let found = sqlx::query("SELECT at FROM instants WHERE name = $1").bind(name);
        first(self.conn(), found, |row| row.try_get(0)).await
    }

    pub(super) async fn keep_instant(&mut self, name: &str, at: Millis) -> SqlResult<()> {
        let sql = "INSERT INTO instants (name, at) VALUES ($1, $2)
            ON CONFLICT (name) DO UPDATE SET at = excluded.at";
        run(self.conn(), sqlx::query(sql).bind(name).bind(at)).await.map(drop)
    }

    pub(super) async fn restored(&mut self) -> SqlResult<Option<Millis>> {
        self.instant(RESTORED).await
    }

    pub(super) async fn next_due(&mut self) -> SqlResult<Option<Millis>> {
        let next = sqlx::query_scalar(
            "SELECT MIN(free.due_at) FROM (
                SELECT MIN(due_at) AS due_at FROM due WHERE lease_until = 0
                UNION ALL
                SELECT MIN(CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END)
                    FROM due WHERE lease_until > 0) free",
        );
        Ok(next.fetch_one(self.conn()).await?)
    }

    pub(super) async fn claim_due(
        &mut self,
        holder: i64,
        lease_ms: Millis,
        limit: u32,
    ) -> SqlResult<Vec<Timer>> {
        let claimed = sqlx::query(concat!(
            "WITH free AS MATERIALIZED (
                SELECT act_key FROM due WHERE due_at <= $1 AND lease_until <= $1
                ORDER BY due_at, act_key LIMIT $3",
            unless_taken!(),
            ") UPDATE due SET lease_until = $2, holder = $4
                WHERE act_key IN (SELECT act_key FROM free)
                RETURNING kind, game, ordinal, due_at"
        ))
        .bind(self.now)
        .bind(self.now + lease_ms)
        .bind(i64::from(limit))
        .bind(holder);
        let mut claimed = all(self.conn(), claimed, |row| {
            Ok(Timer {
                kind: row.try_get("kind")?,
                game: GameId(row.try_get("game")?),
                ordinal: narrow(row, "ordinal")?,
                due_at: row.try_get("due_at")?,
            })
        })
        .await?;
        claimed.sort_by_key(|timer| timer.due_at);
        Ok(claimed)
    }

    pub(super) async fn keep_claimed(
        &mut self,
        holder: i64,
        timer: &ActKey,
        until: Millis,
    ) -> SqlResult<()> {
        let sql = "UPDATE due SET lease_until = $2
            WHERE act_key = $1 AND holder = $3 AND lease_until > 0";
        let kept = sqlx::query(sql).bind(timer.as_str()).bind(until).bind(holder);
        run(self.conn(), kept).await.map(drop)
    }

    pub(super) async fn schedule(&mut self, timer: &Timer) -> SqlResult<()> {
        let key = timer.key();
        let set = sqlx::query(
            "INSERT INTO due (act_key, kind, game, ordinal, due_at) SELECT $1, $2, $3, $4, $5
                WHERE NOT EXISTS (SELECT 1 FROM inbox WHERE act_key = $1)
                ON CONFLICT (act_key) DO UPDATE SET due_at = excluded.due_at, lease_until = 0",
        )
        .bind(key.as_str())
        .bind(&timer.kind)
        .bind(timer.game.0)
        .bind(i64::from(timer.ordinal))
        .bind(timer.due_at);
        run(self.conn(), set).await.map(drop)
    }

    pub(super) async fn unschedule(&mut self, game: GameId, kind: &str) -> SqlResult<()> {
        let sql = "DELETE FROM due WHERE game = $1 AND (kind = $2 OR kind LIKE $2 || '.%')";
        run(self.conn(), sqlx::query(sql).bind(game.0).bind(kind)).await.map(drop)
    }

    pub(super) async fn postpone(&mut self, kind: &str, by: Millis) -> SqlResult<()> {
        let sql = "UPDATE due SET due_at = due_at + $2 WHERE kind = $1 OR kind LIKE $1 || '.%'";
        run(self.conn(), sqlx::query(sql).bind(kind).bind(by)).await.map(drop)
    }

    pub(super) async fn clock_went_back(&mut self, now: Millis, by: Millis) -> SqlResult<()> {
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
            run(self.conn(), sqlx::query(sql).bind(now).bind(by)).await?;
        }
        Ok(())
    }
}
