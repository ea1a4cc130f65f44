//! Hints: the answers that Carcas would give in somebody's place, and what speaks for each. It is
//! found out on a game that looks the same from that seat, so nothing hidden can show in it.

use brain::{Candidate, SeatView, Thought};
use rules::{Action, At, Event, FigureKind, Game, Prompt, Seat, Spot};

use crate::aids::projected;

/// How many answers a hint names.
pub const HINTS: usize = 3;

/// What speaks for an answer, the most obvious first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// It scores at once.
    Scores(i32),
    /// A figure takes something that would be worth so much by now.
    Claims(i32),
    /// What the seat already holds grows.
    Grows(i32),
    /// Nothing is won by it yet: it keeps figures for later, and gives the others little.
    Waits,
}

/// An answer that Carcas would consider.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The answer.
    pub action: Action,
    /// The figure that follows it, and the game in which it is asked for.
    pub follower: Option<(Action, Box<Game>)>,
    /// The lead over the best of the others that it leads to on average.
    pub lead: f32,
    /// What speaks for it.
    pub reason: HintReason,
}

/// The best answers of a thought, the best first.
pub fn hints(view: &SeatView, thought: &Thought) -> Vec<Hint> {
    let tried = thought.candidates.iter().filter(|candidate| candidate.visits > 0);
    let mut best: Vec<&Candidate> = tried.take(HINTS).collect();
    if best.is_empty() {
        best.extend(thought.candidates.first());
    }
    best.into_iter().map(|candidate| hint(view, candidate)).collect()
}

fn hint(view: &SeatView, candidate: &Candidate) -> Hint {
    let (seat, action) = (view.seat(), candidate.action);
    let blind = view.decision().sealed || view.decision().is_chance();
    let mut hint =
        Hint { action, follower: None, lead: candidate.margin, reason: HintReason::Waits };
    if blind {
        return hint;
    }
    let mut game = view.dealt(0);
    let before = held(&game, seat);
    let Ok(mut events) = game.apply(seat, action) else { return hint };
    let figure = matches!(action, Action::Deploy { .. });
    let follower = follower(&game, seat, candidate.follower);
    let at = Box::new(game.clone());
    if let Some(follower) = follower
        && let Ok(more) = game.apply(seat, follower)
    {
        events.extend(more);
        hint.follower = matches!(follower, Action::Deploy { .. }).then_some((follower, at));
    }
    let points = events.iter().filter_map(|event| match event {
        Event::Scored(line) if line.seat == seat && line.complete => Some(line.points),
        _ => None,
    });
    let (points, grown) = (points.sum(), held(&game, seat) - before);
    hint.reason = if points > 0 {
        HintReason::Scores(points)
    } else if figure || hint.follower.is_some() {
        HintReason::Claims(grown.max(0))
    } else if grown > 0 {
        HintReason::Grows(grown)
    } else {
        HintReason::Waits
    };
    hint
}

/// What a seat holds on the board by now.
fn held(game: &Game, seat: Seat) -> i32 {
    projected(game).iter().filter(|line| line.seat == seat).map(|line| line.points).sum()
}

/// The answer to the question about a figure that comes after a tile.
fn follower(game: &Game, seat: Seat, spot: Option<Spot>) -> Option<Action> {
    let asked = game.asked(seat).filter(|asked| asked.prompt == Prompt::Wood)?;
    let Some(spot) = spot else {
        return asked.may_pass().then_some(Action::Pass);
    };
    let there = asked.options.iter().copied().filter(|option| match option {
        Action::Deploy { at: At::Segment(at), .. } => *at == spot,
        _ => false,
    });
    there.max_by_key(|option| matches!(option, Action::Deploy { figure: FigureKind::Small, .. }))
}

/// The figure that follows an answer to a spot, with the game in which it is asked for.
pub fn followed(
    game: &Game,
    seat: Seat,
    (action, spot): (Action, Option<Spot>),
) -> Option<(Action, Box<Game>)> {
    let mut after = game.clone();
    after.apply(seat, action).ok()?;
    let figure = follower(&after, seat, Some(spot?))?;
    Some((figure, Box::new(after)))
}

#[cfg(test)]
mod tests {
    use brain::{Effort, Level, Thinker, Weights};
    use rules::{Dice, Seed, Setup, Systems};

    use super::*;

    #[test]
    fn a_hint_names_different_answers_that_can_be_given_and_what_they_score() {
        let systems = Systems::named(["base"]).expect("they go together");
        let setup = Setup { hold_draw: true, ..Setup::new(2, systems, Seed::from_number(3)) };
        let mut game = Game::new(setup).expect("a game").0;
        let mut dice = Dice::new(Seed::from_number(3));
        let (mut scoring, mut claiming) = (0, 0);
        while let Some(asked) = game.decision().cloned() {
            if asked.prompt == Prompt::Place {
                let view = SeatView::of(&game, asked.seat).expect("it is asked");
                let effort = Effort { nodes: 300, turns: 2, ..Level::Steady.effort() };
                let thought = Thinker::new(Weights::BEST, effort, 1).think(&view, || false);
                let hints = hints(&view, &thought);
                assert!((1..=HINTS).contains(&hints.len()));
                for (index, hint) in hints.iter().enumerate() {
                    assert!(asked.offers(hint.action));
                    let mut real = game.clone();
                    let mut events = real.apply(asked.seat, hint.action).expect("it is offered");
                    let follower = hint.follower.as_ref().map(|(follower, _)| *follower);
                    if let Some(follower) = follower {
                        events.extend(real.apply(asked.seat, follower).expect("it is offered"));
                        claiming += 1;
                    }
                    let same = |other: &Hint| {
                        let next = other.follower.as_ref().map(|(follower, _)| *follower);
                        (other.action, next) == (hint.action, follower)
                    };
                    assert!(!hints[..index].iter().any(same), "twice: {hint:?}");
                    if let HintReason::Scores(points) = hint.reason {
                        let made = real.scores()[asked.seat.index()];
                        let had = game.scores()[asked.seat.index()];
                        assert!(made - had >= points || follower.is_none(), "{hint:?}");
                        scoring += 1;
                    }
                }
            }
            let chance = dice.below(asked.options.len() as u32) as usize;
            game.apply(asked.seat, asked.options[chance]).expect("it is offered");
        }
        assert!(scoring > 3 && claiming > 10, "{scoring} score, {claiming} claim");
    }
}
