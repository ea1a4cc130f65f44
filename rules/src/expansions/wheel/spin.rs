//! The wheel turns: the pig moves, its sector takes effect, and the crowns there are paid (R-WF-2,
//! R-WF-3, R-WF-5, R-WF-11, R-WF-13).

use super::{Event, Prompt, Sector, State, effect};
use crate::action::{Action, Decision};
use crate::decisions::Decisions;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::score;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, Mark, ScoreLine, Source, Term};

/// The signs, and how far they turn the wheel.
const SIGNS: [(Mark, u8); 3] = [(Mark::WheelOne, 1), (Mark::WheelTwo, 2), (Mark::WheelThree, 3)];
/// R-WF-5: points for a sector's only crown, or for each of two crowns that are both taken.
const POINTS: i32 = 3;
/// R-WF-5: points if only one of two crowns is taken.
const ALONE: i32 = 6;

/// How far the tile in hand turns the wheel, if at all.
fn steps(game: &Game) -> Option<u8> {
    let kind = game.turn.hand?;
    let sign = SIGNS.iter().find(|(mark, _)| kind.kind().marks.has(*mark));
    let turns = game.setup.house.wheel.trigger_unplaceable || game.has_placement(kind);
    sign.filter(|_| turns).map(|&(_, steps)| steps)
}

fn state(game: &mut Game) -> &mut State {
    game.states.wheel.as_mut().expect("the wheel has a state from the beginning")
}

/// S1.4.
pub(super) struct Spin;

impl Stage for Spin {
    fn enter(&self, game: &mut Game) -> Flow {
        let (Some(steps), Some(from)) = (steps(game), game.wheel_pig()) else {
            return Flow::Next;
        };
        let to = from.after(steps);
        state(game).pig = to;
        game.emit(Event::Turned { steps, to });
        for line in effect::lines(game, to) {
            game.grant(line);
        }
        if to == Sector::Plague {
            let asked = game.round().filter(|&seat| !on_land(game, seat).is_empty()).collect();
            state(game).asked = asked;
        }
        go_on(game)
    }

    /// R-WF-11: all seats at once, or one after another.
    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let asked = game.states.wheel.iter().flat_map(|state| &state.asked).copied();
        let parallel = game.setup.house.wheel.parallel_plague;
        let silent = |seat: &Seat| game.turn.answers_of(*seat).next().is_none();
        let now = asked.take(if parallel { usize::MAX } else { 1 }).filter(silent);
        open.extend(now.map(|seat| question(game, seat)));
    }

    fn waits(&self, game: &Game) -> bool {
        game.states.wheel.as_ref().is_some_and(|state| !state.asked.is_empty())
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        if let Action::Take { figure, cause } = action {
            game.remove(figure, cause);
        }
        state(game).asked.retain(|&asked| asked != seat);
        go_on(game)
    }
}

/// Asks the seats that have not answered yet, then pays the crowns.
fn go_on(game: &mut Game) -> Flow {
    if !state(game).asked.is_empty() {
        return Flow::Ask;
    }
    pay_crowns(game);
    Flow::Next
}

/// R-WF-11: the follower that a seat takes back.
fn question(game: &Game, seat: Seat) -> Decision {
    let figures = on_land(game, seat);
    let default = score::min_loss(game, &figures);
    let cause = Cause::Wheel;
    let options = figures.into_iter().map(|figure| Action::Take { figure, cause }).collect();
    Decision::new(seat, Prompt::Plague, options, default)
}

/// The followers of a seat on land tiles, towers included (R-WF-11), ordered by place.
pub(super) fn on_land(game: &Game, seat: Seat) -> Vec<Figure> {
    let on = |figure: &&Figure| {
        figure.seat == seat && figure.kind.is_follower() && figure.at.pos().is_some()
    };
    let mut found: Vec<Figure> = game.figures.iter().filter(on).copied().collect();
    found.sort_unstable_by_key(|figure| (figure.at.pos(), figure.at, figure.kind));
    found.dedup();
    found
}

/// R-WF-5: the followers on the crowns of the pig's sector are paid and return.
fn pay_crowns(game: &mut Game) {
    let Some(sector) = game.wheel_pig() else {
        return;
    };
    let crowns = game.crowns().filter(|crown| crown.sector == sector).count();
    let here = |figure: &&Figure| matches!(figure.at, At::Crown(crown) if crown.sector == sector);
    let mut there: Vec<Figure> = game.figures.iter().filter(here).copied().collect();
    there.sort_unstable_by_key(|figure| figure.at);
    let points = if crowns > 1 && there.len() == 1 { ALONE } else { POINTS };
    for &Figure { seat, .. } in &there {
        let (source, terms) = (Source::Crown, vec![Term::Sector(sector)]);
        game.grant(ScoreLine { seat, points, source, at: None, complete: true, terms });
    }
    for figure in there {
        game.remove(figure, Cause::Scored);
    }
}

/// F3.6, R-WF-13: followers still on a crown return.
pub(super) struct FinalCrowns;

impl Stage for FinalCrowns {
    fn enter(&self, game: &mut Game) -> Flow {
        let on_crown = |figure: &&Figure| matches!(figure.at, At::Crown(_));
        let left: Vec<Figure> = game.figures.iter().filter(on_crown).copied().collect();
        for figure in left {
            game.remove(figure, Cause::Wheel);
        }
        Flow::Next
    }
}
