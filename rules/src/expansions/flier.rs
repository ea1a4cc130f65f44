//! The Flier: machines from which a follower flies one to three tiles and lands on what is not
//! complete there, whoever is there already (R-FL-1..12).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::{Placed, Spot};
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::{Stage, wood};
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, Mark, SegmentKind};

options! { in flier;
    /// R-FL-3.
    any_follower "flier.figures": bool [false "small_big", true "any_follower"];
}

/// The machines, and one step in the direction of each as it lies unturned (R-FL-1).
const MACHINES: [(Mark, (i16, i16)); 2] =
    [(Mark::FlyStraight, (-1, 0)), (Mark::FlyDiagonal, (-1, -1))];
/// Who flies at every table (R-FL-3).
const USUAL: [FigureKind; 3] = [FigureKind::Small, FigureKind::Phantom, FigureKind::Big];
/// The longest flight: every length is equally likely (R-FL-4).
const FARTHEST: u32 = 3;

pub(super) struct Flier;

/// A flight that has reached a tile with places to land, until it lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    figure: FigureKind,
    over: Pos,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A follower takes off from the machine just laid (R-FL-2).
    Fly {
        /// Which one.
        figure: FigureKind,
    },
}

impl ExpansionAction for Action {
    fn is_chance(self) -> bool {
        true
    }

    fn deploys(self) -> Option<FigureKind> {
        let Self::Fly { figure } = self;
        Some(figure)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A follower flew (R-FL-4, R-FL-5).
    Flown {
        /// Whose it is.
        seat: Seat,
        /// What it is.
        figure: FigureKind,
        /// How many tiles far.
        tiles: u8,
        /// The cell that it reached.
        to: Pos,
        /// Whether it can land there.
        lands: bool,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Where a flight lands (R-FL-8).
        Landing = "flier_landing",
    }
}

impl Expansion for Flier {
    fn info(&self) -> &'static Info {
        &Info {
            key: "flier",
            name: "The Flier",
            sets: &["flier"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.flier.is_none_or(|flight| game.board.tile_at(flight.over).is_some())
    }

    /// R-FL-2, R-FL-3, R-FL-9.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let has_flown = matches!(game.turn.wooden, Some(crate::Action::Flier(_)));
        if has_flown || machine(game).is_none() {
            return;
        }
        let any = game.setup.house.flier.any_follower;
        let flies = |kind: &FigureKind| USUAL.contains(kind) || any && kind.is_follower();
        let supply = game.supply(seat);
        let kinds = supply.kinds().filter(flies);
        options.extend(kinds.map(|figure| crate::Action::Flier(Action::Fly { figure })));
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::Flier(Action::Fly { figure }) = action else {
            return None;
        };
        fly(game, seat, figure);
        Some(Flow::Next)
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        matches!(slot, Slot::Landing | Slot::SecondLanding).then_some(&Landing)
    }
}

/// One step in the direction in which the machine on a tile flies (R-FL-1).
pub fn heading(placed: &Placed) -> Option<(i16, i16)> {
    let marks = placed.tile().marks;
    let (_, step) = MACHINES.into_iter().find(|(mark, _)| marks.has(*mark))?;
    Some((0..placed.rotation.index()).fold(step, |(x, y), _| (-y, x)))
}

/// The cell of the machine just laid, and one step in its direction.
fn machine(game: &Game) -> Option<(Pos, (i16, i16))> {
    let placed = game.board.tile_at(game.turn.placed?)?;
    Some((placed.pos, heading(placed)?))
}

/// R-FL-4, R-FL-5: empty cells on the way do not matter.
fn fly(game: &mut Game, seat: Seat, figure: FigureKind) {
    let Some((from, (x, y))) = machine(game) else {
        return;
    };
    let purpose = format!("flight {}.{}", game.turn.number, game.turn.part);
    let tiles = 1 + game.chance(&purpose, FARTHEST) as u8;
    let far = i16::from(tiles);
    let flight = State { figure, over: Pos::new(from.x + far * x, from.y + far * y) };
    let lands = !landings(game, seat, flight).is_empty();
    game.states.flier = lands.then_some(flight);
    game.emit(Event::Flown { seat, figure, tiles, to: flight.over, lands });
}

/// Where a flight may land (R-FL-6, R-FL-7, R-FL-10).
fn landings(game: &Game, seat: Seat, State { figure, over }: State) -> Vec<Spot> {
    let board = &game.board;
    let tile = board.tile_at(over).filter(|_| game.admits(over));
    let tile = tile.filter(|_| game.supply(seat).count(figure) > 0);
    let open = |&spot: &Spot| {
        let id = board.feature_at(spot);
        let kind = board.feature(id).kind;
        // A hut is no monastic building (R-RU-3).
        let solid = !matches!(kind, SegmentKind::Field | SegmentKind::Hut);
        let open = solid && figure.claims(kind) && !board.is_over(id);
        open && game.suits(figure, At::Segment(spot))
    };
    tile.into_iter().flat_map(|tile| board.spots_of(tile)).filter(open).collect()
}

/// S3.2a, R-FL-8.
struct Landing;

impl Landing {
    fn options(game: &Game) -> Vec<Spot> {
        let flight = game.states.flier;
        flight.map_or(Vec::new(), |flight| landings(game, game.turn.seat, flight))
    }
}

impl Stage for Landing {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let spots = Self::options(game);
        let worth = |spot: &Spot| game.value(game.board.feature_at(*spot)).points();
        // The first of equals.
        let best = (0..spots.len()).rev().max_by_key(|&index| worth(&spots[index]));
        let figure = game.states.flier.map_or(FigureKind::Small, |flight| flight.figure);
        let land = |at| crate::Action::Deploy { figure, at: At::Segment(at) };
        let options = spots.into_iter().map(land).collect();
        Decision::new(game.turn.seat, Prompt::Landing, options, best.unwrap_or(0))
    }

    fn waits(&self, game: &Game) -> bool {
        !Self::options(game).is_empty()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        game.states.flier = None;
        if let crate::Action::Deploy { figure, at } = action {
            wood::deploy(game, Figure { seat, kind: figure, at });
        }
        Flow::Next
    }
}
