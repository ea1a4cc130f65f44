//! `/game start`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::lobby;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Draws the seats and begins the game.
    Start = "start" {}
}

impl Run for Start {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        lobby::start(request, None).await
    }
}
