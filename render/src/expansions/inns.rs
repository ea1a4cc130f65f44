//! Inns & Cathedrals: the big follower. Inns and cathedrals are planned and drawn like other
//! buildings, because tiles of many expansions have them.

use canvas::polygon;
use rules::FigureKind;
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Costume, person};

pub(super) struct Slice;

impl Depiction for Slice {
    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        (kind == FigureKind::Big).then_some(Costume {
            height: 1.25,
            chest: (0.09, 0.145),
            body: || person(1.06, 0.175),
            gear: crown,
            details: |_, _, _| {},
        })
    }
}

/// The crown of the big follower, which distinguishes it where its size does not.
fn crown() -> Option<Path> {
    let corners = [
        (-0.15, -0.395),
        (-0.19, -0.585),
        (-0.085, -0.49),
        (0.0, -0.62),
        (0.085, -0.49),
        (0.19, -0.585),
        (0.15, -0.395),
    ];
    polygon(&corners)
}
