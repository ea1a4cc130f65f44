//! Plays Carcassonne: a seat's [`View`] in, an action out. No I/O and no clock.

mod expansions;
mod lay;
mod one_turn;
mod playout;
mod search;
mod survey;
mod view;
mod weights;

pub use one_turn::one_turn;
pub use playout::Playout;
pub use search::{Budget, Candidate, Search, Thought};
pub use view::View;
pub use weights::Weights;
