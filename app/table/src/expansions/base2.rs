//! The second edition of the base game at a table.

use rules::{Action, Cause};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, JczTerm};
use crate::sets::OfferedSet;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("base2").in_presets(&["big-box-2017"]).also(&[
                "The Abbot",
                "Gardens",
                "New edition",
                "Der Abt",
                "Gärten",
                "L’Abbé",
                "Les Jardins",
                "El Abad",
                "Los Jardines",
                "L’Abate",
                "I Giardini",
                "Opat",
                "Ogrody",
                "Abatele",
                "Grădini",
            ])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::Is(2),
            elements: &[("garden", 0), ("abbot", 1)],
            options: &[
                JczOption { ours: ("abbot", "off"), theirs: JczTerm::Without("abbot") },
                JczOption { ours: ("abbot.gardens", "all"), theirs: JczTerm::Second },
                JczOption::always("abbot.quarter", "none"),
            ],
            ..JczSet::of("base2", "basic")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let Action::Take { figure, cause: Cause::Abbot } = step.action else { return None };
        Some(vec![step.returned(figure, "ABBOT_RETURN")?])
    }
}
