//! Idle games: a game without a move for very long is warned and then parked. It is kept, and
//! `/game move` resumes it.

use storage::{Due, GameId, Millis, UnitOfWork};

use crate::outbox::notification::Post;
use crate::table::error::Stop;
use crate::table::model::Table;
use crate::table::poll::Ending;
use crate::table::time_control::DAY;
use crate::use_cases::{
    clocks::{dated, say_of},
    overview,
};

/// The timer after which a silent game is warned.
pub(crate) const WARN: &str = "idle";
/// The timer after which a silent game is parked.
pub(crate) const PARK: &str = "silence";
/// The timer after which a table that nobody starts is closed.
pub(crate) const LOBBY: &str = "lobby";
/// How long a table may wait for its players.
const WAITING: Millis = 14 * DAY;
/// How long a game may be silent before it is warned.
const SILENT: Millis = 21 * DAY;
/// How long the players have after the warning.
pub(crate) const LAST_DAYS: Millis = 7 * DAY;

/// Restarts the idle timer of a game.
pub(crate) async fn watch(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
) -> Result<(), Stop> {
    for kind in [WARN, PARK] {
        act.unschedule(table.id(), kind).await?;
    }
    set(act, table.id(), ordinal, (WARN, SILENT)).await
}

/// Sets one of the two timers. A parked game resumes in the same state, so the state alone does not
/// tell two idle periods apart.
pub(crate) async fn set(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
    (kind, after): (&str, Millis),
) -> Result<(), Stop> {
    let due_at = act.now() + after;
    act.schedule(&dated(kind, game, ordinal, due_at)).await?;
    Ok(())
}

/// Sets the timer of a table that is waiting for players.
pub(crate) async fn await_start(act: &mut dyn UnitOfWork, game: GameId) -> Result<(), Stop> {
    let due_at = act.now() + WAITING;
    act.schedule(&Due { kind: LOBBY.to_owned(), game, ordinal: 0, due_at }).await?;
    Ok(())
}

/// Parks a game, and says why in its channel.
pub(crate) async fn park(act: &mut dyn UnitOfWork, table: &Table, why: &str) -> Result<(), Stop> {
    let mut progress = table.progress.clone();
    progress.clocks = progress.clocks.stopped();
    table.end_poll(&mut progress, Ending::Overtaken, |_| true);
    crate::use_cases::clocks::keep(act, table, table.row.ordinal, progress).await?;
    act.park(table.id()).await?;
    overview::refresh(act, table.row.guild).await?;
    let text = table.text();
    let id = table.id().public();
    let text = crate::say!(text, "parked-line", why = why, id = id);
    say_of(act, table, &Post::Said { text }, "parked").await
}
