//! Ends a poll whose time is over.

use ground::{Context, closing, finish};
use storage::Timer;
use table::error::AppError;
use table::outcome::Outcome;
use table::poll::PollEnding;
use use_cases::polls;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer, number: u32) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    let open = table.and_then(|table| {
        let poll = table.progress.poll.clone()?;
        (poll.number == number).then_some((table, poll))
    });
    if let Some((table, poll)) = open {
        let mut settled = table.progress.clone();
        closing::end_poll(&table, &mut settled, PollEnding::Expired, |_| true);
        polls::refuse(&mut *act, &table, &poll, settled, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}
