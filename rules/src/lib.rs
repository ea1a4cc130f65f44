//! The rules of Carcassonne as a turn machine: pure, deterministic, without I/O, clock or network.
//!
//! A [`Setup`] becomes a [`Game`]. The game asks a question ([`Game::decision`]) and lists every
//! legal answer; [`Game::apply`] accepts exactly these, plays on to the next question and returns
//! what happened.
//!
//! ```
//! use rules::{Action, Event, Game, Seed, Setup, Systems};
//!
//! let systems = Systems::named(["base"])?;
//! let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(7)))?;
//! for _ in 0..3 {
//!     let decision = game.decision().expect("a game has just begun");
//!     let (seat, action) = (decision.seat, decision.options[0]);
//!     let events = game.apply(seat, action)?;
//!     assert!(!events.is_empty());
//! }
//! assert!(game.apply(rules::Seat(0), Action::Draw).is_err(), "nothing else is accepted");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The order of a turn is in [`SPINE`], tiles and board are the crate `tiles`, and each system has a
//! file in `expansions/`; `editions.txt` bundles their options. Rule ids (R-..) are those of `docs/rulebook`.

#![warn(missing_docs)]

mod action;
mod bag;
mod decisions;
mod dice;
mod edition;
mod event;
pub mod expansions;
mod figure;
mod forecast;
mod game;
mod house;
mod imagined;
mod keys;
mod names;
mod refusal_reason;
mod score;
mod setup;
mod snapshot;
mod spine;
mod stages;
mod turn;
mod value;
mod vocabulary;

use tiles::{board, feature, geometry, tile};

pub use action::{Action, Decision, Illegal, Prompt, Reason};
pub use bag::{Bag, Shuffle};
pub use board::{Axis, Board, Edit, Placed, Spot};
pub use dice::{Dice, Seed};
pub use edition::{ChosenOption, Edition};
pub use event::Event;
pub use expansions::{Expansion, Systems};
pub use feature::{Feature, FeatureId, Link, Node};
pub use figure::{Figure, Seat, Supply, Tokens};
pub use game::{Game, Standings};
pub use geometry::{Halves, Pos, Rotation, Side, Sides};
pub use house::{HouseRules, Need, RuleOption};
pub use setup::{MAX_SEATS, MIN_SEATS, Script, Setup, SetupError, StartTile};
pub use snapshot::{SNAPSHOT_VERSION, SnapshotError, StateHash};
pub use spine::{SPINE, Slot};
pub use tile::{
    Catalog, Edge, Flaw, HostTile, HostTileError, KindId, MAX_SEGMENTS, Marks, Segment, Tags,
    TileKind, TilePart, TileSlip, TileSyntaxError, catalog, parse,
};
pub use tiles::{column_name, row_name};
pub use turn::Turn;
pub use value::{Modifier, Modifiers, Operation, Rates, Value, ValueStep};
pub use vocabulary::{
    At, Cause, FigureKind, Mark, RoadEnd, ScoreLine, SegmentKind, Source, Tag, Term, Token,
};
