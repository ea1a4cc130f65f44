//! Timers: the worker that waits for them, and what each kind does when it comes due.

mod idle;
pub(crate) mod outage;
pub mod worker;

use storage::Due;

use crate::table::error::{Fault, Stop};
use crate::table::mover::By;
use crate::use_cases::{
    Context, boxed, channels, clocks, commit,
    commit::DRAW,
    drop_timer,
    idle::{LOBBY, PARK, WARN},
    polls, stand_in, watch,
};

/// Handles a timer that is due. A timer of an earlier state does nothing.
///
/// # Errors
/// [`Fault`] if the storage fails or the game cannot be read.
pub(crate) async fn due(context: &Context, due: &Due) -> Result<(), Fault> {
    let done = match clocks::kind(due) {
        clocks::REMIND | clocks::OVER | clocks::RELIEF => {
            boxed(|| clocks::clock_rang(context, due)).await
        }
        polls::KIND => boxed(|| polls::poll_over(context, due)).await,
        channels::WAKE => boxed(|| channels::keep_open(context, due)).await,
        watch::DIGEST => boxed(|| watch::digest(context, due)).await,
        LOBBY => boxed(|| idle::lobby_over(context, due)).await,
        WARN | PARK => boxed(|| idle::idle_rang(context, due)).await,
        DRAW => boxed(|| commit::draw(context, due.game, due.ordinal, By::Rules)).await.map(drop),
        stand_in::KIND => boxed(|| stand_in::stand_in(context, due)).await,
        _ => boxed(|| drop_timer(context, due)).await,
    };
    match done {
        Err(Stop::Fault(fault)) => Err(fault),
        Ok(()) | Err(Stop::Refused(_)) => Ok(()),
    }
}
