//! Gardens and abbots in words.

use rules::{Action, Cause, Event, SegmentKind};
use text::say;

use crate::expansions::{PrintedThing, RulesPage, Slice, page};
use crate::labels::Labels;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("base2")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Segment(SegmentKind::Garden), "tile-garden")]
    }

    fn label(&self, labels: &Labels<'_>, action: Action) -> Option<String> {
        let Action::Take { figure, cause: Cause::Abbot } = action else { return None };
        let paid = labels.tried(action).into_iter().find_map(|event| match event {
            Event::Scored(line) if line.at == figure.at.spot() => Some(line.points),
            _ => None,
        });
        let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
        Some(say!(labels.text, "action-abbot", cell = cell, points = paid.unwrap_or_default()))
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Abbot).then_some("told-abbot")
    }
}
