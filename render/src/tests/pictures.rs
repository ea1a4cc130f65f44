//! Whole pictures: the file contains what was composed; every view of every stage can be drawn.

use std::io::Cursor;
use std::ops::ControlFlow;

use image::codecs::png::PngEncoder;
use image::{GrayImage, ImageFormat, Rgb};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rules::{
    At, Figure, FigureKind, Game, KindId, Pos, Rotation, Seat, Seed, Setup, Spot, Systems, catalog,
};

use super::{played, players, scene};
use crate::camera::Frame;
use crate::expansions::wheel::{Wheel, crown};
use crate::paint::compose;
use crate::scene::Shape;
use crate::{
    ArtPack, FrameTiming, IndexedPng, PackColours, PlayerLabel, RenderError, Scene, Theme, Tile,
    TilePicture, View, render, replay, tile_template,
};

const VIEWS: [View; 3] = [View::Whole, View::Focus, View::Panel];

/// Width, height, and the composed pixels.
pub(crate) fn pixels(scene: &Scene) -> (usize, usize, GrayImage) {
    let canvas = compose(scene).expect("the scene is sound");
    let (width, height) = canvas.size();
    (width, height, canvas.compose(0..height))
}

/// Decodes with another library and compares each pixel with the composed one.
fn check(scene: &Scene) {
    let picture = render(scene).expect("the scene is sound");
    let (width, height, rows) = pixels(scene);
    let decoder = png::Decoder::new(std::io::Cursor::new(&picture.png));
    let mut reader = decoder.read_info().expect("a PNG");
    let info = reader.info();
    assert_eq!((info.width as usize, info.height as usize), (width, height));
    assert_eq!((info.width, info.height), (picture.width, picture.height));
    assert_eq!(info.color_type, png::ColorType::Indexed);
    let colours = info.palette.clone().expect("an indexed picture has a palette");
    assert_eq!(colours.as_ref(), scene.theme.palette().colours().as_flattened());
    let mut pixels = vec![0; width * height];
    reader.next_frame(&mut pixels).expect("a whole picture");
    let both = pixels.chunks_exact(width).zip(rows.chunks_exact(width));
    for (line, (decoded, composed)) in both.enumerate() {
        assert!(decoded == composed, "row {line} differs");
    }
}

#[test]
fn the_file_holds_exactly_the_composed_pixels() {
    for theme in Theme::all() {
        for view in VIEWS {
            check(&scene(&["base", "inns", "river1"], 90).theme(theme).view(view));
        }
    }
}

#[test]
fn the_file_of_a_photographic_pack_holds_exactly_the_composed_pixels() {
    let theme = grainy();
    for view in VIEWS {
        check(&scene(&["base", "inns"], 90).theme(theme).view(view));
    }
    for number in (60..70).step_by(2) {
        check(&scene(&["base", "inns"], number).theme(theme).entire(128));
    }
    let board = |number| scene(&["base", "inns"], number).theme(theme).into();
    let scenes = [60, 62, 64].map(board);
    let pace = FrameTiming::default();
    let film = replay(&scenes, pace, |_, _| ControlFlow::Continue(())).expect("sound scenes");
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut frames = options.read_info(&film.gif[..]).expect("a GIF");
    assert!(frames.global_palette().is_some_and(|palette| palette.len() <= 3 * 256));
    let first = frames.read_next_frame().expect("sound").expect("there are three");
    assert_eq!(first.transparent, None);
    // The number that stands for "unchanged" is none of a colour.
    assert!(first.buffer.iter().all(|number| *number != 255));
}

/// A pack of the base game's tiles, painted over with grain, as photographs have it.
fn grainy() -> Theme {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let tiles: Vec<(KindId, TilePicture)> = catalog()
        .set("base")
        .map(|kind| {
            let drawn = image::load_from_memory(&tile_template(Theme::LIGHT, kind, 160));
            let mut tile = drawn.expect("a PNG").into_rgb8();
            for part in tile.iter_mut() {
                *part = part.saturating_add_signed(chance.random_range(-40..40));
            }
            let mut file = Cursor::new(Vec::new());
            tile.write_to(&mut file, ImageFormat::Png).expect("there is room");
            (kind, TilePicture::decode(&file.into_inner()).expect("a sound picture"))
        })
        .collect();
    Theme::of_pack(ArtPack::new("grainy", PackColours::plain(), tiles).expect("legible"))
}

#[test]
fn move_after_move_the_file_holds_exactly_the_composed_pixels() {
    // Most strips are known from the previous move; each may refer to the one above it.
    for number in (60..110).step_by(2) {
        check(&scene(&["base", "inns", "traders"], number).entire(48));
    }
}

#[test]
fn a_picture_can_be_saved_in_any_format_of_the_image_crate() {
    let picture = render(&scene(&["base"], 40)).expect("the scene is sound");
    let image = picture.image();
    assert_eq!(image.dimensions(), (picture.width, picture.height));
    let numbers = picture.numbers();
    for (pixel, number) in image.pixels().zip(numbers.iter()) {
        assert_eq!(*pixel, Rgb(picture.palette()[usize::from(*number)]));
    }
    let read = |file: &[u8]| image::load_from_memory(file).expect("a sound file").to_rgb8();
    assert!(read(&picture.png) == image, "the file shows the same");
    let mut file = Vec::new();
    picture.write_with_encoder(PngEncoder::new(&mut file)).expect("there is room");
    assert!(read(&file) == image, "the encoder of `image` writes the same");
    let mut file = Vec::new();
    let encoder = IndexedPng::new(&mut file, picture.palette());
    numbers.write_with_encoder(encoder).expect("there is room");
    assert!(read(&file) == image, "our encoder writes the same");
    assert_eq!(image::guess_format(&file).expect("a known format"), ImageFormat::Png);
}

#[test]
fn an_empty_table_is_drawn() {
    for view in VIEWS {
        check(&Scene::empty().view(view));
    }
}

#[test]
fn every_stage_of_a_game_is_drawn_in_every_view() {
    for decisions in [0, 1, 2, 3, 40, 80, 1000] {
        for view in VIEWS {
            let (game, last) = played(&["base"], 3, decisions);
            let candidates = game.turn().hand.map(|kind| game.placements(kind));
            let candidates = candidates.unwrap_or_default().into_iter().map(|(pos, _)| pos);
            let scene = Scene::of(&game, &players()).mark_last([last]).candidates(candidates);
            let picture = render(&scene.view(view)).expect("the scene is sound");
            assert!(picture.png.len() < 400_000, "{} bytes", picture.png.len());
        }
    }
}

#[test]
fn two_hundred_tiles_are_drawn_in_focus_within_half_a_megabyte() {
    let kinds: Vec<KindId> = rules::catalog().kinds().collect();
    let tile = |index: usize| Tile {
        kind: kinds[index * 7 % kinds.len()],
        pos: Pos::new((index % 20) as i16 - 9, (index / 20) as i16 - 4),
        rotation: Rotation::turns((index % 4) as u8),
    };
    let scene = Scene {
        tiles: (0..200).map(tile).collect(),
        last: vec![Pos::new(-9, 0)],
        candidates: vec![Pos::new(-10, 0), Pos::new(11, 3)],
        ..Scene::empty()
    };
    check(&scene);
    for view in VIEWS {
        let picture = render(&scene.clone().view(view)).expect("the scene is sound");
        assert!(picture.png.len() < 500_000, "{view:?}: {} bytes", picture.png.len());
    }
}

#[test]
fn any_name_is_drawn_and_changes_nothing_but_its_card() {
    let names = [
        "Maximilian Aurelius Bartholomew the Extraordinarily Patient of Carcassonne",
        "花子",
        "عبد الله",
        "Z͑ͫ̓ͪ̂ͫ̽͏̴̙a̡̠̝l̸g̷o",
        "🎲🎲🎲",
        "\u{202E}abc\u{0}\u{7}\n",
    ];
    let (game, _) = played(&["base", "inns"], 6, 60);
    for view in VIEWS {
        let named = Scene::of(&game, &names.map(PlayerLabel::new)).view(view);
        let plain = Scene::of(&game, &[]).view(view);
        check(&named);
        let (width, _, with_names) = pixels(&named);
        let (_, _, without) = pixels(&plain);
        let differing = |(line, _): &(usize, &[u8])| {
            let row = line * width..(line + 1) * width;
            with_names.as_raw()[row.clone()] != without.as_raw()[row]
        };
        let lines = with_names.chunks_exact(width).enumerate().filter(differing);
        let lines: Vec<usize> = lines.map(|(line, _)| line).collect();
        let frame = Frame::of(&named).expect("a small board");
        let cards = frame.scores.or(frame.side).expect("it has cards");
        let is_card = |line: &usize| (cards.y..cards.bottom()).contains(&(*line as i32));
        assert!(lines.iter().all(is_card), "{view:?}");
    }
}

#[test]
fn the_wheel_has_the_crowns_that_the_game_was_given() {
    let systems = Systems::named(["wheel"]).expect("a known set");
    for crowns in ["1,2,1,2,1,2", "1,1,1,2,2,2", "2,2,2,1,1,1"] {
        let mut setup = Setup::new(2, systems, Seed::from_number(4));
        setup.house.set("wheel.crowns", crowns).expect("there is such a rule");
        let (game, _) = Game::new(setup).expect("a valid set-up");
        let scene = Scene::of(&game, &players()).entire(64);
        let mut bare = scene.clone();
        bare.pieces.retain(|piece| piece.shape != Shape::Wheel(Wheel::Crown));
        let (width, _, with) = pixels(&scene);
        let (_, _, without) = pixels(&bare);
        let frame = Frame::of(&scene).expect("a small board");
        let corner = scene.tiles.iter().find(|tile| tile.kind.kind().in_block == Some((0, 0)));
        let corner = frame.cell(corner.expect("the wheel lies on the table").pos);
        let sectors: Vec<u8> =
            crowns.split(',').map(|count| count.parse().expect("1 or 2")).collect();
        let mut places = Vec::new();
        for (sector, &count) in (0u8..).zip(&sectors) {
            for space in 0..count {
                let place = crown(sector, space, count);
                let part = |share: f32| (share * 64.0).round() as i32;
                places.push((corner.x + part(place.x), corner.y + part(place.y)));
            }
        }
        assert_eq!(places.len(), 9);
        let differing =
            with.iter().zip(&*without).enumerate().filter(|(_, (one, other))| one != other);
        let mut seen = vec![0; places.len()];
        for (index, _) in differing {
            let (x, y) = ((index % width) as i32, (index / width) as i32);
            let near = |&(a, b): &(i32, i32)| (x - a).pow(2) + (y - b).pow(2) <= 12 * 12;
            let place = places.iter().position(near).expect("nothing changes where no crown is");
            seen[place] += 1;
        }
        assert!(seen.iter().all(|&pixels| pixels > 200), "{crowns}: {seen:?}");
    }
}

#[test]
fn what_is_not_on_the_board_is_refused() {
    let spot = Spot { pos: Pos::new(4, 4), segment: 0 };
    let refused = RenderError::NoSegment { pos: spot.pos, segment: 0 };
    let mut scene = scene(&["base"], 0);
    scene.figures.push(Figure { seat: Seat(0), kind: FigureKind::Small, at: At::Segment(spot) });
    assert_eq!(render(&scene), Err(refused.clone()));
    scene.figures.clear();
    assert_eq!(render(&scene.clone().spots([spot])), Err(refused));
    let last = Spot { pos: Pos::default(), segment: 99 };
    assert!(render(&scene.spots([last])).is_err());
}

#[test]
fn threads_draw_the_same_picture() {
    let scene = scene(&["base", "inns"], 70);
    let first = render(&scene).expect("the scene is sound");
    std::thread::scope(|scope| {
        let drawn: Vec<_> = (0..4).map(|_| scope.spawn(|| render(&scene))).collect();
        for thread in drawn {
            assert_eq!(thread.join().expect("no panic").as_ref(), Ok(&first));
        }
    });
}
