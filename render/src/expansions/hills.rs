//! Hills & Sheep: hills and vineyards on tiles, shepherds, and the number of their sheep.

use canvas::polygon;
use rules::{FigureKind, Game, Mark};
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Artwork, Brush, Costume, Rim, corner, person, standing};
use crate::landmark::{Landmark, Parting, Print};
use crate::look::{Label, Look, TileSharing};
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape, figure_word};
use crate::theme::{Colours, LandColours, THINGS, TableColours};

pub(super) struct Slice;

pub(crate) static HILL: Landmark =
    Landmark { field_only: true, ..Landmark::sign("hill top", 0.150, hill) };
pub(crate) static VINEYARD: Landmark = Landmark {
    field_only: true,
    parting: Parting::Hedges,
    ..Landmark::sign("vineyard", 0.150, vineyard)
};

/// So many sheep beside a shepherd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheep(pub u8);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 2] =
            [Print::mark(Mark::Hill, &HILL), Print::mark(Mark::Vineyard, &VINEYARD)];
        &PRINTS
    }

    fn plain_sets(&self) -> &'static [&'static str] {
        &["hs"]
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let shepherds = game.figures().iter().filter(|one| one.kind == FigureKind::Shepherd);
        for &shepherd in shepherds {
            let sheep = game.sheep(shepherd.seat).iter().sum();
            if sheep > 0 {
                let beside = PieceLocation::Beside(shepherd);
                pieces.push(Piece::new(Shape::Hills(Sheep(sheep)), beside).of(shepherd.seat));
            }
        }
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Hills(Sheep(5)), "sheep")]
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        (kind == FigureKind::Shepherd).then_some(Costume {
            height: 1.08,
            chest: (0.10, 0.155),
            body: || person(1.0, 0.18),
            gear: crook,
            details: |brush, ink, _| {
                brush.round_line(&[at(-0.26, -0.37), at(0.26, -0.37)], 0.075, ink);
            },
        })
    }
}

impl Look for Sheep {
    fn sharing(&self) -> TileSharing {
        TileSharing::AtHome
    }

    fn word(&self) -> Option<String> {
        Some("sheep".to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let PieceLocation::Beside(shepherd) = piece.at else { return None };
        Some(format!("sheep{}@{}", self.0, figure_word(shepherd)))
    }

    fn label(&self, table: &TableColours) -> Option<Label> {
        Some(Label { number: self.0, size: 0.17, ink: table.dark })
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.34, px, Rim::TOKEN, colours, |brush| fleece(brush, &colours.land))
    }
}

/// A sheep from the side, all wool, with room for a number.
fn fleece(brush: &mut Brush, land: &LandColours) {
    for x in [-0.20, 0.20] {
        brush.line(&[at(x, 0.20), at(x, 0.46)], 0.10, THINGS.iron);
    }
    brush.disc(at(-0.42, -0.16), 0.15, THINGS.iron);
    for (x, y) in
        [(-0.26, -0.16), (0.0, -0.24), (0.26, -0.16), (-0.28, 0.10), (0.0, 0.16), (0.28, 0.10)]
    {
        brush.disc(at(x, y), 0.21, land.church);
    }
    brush.disc(at(0.0, 0.0), 0.26, land.church);
}

/// A shepherd's crook.
fn crook() -> Option<Path> {
    polygon(&[
        (0.32, 0.46),
        (0.32, -0.34),
        (0.34, -0.50),
        (0.46, -0.58),
        (0.58, -0.52),
        (0.62, -0.38),
        (0.54, -0.34),
        (0.51, -0.44),
        (0.45, -0.46),
        (0.42, -0.40),
        (0.42, 0.46),
    ])
}

/// A hill: two grassy mounds, lit from the north-west.
fn hill(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.075), [0.150, 0.062], land.stone_dark, 80);
    let dome = |left: f32, right: f32, top: f32, low: f32| -> Vec<Vec2> {
        let (middle, half) = ((left + right) / 2.0, (right - left) / 2.0);
        let arc = (0..=14).map(|step| {
            let angle = std::f32::consts::PI * step as f32 / 14.0;
            c(middle - half * angle.cos(), low - (low - top) * angle.sin())
        });
        arc.collect()
    };
    brush.shape(&dome(-0.02, 0.148, -0.055, 0.085), land.tree_dark, 0.012, land.outline);
    brush.shape(&dome(-0.145, 0.085, -0.130, 0.095), land.tree, 0.014, land.outline);
    brush.fill(&dome(-0.115, 0.005, -0.105, 0.060), land.tree_light);
    brush.line(&[c(-0.075, 0.055), c(0.0, 0.075), c(0.045, 0.055)], 0.012, land.tree_dark);
    brush.line(&[c(0.075, 0.035), c(0.115, 0.045)], 0.012, land.tree);
    if let Some(snow) = land.snow {
        brush.fill(&dome(-0.075, 0.018, -0.122, -0.060), snow);
    }
}

/// A vineyard: rows of vines with grapes on a brown plot.
fn vineyard(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    let plot = [c(-0.135, -0.095), c(0.115, -0.115), c(0.140, 0.100), c(-0.115, 0.120)];
    brush.shape(&plot, land.mound, 0.014, land.outline);
    for row in [-0.062, 0.004, 0.070] {
        let (left, right) = (c(-0.100, row + 0.004), c(0.105, row - 0.010));
        brush.line(&[left, right], 0.034, land.tree_dark);
        for step in 0..4 {
            let vine = left.towards(right, 0.10 + 0.27 * step as f32);
            brush.disc(corner(vine, 0.0, -0.010), 0.021, land.tree);
            brush.disc(corner(vine, 0.008, 0.006), 0.011, THINGS.plum);
        }
    }
}
