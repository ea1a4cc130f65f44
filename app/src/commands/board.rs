//! `/board`.

use ground::{Answer, Request, queries, share};
use port::Choice;
use queues::outbox::notification::SharedView;
use table::error::{AppError, Refusal};
use view::looks::{self, BoardPart, BoardView};

use crate::commands::spec::{command, words};
use crate::commands::{Focus, Run, completion};

words! {
    /// The part of the board that is shown.
    View = &["whole", "focus", "features", "fields", "dead"]
}

command! {
    /// Shows the board.
    Board = "board" {
        view: Option<View>,
        around: Option<String>,
        text: Option<bool>,
        share: Option<bool>,
    }
}

impl Run for Board {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = queries::seen(request, None).await?;
        let text = request.text();
        let game = table.game()?;
        let words = self.text == Some(true);
        let view = self.view.map_or("", |view| view.0);
        if view == "dead" && !table.counts_aloud() {
            return Err(Refusal::NoAids.into());
        }
        let around = self.around.map(|typed| queries::around(game, &typed)).transpose()?;
        if self.share == Some(true) {
            return share::share(
                request,
                &table,
                SharedView::Board { view: view.to_owned(), around, words },
            )
            .await;
        }
        if words {
            return Ok(Answer::private(queries::position(text, &table)?));
        }
        let shown = BoardView { part: BoardPart::named(view), around };
        let since = queries::since_looked(request, &table).await?;
        let count = queries::last_count(request.context, &table).await?;
        let seen = looks::Seen { since: &since, now: request.context.now(), count: &count };
        let page = looks::board(text, &table, game, shown, seen);
        Ok(Answer::private(page.shown(text, &table, request.context.art())))
    }

    /// The cells with a tile, the latest first.
    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let table = match queries::seen(request, None).await {
            Err(AppError::Refused(_)) => return Ok(Vec::new()),
            table => table?,
        };
        let tiles = table.game()?.board().tiles().iter().rev();
        let cells = tiles.map(|tile| Choice::new(tile.pos.name(), tile.pos.name())).collect();
        Ok(completion::matching(cells, focus.so_far))
    }
}
