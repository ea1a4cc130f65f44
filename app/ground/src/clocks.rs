//! The clocks of a running game: how long each player has, what stops or extends that, and the
//! timers that follow from it. Each timer is a stored instant for one state, so a restart or a clock
//! jump neither loses nor repeats any.

use std::ops::RangeInclusive;

use queues::outbox::notification::{Effect, Post, late_slot, poll_slot};
use rules::{Game, Seat};
use storage::{BeginOutcome, Find, GameId, Millis, Status, UnitOfWork, UserId};
use table::access::{self, Act};
use table::error::{AppError, Fault, Refusal};
use table::internal_act::InternalAct;
use table::model::{Progress, Settings, Table};
use table::outcome::Outcome;
use table::pause_schedule::PauseSchedule;
use table::preferences::Prefs;
use table::time_control::{Clocks, DAY, HOUR, LAST_WORD, LeftClocks, Missed, Pace, Running};
use table::timer::{LASTING, TimerJob, TimerKind};
use table::token::ComponentToken;
use text::say;
use view::MessageDraft;

use crate::load::table_for;
use crate::messages::{say_of, strip};
use crate::{Answer, Context, Request, Started, finish};

/// How long the others have to decide how to go on before the default applies.
const PATIENCE: Millis = DAY;
/// A shorter outage is not announced in the channels.
const WORTH_TELLING: Millis = HOUR;
/// More running games than there can be.
const ALL_GAMES: u32 = u32::MAX;

/// The pace that a text names.
pub fn pace(text: &str) -> Result<Pace, Refusal> {
    text.parse().map_err(|_| Refusal::NoPace(text.to_owned()))
}

/// The preferences of the player in a seat; the defaults if there is none.
pub async fn prefs(act: &mut dyn UnitOfWork, table: &Table, seat: Seat) -> Result<Prefs, AppError> {
    match table.player(seat) {
        Some(player) => Ok(Prefs::read(&act.prefs(player).await?)),
        None => Ok(Prefs::default()),
    }
}

/// The times during which a player's clock stands still at a table.
pub fn rest(settings: &Settings, prefs: &Prefs) -> PauseSchedule {
    PauseSchedule {
        spans: settings.holidays.iter().chain(&prefs.away).copied().collect(),
        weekends: settings.weekends.then(|| prefs.zone.clone()),
    }
}

/// The clocks for this state: one for each seat that is asked, except seats whose moves are made
/// automatically.
pub async fn clocks(
    act: &mut dyn UnitOfWork,
    table: &Table,
    state: &Game,
) -> Result<Clocks, AppError> {
    let turn = state.turn().number;
    let asked = state.decisions().iter().map(|decision| decision.seat);
    // A player who calls a stand-in and returns at once keeps the remaining time.
    let kept = |seat: Seat| {
        let clock = table.progress.clocks.of(seat).filter(|clock| clock.turn == turn);
        table.progress.standins.contains(&seat) && clock.is_some_and(|clock| !clock.over)
    };
    let asked = asked.filter(|seat| !table.plays_itself(*seat) || kept(*seat));
    let asked = asked.map(|seat| (seat, turn));
    let asked: Vec<(Seat, u32)> = asked.collect();
    let mut rests = Vec::new();
    for seat in state.seats() {
        // Without a pace there is no bank to fill.
        let is_needed = table.settings.pace != Pace::Free || state.asked(seat).is_some();
        let prefs = if is_needed { prefs(act, table, seat).await? } else { Prefs::default() };
        rests.push(rest(&table.settings, &prefs));
    }
    Ok(table.progress.clocks.after(table.settings.pace, &rests, &asked, act.now()))
}

/// Replaces the timers of the old clocks with those of the current ones. A move has removed those of
/// the state before it.
async fn set(
    act: &mut dyn UnitOfWork,
    table: &Table,
    clocks: &Clocks,
    ordinal: u32,
) -> Result<(), AppError> {
    if ordinal == table.row.ordinal {
        for kind in [TimerKind::Remind, TimerKind::Over, TimerKind::Relief] {
            act.unschedule(table.id(), kind.word()).await?;
        }
    }
    // Nobody is late in a turn of which they could not hear.
    for &running in clocks.running().iter().filter(|running| !running.is_unheard()) {
        set_one(act, table, running, ordinal).await?;
    }
    Ok(())
}

/// Sets the timers of one clock: its end, and the reminders that its player wants.
async fn set_one(
    act: &mut dyn UnitOfWork,
    table: &Table,
    running: Running,
    ordinal: u32,
) -> Result<(), AppError> {
    let prefs = prefs(act, table, running.seat).await?;
    let rest = rest(&table.settings, &prefs);
    let (game, number) = (table.id(), running.number);
    let end = match (running.over, running.silence) {
        // Where nobody has agreed on a limit, nothing happens by itself.
        (true, true) => None,
        (true, false) => Some((TimerJob::Relief(number), rest.after(running.until, PATIENCE))),
        (false, _) => Some((TimerJob::Over(number), running.until)),
    };
    if let Some((job, at)) = end {
        act.schedule(&job.due(game, ordinal, at)).await?;
    }
    if !running.silence && (running.over || running.muted) {
        return Ok(());
    }
    // A past reminder was already given, or is too late to be of use.
    let now = act.now();
    let mut coming = prefs.reminders(&running, &rest);
    coming.retain(|(_, at)| *at > now);
    if running.silence {
        // There may be many: each sets the next one.
        let next = coming.first().copied();
        coming.retain(|given| given.0 == LAST_WORD || Some(*given) == next);
    }
    for (left, at) in coming {
        act.schedule(&TimerJob::Remind(number, left).due(game, ordinal, at)).await?;
    }
    Ok(())
}

/// Sets the reminder after the one that was given.
pub async fn set_next_reminder(
    act: &mut dyn UnitOfWork,
    table: &Table,
    running: Running,
) -> Result<(), AppError> {
    set_one(act, table, running, table.row.ordinal).await
}

/// Saves the table's progress, and sets the timers of its clocks.
pub async fn keep(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    progress: Progress,
) -> Result<(), AppError> {
    set(act, table, &progress.clocks, ordinal).await?;
    settle_late(act, table, &progress.clocks).await?;
    save(act, table, &progress).await
}

/// Takes the buttons off the questions how to go on with players who were late at `table`, and with these
/// clocks are so no longer.
pub async fn settle_late(
    act: &mut dyn UnitOfWork,
    table: &Table,
    clocks: &Clocks,
) -> Result<(), AppError> {
    let is_asked = |late: &Running| {
        clocks.of(late.seat).is_some_and(|clock| clock.over && clock.turn == late.turn)
    };
    let late = table.progress.clocks.running().iter().filter(|clock| clock.over);
    for late in late.filter(|late| !is_asked(late)) {
        let slot = late_slot(late.seat);
        let once = format!("{slot}.{}", late.number);
        strip(act, table, slot, &once).await?;
    }
    Ok(())
}

/// Saves the table's progress without changing timers. Messages of polls that have ended are
/// updated.
pub async fn save(
    act: &mut dyn UnitOfWork,
    table: &Table,
    progress: &Progress,
) -> Result<(), AppError> {
    let text = serde_json::to_string(progress).map_err(Fault::from)?;
    act.save_progress(table.id(), &text).await?;
    for (number, answer) in &progress.ended_polls {
        let (slot, text) = (poll_slot(*number), Some(answer.clone()));
        say_of(act, table, &Effect::Settled { slot, text, after: None }, &number.to_string())
            .await?;
    }
    Ok(())
}

/// The button below a reminder: no more reminders in this turn.
pub async fn mute(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = clock_table(&mut *act, request, Some(token), Act::Turn).await?;
        let own = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let clocks = table.progress.clocks.muted(own);
        change_clocks(&mut *act, &table, clocks).await?;
        finish(act, &Outcome::Timed(table.id().0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("mute-done"))))
}

/// Adjusts all of a player's running clocks after a change of the times at which they stand
/// still, which they may have `said` themselves. Returns the tables where the player has a seat.
pub async fn rests_changed(
    act: &mut dyn UnitOfWork,
    player: UserId,
    said: bool,
) -> Result<Vec<Table>, AppError> {
    let mut tables = Vec::new();
    for game in act.games(Find::OpenOf(player), ALL_GAMES).await? {
        let Some(stored) = act.table(game.id).await? else { continue };
        let table = Table::read(stored)?;
        let mut running = table.progress.clocks.running().iter();
        if let Some(own) = running.find(|clock| table.player(clock.seat) == Some(player)) {
            let rest = rest(&table.settings, &prefs(act, &table, own.seat).await?);
            let mut clocks = table.progress.clocks.with_rest(own.seat, &rest);
            if said {
                clocks = clocks.after_word(own.seat, &rest, act.now());
            }
            change_clocks(act, &table, clocks).await?;
        }
        tables.push(table);
    }
    Ok(tables)
}

/// Gives every clock back the time of an outage of length `gap`.
pub async fn give_back(act: &mut dyn UnitOfWork, gap: Millis) -> Result<(), AppError> {
    for game in act.games(Find::Running, ALL_GAMES).await? {
        let Some(stored) = act.table(game.id).await? else { continue };
        // A game that cannot be read is reported when somebody next uses it.
        let Ok(table) = Table::read(stored) else { continue };
        if table.progress.clocks.running().is_empty() {
            continue;
        }
        let now = act.now();
        let clocks = table.progress.clocks.after_outage(gap, now);
        let progress = Progress { clocks: clocks.clone(), ..table.progress.clone() };
        keep(act, &table, table.row.ordinal, progress).await?;
        if gap >= WORTH_TELLING && clocks.limits().next().is_some() {
            let text = table.text();
            let until = view::time::ends(text, &table.people(text), &clocks).join(" ");
            let hours = gap / HOUR;
            let words = say!(text, "outage-told", hours = hours, until = until);
            let once = format!("outage.{}", act.now());
            say_of(act, &table, &Post::Note { text: words }, &once).await?;
        }
    }
    Ok(())
}

/// Keeps the clocks of a state that is left, so that they can come back with it.
pub(crate) async fn keep_left(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    left: &LeftClocks,
) -> Result<(), AppError> {
    let text = serde_json::to_string(left).map_err(Fault::from)?;
    act.keep_clocks(table.id(), ordinal, &text).await?;
    Ok(())
}

/// The clocks of an earlier state when it was left, if they were kept.
pub async fn left_at(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
) -> Result<Option<LeftClocks>, AppError> {
    let text = act.clocks_at(table.id(), ordinal).await?;
    Ok(text.map(|text| serde_json::from_str(&text)).transpose().map_err(Fault::from)?)
}

/// The clocks of an earlier state, running again from now with as much time as was left then, and at
/// least with `least`.
pub async fn resumed(
    act: &mut dyn UnitOfWork,
    table: &Table,
    left: &LeftClocks,
    least: Millis,
) -> Result<Clocks, AppError> {
    let mut rests = Vec::new();
    for running in left.clocks.running() {
        let prefs = prefs(act, table, running.seat).await?;
        rests.push((running.seat, rest(&table.settings, &prefs)));
    }
    let again = left.clocks.resumed((left.at, act.now()), least, &rests);
    Ok(table.progress.clocks.back_to(&again))
}

/// Lets the wait for a word from a person begin anew, who has just said something at the table.
pub async fn heard(request: &Request<'_>, game: GameId) -> Result<(), AppError> {
    let (context, now) = (request.context, request.context.now());
    let key = InternalAct::Heard(request.interaction.id).key(Some(game), LASTING);
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(());
    };
    let table = act.table(game).await?.map(Table::read).transpose()?;
    let table = table.filter(|table| table.row.status == Status::Running);
    if let Some(table) = table
        && let Some(seat) = table.seat_of(&request.actor())
    {
        let rest = rest(&table.settings, &prefs(&mut *act, &table, seat).await?);
        let clocks = table.progress.clocks.after_word(seat, &rest, act.now());
        change_clocks(&mut *act, &table, clocks).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Replaces the clocks within the same state.
pub async fn change_clocks(
    act: &mut dyn UnitOfWork,
    table: &Table,
    clocks: Clocks,
) -> Result<(), AppError> {
    keep(act, table, table.row.ordinal, Progress { clocks, ..table.progress.clone() }).await
}

/// Notes where the call for the open turn was refused. A clock whose call arrived nowhere stands still.
pub async fn call_refused(
    act: &mut dyn UnitOfWork,
    table: &Table,
    seats: &[Seat],
    missed: Missed,
) -> Result<(), AppError> {
    let Some(game) = &table.game else { return Ok(()) };
    let (before, turn) = (&table.progress.clocks, game.turn().number);
    let clocks = seats.iter().fold(before.clone(), |all, seat| all.missed(*seat, turn, missed));
    if clocks == *before {
        return Ok(());
    }
    change_clocks(act, table, clocks).await
}

/// Notes that the calls of these seats have arrived: a clock that stood still begins.
pub async fn call_arrived(
    act: &mut dyn UnitOfWork,
    table: &Table,
    seats: &[Seat],
) -> Result<(), AppError> {
    let mut clocks = table.progress.clocks.clone();
    for &seat in seats {
        let rest = rest(&table.settings, &prefs(act, table, seat).await?);
        clocks = clocks.heard(seat, &rest, act.now());
    }
    if clocks == table.progress.clocks {
        return Ok(());
    }
    change_clocks(act, table, clocks).await
}

/// The table as whoever reads a message about it finds it: clocks that stand still until then begin now.
pub async fn as_heard(context: &Context, mut table: Table) -> Result<Table, Fault> {
    let unheard: Vec<Seat> = table
        .progress
        .clocks
        .running()
        .iter()
        .filter(|clock| clock.is_unheard())
        .map(|clock| clock.seat)
        .collect();
    for seat in unheard {
        let prefs = match table.player(seat) {
            Some(player) => Prefs::read(&context.store().prefs(player).await?),
            None => Prefs::default(),
        };
        let rest = rest(&table.settings, &prefs);
        table.progress.clocks = table.progress.clocks.heard(seat, &rest, context.now());
    }
    Ok(table)
}

/// Loads the table for an act about a clock; refuses a button of an earlier question.
pub async fn clock_table(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    wanted: Act,
) -> Result<Table, AppError> {
    let table = table_for(act, request, token, wanted).await?;
    still_asked(&table, token)?;
    Ok(table)
}

/// Refuses a button of an earlier question.
pub fn still_asked(table: &Table, token: Option<&ComponentToken>) -> Result<(), Refusal> {
    let open = table.open_since()..=table.row.ordinal;
    let fresh = token.is_none_or(|token| is_fresh(token, &open, &table.progress.clocks));
    if fresh { Ok(()) } else { Err(Refusal::Stale) }
}

/// Whether a button belongs to one of the `open` questions, or to a clock that still runs: whoever
/// has made only a part of their turn is as late as before.
fn is_fresh(token: &ComponentToken, open: &RangeInclusive<u32>, clocks: &Clocks) -> bool {
    let named = |running: &Running| token.action.clock() == Some(running.named());
    open.contains(&token.ordinal) || clocks.running().iter().any(named)
}

#[cfg(test)]
mod tests {
    use table::token::SeatAction;

    use super::*;

    #[test]
    fn a_button_about_a_clock_is_of_use_while_it_runs() {
        let asked = |turn| [(Seat(1), turn)];
        let rests = [PauseSchedule::default(), PauseSchedule::default()];
        let clocks = Clocks::default().after(Pace::Days(2), &rests, &asked(7), 0);
        let late = clocks.of(Seat(1)).expect("a clock");
        let wait = ComponentToken::new(SeatAction::Wait(late.named()), GameId(1), 4);
        let fresh = |clocks| is_fresh(&wait, &(5..=5), clocks);
        let later = clocks.after(Pace::Days(2), &rests, &asked(7), DAY);
        assert!(fresh(&later), "after a part of the turn");
        let next = clocks.after(Pace::Days(2), &rests, &asked(9), DAY);
        assert!(!fresh(&next), "in the next turn");
        assert!(is_fresh(&wait, &(4..=5), &next), "the question is still open");
    }
}
