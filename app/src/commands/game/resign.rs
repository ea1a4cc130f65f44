//! `/game resign`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::access::Act;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, load, seats};

command! {
    /// Gives the game up, after a question.
    Resign = "resign" {}
}

impl Run for Resign {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = load::table_to(request, None, Act::Resign).await?;
        seats::ask_leave(request, &table, Act::Resign).await
    }
}
