//! Lets players play each other and prints how often the first one wins.
//!
//! ```text
//! cargo run --release -p brain --example arena -- --games 400 strong one-turn
//! cargo run --release -p brain --example arena -- --games 400 --sets all --players 4 strong one-turn
//! ```
//!
//! Every bag is played once with the first player in each seat, the second one in all others. Time
//! is the processor time of the thread, so that a busy machine does not change who wins.

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

mod options;
mod player;
mod uct;

use std::sync::atomic::{AtomicU64, Ordering};

use brain::SeatView;
use options::Match;
use rules::{Game, Seat, Seed, Setup};

/// What the first player got from a game.
#[derive(Clone, Copy)]
struct Outcome {
    /// A win, or its share of one.
    won: f64,
    /// Points ahead of the best of the others.
    margin: f64,
    points: f64,
    others: f64,
}

fn main() {
    let plan = match Match::read(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(problem) => {
            eprintln!("arena: {problem}");
            std::process::exit(2);
        }
    };
    let next = AtomicU64::new(0);
    let games = plan.games.next_multiple_of(u64::from(plan.seats));
    let mut all: Vec<(u64, Outcome, [Thinking; 2])> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut own = Vec::new();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            return own;
                        }
                        let (outcome, thought) = play(&plan, number);
                        own.push((number, outcome, thought));
                        if plan.verbose {
                            eprintln!("{number}: {} by {}", outcome.won, outcome.margin);
                        }
                    }
                })
            })
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    all.sort_by_key(|(number, ..)| *number);
    report(&plan, &all);
}

/// How long a player thought.
#[derive(Clone, Copy, Default)]
struct Thinking {
    decisions: u64,
    seconds: f64,
    nodes: u64,
}

fn play(plan: &Match, number: u64) -> (Outcome, [Thinking; 2]) {
    let seats = u64::from(plan.seats);
    let (bag, own) = (number / seats, Seat((number % seats) as u8));
    let seed = Seed::from_number(plan.seed << 32 | bag);
    let setup = Setup { hold_draw: true, ..Setup::new(plan.seats, plan.systems, seed) };
    let (mut game, _) = Game::new(setup).unwrap();
    let mut players = [plan.first.seated(plan, number), plan.second.seated(plan, number ^ 1 << 40)];
    let mut thought = [Thinking::default(); 2];
    while let Some(decision) = game.decision() {
        let seat = decision.seat;
        let action = match decision.options[..] {
            [only] if !decision.is_chance() => only,
            _ => {
                let view = SeatView::of(&game, seat).unwrap();
                let who = usize::from(seat != own);
                let before = player::seconds();
                let action = players[who].answer(&view);
                thought[who].seconds += player::seconds() - before;
                thought[who].decisions += 1;
                thought[who].nodes += players[who].take_nodes();
                action
            }
        };
        game.apply(seat, action).unwrap();
    }
    let scores = game.scores();
    let standings = game.result().unwrap();
    let mine = scores[own.index()];
    let others = || game.seats().filter(|seat| *seat != own).map(|seat| scores[seat.index()]);
    let best = others().max().unwrap();
    let won =
        if standings.winners.contains(&own) { 1.0 / standings.winners.len() as f64 } else { 0.0 };
    let mean = others().map(f64::from).sum::<f64>() / (seats as f64 - 1.0);
    let margin = f64::from(mine - best);
    (Outcome { won, margin, points: f64::from(mine), others: mean }, thought)
}

fn report(plan: &Match, all: &[(u64, Outcome, [Thinking; 2])]) {
    let games = all.len() as f64;
    let mean = |of: fn(&Outcome) -> f64| all.iter().map(|(_, o, _)| of(o)).sum::<f64>() / games;
    let won = mean(|outcome| outcome.won);
    let (low, high) = wilson(won, games);
    let margin = mean(|outcome| outcome.margin);
    let spread: f64 = all.iter().map(|(_, o, _)| (o.margin - margin).powi(2)).sum::<f64>()
        / (games - 1.0).max(1.0);
    let error = 1.96 * (spread / games).sqrt();
    println!(
        "{} against {}: {:.1} % of the games, {} (95 %: {:.1} to {:.1} %), margin {margin:+.1} ± \
         {error:.1}, points {:.1} to {:.1}",
        plan.first.name(),
        plan.second.name(),
        100.0 * won,
        all.len(),
        100.0 * low,
        100.0 * high,
        mean(|outcome| outcome.points),
        mean(|outcome| outcome.others),
    );
    for (who, player) in [&plan.first, &plan.second].into_iter().enumerate() {
        let sum = |of: fn(&Thinking) -> f64| all.iter().map(|(.., t)| of(&t[who])).sum::<f64>();
        let decisions = sum(|thinking| thinking.decisions as f64).max(1.0);
        println!(
            "  {}: {:.2} ms and {:.0} nodes for each decision, of {decisions}",
            player.name(),
            1_000.0 * sum(|thinking| thinking.seconds) / decisions,
            sum(|thinking| thinking.nodes as f64) / decisions,
        );
    }
}

/// The interval of Wilson's for a share of so many games, with 95 %.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let weight = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / weight;
    let half = Z / weight * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (middle - half, middle + half)
}
