//! The Cathars, The Siege and The Besiegers: besieged cities and the escape from them (R-SI-1..12).
//! The first two are the same four tiles under two names. All three follow the same rules; if
//! several play, the first one applies them.

use serde::{Deserialize, Serialize};

use super::{Expansion, FarmPay, Info, base};
use crate::action::{Action, Decision};
use crate::board::{Board, Spot};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::score::Presence;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::Segment;
use crate::turn::Flow;
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{Cause, SegmentKind, Tag, Term};

options! { in siege;
    /// R-SI-6.
    escape_to_any_tile "siege.escape_range": bool [false "siege_tile", true "any_city_tile"];
    /// R-SI-6, R-SI-11.
    escape_on_placement "siege.escape_time": bool [false "each_part_end", true "on_placement"];
    /// R-SI-7, R-SI-12.
    escape_per_part "siege.escape_cap": bool [true "per_part", false "per_turn"];
    /// R-SI-10.
    pennants_count "siege.pennant": bool [true "1", false "0"];
    /// R-SI-10.
    tiny_city_counts "siege.tiny_city": bool [true "one", false "zero"],
        if base.tiny_city = base::TinyCity::TwoPoints;
    /// R-SI-5.
    pig_doubled "siege.pig_doubled": bool [on];
}

/// The systems of this file, in the order of the list of all systems.
const KEYS: [&str; 3] = ["cathars", "siege", "besiegers"];

/// The Cathars: four tiles.
pub(super) struct Cathars;

/// The Siege: the tiles of the Cathars under another name.
pub(super) struct Siege;

/// The Besiegers: six tiles.
pub(super) struct Besiegers;

/// Whether the system with this key is the one that applies the rules.
fn applies(game: &Game, key: &str) -> bool {
    let first = KEYS.into_iter().find(|key| game.setup.systems.has(key));
    first == Some(key)
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which follower escapes from a besieged city (R-SI-6).
        Escape = "escape",
    }
}

macro_rules! besieging {
    ($system:ident, $key:literal, $name:literal, $set:literal) => {
        impl Expansion for $system {
            fn info(&self) -> &'static Info {
                &Info { key: $key, name: $name, sets: &[$set], options: &[OPTIONS], ..Info::NONE }
            }

            fn amend(&self, game: &Game, value: &mut Value) {
                let besieged = value.kind == SegmentKind::City && value.tags.has(Tag::Siege);
                if besieged && applies(game, $key) {
                    amend(game, value);
                }
            }

            fn farm_pay(
                &self,
                game: &Game,
                _field: FeatureId,
                city: Option<FeatureId>,
                _seat: Seat,
                pay: &mut FarmPay,
            ) {
                let besieged = city.is_some_and(|city| is_besieged(game.board(), city));
                if besieged && applies(game, $key) {
                    pay.modifiers.add(ValueStep::PerUnit, Operation::Multiply(2), None);
                    if game.setup.house.siege.pig_doubled {
                        pay.modifiers.add(ValueStep::Bonus, Operation::Multiply(2), None);
                    }
                }
            }

            fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
                (slot == Slot::Escape).then_some(&Escape)
            }

            fn restores(&self, game: &Game) -> bool {
                exits(game).iter().all(|exit| {
                    let there = exit.city.is_none_or(|spot| game.board.segment(spot).is_some());
                    there && exit.seat.0 < game.setup.seats
                })
            }
        }
    };
}

besieging!(Cathars, "cathars", "The Cathars", "siege");
besieging!(Siege, "siege", "The Siege", "siege");
besieging!(Besiegers, "besiegers", "The Besiegers", "siege6");

/// R-SI-2, R-SI-3, R-SI-10.
fn amend(game: &Game, value: &mut Value) {
    let modifiers = &mut value.modifiers;
    if !value.complete {
        modifiers.add(ValueStep::PerUnit, Operation::Multiply(0), Term::Siege);
        return;
    }
    modifiers.add(ValueStep::PerUnit, Operation::Add(-1), Term::Siege);
    let least = i32::from(game.setup.house.siege.tiny_city_counts);
    modifiers.add(ValueStep::PerUnit, Operation::AtLeast(least), None);
    if !game.setup.house.siege.pennants_count {
        value.pennants = 0;
    }
}

fn is_besieged(board: &Board, city: FeatureId) -> bool {
    let city = board.feature(city);
    city.tags.has(Tag::Siege) && city.kind == SegmentKind::City
}

/// A chance for a seat to take a follower out of a besieged city: one given city, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Exit {
    seat: Seat,
    city: Option<Spot>,
}

/// The exits about which nobody has been asked yet; there is at least one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct State(Vec<Exit>);

fn exits(game: &Game) -> &[Exit] {
    game.states.siege.as_ref().map_or(&[], |state| &state.0)
}

fn remember(game: &mut Game, exits: Vec<Exit>) {
    game.states.siege = (!exits.is_empty()).then_some(State(exits));
}

fn close_first(game: &mut Game) {
    let rest = exits(game)[1..].to_vec();
    remember(game, rest);
}

/// S12, R-SI-6..9, R-SI-11, R-SI-12: asks the seats that may escape, one after another.
struct Escape;

impl Stage for Escape {
    fn enter(&self, game: &mut Game) -> Flow {
        let new = game.setup.house.siege.escape_on_placement;
        let exits = if new { new_exits(game) } else { own_exit(game) };
        remember(game, exits);
        next(game)
    }

    fn decision(&self, game: &Game) -> Decision {
        let exit = exits(game).first().expect("it asks only where somebody may escape");
        let cause = Cause::Escape;
        let figures = fugitives(game, *exit).into_iter();
        let mut options: Vec<Action> =
            figures.map(|figure| Action::Take { figure, cause }).collect();
        options.push(Action::Pass);
        let default = options.len() - 1;
        Decision::new(exit.seat, Prompt::Escape, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        exits(game).first().is_some_and(|&exit| !fugitives(game, exit).is_empty())
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Flow {
        if let Action::Take { figure, cause } = action {
            game.remove(figure, cause);
        }
        close_first(game);
        next(game)
    }
}

/// Skips seats that have no follower to take out (R-OV-16).
fn next(game: &mut Game) -> Flow {
    while let Some(&exit) = exits(game).first() {
        if !fugitives(game, exit).is_empty() {
            return Flow::Ask;
        }
        close_first(game);
    }
    Flow::Next
}

/// R-SI-6, R-SI-12: the active seat, in each part of a turn or only in the last one.
fn own_exit(game: &Game) -> Vec<Exit> {
    let last_part = !game.turn.again || !game.can_go_on();
    let asked = last_part || game.setup.house.siege.escape_per_part;
    let exit = Exit { seat: game.turn.seat, city: None };
    if asked && !fugitives(game, exit).is_empty() { vec![exit] } else { Vec::new() }
}

/// R-SI-11: the owners of each city for which the tile just placed opened a way out, clockwise from
/// the active seat.
fn new_exits(game: &Game) -> Vec<Exit> {
    let board = game.board();
    let opened = |&city: &FeatureId| {
        is_open_siege(board, city)
            && has_way_out(game, city, None)
            && !has_way_out(game, city, game.turn.placed)
    };
    let cities = board.features_of(SegmentKind::City).into_iter().filter(opened);
    let cities: Vec<(Spot, Presence)> = cities
        .map(|city| (board.spot(board.feature(city).first), Presence::on(game, city)))
        .collect();
    let seats =
        std::iter::successors(Some(game.turn.seat), |seat| Some(seat.next(game.setup.seats)));
    let mut exits = Vec::new();
    for seat in seats.take(usize::from(game.setup.seats)) {
        let owned = cities.iter().filter(|(_, who)| who.owners().any(|(owner, _)| owner == seat));
        exits.extend(owned.map(|&(spot, _)| Exit { seat, city: Some(spot) }));
    }
    exits
}

/// The followers that may leave a besieged, incomplete city through this exit.
fn fugitives(game: &Game, exit: Exit) -> Vec<Figure> {
    let board = game.board();
    let only = exit.city.map(|spot| board.feature_at(spot));
    let leaves = |city: FeatureId| {
        only.is_none_or(|only| only == city)
            && is_open_siege(board, city)
            && has_way_out(game, city, None)
    };
    let inside = |node: Option<u16>| node.is_some_and(|node| leaves(board.feature_of(node)));
    let own =
        game.own(exit.seat).filter(|&(figure, node)| inside(node) && figure.kind.is_follower());
    let mut found: Vec<Figure> = own.map(|(figure, _)| *figure).collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn is_open_siege(board: &Board, city: FeatureId) -> bool {
    is_besieged(board, city) && board.feature(city).open > 0
}

/// Whether a city is besieged and has a monastic building touching it where it must, ignoring one
/// tile.
fn has_way_out(game: &Game, city: FeatureId, without: Option<Pos>) -> bool {
    let board = game.board();
    let any_tile = game.setup.house.siege.escape_to_any_tile;
    let members = || board.members(city).filter(|(placed, _)| Some(placed.pos) != without);
    let besieged = |segment: &Segment| segment.tags.has(Tag::Siege);
    let mut doors = members().filter(|(_, segment)| any_tile || besieged(segment));
    members().any(|(_, segment)| besieged(segment))
        && doors.any(|(placed, _)| {
            let mut buildings = board.cloisters_near(placed.pos);
            buildings.any(|id| Some(board.spot(board.feature(id).first).pos) != without)
        })
}
