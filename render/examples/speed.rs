//! Measures drawing finished games, one `key=value` a line, medians.
//!
//! The boards are played by the rules with fixed seeds and a compact policy, so that they are as
//! round as people's boards are. *Cold*: all sprites are there, nothing of this board is
//! remembered. *Warm*: the board was drawn before its last move. `memcpy_ms` is the floor: copying
//! the canvas once. `image_default_*` is what the `image` crate does with the same picture by
//! default.

use std::hint::black_box;
use std::time::Instant;

use image::{ExtendedColorType, ImageEncoder};
use render::{Picture, Player, Scene, Theme, View, contact_sheets, render};
use rules::{Action, Game, Pos, Seed, Setup, Systems};

/// Boards that are drawn; more than the cache of strips holds, so that drawing all of them in turn
/// finds none of them there.
const BOARDS: u64 = 90;
/// Runs of what is not drawn.
const RUNS: usize = 25;
const SEED: u64 = 72;
const LARGE: [&str; 6] = ["base", "inns", "traders", "dragon", "tower", "abbey"];

/// A board before a move and after it.
struct Pair {
    before: Scene,
    after: Scene,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let first = Instant::now();
    let board = finished(&["base"], SEED)?;
    render(&board.after)?;
    println!("first_picture_ms={:.3}", since(first));
    let picture = boards("board72", &["base"])?;
    boards("board200", &LARGE)?;
    let sheets = Instant::now();
    black_box(contact_sheets());
    println!("contact_sheets_ms={:.3}", since(sheets));
    let canvas = vec![7u8; (picture.width * picture.height) as usize];
    let mut copy = vec![0u8; canvas.len()];
    let memcpy = median((0..RUNS).map(|_| {
        timed(|| {
            copy.copy_from_slice(black_box(&canvas));
            black_box(&mut copy)[0]
        })
    }));
    println!("memcpy_ms={memcpy:.3}");
    default_route(&picture.png)?;
    themes_and_views(&board.after)
}

/// Draws many boards, each cold, then one move later.
fn boards(name: &str, systems: &[&str]) -> Result<Picture, Box<dyn std::error::Error>> {
    let pairs = (0..BOARDS).map(|seed| finished(systems, SEED + seed));
    let pairs: Vec<Pair> = pairs.collect::<Result<_, _>>()?;
    // Once for the sprites.
    let pictures = pairs.iter().map(|pair| render(&pair.after));
    let pictures: Vec<Picture> = pictures.collect::<Result<_, _>>()?;
    let busy = on_core();
    let cold: Vec<f64> = pairs.iter().map(|pair| timed(|| render(&pair.after))).collect();
    println!("{name}_cold_cpu_ms={:.3}", (on_core() - busy) / pairs.len() as f64);
    let mut warm_busy = 0.0;
    let warm = pairs.iter().map(|pair| {
        black_box(render(&pair.before).is_ok());
        let busy = on_core();
        let time = timed(|| render(&pair.after));
        warm_busy += on_core() - busy;
        time
    });
    let warm: Vec<f64> = warm.collect();
    println!("{name}_warm_cpu_ms={:.3}", warm_busy / pairs.len() as f64);
    println!("{name}_cold_ms={:.3}", median(cold));
    println!("{name}_warm_ms={:.3}", median(warm));
    println!("{name}_kb={:.1}", median(pictures.iter().map(|picture| kilobytes(&picture.png))));
    let size = |picture: &Picture| f64::from(picture.width * picture.height) / 1e6;
    println!("{name}_mpx={:.2}", median(pictures.iter().map(size)));
    Ok(pictures.into_iter().next().expect("boards were drawn"))
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
    println!("image_default_ms={:.3}", median((0..RUNS).map(|_| timed(encode))));
    println!("image_default_kb={:.1}", kilobytes(&encode()));
    Ok(())
}

fn themes_and_views(scene: &Scene) -> Result<(), Box<dyn std::error::Error>> {
    for (name, view) in [("focus", View::Focus), ("panel", View::Panel)] {
        let scene = scene.clone().view(view);
        println!("{name}_kb={:.1}", kilobytes(&render(&scene)?.png));
    }
    let dark = scene.clone().theme(Theme::DARK);
    println!("other_theme_first_ms={:.3}", timed(|| render(&dark)));
    println!("other_theme_kb={:.1}", kilobytes(&render(&dark)?.png));
    Ok(())
}

/// A game of five before its last tile, and one tile earlier: once it is finished, all figures are
/// home.
fn finished(systems: &[&str], seed: u64) -> Result<Pair, Box<dyn std::error::Error>> {
    let systems = Systems::named(systems.iter().copied())?;
    let setup = Setup::new(5, systems, Seed::from_number(seed));
    let (mut game, _) = Game::new(setup)?;
    let names = ["Ada", "Łucja", "Ştefan", "Ben", "Žofie"].map(Player::new);
    let mut last = Pos::default();
    let mut before = Scene::empty();
    let mut after = Scene::empty();
    let mut number = 0usize;
    while let Some(decision) = game.decision() {
        let (seat, action) = (decision.seat, choice(&game, &decision.options, number));
        if let Action::Place { pos, .. } = action {
            before = std::mem::replace(&mut after, Scene::of(&game, &names).mark_last([last]));
            last = pos;
        }
        game.apply(seat, action)?;
        number += 1;
    }
    Ok(Pair { before, after })
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

fn median(times: impl IntoIterator<Item = f64>) -> f64 {
    let mut times: Vec<f64> = times.into_iter().collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn timed<T>(act: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    black_box(act());
    since(start)
}

/// Milliseconds that this thread was on a core, if the kernel tells: on a shared machine the clock
/// measures the neighbours.
fn on_core() -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split(' ').next().and_then(|first| first.parse::<f64>().ok());
    nanoseconds.map_or(f64::NAN, |nanoseconds| nanoseconds / 1e6)
}

fn since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1000.0
}

fn kilobytes(bytes: &[u8]) -> f64 {
    bytes.len() as f64 / 1000.0
}
