//! Closing a game, or a table before its game: whoever waits for its end is told.

use storage::{Status, UnitOfWork};

use crate::table::error::AppError;
use crate::table::model::Table;
use crate::table::timer::{LASTING, TimerKind};

/// Closes a game. The tables that play the same tiles look at each other in an act of their own, so
/// that of two that end at once the second sees the first.
pub(crate) async fn close(
    act: &mut dyn UnitOfWork,
    table: &Table,
    status: Status,
) -> Result<(), AppError> {
    act.close_game(table.id(), status).await?;
    if table.settings.duplicate.is_some() {
        let now = act.now();
        act.schedule(&TimerKind::Duplicate.due(table.id(), LASTING, now)).await?;
    }
    tell_league(act, table).await
}

/// Puts a game aside. A league does not wait for it longer than its round lasts.
pub(crate) async fn park(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    act.park(table.id()).await?;
    tell_league(act, table).await
}

/// The timers of a game that is closed or put aside are gone, and one of them may have been that of a
/// round.
async fn tell_league(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    if table.settings.league.is_some() {
        let now = act.now();
        act.schedule(&TimerKind::League.dated(table.id(), LASTING, now)).await?;
    }
    Ok(())
}
