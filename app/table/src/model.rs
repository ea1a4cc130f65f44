//! A game as the application sees it: the stored texts, parsed and checked. Unreadable data is not
//! repaired: the game is left alone and the fault is reported.

mod progress;
mod settings;

use game::expansions;
use game::standing_orders::Instruction;
use rules::{Event, Game, Prompt, ScoreLine, Seat};
use storage::{GameId, State, Status, UserId};
use text::{Name, Text};

pub use self::progress::{
    AsideReason, EXTENSIONS_EACH, EXTENSIONS_IN_ALL, Extension, Progress, SeatOffer, Undo,
};
pub use self::settings::{Settings, TableTheme, UndoRule};
use crate::access::{Actor, TargetGame};
use crate::error::Fault;

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
    let nobody = text::say!(text, "who-seat", number = seated.seat + 1);
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
            clocks: clocks
                .iter()
                .filter(|clock| clock.over || !clock.silence)
                .map(|running| running.seat.0)
                .collect(),
            silent: clocks
                .iter()
                .filter(|clock| clock.over && clock.silence)
                .map(|running| running.seat.0)
                .collect(),
            late: clocks.iter().filter(|clock| clock.over).map(|clock| clock.seat.0).collect(),
            invited: self.guests(),
            of_league: self.settings.league.is_some(),
            open_seats: self.open_seats().map(|seat| seat.0).collect(),
            offered: self.progress.offers.iter().filter_map(|offer| offer.to).collect(),
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
        let own = |seated: &&storage::Seated| seated.player == Some(guest);
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
        let carcas = self.settings.guest;
        let players = self.seats.iter().filter_map(|seated| seated.player);
        players.filter(|player| Some(*player) != carcas).collect()
    }

    /// The people who are asked to a rematch and have not joined yet.
    pub fn asked_again(&self) -> Vec<UserId> {
        let asked = self.settings.again.iter().copied().flatten();
        let sits = |user: &UserId| self.seats.iter().any(|seated| seated.player == Some(*user));
        asked.filter(|user| !sits(user)).collect()
    }

    /// Who may sit down; `None` for everybody.
    fn guests(&self) -> Option<Vec<UserId>> {
        let invited = self.settings.invited.iter().copied().flatten();
        self.settings.private.then(|| invited.collect())
    }

    /// The people who were invited and do not sit at the table.
    pub fn invited(&self) -> Vec<UserId> {
        let sits = |user: &UserId| self.seats.iter().any(|seated| seated.player == Some(*user));
        let invited = self.settings.invited.iter().copied().flatten();
        invited.filter(|user| !sits(user)).collect()
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
    expansions::instead_of_drawing(prompt).is_some()
}

/// Whether chance has decided something that the player could exploit after an undo (R-OV-19).
pub fn is_revealing(events: &[Event]) -> bool {
    events.iter().any(|event| expansions::ALL.iter().any(|profile| (profile.is_revealing)(event)))
}

/// The points that an event gives to seats or takes from them.
pub fn points_of(event: &Event) -> Vec<(Seat, i32)> {
    match event {
        Event::Scored(ScoreLine { seat, points, .. }) => vec![(*seat, *points)],
        event => expansions::ALL.iter().flat_map(|profile| (profile.pays)(event)).collect(),
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
