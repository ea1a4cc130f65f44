//! `/daily board`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, daily};

command! {
    /// Shows how the server plays today, and how yesterday ended.
    Board = "board" {}
}

impl Run for Board {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::board(request).await
    }
}
