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

use rules::{Action, Game, Pos, Rotation, Seed, Setup, Systems};

use crate::{PlayerLabel, Scene};

/// The rotations in which the drawing with a number is looked at: with `CARCAS_ROTATIONS=all` every
/// one, else one, which differs from drawing to drawing.
pub(crate) fn rotations(number: usize) -> Vec<Rotation> {
    if std::env::var("CARCAS_ROTATIONS").is_ok_and(|wanted| wanted == "all") {
        return Rotation::ALL.to_vec();
    }
    vec![Rotation::ALL[number % Rotation::ALL.len()]]
}

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
