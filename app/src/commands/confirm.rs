//! `/confirm`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::commit;

use crate::commands::Run;
use crate::commands::spec::command;

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
