//! Outlines as paths of the vector library, and the letters whose outlines become paths.

use skrifa::Font;
use tiny_skia::{Path, PathBuilder};

/// Draws an outline, line by line.
pub type Outline = PathBuilder;

/// A closed polygon.
pub fn polygon(corners: &[(f32, f32)]) -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(corners[0].0, corners[0].1);
    corners[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
    path.finish()
}

/// A font with bold letters, if it has several weights.
pub fn bold(font: &Font) -> Font {
    font.instance_builder().variations([("wght", 700.0)]).build()
}
