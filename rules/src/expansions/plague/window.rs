//! The three moments of a part at which the active seat may put its flea and flee: together with
//! the wooden thing, right after it is settled, and at the end (R-PL-22, R-OV-27, R-OV-28).

use super::{Action, Prompt, flight, spread};
use crate::action::Decision;
use crate::decisions::Decisions;
use crate::expansions::{abbey, porxada, tunnel};
use crate::figure::Seat;
use crate::game::Game;
use crate::stages::Stage;
use crate::turn::Flow;

/// Adds what can be done now: nothing in a reduced turn (R-AM-9).
fn offer(game: &Game, options: &mut Vec<crate::Action>) {
    if !abbey::is_last_round(game) {
        spread::offer(game, options);
        flight::offer(game, options);
    }
}

/// The first window: together with the wooden thing and whatever else is settled before the commit.
pub(super) fn free(game: &Game, decision: &mut Decision) {
    if matches!(
        decision.prompt,
        crate::Prompt::Wood
            | crate::Prompt::Tunnel(tunnel::Prompt::Place)
            | crate::Prompt::Porxada(porxada::Prompt::Swap)
    ) {
        offer(game, &mut decision.options);
    }
}

pub(super) fn act(game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
    match action {
        crate::Action::Plague(Action::Spread { from, to }) => spread::put(game, seat, from, to),
        crate::Action::Plague(Action::Flee { figure, to }) => flight::go(game, figure, to),
        _ => return None,
    }
    // The window stays open as long as anything is left to do in it.
    Some(Flow::Goto(game.turn.slot))
}

/// S3.4, or S12.1.
pub(super) struct Window {
    last: bool,
    /// S12.1 of a second part for which no tile was found.
    without_tile: bool,
}

pub(super) const AFTER_WOOD: Window = Window { last: false, without_tile: false };
pub(super) const LAST: Window = Window { last: true, without_tile: false };
/// A flea is put in every turn (R-PL-8), even if it was kept back for a part that laid nothing.
pub(super) const KEPT_BACK: Window = Window { last: true, without_tile: true };

impl Window {
    /// Whether a flea must be put now: the turn has no other part (R-PL-22).
    fn forces(&self, game: &Game) -> bool {
        self.last && !(game.turn.again && game.can_go_on()) && game.setup.house.plague.must_spread
    }
}

impl Stage for Window {
    fn enter(&self, game: &mut Game) -> Flow {
        let missed = game.turn.part == 2 && game.turn.placed.is_none();
        let closed = abbey::is_last_round(game) || self.without_tile && !missed;
        let open = !closed && (spread::is_due(game) || flight::is_allowed(game));
        if open { Flow::Ask } else { Flow::Next }
    }

    /// Nothing is asked if nothing can be done (R-OV-28).
    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let mut options = open.room();
        offer(game, &mut options);
        if options.is_empty() {
            return open.reuse(options);
        }
        let forced = self.forces(game)
            && matches!(options.first(), Some(crate::Action::Plague(Action::Spread { .. })));
        let seat = game.turn.seat;
        open.push(if forced {
            Decision::without_default(seat, Prompt::Spread, options)
        } else {
            let default = options.len();
            options.push(crate::Action::Pass);
            Decision::new(seat, Prompt::Spread, options, default)
        });
    }

    fn default(&self, game: &Game, asked: &Decision) -> usize {
        spread::default(game, &asked.options)
    }

    fn waits(&self, game: &Game) -> bool {
        let mut options = Vec::new();
        offer(game, &mut options);
        !options.is_empty()
    }

    fn act(&self, _game: &mut Game, _seat: Seat, _action: crate::Action) -> Flow {
        Flow::Next
    }
}
