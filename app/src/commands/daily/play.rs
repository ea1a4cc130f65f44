//! `/daily play`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::daily;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Plays the board of the day, in a panel that only the person sees.
    Play = "play" {}
}

impl Run for Play {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::play(request).await
    }
}
