//! A table of several that play the same tiles was closed.

use storage::Timer;

use crate::table::error::AppError;
use crate::table::outcome::Outcome;
use crate::timers::begin;
use crate::use_cases::{Context, duplicate, finish};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table {
        duplicate::closed(context, &mut *act, &table).await?;
    }
    finish(act, &Outcome::Nothing).await
}
