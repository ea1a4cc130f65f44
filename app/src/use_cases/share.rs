//! Sharing a view with the channel: the answer becomes a public message, which pings nobody and
//! does not replace the turn message. Answers are private unless the person asks for this.

use rules::Seat;

use crate::outbox::notification::{Notification, SharedView};
use crate::port::limits;
use crate::say;
use crate::table::access::{self, Act};
use crate::table::error::{AppError, Fault};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::use_cases::{Answer, Context, Request, Started, channels, compose, finish, queries};
use crate::view::MessageDraft;
use crate::view::looks::{self, BoardPart, BoardView, Seen};
use crate::view::narration::{Narrator, cut};

/// Posts the view in the channel, as it is at the time of sending.
pub(crate) async fn share(
    request: &Request<'_>,
    table: &Table,
    view: SharedView,
) -> Result<Answer, AppError> {
    let actor = request.actor();
    access::may(&actor, Act::Share, Some(&table.target()))?;
    channels::must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        let notification = Notification::Shared { seat: table.seat_of(&actor), view };
        let (id, ordinal, channel) = (table.id(), table.row.ordinal, request.interaction.channel);
        act.enqueue(&notification.row(id, ordinal, channel, &request.once())?).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("share-done"))))
}

/// The public message with the view.
pub(crate) async fn shared(
    context: &Context,
    table: &Table,
    seat: Option<Seat>,
    view: &SharedView,
) -> Result<MessageDraft, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let (key, mut page) = match view {
        SharedView::Board { words: true, .. } => ("share-board", queries::position(text, table)?),
        SharedView::Board { view, around, .. } => {
            let count = queries::last_count(context, table).await?;
            let seen = Seen { since: &[], now: context.now(), count: &count };
            let shown = BoardView { part: BoardPart::named(view), around: *around };
            ("share-board", looks::board(text, table, game, shown, seen))
        }
        SharedView::Score => {
            let sheet = compose::sheet(context, table).await?;
            ("share-score", looks::score(text, table, game, &sheet))
        }
        SharedView::Replay => ("share-replay", queries::whole_game(context, table, text).await?),
    };
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let who = seat.map_or_else(|| text.say("who-somebody"), |seat| narrator.who(seat));
    let words = format!("{}\n{}", say!(text, key, who = who), page.message.content);
    page.message.content = cut(&words, limits::CONTENT);
    Ok(page)
}
