//! The Plague (R-PL-*): outbreaks, fleas that spread from them, flight. Infected cells are a graph
//! (`region`); `spread` says where fleas may go, `flight` how figures flee, and `window` when both
//! may be done. All of them need the same answers several times in a turn, so these are `kept`
//! until something changes.

mod flight;
mod kept;
mod region;
mod spread;
mod tiles;
mod window;

use serde::{Deserialize, Serialize};

use super::{Deed, Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::bag::{Late, Piles};
use crate::board::Spot;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::Mark;
use kept::Kept;

options! { in plague;
    /// R-PL-1, R-PL-24.
    deck_head "plague.deck_head": u16 (17 "17", 0, 5, 10, 15, 20, 25, 30, 40, 50, 60);
    /// R-PL-8, R-PL-24.
    must_spread "plague.spread": bool [true "must", false "may"];
    /// R-PL-11, R-PL-24.
    fairy_protects "plague.fairy_protects": bool [off];
    /// R-PL-11, R-PL-16, R-PL-24.
    special_figures "plague.special_figures": bool [on];
}

/// R-PL-2.
const FLEAS: usize = 18;
/// Maximum number of outbreaks.
const OUTBREAKS: usize = 6;

pub(super) struct Plague;

/// What the table remembers of the plague.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// In the order of their numbers.
    outbreaks: Vec<Outbreak>,
    /// The cells with a flea, sorted.
    fleas: Vec<Pos>,
    /// R-PL-13: an outbreak was averted at the start of a turn.
    eradicated: bool,
    /// The turn in which a tile broke out last.
    broke_out: u32,
    /// The turn in which a flea was put last.
    spread: u32,
    /// The turn in which somebody fled last.
    fled: u32,
    /// Derived from all this and the board.
    #[serde(skip)]
    kept: Kept,
}

/// A tile with the symbol of the plague, on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Outbreak {
    /// Its cell.
    pub pos: Pos,
    /// 1 to 6, in the order in which the tiles were laid.
    pub number: u8,
    /// It is not averted (R-PL-6).
    pub active: bool,
}

/// Connected cells with fleas and active outbreaks (R-PL-4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    /// The number of its active outbreak; `None` if its fleas are inactive.
    pub outbreak: Option<u8>,
    /// Its cells, row by row.
    pub cells: Vec<Pos>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a flea on a tile (R-PL-8).
    Spread {
        /// The flea that is moved; `None` takes one from the supply (R-PL-9).
        from: Option<Pos>,
        /// The cell that gets it.
        to: Pos,
    },
    /// A figure flees along its road, city or field (R-PL-16).
    Flee {
        /// The figure, where it stands.
        figure: Figure,
        /// Where it goes.
        to: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tile with the symbol of the plague breaks out (R-PL-7).
    Outbreak {
        /// Its cell.
        pos: Pos,
        /// Its number, from 1.
        number: u8,
    },
    /// An outbreak is over for good (R-PL-6).
    Averted {
        /// Its cell.
        pos: Pos,
        /// Its number.
        number: u8,
    },
    /// A flea was put on a tile (R-PL-8).
    Flea {
        /// The seat that put it there.
        seat: Seat,
        /// Where it came from; `None` for the supply.
        from: Option<Pos>,
        /// Where it is now.
        to: Pos,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// A flea, a flight, or nothing more (R-PL-22).
        Spread = "spread",
    }
}

impl Expansion for Plague {
    fn info(&self) -> &'static Info {
        &Info {
            key: "plague",
            name: "The Plague",
            sets: &["plague"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-PL-1, R-PL-24.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        let after = setup.house.plague.deck_head.into();
        piles.late.push(Late { system: self.info().key, mark: Mark::Plague, after });
    }

    fn begin(&self, game: &mut Game) {
        game.states.plague = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.plague.as_ref().is_some_and(|state| state.restores(game))
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        Some(match slot {
            Slot::Eradication => &region::Eradication,
            Slot::Spread => &window::AFTER_WOOD,
            Slot::LastSpread => &window::LAST,
            Slot::KeptSpread => &window::KEPT_BACK,
            _ => return None,
        })
    }

    /// R-PL-7.
    fn placed(&self, game: &mut Game, pos: Pos) {
        state(game).kept.forget_ways();
        // There are six such tiles; only a damaged state could bring more.
        if is_plague_tile(game, pos) && game.outbreaks().len() < OUTBREAKS {
            region::break_out(game, pos);
        }
    }

    /// R-PL-7: nobody is deployed in the part that lays such a tile.
    fn remove_options(&self, game: &Game, options: &mut Vec<crate::Action>) {
        if game.turn.placed.is_some_and(|pos| is_plague_tile(game, pos)) {
            let deploys = |option: &crate::Action| match *option {
                crate::Action::Deploy { figure, .. } => figure.is_follower(),
                _ => false,
            };
            options.retain(|option| !deploys(option));
        }
    }

    /// R-PL-18.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        let Deed::Enter(pos) = deed else {
            return false;
        };
        game.states.plague.as_ref().is_some_and(|state| state.infects(game, pos))
    }

    fn free_actions(&self, game: &Game, decision: &mut Decision) {
        window::free(game, decision);
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        window::act(game, seat, action)
    }
}

impl State {
    /// Whether a flea or an active outbreak is on a cell.
    fn infects(&self, game: &Game, pos: Pos) -> bool {
        game.board.number_at(pos).is_some_and(|tile| self.sick(game).has(tile))
    }

    fn active(&self) -> impl Iterator<Item = &Outbreak> {
        self.outbreaks.iter().filter(|outbreak| outbreak.active)
    }

    /// Fleas that are not on the board.
    fn supply(&self) -> usize {
        FLEAS.saturating_sub(self.fleas.len())
    }

    /// Whether this state is possible for the game.
    fn restores(&self, game: &Game) -> bool {
        let free = |pos: &Pos| {
            let lies = game.board.tile_at(*pos).is_some_and(|placed| !placed.tile().is_inner());
            lies && self.outbreaks.iter().all(|outbreak| outbreak.pos != *pos)
        };
        let numbered = |(outbreak, number): (&Outbreak, u8)| outbreak.number == number;
        let first = |(index, outbreak): (usize, &Outbreak)| {
            self.outbreaks[..index].iter().all(|other| other.pos != outbreak.pos)
        };
        self.outbreaks.len() <= OUTBREAKS
            && self.fleas.len() <= FLEAS
            && self.outbreaks.iter().zip(1..).all(numbered)
            && self.outbreaks.iter().enumerate().all(first)
            && self.outbreaks.iter().all(|outbreak| is_plague_tile(game, outbreak.pos))
            && self.fleas.is_sorted_by(|a, b| a < b)
            && self.fleas.iter().all(free)
            && (self.outbreaks.is_empty() || self.active().next().is_some())
    }
}

impl Game {
    /// The tiles that broke out, in the order of their numbers (R-PL-3).
    pub fn outbreaks(&self) -> &[Outbreak] {
        self.states.plague.as_ref().map_or(&[], |state| &state.outbreaks)
    }

    /// The cells with a flea, row by row (R-PL-3).
    pub fn fleas(&self) -> &[Pos] {
        self.states.plague.as_ref().map_or(&[], |state| &state.fleas)
    }

    /// How many fleas are not on the board; `None` if the plague does not play (R-PL-2).
    pub fn fleas_left(&self) -> Option<u8> {
        self.states.plague.as_ref().map(|state| state.supply() as u8)
    }

    /// What is infected, in the order of first cells (R-PL-4).
    pub fn plague_regions(&self) -> Vec<Region> {
        self.states.plague.as_ref().map_or(Vec::new(), region::all)
    }
}

fn state(game: &mut Game) -> &mut State {
    game.states.plague.get_or_insert_default()
}

/// The same, for changing what is infected: what was derived is forgotten.
fn changed(game: &mut Game) -> &mut State {
    let state = state(game);
    state.kept = Kept::default();
    state
}

fn is_plague_tile(game: &Game, pos: Pos) -> bool {
    game.board.tile_at(pos).is_some_and(|placed| placed.tile().marks.has(Mark::Plague))
}

fn avert(game: &mut Game, number: u8) {
    let outbreak = &mut changed(game).outbreaks[usize::from(number) - 1];
    outbreak.active = false;
    let Outbreak { pos, .. } = *outbreak;
    game.emit(Event::Averted { pos, number });
}
