//! `/tiles`.

use ground::{Answer, Request, queries};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows the tiles that are left.
    Tiles = "tiles" {}
}

impl Run for Tiles {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        queries::tiles(request, None).await
    }
}
