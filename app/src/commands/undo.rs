//! `/undo`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, commit};

command! {
    /// Takes the last move back.
    Undo = "undo" {}
}

impl Run for Undo {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        commit::undo(request, None).await
    }
}
