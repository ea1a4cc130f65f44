//! `/standing remove`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion, standing};
use crate::port::Choice;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request};

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
