//! Who made a move of a seat: mostly its player, but also whoever or whatever moves for a player
//! who is away. It is kept with the move, so that the log says so long after the player is back.

/// Who made a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The player of the seat.
    #[default]
    Player,
    /// A stand-in.
    StandIn,
    /// An answer that the player left in advance.
    Standing,
    /// What the rules take for an answer (R-OV-17, R-OV-18, R-OV-34).
    Rules,
}

impl By {
    const ALL: [Self; 4] = [Self::Player, Self::StandIn, Self::Standing, Self::Rules];

    /// As it is stored, and the end of the key of its sentence.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player => "",
            Self::StandIn => "stand-in",
            Self::Standing => "standing",
            Self::Rules => "rules",
        }
    }

    /// What a stored word means; an unknown one is nobody's own move.
    pub fn of(word: &str) -> Self {
        Self::ALL.into_iter().find(|by| by.word() == word).unwrap_or(Self::Rules)
    }
}
