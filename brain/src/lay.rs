//! What a placement would bring, found on a [`Survey`] without laying the tile: which features it
//! joins, what becomes of them, and where a follower on the tile would do best.

use rules::{Board, KindId, MAX_SEGMENTS, Placed, Pos, Rotation, SegmentKind, Side, Spot};

use crate::survey::Survey;
use crate::tract::{NO_CITY, Tract};

/// A placement, with a follower or without.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Prospect {
    /// What it brings to the own seat, in points.
    pub gain: f32,
    /// Where a follower goes.
    pub spot: Option<Spot>,
}

/// The most neighbours that the segments of a tile can meet.
const MEETINGS: usize = 16;

/// The segments of a tile, joined where it is laid.
struct Join {
    /// For each segment the first one that belongs to the same feature.
    root: [u8; MAX_SEGMENTS],
    /// By first segment.
    tracts: [Tract; MAX_SEGMENTS],
    /// Features of the board that become part of one on the tile: the label, and the segment.
    absorbed: [(u16, u8); MEETINGS],
    met: usize,
    segments: usize,
}

impl Join {
    fn root(&self, segment: u8) -> usize {
        let mut at = segment;
        while self.root[usize::from(at)] != at {
            at = self.root[usize::from(at)];
        }
        usize::from(at)
    }

    /// The segments that stand for a feature each.
    fn roots(&self) -> impl Iterator<Item = usize> {
        (0..self.segments).filter(|&segment| usize::from(self.root[segment]) == segment)
    }

    fn is_city(&self, root: usize) -> bool {
        self.tracts[root].kind == SegmentKind::City
    }

    /// A segment meets a feature of the board.
    fn meet(&mut self, survey: &Survey, segment: u8, label: usize) {
        let own = self.root(segment);
        let met = &self.absorbed[..self.met];
        if let Some(&(_, other)) = met.iter().find(|(known, _)| usize::from(*known) == label) {
            let other = self.root(other);
            if other != own {
                let (keep, lose) = (own.min(other), own.max(other));
                self.root[lose] = keep as u8;
                let lost = self.tracts[lose];
                self.tracts[keep].add(&lost);
                // The tile itself is counted once.
                self.tracts[keep].tiles -= 1;
            }
            return;
        }
        if self.met < MEETINGS {
            self.absorbed[self.met] = (label as u16, segment);
            self.met += 1;
        }
        self.tracts[own].add(&survey.tracts[label]);
    }
}

impl Survey {
    /// What a placement brings, with the follower that does best or without one.
    pub(crate) fn lay(
        &self,
        board: &Board,
        kind: KindId,
        pos: Pos,
        rotation: Rotation,
    ) -> Prospect {
        let mut best = Prospect { gain: f32::MIN, spot: None };
        self.lay_all(board, kind, pos, rotation, |laid| {
            if laid.gain > best.gain {
                best = laid;
            }
        });
        best
    }

    /// What a placement brings: without a follower, then with one in each place that takes it.
    pub(crate) fn lay_all(
        &self,
        board: &Board,
        kind: KindId,
        pos: Pos,
        rotation: Rotation,
        mut tell: impl FnMut(Prospect),
    ) {
        let join = self.join(board, kind, pos, rotation);
        let mut gain = 0.0;
        for &(label, _) in &join.absorbed[..join.met] {
            let tract = &self.tracts[usize::from(label)];
            if tract.is_claimed() {
                gain -= self.brings(tract, self.field_of(tract));
            }
        }
        for &(cell, label) in &self.cloisters {
            if cell.touches(pos) {
                let tract = &self.tracts[usize::from(label)];
                let grown = Tract { tiles: tract.tiles + 1, ..*tract };
                gain += self.brings(&grown, 0.0);
                gain -= self.brings(tract, 0.0);
            }
        }
        let cities = self.cities(&join);
        gain += self.beside(&join, &cities);
        let field = |segment: usize| match join.tracts[segment].kind {
            SegmentKind::Field => self.joined_field(&join, segment, kind, &cities),
            _ => 0.0,
        };
        for segment in join.roots().filter(|&segment| join.tracts[segment].is_claimed()) {
            gain += self.brings(&join.tracts[segment], field(segment));
        }
        tell(Prospect { gain, spot: None });
        let Some(price) = self.price else { return };
        for segment in join.roots().filter(|&segment| !join.tracts[segment].is_claimed()) {
            if let Some(own) = self.claimed(&join.tracts[segment]) {
                let more = self.brings(&own, field(segment)) - price;
                let spot = Some(Spot { pos, segment: segment as u8 });
                tell(Prospect { gain: gain + more, spot });
            }
        }
    }

    /// A feature with the first follower of the own seat on it, if it takes one.
    fn claimed(&self, tract: &Tract) -> Option<Tract> {
        let claims = rules::FigureKind::Small.claims(tract.kind);
        let own = self.share.iter().position(|share| *share == 1.0)?;
        claims.then(|| tract.claimed(own))
    }

    fn join(&self, board: &Board, kind: KindId, pos: Pos, rotation: Rotation) -> Join {
        let tile = kind.kind();
        let segments = tile.segments.len();
        let mut join = Join {
            root: std::array::from_fn(|index| index as u8),
            tracts: [Tract::NONE; MAX_SEGMENTS],
            absorbed: [(0, 0); MEETINGS],
            met: 0,
            segments,
        };
        for (tract, segment) in join.tracts.iter_mut().zip(&tile.segments) {
            tract.kind = segment.kind;
            tract.open = segment.sides.len() as i16;
            tract.tiles = 1;
            tract.pennants = segment.pennants.into();
            tract.tags = segment.tags;
            if segment.kind.is_surrounded() {
                tract.tiles += i16::from(board.filled_around(pos));
            } else if segment.kind == SegmentKind::Pallet {
                tract.tiles += board.in_lines(pos) as i16;
            }
        }
        for side in Side::ALL {
            let Some(there) = board.tile_at(pos.step(side)) else { continue };
            let across = side.opposite();
            let own = tile.segment_at(side, rotation);
            let theirs = there.segment_at(across);
            if let Some(own) = own {
                join.tracts[join.root(own)].open -= 1;
            }
            if let (Some(own), Some(theirs)) = (own, theirs) {
                join.meet(self, own, label(board, there, theirs));
                join.tracts[join.root(own)].open -= 1;
            }
            for half in 0..2 {
                let own = tile.field_at(2 * side.index() + half, rotation);
                let theirs = there.tile().field_at(2 * across.index() + 1 - half, there.rotation);
                if let (Some(own), Some(theirs)) = (own, theirs) {
                    join.meet(self, own, label(board, there, theirs));
                }
            }
        }
        join
    }

    /// What the cities on a tile can be hoped to pay farmers beside them, by first segment.
    fn cities(&self, join: &Join) -> [f32; MAX_SEGMENTS] {
        let mut cities = [0.0; MAX_SEGMENTS];
        for root in join.roots().filter(|&root| join.is_city(root)) {
            let tract = &join.tracts[root];
            cities[root] = self.points.known(tract).farmer * self.hope(self.chance(tract));
        }
        cities
    }

    /// The cities of the board that became part of a city on the tile, one bit each.
    fn taken(&self, join: &Join, root: usize) -> u128 {
        let absorbed = join.absorbed[..join.met].iter();
        let cities = absorbed.filter(|(_, segment)| join.root(*segment) == root);
        cities.fold(0, |taken, &(label, _)| match self.tracts[usize::from(label)].city {
            NO_CITY => taken,
            city => taken | 1 << city,
        })
    }

    /// What fields elsewhere gain, because the cities beside them grow or are completed.
    fn beside(&self, join: &Join, cities: &[f32; MAX_SEGMENTS]) -> f32 {
        let mut gain = 0.0;
        for root in join.roots().filter(|&root| join.is_city(root)) {
            let taken = self.taken(join, root);
            if taken == 0 {
                continue;
            }
            for &field in &self.fields {
                let tract = &self.tracts[usize::from(field)];
                let absorbed = join.absorbed[..join.met].iter().any(|(label, _)| *label == field);
                if absorbed || tract.cities & taken == 0 {
                    continue;
                }
                let before = self.field(tract.cities & taken);
                gain += self.brings(tract, cities[root]) - self.brings(tract, before);
            }
        }
        gain
    }

    /// What the cities beside a field on the tile pay once it is laid.
    fn joined_field(
        &self,
        join: &Join,
        root: usize,
        kind: KindId,
        cities: &[f32; MAX_SEGMENTS],
    ) -> f32 {
        let mut others = join.tracts[root].cities;
        // The cities of the tile that the field touches: on the tile, or elsewhere.
        let mut touched = [false; MAX_SEGMENTS];
        for (index, segment) in (0_u8..).zip(&kind.kind().segments) {
            if join.root(index) == root {
                for city in (0..MAX_SEGMENTS as u8).filter(|bit| segment.touches & 1 << bit != 0) {
                    touched[join.root(city)] = true;
                }
            }
        }
        let mut own = 0.0;
        for city in join.roots().filter(|&root| join.is_city(root)) {
            let taken = self.taken(join, city);
            if touched[city] || others & taken != 0 {
                others &= !taken;
                own += cities[city];
            }
        }
        own + self.field(others)
    }
}

fn label(board: &Board, placed: &Placed, segment: u8) -> usize {
    board.feature_at(Spot { pos: placed.pos, segment }).index()
}

#[cfg(test)]
mod tests {
    use rules::{Action, Dice, Game, Prompt, Seed, Setup, Systems};

    use super::*;
    use crate::weights::Weights;

    /// What the claimed features of a position bring.
    fn brought(survey: &Survey) -> f32 {
        let claimed = survey.tracts.iter().filter(|tract| tract.is_claimed());
        claimed.map(|tract| survey.brings(tract, survey.field_of(tract))).sum()
    }

    #[test]
    fn a_placement_brings_what_is_found_once_it_is_laid() {
        let (mut seen, mut joined) = (0, 0);
        for (number, systems) in (1..).zip([&["base"][..], &["base", "inns"], &["winter"]]) {
            let systems = Systems::named(systems.iter().copied()).expect("known systems");
            let seed = Seed::from_number(number);
            let setup = Setup { hold_draw: true, ..Setup::new(3, systems, seed) };
            let (mut game, _) = Game::new(setup).expect("a game");
            let mut dice = Dice::new(seed);
            let mut survey = Survey::new(Weights::BEST);
            while let Some(asked) = game.decision() {
                let chosen = asked.options[dice.below(asked.options.len() as u32) as usize];
                let seat = asked.seat;
                if let (Prompt::Place, Action::Place { pos, rotation }) = (asked.prompt, chosen) {
                    survey.take(&game, seat);
                    let before = brought(&survey);
                    let kind = game.turn().hand.expect("a tile is laid");
                    let mut gains = Vec::new();
                    survey.lay_all(game.board(), kind, pos, rotation, |laid| gains.push(laid));
                    let mut laid = game.clone();
                    laid.apply(seat, chosen).expect("it is offered");
                    // Followers are not home yet.
                    if laid.decision().is_some_and(|asked| asked.prompt == Prompt::Wood) {
                        survey.take(&laid, seat);
                        let after = brought(&survey);
                        let gain = gains[0].gain;
                        assert!((after - before - gain).abs() < 0.01, "{gain}: {before} {after}");
                        joined += u32::from(gain.abs() > 0.1);
                        seen += 1;
                        let best = gains[1..].iter().max_by(|a, b| a.gain.total_cmp(&b.gain));
                        let best = best.filter(|best| best.gain > gain + 0.01);
                        let placed = laid.board().tile_at(pos).expect("it was laid");
                        let claim = survey.claim(laid.board(), placed);
                        assert_eq!(claim.is_some(), best.is_some(), "{gains:?}");
                    }
                }
                game.apply(seat, chosen).expect("it is offered");
            }
        }
        assert!(seen > 100 && joined > 30, "{seen} placements, {joined} of them joined something");
    }
}
