//! Warns the players of a game that nobody has touched for long, and then parks it.

use ground::clocks::{prefs, rest};
use ground::idle::{LAST_DAYS, set};
use ground::messages::say_of;
use ground::{Context, channels, finish};
use queues::outbox::notification::{Direct, Post, TurnRef};
use rules::Seat;
use storage::{Millis, Status, Timer, UnitOfWork};
use table::error::AppError;
use table::model::{AsideReason, Table};
use table::outcome::Outcome;
use table::timer::TimerJob;
use text::say;

use crate::timers::begin;

/// Warns the players, and gives them the last days to move.
pub(super) async fn warn(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = still_idle(&mut *act, table, due, TimerJob::Idle).await? {
        set(&mut *act, due.game, due.ordinal, (TimerJob::Park, LAST_DAYS)).await?;
        let until = act.now() + LAST_DAYS;
        say_of(&mut *act, &table, &Post::Idle { until }, &due.kind).await?;
        call_directly(&mut *act, &table, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Calls those who are asked and whom the channel does not ping.
async fn call_directly(
    act: &mut dyn UnitOfWork,
    table: &Table,
    once: &str,
) -> Result<(), AppError> {
    let number = table.game()?.turn().number;
    for seat in table.asked().into_iter().map(Seat) {
        let directly = prefs(act, table, seat).await?.directly();
        if let Some(user) = table.pinged(seat).filter(|_| directly) {
            let turn = TurnRef { number, seat };
            let call = Direct::Call { user: Some(user), turn, until: None };
            say_of(act, table, &call, &format!("{once}.{}", seat.0)).await?;
        }
    }
    Ok(())
}

/// Parks the game, and says why in its channel.
pub(super) async fn park(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = still_idle(&mut *act, table, due, TimerJob::Park).await? {
        channels::put_aside(&mut *act, &table, AsideReason::Idle).await?;
        let (text, id) = (table.text(), table.id().public());
        let text = say!(text, "parked-line", why = text.say("idle-parked"), id = id);
        say_of(&mut *act, &table, &Post::Said { text }, "parked").await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// The table of the timer if it is idle. A game is not idle while its player still has time or
/// while it is paused; then the timer is set again for later.
async fn still_idle(
    act: &mut dyn UnitOfWork,
    table: Option<Table>,
    due: &Timer,
    job: fn(Millis) -> TimerJob,
) -> Result<Option<Table>, AppError> {
    let runs =
        |table: &Table| table.row.status == Status::Running && table.row.ordinal == due.ordinal;
    let Some(table) = table.filter(runs) else { return Ok(None) };
    let still = stands_still_until(act, &table).await?;
    let Some(until) = still.filter(|until| *until > act.now()) else { return Ok(Some(table)) };
    let after = until - act.now() + LAST_DAYS;
    set(act, due.game, due.ordinal, (job, after)).await?;
    Ok(None)
}

/// Until when nobody needs to move in a game: the end of the running clocks, of the table's pauses,
/// and of the vacations of the players who are asked.
async fn stands_still_until(
    act: &mut dyn UnitOfWork,
    table: &Table,
) -> Result<Option<Millis>, AppError> {
    let clocks = table.progress.clocks.limits().filter(|clock| !clock.over);
    let mut ends: Vec<Millis> = clocks.map(|clock| clock.until).collect();
    let now = act.now();
    for seat in table.asked() {
        let rest = rest(&table.settings, &prefs(act, table, Seat(seat)).await?);
        ends.extend(rest.spans.iter().filter(|span| span.from <= now).map(|span| span.until));
    }
    Ok(ends.into_iter().max())
}
