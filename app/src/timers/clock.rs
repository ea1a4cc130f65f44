//! The clocks of players: reminders, the end of a player's time, and the end of the time that the
//! others have to decide how to go on. Nobody loses a game by the clock.
//!
//! If a player is late in their own turn, the others decide how to go on, and in the end a stand-in
//! plays. A question outside the player's turn (in another player's turn, or one put to several
//! players at once) would hold up the whole table for little, so the default of the rules applies
//! if nobody answers (R-OV-17, R-OV-18).

use ground::clocks::{change_clocks, prefs, rest, rests_changed, save, set_next_reminder};
use ground::messages::say_of;
use ground::{Context, finish, recording};
use queues::outbox::notification::{Direct, Post, TurnRef};
use rules::{Game, Seat};
use storage::{Status, Timer, UnitOfWork, UserId};
use table::error::{AppError, Fault};
use table::model::{Progress, Table};
use table::mover::Mover;
use table::outcome::Outcome;
use table::preferences::{Cadence, Prefs};
use table::stand_in;
use table::time_control::{DAY, Running};
use text::say;
use use_cases::overtime::put_standin;
use view::seats;

use crate::timers::begin;

/// How many days of vacation one clock can use up automatically.
const STRETCHES: u8 = 3;

/// Reminds a player that their time is running out.
///
/// `is_last` if the reminder is the one shortly before the end of the clock with this number.
pub(super) async fn remind(
    context: &Context,
    due: &Timer,
    number: u32,
    is_last: bool,
) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some((table, running)) = awaited(table, due, number) {
        match running.silence {
            true => tell_without_limit(&mut *act, &table, running, due, is_last).await?,
            false => tell_late(&mut *act, &table, running, &due.kind).await?,
        }
    }
    finish(act, &Outcome::Nothing).await
}

/// Handles the end of a player's time.
pub(super) async fn time_over(context: &Context, due: &Timer, number: u32) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some((table, running)) = awaited(table, due, number) {
        end_time(context, &mut *act, &table, running, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Goes on with the default when the others have not decided.
pub(super) async fn help_out(context: &Context, due: &Timer, number: u32) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some((table, running)) = awaited(table, due, number) {
        let (seat, once) = (running.seat, &due.kind);
        match beside_turn(&table, table.game()?, seat) {
            true => take_default(context, &mut *act, &table, seat, once).await?,
            false => put_standin(context, &mut *act, &table, seat).await?,
        }
    }
    finish(act, &Outcome::Nothing).await
}

/// The table of a timer and the clock with this number, if both are unchanged since it was set.
fn awaited(table: Option<Table>, due: &Timer, number: u32) -> Option<(Table, Running)> {
    let table = table
        .filter(|table| table.row.status == Status::Running && table.row.ordinal == due.ordinal)?;
    let running = table.progress.clocks.numbered(number)?;
    Some((table, running))
}

/// Whether a seat is asked outside its own turn, or together with others.
fn beside_turn(table: &Table, game: &Game, seat: Seat) -> bool {
    let together = game.decisions().len() > 1 || table.progress.parallel_since.is_some();
    together || game.turn().seat != seat
}

/// Reminds a player whose move has no limit, or tells everybody when the others need not wait for that
/// player any more.
async fn tell_without_limit(
    act: &mut dyn UnitOfWork,
    table: &Table,
    running: Running,
    due: &Timer,
    is_last: bool,
) -> Result<(), AppError> {
    let turn = TurnRef { number: running.turn, seat: running.seat };
    let prefs = prefs(act, table, running.seat).await?;
    if is_last && awaits_others(table, running.seat) {
        let notification = Post::LastWord { turn, until: running.until };
        say_of(act, table, &notification, &due.kind).await?;
    } else if running.over {
        // The question how to go on stays the latest message about the turn.
        say_of(act, table, &Post::TimeOver { turn }, &due.kind).await?;
    } else if (!is_last || prefs.remind == Cadence::Daily) && prefs.in_channel() {
        let notification = Post::Remind { turn, until: running.until };
        say_of(act, table, &notification, &due.kind).await?;
    } else if is_last {
        // Nobody waits, and no reminder is wanted.
        return set_next_reminder(act, table, running).await;
    }
    if prefs.directly()
        && let Some(player) = table.player(running.seat)
    {
        let notification = Direct::Call { user: Some(player), turn, until: Some(running.until) };
        say_of(act, table, &notification, &due.kind).await?;
    }
    set_next_reminder(act, table, running).await
}

/// Whether somebody else plays who may be waiting for the player of a seat.
fn awaits_others(table: &Table, seat: Seat) -> bool {
    table.played().any(|other| other != seat)
}

/// Reminds a player in the channel and by direct message, as the player prefers.
async fn tell_late(
    act: &mut dyn UnitOfWork,
    table: &Table,
    running: Running,
    once: &str,
) -> Result<(), AppError> {
    let turn = TurnRef { number: running.turn, seat: running.seat };
    let prefs = prefs(act, table, running.seat).await?;
    let left = rest(&table.settings, &prefs).between(act.now(), running.until);
    let clocks = table.progress.clocks.reminded(running.seat, left);
    save(act, table, &Progress { clocks, ..table.progress.clone() }).await?;
    if prefs.in_channel() {
        let notification = Post::Remind { turn, until: running.until };
        say_of(act, table, &notification, once).await?;
    }
    if prefs.directly()
        && let Some(player) = table.player(running.seat)
    {
        let notification = Direct::Call { user: Some(player), turn, until: Some(running.until) };
        say_of(act, table, &notification, once).await?;
    }
    Ok(())
}

/// Tells everybody that a player is late, unless the player was away or has vacation left.
async fn end_time(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    running: Running,
    once: &str,
) -> Result<(), AppError> {
    let (seat, clocks) = (running.seat, &table.progress.clocks);
    let prefs = prefs(act, table, seat).await?;
    let rested = clocks.with_rest(seat, &rest(&table.settings, &prefs));
    if rested.of(seat).is_some_and(|clock| clock.until > act.now()) {
        return change_clocks(act, table, rested).await;
    }
    if running.silence && !awaits_others(table, seat) {
        return Ok(());
    }
    let (player, now) = (table.player(seat).filter(|_| !running.silence), act.now());
    if let Some(player) = player.filter(|_| running.stretched < STRETCHES)
        && let Some(prefs) = take_vacation(act, player).await?
    {
        change_clocks(act, table, clocks.stretched(seat, now)).await?;
        rests_changed(act, player, false).await?;
        let text = table.text();
        let left = prefs.vacation_days(now);
        let who = seats::who(text, table, seat);
        let until = view::time::until(text, now + DAY);
        let words = say!(text, "time-stretched", who = who, left = left, until = until);
        return say_of(act, table, &Post::Note { text: words }, once).await;
    }
    if !running.silence && beside_turn(table, table.game()?, seat) {
        return take_default(context, act, table, seat, once).await;
    }
    change_clocks(act, table, clocks.over(seat)).await?;
    let turn = TurnRef { number: running.turn, seat };
    say_of(act, table, &Post::TimeOver { turn }, once).await?;
    match table.player(seat).filter(|_| prefs.directly()) {
        Some(player) => {
            let notification = Direct::Call { user: Some(player), turn, until: None };
            say_of(act, table, &notification, once).await
        }
        None => Ok(()),
    }
}

/// Takes a day of a player's vacation, if one is left. The player may be changing their settings, and
/// late in another game.
async fn take_vacation(
    act: &mut dyn UnitOfWork,
    player: UserId,
) -> Result<Option<Prefs>, AppError> {
    let (mut prefs, now) = (Prefs::read(&act.held_prefs(player).await?), act.now());
    if !prefs.take_vacation(now, DAY, now) {
        return Ok(None);
    }
    act.save_prefs(player, &prefs.text().map_err(Fault::from)?).await?;
    Ok(Some(prefs))
}

/// Answers a seat's questions outside its turn with the defaults of the rules (R-OV-17,
/// R-OV-18), until none is left. Its player keeps the seat.
async fn take_default(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
    once: &str,
) -> Result<(), AppError> {
    let mut game = table.game()?.clone();
    let (turn, mut steps) = (game.turn().number, Vec::new());
    while (game.turn().number, beside_turn(table, &game, seat)) == (turn, true)
        && let Some(action) = stand_in::default(&game, seat)
    {
        let events = game.apply(seat, action).map_err(Fault::from)?;
        steps.push((action, events, game.hash().to_string()));
    }
    let text = table.text();
    let words = say!(text, "time-defaulted", who = seats::who(text, table, seat));
    say_of(act, table, &Post::Note { text: words }, once).await?;
    recording::record(context, act, table, (seat, Mover::Rules), game, steps).await?;
    Ok(())
}
