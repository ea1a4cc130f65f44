//! Where everything stands: what cannot be moved first; then, tile by tile, figures and pieces
//! together, so that they avoid each other. Decides places and sizes and draws nothing.

mod arrange;
mod floor;
mod footprint;
mod home;
mod pose;

use std::collections::BTreeMap;

use rules::{At, Figure, FigureKind, Pos};

use self::arrange::{Cell, CrowdedTile, MovableThing, SettledThing, arrange};
use self::footprint::{CELLS, Footprint};
use self::pose::POSES;
use crate::art::{Pin, SpriteKey, figure_height};
use crate::error::RenderError;
use crate::look::TileSharing;
use crate::paint::Painter;
use crate::plan::{Vec2, anchor, at};
use crate::scene::{Piece, PieceLocation, PlayerColour};

/// The distance between figures that share the place of a structure.
const APART: f32 = 0.25;
/// The position of a piece next to a figure, and to the figures of a segment.
const BESIDE_FIGURE: Vec2 = at(-0.27, -0.02);
const BESIDE_SEGMENT: Vec2 = at(0.20, 0.06);
/// The place of a piece next to a figure that is not there.
const ALONE: Vec2 = at(0.27, 0.30);

/// Where something is drawn, and for tiles of which size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stance {
    /// The pixel of its origin.
    pub place: (i32, i32),
    /// Pixels per tile.
    pub px: u16,
    /// The pin of a figure, whose point is the origin then.
    pub pin: Option<Pin>,
    /// The pixel of its middle.
    pub middle: (i32, i32),
}

impl Stance {
    /// Without a pin.
    const fn plain(place: (i32, i32), px: u16) -> Self {
        Self { place, px, pin: None, middle: place }
    }

    /// The same with the pin of such a figure.
    fn pinned(self, pin: Option<Pin>, kind: FigureKind, lying: bool) -> Self {
        let point = pin.map_or(at(0.0, 0.0), |pin| pin.point(lying));
        let height = figure_height(kind) * f32::from(self.px);
        let [x, y] = [point.x, point.y].map(|part| (part * height).round() as i32);
        Self { pin, middle: (self.place.0 - x, self.place.1 - y), ..self }
    }
}

/// The places of a picture.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Of the figures, the previewed one last; `None` if they are not on the map.
    pub figures: Vec<Option<Stance>>,
    /// Of the pieces; `None` if they are not on the map.
    pub pieces: Vec<Option<Stance>>,
}

/// What a place was found for.
#[derive(Clone, Copy)]
enum LaidThing {
    Figure(usize),
    Piece(usize),
}

/// A tile with what can be moved on it, each with its pixel.
struct SharedTile {
    tile: CrowdedTile,
    things: Vec<(LaidThing, (i32, i32))>,
}

/// Where a piece wants to be on its tile.
struct WantedPlace {
    pixel: (i32, i32),
    /// Its segment.
    home: Option<u8>,
    /// The number of the figure that it is beside.
    beside: Option<usize>,
}

impl Painter<'_> {
    /// Where everything stands.
    pub(crate) fn layout(&self) -> Result<&Layout, RenderError> {
        if let Some(known) = self.laid.get() {
            return Ok(known);
        }
        let layout = LayoutPlan::of(self).laid()?;
        Ok(self.laid.get_or_init(|| layout))
    }

    /// The pixel of a location that does not depend on what else is there; `None` if it is not on the
    /// map.
    pub(crate) fn location(&self, at: PieceLocation) -> Option<(i32, i32)> {
        Some(match at {
            PieceLocation::Cell(pos, (x, y)) => {
                self.pixel(pos, Vec2 { x: f32::from(x) / 1000.0, y: f32::from(y) / 1000.0 })
            }
            PieceLocation::Edge(one, other) => self.edge(one, other),
            PieceLocation::Spot(spot) => {
                let tile = self.scene.tile_at(spot.pos)?;
                let (x, y) = self.place(&tile, spot.segment, FigureKind::Small);
                let (right, down) = self.pixels(BESIDE_SEGMENT);
                (x + right, y + down)
            }
            PieceLocation::Mouth(spot) => self.mouth(spot)?,
            PieceLocation::Beside(figure) => self.pixel(figure.at.pos()?, ALONE),
            PieceLocation::Stood(figure) => {
                let there = self.scene.figures.iter().filter(|other| other.at == figure.at);
                let (x, y) = self.stand(figure, there.count()).ok()?;
                let beside = matches!(figure.at, At::Segment(_));
                let (right, down) = if beside { self.pixels(BESIDE_SEGMENT) } else { (0, 0) };
                (x + right, y + down)
            }
            PieceLocation::Point(x, y) => self.thousandths((x, y)),
            PieceLocation::Own(place) => place.own().pixel(self)?,
        })
    }
}

/// A layout in the making.
struct LayoutPlan<'a> {
    painter: &'a Painter<'a>,
    figures: Vec<Figure>,
    layout: Layout,
    /// What cannot be moved: its sprite and its cell, counted from tile (0, 0).
    fixed: Vec<(SpriteKey, Cell)>,
    sites: BTreeMap<Pos, SharedTile>,
}

impl<'a> LayoutPlan<'a> {
    fn of(painter: &'a Painter<'a>) -> Self {
        let scene = painter.scene;
        let figures: Vec<Figure> =
            scene.figures.iter().chain(&scene.preview_figure).copied().collect();
        let layout =
            Layout { figures: vec![None; figures.len()], pieces: vec![None; scene.pieces.len()] };
        Self { painter, figures, layout, fixed: Vec::new(), sites: BTreeMap::new() }
    }

    fn laid(mut self) -> Result<Layout, RenderError> {
        for number in 0..self.figures.len() {
            self.figure(number)?;
        }
        for number in 0..self.painter.scene.pieces.len() {
            self.piece(number);
        }
        for (key, place) in std::mem::take(&mut self.fixed) {
            self.stands_on_sites(&key, place);
        }
        for (pos, site) in std::mem::take(&mut self.sites) {
            self.arrange(pos, site);
        }
        Ok(self.layout)
    }

    /// A figure that an expansion or a corner holds has its place; any other one can be moved.
    fn figure(&mut self, number: usize) -> Result<(), RenderError> {
        let (figure, painter) = (self.figures[number], self.painter);
        let before = self.figures[..number].iter().filter(|it| it.at == figure.at).count();
        let lying = painter.lies_down(figure)?;
        let colour = PlayerColour::new(0);
        let key =
            SpriteKey::Figure { kind: figure.kind, colour, lying, pin: None, px: CELLS as u16 };
        let footing = painter.footing(figure, before);
        if let (None, At::Segment(spot)) = (footing, figure.at) {
            let tile = painter.segment(spot)?.0;
            let point = anchor(tile.kind, spot.segment, tile.rotation, figure.kind);
            let cell = |part: f32| (part * CELLS as f32).round() as i32;
            let place = (cell(point.x), cell(point.y));
            let home = Some(spot.segment);
            let mover = MovableThing { key, place, home, strays: false, beside: None };
            let pixel = painter.pixel(spot.pos, point);
            self.add(spot.pos, mover, (LaidThing::Figure(number), pixel));
            return Ok(());
        }
        if footing.is_some_and(|footing| footing.place.is_none()) {
            return Ok(());
        }
        let (x, y) = painter.stand(figure, before)?;
        let all = self.figures.iter().filter(|it| it.at == figure.at).count();
        let own = footing.is_some_and(|footing| footing.own);
        let aside = if own { 0.0 } else { (before as f32 - (all - 1) as f32 / 2.0) * APART };
        let place = (x + painter.along(aside), y + painter.along(aside.abs() * 0.2));
        self.layout.figures[number] = Some(Stance::plain(place, painter.px()));
        self.fixed.push((key, self.cell_of(place, self.painter.thousandths((0, 0)))));
        Ok(())
    }

    fn piece(&mut self, number: usize) {
        let (piece, painter) = (self.painter.scene.pieces[number], self.painter);
        let sharing = piece.shape.look().sharing();
        let key = SpriteKey::piece(piece.shape, PlayerColour::new(0), CELLS as u16);
        let tile = piece.at.cell().and_then(|pos| painter.scene.tile_at(pos));
        if let (TileSharing::Free | TileSharing::AtHome, Some(tile)) = (sharing, tile) {
            let Some(wanted) = self.wanted(&piece, tile.pos) else { return };
            let WantedPlace { pixel, home, beside } = wanted;
            let corner = painter.pixel(tile.pos, Vec2::default());
            let home = home.filter(|_| sharing == TileSharing::AtHome);
            let (place, strays) = (self.cell_of(pixel, corner), true);
            let mover = MovableThing { key, place, home, strays, beside };
            self.add(tile.pos, mover, (LaidThing::Piece(number), pixel));
            return;
        }
        let Some(place) = painter.location(piece.at) else { return };
        let px = painter.piece_px(piece.shape);
        self.layout.pieces[number] = Some(Stance::plain(place, px));
        if sharing != TileSharing::Flat {
            self.fixed.push((key, self.cell_of(place, self.painter.thousandths((0, 0)))));
        }
    }

    /// Where a piece wants to be on a tile.
    fn wanted(&self, piece: &Piece, pos: Pos) -> Option<WantedPlace> {
        let painter = self.painter;
        let PieceLocation::Beside(figure) = piece.at else {
            let home = match piece.at {
                PieceLocation::Spot(spot) => Some(spot.segment),
                _ => None,
            };
            let pixel = painter.location(piece.at)?;
            return Some(WantedPlace { pixel, home, beside: None });
        };
        let home = figure.at.spot().map(|spot| spot.segment);
        let own = self.figures.iter().position(|other| *other == figure);
        let things = self.sites.get(&pos).map(|site| &site.things[..]).unwrap_or_default();
        let mut numbered = things.iter().enumerate();
        let is_own = |thing: &LaidThing| matches!(thing, LaidThing::Figure(it) if Some(*it) == own);
        let beside = numbered.find(|(_, (thing, _))| is_own(thing));
        let standing = own.and_then(|own| self.layout.figures[own]).map(|stance| stance.place);
        let place = beside.map(|(_, (_, pixel))| *pixel).or(standing);
        let (right, down) = painter.pixels(BESIDE_FIGURE);
        let place = place.map(|(x, y)| (x + right, y + down));
        let pixel = place.or_else(|| painter.location(piece.at))?;
        Some(WantedPlace { pixel, home, beside: beside.map(|it| it.0) })
    }

    /// Adds something that can be moved to its tile.
    fn add(&mut self, pos: Pos, mover: MovableThing, thing: (LaidThing, (i32, i32))) {
        let Some(tile) = self.painter.scene.tile_at(pos) else { return };
        let site = self.sites.entry(pos).or_insert_with(|| {
            let (kind, rotation) = (tile.kind, tile.rotation);
            let tile = CrowdedTile { kind, rotation, fixed: Vec::new(), movers: Vec::new() };
            SharedTile { tile, things: Vec::new() }
        });
        site.tile.movers.push(mover);
        site.things.push(thing);
    }

    /// The cell of a pixel, counted from another one.
    fn cell_of(&self, (x, y): (i32, i32), from: (i32, i32)) -> Cell {
        let px = self.painter.frame.px;
        let cell = |part: i32| (part * CELLS as i32 + px / 2).div_euclid(px);
        (cell(x - from.0), cell(y - from.1))
    }

    /// Something that cannot be moved is in the way on every tile that it reaches.
    fn stands_on_sites(&mut self, key: &SpriteKey, (x, y): Cell) {
        let [left, top, right, bottom] = Footprint::of(key.clone()).tiles((x, y));
        for row in top..=bottom {
            for column in left..=right {
                let pos = i16::try_from(column).ok().zip(i16::try_from(row).ok());
                let pos = pos.map(|(x, y)| Pos::new(x, y));
                if let Some(site) = pos.and_then(|pos| self.sites.get_mut(&pos)) {
                    let cells = CELLS as i32;
                    let place = (x - column * cells, y - row * cells);
                    site.tile.fixed.push((key.clone(), place));
                }
            }
        }
    }

    fn arrange(&mut self, pos: Pos, site: SharedTile) {
        let wanted: Vec<Cell> = site.tile.movers.iter().map(|mover| mover.place).collect();
        let settled = arrange(site.tile);
        for ((&SettledThing { place, pose }, wanted), (thing, pixel)) in
            settled.0.iter().zip(wanted).zip(site.things)
        {
            let share = |cell: i32| cell as f32 / CELLS as f32;
            let place = match place == wanted {
                true => pixel,
                false => self.painter.pixel(pos, at(share(place.0), share(place.1))),
            };
            let px = (f32::from(self.painter.px()) * POSES[pose].share).round() as u16;
            let stance = Stance::plain(place, px);
            match thing {
                LaidThing::Figure(number) => {
                    let figure = self.figures[number];
                    let lying = self.painter.lies_down(figure).unwrap_or_default();
                    let stance = stance.pinned(POSES[pose].pin, figure.kind, lying);
                    self.layout.figures[number] = Some(stance);
                }
                LaidThing::Piece(number) => self.layout.pieces[number] = Some(stance),
            }
        }
    }
}

#[cfg(test)]
mod tests;
