//! Draws the next tile after the grace period, although its player has not looked.

use storage::Timer;

use crate::table::error::Stop;
use crate::table::mover::By;
use crate::use_cases::{Context, commit};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), Stop> {
    commit::draw(context, due.game, due.ordinal, By::Rules).await.map(drop)
}
