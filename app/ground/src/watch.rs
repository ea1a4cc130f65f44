//! Spectators: they are told by direct message, at the end of a game, once a day, or with each
//! move. They see what the channel sees, never more.

use game::narration::{Narrator, cut};
use port::limits;
use queues::outbox::notification::{AboutGame as _, Direct};
use queues::outbox::worker::Outbound;
use queues::pictures::Viewer;
use serde::{Deserialize, Serialize};
use storage::{GameId, Millis, Outgoing, Status, UnitOfWork, UserId};
use table::access::Act;
use table::error::{AppError, Fault, Refusal};
use table::model::Table;
use table::outcome::Outcome;
use table::time_control::DAY;
use table::timer::{LASTING, TimerJob};
use text::{Text, say};
use view::{MessageDraft, log, turn_message};

use crate::load::table_for;
use crate::picture::{self, Whose};
use crate::{Context, Request, Started, finish, history, hooks, notify, overview};

/// The most spectators of one game.
const WATCHERS: usize = 50;
/// When a spectator is notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WatchMode {
    /// When the game is over.
    End,
    /// Once a day, if anything happened.
    Daily,
    /// With each move.
    Move,
}

/// The stored data of a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watch {
    how: WatchMode,
    /// When the spectator was last told (unix milliseconds).
    told: Millis,
    /// The ordinal up to which the spectator already knows everything.
    known: u32,
}

impl Watch {
    /// The stored data; `None` if it cannot be read.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Whether a daily digest is due: a day has passed, and something has happened.
    pub fn is_due(&self, now: Millis, ordinal: u32) -> bool {
        self.how == WatchMode::Daily && now - self.told >= DAY && ordinal > self.known
    }

    /// The outbox row that tells a spectator what happened up to `ordinal`.
    pub fn row(
        &self,
        table: &Table,
        ordinal: u32,
        to: (UserId, &str, bool),
    ) -> Result<Outgoing, Fault> {
        let (user, line, over) = to;
        let known = (self.how == WatchMode::Daily).then_some(self.known);
        let notification = Direct::Watched { user: Some(user), line: line.to_owned(), over, known };
        // A game may end without another move after one that was told.
        let once = if over { format!("{user}.over") } else { user.to_string() };
        let row = notification.row(table.id(), ordinal, table.row.channel, &once)?;
        Ok(Outgoing { in_order: false, ..row })
    }

    /// Records that the spectator has been told everything up to `ordinal`.
    pub async fn keep(
        self,
        act: &mut dyn UnitOfWork,
        of: (GameId, UserId),
        ordinal: u32,
    ) -> Result<(), AppError> {
        let watch = Self { told: act.now(), known: ordinal, ..self };
        let text = serde_json::to_string(&watch).map_err(Fault::from)?;
        act.watch(of.0, of.1, Some(&text)).await?;
        Ok(())
    }
}

/// Sets when a spectator is notified; `None` for never.
pub async fn watch(request: &Request<'_>, how: Option<WatchMode>) -> Result<(), AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = table_for(&mut *act, request, None, Act::Look).await?;
        let (id, user, told) = (table.id(), request.user(), act.now());
        let known = table.row.ordinal;
        let others = act.watchers(id).await?;
        let full = others.iter().filter(|(other, _)| *other != user).count() >= WATCHERS;
        if how.is_some() && full {
            return Err(Refusal::ManyWatchers.into());
        }
        let how = how.map(|how| serde_json::to_string(&Watch { how, told, known })).transpose();
        act.watch(id, user, how.map_err(Fault::from)?.as_deref()).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(())
}

/// Notifies the spectators who want to hear about this.
pub(crate) async fn tell_watchers(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    line: &str,
    over: bool,
) -> Result<(), AppError> {
    let (id, now) = (table.id(), act.now());
    for (user, text) in act.watchers(id).await? {
        let Some(watch) = Watch::read(&text) else { continue };
        let wanted = match watch.how {
            WatchMode::End => over,
            WatchMode::Daily => over || watch.is_due(now, ordinal),
            WatchMode::Move => true,
        };
        if wanted {
            act.enqueue(&watch.row(table, ordinal, (user, line, over))?).await?;
            watch.keep(act, (id, user), ordinal).await?;
        } else if watch.how == WatchMode::Daily {
            // Without this timer, a quiet day after a busy one would send no digest.
            let due_at = watch.told + DAY;
            act.schedule(&TimerJob::dated(TimerJob::Digest, id, LASTING, due_at)).await?;
        }
    }
    Ok(())
}

/// Tells the spectators why a game ended other than by its last move, and the programs that follow
/// public games; updates the list of the server's games.
pub async fn tell_end(act: &mut dyn UnitOfWork, table: &Table, line: &str) -> Result<(), AppError> {
    tell_watchers(act, table, table.row.ordinal, line, true).await?;
    hooks::queue_end(act, table).await?;
    overview::refresh(act, table.row.guild, &table.settings.locale).await
}

/// What a spectator is told.
#[derive(Clone, Copy, Debug)]
pub struct Watched<'a> {
    /// What happened, in the table's language.
    pub line: &'a str,
    /// Whether the game is over.
    pub over: bool,
    /// The ordinal up to which somebody with a daily digest knows everything.
    pub known: Option<u32>,
    /// The ordinal up to which it is told.
    pub upto: u32,
}

/// A spectator's message: what happened, or all the news for a daily digest.
pub async fn watched(
    context: &Context,
    table: &Table,
    user: UserId,
    news: Watched<'_>,
) -> Result<Outbound, Fault> {
    let text = notify::text_of(context, user).await?;
    let channel = format!("<#{}>", table.row.channel);
    let line = match text.code() == table.text().code() {
        true => news.line.to_owned(),
        false => in_words(context, table, text, news).await?,
    };
    let (over, upto) = (news.over, news.upto);
    let last = |key| say!(text, key, channel = channel.clone(), line = &line);
    let told = match news.known.zip(table.game.as_ref()) {
        Some((known, game)) => {
            let entries = history::entries(context, table.id(), known + 1..=upto).await?;
            let title = if over { last("watched-over") } else { last("watched-daily") };
            log::digest(text, &table.names(text), game, &entries, title)
        }
        None => last(if over { "watched-over" } else { "watched-move" }),
    };
    let mut page = MessageDraft::text(cut(&told, limits::CONTENT));
    if let (None, Some(game)) = (news.known, &table.game) {
        // The board as it was after that move, whatever has happened since.
        let game = match upto < table.row.ordinal {
            true => history::board_after(context, table, upto, Viewer::Member).await?,
            false => game.clone(),
        };
        page.picture = Some(turn_message::board(text, &table.people(text), &game, &line, None));
    }
    let page = page.shown(text, table, context.art());
    Ok(Outbound::Direct(user, picture::drawn(context, page, Whose::reader(table, text)).await))
}

/// The last move in a language other than the table's; nothing if there is none.
async fn in_words(
    context: &Context,
    table: &Table,
    text: &'static Text,
    news: Watched<'_>,
) -> Result<String, Fault> {
    if news.over && table.row.status == Status::Aborted {
        return Ok(text.say("look-given-up"));
    }
    let Some(game) = &table.game else { return Ok(String::new()) };
    let people = table.names(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let entries = history::entries(context, table.id(), 0..=news.upto).await?;
    let last = entries.iter().rfind(|entry| !entry.undone);
    Ok(last.map(|last| log::made_by(text, last.by, last.line(&narrator, game))).unwrap_or_default())
}
