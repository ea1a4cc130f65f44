//! Sharing a view with the channel: the answer becomes a public message, which pings nobody and
//! does not replace the turn message. Answers are private unless the person asks for this.

use rules::Seat;
use serde::{Deserialize, Serialize};

use super::outcome::Outcome;
use super::picture::Whose;
use super::post::Post;
use super::stop::{Fault, Stop};
use super::table::Table;
use super::{Answer, App, Started, actor, look, places};
use crate::access::{self, Act};
use crate::platform::{Interaction, limits};
use crate::say;
use crate::text::Text;
use crate::view::Page;
use crate::view::looks::{self, Part, Seen};
use crate::view::tell::{Teller, cut};

/// What to share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shared {
    /// The board.
    Board {
        /// The part to show.
        view: String,
        /// Whether it is in words.
        words: bool,
    },
    /// The scores.
    Score,
    /// The whole game as an animation.
    Replay,
}

impl App {
    /// Posts the view in the channel, as it is at the time of sending.
    pub(super) async fn share(
        &self,
        of: &Interaction,
        table: &Table,
        view: Shared,
    ) -> Result<Answer, Stop> {
        let actor = actor(of);
        access::may(&actor, Act::Share, Some(&table.target()))?;
        places::must_be_able(of)?;
        if let Started::New(mut act) = self.begin(of).await? {
            let post = Post::Shared { seat: table.seat_of(&actor), view };
            let once = of.id.to_string();
            act.enqueue(&post.row(table.id(), table.row.ordinal, of.channel, &once)?).await?;
            self.commit(act, &Outcome::Nothing).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say("share-done"))))
    }

    /// The public message with the view.
    pub(super) async fn shared(
        &self,
        table: &Table,
        seat: Option<Seat>,
        view: &Shared,
    ) -> Result<Page, Fault> {
        let (text, game) = (table.text(), table.game()?);
        let (key, mut page) = match view {
            Shared::Board { words: true, .. } => ("share-board", look::position(text, table)?),
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
