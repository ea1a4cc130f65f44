//! Daily boards.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::{is_unique_violation, narrow};
use super::games::one;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore, hold_records};
use crate::{Dailies, DailyPlay, DailyWork, GuildId, ListedDaily, StoreError, UserId};

#[async_trait]
impl Dailies for SqlStore {
    async fn daily_seed(&self, day: u32) -> Result<Option<String>, StoreError> {
        let mut conn = self.reader().await?;
        seed(&mut conn, day).await.map_err(|error| self.fault(error))
    }

    async fn daily_play(&self, day: u32, player: UserId) -> Result<Option<DailyPlay>, StoreError> {
        let mut conn = self.reader().await?;
        let row = sqlx::query(
            "SELECT g.day, g.number, g.guilds, g.snapshot, g.ordinal, g.draft, g.strip, g.points,
                g.ended_at FROM daily_plays g WHERE g.day = $1 AND g.player = $2",
        )
        .bind(i64::from(day))
        .bind(player.stored())
        .fetch_optional(&mut *conn)
        .await;
        let row = row.and_then(|row| row.as_ref().map(play).transpose());
        row.map_err(|error| self.fault(error))
    }

    async fn dailies(
        &self,
        day: u32,
        guild: GuildId,
        limit: u32,
    ) -> Result<Vec<ListedDaily>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query(
            "SELECT g.day, g.number, g.guilds, g.snapshot, g.ordinal, g.draft, g.strip, g.points,
                g.ended_at, g.player, p.name
                FROM daily_plays g LEFT JOIN players p ON p.player = g.player
                WHERE g.day = $1 AND g.ended_at IS NOT NULL AND g.guilds LIKE $2
                ORDER BY g.points DESC, g.ended_at, g.number LIMIT $3",
        )
        .bind(i64::from(day))
        .bind(format!("%,{guild},%"))
        .bind(i64::from(limit))
        .fetch_all(&mut *conn)
        .await;
        let listed = |row: &Row| {
            let player: Option<i64> = row.try_get("player")?;
            let (play, name) = (play(row)?, row.try_get("name")?);
            Ok(ListedDaily { play, player: player.map(UserId::from_stored), name })
        };
        let listed = rows.and_then(|rows| rows.iter().map(listed).collect());
        listed.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl DailyWork for SqlUnitOfWork {
    async fn seed_daily(&mut self, day: u32, fresh: &str) -> Result<String, StoreError> {
        let sql = "INSERT INTO dailies (day, seed) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING";
        let done = sqlx::query(sql).bind(i64::from(day)).bind(fresh).execute(self.conn()?).await;
        self.seal(done)?;
        let found = seed(self.conn()?, day).await;
        self.seal(found)?.ok_or(StoreError::NotFound("the seed of the day"))
    }

    async fn daily_play(
        &mut self,
        day: u32,
        player: UserId,
    ) -> Result<Option<DailyPlay>, StoreError> {
        let row = sqlx::query(concat!(
            "SELECT g.day, g.number, g.guilds, g.snapshot, g.ordinal, g.draft, g.strip, g.points, ",
            "g.ended_at FROM daily_plays g WHERE g.day = $1 AND g.player = $2",
            held!()
        ))
        .bind(i64::from(day))
        .bind(player.stored())
        .fetch_optional(self.conn()?)
        .await;
        let row = row.and_then(|row| row.as_ref().map(play).transpose());
        self.seal(row)
    }

    async fn begin_daily(&mut self, player: UserId, play: &DailyPlay) -> Result<u32, StoreError> {
        // Two who begin at once have different numbers.
        let held = hold_records(self.conn()?).await;
        self.seal(held)?;
        let last = sqlx::query_scalar(
            "SELECT number FROM daily_plays WHERE day = $1 ORDER BY number DESC LIMIT 1",
        )
        .bind(i64::from(play.day))
        .fetch_optional(self.conn()?)
        .await;
        let last: Option<i64> = self.seal(last)?;
        let number = last.unwrap_or(0) + 1;
        let done = insert(self.conn()?, player, play, number).await;
        if done.as_ref().is_err_and(is_unique_violation) {
            return Err(StoreError::AlreadySeated);
        }
        self.seal(done)?;
        u32::try_from(number).map_err(|_| StoreError::NoSeatLeft)
    }

    async fn save_daily(&mut self, play: &DailyPlay) -> Result<(), StoreError> {
        let done = sqlx::query(
            "UPDATE daily_plays SET guilds = $3, snapshot = $4, ordinal = $5, draft = $6,
                strip = $7, points = $8, ended_at = $9 WHERE day = $1 AND number = $2",
        )
        .bind(i64::from(play.day))
        .bind(i64::from(play.number))
        .bind(joined(&play.guilds))
        .bind(&play.snapshot)
        .bind(i64::from(play.ordinal))
        .bind(&play.draft)
        .bind(&play.strip)
        .bind(i64::from(play.points))
        .bind(play.ended_at)
        .execute(self.conn()?)
        .await;
        one(self.seal(done)?.rows_affected(), "the daily board")
    }
}

async fn insert(
    conn: &mut Conn,
    player: UserId,
    play: &DailyPlay,
    number: i64,
) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO daily_plays (day, number, player, guilds, snapshot, ordinal, draft, strip,
            points, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(i64::from(play.day))
    .bind(number)
    .bind(player.stored())
    .bind(joined(&play.guilds))
    .bind(&play.snapshot)
    .bind(i64::from(play.ordinal))
    .bind(&play.draft)
    .bind(&play.strip)
    .bind(i64::from(play.points))
    .bind(play.ended_at)
    .execute(conn)
    .await
    .map(drop)
}

async fn seed(conn: &mut Conn, day: u32) -> sqlx::Result<Option<String>> {
    let sql = "SELECT seed FROM dailies WHERE day = $1";
    sqlx::query_scalar(sql).bind(i64::from(day)).fetch_optional(conn).await
}

/// Ids between commas, so that each is found whole.
fn joined(guilds: &[GuildId]) -> String {
    guilds.iter().fold(",".to_owned(), |all, guild| format!("{all}{guild},"))
}

fn play(row: &Row) -> sqlx::Result<DailyPlay> {
    let guilds: &str = row.try_get("guilds")?;
    Ok(DailyPlay {
        day: narrow(row, "day")?,
        number: narrow(row, "number")?,
        guilds: guilds.split(',').filter_map(|id| id.parse().ok()).map(GuildId).collect(),
        snapshot: row.try_get("snapshot")?,
        ordinal: narrow(row, "ordinal")?,
        draft: row.try_get("draft")?,
        strip: row.try_get("strip")?,
        points: narrow(row, "points")?,
        ended_at: row.try_get("ended_at")?,
    })
}
