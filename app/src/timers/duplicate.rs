//! A table of several that play the same tiles was closed.

use ground::{Context, finish};
use storage::Timer;
use table::error::AppError;
use table::outcome::Outcome;
use use_cases::duplicate;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table {
        duplicate::closed(context, &mut *act, &table).await?;
    }
    finish(act, &Outcome::Nothing).await
}
