//! Leagues and their members.

use sqlx::Row as _;

use super::Row;
use super::columns::{narrow, narrow_option, plain, unreadable};
use super::session::{SqlResult, SqlSession, all, changed, first, run};
use crate::{
    ChannelId, GuildId, League, LeagueMember, LeagueStatus, MessageId, StoreError, UserId,
};

macro_rules! select_leagues {
    ($rest:literal) => {
        concat!(
            "SELECT g.id, g.guild, g.channel, g.name, g.organiser, g.status, g.state, ",
            "g.created_at, g.message FROM leagues g ",
            $rest
        )
    };
}

impl SqlSession {
    pub(super) async fn league(&mut self, id: i64) -> SqlResult<Option<League>> {
        let sql = held_in_act!(self, select_leagues!("WHERE g.id = $1"));
        first(self.conn(), sqlx::query(sql).bind(id), league).await
    }

    pub(super) async fn leagues(&mut self, guild: GuildId, limit: u32) -> SqlResult<Vec<League>> {
        let found = sqlx::query(select_leagues!("WHERE g.guild = $1 ORDER BY g.id DESC LIMIT $2"));
        all(self.conn(), found.bind(guild.stored()).bind(i64::from(limit)), league).await
    }

    pub(super) async fn league_members(&mut self, league: i64) -> SqlResult<Vec<LeagueMember>> {
        let found = sqlx::query(
            "SELECT m.number, m.player, m.joined, m.dropped, p.name
                FROM league_members m LEFT JOIN players p ON p.player = m.player
                WHERE m.league = $1 ORDER BY m.number",
        );
        all(self.conn(), found.bind(league), |row| {
            let player: Option<i64> = row.try_get("player")?;
            Ok(LeagueMember {
                number: narrow(row, "number")?,
                player: player.map(UserId::from_stored),
                name: row.try_get("name")?,
                joined: narrow(row, "joined")?,
                dropped: narrow_option(row, "dropped")?,
            })
        })
        .await
    }

    pub(super) async fn create_league(&mut self, league: &League) -> SqlResult<i64> {
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
        .bind(league.created_at);
        Ok(id.fetch_one(self.conn()).await?)
    }

    pub(super) async fn save_league(
        &mut self,
        id: i64,
        status: LeagueStatus,
        state: &str,
    ) -> SqlResult<()> {
        let saved = sqlx::query("UPDATE leagues SET status = $2, state = $3 WHERE id = $1")
            .bind(id)
            .bind(status.as_str())
            .bind(state);
        changed(run(self.conn(), saved).await?, "the league")
    }

    pub(super) async fn join_league(
        &mut self,
        league: i64,
        player: UserId,
        joined: u32,
    ) -> SqlResult<u32> {
        let last =
            "SELECT number FROM league_members WHERE league = $1 ORDER BY number DESC LIMIT 1";
        let last = first(self.conn(), sqlx::query(last).bind(league), |row| row.try_get(0)).await?;
        let number = last.unwrap_or(0_i64) + 1;
        let joined = sqlx::query(
            "INSERT INTO league_members (league, number, player, joined) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING",
        )
        .bind(league)
        .bind(number)
        .bind(player.stored())
        .bind(i64::from(joined));
        if run(self.conn(), joined).await? == 0 {
            return Err(StoreError::AlreadySeated.into());
        }
        u32::try_from(number).map_err(|_| StoreError::NoSeatLeft.into())
    }

    pub(super) async fn drop_out(
        &mut self,
        league: i64,
        number: u32,
        dropped: Option<u32>,
    ) -> SqlResult<()> {
        let sql = "UPDATE league_members SET dropped = $3 WHERE league = $1 AND number = $2";
        let noted =
            sqlx::query(sql).bind(league).bind(i64::from(number)).bind(dropped.map(i64::from));
        changed(run(self.conn(), noted).await?, "the member")
    }
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
