//! What chance decided in a game.

use rules::{Event, KindId, Seat};

use crate::expansions;

/// The tiles that were turned up, and what else was left to chance, as far as it is seen.
#[derive(Debug, Default)]
pub struct JczLuck {
    /// The tiles in the order in which they were turned up.
    pub drawn: Vec<KindId>,
    /// What a game is told that repeats the others ([`rules::Setup::loaded`]).
    pub chances: Vec<u8>,
    /// Who lays which tile instead of drawing.
    kept: Vec<(Seat, KindId)>,
}

impl JczLuck {
    /// A seat gets a tile that was turned up, and draws it later.
    pub fn keep(&mut self, seat: Seat, kind: KindId) {
        self.kept.push((seat, kind));
    }

    /// Follows an event.
    pub fn follow(&mut self, event: &Event) {
        expansions::ALL.iter().for_each(|slice| slice.jcz_luck(self, event));
        match *event {
            Event::Drew { seat, kind } => {
                match self.kept.iter().position(|&kept| kept == (seat, kind)) {
                    Some(kept) => _ = self.kept.swap_remove(kept),
                    None => self.drawn.push(kind),
                }
            }
            // There it is not among those that can be drawn before they may come.
            Event::SetAside { .. } => _ = self.drawn.pop(),
            _ => {}
        }
    }
}
