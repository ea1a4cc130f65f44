//! Plays Carcassonne: the view of a seat in, an action out. It reads nothing, writes nothing and
//! knows no clock: whoever asks says how much may be tried, and can call it off.
//!
//! ```
//! use brain::{Level, SeatView};
//! use rules::{Game, Seat, Seed, Setup, Systems};
//!
//! let systems = Systems::named(["base"])?;
//! let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(7)))?;
//! let view = SeatView::of(&game, Seat(0)).expect("the first seat begins");
//! let thought = Level::Gentle.think(&view, 1, || false);
//! game.apply(Seat(0), thought.action())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! From below: [`SeatView`] hides what a seat does not know. A survey puts the features of a board in
//! numbers, so that a placement is judged without laying it ([`Weights`] say what counts how much; how
//! many points a feature gives, the rules are asked).
//! A [`Playout`] plays on with nothing else. A [`Thinker`] plays the promising answers out on many
//! bags. [`one_turn`] only looks to the end of the turn.
//! An [`Analyst`] looks back at a game with the same means.

mod analysis;
mod expansions;
mod lay;
mod level;
mod one_turn;
mod playout;
mod rates;
mod search;
mod survey;
mod tract;
mod view;
mod weights;

pub use analysis::{Analyst, Judged, Outlook, Thoroughness, is_judged};
pub use level::Level;
pub use one_turn::one_turn;
pub use playout::Playout;
pub use search::{Candidate, Effort, Thinker, Thought};
pub use view::SeatView;
pub use weights::Weights;
