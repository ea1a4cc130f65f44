//! `/board`.

use crate::commands::Run;
use crate::commands::spec::{command, words};
use crate::outbox::notification::SharedView;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, queries, share};
use crate::view::looks::{self, BoardPart};

words! {
    /// The part of the board that is shown.
    View = &["whole", "focus", "features", "fields", "dead"]
}

command! {
    /// Shows the board.
    Board = "board" { view: Option<View>, text: Option<bool>, share: Option<bool> }
}

impl Run for Board {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = queries::seen(request, None).await?;
        let text = request.text();
        let game = table.game()?;
        let words = self.text == Some(true);
        let view = self.view.map_or("", |view| view.0);
        if self.share == Some(true) {
            return share::share(
                request,
                &table,
                SharedView::Board { view: view.to_owned(), words },
            )
            .await;
        }
        if words {
            return Ok(Answer::private(queries::position(text, &table)?));
        }
        let part = BoardPart::named(view);
        let since = queries::since_looked(request, &table).await?;
        let page =
            looks::board(text, &table, game, part, queries::seen_now(request.context, &since));
        Ok(Answer::private(page.shown(text, &table, request.context.art())))
    }
}
