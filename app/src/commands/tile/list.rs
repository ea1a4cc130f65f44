//! `/tile list`.

use ground::{Answer, Request, load};
use table::access::Act;
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows the tiles that the host has described.
    List = "list" {}
}

impl Run for List {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = load::table_to(request, None, Act::Look).await?;
        let page = view::host::page(request.text(), &table);
        Ok(Answer::private(page.shown(request.text(), &table, request.context.art())))
    }
}
