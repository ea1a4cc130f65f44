//! Figures: a body in the seat's colour with the seat's symbol, surrounded by a white and a dark
//! line so that it stands out from everything. Farmers lie; their symbol stays upright.

use canvas::{Halo, Outline, oval, rectangle};
use rules::FigureKind;
use tiny_skia::{Path, Transform};

use super::{Artwork, Brush, Rim, standing};
use crate::expansions;
use crate::look::Look;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PlayerColour};
use crate::theme::{Colours, Rgb};

/// Height of the ordinary follower, as a fraction of a tile.
const HEIGHT: f32 = 0.40;
/// Widths of the white and the dark line around a figure, as fractions of its height.
const WHITE: f32 = 0.0625;
const DARK: f32 = 0.1125;

/// Height of a winner's crown, as a fraction of a tile.
const CROWN: f32 = 0.17;
/// The length of the pin beyond the body, and half its width at the body, in heights of the figure.
const PIN: f32 = 0.26;
const PIN_WIDE: f32 = 0.12;
/// How far an ordinary body reaches to the sides, in heights of the figure.
const HALF_ACROSS: f32 = 0.40;

/// Which way the pin of a figure points that has no room on its segment. The point is where the figure
/// belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pin {
    Down,
    Left,
    Right,
    Up,
}

impl Pin {
    pub(crate) const ALL: [Self; 4] = [Self::Down, Self::Left, Self::Right, Self::Up];

    /// Its point, from the middle of the figure, in heights of the figure.
    pub(crate) fn point(self, lying: bool) -> Vec2 {
        let upright = matches!(self, Self::Down | Self::Up);
        let far = PIN + if upright == lying { HALF_ACROSS } else { 0.5 };
        match self {
            Self::Down => at(0.0, far),
            Self::Left => at(-far, 0.0),
            Self::Right => at(far, 0.0),
            Self::Up => at(0.0, -far),
        }
    }
}

/// How a kind of figure looks.
#[derive(Clone, Copy)]
pub(crate) struct Costume {
    /// Its height, relative to the ordinary follower's.
    pub height: f32,
    /// How far below its centre the symbol is, and the symbol's size.
    pub chest: (f32, f32),
    /// The silhouette, one unit high, centred at (0, 0).
    pub body: fn() -> Option<Path>,
    /// Its golden equipment.
    pub gear: fn() -> Option<Path>,
    /// Draws lines on the body besides its symbol.
    pub details: fn(&mut Brush, Rgb, &Colours),
}

impl Costume {
    /// The ordinary follower.
    pub(crate) const FOLLOWER: Self = Self {
        height: 1.0,
        chest: (0.09, 0.155),
        body: || person(1.0, 0.18),
        gear: || None,
        details: |_, _, _| {},
    };
}

/// Height of a figure, as a fraction of a tile.
pub(crate) fn figure_height(kind: FigureKind) -> f32 {
    HEIGHT * expansions::costume(kind).height
}

pub(super) fn figure(
    kind: FigureKind,
    colour: PlayerColour,
    (lying, pin): (bool, Option<Pin>),
    px: u16,
    colours: &Colours,
) -> Artwork {
    let costume = expansions::costume(kind);
    let height = figure_height(kind) * f32::from(px);
    let beyond = if pin.is_some() { PIN } else { 0.18 };
    let reach = (height * (0.5 + beyond + DARK)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    let dress = colours.seats[colour.index()];
    let point = pin.map_or(at(0.0, 0.0), |pin| pin.point(lying));
    let across = point.unit().right();
    let ends = [PIN_WIDE, -PIN_WIDE].map(|aside| at(0.0, 0.0).plus(across, aside));
    brush.fill(&[ends[0], ends[1], point], dress.body);
    let turn = if lying { Transform::from_rotate(-90.0) } else { Transform::identity() };
    if let Some(body) = (costume.body)().and_then(|body| body.transform(turn)) {
        brush.fill_path(&body, dress.body, 255);
    }
    if let Some(gear) = (costume.gear)().and_then(|gear| gear.transform(turn)) {
        brush.stroke_path(&gear, 0.05, colours.table.dark);
        brush.fill_path(&gear, colours.land.gold, 255);
    }
    (costume.details)(&mut brush, dress.ink, colours);
    let (down, size) = costume.chest;
    let chest = if lying { at(down, 0.0) } else { at(0.0, down) };
    symbol(&mut brush, colour, chest, size, dress.ink);
    let halo = Halo { white: WHITE * height, dark: DARK * height, height };
    let pixels = halo.around(&brush.finish(), [colours.table.white, colours.table.dark]);
    let origin = [point.x, point.y].map(|part| (reach + part * height).round() as i32);
    Artwork { pixels, left: origin[0], top: origin[1] }
}

/// The crown of a winner.
pub(super) fn crown(px: u16, colours: &Colours) -> Artwork {
    standing(CROWN, px, Rim::NEUTRAL, colours, |brush| {
        let points = [
            (-0.50, 0.34),
            (-0.62, -0.30),
            (-0.26, 0.02),
            (0.0, -0.46),
            (0.26, 0.02),
            (0.62, -0.30),
            (0.50, 0.34),
        ];
        brush.fill(&points.map(|(x, y)| at(x, y)), colours.land.gold);
        let band = rectangle(at(-0.49, 0.20), at(0.49, 0.34));
        brush.fill(&band, colours.table.accent.mixed(colours.table.dark, 0.35));
    })
}

impl Look for FigureKind {
    fn written(&self, piece: &Piece) -> Option<String> {
        Some(format!("lies:{}{}@{}", piece.seat?.0, self.name(), piece.at.word()?))
    }

    fn draw(&self, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        figure(*self, colour, (false, None), px, colours)
    }
}

/// A person, one unit high: the width of the shoulders and the radius of the head.
pub(crate) fn person(wide: f32, head: f32) -> Option<Path> {
    let mut path = Outline::new();
    let right: [[f32; 6]; 7] = [
        [0.10, -0.17, 0.30, -0.15, 0.42, -0.06],
        [0.47, -0.02, 0.45, 0.09, 0.37, 0.09],
        [0.31, 0.09, 0.26, 0.085, 0.21, 0.08],
        [0.23, 0.19, 0.33, 0.31, 0.37, 0.41],
        [0.40, 0.47, 0.37, 0.50, 0.33, 0.50],
        [0.26, 0.50, 0.20, 0.50, 0.15, 0.50],
        [0.09, 0.50, 0.08, 0.30, 0.0, 0.30],
    ];
    path.move_to(0.0, -0.20);
    for [a, b, c, d, e, f] in right {
        path.cubic_to(a * wide, b, c * wide, d, e * wide, f);
    }
    for index in (0..right.len()).rev() {
        let [a, b, c, d, ..] = right[index];
        let (x, y) = match index {
            0 => (0.0, -0.20),
            _ => (right[index - 1][4], right[index - 1][5]),
        };
        path.cubic_to(-c * wide, d, -a * wide, b, -x * wide, y);
    }
    path.close();
    if let Some(head) = oval(at(0.0, -0.5 + head), [head, head]) {
        path.push_path(&head);
    }
    path.finish()
}

/// The seat's symbol; `size` is roughly its radius.
pub(crate) fn symbol(brush: &mut Brush, colour: PlayerColour, middle: Vec2, size: f32, ink: Rgb) {
    let corner = |x: f32, y: f32| at(middle.x + x * size, middle.y + y * size);
    match colour.symbol() {
        "circle" => brush.disc(middle, size * 0.86, ink),
        "triangle" => {
            brush.fill(&[corner(0.0, -1.0), corner(1.0, 0.78), corner(-1.0, 0.78)], ink);
        }
        "square" => brush.block(corner(-0.78, -0.78), corner(0.78, 0.78), ink),
        "cross" => {
            brush.block(corner(-0.32, -0.95), corner(0.32, 0.95), ink);
            brush.block(corner(-0.95, -0.32), corner(0.95, 0.32), ink);
        }
        "star" => {
            let tip = |index: usize| {
                let radius = if index.is_multiple_of(2) { 1.12 } else { 0.46 };
                let angle = (index as f32 / 10.0 - 0.25) * std::f32::consts::TAU;
                corner(radius * angle.cos(), radius * angle.sin())
            };
            brush.fill(&(0..10).map(tip).collect::<Vec<_>>(), ink);
        }
        _ => {
            let diamond =
                [corner(0.0, -1.1), corner(0.85, 0.0), corner(0.0, 1.1), corner(-0.85, 0.0)];
            brush.fill(&diamond, ink);
        }
    }
}
