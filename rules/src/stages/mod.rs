//! The stages of the base game, one file for each step of the turn.

pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod farms;
pub(crate) mod place;
pub(crate) mod score;
pub(crate) mod turn;
pub(crate) mod wood;

use crate::action::{Action, Decision};
use crate::decisions::Decisions;
use crate::figure::Seat;
use crate::game::Game;
use crate::turn::Flow;

/// What happens at one slot of the spine.
pub trait Stage: Sync {
    /// The machine arrives at the slot.
    fn enter(&self, game: &mut Game) -> Flow;

    /// The question, if [`Stage::enter`] or [`Stage::act`] returned [`Flow::Ask`]: a pure function
    /// of the state.
    fn decision(&self, _game: &Game) -> Decision {
        unreachable!("a stage that asks says what it asks")
    }

    /// All questions that are open now, in the order in which their answers are applied: more than
    /// one where the rules let several seats answer in any order, and none once all have answered.
    /// Answers already given wait in [`Turn::answers`](crate::turn::Turn).
    fn decisions(&self, game: &Game, open: &mut Decisions) {
        open.push(self.decision(game));
    }

    /// The index of the option that is taken when a deadline passes (R-OV-18), of a question that was
    /// asked [without it](Decision::without_default).
    fn default(&self, _game: &Game, _asked: &Decision) -> usize {
        0
    }

    /// Applies the answers of several seats: the active seat's first, then clockwise.
    fn settle(&self, game: &mut Game, answers: &[(Seat, Action)]) -> Flow {
        let done = answers.iter().map(|&(seat, action)| self.act(game, seat, action));
        done.last().unwrap_or(Flow::Next)
    }

    /// Whether there is something to ask here: whether [`Stage::decision`] has what it needs.
    /// Checked for states that come from outside, and asked by those who look ahead.
    fn waits(&self, _game: &Game) -> bool {
        false
    }

    /// An offered action was chosen.
    fn act(&self, _game: &mut Game, _seat: Seat, _action: Action) -> Flow {
        unreachable!("a stage that asks says what the answer does")
    }
}
