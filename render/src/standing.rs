//! What stands on the tiles: pieces layer by layer, figures and the pieces among them from north to
//! south, and the labels of spots. Determines the position of each.

use canvas::Rect;
use rules::{At, Figure, FigureKind, Pos, SegmentKind, Spot};

use crate::art::{Pin, SpriteKey};
use crate::coordinates::MIN_SIZE;
use crate::error::RenderError;
use crate::expansions;
use crate::layout::Stance;
use crate::look::{Footing, Layer};
use crate::paint::Painter;
use crate::plan::{TilePlan, Vec2, anchor, at};
use crate::scene::{Piece, PlayerColour, Shape, Tile, View};
use crate::structure::Structure;

/// What stands among the figures.
enum Standing {
    /// A figure; farmers lie.
    Figure(Figure, bool),
    Piece(Piece),
}

/// Size of a spot's label in the plate, as a share of the tile.
const SPOT: f32 = 0.165;
/// Minimum size of these labels in a panel, as a share of its width: on a phone, 400 pixels wide, they
/// are then twelve pixels high. Their maximum on the map, as a share of a tile.
const MIN_SPOT: f32 = 0.030;
const MAX_SPOT: f32 = 0.34;
/// The distance of a piece from the mouth of its road, along the road.
const BEFORE_MOUTH: f32 = 0.12;
/// The number of a spot, relative to the centre of a figure on it.
const NUMBER: Vec2 = at(0.19, 0.15);

impl Painter<'_> {
    /// Draws the pieces of a layer.
    pub(crate) fn layer(&mut self, layer: Layer) -> Result<(), RenderError> {
        self.canvas.clip(self.around_board());
        for (piece, stance) in self.pieces_of(layer)? {
            self.piece(&piece, stance);
        }
        Ok(())
    }

    /// Draws figures, and the pieces that stand among them.
    pub(crate) fn standing(&mut self) -> Result<(), RenderError> {
        let scene = self.scene;
        let mut standing: Vec<(Standing, Stance)> = Vec::new();
        let figures = scene.figures.iter().chain(&scene.preview_figure);
        for (&figure, stance) in figures.zip(&self.layout()?.figures) {
            if let Some(stance) = stance.filter(|_| self.draws(figure.at.pos())) {
                standing.push((Standing::Figure(figure, self.lies_down(figure)?), stance));
            }
        }
        let among = self.pieces_of(Layer::Standing)?.into_iter();
        standing.extend(among.map(|(piece, stance)| (Standing::Piece(piece), stance)));
        standing.sort_by_key(|&(_, Stance { middle: (x, y), .. })| (y, x));
        for (who, stance) in standing {
            match who {
                Standing::Figure(figure, lying) => {
                    let key = self.figure_key(figure, (lying, stance.pin), stance.px);
                    self.draw(key, stance.place);
                }
                Standing::Piece(piece) => self.piece(&piece, stance),
            }
        }
        Ok(())
    }

    /// The pieces of a layer that are on the map.
    fn pieces_of(&self, layer: Layer) -> Result<Vec<(Piece, Stance)>, RenderError> {
        let pieces = self.scene.pieces.iter().zip(&self.layout()?.pieces);
        let own = pieces.filter(|(piece, _)| {
            piece.shape.look().layer() == layer && self.draws(piece.at.cell())
        });
        Ok(own.filter_map(|(piece, stance)| Some((*piece, (*stance)?))).collect())
    }

    /// Whether what stands on this cell is drawn.
    fn draws(&self, cell: Option<Pos>) -> bool {
        self.only.is_none_or(|only| cell == Some(only))
    }

    /// Draws a piece with its number.
    fn piece(&mut self, piece: &Piece, Stance { place, px, .. }: Stance) {
        let look = piece.shape.look();
        if look.paint(piece, self) {
            return;
        }
        self.draw(self.key_of(piece, px), place);
        if let Some(label) = look.label(&self.colours.table) {
            let size = f32::from(px) * label.size;
            self.text_at(&label.number.to_string(), size, label.ink, place);
        }
    }

    /// The sprite of a piece.
    pub(crate) fn key_of(&self, piece: &Piece, px: u16) -> SpriteKey {
        let colour = piece.seat.map_or(PlayerColour::new(0), |seat| self.scene.colour(seat));
        SpriteKey::piece(piece.shape, colour, px)
    }

    /// Pixels per tile for a piece.
    pub(crate) fn piece_px(&self, shape: Shape) -> u16 {
        self.px().max((self.frame.width as f32 * shape.look().least()) as u16)
    }

    /// The pixel in front of the mouth of a road.
    pub(crate) fn mouth(&self, spot: Spot) -> Option<(i32, i32)> {
        let tile = self.scene.tile_at(spot.pos)?;
        let plan = TilePlan::of(tile.kind);
        let mut own = plan.roads.iter().filter(|road| road.segment == Some(spot.segment));
        let mouth = own.find_map(|road| road.mouth);
        let mouth = mouth.map(|(mouth, into)| mouth.plus(into, -BEFORE_MOUTH));
        let place = mouth.map(|mouth| self.pixel(tile.pos, mouth.turned(tile.rotation.index())));
        Some(place.unwrap_or_else(|| self.place(&tile, spot.segment, FigureKind::Small)))
    }

    /// The pixel of the middle of the edge between two cells.
    pub(crate) fn edge(&self, one: Pos, other: Pos) -> (i32, i32) {
        let (a, b) = (self.frame.cell(one).middle(), self.frame.cell(other).middle());
        ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
    }

    /// The pixel of a point of a structure, wherever that lies.
    pub(crate) fn in_structure(&self, structure: &Structure, point: Vec2) -> Option<(i32, i32)> {
        let mut tiles = self.scene.tiles.iter();
        let tile = tiles.find(|tile| tile.kind.kind().marks.has(structure.mark))?;
        let (column, row) = tile.kind.kind().in_block?;
        let own = at(point.x - f32::from(column), point.y - f32::from(row));
        Some(self.pixel(tile.pos, own.turned(tile.rotation.index())))
    }

    /// The pixel of a point in thousandths of a tile from the corner of cell (0, 0).
    pub(crate) fn thousandths(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let cell = self.frame.cell(Pos::default());
        (cell.x + x * self.frame.px / 1000, cell.y + y * self.frame.px / 1000)
    }

    /// Draws the structure beside the map in this space, as large as possible.
    pub(crate) fn annex(&mut self, place: Rect) {
        for draw in expansions::all().filter_map(|slice| slice.annex(self.scene)) {
            draw(self, place);
        }
    }

    /// Where an expansion makes a figure stand.
    pub(crate) fn footing(&self, figure: Figure, before: usize) -> Option<Footing> {
        expansions::all().find_map(|slice| slice.footing(self, figure, before))
    }

    /// The sprite of a figure that may lie and have a pin.
    fn figure_key(&self, figure: Figure, (lying, pin): (bool, Option<Pin>), px: u16) -> SpriteKey {
        let colour = self.scene.colour(figure.seat);
        SpriteKey::Figure { kind: figure.kind, colour, lying, pin, px }
    }

    /// Draws a standing figure.
    pub(crate) fn figure(&mut self, figure: Figure, px: u16, place: (i32, i32)) {
        self.draw(self.figure_key(figure, (false, None), px), place);
    }

    /// The position of a figure; `before` is the number of figures already placed there.
    pub(crate) fn stand(&self, figure: Figure, before: usize) -> Result<(i32, i32), RenderError> {
        if let Some(footing) = self.footing(figure, before) {
            return Ok(footing.place.unwrap_or_else(|| self.frame.board.middle()));
        }
        Ok(match figure.at {
            At::Segment(spot) => self.place(&self.segment(spot)?.0, spot.segment, figure.kind),
            at => {
                let pos = at.pos().unwrap_or_default();
                let cell = self.frame.cell(pos);
                (cell.x, cell.y)
            }
        })
    }

    /// Whether a figure lies down, as followers on fields and abbots of special monasteries do.
    pub(crate) fn lies_down(&self, figure: Figure) -> Result<bool, RenderError> {
        let Some(spot) = figure.at.spot().filter(|_| figure.kind.is_follower()) else {
            return Ok(false);
        };
        Ok(self.segment(spot)?.1.lies_down())
    }

    /// The tile of a spot and the kind of its segment; an index just past the last segment means a
    /// road that was built over the tile.
    pub(crate) fn segment(&self, spot: Spot) -> Result<(Tile, SegmentKind), RenderError> {
        let nowhere = RenderError::NoSegment { pos: spot.pos, segment: spot.segment };
        let tile = self.scene.tile_at(spot.pos).ok_or(nowhere.clone())?;
        let segments = &tile.kind.kind().segments;
        let index = usize::from(spot.segment);
        let built = (index == segments.len()).then_some(SegmentKind::Road);
        let kind = segments.get(index).map(|segment| segment.kind).or(built);
        kind.map(|kind| (tile, kind)).ok_or(nowhere)
    }

    /// The pixel where such a figure on a segment stands.
    pub(crate) fn place(&self, tile: &Tile, segment: u8, figure: FigureKind) -> (i32, i32) {
        self.pixel(tile.pos, anchor(tile.kind, segment, tile.rotation, figure))
    }

    /// The pixel of a point of a cell.
    pub(crate) fn pixel(&self, pos: Pos, point: Vec2) -> (i32, i32) {
        let cell = self.frame.cell(pos);
        let (x, y) = self.pixels(point);
        (cell.x + x, cell.y + y)
    }

    pub(crate) fn pixels(&self, step: Vec2) -> (i32, i32) {
        (self.along(step.x), self.along(step.y))
    }

    pub(crate) fn along(&self, share: f32) -> i32 {
        (share * self.frame.px as f32).round() as i32
    }

    /// Draws the labels of the spots on the map. Those of the tile that a panel shows large are there.
    pub(crate) fn spots(&mut self) -> Result<(), RenderError> {
        for (&spot, label) in self.scene.spots.iter().zip(1..) {
            if !self.is_on_map(spot) {
                continue;
            }
            let place = self.spot_place(spot)?;
            self.plate(spot, label, self.px(), place);
        }
        Ok(())
    }

    /// The pixel of a spot: that of the figure that was chosen for it, or would be.
    pub(crate) fn spot_place(&self, spot: Spot) -> Result<(i32, i32), RenderError> {
        let chosen = self.scene.preview_figure.filter(|figure| figure.at.spot() == Some(spot));
        let chosen = chosen.and(*self.layout()?.figures.last().unwrap_or(&None));
        let tile = self.segment(spot)?.0;
        let free = || self.place(&tile, spot.segment, FigureKind::Small);
        Ok(chosen.map_or_else(free, |stance| stance.middle))
    }

    /// Whether the label of a spot is on the map.
    fn is_on_map(&self, spot: Spot) -> bool {
        let large = self.scene.in_question().filter(|_| self.frame.view == View::Panel);
        large.is_none_or(|tile| tile.pos != spot.pos)
    }

    /// The size of the labels of spots.
    fn spot_size(&self) -> f32 {
        let px = self.frame.px as f32;
        let wanted = match self.frame.view {
            View::Panel => self.frame.width as f32 * MIN_SPOT,
            _ => 0.0,
        };
        let on_map = self.scene.spots.iter().any(|spot| self.is_on_map(*spot));
        let most = if on_map { px * MAX_SPOT } else { f32::INFINITY };
        wanted.min(most).max(px * SPOT).max(MIN_SIZE)
    }

    /// Draws the label of a spot on a round plate, next to the figure of a tile of `px` that was
    /// chosen for it, so that both are visible. Numbers have one size in a picture, on whatever tile
    /// they are.
    pub(crate) fn plate(&mut self, spot: Spot, label: usize, px: u16, (x, y): (i32, i32)) {
        let chosen = self.scene.preview_figure.and_then(|figure| figure.at.spot()) == Some(spot);
        let aside = |share: f32| if chosen { (share * f32::from(px)).round() as i32 } else { 0 };
        let place = (x + aside(NUMBER.x), y + aside(NUMBER.y));
        let size = self.spot_size();
        self.draw(SpriteKey::Plate { px: (size / SPOT).ceil() as u16 }, place);
        let ink = self.colours.table.dark;
        self.text_at(&label.to_string(), size, ink, place);
    }

    /// Draws a figure of a seat off the board.
    pub(crate) fn loose(&mut self, kind: FigureKind, seat: rules::Seat, px: u16, at: (i32, i32)) {
        let key = SpriteKey::Figure {
            kind,
            colour: self.scene.colour(seat),
            lying: false,
            pin: None,
            px,
        };
        self.draw(key, at);
    }
}

#[cfg(test)]
mod tests {
    use rules::{KindId, Rotation};

    use super::*;
    use crate::scene::Scene;

    #[test]
    fn the_numbers_of_a_panel_can_be_read_on_a_phone_and_are_only_on_the_large_tile() {
        let kind = KindId::named("base/U").expect("a tile of the base game");
        for columns in [1, 4, 9, 14] {
            let tile = |x| Tile { kind, pos: Pos::new(x, 0), rotation: Rotation::default() };
            let spots = (0..2).map(|segment| Spot { pos: Pos::new(columns, 0), segment });
            let scene = Scene { tiles: (0..columns).map(tile).collect(), ..Scene::empty() };
            let scene = scene.preview(kind, Pos::new(columns, 0), Rotation::default());
            let scene = &scene.view(View::Panel).spots(spots);
            let painter = Painter::of(scene).expect("a small board");
            let on_phone = |pixels: f32| pixels * 400.0 / painter.frame.width as f32;
            assert!(on_phone(painter.spot_size()) >= 12.0, "{columns}: {:?}", painter.frame);
            assert!(on_phone(painter.px().into()) >= 40.0, "{columns}: {:?}", painter.frame);
            assert!(scene.spots.iter().all(|spot| !painter.is_on_map(*spot)));
        }
    }
}
