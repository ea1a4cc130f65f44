//! The log of a game: moves, undone moves and drafts.

use async_trait::async_trait;
use sqlx::Row as _;

use super::archives::archived;
use super::columns::narrow;
use super::games::{held_by_id, one, save_state, state_at};
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::limits::SNAPSHOTS_KEPT;
use crate::{
    Draft, GameId, Millis, Move, MoveWork, Moves, NewMove, State, Status, StoreError, Undone,
};

#[async_trait]
impl Moves for SqlStore {
    async fn moves(&self, game: GameId) -> Result<Vec<Move>, StoreError> {
        let mut conn = self.reader().await?;
        moves(&mut conn, game).await.map_err(|error| self.fault(error))
    }

    async fn latest_moves(&self, game: GameId, most: u32) -> Result<Vec<Move>, StoreError> {
        let mut conn = self.reader().await?;
        latest_moves(&mut conn, game, most).await.map_err(|error| self.fault(error))
    }

    async fn undone(&self, game: GameId) -> Result<Vec<Move>, StoreError> {
        let mut conn = self.reader().await?;
        undone(&mut conn, game).await.map_err(|error| self.fault(error))
    }

    async fn undo_points(&self, game: GameId) -> Result<Vec<u32>, StoreError> {
        let mut conn = self.reader().await?;
        undo_points(&mut conn, game).await.map_err(|error| self.fault(error))
    }

    async fn draft(&self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError> {
        let mut conn = self.reader().await?;
        draft(&mut conn, game, seat).await.map_err(|error| self.fault(error))
    }
}

impl SqlUnitOfWork {
    async fn must_be_at(&mut self, game: GameId, expected: u32) -> Result<(), StoreError> {
        let found = held_by_id(self.conn()?, game).await;
        let found = self.seal(found)?.ok_or(StoreError::NotFound("the game"))?;
        if found.status != Status::Running {
            return Err(StoreError::WrongStatus { actual: found.status });
        }
        if found.ordinal != expected {
            return Err(StoreError::Conflict { expected, actual: found.ordinal });
        }
        Ok(())
    }
}

#[async_trait]
impl MoveWork for SqlUnitOfWork {
    async fn moves(&mut self, game: GameId) -> Result<Vec<Move>, StoreError> {
        let found = moves(self.conn()?, game).await;
        self.seal(found)
    }

    async fn append(
        &mut self,
        game: GameId,
        expected: u32,
        moves: &[NewMove],
        state: &State,
    ) -> Result<u32, StoreError> {
        self.must_be_at(game, expected).await?;
        let now = self.now();
        let done = append(self.conn()?, game, expected, moves, state, now).await;
        self.count_moves(moves.len());
        self.seal(done)?.ok_or(StoreError::NotFound("the state of the game"))
    }

    async fn undo(&mut self, game: GameId, expected: u32, to: u32) -> Result<Undone, StoreError> {
        self.must_be_at(game, expected).await?;
        let found = undo_target(self.conn()?, game, to).await;
        let (state, moves) = self.seal(found)?;
        let state = state.ok_or(StoreError::NotFound("the state to go back to"))?;
        one(moves.len() as u64, "a move to take back")?;
        let now = self.now();
        let done = undo(self.conn()?, game, expected, to, &state, now).await;
        let ordinal = self.seal(done)?.ok_or(StoreError::NotFound("the state of the game"))?;
        Ok(Undone { ordinal, state, moves })
    }

    async fn keep_state(
        &mut self,
        game: GameId,
        ordinal: u32,
        state: &State,
    ) -> Result<(), StoreError> {
        let done = save_state(self.conn()?, game, ordinal, state).await;
        self.seal(done)
    }

    async fn keep_clocks(
        &mut self,
        game: GameId,
        ordinal: u32,
        clocks: &str,
    ) -> Result<(), StoreError> {
        let sql = "UPDATE snapshots SET clocks = $3 WHERE game = $1 AND ordinal = $2";
        let query = sqlx::query(sql).bind(game.0).bind(i64::from(ordinal)).bind(clocks);
        let done = query.execute(self.conn()?).await;
        one(self.seal(done)?.rows_affected(), "the state of the game")
    }

    async fn clocks_at(
        &mut self,
        game: GameId,
        ordinal: u32,
    ) -> Result<Option<String>, StoreError> {
        let found: sqlx::Result<Option<String>> =
            sqlx::query_scalar("SELECT clocks FROM snapshots WHERE game = $1 AND ordinal = $2")
                .bind(game.0)
                .bind(i64::from(ordinal))
                .fetch_optional(self.conn()?)
                .await;
        Ok(self.seal(found)?.filter(|clocks| !clocks.is_empty()))
    }

    async fn undo_points(&mut self, game: GameId) -> Result<Vec<u32>, StoreError> {
        let found = undo_points(self.conn()?, game).await;
        self.seal(found)
    }

    async fn draft(&mut self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError> {
        let found = draft(self.conn()?, game, seat).await;
        self.seal(found)
    }

    async fn save_draft(
        &mut self,
        game: GameId,
        seat: u8,
        draft: &Draft,
    ) -> Result<(), StoreError> {
        self.must_be_at(game, draft.base_ordinal).await?;
        let now = self.now();
        let done = sqlx::query(
            "INSERT INTO drafts (game, seat, base_ordinal, draft, drafted_at)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (game, seat) DO UPDATE SET base_ordinal = excluded.base_ordinal,
                    draft = excluded.draft, drafted_at = excluded.drafted_at",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(i64::from(draft.base_ordinal))
        .bind(&draft.draft)
        .bind(now)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }
}

pub(super) fn logged(row: &Row) -> sqlx::Result<Move> {
    Ok(Move {
        ordinal: narrow(row, "ordinal")?,
        seat: narrow(row, "seat")?,
        action: row.try_get("action")?,
        events: row.try_get("events")?,
        hash: row.try_get("hash")?,
        made_by: row.try_get("made_by")?,
        moved_at: row.try_get("moved_at")?,
    })
}

// A log is in its rows or packed. Whoever finds no rows looks for the packed log after that, so a
// log that is packed meanwhile is found there.

async fn moves(conn: &mut Conn, game: GameId) -> sqlx::Result<Vec<Move>> {
    let found = moves_after(conn, game, 0).await?;
    if found.is_empty() { Ok(archived(conn, game).await?.moves) } else { Ok(found) }
}

pub(super) async fn moves_after(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
) -> sqlx::Result<Vec<Move>> {
    let rows = sqlx::query(
        "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM moves
            WHERE game = $1 AND ordinal > $2 ORDER BY ordinal",
    )
    .bind(game.0)
    .bind(i64::from(ordinal))
    .fetch_all(conn)
    .await?;
    rows.iter().map(logged).collect()
}

async fn latest_moves(conn: &mut Conn, game: GameId, most: u32) -> sqlx::Result<Vec<Move>> {
    let rows = sqlx::query(
        "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM moves
            WHERE game = $1 ORDER BY ordinal DESC LIMIT $2",
    )
    .bind(game.0)
    .bind(i64::from(most))
    .fetch_all(&mut *conn)
    .await?;
    if rows.is_empty() {
        let moves = archived(conn, game).await?.moves;
        return Ok(moves.into_iter().rev().take(most as usize).collect());
    }
    rows.iter().map(logged).collect()
}

async fn undone(conn: &mut Conn, game: GameId) -> sqlx::Result<Vec<Move>> {
    let rows = sqlx::query(
        "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM undone
            WHERE game = $1 ORDER BY ordinal",
    )
    .bind(game.0)
    .fetch_all(&mut *conn)
    .await?;
    if rows.is_empty() {
        let undone = archived(conn, game).await?.undone;
        return Ok(undone.into_iter().map(|undone| undone.made).collect());
    }
    rows.iter().map(logged).collect()
}

async fn undo_points(conn: &mut Conn, game: GameId) -> sqlx::Result<Vec<u32>> {
    let rows = sqlx::query(
        "SELECT s.ordinal FROM snapshots s WHERE s.game = $1
            AND EXISTS (SELECT 1 FROM moves m WHERE m.game = $1 AND m.ordinal > s.ordinal)
            ORDER BY s.ordinal",
    )
    .bind(game.0)
    .fetch_all(conn)
    .await?;
    rows.iter().map(|row| narrow(row, "ordinal")).collect()
}

async fn draft(conn: &mut Conn, game: GameId, seat: u8) -> sqlx::Result<Option<Draft>> {
    let row = sqlx::query("SELECT base_ordinal, draft FROM drafts WHERE game = $1 AND seat = $2")
        .bind(game.0)
        .bind(i64::from(seat))
        .fetch_optional(conn)
        .await?;
    let draft = |row: Row| {
        Ok(Draft { base_ordinal: narrow(&row, "base_ordinal")?, draft: row.try_get("draft")? })
    };
    row.map(draft).transpose()
}

/// Compare and set: moves the game from one ordinal to a later one, or does nothing. Voids whatever
/// was waiting for the old state.
async fn advance(
    conn: &mut Conn,
    game: GameId,
    from: u32,
    to: u32,
    state: &State,
    now: Millis,
) -> sqlx::Result<Option<u32>> {
    let advanced = sqlx::query(
        "UPDATE games SET ordinal = $3, to_move = $4, changed_at = $5
            WHERE id = $1 AND ordinal = $2 AND status = 'running'",
    )
    .bind(game.0)
    .bind(i64::from(from))
    .bind(i64::from(to))
    .bind(state.to_move.map(i64::from))
    .bind(now)
    .execute(&mut *conn)
    .await?;
    if advanced.rows_affected() == 0 {
        return Ok(None);
    }
    save_state(conn, game, to, state).await?;
    sqlx::query("DELETE FROM drafts WHERE game = $1").bind(game.0).execute(&mut *conn).await?;
    sqlx::query("DELETE FROM due WHERE game = $1 AND ordinal < $2")
        .bind(game.0)
        .bind(i64::from(to))
        .execute(conn)
        .await?;
    Ok(Some(to))
}

pub(super) async fn log_move(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
    made: &NewMove,
    moved_at: Millis,
) -> sqlx::Result<()> {
    sqlx::query(
        "INSERT INTO moves (game, ordinal, seat, action, events, hash, moved_at, made_by)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(game.0)
    .bind(i64::from(ordinal))
    .bind(i64::from(made.seat))
    .bind(&made.action)
    .bind(&made.events)
    .bind(&made.hash)
    .bind(moved_at)
    .bind(&made.made_by)
    .execute(conn)
    .await?;
    Ok(())
}

async fn append(
    conn: &mut Conn,
    game: GameId,
    expected: u32,
    moves: &[NewMove],
    state: &State,
    now: Millis,
) -> sqlx::Result<Option<u32>> {
    let mut ordinal = expected;
    for made in moves {
        ordinal += 1;
        log_move(conn, game, ordinal, made, now).await?;
    }
    let advanced = advance(conn, game, expected, ordinal.max(expected + 1), state, now).await?;
    sqlx::query(
        "DELETE FROM snapshots WHERE game = $1 AND ordinal > 0 AND ordinal NOT IN
            (SELECT ordinal FROM snapshots WHERE game = $1 ORDER BY ordinal DESC LIMIT $2)",
    )
    .bind(game.0)
    .bind(i64::from(SNAPSHOTS_KEPT))
    .execute(conn)
    .await?;
    Ok(advanced)
}

async fn undo_target(
    conn: &mut Conn,
    game: GameId,
    to: u32,
) -> sqlx::Result<(Option<State>, Vec<Move>)> {
    Ok((state_at(conn, game, to).await?, moves_after(conn, game, to).await?))
}

async fn undo(
    conn: &mut Conn,
    game: GameId,
    expected: u32,
    to: u32,
    state: &State,
    now: Millis,
) -> sqlx::Result<Option<u32>> {
    let ordinal = expected + 1;
    sqlx::query(
        "INSERT INTO undone
            (game, ordinal, seat, action, events, hash, moved_at, made_by, undone_by, undone_at)
            SELECT game, ordinal, seat, action, events, hash, moved_at, made_by, $3, $4
            FROM moves WHERE game = $1 AND ordinal > $2",
    )
    .bind(game.0)
    .bind(i64::from(to))
    .bind(i64::from(ordinal))
    .bind(now)
    .execute(&mut *conn)
    .await?;
    // Delete the undone states and the one that becomes current under its new ordinal; the initial
    // state stays for ever.
    sqlx::query("DELETE FROM moves WHERE game = $1 AND ordinal > $2")
        .bind(game.0)
        .bind(i64::from(to))
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM snapshots WHERE game = $1 AND ordinal >= $2 AND ordinal > 0")
        .bind(game.0)
        .bind(i64::from(to))
        .execute(&mut *conn)
        .await?;
    advance(conn, game, expected, ordinal, state, now).await
}
