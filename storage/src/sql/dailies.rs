//! Daily boards.

use sqlx::Row as _;

use super::columns::narrow;
use super::session::{SqlResult, SqlSession, all, changed, first, run};
use super::{Row, hold_records};
use crate::{DailyPlay, GuildId, ListedDaily, StoreError, UserId};

macro_rules! play_columns {
    () => {
        "g.day, g.number, g.guilds, g.snapshot, g.ordinal, g.draft, g.strip, g.points, g.ended_at"
    };
}

impl SqlSession {
    pub(super) async fn daily_seed(&mut self, day: u32) -> SqlResult<Option<String>> {
        let seed = sqlx::query("SELECT seed FROM dailies WHERE day = $1").bind(i64::from(day));
        first(self.conn(), seed, |row| row.try_get(0)).await
    }

    pub(super) async fn daily_play(
        &mut self,
        day: u32,
        player: UserId,
    ) -> SqlResult<Option<DailyPlay>> {
        let sql = held_in_act!(
            self,
            concat!(
                "SELECT ",
                play_columns!(),
                " FROM daily_plays g WHERE g.day = $1 AND g.player = $2"
            )
        );
        let found = sqlx::query(sql).bind(i64::from(day)).bind(player.stored());
        first(self.conn(), found, play).await
    }

    pub(super) async fn dailies(
        &mut self,
        day: u32,
        guild: GuildId,
        limit: u32,
    ) -> SqlResult<Vec<ListedDaily>> {
        let found = sqlx::query(concat!(
            "SELECT ",
            play_columns!(),
            ", g.player, p.name FROM daily_plays g LEFT JOIN players p ON p.player = g.player
                WHERE g.day = $1 AND g.ended_at IS NOT NULL AND g.guilds LIKE $2
                ORDER BY g.points DESC, g.ended_at, g.number LIMIT $3"
        ))
        .bind(i64::from(day))
        .bind(format!("%,{guild},%"))
        .bind(i64::from(limit));
        all(self.conn(), found, |row| {
            let player: Option<i64> = row.try_get("player")?;
            let (play, name) = (play(row)?, row.try_get("name")?);
            Ok(ListedDaily { play, player: player.map(UserId::from_stored), name })
        })
        .await
    }

    pub(super) async fn seed_daily(&mut self, day: u32, fresh: &str) -> SqlResult<String> {
        let sql = "INSERT INTO dailies (day, seed) VALUES ($1, $2) ON CONFLICT (day) DO NOTHING";
        run(self.conn(), sqlx::query(sql).bind(i64::from(day)).bind(fresh)).await?;
        let seed = self.daily_seed(day).await?;
        seed.ok_or(StoreError::NotFound("the seed of the day").into())
    }

    pub(super) async fn begin_daily(&mut self, player: UserId, play: &DailyPlay) -> SqlResult<u32> {
        // Two who begin at once have different numbers.
        hold_records(self.conn()).await?;
        let last = "SELECT number FROM daily_plays WHERE day = $1 ORDER BY number DESC LIMIT 1";
        let last = sqlx::query(last).bind(i64::from(play.day));
        let number = first(self.conn(), last, |row| row.try_get(0)).await?.unwrap_or(0_i64) + 1;
        let begun = sqlx::query(
            "INSERT INTO daily_plays (day, number, player, guilds, snapshot, ordinal, draft, strip,
                points, ended_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
                ON CONFLICT DO NOTHING",
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
        .bind(play.ended_at);
        if run(self.conn(), begun).await? == 0 {
            return Err(StoreError::AlreadySeated.into());
        }
        u32::try_from(number).map_err(|_| StoreError::NoSeatLeft.into())
    }

    pub(super) async fn save_daily(&mut self, play: &DailyPlay) -> SqlResult<()> {
        let saved = sqlx::query(
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
        .bind(play.ended_at);
        changed(run(self.conn(), saved).await?, "the daily board")
    }
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
