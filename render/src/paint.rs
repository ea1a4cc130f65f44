//! Composes a picture: table, tiles, towers, marks, figures, labels, coordinates, in this order,
//! then the panels. Everything comes from cached sprites; nothing here draws a shape.

use std::collections::BTreeMap;
use std::sync::Arc;

use rules::{Pos, column_name, row_name};

use crate::art::{self, SpriteKey};
use crate::camera::Frame;
use crate::canvas::{Canvas, Rect};
use crate::error::RenderError;
use crate::look::Layer;
use crate::palette::Palette;
use crate::picture::Picture;
use crate::plan::TilePlan;
use crate::scene::{Scene, Tile, View};
use crate::sprite::{CACHE, Sprite};
use crate::text;
use crate::theme::{Colours, Rgb, Theme};

/// Size of the coordinates, as a share of the picture's width.
const COORDINATE: f32 = 0.0280;
/// Size of a candidate's label: a share of the tile, and the minimum as a share of the picture.
const LABEL: f32 = 0.44;
const MIN_LABEL: f32 = 0.024;
/// The dark edge of the board, as a share of the tile; the lower edge is thicker, as a shadow.
const EDGE: f32 = 0.022;
const LOWER_EDGE: f32 = 0.05;

/// Draws a scene.
///
/// # Errors
/// [`RenderError`] if the scene refers to a missing segment, or is larger than any game.
pub fn render(scene: &Scene) -> Result<Picture, RenderError> {
    let cuts = Frame::of(scene)?.cuts();
    Ok(Picture::new(compose(scene)?, &cuts))
}

/// Everything that is drawn, in order.
pub(crate) fn compose(scene: &Scene) -> Result<Canvas<'static>, RenderError> {
    let frame = Frame::of(scene)?;
    let palette = scene.theme.palette();
    let colours = scene.theme.colours();
    let ground = palette.index(colours.table.ground);
    let canvas = Canvas::new(palette, frame.width as usize, frame.height as usize, ground);
    let mut painter = Painter { scene, frame, colours, palette, canvas };
    painter.table();
    painter.tiles();
    painter.overlays();
    painter.layer(Layer::Built);
    painter.marks();
    painter.standing()?;
    painter.layer(Layer::Flying);
    painter.layer(Layer::Top);
    painter.counted();
    painter.spots()?;
    painter.coordinates();
    painter.panels()?;
    Ok(painter.canvas)
}

/// The sprite of a key, drawn on first use.
pub(crate) fn sprite_of(theme: Theme, key: SpriteKey) -> Arc<Sprite> {
    CACHE.get((theme.number(), key), |(_, key)| {
        let painted = match key {
            SpriteKey::Tile { kind, rotation, px } => theme.painted(*kind, *rotation, *px),
            _ => None,
        };
        let drawing = painted.unwrap_or_else(|| art::draw(key, theme.colours()));
        Sprite::new(&drawing.pixels, drawing.left, drawing.top, theme.palette())
    })
}

/// A scene being painted.
pub(crate) struct Painter<'a> {
    pub scene: &'a Scene,
    pub frame: Frame,
    pub colours: &'static Colours,
    pub palette: &'static Palette,
    pub canvas: Canvas<'static>,
}

impl Painter<'_> {
    pub(crate) fn sprite(&self, key: SpriteKey) -> Arc<Sprite> {
        sprite_of(self.scene.theme, key)
    }

    pub(crate) fn draw(&mut self, key: SpriteKey, (x, y): (i32, i32)) {
        let sprite = self.sprite(key);
        self.canvas.draw(sprite, x, y);
    }

    pub(crate) fn number(&self, colour: Rgb) -> u8 {
        self.palette.index(colour)
    }

    pub(crate) fn px(&self) -> u16 {
        self.frame.px as u16
    }

    /// A share of a tile in pixels, at least one.
    fn part(&self, share: f32) -> i32 {
        ((self.frame.px as f32 * share).round() as i32).max(1)
    }

    /// Text centred on a point; capitals and digits are centred vertically.
    pub(crate) fn text_at(&mut self, words: &str, size: f32, ink: Rgb, middle: (i32, i32)) {
        let size = size.round().max(6.0);
        let width = text::width(words) * size;
        let x = middle.0 as f32 - width / 2.0;
        let y = middle.1 as f32 + text::CAPITAL * size / 2.0;
        self.text(words, size, ink, (x.round() as i32, y.round() as i32));
    }

    /// Text whose baseline begins at a point.
    pub(crate) fn text(&mut self, words: &str, size: f32, ink: Rgb, start: (i32, i32)) {
        let key = SpriteKey::Text { text: words.to_owned(), size: size.round() as u16, ink };
        self.draw(key, start);
    }

    /// Small crosses where empty cells meet, so that cells are visible on the table too.
    fn table(&mut self) {
        let seen = self.frame.seen();
        let colour = self.number(self.colours.table.cross);
        let (arm, line) = (self.part(0.07), self.part(0.012));
        self.canvas.clip(self.frame.board);
        for y in seen.from.y..=seen.to.y + 1 {
            for x in seen.from.x..=seen.to.x + 1 {
                let cell = self.frame.cell(Pos::new(x, y));
                let across = Rect::new(cell.x - arm, cell.y - line / 2, 2 * arm, line);
                let down = Rect::new(cell.x - line / 2, cell.y - arm, line, 2 * arm);
                self.canvas.fill(across, colour);
                self.canvas.fill(down, colour);
            }
        }
    }

    /// The tiles that are at least partly visible, including the previewed one.
    fn seen_tiles(&self) -> Vec<Tile> {
        let preview = self.scene.preview;
        let tiles = self.scene.tiles.iter().copied();
        let tiles = tiles.filter(|tile| preview.is_none_or(|shown| shown.pos != tile.pos));
        let seen = |tile: &Tile| self.frame.cell(tile.pos).common(self.frame.board).is_some();
        tiles.chain(preview).filter(seen).collect()
    }

    fn tiles(&mut self) {
        let tiles = self.seen_tiles();
        let (edge, lower) = (self.part(EDGE), self.part(LOWER_EDGE));
        let dark = self.number(self.colours.table.edge);
        for tile in &tiles {
            let cell = self.frame.cell(tile.pos);
            let height = cell.height + edge + lower;
            let around = Rect::new(cell.x - edge, cell.y - edge, cell.width + 2 * edge, height);
            self.canvas.fill(around, dark);
        }
        for tile in &tiles {
            let &Tile { kind, pos, rotation } = tile;
            let (px, cell) = (self.px(), self.frame.cell(pos));
            self.draw(SpriteKey::Tile { kind, rotation, px }, (cell.x, cell.y));
            let cities = self.scene.finished_on(pos);
            // A painter knows of no finished cities.
            if cities != 0 && !self.scene.theme.is_painted(kind) {
                let key = SpriteKey::Finished { kind, rotation, cities, px };
                self.draw(key, (cell.x, cell.y));
            }
        }
        self.canvas.clip(self.around_board());
        // A painter has drawn the ends of the walls, too.
        let ours = tiles.into_iter().filter(|tile| !self.scene.theme.is_painted(tile.kind));
        for (vertex, flag) in towers(self.scene, ours) {
            let cell = self.frame.cell(vertex);
            self.draw(SpriteKey::Tower { flag, px: self.px() }, (cell.x, cell.y));
        }
    }

    fn marks(&mut self) {
        let px = self.px();
        let size = self.label_size();
        for &pos in &self.scene.candidates {
            let cell = self.frame.cell(pos);
            if self.scene.preview.is_some_and(|tile| tile.pos == pos) {
                continue;
            }
            if self.scene.tile_at(pos).is_some() {
                self.label_on_tile(pos, size);
                continue;
            }
            self.draw(SpriteKey::Cell { px }, (cell.x, cell.y));
            let heart = cell.inset(cell.width / 4);
            if heart.common(self.frame.board) != Some(heart) {
                // Draws no partial names.
                continue;
            }
            let ink = self.colours.table.cell_text;
            let name = pos.name();
            let most = self.frame.px as f32 * 0.80 / text::width(&name);
            self.text_at(&name, size.min(most), ink, cell.middle());
        }
        self.canvas.clip(self.around_board());
        for &pos in &self.scene.last {
            let cell = self.frame.cell(pos);
            if self.scene.viewport.is_some_and(|viewport| viewport.moving) {
                // Only straight lines within the cell: what changes with every frame has to be
                // small.
                let (dark, mark) = (self.colours.table.dark, self.colours.table.mark);
                let line = self.part(0.055);
                self.outline(cell, self.number(dark), line + 2);
                self.outline(cell.inset(1), self.number(mark), line);
                continue;
            }
            self.draw(SpriteKey::Frame { px }, (cell.x, cell.y));
        }
        if let Some(tile) = self.scene.preview {
            let cell = self.frame.cell(tile.pos);
            self.draw(SpriteKey::Draft { px }, (cell.x, cell.y));
        }
    }

    /// A candidate cell with a tile stays visible: it gets a dashed frame, and the name in a
    /// corner.
    fn label_on_tile(&mut self, pos: Pos, size: f32) {
        let (px, cell, name) = (self.px(), self.frame.cell(pos), pos.name());
        self.draw(SpriteKey::Choice { px }, (cell.x, cell.y));
        let size = size.min(self.frame.px as f32 * 0.28);
        let (wide, high) = (size * (text::width(&name) + 0.35), size * 1.05);
        let corner = self.part(0.05);
        let plate = Rect::new(cell.x + corner, cell.y + corner, wide as i32, high as i32);
        self.card(plate, self.colours.table.cell, Some((self.colours.table.dark, 2)));
        self.text_at(&name, size, self.colours.table.cell_text, plate.middle());
    }

    fn label_size(&self) -> f32 {
        let least = self.frame.width as f32 * MIN_LABEL / text::CAPITAL;
        (self.frame.px as f32 * LABEL).max(least)
    }

    /// The area that marks may extend into: the board and a part of the gutters around it.
    pub(crate) fn around_board(&self) -> Rect {
        match self.frame.view {
            View::Fitting | View::Whole => self.frame.board.inset(-self.frame.aside / 2),
            View::Focus | View::Panel => self.frame.board,
        }
    }

    /// Letters above and below, numbers left and right; those of the last move in the accent
    /// colour. If tiles are small, not every cell has its own.
    fn coordinates(&mut self) {
        self.canvas.clip(self.canvas.bounds());
        let (seen, board) = (self.frame.seen(), self.frame.board);
        let size = self.frame.width as f32 * COORDINATE;
        let table = &self.colours.table;
        let still = self.scene.viewport.is_none_or(|viewport| !viewport.moving);
        let ink = |marked: bool| if marked { table.accent } else { table.coordinate };
        // A cell of which only half is visible belongs to the bleed and has no name.
        let fourth = self.frame.px / 4;
        let (mut columns, mut rows): (Vec<i16>, Vec<i16>) =
            ((seen.from.x..=seen.to.x).collect(), (seen.from.y..=seen.to.y).collect());
        columns.retain(|&x| {
            let cell = self.frame.cell(Pos::new(x, 0));
            cell.x + fourth >= board.x && cell.right() - fourth <= board.right()
        });
        rows.retain(|&y| {
            let cell = self.frame.cell(Pos::new(0, y));
            cell.y + fourth >= board.y && cell.bottom() - fourth <= board.bottom()
        });
        let marked = |x: i16| still && self.scene.last.iter().any(|pos| pos.x == x);
        let wide = columns.iter().map(|&x| text::width(&column_name(x))).fold(0.0, f32::max);
        for x in labelled(&columns, self.cells(size * wide * 1.2), marked) {
            let (middle, _) = self.frame.cell(Pos::new(x, 0)).middle();
            for y in [board.y - self.frame.gutter / 2, board.bottom() + self.frame.gutter / 2] {
                self.text_at(&column_name(x), size, ink(marked(x)), (middle, y));
            }
        }
        let marked = |y: i16| still && self.scene.last.iter().any(|pos| pos.y == y);
        for y in labelled(&rows, self.cells(size * text::CAPITAL * 1.4), marked) {
            let (_, middle) = self.frame.cell(Pos::new(0, y)).middle();
            let name = row_name(y);
            let size = size.min(self.frame.aside as f32 * 0.88 / text::width(&name));
            for x in [board.x - self.frame.aside / 2, board.right() + self.frame.aside / 2] {
                self.text_at(&name, size, ink(marked(y)), (x, middle));
            }
        }
    }

    /// How many cells this many pixels take.
    fn cells(&self, pixels: f32) -> u16 {
        (pixels / self.frame.px as f32).ceil().max(1.0) as u16
    }
}

/// The cells of a row that get a name if names are this many cells apart: the marked ones first,
/// then others, independent of the extent of the board.
fn labelled(cells: &[i16], apart: u16, marked: impl Fn(i16) -> bool) -> Vec<i16> {
    let others = cells.iter().filter(|cell| i32::from(**cell).rem_euclid(apart.into()) == 0);
    let mut named: Vec<i16> = Vec::new();
    for &cell in cells.iter().filter(|cell| marked(**cell)).chain(others) {
        if named.iter().all(|other| cell.abs_diff(*other) >= apart) {
            named.push(cell);
        }
    }
    named
}

/// The vertices where walls end, each identified by the cell to its south-east, and whether the
/// city of one of these walls is finished.
fn towers(scene: &Scene, tiles: impl Iterator<Item = Tile>) -> BTreeMap<Pos, bool> {
    let mut towers = BTreeMap::new();
    for Tile { kind, pos, rotation } in tiles {
        let plan = TilePlan::of(kind);
        let finished = scene.finished_on(pos);
        for city in &plan.cities {
            let flag = finished & 1 << (city.segment % 16) != 0;
            for end in city.walls.iter().flat_map(|wall| [wall[0], wall[wall.len() - 1]]) {
                let end = end.turned(rotation);
                let vertex = Pos::new(pos.x + end.x.round() as i16, pos.y + end.y.round() as i16);
                *towers.entry(vertex).or_default() |= flag;
            }
        }
    }
    towers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_small_cells_keep_apart_and_the_last_move_has_one() {
        let cells: Vec<i16> = (-7..=7).collect();
        let all = |last: i16| labelled(&cells, 1, |cell| cell == last).len();
        assert_eq!(all(3), 15);
        for last in -7..=7 {
            let named = labelled(&cells, 3, |cell| cell == last);
            assert!(named.contains(&last) && named.len() >= 4, "{named:?}");
            let near = |a: i16, b: i16| a != b && a.abs_diff(b) < 3;
            assert!(!named.iter().any(|&a| named.iter().any(|&b| near(a, b))), "{named:?}");
        }
        assert_eq!(labelled(&cells[3..12], 3, |_| false), [-3, 0, 3]);
    }
}
