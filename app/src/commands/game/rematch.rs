//! `/game rematch`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, rematch};

command! {
    /// Opens a table with the same people and settings.
    Rematch = "rematch" {}
}

impl Run for Rematch {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        rematch::rematch(request, None).await
    }
}
