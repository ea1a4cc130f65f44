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
        let (annex, below) = lower(scene, side);
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

    /// The pixel of a point in thousandths of a tile from the corner of cell (0, 0).
    pub(crate) fn point(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let from = self.cell(Pos::default());
        (from.x + x * self.px / 1000, from.y + y * self.px / 1000)
    }
}

/// Heights of the structure below the map, if there is one, and of what is below both.
fn lower(scene: &Scene, side: Rect) -> (i32, i32) {
    let annex = scene.has_annex();
    let below = if annex { BELOW_ANNEX } else { BELOW };
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
        let accent = self.palette.index(table.accent);
        for &pos in self.scene.candidates.iter().chain(&self.scene.last) {
            self.outline(map.cell(pos), accent, (px / 6).max(2));
        }
        // The window, at the scale of the map.
        let scale = px as f32 / self.frame.px as f32;
        let (board, first) = (self.frame.board, self.frame.cell(map.all.from));
        let small = |pixels: i32| (pixels as f32 * scale).round() as i32;
        let x = map.left + small(board.x - first.x);
        let y = map.top + small(board.y - first.y);
        let window = Rect::new(x, y, small(board.width), small(board.height));
        // White inside dark: visible both on snow and beside the board.
        let line = (margin / 5).max(3);
        let (white, dark) = (self.number(table.white), self.number(table.dark));
        self.outline(window.inset(-line), dark, 2 * line);
        self.outline(window.inset(-line / 2), white, line);
        self.sites(&map);
        let (annex, below) = lower(self.scene, side);
        let top = inner.bottom() - below;
        if annex > 0 {
            self.annex(Rect::new(side.x, top - annex, side.width, annex));
        }
        self.below_overview(Rect::new(inner.x, top, inner.width, below));
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
