//! What the rules call the facts of a tile, where the plan has its own words for them.

use rules::{Mark, RoadEnd, TileKind};

/// Whether something printed on the tile crosses over something else.
pub(super) fn crosses(kind: &TileKind) -> bool {
    kind.marks.has(Mark::Bridge)
}

/// Whether a road with this end runs to the tile's cloister.
pub(super) const fn is_at_cloister(end: RoadEnd) -> bool {
    matches!(end, RoadEnd::Cloister | RoadEnd::Shrine)
}
