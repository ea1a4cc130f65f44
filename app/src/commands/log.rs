//! `/log`.

use ground::{Answer, Request, history};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows what happened, move by move.
    Log = "log" {}
}

impl Run for Log {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        history::log(request, None, None).await
    }
}
