//! Games Quarterly 11 at a table, where it asks nothing.

use crate::expansions::Slice;
use crate::jcz::{JczOption, JczSet, JczTerm};
use crate::sets::OfferedSet;

/// Games Quarterly 11.
pub(super) struct Gq;

impl Slice for Gq {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("gq").also(&["GQ11", "GQ 11"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            with: &[("river1", "gq11/river"), ("river2", "gq11/river")],
            rules: &[("gq11-pig-herd", "nothing")],
            options: &[JczOption {
                ours: ("gq.pig_herd", "on"),
                theirs: JczTerm::With("pig-herd", ("gq11-pig-herd", "pig")),
            }],
            ..JczSet::of("gq", "gq11")
        }];
        SETS
    }
}
