//! Figures: a body in the seat's colour with the seat's symbol, surrounded by a white and a dark
//! line so that it stands out from everything. Farmers lie; their symbol stays upright.

use rules::FigureKind;
use tiny_skia::{Path, PathBuilder, Transform};

use super::halo::Halo;
use super::{Artwork, Brush};
use crate::plan::{Vec2, at};
use crate::scene::PlayerColour;
use crate::theme::{Colours, Rgb};

/// Height of the ordinary follower, as a fraction of a tile.
const HEIGHT: f32 = 0.40;
/// Widths of the white and the dark line around a figure, as fractions of its height.
const WHITE: f32 = 0.0625;
const DARK: f32 = 0.1125;

/// Height of a figure, as a fraction of a tile.
pub(crate) const fn figure_height(kind: FigureKind) -> f32 {
    match kind {
        FigureKind::Small | FigureKind::Wagon => HEIGHT,
        FigureKind::Big => HEIGHT * 1.25,
        FigureKind::Mayor | FigureKind::Builder => HEIGHT * 1.12,
        FigureKind::Pig => HEIGHT * 0.82,
        FigureKind::Barn => HEIGHT * 1.15,
    }
}

/// The position and size of the symbol.
const fn chest(kind: FigureKind) -> (f32, f32) {
    match kind {
        FigureKind::Small | FigureKind::Builder => (0.09, 0.155),
        FigureKind::Big => (0.09, 0.145),
        FigureKind::Wagon => (-0.06, 0.20),
        FigureKind::Mayor => (0.19, 0.19),
        FigureKind::Pig => (0.06, 0.22),
        FigureKind::Barn => (-0.06, 0.19),
    }
}

pub(super) fn figure(
    kind: FigureKind,
    colour: PlayerColour,
    lying: bool,
    px: u16,
    colours: &Colours,
) -> Artwork {
    let height = figure_height(kind) * f32::from(px);
    let reach = (height * (0.5 + 0.18 + DARK)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    let cloth = colours.seats[colour.index()];
    let turn = if lying { Transform::from_rotate(-90.0) } else { Transform::identity() };
    if let Some(body) = body(kind).and_then(|body| body.transform(turn)) {
        brush.fill_path(&body, cloth.body, 255);
    }
    if let Some(gear) = gear(kind).and_then(|gear| gear.transform(turn)) {
        brush.stroke_path(&gear, 0.05, colours.table.dark);
        brush.fill_path(&gear, colours.land.gold, 255);
    }
    details(&mut brush, kind, cloth.ink, colours);
    let (down, size) = chest(kind);
    let chest = if lying { at(down, 0.0) } else { at(0.0, down) };
    symbol(&mut brush, colour, chest, size, cloth.ink);
    let halo = Halo { white: WHITE * height, dark: DARK * height, height };
    let pixels = halo.around(&brush.finish(), &colours.table);
    Artwork { pixels, left: reach as i32, top: reach as i32 }
}

/// A figure's golden equipment: the big follower's crown, the mayor's hat, the builder's hammer,
/// the wagon's wheels.
fn gear(kind: FigureKind) -> Option<Path> {
    match kind {
        FigureKind::Big => crown(),
        FigureKind::Mayor => polygon(&[
            (-0.30, -0.34),
            (-0.30, -0.43),
            (-0.17, -0.43),
            (-0.15, -0.64),
            (0.15, -0.64),
            (0.17, -0.43),
            (0.30, -0.43),
            (0.30, -0.34),
        ]),
        FigureKind::Builder => polygon(&[
            (0.33, 0.16),
            (0.37, -0.36),
            (0.20, -0.38),
            (0.22, -0.58),
            (0.62, -0.53),
            (0.60, -0.33),
            (0.47, -0.35),
            (0.43, 0.17),
        ]),
        FigureKind::Wagon => {
            let mut wheels = PathBuilder::new();
            for x in [-0.29, 0.29] {
                if let Some(wheel) = super::brush::oval(at(x, 0.33), [0.18, 0.18]) {
                    wheels.push_path(&wheel);
                }
            }
            wheels.finish()
        }
        FigureKind::Small | FigureKind::Pig | FigureKind::Barn => None,
    }
}

/// Lines on the body besides its symbol.
fn details(brush: &mut Brush, kind: FigureKind, ink: Rgb, colours: &Colours) {
    match kind {
        FigureKind::Wagon => {
            for x in [-0.29, 0.29] {
                brush.disc(at(x, 0.33), 0.06, colours.table.dark);
            }
            brush.line(&[at(-0.50, 0.14), at(0.50, 0.14)], 0.05, ink);
        }
        FigureKind::Pig => {
            brush.disc(at(-0.44, -0.10), 0.035, ink);
            brush.ellipse(at(-0.575, 0.03), [0.03, 0.05], ink);
        }
        FigureKind::Barn => {
            let door = [at(-0.17, 0.18), at(0.17, 0.18), at(0.17, 0.47), at(-0.17, 0.47)];
            brush.shape_line(&door, 0.045, ink);
            brush.line(&[door[0], door[2]], 0.045, ink);
            brush.line(&[door[1], door[3]], 0.045, ink);
        }
        FigureKind::Small | FigureKind::Big | FigureKind::Mayor | FigureKind::Builder => {}
    }
}

fn polygon(corners: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(corners[0].0, corners[0].1);
    corners[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
    path.finish()
}

/// The crown of the big follower, which distinguishes it where its size does not.
fn crown() -> Option<Path> {
    let corners = [
        (-0.15, -0.395),
        (-0.19, -0.585),
        (-0.085, -0.49),
        (0.0, -0.62),
        (0.085, -0.49),
        (0.19, -0.585),
        (0.15, -0.395),
    ];
    polygon(&corners)
}

/// The silhouette, one unit high, centred at (0, 0).
fn body(kind: FigureKind) -> Option<Path> {
    match kind {
        FigureKind::Small | FigureKind::Big | FigureKind::Builder => person(kind),
        FigureKind::Wagon => wagon(),
        FigureKind::Mayor => mayor(),
        FigureKind::Pig => pig(),
        FigureKind::Barn => polygon(&[
            (-0.52, 0.52),
            (-0.52, -0.10),
            (-0.34, -0.40),
            (0.0, -0.56),
            (0.34, -0.40),
            (0.52, -0.10),
            (0.52, 0.52),
        ]),
    }
}

fn wagon() -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(-0.58, 0.28);
    path.line_to(-0.58, 0.06);
    path.line_to(-0.48, 0.06);
    path.cubic_to(-0.50, -0.62, 0.50, -0.62, 0.48, 0.06);
    path.line_to(0.58, 0.06);
    path.line_to(0.58, 0.28);
    path.close();
    path.finish()
}

fn mayor() -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(-0.16, -0.14);
    path.cubic_to(-0.40, -0.10, -0.52, 0.10, -0.52, 0.28);
    path.cubic_to(-0.52, 0.44, -0.44, 0.50, -0.34, 0.52);
    path.line_to(0.34, 0.52);
    path.cubic_to(0.44, 0.50, 0.52, 0.44, 0.52, 0.28);
    path.cubic_to(0.52, 0.10, 0.40, -0.10, 0.16, -0.14);
    path.close();
    if let Some(head) = super::brush::oval(at(0.0, -0.25), [0.175, 0.175]) {
        path.push_path(&head);
    }
    path.finish()
}

/// The outline of a person, one unit high.
pub(super) fn person_outline() -> Option<Path> {
    person(FigureKind::Small)
}

/// The outline of a pig, one unit high.
pub(super) fn pig_outline() -> Option<Path> {
    pig()
}

/// A pig facing west.
fn pig() -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(-0.60, 0.12);
    path.line_to(-0.60, -0.06);
    path.cubic_to(-0.54, -0.16, -0.50, -0.24, -0.42, -0.28);
    path.line_to(-0.38, -0.46);
    path.line_to(-0.24, -0.30);
    path.cubic_to(0.0, -0.40, 0.36, -0.40, 0.50, -0.12);
    path.line_to(0.62, -0.26);
    path.line_to(0.64, -0.16);
    path.line_to(0.54, 0.0);
    path.cubic_to(0.56, 0.16, 0.52, 0.24, 0.46, 0.30);
    for (x, y) in
        [(0.46, 0.50), (0.26, 0.50), (0.24, 0.36), (-0.14, 0.36), (-0.16, 0.50), (-0.36, 0.50)]
    {
        path.line_to(x, y);
    }
    path.cubic_to(-0.38, 0.34, -0.44, 0.20, -0.48, 0.16);
    path.close();
    path.finish()
}

fn person(kind: FigureKind) -> Option<Path> {
    let mut path = PathBuilder::new();
    let wide = if kind == FigureKind::Big { 1.06 } else { 1.0 };
    let head = if kind == FigureKind::Big { 0.175 } else { 0.18 };
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
    if let Some(head) = super::brush::oval(at(0.0, -0.5 + head), [head, head]) {
        path.push_path(&head);
    }
    path.finish()
}

/// The seat's symbol; `size` is roughly its radius.
pub(super) fn symbol(brush: &mut Brush, colour: PlayerColour, middle: Vec2, size: f32, ink: Rgb) {
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
