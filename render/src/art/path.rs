//! Outlines as paths of the vector library.

use tiny_skia::{Path, PathBuilder};

/// Draws an outline, line by line.
pub(crate) type Outline = PathBuilder;

/// A closed polygon.
pub(crate) fn polygon(corners: &[(f32, f32)]) -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(corners[0].0, corners[0].1);
    corners[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
    path.finish()
}
