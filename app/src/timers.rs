//! Timers: the worker that waits for them, and a file for what each kind does when it comes due.

mod analyse;
mod clock;
mod digest;
mod draw;
mod duplicate;
mod idle;
mod league;
mod lobby;
pub(crate) mod outage;
mod poll;
mod stand_in;
mod wake;
pub mod worker;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use ground::{Context, boxed, finish};
use storage::{ActKey, BeginOutcome, Millis, Timer, UnitOfWork};
use table::error::{AppError, Fault, Refusal};
use table::model::Table;
use table::outcome::Outcome;
use table::time_control::LAST_WORD;
use table::timer::TimerJob;

/// The log has one line in this time about a timer that is refused again and again.
const TOLD_EVERY: Millis = 3_600_000;

/// Handles a timer that is due, or says why it was refused. A timer of an earlier state does nothing.
///
/// One that is refused is not done: it stays, and comes again when its lease is over. Usually its game has
/// moved on in the same moment, and then it has nothing to do any more. Otherwise something is wrong, and
/// a game without its timer would stand still for ever.
///
/// # Errors
/// [`Fault`] if the storage fails or the game cannot be read.
pub(crate) async fn due(context: &Context, due: &Timer) -> Result<Option<Refusal>, Fault> {
    let done = match TimerJob::of(due) {
        Some(TimerJob::Draw(_)) => boxed(|| draw::fire(context, due)).await,
        Some(TimerJob::Remind(number, left)) => {
            boxed(|| clock::remind(context, due, number, left == LAST_WORD)).await
        }
        Some(TimerJob::Over(number)) => boxed(|| clock::time_over(context, due, number)).await,
        Some(TimerJob::Relief(number)) => boxed(|| clock::help_out(context, due, number)).await,
        Some(TimerJob::StandIn(_)) => boxed(|| stand_in::fire(context, due)).await,
        Some(TimerJob::Analyse(_)) => boxed(|| analyse::fire(context, due)).await,
        Some(TimerJob::Poll(number)) => boxed(|| poll::fire(context, due, number)).await,
        Some(TimerJob::Wake(_)) => boxed(|| wake::fire(context, due)).await,
        Some(TimerJob::Digest(_)) => boxed(|| digest::fire(context, due)).await,
        Some(TimerJob::Duplicate) => boxed(|| duplicate::fire(context, due)).await,
        Some(TimerJob::League(_) | TimerJob::Season(_)) => {
            boxed(|| league::fire(context, due)).await
        }
        Some(TimerJob::Lobby) => boxed(|| lobby::fire(context, due)).await,
        Some(TimerJob::Idle(_)) => boxed(|| idle::warn(context, due)).await,
        Some(TimerJob::Park(_)) => boxed(|| idle::park(context, due)).await,
        // Another version has set it.
        None => boxed(|| drop_timer(context, due)).await,
    };
    match done {
        Err(AppError::Fault(fault)) => Err(fault),
        Err(AppError::Refused(refusal)) => Ok(Some(refusal)),
        Ok(()) => Ok(None),
    }
}

/// The timers that were refused, and when the log had a line about each.
#[derive(Debug, Default)]
pub(crate) struct RefusedTimers(Mutex<HashMap<ActKey, Millis>>);

impl RefusedTimers {
    /// Tells the log of a timer that was refused, unless it has heard of it lately.
    pub(crate) fn tell(&self, due: &Timer, refusal: &Refusal, now: Millis) {
        if self.is_news(due.key(), now) {
            let (kind, game, ordinal) = (&due.kind, due.game, due.ordinal);
            tracing::warn!(kind, %game, ordinal, ?refusal, "a timer is refused and comes again");
        }
    }

    fn is_news(&self, key: ActKey, now: Millis) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Also those from before the clock went back.
        told.retain(|_, at| (0..TOLD_EVERY).contains(&(now - *at)));
        let is_news = !told.contains_key(&key);
        told.entry(key).or_insert(now);
        is_news
    }
}

/// Whether a timer with this job may take seconds.
pub(crate) const fn is_slow(job: TimerJob) -> bool {
    matches!(job, TimerJob::StandIn(_) | TimerJob::Analyse(_))
}

/// Begins the transaction of a timer and reads its table; `None` if the timer was handled before.
async fn begin(
    context: &Context,
    due: &Timer,
) -> Result<Option<(Box<dyn UnitOfWork>, Option<Table>)>, AppError> {
    match context.store().begin(&due.key(), context.now()).await? {
        BeginOutcome::New(act) => {
            let table = act.table(due.game).await?.map(Table::read).transpose()?;
            Ok(Some((act, table)))
        }
        BeginOutcome::Repeated(_) => Ok(None),
    }
}

/// Drops a timer that has nothing to do any more.
async fn drop_timer(context: &Context, due: &Timer) -> Result<(), AppError> {
    match context.store().begin(&due.key(), context.now()).await? {
        BeginOutcome::New(act) => finish(act, &Outcome::Nothing).await,
        BeginOutcome::Repeated(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use storage::GameId;

    use super::*;

    #[test]
    fn the_log_hears_of_a_refused_timer_once_an_hour() {
        let (timers, hour) = (RefusedTimers::default(), TOLD_EVERY);
        let key = |ordinal| ActKey::timer("draw", GameId(7), ordinal);
        let heard = [(3, 0), (3, 60_000), (4, 60_000), (3, hour - 1), (3, hour), (3, 0), (4, 1)]
            .map(|(ordinal, now)| timers.is_news(key(ordinal), now));
        assert_eq!(heard, [true, false, true, false, true, true, true]);
    }
}
