//! The phantom at a table.

use rules::Slot;
use rules::expansions::phantom::Prompt;

use crate::table::expansions::Slice;
use crate::table::sets::Need;
use crate::table::standing_orders::{Kind, PASS};

/// The Phantom.
pub(super) struct Phantom;

const ASKED: rules::Prompt = rules::Prompt::Phantom(Prompt::SecondFigure);

const KINDS: &[Kind] = &[Kind::of(Slot::SecondFigure, ASKED, &["phantom"], &[PASS])];

impl Slice for Phantom {
    fn needs(&self) -> &'static [(&'static str, Need)] {
        &[
            ("phantom.after_princess", Need::Set("dragon")),
            ("phantom.tower_top", Need::Set("tower")),
        ]
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
