//! `/game invite`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, stand_in};

command! {
    /// Asks Carcas to join the table, or to leave it.
    Invite = "invite" {}
}

impl Run for Invite {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        stand_in::invite(request, None).await
    }
}
