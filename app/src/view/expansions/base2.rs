//! Gardens and abbots in words.

use rules::{Cause, SegmentKind};

use crate::view::expansions::{Page, Print, Slice, page};

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn pages(&self) -> &'static [Page] {
        &[page!("base2")]
    }

    fn prints(&self) -> &'static [(Print, &'static str)] {
        &[(Print::Segment(SegmentKind::Garden), "tile-garden")]
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Abbot).then_some("told-abbot")
    }
}
