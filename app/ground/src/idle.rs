//! The timers of tables that nobody starts and of games that nobody plays. Such a game is warned and
//! then parked: it is kept, and `/game move` resumes it.

use storage::{GameId, Millis, UnitOfWork};
use table::error::AppError;
use table::model::Table;
use table::time_control::DAY;
use table::timer::{TimerJob, TimerKind};

/// How long a table may wait for its players.
const WAITING: Millis = 14 * DAY;
/// How long a game may be silent before it is warned.
const SILENT: Millis = 21 * DAY;
/// How long the players have after the warning.
pub const LAST_DAYS: Millis = 7 * DAY;

/// Restarts the idle timer of a game. A move has removed that of the state before it.
pub async fn watch(act: &mut dyn UnitOfWork, table: &Table, ordinal: u32) -> Result<(), AppError> {
    if ordinal == table.row.ordinal {
        for kind in [TimerKind::Idle, TimerKind::Park] {
            act.unschedule(table.id(), kind.word()).await?;
        }
    }
    set(act, table.id(), ordinal, (TimerJob::Idle, SILENT)).await
}

/// Sets one of the two timers. A parked game resumes in the same state, so the state alone does not
/// tell two idle periods apart.
pub async fn set(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
    (job, after): (fn(Millis) -> TimerJob, Millis),
) -> Result<(), AppError> {
    let due_at = act.now() + after;
    act.schedule(&TimerJob::dated(job, game, ordinal, due_at)).await?;
    Ok(())
}

/// Sets the timer of a table that is waiting for players.
pub async fn await_start(act: &mut dyn UnitOfWork, game: GameId) -> Result<(), AppError> {
    let due_at = act.now() + WAITING;
    act.schedule(&TimerJob::Lobby.due(game, 0, due_at)).await?;
    Ok(())
}
