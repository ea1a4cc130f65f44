//! Both sets of crop circles.

use rules::expansions::crop::{Action, Mode};
use rules::{Cause, Mark};
use serde_json::json;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::SetTerms;

pub(super) const DIALECT: Dialect = Dialect { messages, departs, ..Dialect::of(SETS) };

const FIRST: SetTerms =
    SetTerms { elements: &[("corn-circle", 0)], ..SetTerms::of("crop", "corn-circles/1") };
const SETS: &[SetTerms] = &[FIRST, SetTerms { system: "crop2", tiles: "corn-circles/2", ..FIRST }];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let message = match (step.asked.prompt, step.action) {
        (_, rules::Action::Crop(Action::Apply { mode, .. })) => {
            let value = if mode == Mode::Add { "DEPLOY" } else { "REMOVE" };
            GameMessage::new("CIRCLE_REMOVE_OR_DEPLOY", json!({ "value": value }))
        }
        (rules::Prompt::Crop(_), rules::Action::Deploy { figure, at }) => {
            step.deploy(figure, at)?.with_commit()
        }
        (_, rules::Action::Take { figure, cause: Cause::CropCircle }) => {
            step.send_home(figure, "CORN_CIRCLE")?.with_commit()
        }
        _ => return None,
    };
    Some(vec![message])
}

/// There somebody is asked even if a crop circle concerns nobody.
fn departs(step: &Transition<'_>) -> bool {
    const CIRCLES: [Mark; 3] = [Mark::CropShield, Mark::CropClub, Mark::CropPitchfork];
    let part = |game: &rules::Game| (game.turn().number, game.turn().part);
    let (before, after) = (step.before, step.after);
    let last = after.board().tiles().last();
    let is_circle =
        last.is_some_and(|placed| CIRCLES.iter().any(|&circle| placed.tile().marks.has(circle)));
    let is_over = part(before) != part(after) || after.decision().is_none();
    let laid = matches!(step.action, rules::Action::Place { .. }) || step.placed().is_some();
    let asked = matches!(step.asked.prompt, rules::Prompt::Crop(_));
    is_circle && laid && is_over && !asked && !after.figures().is_empty()
}
