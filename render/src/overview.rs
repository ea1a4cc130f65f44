//! The gutter of the focus view: a small map of the whole board with the window, the tile in hand
//! below it, and between them the structure beside the map, if there is one. While somebody aims,
//! the map also shows the throw and all sites.

use canvas::Rect;
use rules::Pos;

use crate::art::SpriteKey;
use crate::camera::{Cells, Frame, seen_beyond};
use crate::paint::Painter;
use crate::scene::{Scene, Tile};

/// Maximum pixels per tile of the map.
const LARGEST: f32 = 28.0;
/// With fewer pixels nothing on a tile can be told: the map is then only the outline of the board, the
/// window, and the last move, whose mark has at least so many pixels.
const MIN_DETAILED: f32 = 6.0;
const MIN_MARK: i32 = 5;
/// Height of what is below the map, as a share of the gutter's width; less below a structure.
const BELOW: f32 = 0.62;
const BELOW_ANNEX: f32 = 0.46;
/// Positions of cells on the map.
pub(crate) struct Map {
    all: Cells,
    /// Pixels per tile: a whole number if the tiles are drawn.
    px: f32,
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
        let share = |room: i32, cells: i32| room.max(1) as f32 / cells as f32;
        let px = share(room.width, all.columns()).min(share(room.height, all.rows())).min(LARGEST);
        let px = if px < MIN_DETAILED { px } else { px.floor() };
        let aside = |room: i32, cells: i32| (room - (px * cells as f32) as i32) / 2;
        let left = room.x + aside(room.width, all.columns());
        let top = room.y + aside(room.height, all.rows());
        Self { all, px, left, top }
    }

    /// Whether single tiles can be told.
    fn is_detailed(&self) -> bool {
        self.px >= MIN_DETAILED
    }

    fn cell(&self, pos: Pos) -> Rect {
        let edge = |cells: i32| (self.px * cells as f32).round() as i32;
        let column = i32::from(pos.x) - i32::from(self.all.from.x);
        let row = i32::from(pos.y) - i32::from(self.all.from.y);
        let (x, y) = (edge(column), edge(row));
        let (wide, high) = ((edge(column + 1) - x).max(1), (edge(row + 1) - y).max(1));
        Rect::new(self.left + x, self.top + y, wide, high)
    }

    /// The window at the scale of the map.
    fn window(&self, frame: &Frame) -> Rect {
        let scale = self.px / frame.px as f32;
        let (board, first) = (frame.board, frame.cell(self.all.from));
        let small = |pixels: i32| (pixels as f32 * scale).round() as i32;
        let x = self.left + small(board.x - first.x);
        let y = self.top + small(board.y - first.y);
        Rect::new(x, y, small(board.width), small(board.height))
    }

    /// The pixel of a point in thousandths of a tile from the corner of cell (0, 0).
    pub(crate) fn point(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let from = self.cell(Pos::default());
        let along = |part: i32| (part as f32 * self.px / 1000.0) as i32;
        (from.x + along(x), from.y + along(y))
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
        if map.is_detailed() {
            for &Tile { kind, pos, rotation } in &self.scene.tiles {
                let place = map.cell(pos);
                let key = SpriteKey::Tile { kind, rotation, px: map.px as u16 };
                self.draw(key, (place.x, place.y));
            }
            self.dots(&map);
        } else {
            self.silhouette(&map);
        }
        // White inside dark: visible both on snow and beside the board. Outside of what it frames,
        // and below the marks: it hides nothing that the window shows.
        let line = (margin / 5).max(3);
        let (white, dark) = (self.number(table.white), self.number(table.dark));
        let window = map.window(&self.frame);
        self.outline(window.inset(-line), dark, line);
        self.outline(window.inset(-line / 2), white, line / 2);
        let accent = self.palette.index(table.accent);
        let candidates = self.scene.candidates.iter().filter(|_| map.is_detailed());
        for &pos in candidates.chain(&self.scene.last) {
            let (cell, line) = (map.cell(pos), (map.px as i32 / 6).max(2));
            let cell = cell.inset((cell.width.min(cell.height) - MIN_MARK).min(0) / 2);
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

    /// Draws the shape of the board.
    fn silhouette(&mut self, map: &Map) {
        let (edge, land) = (self.colours.table.edge, self.colours.land.field);
        for (colour, beyond) in [(edge, 2), (land, 0)] {
            let colour = self.number(colour);
            for tile in &self.scene.tiles {
                self.canvas.fill(map.cell(tile.pos).inset(-beyond), colour);
            }
        }
    }

    /// Draws figures on the map as dots in their colours.
    fn dots(&mut self, map: &Map) {
        let size = map.px as i32 * 2 / 3;
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
    use crate::scene::View;
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

    #[test]
    fn of_a_very_large_board_the_map_shows_the_outline_the_window_and_the_last_move() {
        let kind = KindId::named("base/U").expect("a tile of the base game");
        let cells = (0..170).flat_map(|x| (0..9).map(move |y| Pos::new(x, y)));
        let tile = |pos| Tile { kind, pos, rotation: Rotation::default() };
        let scene = Scene { tiles: cells.map(tile).collect(), ..Scene::empty() };
        let last = Pos::new(120, 4);
        let scene = scene.view(View::Focus).mark_last([last]);
        let frame = Frame::of(&scene).expect("a small board");
        let side = frame.side.expect("the map's gutter");
        let map = Map::of(&scene, &frame, side);
        let (first, end) = (map.cell(Pos::new(0, 0)), map.cell(Pos::new(169, 8)));
        assert!(end.right() - first.x > side.width * 4 / 5, "the gutter is used");
        let (width, _, shown) = pixels(&scene);
        let colours = scene.theme.colours();
        let palette = scene.theme.palette();
        let [land, accent] =
            [colours.land.field, colours.table.accent].map(|colour| palette.index(colour));
        let number = |wanted: u8, place: Rect| {
            let pixels = (place.y..place.bottom())
                .flat_map(|y| (place.x..place.right()).map(move |x| (x, y)));
            let has =
                |&(x, y): &(i32, i32)| shown.as_raw()[y as usize * width + x as usize] == wanted;
            pixels.filter(has).count()
        };
        let board = Rect::new(first.x, first.y, end.right() - first.x, end.bottom() - first.y);
        let area = (board.width * board.height) as usize;
        assert!(number(land, board) * 10 > area * 7, "nothing but land on most of it");
        assert!(number(accent, map.cell(last).inset(-6)) >= 20, "the last move is marked");
    }
}
