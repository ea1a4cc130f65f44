//! `/standing remove`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion, standing};

command! {
    /// Takes such an answer back.
    Remove = "remove" { answer: String }
}

impl Run for Remove {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        standing::change(request, &self.answer, false).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(standing::known(request, false).await?, focus.so_far))
    }
}
