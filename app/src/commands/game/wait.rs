//! `/game wait`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::overtime;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Gives the late player more time.
    Wait = "wait" {}
}

impl Run for Wait {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        overtime::give_time(request, None).await
    }
}
