//! Scenes as text, and the guarantees of building them.

use rules::expansions::tower::Tower;
use rules::{At, Figure, FigureKind, KindId, Pos, Rotation, Seat, Spot};

use super::{played, players};
use crate::{Piece, PlayerColour, PlayerLabel, Scene, Theme, Tile, View, notation};

#[test]
fn a_scene_reads_as_text() {
    let (game, last) = played(&["base"], 2, 8);
    let hand = game.turn().hand.expect("a tile was drawn");
    let cells = game.placements(hand).into_iter().map(|(pos, _)| pos);
    let scene = Scene::of(&game, &[PlayerLabel::new("Ada"), PlayerLabel::new("Łucja")])
        .theme(Theme::DARK)
        .view(View::Focus)
        .mark_last([last])
        .candidates(cells.take(4));
    check(
        &format!("{scene:?}"),
        "\
Focus dark left 66
*seat 0 circle \"Ada\" 0 small=5
 seat 1 triangle \"Łucja\" 0 small=6
hand base/V 0
tile M13 base/D 0
tile M12 base/P 180
tile M14 base/I 180
tile L12 base/L 270
tile L13 base/J 270
figure 0small@M12.0
figure 0small@L12.1
figure 1small@L13.0
last L13
candidates L11 M11
",
    );
}

#[test]
fn the_crowns_of_the_wheel_and_towers_that_were_left_read_as_text() {
    let (game, _) = played(&["wheel"], 2, 0);
    let mut scene = Scene::of(&game, &players());
    let told = |scene: &Scene, start: &str| {
        format!("{scene:?}").lines().filter(|line| line.starts_with(start)).count()
    };
    let crowns = told(&scene, "piece Wheel(Crown) ");
    assert!(crowns > 0 && crowns == game.crowns().count());
    let pos = Pos::new(0, 0);
    for left in [false, true] {
        scene.pieces = vec![Piece::tower(Tower { pos, height: 2, left })];
        let line = format!("piece Tower(Keep {{ height: 2, left: {left} }}) ");
        assert_eq!(told(&scene, &line), 1, "{scene:?}");
        let word = if left { " tower:M13.2! " } else { " tower:M13.2 " };
        assert!(notation(&scene).contains(word), "{}", notation(&scene));
    }
}

/// Boards of the sets that no other test plays, with everything on them.
#[test]
fn the_boards_of_later_sets_read_as_text() {
    let boards = [
        (["base", "plague"], 90, include_str!("scenes/plague.txt")),
        (["base", "school"], 40, include_str!("scenes/school.txt")),
        (["base", "catapult"], 60, include_str!("scenes/catapult.txt")),
        (["wheel", "inns"], 60, include_str!("scenes/wheel.txt")),
        (["count", "wheel"], 60, include_str!("scenes/count.txt")),
    ];
    for (sets, decisions, expected) in boards {
        let (game, last) = played(&sets, 2, decisions);
        let text = format!("{:?}", Scene::of(&game, &players()).mark_last([last]));
        if std::env::var_os("CARCAS_RENEW").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/scenes");
            let name = if sets[0] == "base" { sets[1] } else { sets[0] };
            std::fs::write(format!("{folder}/{name}.txt"), &text).expect("the folder is there");
        } else {
            check(&text, expected);
        }
    }
}

/// Compares line by line, so that the failure names the differing line.
fn check(text: &str, expected: &str) {
    for (line, (ours, wanted)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(ours, wanted, "line {line} of\n{text}");
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "{text}");
}

#[test]
fn candidates_are_sorted_and_named_once() {
    let cells = [Pos::new(1, 1), Pos::new(0, 0), Pos::new(1, 1)];
    let scene = Scene::empty().candidates(cells);
    assert_eq!(scene.candidates, [Pos::new(0, 0), Pos::new(1, 1)]);
}

#[test]
fn a_preview_is_held_as_it_is_shown() {
    let (game, _) = played(&["base"], 2, 0);
    let hand = game.turn().hand.expect("a tile was drawn");
    let (pos, rotation) = game.placements(hand)[0];
    let figure = Figure {
        seat: Seat(1),
        kind: FigureKind::Small,
        at: At::Segment(Spot { pos, segment: 0 }),
    };
    let scene = Scene::of(&game, &players()).preview(hand, pos, rotation).preview_figure(figure);
    assert_eq!(scene.hand, Some((hand, rotation)));
    assert_eq!(scene.tile_at(pos).map(|tile| tile.kind), Some(hand));
    assert!(crate::render(&scene.view(View::Panel)).is_ok());
    let turned = Scene::of(&game, &players()).held(Rotation::turns(3));
    assert_eq!(turned.hand, Some((hand, Rotation::turns(3))));
}

#[test]
fn the_large_tile_of_a_panel_is_the_one_being_laid_unless_all_spots_are_on_another() {
    let kind = KindId::named("base/U").expect("a tile of the base game");
    let tile = |x| Tile { kind, pos: Pos::new(x, 0), rotation: Rotation::default() };
    let scene = Scene { tiles: vec![tile(0), tile(1)], ..Scene::empty() };
    let scene = scene.preview(kind, Pos::new(2, 0), Rotation::default());
    let large = |cells: &[i16]| {
        let spots = cells.iter().map(|&x| Spot { pos: Pos::new(x, 0), segment: 0 });
        scene.clone().spots(spots).in_question().map(|tile| tile.pos.x)
    };
    assert_eq!(large(&[]), Some(2));
    assert_eq!(large(&[0, 0]), Some(0), "all about an old tile");
    assert_eq!(large(&[0, 1, 2]), Some(2), "an old tile is only one of many");
}

#[test]
fn a_player_may_choose_a_colour() {
    let (game, _) = played(&["base"], 2, 0);
    let ada = PlayerLabel::new("Ada").in_colour(PlayerColour::new(5));
    let scene = Scene::of(&game, &[ada, PlayerLabel::new("Ben")]);
    assert_eq!(scene.colour(Seat(0)).symbol(), "diamond");
    assert_eq!(scene.colour(Seat(1)).symbol(), "triangle");
}

#[test]
fn time_that_is_left_stands_in_the_scene_and_on_the_card() {
    let (game, last) = played(&["base"], 3, 30);
    for view in [View::Whole, View::Focus, View::Panel] {
        let plain = Scene::of(&game, &players()).mark_last([last]).view(view);
        let seat = plain.turn.expect("somebody is to move");
        let timed = plain.clone().clocks([(seat, "2 d 4 h".to_owned())]);
        let lines = format!("{timed:?}");
        let told: Vec<&str> = lines.lines().filter(|line| line.contains(" has ")).collect();
        let [line] = told[..] else { panic!("one line of {lines}") };
        assert!(line.starts_with('*') && line.ends_with(" has \"2 d 4 h\""), "{line}");
        assert!(!format!("{plain:?}").contains(" has "));
        let [one, other] = [&plain, &timed].map(|scene| crate::render(scene).expect("sound").png);
        assert_ne!(one, other, "{view:?}");
    }
}
