//! `/standing add`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion, standing};
use crate::port::Choice;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request};

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
