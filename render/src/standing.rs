//! What stands on the tiles: bridges, castles and towers first, then figures and neutral figures
//! from north to south, and the labels of spots. Determines the position of each.

use rules::{At, Crown, Figure, FigureKind, Pos, Quarter, SegmentKind, Side, Spot};

use crate::art::{Neutral, SpriteKey, figure_height, tower_top};
use crate::error::RenderError;
use crate::paint::Painter;
use crate::plan::{Block, TilePlan, Vec2, anchor, at, foundation};
use crate::scene::Tile;

/// Size of a spot's label in the plate, as a share of the tile.
const SPOT: f32 = 0.165;
/// The distance between figures on one spot.
const APART: f32 = 0.25;
/// The position of a castle's lord, relative to its centre, and that of the fairy, relative to her
/// figure.
const LORD: Vec2 = at(0.34, 0.14);
const BESIDE: Vec2 = at(-0.27, -0.02);
/// The distance of a tunnel token from its mouth, along the road.
const BEFORE_MOUTH: f32 = 0.12;
/// The position on a tile of the fairy, if she is with nobody, and of the dragon.
const ALONE: Vec2 = at(0.27, 0.30);
const LAIR: Vec2 = at(0.5, 0.5);
/// The number of a spot, relative to the centre of a figure on it.
const NUMBER: Vec2 = at(0.19, 0.15);

/// A thing that stands somewhere.
enum Standing {
    Figure(Figure, bool),
    Neutral(Neutral),
}

impl Painter<'_> {
    /// Draws the crowns of the wheel, bridges, castles, towers and tunnel tokens.
    pub(crate) fn built(&mut self) {
        let px = self.px();
        self.canvas.clip(self.around_board());
        let scene = self.scene;
        let crowns = scene.crowns.iter().filter_map(|&crown| self.crown(crown));
        for place in crowns.collect::<Vec<_>>() {
            self.draw(SpriteKey::Crown { px }, place);
        }
        for &(pos, axis) in &scene.bridges {
            let cell = self.frame.cell(pos);
            self.draw(SpriteKey::Bridge { axis, px }, (cell.x, cell.y));
        }
        for &castle in &scene.castles {
            let place = self.castle(castle);
            self.draw(SpriteKey::Castle { px }, place);
        }
        for token in &scene.tunnels {
            let Some(tile) = scene.tile_at(token.at.pos) else {
                continue;
            };
            let plan = TilePlan::of(tile.kind);
            let mut own = plan.roads.iter().filter(|road| road.segment == Some(token.at.segment));
            let mouth = own.find_map(|road| road.mouth);
            let mouth = mouth.map(|(mouth, into)| mouth.plus(into, -BEFORE_MOUTH));
            let place = mouth.map(|mouth| mouth.turned(tile.rotation));
            let place = place
                .map_or(self.place(&tile, token.at.segment), |point| self.pixel(tile.pos, point));
            let colour = scene.colour(token.seat);
            self.draw(SpriteKey::Tunnel { pair: token.pair, colour, px }, place);
        }
        let mut towers = scene.towers.clone();
        towers.sort_by_key(|tower| tower.pos);
        for tower in towers {
            let place = self.foundation(tower.pos);
            self.draw(SpriteKey::Keep { height: tower.height, px }, place);
        }
    }

    /// Draws figures, dragon, fairy and count.
    pub(crate) fn standing(&mut self) -> Result<(), RenderError> {
        let mut standing: Vec<(Standing, (i32, i32))> = Vec::new();
        // Figures on a wheel beside the map are drawn there.
        let seen = |figure: &Figure| match figure.at {
            At::Crown(crown) => self.crown(crown).is_some(),
            _ => true,
        };
        let all = self.scene.figures.iter().chain(&self.scene.preview_figure).copied();
        let shown: Vec<Figure> = all.filter(seen).collect();
        let places = self.places(&shown)?;
        for (&figure, &place) in shown.iter().zip(&places) {
            standing.push((Standing::Figure(figure, self.is_farmer(figure)?), place));
        }
        if let Some(fairy) = self.scene.fairy {
            let beside = shown.iter().position(|figure| Some(*figure) == fairy.beside);
            let place = beside.map(|index| {
                let (x, y) = places[index];
                let (aside, down) = self.pixels(BESIDE);
                (x + aside, y + down)
            });
            let place = place.unwrap_or_else(|| self.pixel(fairy.pos, ALONE));
            standing.push((Standing::Neutral(Neutral::Fairy), place));
        }
        if let Some(pos) = self.scene.dragon {
            standing.push((Standing::Neutral(Neutral::Dragon), self.pixel(pos, LAIR)));
        }
        if let Some(place) = self.scene.count.and_then(|at| self.in_block(Block::count(at))) {
            standing.push((Standing::Neutral(Neutral::Count), place));
        }
        standing.sort_by_key(|&(_, (x, y))| (y, x));
        let px = self.px();
        for (who, place) in standing {
            match who {
                Standing::Figure(figure, lying) => self.figure(figure, lying, px, place),
                Standing::Neutral(who) => self.draw(SpriteKey::Neutral { who, px }, place),
            }
        }
        Ok(())
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
            let aside = match figure.at {
                At::Quarter(_) => 0.0,
                _ => (before as f32 - (all - 1) as f32 / 2.0) * APART,
            };
            places.push((x + self.along(aside), y + self.along(aside.abs() * 0.2)));
        }
        Ok(places)
    }

    /// The position of a figure; `before` is the number of figures already placed there.
    pub(crate) fn stand(&self, figure: Figure, before: usize) -> Result<(i32, i32), RenderError> {
        Ok(match figure.at {
            At::Segment(spot) => {
                let (tile, kind) = self.segment(spot)?;
                match self.castle_of(&tile, spot).filter(|_| kind == SegmentKind::City) {
                    Some(castle) => {
                        let ((x, y), (right, down)) = (self.castle(castle), self.pixels(LORD));
                        (x + right, y + down)
                    }
                    None => self.place(&tile, spot.segment),
                }
            }
            At::Corner(spot) => {
                let cell = self.frame.cell(spot.pos);
                (cell.x, cell.y)
            }
            At::Tower(pos) => {
                let height = self.scene.towers.iter().find(|tower| tower.pos == pos);
                let top = tower_top(height.map_or(0, |tower| tower.height));
                let (x, y) = self.foundation(pos);
                (x, y - self.along(top + figure_height(figure.kind) * 0.42 - 0.04))
            }
            At::Quarter(quarter) => self.slot(quarter, before),
            At::Crown(crown) => self.crown(crown).unwrap_or_else(|| self.frame.board.middle()),
        })
    }

    fn slot(&self, quarter: Quarter, number: usize) -> (i32, i32) {
        let place = self.in_block(Block::slot(quarter, number));
        place.unwrap_or_else(|| self.frame.board.middle())
    }

    /// The position of a crown; `None` if its wheel lies beside the map.
    fn crown(&self, crown: Crown) -> Option<(i32, i32)> {
        self.lies(self.scene.crown(crown))
    }

    /// The pixel of a point of the City of Carcassonne, wherever that lies.
    fn in_block(&self, point: Vec2) -> Option<(i32, i32)> {
        let tiles = self.scene.tiles.iter();
        let mut parts = tiles.filter_map(|tile| Some((tile, tile.kind.kind().in_block?)));
        let (tile, (column, row)) = parts.next()?;
        let own = at(point.x - f32::from(column), point.y - f32::from(row));
        Some(self.pixel(tile.pos, own.turned(tile.rotation)))
    }

    fn foundation(&self, pos: Pos) -> (i32, i32) {
        let tile = self.scene.tile_at(pos);
        let place = tile.and_then(|tile| foundation(&TilePlan::of(tile.kind), tile.rotation));
        self.pixel(pos, place.unwrap_or(LAIR))
    }

    /// The castle that a small city belongs to.
    fn castle_of(&self, tile: &Tile, spot: Spot) -> Option<(Pos, Pos)> {
        let sides = tile.kind.kind().segments.get(usize::from(spot.segment))?.sides;
        let mut across = sides.turned(tile.rotation).iter().map(|side: Side| tile.pos.step(side));
        let across = across.next()?;
        let castles = self.scene.castles.iter().copied();
        let own = |&(one, other): &(Pos, Pos)| {
            (one, other) == (tile.pos, across) || (one, other) == (across, tile.pos)
        };
        castles.into_iter().find(own)
    }

    /// The centre of a castle: that of the edge between its two cells.
    fn castle(&self, (one, other): (Pos, Pos)) -> (i32, i32) {
        let (a, b) = (self.frame.cell(one).middle(), self.frame.cell(other).middle());
        ((a.0 + b.0) / 2, (a.1 + b.1) / 2)
    }

    /// Whether a figure lies down, as followers on fields do.
    pub(crate) fn is_farmer(&self, figure: Figure) -> Result<bool, RenderError> {
        let Some(spot) = figure.at.spot().filter(|_| figure.kind.is_follower()) else {
            return Ok(false);
        };
        Ok(self.segment(spot)?.1 == SegmentKind::Field)
    }

    /// The tile of a spot and the kind of its segment; an index just past the last segment means a
    /// bridge.
    pub(crate) fn segment(&self, spot: Spot) -> Result<(Tile, SegmentKind), RenderError> {
        let nowhere = RenderError::NoSegment { pos: spot.pos, segment: spot.segment };
        let tile = self.scene.tile_at(spot.pos).ok_or(nowhere.clone())?;
        let segments = &tile.kind.kind().segments;
        let index = usize::from(spot.segment);
        let bridge = (index == segments.len()).then_some(SegmentKind::Road);
        let kind = segments.get(index).map(|segment| segment.kind).or(bridge);
        kind.map(|kind| (tile, kind)).ok_or(nowhere)
    }

    /// The pixel where a figure on a segment stands.
    pub(crate) fn place(&self, tile: &Tile, segment: u8) -> (i32, i32) {
        self.pixel(tile.pos, anchor(tile.kind, segment, tile.rotation))
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

    fn along(&self, share: f32) -> i32 {
        (share * self.frame.px as f32).round() as i32
    }

    /// Draws the labels of the spots.
    pub(crate) fn spots(&mut self) -> Result<(), RenderError> {
        for (&spot, label) in self.scene.spots.iter().zip(1..) {
            let (tile, _) = self.segment(spot)?;
            let place = self.place(&tile, spot.segment);
            self.plate(spot, label, self.px(), place);
        }
        Ok(())
    }

    /// Draws the label of a spot on a round plate, for tiles of `px`; next to the figure that was
    /// chosen for it, so that both are visible.
    pub(crate) fn plate(&mut self, spot: Spot, label: usize, px: u16, (x, y): (i32, i32)) {
        let chosen = self.scene.preview_figure.and_then(|figure| figure.at.spot()) == Some(spot);
        let aside = |share: f32| if chosen { (share * f32::from(px)).round() as i32 } else { 0 };
        let place = (x + aside(NUMBER.x), y + aside(NUMBER.y));
        self.draw(SpriteKey::Plate { px }, place);
        let size = f32::from(px) * SPOT;
        let ink = self.colours.table.dark;
        self.text_at(&label.to_string(), size, ink, place);
    }

    /// Draws a figure of a seat off the board.
    pub(crate) fn loose(&mut self, kind: FigureKind, seat: rules::Seat, px: u16, at: (i32, i32)) {
        let key = SpriteKey::Figure { kind, colour: self.scene.colour(seat), lying: false, px };
        self.draw(key, at);
    }
}
