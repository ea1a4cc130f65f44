//! Tests of the whole crate: pictures of real games, tiles one by one, colours, scenes.

mod cards;
mod catapult;
mod cities;
mod colours;
mod counts;
mod crowds;
mod figures;
mod hosts;
mod names;
mod panels;
pub(crate) mod pictures;
mod scenes;
mod tiles;
mod views;
mod wheel;

use rules::{Action, Game, Pos, Seed, Setup, Systems};

use crate::{PlayerLabel, Scene};

/// A game after this many decisions, each made by a simple heuristic.
fn played(systems: &[&str], seats: u8, decisions: usize) -> (Game, Pos) {
    let systems = Systems::named(systems.iter().copied()).expect("known systems");
    let setup = Setup::new(seats, systems, Seed::from_number(11));
    let (mut game, _) = Game::new(setup).expect("a valid set-up");
    let mut last = Pos::default();
    for number in 0..decisions {
        let Some(decision) = game.decision() else {
            break;
        };
        let choice = decision.options[number * 5 % decision.options.len()];
        let seat = decision.seat;
        if let Action::Place { pos, .. } = choice {
            last = pos;
        }
        game.apply(seat, choice).expect("an offered action");
    }
    (game, last)
}

fn players() -> Vec<PlayerLabel> {
    ["Ada", "Łucja", "Ştefan", "Ben", "Žofie"].map(PlayerLabel::new).to_vec()
}

/// The scene of a game in progress, with the last move marked.
fn scene(systems: &[&str], decisions: usize) -> Scene {
    let (game, last) = played(systems, 5, decisions);
    Scene::of(&game, &players()).mark_last([last])
}
