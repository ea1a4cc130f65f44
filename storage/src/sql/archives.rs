//! Packing the logs of games that are over, and reading what was packed.

use sqlx::Row as _;

use super::columns::{narrow, unreadable};
use super::moves::{logged, moves_after};
use super::session::{SqlResult, all};
use super::{Conn, Row, SqlStore};
use crate::archive::{ArchivedLog, TakenBack};
use crate::limits::LOGS_KEPT_MS;
use crate::{GameId, Millis, StoreError};

/// How many games are looked up at a time.
const LOOKED_UP: i64 = 50;

impl SqlStore {
    /// Packs the logs of some games that were over [`LOGS_KEPT_MS`] ago; returns how many. Each is
    /// a transaction of its own, so others can write in between, and what is packed was unpacked
    /// and compared before.
    pub(super) async fn archive_some(&self, now: Millis) -> Result<u64, StoreError> {
        let mut reading = self.reading().await?;
        let over = over(reading.conn(), now).await;
        let over = self.settle(over)?;
        for &game in &over {
            let log = log(reading.conn(), game).await;
            let log = self.settle(log)?;
            let packed = tokio::task::spawn_blocking(move || pack(&log)).await;
            // It is cancelled only when the runtime ends, and then nobody waits for the result.
            let Ok(packed) = packed else { return Ok(0) };
            let packed = self.settle(packed)?;
            let mut writing = self.writing(now).await?;
            let archived = archive(writing.conn(), game, packed).await;
            self.finish(writing, archived).await?;
        }
        Ok(over.len() as u64)
    }
}

/// Some games that were over long ago and are not packed yet.
async fn over(conn: &mut Conn, now: Millis) -> SqlResult<Vec<GameId>> {
    let over = sqlx::query(
        "SELECT id FROM games WHERE status IN ('ended', 'aborted') AND archived = 0
            AND changed_at < $1 LIMIT $2",
    );
    let over = over.bind(now - LOGS_KEPT_MS).bind(LOOKED_UP);
    all(conn, over, |row| Ok(GameId(row.try_get(0)?))).await
}

/// The log as its rows hold it.
async fn log(conn: &mut Conn, game: GameId) -> SqlResult<ArchivedLog> {
    let moves = moves_after(conn, game, 0).await?;
    let undone = sqlx::query(
        "SELECT ordinal, seat, action, events, hash, made_by, moved_at, undone_by, undone_at
            FROM undone WHERE game = $1 ORDER BY ordinal",
    );
    let taken_back = |row: &Row| {
        Ok(TakenBack {
            made: logged(row)?,
            undone_by: narrow(row, "undone_by")?,
            undone_at: row.try_get("undone_at")?,
        })
    };
    Ok(ArchivedLog { moves, undone: all(conn, undone.bind(game.0), taken_back).await? })
}

/// Packs a log; nothing for one without moves.
fn pack(log: &ArchivedLog) -> sqlx::Result<Option<Vec<u8>>> {
    if log.moves.is_empty() && log.undone.is_empty() {
        return Ok(None);
    }
    let packed = log.pack().map_err(sqlx::Error::Io)?;
    let same = ArchivedLog::unpack(&packed).is_some_and(|unpacked| unpacked == *log);
    let why = "a log that was packed cannot be unpacked";
    if same { Ok(Some(packed)) } else { Err(sqlx::Error::Protocol(why.to_owned())) }
}

/// Puts the packed log in the place of its rows, unless another process has.
async fn archive(conn: &mut Conn, game: GameId, packed: Option<Vec<u8>>) -> SqlResult<()> {
    let sql = "UPDATE games SET archived = 1 WHERE id = $1 AND archived = 0";
    let marked = sqlx::query(sql).bind(game.0).execute(&mut *conn).await?;
    let Some(packed) = packed.filter(|_| marked.rows_affected() == 1) else { return Ok(()) };
    sqlx::query("INSERT INTO archives (game, log) VALUES ($1, $2)")
        .bind(game.0)
        .bind(packed)
        .execute(&mut *conn)
        .await?;
    for sql in ["DELETE FROM moves WHERE game = $1", "DELETE FROM undone WHERE game = $1"] {
        sqlx::query(sql).bind(game.0).execute(&mut *conn).await?;
    }
    Ok(())
}

/// The log of a game that was packed; an empty one for any other.
pub(super) async fn archived(conn: &mut Conn, game: GameId) -> sqlx::Result<ArchivedLog> {
    let packed: Option<Vec<u8>> = sqlx::query_scalar("SELECT log FROM archives WHERE game = $1")
        .bind(game.0)
        .fetch_optional(conn)
        .await?;
    packed.map_or_else(|| Ok(ArchivedLog::default()), |packed| unpack(&packed, game))
}

/// Unpacks a log.
pub(super) fn unpack(packed: &[u8], game: GameId) -> sqlx::Result<ArchivedLog> {
    let what = || format!("the packed log of game {game}, which is damaged");
    ArchivedLog::unpack(packed).ok_or_else(|| unreadable("log", what()))
}
