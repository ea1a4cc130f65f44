//! Figures: a body in the seat's colour with the seat's symbol, a white line and a dark line
//! around it, so that it stands out from everything. Farmers lie; their symbol stays upright.

use rules::FigureKind;
use tiny_skia::{Path, PathBuilder, Transform};

use super::{Brush, Drawing};
use crate::plan::{Point, at};
use crate::scene::Livery;
use crate::theme::{Colours, Rgb};

/// Height of the ordinary follower, as a fraction of a tile.
const HEIGHT: f32 = 0.40;
/// White and dark lines around a figure, as fractions of its height; both sides together.
const WHITE: f32 = 0.125;
const DARK: f32 = 0.225;

/// Height of a figure, as a fraction of a tile.
pub(crate) const fn figure_height(kind: FigureKind) -> f32 {
    match kind {
        FigureKind::Small => HEIGHT,
        FigureKind::Big => HEIGHT * 1.25,
        _ => HEIGHT * 1.1,
    }
}

pub(super) fn figure(
    kind: FigureKind,
    livery: Livery,
    lying: bool,
    px: u16,
    colours: &Colours,
) -> Drawing {
    let height = figure_height(kind) * f32::from(px);
    let reach = (height * (0.5 + 0.12 + DARK / 2.0)).ceil() + 2.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, height, at(reach, reach));
    let cloth = colours.cloths[livery.index()];
    let crown = crown().filter(|_| kind == FigureKind::Big);
    let body = body(kind).map(|body| with(body, crown.as_ref()));
    let turn = if lying { Transform::from_rotate(-90.0) } else { Transform::identity() };
    if let Some(body) = body.and_then(|body| body.transform(turn)) {
        let shadow = body.clone().transform(Transform::from_translate(0.03, 0.05));
        if let Some(shadow) = shadow {
            brush.fill_path(&shadow, colours.table.dark, 70);
        }
        brush.stroke_path(&body, DARK, colours.table.dark);
        brush.stroke_path(&body, WHITE, colours.table.white);
        brush.fill_path(&body, cloth.body, 255);
    }
    if let Some(crown) = crown.and_then(|crown| crown.transform(turn)) {
        brush.stroke_path(&crown, 0.05, colours.table.dark);
        brush.fill_path(&crown, colours.land.gold, 255);
    }
    let chest = if lying { at(0.09, 0.0) } else { at(0.0, 0.09) };
    let size = if kind == FigureKind::Big { 0.145 } else { 0.155 };
    symbol(&mut brush, livery, chest, size, cloth.ink);
    Drawing { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// The crown of the big follower, which tells it apart where its size does not.
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
    let mut path = PathBuilder::new();
    path.move_to(corners[0].0, corners[0].1);
    corners[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
    path.finish()
}

/// Two paths as one, so that the lines around a figure go around both.
fn with(path: Path, other: Option<&Path>) -> Path {
    let Some(other) = other else {
        return path;
    };
    let mut both = PathBuilder::new();
    both.push_path(&path);
    both.push_path(other);
    both.finish().unwrap_or(path)
}

/// The silhouette, one unit high, its middle at (0, 0).
fn body(kind: FigureKind) -> Option<Path> {
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

/// The seat's symbol, about `size` from its middle to its rim.
pub(super) fn symbol(brush: &mut Brush, livery: Livery, middle: Point, size: f32, ink: Rgb) {
    let corner = |x: f32, y: f32| at(middle.x + x * size, middle.y + y * size);
    match livery.symbol() {
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
