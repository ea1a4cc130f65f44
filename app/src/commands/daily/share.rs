//! `/daily share`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, daily};

command! {
    /// Posts the result without spoiling the board.
    Share = "share" {}
}

impl Run for Share {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        daily::share(request).await
    }
}
