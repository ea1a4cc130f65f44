//! The Catapult asks for judgement: whoever aims does better than whoever lets the time run out.

use rules::expansions::catapult::{self, Area, Missile, Point, Site, ThrowSpan};
use rules::{Action, Decision, Event, Game, Prompt, Seat, Seed};
use serde_json::json;

use crate::catapult::{FAIR, thief};

/// What comes of a round in which seat 0 and then seat 1 answer like this, of this seed: the points
/// of each, and how many of seat 1's figures were met.
fn round(missile: Missile, seed: u64, answer: impl Fn(&Game, &Decision) -> Action) -> [i32; 3] {
    let mut table = thief().fires(FAIR, missile);
    table.edit(|state| state["setup"]["seed"] = json!(Seed::from_number(seed)));
    let (mut game, mut met) = (table.game, 0);
    while game.catapult().is_some() {
        let asked = game.decision().expect("a round goes on").clone();
        let told = game.apply(asked.seat, answer(&game, &asked)).expect("it is offered");
        met += told
            .iter()
            .filter_map(|event| match event {
                Event::Catapult(catapult::Event::Thrown(thrown)) => {
                    Some(thrown.hit.concat().len() as i32)
                }
                _ => None,
            })
            .sum::<i32>();
    }
    [game.scores()[0], game.scores()[1], met]
}

#[test]
fn r_ct_15_whoever_aims_does_better_than_whoever_lets_the_time_run_out() {
    const SEEDS: u64 = 200;
    let default = |game: &Game, asked: &Decision| asked.options[game.default_of(asked)];
    // Seat 0 throws from the north, at the fair or the thief; at a catch, beyond the usual hands.
    let aimed = |game: &Game, asked: &Decision| {
        let ground = game.fairground();
        let target = game.targets().first().map(|target| target.point);
        let fair = game.catapult().filter(|round| round.missile == Some(Missile::Target));
        let aim = fair.map_or(target, |round| Some(Point::middle(round.fair)));
        match (asked.seat, asked.prompt, aim) {
            (Seat(0), Prompt::Catapult(catapult::Prompt::Throw), Some(aim)) => {
                let force = ground.force_for(Site::N, aim);
                Action::Catapult(catapult::Action::Throw {
                    site: Site::N,
                    aim: Area::of(aim),
                    force,
                })
            }
            (Seat(0), Prompt::Catapult(catapult::Prompt::Toss), _) => {
                Action::Catapult(catapult::Action::Toss {
                    force: ThrowSpan::of(90),
                    side: ThrowSpan::of(0),
                })
            }
            _ => default(game, asked),
        }
    };
    for missile in Missile::ALL {
        let sum = |one: [i32; 3], other: [i32; 3]| [0, 1, 2].map(|index| one[index] + other[index]);
        let by = |answer: &dyn Fn(&Game, &Decision) -> Action| {
            (0..SEEDS).map(|seed| round(missile, seed, answer)).fold([0; 3], sum)
        };
        let (idle, aims) = (by(&default), by(&aimed));
        let better = match missile {
            Missile::Target => idle == [0; 3] && aims == [5 * SEEDS as i32, 0, 0],
            Missile::Catch => aims[0] > idle[0] + 4 * SEEDS as i32,
            Missile::KnockOut | Missile::Seduction => idle[2] == 0 && aims[2] > SEEDS as i32 / 2,
        };
        assert!(better, "{missile:?}: {idle:?} without a choice, {aims:?} aimed");
    }
}
