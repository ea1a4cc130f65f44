//! Measures composing and encoding a finished base game, one `key=value` a line, medians.
//!
//! The board is played by the rules with a fixed seed and a compact policy, so that it is as
//! round as people's boards are. `memcpy_ms` is the floor: copying the canvas once.
//! `image_default_*` is what the `image` crate does with the same picture by default.

use std::hint::black_box;
use std::time::Instant;

use image::{ExtendedColorType, ImageEncoder};
use render::{Player, Scene, Theme, View, render};
use rules::{Action, Game, Pos, Seed, Setup, Systems};

/// Runs of which the median is taken.
const RUNS: usize = 25;
const SEED: u64 = 72;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let warm_up = Instant::now();
    let scene = finished()?;
    println!("play_ms={:.3}", since(warm_up));
    let first = Instant::now();
    let picture = render(&scene)?;
    println!("first_picture_ms={:.3}", since(first));
    println!("width={}\nheight={}", picture.width, picture.height);
    // Another picture each time, so that nothing but sprites can be remembered.
    let pictures: Vec<Scene> = (0..RUNS).map(|run| with_score(&scene, run)).collect();
    let mut pictures = pictures.iter().cycle();
    let cold = median(|| render(pictures.next().expect("endless")));
    println!("board72_cold_ms={cold:.3}");
    println!("board72_kb={:.1}", kilobytes(&picture.png));
    let warm = median(|| render(&scene));
    println!("board72_warm_ms={warm:.3}");
    let canvas = vec![7u8; (picture.width * picture.height) as usize];
    let mut copy = vec![0u8; canvas.len()];
    let memcpy = median(|| {
        copy.copy_from_slice(black_box(&canvas));
        black_box(&mut copy)[0]
    });
    println!("memcpy_ms={memcpy:.3}");
    default_route(&picture.png)?;
    themes_and_views(&scene)?;
    Ok(())
}

/// The same picture as RGB through the `image` crate's own encoder.
fn default_route(png: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
    let rgb = image::load_from_memory(png)?.to_rgb8();
    let encode = || {
        let mut file = Vec::new();
        let encoder = image::codecs::png::PngEncoder::new(&mut file);
        let (width, height) = rgb.dimensions();
        encoder
            .write_image(rgb.as_raw(), width, height, ExtendedColorType::Rgb8)
            .expect("the buffer has the size that it says");
        file
    };
    println!("image_default_ms={:.3}", median(encode));
    println!("image_default_kb={:.1}", kilobytes(&encode()));
    Ok(())
}

fn themes_and_views(scene: &Scene) -> Result<(), Box<dyn std::error::Error>> {
    for (name, view) in [("focus", View::Focus), ("panel", View::Panel)] {
        let scene = scene.clone().view(view);
        println!("{name}_kb={:.1}", kilobytes(&render(&scene)?.png));
        println!("{name}_ms={:.3}", median(|| render(&scene)));
    }
    let dark = scene.clone().theme(Theme::DARK);
    let first = Instant::now();
    let picture = render(&dark)?;
    println!("other_theme_first_ms={:.3}", since(first));
    println!("other_theme_kb={:.1}", kilobytes(&picture.png));
    Ok(())
}

/// A finished game of five.
fn finished() -> Result<Scene, Box<dyn std::error::Error>> {
    let setup = Setup::new(5, Systems::named(["base"])?, Seed::from_number(SEED));
    let (mut game, _) = Game::new(setup)?;
    let mut last = Pos::default();
    let mut number = 0usize;
    while let Some(decision) = game.decision() {
        let (seat, action) = (decision.seat, choice(&game, &decision.options, number));
        if let Action::Place { pos, .. } = action {
            last = pos;
        }
        game.apply(seat, action)?;
        number += 1;
    }
    let names = ["Ada", "Łucja", "Ştefan", "Ben", "Žofie"].map(Player::new);
    Ok(Scene::of(&game, &names).mark_last([last]))
}

/// A tile goes where it has most neighbours, then nearest to the middle; figures now and then.
fn choice(game: &Game, options: &[Action], number: usize) -> Action {
    let worth = |action: &Action| match *action {
        Action::Place { pos, .. } => {
            let far = i32::from(pos.x).pow(2) + i32::from(pos.y).pow(2);
            10 * i32::from(game.board().filled_around(pos)) - far
        }
        _ => 0,
    };
    if let [Action::Place { .. }, ..] = options {
        let best = options.iter().copied().max_by_key(worth);
        return best.expect("a decision has options");
    }
    options[number * 7 % options.len()]
}

fn with_score(scene: &Scene, score: usize) -> Scene {
    let mut scene = scene.clone();
    scene.seats[0].score = score as i32;
    scene
}

fn median<T>(mut act: impl FnMut() -> T) -> f64 {
    let mut times: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            black_box(act());
            since(start)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[RUNS / 2]
}

fn since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1000.0
}

fn kilobytes(bytes: &[u8]) -> f64 {
    bytes.len() as f64 / 1000.0
}
