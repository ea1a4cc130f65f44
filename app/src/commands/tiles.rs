//! `/tiles`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, queries};

command! {
    /// Shows the tiles that are left.
    Tiles = "tiles" {}
}

impl Run for Tiles {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        queries::tiles(request, None).await
    }
}
