//! The gingerbread man at a table.

use rules::expansions::gingerbread::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::host_tiles::DescribedSet;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

/// The Gingerbread Man.
pub(super) struct Gingerbread;

const SYSTEMS: &[&str] = &["gingerbread"];

const KINDS: &[OrderKind] = &[OrderKind::of(
    Slot::Gingerbread,
    rules::Prompt::Gingerbread(Prompt::Move),
    SYSTEMS,
    &[USUAL],
)];

impl Slice for Gingerbread {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("gingerbread")
            .also(&["Homme de pain d’épice", "Omino di pandizenzero", "Piernikowy ludek"])
            .in_presets(&["winter-box"])];
        SETS
    }

    fn host_set(&self) -> Option<DescribedSet> {
        Some(DescribedSet { key: "gingerbread", rule: ("gbm_tiles", "host_table") })
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Gingerbread(Action::Move { to }) = action else { return None };
        Some(to)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
