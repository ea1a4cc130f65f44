//! What is said in public: each message is a row of the outbox, written in the act that it tells
//! of, and becomes a message when it is sent. A row holds words and numbers; the picture, the ping
//! and the button are made at that moment from the game as it then is, so that nobody is pinged
//! for a turn that is over.

use render::Scene;
use rules::{Event, Game, Prompt, ScoreLine, Seat, Thrown};
use serde::{Deserialize, Serialize};
use storage::{ChannelId, Delivery, GameId, Millis, Outgoing, Status, UserId};

use super::App;
use super::picture::Whose;
use super::share::Shared;
use super::stop::{Fault, Stop};
use super::table::Table;
use super::unsent::Trouble;
use crate::deliver::{Courier, Parcel, Undeliverable, Untold};
use crate::pace::Running;
use crate::platform::{Files, Message};
use crate::say;
use crate::view::bazaar::Bazaar;
use crate::view::{self, Page, Picture, Sight, tell::Teller};

/// The slot of the lobby's message.
const LOBBY: &str = "lobby";
/// The slot of the message of a bazaar.
const BAZAAR: &str = "bazaar";
/// The slot of the latest message about the turn.
pub(super) const TURN: &str = "turn";

/// The slot of the latest word in the channel to whoever keeps others waiting.
pub(super) fn late_slot(seat: Seat) -> String {
    format!("late.{}", seat.0)
}

/// The slot of what the players were asked.
pub(super) fn poll_slot(number: u32) -> String {
    format!("poll.{number}")
}

/// The slot of the latest direct message about the turn to whoever sits there.
pub(super) fn call_slot(seat: Seat) -> String {
    format!("call.{}", seat.0)
}

/// What a row says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    /// The open table.
    Lobby,
    /// The lobby's message becomes what the table is now.
    EditLobby,
    /// The game has begun.
    Started(Turn),
    /// A move was made and another seat is asked.
    Ring {
        /// What happened, in one line.
        line: String,
        /// Who is asked.
        turn: Turn,
        /// Whether anybody else than who moved is asked.
        ping: bool,
        /// Who moved, and is not pinged.
        #[serde(default)]
        but: Option<Seat>,
        /// What the catapult threw meanwhile, for the picture.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Thrown>,
        /// Whether the board is as it was.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        brief: bool,
    },
    /// A bazaar has begun.
    Bazaar(Bazaar),
    /// The message of the bazaar becomes what it is now.
    EditBazaar(Bazaar),
    /// A move was taken back.
    Undone {
        /// By whom.
        seat: Seat,
        /// Whose turn it is again.
        turn: Turn,
        /// What was taken back.
        #[serde(default)]
        line: String,
        /// Whether whoever is asked again is pinged.
        #[serde(default)]
        ping: bool,
    },
    /// The game is over.
    Final {
        /// What happened last, in one line.
        line: String,
        /// What the catapult threw meanwhile, for the picture.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        throws: Vec<Thrown>,
    },
    /// To one person alone: something could not be said in the channel.
    Unsent {
        /// To whom.
        user: u64,
        /// Why.
        trouble: Trouble,
    },
    /// The player to move is reminded.
    Remind {
        /// Whose turn it is.
        turn: Turn,
        /// When time is over (unix milliseconds).
        until: i64,
    },
    /// Time is over: the table is asked.
    TimeOver {
        /// Whose turn it is.
        turn: Turn,
    },
    /// Something besides a move is asked of somebody.
    Asked {
        /// What happened before, in one line; may be empty.
        line: String,
        /// What is asked.
        ask: Ask,
    },
    /// To one person alone: it is your turn, or still is.
    Call {
        /// To whom.
        user: u64,
        /// Whose turn it is.
        turn: Turn,
        /// For a reminder: when time is over (unix milliseconds).
        until: Option<i64>,
    },
    /// To one person alone: you are next.
    Next {
        /// To whom.
        user: u64,
        /// Whose turn it is before.
        turn: Turn,
        /// Their seat.
        #[serde(default)]
        seat: Seat,
    },
    /// What one person was told last by direct message becomes what holds now.
    Recall {
        /// Who.
        user: u64,
        /// Their seat.
        seat: Seat,
        /// If moves were taken back: the ordinal of the state before them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        undone: Option<u32>,
    },
    /// A message of the channel that asked somebody becomes this, and asks nobody any more.
    Settled {
        /// The name under which it is kept.
        slot: String,
        /// What it says now.
        text: String,
        /// It speaks of a later state than this one; an earlier message is left alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<u32>,
    },
    /// Nobody has moved for long.
    Idle {
        /// When the game is put aside (unix milliseconds).
        until: i64,
    },
    /// To a spectator alone: something has happened.
    Watched {
        /// To whom.
        user: u64,
        /// What happened, in one line.
        line: String,
        /// Whether it was the end.
        over: bool,
        /// For who is told once a day: the ordinal up to which they know everything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        known: Option<u32>,
    },
    /// To one person alone, whom the channel does not ping: what concerns everybody who played.
    Told {
        /// To whom.
        user: u64,
        /// What.
        told: Told,
    },
    /// A person takes no direct messages, and is called here from now on.
    Closed {
        /// Who.
        user: u64,
        /// The turn that they should have been told of.
        turn: Turn,
    },
    /// A line that leaves the last ring as it is.
    Note {
        /// The line.
        text: String,
    },
    /// Somebody shows the channel what they look at.
    Shared {
        /// The seat of that person, if they have one.
        seat: Option<Seat>,
        /// What.
        view: Shared,
    },
    /// The thread of a game is kept open.
    Wake {
        /// Whether it is to last as long as it can.
        lasting: bool,
    },
    /// A server is greeted; it belongs to no game.
    Welcome {
        /// The language of the server.
        locale: String,
    },
    /// To one person alone: their first game can begin here; it belongs to no game.
    Learn {
        /// To whom.
        user: u64,
        /// Their language.
        locale: String,
    },
    /// The message that lists the games of a server is posted or brought up to date.
    Overview {
        /// The server.
        guild: u64,
    },
    /// Anything else.
    Said {
        /// The sentence.
        text: String,
    },
}

/// What concerns everybody who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told {
    /// Their game is over.
    Over,
    /// A table for a rematch is open.
    Again,
}

/// What is asked of people besides their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Anybody: to sit down in a free seat.
    Take {
        /// Which.
        seat: Seat,
    },
    /// Somebody: to take a seat over.
    Accept {
        /// Which.
        seat: Seat,
        /// Who.
        user: u64,
    },
    /// Whoever a stand-in plays for: to come back.
    Return {
        /// Their seat.
        seat: Seat,
    },
    /// The players: what their poll of this number says.
    Poll {
        /// Which.
        number: u32,
    },
}

/// A turn, as long as the same seat is asked in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its number.
    pub number: u32,
    /// Who is asked.
    pub seat: Seat,
}

impl Turn {
    /// The turn that a game is in.
    pub fn of(game: &Game) -> Self {
        let seat = game.decision().map_or(game.turn().seat, |decision| decision.seat);
        Self { number: game.turn().number, seat }
    }
}

impl Post {
    /// What an act tells of a bazaar: that it begins, how it goes on.
    pub fn bazaar(before: &Game, game: &Game) -> Option<Self> {
        match (before.lots().is_empty(), game.lots().is_empty()) {
            (true, true) => None,
            (true, false) => Some(Self::Bazaar(Bazaar::of(game))),
            (false, _) => Some(Self::EditBazaar(Bazaar::of(game))),
        }
    }

    /// The start of a game.
    pub fn started(game: &Game) -> Self {
        Self::Started(Turn::of(game))
    }

    const fn kind(&self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::EditLobby => "edit_lobby",
            Self::Started(_) => "started",
            Self::Ring { .. } => "ring",
            Self::Bazaar(_) => "bazaar",
            Self::EditBazaar(_) => "edit_bazaar",
            Self::Undone { .. } => "undone",
            Self::Final { .. } => "final",
            Self::Unsent { .. } => "unsent",
            Self::Remind { .. } => "remind",
            Self::TimeOver { .. } => "time_over",
            Self::Asked { .. } => "asked",
            Self::Call { .. } => "call",
            Self::Next { .. } => "next",
            Self::Recall { .. } => "recall",
            Self::Settled { .. } => "settled",
            Self::Idle { .. } => "idle",
            Self::Watched { .. } => "watched",
            Self::Told { .. } => "told",
            Self::Closed { .. } => "closed",
            Self::Note { .. } => "note",
            Self::Shared { .. } => "shared",
            Self::Wake { .. } => "wake",
            Self::Welcome { .. } => "welcome",
            Self::Learn { .. } => "learn",
            Self::Overview { .. } => "overview",
            Self::Said { .. } => "said",
        }
    }

    /// Whether it goes to the channel of the game.
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Self::Call { .. }
                | Self::Next { .. }
                | Self::Recall { .. }
                | Self::Watched { .. }
                | Self::Told { .. }
                | Self::Unsent { .. }
                | Self::Learn { .. }
        )
    }

    /// The name under which its message is kept, to be edited when it holds no longer. Whatever takes
    /// the name takes the buttons off the message before it.
    fn slot(&self) -> Option<String> {
        match self {
            Self::Lobby => Some(LOBBY.to_owned()),
            Self::Bazaar(_) => Some(BAZAAR.to_owned()),
            Self::Started(_)
            | Self::Ring { .. }
            | Self::Undone { .. }
            | Self::Final { .. }
            | Self::Said { .. } => Some(TURN.to_owned()),
            Self::Remind { turn, .. } | Self::TimeOver { turn } => Some(late_slot(turn.seat)),
            Self::Asked { ask: Ask::Poll { number }, .. } => Some(poll_slot(*number)),
            Self::Call { turn, .. } => Some(call_slot(turn.seat)),
            Self::Next { seat, .. } => Some(call_slot(*seat)),
            Self::EditLobby
            | Self::EditBazaar(_)
            | Self::Unsent { .. }
            | Self::Asked { .. }
            | Self::Recall { .. }
            | Self::Settled { .. }
            | Self::Idle { .. }
            | Self::Watched { .. }
            | Self::Told { .. }
            | Self::Closed { .. }
            | Self::Welcome { .. }
            | Self::Learn { .. }
            | Self::Overview { .. }
            | Self::Note { .. }
            | Self::Shared { .. }
            | Self::Wake { .. } => None,
        }
    }

    /// The row. `once` tells it from other rows of the same kind at the same ordinal.
    ///
    /// # Errors
    /// Those of the JSON writer.
    pub fn row(
        &self,
        game: GameId,
        ordinal: u32,
        channel: ChannelId,
        once: &str,
    ) -> Result<Outgoing, Fault> {
        let kind = self.kind();
        let dedupe = format!("{game}:{ordinal}:{kind}:{once}");
        Ok(Outgoing {
            game: Some(game),
            ordinal: Some(ordinal),
            slot: self.slot(),
            ..Outgoing::to(channel, kind, dedupe, serde_json::to_string(self)?)
        })
    }
}

impl App {
    /// What is to be done for a row of the outbox, as things stand now.
    ///
    /// # Errors
    /// [`Fault`] when the game cannot be read or the picture not be drawn.
    pub async fn parcel(&self, row: &Delivery) -> Result<Parcel, Fault> {
        let post: Post = serde_json::from_str(&row.outgoing.payload)?;
        let whole = post.clone();
        let Some(game) = row.outgoing.game else { return self.of_server(&post).await };
        let Some(table) = self.store().table(game).await? else { return Ok(Parcel::Skip) };
        let table = Table::read(table)?;
        let now = self.now();
        let page = match post {
            Post::Lobby => {
                let mut page = view::lobby::lobby(table.text(), &table);
                page.message.mentions = self.in_channel(&table.asked_again()).await?;
                page
            }
            Post::EditLobby => {
                let page = view::lobby::lobby(table.text(), &table);
                let sent = self.store().message(game, LOBBY).await?;
                return Ok(sent.map_or(Parcel::Skip, |sent| Parcel::Edit(sent, page.message)));
            }
            Post::Started(turn) => {
                let pings = self.pings(&table, None).await?;
                started(&table, turn, (&pings, self.figures()), now)?
            }
            Post::Ring { line, turn, ping, but, throws, brief } => {
                let pings = if ping { self.pings(&table, but).await? } else { Vec::new() };
                let shown = (&pings[..], self.figures());
                with_throws(ring(&table, (&line, brief), turn, shown, &[], now)?, &throws)
            }
            Post::Bazaar(bazaar) => bazaar_page(&table, &bazaar),
            Post::EditBazaar(bazaar) => return self.edit_bazaar(&table, &bazaar).await,
            Post::Undone { seat, turn, line, ping } => {
                // Whoever took the move back by a press is here.
                let pings = if ping { self.pings(&table, None).await? } else { Vec::new() };
                undone(&table, (seat, &line), turn, (&pings, self.figures()), now)?
            }
            Post::Asked { line, ask } => match Self::asked(&table, &line, &ask) {
                Some(page) => page,
                None => return Ok(Parcel::Skip),
            },
            Post::Call { .. } | Post::Next { .. } | Post::Recall { .. } => {
                return self.direct(&table, row, &whole).await;
            }
            Post::Settled { slot, text, after } => {
                let sent = self.store().message(game, &slot).await?;
                let sent = sent.filter(|sent| after.is_none_or(|after| sent.ordinal > after));
                let message = Message { files: Files::Set(Vec::new()), ..Message::text(text) };
                return Ok(sent.map_or(Parcel::Skip, |sent| Parcel::Edit(sent, message)));
            }
            Post::Idle { until } => view::time::idle(&table, until),
            Post::Watched { user, line, over, known } => {
                let news = known.map(|known| known + 1..=row.outgoing.ordinal.unwrap_or(u32::MAX));
                return self.watched(&table, UserId(user), (&line, over), news).await;
            }
            Post::Told { user, told } => return self.told(&table, UserId(user), told).await,
            Post::Closed { user, turn } => Self::closed_page(&table, user, turn)?,
            Post::Final { line, throws } => {
                with_throws(self.final_page(&table, &line).await?, &throws)
            }
            Post::Unsent { user, trouble } => {
                let user = storage::UserId(user);
                let message = self.unsent_message(&table, user, trouble).await?;
                return Ok(Parcel::Direct(user, message));
            }
            Post::Remind { turn, until } => match clock_of(&table, turn) {
                Some(running) if running.until == until && table.pinged(turn.seat).is_some() => {
                    view::time::remind(&table, running)
                }
                _ => return Ok(Parcel::Skip),
            },
            Post::TimeOver { turn } => match clock_of(&table, turn) {
                Some(running) if running.over => {
                    let rung = self.rung(&table, running.seat).await?;
                    view::time::over(&table, running, rung)
                }
                _ => return Ok(Parcel::Skip),
            },
            Post::Note { text } | Post::Said { text } => Page::text(text),
            Post::Shared { seat, view } => self.shared(&table, seat, &view).await?,
            Post::Wake { lasting } => {
                let open = table.row.status.is_open() && table.row.channel == row.outgoing.channel;
                return Ok(if open { Parcel::Wake(lasting) } else { Parcel::Skip });
            }
            Post::Welcome { .. } | Post::Overview { .. } | Post::Learn { .. } => {
                return Ok(Parcel::Skip);
            }
        };
        Ok(Parcel::Send(self.drawn(page.of(&table), Whose::table(&table)).await))
    }

    async fn edit_bazaar(&self, table: &Table, bazaar: &Bazaar) -> Result<Parcel, Fault> {
        let sent = self.store().message(table.id(), BAZAAR).await?;
        let Some(sent) = sent else { return Ok(Parcel::Skip) };
        let page = bazaar_page(table, bazaar).of(table);
        Ok(Parcel::Edit(sent, self.drawn(page, Whose::table(table)).await))
    }

    async fn final_page(&self, table: &Table, line: &str) -> Result<Page, Fault> {
        let text = table.text();
        let events = self.events(table.id()).await?;
        let count = view::ending::LastCount::of(&events);
        let people = table.people(text);
        let game = table.game()?;
        let mut page = view::ending::Ending {
            text,
            people: &people,
            game,
            line,
            sheet: &sheet(events),
            count: &count,
            absent: &table.absent(),
            id: table.id(),
            pings: &self.in_channel(&table.players()).await?,
        }
        .page();
        if table.settings.guided {
            page.message.content = format!("{}\n{}", page.message.content, text.say("learn-over"));
        }
        Ok(page)
    }

    /// Every line of the score sheet, from the first move.
    pub(super) async fn sheet(&self, game: GameId) -> Result<Vec<ScoreLine>, Fault> {
        Ok(sheet(self.events(game).await?))
    }

    /// Everything that happened in a game, from the first move.
    pub(super) async fn events(&self, game: GameId) -> Result<Vec<Event>, Fault> {
        let mut all = Vec::new();
        for made in self.store().moves(game).await? {
            all.extend(serde_json::from_str::<Vec<Event>>(&made.events)?);
        }
        Ok(all)
    }
}

/// The lines of the score sheet among events.
fn sheet(events: Vec<Event>) -> Vec<ScoreLine> {
    let scored = events.into_iter().filter_map(|event| match event {
        Event::Scored(line) => Some(line),
        _ => None,
    });
    scored.collect()
}

fn bazaar_page(table: &Table, bazaar: &Bazaar) -> Page {
    let text = table.text();
    let people = table.people(text);
    bazaar.page(&Teller { text, people: &people, plain: false })
}

/// The page with what the catapult threw on its board.
fn with_throws(mut page: Page, throws: &[Thrown]) -> Page {
    if let Some(Picture { sight: Sight::Board(scene), .. }) = &mut page.picture {
        **scene = std::mem::replace(&mut **scene, Scene::empty()).thrown(throws);
    }
    page
}

/// The clock of a turn, as long as that lasts.
pub(super) fn clock_of(table: &Table, turn: Turn) -> Option<Running> {
    let running = table.progress.clocks.of(turn.seat)?;
    let lasts = table.row.status == Status::Running && running.turn == turn.number;
    lasts.then_some(running)
}

/// Whom a ring pings, and the figures that it shows.
type Shown<'a> = (&'a [(Seat, UserId)], &'a [String]);

/// The ring, with ping, button and picture only while its turn lasts.
fn ring(
    table: &Table,
    (line, brief): (&str, bool),
    turn: Turn,
    (pings, figures): Shown<'_>,
    more: &[String],
    now: Millis,
) -> Result<Page, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let people = table.people(text);
    let asked = game.asked(turn.seat).is_some() || table.progress.round.is_some();
    let same = game.decision().is_some() && asked && game.turn().number == turn.number;
    if table.row.status != Status::Running || !same {
        let mut lines = vec![line.to_owned()];
        lines.extend(more.iter().cloned());
        lines.retain(|line| !line.is_empty());
        return Ok(Page::text(lines.join("\n")));
    }
    let ring = view::ring::Ring {
        text,
        people: &people,
        id: table.id(),
        ordinal: table.row.ordinal,
        game,
        line,
        more,
        brief,
        pings,
        figures,
        times: table.times(now),
    };
    Ok(ring.page())
}

fn started(
    table: &Table,
    turn: Turn,
    (pings, figures): Shown<'_>,
    now: Millis,
) -> Result<Page, Fault> {
    let text = table.text();
    let people = table.people(text);
    let teller = Teller { text, people: &people, plain: false };
    let game = table.game()?;
    let order: Vec<String> = game.seats().map(|seat| teller.who(seat)).collect();
    let line = say!(text, "ring-started", order = text.list(&order));
    let seal = game.setup().seed.commitment();
    let seal = [say!(text, "ring-commitment", seal = seal)];
    ring(table, (&line, false), turn, (pings, figures), &seal, now)
}

fn undone(
    table: &Table,
    (seat, back): (Seat, &str),
    turn: Turn,
    (pings, figures): Shown<'_>,
    now: Millis,
) -> Result<Page, Fault> {
    let text = table.text();
    let people = table.people(text);
    let teller = Teller { text, people: &people, plain: false };
    let mut line = say!(text, "ring-undone", who = teller.who(seat));
    if !back.is_empty() {
        line = format!("{line} ~~{back}~~");
    }
    ring(table, (&line, false), turn, (pings, figures), &[], now)
}

/// Whether a draw is what the game waits for.
pub(super) fn waits_for_draw(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.prompt == Prompt::Draw)
}

impl Courier for App {
    async fn prepare(&self, row: &Delivery) -> Result<Parcel, String> {
        self.parcel(row).await.map_err(|fault| fault.to_string())
    }

    async fn undeliverable(&self, row: &Delivery, why: &Undeliverable) -> Result<(), Untold> {
        self.unsent(row, why).await.map_err(|stop| match stop {
            Stop::Fault(Fault::Store(error)) => Untold::Store(error),
            Stop::Fault(fault) => Untold::Never(fault.to_string()),
            Stop::Refused(refusal) => Untold::Never(format!("{refusal:?}")),
        })
    }
}

impl crate::due::Timers for App {
    async fn alive(&self) -> Result<(), String> {
        self.alive().await.map_err(|fault| fault.to_string())
    }

    async fn fire(&self, due: storage::Due) -> Result<(), String> {
        self.due(&due).await.map_err(|fault| fault.to_string())
    }
}
