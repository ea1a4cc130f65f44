//! Games from lobby to end. The rules of the game are not known here: settings, progress and
//! snapshots are text that the caller writes and reads.

use sqlx::Row as _;

use crate::error::is_unique_violation;
use crate::seats::{Seated, seats};
use crate::sqlite::{Conn, Row};
use crate::store::{narrow, narrow_option, unreadable};
use crate::{Act, ChannelId, GameId, GuildId, Millis, Store, StoreError, UserId};

/// The stage of a game's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Players join and leave; nothing has been played.
    Lobby,
    /// It is being played.
    Running,
    /// On hold: nobody can reach it, or it was idle for a long time. It holds no channel until it
    /// is resumed ([`Act::resume`]).
    Parked,
    /// It was played to its end.
    Ended,
    /// It was abandoned.
    Aborted,
}

impl Status {
    /// All of them, in the order of a game's life.
    pub const ALL: [Self; 5] =
        [Self::Lobby, Self::Running, Self::Parked, Self::Ended, Self::Aborted];

    /// The stable word stored in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Running => "running",
            Self::Parked => "parked",
            Self::Ended => "ended",
            Self::Aborted => "aborted",
        }
    }

    /// True for a lobby and a running game, which hold their channel.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Lobby | Self::Running)
    }
}

/// A game, without its state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number.
    pub id: GameId,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread it is played in.
    pub channel: ChannelId,
    /// Its host: the player who opened it or took over as host; `None` once erased.
    pub host: Option<UserId>,
    /// The stage of its life.
    pub status: Status,
    /// The caller's text about the setup: sets, options, seed.
    pub settings: String,
    /// The caller's text about everything around the rules: whether the next tile was shown, open
    /// votes. Empty at first.
    pub progress: String,
    /// The number of the current state. It only grows, even through an undo, so that no button, key
    /// or message of an earlier state can be mistaken for one of this state.
    pub ordinal: u32,
    /// The seat that must decide now.
    pub to_move: Option<u8>,
    /// When it was opened.
    pub created_at: Millis,
    /// When anything in it last changed.
    pub changed_at: Millis,
}

/// The data for opening a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread to play in.
    pub channel: ChannelId,
    /// Who opens it. This does not seat the host; see [`Act::join`].
    pub host: UserId,
    /// The caller's text about the setup.
    pub settings: String,
}

/// The state of a game, as the caller encodes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The whole state.
    pub snapshot: String,
    /// The hash of the state, checked when it is loaded.
    pub hash: String,
    /// The seat that must decide; `None` if there is none.
    pub to_move: Option<u8>,
}

/// A game with everything on its table, as of one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The game.
    pub game: Game,
    /// Its seats in order.
    pub seats: Vec<Seated>,
    /// Its state at [`Game::ordinal`]; `None` in a lobby.
    pub state: Option<State>,
}

impl Table {
    /// The seat of a player at this table.
    pub fn seat_of(&self, player: UserId) -> Option<u8> {
        self.seats.iter().find(|seated| seated.player == Some(player)).map(|seated| seated.seat)
    }

    /// The player in a seat; `None` when there is no such seat or the player was erased.
    pub fn player_in(&self, seat: u8) -> Option<UserId> {
        self.seats.iter().find(|seated| seated.seat == seat)?.player
    }
}

/// Which games to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// The open games of a server.
    OpenIn(GuildId),
    /// All games of a server.
    AllIn(GuildId),
    /// The open games that a player sits in.
    OpenOf(UserId),
    /// All games in which a player sits or sat.
    AllOf(UserId),
    /// The parked games that a player sits in.
    ParkedOf(UserId),
    /// The games that a player opened since a time (unix milliseconds), whoever hosts them now.
    OpenedBy(UserId, Millis),
    /// All running games.
    Running,
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

fn game(row: &Row) -> sqlx::Result<Game> {
    let status: &str = row.try_get("status")?;
    let status = Status::ALL
        .into_iter()
        .find(|known| known.as_str() == status)
        .ok_or_else(|| unreadable("status", status))?;
    Ok(Game {
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

pub(crate) async fn by_id(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<Game>> {
    let row = sqlx::query(select_games!("WHERE g.id = $1")).bind(id.0).fetch_optional(conn).await?;
    row.as_ref().map(game).transpose()
}

async fn open_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<Game>> {
    let row =
        sqlx::query(select_games!("WHERE g.channel = $1 AND g.status IN ('lobby', 'running')"))
            .bind(channel.stored())
            .fetch_optional(conn)
            .await?;
    row.as_ref().map(game).transpose()
}

async fn list(conn: &mut Conn, find: Find, limit: u32) -> sqlx::Result<Vec<Game>> {
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
                    ORDER BY g.id DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::AllOf(player) => (
            select_games!(
                "JOIN seats s ON s.game = g.id WHERE s.player = $1 ORDER BY g.id DESC LIMIT $2"
            ),
            player.stored(),
        ),
        Find::ParkedOf(player) => (
            select_games!(
                "JOIN seats s ON s.game = g.id WHERE s.player = $1 AND g.status = 'parked'
                    ORDER BY g.id DESC LIMIT $2"
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

pub(crate) async fn state_at(
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

async fn table(conn: &mut Conn, game: Option<Game>) -> sqlx::Result<Option<Table>> {
    let Some(game) = game else { return Ok(None) };
    let seats = seats(conn, game.id).await?;
    let state = state_at(conn, game.id, game.ordinal).await?;
    Ok(Some(Table { game, seats, state }))
}

pub(crate) async fn table_by_id(conn: &mut Conn, id: GameId) -> sqlx::Result<Option<Table>> {
    let game = by_id(conn, id).await?;
    table(conn, game).await
}

async fn table_open_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<Table>> {
    let game = open_in(conn, channel).await?;
    table(conn, game).await
}

async fn table_last_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<Table>> {
    let row = sqlx::query(select_games!("WHERE g.channel = $1 ORDER BY g.id DESC LIMIT 1"))
        .bind(channel.stored())
        .fetch_optional(&mut *conn)
        .await?;
    let game = row.as_ref().map(game).transpose()?;
    table(conn, game).await
}

async fn table_played_last_in(conn: &mut Conn, channel: ChannelId) -> sqlx::Result<Option<Table>> {
    let sql = select_games!(
        "WHERE g.channel = $1
            AND EXISTS (SELECT 1 FROM snapshots p WHERE p.game = g.id AND p.ordinal = g.ordinal)
            ORDER BY g.id DESC LIMIT 1"
    );
    let query = sqlx::query(sql).bind(channel.stored());
    let row = query.fetch_optional(&mut *conn).await?;
    let game = row.as_ref().map(game).transpose()?;
    table(conn, game).await
}

/// Reading. None of these waits for an act; each sees what was committed when it began.
///
/// # Errors
/// Database errors; a row that this program cannot have written is [`StoreError::Corrupt`].
impl Store {
    /// A game by its number, without seats and state.
    pub async fn game(&self, id: GameId) -> Result<Option<Game>, StoreError> {
        let mut conn = self.reader().await?;
        by_id(&mut conn, id).await.map_err(|error| self.fault(error))
    }

    /// A game by its number, with seats and state.
    pub async fn table(&self, id: GameId) -> Result<Option<Table>, StoreError> {
        let mut tx = self.read().await?;
        table_by_id(&mut tx, id).await.map_err(|error| self.fault(error))
    }

    /// The open game of a channel; there is at most one.
    pub async fn table_in(&self, channel: ChannelId) -> Result<Option<Table>, StoreError> {
        let mut tx = self.read().await?;
        table_open_in(&mut tx, channel).await.map_err(|error| self.fault(error))
    }

    /// The game played most recently in a channel, open or over. A table that was never started
    /// does not count.
    pub async fn played_last_in(&self, channel: ChannelId) -> Result<Option<Table>, StoreError> {
        let mut tx = self.read().await?;
        table_played_last_in(&mut tx, channel).await.map_err(|error| self.fault(error))
    }

    /// Games, the newest first, at most `limit`.
    pub async fn games(&self, find: Find, limit: u32) -> Result<Vec<Game>, StoreError> {
        let mut conn = self.reader().await?;
        list(&mut conn, find, limit).await.map_err(|error| self.fault(error))
    }

    /// The initial state of a game; `None` before its start. It is kept for ever, so that the log
    /// can be replayed from it.
    pub async fn start_state(&self, game: GameId) -> Result<Option<State>, StoreError> {
        let mut conn = self.reader().await?;
        state_at(&mut conn, game, 0).await.map_err(|error| self.fault(error))
    }
}

/// Games.
///
/// # Errors
/// [`StoreError::NotFound`] when the game does not exist, the errors that each method names, and
/// database errors.
impl Act {
    /// A game with seats and state.
    pub async fn table(&mut self, id: GameId) -> Result<Option<Table>, StoreError> {
        let found = table_by_id(self.conn()?, id).await;
        self.seal(found)
    }

    /// The open game of a channel, with seats and state.
    pub async fn table_in(&mut self, channel: ChannelId) -> Result<Option<Table>, StoreError> {
        let found = table_open_in(self.conn()?, channel).await;
        self.seal(found)
    }

    /// Games, the newest first, at most `limit`.
    pub async fn games(&mut self, find: Find, limit: u32) -> Result<Vec<Game>, StoreError> {
        let found = list(self.conn()?, find, limit).await;
        self.seal(found)
    }

    /// The number of games that match, counted up to `limit`: for quotas.
    pub async fn count(&mut self, find: Find, limit: u32) -> Result<usize, StoreError> {
        let found = list(self.conn()?, find, limit).await;
        Ok(self.seal(found)?.len())
    }

    /// The game played most recently in a channel, open or over.
    pub async fn last_in(&mut self, channel: ChannelId) -> Result<Option<Table>, StoreError> {
        let found = table_last_in(self.conn()?, channel).await;
        self.seal(found)
    }

    /// Makes somebody else the host of a game.
    pub async fn set_host(&mut self, game: GameId, host: UserId) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE games SET host = $2 WHERE id = $1").bind(game.0);
        let done = query.bind(host.stored()).execute(self.conn()?).await;
        one(self.seal(done)?.rows_affected(), "the game")
    }

    /// Opens a lobby.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] when the channel has an open game.
    pub async fn create_game(&mut self, new: &NewGame) -> Result<GameId, StoreError> {
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

    async fn must_be_free(&mut self, channel: ChannelId) -> Result<(), StoreError> {
        let found = open_in(self.conn()?, channel).await;
        if self.seal(found)?.is_some() { Err(StoreError::ChannelTaken) } else { Ok(()) }
    }

    /// Replaces the text about the setup. This is not a move: `changed_at` stays.
    pub async fn save_settings(&mut self, game: GameId, text: &str) -> Result<(), StoreError> {
        self.save_text("UPDATE games SET settings = $2 WHERE id = $1", game, text).await
    }

    /// Replaces the text about everything around the rules. The ordinal and `changed_at` stay.
    pub async fn save_progress(&mut self, game: GameId, text: &str) -> Result<(), StoreError> {
        self.save_text("UPDATE games SET progress = $2 WHERE id = $1", game, text).await
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

    /// Moves a game to another channel or thread.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] when that channel has an open game.
    pub async fn set_channel(
        &mut self,
        game: GameId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
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

    /// Parks a running game: it keeps everything but its channel, its drafts and its timers.
    ///
    /// # Errors
    /// [`StoreError::WrongStatus`] when it is not running.
    pub async fn park(&mut self, game: GameId) -> Result<(), StoreError> {
        self.must_be(game, Status::Running).await?;
        let now = self.now();
        let done = park(self.conn()?, game, now).await;
        self.seal(done)
    }

    /// Resumes a parked game in this channel.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`]; [`StoreError::WrongStatus`] when it is not parked.
    pub async fn resume(&mut self, game: GameId, channel: ChannelId) -> Result<(), StoreError> {
        self.must_be(game, Status::Parked).await?;
        self.must_be_free(channel).await?;
        let now = self.now();
        let sql = "UPDATE games SET status = 'running', channel = $2, changed_at = $3
            WHERE id = $1";
        let query = sqlx::query(sql).bind(game.0).bind(channel.stored()).bind(now);
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn must_be(&mut self, game: GameId, wanted: Status) -> Result<(), StoreError> {
        let found = by_id(self.conn()?, game).await;
        let found = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        match found.status {
            actual if actual == wanted => Ok(()),
            actual => Err(StoreError::WrongStatus { actual }),
        }
    }

    /// Starts a game: the lobby becomes a running game with this state at ordinal 0.
    ///
    /// # Errors
    /// [`StoreError::WrongStatus`] when it is no longer a lobby.
    pub async fn start(&mut self, game: GameId, state: &State) -> Result<(), StoreError> {
        self.must_be(game, Status::Lobby).await?;
        let now = self.now();
        let done = start(self.conn()?, game, state, now).await;
        self.seal(done)
    }

    /// Ends a game ([`Status::Ended`]) or abandons it ([`Status::Aborted`]): its channel is free
    /// again, drafts and timers are deleted, and only the first and the last snapshot stay.
    ///
    /// # Errors
    /// [`StoreError::WrongStatus`] when it was already over.
    pub async fn close_game(&mut self, game: GameId, status: Status) -> Result<(), StoreError> {
        debug_assert!(!status.is_open(), "a game is closed by ending or aborting it");
        let found = by_id(self.conn()?, game).await;
        let found = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        if !found.status.is_open() && found.status != Status::Parked {
            return Err(StoreError::WrongStatus { actual: found.status });
        }
        let now = self.now();
        let done = close(self.conn()?, &found, status, now).await;
        self.seal(done)
    }
}

/// `NotFound` unless a statement changed a row.
pub(crate) fn one(rows: u64, what: &'static str) -> Result<(), StoreError> {
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

pub(crate) async fn save_state(
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

async fn close(conn: &mut Conn, game: &Game, status: Status, now: Millis) -> sqlx::Result<()> {
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
