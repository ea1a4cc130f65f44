//! `/game info`.

use ground::load::allowed;
use ground::{Answer, Request, queries};
use table::access::Act;
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows the settings and the players of the table.
    Info = "info" {}
}

impl Run for Info {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = match request.table(None).await? {
            Some(open) if open.row.status.is_open() => Some(open),
            parked => queries::played_last(request).await?.or(parked),
        };
        let table = allowed(&request.actor(), Act::Look, table)?;
        let (packs, pages) = (request.context.art(), request.context.options.pages.as_deref());
        Ok(Answer::private(view::lobby::info(request.text(), &table, packs, pages)))
    }
}
