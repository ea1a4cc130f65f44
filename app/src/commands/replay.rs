//! `/replay`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::outbox::notification::SharedView;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, queries, share};

command! {
    /// Shows the whole game as an animation.
    Replay = "replay" { share: Option<bool> }
}

impl Run for Replay {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = queries::seen(request, None).await?;
        if self.share == Some(true) {
            return share::share(request, &table, SharedView::Replay).await;
        }
        let page = queries::whole_game(request.context, &table, request.text()).await;
        let page = page.map_err(queries::busy)?;
        Ok(Answer::private(page.shown(request.text(), &table, request.context.art())))
    }
}
