//! Leagues and their members.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::{is_unique_violation, narrow, narrow_option, plain, unreadable};
use super::games::one;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::{
    ChannelId, GuildId, League, LeagueMember, LeagueStatus, LeagueWork, Leagues, MessageId,
    StoreError, UserId,
};

#[async_trait]
impl Leagues for SqlStore {
    async fn league(&self, id: i64) -> Result<Option<League>, StoreError> {
        let mut conn = self.reader().await?;
        let row = sqlx::query(
            "SELECT g.id, g.guild, g.channel, g.name, g.organiser, g.status, g.state, g.created_at,
                g.message FROM leagues g WHERE g.id = $1",
        )
        .bind(id)
        .fetch_optional(&mut *conn)
        .await;
        let row = row.and_then(|row| row.as_ref().map(league).transpose());
        row.map_err(|error| self.fault(error))
    }

    async fn leagues(&self, guild: GuildId, limit: u32) -> Result<Vec<League>, StoreError> {
        let mut conn = self.reader().await?;
        of_guild(&mut conn, guild, limit).await.map_err(|error| self.fault(error))
    }

    async fn league_members(&self, league: i64) -> Result<Vec<LeagueMember>, StoreError> {
        let mut conn = self.reader().await?;
        members(&mut conn, league).await.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl LeagueWork for SqlUnitOfWork {
    async fn create_league(&mut self, league: &League) -> Result<i64, StoreError> {
        let id = sqlx::query_scalar(
            "INSERT INTO leagues (guild, channel, name, organiser, status, state, created_at)
                VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id",
        )
        .bind(league.guild.stored())
        .bind(league.channel.stored())
        .bind(plain(&league.name))
        .bind(league.organiser.map(UserId::stored))
        .bind(league.status.as_str())
        .bind(&league.state)
        .bind(league.created_at)
        .fetch_one(self.conn()?)
        .await;
        self.seal(id)
    }

    async fn league(&mut self, id: i64) -> Result<Option<League>, StoreError> {
        let row = sqlx::query(concat!(
            "SELECT g.id, g.guild, g.channel, g.name, g.organiser, g.status, g.state, ",
            "g.created_at, g.message FROM leagues g WHERE g.id = $1",
            held!()
        ))
        .bind(id)
        .fetch_optional(self.conn()?)
        .await;
        let row = row.and_then(|row| row.as_ref().map(league).transpose());
        self.seal(row)
    }

    async fn leagues(&mut self, guild: GuildId, limit: u32) -> Result<Vec<League>, StoreError> {
        let found = of_guild(self.conn()?, guild, limit).await;
        self.seal(found)
    }

    async fn league_members(&mut self, league: i64) -> Result<Vec<LeagueMember>, StoreError> {
        let found = members(self.conn()?, league).await;
        self.seal(found)
    }

    async fn save_league(
        &mut self,
        id: i64,
        status: LeagueStatus,
        state: &str,
    ) -> Result<(), StoreError> {
        let done = sqlx::query("UPDATE leagues SET status = $2, state = $3 WHERE id = $1")
            .bind(id)
            .bind(status.as_str())
            .bind(state)
            .execute(self.conn()?)
            .await;
        one(self.seal(done)?.rows_affected(), "the league")
    }

    async fn join_league(
        &mut self,
        league: i64,
        player: UserId,
        joined: u32,
    ) -> Result<u32, StoreError> {
        let last = sqlx::query_scalar(
            "SELECT number FROM league_members WHERE league = $1 ORDER BY number DESC LIMIT 1",
        )
        .bind(league)
        .fetch_optional(self.conn()?)
        .await;
        let last: Option<i64> = self.seal(last)?;
        let number = last.unwrap_or(0) + 1;
        let done = sqlx::query(
            "INSERT INTO league_members (league, number, player, joined) VALUES ($1, $2, $3, $4)",
        )
        .bind(league)
        .bind(number)
        .bind(player.stored())
        .bind(i64::from(joined))
        .execute(self.conn()?)
        .await;
        if done.as_ref().is_err_and(is_unique_violation) {
            return Err(StoreError::AlreadySeated);
        }
        self.seal(done)?;
        u32::try_from(number).map_err(|_| StoreError::NoSeatLeft)
    }

    async fn drop_out(
        &mut self,
        league: i64,
        number: u32,
        dropped: Option<u32>,
    ) -> Result<(), StoreError> {
        let done =
            sqlx::query("UPDATE league_members SET dropped = $3 WHERE league = $1 AND number = $2")
                .bind(league)
                .bind(i64::from(number))
                .bind(dropped.map(i64::from))
                .execute(self.conn()?)
                .await;
        one(self.seal(done)?.rows_affected(), "the member")
    }
}

async fn of_guild(conn: &mut Conn, guild: GuildId, limit: u32) -> sqlx::Result<Vec<League>> {
    let rows = sqlx::query(
        "SELECT g.id, g.guild, g.channel, g.name, g.organiser, g.status, g.state, g.created_at,
            g.message FROM leagues g WHERE g.guild = $1 ORDER BY g.id DESC LIMIT $2",
    )
    .bind(guild.stored())
    .bind(i64::from(limit))
    .fetch_all(conn)
    .await?;
    rows.iter().map(league).collect()
}

async fn members(conn: &mut Conn, league: i64) -> sqlx::Result<Vec<LeagueMember>> {
    let rows = sqlx::query(
        "SELECT m.number, m.player, m.joined, m.dropped, p.name
            FROM league_members m LEFT JOIN players p ON p.player = m.player
            WHERE m.league = $1 ORDER BY m.number",
    )
    .bind(league)
    .fetch_all(conn)
    .await?;
    let member = |row: &Row| {
        let player: Option<i64> = row.try_get("player")?;
        Ok(LeagueMember {
            number: narrow(row, "number")?,
            player: player.map(UserId::from_stored),
            name: row.try_get("name")?,
            joined: narrow(row, "joined")?,
            dropped: narrow_option(row, "dropped")?,
        })
    };
    rows.iter().map(member).collect()
}

fn league(row: &Row) -> sqlx::Result<League> {
    let status: &str = row.try_get("status")?;
    let known = LeagueStatus::ALL.into_iter().find(|known| known.as_str() == status);
    let organiser: Option<i64> = row.try_get("organiser")?;
    let message: Option<i64> = row.try_get("message")?;
    Ok(League {
        id: row.try_get("id")?,
        guild: GuildId::from_stored(row.try_get("guild")?),
        channel: ChannelId::from_stored(row.try_get("channel")?),
        name: row.try_get("name")?,
        organiser: organiser.map(UserId::from_stored),
        status: known.ok_or_else(|| unreadable("status", status))?,
        state: row.try_get("state")?,
        created_at: row.try_get("created_at")?,
        message: message.map(MessageId::from_stored),
    })
}
