//! `/game start`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, lobby};

command! {
    /// Draws the seats and begins the game.
    Start = "start" {}
}

impl Run for Start {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        lobby::start(request, None).await
    }
}
