//! The rotations in which a tile looks the same. This tells what need be offered only once instead
//! of four times; it does not tell which rotations are legal.

use super::{Segment, TileKind};
use crate::geometry::{Rotation, Side};

impl TileKind {
    /// Whether the tile is the same in two rotations: edge for edge and segment for segment,
    /// including what is printed on each.
    pub fn is_same(&self, one: Rotation, other: Rotation) -> bool {
        let turn = Rotation::turns((other.index() + 4 - one.index()) as u8);
        turn == Rotation::default() || self.stays(turn)
    }

    /// Whether a turn leaves the tile unchanged.
    fn stays(&self, turn: Rotation) -> bool {
        let edge = |side: Side| self.edge(side, turn) == self.edges[side.index()];
        let Some(now) = self.swapped(turn) else { return false };
        let moved = |set: u16| {
            let members = (0..self.segments.len()).filter(|at| set & 1 << at != 0);
            members.fold(0_u16, |moved, at| moved | 1 << now[at])
        };
        let touches =
            |at: usize| moved(self.segments[at].touches) == self.segments[now[at]].touches;
        let mut links: Vec<u16> = self.links.iter().map(|link| moved(*link)).collect();
        let mut own = self.links.clone();
        links.sort_unstable();
        own.sort_unstable();
        !self.marks.point()
            && Side::ALL.into_iter().all(edge)
            && (0..now.len()).all(touches)
            && links == own
    }

    /// For each segment, the one whose place it takes after a turn; `None` unless all take one.
    fn swapped(&self, turn: Rotation) -> Option<Vec<usize>> {
        let mut now: Vec<usize> = Vec::with_capacity(self.segments.len());
        for segment in &self.segments {
            let mut places = 0..self.segments.len();
            let fits = |at: &usize| is_alike(segment, &self.segments[*at], turn);
            now.push(places.find(|at| !now.contains(at) && fits(at))?);
        }
        Some(now)
    }
}

/// Whether a segment looks like another after a turn.
fn is_alike(segment: &Segment, other: &Segment, turn: Rotation) -> bool {
    segment.kind == other.kind
        && segment.sides.turned(turn) == other.sides
        && segment.halves.turned(turn) == other.halves
        && segment.pennants == other.pennants
        && segment.tags == other.tags
        && segment.end == other.end
        && segment.mouths.turned(turn) == other.mouths
        && segment.also.turned(turn) == other.also
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::{KindId, catalog, parse};

    fn different(tile: &TileKind) -> usize {
        let mut seen: Vec<Rotation> = Vec::new();
        for rotation in Rotation::ALL {
            if !seen.iter().any(|known| tile.is_same(*known, rotation)) {
                seen.push(rotation);
            }
        }
        seen.len()
    }

    fn named(id: &str) -> &'static TileKind {
        KindId::named(id).expect("it exists").kind()
    }

    #[test]
    fn a_tile_has_one_two_or_four_rotations_that_differ() {
        // Cloister, city on all sides, crossroads; passage and straight road; the others.
        for one in ["base/B", "base/C", "base/X", "abbey/01"] {
            assert_eq!(different(named(one)), 1, "{one}");
        }
        for two in ["base/F", "base/G", "base/H", "base/U"] {
            assert_eq!(different(named(two)), 2, "{two}");
        }
        for four in ["base/A", "base/D", "base/E", "base/I", "base/L", "base/V", "base/W"] {
            assert_eq!(different(named(four)), 4, "{four}");
        }
    }

    #[test]
    fn whatever_is_printed_on_one_half_alone_tells_the_rotations_apart() {
        let plain = "x/1 1 CFCF city N; city S; field E1,E2,W1,W2 c1 c2";
        let cases = [
            (plain, 2),
            ("x/1 1 CFCF city N pennant=1; city S; field E1,E2,W1,W2 c1 c2", 4),
            ("x/1 1 CFCF city N wine; city S; field E1,E2,W1,W2 c1 c2", 4),
            ("x/1 1 CFCF city N; city S; field E1,E2,W1,W2 c1", 4),
            ("x/1 1 CFCF city N; city S; field E1,E2,W1,W2 c1 c2 ! tower", 2),
            (
                "x/1 1 FRFR road E inn end=house; road W end=house; field N1,N2,E1,W2; field E2,S1,S2,W1",
                4,
            ),
            (
                "x/1 1 FRFR road E end=house; road W end=house; field N1,N2,E1,W2; field E2,S1,S2,W1",
                2,
            ),
            (
                "x/1 1 FRFR road E end=house; road W end=tunnel; field N1,N2,E1,W2; field E2,S1,S2,W1",
                4,
            ),
        ];
        for (text, count) in cases {
            let kinds = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(different(&kinds[0]), count, "{text}");
        }
    }

    #[test]
    fn to_be_the_same_tile_goes_both_ways_and_on() {
        for kind in catalog().kinds().map(KindId::kind) {
            assert!([1, 2, 4].contains(&different(kind)), "{}", kind.id);
            for one in Rotation::ALL {
                for other in Rotation::ALL {
                    assert_eq!(kind.is_same(one, other), kind.is_same(other, one), "{}", kind.id);
                }
            }
        }
    }
}
