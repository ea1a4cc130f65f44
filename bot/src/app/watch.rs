//! Spectators: whoever watches a game is told by direct message, at its end, once a day, or with
//! each move. They see what the channel sees, never more.

use serde::{Deserialize, Serialize};
use storage::{Act as StoreAct, Millis, Outgoing, UserId};

use super::lobby::lobby_table;
use super::outcome::Outcome;
use super::post::Post;
use super::stop::{Fault, Refusal, Stop};
use super::table::Table;
use super::{Answer, App, Started};
use crate::access::Act;
use crate::deliver::Parcel;
use crate::pace::DAY;
use crate::platform::{Interaction, Invocation, Message};
use crate::say;
use crate::text::Text;
use crate::view::Page;

/// The most spectators of one game who are told of it.
const WATCHERS: usize = 50;

/// When a spectator is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum How {
    /// When the game is over.
    End,
    /// Once a day, if anything happened.
    Daily,
    /// With each move.
    Move,
}

/// What is kept of a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Watch {
    how: How,
    /// When the spectator was last told (unix milliseconds).
    told: Millis,
}

impl App {
    /// `/game watch`.
    pub(super) async fn watch(&self, of: &Interaction, typed: &Invocation) -> Result<Answer, Stop> {
        let (how, key) = match typed.text("how").unwrap_or("move") {
            "end" => (Some(How::End), "watch-end"),
            "daily" => (Some(How::Daily), "watch-daily"),
            "move" => (Some(How::Move), "watch-move"),
            "off" => (None, "watch-off"),
            _ => return Err(Refusal::NoCommand.into()),
        };
        if let Started::New(mut act) = self.begin(of).await? {
            let table = lobby_table(&mut act, of, None, Act::Look).await?;
            let (id, user, told) = (table.id(), of.user.id, act.now());
            let others = act.watchers(id).await?;
            let full = others.iter().filter(|(other, _)| *other != user).count() >= WATCHERS;
            if how.is_some() && full {
                return Err(Refusal::ManyWatchers.into());
            }
            let how = how.map(|how| serde_json::to_string(&Watch { how, told })).transpose();
            act.watch(id, user, how.map_err(Fault::from)?.as_deref()).await?;
            self.commit(act, &Outcome::Nothing).await?;
        }
        Ok(Answer::private(Page::text(Text::of(&of.locale).say(key))))
    }

    /// Tells those spectators who want to hear of this.
    pub(super) async fn tell_watchers(
        &self,
        act: &mut StoreAct,
        table: &Table,
        ordinal: u32,
        line: &str,
        over: bool,
    ) -> Result<(), Stop> {
        let (id, now) = (table.id(), act.now());
        for (user, text) in act.watchers(id).await? {
            let Ok(watch) = serde_json::from_str::<Watch>(&text) else { continue };
            let wanted = match watch.how {
                How::End => over,
                How::Daily => over || now - watch.told >= DAY,
                How::Move => true,
            };
            if !wanted {
                continue;
            }
            let told = Watch { told: now, ..watch };
            let text = serde_json::to_string(&told).map_err(Fault::from)?;
            act.watch(id, user, Some(&text)).await?;
            let post = Post::Watched { user: user.0, line: line.to_owned(), over };
            let row = post.row(id, ordinal, table.row.channel, &user.to_string())?;
            act.enqueue(&Outgoing { in_order: false, ..row }).await?;
        }
        Ok(())
    }

    /// What a spectator reads.
    pub(super) async fn watched(
        &self,
        table: &Table,
        user: u64,
        line: &str,
        over: bool,
    ) -> Result<Parcel, Fault> {
        let user = UserId(user);
        let text = self.text_of(user).await?;
        let channel = format!("<#{}>", table.row.channel);
        let key = if over { "watched-over" } else { "watched-move" };
        Ok(Parcel::Direct(user, Message::text(say!(text, key, channel = channel, line = line))))
    }
}
