//! Draws the next tile after the grace period, although its player has not looked.

use ground::{Context, recording};
use storage::{BeginOutcome, Timer};
use table::error::AppError;
use table::mover::Mover;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    match context.store().begin(&due.key(), context.now()).await? {
        BeginOutcome::Repeated(_) => Ok(()),
        BeginOutcome::New(act) => {
            let at = (due.game, due.ordinal);
            recording::draw_at(context, act, at, Mover::Rules).await.map(drop)
        }
    }
}
