//! What is grown on the parcels of fields. It depends on the cell and not only on the tile, so that the
//! country differs from place to place and a game always looks the same. None of it has a meaning.

use rules::Pos;

use super::buildings;
use super::{Artwork, Brush};
use crate::plan::{LATTICE, Vec2, at};
use crate::theme::{LandColours, Rgb, THINGS};

/// What is grown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Crop {
    Grain,
    Vines,
    Orchard,
    Lavender,
    Cabbage,
}

/// So many cells of the board in either direction grow much the same.
const DISTRICT: i16 = 3;
/// Rows of plants to a cell of the lattice, and how much of a row they take.
const ROWS: i32 = 2;
const ROW: f32 = 0.5;
/// Smallest tiles on which rows can be seen, in pixels.
const MIN_PX: u16 = 40;
/// Radii of fruit trees and of cabbages.
const TREE: f32 = 0.034;
const CABBAGE: f32 = 0.012;
/// How much of their colour shows through the snow.
const THROUGH_SNOW: f32 = 0.35;

impl Crop {
    pub(crate) const ALL: [Self; 5] =
        [Self::Grain, Self::Vines, Self::Orchard, Self::Lavender, Self::Cabbage];

    /// What is grown on a parcel of a cell; nothing where cattle could graze.
    pub(crate) fn of(pos: Pos, parcel: u8) -> Option<Self> {
        let own = mixed([pos.x, pos.y, i16::from(parcel)]);
        let district = [pos.x.div_euclid(DISTRICT), pos.y.div_euclid(DISTRICT), -1];
        let number = match own % 8 {
            0..2 => return None,
            2 => own >> 8,
            _ => mixed(district),
        };
        Some(Self::ALL[number as usize % Self::ALL.len()])
    }
}

/// A number that looks like chance and is always the same.
fn mixed(parts: [i16; 3]) -> u32 {
    let add = |sum: u32, part: i16| {
        let sum = (sum ^ part as u16 as u32).wrapping_mul(0x9E37_79B1);
        (sum ^ sum >> 15).wrapping_mul(0x85EB_CA77) ^ sum >> 13
    };
    parts.into_iter().fold(0x2C1B_3C6D, add)
}

/// A parcel of which half the width and the height are so many cells of the lattice; the origin is its
/// middle.
pub(super) fn crop(crop: Crop, [wide, high]: [u8; 2], px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let half = at(f32::from(wide) / LATTICE, f32::from(high) / LATTICE);
    let reach = [half.x, half.y].map(|part| ((part + TREE) * unit).ceil() + 1.0);
    let origin = at(reach[0], reach[1]);
    let mut brush = Brush::new(2 * reach[0] as u32, 2 * reach[1] as u32, unit, origin);
    let tinted = |colour: Rgb, share: f32| {
        let share = if land.snow.is_some() { share * THROUGH_SNOW } else { share };
        land.field.mixed(colour, share)
    };
    let (ground, plants) = match crop {
        Crop::Grain => (tinted(THINGS.straw, 0.70), tinted(THINGS.straw_dark, 0.55)),
        Crop::Vines => (tinted(land.road, 0.30), tinted(land.tree_dark, 0.60)),
        Crop::Orchard => (land.field_light, land.field_light),
        Crop::Lavender => (tinted(THINGS.magic_light, 0.72), tinted(THINGS.magic, 0.66)),
        Crop::Cabbage => (tinted(THINGS.plank_dark, 0.42), tinted(land.tree_light, 0.9)),
    };
    brush.block(at(-half.x, -half.y), half, ground);
    match crop {
        Crop::Orchard => {
            for place in lattice([wide, high]) {
                let place = brush.snapped(place);
                buildings::tree(&mut brush, place, TREE, land);
            }
        }
        Crop::Cabbage if px >= MIN_PX => {
            for place in lattice([2 * wide, 2 * high]) {
                let place = brush.snapped(at(place.x / 2.0, place.y / 2.0));
                brush.disc(place, CABBAGE, plants);
            }
        }
        _ if px >= MIN_PX => rows(&mut brush, half, i32::from(high), plants),
        _ => {}
    }
    Artwork { pixels: brush.finish(), left: reach[0] as i32, top: reach[1] as i32 }
}

/// Every other point of the lattice within half a width and height.
fn lattice([wide, high]: [u8; 2]) -> impl Iterator<Item = Vec2> {
    let steps = |half: u8| (0..half).map(move |step| f32::from(2 * step + 1) - f32::from(half));
    steps(high).flat_map(move |y| steps(wide).map(move |x| at(x / LATTICE, y / LATTICE)))
}

/// Rows of plants, in whole pixels.
fn rows(brush: &mut Brush, half: Vec2, high: i32, plants: Rgb) {
    let step = 1.0 / LATTICE / ROWS as f32;
    for row in 0..2 * high * ROWS {
        let top = -half.y + row as f32 * step;
        let (from, to) = (at(-half.x, top), at(half.x, top + step * ROW));
        let (from, to) = (brush.snapped(from), brush.snapped(to));
        brush.block(from, to, plants);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_country_differs_from_place_to_place_and_everything_grows_somewhere() {
        let cells = (-20..20).flat_map(|y| (-20..20).map(move |x| Pos::new(x, y)));
        let grown: Vec<Option<Crop>> = cells.map(|pos| Crop::of(pos, 0)).collect();
        for crop in Crop::ALL.map(Some).into_iter().chain([None]) {
            let share = grown.iter().filter(|other| **other == crop).count() * 100 / grown.len();
            assert!((8..34).contains(&share), "{crop:?}: {share} %");
        }
        let same = grown.windows(2).filter(|pair| pair[0] == pair[1]).count() * 100 / grown.len();
        assert!((30..80).contains(&same), "{same} % are like their neighbours");
    }
}
