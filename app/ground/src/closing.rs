//! Closing a game, or a table before its game: whoever waits for its end is told.

use storage::{Status, UnitOfWork};
use table::error::AppError;
use table::model::{Progress, Table};
use table::poll::{PollEnding, What};
use table::timer::{LASTING, TimerJob};

/// Closes a game. The tables that play the same tiles look at each other in an act of their own, so
/// that of two that end at once the second sees the first.
pub async fn close(
    act: &mut dyn UnitOfWork,
    table: &Table,
    status: Status,
) -> Result<(), AppError> {
    act.close_game(table.id(), status).await?;
    if table.settings.duplicate.is_some() {
        let now = act.now();
        act.schedule(&TimerJob::Duplicate.due(table.id(), LASTING, now)).await?;
    }
    tell_league(act, table).await
}

/// Puts a game aside. A league does not wait for it longer than its round lasts.
pub async fn park(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    act.park(table.id()).await?;
    tell_league(act, table).await
}

/// The timers of a game that is closed or put aside are gone, and one of them may have been that of a
/// round.
async fn tell_league(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    if table.settings.league.is_some() {
        let now = act.now();
        act.schedule(&TimerJob::dated(TimerJob::League, table.id(), LASTING, now)).await?;
    }
    Ok(())
}

/// Ends the open poll of a table if `ends` accepts its subject. Its message is replaced by the result when
/// `progress` is saved, with the names as in this table.
pub fn end_poll(
    table: &Table,
    progress: &mut Progress,
    ending: PollEnding,
    ends: impl Fn(What) -> bool,
) {
    if let Some(poll) = progress.poll.take_if(|poll| ends(poll.what)) {
        let answer = view::seats::answer(table.text(), table, &poll, ending);
        progress.ended_polls.push((poll.number, answer));
    }
}
