//! The phantom at a table.

use rules::Slot;
use rules::expansions::phantom::Prompt;

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// The Phantom.
pub(super) struct Phantom;

const ASKED: rules::Prompt = rules::Prompt::Phantom(Prompt::SecondFigure);

const KINDS: &[OrderKind] = &[OrderKind::of(Slot::SecondFigure, ASKED, &["phantom"], &[PASS])];

impl Slice for Phantom {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("phantom").small().in_presets(&["everything"])];
        SETS
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == ASKED
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
