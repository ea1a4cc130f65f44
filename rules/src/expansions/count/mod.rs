//! The Count of Carcassonne: twelve tiles as the start, a follower in the City for a seat that only
//! helps others, and councillors that come out before a scoring (R-CO-*).

mod leave;
mod reward;

use serde::{Deserialize, Serialize};

use super::{Expansion, Farm, FarmPay, Info};
use crate::action::ExpansionAction;
use crate::bag::Piles;
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::names::names;
use crate::setup::{Setup, StartTile};
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::catalog;
use crate::value::{Operation, ValueStep};
use crate::vocabulary::{At, FigureKind, ScoreLine, SegmentKind, Source, Tag, Term};

options! { in count;
    /// R-CO-11, R-CO-24.
    move_to_empty "count.move_to_empty": bool [true "yes", false "no"];
    /// R-CO-16, R-CO-27.
    final_market_only "count.final": bool [false "any_quarter", true "market_only"];
    /// R-CO-27.
    final_order "count.final_order": FinalOrder
        { SinglePass "single_pass", RoundRobin "round_robin" };
    /// R-CO-22.
    count_move "count.count_move": CountMoves
        { ByPlayer "by_player", Clockwise "clockwise", FollowMeeple "follow_meeple" };
    /// R-CO-8, R-CO-23.
    twice_in_double_turn "count.placements_per_double_turn": bool [true "2", false "1"];
    /// R-CO-9, R-CO-25.
    one_move_per_player "count.moves_per_player": bool [false "any", true "one"];
    /// R-CO, play by post.
    parallel_moves "count.parallel_moves": bool [off];
    /// R-OV-26, R-OV-36.
    beside_other_start "count.with_other_start": bool [false "exclusive", true "place_adjacent"];
    /// R-CO-1.
    keeps_start_tile "count.start_tile": bool [false "remove", true "mix_in"];
    /// R-CO-4.
    fairy_points "count.fairy_points": bool [on], with "dragon";
}

/// The north-western cell of the City (overview section 6).
const CORNER: Pos = Pos::new(-2, -1);

pub(super) struct Count;

/// What the system remembers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// The count's quarter; nobody leaves it (R-CO-10).
    quarter: Quarter,
    /// The turn in which the last follower entered Carcassonne (R-CO-23).
    entered: Option<u32>,
    /// Whether the active seat may move the count (R-CO-7).
    may_move: bool,
    /// In a round of councillors: how many seats have had their turn.
    asked: u8,
    /// In a round of councillors: the seats that make no more moves.
    done: Vec<Seat>,
    /// In a round of councillors: the moves so far.
    moves: Vec<(Figure, Spot)>,
}

impl State {
    /// Clears the round of councillors.
    fn end_round(&mut self) {
        self.asked = 0;
        self.done.clear();
        self.moves.clear();
    }
}

impl Default for State {
    fn default() -> Self {
        Self {
            quarter: Quarter::Castle,
            entered: None,
            may_move: false,
            asked: 0,
            done: Vec::new(),
            moves: Vec::new(),
        }
    }
}

/// A quarter of the City of Carcassonne.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
    /// Its councillors go to cities.
    Castle,
    /// Its councillors go to farms.
    Market,
    /// Its councillors go to roads.
    Blacksmith,
    /// Its councillors go to cloisters, abbeys and shrines.
    Cathedral,
}

impl Quarter {
    /// All quarters, in the order in which the count goes round (R-CO-22).
    pub const ALL: [Self; 4] = [Self::Castle, Self::Market, Self::Blacksmith, Self::Cathedral];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Castle => "castle",
            Self::Market => "market",
            Self::Blacksmith => "blacksmith",
            Self::Cathedral => "cathedral",
        }
    }

    /// The next quarter on the count's round.
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The count goes to a quarter of Carcassonne (R-CO-7).
    #[serde(rename = "move_count")]
    Move {
        /// Where he goes.
        to: Quarter,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The count stands in a quarter of Carcassonne now (R-CO-1, R-CO-7).
    #[serde(rename = "count_moved")]
    Moved {
        /// The quarter.
        to: Quarter,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which councillor goes to a feature that is about to be scored (R-CO-9).
        Councillors = "councillors",
        /// Which follower enters Carcassonne (R-CO-3).
        Reward = "reward",
        /// Where the count goes (R-CO-7).
        Move = "count",
        /// Which councillor leaves Carcassonne before the end (R-CO-16).
        LastCouncillors = "last_councillors",
    }
}

impl Expansion for Count {
    fn info(&self) -> &'static Info {
        &Info {
            key: "count",
            name: "The Count of Carcassonne",
            sets: &["count"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-CO-1: row by row, in the order of the tile file.
    fn start(&self, _: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        let tiles = catalog().set("count");
        let laid = tiles.filter_map(|id| {
            let (column, row) = id.kind().in_block?;
            Some((id, Pos::new(CORNER.x + column, CORNER.y + row), Rotation::default()))
        });
        laid.collect()
    }

    /// R-CO-1; with a river, the river's own option decides.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        let river = ["river1", "river2"].iter().any(|key| setup.systems.has(key));
        if !river && !setup.house.count.keeps_start_tile {
            setup.take_plain_start(&mut piles.pile);
        }
    }

    fn begin(&self, game: &mut Game) {
        let state = State::default();
        game.emit(Event::Moved { to: state.quarter });
        game.states.count = Some(state);
    }

    /// R-CO-17.
    fn farm(&self, game: &Game, field: FeatureId, farm: &mut Farm) {
        if game.board.feature(field).tags.has(Tag::Carcassonne) {
            farm.cities.push(None);
        }
    }

    /// R-CO-17.
    fn farm_pay(
        &self,
        _game: &Game,
        _field: FeatureId,
        city: Option<FeatureId>,
        _seat: Seat,
        pay: &mut FarmPay,
    ) {
        if city.is_none() {
            pay.modifiers.add(ValueStep::PerUnit, Operation::Add(0), Term::Carcassonne);
        }
    }

    /// R-CO-4.
    fn credited(&self, game: &mut Game, line: &ScoreLine, earned: &mut i32) {
        if line.source == Source::Fairy && !game.setup.house.count.fairy_points {
            *earned = 0;
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Councillors => Some(&leave::Councillors),
            Slot::Reward => Some(&reward::Reward),
            Slot::CountMove => Some(&reward::CountMove),
            Slot::LastCouncillors => Some(&leave::LastCouncillors),
            _ => None,
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = game.setup.seats;
        game.states.count.as_ref().is_some_and(|state| {
            let moved = |(figure, spot): &(Figure, Spot)| {
                figure.seat.0 < seats && game.board.segment(*spot).is_some()
            };
            state.asked <= seats && state.moves.iter().all(moved)
        })
    }
}

impl Game {
    /// The quarter of Carcassonne in which the count stands, if he plays.
    pub fn count(&self) -> Option<Quarter> {
        self.states.count.as_ref().map(|state| state.quarter)
    }
}

fn state(game: &mut Game) -> &mut State {
    game.states.count.get_or_insert_default()
}

/// Whether the seats cannot see each other's moves yet (overview section 5).
fn are_hidden(game: &Game) -> bool {
    game.turn.slot == Slot::Councillors && game.setup.house.count.parallel_moves
}

/// The quarter whose councillors go to features of a kind (R-CO-9).
fn quarter_of(game: &Game, kind: SegmentKind) -> Option<Quarter> {
    match kind {
        SegmentKind::City => Some(Quarter::Castle),
        SegmentKind::Road => Some(Quarter::Blacksmith),
        SegmentKind::Cloister | SegmentKind::Pallet => Some(Quarter::Cathedral),
        SegmentKind::Garden if game.setup.house.base2.quarter_garden => Some(Quarter::Cathedral),
        SegmentKind::Field => Some(Quarter::Market),
        SegmentKind::Garden
        | SegmentKind::Hut
        | SegmentKind::Acrobats
        | SegmentKind::River
        | SegmentKind::Castle => None,
    }
}

/// Whether a figure may enter a quarter (R-CO-5): one whose kind of feature it may claim.
pub(crate) fn may_enter(game: &Game, figure: FigureKind, quarter: Quarter) -> bool {
    let kind = match quarter {
        Quarter::Castle => SegmentKind::City,
        Quarter::Blacksmith => SegmentKind::Road,
        Quarter::Cathedral => SegmentKind::Cloister,
        Quarter::Market => SegmentKind::Field,
    };
    figure.claims(kind)
        && (kind != SegmentKind::Field || game.farms_enabled())
        && game.suits(figure, At::Quarter(quarter))
}

/// The councillors of a seat that may leave, identical ones once, with their number.
fn councillors(game: &Game, seat: Seat) -> Vec<(Figure, Quarter, usize)> {
    let stands = game.count();
    let mut found: Vec<(Figure, Quarter, usize)> = Vec::new();
    for &figure in game.figures() {
        let At::Quarter(quarter) = figure.at else { continue };
        if Some(quarter) == stands || figure.seat != seat {
            continue;
        }
        match found.iter_mut().find(|(known, ..)| *known == figure) {
            Some(known) => known.2 += 1,
            None => found.push((figure, quarter, 1)),
        }
    }
    found.sort_unstable();
    found
}

/// Moves of councillors to the segments that `spots` returns for their quarter, worked out for one
/// councillor after another.
fn moves(
    game: &Game,
    seat: Seat,
    spots: impl Fn(Quarter) -> Vec<Spot>,
) -> impl Iterator<Item = crate::Action> {
    let waiting = game.turn.answers_of(seat).filter_map(|answer| match answer {
        crate::Action::Move { figure, to: At::Segment(spot) } => Some((figure, spot)),
        _ => None,
    });
    let waiting: Vec<(Figure, Spot)> = waiting.collect();
    let moved = game.states.count.as_ref().map_or(&[][..], |state| &state.moves);
    let one = game.setup.house.count.one_move_per_player;
    let board = game.board();
    councillors(game, seat).into_iter().flat_map(move |(figure, quarter, number)| {
        let gone = waiting.iter().filter(|(moved, _)| *moved == figure).count();
        let mut free = if gone < number { spots(quarter) } else { Vec::new() };
        free.retain(|&spot| {
            let id = board.feature_at(spot);
            let own =
                |(moved, to): &(Figure, Spot)| moved.seat == seat && board.feature_at(*to) == id;
            let again = one && moved.iter().chain(&waiting).any(own);
            figure.kind.claims(board.feature(id).kind) && !again && game.admits(spot.pos)
        });
        free.into_iter().map(move |spot| crate::Action::Move { figure, to: At::Segment(spot) })
    })
}
