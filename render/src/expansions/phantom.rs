//! The Phantom: a shroud with two eyes.

use canvas::Outline;
use rules::FigureKind;
use tiny_skia::Path;

use super::Depiction;
use crate::art::Costume;
use crate::plan::at;

pub(super) struct Slice;

impl Depiction for Slice {
    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        (kind == FigureKind::Phantom).then_some(Costume {
            height: 1.0,
            chest: (0.13, 0.17),
            body: shroud,
            gear: || None,
            details: |brush, ink, _| {
                for x in [-0.11, 0.11] {
                    brush.ellipse(at(x, -0.24), [0.045, 0.07], ink);
                }
            },
        })
    }
}

/// A dome with a wavy hem.
fn shroud() -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(-0.34, 0.44);
    path.cubic_to(-0.36, 0.10, -0.36, -0.52, 0.0, -0.52);
    path.cubic_to(0.36, -0.52, 0.36, 0.10, 0.34, 0.44);
    for x in [0.17, 0.0, -0.17, -0.34] {
        path.quad_to(x + 0.085, 0.60, x, 0.44);
    }
    path.close();
    path.finish()
}
