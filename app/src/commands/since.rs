//! `/since`.

use ground::{Answer, Request, queries};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows what happened since one's own last move.
    Since = "since" {}
}

impl Run for Since {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        queries::since(request).await
    }
}
