//! `/game take`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::seats;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Takes a free seat.
    Take = "take" {}
}

impl Run for Take {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        seats::take(request, None).await
    }
}
