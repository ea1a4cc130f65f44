//! `/export`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::travel;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// The game of this channel as a file, to be checked or played on elsewhere.
    Export = "export" {}
}

impl Run for Export {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        travel::export(request).await
    }
}
