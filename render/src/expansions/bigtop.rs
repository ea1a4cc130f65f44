//! Under the Big Top: circuses and spaces for acrobats on tiles, the big top, and the ringmaster.

use canvas::polygon;
use rules::{At, Figure, FigureKind, Game, Mark, RoadEnd, SegmentKind};
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Artwork, Brush, Costume, Rim, corner, person, standing};
use crate::landmark::{Landmark, Parting, Print};
use crate::look::{Footing, Look, TileSharing};
use crate::paint::Painter;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, LandColours, Rgb, THINGS};

pub(super) struct Slice;

pub(crate) static CIRCUS: Landmark =
    Landmark { parting: Parting::Hedges, ..Landmark::sign("circus", 0.20, circus) };
pub(crate) static ACROBATS: Landmark = Landmark::sign("acrobats", 0.20, acrobats);

/// Where the acrobats of a pyramid stand, in tiles from the middle of their space: two below and one
/// on their shoulders.
const PYRAMID: [(f32, f32); 3] = [(-0.12, 0.07), (0.12, 0.07), (0.0, -0.13)];

/// The big top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tent;

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["bt"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 2] = [
            Print { end: Some(RoadEnd::Circus), ..Print::mark(Mark::Circus, &CIRCUS) },
            Print {
                end: Some(RoadEnd::Acrobats),
                ..Print::segment(SegmentKind::Acrobats, &ACROBATS)
            },
        ];
        &PRINTS
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let tent = |pos| Piece::new(Shape::Bigtop(Tent), PieceLocation::Cell(pos, (500, 440)));
        pieces.extend(game.big_top().map(tent));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Bigtop(Tent), "big top")]
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        (kind == FigureKind::Ringmaster).then_some(Costume {
            height: 1.12,
            chest: (0.11, 0.145),
            body: || person(0.98, 0.165),
            gear: top_hat,
            ..Costume::FOLLOWER
        })
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, before: usize) -> Option<Footing> {
        let At::Segment(spot) = figure.at else { return None };
        let (tile, kind) = painter.segment(spot).ok()?;
        if kind != SegmentKind::Acrobats {
            return None;
        }
        let (x, y) = painter.place(&tile, spot.segment, figure.kind);
        let (right, down) = PYRAMID[before.min(PYRAMID.len() - 1)];
        Some(Footing {
            place: Some((x + painter.along(right), y + painter.along(down))),
            own: true,
        })
    }
}

impl Look for Tent {
    fn sharing(&self) -> TileSharing {
        TileSharing::Free
    }

    fn word(&self) -> Option<String> {
        Some("bigtop".to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let land = &colours.land;
        standing(0.50, px, Rim::TOKEN, colours, |brush| {
            tent(brush, at(0.0, 0.06), 1.0, [THINGS.scarlet, land.church], land);
        })
    }
}

/// The ringmaster's top hat.
fn top_hat() -> Option<Path> {
    polygon(&[
        (-0.24, -0.40),
        (-0.13, -0.40),
        (-0.13, -0.64),
        (0.13, -0.64),
        (0.13, -0.40),
        (0.24, -0.40),
        (0.24, -0.345),
        (-0.24, -0.345),
    ])
}

/// A striped tent around a point, nearly one unit wide.
fn tent(brush: &mut Brush, place: Vec2, size: f32, colours: [Rgb; 2], land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x * size, place.y + y * size);
    let (top, eave, foot) = (-0.40, -0.02, 0.36);
    let stripes = 6;
    for index in 0..stripes {
        let x = |edge: usize, wide: f32| -wide + 2.0 * wide * edge as f32 / stripes as f32;
        let wall = [
            c(x(index, 0.36), eave),
            c(x(index + 1, 0.36), eave),
            c(x(index + 1, 0.36), foot),
            c(x(index, 0.36), foot),
        ];
        brush.fill(&wall, colours[index % 2]);
        let roof = [c(0.0, top), c(x(index + 1, 0.47), eave), c(x(index, 0.47), eave)];
        brush.fill(&roof, colours[(index + 1) % 2]);
    }
    let line = 0.035 * size;
    brush.shape_line(&[c(0.0, top), c(0.47, eave), c(-0.47, eave)], line, land.outline);
    brush.shape_line(
        &[c(-0.36, eave), c(0.36, eave), c(0.36, foot), c(-0.36, foot)],
        line,
        land.outline,
    );
    brush.fill(&[c(-0.10, foot), c(0.0, 0.04), c(0.10, foot)], land.outline);
    brush.fill(&[c(0.0, -0.54), c(0.20, -0.48), c(0.0, -0.42)], land.gold);
    brush.line(&[c(0.0, -0.54), c(0.0, top)], line, land.outline);
}

/// A circus: a ring of sand, in which the big top may stand.
fn circus(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.0), [0.20, 0.175], land.outline);
    brush.ellipse(c(0.0, 0.0), [0.188, 0.163], THINGS.scarlet);
    brush.ellipse(c(0.0, 0.0), [0.160, 0.135], land.church);
    brush.ellipse(c(0.0, 0.0), [0.140, 0.115], THINGS.straw);
    for (x, y) in [(-0.174, 0.0), (0.174, 0.0), (-0.09, 0.133), (0.09, 0.133), (-0.09, -0.133)] {
        brush.disc(c(x, y), 0.016, land.gold);
    }
    brush.disc(c(0.09, -0.133), 0.016, land.gold);
}

/// A blue mat with the outline of a pyramid.
fn acrobats(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.0), [0.20, 0.175], land.outline);
    brush.ellipse(c(0.0, 0.0), [0.188, 0.163], THINGS.linen);
    brush.ellipse(c(0.0, 0.0), [0.155, 0.132], THINGS.cream);
    for (x, y) in [(-0.06, 0.05), (0.06, 0.05), (0.0, -0.05)] {
        brush.disc(c(x, y - 0.028), 0.024, THINGS.robe);
        brush.round_line(&[c(x, y), c(x, y + 0.03)], 0.034, THINGS.robe);
    }
}
