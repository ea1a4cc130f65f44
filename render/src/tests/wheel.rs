//! A wheel of fortune beside the map (R-WF-14): it is visible in every view, with its pig, its
//! crowns and the figures on them, and the tiles stay large enough for a phone.

use rules::expansions::wheel::{Crown, Sector};
use rules::{At, Figure, FigureKind, Game, Pos, Seat, Seed, Setup, Systems};

use super::{played, players};
use crate::camera::Frame;
use crate::expansions::wheel::{OnWheel, Wheel};
use crate::scene::{Piece, PieceLocation, Place, Shape, Tile};
use crate::{Scene, Theme, View, render, replay};

const VIEWS: [View; 3] = [View::Whole, View::Focus, View::Panel];

fn aside() -> Scene {
    let (game, last) = played(&["wheel", "count"], 3, 60);
    let scene = Scene::of(&game, &players()).mark_last([last]);
    assert!(scene.has_annex());
    scene
}

fn is_crown(piece: &Piece) -> bool {
    piece.shape == Shape::Wheel(Wheel::Crown)
}

fn png(scene: &Scene) -> Vec<u8> {
    render(scene).expect("a sound scene").png
}

#[test]
fn it_is_drawn_in_every_view_with_pig_crowns_and_followers() {
    let mut scene = aside();
    scene.figures.retain(|figure| !matches!(figure.at, At::Crown(_)));
    let mut without = scene.clone();
    without.pieces.retain(|piece| !is_crown(piece));
    let mut fewer = scene.clone();
    fewer.pieces.retain(|piece| {
        let first = matches!(piece.at, PieceLocation::Own(Place::Wheel(OnWheel::Crown(_, 0, _))));
        first || !is_crown(piece)
    });
    let mut turned = scene.clone();
    let pig = turned.pieces.iter_mut().find(|piece| piece.shape == Shape::Wheel(Wheel::Pig));
    let pig = pig.expect("the wheel plays");
    let [two, three] =
        [2, 3].map(|sector| PieceLocation::Own(Place::Wheel(OnWheel::Sector(sector))));
    pig.at = if pig.at == three { two } else { three };
    let mut deployed = scene.clone();
    let at = At::Crown(Crown { sector: Sector::Taxes, space: 1 });
    deployed.figures.push(Figure { seat: Seat(1), kind: FigureKind::Big, at });
    for view in VIEWS {
        let drawn = png(&scene.clone().view(view));
        for (other, what) in [
            (&without, "no wheel"),
            (&fewer, "fewer crowns"),
            (&turned, "the pig elsewhere"),
            (&deployed, "a follower"),
        ] {
            assert_ne!(drawn, png(&other.clone().view(view)), "{view:?}: {what}");
        }
    }
}

#[test]
fn it_lies_on_the_map_or_beside_it_and_never_twice() {
    for (systems, options, expected) in [
        (&["wheel"][..], &[][..], false),
        (&["wheel"], &[("wheel.start_tile", "aside")], true),
        (&["wheel", "count"], &[], true),
        (&["wheel", "count"], &[("count.with_other_start", "place_adjacent")], false),
        (&["base", "count"], &[], false),
    ] {
        let systems = Systems::named(systems.iter().copied()).expect("known systems");
        let mut setup = Setup::new(2, systems, Seed::from_number(3));
        for (key, value) in options {
            setup.house.set(key, value).expect("a known rule");
        }
        let (game, _) = Game::new(setup).expect("a valid set-up");
        let scene = Scene::of(&game, &players());
        assert_eq!(scene.has_annex(), expected, "{options:?}");
        let frame = Frame::of(&scene).expect("a small board");
        assert_eq!(frame.side.is_some(), expected, "{options:?}");
    }
}

#[test]
fn tiles_beside_it_stay_large() {
    let scene = aside();
    for number in 1..40 {
        let tile = |x| Tile { pos: Pos::new(x, 0), ..scene.tiles[0] };
        let row = Scene { tiles: (0..number).map(tile).collect(), ..scene.clone() };
        let frame = Frame::of(&row).expect("a small board");
        let on_phone = frame.px as f32 * 400.0 / frame.width as f32;
        assert!(frame.px >= 64, "{number} columns: {}", frame.px);
        assert!(on_phone >= 28.0 || number > 9, "{number} columns: {on_phone}");
        assert_eq!(frame.view, if number <= 27 { View::Whole } else { View::Focus }, "{number}");
    }
}

#[test]
fn moving_pictures_show_it_too() {
    let scene = aside();
    let mut without = scene.clone();
    without.pieces.retain(|piece| !is_crown(piece));
    let go_on = |_, _| std::ops::ControlFlow::Continue(());
    let film = |scene: &Scene| {
        let scenes = [scene.clone().theme(Theme::DARK).into()];
        replay(&scenes, crate::FrameTiming::default(), go_on).expect("a sound scene")
    };
    let (with, without) = (film(&scene), film(&without));
    assert!(with.width > without.width, "{} {}", with.width, without.width);
}
