//! `/replay`.

use ground::{Answer, Request, queries, share};
use queues::outbox::notification::SharedView;
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

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
