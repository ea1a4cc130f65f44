//! `/game setup remove`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::setups;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Removes one of the person's set-ups.
    Remove = "remove" { name: String }
}

impl Run for Remove {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        setups::remove(request, &self.name).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(setups::choices(request).await?, focus.so_far))
    }
}
