//! Sharing a view with the channel: the answer becomes a public message, which pings nobody and
//! does not replace the turn message. Answers are private unless the person asks for this.

use queues::outbox::notification::{AboutGame as _, Post, SharedView};
use table::access::{self, Act};
use table::error::AppError;
use table::model::Table;
use table::outcome::Outcome;
use view::MessageDraft;

use crate::{Answer, Request, Started, channels, finish};

/// Posts the view in the channel, as it is at the time of sending.
pub async fn share(
    request: &Request<'_>,
    table: &Table,
    view: SharedView,
) -> Result<Answer, AppError> {
    let actor = request.actor();
    access::may(&actor, Act::Share, Some(&table.target()))?;
    channels::must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        let notification = Post::Shared { seat: table.seat_of(&actor), view };
        let (id, ordinal, channel) = (table.id(), table.row.ordinal, request.interaction.channel);
        act.enqueue(&notification.row(id, ordinal, channel, &request.once())?).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("share-done"))))
}
