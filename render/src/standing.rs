//! What stands on the tiles: pieces layer by layer, figures and the pieces among them from north to
//! south, and the labels of spots. Determines the position of each.

use rules::{At, Figure, FigureKind, Pos, SegmentKind, Spot};

use crate::art::SpriteKey;
use crate::canvas::Rect;
use crate::coordinates::MIN_SIZE;
use crate::error::RenderError;
use crate::expansions;
use crate::look::{Footing, Layer};
use crate::paint::Painter;
use crate::plan::{TilePlan, Vec2, anchor, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape, Tile, View};
use crate::structure::Structure;

/// What stands among the figures.
enum Standing<'a> {
    /// A figure; farmers lie.
    Figure(Figure, bool),
    Piece(&'a Piece),
}

/// Size of a spot's label in the plate, as a share of the tile.
const SPOT: f32 = 0.165;
/// Minimum size of these labels in a panel, as a share of its width: on a phone, 400 pixels wide, they
/// are then twelve pixels high. Their maximum on the map, as a share of a tile.
const MIN_SPOT: f32 = 0.030;
const MAX_SPOT: f32 = 0.34;
/// The distance between figures on one spot.
const APART: f32 = 0.25;
/// The position of a piece next to a figure, and to the figures of a segment.
const BESIDE_FIGURE: Vec2 = at(-0.27, -0.02);
const BESIDE_SEGMENT: Vec2 = at(0.20, 0.06);
/// The place of a piece next to a figure that is not there.
const ALONE: Vec2 = at(0.27, 0.30);
/// The distance of a piece from the mouth of its road, along the road.
const BEFORE_MOUTH: f32 = 0.12;
/// The distance from figures and from each other that what lies in a corner keeps, as a share of the tile.
const CLEAR: f32 = 0.30;
/// The number of a spot, relative to the centre of a figure on it.
const NUMBER: Vec2 = at(0.19, 0.15);

impl Painter<'_> {
    /// Draws the pieces of a layer.
    pub(crate) fn layer(&mut self, layer: Layer) {
        self.canvas.clip(self.around_board());
        let scene = self.scene;
        let pieces = || scene.pieces.iter().filter(|piece| piece.shape.look().layer() == layer);
        let figures = match pieces().any(|piece| piece.shape.look().gives_way()) {
            true => self.places(&self.on_map()).unwrap_or_default(),
            false => Vec::new(),
        };
        for piece in pieces() {
            if let Some(place) = self.place_of(piece, &figures) {
                self.piece(piece, place);
            }
        }
    }

    /// Draws figures, and the pieces that stand among them.
    pub(crate) fn standing(&mut self) -> Result<(), RenderError> {
        let scene = self.scene;
        let shown = self.on_map();
        let places = self.places(&shown)?;
        let mut standing: Vec<(Standing<'_>, (i32, i32))> = Vec::new();
        for (&figure, &place) in shown.iter().zip(&places) {
            standing.push((Standing::Figure(figure, self.lies_down(figure)?), place));
        }
        let among = |piece: &&Piece| piece.shape.look().layer() == Layer::Standing;
        for piece in scene.pieces.iter().filter(among) {
            let place = self.place_of(piece, &places);
            standing.extend(place.map(|place| (Standing::Piece(piece), place)));
        }
        standing.sort_by_key(|&(_, (x, y))| (y, x));
        let px = self.px();
        for (who, place) in standing {
            match who {
                Standing::Figure(figure, lying) => self.figure(figure, lying, px, place),
                Standing::Piece(piece) => self.piece(piece, place),
            }
        }
        Ok(())
    }

    /// The figures on the map; others stand on a structure beside it.
    fn on_map(&self) -> Vec<Figure> {
        let all = self.scene.figures.iter().chain(&self.scene.preview_figure).copied();
        let seen = |figure: &Figure| self.footing(*figure, 0).is_none_or(|own| own.place.is_some());
        all.filter(seen).collect()
    }

    /// Draws a piece with its number.
    fn piece(&mut self, piece: &Piece, place: (i32, i32)) {
        let look = piece.shape.look();
        if look.paint(piece, self) {
            return;
        }
        let px = self.piece_px(piece.shape);
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

    /// The pixel of a piece among these figures; `None` if it is not on the map.
    pub(crate) fn place_of(&self, piece: &Piece, figures: &[(i32, i32)]) -> Option<(i32, i32)> {
        let own = self.location(piece.at);
        let gives_way = |piece: &Piece| piece.shape.look().gives_way();
        let PieceLocation::Cell(pos, (x, y)) = piece.at else { return own };
        if !gives_way(piece) {
            return own;
        }
        let others =
            self.scene.pieces.iter().filter(|other| {
                other.at.cell() == Some(pos) && *other != piece && gives_way(other)
            });
        let others = others.filter_map(|other| self.location(other.at));
        let taken: Vec<(i32, i32)> = figures.iter().copied().chain(others).collect();
        let room = |place: &(i32, i32)| {
            let far = |other: &(i32, i32)| (other.0 - place.0).pow(2) + (other.1 - place.1).pow(2);
            taken.iter().map(far).min().unwrap_or(i32::MAX).min(self.along(CLEAR).pow(2))
        };
        let corners = [(x, y), (1000 - x, 1000 - y), (x, 1000 - y), (1000 - x, y)];
        let corners = corners.map(|corner| self.location(PieceLocation::Cell(pos, corner)));
        // Of equally good corners the first one wins.
        corners.into_iter().flatten().rev().max_by_key(room)
    }

    /// The pixel of a location; `None` if it is not on the map.
    fn location(&self, at: PieceLocation) -> Option<(i32, i32)> {
        let beside = |(x, y): (i32, i32), step: Vec2| {
            let (right, down) = self.pixels(step);
            (x + right, y + down)
        };
        Some(match at {
            PieceLocation::Cell(pos, (x, y)) => {
                self.pixel(pos, Vec2 { x: f32::from(x) / 1000.0, y: f32::from(y) / 1000.0 })
            }
            PieceLocation::Edge(one, other) => self.edge(one, other),
            PieceLocation::Spot(spot) => {
                let tile = self.scene.tile_at(spot.pos)?;
                beside(self.place(&tile, spot.segment, FigureKind::Small), BESIDE_SEGMENT)
            }
            PieceLocation::Mouth(spot) => self.mouth(spot)?,
            PieceLocation::Beside(figure) => {
                let shown = self.on_map();
                let own = shown.iter().position(|other| *other == figure);
                match own.zip(self.places(&shown).ok()) {
                    Some((own, places)) => beside(places[own], BESIDE_FIGURE),
                    None => self.pixel(figure.at.pos()?, ALONE),
                }
            }
            PieceLocation::Stood(figure) => {
                let there = self.scene.figures.iter().filter(|other| other.at == figure.at);
                let place = self.stand(figure, there.count()).ok()?;
                match figure.at {
                    At::Segment(_) => beside(place, BESIDE_SEGMENT),
                    _ => place,
                }
            }
            PieceLocation::Point(x, y) => self.thousandths((x, y)),
            PieceLocation::Own(place) => place.own().pixel(self)?,
        })
    }

    /// The pixel in front of the mouth of a road.
    fn mouth(&self, spot: Spot) -> Option<(i32, i32)> {
        let tile = self.scene.tile_at(spot.pos)?;
        let plan = TilePlan::of(tile.kind);
        let mut own = plan.roads.iter().filter(|road| road.segment == Some(spot.segment));
        let mouth = own.find_map(|road| road.mouth);
        let mouth = mouth.map(|(mouth, into)| mouth.plus(into, -BEFORE_MOUTH));
        let place = mouth.map(|mouth| self.pixel(tile.pos, mouth.turned(tile.rotation)));
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
        Some(self.pixel(tile.pos, own.turned(tile.rotation)))
    }

    /// The pixel of a point in thousandths of a tile from the corner of cell (0, 0).
    pub(crate) fn thousandths(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let cell = self.frame.cell(Pos::default());
        (cell.x + x * self.frame.px / 1000, cell.y + y * self.frame.px / 1000)
    }

    /// Draws the structure beside the map in this space, as large as possible.
    pub(crate) fn annex(&mut self, place: Rect) {
        for slice in expansions::all().filter(|slice| slice.has_annex(self.scene)) {
            slice.annex(self, place);
        }
    }

    /// Where an expansion makes a figure stand.
    fn footing(&self, figure: Figure, before: usize) -> Option<Footing> {
        expansions::all().find_map(|slice| slice.footing(self, figure, before))
    }

    pub(crate) fn figure(&mut self, figure: Figure, lying: bool, px: u16, place: (i32, i32)) {
        let key = SpriteKey::Figure {
            kind: figure.kind,
            colour: self.scene.colour(figure.seat),
            lying,
            px,
        };
        self.draw(key, place);
    }

    /// The position of each figure; those on one spot stand side by side.
    pub(crate) fn places(&self, figures: &[Figure]) -> Result<Vec<(i32, i32)>, RenderError> {
        let mut places = Vec::new();
        for (number, figure) in figures.iter().enumerate() {
            let before = figures[..number].iter().filter(|other| other.at == figure.at).count();
            let all = figures.iter().filter(|other| other.at == figure.at).count();
            let (x, y) = self.stand(*figure, before)?;
            let own = self.footing(*figure, before).is_some_and(|footing| footing.own);
            let aside = if own { 0.0 } else { (before as f32 - (all - 1) as f32 / 2.0) * APART };
            places.push((x + self.along(aside), y + self.along(aside.abs() * 0.2)));
        }
        Ok(places)
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
            let (tile, _) = self.segment(spot)?;
            let place = self.place(&tile, spot.segment, self.scene.figure_for(spot));
            self.plate(spot, label, self.px(), place);
        }
        Ok(())
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
        let key = SpriteKey::Figure { kind, colour: self.scene.colour(seat), lying: false, px };
        self.draw(key, at);
    }
}

#[cfg(test)]
mod tests {
    use rules::{KindId, Rotation};

    use super::*;
    use crate::camera::Frame;
    use crate::canvas::Canvas;
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
            let frame = Frame::of(scene).expect("a small board");
            let (palette, colours) = (scene.theme.palette(), scene.theme.colours());
            let canvas = Canvas::new(palette, frame.width as usize, frame.height as usize, 0);
            let painter = Painter { scene, frame, colours, palette, canvas };
            let on_phone = |pixels: f32| pixels * 400.0 / painter.frame.width as f32;
            assert!(on_phone(painter.spot_size()) >= 12.0, "{columns}: {:?}", painter.frame);
            assert!(on_phone(painter.px().into()) >= 40.0, "{columns}: {:?}", painter.frame);
            assert!(scene.spots.iter().all(|spot| !painter.is_on_map(*spot)));
        }
    }
}
