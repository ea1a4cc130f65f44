//! The festival in words.

use rules::{Action, Cause, Mark};
use text::say;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;

/// The Festival.
pub(super) struct Festival;

impl Slice for Festival {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("festival")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Festival), "tile-festival")]
    }

    /// A figure in Carcassonne or on the wheel is in no cell.
    fn label(&self, labels: &Labels<'_>, action: Action) -> Option<String> {
        let Action::Take { figure, cause: Cause::Festival } = action else { return None };
        let beside = figure.at.pos().is_none();
        beside.then(|| say!(labels.text, "action-festival", whose = labels.whose(figure)))
    }
}
