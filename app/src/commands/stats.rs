//! `/stats`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::port::User;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, records};

command! {
    /// Shows how somebody did on this server, or in direct messages one's own games everywhere.
    Stats = "stats" { user: Option<User> }
}

impl Run for Stats {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        records::stats(request, self.user.as_ref()).await
    }
}
