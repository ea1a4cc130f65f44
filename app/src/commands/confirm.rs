//! `/confirm`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, commit};

command! {
    /// Makes the planned move.
    Confirm = "confirm" {}
}

impl Run for Confirm {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        commit::confirm(request, None).await
    }
}
