//! `/game import`.

use ground::{Answer, Request};
use port::Upload;
use table::error::AppError;
use use_cases::travel;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Plays the game of a file on in this channel, or keeps it here if it is over.
    Import = "import" { file: Upload }
}

impl Run for Import {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        travel::import(request, &self.file).await
    }
}
