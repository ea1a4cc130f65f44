//! Besieged cities at a table.

use rules::expansions::siege::Prompt;
use rules::{Action, Cause, Slot};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczOption, JczSet};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// The Cathars, the Siege and the Besiegers.
pub(super) struct Siege;

const SYSTEMS: &[&str] = &["cathars", "siege", "besiegers"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Escape, rules::Prompt::Siege(Prompt::Escape), SYSTEMS, &[PASS])];

impl Slice for Siege {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("cathars").small().in_presets(&["minis", "everything"]),
            OfferedSet::of("besiegers").small(),
            OfferedSet::of("siege").small().like_another(),
        ];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const CATHARS: JczSet = JczSet {
            elements: &[("siege", 0), ("escape", 0)],
            rules: &[("espace-variant", "siege-tile")],
            options: &[
                JczOption::rule(
                    ("siege.escape_range", "any_city_tile"),
                    "espace-variant",
                    "any-tile",
                ),
                JczOption::always("siege.escape_cap", "per_turn"),
                JczOption::always("siege.pig_doubled", "off"),
                JczOption::always("siege.tiny_city", "zero"),
            ],
            ..JczSet::of("cathars", "siege/cathars")
        };
        const SETS: &[JczSet] =
            &[CATHARS, JczSet { system: "besiegers", set: "siege/besiegers", ..CATHARS }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let Action::Take { figure, cause: Cause::Escape } = step.action else { return None };
        Some(vec![step.returned(figure, "SIEGE_ESCAPE")?])
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
