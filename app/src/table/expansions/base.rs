//! The base game at a table: the presets and house rules that it is part of.

use crate::table::expansions::Slice;
use crate::table::sets::Set;

/// The base game.
pub(super) struct Base;

impl Slice for Base {
    fn sets(&self) -> &'static [Set] {
        const SETS: &[Set] =
            &[Set::of("base").in_presets(&["classic", "river", "big-box", "minis", "everything"])];
        SETS
    }
}
