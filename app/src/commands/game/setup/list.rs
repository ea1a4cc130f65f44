//! `/game setup list`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, setups};

command! {
    /// Lists the person's set-ups, with a menu that opens a table with one of them.
    List = "list" {}
}

impl Run for List {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        setups::list(request).await
    }
}
