//! Gold mines at a table.

use rules::expansions::goldmines::{Action, Prompt};
use rules::{Pos, Slot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

/// The Goldmines.
pub(super) struct Goldmines;

const ASKED: rules::Prompt = rules::Prompt::Goldmines(Prompt::Second);

const KINDS: &[OrderKind] = &[OrderKind::of(Slot::SecondIngot, ASKED, &["goldmines"], &[USUAL])];

impl Slice for Goldmines {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("goldmines")
            .also(&["Gold Mines", "The Gold Mine", "Gold"])
            .small()
            .in_presets(&["minis-2012", "big-box-2017"])];
        SETS
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Goldmines(Action::Lay { to }) = action else { return None };
        Some(to)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
