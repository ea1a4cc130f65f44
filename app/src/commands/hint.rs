//! `/hint`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, hint};

command! {
    /// Says what Carcas would do, where the table allows it.
    Hint = "hint" {}
}

impl Run for Hint {
    const IN_TURN: bool = true;

    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        hint::hint(request).await
    }
}
