//! What a feature is worth and who owns it: counting, without deciding when.

use crate::board::Spot;
use crate::expansions::base::TinyCity;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::setup::MAX_SEATS;
use crate::stages::farms;
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{ScoreLine, SegmentKind, Source, Term};

impl Game {
    /// What a road, city or cloister is worth as it stands, for each of its owners.
    pub fn value(&self, feature: FeatureId) -> Value {
        self.amended(count(self, feature))
    }

    /// What it would be worth as it stands if it were complete.
    pub(crate) fn value_if_complete(&self, feature: FeatureId) -> Value {
        self.amended(count_as(self, feature, true))
    }

    /// A value with what all rules change about it, whoever counted it.
    pub fn amended(&self, mut value: Value) -> Value {
        let is_tiny = value.kind == SegmentKind::City && value.complete && value.tiles == 2;
        if is_tiny && self.setup.house.base.tiny_city == TinyCity::TwoPoints {
            value.modifiers.add(ValueStep::PerUnit, Operation::Add(-1), Term::Tiny);
        }
        self.setup.systems.amend(self, &mut value);
        value
    }

    /// The seats that own a feature: those that are paid for it.
    pub fn owners(&self, feature: FeatureId) -> Vec<Seat> {
        Presence::on(self, feature).owners().map(|(seat, _)| seat).collect()
    }

    /// The lines that the feature under a spot would give if it were counted now.
    pub fn projected(&self, spot: Spot) -> Vec<ScoreLine> {
        self.pays(self.board.feature_at(spot))
    }

    /// The lines that a feature gives now.
    pub(crate) fn pays(&self, id: FeatureId) -> Vec<ScoreLine> {
        let mut lines = lines(self, id);
        self.add_pays(id, &mut lines);
        lines
    }

    /// Adds the lines of systems to those of a feature.
    pub fn add_pays(&self, id: FeatureId, lines: &mut Vec<ScoreLine>) {
        self.setup.systems.pays(self, id, lines);
    }
}

/// Counts a feature as it stands (R-BA-18..20, R-BA-25), without amendments.
pub(crate) fn count(game: &Game, id: FeatureId) -> Value {
    count_as(game, id, game.board().is_complete(id))
}

/// The same, taking it as complete or not.
pub(crate) fn count_as(game: &Game, id: FeatureId, complete: bool) -> Value {
    let board = game.board();
    let mut tiles: Vec<u16> = board.nodes(id).map(|node| node.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let mut value = Value::new(Some(id), board.feature(id).kind, complete);
    value.tiles = tiles.len() as u16;
    for (_, segment) in board.members(id) {
        value.pennants += u16::from(segment.pennants);
        value.tags = value.tags.union(segment.tags);
    }
    if value.kind.is_surrounded() {
        let (placed, _) = board.members(id).next().expect("a feature has a member");
        let filled = u16::from(board.filled_around(placed.pos));
        value.tiles = 1 + if value.kind.counts_gaps() { 8 - filled } else { filled };
    }
    value
}

/// The strength of every seat on a feature, and a segment on which each seat stands.
#[derive(Clone, Copy, Debug, Default)]
pub struct Presence {
    pub(crate) strength: [u32; MAX_SEATS as usize],
    /// How much each seat has that breaks ties.
    pub(crate) tie_breakers: [u8; MAX_SEATS as usize],
    /// Their number counts; otherwise only whether there is one.
    pub(crate) counts_tie_breakers: bool,
    stands: [Option<Spot>; MAX_SEATS as usize],
}

impl Presence {
    pub(crate) fn on(game: &Game, id: FeatureId) -> Self {
        let mut presence = Self::default();
        // A castle has no pennants (R-AM-25).
        let is_city = game.board().feature(id).kind == SegmentKind::City;
        let pennants = || {
            let members = game.board().members(id).filter(|_| is_city);
            members.map(|(_, segment)| u32::from(segment.pennants)).sum()
        };
        for figure in game.members_of(id).filter(|figure| figure.kind.is_follower()) {
            let pennants = if figure.kind.counts_pennants() { pennants() } else { 0 };
            let seat = figure.seat.index();
            presence.strength[seat] += figure.kind.strength(pennants);
            presence.stands[seat] = presence.stands[seat].or(figure.at.spot());
        }
        game.setup.systems.ties(game, id, &mut presence);
        presence
    }

    /// The seats with followers there, each with a segment on which one stands, and its strength.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, Spot, u32)> {
        let seats = self.strength.into_iter().zip(self.stands).zip(0..);
        seats.filter_map(|((strength, at), seat)| Some((Seat(seat), at?, strength)))
    }

    /// All seats with the greatest strength, if that is at least 1, and of these those with the most
    /// tie breakers.
    pub(crate) fn owners(&self) -> impl Iterator<Item = (Seat, Spot)> {
        let most = self.strength.iter().copied().max().unwrap_or(0).max(1);
        let limit = if self.counts_tie_breakers { u8::MAX } else { 1 };
        let breakers = self.tie_breakers.map(|number| number.min(limit));
        let tied = self.strength.iter().zip(breakers).filter(|(strength, _)| **strength == most);
        let most_breakers = tied.map(|(_, number)| number).max().unwrap_or(0);
        let seats = self.strength.into_iter().zip(breakers).zip(self.stands).zip(0..);
        seats.filter_map(move |(((strength, number), spot), seat)| {
            (strength == most && number == most_breakers).then_some((Seat(seat), spot?))
        })
    }
}

impl Presence {
    /// Adds the strengths on another feature; with `owners_only` each of its owners counts 1.
    pub(crate) fn add(&mut self, other: &Self, owners_only: bool) {
        let mut owns = [0; MAX_SEATS as usize];
        other.owners().for_each(|(seat, _)| owns[seat.index()] = 1);
        let counts = if owners_only { owns } else { other.strength };
        self.counts_tie_breakers |= other.counts_tie_breakers;
        for (seat, count) in counts.into_iter().enumerate() {
            self.strength[seat] += count;
            self.tie_breakers[seat] += other.tie_breakers[seat];
            self.stands[seat] = self.stands[seat].or(other.stands[seat]);
        }
    }
}

/// The score lines that a road, city or cloister gives now.
pub(crate) fn lines(game: &Game, id: FeatureId) -> Vec<ScoreLine> {
    let presence = Presence::on(game, id);
    let kind = game.board().feature(id).kind;
    let Some(source) = Source::of(kind).filter(|_| kind.is_counted()) else { return Vec::new() };
    let mut owners = presence.owners().peekable();
    if owners.peek().is_none() {
        return powerless(game, id, &presence);
    }
    if kind == SegmentKind::Field {
        return farms::line(game, id);
    }
    let value = game.value(id);
    let (points, complete) = (value.points(), value.complete);
    let line = |(seat, at)| {
        let terms = value.terms();
        ScoreLine { seat, points, source, at: Some(at), complete, terms }
    };
    owners.map(line).collect()
}

/// The least-loss choice (R-OV-18): the index of the figure whose feature is worth least to its
/// owner now, the first of equals.
pub(crate) fn min_loss(game: &Game, figures: &[Figure]) -> usize {
    let worth = |figure: &Figure| {
        let lines = figure.at.spot().map_or(Vec::new(), |spot| game.projected(spot));
        let own = lines.iter().find(|line| line.seat == figure.seat);
        own.map_or(0, |line| line.points)
    };
    let ranked = figures.iter().enumerate().min_by_key(|(_, figure)| worth(figure));
    ranked.map_or(0, |(index, _)| index)
}

/// The followers on a cell and on the eight around it.
pub(crate) fn followers_near(game: &Game, pos: Pos) -> impl Iterator<Item = &Figure> {
    let board = game.board();
    game.figures().iter().filter(|figure| figure.kind.is_follower()).filter(move |figure| {
        let feature = figure.at.spot().map(|spot| board.feature_at(spot));
        let whole = feature.filter(|&id| board.feature(id).kind.is_one_place());
        let cell = figure.at.pos().filter(|_| whole.is_none());
        let mut cells = whole.into_iter().flat_map(|id| board.members(id));
        cell.is_some_and(|cell| cell.is_within_one(pos))
            || cells.any(|(placed, _)| placed.pos.is_within_one(pos))
    })
}

/// R-AM-22: a city held only by mayors of strength 0 pays nothing.
fn powerless(game: &Game, id: FeatureId, presence: &Presence) -> Vec<ScoreLine> {
    let board = game.board();
    if board.feature(id).kind != SegmentKind::City {
        return Vec::new();
    }
    let complete = board.is_complete(id);
    let line = |(seat, at, _)| {
        let terms = vec![Term::Powerless];
        ScoreLine { seat, points: 0, source: Source::City, at: Some(at), complete, terms }
    };
    presence.seats().map(line).collect()
}
