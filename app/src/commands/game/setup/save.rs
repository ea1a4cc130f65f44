//! `/game setup save`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::setups;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

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
