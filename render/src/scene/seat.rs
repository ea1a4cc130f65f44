//! The seats of a scene: players, their colours, and what the score panel shows about them.

use rules::{FigureKind, Seat, Token};

/// The number of colours with symbols, one per seat.
pub const PLAYER_COLOURS: u8 = 6;

/// A colour with its symbol: circle, triangle, square, cross, star, diamond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerColour(u8);

impl PlayerColour {
    /// The colour with this number, counted modulo [`PLAYER_COLOURS`].
    pub const fn new(number: u8) -> Self {
        Self(number % PLAYER_COLOURS)
    }

    /// 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The symbol's name: every seat can be recognised without its colour.
    pub const fn symbol(self) -> &'static str {
        ["circle", "triangle", "square", "cross", "star", "diamond"][self.0 as usize]
    }
}

/// A player, as far as the picture is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerLabel {
    /// The name to show; anything is allowed, see the crate's notes on names.
    pub name: String,
    /// The colour and symbol; `None` means those of the seat's number.
    pub colour: Option<PlayerColour>,
}

impl PlayerLabel {
    /// A player with the colour of the seat.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), colour: None }
    }

    /// The same player with a chosen colour. No two players should choose the same.
    pub fn in_colour(self, colour: PlayerColour) -> Self {
        Self { colour: Some(colour), ..self }
    }
}

/// A seat with what the score panel shows about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPanel {
    /// Who sits there.
    pub player: PlayerLabel,
    /// Points.
    pub score: i32,
    /// Figures in the supply; kinds that the seat never had are left out.
    pub supply: Vec<(FigureKind, u8)>,
    /// The seat's tokens.
    pub tokens: Vec<(Token, u8)>,
    /// Others' figures that the seat holds: whose, and which kind.
    pub held: Vec<(Seat, FigureKind)>,
}
