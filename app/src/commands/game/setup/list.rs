//! `/game setup list`.

use ground::{Answer, Request};
use table::error::AppError;
use use_cases::setups;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Lists the person's set-ups, with a menu that opens a table with one of them.
    List = "list" {}
}

impl Run for List {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        setups::list(request).await
    }
}
