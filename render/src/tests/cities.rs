//! Finished cities: their ground glows and flags fly over their towers; nothing else changes, and
//! open cities look as before. Large cities: each has a landmark, whatever tiles it is made of.

use rules::{Board, FeatureId, KindId, Pos, Rotation, SegmentKind, Side, Spot, catalog};

use super::{played, players};
use crate::camera::Frame;
use crate::plan::{TilePlan, at};
use crate::{Scene, Theme, Tile, View, render};

/// Two small cities, one finished and one open, side by side.
fn pair(theme: Theme) -> Scene {
    let kind = KindId::named("base/E").expect("a tile of the base game");
    let tile = |x, y, turns| Tile { kind, pos: Pos::new(x, y), rotation: Rotation::turns(turns) };
    let tiles = vec![tile(0, 0, 0), tile(0, -1, 2), tile(1, 0, 0)];
    Scene { tiles, theme, view: View::Whole, ..Scene::empty() }
}

fn spot(x: i16, y: i16) -> Spot {
    let kind = KindId::named("base/E").expect("a tile of the base game").kind();
    let city = kind.segments.iter().position(|segment| segment.kind == SegmentKind::City);
    Spot { pos: Pos::new(x, y), segment: city.expect("it has a city") as u8 }
}

#[test]
fn a_finished_city_differs_from_an_open_one_and_nothing_else_does() {
    for theme in Theme::all() {
        let open = pair(theme);
        let mut finished = vec![spot(0, 0), spot(0, -1)];
        finished.sort_unstable();
        let both = [open.clone(), Scene { finished, ..open.clone() }];
        let [before, after] = both.map(|scene| render(&scene).expect("a sound scene").image());
        let frame = Frame::of(&open).expect("a small scene");
        let px = frame.px;
        let plan = TilePlan::of(open.tiles[0].kind);
        let glows = theme.colours().land.city_glow.parts();
        let gold = theme.colours().land.gold.parts();
        let (mut ground, mut flags) = (0, 0);
        for (x, y, pixel) in after.enumerate_pixels() {
            if pixel == before.get_pixel(x, y) {
                continue;
            }
            let cell = frame.cell(Pos::default());
            let share = |part: u32, from: i32| (part as i32 - from) as f32 / px as f32;
            let (right, down) = (share(x, cell.x), share(y, cell.y));
            // The city of the tile and its mirror image north of it.
            let own = at(right, down.abs());
            let within = (0.0..1.0).contains(&right) && down.abs() < 1.0;
            let city = within && plan.ground.belongs(own, spot(0, 0).segment);
            ground += u32::from(city && pixel.0 == glows);
            let tower = [0.0, 1.0].iter().any(|tower| (right - tower).abs() < 0.16);
            let flag = tower && (-0.20..0.10).contains(&down);
            flags += u32::from(flag && pixel.0 == gold);
            let near = within && down.abs() < 0.30;
            assert!(flag || near, "{}: something changes at {right} {down}", theme.name());
        }
        let tile = (px * px) as u32;
        assert!(ground > tile / 8, "{}: {ground} pixels of {tile} glow", theme.name());
        assert!(flags > tile / 500, "{}: {flags} pixels of flags", theme.name());
    }
}

#[test]
fn a_painter_knows_of_no_finished_cities() {
    let theme = crate::specimen::autumn();
    let open = pair(theme);
    let finished = Scene { finished: vec![spot(0, -1), spot(0, 0)], ..open.clone() };
    let [open, finished] = [open, finished].map(|scene| render(&scene).expect("a sound scene"));
    assert_eq!(open, finished);
}

#[test]
fn a_scene_names_the_segments_of_finished_cities() {
    let mut number = 0;
    for decisions in [40, 90, 140] {
        let (game, _) = played(&["base", "inns", "traders"], 3, decisions);
        let scene = Scene::of(&game, &players());
        let board: &Board = game.board();
        for (spot, feature) in board.tiles().iter().flat_map(|placed| board.features_on(placed)) {
            let city = board.feature(feature).kind == SegmentKind::City;
            let finished = city && board.is_complete(feature);
            assert_eq!(scene.finished.contains(&spot), finished, "{spot:?}");
            let bit = scene.cities_on(spot.pos).finished & 1 << spot.segment != 0;
            assert_eq!(bit, finished, "{spot:?}");
            number += usize::from(finished);
        }
        assert!(scene.finished.is_sorted());
    }
    assert!(number > 10, "{number} finished segments");
}

/// The tiles of a city.
fn size(board: &Board, city: FeatureId) -> usize {
    let mut tiles: Vec<u16> = board.nodes(city).map(|node| node.tile).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles.len()
}

#[test]
fn every_large_city_has_a_landmark_and_small_ones_have_at_most_that_of_a_tile() {
    let (mut built, mut large) = (0, 0);
    for systems in [&["base"][..], &["base", "inns", "traders"], &["base", "castles", "cathars"]] {
        for decisions in (20..260).step_by(20) {
            let (game, _) = played(systems, 3, decisions);
            let (board, scene) = (game.board(), Scene::of(&game, &players()));
            for city in board.features_of(SegmentKind::City) {
                let spots: Vec<Spot> = board.nodes(city).map(|node| board.spot(node)).collect();
                let own = |spot: &&Spot| {
                    let plan = TilePlan::of(board.tile_at(spot.pos).expect("a tile").kind);
                    let city = plan.cities.iter().find(|city| city.segment == spot.segment);
                    city.is_some_and(|city| city.hall.is_some() || city.cathedral.is_some())
                };
                let own = spots.iter().filter(own).count();
                let halls = spots.iter().filter(|spot| scene.halls.contains(spot)).count();
                let expected = usize::from(own == 0 && size(board, city) >= 4);
                assert_eq!(halls, expected, "{systems:?} {decisions}: {spots:?}");
                (built, large) = (built + halls, large + usize::from(size(board, city) >= 4));
            }
            assert!(scene.halls.is_sorted());
        }
    }
    assert!(built > 10 && large > 2 * built, "{built} of {large}");
}

#[test]
fn wherever_a_city_reaches_two_edges_a_hall_has_room_and_is_drawn() {
    let mut without = Vec::new();
    for kind in catalog().kinds() {
        let plan = TilePlan::of(kind);
        for city in &plan.cities {
            let edges = kind.kind().segments[usize::from(city.segment)].sides.len();
            let Some(site) = city.site else {
                let has = city.hall.is_some() || city.cathedral.is_some();
                without.extend((edges >= 2 && !has).then_some((kind, city.segment)));
                continue;
            };
            assert!(edges >= 2 && city.hall.is_none(), "{kind:?}");
            assert!(plan.ground.belongs(site.place, city.segment), "{kind:?}");
            let scene = Scene {
                tiles: vec![Tile { kind, pos: Pos::default(), rotation: Rotation::default() }],
                view: View::Whole,
                ..Scene::empty()
            };
            let hall = Spot { pos: Pos::default(), segment: city.segment };
            let with = Scene { halls: vec![hall], ..scene.clone() };
            let [before, after] = [scene, with].map(|scene| render(&scene).expect("sound").image());
            let changed = before.pixels().zip(after.pixels()).filter(|(a, b)| a != b).count();
            assert!(changed > 400, "{kind:?}: {changed} pixels");
        }
    }
    // Two cities that cross, or share an edge, have no room for one.
    let shares = |kind: KindId| {
        let shared = |&side: &Side| kind.kind().shared_at(side, Rotation::default()).is_some();
        Side::ALL.iter().any(shared)
    };
    let narrow = |&(kind, _): &(KindId, u8)| TilePlan::of(kind).cities_cross() || shares(kind);
    assert!(without.iter().all(narrow), "{} have none: {without:?}", without.len());
}
