//! Games: their rows, seats and states.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::{is_unique_violation, narrow, narrow_option, unreadable};
use super::moves::log_move;
use super::seats::{seat_all, seats};
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore, hold_channel};
use crate::{
    ChannelId, Find, GameId, GameWork, Games, GuildId, Millis, NewGame, PlayedElsewhere, State,
    Status, StoreError, StoredGame, StoredTable, UserId,
};

#[async_trait]
impl Games for SqlStore {
    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        let mut conn = self.reader().await?;
        by_id(&mut conn, id).await.map_err(|error| self.fault(error))
    }

    async fn table(&self, id: GameId) -> Result<Option<StoredTable>, StoreError> {
        let mut tx = self.read().await?;
        table_by_id(&mut tx, id).await.map_err(|error| self.fault(error))
    }

    async fn table_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let mut tx = self.read().await?;
        table_open_in(&mut tx, channel).await.map_err(|error| self.fault(error))
    }

    async fn parked_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let mut tx = self.read().await?;
        table_parked_in(&mut tx, channel).await.map_err(|error| self.fault(error))
    }

    async fn played_last_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let mut tx = self.read().await?;
        table_played_last_in(&mut tx, channel).await.map_err(|error| self.fault(error))
    }

    async fn games(&self, find: Find, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
        let mut conn = self.reader().await?;
        list(&mut conn, find, limit).await.map_err(|error| self.fault(error))
    }

    async fn start_state(&self, game: GameId) -> Result<Option<State>, StoreError> {
        let mut conn = self.reader().await?;
        state_at(&mut conn, game, 0).await.map_err(|error| self.fault(error))
    }
}

impl SqlUnitOfWork {
    /// Wants a channel without an open game, and that nobody else opens one there meanwhile.
    async fn must_be_free(&mut self, channel: ChannelId) -> Result<(), StoreError> {
        let held = hold_channel(self.conn()?, channel.stored()).await;
        self.seal(held)?;
        let found = open_in(self.conn()?, channel).await;
        if self.seal(found)?.is_some() { Err(StoreError::ChannelTaken) } else { Ok(()) }
    }

    async fn save_text(
        &mut self,
        sql: &'static str,
        game: GameId,
        text: &str,
    ) -> Result<(), StoreError> {
        let done = sqlx::query(sql).bind(game.0).bind(text).execute(self.conn()?).await;
        one(self.seal(done)?.rows_affected(), "the game")
    }

    async fn must_be(&mut self, game: GameId, wanted: Status) -> Result<(), StoreError> {
        let found = held_by_id(self.conn()?, game).await;
        let found = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        match found.status {
            actual if actual == wanted => Ok(()),
            actual => Err(StoreError::WrongStatus { actual }),
        }
    }
}

#[async_trait]
impl GameWork for SqlUnitOfWork {
    async fn table(&mut self, id: GameId) -> Result<Option<StoredTable>, StoreError> {
        let found = held_table(self.conn()?, id).await;
        self.seal(found)
    }

    async fn table_in(&mut self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let found = held_table_in(self.conn()?, channel).await;
        self.seal(found)
    }

    async fn parked_in(&mut self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let found = held_table_parked_in(self.conn()?, channel).await;
        self.seal(found)
    }

    async fn games(&mut self, find: Find, limit: u32) -> Result<Vec<StoredGame>, StoreError> {
        let found = list(self.conn()?, find, limit).await;
        self.seal(found)
    }

    async fn count(&mut self, find: Find, limit: u32) -> Result<usize, StoreError> {
        let found = list(self.conn()?, find, limit).await;
        Ok(self.seal(found)?.len())
    }

    async fn last_in(&mut self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError> {
        let found = table_last_in(self.conn()?, channel).await;
        self.seal(found)
    }

    async fn set_host(&mut self, game: GameId, host: UserId) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET host = $2 WHERE id = $1").bind(game.0);
        let done = query.bind(host.stored()).execute(self.conn()?).await;
        one(self.seal(done)?.rows_affected(), "the game")
    }

    async fn create_game(&mut self, new: &NewGame) -> Result<GameId, StoreError> {
        self.must_be_free(new.channel).await?;
        let now = self.now();
        let inserted = sqlx::query_scalar(
            "INSERT INTO games (guild, channel, host, opened_by, status, settings, created_at,
                    changed_at)
                VALUES ($1, $2, $3, $3, 'lobby', $4, $5, $5) RETURNING id",
        )
        .bind(new.guild.map(GuildId::stored))
        .bind(new.channel.stored())
        .bind(new.host.stored())
        .bind(&new.settings)
        .bind(now)
        .fetch_one(self.conn()?)
        .await;
        match inserted {
            Err(error) if is_unique_violation(&error) => Err(StoreError::ChannelTaken),
            inserted => self.seal(inserted).map(GameId),
        }
    }

    async fn keep_played(&mut self, played: &PlayedElsewhere) -> Result<GameId, StoreError> {
        debug_assert!(!played.status.is_open(), "a game that was played is over");
        let now = self.now();
        let kept = keep_played(self.conn()?, played, now).await;
        self.seal(kept)
    }

    async fn save_settings(&mut self, game: GameId, text: &str) -> Result<(), StoreError> {
        self.save_text("UPDATE games SET settings = $2 WHERE id = $1", game, text).await
    }

    async fn save_progress(&mut self, game: GameId, text: &str) -> Result<(), StoreError> {
        self.save_text("UPDATE games SET progress = $2 WHERE id = $1", game, text).await
    }

    async fn set_channel(&mut self, game: GameId, channel: ChannelId) -> Result<(), StoreError> {
        self.must_be_free(channel).await?;
        let now = self.now();
        let done = sqlx::query("UPDATE games SET channel = $2, changed_at = $3 WHERE id = $1")
            .bind(game.0)
            .bind(channel.stored())
            .bind(now)
            .execute(self.conn()?)
            .await;
        match done {
            Err(error) if is_unique_violation(&error) => Err(StoreError::ChannelTaken),
            done => one(self.seal(done)?.rows_affected(), "the game"),
        }
    }

    async fn park(&mut self, game: GameId) -> Result<(), StoreError> {
        self.must_be(game, Status::Running).await?;
        let now = self.now();
        let done = park(self.conn()?, game, now).await;
        self.seal(done)
    }

    async fn resume(&mut self, game: GameId, channel: ChannelId) -> Result<(), StoreError> {
        self.must_be(game, Status::Parked).await?;
        self.must_be_free(channel).await?;
        let now = self.now();
        let sql = "UPDATE games SET status = 'running', channel = $2, changed_at = $3
            WHERE id = $1";
        let query = sqlx::query(sql).bind(game.0).bind(channel.stored()).bind(now);
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn start(&mut self, game: GameId, state: &State) -> Result<(), StoreError> {
        self.must_be(game, Status::Lobby).await?;
        let now = self.now();
        let done = start(self.conn()?, game, state, now).await;
        self.seal(done)
    }

    async fn close_game(&mut self, game: GameId, status: Status) -> Result<(), StoreError> {
        debug_assert!(!status.is_open(), "a game is closed by ending or aborting it");
        let found = held_by_id(self.conn()?, game).await;
        let found = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        if !found.status.is_open() && found.status != Status::Parked {
            return Err(StoreError::WrongStatus { actual: found.status });
        }
        let now = self.now();
        let done = close(self.conn()?, &found, status, now).await;
        self.seal(done)
    }
}

macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT g.id, g.guild, g.channel, g.host, g.status, g.settings, g.progress, ",
            "g.ordinal, g.to_move, g.created_at, g.changed_at FROM games g ",
            $rest
        )
    };
}

fn game(row: &Row) -> sqlx::Result<StoredGame> {
    let status: &str = row.try_get("status")?;
    let status = Status::ALL
        .into_iter()
        .find(|known| known.as_str() == status)
        .ok_or_else(|| unreadable("status", status))?;
    Ok(StoredGame {
        id: GameId(row.try_get("id")?),
        guild: row.try_get::<Option<i64>, _>("guild")?.map(GuildId::from_stored),
        channel: ChannelId::from_stored(row.try_get("channel")?),
        host: row.try_get::<Option<i64>, _>("host")?.map(UserId::from_stored),
        status,
        settings: row.try_get("settings")?,
        progress: row.try_get("progress")?,
        ordinal: narrow(row, "ordinal")?,
        to_move: narrow_option(row, "to_move")?,
        created_at: row.try_get("created_at")?,
        changed_at: row.try_get("changed_at")?,
    })
}

async fn one_game(
    conn: &mut Conn,
    sql: &'static str,
    which: i64,
) -> sqlx::Result<Option<StoredGame>> {
    let row = sqlx::query(sql).bind(which).fetch_optional(conn).await?;
    row.as_ref().map(game).transpose()
}

async fn by_id(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<StoredGame>> {
    one_game(conn, select_games!("WHERE g.id = $1"), id.0).await
}

/// A game that nobody else changes before the act is over: every change of a game, its seats, its
/// log and its states begins with this. So what an act has read of it stays true.
pub(super) async fn held_by_id(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<StoredGame>> {
    one_game(conn, concat!(select_games!("WHERE g.id = $1"), held!()), id.0).await
}

macro_rules! open_in {
    () => {
        select_games!("WHERE g.channel = $1 AND g.status IN ('lobby', 'running')")
    };
}

async fn open_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<StoredGame>> {
    one_game(conn, open_in!(), channel.stored()).await
}

async fn list(conn: &mut Conn, find: Find, limit: u32) -> sqlx::Result<Vec<StoredGame>> {
    // The games of a person in the order of their seats, which one index gives.
    let since = if let Find::OpenedBy(_, since) = find { since } else { Millis::MIN };
    let (sql, whose) = match find {
        Find::OpenIn(guild) => (
            select_games!(
                "WHERE g.guild = $1 AND g.status IN ('lobby', 'running')
                    ORDER BY g.id DESC LIMIT $2"
            ),
            guild.stored(),
        ),
        Find::AllIn(guild) => {
            (select_games!("WHERE g.guild = $1 ORDER BY g.id DESC LIMIT $2"), guild.stored())
        }
        Find::OpenOf(player) => (
            select_games!(
                "JOIN seats s ON s.game = g.id
                    WHERE s.player = $1 AND g.status IN ('lobby', 'running')
                    ORDER BY s.game DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::AllOf(player) => (
            select_games!(
                "JOIN seats s ON s.game = g.id WHERE s.player = $1 ORDER BY s.game DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::ParkedOf(player) => (
            select_games!(
                "JOIN seats s ON s.game = g.id WHERE s.player = $1 AND g.status = 'parked'
                    ORDER BY s.game DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::OpenedBy(player, _) => (
            select_games!(
                "WHERE g.opened_by = $1 AND g.created_at > $3 ORDER BY g.id DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::Running => (
            select_games!("WHERE g.status = 'running' AND g.id > $1 ORDER BY g.id DESC LIMIT $2"),
            0,
        ),
    };
    let query = sqlx::query(sql).bind(whose).bind(i64::from(limit));
    let query = if sql.contains("$3") { query.bind(since) } else { query };
    query.fetch_all(conn).await?.iter().map(game).collect()
}

pub(super) async fn state_at(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
) -> sqlx::Result<Option<State>> {
    let row = sqlx::query(
        "SELECT snapshot, hash, to_move FROM snapshots WHERE game = $1 AND ordinal = $2",
    )
    .bind(game.0)
    .bind(i64::from(ordinal))
    .fetch_optional(conn)
    .await?;
    let state = |row: Row| {
        Ok(State {
            snapshot: row.try_get("snapshot")?,
            hash: row.try_get("hash")?,
            to_move: narrow_option(&row, "to_move")?,
        })
    };
    row.map(state).transpose()
}

async fn table(conn: &mut Conn, game: Option<StoredGame>) -> sqlx::Result<Option<StoredTable>> {
    let Some(game) = game else { return Ok(None) };
    let seats = seats(conn, game.id).await?;
    let state = state_at(conn, game.id, game.ordinal).await?;
    Ok(Some(StoredTable { game, seats, state }))
}

async fn table_by_id(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<StoredTable>> {
    let game = by_id(conn, id).await?;
    table(conn, game).await
}

pub(super) async fn held_table(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<StoredTable>> {
    let game = held_by_id(conn, id).await?;
    table(conn, game).await
}

async fn table_open_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<StoredTable>> {
    let game = open_in(conn, channel).await?;
    table(conn, game).await
}

async fn held_table_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<StoredTable>> {
    let game = one_game(conn, concat!(open_in!(), held!()), channel.stored()).await?;
    table(conn, game).await
}

/// For acts alone: it is held.
macro_rules! parked_in {
    () => {
        select_games!("WHERE g.channel = $1 AND g.status = 'parked' ORDER BY g.id DESC LIMIT 1")
    };
}

async fn table_parked_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<StoredTable>> {
    let game = one_game(conn, parked_in!(), channel.stored()).await?;
    table(conn, game).await
}

async fn held_table_parked_in(
    conn: &mut Conn,
    channel: ChannelId,
) -> sqlx::Result<Option<StoredTable>> {
    let game = one_game(conn, concat!(parked_in!(), held!()), channel.stored()).await?;
    table(conn, game).await
}

async fn table_last_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<StoredTable>> {
    let sql = concat!(select_games!("WHERE g.channel = $1 ORDER BY g.id DESC LIMIT 1"), held!());
    let game = one_game(conn, sql, channel.stored()).await?;
    table(conn, game).await
}

async fn table_played_last_in(
    conn: &mut Conn,
    channel: ChannelId,
) -> sqlx::Result<Option<StoredTable>> {
    let sql = select_games!(
        "WHERE g.channel = $1
            AND EXISTS (SELECT 1 FROM snapshots p WHERE p.game = g.id AND p.ordinal = g.ordinal)
            ORDER BY g.id DESC LIMIT 1"
    );
    let game = one_game(conn, sql, channel.stored()).await?;
    table(conn, game).await
}

/// `NotFound` unless a statement changed a row.
pub(super) fn one(rows: u64, what: &'static str) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound(what)) } else { Ok(()) }
}

async fn start(conn: &mut Conn, game: GameId, state: &State, now: Millis) -> sqlx::Result<()> {
    save_state(conn, game, 0, state).await?;
    sqlx::query("UPDATE games SET status = 'running', to_move = $2, changed_at = $3 WHERE id = $1")
        .bind(game.0)
        .bind(state.to_move.map(i64::from))
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}

async fn keep_played(
    conn: &mut Conn,
    played: &PlayedElsewhere,
    now: Millis,
) -> sqlx::Result<GameId> {
    let PlayedElsewhere { game: new, status, seats, start, moves, end } = played;
    let ordinal = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO games (guild, channel, host, opened_by, status, settings, ordinal,
                created_at, changed_at)
            VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $7) RETURNING id",
    )
    .bind(new.guild.map(GuildId::stored))
    .bind(new.channel.stored())
    .bind(new.host.stored())
    .bind(status.as_str())
    .bind(&new.settings)
    .bind(i64::from(ordinal))
    .bind(now)
    .fetch_one(&mut *conn)
    .await?;
    let game = GameId(id);
    seat_all(conn, game, &vec![None; usize::from(*seats)], now).await?;
    for (ordinal, (made, moved_at)) in (1..).zip(moves) {
        log_move(conn, game, ordinal, made, *moved_at).await?;
    }
    save_state(conn, game, 0, start).await?;
    if ordinal > 0 {
        save_state(conn, game, ordinal, end).await?;
    }
    Ok(game)
}

pub(super) async fn save_state(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
    state: &State,
) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO snapshots (game, ordinal, snapshot, hash, to_move)
            VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.0)
    .bind(i64::from(ordinal))
    .bind(&state.snapshot)
    .bind(&state.hash)
    .bind(state.to_move.map(i64::from))
    .execute(conn)
    .await?;
    Ok(())
}

async fn park(conn: &mut Conn, game: GameId, now: Millis) -> sqlx::Result<()> {
    sqlx::query("UPDATE games SET status = 'parked', changed_at = $2 WHERE id = $1")
        .bind(game.0)
        .bind(now)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM drafts WHERE game = $1").bind(game.0).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM due WHERE game = $1").bind(game.0).execute(conn).await?;
    Ok(())
}

async fn close(
    conn: &mut Conn,
    game: &StoredGame,
    status: Status,
    now: Millis,
) -> sqlx::Result<()> {
    sqlx::query("UPDATE games SET status = $2, to_move = NULL, changed_at = $3 WHERE id = $1")
        .bind(game.id.0)
        .bind(status.as_str())
        .bind(now)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM drafts WHERE game = $1").bind(game.id.0).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM due WHERE game = $1").bind(game.id.0).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM snapshots WHERE game = $1 AND ordinal > 0 AND ordinal < $2")
        .bind(game.id.0)
        .bind(i64::from(game.ordinal))
        .execute(conn)
        .await?;
    Ok(())
}
