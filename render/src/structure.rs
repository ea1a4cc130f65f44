//! Structures that cover a block of several tiles, each tile showing its part. Measured in tiles
//! from the block's north-west corner.

use rules::{Mark, Rotation, TileKind};

use crate::art::Brush;
use crate::landmark::PlacedLandmark;
use crate::plan::{Block, Vec2};
use crate::theme::LandColours;

/// How roads run into a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrance {
    /// Straight on, to the wall.
    Straight,
    /// In a curve to the nearest point of the wall.
    Curved,
    /// The same, through a gate.
    Gate,
}

/// Draws a tile's part; the function gives the place of the block's points on the tile.
pub type DrawPart = fn(&mut Brush, &Block, &dyn Fn(Vec2) -> Vec2, Rotation, &LandColours);

/// A structure.
pub struct Structure {
    /// The mark of its tiles.
    pub mark: Mark,
    /// The corners of its wall.
    pub outline: fn() -> Vec<Vec2>,
    /// Small towers on the wall.
    pub turrets: fn() -> Vec<Vec2>,
    /// How roads run into it.
    pub entrance: Entrance,
    /// Where houses may stand inside, if there are any.
    pub is_home: Option<fn(Vec2) -> bool>,
    /// The landmarks on a tile's part.
    pub landmarks: fn(&TileKind) -> Vec<PlacedLandmark>,
    /// Draws a tile's part.
    pub draw: DrawPart,
}

impl std::fmt::Debug for Structure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.mark)
    }
}
