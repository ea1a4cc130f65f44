//! A specimen game: played with a simple heuristic, the same every time, and shown at its end.

use rules::{Action, Event, Game, Pos, Seed, Setup, Systems};

use crate::scene::{Counted, PlayerLabel, Scene, View};

const NAMES: [&str; 6] = ["Ada", "Łucja", "Ştefan", "Ben", "Žofie", "Maria"];

/// The final count of a game of these systems.
pub(crate) fn finished(systems: &[&str], seats: u8, seed: u64) -> Scene {
    let systems = Systems::named(systems.iter().copied()).expect("they exist");
    let setup = Setup::new(seats, systems, Seed::from_number(seed));
    let (mut game, mut events) = Game::new(setup).expect("as many seats as there may be");
    let (mut last, mut number) = (Pos::default(), 0);
    while let Some(decision) = game.decision() {
        let (seat, action) = (decision.seat, choice(&game, &decision.options, number));
        if let Action::Place { pos, .. } = action {
            last = pos;
        }
        events.extend(game.apply(seat, action).expect("an offered answer"));
        number += 1;
    }
    let count = events.iter().rposition(|event| *event == Event::FinalScoring);
    let (mut gone, mut counted) = (Vec::new(), Vec::new());
    for event in &events[count.unwrap_or(events.len())..] {
        match event {
            Event::Returned { figure, .. } => gone.push(*figure),
            Event::Scored(line) if line.points != 0 => counted.extend(line.at.map(|at| Counted {
                at,
                seat: line.seat,
                points: line.points,
            })),
            _ => {}
        }
    }
    let players = NAMES.map(PlayerLabel::new);
    let scene = Scene::of(&game, &players[..usize::from(seats)]).mark_last([last]);
    Scene { counted, ..scene.before_going_home(&gone).view(View::Whole) }
}

/// Places a tile where it has the most neighbours, then nearest to the centre; figures now and
/// then.
fn choice(game: &Game, options: &[Action], number: usize) -> Action {
    let worth = |action: &Action| match *action {
        Action::Place { pos, .. } => {
            let far = i32::from(pos.x).pow(2) + i32::from(pos.y).pow(2);
            10 * i32::from(game.board().filled_around(pos)) - far
        }
        _ => 0,
    };
    let best = match options {
        [Action::Place { .. }, ..] => options.iter().copied().max_by_key(worth),
        _ => options.get(number * 7 % options.len()).copied(),
    };
    best.expect("a decision has options")
}
