//! `/league leave`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::league;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Drops out of a league.
    Leave = "leave" { league: Option<String> }
}

impl Run for Leave {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        league::drop_out(request, self.league.as_deref(), None).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(league::names(request, false).await?, focus.so_far))
    }
}
