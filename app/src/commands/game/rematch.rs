//! `/game rematch`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::rematch;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Opens a table with the same people and settings.
    Rematch = "rematch" {}
}

impl Run for Rematch {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        rematch::rematch(request, None).await
    }
}
