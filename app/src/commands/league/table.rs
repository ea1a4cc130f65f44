//! `/league table`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, league};

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
