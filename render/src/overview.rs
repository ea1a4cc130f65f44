//! The gutter of the focus view: a small map of the whole board with the window, the tile in hand
//! below it, and between them the structure beside the map, if there is one. While somebody aims,
//! the map also shows the throw and all sites.

use rules::Pos;

use crate::art::SpriteKey;
use crate::camera::{Cells, Frame, seen_beyond};
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::scene::Scene;

/// Maximum pixels per tile of the map.
const LARGEST: i32 = 28;
/// Height of what is below the map, as a share of the gutter's width; less below a structure.
const BELOW: f32 = 0.62;
const BELOW_ANNEX: f32 = 0.46;
/// Positions of cells on the map.
pub(crate) struct Map {
    all: Cells,
    px: i32,
    left: i32,
    top: i32,
}

impl Map {
    /// The map of a scene in this gutter.
    pub(crate) fn of(scene: &Scene, frame: &Frame, side: Rect) -> Self {
        let inner = side.inset(side.width * 6 / 100);
        let (annex, below) = lower(scene, frame, side);
        let room = Rect { height: inner.height - annex - below, ..inner };
        let room = room.inset(scene.map_margin(frame.width));
        let window = frame.seen();
        let tiles = scene.tiles.iter().map(|tile| tile.pos);
        let mut all = Cells::around(tiles.chain([window.from, window.to])).unwrap_or(window);
        if scene.is_aimed() {
            all = seen_beyond(scene, all);
        }
        let px = (room.width / all.columns()).min(room.height / all.rows()).clamp(1, LARGEST);
        let left = room.x + (room.width - px * all.columns()) / 2;
        let top = room.y + (room.height - px * all.rows()) / 2;
        Self { all, px, left, top }
    }

    fn cell(&self, pos: Pos) -> Rect {
        let x = self.left + self.px * (i32::from(pos.x) - i32::from(self.all.from.x));
        let y = self.top + self.px * (i32::from(pos.y) - i32::from(self.all.from.y));
        Rect::new(x, y, self.px, self.px)
    }

    /// The window at the scale of the map.
    fn window(&self, frame: &Frame) -> Rect {
        let scale = self.px as f32 / frame.px as f32;
        let (board, first) = (frame.board, frame.cell(self.all.from));
        let small = |pixels: i32| (pixels as f32 * scale).round() as i32;
        let x = self.left + small(board.x - first.x);
        let y = self.top + small(board.y - first.y);
        Rect::new(x, y, small(board.width), small(board.height))
    }

    /// The pixel of a point in thousandths of a tile from the corner of cell (0, 0).
    pub(crate) fn point(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let from = self.cell(Pos::default());
        (from.x + x * self.px / 1000, from.y + y * self.px / 1000)
    }
}

/// Heights of the structure below the map, if there is one, and of what is below both: nothing if
/// it stands among the cards.
fn lower(scene: &Scene, frame: &Frame, side: Rect) -> (i32, i32) {
    let annex = scene.has_annex();
    let below = match annex {
        _ if frame.cards.spare => 0.0,
        true => BELOW_ANNEX,
        false => BELOW,
    };
    (if annex { side.width } else { 0 }, (side.width as f32 * below) as i32)
}

impl Painter<'_> {
    /// Draws the small map of the whole board, with the focus window, in a gutter of its own.
    pub(crate) fn overview(&mut self, side: Rect) {
        let table = &self.colours.table;
        let margin = side.width * 6 / 100;
        let inner = side.inset(margin);
        let map = Map::of(self.scene, &self.frame, side);
        let px = map.px;
        for tile in self.scene.tiles.clone() {
            let key = SpriteKey::Tile { kind: tile.kind, rotation: tile.rotation, px: px as u16 };
            let place = map.cell(tile.pos);
            self.draw(key, (place.x, place.y));
        }
        self.dots(&map);
        // White inside dark: visible both on snow and beside the board. Outside of what it frames,
        // and below the marks: it hides nothing that the window shows.
        let line = (margin / 5).max(3);
        let (white, dark) = (self.number(table.white), self.number(table.dark));
        let window = map.window(&self.frame);
        self.outline(window.inset(-line), dark, line);
        self.outline(window.inset(-line / 2), white, line / 2);
        let accent = self.palette.index(table.accent);
        for &pos in self.scene.candidates.iter().chain(&self.scene.last) {
            let (cell, line) = (map.cell(pos), (px / 6).max(2));
            self.outline(cell.inset(-line - 1), dark, line + 1);
            self.outline(cell.inset(-line), accent, line);
        }
        self.sites(&map);
        let (annex, below) = lower(self.scene, &self.frame, side);
        let top = inner.bottom() - below;
        if annex > 0 {
            self.annex(Rect::new(side.x, top - annex, side.width, annex));
        }
        if below > 0 {
            self.below_overview(Rect::new(inner.x, top, inner.width, below));
        }
    }

    fn below_overview(&mut self, place: Rect) {
        let half = place.width / 2;
        let size = half.min(place.height) * 95 / 100;
        let y = place.bottom() - size;
        if let Some((kind, rotation)) = self.scene.hand {
            self.small_tile(kind, rotation, Rect::new(place.x, y, size, size));
        }
        self.tiles_left(Rect::new(place.x + half, y, half, size));
    }

    /// Draws figures on the map as dots in their colours.
    fn dots(&mut self, map: &Map) {
        let size = (map.px * 2 / 3).max(3);
        for figure in self.scene.figures.clone() {
            let Some(pos) = figure.at.pos() else {
                continue;
            };
            let (x, y) = map.cell(pos).middle();
            let body = self.colours.seats[self.scene.colour(figure.seat).index()].body;
            let key = SpriteKey::Card {
                width: size as u16,
                height: size as u16,
                radius: size as u16 / 2,
                fill: body,
                rim: Some((self.colours.table.white, 1)),
            };
            self.draw(key, (x - size / 2, y - size / 2));
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{KindId, Rotation};

    use super::*;
    use crate::scene::{Tile, View};
    use crate::tests::pictures::pixels;

    #[test]
    fn the_frames_on_the_map_hide_nothing_of_what_they_frame() {
        let kind = KindId::named("base/U").expect("a tile of the base game");
        let cells = (0..24).flat_map(|x| (0..18).map(move |y| Pos::new(x, y)));
        let tile = |pos| Tile { kind, pos, rotation: Rotation::default() };
        let scene = Scene { tiles: cells.map(tile).collect(), ..Scene::empty() };
        for last in [Pos::new(0, 0), Pos::new(23, 17), Pos::new(12, 9)] {
            let scene = scene.clone().view(View::Focus).mark_last([last]);
            let frame = Frame::of(&scene).expect("a small board");
            let map = Map::of(&scene, &frame, frame.side.expect("the map's gutter"));
            let (width, _, shown) = pixels(&scene);
            // The window's cells, whole ones and the marked one among them, are its tile's drawing.
            let window = map.window(&frame);
            let sprite = |pos: Pos| -> Vec<u8> {
                let cell = map.cell(pos);
                let rows = (cell.y..cell.bottom()).flat_map(|y| {
                    let start = y as usize * width + cell.x as usize;
                    shown.as_raw()[start..start + cell.width as usize].to_vec()
                });
                rows.collect()
            };
            let whole = |pos: &Pos| map.cell(*pos).common(window) == Some(map.cell(*pos));
            let seen: Vec<Pos> = scene.tiles.iter().map(|tile| tile.pos).filter(whole).collect();
            assert!(seen.len() > 20 && seen.contains(&last), "{}", last.name());
            let beside = |pos: &&Pos| {
                let [x, y] = [pos.x.abs_diff(last.x), pos.y.abs_diff(last.y)];
                (x.max(y) > 1) || **pos == last
            };
            let drawings: Vec<Vec<u8>> =
                seen.iter().filter(beside).map(|&pos| sprite(pos)).collect();
            assert!(drawings.iter().all(|drawing| *drawing == drawings[0]), "{}", last.name());
        }
    }
}
