//! Little Buildings: sheds, houses and towers on tiles make every feature there worth more
//! (R-LB-1..11).

use serde::{Deserialize, Serialize};

use super::{Expansion, Farm, Info};
use crate::action::ExpansionAction;
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::{HouseRules, options};
use crate::turn::Flow;
use crate::value::{Modifiers, Operation, Value, ValueStep};
use crate::vocabulary::{SegmentKind, Term, Token};

options! { in buildings;
    /// R-LB-1.
    even_supply "lb.supply": bool [true "even", false "per_kind"];
    /// R-LB-6.
    graded "lb.values": bool [false "equal", true "graded"];
    /// R-LB-7.
    abbot_in_lines "lb.abbot_range": bool [true "lines", false "area"], with "monasteries";
    /// R-LB-11.
    recall "lb.recall": bool [on], if base2.abbot = true, with "base2";
}

/// The kinds, from the least to the greatest.
const KINDS: [Token; 3] = [Token::Shed, Token::House, Token::LittleTower];
/// How many of each kind there are.
const OF_A_KIND: u8 = 6;

pub(super) struct Buildings;

/// The buildings on the board, each cell once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State(Vec<(Pos, Token)>);

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a building on the tile just placed, instead of a figure (R-LB-2).
    #[serde(rename = "building")]
    Build {
        /// Which kind.
        kind: Token,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A building was put on a tile (R-LB-2).
    #[serde(rename = "building")]
    Built {
        /// Who put it there.
        seat: Seat,
        /// Which kind.
        kind: Token,
        /// The tile's cell.
        pos: Pos,
    },
}

impl Expansion for Buildings {
    fn info(&self) -> &'static Info {
        &Info { key: "buildings", name: "Little Buildings", options: &[OPTIONS], ..Info::NONE }
    }

    /// R-LB-1.
    fn begin(&self, game: &mut Game) {
        game.states.buildings = Some(State::default());
        let shared = shares(&game.setup.house, game.setup.seats);
        for (tokens, more) in game.tokens.iter_mut().zip(KINDS.into_iter().cycle()) {
            KINDS.into_iter().for_each(|kind| tokens.put(kind, OF_A_KIND / game.setup.seats));
            if shared {
                tokens.put(more, 1);
            }
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let stands =
            |(pos, kind): &(Pos, Token)| KINDS.contains(kind) && game.board.tile_at(*pos).is_some();
        game.states.buildings.as_ref().is_some_and(|State(built)| {
            built.iter().all(stands) && built.is_sorted_by(|(a, _), (b, _)| a < b)
        })
    }

    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let Some(pos) = game.turn.placed else { return };
        if game.little_buildings().iter().any(|(cell, _)| *cell == pos) {
            return;
        }
        let held = game.tokens(seat);
        let kinds = KINDS.into_iter().filter(|&kind| held.count(kind) > 0);
        options.extend(kinds.map(|kind| crate::Action::from(Action::Build { kind })));
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::Buildings(Action::Build { kind }) = action else { return None };
        let pos = game.turn.placed?;
        game.tokens[seat.index()].take(kind);
        let State(built) = game.states.buildings.get_or_insert_default();
        let place = built.partition_point(|(cell, _)| *cell < pos);
        built.insert(place, (pos, kind));
        game.emit(Event::Built { seat, kind, pos });
        Some(Flow::Next)
    }

    /// R-LB-5, R-LB-8.
    fn amend(&self, game: &Game, value: &mut Value) {
        value.feature.into_iter().for_each(|id| add(game, id, &mut value.modifiers));
    }

    /// R-LB-5, R-LB-9.
    fn farm(&self, game: &Game, field: FeatureId, farm: &mut Farm) {
        add(game, field, &mut farm.modifiers);
    }
}

/// Adds what the buildings on a feature are worth to it.
fn add(game: &Game, feature: FeatureId, modifiers: &mut Modifiers) {
    let points = on(game, feature);
    if points > 0 {
        let term = Term::LittleBuildings(points as u16);
        modifiers.add(ValueStep::AfterMultipliers, Operation::Add(points), term);
    }
}

/// Whether four seats share what is left over (R-LB-1): not where kinds differ in value (R-LB-6).
fn shares(house: &HouseRules, seats: u8) -> bool {
    seats == 4 && house.buildings.even_supply && !house.buildings.graded
}

impl Game {
    /// The little buildings, by cell.
    pub fn little_buildings(&self) -> &[(Pos, Token)] {
        self.states.buildings.as_ref().map_or(&[], |State(built)| built)
    }
}

/// What a building adds (R-LB-6).
fn worth(game: &Game, kind: Token) -> i32 {
    match kind {
        Token::House if game.setup.house.buildings.graded => 2,
        Token::LittleTower if game.setup.house.buildings.graded => 3,
        _ => 1,
    }
}

/// What the buildings on the tiles of a feature add (R-LB-4, R-LB-5, R-LB-7).
fn on(game: &Game, id: FeatureId) -> i32 {
    let built = game.little_buildings();
    if built.is_empty() {
        return 0;
    }
    let board = game.board();
    let feature = board.feature(id);
    let centre = board.spot(feature.first).pos;
    let lies = feature.kind == SegmentKind::Pallet;
    if lies && game.setup.house.buildings.abbot_in_lines {
        let cells = std::iter::once(centre).chain(board.lines_from(centre));
        let found =
            cells.filter_map(|cell| built.binary_search_by_key(&cell, |(pos, _)| *pos).ok());
        return found.map(|index| worth(game, built[index].1)).sum();
    }
    if lies || feature.kind.is_surrounded() {
        let near = built.iter().filter(|(pos, _)| pos.is_within_one(centre));
        return near.map(|&(_, kind)| worth(game, kind)).sum();
    }
    // Of several segments on a tile the first counts.
    let is_first = |spot: Spot| {
        let mut here = board.tile_at(spot.pos).into_iter().flat_map(|tile| board.features_on(tile));
        here.find(|(_, other)| *other == id).is_some_and(|(first, _)| first == spot)
    };
    let beside = board.nodes(id).map(|node| board.spot(node)).filter_map(|spot| {
        let index = built.binary_search_by_key(&spot.pos, |(pos, _)| *pos).ok()?;
        is_first(spot).then(|| worth(game, built[index].1))
    });
    beside.sum()
}

// With the second edition of the base game.

/// Whether buildings add to what an abbot is paid who is taken back is a question of its own
/// (R-LB-11).
pub(super) fn amend_recalled(game: &Game, value: &mut Value) {
    value.modifiers.retain(|other| !matches!(other.term, Some(Term::LittleBuildings(_))));
    if game.setup.house.buildings.recall {
        value.feature.into_iter().for_each(|id| add(game, id, &mut value.modifiers));
    }
}
