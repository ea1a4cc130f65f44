//! Who looks for players.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::plain;
use super::outbox::of_no_game;
use super::unit_of_work::SqlUnitOfWork;
use super::{Row, SqlStore, hold_records};
use crate::limits::WAITS_KEPT;
use crate::{
    ChannelId, GuildId, InteractionId, MessageRef, Millis, Seek, SeekWork, Seeks, StoreError,
    UserId,
};

#[async_trait]
impl Seeks for SqlStore {
    async fn seek(&self, guild: GuildId, player: UserId) -> Result<Option<Seek>, StoreError> {
        let mut conn = self.reader().await?;
        let row = sqlx::query(
            "SELECT guild, player, channel, wants, sought_at, ends_at FROM seeks
                WHERE guild = $1 AND player = $2",
        )
        .bind(guild.stored())
        .bind(player.stored())
        .fetch_optional(&mut *conn)
        .await;
        let row = row.and_then(|row| row.as_ref().map(seek).transpose());
        row.map_err(|error| self.fault(error))
    }

    async fn call(&self, call: InteractionId) -> Result<Option<MessageRef>, StoreError> {
        let mut conn = self.reader().await?;
        let row = sqlx::query("SELECT channel, message FROM calls WHERE number = $1")
            .bind(call.stored())
            .fetch_optional(&mut *conn)
            .await;
        let row = row.and_then(|row| row.as_ref().map(of_no_game).transpose());
        row.map_err(|error| self.fault(error))
    }

    async fn waits(&self, guild: GuildId, limit: u32) -> Result<Vec<Millis>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = "SELECT waited FROM waits WHERE guild = $1 ORDER BY sought_at DESC LIMIT $2";
        let found = sqlx::query_scalar(sql)
            .bind(guild.stored())
            .bind(i64::from(limit))
            .fetch_all(&mut *conn)
            .await;
        found.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl SeekWork for SqlUnitOfWork {
    async fn seeks(&mut self, guild: GuildId) -> Result<Vec<Seek>, StoreError> {
        // Two who look at the same time find each other, and nobody is found twice.
        let held = hold_records(self.conn()?).await;
        self.seal(held)?;
        let rows = sqlx::query(
            "SELECT guild, player, channel, wants, sought_at, ends_at FROM seeks
                WHERE guild = $1 ORDER BY sought_at, player",
        )
        .bind(guild.stored())
        .fetch_all(self.conn()?)
        .await;
        let found = rows.and_then(|rows| rows.iter().map(seek).collect());
        self.seal(found)
    }

    async fn save_seek(&mut self, seek: &Seek) -> Result<(), StoreError> {
        let done = sqlx::query(
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
        .bind(seek.ends_at)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn end_seek(
        &mut self,
        guild: GuildId,
        player: UserId,
    ) -> Result<Option<Seek>, StoreError> {
        let row = sqlx::query(
            "DELETE FROM seeks WHERE guild = $1 AND player = $2
                RETURNING guild, player, channel, wants, sought_at, ends_at",
        )
        .bind(guild.stored())
        .bind(player.stored())
        .fetch_optional(self.conn()?)
        .await;
        let row = row.and_then(|row| row.as_ref().map(seek).transpose());
        self.seal(row)
    }

    async fn keep_wait(
        &mut self,
        guild: GuildId,
        sought_at: Millis,
        waited: Millis,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO waits (guild, sought_at, waited) VALUES ($1, $2, $3)
            ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(guild.stored()).bind(sought_at).bind(waited);
        let done = query.execute(self.conn()?).await;
        self.seal(done)?;
        let sql = "SELECT sought_at FROM waits WHERE guild = $1
            ORDER BY sought_at DESC LIMIT 1 OFFSET $2";
        let query = sqlx::query_scalar(sql).bind(guild.stored()).bind(i64::from(WAITS_KEPT));
        let found = query.fetch_optional(self.conn()?).await;
        let oldest: Option<Millis> = self.seal(found)?;
        let Some(oldest) = oldest else { return Ok(()) };
        let done = sqlx::query("DELETE FROM waits WHERE guild = $1 AND sought_at <= $2")
            .bind(guild.stored())
            .bind(oldest)
            .execute(self.conn()?)
            .await;
        self.seal(done).map(drop)
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
