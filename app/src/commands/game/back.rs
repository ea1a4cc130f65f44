//! `/game return`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, stand_in};

command! {
    /// Takes one's own seat back from a stand-in.
    Return = "return" {}
}

impl Run for Return {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        stand_in::return_to(request, None).await
    }
}
