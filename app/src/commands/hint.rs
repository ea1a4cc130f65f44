//! `/hint`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::hint;

use crate::commands::Run;
use crate::commands::spec::command;

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
