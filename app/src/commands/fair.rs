//! `/fair`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::fair;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows what the game is dealt from, and after the end how to check it.
    Fair = "fair" {}
}

impl Run for Fair {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        fair::fair(request).await
    }
}
