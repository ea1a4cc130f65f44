//! `/game import`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::port::Upload;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, travel};

command! {
    /// Plays the game of a file on in this channel, or keeps it here if it is over.
    Import = "import" { file: Upload }
}

impl Run for Import {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        travel::import(request, &self.file).await
    }
}
