//! The Tower: foundations on tiles, towers on them, figures on top; captives.

use canvas::rectangle;
use rules::expansions::tower::Tower;
use rules::{At, Figure, FigureKind, Game, Mark, Pos, RoadEnd, Rotation, Seat, Token};

use super::{Depiction, Place};
use crate::art::{Artwork, Brush, Icon, corner, drawing, figure_height, letters, sheet};
use crate::landmark::{Landmark, Parting, Print};
use crate::look::{Footing, Layer, Look, OwnPlace};
use crate::paint::Painter;
use crate::plan::{CENTRE, TilePlan, Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Scene, Shape};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

pub(crate) static FOUNDATION: Landmark =
    Landmark { parting: Parting::Wall, ..Landmark::sign("foundation", 0.135, foundation) };

/// A tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Keep {
    /// How many floors.
    pub height: u8,
    /// Whether a follower that stood on it has left.
    pub left: bool,
}

/// On the foundation of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OnFoundation(pub Pos);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Tower, &FOUNDATION).ending(RoadEnd::Tower)];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let mut towers = game.towers().to_vec();
        towers.sort_by_key(|tower| tower.pos);
        pieces.extend(towers.into_iter().map(Piece::tower));
    }

    fn blends(&self) -> Vec<Shape> {
        vec![Shape::Tower(Keep { height: 3, left: false })]
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        let keep = |height| (Shape::Tower(Keep { height, left: false }), "tower");
        [1, 2, 3, 5, 7, 12].map(keep).to_vec()
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        let draw = Icon::new(|brush, _, _, colours| icon(brush, colours));
        (token == Token::TowerPiece).then_some(draw)
    }

    fn held(&self, game: &Game, seat: Seat, held: &mut Vec<(Seat, FigureKind)>) {
        let captives = game.captives().iter().filter(|captive| captive.captor == seat);
        held.extend(captives.map(|captive| (captive.owner, captive.kind)));
    }

    fn words(&self, scene: &Scene, words: &mut Vec<String>) {
        for (seat, panel) in scene.seats.iter().enumerate() {
            let held = panel.held.iter();
            words.extend(held.map(|(of, kind)| format!("captive:{seat}.{}{}", of.0, kind.name())));
        }
    }

    fn at_word(&self, at: At) -> Option<String> {
        if let At::Tower(pos) = at { Some(pos.name()) } else { None }
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, _: usize) -> Option<Footing> {
        let At::Tower(pos) = figure.at else { return None };
        let mut keeps = painter.scene.pieces.iter().filter_map(|piece| match piece.shape {
            Shape::Tower(keep)
                if piece.at == PieceLocation::Own(Place::Tower(OnFoundation(pos))) =>
            {
                Some(keep.height)
            }
            _ => None,
        });
        let top = tower_top(keeps.next().unwrap_or(0));
        let (x, y) = painter.foundation(pos);
        let up = painter.along(top + figure_height(figure.kind) * 0.42 - 0.04);
        Some(Footing { place: Some((x, y - up)), ..Footing::default() })
    }
}

impl Piece {
    /// A tower on its foundation.
    pub fn tower(tower: Tower) -> Self {
        let keep = Keep { height: tower.height, left: tower.left };
        Self::new(Shape::Tower(keep), PieceLocation::Own(Place::Tower(OnFoundation(tower.pos))))
    }
}

impl Painter<'_> {
    /// The centre of a tower's foundation.
    pub(crate) fn foundation(&self, pos: Pos) -> (i32, i32) {
        let tile = self.scene.tile_at(pos);
        let place = tile.and_then(|tile| place(&TilePlan::of(tile.kind), tile.rotation));
        self.pixel(pos, place.unwrap_or(CENTRE))
    }
}

/// The position of the foundation on a tile with this rotation.
fn place(plan: &TilePlan, rotation: Rotation) -> Option<Vec2> {
    let found = plan.landmarks.iter().find(|sign| *sign.landmark == FOUNDATION);
    found.map(|sign| sign.place.turned(rotation.index()))
}

impl OwnPlace for OnFoundation {
    fn pixel(&self, painter: &Painter<'_>) -> Option<(i32, i32)> {
        Some(painter.foundation(self.0))
    }

    fn word(&self) -> String {
        self.0.name()
    }
}

impl Look for Keep {
    fn layer(&self) -> Layer {
        Layer::Built
    }

    fn word(&self) -> Option<String> {
        Some("tower".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let left = if self.left { "!" } else { "" };
        Some(format!("tower:{}.{}{left}", piece.at.word()?, self.height))
    }

    /// A tower with this many floors; the origin is the centre of its foundation.
    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        tower(self.height, px, colours)
    }

    fn on_sheet(&self) -> (i32, i32, u16) {
        (50, 76, 100)
    }
}

const FLOOR: f32 = 0.115;
const STOREY: f32 = 0.075;
const STOREYS: u8 = 7;

/// The height of a tower's top above its foundation, in tiles.
fn tower_top(height: u8) -> f32 {
    0.04 + f32::from(height.min(STOREYS)) * STOREY
}

/// A tower with this many floors; the origin is the centre of its foundation.
fn tower(height: u8, px: u16, colours: &Colours) -> Artwork {
    let top = tower_top(height);
    let (mut brush, origin) = sheet(px, [FLOOR + 0.06, top + 0.12, FLOOR + 0.16, 0.22]);
    let land = &colours.land;
    let line = 0.018;
    let base = 0.10;
    for floor in 0..height.min(STOREYS) {
        let from = base - STOREY * f32::from(floor);
        let storey = rectangle(at(-FLOOR, from - STOREY), at(FLOOR, from));
        brush.shape(&storey, THINGS.plank, line, land.outline);
        brush.block(
            at(FLOOR * 0.45, from - STOREY + 0.008),
            at(FLOOR - 0.008, from - 0.008),
            THINGS.plank_dark,
        );
        brush.block(
            at(-FLOOR + 0.02, from - STOREY + 0.014),
            at(-FLOOR + 0.05, from - 0.014),
            THINGS.straw,
        );
    }
    let roof = base - STOREY * f32::from(height.min(STOREYS));
    let platform = rectangle(at(-FLOOR - 0.025, roof - 0.05), at(FLOOR + 0.025, roof));
    brush.shape(&platform, THINGS.straw, line, land.outline);
    for x in [-FLOOR, 0.0, FLOOR] {
        let merlon = rectangle(at(x - 0.03, roof - 0.085), at(x + 0.03, roof - 0.04));
        brush.shape(&merlon, THINGS.straw, 0.014, land.outline);
    }
    number(&mut brush, &height.to_string(), at(0.0, base + 0.01), colours);
    drawing(brush, origin)
}

/// A number on a dark plate.
fn number(brush: &mut Brush, digits: &str, middle: Vec2, colours: &Colours) {
    brush.disc(middle, 0.098, colours.table.white);
    brush.disc(middle, 0.082, colours.table.dark);
    let size = if digits.len() > 1 { 0.115 } else { 0.155 };
    letters(brush, digits, middle, size, colours.table.white);
}

fn icon(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.shape(&rectangle(at(-0.34, -0.14), at(0.34, 0.38)), THINGS.plank, 0.07, land.outline);
    brush.block(at(0.14, -0.11), at(0.31, 0.35), THINGS.plank_dark);
    brush.shape(&rectangle(at(-0.42, -0.24), at(0.42, -0.08)), THINGS.straw, 0.06, land.outline);
    for x in [-0.33, 0.0, 0.33] {
        brush.shape(
            &rectangle(at(x - 0.09, -0.40), at(x + 0.09, -0.20)),
            THINGS.straw,
            0.05,
            land.outline,
        );
    }
}

/// The foundation of a tower: a ring of ashlars around a pit.
fn foundation(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    let line = 0.014;
    brush.glaze(&rectangle(c(-0.10, -0.09), c(0.152, 0.150)), land.stone_dark, 70);
    let base = rectangle(c(-0.125, -0.125), c(0.125, 0.125));
    brush.shape(&base, land.stone_light, 0.022, land.stone_dark);
    brush.block(c(0.062, -0.115), c(0.115, 0.115), land.stone);
    brush.block(c(-0.115, 0.062), c(0.115, 0.115), land.stone);
    for x in [-0.042, 0.042] {
        brush.line(&[c(x, -0.125), c(x, 0.125)], line, land.stone_dark);
        brush.line(&[c(-0.125, x), c(0.125, x)], line, land.stone_dark);
    }
    brush.shape(
        &rectangle(c(-0.065, -0.065), c(0.065, 0.065)),
        land.outline,
        line,
        land.stone_dark,
    );
    brush.block(c(-0.058, 0.0), c(0.058, 0.058), land.wood);
}
