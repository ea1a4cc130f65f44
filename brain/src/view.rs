//! What a seat sees of a game. Everything that plays gets a view and never the game itself, so that
//! nothing it does can depend on what its seat does not know.

use rules::{Decision, Game, Seat, Seed};

/// A game as one seat knows it, at a question to that seat: whatever is hidden from it is replaced
/// by something that could be there.
#[derive(Clone, Debug)]
pub struct SeatView {
    game: Game,
    seat: Seat,
}

impl SeatView {
    /// What a seat sees; none if it is not asked.
    pub fn of(game: &Game, seat: Seat) -> Option<Self> {
        let game = game.imagined(seat, Seed::from_number(0));
        game.asked(seat).is_some().then_some(Self { game, seat })
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat is asked.
    pub fn decision(&self) -> &Decision {
        self.game.asked(self.seat).expect("a view is made where its seat is asked")
    }

    /// A game that looks like this.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Another one, by its number.
    pub fn dealt(&self, number: u64) -> Game {
        self.game.imagined(self.seat, Seed::from_number(number))
    }
}
