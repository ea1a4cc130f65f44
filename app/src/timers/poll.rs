//! Ends a poll whose time is over.

use storage::Timer;

use crate::table::error::AppError;
use crate::table::outcome::Outcome;
use crate::table::poll::PollEnding;
use crate::table::timer::TimerKind;
use crate::timers::begin;
use crate::use_cases::{Context, finish, polls};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    let open = table.and_then(|table| {
        let poll = table.progress.poll.clone()?;
        (TimerKind::Poll.with(poll.number) == due.kind).then_some((table, poll))
    });
    if let Some((table, poll)) = open {
        let mut settled = table.progress.clone();
        table.end_poll(&mut settled, PollEnding::Expired, |_| true);
        polls::refuse(&mut *act, &table, &poll, settled, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}
