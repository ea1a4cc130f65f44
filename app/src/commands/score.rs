//! `/score`.

use ground::{Answer, Request, queries};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows the points, and where they come from.
    Score = "score" { share: Option<bool> }
}

impl Run for Score {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        queries::score(request, None, self.share == Some(true)).await
    }
}
