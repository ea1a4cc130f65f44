//! Towers at a table.

use rules::expansions::tower::{Action, Event, Prompt};
use rules::{At, Board, Cause, Pos, Slot};
use serde_json::{Value, json};

use crate::expansions::Slice;
use crate::jcz::figures::JczFigures;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, places};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};

/// The Tower.
pub(super) struct Tower;

/// What JCloisterZone 5 calls it.
const FEATURE: &str = "Tower";

const SYSTEMS: &[&str] = &["tower"];

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Capture, rules::Prompt::Tower(Prompt::Capture), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::Exchange, rules::Prompt::Tower(Prompt::Exchange), SYSTEMS, &[USUAL]),
];

impl Slice for Tower {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("tower").large().in_presets(&["big-box", "everything"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("tower", 1)],
            options: &[
                JczOption::always("tower_top_dragon", "on"),
                JczOption::always("ransom_window", "wood_only"),
            ],
            ..JczSet::of("tower", "tower")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let captive = |kind, captor| step.figures.captive(step.asked.seat, kind, captor);
        Some(match step.action {
            rules::Action::Tower(Action::Raise { pos }) => {
                vec![JczMessage::token("TOWER_PIECE", places::inside(pos, FEATURE))]
            }
            rules::Action::Take { figure, cause: Cause::Tower } => {
                let what = json!({ "pointer": step.figure(figure)? });
                vec![JczMessage::new("CAPTURE_FOLLOWER", what)]
            }
            rules::Action::Tower(Action::Exchange { kind, captor }) => {
                let what = json!({ "meepleId": captive(kind, captor)? });
                vec![JczMessage::new("EXCHANGE_FOLLOWER", what)]
            }
            rules::Action::Tower(Action::Ransom { kind, captor }) => {
                let what = json!({ "meepleId": captive(kind, captor)? });
                vec![JczMessage::new("PAY_RANSOM", what)]
            }
            // There nobody is asked about a ransom alone.
            rules::Action::Pass if is_about_ransom(step) => Vec::new(),
            _ => return None,
        })
    }

    fn jcz_place(&self, _: &Board, at: At) -> Option<Value> {
        let At::Tower(pos) = at else { return None };
        Some(places::inside(pos, FEATURE))
    }

    fn jcz_follow(&self, figures: &mut JczFigures, event: &rules::Event) {
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
    fn jcz_departs(&self, step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        let rules::Action::Tower(action) = step.action else { return false };
        match action {
            Action::Ransom { .. } => is_about_ransom(step),
            Action::Raise { pos } => {
                let tower = outcome.game.towers().iter().find(|tower| tower.pos == pos);
                let height = tower.map_or(0, |tower| u16::from(tower.height));
                let councillors = outcome.game.figures().iter();
                let mut councillors =
                    councillors.filter(|figure| matches!(figure.at, At::Quarter(_)));
                let (x, y) = (pos.x.unsigned_abs(), pos.y.unsigned_abs());
                (x == 0 || y == 0) && x + y <= height && councillors.next().is_some()
            }
            Action::Exchange { .. } => false,
        }
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        let rules::Action::Tower(Action::Raise { pos }) = action else { return None };
        Some(pos)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// Whether a ransom is all that can be done.
fn is_about_ransom(step: &JczStep<'_>) -> bool {
    let is_ransom =
        |option: &rules::Action| matches!(option, rules::Action::Tower(Action::Ransom { .. }));
    let mut options = step.asked.options.iter().filter(|option| **option != rules::Action::Pass);
    step.asked.prompt == rules::Prompt::Wood
        && step.asked.options.iter().any(is_ransom)
        && options.all(is_ransom)
}
