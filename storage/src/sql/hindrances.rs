//! What keeps messages out of channels.

use async_trait::async_trait;
use sqlx::Row as _;

use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, SqlStore};
use crate::{ChannelId, GuildId, Hindrance, HindranceWork, Hindrances, StoreError};

#[async_trait]
impl Hindrances for SqlStore {
    async fn hindrance(&self, channel: ChannelId) -> Result<Option<Hindrance>, StoreError> {
        let mut conn = self.reader().await?;
        hindrance(&mut conn, channel).await.map_err(|error| self.fault(error))
    }

    async fn hindered(&self, guild: GuildId) -> Result<Vec<ChannelId>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = "SELECT channel FROM hindrances WHERE guild = $1 ORDER BY channel";
        let found = sqlx::query_scalar(sql).bind(guild.stored()).fetch_all(&mut *conn).await;
        let found: Vec<i64> = found.map_err(|error| self.fault(error))?;
        Ok(found.into_iter().map(ChannelId::from_stored).collect())
    }
}

#[async_trait]
impl HindranceWork for SqlUnitOfWork {
    async fn hindrance(&mut self, channel: ChannelId) -> Result<Option<Hindrance>, StoreError> {
        let found = hindrance(self.conn()?, channel).await;
        self.seal(found)
    }

    async fn save_hindrance(&mut self, hindrance: &Hindrance) -> Result<(), StoreError> {
        let done = sqlx::query(
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
        .bind(hindrance.said_in)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn end_hindrance(&mut self, channel: ChannelId) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM hindrances WHERE channel = $1").bind(channel.stored());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }
}

async fn hindrance(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<Hindrance>> {
    let row = sqlx::query(
        "SELECT channel, guild, lacks, since, said_at, said_in FROM hindrances WHERE channel = $1",
    )
    .bind(channel.stored())
    .fetch_optional(conn)
    .await?;
    let read = |row: super::Row| {
        let guild: Option<i64> = row.try_get("guild")?;
        Ok(Hindrance {
            channel: ChannelId::from_stored(row.try_get("channel")?),
            guild: guild.map(GuildId::from_stored),
            lacks: row.try_get::<i64, _>("lacks")?.cast_unsigned(),
            since: row.try_get("since")?,
            said_at: row.try_get("said_at")?,
            said_in: row.try_get("said_in")?,
        })
    };
    row.map(read).transpose()
}
