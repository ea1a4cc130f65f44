//! Views as values: owners, dead cells, sheets, animations, the position as a line of text.

use std::ops::ControlFlow;

use rules::expansions::catapult::Missile;
use rules::{Dice, Game, KindId, Pos, Rotation, Seat, Seed, Setup, Systems};

use super::{played, players};
use crate::{
    Claims, Lies, Moving, NotationError, Pace, Piece, RenderError, Scene, ScoreSheet, Theme,
    TilesLeft, View, dead_cells, notation, parse_notation, render, replay,
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
    let setup =
        Setup { stacked: Some(tiles.collect()), ..Setup::new(2, systems, Seed::from_number(1)) };
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

/// A scene without the parts that notation leaves out.
fn bare(game: &Game) -> Scene {
    Scene::of(game, &[]).theme(Theme::LIGHT)
}

/// Plays at random; every so often the position is written and parsed.
fn read_back(setup: Setup, every: usize) {
    let mut dice = Dice::stream(setup.seed, "positions");
    let (mut game, _) = Game::new(setup).expect("these sets make a game");
    let mut number = 0;
    while let Some(asked) = game.decision() {
        let action = asked.options[dice.below(asked.options.len() as u32) as usize];
        game.apply(asked.seat, action).expect("an offered action");
        number += 1;
        if number % every == 0 || game.decision().is_none() {
            let scene = bare(&game);
            let line = notation(&scene);
            let back = parse_notation(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
            assert_eq!(back, scene, "{line}");
            assert_eq!(notation(&back), line);
        }
    }
}

#[test]
fn a_position_is_read_back_as_it_was_written() {
    for (number, system) in (1..).zip(rules::expansions::ALL) {
        let key = system.key();
        let keys = if system.is_ground() { vec![key] } else { vec!["base", key] };
        let systems = Systems::named(keys).expect("there are such sets");
        read_back(Setup::new(3, systems, Seed::from_number(number)), 7);
    }
    for seed in 1..=3 {
        let systems = Systems::named(EVERYTHING).expect("there are such sets");
        read_back(Setup::new(5, systems, Seed::from_number(seed)), 23);
    }
    let (game, _) = played(&EVERYTHING, 5, 400);
    let back = parse_notation(&notation(&Scene::of(&game, &players()))).expect("what was written");
    assert!(render(&back).is_ok());
}

#[test]
fn a_hosts_tile_stands_in_the_line_as_it_was_described() {
    let systems = Systems::named(["base", "creativity"]).expect("there are such sets");
    let mut setup = Setup::new(2, systems, Seed::from_number(9));
    setup.house.set("creativity", "custom").expect("there is such a rule");
    let tile = "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1";
    let kind = KindId::host("creativity", tile).expect("a tile");
    setup.host_tiles = vec![kind; 2];
    setup.stacked = Some(vec![kind; 9]);
    setup.hold_draw = true;
    read_back(setup, 1);
}

#[test]
fn a_line_that_is_no_position_is_refused() {
    assert_eq!(parse_notation("M13=base/D"), Err(NotationError::Head));
    for word in ["M13=base/nothing", "M13=base/D*4", "fig:0nobody@M13.0", "x", "points:a", "y:1"] {
        let refused = NotationError::Word(word.to_owned());
        assert_eq!(parse_notation(&format!("carcas/1 {word}")), Err(refused));
    }
}

/// The scenes of a game before each of its first decisions.
fn story(decisions: usize) -> Vec<Scene> {
    let scene = |number| {
        let (game, last) = played(&["base", "inns"], 4, number);
        Scene::of(&game, &players()).mark_last([last]).gains([0, 5, -2, 0])
    };
    (0..decisions).step_by(2).map(scene).collect()
}

#[test]
fn a_moving_picture_ends_with_the_last_scene() {
    let scenes = story(30);
    let mut told = Vec::new();
    let moving = replay(&scenes, Pace::default(), |done, all| {
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
fn frames(moving: &Moving) -> Vec<Vec<u8>> {
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
        if [Pace::default().step, Pace::default().end].contains(&shown) {
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
    let moving = replay(&scenes, Pace::default(), |_, _| ControlFlow::Continue(()));
    let frames = frames(&moving.expect("a sound story"));
    assert_eq!(frames.len(), scenes.len());
    assert!(frames.first() == frames.last() && frames[0] != frames[1]);
}

#[test]
fn a_moving_picture_that_is_too_large_is_refused() {
    let scenes = story(6);
    let pace = Pace { most: 1000, ..Pace::default() };
    let go_on = |_, _| ControlFlow::Continue(());
    let refused = replay(&scenes, pace, go_on);
    assert!(matches!(refused, Err(RenderError::TooManyBytes { most: 1000, .. })), "{refused:?}");
    assert_eq!(replay(&[], pace, go_on), Err(RenderError::Nothing));
    let smaller = replay(&scenes, Pace { px: 24, ..Pace::default() }, go_on);
    assert_eq!(smaller.map(|moving| moving.px), Ok(24));
    let given_up = replay(&scenes, Pace::default(), |_, _| ControlFlow::Break(()));
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
fn the_pieces_of_the_last_sets_read_as_text_and_are_drawn() {
    let (game, last) = played(&["base"], 2, 8);
    let scene = Scene {
        pieces: vec![
            (Piece::Teacher, Lies::Cell(last)),
            (Piece::Outbreak { number: 3, active: true }, Lies::Cell(Pos::default())),
            (Piece::Missile { seat: Seat(1), missile: Missile::Target }, Lies::Point(-1500, 700)),
            (Piece::WheelPig, Lies::Sector(2)),
        ],
        flights: vec![crate::Flight {
            seat: Seat(1),
            from: (0, 0),
            landing: (-1400, 650),
            rest: (-1500, 700),
        }],
        ..Scene::of(&game, &players())
    };
    let text = format!("{scene:?}");
    assert!(text.contains("Outbreak { number: 3, active: true } Cell("), "{text}");
    assert!(text.contains("\nflight of 1 (0, 0) (-1400, 650) (-1500, 700)\n"), "{text}");
    let plain = render(&Scene::of(&game, &players())).expect("a sound scene");
    assert_ne!(render(&scene).expect("a sound scene").png, plain.png);
}
