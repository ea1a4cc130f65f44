//! `/game resign`.

use ground::{Answer, Request, load};
use table::access::Act;
use table::error::AppError;
use use_cases::seats;

use crate::commands::Run;
use crate::commands::spec::command;

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
