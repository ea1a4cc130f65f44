//! Hills & Sheep: hills break ties and hide a tile, vineyards make buildings worth more, and
//! shepherds gather sheep on fields until they bring them home or the wolf comes (R-HS-1..20).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Side};
use crate::house::{HouseRules, options};
use crate::names::names;
use crate::score::Presence;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::Edge;
use crate::turn::Flow;
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, SegmentKind, Source, Term};

options! { in hills;
    /// R-HS-2.
    tie "hs.hill": HillTie { AtLeastOne "at_least_one", Count "count" };
    /// R-HS-5.
    vineyard_garden "hs.vineyard_garden": bool [off];
    /// R-HS-12.
    scores_closed_at_once "hs.closed": bool [false "choose_first", true "score_at_once"];
}

/// The tokens in the bag: so many with one sheep, with two, three and four, and so many wolves.
const TOKENS: [u8; 5] = [4, 5, 5, 2, 2];
/// Points for each vineyard around a completed building (R-HS-5).
const VINEYARD: i32 = 3;

pub(super) struct Hills;

/// The tokens that lie with shepherds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    flocks: Vec<Flock>,
    /// How many tokens were drawn so far.
    #[serde(default)]
    draws: u32,
}

/// The tokens with the shepherd of a seat, each by its number of sheep.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Flock {
    seat: Seat,
    tokens: Vec<u8>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw one more token for the own shepherd (R-HS-9).
    Grow,
    /// Bring the sheep of the field home (R-HS-11).
    Stable,
}

impl ExpansionAction for Action {
    fn is_chance(self) -> bool {
        self == Self::Grow
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A token was drawn for a shepherd (R-HS-8, R-HS-9).
    SheepDrawn {
        /// Whose shepherd it is.
        seat: Seat,
        /// Where it stands.
        at: Spot,
        /// How many sheep came; `None` is a wolf.
        sheep: Option<u8>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Whether the flock grows or goes home (R-HS-9).
        Flock = "flock",
    }
}

impl Expansion for Hills {
    fn info(&self) -> &'static Info {
        &Info {
            key: "hills",
            name: "Hills & Sheep",
            sets: &["hs"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Shepherd, 1)]
    }

    fn begin(&self, game: &mut Game) {
        game.states.hills = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        let Some(state) = &game.states.hills else {
            return false;
        };
        let mut left = TOKENS;
        let mut takes = |sheep: u8| {
            let number =
                usize::from(sheep).checked_sub(1).and_then(|index| left[..4].get_mut(index));
            let fewer = number.as_deref().and_then(|number| number.checked_sub(1));
            number.zip(fewer).map(|(number, fewer)| *number = fewer).is_some()
        };
        state.flocks.iter().enumerate().all(|(index, flock)| {
            let first = !state.flocks[..index].iter().any(|other| other.seat == flock.seat);
            first
                && shepherd(game, flock.seat).is_some()
                && flock.tokens.iter().all(|&sheep| takes(sheep))
        })
    }

    /// R-HS-1: nobody sees which tile it is.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let hill =
            game.board.tile_at(pos).is_some_and(|placed| placed.tile().marks.has(Mark::Hill));
        if hill {
            game.bag.hide();
        }
    }

    /// R-HS-7: farmers do not matter, other shepherds do.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        if game.supply(seat).count(FigureKind::Shepherd) == 0 {
            return;
        }
        let board = game.board();
        let Some(placed) = game.turn.placed.and_then(|pos| board.tile_at(pos)) else {
            return;
        };
        let free = |id: FeatureId| {
            board.feature(id).kind == SegmentKind::Field
                && game.of_kind(FigureKind::Shepherd).all(|(_, field)| field != id)
        };
        let spots = board.features_on(placed).filter(|&(_, id)| free(id));
        options.extend(spots.map(|(spot, _)| {
            let at = At::Segment(spot);
            crate::Action::Deploy { figure: FigureKind::Shepherd, at }
        }));
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Flock).then_some(&Tend)
    }

    /// Whoever leaves gives its tokens back.
    fn on_figure_removed(&self, game: &mut Game, figure: Figure) {
        if figure.kind == FigureKind::Shepherd
            && let Some(state) = &mut game.states.hills
        {
            state.flocks.retain(|flock| flock.seat != figure.seat);
        }
    }

    /// R-HS-2, R-HS-3.
    fn ties(&self, game: &Game, feature: FeatureId, presence: &mut Presence) {
        presence.counts_tie_breakers = game.setup.house.hills.tie == HillTie::Count;
        for figure in game.members_of(feature).filter(|figure| figure.kind.is_follower()) {
            let tile = figure.at.pos().and_then(|pos| game.board.tile_at(pos));
            let is_high = tile.is_some_and(|placed| placed.tile().marks.has(Mark::Hill));
            presence.tie_breakers[figure.seat.index()] += u8::from(is_high);
        }
    }

    /// R-HS-5.
    fn amend(&self, game: &Game, value: &mut Value) {
        let garden = || game.setup.house.hills.vineyard_garden;
        let counts = match value.kind {
            SegmentKind::Cloister => value.complete,
            SegmentKind::Garden => value.complete && garden(),
            _ => false,
        };
        let Some(id) = value.feature.filter(|_| counts) else { return };
        let Some((placed, _)) = game.board.members(id).next() else { return };
        let around = game.board.marked(Mark::Vineyard);
        let number =
            around.filter(|&pos| pos != placed.pos && pos.is_within_one(placed.pos)).count();
        if number > 0 {
            let added = Operation::Add(VINEYARD * number as i32);
            value.modifiers.add(ValueStep::Bonus, added, Term::Vineyards(number as u16));
        }
    }
}

impl Game {
    /// The tokens with the shepherd of a seat, each by its number of sheep, in the order in which
    /// they were drawn.
    pub fn sheep(&self, seat: Seat) -> &[u8] {
        let flocks = self.states.hills.as_ref().map_or(&[][..], |state| &state.flocks);
        let own = flocks.iter().find(|flock| flock.seat == seat);
        own.map_or(&[], |flock| &flock.tokens)
    }

    /// How many tokens with one, two, three and four sheep, and how many wolves, are in the bag
    /// (R-HS-17).
    pub fn sheep_in_bag(&self) -> [u8; TOKENS.len()] {
        let mut left = TOKENS;
        let lying = self.states.hills.iter().flat_map(|state| &state.flocks);
        for sheep in lying.flat_map(|flock| &flock.tokens) {
            left[usize::from(*sheep) - 1] -= 1;
        }
        left
    }

    /// The sheep that whoever brings the flock of a field home is paid for (R-HS-11, R-HS-14), of
    /// the field on which this shepherd stands.
    pub fn flock(&self, shepherd: &Figure) -> u16 {
        let field = shepherd.at.spot().map(|spot| self.board.feature_at(spot));
        let on = field.map_or(Vec::new(), |field| shepherds(self, field));
        on.iter().flat_map(|other| self.sheep(other.seat)).map(|&sheep| u16::from(sheep)).sum()
    }
}

/// The shepherd of a seat, if it is on the board.
fn shepherd(game: &Game, seat: Seat) -> Option<Figure> {
    let mut all = game.of_kind(FigureKind::Shepherd).map(|(figure, _)| *figure);
    all.find(|figure| figure.seat == seat)
}

/// The shepherds on a field, the active seat's first, then clockwise.
fn shepherds(game: &Game, field: FeatureId) -> Vec<Figure> {
    let here = game.of_kind(FigureKind::Shepherd).filter(|(_, on)| *on == field);
    let mut all: Vec<Figure> = here.map(|(figure, _)| *figure).collect();
    let (seats, active) = (game.setup.seats, game.turn.seat.0);
    all.sort_by_key(|figure| (figure.seat.0 + seats - active) % seats);
    all
}

fn field_of(game: &Game, shepherd: &Figure) -> Option<FeatureId> {
    shepherd.at.spot().map(|spot| game.board.feature_at(spot))
}

/// Whether no half-edge of a field faces an empty cell (R-HS-12).
fn is_closed(game: &Game, field: FeatureId) -> bool {
    let board = &game.board;
    board.members(field).all(|(placed, segment)| {
        let mut halves = segment.halves.turned(placed.rotation).iter();
        halves.all(|half| board.tile_at(placed.pos.step(Side::from_index(half / 2))).is_some())
    })
}

/// Whether the tile just placed extends the field of a shepherd that has sheep (R-HS-9).
fn is_extended(game: &Game, shepherd: &Figure) -> bool {
    let board = &game.board;
    let field = field_of(game, shepherd);
    let placed = game.turn.placed.and_then(|pos| board.tile_at(pos));
    !game.sheep(shepherd.seat).is_empty()
        && placed.is_some_and(|placed| board.features_on(placed).any(|(_, id)| Some(id) == field))
}

/// Draws a token for a shepherd; returns whether a wolf came.
fn draw(game: &mut Game, shepherd: Figure) -> bool {
    let Some(at) = shepherd.at.spot() else {
        return false;
    };
    let number = game.states.hills.as_ref().map_or(0, |state| state.draws);
    let bag = game.sheep_in_bag();
    let index = game.lot(&format!("sheep {number}"), &bag);
    let sheep = (index + 1 < TOKENS.len()).then_some(index as u8 + 1);
    if let Some(state) = &mut game.states.hills {
        state.draws = state.draws.saturating_add(1);
        match (sheep, state.flocks.iter_mut().find(|flock| flock.seat == shepherd.seat)) {
            (Some(sheep), Some(flock)) => flock.tokens.push(sheep),
            (Some(sheep), None) => {
                state.flocks.push(Flock { seat: shepherd.seat, tokens: vec![sheep] });
            }
            (None, _) => {}
        }
    }
    game.emit(Event::SheepDrawn { seat: shepherd.seat, at, sheep });
    sheep.is_none()
}

/// R-HS-11, R-HS-16: every shepherd of the field is paid for all sheep there.
fn bring_home(game: &mut Game, field: FeatureId) {
    let there = shepherds(game, field);
    let points = there.first().map_or(0, |shepherd| i32::from(game.flock(shepherd)));
    for &Figure { seat, at, .. } in &there {
        let source = Source::Flock;
        game.grant(ScoreLine {
            seat,
            points,
            source,
            at: at.spot(),
            complete: true,
            terms: vec![],
        });
    }
    for shepherd in there {
        game.remove(shepherd, Cause::Scored);
    }
}

/// R-HS-12: flocks on closed fields go home, whoever owns them, but for the field that its owner
/// still decides about. The others do not wait for that decision: recorded games bring them home
/// first, so their tokens are in the bag when the flock grows. Only the tile just placed can have closed a field: it belongs to it, or has
/// edges that close what faces them (R-AM-7).
fn bring_in_closed(game: &mut Game, undecided: Option<FeatureId>) {
    let board = &game.board;
    let Some(placed) = game.turn.placed.and_then(|pos| board.tile_at(pos)) else { return };
    let closes = Side::ALL.into_iter().any(|side| placed.edge(side) == Edge::Closing);
    let near = |field: FeatureId| closes || board.features_on(placed).any(|(_, id)| id == field);
    let all = game.of_kind(FigureKind::Shepherd);
    let closed =
        |&field: &FeatureId| Some(field) != undecided && near(field) && is_closed(game, field);
    let mut fields: Vec<FeatureId> = all.map(|(_, field)| field).filter(closed).collect();
    fields.sort_unstable_by_key(|&field| game.board.feature(field).first);
    fields.dedup();
    fields.into_iter().for_each(|field| bring_home(game, field));
}

/// S3.5.
struct Tend;

impl Tend {
    /// The active seat's shepherd, if it may grow or bring home its flock.
    fn due(game: &Game) -> Option<Figure> {
        let own = shepherd(game, game.turn.seat).filter(|own| is_extended(game, own))?;
        let at_once = game.setup.house.hills.scores_closed_at_once;
        let closed = || field_of(game, &own).is_some_and(|field| is_closed(game, field));
        (!(at_once && closed())).then_some(own)
    }
}

impl Stage for Tend {
    fn enter(&self, game: &mut Game) -> Flow {
        if let Some(own) = Self::due(game) {
            let own = field_of(game, &own);
            bring_in_closed(game, own);
            return Flow::Ask;
        }
        let own = shepherd(game, game.turn.seat);
        // Only one that has just come has no sheep (R-HS-8).
        if let Some(own) = own.filter(|own| game.sheep(own.seat).is_empty())
            && draw(game, own)
        {
            game.remove(own, Cause::Wolf);
        }
        bring_in_closed(game, None);
        Flow::Next
    }

    fn decision(&self, game: &Game) -> Decision {
        let options = [Action::Grow, Action::Stable].map(crate::Action::Hills).to_vec();
        Decision::new(game.turn.seat, Prompt::Flock, options, 1)
    }

    fn waits(&self, game: &Game) -> bool {
        Self::due(game).is_some()
    }

    /// R-HS-10, R-HS-11.
    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        let Some((own, field)) = Self::due(game).and_then(|own| Some((own, field_of(game, &own)?)))
        else {
            return Flow::Next;
        };
        match action {
            crate::Action::Hills(Action::Grow) => {
                if draw(game, own) {
                    for shepherd in shepherds(game, field) {
                        game.remove(shepherd, Cause::Wolf);
                    }
                }
            }
            _ => bring_home(game, field),
        }
        bring_in_closed(game, None);
        Flow::Next
    }
}
