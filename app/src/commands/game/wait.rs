//! `/game wait`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, overtime};

command! {
    /// Gives the late player more time.
    Wait = "wait" {}
}

impl Run for Wait {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        overtime::give_time(request, None).await
    }
}
