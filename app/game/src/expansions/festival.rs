//! The Festival.

use rules::{Action, Cause, Mark};
use text::say;

use crate::expansions::{PrintedThing, Profile};
use crate::labels::Labels;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("festival")
        .also(&["La Fête", "La Fiesta", "La Festa", "Festiwal", "Jubiläum", "10 Years", "10 Jahre"])
        .small()
        .in_presets(&["promos"])],
    prints: &[(PrintedThing::Mark(Mark::Festival), "tile-festival")],
    label,
    ..Profile::NONE
};

/// A figure in Carcassonne or on the wheel is in no cell.
fn label(labels: &Labels<'_>, action: Action) -> Option<String> {
    let Action::Take { figure, cause: Cause::Festival } = action else { return None };
    let beside = figure.at.pos().is_none();
    beside.then(|| say!(labels.text, "action-festival", whose = labels.whose(figure)))
}
