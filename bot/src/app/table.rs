//! A game as the application sees it: what the storage keeps as text, read and checked. What it
//! cannot read it does not repair: the game is left alone and the fault is reported.

use rules::expansions::Systems;
use rules::{Dice, Event, Game, HostTile, House, KindId, Prompt, Seat, Seed, Setup};
use serde::{Deserialize, Serialize};
use storage::{GameId, Millis, State, Status, UserId};

use super::poll::Poll;
use super::stop::Fault;
use crate::access::{Actor, Target};
use crate::calendar::Interval;
use crate::pace::{Clocks, Pace};
use crate::standing::Instruction;
use crate::text::{Name, Text};
use crate::view::time::Times;

/// The purpose of the stream of chance that chooses the tiles of a short game.
const SHORT: &str = "short";

/// What was chosen when the table was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The base game and what is added.
    pub systems: Systems,
    /// Options that differ from their defaults.
    #[serde(default)]
    pub house: House,
    /// The language of the public messages.
    #[serde(default)]
    pub locale: String,
    /// Carcas itself, where it was asked to play along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<u64>,
    /// How long the players may take.
    #[serde(default)]
    pub pace: Pace,
    /// Whether clocks stand still on Saturday and Sunday.
    #[serde(default)]
    pub weekends: bool,
    /// When the clocks of the table stand still.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holidays: Vec<Interval>,
    /// Undo policy once later information has been revealed.
    #[serde(default)]
    pub undo: UndoRule,
    /// Whether its player is given advice at each step.
    #[serde(default)]
    pub guided: bool,
    /// How many tiles are drawn, in a game that is shorter than its sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<u16>,
    /// Who plays in which order, as far as that is not drawn by lot: a game that is played again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<u64>,
    /// Who is asked to play again, where this is a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<u64>,
    /// The colours of its pictures; none: those of its sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Look>,
    /// Tiles that the host has described, also for sets that are not chosen now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub host_tiles: Vec<HostTile>,
}

impl Settings {
    /// As the storage keeps it.
    ///
    /// # Errors
    /// Those of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }
}

/// How a move is taken back when the next tile has been seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// When everybody else agrees.
    #[default]
    Consent,
    /// Not at all.
    Off,
}

/// The colours of a table's pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A summer's day.
    Summer,
    /// The same land on a dark table.
    Dark,
    /// Snow.
    Winter,
}

impl Look {
    /// All of them, by the words that are typed.
    pub const ALL: [(&'static str, Self); 3] =
        [("summer", Self::Summer), ("dark", Self::Dark), ("winter", Self::Winter)];
}

/// What happens around the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The move that can be taken back as long as nobody has drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// The clocks as they were before that move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks_before: Option<Clocks>,
    /// The last move, which can be taken back later too if everybody agrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Undo>,
    /// What happened since the last public message (a tile that fitted nowhere, a forced move).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untold: Vec<Event>,
    /// The seats whose answers since then were given in advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<Seat>,
    /// The seats that a stand-in plays until their players come back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standins: Vec<Seat>,
    /// Whether the game is played in a thread, which is to stay open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_thread: bool,
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// The ordinal at which several seats were asked at once, as long as one of them still is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The time that others gave for what is asked now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gifts: Vec<Gift>,
    /// Answers that players left in advance.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<(Seat, Instruction)>,
    /// The seats whose players have resigned: their questions are answered at once by the defaults
    /// (R-OV-34).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
    /// Those who were taken out, and do not sit down here again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<u64>,
    /// The seats that were offered to somebody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<Offer>,
    /// What the players are asked about their game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<Poll>,
    /// The questions that have ended since this was stored, by number, and what their messages say
    /// once it is stored again.
    #[serde(skip)]
    pub ended_polls: Vec<(u32, String)>,
    /// How often they were asked.
    #[serde(default)]
    pub polls: u32,
    /// The ordinal of the state that the player of a seat saw last when asking for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub looks: Vec<(Seat, u32)>,
}

impl Progress {
    /// The ordinal of the state that the player of a seat saw last when asking for it; 0: none.
    pub fn looked(&self, seat: Seat) -> u32 {
        let own = self.looks.iter().find(|(other, _)| *other == seat);
        own.map_or(0, |(_, ordinal)| *ordinal)
    }

    /// The player of a seat has seen the state with this ordinal.
    pub fn looks(&mut self, seat: Seat, ordinal: u32) {
        let seen = ordinal.max(self.looked(seat));
        self.looks.retain(|(other, _)| *other != seat);
        self.looks.push((seat, seen));
    }
}

/// Time that somebody gave to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    /// To whom.
    pub seat: Seat,
    /// The number of the turn in which the seat is asked.
    pub turn: u32,
    /// From whom.
    pub by: u64,
}

/// A seat that was offered to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Which.
    pub seat: Seat,
    /// To whom.
    pub to: u64,
}

/// A move that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// By whom.
    pub seat: Seat,
    /// The ordinal of the state to go back to.
    pub to: u32,
}

/// A game with everything on its table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The stored row.
    pub row: storage::Game,
    /// The stored seats.
    pub seats: Vec<storage::Seated>,
    /// What was chosen.
    pub settings: Settings,
    /// What happens around the rules.
    pub progress: Progress,
    /// The state; none in a lobby.
    pub game: Option<Game>,
}

impl Table {
    /// Reads a stored table.
    ///
    /// # Errors
    /// [`Fault`] when a text cannot be read or the state does not have the hash it was stored
    /// with.
    pub fn read(stored: storage::Table) -> Result<Self, Fault> {
        let settings = serde_json::from_str(&stored.game.settings)?;
        let progress = match stored.game.progress.as_str() {
            "" => Progress::default(),
            text => serde_json::from_str(text)?,
        };
        let game = stored.state.as_ref().map(restore).transpose()?;
        Ok(Self { row: stored.game, seats: stored.seats, settings, progress, game })
    }

    /// The game's number.
    pub fn id(&self) -> GameId {
        self.row.id
    }

    /// The state.
    ///
    /// # Errors
    /// [`Fault`] in a lobby: the caller has made sure that the game runs or ran.
    pub fn game(&self) -> Result<&Game, Fault> {
        self.game.as_ref().ok_or(Fault::Damaged("a running game has no state"))
    }

    /// How long those who are asked have time; nobody where the game stands still.
    pub fn times(&self, now: Millis) -> Times<'_> {
        Times { clocks: &self.progress.clocks, now }
    }

    /// What `access.rs` must know.
    pub fn target(&self) -> Target {
        let clocks = self.progress.clocks.running();
        Target {
            guild: self.row.guild,
            channel: self.row.channel,
            host: self.row.host,
            status: self.row.status,
            seats: self.seats.iter().map(|seated| seated.player).collect(),
            most_seats: self.settings.most_seats(),
            to_move: self.asked(),
            undo: self.undo().map(|undo| undo.seat.0),
            players: self.played().map(|seat| seat.0).collect(),
            standins: self.progress.standins.iter().map(|seat| seat.0).collect(),
            clocks: clocks.iter().map(|running| running.seat.0).collect(),
            late: clocks.iter().filter(|clock| clock.over).map(|clock| clock.seat.0).collect(),
            open_seats: self.open_seats().map(|seat| seat.0).collect(),
            offered: self.progress.offers.iter().map(|offer| UserId(offer.to)).collect(),
            voters: self
                .progress
                .poll
                .as_ref()
                .map(|poll| self.voters(poll.what).into_iter().map(|seat| seat.0).collect()),
        }
    }

    /// The move that can be taken back now: nothing was drawn since.
    pub fn undo(&self) -> Option<Undo> {
        let hidden = self.game.as_ref().is_some_and(is_hidden);
        self.progress.undo.filter(|_| hidden && self.row.status == Status::Running)
    }

    /// The seats that are asked now.
    pub fn asked(&self) -> Vec<u8> {
        let game = self.game.as_ref().filter(|_| self.row.status == Status::Running);
        let open = game.into_iter().flat_map(Game::decisions);
        open.map(|decision| decision.seat.0).collect()
    }

    /// The ordinal since which the open questions have been open: while several seats are asked at
    /// once, what one answers leaves the panels of the others as they are.
    pub fn open_since(&self) -> u32 {
        self.progress.round.unwrap_or(self.row.ordinal)
    }

    /// What is asked now.
    pub fn prompt(&self) -> Option<Prompt> {
        let decision = self.game.as_ref()?.decision()?;
        Some(decision.prompt)
    }

    /// The names by seat, in a language (an unknown one is "Player").
    pub fn names(&self, text: &Text) -> Vec<Name> {
        let name = |seated: &storage::Seated| {
            let nobody = crate::say!(text, "who-seat", number = seated.seat + 1);
            Name::new(seated.name.as_deref().unwrap_or_default(), &nobody)
        };
        self.seats.iter().map(name).collect()
    }

    /// The same, each with a mark if its player does not play it now.
    pub fn people(&self, text: &Text) -> Vec<Name> {
        let mark = |(seated, name): (&storage::Seated, Name)| {
            let seat = Seat(seated.seat);
            if self.progress.standins.contains(&seat) {
                name.marked(&text.say("who-stand-in"))
            } else if self.progress.resigned.contains(&seat) {
                name.marked(&text.say("who-resigned"))
            } else if seated.player.is_none() && self.row.status == Status::Running {
                name.marked(&text.say("who-open"))
            } else {
                name
            }
        };
        self.seats.iter().zip(self.names(text)).map(mark).collect()
    }

    /// What a seat answered in advance.
    pub fn standing_of(&self, seat: Seat) -> Vec<Instruction> {
        let own = self.progress.standing.iter().filter(|(other, _)| *other == seat);
        own.map(|(_, what)| *what).collect()
    }

    /// Whether the moves of a seat are made for it: a stand-in plays it, Carcas itself does, or
    /// nobody sits there.
    pub fn plays_itself(&self, seat: Seat) -> bool {
        let absent = self.progress.standins.contains(&seat) || !self.is_taken(seat);
        absent || self.guest() == Some(seat)
    }

    /// Whether somebody sits there. Nobody else can be among the winners (R-OV-34).
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.player(seat).is_some()
    }

    /// The seats in which nobody sits.
    pub fn absent(&self) -> Vec<Seat> {
        let empty = self.seats.iter().filter(|seated| seated.player.is_none());
        empty.map(|seated| Seat(seated.seat)).collect()
    }

    /// The seats that anybody may take: their players left and did not resign.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().map(|seated| Seat(seated.seat));
        seats.filter(|seat| !self.is_taken(*seat) && !self.progress.resigned.contains(seat))
    }

    /// The seats that people play themselves.
    pub fn played(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().map(|seated| Seat(seated.seat));
        seats.filter(|seat| !self.plays_itself(*seat))
    }

    /// The seat that is asked in a state and plays itself.
    pub fn goes_on_by_itself(&self, state: &Game) -> Option<Seat> {
        let mut asked = state.decisions().iter().map(|decision| decision.seat);
        asked.find(|seat| self.plays_itself(*seat))
    }

    /// The seat of Carcas itself.
    pub fn guest(&self) -> Option<Seat> {
        let guest = self.settings.guest?;
        let own = |seated: &&storage::Seated| seated.player.is_some_and(|player| player.0 == guest);
        self.seats.iter().find(own).map(|seated| Seat(seated.seat))
    }

    /// The person in a seat.
    pub fn player(&self, seat: Seat) -> Option<UserId> {
        self.seats.iter().find(|seated| seated.seat == seat.0).and_then(|seated| seated.player)
    }

    /// The person to ping for a seat; nobody where the moves are made for it.
    pub fn pinged(&self, seat: Seat) -> Option<UserId> {
        self.player(seat).filter(|_| !self.plays_itself(seat))
    }

    /// The people who play.
    pub fn players(&self) -> Vec<UserId> {
        let carcas = self.settings.guest.map(UserId);
        let players = self.seats.iter().filter_map(|seated| seated.player);
        players.filter(|player| Some(*player) != carcas).collect()
    }

    /// Those who are asked to play again and do not sit at the table yet.
    pub fn asked_again(&self) -> Vec<UserId> {
        let asked = self.settings.again.iter().map(|user| UserId(*user));
        let sits = |user: &UserId| self.seats.iter().any(|seated| seated.player == Some(*user));
        // Whoever was forgotten is nobody.
        asked.filter(|user| user.0 != 0 && !sits(user)).collect()
    }

    /// The seat of the actor.
    pub fn seat_of(&self, actor: &Actor) -> Option<Seat> {
        let own = |seated: &&storage::Seated| seated.player == Some(actor.user);
        self.seats.iter().find(own).map(|seated| Seat(seated.seat))
    }

    /// The language of the public messages.
    pub fn text(&self) -> &'static Text {
        Text::of(&self.settings.locale)
    }

    /// The set-up that a seed makes of this table.
    pub fn setup(&self, seed: Seed) -> Setup {
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let setup = Setup {
            house: self.settings.house.clone(),
            host_tiles: self.settings.brought().iter().map(HostTile::in_game).collect(),
            hold_draw: true,
            ..Setup::new(seats, self.settings.systems, seed)
        };
        let stacked = self.settings.tiles.and_then(|tiles| short(&setup, tiles));
        Setup { stacked, ..setup }
    }
}

/// So many of the tiles of a game, in an order that its seed fixes.
fn short(setup: &Setup, tiles: u16) -> Option<Vec<KindId>> {
    let (dealt, _) = Game::new(setup.clone()).ok()?;
    let copies = |(kind, number): (KindId, u8)| std::iter::repeat_n(kind, usize::from(number));
    let mut all: Vec<KindId> = dealt.bag().remaining().into_iter().flat_map(copies).collect();
    Dice::stream(setup.seed, SHORT).shuffle(&mut all);
    all.truncate(usize::from(tiles));
    Some(all)
}

/// Whether the next tile is still hidden: it has not been turned up, or an abbey may be placed
/// instead.
pub fn is_hidden(game: &Game) -> bool {
    let prompt = game.decision().map(|decision| decision.prompt);
    matches!(prompt, Some(Prompt::Draw | Prompt::Abbey))
}

fn restore(state: &State) -> Result<Game, Fault> {
    let game = Game::restore(&state.snapshot)?;
    if game.hash().to_string() != state.hash {
        return Err(Fault::Damaged("a state does not have the hash it was stored with"));
    }
    Ok(game)
}

/// A state as the storage keeps it.
pub fn state(game: &Game) -> State {
    State {
        snapshot: game.snapshot(),
        hash: game.hash().to_string(),
        to_move: game.decision().map(|decision| decision.seat.0),
    }
}
