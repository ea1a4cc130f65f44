//! `/game join`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, lobby};

command! {
    /// Takes a seat at the table of this channel.
    Join = "join" {}
}

impl Run for Join {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        lobby::join(request, None).await
    }
}
