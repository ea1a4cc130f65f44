//! Bridges at a table.

use rules::expansions::bridges::Action;
use rules::{Axis, Pos};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, places};
use crate::sets::OfferedSet;

/// Bridges, Castles and Bazaars: the bridges.
pub(super) struct Bridges;

impl Slice for Bridges {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("bridges").large().in_presets(&["everything"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("bridge", 1)],
            options: &[
                JczOption::always("bridge.freestanding", "on"),
                JczOption::always("bridge.to_abbey", "off"),
            ],
            ..JczSet::of("bridges", "bridges-castles-and-bazaars")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let rules::Action::Bridges(Action::Build { pos, axis }) = step.action else { return None };
        let sides = match axis {
            Axis::NorthSouth => "NS",
            Axis::WestEast => "WE",
        };
        Some(vec![JczMessage::token("BRIDGE", places::named(pos, "Road", sides))])
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Bridges(Action::Build { pos, .. }) = action else { return None };
        Some(pos)
    }
}
