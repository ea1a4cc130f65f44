//! Crop circles at a table.

use rules::expansions::crop::{Action, Mode, Prompt};
use rules::{Cause, Decision, Mark, Slot};
use serde_json::json;

use crate::expansions::Slice;
use crate::jcz::JczSet;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, Policy, USUAL, offered};

/// Both sets of crop circles.
pub(super) struct Crop;

const SYSTEMS: &[&str] = &["crop", "crop2"];

/// Add followers.
const ADD: Policy = Policy::giving("add", |_, asked| applied(asked, Mode::Add));
/// Remove followers.
const REMOVE: Policy = Policy::giving("remove", |_, asked| applied(asked, Mode::Remove));

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Apply), SYSTEMS, &[ADD, REMOVE]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Add), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Remove), SYSTEMS, &[USUAL]),
];

impl Slice for Crop {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[
            OfferedSet::of("crop")
                .also(&["Cercles dans les champs", "Agroglifos", "Agroglifi"])
                .small()
                .in_presets(&["minis"]),
            OfferedSet::of("crop2")
                .also(&["Cercles dans les champs II", "Agroglifos II", "Agroglifi II"])
                .small()
                .in_presets(&["minis-2012", "big-box-2017"]),
        ];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const FIRST: JczSet =
            JczSet { elements: &[("corn-circle", 0)], ..JczSet::of("crop", "corn-circles/1") };
        const SETS: &[JczSet] =
            &[FIRST, JczSet { system: "crop2", set: "corn-circles/2", ..FIRST }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let message = match (step.asked.prompt, step.action) {
            (_, rules::Action::Crop(Action::Apply { mode, .. })) => {
                let value = if mode == Mode::Add { "DEPLOY" } else { "REMOVE" };
                JczMessage::new("CIRCLE_REMOVE_OR_DEPLOY", json!({ "value": value }))
            }
            (rules::Prompt::Crop(_), rules::Action::Deploy { figure, at }) => {
                step.deployed(figure, at)?.confirmed()
            }
            (_, rules::Action::Take { figure, cause: Cause::CropCircle }) => {
                step.returned(figure, "CORN_CIRCLE")?.confirmed()
            }
            _ => return None,
        };
        Some(vec![message])
    }

    /// There somebody is asked even if a crop circle concerns nobody.
    fn jcz_departs(&self, step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        const CIRCLES: [Mark; 3] = [Mark::CropShield, Mark::CropClub, Mark::CropPitchfork];
        let part = |game: &rules::Game| (game.turn().number, game.turn().part);
        let (before, after) = (step.game, outcome.game);
        let last = after.board().tiles().last();
        let is_circle = last
            .is_some_and(|placed| CIRCLES.iter().any(|&circle| placed.tile().marks.has(circle)));
        let is_over = part(before) != part(after) || after.decision().is_none();
        let laid = matches!(step.action, rules::Action::Place { .. }) || step.placed().is_some();
        let asked = matches!(step.asked.prompt, rules::Prompt::Crop(_));
        is_circle && laid && is_over && !asked && !after.figures().is_empty()
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Crop(Prompt::Add)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// The answer that applies a crop circle like this.
fn applied(asked: &Decision, wanted: Mode) -> Option<rules::Action> {
    offered(
        asked,
        |option| matches!(option, rules::Action::Crop(Action::Apply { mode, .. }) if mode == wanted),
    )
}
