//! `/game setup save`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, setups};

command! {
    /// Keeps what the table of this channel is played with, under a name.
    Save = "save" { name: String }
}

impl Run for Save {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        setups::save(request, &self.name).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(setups::choices(request).await?, focus.so_far))
    }
}
