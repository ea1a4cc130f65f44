//! `/game substitute`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, stand_in};

command! {
    /// Has a stand-in play one's own seat.
    Substitute = "substitute" {}
}

impl Run for Substitute {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        stand_in::substitute(request).await
    }
}
