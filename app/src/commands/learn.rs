//! `/learn`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, tutorial};

command! {
    /// Starts a first game with advice.
    Learn = "learn" {}
}

impl Run for Learn {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        tutorial::learn(request).await
    }
}
