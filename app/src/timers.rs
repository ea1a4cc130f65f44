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

use storage::{BeginOutcome, Timer, UnitOfWork};

use crate::table::error::{AppError, Fault};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::table::timer::TimerKind;
use crate::use_cases::{Context, boxed, finish};

/// Handles a timer that is due. A timer of an earlier state does nothing.
///
/// # Errors
/// [`Fault`] if the storage fails or the game cannot be read.
pub(crate) async fn due(context: &Context, due: &Timer) -> Result<(), Fault> {
    let done = match TimerKind::of(due) {
        Some(TimerKind::Draw) => boxed(|| draw::fire(context, due)).await,
        Some(TimerKind::Remind) => boxed(|| clock::remind(context, due)).await,
        Some(TimerKind::Over) => boxed(|| clock::time_over(context, due)).await,
        Some(TimerKind::Relief) => boxed(|| clock::help_out(context, due)).await,
        Some(TimerKind::StandIn) => boxed(|| stand_in::fire(context, due)).await,
        Some(TimerKind::Analyse) => boxed(|| analyse::fire(context, due)).await,
        Some(TimerKind::Poll) => boxed(|| poll::fire(context, due)).await,
        Some(TimerKind::Wake) => boxed(|| wake::fire(context, due)).await,
        Some(TimerKind::Digest) => boxed(|| digest::fire(context, due)).await,
        Some(TimerKind::Duplicate) => boxed(|| duplicate::fire(context, due)).await,
        Some(TimerKind::League | TimerKind::Season) => boxed(|| league::fire(context, due)).await,
        Some(TimerKind::Lobby) => boxed(|| lobby::fire(context, due)).await,
        Some(TimerKind::Idle) => boxed(|| idle::warn(context, due)).await,
        Some(TimerKind::Park) => boxed(|| idle::park(context, due)).await,
        // Another version has set it.
        None => boxed(|| drop_timer(context, due)).await,
    };
    match done {
        Err(AppError::Fault(fault)) => Err(fault),
        Ok(()) | Err(AppError::Refused(_)) => Ok(()),
    }
}

/// Whether a timer of this kind may take seconds.
pub(crate) fn is_slow(kind: TimerKind) -> bool {
    matches!(kind, TimerKind::StandIn | TimerKind::Analyse)
}

/// Begins the transaction of a timer and reads its table; `None` if the timer was handled before.
async fn begin(
    context: &Context,
    due: &Timer,
) -> Result<Option<(Box<dyn UnitOfWork>, Option<Table>)>, AppError> {
    match context.store().begin(&due.key(), context.now()).await? {
        BeginOutcome::New(mut act) => {
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
