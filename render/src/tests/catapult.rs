//! The catapult's pictures: every site is visible, whatever the board, and so is everything thrown.

use canvas::Rect;
use rules::expansions::catapult::{self, Missile, Point, Site, Thrown};
use rules::expansions::count::Quarter;
use rules::expansions::wheel::{Crown, Sector};
use rules::{
    Action, At, Event, Figure, FigureKind, Game, Pos, Prompt, Seat, Seed, Setup, Spot, Systems,
};

use super::{played, players};
use crate::camera::Frame;
use crate::expansions::catapult::Throw;
use crate::overview::Map;
use crate::scene::{PieceLocation, Shape};
use crate::{Scene, View, render};

/// Plays with a simple heuristic; everybody throws these tokens. Returns the game after every
/// round, with the throws.
fn rounds(missile: Missile, seed: u64, wanted: usize) -> Vec<(Game, Vec<Thrown>)> {
    let systems = Systems::named(["base", "catapult"]).expect("known systems");
    let setup = Setup::new(3, systems, Seed::from_number(seed));
    let (mut game, _) = Game::new(setup).expect("a valid set-up");
    let (mut thrown, mut rounds, mut number) = (Vec::new(), Vec::new(), 0);
    while let Some(asked) = game.decision() {
        number += 1;
        let action = match asked.prompt {
            Prompt::Catapult(catapult::Prompt::Fire) => {
                Action::Catapult(catapult::Action::Fire { missile })
            }
            Prompt::Catapult(catapult::Prompt::Throw) => {
                asked.options[number * 3 % Site::ALL.len()]
            }
            _ => asked.options[number * 5 % asked.options.len()],
        };
        let events = game.apply(asked.seat, action).expect("an offered action");
        thrown.extend(events.into_iter().filter_map(|event| match event {
            Event::Catapult(catapult::Event::Thrown(thrown)) => Some(thrown),
            _ => None,
        }));
        if thrown.len() == 3 {
            rounds.push((game.clone(), std::mem::take(&mut thrown)));
        }
        if rounds.len() == wanted {
            break;
        }
    }
    rounds
}

fn holds(outer: Rect, (x, y): (i32, i32), around: i32) -> bool {
    let inner = Rect::new(x - around, y - around, 2 * around, 2 * around);
    inner.common(outer) == Some(inner)
}

#[test]
fn every_site_is_seen_and_tiles_stay_large_however_large_the_board() {
    let (mut windows, mut wholes) = (0, 0);
    for (game, _) in rounds(Missile::Target, 1, 12) {
        for view in [View::Whole, View::Panel, View::Focus] {
            for throw in [None, Some((Site::NE, game.fairground().middle(), 0))] {
                let plain = Scene::of(&game, &players()).view(view);
                let scene = plain.aiming(&game, throw);
                let frame = Frame::of(&scene).expect("a small board");
                let on_phone = frame.px as f32 * 400.0 / frame.width as f32;
                assert!(on_phone >= 28.0, "{view:?}: {on_phone}");
                let map = frame.side.map(|side| (side, Map::of(&scene, &frame, side)));
                let mut sites = 0;
                for piece in &scene.pieces {
                    let (Shape::Catapult(Throw::Site(_)), PieceLocation::Point(x, y)) =
                        (piece.shape, piece.at)
                    else {
                        continue;
                    };
                    let cell = frame.cell(rules::Pos::default());
                    let at = (cell.x + x * frame.px / 1000, cell.y + y * frame.px / 1000);
                    let seen = match &map {
                        // A phone still shows eight pixels around it.
                        Some((side, map)) => holds(*side, map.point((x, y)), frame.width / 50),
                        None => holds(frame.board, at, frame.px / 4),
                    };
                    assert!(seen, "{view:?} {piece:?} {frame:?}");
                    sites += 1;
                }
                assert_eq!(sites, Site::ALL.len());
                *(if map.is_some() { &mut windows } else { &mut wholes }) += 1;
                assert_eq!(format!("{scene:?}").contains("Aim(Aim { "), throw.is_some());
                assert!(render(&scene).is_ok());
            }
        }
    }
    assert!(windows > 0 && wholes > 0, "no large board was seen, or no small one");
}

#[test]
fn what_is_aimed_at_lies_within_the_window_wherever_it_is() {
    let (game, _) = rounds(Missile::Target, 1, 12).pop().expect("twelve rounds");
    for pos in game.board().tiles().iter().map(|placed| placed.pos) {
        let aim = rules::expansions::catapult::Point::middle(pos);
        let scene = Scene::of(&game, &players()).aiming(&game, Some((Site::NE, aim, 0)));
        let frame = Frame::of(&scene).expect("a small board");
        assert!(frame.side.is_some(), "a large board");
        assert_eq!(frame.cell(pos).common(frame.board), Some(frame.cell(pos)));
    }
}

#[test]
fn what_was_thrown_is_seen_and_the_tiles_stay_large() {
    let mut crossed = 0;
    for (game, thrown) in rounds(Missile::KnockOut, 1, 12) {
        let plain = Scene::of(&game, &players());
        let scene = plain.clone().thrown(&thrown);
        let count = |wanted: fn(&Throw) -> bool| {
            let shapes = scene.pieces.iter().map(|piece| piece.shape);
            shapes.filter(|shape| matches!(shape, Shape::Catapult(own) if wanted(own))).count()
        };
        assert_eq!(count(|throw| matches!(throw, Throw::Flight { .. })), 3);
        let hits = count(|throw| *throw == Throw::Hit);
        let hit: usize = thrown.iter().flat_map(|thrown| &thrown.hit).map(Vec::len).sum();
        assert!(hits <= hit);
        crossed += hits;
        let frame = Frame::of(&scene).expect("a small board");
        assert!(frame.px >= 64, "{}", frame.px);
        let [one, other] = [&plain, &scene].map(|scene| render(scene).expect("sound").png);
        assert_ne!(one, other);
    }
    assert!(crossed > 0, "nobody was hit in twelve rounds");
}

#[test]
fn who_is_hit_is_crossed_out_wherever_they_stood() {
    let crown = Crown { sector: Sector::Taxes, space: 0 };
    let tower = Pos::default();
    for (systems, at) in [
        (&["base", "tower", "catapult"][..], At::Tower(tower)),
        (&["base", "count", "catapult"], At::Quarter(Quarter::Market)),
        (&["wheel", "catapult"], At::Crown(crown)),
        (&["wheel", "count", "catapult"], At::Crown(crown)),
        (&["base", "catapult"], At::Segment(Spot { pos: tower, segment: 0 })),
    ] {
        let (game, _) = played(systems, 2, 0);
        let [hit, other] = [(At::Segment(spot_of(&game)), Seat(0)), (at, Seat(1))]
            .map(|(at, seat)| Figure { seat, kind: FigureKind::Small, at });
        let thrown = |hit: Vec<Figure>| Thrown {
            seat: Seat(0),
            missile: Missile::KnockOut,
            site: Site::NE,
            from: Point::new(3000, -3000),
            aim: Point::new(0, 0),
            force: 40,
            landing: Point::new(100, 0),
            rest: Point::new(-100, 50),
            hit: vec![hit],
            apart: None,
        };
        let shown = |hit: Vec<Figure>| {
            let scene = Scene::of(&game, &players()).thrown(&[thrown(hit)]);
            let text = format!("{scene:?}");
            for view in [View::Whole, View::Focus] {
                assert!(render(&scene.clone().view(view)).is_ok());
            }
            (
                text.matches("\npiece Catapult(Hit) ").count(),
                render(&scene).expect("a sound scene").png,
            )
        };
        let (one, before) = shown(vec![hit]);
        let (both, after) = shown(vec![hit, other]);
        assert_eq!((one, both), (1, 2), "{at:?}");
        assert_ne!(before, after, "{at:?}");
    }
}

/// A segment of a tile that is there from the beginning.
fn spot_of(game: &Game) -> Spot {
    let placed = game.board().tiles().last().expect("a start tile");
    Spot { pos: placed.pos, segment: 0 }
}
