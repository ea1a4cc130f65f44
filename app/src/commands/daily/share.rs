//! `/daily share`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::daily;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Posts the result without spoiling the board.
    Share = "share" {}
}

impl Run for Share {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::share(request).await
    }
}
