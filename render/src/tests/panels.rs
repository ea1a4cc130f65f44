//! The panel of whoever decides: what stands on its large tile.

use rules::{At, Figure, FigureKind, KindId, Pos, Rotation, Seat, Spot};

use super::pictures::pixels;
use crate::camera::Frame;
use crate::plan::anchor;
use crate::{Scene, Tile, View};

/// The smallest rectangle of the picture with all pixels that differ, on either side of a column: left,
/// top, width and height.
fn different(one: &Scene, other: &Scene, is_left: bool, column: u32) -> [f32; 4] {
    let [(.., one), (.., other)] = [one, other].map(pixels);
    let differ = one
        .enumerate_pixels()
        .filter(|&(x, y, pixel)| (x < column) == is_left && pixel != other.get_pixel(x, y));
    let ends = differ.fold([u32::MAX, u32::MAX, 0, 0], |[left, top, right, bottom], (x, y, _)| {
        [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]
    });
    let [left, top, right, bottom] = ends.map(|end| end as f32);
    [left, top, right - left, bottom - top]
}

#[test]
fn a_figure_has_the_same_place_on_the_large_tile_as_on_the_map() {
    let named = |name: &str| KindId::named(name).expect("a tile of the base game");
    let pos = Pos::new(1, 0);
    let shown = |name: &str, turn: Rotation| {
        let kind = named("base/U");
        let tile = Tile { kind, pos: Pos::new(0, 0), rotation: Rotation::default() };
        let scene = Scene { tiles: vec![tile], ..Scene::empty() };
        scene.preview(named(name), pos, turn).view(View::Panel)
    };
    let frame = Frame::of(&shown("base/E", Rotation::ALL[0])).expect("a small board");
    let side = frame.side.expect("the column of the large tile").right() as u32;
    let cell = frame.cell(pos);
    let turn = Rotation::ALL[0];
    // All of one is city, hardly any of the other.
    let [left, top, width, height] =
        different(&shown("base/C", turn), &shown("base/B", turn), true, side);
    assert!(width > 100.0 && (width - height).abs() <= 2.0, "{width} x {height}");
    let mut moved = 0;
    for (name, segment, figure) in [
        ("base/E", 0, FigureKind::Small),
        ("base/R", 1, FigureKind::Small),
        ("base/F", 1, FigureKind::Small),
    ] {
        for turn in Rotation::ALL {
            let plain = shown(name, turn);
            let at = At::Segment(Spot { pos, segment });
            let with = plain.clone().preview_figure(Figure { seat: Seat(0), kind: figure, at });
            let large = different(&plain, &with, true, side);
            let small = different(&plain, &with, false, side);
            let large =
                [large[0] - left, large[1] - top, large[2], large[3]].map(|part| part / width);
            let origin = [cell.x as f32, cell.y as f32, 0.0, 0.0];
            let px = frame.px as f32;
            let close = |number: usize| {
                let on_map = (small[number] - origin[number]) / px;
                assert!(
                    (large[number] - on_map).abs() < 0.025,
                    "{name} {turn:?}: {large:?} {small:?}"
                );
            };
            (0..4).for_each(close);
            let place = anchor(named(name), segment, turn, figure);
            let middle =
                (large[0] + large[2] / 2.0 - place.x).hypot(large[1] + large[3] / 2.0 - place.y);
            moved += usize::from(middle > 0.05);
        }
    }
    assert!(moved > 0, "each stands where it would without the border of the tile");
}
