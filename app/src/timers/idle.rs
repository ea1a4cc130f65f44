//! Tables that nobody starts and games that nobody plays: closed, warned, parked.

use rules::Seat;
use storage::{BeginOutcome, Due, Millis, Status, UnitOfWork};

use crate::outbox::notification::Post;
use crate::table::error::Stop;
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::use_cases::{
    Context,
    clocks::{kind, prefs, rest, say_of},
    finish, idle,
    idle::{LAST_DAYS, PARK, WARN, set},
    watch,
};

/// Until when nobody needs to move in a game: the end of the running clocks, of the table's pauses,
/// and of the vacations of the players who are asked.
async fn stands_still_until(
    act: &mut dyn UnitOfWork,
    table: &Table,
) -> Result<Option<Millis>, Stop> {
    let clocks = table.progress.clocks.running().iter().filter(|clock| !clock.over);
    let mut ends: Vec<Millis> = clocks.map(|clock| clock.until).collect();
    let now = act.now();
    for seat in table.asked() {
        let rest = rest(&table.settings, &prefs(act, table, Seat(seat)).await?);
        ends.extend(rest.spans.iter().filter(|span| span.from <= now).map(|span| span.until));
    }
    Ok(ends.into_iter().max())
}

/// Closes a table that nobody has started for long.
pub(crate) async fn lobby_over(context: &Context, due: &Due) -> Result<(), Stop> {
    let BeginOutcome::New(mut act) = context.store().begin(&due.key(), context.now()).await? else {
        return Ok(());
    };
    let table = act.table(due.game).await?.map(Table::read).transpose()?;
    if let Some(table) = table.filter(|table| table.row.status == Status::Lobby) {
        act.close_game(due.game, Status::Aborted).await?;
        say_of(&mut *act, &table, &Post::EditLobby, &due.kind).await?;
        let text = table.text().say("lobby-expired");
        watch::tell_end(&mut *act, &table, &text).await?;
        say_of(&mut *act, &table, &Post::Note { text }, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Warns or parks a game that nobody has touched for long.
pub(crate) async fn idle_rang(context: &Context, due: &Due) -> Result<(), Stop> {
    let BeginOutcome::New(mut act) = context.store().begin(&due.key(), context.now()).await? else {
        return Ok(());
    };
    let table = act.table(due.game).await?.map(Table::read).transpose()?;
    let table = table
        .filter(|table| table.row.status == Status::Running && table.row.ordinal == due.ordinal);
    if let Some(table) = table {
        let text = table.text();
        let still = stands_still_until(&mut *act, &table).await?;
        if let Some(until) = still.filter(|until| *until > act.now()) {
            // A game is not idle while its player still has time or while it is paused.
            let after = until - act.now() + LAST_DAYS;
            set(&mut *act, due.game, due.ordinal, (kind(due), after)).await?;
        } else if kind(due) == WARN {
            set(&mut *act, due.game, due.ordinal, (PARK, LAST_DAYS)).await?;
            let until = act.now() + LAST_DAYS;
            say_of(&mut *act, &table, &Post::Idle { until }, &due.kind).await?;
        } else {
            idle::park(&mut *act, &table, &text.say("idle-parked")).await?;
        }
    }
    finish(act, &Outcome::Nothing).await
}
