//! What the deliverer gave up: the operator finds it in the log with the game, the channel and the
//! reason, and the people whom it concerns are told privately, each once for a game and a reason.

use serde::{Deserialize, Serialize};
use storage::{ActKey, Begun, Delivery, Outgoing, Status, UserId};

use super::outcome::Outcome;
use super::post::Post;
use super::stop::{Fault, Stop};
use super::table::Table;
use super::{App, reach};
use crate::deliver::Undeliverable;
use crate::platform::{Cause, Message};
use crate::say;
use crate::text::Text;

/// What is wrong with a channel, as its people can mend it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trouble {
    /// The bot may not write there.
    Permission,
    /// The thread is archived or locked.
    Closed,
    /// The channel is gone.
    Gone,
    /// The mistake is ours.
    Ours,
}

impl Trouble {
    fn of(why: &Undeliverable) -> Self {
        match why {
            Undeliverable::Refused(Cause::MissingAccess | Cause::MissingPermission) => {
                Self::Permission
            }
            Undeliverable::Refused(Cause::ThreadClosed) => Self::Closed,
            Undeliverable::Refused(Cause::UnknownChannel) => Self::Gone,
            Undeliverable::Refused(_) | Undeliverable::Unprepared(_) => Self::Ours,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Permission => "permission",
            Self::Closed => "closed",
            Self::Gone => "gone",
            Self::Ours => "ours",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Permission => "unsent-permission",
            Self::Closed => "unsent-closed",
            Self::Gone => "unsent-gone",
            Self::Ours => "unsent-ours",
        }
    }
}

impl App {
    /// A row was given up.
    pub(super) async fn unsent(&self, row: &Delivery, why: &Undeliverable) {
        let (game, channel) = (row.outgoing.game, row.outgoing.channel);
        let word = game.map(|game| game.public()).unwrap_or_default();
        let kind = &row.outgoing.kind;
        tracing::error!(row = row.id, game = word, %channel, kind, %why, "never delivered");
        if let Undeliverable::Refused(cause) = why
            && reach::is_closed(*cause)
            && let Ok(post @ (Post::Call { .. } | Post::Next { .. })) =
                serde_json::from_str(&row.outgoing.payload)
        {
            if let Err(Stop::Fault(fault)) = self.closed(row, &post).await {
                tracing::error!(game = word, %fault, "nobody could be told of it");
            }
            return;
        }
        // Whoever takes no direct messages cannot be told that they were not told.
        if matches!(serde_json::from_str(&row.outgoing.payload), Ok(Post::Unsent { .. })) {
            return;
        }
        match self.tell_unsent(row, Trouble::of(why)).await {
            Ok(()) | Err(Stop::Refused(_)) => {}
            Err(Stop::Fault(fault)) => {
                tracing::error!(game = word, %fault, "nobody could be told of it");
            }
        }
    }

    /// Writes a private word to the host and to whoever is to move.
    async fn tell_unsent(&self, row: &Delivery, trouble: Trouble) -> Result<(), Stop> {
        let Some(game) = row.outgoing.game else { return Ok(()) };
        let Some(stored) = self.store().table(game).await? else { return Ok(()) };
        let table = Table::read(stored)?;
        let mover = table.row.to_move.and_then(|seat| table.seats.get(usize::from(seat)));
        let mover = mover.and_then(|seated| seated.player);
        let mut people: Vec<UserId> = table.row.host.into_iter().chain(mover).collect();
        people.dedup();
        let ordinal = u32::try_from(row.id).unwrap_or(u32::MAX);
        let key = ActKey::timer("unsent", game, ordinal);
        let Begun::New(mut act) = self.store().begin(&key, self.now()).await? else {
            return Ok(());
        };
        let public: Result<Post, _> = serde_json::from_str(&row.outgoing.payload);
        let elsewhere = public.is_ok_and(|post| post.is_public());
        if elsewhere && matches!(trouble, Trouble::Closed | Trouble::Gone) {
            self.put_aside(&mut act, &table).await?;
        }
        for user in people {
            let post = Post::Unsent { user: user.0, trouble };
            let dedupe = format!("{game}:unsent:{}:{user}", trouble.word());
            let payload = serde_json::to_string(&post).map_err(Fault::from)?;
            let outgoing = Outgoing {
                game: Some(game),
                in_order: false,
                ..Outgoing::to(row.outgoing.channel, "unsent", dedupe, payload)
            };
            act.enqueue(&outgoing).await?;
        }
        self.commit(act, &Outcome::Nothing).await
    }

    /// The private word, in the language of its reader.
    pub(super) async fn unsent_message(
        &self,
        table: &Table,
        user: UserId,
        trouble: Trouble,
    ) -> Result<Message, Fault> {
        let locale = self.store().player(user).await?.map(|player| player.locale);
        let text = Text::of(&locale.unwrap_or_default());
        let channel = format!("<#{}>", table.row.channel);
        let mut lines = vec![say!(text, trouble.key(), channel = channel)];
        let seat = table.row.to_move.and_then(|seat| table.seats.get(usize::from(seat)));
        let asked = seat.is_some_and(|seated| seated.player == Some(user));
        if asked && table.row.status == Status::Running && trouble != Trouble::Gone {
            lines.push(text.say("unsent-your-turn"));
        }
        Ok(Message::text(lines.join("\n")))
    }
}
