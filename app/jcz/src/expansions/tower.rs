//! Towers and captives.

use rules::expansions::tower::{Action, Event, RansomWindow};
use rules::{At, Board, Cause};
use serde_json::{Value, json};

use super::Dialect;
use crate::figures::FigureNames;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect =
    Dialect { messages, place, follow, departs, ..Dialect::of(SETS) };

/// What its place is called.
const FEATURE: &str = "Tower";

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("tower", 1)],
    options: &[
        OptionRow::always(|house| house.tower.top_dragon = true),
        OptionRow::always(|house| house.tower.ransom_window = RansomWindow::WoodOnly),
    ],
    ..SetTerms::of("tower", "tower")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let captive = |kind, captor| step.figures.captive(step.asked.seat, kind, captor);
    Some(match step.action {
        rules::Action::Tower(Action::Raise { pos }) => {
            vec![GameMessage::token("TOWER_PIECE", places::inside(pos, FEATURE))]
        }
        rules::Action::Take { figure, cause: Cause::Tower } => {
            let what = json!({ "pointer": step.figure(figure)? });
            vec![GameMessage::new("CAPTURE_FOLLOWER", what)]
        }
        rules::Action::Tower(Action::Exchange { kind, captor }) => {
            let what = json!({ "meepleId": captive(kind, captor)? });
            vec![GameMessage::new("EXCHANGE_FOLLOWER", what)]
        }
        rules::Action::Tower(Action::Ransom { kind, captor }) => {
            let what = json!({ "meepleId": captive(kind, captor)? });
            vec![GameMessage::new("PAY_RANSOM", what)]
        }
        // There nobody is asked about a ransom alone.
        rules::Action::Pass if is_about_ransom(step) => Vec::new(),
        _ => return None,
    })
}

fn place(_: &Board, at: At) -> Option<Value> {
    let At::Tower(pos) = at else { return None };
    Some(places::inside(pos, FEATURE))
}

fn follow(figures: &mut FigureNames, event: &rules::Event) {
    let rules::Event::Tower(event) = event else { return };
    match *event {
        Event::Captured { figure, captor } => figures.capture(figure, captor),
        Event::Exchanged { seat, kind, with, .. } => {
            figures.release(seat, kind, with);
            figures.release_last();
        }
        Event::Ransomed { seat, kind, captor } => figures.release(seat, kind, captor),
        Event::Raised { .. } => {}
    }
}

/// There a ransom that is all that can be done leads to no deployment, and councillors can be
/// taken.
fn departs(step: &Transition<'_>) -> bool {
    let rules::Action::Tower(action) = step.action else { return false };
    match action {
        Action::Ransom { .. } => is_about_ransom(step),
        Action::Raise { pos } => {
            let tower = step.after.towers().iter().find(|tower| tower.pos == pos);
            let height = tower.map_or(0, |tower| u16::from(tower.height));
            let councillors = step.after.figures().iter();
            let mut councillors = councillors.filter(|figure| matches!(figure.at, At::Quarter(_)));
            let (x, y) = (pos.x.unsigned_abs(), pos.y.unsigned_abs());
            (x == 0 || y == 0) && x + y <= height && councillors.next().is_some()
        }
        Action::Exchange { .. } => false,
    }
}

/// Whether a ransom is all that can be done.
fn is_about_ransom(step: &Transition<'_>) -> bool {
    let is_ransom =
        |option: &rules::Action| matches!(option, rules::Action::Tower(Action::Ransom { .. }));
    let mut options = step.asked.options.iter().filter(|option| **option != rules::Action::Pass);
    step.asked.prompt == rules::Prompt::Wood
        && step.asked.options.iter().any(is_ransom)
        && options.all(is_ransom)
}
