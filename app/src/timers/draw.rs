//! Draws the next tile after the grace period, although its player has not looked.

use storage::Timer;

use crate::table::error::AppError;
use crate::use_cases::{Context, commit};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    commit::draw(context, due).await
}
