//! The School: the schoolhouse and its yard on two tiles, and the teacher.

use canvas::rectangle;
use rules::expansions::school::Teacher;
use rules::{FigureKind, Game, Mark};

use super::Depiction;
use crate::art::{Artwork, Brush, Rim, corner, person, standing};
use crate::landmark::{Landmark, PlacedLandmark};
use crate::look::Look;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::structure::{Entrance, Structure};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

const LINE: f32 = 0.014;
/// The yard, from corner to corner.
const YARD: (Vec2, Vec2) = (at(0.29, 0.31), at(1.71, 0.69));
/// The teacher's position, and the offset of a colour beside him, in thousandths of a tile.
const SCHOOL: (i32, i32) = (230, 500);

pub(crate) static HOUSE: Landmark = Landmark::sign("school", 0.22, school);

pub(crate) static GROUND: Structure = Structure {
    mark: Mark::School,
    outline: || {
        let (from, to) = YARD;
        vec![from, at(to.x, from.y), to, at(from.x, to.y)]
    },
    turrets: Vec::new,
    entrance: Entrance::Straight,
    is_home: None,
    // It stands across the seam: each tile shows one half.
    landmarks: |_| vec![PlacedLandmark { landmark: &HOUSE, place: at(1.0, 0.48), size: 0.72 }],
    draw: |brush, block, _, _, land| yard(brush, &block.area, land),
};

/// The teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Master;

impl Depiction for Slice {
    fn structure(&self) -> Option<&'static Structure> {
        Some(&GROUND)
    }

    /// The teacher stands between the two halves of the school, next to the colour of the seat that
    /// has him.
    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let (Some(pos), Some(teacher)) = (game.school(), game.teacher()) else { return };
        let (x, y) = (1000 * (i32::from(pos.x) + 1), 1000 * i32::from(pos.y) + SCHOOL.1);
        if let Teacher::With(seat) = teacher {
            let beside = PieceLocation::Point(x + SCHOOL.0, y);
            pieces.push(Piece::new(Shape::Follower(FigureKind::Small), beside).of(seat));
        }
        if teacher != Teacher::Gone {
            pieces.push(Piece::new(Shape::School(Master), PieceLocation::Point(x, y)));
        }
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::School(Master), "teacher")]
    }
}

impl Look for Master {
    fn word(&self) -> Option<String> {
        Some("teacher".to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.44, px, Rim::TOKEN, colours, |brush| teacher(brush, colours))
    }
}

/// The ground of the School.
fn yard(brush: &mut Brush, area: &[Vec2], land: &LandColours) {
    brush.shape(area, land.road, 0.045, land.road_casing);
    let mut fence = area.to_vec();
    fence.push(area[0]);
    brush.dashes(&fence, 0.022, [0.05, 0.03], land.wood);
}

/// A long schoolhouse with a bell tower.
fn school(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.33, 0.04), c(0.42, 0.16)), land.stone_dark, 60);
    brush.shape(&rectangle(c(-0.36, -0.02), c(0.36, 0.14)), land.house, LINE, land.outline);
    let roof = [c(-0.41, -0.01), c(-0.33, -0.13), c(0.33, -0.13), c(0.41, -0.01)];
    brush.shape(&roof, land.roofs[2], LINE, land.outline);
    for x in [-0.28, -0.17, 0.17, 0.28] {
        brush.shape(
            &rectangle(c(x - 0.03, 0.03), c(x + 0.03, 0.09)),
            land.church_roof,
            0.010,
            land.outline,
        );
    }
    brush.shape(&rectangle(c(-0.085, -0.17), c(0.085, 0.14)), land.church, LINE, land.outline);
    let spire = [c(-0.11, -0.165), c(0.0, -0.285), c(0.11, -0.165)];
    brush.shape(&spire, land.church_roof, LINE, land.outline);
    brush.disc(c(0.0, -0.095), 0.045, land.outline);
    brush.disc(c(0.0, -0.095), 0.032, land.gold);
    brush.ellipse(c(0.0, 0.065), [0.038, 0.042], land.wood);
    brush.block(c(-0.038, 0.065), c(0.038, 0.137), land.wood);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.35, -0.09), c(-0.32, -0.125), c(-0.09, -0.125), c(-0.09, -0.08)], snow);
        brush.fill(&[c(0.09, -0.125), c(0.32, -0.125), c(0.35, -0.09), c(0.09, -0.075)], snow);
    }
}

/// The teacher, in a green gown, with a square cap and a book.
fn teacher(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    if let Some(body) = person(1.0, 0.18) {
        brush.fill_path(&body, land.tree_dark, 255);
    }
    brush.disc(at(0.0, -0.30), 0.15, THINGS.skin);
    let cap = [at(-0.27, -0.43), at(0.0, -0.53), at(0.27, -0.43), at(0.0, -0.34)];
    brush.shape(&cap, THINGS.iron, 0.03, land.outline);
    brush.line(&[at(0.20, -0.43), at(0.22, -0.26)], 0.035, land.gold);
    let pages = rectangle(at(-0.17, 0.02), at(0.17, 0.22));
    brush.shape(&pages, land.church, 0.04, land.outline);
    brush.line(&[at(0.0, 0.02), at(0.0, 0.22)], 0.03, land.outline);
}
