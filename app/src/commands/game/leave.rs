//! `/game leave`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::lobby;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Gives a seat up: at once in a lobby, after a question in a running game.
    Leave = "leave" {}
}

impl Run for Leave {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        lobby::leave(request, None).await
    }
}
