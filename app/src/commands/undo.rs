//! `/undo`.

use ground::{Answer, Request};
use port::Choice;
use table::error::AppError;
use use_cases::{rollback, undo};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Takes the last move back, or all moves since an earlier one.
    Undo = "undo" { to: Option<String>, note: Option<String> }
}

impl Run for Undo {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        match &self.to {
            Some(to) => rollback::to(request, to, self.note.as_deref()).await,
            None => undo::undo(request, None).await,
        }
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        match focus.option {
            "to" => {
                let all = rollback::choices(request).await?;
                let more = |moves, most| rollback::more(request.text(), moves, most);
                Ok(completion::page(all, focus.so_far, more))
            }
            _ => Ok(Vec::new()),
        }
    }
}
