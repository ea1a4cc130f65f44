//! Looks back at a game that is over.

use storage::Timer;

use crate::table::error::AppError;
use crate::use_cases::{Context, analyse};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    analyse::fire(context, due).await
}
