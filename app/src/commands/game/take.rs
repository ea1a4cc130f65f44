//! `/game take`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, seats};

command! {
    /// Takes a free seat.
    Take = "take" {}
}

impl Run for Take {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        seats::take(request, None).await
    }
}
