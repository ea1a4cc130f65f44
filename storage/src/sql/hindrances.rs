//! What keeps messages out of channels.

use sqlx::Row as _;

use super::session::{SqlResult, SqlSession, all, first, run};
use crate::{ChannelId, GuildId, Hindrance};

impl SqlSession {
    pub(super) async fn hindrance(&mut self, channel: ChannelId) -> SqlResult<Option<Hindrance>> {
        let sql = "SELECT channel, guild, lacks, since, said_at, said_in FROM hindrances WHERE channel = $1";
        first(self.conn(), sqlx::query(sql).bind(channel.stored()), |row| {
            let guild: Option<i64> = row.try_get("guild")?;
            Ok(Hindrance {
                channel: ChannelId::from_stored(row.try_get("channel")?),
                guild: guild.map(GuildId::from_stored),
                lacks: row.try_get::<i64, _>("lacks")?.cast_unsigned(),
                since: row.try_get("since")?,
                said_at: row.try_get("said_at")?,
                said_in: row.try_get("said_in")?,
            })
        })
        .await
    }

    pub(super) async fn hindered(&mut self, guild: GuildId) -> SqlResult<Vec<ChannelId>> {
        let sql = "SELECT channel FROM hindrances WHERE guild = $1 ORDER BY channel";
        let channel = |row: &super::Row| Ok(ChannelId::from_stored(row.try_get(0)?));
        all(self.conn(), sqlx::query(sql).bind(guild.stored()), channel).await
    }

    pub(super) async fn save_hindrance(&mut self, hindrance: &Hindrance) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO hindrances (channel, guild, lacks, since, said_at, said_in)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (channel) DO UPDATE SET guild = excluded.guild,
                    lacks = excluded.lacks, since = excluded.since, said_at = excluded.said_at,
                    said_in = excluded.said_in",
        )
        .bind(hindrance.channel.stored())
        .bind(hindrance.guild.map(GuildId::stored))
        .bind(hindrance.lacks.cast_signed())
        .bind(hindrance.since)
        .bind(hindrance.said_at)
        .bind(hindrance.said_in);
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn end_hindrance(&mut self, channel: ChannelId) -> SqlResult<()> {
        let ended = sqlx::query("DELETE FROM hindrances WHERE channel = $1");
        run(self.conn(), ended.bind(channel.stored())).await.map(drop)
    }
}
