//! Polls: starting one, voting, counting, and what follows.

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use ground::clocks::keep;
use ground::load::table_for;
use ground::messages::say_of;
use ground::{Answer, Context, Request, Started, boxed, closing, finish};
use queues::outbox::notification::Post;
use rules::Seat;
use storage::{GameId, Millis, UnitOfWork};
use table::access::{self, Act};
use table::ask::Ask;
use table::error::{AppError, Refusal};
use table::model::{Progress, Table};
use table::outcome::Outcome;
use table::poll::{Poll, PollEnding, Verdict, What};
use table::time_control::{DAY, Pace};
use table::timer::{LASTING, TimerJob, TimerKind};
use table::token::{ComponentToken, Motion, YesNo};
use view::MessageDraft;

use crate::rollback::{self, RollBack, Told};
use crate::seats::Departure;
use crate::{overtime, seats, undo};

/// How long the players have to answer.
const OPEN: Millis = DAY;
/// How many voters a removal needs: a single voter could throw out the only opponent.
const MIN_TO_REMOVE: usize = 2;

/// The buttons after a player's time is over: open the seat, or end the game.
pub async fn propose(
    request: &Request<'_>,
    token: &ComponentToken,
    motion: Motion,
) -> Result<Answer, AppError> {
    let late = |table: &Table| {
        let late = overtime::meant(table, request.interaction, Some(token), |running| running.over);
        late.map(|running| running.seat)
    };
    let what = |table: &Table| {
        Ok(match motion {
            Motion::Open(_) => What::Open(late(table)?),
            Motion::End(_) => What::End(late(table)?),
            Motion::Close => {
                What::Close(table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?)
            }
        })
    };
    ask_all(request, Some(token), what).await
}

/// Starts a poll, and counts the person who starts it as a yes. Whoever asks for what is asked already
/// agrees to it, and may decide it.
pub async fn ask_all(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    what: impl FnOnce(&Table) -> Result<What, Refusal>,
) -> Result<Answer, AppError> {
    let text = request.text();
    let agreed =
        |table: &Table, poll: &Poll| view::seats::answer(text, table, poll, PollEnding::Agreed);
    let decided = match request.begin().await? {
        Started::Again(Outcome::Decided(game, poll)) => {
            let table = request.read(request.context.store().table(GameId(game)).await?)?;
            table.map(|table| agreed(&table, &poll))
        }
        Started::Again(_) => None,
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Propose).await?;
            let what = what(&table)?;
            let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
            let (asked, poll, fresh) = with_yes(table, what, seat)?;
            let is_decided = poll.verdict(&asked.voters(what)) == Verdict::Yes;
            count(request.context, &mut *act, &asked, &request.once(), fresh).await?;
            let (game, answer) = (asked.id().0, is_decided.then(|| agreed(&asked, &poll)));
            let outcome =
                if is_decided { Outcome::Decided(game, poll) } else { Outcome::Seats(game) };
            finish(act, &outcome).await?;
            answer
        }
    };
    let words = decided.unwrap_or_else(|| text.say("poll-asked"));
    Ok(Answer::private(MessageDraft::text(words)))
}

/// The table with a poll about this in which this seat agrees, that poll, and whether it is new.
fn with_yes(mut table: Table, what: What, seat: Seat) -> Result<(Table, Poll, bool), Refusal> {
    if what.seat() == seat && !what.is_of_asker() {
        return Err(access::Denied::OwnClock.into());
    }
    if matches!(what, What::Remove(_)) && table.voters(what).len() < MIN_TO_REMOVE {
        return Err(Refusal::TooFewVoters);
    }
    let ordinal = table.row.ordinal;
    let progress = &mut table.progress;
    let mut poll = match progress.poll.take() {
        Some(open) if open.what == what => open,
        Some(_) => return Err(Refusal::PollOpen),
        None => {
            progress.polls += 1;
            Poll { number: progress.polls, what, ordinal, yes: Vec::new(), no: Vec::new() }
        }
    };
    let fresh = poll.yes.is_empty() && poll.no.is_empty();
    poll.no.retain(|other| *other != seat);
    if !poll.yes.contains(&seat) {
        poll.yes.push(seat);
    }
    progress.poll = Some(poll.clone());
    Ok((table, poll, fresh))
}

/// Counts a vote.
pub async fn vote(
    request: &Request<'_>,
    token: &ComponentToken,
    number: u32,
    answer: YesNo,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request, Some(token), Act::Vote).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let poll = table.progress.poll.as_mut().ok_or(access::Denied::NoVote)?;
        if poll.number != number {
            return Err(Refusal::Stale.into());
        }
        poll.yes.retain(|other| *other != seat);
        poll.no.retain(|other| *other != seat);
        match answer {
            YesNo::Yes => poll.yes.push(seat),
            YesNo::No => poll.no.push(seat),
        }
        count(request.context, &mut *act, &table, &request.once(), false).await?;
        finish(act, &Outcome::Seats(table.id().0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("poll-counted"))))
}

/// Recounts after a voter has left, unless those who are left could not have decided it when it was asked.
/// The consequences may free another seat, so this recursive future must be boxed.
pub(crate) fn count_again<'a>(
    context: &'a Context,
    act: &'a mut dyn UnitOfWork,
    game: GameId,
    once: &'a str,
) -> BoxFuture<'a, Result<(), AppError>> {
    let counted = async move {
        let stored = act.table(game).await?.ok_or(access::Denied::NoGame)?;
        let table = Table::read(stored)?;
        let Some(poll) = &table.progress.poll else { return Ok(()) };
        let least = if matches!(poll.what, What::Remove(_)) { MIN_TO_REMOVE } else { 1 };
        if table.voters(poll.what).len() < least {
            return Ok(());
        }
        count(context, act, &table, once, false).await
    };
    counted.boxed()
}

/// Counts the votes and acts on the result.
async fn count(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    once: &str,
    fresh: bool,
) -> Result<(), AppError> {
    let poll = table.progress.poll.clone().ok_or(access::Denied::NoVote)?;
    let (id, ordinal) = (table.id(), table.row.ordinal);
    let ended = |ending| {
        let mut progress = table.progress.clone();
        closing::end_poll(table, &mut progress, ending, |_| true);
        progress
    };
    match poll.verdict(&table.voters(poll.what)) {
        Verdict::Open => {
            let progress = table.progress.clone();
            keep(act, table, ordinal, progress).await?;
            if fresh {
                let ends = TimerJob::Poll(poll.number).due(id, LASTING, act.now() + OPEN);
                act.schedule(&ends).await?;
                let ask = Ask::Poll { number: poll.number };
                say_of(act, table, &Post::asked(ask), once).await?;
            }
            Ok(())
        }
        Verdict::No => refuse(act, table, &poll, ended(PollEnding::Refused), once).await,
        Verdict::Yes => {
            act.unschedule(id, TimerKind::Poll.word()).await?;
            let table = Table { progress: ended(PollEnding::Agreed), ..table.clone() };
            match poll.what {
                What::Remove(seat) | What::Open(seat) => {
                    let (key, departure) = match poll.what {
                        What::Remove(_) => ("seat-removed", Departure::Removed),
                        _ if table.settings.pace == Pace::Free => {
                            ("silence-opened", Departure::Leaves)
                        }
                        _ => ("seat-opened", Departure::Leaves),
                    };
                    boxed(|| seats::empty(context, act, &table, seat, once, key, departure)).await
                }
                What::End(_) => boxed(|| seats::close_for(act, &table, once, "end-late")).await,
                What::Undo(_) => {
                    boxed(|| undo::undo_agreed(context, act, &table, poll.ordinal)).await
                }
                What::Back { seat, to, moves } if poll.ordinal == ordinal => {
                    let by = view::seats::who(table.text(), &table, seat);
                    let back = RollBack { to, moves, told: Told::Agreed(by) };
                    boxed(|| rollback::roll_back(context, act, &table, back)).await
                }
                What::Back { .. } => Err(Refusal::TooLate.into()),
                What::Close(_) => boxed(|| seats::close_for(act, &table, once, "end-agreed")).await,
            }
        }
    }
}

/// Saves a poll's refusal, and tells the table.
pub async fn refuse(
    act: &mut dyn UnitOfWork,
    table: &Table,
    poll: &Poll,
    settled: Progress,
    once: &str,
) -> Result<(), AppError> {
    keep(act, table, table.row.ordinal, settled).await?;
    let text = view::seats::refused(table.text(), table, poll.what);
    say_of(act, table, &Post::Note { text }, once).await
}
