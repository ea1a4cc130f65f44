//! How long a look back at a game takes, and by how much two of them differ that begin with other
//! chance: what is uncertain in the numbers. Games of two between *steady* and the player that looks
//! one turn ahead.
//!
//! `cargo run --release -p brain --example look_back -- 4`

use std::time::{Duration, Instant};

use brain::{Analyst, Level, SeatView, Thoroughness, is_judged, one_turn};
use rules::{Action, Game, Seat, Seed, Setup, Systems};

/// What was found of one seat.
#[derive(Clone, Copy, Default)]
struct Found {
    luck: f32,
    cost: f32,
}

/// What was found of a game.
struct Looked {
    seats: [Found; 2],
    chances: Vec<f32>,
    costs: Vec<f32>,
    took: Duration,
}

fn begun(number: u64) -> Game {
    let systems = Systems::named(["base"]).expect("it is known");
    let setup = Setup { hold_draw: true, ..Setup::new(2, systems, Seed::from_number(number)) };
    Game::new(setup).expect("a game").0
}

/// The moves of a game.
fn played(number: u64) -> Vec<(Seat, Action)> {
    let mut game = begun(number);
    let mut moves = Vec::new();
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let view = SeatView::of(&game, seat).expect("it is asked");
        let action = match seat {
            Seat(0) => Level::Steady.think(&view, number, || false).action(),
            _ => one_turn(&view),
        };
        game.apply(seat, action).expect("it is offered");
        moves.push((seat, action));
    }
    moves
}

fn look_back(number: u64, moves: &[(Seat, Action)], seed: u64) -> Looked {
    let begin = Instant::now();
    let mut analyst = Analyst::new(Thoroughness::USUAL, seed);
    let mut game = begun(number);
    let mut looked = Looked {
        seats: [Found::default(); 2],
        chances: vec![analyst.outlook(&game, || false).chances[0]],
        costs: Vec::new(),
        took: Duration::ZERO,
    };
    for (index, &(seat, action)) in moves.iter().enumerate() {
        let (before, turn) = (game.clone(), game.turn().number);
        if before.asked(seat).is_some_and(|asked| is_judged(asked.prompt)) {
            let line = moves[index..].iter().take_while(|(by, _)| *by == seat);
            let line = line.map(|(_, action)| *action).take_while(|next| *next != Action::Draw);
            let view = SeatView::of(&before, seat).expect("it is asked");
            let cost = analyst.judge(&view, &line.collect::<Vec<_>>(), || false).cost;
            looked.seats[seat.index()].cost += cost;
            looked.costs.push(cost);
        }
        game.apply(seat, action).expect("it was made before");
        if let (Action::Draw, Some(drawn)) = (action, game.turn().hand) {
            looked.seats[seat.index()].luck += analyst.luck(&before, seat, drawn);
        }
        if game.turn().number != turn || game.result().is_some() {
            looked.chances.push(analyst.outlook(&game, || false).chances[0]);
        }
    }
    looked.took = begin.elapsed();
    looked
}

/// The root of the mean square of what differs, for one of the two.
fn deviation(pairs: impl Iterator<Item = (f32, f32)>) -> f32 {
    let (sum, number) = pairs.fold((0.0, 0.0), |(sum, number), (one, other)| {
        (sum + (one - other) * (one - other), number + 1.0)
    });
    (sum / number / 2.0_f32).sqrt()
}

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(2);
    let mut all: Vec<(Looked, Looked)> = Vec::new();
    for number in 0..games {
        let moves = played(number);
        let pair = (look_back(number, &moves, 1), look_back(number, &moves, 2));
        for (seat, name) in ["steady", "one-turn"].into_iter().enumerate() {
            let [one, other] = [&pair.0, &pair.1].map(|looked| looked.seats[seat]);
            println!(
                "game {number} {name}: luck {:+.1} {:+.1}, choices {:+.1} {:+.1}",
                one.luck, other.luck, -one.cost, -other.cost
            );
        }
        println!("game {number}: {:.1} s", pair.0.took.as_secs_f64());
        all.push(pair);
    }
    let both = |of: fn(&Looked) -> Vec<f32>| {
        deviation(all.iter().flat_map(move |(one, other)| of(one).into_iter().zip(of(other))))
    };
    println!("one standard deviation of a chance: {:.3}", both(|it| it.chances.clone()));
    println!("of the luck of a seat: {:.2}", both(|it| it.seats.map(|seat| seat.luck).to_vec()));
    println!("of the cost of a choice: {:.2}", both(|it| it.costs.clone()));
    println!("of the choices of a seat: {:.2}", both(|it| it.seats.map(|seat| seat.cost).to_vec()));
}
