//! The gutter of the focus view: a small map of the whole board with the window, the tile in hand
//! below it, and between them the wheel, if it lies beside the map. While somebody aims, the map
//! also shows all of the catapult's sites and the throw.

use rules::Pos;

use crate::aim::Aim;
use crate::art::SpriteKey;
use crate::camera::{Cells, Frame, seen_beyond};
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::pieces::{Lies, Piece};
use crate::scene::{PlayerColour, Scene};

/// Maximum pixels per tile of the map.
const LARGEST: i32 = 28;
/// Height of what is below the map, as a share of the gutter's width; less below a wheel.
const BELOW: f32 = 0.62;
const BELOW_WHEEL: f32 = 0.46;
/// Pixels per tile for the sites and the aim on the map, and the size of their numbers, as shares
/// of the picture's width; the reach of a site, as a share of that.
const SITE: f32 = 0.050;
const SITE_NUMBER: f32 = 0.022;
const SITE_REACH: f32 = 0.30;
/// Dots of a throw on the map: their number, and their size as a share of the picture's width.
const DOTS: i32 = 14;
const DOT: f32 = 0.0045;

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
        let (wheel, below) = lower(scene, side);
        let room = Rect { height: inner.height - wheel - below, ..inner };
        let reach = (site_px(frame) * SITE_REACH) as i32;
        let room = if scene.is_aimed() { room.inset(reach) } else { room };
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

/// Heights of the wheel below the map, if it lies beside the board, and of what is below both.
fn lower(scene: &Scene, side: Rect) -> (i32, i32) {
    let wheel = scene.has_wheel_aside();
    let below = if wheel { BELOW_WHEEL } else { BELOW };
    (if wheel { side.width } else { 0 }, (side.width as f32 * below) as i32)
}

fn site_px(frame: &Frame) -> f32 {
    frame.width as f32 * SITE
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
        let (wheel, below) = lower(self.scene, side);
        let top = inner.bottom() - below;
        if wheel > 0 {
            self.wheel_aside(Rect::new(side.x, top - wheel, side.width, wheel));
        }
        self.below_overview(Rect::new(inner.x, top, inner.width, below));
    }

    /// Draws the sites of the catapult and the throw being aimed.
    fn sites(&mut self, map: &Map) {
        let px = site_px(&self.frame) as u16;
        let scene = self.scene;
        if let Some(Aim { from, at, .. }) = scene.aim {
            let ((x, y), to) = (map.point(from), map.point(at));
            let size = ((self.frame.width as f32 * DOT) as i32).max(3);
            let (white, dark) = (self.colours.table.white, self.colours.table.dark);
            for step in 1..DOTS {
                let way = |from: i32, to: i32| from + (to - from) * step / DOTS - size / 2;
                let dot = Rect::new(way(x, to.0), way(y, to.1), size, size);
                self.card(dot.inset(-1), white, Some((dark, 1)));
            }
            let piece = Piece::Aim;
            self.draw(SpriteKey::Piece { piece, colour: PlayerColour::new(0), px }, to);
        }
        for &(piece, lies) in &scene.pieces {
            let (Piece::Site(number), Lies::Point(x, y)) = (piece, lies) else { continue };
            let place = map.point((x, y));
            self.draw(SpriteKey::Piece { piece, colour: PlayerColour::new(0), px }, place);
            let size = self.frame.width as f32 * SITE_NUMBER;
            self.text_at(&number.to_string(), size, self.colours.table.dark, place);
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
