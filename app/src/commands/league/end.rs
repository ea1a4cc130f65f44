//! `/league end`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::league;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Ends the season before its time, after a question.
    End = "end" { league: Option<String> }
}

impl Run for End {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        league::ask_end(request, self.league.as_deref()).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(league::names(request, false).await?, focus.so_far))
    }
}
