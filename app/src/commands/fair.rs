//! `/fair`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, fair};

command! {
    /// Shows what the game is dealt from, and after the end how to check it.
    Fair = "fair" {}
}

impl Run for Fair {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        fair::fair(request).await
    }
}
