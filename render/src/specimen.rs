//! Specimens for the sheets in `docs/pictures`: a game that is played with a simple heuristic, the same
//! every time, and shown at its end; and an art pack, our own drawings in autumn.

use std::io::Cursor;

use image::{ImageFormat, Rgb as Pixel};

use rules::{Action, Game, Pos, Seed, Setup, Systems, catalog};

use crate::pack::{ArtPack, PackColours, TilePicture, tile_template};
use crate::scene::{LastCount, PlayerLabel, Scene, View};
use crate::theme::{Rgb, Theme};

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
    let count = LastCount::of(&events);
    let players = NAMES.map(PlayerLabel::new);
    let scene = Scene::of(&game, &players[..usize::from(seats)]).mark_last([last]);
    scene.before_count(&count).after_count(&game, &count.lines).view(View::Whole)
}

/// A pack of the base game in which all that is green in our drawings is brown.
pub(crate) fn autumn() -> Theme {
    let tiles = catalog().set("base").map(|kind| {
        let drawn = image::load_from_memory(&tile_template(Theme::LIGHT, kind, 128));
        let mut tile = drawn.expect("we wrote it").into_rgb8();
        for Pixel([red, green, _]) in tile.pixels_mut() {
            std::mem::swap(red, green);
        }
        let mut file = Cursor::new(Vec::new());
        tile.write_to(&mut file, ImageFormat::Png).expect("there is room");
        (kind, TilePicture::decode(&file.into_inner()).expect("we wrote it"))
    });
    let colours = PackColours { table: Rgb(0x2E2018), text: Rgb(0xF6E7CF), grid: Rgb(0x5A4634) };
    Theme::of_pack(ArtPack::new("autumn", colours, tiles).expect("text that can be read"))
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
