//! Crop Circles: rings in the corn, with the sign of the role they name.

use rules::{Mark, RoadEnd, SegmentKind};

use super::Depiction;
use crate::art::{Brush, buildings, corner};
use crate::landmark::{Landmark, Parting, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

const fn circle(draw: fn(&mut Brush, Vec2, &LandColours)) -> Landmark {
    Landmark {
        field_only: true,
        parting: Parting::Hedges,
        ..Landmark::sign("crop circle", 0.20, draw)
    }
}

pub(crate) static SHIELD: Landmark =
    circle(|brush, place, land| crop_circle(brush, place, SegmentKind::City, land));
pub(crate) static CLUB: Landmark =
    circle(|brush, place, land| crop_circle(brush, place, SegmentKind::Road, land));
pub(crate) static PITCHFORK: Landmark =
    circle(|brush, place, land| crop_circle(brush, place, SegmentKind::Field, land));

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["crop2"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 3] = [
            Print::mark(Mark::CropShield, &SHIELD).ending(RoadEnd::Crop),
            Print::mark(Mark::CropClub, &CLUB).ending(RoadEnd::Crop),
            Print::mark(Mark::CropPitchfork, &PITCHFORK).ending(RoadEnd::Crop),
        ];
        &PRINTS
    }
}

/// Rings in the corn, with the sign of the role they name.
fn crop_circle(brush: &mut Brush, place: Vec2, role: SegmentKind, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.disc(place, 0.200, THINGS.straw_dark);
    brush.disc(place, 0.184, THINGS.straw);
    brush.disc(place, 0.150, THINGS.straw_dark);
    brush.disc(place, 0.134, land.church);
    let ink = land.outline;
    match role {
        SegmentKind::City => buildings::shield(brush, c(0.0, 0.005), land),
        SegmentKind::Road => {
            brush.round_line(&[c(-0.055, 0.075), c(0.02, -0.03)], 0.034, ink);
            brush.round_line(&[c(0.012, -0.018), c(0.05, -0.07)], 0.068, ink);
            brush.round_line(&[c(0.012, -0.018), c(0.05, -0.07)], 0.046, THINGS.plank);
            brush.round_line(&[c(-0.052, 0.070), c(0.015, -0.022)], 0.016, THINGS.plank);
        }
        _ => {
            brush.round_line(&[c(0.0, 0.095), c(0.0, -0.02)], 0.026, ink);
            let head = [c(-0.06, -0.095), c(-0.06, -0.02), c(0.06, -0.02), c(0.06, -0.095)];
            brush.round_line(&head, 0.026, ink);
            brush.round_line(&[c(0.0, -0.02), c(0.0, -0.095)], 0.026, ink);
        }
    }
}
