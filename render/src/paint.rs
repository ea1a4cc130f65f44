//! Composes a picture: table, tiles, towers, marks, figures, labels, coordinates, in this order,
//! then the panels. Everything comes from cached sprites; nothing here draws a shape.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use canvas::{Cache, Canvas, Palette, Picture, Rect, Sprite, text};
use rules::Pos;

use crate::art::{self, CityMarks, Crop, SpriteKey};
use crate::camera::Frame;
use crate::coordinates;
use crate::error::RenderError;
use crate::layout::Layout;
use crate::look::Layer;
use crate::plan::{Growth, LATTICE, TilePlan};
use crate::scene::{Scene, Tile, View};
use crate::theme::{Colours, Rgb, Theme};

/// Size of a candidate's label: a share of the tile, and the minimum as a share of the picture.
const LABEL: f32 = 0.44;
const MIN_LABEL: f32 = 0.024;
/// Maximum width of a label, and maximum size of one on a tile, as shares of the tile.
const MAX_LABEL_WIDTH: f32 = 0.76;
const MAX_ON_TILE: f32 = 0.28;
/// The coin on a cell where the tile would score: its size, and its distance from the cell's corner.
const COIN: f32 = 0.31;
const COIN_ASIDE: f32 = 0.01;
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
    let mut painter = Painter::of(scene)?;
    painter.table();
    painter.tiles();
    painter.overlays();
    painter.last_tiles();
    painter.towers();
    painter.layer(Layer::Built)?;
    painter.marks();
    painter.standing()?;
    painter.layer(Layer::Flying)?;
    painter.layer(Layer::Top)?;
    painter.counted();
    painter.spots()?;
    painter.coordinates();
    painter.panels()?;
    Ok(painter.canvas)
}

/// Maximum size of the cache of sprites in bytes: games at once are drawn in many sizes, and large ones
/// of ten sets need 21 MB in one size.
const SPRITE_BYTES: usize = 24 << 20;

/// The most recently used sprites, each with the number of its theme.
static SPRITES: LazyLock<Cache<(u32, SpriteKey), Sprite>> =
    LazyLock::new(|| Cache::new(SPRITE_BYTES));

/// The sprite of a key, drawn on first use.
pub(crate) fn sprite_of(theme: Theme, key: SpriteKey) -> Arc<Sprite> {
    SPRITES.get((theme.number(), key), |(_, key)| {
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
    /// Where everything stands, once somebody asked.
    pub laid: OnceCell<Layout>,
    /// The only cell of which figures and pieces are drawn; `None` for all.
    pub only: Option<Pos>,
}

impl<'a> Painter<'a> {
    /// A painter before an empty canvas.
    pub(crate) fn of(scene: &'a Scene) -> Result<Self, RenderError> {
        let frame = Frame::of(scene)?;
        let (palette, colours) = (scene.theme.palette(), scene.theme.colours());
        let ground = palette.index(colours.table.ground);
        let canvas = Canvas::new(palette, frame.width as usize, frame.height as usize, ground);
        Ok(Self { scene, frame, colours, palette, canvas, laid: OnceCell::new(), only: None })
    }
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
            let cities = self.scene.cities_on(pos);
            // A painter knows nothing of the cities around a tile.
            if self.scene.theme.is_painted(kind) {
                continue;
            }
            self.crops(tile);
            // The part with the hall is a sprite of its own: most tiles have none.
            let finished = CityMarks { halls: 0, ..cities };
            let grounds = cities.finished | cities.grand;
            for (cities, own) in [(finished, grounds), (cities, cities.halls)] {
                if own != 0 {
                    let key = SpriteKey::Cities { kind, rotation, cities, px };
                    self.draw(key, (cell.x, cell.y));
                }
            }
        }
    }

    /// Draws what grows on the parcels of a tile.
    fn crops(&mut self, tile: &Tile) {
        let (plan, px) = (TilePlan::of(tile.kind), self.px());
        let parcels = plan.growth.iter().filter_map(|&(place, growth)| match growth {
            Growth::Parcel { half, .. } => Some((place.turned(tile.rotation.index()), half)),
            _ => None,
        });
        for ((place, half), parcel) in parcels.zip(0u8..) {
            let Some(crop) = Crop::of(tile.pos, parcel) else { continue };
            let [wide, high] = [half.x, half.y].map(|part| (part * LATTICE).round() as u8);
            let is_turned = !tile.rotation.index().is_multiple_of(2);
            let half = if is_turned { [high, wide] } else { [wide, high] };
            self.draw(SpriteKey::Crop { crop, half, px }, self.pixel(tile.pos, place));
        }
    }

    /// Draws the towers over whatever marks the land.
    fn towers(&mut self) {
        self.canvas.clip(self.around_board());
        let tiles = self.seen_tiles().into_iter();
        // A painter has drawn the ends of the walls, too.
        let ours = tiles.filter(|tile| !self.scene.theme.is_painted(tile.kind));
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
            self.text_at(&pos.name(), size, ink, cell.middle());
            if self.scene.scoring.contains(&pos) {
                self.coin(cell);
            }
        }
        self.canvas.clip(self.around_board());
        if let Some(tile) = self.scene.preview {
            let cell = self.frame.cell(tile.pos);
            self.draw(SpriteKey::Draft { px }, (cell.x, cell.y));
        } else if let View::Around(pos) = self.scene.view {
            // What was asked for.
            let cell = self.frame.cell(pos);
            self.draw(SpriteKey::Choice { px }, (cell.x, cell.y));
        }
    }

    /// Marks the last tiles around their edges, so that nothing on them is covered.
    fn last_tiles(&mut self) {
        let px = self.px();
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
    }

    /// A candidate cell with a tile stays visible: it gets a dashed frame, and the name in a
    /// corner.
    fn label_on_tile(&mut self, pos: Pos, size: f32) {
        let (px, cell, name) = (self.px(), self.frame.cell(pos), pos.name());
        self.draw(SpriteKey::Choice { px }, (cell.x, cell.y));
        let (wide, high) = (size * (text::width(&name) + 0.35), size * 1.05);
        let corner = self.part(0.05);
        let plate = Rect::new(cell.x + corner, cell.y + corner, wide as i32, high as i32);
        self.card(plate, self.colours.table.cell, Some((self.colours.table.dark, 2)));
        self.text_at(&name, size, self.colours.table.cell_text, plate.middle());
    }

    /// A coin with a plus in the corner of a cell.
    fn coin(&mut self, cell: Rect) {
        let (size, aside) = (self.part(COIN), self.part(COIN_ASIDE));
        let place = Rect::new(cell.right() - size - aside, cell.y + aside, size, size);
        let table = &self.colours.table;
        let key = SpriteKey::Card {
            width: size as u16,
            height: size as u16,
            radius: size as u16 / 2,
            fill: table.mark,
            rim: Some((table.dark, (size as u16 / 12).max(1))),
        };
        self.draw(key, (place.x, place.y));
        self.text_at("+", size as f32, table.dark, place.middle());
    }

    /// The size of the candidates' labels: the same for all of them, so that each has room.
    pub(crate) fn label_size(&self) -> f32 {
        let px = self.frame.px as f32;
        let room = |pos: &Pos| match self.scene.tile_at(*pos) {
            Some(_) => px * MAX_ON_TILE,
            None => px * MAX_LABEL_WIDTH / text::width(&pos.name()),
        };
        let wanted = (px * LABEL).max(self.frame.width as f32 * MIN_LABEL / text::CAPITAL);
        let size = self.scene.candidates.iter().map(room).fold(wanted, f32::min);
        size.max(coordinates::MIN_SIZE)
    }

    /// The area that marks may extend into: the board and a part of the gutters around it.
    pub(crate) fn around_board(&self) -> Rect {
        match self.frame.view {
            View::Fitting | View::Whole => self.frame.board.inset(-self.frame.aside / 2),
            View::Focus | View::Around(_) | View::Panel => self.frame.board,
        }
    }
}

/// The vertices where walls end, each identified by the cell to its south-east, and whether the
/// city of one of these walls is finished.
fn towers(scene: &Scene, tiles: impl Iterator<Item = Tile>) -> BTreeMap<Pos, bool> {
    let mut towers = BTreeMap::new();
    for Tile { kind, pos, rotation } in tiles {
        let plan = TilePlan::of(kind);
        let finished = scene.cities_on(pos).finished;
        for city in &plan.cities {
            let flag = finished & CityMarks::bit(city.segment) != 0;
            for end in city.walls.iter().flat_map(|wall| [wall[0], wall[wall.len() - 1]]) {
                let end = end.turned(rotation.index());
                let vertex = Pos::new(pos.x + end.x.round() as i16, pos.y + end.y.round() as i16);
                *towers.entry(vertex).or_default() |= flag;
            }
        }
    }
    towers
}
