//! The second edition of the base game: gardens on tiles, and the abbot.

use canvas::{Outline, oval, polygon};
use rules::{FigureKind, SegmentKind};
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Brush, Costume, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static GARDEN: Landmark =
    Landmark { field_only: true, ..Landmark::sign("garden", 0.135, garden) };

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["base2", "gardens"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::segment(SegmentKind::Garden, &GARDEN)];
        &PRINTS
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        let abbot = Costume {
            height: 1.12,
            chest: (0.20, 0.155),
            body: robe,
            gear: mitre,
            ..Costume::FOLLOWER
        };
        (kind == FigureKind::Abbot).then_some(abbot)
    }
}

/// A square garden: a hedge around pale paths, and a bed of flowers in the middle. Whatever else is
/// printed on fields is round, and a cloister is a house.
fn garden(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (half, colour) in [(0.116, land.outline), (0.098, land.tree), (0.072, THINGS.cream)] {
        brush.block(corner(place, -half, -half), corner(place, half, half), colour);
    }
    brush.disc(place, 0.050, THINGS.pink);
    brush.disc(place, 0.020, THINGS.plum);
}

/// A long robe from the shoulders to the ground, with the head on it: no arms and no legs, and
/// narrower than a mayor.
fn robe() -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(0.0, -0.14);
    path.cubic_to(0.34, -0.12, 0.20, 0.20, 0.36, 0.50);
    path.line_to(-0.36, 0.50);
    path.cubic_to(-0.20, 0.20, -0.34, -0.12, 0.0, -0.14);
    path.close();
    if let Some(head) = oval(at(0.0, -0.21), [0.16, 0.16]) {
        path.push_path(&head);
    }
    path.finish()
}

/// The abbot's mitre: pointed, and wider than the head that it sits on.
fn mitre() -> Option<Path> {
    polygon(&[(-0.16, -0.24), (-0.22, -0.44), (0.0, -0.66), (0.22, -0.44), (0.16, -0.24)])
}
