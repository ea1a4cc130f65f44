//! Measures drawing finished games, one `key=value` a line, medians.
//! `speed [--zopfli | --boards | --moving | --memory | --pack]`
//!
//! The boards are played by the rules with fixed seeds and a compact policy, so that they are as
//! round as people's boards are. *Cold*: all sprites are there, nothing of this board is
//! remembered. *Warm*: the board was drawn before its last move. `board72` has 128 pixels a tile,
//! `board200` is the whole board of more than 200 tiles at 96. `replay72` is the moving picture of
//! a whole base game at 64, with its last count. `sprites_ready` is the first thing that the program
//! does: a sheet of every tile of every set at 128 pixels, with the palette. `memcpy_ms` is the floor:
//! copying the canvas once. `image_default_*` is what the `image` crate does with the same picture by default,
//! `zopfli_kb` the smallest file of it that anybody makes, which takes more than a minute.
//!
//! `pack72` is `board72` with a pack of photographs, `pack72_truecolour_*` the same picture in true colour as
//! the `image` crate writes it, `pack_made_ms` making, reading and
//! decoding its pictures and choosing its palette.
//!
//! `--boards` measures the boards alone, `--moving` the moving pictures, `--pack` the pack. `--memory` measures nothing else than how much
//! larger the program becomes when it draws boards of all sets in all themes at all scales, and
//! moving pictures: `pictures_mb`, from what Linux says.

mod photographs;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use image::{ExtendedColorType, ImageEncoder};
use render::{
    AnimationFrame, FrameTiming, Picture, PlayerLabel, Recorder, Scene, Theme, View,
    contact_sheets, render, replay, sheet,
};
use rules::{Action, Game, Pos, Seed, Setup, Systems, catalog, expansions};

/// Boards that are drawn; more than the cache of strips holds, so that drawing all of them in turn
/// finds none of them there.
const BOARDS: u64 = 90;
/// Runs of what is not drawn.
const RUNS: usize = 25;
/// Animations that are made.
const FILMS: u64 = 9;
const SEED: u64 = 72;
const NAMES: [&str; 5] = ["Ada", "Łucja", "Ştefan", "Ben", "Žofie"];
const LARGE: [&str; 10] =
    ["base", "inns", "traders", "dragon", "tower", "abbey", "bazaars", "cult", "river1", "king"];

/// A board before a move and after it.
struct Pair {
    before: Scene,
    after: Scene,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    if std::env::args().any(|argument| argument == "--memory") {
        return memory();
    }
    if std::env::args().any(|argument| argument == "--moving") {
        return moving();
    }
    if std::env::args().any(|argument| argument == "--boards") {
        plain_boards()?;
        return Ok(());
    }
    if std::env::args().any(|argument| argument == "--pack") {
        return pack();
    }
    let tiles = || catalog().kinds().map(|kind| (kind, kind.kind().id));
    let ready = timed(|| sheet(Theme::LIGHT, tiles(), 128, 14));
    println!("sprites_ready_ms={ready:.3}");
    let board = plain_boards()?;
    pack()?;
    moving()?;
    let sheets = Instant::now();
    black_box(contact_sheets());
    println!("contact_sheets_ms={:.3}", since(sheets));
    let canvas = vec![7u8; (board.width * board.height) as usize];
    let mut copy = vec![0u8; canvas.len()];
    let memcpy = median((0..RUNS).map(|_| {
        timed(|| {
            copy.copy_from_slice(black_box(&canvas));
            black_box(&mut copy)[0]
        })
    }));
    println!("memcpy_ms={memcpy:.3}");
    default_route("image_default", &board.png)?;
    let scenes = played(&["base"], SEED)?;
    themes_and_views(scenes.last().expect("a game has moves"))?;
    if std::env::args().any(|argument| argument == "--zopfli") {
        smallest(&board)?;
    }
    Ok(())
}

/// How much larger the program becomes by drawing whatever can be drawn.
fn memory() -> Result<(), Box<dyn std::error::Error>> {
    let added = expansions::ALL.iter().filter(|system| !system.is_ground());
    let every: Vec<&str> = added.map(|system| system.key()).chain(["base"]).collect();
    let mut stories = Vec::new();
    for (systems, games) in [(&["base"][..], 1), (&LARGE[..], 1), (&every[..], 1)] {
        for seed in 0..games {
            let mut scenes = played(systems, SEED + seed)?;
            let few = scenes.len() / 6;
            scenes = scenes.into_iter().step_by(few.max(1)).collect();
            stories.push(scenes);
        }
    }
    // From here on the highest mark is that of the pictures.
    std::fs::write("/proc/self/clear_refs", "5")?;
    let before = resident("VmRSS")?;
    let (mut pictures, mut megapixels) = (0u32, 0.0);
    for scene in stories.iter().flatten() {
        for theme in Theme::all() {
            let scene = || scene.clone().theme(theme);
            let entire = [128, 64, 32].map(|px| scene().entire(px));
            let views = [View::Whole, View::Focus, View::Panel].map(|view| scene().view(view));
            for shown in entire.into_iter().chain(views) {
                let picture = render(&shown)?;
                pictures += 1;
                megapixels += f64::from(picture.width * picture.height) / 1e6;
            }
        }
    }
    println!("memory_pictures={pictures}");
    println!("memory_mpx={megapixels:.0}");
    println!("memory_before_mb={before:.1}");
    println!("pictures_mb={:.1}", resident("VmHWM")? - before);
    for story in &stories {
        let frames: Vec<AnimationFrame> = story.iter().cloned().map(Into::into).collect();
        replay(&frames, FrameTiming::default(), |_, _| ControlFlow::Continue(()))?;
    }
    println!("with_moving_mb={:.1}", resident("VmHWM")? - before);
    Ok(())
}

/// A size of this program in megabytes, as Linux tells it.
fn resident(name: &str) -> Result<f64, Box<dyn std::error::Error>> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    let kibibytes: f64 = line.ok_or("no such line")?.trim().trim_end_matches(" kB").parse()?;
    Ok(kibibytes * 1024.0 / 1e6)
}

/// The boards of the base game with a pack of photographs.
fn pack() -> Result<(), Box<dyn std::error::Error>> {
    let start = Instant::now();
    let theme = photographs::photographic()?;
    println!("pack_made_ms={:.3}", since(start));
    let board = boards("pack72", &["base"], 128, theme)?;
    default_route("pack72_truecolour", &board.png)?;
    Ok(())
}

/// The boards without a pack; returns a picture of `board72`.
fn plain_boards() -> Result<Picture, Box<dyn std::error::Error>> {
    let board = boards("board72", &["base"], 128, Theme::LIGHT)?;
    boards("board200", &LARGE, 96, Theme::LIGHT)?;
    Ok(board)
}

/// Draws many boards, each cold, then one move later.
fn boards(
    name: &str,
    systems: &[&str],
    px: u16,
    theme: Theme,
) -> Result<Picture, Box<dyn std::error::Error>> {
    let pair = |seed: u64| -> Result<Pair, Box<dyn std::error::Error>> {
        let scenes = played(systems, SEED + seed)?.into_iter().rev();
        let mut scenes = scenes.map(|scene| scene.theme(theme));
        let after = scenes.next().expect("a game has moves").entire(px);
        // Both pictures show the same cells.
        let viewport = after.viewport.expect("the scene was taken so");
        Ok(Pair { before: scenes.next().expect("a game has moves").viewport(viewport), after })
    };
    let pairs: Vec<Pair> = (0..BOARDS).map(pair).collect::<Result<_, _>>()?;
    // Once for the sprites.
    let pictures = pairs.iter().map(|pair| render(&pair.after));
    let pictures: Vec<Picture> = pictures.collect::<Result<_, _>>()?;
    let cold: Vec<f64> = pairs.iter().map(|pair| timed(|| render(&pair.after))).collect();
    let warm = pairs.iter().map(|pair| {
        black_box(render(&pair.before).is_ok());
        timed(|| render(&pair.after))
    });
    let warm: Vec<f64> = warm.collect();
    let least = |times: &[f64]| times.iter().copied().fold(f64::INFINITY, f64::min);
    println!("{name}_cold_min_ms={:.3}", least(&cold));
    println!("{name}_cold_ms={:.3}", median(cold));
    println!("{name}_warm_ms={:.3}", median(warm));
    println!("{name}_kb={:.1}", median(pictures.iter().map(|picture| kilobytes(&picture.png))));
    let size = |picture: &Picture| f64::from(picture.width * picture.height) / 1e6;
    println!("{name}_mpx={:.2}", median(pictures.iter().map(size)));
    let tiles = pairs.iter().map(|pair| pair.after.tiles.len() as f64);
    println!("{name}_tiles={:.0}", median(tiles));
    Ok(pictures.into_iter().next().expect("boards were drawn"))
}

/// Whole games as moving pictures.
fn moving() -> Result<(), Box<dyn std::error::Error>> {
    let games: Vec<Vec<AnimationFrame>> =
        (0..FILMS).map(|seed| recorded(&["base"], SEED + seed)).collect::<Result<_, _>>()?;
    let film = |frames: &Vec<AnimationFrame>| {
        replay(frames, FrameTiming::default(), |_, _| ControlFlow::Continue(()))
    };
    // Once for the sprites.
    let films = games.iter().map(film).collect::<Result<Vec<_>, _>>()?;
    println!("replay72_ms={:.3}", median(games.iter().map(|frames| timed(|| film(frames)))));
    println!("replay72_kb={:.1}", median(films.iter().map(|film| kilobytes(&film.gif))));
    println!("replay72_px={}", films[0].px);
    println!("replay72_mpx={:.2}", f64::from(films[0].width * films[0].height) / 1e6);
    Ok(())
}

/// What zopfli makes of the same pixels in place of the picture's data, and how much larger ours is.
fn smallest(picture: &Picture) -> Result<(), Box<dyn std::error::Error>> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(&picture.png)).read_info()?;
    let width = picture.width as usize;
    let mut pixels = vec![0; width * picture.height as usize];
    reader.next_frame(&mut pixels)?;
    let rows: Vec<u8> = pixels
        .chunks_exact(width)
        .flat_map(|row| std::iter::once(&0).chain(row))
        .copied()
        .collect();
    let mut packed = Vec::new();
    zopfli::compress(Default::default(), zopfli::Format::Zlib, &rows[..], &mut packed)?;
    let palette = reader.info().palette.as_ref().map_or(0, |palette| palette.len());
    // Signature, four chunks, header and palette beside the data.
    let all = packed.len() + 8 + 4 * 12 + 13 + palette;
    println!("zopfli_kb={:.1}", all as f64 / 1000.0);
    println!("zopfli_ratio={:.3}", picture.png.len() as f64 / all as f64);
    Ok(())
}

/// The same picture as RGB through the `image` crate's own encoder.
fn default_route(name: &str, png: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
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
    println!("{name}_ms={:.3}", median((0..RUNS).map(|_| timed(encode))));
    println!("{name}_kb={:.1}", kilobytes(&encode()));
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

/// A game of five, before each of its tiles: once it is finished, all figures are home.
fn played(systems: &[&str], seed: u64) -> Result<Vec<Scene>, Box<dyn std::error::Error>> {
    let systems = Systems::named(systems.iter().copied())?;
    let setup = Setup::new(5, systems, Seed::from_number(seed));
    let (mut game, _) = Game::new(setup)?;
    let names = NAMES.map(PlayerLabel::new);
    let mut last = Pos::default();
    let mut scenes = Vec::new();
    let mut number = 0usize;
    while let Some(decision) = game.decision() {
        let (seat, action) = (decision.seat, choice(&game, &decision.options, number));
        if let Action::Place { pos, .. } = action {
            scenes.push(Scene::of(&game, &names).mark_last([last]));
            last = pos;
        }
        game.apply(seat, action)?;
        number += 1;
    }
    Ok(scenes)
}

/// A whole game of five with its last count, frame by frame.
fn recorded(
    systems: &[&str],
    seed: u64,
) -> Result<Vec<AnimationFrame>, Box<dyn std::error::Error>> {
    let systems = Systems::named(systems.iter().copied())?;
    let (mut game, _) = Game::new(Setup::new(5, systems, Seed::from_number(seed)))?;
    let mut recorder = Recorder::new(NAMES.map(PlayerLabel::new).to_vec());
    for number in 0usize.. {
        let Some(decision) = game.decision() else { break };
        let (seat, action) = (decision.seat, choice(&game, &decision.options, number));
        let events = game.apply(seat, action)?;
        recorder.add(&game, &events);
    }
    Ok(recorder.finish(&game))
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

fn since(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1000.0
}

fn kilobytes(bytes: &[u8]) -> f64 {
    bytes.len() as f64 / 1000.0
}
