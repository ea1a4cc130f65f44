//! `/daily board`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::daily;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows how the server plays today, and how yesterday ended.
    Board = "board" {}
}

impl Run for Board {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::board(request).await
    }
}
