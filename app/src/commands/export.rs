//! `/export`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, travel};

command! {
    /// The game of this channel as a file, to be checked or played on elsewhere.
    Export = "export" {}
}

impl Run for Export {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        travel::export(request).await
    }
}
