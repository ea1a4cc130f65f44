//! `/game return`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::stand_in;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Takes one's own seat back from a stand-in.
    Return = "return" {}
}

impl Run for Return {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        stand_in::return_to(request, None).await
    }
}
