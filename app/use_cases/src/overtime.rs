//! What others can do about a late player: give extra days, or call a stand-in. What happens by
//! itself when time is over is in the timer of the clock.

use ground::clocks::{clock_table, keep, prefs, rest, still_asked};
use ground::load::table_for;
use ground::messages::{note, say_of};
use ground::{Answer, Context, Request, Started, actor, closing, finish, recording};
use port::Interaction;
use queues::outbox::notification::Post;
use rules::Seat;
use storage::{Millis, UnitOfWork};
use table::access::{self, Act};
use table::ask::Ask;
use table::error::{AppError, Refusal};
use table::model::{self, Extension, Progress, Table};
use table::outcome::Outcome;
use table::poll::PollEnding;
use table::time_control::{DAY, Pace, Running};
use table::token::{ComponentAction, ComponentToken, Motion, PollAction};
use text::say;
use view::{MessageDraft, seats};

use crate::polls;

/// How much time one extension gives.
const GIFT: Millis = DAY;

/// The late player's seat that a button names.
pub(crate) fn named_seat(token: &ComponentToken) -> Option<Seat> {
    match token.action {
        ComponentAction::Poll(PollAction::Propose(Motion::Open(seat) | Motion::End(seat))) => {
            Some(seat)
        }
        action => action.clock().map(|clock| clock.seat),
    }
}

/// The clock that somebody means: the one that the button names, otherwise the matching one that
/// ends first. Never the person's own.
pub fn meant(
    table: &Table,
    interaction: &Interaction,
    token: Option<&ComponentToken>,
    fits: impl Fn(&Running) -> bool,
) -> Result<Running, access::Denied> {
    let own = table.seat_of(&actor(interaction));
    let running = table.progress.clocks.running().iter().copied();
    let (own, others): (Vec<Running>, Vec<Running>) =
        running.partition(|running| Some(running.seat) == own);
    let nothing = if own.is_empty() { access::Denied::NoClock } else { access::Denied::OwnClock };
    let named = token.and_then(named_seat);
    let named = |running: &Running| named.is_none_or(|seat| seat == running.seat);
    let of_others = others.iter().filter(|running| named(running)).copied();
    let fitting = of_others.filter(fits).min_by_key(|running| running.until);
    match fitting {
        Some(running) => Ok(running),
        None if others.iter().any(named) => Err(access::Denied::NotLate),
        None => Err(nothing),
    }
}

/// `/game wait` and its button: gives the player to move one more day.
pub async fn give_time(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = table_for(&mut *act, request, token, Act::Wait).await?;
        still_asked(&table, token)?;
        let running = meant(&table, request.interaction, token, |_| true)?;
        let (seat, turn, by) = (running.seat, running.turn, Some(request.user()));
        let mut extensions = table.progress.extensions.clone();
        let given =
            extensions.iter().filter(|extension| (extension.seat, extension.turn) == (seat, turn));
        let own = given.clone().filter(|extension| extension.by == by).count();
        // Pressed twice, or the first answer was lost: the time that was over is given.
        if token.is_some() && own > 0 && !running.over {
            finish(act, &Outcome::Timed(table.id().0)).await?;
            return Ok(Answer::private(MessageDraft::text(request.text().say("time-given-done"))));
        }
        if own >= model::EXTENSIONS_EACH || given.count() >= model::EXTENSIONS_IN_ALL {
            return Err(Refusal::TimeEnough.into());
        }
        extensions.push(Extension { seat, turn, by });
        let rest = rest(&table.settings, &prefs(&mut *act, &table, seat).await?);
        let clocks = table.progress.clocks.with_more(seat, GIFT, &rest, act.now());
        let until = clocks.of(seat).ok_or(access::Denied::NoClock)?.until;
        let mut progress = Progress { clocks, extensions, ..table.progress.clone() };
        closing::end_poll(&table, &mut progress, PollEnding::Overtaken, |what| {
            what.is_of_time() && what.seat() == seat
        });
        keep(&mut *act, &table, table.row.ordinal, progress).await?;
        let text = table.text();
        let giver = match table.seat_of(&request.actor()) {
            Some(giver) => seats::who(text, &table, giver),
            None => request.who(text),
        };
        let until = view::time::until(text, until);
        let who = seats::who(text, &table, seat);
        let words = say!(text, "time-given", giver = giver, who = who, until = until);
        note(request, &mut *act, &table, words).await?;
        finish(act, &Outcome::Timed(table.id().0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("time-given-done"))))
}

/// The button that calls a stand-in for a player whose time is over.
pub async fn relieve(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = match clock_table(&mut *act, request, Some(token), Act::Relieve).await {
            Err(AppError::Refused(_)) if is_relieved(request, token).await? => {
                return Ok(Answer::private(MessageDraft::text(request.text().say("relieve-done"))));
            }
            table => table?,
        };
        let late = meant(&table, request.interaction, Some(token), |running| running.over)?;
        put_standin(request.context, &mut *act, &table, late.seat).await?;
        finish(act, &Outcome::StandIn(table.id().0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("relieve-done"))))
}

/// Whether a stand-in plays for the player that a button names: it was pressed twice.
async fn is_relieved(request: &Request<'_>, token: &ComponentToken) -> Result<bool, AppError> {
    let table = request.known_table(Some(token)).await?;
    let plays = |table: Table| {
        let other = named_seat(token).filter(|seat| table.seat_of(&request.actor()) != Some(*seat));
        let target = table.target();
        let here = access::may(&request.actor(), Act::Propose, Some(&target)).is_ok();
        here && other.is_some_and(|seat| table.progress.standins.contains(&seat))
    };
    Ok(table.is_some_and(plays))
}

/// A stand-in plays for a late player from now on.
pub async fn put_standin(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
) -> Result<(), AppError> {
    let text = table.text();
    let who = seats::who(text, table, seat);
    let mut relieved = table.clone();
    relieved.progress.standins.push(seat);
    closing::end_poll(table, &mut relieved.progress, PollEnding::Overtaken, |what| {
        what.is_of_time() && what.seat() == seat
    });
    let game = table.game()?;
    let ordinal = table.row.ordinal;
    recording::go_on(context, act, &relieved, ordinal, game, relieved.progress.clone()).await?;
    let is_limited = table.settings.pace != Pace::Free;
    let key = if is_limited { "time-relieved" } else { "silence-relieved" };
    let line = say!(text, key, who = who);
    let notification = Post::Asked { line, ask: Ask::Return { seat } };
    say_of(act, table, &notification, &format!("relieved.{}", seat.0)).await?;
    if relieved.progress.poll.is_none() {
        return Ok(());
    }
    // Perhaps all who still vote have already voted.
    polls::count_again(context, act, table.id(), &format!("relieved.{}.poll", seat.0)).await
}
