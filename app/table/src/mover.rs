//! Who made a seat's move: usually its player, otherwise a stand-in, a standing answer or the
//! rules. It is stored with the move, so the log still shows it long after the player is back.

use rules::{Action, Event, Seat};

/// An action, its events and the resulting hash, as kept in the log.
pub type Step = (Action, Vec<Event>, String);
/// A step with its seat and mover.
pub type Made = ((Seat, Mover), Step);

/// Who made a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mover {
    /// The player of the seat.
    #[default]
    Player,
    /// A stand-in.
    StandIn,
    /// An answer that the player left in advance.
    Standing,
    /// The default answer under the rules (R-OV-17, R-OV-18, R-OV-34).
    Rules,
}

impl Mover {
    const ALL: [Self; 4] = [Self::Player, Self::StandIn, Self::Standing, Self::Rules];

    /// The stored word, which is also the suffix of the text key.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player => "",
            Self::StandIn => "stand-in",
            Self::Standing => "standing",
            Self::Rules => "rules",
        }
    }

    /// Reads a stored word; an unknown one counts as a move by the rules.
    pub fn of(word: &str) -> Self {
        Self::ALL.into_iter().find(|by| by.word() == word).unwrap_or(Self::Rules)
    }
}
