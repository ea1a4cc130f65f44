//! Views as values: owners, dead cells, sheets, animations, the position as a line of text.

use std::ops::ControlFlow;

use rules::expansions::catapult::Missile;
use rules::{Dice, Game, KindId, Pos, Rotation, Script, Seat, Seed, Setup, Systems};

use super::{played, players};
use crate::expansions::catapult::Throw;
use crate::expansions::plague::Plague;
use crate::expansions::school::Master;
use crate::expansions::wheel::{OnWheel, Wheel};
use crate::{
    Animation, AnimationFrame, Claims, FrameTiming, Piece, PieceLocation, Place, RenderError,
    Scene, ScoreSheet, Shape, Theme, TilesLeft, View, dead_cells, notation, render, replay,
};

const EVERYTHING: [&str; 12] = [
    "base", "inns", "traders", "dragon", "tower", "abbey", "count", "king", "bridges", "castles",
    "tunnel", "river1",
];

#[test]
fn the_owners_of_features_read_as_text() {
    let (game, _) = played(&["base"], 2, 8);
    let scene = Scene::of(&game, &players()).owners(&game, Claims::Features);
    let text = format!("{scene:?}");
    let owned: Vec<&str> = text.lines().filter(|line| line.contains("owned by")).collect();
    let expected = ["L12 1 owned by 0", "M12 0 owned by 0", "L13 0 owned by 1", "M13 0 owned by 0"];
    assert_eq!(owned, expected, "{text}");
    assert!(render(&scene).is_ok());
}

#[test]
fn whoever_owns_a_field_is_shown_on_all_of_it() {
    let (game, _) = played(&["base"], 3, 120);
    let scene = Scene::of(&game, &players()).owners(&game, Claims::Fields);
    for claim in &scene.claims {
        let feature = game.board().feature_at(claim.spot);
        let farmers = game.figures().iter().filter_map(|figure| Some((figure, figure.at.spot()?)));
        let here = farmers.filter(|&(_, spot)| game.board().feature_at(spot) == feature);
        let seats: Vec<Seat> = here.map(|(figure, _)| figure.seat).collect();
        assert!(claim.owners.iter().all(|owner| seats.contains(owner)), "{claim:?}");
        let members = game.board().nodes(feature).map(|node| game.board().spot(node));
        let shown = |spot| scene.claims.iter().any(|other| other.spot == spot);
        assert!(members.into_iter().all(shown), "{claim:?}");
    }
    assert!(!scene.claims.is_empty());
    let plain = render(&Scene::of(&game, &players())).expect("a sound scene");
    assert_ne!(render(&scene).expect("a sound scene").png, plain.png);
}

#[test]
fn a_dead_cell_fits_no_tile_that_is_left() {
    let (game, _) = played(&["base"], 2, 84);
    let dead = dead_cells(&game);
    let left = game.bag().remaining().into_iter().map(|(kind, _)| kind).chain(game.turn().hand);
    let alive: Vec<Pos> =
        left.flat_map(|kind| game.board().fitting(kind)).map(|(pos, _)| pos).collect();
    for gap in game.board().gaps() {
        assert_eq!(dead.contains(&gap), !alive.contains(&gap), "{}", gap.name());
    }
    let scene = Scene::of(&game, &players()).dead_cells(&game);
    assert!(!dead.is_empty() && format!("{scene:?}").contains("\ndead "));
    assert!(render(&scene).is_ok());
}

/// A game with these tiles, in this order, the first one already drawn.
fn stacked(systems: &[&str], tiles: &[&str]) -> Game {
    let systems = Systems::named(systems.iter().copied()).expect("known systems");
    let tiles = tiles.iter().map(|id| KindId::named(id).expect("a tile"));
    let setup = Setup {
        script: Script::of(tiles.collect()),
        ..Setup::new(2, systems, Seed::from_number(1))
    };
    Game::new(setup).expect("a valid set-up").0
}

#[test]
fn a_tile_that_waits_beside_the_piles_keeps_its_cells_alive() {
    // There is a city north of the start tile, which none of these tiles continues.
    let north = Pos::new(0, -1);
    let fields = ["base/B", "base/B", "base/B", "base/B"];
    let mut tiles = fields.to_vec();
    assert!(dead_cells(&stacked(&["base", "dragon"], &tiles)).contains(&north));
    for place in [0, 3] {
        tiles[place] = "pd/04";
        let game = stacked(&["base", "dragon"], &tiles);
        assert!(!dead_cells(&game).contains(&north), "{:?}", game.bag().aside());
        if let [kind] = game.bag().aside() {
            assert_eq!(kind.kind().id, "pd/04");
            return;
        }
        tiles = fields.to_vec();
    }
    panic!("the dragon's tile was drawn before a volcano");
}

#[test]
fn a_bridge_and_an_abbey_keep_cells_alive_as_long_as_they_are_held() {
    // Nothing continues the road east of the start tile, except a bridge; an abbey closes what
    // nothing else does, as long as the cells around it can be filled.
    let east = Pos::new(1, 0);
    let tiles = ["base/B", "base/B"];
    assert!(dead_cells(&stacked(&["base"], &tiles)).contains(&east));
    assert!(!dead_cells(&stacked(&["base", "bridges"], &tiles)).contains(&east));
    assert!(dead_cells(&stacked(&["base", "abbey"], &tiles)).is_empty());
}

#[test]
fn the_sheet_of_points_reads_as_text_and_is_drawn() {
    let sheet = ScoreSheet {
        theme: Theme::DARK,
        players: players()[..3].to_vec(),
        totals: vec![61, 40, -3],
        sources: vec![
            ("Roads".to_owned(), vec![12, 40, 0]),
            ("Cities".to_owned(), vec![49, 0, -3]),
        ],
    };
    let text = "scores dark\n\"Ada\" 61\n\"Łucja\" 40\n\"Ştefan\" -3\nRoads: 12 40 0\n\
                Cities: 49 0 -3\n";
    assert_eq!(format!("{sheet:?}"), text);
    assert!(sheet.render().height > 200);
}

#[test]
fn the_tiles_that_are_left_are_counted() {
    let (game, _) = played(&["base"], 2, 60);
    let left = TilesLeft::of(&game, Theme::LIGHT);
    let number: usize = left.tiles.iter().map(|&(_, count)| usize::from(count)).sum();
    assert_eq!(number, game.bag().len());
    let text = format!("{left:?}");
    assert!(text.starts_with("tiles left light\n") && text.contains("\nbase/"), "{text}");
    assert!(left.render().width > 0);
}

/// Plays at random; every so often compares the notations of different positions.
fn written(setup: Setup, every: usize) -> Vec<(Scene, String)> {
    let mut dice = Dice::stream(setup.seed, "positions");
    let (mut game, _) = Game::new(setup).expect("these sets make a game");
    let (mut number, mut lines) = (0, Vec::new());
    while let Some(asked) = game.decision() {
        let action = asked.options[dice.below(asked.options.len() as u32) as usize];
        game.apply(asked.seat, action).expect("an offered action");
        number += 1;
        if number % every == 0 || game.decision().is_none() {
            let scene = Scene::of(&game, &[]);
            let line = notation(&scene);
            lines.push((scene, line));
        }
    }
    lines
}

/// Two positions have the same line if and only if they are the same.
fn unambiguous(lines: &[(Scene, String)]) {
    for (number, (one, line)) in lines.iter().enumerate() {
        assert!(line.starts_with("carcas/1 "), "{line}");
        for (other, same) in &lines[..number] {
            assert_eq!(one == other, line == same, "{line}");
        }
        let tiles = line.split(' ').filter(|word| !word.contains(':') && word.contains('='));
        assert_eq!(tiles.count(), one.tiles.len(), "{line}");
        for piece in &one.pieces {
            let word = piece.shape.look().written(piece);
            let crown = piece.shape == Shape::Wheel(Wheel::Crown);
            assert_eq!(word.is_none(), crown, "{piece:?}");
            assert!(word.is_none_or(|word| line.split(' ').any(|own| own == word)), "{line}");
        }
    }
}

#[test]
fn different_positions_are_written_differently_and_every_piece_is_named() {
    for (number, system) in (1..).zip(rules::expansions::ALL) {
        let key = system.key();
        let keys = if system.is_ground() { vec![key] } else { vec!["base", key] };
        let systems = Systems::named(keys).expect("there are such sets");
        unambiguous(&written(Setup::new(3, systems, Seed::from_number(number)), 7));
    }
    for seed in 1..=3 {
        let systems = Systems::named(EVERYTHING).expect("there are such sets");
        unambiguous(&written(Setup::new(5, systems, Seed::from_number(seed)), 23));
    }
}

#[test]
fn a_hosts_tile_stands_in_the_line_as_it_was_described() {
    let systems = Systems::named(["base", "creativity"]).expect("there are such sets");
    let mut setup = Setup::new(2, systems, Seed::from_number(9));
    setup.house.creativity.custom = true;
    let tile = "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1";
    let kind = KindId::host("creativity", tile).expect("a tile");
    setup.host_tiles = vec![kind; 2];
    setup.script.tiles = Some(vec![kind; 9]);
    setup.hold_draw = true;
    unambiguous(&written(setup, 1));
    let tile = crate::Tile { kind, pos: Pos::default(), rotation: Rotation::ALL[1] };
    let line = notation(&Scene { tiles: vec![tile], ..Scene::empty() });
    let word = format!(" M13={}*1 ", kind.kind().id.replace(' ', "_"));
    assert!(line.contains(&word), "{line}");
}

/// The frames of a game before each of its first decisions.
fn story(decisions: usize) -> Vec<AnimationFrame> {
    let scene = |number| {
        let (game, last) = played(&["base", "inns"], 4, number);
        Scene::of(&game, &players()).mark_last([last]).gains([0, 5, -2, 0]).into()
    };
    (0..decisions).step_by(2).map(scene).collect()
}

#[test]
fn a_moving_picture_ends_with_the_last_scene() {
    let scenes = story(30);
    let mut told = Vec::new();
    let moving = replay(&scenes, FrameTiming::default(), |done, all| {
        told.push((done, all));
        ControlFlow::Continue(())
    });
    let moving = moving.expect("a sound story");
    assert_eq!(told.last(), Some(&(scenes.len(), scenes.len())));
    let frames = frames(&moving);
    assert_eq!(frames.len(), scenes.len());
}

/// What an animation shows at the default pace, frame by frame, as palette numbers. Its images may
/// hold at most a third of the pixels of whole frames.
fn frames(moving: &Animation) -> Vec<Vec<u8>> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(&moving.gif[..]).expect("a GIF");
    let across = usize::from(decoder.width());
    assert_eq!(across, moving.width as usize);
    let mut seen = vec![0; across * moving.height as usize];
    let (mut frames, mut shown, mut pixels) = (Vec::new(), 0, 0);
    while let Some(image) = decoder.read_next_frame().expect("a sound frame") {
        let lines = image.buffer.chunks_exact(image.width.into());
        for (line, row) in lines.zip(usize::from(image.top)..) {
            let places = &mut seen[row * across + usize::from(image.left)..];
            for (place, &number) in places.iter_mut().zip(line) {
                if Some(number) != image.transparent {
                    *place = number;
                }
            }
        }
        pixels += image.buffer.len();
        shown += image.delay;
        if [FrameTiming::default().step, FrameTiming::default().end].contains(&shown) {
            frames.push(seen.clone());
            shown = 0;
        }
    }
    assert_eq!(shown, 0);
    assert!(pixels < seen.len() * frames.len() / 3, "{pixels} pixels in {} frames", frames.len());
    frames
}

#[test]
fn what_is_written_of_each_frame_is_all_that_changes() {
    let mut scenes = story(30);
    // Whatever comes in between, the last scene looks the same as when it was first.
    scenes.insert(0, scenes.last().expect("a game has scenes").clone());
    let moving = replay(&scenes, FrameTiming::default(), |_, _| ControlFlow::Continue(()));
    let frames = frames(&moving.expect("a sound story"));
    assert_eq!(frames.len(), scenes.len());
    assert!(frames.first() == frames.last() && frames[0] != frames[1]);
}

#[test]
fn a_moving_picture_that_is_too_large_is_refused() {
    let scenes = story(6);
    let pace = FrameTiming { most: 1000, ..FrameTiming::default() };
    let go_on = |_, _| ControlFlow::Continue(());
    let refused = replay(&scenes, pace, go_on);
    assert!(matches!(refused, Err(RenderError::TooManyBytes { most: 1000, .. })), "{refused:?}");
    assert_eq!(replay(&[], pace, go_on), Err(RenderError::Nothing));
    let smaller = replay(&scenes, FrameTiming { px: 24, ..FrameTiming::default() }, go_on);
    assert_eq!(smaller.map(|moving| moving.px), Ok(24));
    let given_up = replay(&scenes, FrameTiming::default(), |_, _| ControlFlow::Break(()));
    assert_eq!(given_up, Err(RenderError::GivenUp));
}

#[test]
fn a_tile_that_can_be_chosen_stays_to_be_seen() {
    let (game, last) = played(&["base"], 2, 20);
    let scene = Scene::of(&game, &players()).view(View::Panel).candidates([last]);
    let tile = scene.tile_at(last).expect("a tile was laid");
    assert!(render(&scene).is_ok());
    let turned = Scene {
        tiles: scene
            .tiles
            .iter()
            .map(|&other| match other.pos == last {
                true => crate::Tile {
                    rotation: Rotation::turns(1 + tile.rotation.index() as u8),
                    ..other
                },
                false => other,
            })
            .collect(),
        figures: Vec::new(),
        ..scene.clone()
    };
    let plain = Scene { figures: Vec::new(), ..scene };
    let [one, other] = [plain, turned].map(|scene| render(&scene).expect("a sound scene").png);
    assert_ne!(one, other, "the tile below the mark is not seen");
}

#[test]
fn a_cell_where_the_tile_scores_at_once_has_a_coin_and_reads_as_text() {
    let mut games = (20..).map(|decisions| played(&["base"], 2, decisions).0);
    let game = games.find(|game| !game.scoring_cells().is_empty()).expect("somebody may score");
    let scoring: Vec<Pos> = game.scoring_cells().into_iter().map(|(pos, _)| pos).collect();
    let hand = game.turn().hand.expect("a tile was drawn");
    let cells = game.placements(hand).into_iter().map(|(pos, _)| pos);
    let plain = Scene::of(&game, &players()).view(View::Panel).candidates(cells);
    let scene = plain.clone().scoring(scoring.clone());
    let lines = format!("{scene:?}");
    let names: Vec<String> = scoring.iter().map(|pos| pos.name()).collect();
    assert!(lines.contains(&format!("\nscoring {}\n", names.join(" "))), "{lines}");
    let [with, without] = [&scene, &plain].map(|scene| render(scene).expect("a sound scene"));
    let frame = crate::camera::Frame::of(&scene).expect("a small board");
    let cells: Vec<_> = scoring.iter().map(|pos| frame.cell(*pos)).collect();
    let mut coins = vec![0; cells.len()];
    for ((x, y, one), other) in with.numbers().enumerate_pixels().zip(without.numbers().iter()) {
        if one.0 != [*other] {
            let pixel = canvas::Rect::new(x as i32, y as i32, 1, 1);
            let cell = cells.iter().position(|cell| cell.common(pixel).is_some());
            coins[cell.expect("nothing changes elsewhere")] += 1;
        }
    }
    assert!(coins.iter().all(|pixels| *pixels > 100) && !coins.is_empty(), "{coins:?}");
}

#[test]
fn labels_of_cells_have_one_size_and_can_be_read_on_small_tiles() {
    // A long row with candidates whose names have two to four letters.
    let (game, _) = played(&["base"], 2, 0);
    let first = Scene::of(&game, &[]).tiles[0];
    let tiles = (-5..30).map(|x| crate::Tile { pos: Pos::new(x, 0), ..first }).collect();
    let cells = [-5, 0, 14, 29].map(|x| Pos::new(x, 1));
    let scene = Scene { tiles, ..Scene::empty() }.view(View::Panel).candidates(cells);
    let painter = crate::paint::Painter::of(&scene).expect("a small board");
    assert_eq!(painter.frame.px, 40);
    let size = painter.label_size();
    let widest = cells.map(|pos| canvas::text::width(&pos.name())).into_iter().fold(0.0, f32::max);
    assert!(size >= 14.0 && size * widest <= 40.0, "{size}");
}

#[test]
fn the_pieces_of_the_last_sets_read_as_text_and_are_drawn() {
    let (game, last) = played(&["base"], 2, 8);
    let outbreak = Shape::Plague(Plague::Outbreak { number: 3, active: true });
    let flight = Throw::Flight { from: (0, 0), landing: (-1400, 650) };
    let rest = PieceLocation::Point(-1500, 700);
    let sector = PieceLocation::Own(Place::Wheel(OnWheel::Sector(2)));
    let scene = Scene {
        pieces: vec![
            Piece::new(Shape::School(Master), PieceLocation::Cell(last, (800, 210))),
            Piece::new(outbreak, PieceLocation::Cell(Pos::default(), (800, 210))),
            Piece::new(Shape::Catapult(flight), rest).of(Seat(1)),
            Piece::new(Shape::Catapult(Throw::Token(Missile::Target)), rest).of(Seat(1)),
            Piece::new(Shape::Wheel(Wheel::Pig), sector),
        ],
        ..Scene::of(&game, &players())
    };
    let text = format!("{scene:?}");
    assert!(text.contains("Outbreak { number: 3, active: true }) Cell("), "{text}");
    assert!(text.contains("landing: (-1400, 650) }) of 1 Point(-1500, 700)\n"), "{text}");
    let plain = render(&Scene::of(&game, &players())).expect("a sound scene");
    assert_ne!(render(&scene).expect("a sound scene").png, plain.png);
}
