//! Which empty cells can ever be filled, judged by their edges. Bridges over tiles on the board,
//! built one after the other, turn field edges into roads (R-BR-3, R-BR-8).

use super::span::{Axis, byte, carries, spanned};
use super::{Board, Gap, mismatch};
use crate::geometry::{Pos, Rotation, Side};
use crate::tile::{Edge, KindId};

/// Some sides of a cell, one bit each.
type ReachSides = u8;

const fn bit(side: Side) -> ReachSides {
    1 << side.index()
}

/// What is left to fill cells with.
struct Means<'a, May> {
    board: &'a Board,
    kinds: &'a [KindId],
    /// Bridges that are left.
    spans: u32,
    /// Whether the rules of the table allow a bridge there.
    may: May,
}

impl Board {
    /// The cells beside the board that one of these kinds can fill now or later, with at most this
    /// many bridges where they `may` be, sorted. Tiles are not counted: each is assumed to come as
    /// often as it is needed.
    pub fn fillable(
        &self,
        kinds: &[KindId],
        spans: u32,
        may: impl Fn(Pos, Axis) -> bool,
    ) -> Vec<Pos> {
        let means = Means { board: self, kinds, spans, may };
        // The sides of each gap to which others can bring a road before it is filled.
        let mut roads: Vec<ReachSides> = vec![0; self.gaps.len()];
        while spans > 0 && means.bring_roads(&mut roads) {}
        let gaps = self.gaps.iter().zip(&roads);
        let filled = gaps.filter(|(gap, roads)| means.fill(gap, **roads).is_some());
        filled.map(|(gap, _)| gap.pos).collect()
    }
}

impl<May: Fn(Pos, Axis) -> bool> Means<'_, May> {
    /// Adds the roads that reach other gaps when a gap is filled, by bridges over the tiles beside
    /// it; returns whether there was a new one.
    fn bring_roads(&self, roads: &mut [ReachSides]) -> bool {
        let gaps = &self.board.gaps;
        let mut new = false;
        for (number, gap) in gaps.iter().enumerate() {
            let spanned = self.fill(gap, roads[number]).unwrap_or(0);
            for side in Side::ALL.into_iter().filter(|side| spanned & bit(*side) != 0) {
                let behind = gap.pos.step(side).step(side);
                if let Ok(behind) = gaps.binary_search_by_key(&behind, |gap| gap.pos) {
                    let road = bit(side.opposite());
                    new |= roads[behind] & road == 0;
                    roads[behind] |= road;
                }
            }
        }
        new
    }

    /// The sides beyond which a bridge can be built by a tile that fills a gap; `None` if nothing
    /// fills it. `roads`: the sides that a road may have reached by then.
    fn fill(&self, gap: &Gap, roads: ReachSides) -> Option<ReachSides> {
        let mut found = None;
        for kind in self.kinds {
            for rotation in Rotation::ALL {
                let rim = kind.kind().rims()[rotation.index()];
                let plain = self.fits(gap, roads, (rim, None));
                let own = Axis::ALL.into_iter().filter_map(|axis| {
                    let lies = carries(kind.kind(), rotation, axis) && (self.may)(gap.pos, axis);
                    lies.then(|| self.fits(gap, roads, (spanned(rim, axis), Some(axis))))?
                });
                for spanned in own.chain(plain) {
                    found = Some(found.unwrap_or(0) | spanned);
                }
            }
        }
        found
    }

    /// The same for one rim, with the bridge over it, if any: one is built at a time (R-BR-2).
    /// Whether an end of that bridge meets a road (R-BR-3) need not be checked: an end on a meadow
    /// does not fit, and if neither end meets a tile, the tile fits without the bridge too.
    fn fits(
        &self,
        gap: &Gap,
        roads: ReachSides,
        (rim, own): (u32, Option<Axis>),
    ) -> Option<ReachSides> {
        let apart = mismatch(rim, gap.wanted);
        let sides = || Side::ALL.into_iter().filter(move |side| byte(apart, *side) != 0);
        if sides().count() as u32 + u32::from(own.is_some()) > self.spans {
            return (apart == 0 && own.is_none()).then_some(0);
        }
        let builds = |side: &Side| {
            let (over, axis) = (gap.pos.step(*side), Axis::through(*side));
            own.is_none() && self.board.bears(over, axis) && (self.may)(over, axis)
        };
        let mut others = sides().filter(|side| roads & bit(*side) == 0);
        let first = others.next();
        let mended = first.is_none_or(|side| builds(&side)) && others.next().is_none();
        let leads = sides().all(|side| byte(rim, side) == Edge::Road.bits());
        let built = sides().filter(builds).filter(|side| first.is_none_or(|first| first == *side));
        (mended && leads).then(|| built.fold(0, |all, side| all | bit(side)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Crossings can come to (1,1) only over the meadow east of it and the one south of it, and
    /// below the latter a city keeps them away. So the road in the east must come from (3,1), where
    /// a crossing wants the one of (3,3) to be laid first.
    const STAIRS: [(&str, [i16; 2]); 4] =
        [("base/B", [2, 1]), ("base/B", [1, 2]), ("base/B", [3, 2]), ("base/C", [0, 3])];

    fn turned([x, y]: [i16; 2], quarters: u8) -> Pos {
        let (x, y) = (0..quarters).fold((x, y), |(x, y), _| (-y, x));
        Pos::new(x, y)
    }

    fn kind(id: &str) -> KindId {
        KindId::named(id).expect("a tile of the base game")
    }

    fn fillable(tiles: &[(&str, [i16; 2])], quarters: u8, spans: u32) -> Vec<Pos> {
        let mut board = Board::default();
        for &(id, cell) in tiles {
            board.place(kind(id), turned(cell, quarters), Rotation::default());
        }
        board.fillable(&[kind("base/X")], spans, |_, _| true)
    }

    #[test]
    fn roads_come_by_any_number_of_bridges_in_any_direction() {
        for quarters in 0..4 {
            let cell = turned([1, 1], quarters);
            let fills = |tiles: &[_], spans| fillable(tiles, quarters, spans).contains(&cell);
            assert!(fills(&STAIRS, 2), "{quarters}");
            assert!(!fills(&STAIRS, 1), "{quarters}");
            let last_is_dead = [&STAIRS[..], &[("base/C", [3, 4])]].concat();
            assert!(!fills(&last_is_dead, 2), "{quarters}");
        }
    }

    #[test]
    fn the_own_bridge_lies_on_a_meadow_and_where_it_may() {
        // Between two roads that lead to the cell.
        let mut board = Board::default();
        for x in [0, 2] {
            board.place(kind("base/U"), Pos::new(x, 0), Rotation::default());
        }
        let fills = |id, may: bool| {
            let cells = board.fillable(&[kind(id)], 1, |_, _| may);
            cells.contains(&Pos::new(1, 0))
        };
        assert!(fills("base/B", true));
        assert!(!fills("base/B", false));
        assert!(!fills("base/C", true), "R-BR-1: all its edges are city");
    }
}
