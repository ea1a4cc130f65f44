//! The second edition of the base game.

use rules::{Action, Cause, Event, SegmentKind};
use text::say;

use crate::expansions::{PrintedThing, Profile};
use crate::labels::Labels;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("base2").in_presets(&["big-box-2017"]).also(&[
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
    ])],
    prints: &[(PrintedThing::Segment(SegmentKind::Garden), "tile-garden")],
    label,
    returned: &[(Cause::Abbot, "told-abbot")],
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: Action) -> Option<String> {
    let Action::Take { figure, cause: Cause::Abbot } = action else { return None };
    let paid = labels.tried(action).into_iter().find_map(|event| match event {
        Event::Scored(line) if line.at == figure.at.spot() => Some(line.points),
        _ => None,
    });
    let cell = figure.at.pos().map(|pos| pos.name()).unwrap_or_default();
    Some(say!(labels.text, "action-abbot", cell = cell, points = paid.unwrap_or_default()))
}
