//! Castles: a small city becomes a castle instead of being scored, and its lord is paid for what
//! is completed around it (R-CA-1..17).

mod scores;

pub(super) use scores::vicinity;

use serde::{Deserialize, Serialize};

use super::{Deed, Expansion, FarmPay, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::{Edit, Spot};
use crate::decisions::Decisions;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::score::Presence;
use crate::spine::Slot;
use crate::stages::{self, Stage};
use crate::turn::Flow;
use crate::value::{Operation, ValueStep};
use crate::vocabulary::{Cause, ScoreLine, SegmentKind, Source, Tag, Term, Token};

options! { in castles;
    /// R-CA-1.
    shape "castle.shape": CastleShape { Semicircular "semicircular", AnyTwoTiles "any_two_tiles" };
    /// R-CA-3, R-CA-14.
    convert "castle.convert": ConvertedBy { Majority "majority", SingleFollower "single_follower" };
    /// R-CA-2, R-OV-30.
    one_per_part "castle.per_part": bool [false "any", true "one"];
    /// R-CA-8.
    ask "castle.ask": bool [off];
    /// R-CA-12.
    lord_immune_to_dragon "castle.lord_dragon": bool [true "immune", false "eaten"], with "dragon";
    /// R-CA-12.
    lord_immune_to_tower "castle.lord_tower": bool [false "capturable", true "immune"],
        with "tower";
}

/// How many castles, and how many bridges, each seat gets.
pub(super) const fn tokens_each(seats: u8) -> u8 {
    if seats > 4 { 2 } else { 3 }
}

pub(super) struct Castles;

/// Answers given in the current part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Small cities that stay cities.
    declined: Vec<Spot>,
    /// Their cities become castles now, one after another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lords: Vec<Figure>,
    /// Castles, each with the feature that its player chose.
    chosen: Vec<(Spot, Spot)>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Make a castle of the small city where this follower stands; the follower stays (R-CA-3).
    #[serde(rename = "castle")]
    Convert {
        /// The lord.
        lord: Figure,
    },
    /// Settle what a castle is paid for (R-CA-8).
    Copy {
        /// The first segment of the castle.
        castle: Spot,
        /// The first segment of the feature, or of another castle.
        feature: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A small city became a castle (R-CA-4).
    #[serde(rename = "castle")]
    Converted {
        /// The follower that stays as its lord.
        lord: Figure,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// A castle or a city (R-CA-2).
        Convert = "castle",
        /// What a castle is paid for (R-CA-8).
        Copy = "copy",
    }
}

impl Expansion for Castles {
    fn info(&self) -> &'static Info {
        &Info { key: "castles", name: "Castles", sets: &["bcb"], options: &[OPTIONS], ..Info::NONE }
    }

    fn begin(&self, game: &mut Game) {
        let number = tokens_each(game.setup.seats);
        game.tokens.iter_mut().for_each(|tokens| tokens.put(Token::Castle, number));
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.castles.as_ref().is_none_or(|answers| {
            let chosen = answers.chosen.iter().flat_map(|&(castle, feature)| [castle, feature]);
            let mut named = answers.declined.iter().copied().chain(chosen);
            named.all(|spot| game.board.segment(spot).is_some())
                && can_convert(game, &answers.lords)
        })
    }

    /// R-CA-11.
    fn farm_pay(
        &self,
        game: &Game,
        _field: FeatureId,
        city: Option<FeatureId>,
        _seat: Seat,
        pay: &mut FarmPay,
    ) {
        if city.is_some_and(|city| game.board.feature(city).kind == SegmentKind::Castle) {
            pay.modifiers.add(ValueStep::PerUnit, Operation::Add(1), Term::Castles(1));
        }
    }

    /// R-CA-10: a castle around which nothing was completed pays nothing.
    fn pays(&self, game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>) {
        let is_castle = game.board.feature(feature).kind == SegmentKind::Castle;
        if is_castle && lines.iter().all(|line| line.source != Source::Castle) {
            lines.splice(0..0, scores::unpaid(game, feature));
        }
    }

    /// R-CA-12.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        let house = &game.setup.house.castles;
        match deed {
            Deed::Remove(lord, Cause::Dragon) => house.lord_immune_to_dragon && game.is_lord(lord),
            Deed::Remove(lord, Cause::Tower) => house.lord_immune_to_tower && game.is_lord(lord),
            _ => false,
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Castles => Some(&Choose),
            Slot::Convert => Some(&Convert),
            Slot::CastleScores => Some(&scores::Scores),
            _ => None,
        }
    }
}

impl Game {
    /// Whether a figure is the lord of a castle.
    pub fn is_lord(&self, figure: &Figure) -> bool {
        let spot = figure.at.spot().filter(|_| self.board.converted().next().is_some());
        let feature = spot.map(|spot| self.board.feature_at(spot));
        feature.is_some_and(|id| self.board.feature(id).kind == SegmentKind::Castle)
    }

    /// Whether a figure stands on one of some cells. A lord stands on both of his castle (R-CA-12).
    pub fn stands_on(&self, figure: &Figure, cell: impl Fn(Pos) -> bool) -> bool {
        let both = |spot| self.has_cell(self.board.feature_at(spot), &cell);
        figure.at.pos().is_some_and(&cell)
            || (self.is_lord(figure) && figure.at.spot().is_some_and(both))
    }

    /// Whether a feature lies on one of some cells.
    fn has_cell(&self, id: FeatureId, cell: impl Fn(Pos) -> bool) -> bool {
        self.board.nodes(id).any(|node| cell(self.board.spot(node).pos))
    }

    /// The figures that stand on one of some cells.
    pub(crate) fn figures_on(&self, cell: impl Fn(Pos) -> bool) -> impl Iterator<Item = &Figure> {
        let castles = self.board.converted();
        let castles: Vec<FeatureId> = castles.filter(|&id| self.has_cell(id, &cell)).collect();
        let figures = self.figures.iter().zip(&self.nodes);
        let there = figures.filter(move |&(figure, &node)| {
            let lord = |node| castles.contains(&self.board.feature_of(node));
            figure.at.pos().is_some_and(&cell) || !castles.is_empty() && node.is_some_and(lord)
        });
        there.map(|(figure, _)| figure)
    }
}

/// The cells of a feature, each once, in order of placement.
fn cells(game: &Game, id: FeatureId) -> Vec<Pos> {
    let board = game.board();
    let mut tiles: Vec<u16> = board.nodes(id).map(|node| node.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles.into_iter().map(|tile| board.tiles()[usize::from(tile)].pos).collect()
}

/// R-CA-1; two cities that share an edge never become castles (R-HS-20).
fn is_small(game: &Game, city: FeatureId) -> bool {
    let board = game.board();
    let half_circle =
        |segment: &crate::Segment| segment.sides.len() == 1 && !segment.tags.has(Tag::NoCastle);
    board.feature(city).kind == SegmentKind::City
        && board.feature(city).size() > 1
        && cells(game, city).len() == 2
        && !board.members(city).any(|(placed, _)| placed.tile().has_shared_edge())
        && (game.setup.house.castles.shape == CastleShape::AnyTwoTiles
            || board.members(city).all(|(_, segment)| half_circle(segment)))
}

/// R-CA-3, R-CA-14: the only seat that may make a castle of a city.
fn builder_of(game: &Game, city: FeatureId) -> Option<Seat> {
    let followers = game.standing_on(city);
    let mut followers = followers.iter().filter(|figure| figure.kind.is_follower());
    let first = followers.next()?;
    if game.setup.house.castles.convert == ConvertedBy::SingleFollower {
        return followers.next().is_none().then_some(first.seat);
    }
    if followers.all(|figure| figure.seat == first.seat) {
        return Some(first.seat);
    }
    let presence = Presence::on(game, city);
    let mut owners = presence.owners();
    let (seat, _) = owners.next()?;
    owners.next().is_none().then_some(seat)
}

/// The small cities that can become castles, and who may decide it (R-OV-10). Cities that were
/// decided before are left out; answers that are still held are not counted here.
fn due(game: &Game) -> Vec<(Seat, FeatureId)> {
    let used_up = || game.tokens.iter().all(|tokens| tokens.count(Token::Castle) == 0);
    if stages::score::closing(game).next().is_none() || used_up() {
        return Vec::new();
    }
    let answers = game.states.castles.as_ref();
    let declined = |city: FeatureId| {
        let mut declined = answers.iter().flat_map(|answers| &answers.declined);
        declined.any(|&spot| game.board.feature_at(spot) == city)
    };
    let completed = stages::score::completing(game).into_iter();
    let chosen = || answers.iter().flat_map(|answers| &answers.lords);
    let at = |lord: &Figure| lord.at.spot().map(|spot| game.board.feature_at(spot));
    let is_open = |city: FeatureId| !declined(city) && chosen().all(|lord| at(lord) != Some(city));
    let small = completed.filter(|&city| is_small(game, city) && is_open(city));
    let able = |seat: Seat| {
        let used = chosen().filter(|lord| lord.seat == seat).count();
        usize::from(game.tokens(seat).count(Token::Castle)) > used
    };
    let due = small.filter_map(|city| Some((builder_of(game, city)?, city)));
    due.filter(|(seat, _)| able(*seat)).collect()
}

/// The next small city about which a seat is asked (R-OV-30): its held answers are for the first
/// ones.
fn next_of(game: &Game, seat: Seat, due: &[(Seat, FeatureId)]) -> Option<FeatureId> {
    let answers = || game.turn.answers_of(seat);
    let built = answers()
        .filter(|answer| matches!(answer, crate::Action::Castles(Action::Convert { .. })))
        .count();
    let own = due.iter().filter(|(builder, _)| *builder == seat);
    let left = usize::from(game.tokens(seat).count(Token::Castle)) > built;
    let left = left && !(is_only_one(game) && answers().next().is_some());
    own.map(|&(_, city)| city).nth(answers().count()).filter(|_| left)
}

/// What a seat is asked: about its next small city, or about all of them at once if it may make
/// one castle.
fn asks(game: &Game, seat: Seat, due: &[(Seat, FeatureId)]) -> Option<Decision> {
    let mut question = question(game, seat, next_of(game, seat, due)?);
    if is_only_one(game) {
        let others = due.iter().filter(|(builder, _)| *builder == seat).skip(1);
        for &(_, city) in others {
            let mut more = self::question(game, seat, city).options;
            more.pop();
            let pass = question.options.len() - 1;
            question.options.splice(pass..pass, more);
            question.default = Some(question.options.len() - 1);
        }
    }
    Some(question)
}

fn is_only_one(game: &Game) -> bool {
    game.setup.house.castles.one_per_part
}

/// What a seat is asked about a small city.
fn question(game: &Game, seat: Seat, city: FeatureId) -> Decision {
    let mut lords = game.standing_on(city);
    lords.retain(|figure| figure.seat == seat && figure.kind.is_follower());
    let pennants = game.board.members(city).map(|(_, segment)| u32::from(segment.pennants));
    let pennants = pennants.sum();
    lords.sort_unstable_by_key(|lord| (u32::MAX - lord.kind.strength(pennants), *lord));
    lords.dedup();
    let mut options: Vec<crate::Action> =
        lords.into_iter().map(|lord| crate::Action::Castles(Action::Convert { lord })).collect();
    options.push(crate::Action::Pass);
    let default = options.len() - 1;
    Decision::new(seat, Prompt::Convert, options, default)
}

/// S5. The owners of several small cities answer in any order.
struct Choose;

impl Stage for Choose {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.small_city().is_some() {
            return Flow::Next;
        }
        if !due(game).is_empty() {
            return Flow::Ask;
        }
        game.states.castles = None;
        Flow::Next
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let due = due(game);
        for seat in game.round() {
            open.extend(asks(game, seat, &due));
        }
    }

    fn waits(&self, game: &Game) -> bool {
        game.small_city().is_none() && !due(game).is_empty()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        let lord = match action {
            crate::Action::Castles(Action::Convert { lord }) => Some(lord),
            _ => None,
        };
        game.states.castles.get_or_insert_default().lords.extend(lord);
        // A pass declines this city. If only one castle is allowed, any answer declines the rest.
        let declines = if is_only_one(game) { usize::MAX } else { usize::from(lord.is_none()) };
        let own = due(game).into_iter().filter(|(builder, _)| *builder == seat).take(declines);
        for (_, city) in own {
            let first = game.board.spot(game.board.feature(city).first);
            game.states.castles.get_or_insert_default().declined.push(first);
        }
        self.enter(game)
    }
}

/// S5: carries out what was chosen, once nothing else has to happen first (R-GB-10).
struct Convert;

impl Stage for Convert {
    fn enter(&self, game: &mut Game) -> Flow {
        let chosen = game.states.castles.as_mut().map(|answers| &mut answers.lords);
        let Some(lords) = chosen.filter(|lords| !lords.is_empty()) else {
            return Flow::Next;
        };
        let lord = lords.remove(0);
        convert(game, lord);
        Flow::Goto(Slot::Castles)
    }
}

impl Game {
    /// The city that becomes a castle now.
    pub(crate) fn small_city(&self) -> Option<FeatureId> {
        let lord = self.states.castles.as_ref()?.lords.first()?;
        Some(self.board.feature_at(lord.at.spot()?))
    }
}

/// Whether the lords of a restored state are possible: each can get a castle of its own.
fn can_convert(game: &Game, lords: &[Figure]) -> bool {
    let may = |lord: &Figure| {
        let city = lord.at.spot().filter(|&at| game.board.segment(at).is_some());
        game.figures.contains(lord) && city.is_some_and(|at| game.board.allows(Edit::Convert(at)))
    };
    let stocked = |seat: Seat| {
        let castles = lords.iter().filter(|lord| lord.seat == seat).count();
        castles <= usize::from(game.tokens(seat).count(Token::Castle))
    };
    let mut cities: Vec<Option<FeatureId>> = Vec::new();
    lords.iter().all(may)
        && game.seats().all(stocked)
        && lords.iter().all(|lord| {
            let city = lord.at.spot().map(|at| game.board.feature_at(at));
            cities.push(city);
            cities.iter().filter(|&&other| other == city).count() == 1
        })
}

/// R-CA-3, R-CA-4.
fn convert(game: &mut Game, lord: Figure) {
    let Some(at) = lord.at.spot() else {
        return;
    };
    game.spend(lord.seat, Token::Castle);
    let mut others = game.standing_on(game.board.feature_at(at));
    if let Some(index) = others.iter().position(|figure| *figure == lord) {
        others.remove(index);
    }
    // Builders first, so that they do not leave because they are alone.
    others.sort_unstable_by_key(|figure| (figure.kind.is_follower(), *figure));
    for figure in others {
        game.remove(figure, Cause::Castle);
    }
    game.board.edit(Edit::Convert(at));
    game.emit(Event::Converted { lord });
}
