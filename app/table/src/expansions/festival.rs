//! The festival at a table.

use rules::{Action, Cause};

use crate::expansions::Slice;
use crate::jcz::JczSet;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::sets::OfferedSet;

/// The Festival.
pub(super) struct Festival;

impl Slice for Festival {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("festival")
            .also(&[
                "La Fête",
                "La Fiesta",
                "La Festa",
                "Festiwal",
                "Jubiläum",
                "10 Years",
                "10 Jahre",
            ])
            .small()
            .in_presets(&["promos"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("festival", 0)],
            rules: &[("festival-return", "meeple")],
            ..JczSet::of("festival", "festival")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let Action::Take { figure, cause: Cause::Festival } = step.action else { return None };
        Some(vec![step.returned(figure, "FESTIVAL")?])
    }
}
