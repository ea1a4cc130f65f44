//! `/daily play`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, daily};

command! {
    /// Plays the board of the day, in a panel that only the person sees.
    Play = "play" {}
}

impl Run for Play {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::play(request).await
    }
}
