//! Looks back at a game that is over.

use ground::{Context, analyse};
use storage::Timer;
use table::error::AppError;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    analyse::fire(context, due).await
}
