//! Sharing a view with the channel: the answer becomes a public message, which pings nobody and
//! does not replace the turn message. Answers are private unless the person asks for this.

use rules::Seat;

use crate::outbox::notification::{Post, Shared};
use crate::port::{Interaction, limits};
use crate::say;
use crate::table::access::{self, Act};
use crate::table::error::{Fault, Stop};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::text::Text;
use crate::use_cases::picture::Whose;
use crate::use_cases::{Answer, App, Started, actor, channels, queries};
use crate::view::Page;
use crate::view::looks::{self, Part, Seen};
use crate::view::narration::{Teller, cut};

impl App {
    /// Posts the view in the channel, as it is at the time of sending.
    pub(crate) async fn share(
        &self,
        of: &Interaction,
        table: &Table,
        view: Shared,
    ) -> Result<Answer, Stop> {
        let actor = actor(of);
        access::may(&actor, Act::Share, Some(&table.target()))?;
        channels::must_be_able(of)?;
        if let Started::New(mut act) = self.begin(of).await? {
            let post = Post::Shared { seat: table.seat_of(&actor), view };
            let once = of.id.to_string();
            act.enqueue(&post.row(table.id(), table.row.ordinal, of.channel, &once)?).await?;
            self.commit(act, &Outcome::Nothing).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("share-done"))))
    }

    /// The public message with the view.
    pub(crate) async fn shared(
        &self,
        table: &Table,
        seat: Option<Seat>,
        view: &Shared,
    ) -> Result<Page, Fault> {
        let (text, game) = (table.text(), table.game()?);
        let (key, mut page) = match view {
            Shared::Board { words: true, .. } => ("share-board", queries::position(text, table)?),
            Shared::Board { view, .. } => {
                let seen = Seen { since: &[], now: self.now() };
                ("share-board", looks::board(text, table, game, Part::named(view), seen))
            }
            Shared::Score => {
                let sheet = self.sheet(table.id()).await?;
                ("share-score", looks::score(text, table, game, &sheet))
            }
            Shared::Replay => {
                ("share-replay", self.whole_game(table, text, Whose::table(table)).await?)
            }
        };
        let people = table.people(text);
        let teller = Teller { text, people: &people, plain: false };
        let who = seat.map_or_else(|| text.say("who-somebody"), |seat| teller.who(seat));
        let words = format!("{}\n{}", say!(text, key, who = who), page.message.content);
        page.message.content = cut(&words, limits::CONTENT);
        Ok(page)
    }
}
