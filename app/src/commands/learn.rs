//! `/learn`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::tutorial;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Starts a first game with advice.
    Learn = "learn" {}
}

impl Run for Learn {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        tutorial::learn(request).await
    }
}
