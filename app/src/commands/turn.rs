//! `/turn`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, turn};

command! {
    /// Draws the next tile and opens the panel.
    Turn = "turn" {}
}

impl Run for Turn {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        turn::open_turn(request, None).await
    }
}
