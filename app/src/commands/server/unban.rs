//! `/server unban`.

use crate::commands::Run;
use crate::commands::server::ban;
use crate::commands::spec::command;
use crate::port::User;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request};

command! {
    /// Lets somebody join games on this server again.
    Unban = "unban" { user: User }
}

impl Run for Unban {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        ban::set(request, &self.user, false).await
    }
}
