//! `/standing add`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion, standing};

command! {
    /// Leaves an answer in advance.
    Add = "add" { answer: String }
}

impl Run for Add {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        standing::change(request, &self.answer, true).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(standing::known(request, true).await?, focus.so_far))
    }
}
