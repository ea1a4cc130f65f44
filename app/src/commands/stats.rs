//! `/stats`.

use ground::{Answer, Request};
use port::User;
use table::error::AppError;
use use_cases::records;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows how somebody did on this server, or in direct messages one's own games everywhere.
    Stats = "stats" { user: Option<User> }
}

impl Run for Stats {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        records::stats(request, self.user.as_ref()).await
    }
}
