//! The second edition of the base game: gardens on tiles, and the abbot.

use rules::{FigureKind, SegmentKind};
use tiny_skia::Path;

use super::Depiction;
use crate::art::path::polygon;
use crate::art::{Brush, Costume, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::Vec2;
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static GARDEN: Landmark =
    Landmark { field_only: true, ..Landmark::sign("garden", 0.125, garden) };

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::segment(SegmentKind::Garden, &GARDEN)];
        &PRINTS
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        let abbot = Costume { height: 1.12, gear: mitre, ..Costume::FOLLOWER };
        (kind == FigureKind::Abbot).then_some(abbot)
    }
}

/// A bed of flowers behind a low hedge.
fn garden(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.disc(place, 0.125, land.outline);
    brush.disc(place, 0.112, THINGS.straw);
    for step in 0..8 {
        let angle = step as f32 / 8.0 * std::f32::consts::TAU;
        let petal = corner(place, 0.073 * angle.cos(), 0.073 * angle.sin());
        brush.disc(petal, 0.026, if step % 2 == 0 { THINGS.pink } else { THINGS.linen });
    }
    brush.disc(place, 0.040, land.outline);
    brush.disc(place, 0.030, THINGS.plum);
}

/// The abbot's mitre, which sits on a person's head.
fn mitre() -> Option<Path> {
    polygon(&[
        (-0.17, -0.36),
        (-0.20, -0.54),
        (-0.10, -0.66),
        (0.0, -0.74),
        (0.10, -0.66),
        (0.20, -0.54),
        (0.17, -0.36),
    ])
}
