//! `/since`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, queries};

command! {
    /// Shows what happened since one's own last move.
    Since = "since" {}
}

impl Run for Since {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        queries::since(request).await
    }
}
