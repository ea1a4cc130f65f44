//! A tile's part of a structure that covers several tiles.

use canvas::geometry::{Vec2, at};
use rules::TileKind;

use crate::expansions;
use crate::landmark::PlacedLandmark;
use crate::structure::Structure;

/// The part, in the tile's own coordinates.
#[derive(Debug)]
pub struct Block {
    /// What covers the block.
    pub structure: &'static Structure,
    /// Where the block begins.
    pub corner: Vec2,
    /// Its ground, which extends beyond the tile.
    pub area: Vec<Vec2>,
    /// Its wall, a closed line.
    pub wall: Vec<Vec2>,
    /// Small towers on the wall.
    pub turrets: Vec<Vec2>,
}

impl Block {
    /// A tile's part, if the tile belongs to a block.
    pub(super) fn of(kind: &TileKind) -> Option<Self> {
        let structure = expansions::structure(kind)?;
        let own = own(kind)?;
        let area: Vec<Vec2> = (structure.outline)().into_iter().map(&own).collect();
        let mut wall = area.clone();
        wall.push(area[0]);
        let turrets = (structure.turrets)().into_iter().map(&own).collect();
        Some(Self { structure, corner: own(at(0.0, 0.0)), area, wall, turrets })
    }
}

/// From the block's coordinates to the tile's.
fn own(kind: &TileKind) -> Option<impl Fn(Vec2) -> Vec2 + use<>> {
    let (column, row) = kind.in_block?;
    Some(move |point: Vec2| at(point.x - f32::from(column), point.y - f32::from(row)))
}

/// The landmarks of a tile's part.
pub(super) fn landmarks(kind: &TileKind) -> Vec<PlacedLandmark> {
    let (Some(structure), Some(own)) = (expansions::structure(kind), own(kind)) else {
        return Vec::new();
    };
    let placed = (structure.landmarks)(kind).into_iter();
    placed.map(|sign| PlacedLandmark { place: own(sign.place), ..sign }).collect()
}
