//! `/league table`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::league;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Shows how a league stands.
    Table = "table" { league: Option<String> }
}

impl Run for Table {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        league::table(request, self.league.as_deref()).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(league::names(request, true).await?, focus.so_far))
    }
}
