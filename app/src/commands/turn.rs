//! `/turn`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::turn;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Draws the next tile and opens the panel.
    Turn = "turn" {}
}

impl Run for Turn {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        turn::open_turn(request, None).await
    }
}
