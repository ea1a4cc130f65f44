//! The dragon's movement: six steps, each by the next seat (R-PD-D1..D8).

use super::{Action, DragonTiming, Event, Prompt, State, has_mark};
use crate::action::Decision;
use crate::expansions::school;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Side};
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, Mark};

/// R-PD-D2.
const STEPS: usize = 6;

/// S4 or S9.3, depending on `dragon_timing`.
pub(super) struct Walk {
    timing: DragonTiming,
}

pub(super) const BEFORE_SCORING: Walk = Walk { timing: DragonTiming::BeforeScoring };
pub(super) const AFTER_SCORING: Walk = Walk { timing: DragonTiming::AfterScoring };

impl Stage for Walk {
    fn enter(&self, game: &mut Game) -> Flow {
        let called = game.turn.placed.is_some_and(|pos| has_mark(game, pos, Mark::Dragon));
        if !called || game.setup.house.dragon.timing != self.timing {
            return Flow::Next;
        }
        game.lair_mut().path = game.dragon().into_iter().collect();
        go_on(game)
    }

    fn decision(&self, game: &Game) -> Decision {
        let steps = steps(game).into_iter();
        let options = steps.map(|to| crate::Action::Dragon(Action::Step { to })).collect();
        Decision::without_default(due(game), Prompt::Step, options)
    }

    fn default(&self, game: &Game, _asked: &Decision) -> usize {
        let (seat, steps) = (due(game), steps(game));
        // R-OV-18: the fewest own figures, then the most of the other seats.
        let loss = |to: Pos| {
            let (own, others): (Vec<Figure>, Vec<Figure>) =
                prey(game, to).partition(|figure| figure.seat == seat);
            (own.len(), std::cmp::Reverse(others.len()))
        };
        (0..steps.len()).min_by_key(|&index| loss(steps[index])).unwrap_or(0)
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        if let crate::Action::Dragon(Action::Step { to }) = action {
            let lair = game.lair_mut();
            lair.dragon = Some(to);
            lair.path.push(to);
            game.emit(Event::DragonMoved { to });
            school::dragon_came(game, to);
            // One by one, builders and pigs first, so that they are eaten and do not leave because
            // they are alone.
            loop {
                let next = prey(game, to).min_by_key(|figure| figure.kind.is_follower());
                let Some(eaten) = next else { break };
                game.remove(eaten, Cause::Dragon);
            }
        }
        go_on(game)
    }

    fn waits(&self, game: &Game) -> bool {
        !steps(game).is_empty()
    }
}

/// R-PD-D4: asks for the next step, or ends the movement.
fn go_on(game: &mut Game) -> Flow {
    if !steps(game).is_empty() {
        return Flow::Ask;
    }
    game.lair_mut().path.clear();
    Flow::Next
}

fn path(game: &Game) -> &[Pos] {
    game.states.dragon.as_ref().map_or(&[], |lair| &lair.path)
}

/// Whose step it is (R-PD-D2).
fn due(game: &Game) -> Seat {
    let taken = path(game).len().saturating_sub(1);
    Seat(((game.turn.seat.index() + taken) % usize::from(game.setup.seats)) as u8)
}

/// Where the dragon may go (R-PD-D3), in the order N E S W; empty if it does not move.
fn steps(game: &Game) -> Vec<Pos> {
    let path = path(game);
    let (Some(&from), true) = (path.last(), path.len() <= STEPS) else {
        return Vec::new();
    };
    let fairy = game.fairy().map(|fairy| fairy.pos);
    let cells = Side::ALL.into_iter().map(|side| from.step(side));
    let enters = |to: &Pos| is_walkable(game, *to) && !path.contains(to) && fairy != Some(*to);
    cells.filter(enters).collect()
}

/// Whether there is a tile and it is not an inner cell of a block.
fn is_walkable(game: &Game, pos: Pos) -> bool {
    game.board().tile_at(pos).is_some_and(|placed| !placed.tile().is_inner())
}

/// What the dragon eats on a tile (R-PD-D5).
fn prey(game: &Game, pos: Pos) -> impl Iterator<Item = Figure> {
    let eaten = game.figures_on(move |cell| cell == pos).filter(|figure| {
        let edible = figure.kind.is_follower() || figure.kind.is_special();
        edible && !matches!(figure.at, At::Corner(_)) && game.can_leave(figure, Cause::Dragon)
    });
    eaten.copied()
}

/// Whether a restored movement is possible on the board.
pub(super) fn restores(game: &Game, lair: &State) -> bool {
    let lies = |pos: &Pos| game.board().tile_at(*pos).is_some();
    lair.dragon.iter().all(lies)
        && lair.path.iter().all(lies)
        && lair.path.len() <= STEPS
        && lair.path.last().is_none_or(|last| lair.dragon == Some(*last))
}
