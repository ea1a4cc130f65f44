//! A game as the application sees it: the stored texts, parsed and checked. Unreadable data is not
//! repaired: the game is left alone and the fault is reported.

use brain::Level;
use rules::expansions::Systems;
use rules::{Event, Game, HostTile, HouseRules, Prompt, ScoreLine, Seat};
use serde::{Deserialize, Serialize};
use storage::{GameId, State, Status, UserId};

use crate::table::access::{Actor, TargetGame};
use crate::table::aids::Aids;
use crate::table::deal::Carried;
use crate::table::duplicate::DuplicateTable;
use crate::table::error::Fault;
use crate::table::expansions;
use crate::table::lot::Lot;
use crate::table::pause_schedule::Interval;
use crate::table::poll::Poll;
use crate::table::stand_in::stored_level;
use crate::table::standing_orders::Instruction;
use crate::table::time_control::{Clocks, Pace};
use crate::table::wishes::Wish;
use crate::text::{Name, Text};

/// A table's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The base game and the added sets.
    pub systems: Systems,
    /// HouseRules rules that differ from their defaults.
    #[serde(default)]
    pub house: HouseRules,
    /// The language of the server, as a Discord locale: that of the public messages, unless another
    /// one was chosen.
    #[serde(default)]
    pub locale: String,
    /// The chosen language of the public messages, by its code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// Carcas itself, if it was invited to play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<u64>,
    /// How strongly it plays then.
    #[serde(default = "stored_level::plain", with = "stored_level")]
    #[serde(skip_serializing_if = "stored_level::is_plain")]
    pub level: Level,
    /// The time limit for moves.
    #[serde(default)]
    pub pace: Pace,
    /// Whether clocks stand still on Saturday and Sunday.
    #[serde(default)]
    pub weekends: bool,
    /// The table's pauses, during which its clocks stand still.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub holidays: Vec<Interval>,
    /// Undo policy once later information has been revealed.
    #[serde(default)]
    pub undo: UndoRule,
    /// What may be looked up beside the board.
    #[serde(default)]
    pub aids: Aids,
    /// Whether the player gets a hint at each step.
    #[serde(default)]
    pub guided: bool,
    /// Whether anybody can follow the game on a page of the web.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The number of tiles, if the game is shorter than its sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<u16>,
    /// The playing order, if it is not random: set for a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<u64>,
    /// The people who are asked to join, if this is a rematch.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<u64>,
    /// Whether only people who were invited can join.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
    /// Who was invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<u64>,
    /// What people have chosen for themselves, until the game starts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
    /// The colours of the seats, if anybody chose one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<u8>,
    /// The theme of the pictures; `None` for that of the sets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<TableTheme>,
    /// Tiles that the host has described, including those for sets that are not chosen now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub host_tiles: Vec<HostTile>,
    /// What the game is dealt from; `None` for a table of an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// What the game was brought here with, if it goes on from a file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// Whether the game was played elsewhere, and is here to be looked at.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub archived: bool,
    /// The tables that play the same tiles, if there are others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duplicate: Option<DuplicateTable>,
    /// The league whose table this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub league: Option<i64>,
}

impl Settings {
    /// The language of the public messages.
    pub fn language(&self) -> &'static Text {
        let chosen = self.language.as_deref().and_then(Text::known);
        chosen.unwrap_or_else(|| Text::of(&self.locale))
    }

    /// The same settings for whoever may come.
    pub fn without_people(&self) -> Self {
        let (order, again, invited) = (Vec::new(), Vec::new(), Vec::new());
        Self { order, again, invited, wishes: Vec::new(), guest: None, ..self.clone() }
    }

    /// The text that the storage keeps.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    pub fn text(&self) -> Result<String, Fault> {
        Ok(serde_json::to_string(self)?)
    }
}

/// Undo policy once later information has been revealed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UndoRule {
    /// With the consent of all other players.
    #[default]
    Consent,
    /// Not at all.
    Off,
}

/// The theme of a table's pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TableTheme {
    /// A summer day.
    Summer,
    /// The same landscape on a dark table.
    Dark,
    /// Snow.
    Winter,
    /// The art pack with this word. It need not be installed any more.
    Pack(String),
}

impl TableTheme {
    /// The built-in themes, with the words by which they are typed.
    pub const BUILT_IN: [(&'static str, Self); 3] =
        [("summer", Self::Summer), ("dark", Self::Dark), ("winter", Self::Winter)];
}

/// The table's progress: everything about a game other than the rules' own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The move that can be undone until the next tile is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<Undo>,
    /// The last move, which can still be undone later if everybody agrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<Undo>,
    /// Events since the last public message (a tile that fitted nowhere, a forced move).
    #[serde(default, skip_serializing_if = "Vec::is_empty", alias = "untold")]
    pub unannounced: Vec<Event>,
    /// The seats that have used a standing answer since then.
    #[serde(default, skip_serializing_if = "Vec::is_empty", alias = "ahead")]
    pub preanswered: Vec<Seat>,
    /// The seats played by a stand-in until their players come back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standins: Vec<Seat>,
    /// Whether the game is played in a thread, which must be kept open.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_thread: bool,
    /// The clocks.
    #[serde(default)]
    pub clocks: Clocks,
    /// The ordinal at which several seats were asked at once, while one of them still is.
    #[serde(default, skip_serializing_if = "Option::is_none", alias = "round")]
    pub parallel_since: Option<u32>,
    /// The extra time that others gave for the current questions.
    #[serde(default, skip_serializing_if = "Vec::is_empty", alias = "gifts")]
    pub extensions: Vec<Extension>,
    /// Standing answers, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<(Seat, Instruction)>,
    /// The seats whose players have resigned: the defaults answer their questions at once
    /// (R-OV-34).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<Seat>,
    /// The people who were removed and may not take a seat again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<u64>,
    /// At a table of a duplicate: the people who had a seat and left it; they know the tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u64>,
    /// Open offers of a seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<SeatOffer>,
    /// The open poll.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poll: Option<Poll>,
    /// Polls that have ended since this was stored, by number, and the text that replaces their
    /// messages when it is stored again.
    #[serde(skip)]
    pub ended_polls: Vec<(u32, String)>,
    /// The number of polls so far.
    #[serde(default)]
    pub polls: u32,
    /// The ordinal of the last state that the player of a seat looked at.
    #[serde(default, skip_serializing_if = "Vec::is_empty", alias = "looks")]
    pub last_seen: Vec<(Seat, u32)>,
}

impl Progress {
    /// The progress of a stored game.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read.
    pub fn read(stored: &storage::StoredGame) -> Result<Self, Fault> {
        match stored.progress.as_str() {
            "" => Ok(Self::default()),
            text => Ok(serde_json::from_str(text)?),
        }
    }

    /// The ordinal of the last state that the player of a seat looked at; 0 for none.
    pub fn looked(&self, seat: Seat) -> u32 {
        let own = self.last_seen.iter().find(|(other, _)| *other == seat);
        own.map_or(0, |(_, ordinal)| *ordinal)
    }

    /// Records that the player of a seat has seen the state with this ordinal.
    pub fn looks(&mut self, seat: Seat, ordinal: u32) {
        let seen = ordinal.max(self.looked(seat));
        self.last_seen.retain(|(other, _)| *other != seat);
        self.last_seen.push((seat, seen));
    }
}

/// How often one person can extend the time for the same question.
pub const EXTENSIONS_EACH: usize = 3;
/// How often everybody together can.
pub const EXTENSIONS_IN_ALL: usize = 14;

/// Extra time that somebody gave to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extension {
    /// The seat that receives it.
    pub seat: Seat,
    /// The number of the turn it was given in.
    pub turn: u32,
    /// The person who gave it.
    pub by: u64,
}

/// An offer of a seat to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatOffer {
    /// The offered seat.
    pub seat: Seat,
    /// The person.
    pub to: u64,
}

/// A move that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The seat that made it.
    pub seat: Seat,
    /// The ordinal of the state to go back to.
    pub to: u32,
}

/// A stored game with everything that belongs to it.
#[derive(Clone, Debug)]
pub struct Table {
    /// The stored row.
    pub row: storage::StoredGame,
    /// The stored seats.
    pub seats: Vec<storage::Seated>,
    /// The settings.
    pub settings: Settings,
    /// The progress.
    pub progress: Progress,
    /// The state; `None` in a lobby.
    pub game: Option<Game>,
}

/// The name of whoever has a seat, in a language (an unknown one is "Player" with the seat's number).
pub fn name_of(seated: &storage::Seated, text: &Text) -> Name {
    let nobody = crate::say!(text, "who-seat", number = seated.seat + 1);
    Name::new(seated.name.as_deref().unwrap_or_default(), &nobody)
}

impl Table {
    /// Reads a stored table.
    ///
    /// # Errors
    /// [`Fault`] if a text cannot be read or the state does not match its stored hash.
    pub fn read(stored: storage::StoredTable) -> Result<Self, Fault> {
        let game = stored.state.as_ref().map(restore).transpose()?;
        Self::with_state(stored, game)
    }

    /// Reads what is stored now of a table that was read before: a state that has not changed since
    /// is not restored again.
    ///
    /// # Errors
    /// [`Fault`] as in [`Table::read`].
    pub fn reread(&self, stored: storage::StoredTable) -> Result<Self, Fault> {
        // An ordinal never names two states of a game.
        let same = (self.row.id, self.row.ordinal) == (stored.game.id, stored.game.ordinal);
        match &self.game {
            Some(game) if same && stored.state.is_some() => {
                Self::with_state(stored, Some(game.clone()))
            }
            _ => Self::read(stored),
        }
    }

    fn with_state(stored: storage::StoredTable, game: Option<Game>) -> Result<Self, Fault> {
        let settings = serde_json::from_str(&stored.game.settings)?;
        let progress = Progress::read(&stored.game)?;
        Ok(Self { row: stored.game, seats: stored.seats, settings, progress, game })
    }

    /// The table in a state that was just stored.
    pub fn moved_on(&self, ordinal: u32, game: Game, progress: Progress) -> Self {
        let to_move = game.decision().map(|asked| asked.seat.0);
        let row = storage::StoredGame { ordinal, to_move, ..self.row.clone() };
        Self { row, progress, game: Some(game), ..self.clone() }
    }

    /// The game's number.
    pub fn id(&self) -> GameId {
        self.row.id
    }

    /// The state.
    ///
    /// # Errors
    /// [`Fault`] in a lobby: the caller must make sure that the game has begun.
    pub fn game(&self) -> Result<&Game, Fault> {
        self.game.as_ref().ok_or(Fault::Damaged("a running game has no state"))
    }

    /// The facts that `access.rs` needs.
    pub fn target(&self) -> TargetGame {
        let clocks = self.progress.clocks.running();
        TargetGame {
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
            invited: self.guests(),
            of_league: self.settings.league.is_some(),
            open_seats: self.open_seats().map(|seat| seat.0).collect(),
            offered: self.progress.offers.iter().map(|offer| UserId(offer.to)).collect(),
            voters: self
                .progress
                .poll
                .as_ref()
                .map(|poll| self.voters(poll.what).into_iter().map(|seat| seat.0).collect()),
        }
    }

    /// The move that can be undone now, if the next tile is still hidden.
    pub fn undo(&self) -> Option<Undo> {
        let hidden = self.game.as_ref().is_some_and(is_hidden);
        self.progress.undo.filter(|_| hidden && self.row.status == Status::Running)
    }

    /// The seats that are asked now; none if the game is not running.
    pub fn asked(&self) -> Vec<u8> {
        let game = self.game.as_ref().filter(|_| self.row.status == Status::Running);
        let open = game.into_iter().flat_map(Game::decisions);
        open.map(|decision| decision.seat.0).collect()
    }

    /// The ordinal since which the current questions have been open: while several seats are asked
    /// at once, an answer of one leaves the panels of the others valid.
    pub fn open_since(&self) -> u32 {
        self.progress.parallel_since.unwrap_or(self.row.ordinal)
    }

    /// The current question.
    pub fn prompt(&self) -> Option<Prompt> {
        let decision = self.game.as_ref()?.decision()?;
        Some(decision.prompt)
    }

    /// The names by seat, in a language ([`name_of`]).
    pub fn names(&self, text: &Text) -> Vec<Name> {
        let name = |seated: &storage::Seated| {
            let colour = self.settings.colours.get(usize::from(seated.seat)).copied();
            name_of(seated, text).in_colour(colour)
        };
        self.seats.iter().map(name).collect()
    }

    /// The names by seat, with a mark on those whose player is not playing at the moment.
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

    /// The standing answers of a seat.
    pub fn standing_of(&self, seat: Seat) -> Vec<Instruction> {
        let own = self.progress.standing.iter().filter(|(other, _)| *other == seat);
        own.map(|(_, what)| *what).collect()
    }

    /// Whether a seat's moves are made automatically: by a stand-in, by Carcas itself, or because
    /// nobody sits there.
    pub fn plays_itself(&self, seat: Seat) -> bool {
        let absent = self.progress.standins.contains(&seat) || !self.is_taken(seat);
        absent || self.guest() == Some(seat)
    }

    /// Whether a seat has a player. A seat without one cannot win (R-OV-34).
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.player(seat).is_some()
    }

    /// The seats without a player.
    pub fn absent(&self) -> Vec<Seat> {
        let empty = self.seats.iter().filter(|seated| seated.player.is_none());
        empty.map(|seated| Seat(seated.seat)).collect()
    }

    /// The seats that anybody may take: their players left without resigning.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().map(|seated| Seat(seated.seat));
        seats.filter(|seat| !self.is_taken(*seat) && !self.progress.resigned.contains(seat))
    }

    /// The seats that people play themselves.
    pub fn played(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats.iter().map(|seated| Seat(seated.seat));
        seats.filter(|seat| !self.plays_itself(*seat))
    }

    /// The seat, if any, that is asked in a state and moves automatically.
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

    /// The person to ping for a seat; `None` if its moves are made automatically.
    pub fn pinged(&self, seat: Seat) -> Option<UserId> {
        self.player(seat).filter(|_| !self.plays_itself(seat))
    }

    /// The people at the table, without Carcas.
    pub fn players(&self) -> Vec<UserId> {
        let carcas = self.settings.guest.map(UserId);
        let players = self.seats.iter().filter_map(|seated| seated.player);
        players.filter(|player| Some(*player) != carcas).collect()
    }

    /// The people who are asked to a rematch and have not joined yet.
    pub fn asked_again(&self) -> Vec<UserId> {
        let asked = self.settings.again.iter().map(|user| UserId(*user));
        let sits = |user: &UserId| self.seats.iter().any(|seated| seated.player == Some(*user));
        // An erased person has the id 0.
        asked.filter(|user| user.0 != 0 && !sits(user)).collect()
    }

    /// Who may sit down; `None` for everybody.
    fn guests(&self) -> Option<Vec<UserId>> {
        let invited = self.settings.invited.iter().copied().map(UserId);
        // An erased person has the id 0.
        self.settings.private.then(|| invited.filter(|user| user.0 != 0).collect())
    }

    /// The people who were invited and do not sit at the table.
    pub fn invited(&self) -> Vec<UserId> {
        let sits = |user: &UserId| self.seats.iter().any(|seated| seated.player == Some(*user));
        let invited = self.settings.invited.iter().copied().map(UserId);
        invited.filter(|user| user.0 != 0 && !sits(user)).collect()
    }

    /// The seat of the actor.
    pub fn seat_of(&self, actor: &Actor) -> Option<Seat> {
        let own = |seated: &&storage::Seated| seated.player == Some(actor.user);
        self.seats.iter().find(own).map(|seated| Seat(seated.seat))
    }

    /// The language of public messages.
    pub fn text(&self) -> &'static Text {
        self.settings.language()
    }
}

/// Whether the next tile is still hidden: it has not been drawn, or something may be done instead.
pub fn is_hidden(game: &Game) -> bool {
    let prompt = game.decision().map(|decision| decision.prompt);
    prompt.is_some_and(|prompt| prompt == Prompt::Draw || is_before_draw(prompt))
}

/// Whether the game is waiting for a draw.
pub fn waits_for_draw(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.prompt == Prompt::Draw)
}

/// Whether a question can be answered by drawing, or by something that is done instead.
pub fn is_before_draw(prompt: Prompt) -> bool {
    expansions::ALL.iter().any(|slice| slice.comes_before_draw(prompt))
}

/// Whether chance has decided something that the player could exploit after an undo (R-OV-19).
pub(crate) fn is_revealing(events: &[Event]) -> bool {
    events.iter().any(|event| expansions::ALL.iter().any(|slice| slice.is_revealing(event)))
}

/// The points that an event gives to seats or takes from them.
pub(crate) fn points_of(event: &Event) -> Vec<(Seat, i32)> {
    match event {
        Event::Scored(ScoreLine { seat, points, .. }) => vec![(*seat, *points)],
        event => expansions::ALL.iter().flat_map(|slice| slice.paid(event)).collect(),
    }
}

fn restore(state: &State) -> Result<Game, Fault> {
    tracing::trace!(hash = state.hash, "a game is loaded");
    let game = Game::restore(&state.snapshot)?;
    if game.hash().to_string() != state.hash {
        return Err(Fault::Damaged("a state does not have the hash it was stored with"));
    }
    Ok(game)
}

/// A state in its stored form.
pub fn state(game: &Game) -> State {
    State {
        snapshot: game.snapshot(),
        hash: game.hash().to_string(),
        to_move: game.decision().map(|decision| decision.seat.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_that_was_stored_under_older_names_is_still_read() {
        let stored = r#"{"ahead":[1],"gifts":[{"seat":0,"turn":3,"by":7}],"round":5,"looks":[[1,4]],
            "untold":["final_scoring"]}"#;
        let progress: Progress = serde_json::from_str(stored).expect("it is read");
        assert_eq!(progress.preanswered, [Seat(1)]);
        assert_eq!(progress.extensions, [Extension { seat: Seat(0), turn: 3, by: 7 }]);
        assert_eq!((progress.parallel_since, progress.looked(Seat(1))), (Some(5), 4));
        assert_eq!(progress.unannounced, [Event::FinalScoring]);
        let now = serde_json::to_string(&progress).expect("it is written");
        let again: Progress = serde_json::from_str(&now).expect("it is read again");
        assert_eq!(again, progress);
    }
}
