//! `/league drop`.

use ground::{Answer, Request};
use port::{Choice, User};
use table::error::AppError;
use use_cases::league;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Takes somebody out of a league.
    Drop = "drop" { user: User, league: Option<String> }
}

impl Run for Drop {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        league::drop_out(request, self.league.as_deref(), Some(&self.user)).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(league::names(request, false).await?, focus.so_far))
    }
}
