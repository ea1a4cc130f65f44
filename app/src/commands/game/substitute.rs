//! `/game substitute`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::stand_in;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Has a stand-in play one's own seat.
    Substitute = "substitute" {}
}

impl Run for Substitute {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        stand_in::substitute(request).await
    }
}
