//! Wind Roses: a whole rose, whose four sections have a colour each and turn with their tile, and
//! roses that show one section in its colour.

use rules::Mark;

use super::Depiction;
use crate::art::{Brush, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, Rgb, THINGS};

pub(super) struct Slice;

/// The sections clockwise from the north-west: how they lie, and their colours. These differ in
/// brightness, too.
const SECTIONS: [(f32, f32, Rgb); 4] = [
    (-1.0, -1.0, THINGS.cream),
    (1.0, -1.0, THINGS.straw),
    (1.0, 1.0, THINGS.scarlet),
    (-1.0, 1.0, THINGS.robe),
];
/// Radius of the plate under a rose, and of its sections.
const PLATE: f32 = 0.150;
const PETAL: f32 = 0.128;

/// A whole rose.
pub(crate) static WHOLE: Landmark =
    Landmark { turning: Some(whole), ..Landmark::sign("wind rose", 0.155, plate) };

const fn quarter(draw: fn(&mut Brush, Vec2, &LandColours)) -> Landmark {
    Landmark::sign("quarter rose", 0.155, draw)
}

pub(crate) static NORTH_WEST: Landmark =
    quarter(|brush, place, land| quarter_rose(brush, place, 0, land));
pub(crate) static NORTH_EAST: Landmark =
    quarter(|brush, place, land| quarter_rose(brush, place, 1, land));
pub(crate) static SOUTH_EAST: Landmark =
    quarter(|brush, place, land| quarter_rose(brush, place, 2, land));
pub(crate) static SOUTH_WEST: Landmark =
    quarter(|brush, place, land| quarter_rose(brush, place, 3, land));

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["rose"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 5] = [
            Print::mark(Mark::RoseFull, &WHOLE),
            Print::mark(Mark::RoseNorthWest, &NORTH_WEST),
            Print::mark(Mark::RoseNorthEast, &NORTH_EAST),
            Print::mark(Mark::RoseSouthEast, &SOUTH_EAST),
            Print::mark(Mark::RoseSouthWest, &SOUTH_WEST),
        ];
        &PRINTS
    }
}

fn plate(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.disc(place, PLATE, land.outline);
    brush.disc(place, PLATE - 0.014, land.stone_light);
}

fn whole(brush: &mut Brush, land: &LandColours) {
    petals(brush, at(0.0, 0.0), None, land);
}

/// One section in its colour, on the plate.
fn quarter_rose(brush: &mut Brush, place: Vec2, section: usize, land: &LandColours) {
    plate(brush, place, land);
    petals(brush, place, Some(section), land);
}

/// A rose: all four sections in their colours, or only one.
fn petals(brush: &mut Brush, place: Vec2, only: Option<usize>, land: &LandColours) {
    for (number, &(east, south, colour)) in SECTIONS.iter().enumerate() {
        if only.is_none_or(|shown| shown == number) {
            let arc = (0..=8).map(|step| {
                let (across, along) = (std::f32::consts::FRAC_PI_2 * step as f32 / 8.0).sin_cos();
                corner(place, east * PETAL * along, south * PETAL * across)
            });
            let sector: Vec<Vec2> = std::iter::once(place).chain(arc).collect();
            brush.shape(&sector, colour, 0.013, land.outline);
        }
    }
    for (east, south) in [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)] {
        let point = |along: f32, aside: f32| {
            corner(place, east * along - south * aside, south * along + east * aside)
        };
        let ray = [point(0.0, 0.0), point(0.034, 0.026), point(PETAL, 0.0), point(0.034, -0.026)];
        brush.shape(&ray, land.stone_light, 0.011, land.outline);
    }
}
