//! The base game at a table: the presets and house rules that it is part of.

use crate::expansions::Slice;
use crate::sets::OfferedSet;

/// The base game.
pub(super) struct Base;

impl Slice for Base {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("base")
            .also(&["Carcassonne", "Basic game", "Basisspiel"])
            .in_presets(&[
                "classic",
                "river",
                "big-box",
                "minis",
                "minis-2012",
                "count-box",
                "promos",
                "everything",
                "all",
            ])];
        SETS
    }
}
