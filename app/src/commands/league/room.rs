//! `/league room`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::league;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Has tables of a league opened in this channel, or no longer.
    Room = "room" { league: Option<String> }
}

impl Run for Room {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        league::room(request, self.league.as_deref()).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(league::names(request, false).await?, focus.so_far))
    }
}
