//! The log of a game: moves, undone moves and drafts.

use sqlx::Row as _;

use super::archives::archived;
use super::columns::narrow;
use super::games::{save_state, state_at};
use super::session::{SqlResult, SqlSession, all, changed, first, run};
use super::{Conn, Row};
use crate::limits::SNAPSHOTS_KEPT;
use crate::{Draft, GameId, Millis, Move, NewMove, State, Status, StoreError, Undone};

/// Reading. A log is in its rows or packed. Whoever finds no rows looks for the packed log after that,
/// so a log that is packed meanwhile is found there.
impl SqlSession {
    pub(super) async fn moves(&mut self, game: GameId) -> SqlResult<Vec<Move>> {
        let found = moves_after(self.conn(), game, 0).await?;
        if found.is_empty() { Ok(archived(self.conn(), game).await?.moves) } else { Ok(found) }
    }

    pub(super) async fn latest_moves(&mut self, game: GameId, most: u32) -> SqlResult<Vec<Move>> {
        let found = sqlx::query(
            "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM moves
                WHERE game = $1 ORDER BY ordinal DESC LIMIT $2",
        );
        let found = all(self.conn(), found.bind(game.0).bind(i64::from(most)), logged).await?;
        if !found.is_empty() {
            return Ok(found);
        }
        let moves = archived(self.conn(), game).await?.moves;
        Ok(moves.into_iter().rev().take(most as usize).collect())
    }

    pub(super) async fn undone(&mut self, game: GameId) -> SqlResult<Vec<Move>> {
        let found = sqlx::query(
            "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM undone
                WHERE game = $1 ORDER BY ordinal",
        );
        let found = all(self.conn(), found.bind(game.0), logged).await?;
        if !found.is_empty() {
            return Ok(found);
        }
        let undone = archived(self.conn(), game).await?.undone;
        Ok(undone.into_iter().map(|undone| undone.made).collect())
    }

    pub(super) async fn undo_points(&mut self, game: GameId) -> SqlResult<Vec<u32>> {
        let found = sqlx::query(
            "SELECT s.ordinal FROM snapshots s WHERE s.game = $1
                AND EXISTS (SELECT 1 FROM moves m WHERE m.game = $1 AND m.ordinal > s.ordinal)
                ORDER BY s.ordinal",
        );
        all(self.conn(), found.bind(game.0), |row| narrow(row, "ordinal")).await
    }

    pub(super) async fn draft(&mut self, game: GameId, seat: u8) -> SqlResult<Option<Draft>> {
        let sql = "SELECT base_ordinal, draft FROM drafts WHERE game = $1 AND seat = $2";
        first(self.conn(), sqlx::query(sql).bind(game.0).bind(i64::from(seat)), |row| {
            Ok(Draft { base_ordinal: narrow(row, "base_ordinal")?, draft: row.try_get("draft")? })
        })
        .await
    }

    pub(super) async fn clocks_at(
        &mut self,
        game: GameId,
        ordinal: u32,
    ) -> SqlResult<Option<String>> {
        let sql = "SELECT clocks FROM snapshots WHERE game = $1 AND ordinal = $2";
        let found = sqlx::query(sql).bind(game.0).bind(i64::from(ordinal));
        let found: Option<String> = first(self.conn(), found, |row| row.try_get(0)).await?;
        Ok(found.filter(|clocks| !clocks.is_empty()))
    }
}

/// Writing.
impl SqlSession {
    pub(super) async fn append(
        &mut self,
        game: GameId,
        expected: u32,
        moves: &[NewMove],
        state: &State,
    ) -> SqlResult<u32> {
        self.must_be_at(game, expected).await?;
        let now = self.now;
        let mut ordinal = expected;
        for made in moves {
            ordinal += 1;
            log_move(self.conn(), game, ordinal, made, now).await?;
        }
        let ordinal = self.advance(game, expected, ordinal.max(expected + 1), state).await?;
        self.moves += moves.len() as u64;
        let old = sqlx::query(
            "DELETE FROM snapshots WHERE game = $1 AND ordinal > 0 AND ordinal NOT IN
                (SELECT ordinal FROM snapshots WHERE game = $1 ORDER BY ordinal DESC LIMIT $2)",
        );
        run(self.conn(), old.bind(game.0).bind(i64::from(SNAPSHOTS_KEPT))).await?;
        Ok(ordinal)
    }

    pub(super) async fn undo(&mut self, game: GameId, expected: u32, to: u32) -> SqlResult<Undone> {
        self.must_be_at(game, expected).await?;
        let state = state_at(self.conn(), game, to).await?;
        let state = state.ok_or(StoreError::NotFound("the state to go back to"))?;
        let moves = moves_after(self.conn(), game, to).await?;
        changed(moves.len() as u64, "a move to take back")?;
        let ordinal = expected + 1;
        let kept = sqlx::query(
            "INSERT INTO undone
                (game, ordinal, seat, action, events, hash, moved_at, made_by, undone_by, undone_at)
                SELECT game, ordinal, seat, action, events, hash, moved_at, made_by, $3, $4
                FROM moves WHERE game = $1 AND ordinal > $2",
        )
        .bind(game.0)
        .bind(i64::from(to))
        .bind(i64::from(ordinal))
        .bind(self.now);
        run(self.conn(), kept).await?;
        // Delete the undone states and the one that becomes current under its new ordinal; the initial
        // state stays for ever.
        for sql in [
            "DELETE FROM moves WHERE game = $1 AND ordinal > $2",
            "DELETE FROM snapshots WHERE game = $1 AND ordinal >= $2 AND ordinal > 0",
        ] {
            run(self.conn(), sqlx::query(sql).bind(game.0).bind(i64::from(to))).await?;
        }
        self.advance(game, expected, ordinal, &state).await?;
        Ok(Undone { ordinal, state, moves })
    }

    pub(super) async fn keep_state(
        &mut self,
        game: GameId,
        ordinal: u32,
        state: &State,
    ) -> SqlResult<()> {
        save_state(self.conn(), game, ordinal, state).await
    }

    pub(super) async fn keep_clocks(
        &mut self,
        game: GameId,
        ordinal: u32,
        clocks: &str,
    ) -> SqlResult<()> {
        let sql = "UPDATE snapshots SET clocks = $3 WHERE game = $1 AND ordinal = $2";
        let kept = sqlx::query(sql).bind(game.0).bind(i64::from(ordinal)).bind(clocks);
        changed(run(self.conn(), kept).await?, "the state of the game")
    }

    pub(super) async fn save_draft(
        &mut self,
        game: GameId,
        seat: u8,
        draft: &Draft,
    ) -> SqlResult<()> {
        self.must_be_at(game, draft.base_ordinal).await?;
        let saved = sqlx::query(
            "INSERT INTO drafts (game, seat, base_ordinal, draft, drafted_at)
                VALUES ($1, $2, $3, $4, $5)
                ON CONFLICT (game, seat) DO UPDATE SET base_ordinal = excluded.base_ordinal,
                    draft = excluded.draft, drafted_at = excluded.drafted_at",
        )
        .bind(game.0)
        .bind(i64::from(seat))
        .bind(i64::from(draft.base_ordinal))
        .bind(&draft.draft)
        .bind(self.now);
        run(self.conn(), saved).await.map(drop)
    }

    async fn must_be_at(&mut self, game: GameId, expected: u32) -> SqlResult<()> {
        let found = self.game(game).await?.ok_or(StoreError::NotFound("the game"))?;
        if found.status != Status::Running {
            return Err(StoreError::WrongStatus { actual: found.status }.into());
        }
        if found.ordinal != expected {
            return Err(StoreError::Conflict { expected, actual: found.ordinal }.into());
        }
        Ok(())
    }

    /// Compare and set: moves the game from one ordinal to a later one, which it returns, or does
    /// nothing. Voids whatever was waiting for the old state.
    async fn advance(&mut self, game: GameId, from: u32, to: u32, state: &State) -> SqlResult<u32> {
        let advanced = sqlx::query(
            "UPDATE games SET ordinal = $3, to_move = $4, changed_at = $5
                WHERE id = $1 AND ordinal = $2 AND status = 'running'",
        )
        .bind(game.0)
        .bind(i64::from(from))
        .bind(i64::from(to))
        .bind(state.to_move.map(i64::from))
        .bind(self.now);
        changed(run(self.conn(), advanced).await?, "the state of the game")?;
        save_state(self.conn(), game, to, state).await?;
        let drafts = sqlx::query("DELETE FROM drafts WHERE game = $1").bind(game.0);
        run(self.conn(), drafts).await?;
        let timers = sqlx::query("DELETE FROM due WHERE game = $1 AND ordinal < $2").bind(game.0);
        run(self.conn(), timers.bind(i64::from(to))).await?;
        Ok(to)
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

pub(super) async fn moves_after(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
) -> SqlResult<Vec<Move>> {
    let found = sqlx::query(
        "SELECT ordinal, seat, action, events, hash, made_by, moved_at FROM moves
            WHERE game = $1 AND ordinal > $2 ORDER BY ordinal",
    );
    all(conn, found.bind(game.0).bind(i64::from(ordinal)), logged).await
}

pub(super) async fn log_move(
    conn: &mut Conn,
    game: GameId,
    ordinal: u32,
    made: &NewMove,
    moved_at: Millis,
) -> SqlResult<()> {
    let logged = sqlx::query(
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
    .bind(&made.made_by);
    run(conn, logged).await.map(drop)
}
