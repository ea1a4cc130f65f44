//! `/server unban`.

use ground::{Answer, Request};
use port::User;
use table::error::AppError;

use crate::commands::Run;
use crate::commands::server::ban;
use crate::commands::spec::command;

command! {
    /// Lets somebody join games on this server again.
    Unban = "unban" { user: User }
}

impl Run for Unban {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        ban::set(request, &self.user, false).await
    }
}
