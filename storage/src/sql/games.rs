//! Games: their rows and states.

use sqlx::{Connection as _, Row as _};

use super::columns::{narrow, narrow_option, unreadable};
use super::moves::log_move;
use super::seats::{seat_all, seats};
use super::session::{SqlAccess, SqlResult, SqlSession, all, changed, first, run};
use super::{Conn, Row, SNAPSHOT, hold_channel};
use crate::{
    ChannelId, Find, GameId, GuildId, Millis, NewGame, PlayedElsewhere, State, Status, StoreError,
    StoredGame, StoredTable, UserId,
};

macro_rules! select_games {
    ($rest:literal) => {
        concat!(
            "SELECT g.id, g.guild, g.channel, g.host, g.status, g.settings, g.progress, ",
            "g.ordinal, g.to_move, g.created_at, g.changed_at FROM games g ",
            $rest
        )
    };
}

/// Reading.
impl SqlSession {
    /// In an act, a game that nobody else changes before it is over: every change of a game, its seats,
    /// its log and its states begins with this.
    pub(super) async fn game(&mut self, id: GameId) -> SqlResult<Option<StoredGame>> {
        let sql = held_in_act!(self, select_games!("WHERE g.id = $1"));
        first(self.conn(), sqlx::query(sql).bind(id.0), game).await
    }

    pub(super) async fn table(&mut self, id: GameId) -> SqlResult<Option<StoredTable>> {
        self.whole(held_in_act!(self, select_games!("WHERE g.id = $1")), id.0).await
    }

    pub(super) async fn table_in(&mut self, channel: ChannelId) -> SqlResult<Option<StoredTable>> {
        let sql = held_in_act!(
            self,
            select_games!("WHERE g.channel = $1 AND g.status IN ('lobby', 'running')")
        );
        self.whole(sql, channel.stored()).await
    }

    pub(super) async fn parked_in(&mut self, channel: ChannelId) -> SqlResult<Option<StoredTable>> {
        let sql = held_in_act!(
            self,
            select_games!(
                "WHERE g.channel = $1 AND g.status = 'parked' ORDER BY g.id DESC LIMIT 1"
            )
        );
        self.whole(sql, channel.stored()).await
    }

    pub(super) async fn last_in(&mut self, channel: ChannelId) -> SqlResult<Option<StoredTable>> {
        let sql =
            held_in_act!(self, select_games!("WHERE g.channel = $1 ORDER BY g.id DESC LIMIT 1"));
        self.whole(sql, channel.stored()).await
    }

    pub(super) async fn played_last_in(
        &mut self,
        channel: ChannelId,
    ) -> SqlResult<Option<StoredTable>> {
        let sql = select_games!(
            "WHERE g.channel = $1
            AND EXISTS (SELECT 1 FROM snapshots p WHERE p.game = g.id AND p.ordinal = g.ordinal)
            ORDER BY g.id DESC LIMIT 1"
        );
        self.whole(sql, channel.stored()).await
    }

    pub(super) async fn games(&mut self, find: Find, limit: u32) -> SqlResult<Vec<StoredGame>> {
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
                    "JOIN seats s ON s.game = g.id WHERE s.player = $1
                    ORDER BY s.game DESC LIMIT $2"
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
                select_games!(
                    "WHERE g.status = 'running' AND g.id > $1 ORDER BY g.id DESC LIMIT $2"
                ),
                0,
            ),
        };
        let found = sqlx::query(sql).bind(whose).bind(i64::from(limit));
        let found = if sql.contains("$3") { found.bind(since) } else { found };
        all(self.conn(), found, game).await
    }

    pub(super) async fn count(&mut self, find: Find, limit: u32) -> SqlResult<usize> {
        Ok(self.games(find, limit).await?.len())
    }

    pub(super) async fn start_state(&mut self, game: GameId) -> SqlResult<Option<State>> {
        state_at(self.conn(), game, 0).await
    }

    /// A game with its seats and its state, all as of one instant.
    async fn whole(&mut self, sql: &'static str, which: i64) -> SqlResult<Option<StoredTable>> {
        match &mut self.access {
            SqlAccess::Act(tx) => whole(tx, sql, which).await,
            SqlAccess::Reader(conn) => {
                whole(&mut *conn.begin_with(SNAPSHOT).await?, sql, which).await
            }
        }
    }
}

/// Writing.
impl SqlSession {
    pub(super) async fn create_game(&mut self, new: &NewGame) -> SqlResult<GameId> {
        self.must_be_free(new.channel).await?;
        let id = sqlx::query_scalar(
            "INSERT INTO games (guild, channel, host, opened_by, status, settings, created_at,
                    changed_at)
                VALUES ($1, $2, $3, $3, 'lobby', $4, $5, $5) RETURNING id",
        )
        .bind(new.guild.map(GuildId::stored))
        .bind(new.channel.stored())
        .bind(new.host.stored())
        .bind(&new.settings)
        .bind(self.now);
        Ok(GameId(id.fetch_one(self.conn()).await?))
    }

    pub(super) async fn keep_played(&mut self, played: &PlayedElsewhere) -> SqlResult<GameId> {
        debug_assert!(!played.status.is_open(), "a game that was played is over");
        let PlayedElsewhere { game: new, status, seats, start, moves, end } = played;
        let now = self.now;
        let conn = self.conn();
        let ordinal = u32::try_from(moves.len()).unwrap_or(u32::MAX);
        let id = sqlx::query_scalar(
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
        .bind(now);
        let game = GameId(id.fetch_one(&mut *conn).await?);
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

    pub(super) async fn set_host(&mut self, game: GameId, host: UserId) -> SqlResult<()> {
        let set = sqlx::query("UPDATE games SET host = $2 WHERE id = $1").bind(game.0);
        changed(run(self.conn(), set.bind(host.stored())).await?, "the game")
    }

    pub(super) async fn save_settings(&mut self, game: GameId, text: &str) -> SqlResult<()> {
        let saved = sqlx::query("UPDATE games SET settings = $2 WHERE id = $1").bind(game.0);
        changed(run(self.conn(), saved.bind(text)).await?, "the game")
    }

    pub(super) async fn save_progress(&mut self, game: GameId, text: &str) -> SqlResult<()> {
        let saved = sqlx::query("UPDATE games SET progress = $2 WHERE id = $1").bind(game.0);
        changed(run(self.conn(), saved.bind(text)).await?, "the game")
    }

    pub(super) async fn set_channel(&mut self, game: GameId, channel: ChannelId) -> SqlResult<()> {
        self.must_be_free(channel).await?;
        let set = sqlx::query("UPDATE games SET channel = $2, changed_at = $3 WHERE id = $1")
            .bind(game.0)
            .bind(channel.stored())
            .bind(self.now);
        changed(run(self.conn(), set).await?, "the game")
    }

    pub(super) async fn park(&mut self, game: GameId) -> SqlResult<()> {
        self.must_be(game, Status::Running).await?;
        let sql = "UPDATE games SET status = 'parked', changed_at = $2 WHERE id = $1";
        let parked = sqlx::query(sql).bind(game.0).bind(self.now);
        run(self.conn(), parked).await?;
        self.void(game).await
    }

    pub(super) async fn resume(&mut self, game: GameId, channel: ChannelId) -> SqlResult<()> {
        self.must_be(game, Status::Parked).await?;
        self.must_be_free(channel).await?;
        let sql = "UPDATE games SET status = 'running', channel = $2, changed_at = $3
            WHERE id = $1";
        let resumed = sqlx::query(sql).bind(game.0).bind(channel.stored()).bind(self.now);
        run(self.conn(), resumed).await.map(drop)
    }

    pub(super) async fn start(&mut self, game: GameId, state: &State) -> SqlResult<()> {
        self.must_be(game, Status::Lobby).await?;
        save_state(self.conn(), game, 0, state).await?;
        let sql =
            "UPDATE games SET status = 'running', to_move = $2, changed_at = $3 WHERE id = $1";
        let started = sqlx::query(sql).bind(game.0).bind(state.to_move.map(i64::from));
        let started = started.bind(self.now);
        run(self.conn(), started).await.map(drop)
    }

    pub(super) async fn close_game(&mut self, game: GameId, status: Status) -> SqlResult<()> {
        debug_assert!(!status.is_open(), "a game is closed by ending or aborting it");
        let found = self.game(game).await?.ok_or(StoreError::NotFound("the game"))?;
        if !found.status.is_open() && found.status != Status::Parked {
            return Err(StoreError::WrongStatus { actual: found.status }.into());
        }
        let sql = "UPDATE games SET status = $2, to_move = NULL, changed_at = $3 WHERE id = $1";
        let closed = sqlx::query(sql).bind(game.0).bind(status.as_str()).bind(self.now);
        run(self.conn(), closed).await?;
        self.void(game).await?;
        let sql = "DELETE FROM snapshots WHERE game = $1 AND ordinal > 0 AND ordinal < $2";
        let between = sqlx::query(sql).bind(game.0).bind(i64::from(found.ordinal));
        run(self.conn(), between).await.map(drop)
    }

    /// Deletes the drafts and timers of a game.
    async fn void(&mut self, game: GameId) -> SqlResult<()> {
        for sql in ["DELETE FROM drafts WHERE game = $1", "DELETE FROM due WHERE game = $1"] {
            run(self.conn(), sqlx::query(sql).bind(game.0)).await?;
        }
        Ok(())
    }

    /// Wants a channel without an open game, and that nobody else opens one there meanwhile.
    async fn must_be_free(&mut self, channel: ChannelId) -> SqlResult<()> {
        hold_channel(self.conn(), channel.stored()).await?;
        let sql = select_games!("WHERE g.channel = $1 AND g.status IN ('lobby', 'running')");
        let found = first(self.conn(), sqlx::query(sql).bind(channel.stored()), |_| Ok(())).await?;
        if found.is_some() { Err(StoreError::ChannelTaken.into()) } else { Ok(()) }
    }

    async fn must_be(&mut self, game: GameId, wanted: Status) -> SqlResult<()> {
        let actual = self.game(game).await?.ok_or(StoreError::NotFound("the game"))?.status;
        if actual == wanted { Ok(()) } else { Err(StoreError::WrongStatus { actual }.into()) }
    }
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

async fn whole(conn: &mut Conn, sql: &'static str, which: i64) -> SqlResult<Option<StoredTable>> {
    let game = first(conn, sqlx::query(sql).bind(which), game).await?;
    let Some(game) = game else { return Ok(None) };
    let seats = seats(conn, game.id).await?;
    let state = state_at(conn, game.id, game.ordinal).await?;
    Ok(Some(StoredTable { game, seats, state }))
}

pub(super) async fn state_at(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
) -> SqlResult<Option<State>> {
    let sql = "SELECT snapshot, hash, to_move FROM snapshots WHERE game = $1 AND ordinal = $2";
    first(conn, sqlx::query(sql).bind(game.0).bind(i64::from(ordinal)), |row| {
        Ok(State {
            snapshot: row.try_get("snapshot")?,
            hash: row.try_get("hash")?,
            to_move: narrow_option(row, "to_move")?,
        })
    })
    .await
}

pub(super) async fn save_state(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
    state: &State,
) -> SqlResult<()> {
    let saved = sqlx::query(
        "INSERT INTO snapshots (game, ordinal, snapshot, hash, to_move)
            VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.0)
    .bind(i64::from(ordinal))
    .bind(&state.snapshot)
    .bind(&state.hash)
    .bind(state.to_move.map(i64::from));
    run(conn, saved).await.map(drop)
}
