//! `/log`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, history};

command! {
    /// Shows what happened, move by move.
    Log = "log" {}
}

impl Run for Log {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        history::log(request, None).await
    }
}
