//! What is said of a game that is over: a result is certain, better tiles are luck, worse choices
//! cost something, and nothing depends on tiles that came later.

use brain::{Analyst, Level, SeatView, Thoroughness};
use rules::{Action, Game, KindId, Prompt, Script, Seat, Seed, Setup};

use crate::common::{named, play, quick, table};

const BRIEF: Thoroughness = Thoroughness { endings: 30, draws: 100, bags: 60, nodes: 1_500 };

/// A game in which a tile is to be drawn, after some turns of good play.
fn drawing(seed: u64, left: usize) -> Game {
    let mut game = table(2, named(&["base"]), seed);
    while game.bag().len() > left || game.decision().map(|asked| asked.prompt) != Some(Prompt::Draw)
    {
        let seat = game.decision().expect("it goes on").seat;
        let action = quick(&game, seat, 20);
        game.apply(seat, action).expect("it is offered");
    }
    game
}

#[test]
fn of_a_game_that_is_over_the_outlook_is_the_result() {
    let both = [Seat(0), Seat(1)];
    let game = play(table(2, named(&["base"]), 2), &both, |game, seat| quick(game, seat, 20));
    let outlook = Analyst::new(BRIEF, 1).outlook(&game, || false);
    let lead = (game.scores()[0] - game.scores()[1]) as f32;
    assert_eq!(outlook.leads, [lead, -lead]);
    let won = if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    };
    assert_eq!(outlook.chances, [won, 1.0 - won]);
}

#[test]
fn chances_are_shared_and_a_large_lead_is_a_good_chance() {
    let mut ahead = (0.0, 0.0);
    for seed in 0..4 {
        let game = drawing(seed, 12);
        let outlook = Analyst::new(BRIEF, 1).outlook(&game, || false);
        assert!((outlook.chances.iter().sum::<f32>() - 1.0).abs() < 0.001, "{outlook:?}");
        let best = usize::from(outlook.leads[1] > outlook.leads[0]);
        assert!(outlook.chances[best] >= 0.5, "{outlook:?}");
        if outlook.leads[best] > ahead.0 {
            ahead = (outlook.leads[best], outlook.chances[best]);
        }
    }
    assert!(ahead.0 > 5.0 && ahead.1 > 0.7, "{ahead:?}");
}

#[test]
fn luck_is_nothing_on_average_and_the_best_tile_is_the_luckiest() {
    let game = drawing(6, 40);
    let seat = game.decision().expect("it goes on").seat;
    let mut analyst = Analyst::new(Thoroughness { draws: 2_000, ..BRIEF }, 1);
    let (mut sum, mut number, mut most) = (0.0, 0.0, f32::MIN);
    for (kind, count) in game.bag().remaining() {
        if game.placements(kind).is_empty() {
            continue;
        }
        let luck = analyst.luck(&game, seat, kind);
        sum += luck * f32::from(count);
        number += f32::from(count);
        most = most.max(luck);
    }
    assert!((sum / number).abs() < 0.4, "on average {}", sum / number);
    assert!(most > 1.0, "the best is worth {most} more");
}

/// A placement with the figure that follows, as the log has it.
fn line(game: &Game, seat: Seat, best: &brain::Candidate) -> Vec<Action> {
    let mut after = game.clone();
    after.apply(seat, best.action).expect("it is offered");
    let wood = after.asked(seat).map(|asked| asked.options.clone()).unwrap_or_default();
    let follows = |option: &&Action| match option {
        Action::Deploy { at, .. } => at.spot() == best.follower,
        _ => best.follower.is_none(),
    };
    let figure = wood.iter().find(follows).copied();
    std::iter::once(best.action).chain(figure).collect()
}

#[test]
fn the_best_choice_costs_nothing_and_the_worst_a_lot() {
    let mut most = f32::MIN;
    for seed in 8..12 {
        let mut game = drawing(seed, 45);
        let seat = game.decision().expect("it goes on").seat;
        game.apply(seat, Action::Draw).expect("it is offered");
        let view = SeatView::of(&game, seat).expect("it is asked");
        let mut analyst = Analyst::new(BRIEF, 1);
        let effort = brain::Effort { nodes: BRIEF.nodes, ..Level::Steady.effort() };
        let mut thinker = brain::Thinker::new(brain::Weights::BEST, effort, 1);
        let thought = thinker.think(&view, || false);
        let best = line(&game, seat, &thought.candidates[0]);
        let judged = analyst.judge(&view, &best, || false);
        assert_eq!((judged.cost, judged.better), (0.0, None));
        let options = game.asked(seat).expect("it is asked").options.clone();
        for option in options.into_iter().step_by(2) {
            let judged = analyst.judge(&view, &[option, Action::Pass], || false);
            most = most.max(judged.cost);
        }
    }
    assert!(most > 2.0, "the worst of all costs {most}");
}

#[test]
fn tiles_that_came_later_change_nothing() {
    let setup = Setup::new(2, named(&["base"]), Seed::from_number(8));
    let (dealt, _) = Game::new(setup.clone()).expect("a game");
    let order: Vec<KindId> = dealt
        .bag()
        .remaining()
        .into_iter()
        .flat_map(|(kind, number)| std::iter::repeat_n(kind, usize::from(number)))
        .collect();
    let game = |reverse: bool, seed| {
        let mut order = order.clone();
        if reverse {
            order[1..].reverse();
        }
        let seed = Seed::from_number(seed);
        let setup = Setup { hold_draw: true, script: Script::of(order), seed, ..setup.clone() };
        Game::new(setup).expect("a game").0
    };
    let (mut one, mut other) = (game(false, 1), game(true, 2));
    let seat = one.decision().expect("it goes on").seat;
    let kind = one.bag().remaining()[3].0;
    let mut analyst = Analyst::new(BRIEF, 1);
    assert_eq!(analyst.outlook(&one, || false), analyst.outlook(&other, || false));
    assert_eq!(analyst.luck(&one, seat, kind), analyst.luck(&other, seat, kind));
    for game in [&mut one, &mut other] {
        game.apply(seat, Action::Draw).expect("it is offered");
    }
    let action = one.asked(seat).expect("it is asked").options[2];
    let view = |game| SeatView::of(game, seat).expect("it is asked");
    let judge = |game, analyst: &mut Analyst| analyst.judge(&view(game), &[action], || false);
    assert_eq!(judge(&one, &mut analyst), judge(&other, &mut analyst));
}
