//! What a feature is worth: what was counted on it, and a list of modifiers. Each system contributes
//! its own modifiers and knows those of no other; the order in which they act is decided here, so
//! that the order in which systems are asked does not matter.

use crate::feature::FeatureId;
use crate::tile::Tags;
use crate::vocabulary::{SegmentKind, Term};

/// The steps in which points are worked out, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ValueStep {
    /// Points per unit: a tile or a pennant, or for a field a city beside it.
    PerUnit,
    /// Points per tile, whatever a unit is worth.
    PerTile,
    /// Points besides those for units and tiles.
    Bonus,
    /// The sum of all these, which can only be halved.
    Sum,
    /// What is added to the sum in the end.
    AfterMultipliers,
}

/// What a modifier does to the number of its step. The order of the variants is the one in which
/// they act within a step; those of one variant can change places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Operation {
    /// Adds to it.
    Add(i32),
    /// Raises it to a minimum.
    AtLeast(i32),
    /// Multiplies it; with 0 it is worth nothing, whatever was added.
    Multiply(i32),
    /// Halves it and rounds up.
    Halve,
}

impl Operation {
    const fn on(self, points: i32) -> i32 {
        match self {
            Self::Add(more) => points + more,
            Self::AtLeast(least) if points < least => least,
            Self::AtLeast(_) => points,
            Self::Multiply(factor) => points * factor,
            Self::Halve => points - points / 2,
        }
    }
}

/// What one rule changes about the points for a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Modifier {
    /// When.
    pub step: ValueStep,
    /// How.
    pub effect: Operation,
    /// What the score sheet says about it.
    pub term: Option<Term>,
}

/// Modifiers in the order in which they act. Most values have none; then nothing is allocated.
#[derive(Clone, Debug, Default)]
pub struct Modifiers(Vec<Modifier>);

impl Modifiers {
    /// Adds a modifier in its place.
    pub fn add(&mut self, step: ValueStep, effect: Operation, term: impl Into<Option<Term>>) {
        let modifier = Modifier { step, effect, term: term.into() };
        let place = self.0.partition_point(|other| *other <= modifier);
        self.0.insert(place, modifier);
    }

    /// Adds those of others that are not among them yet.
    pub(crate) fn unite(&mut self, others: &Self) {
        for modifier in &others.0 {
            if !self.0.contains(modifier) {
                self.add(modifier.step, modifier.effect, modifier.term);
            }
        }
    }

    /// Drops those that are not wanted.
    pub(crate) fn retain(&mut self, wanted: impl Fn(&Modifier) -> bool) {
        self.0.retain(wanted);
    }

    /// Whether nothing is changed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What the score sheet says about them, in the order of the vocabulary.
    pub(crate) fn terms(&self) -> Vec<Term> {
        let mut terms: Vec<Term> = self.0.iter().filter_map(|modifier| modifier.term).collect();
        terms.sort_unstable();
        terms
    }

    /// Those that are not among others.
    #[must_use]
    pub fn without(mut self, others: &Self) -> Self {
        self.retain(|modifier| !others.0.contains(modifier));
        self
    }

    /// What they come to, if a unit is worth `unit` by itself.
    pub fn rates(&self, unit: i32) -> Rates {
        let step = |step: ValueStep, points: i32| {
            let here = self.0.iter().filter(|modifier| modifier.step == step);
            here.fold(points, |points, modifier| modifier.effect.on(points))
        };
        Rates {
            unit: step(ValueStep::PerUnit, unit),
            tile: step(ValueStep::PerTile, 0),
            bonus: step(ValueStep::Bonus, 0),
            halved: self.0.iter().any(|modifier| modifier.step == ValueStep::Sum),
            after: step(ValueStep::AfterMultipliers, 0),
        }
    }

    /// The points for so many units and tiles, if a unit is worth `unit` by itself.
    pub(crate) fn points(&self, units: u16, tiles: u16, unit: i32) -> i32 {
        self.rates(unit).points(units, tiles)
    }
}

/// What modifiers come to: the points follow from the number of units and tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rates {
    /// Points for each unit.
    pub unit: i32,
    /// Points for each tile besides.
    pub tile: i32,
    /// Points besides those for units and tiles.
    pub bonus: i32,
    /// Whether the sum of all these is halved, and rounded up.
    pub halved: bool,
    /// What is added in the end.
    pub after: i32,
}

impl Rates {
    const fn points(self, units: u16, tiles: u16) -> i32 {
        let sum = units as i32 * self.unit + tiles as i32 * self.tile + self.bonus;
        let sum = if self.halved { Operation::Halve.on(sum) } else { sum };
        sum + self.after
    }
}

/// The value of a road, city or cloister while it is worked out.
#[derive(Clone, Debug)]
pub struct Value {
    /// Whose value it is; `None` is a feature that is not on the board, for which only what is
    /// printed on it counts.
    pub feature: Option<FeatureId>,
    /// Road, city or cloister.
    pub kind: SegmentKind,
    /// Complete, or counted at the end of the game.
    pub complete: bool,
    /// Distinct tiles (R-OV-1); for a cloister itself and the filled cells around,
    /// for a hut itself and the empty ones.
    pub tiles: u16,
    /// Coats of arms that count.
    pub pennants: u16,
    /// What is printed on any of its segments.
    pub tags: Tags,
    /// Points per tile and pennant, before all modifiers.
    pub unit: i32,
    /// What changes the points.
    pub modifiers: Modifiers,
}

impl Value {
    /// What was counted on a feature, before anything changes it (R-BA-18..20, R-BA-25).
    pub fn new(feature: Option<FeatureId>, kind: SegmentKind, complete: bool) -> Self {
        Self {
            feature,
            kind,
            complete,
            tiles: 0,
            pennants: 0,
            tags: Tags::NONE,
            unit: if kind == SegmentKind::City && complete { 2 } else { 1 },
            modifiers: Modifiers::default(),
        }
    }

    /// The points for each owner.
    pub fn points(&self) -> i32 {
        self.modifiers.points(self.tiles + self.pennants, self.tiles, self.unit)
    }

    /// What was counted.
    pub(crate) fn terms(&self) -> Vec<Term> {
        let tiles = if self.kind.counts_gaps() { Term::Gaps } else { Term::Tiles };
        let mut terms = vec![tiles(self.tiles)];
        terms.extend((self.pennants > 0).then_some(Term::Pennants(self.pennants)));
        terms.extend(self.modifiers.terms());
        terms
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Seed};

    #[test]
    fn modifiers_act_in_their_own_order_whoever_contributes_first() {
        let every = [
            (ValueStep::PerUnit, Operation::Add(1)),
            (ValueStep::PerUnit, Operation::Add(-1)),
            (ValueStep::PerUnit, Operation::AtLeast(3)),
            (ValueStep::PerUnit, Operation::Multiply(2)),
            (ValueStep::PerTile, Operation::Add(1)),
            (ValueStep::Bonus, Operation::Add(4)),
            (ValueStep::Bonus, Operation::Multiply(2)),
            (ValueStep::Sum, Operation::Halve),
            (ValueStep::AfterMultipliers, Operation::Add(5)),
        ];
        let mut dice = Dice::stream(Seed::from_number(1), "modifiers");
        for _ in 0..100 {
            let mut rest = every.to_vec();
            let mut modifiers = Modifiers::default();
            while !rest.is_empty() {
                let (step, effect) = rest.swap_remove(dice.below(rest.len() as u32) as usize);
                modifiers.add(step, effect, None);
            }
            // Five units of twice 3, four tiles of 1 and twice 4, halved, and 5.
            assert_eq!(modifiers.points(5, 4, 1), (5 * 6 + 4 + 8) / 2 + 5);
        }
    }

    #[test]
    fn a_half_is_rounded_up_and_what_is_worth_nothing_still_gets_what_comes_after() {
        let mut modifiers = Modifiers::default();
        modifiers.add(ValueStep::Sum, Operation::Halve, None);
        assert_eq!(modifiers.points(3, 3, 1), 2);
        modifiers.add(ValueStep::PerUnit, Operation::Multiply(0), None);
        modifiers.add(ValueStep::PerUnit, Operation::Add(1), None);
        modifiers.add(ValueStep::AfterMultipliers, Operation::Add(3), None);
        assert_eq!(modifiers.points(3, 3, 1), 3);
    }
}
