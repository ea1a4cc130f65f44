//! Who looks for players.

use sqlx::Row as _;

use super::columns::plain;
use super::outbox::of_no_game;
use super::session::{SqlResult, SqlSession, all, first, run};
use super::{Row, hold_records};
use crate::limits::WAITS_KEPT;
use crate::{ChannelId, GuildId, InteractionId, MessageRef, Millis, Seek, UserId};

impl SqlSession {
    pub(super) async fn seek(&mut self, guild: GuildId, player: UserId) -> SqlResult<Option<Seek>> {
        let found = sqlx::query(
            "SELECT guild, player, channel, wants, sought_at, ends_at FROM seeks
                WHERE guild = $1 AND player = $2",
        );
        first(self.conn(), found.bind(guild.stored()).bind(player.stored()), seek).await
    }

    pub(super) async fn call(&mut self, call: InteractionId) -> SqlResult<Option<MessageRef>> {
        let found = sqlx::query("SELECT channel, message FROM calls WHERE number = $1");
        first(self.conn(), found.bind(call.stored()), of_no_game).await
    }

    pub(super) async fn waits(&mut self, guild: GuildId, limit: u32) -> SqlResult<Vec<Millis>> {
        let sql = "SELECT waited FROM waits WHERE guild = $1 ORDER BY sought_at DESC LIMIT $2";
        let found = sqlx::query(sql).bind(guild.stored()).bind(i64::from(limit));
        all(self.conn(), found, |row| row.try_get(0)).await
    }

    /// Two who look at the same time find each other, and nobody is found twice.
    pub(super) async fn seeks(&mut self, guild: GuildId) -> SqlResult<Vec<Seek>> {
        hold_records(self.conn()).await?;
        let found = sqlx::query(
            "SELECT guild, player, channel, wants, sought_at, ends_at FROM seeks
                WHERE guild = $1 ORDER BY sought_at, player",
        );
        all(self.conn(), found.bind(guild.stored()), seek).await
    }

    pub(super) async fn save_seek(&mut self, seek: &Seek) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO seeks (guild, player, channel, wants, sought_at, ends_at)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (guild, player) DO UPDATE SET channel = excluded.channel,
                    wants = excluded.wants, sought_at = excluded.sought_at,
                    ends_at = excluded.ends_at",
        )
        .bind(seek.guild.stored())
        .bind(seek.player.stored())
        .bind(seek.channel.stored())
        .bind(plain(&seek.wants))
        .bind(seek.sought_at)
        .bind(seek.ends_at);
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn end_seek(
        &mut self,
        guild: GuildId,
        player: UserId,
    ) -> SqlResult<Option<Seek>> {
        let ended = sqlx::query(
            "DELETE FROM seeks WHERE guild = $1 AND player = $2
                RETURNING guild, player, channel, wants, sought_at, ends_at",
        );
        first(self.conn(), ended.bind(guild.stored()).bind(player.stored()), seek).await
    }

    pub(super) async fn keep_wait(
        &mut self,
        guild: GuildId,
        sought_at: Millis,
        waited: Millis,
    ) -> SqlResult<()> {
        let sql = "INSERT INTO waits (guild, sought_at, waited) VALUES ($1, $2, $3)
            ON CONFLICT DO NOTHING";
        let kept = sqlx::query(sql).bind(guild.stored()).bind(sought_at).bind(waited);
        run(self.conn(), kept).await?;
        let sql = "SELECT sought_at FROM waits WHERE guild = $1
            ORDER BY sought_at DESC LIMIT 1 OFFSET $2";
        let oldest = sqlx::query(sql).bind(guild.stored()).bind(i64::from(WAITS_KEPT));
        let oldest = first(self.conn(), oldest, |row| row.try_get::<Millis, _>(0)).await?;
        let Some(oldest) = oldest else { return Ok(()) };
        let forgotten = sqlx::query("DELETE FROM waits WHERE guild = $1 AND sought_at <= $2");
        run(self.conn(), forgotten.bind(guild.stored()).bind(oldest)).await.map(drop)
    }
}

fn seek(row: &Row) -> sqlx::Result<Seek> {
    Ok(Seek {
        guild: GuildId::from_stored(row.try_get("guild")?),
        player: UserId::from_stored(row.try_get("player")?),
        channel: ChannelId::from_stored(row.try_get("channel")?),
        wants: row.try_get("wants")?,
        sought_at: row.try_get("sought_at")?,
        ends_at: row.try_get("ends_at")?,
    })
}
