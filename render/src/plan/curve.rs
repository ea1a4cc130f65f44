//! The sides of a tile as points of the unit square.

use canvas::geometry::{CENTRE, Vec2, corner};
use rules::Side;

/// The middle of a side.
pub fn middle(side: Side) -> Vec2 {
    corner(side.index()).towards(corner(side.index() + 1), 0.5)
}

/// The unit vector from a side into the tile.
pub fn inward(side: Side) -> Vec2 {
    CENTRE.minus(middle(side)).unit()
}

/// The middle of a half-edge.
pub fn half_middle(half: usize) -> Vec2 {
    let side = half / 2;
    let share = if half.is_multiple_of(2) { 0.25 } else { 0.75 };
    corner(side).towards(corner(side + 1), share)
}
