//! The Wheel of Fortune: the signs of its steps on tiles; the wheel, of which sixteen tiles each show
//! a part, with its crowns, its pig and the figures on it. If the table has another start, the wheel
//! lies beside the map, in a gutter (R-WF-14).

use std::f32::consts::{FRAC_PI_3, TAU};

use canvas::Rect;
use rules::expansions::wheel::{Crown, Sector};
use rules::{At, Figure, Game, Mark, Rotation};

use super::plague::flea;
use super::traders::{pig_outline, sheaf};
use super::{Depiction, Place};
use crate::art::{Artwork, Brush, Rim, SpriteKey, corner, standing};
use crate::landmark::{Landmark, Print};
use crate::look::{Footing, Layer, Look, OwnPlace, TileSharing};
use crate::paint::Painter;
use crate::plan::{Vec2, at};
use crate::scene::{Piece, PieceLocation, PlayerColour, Scene, Shape};
use crate::structure::{Entrance, Structure};
use crate::theme::{Colours, LandColours, Rgb, THINGS};

pub(super) struct Slice;

/// The centre of the wheel, its radius, and how many corners it is drawn with.
const HUB: Vec2 = at(2.0, 2.0);
const WHEEL: f32 = 1.62;
const ROUNDNESS: usize = 96;
/// Width and height of the wheel with its shadow, in its tiles.
const SPAN: f32 = 3.36;
/// Radius of a wheel space with a crown.
const CROWN: f32 = 0.155;
const LINE: f32 = 0.014;

pub(crate) static ONE: Landmark =
    Landmark::sign("one step", 0.125, |brush, place, land| steps(brush, 1, place, land));
pub(crate) static TWO: Landmark =
    Landmark::sign("two steps", 0.155, |brush, place, land| steps(brush, 2, place, land));
pub(crate) static THREE: Landmark =
    Landmark::sign("three steps", 0.125, |brush, place, land| steps(brush, 3, place, land));

static BLOCK: Structure = Structure {
    mark: Mark::Wheel,
    outline: || {
        let corner = |number: usize| {
            let angle = TAU * number as f32 / ROUNDNESS as f32;
            at(HUB.x + WHEEL * angle.cos(), HUB.y + WHEEL * angle.sin())
        };
        (0..ROUNDNESS).map(corner).collect()
    },
    turrets: Vec::new,
    entrance: Entrance::Curved,
    is_home: None,
    landmarks: |_| Vec::new(),
    draw: |brush, _, place, rotation, land| wheel(brush, place(HUB), rotation, land),
};

/// A part of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wheel {
    /// A space with a crown.
    Crown,
    /// The pig.
    Pig,
    /// The whole wheel, beside the map.
    Whole,
}

/// A place on the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnWheel {
    /// In a sector, counted clockwise from the top.
    Sector(u8),
    /// On a crown: sector, space, and the number of spaces in the sector.
    Crown(u8, u8, u8),
}

impl OnWheel {
    /// The point in tiles from the wheel's north-western corner.
    fn point(self) -> Vec2 {
        match self {
            Self::Sector(sector) => pig(sector),
            Self::Crown(sector, space, spaces) => crown(sector, space, spaces),
        }
    }
}

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 3] = [
            Print::mark(Mark::WheelOne, &ONE),
            Print::mark(Mark::WheelTwo, &TWO),
            Print::mark(Mark::WheelThree, &THREE),
        ];
        &PRINTS
    }

    fn structure(&self) -> Option<&'static Structure> {
        Some(&BLOCK)
    }

    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let crowns: Vec<Crown> = game.crowns().collect();
        let spaces = |sector| crowns.iter().filter(|crown| crown.sector == sector).count() as u8;
        pieces.extend(crowns.iter().map(|crown| {
            let place = OnWheel::Crown(crown.sector as u8, crown.space, spaces(crown.sector));
            Piece::new(Shape::Wheel(Wheel::Crown), PieceLocation::Own(Place::Wheel(place)))
        }));
        let pig = |at| PieceLocation::Own(Place::Wheel(OnWheel::Sector(at as u8)));
        pieces.extend(game.wheel_pig().map(|at| Piece::new(Shape::Wheel(Wheel::Pig), pig(at))));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        vec![(Shape::Wheel(Wheel::Crown), "crown"), (Shape::Wheel(Wheel::Pig), "wheel pig")]
    }

    fn words(&self, scene: &Scene, words: &mut Vec<String>) {
        let crowns = Sector::ALL.map(|sector| scene.spaces(sector).to_string());
        if scene.has_crowns() {
            words.push(format!("crowns:{}", crowns.join(",")));
        }
    }

    fn at_word(&self, at: At) -> Option<String> {
        let At::Crown(crown) = at else { return None };
        Some(format!("{}#{}", crown.sector.name(), crown.space))
    }

    fn footing(&self, painter: &Painter<'_>, figure: Figure, _: usize) -> Option<Footing> {
        let place = painter.scene.crown_of(figure)?.pixel(painter);
        Some(Footing { place, ..Footing::default() })
    }

    fn annex(&self, scene: &Scene) -> Option<fn(&mut Painter<'_>, Rect)> {
        let is_laid = scene.tiles.iter().any(|tile| tile.kind.kind().marks.has(Mark::Wheel));
        let draw: fn(&mut Painter<'_>, Rect) = |painter, place| painter.wheel_aside(place);
        (scene.has_crowns() && !is_laid).then_some(draw)
    }
}

impl Scene {
    fn has_crowns(&self) -> bool {
        self.pieces.iter().any(|piece| piece.shape == Shape::Wheel(Wheel::Crown))
    }

    /// The number of crowns in a sector.
    fn spaces(&self, sector: Sector) -> usize {
        let own = |piece: &&Piece| match piece.at {
            PieceLocation::Own(Place::Wheel(OnWheel::Crown(other, ..))) => {
                piece.shape == Shape::Wheel(Wheel::Crown) && other == sector as u8
            }
            _ => false,
        };
        self.pieces.iter().filter(own).count()
    }

    /// The crown on which a figure stands.
    fn crown_of(&self, figure: Figure) -> Option<OnWheel> {
        let At::Crown(Crown { sector, space }) = figure.at else { return None };
        Some(OnWheel::Crown(sector as u8, space, self.spaces(sector) as u8))
    }

    /// The place of a piece if it is on the wheel.
    fn on_wheel(&self, at: PieceLocation) -> Option<OnWheel> {
        match at {
            PieceLocation::Own(Place::Wheel(place)) => Some(place),
            PieceLocation::Stood(figure) => self.crown_of(figure),
            _ => None,
        }
    }
}

impl OwnPlace for OnWheel {
    /// `None` if the wheel lies beside the map.
    fn pixel(&self, painter: &Painter<'_>) -> Option<(i32, i32)> {
        painter.in_structure(&BLOCK, self.point())
    }

    fn word(&self) -> String {
        match *self {
            Self::Sector(sector) => format!("%{sector}"),
            Self::Crown(sector, space, spaces) => format!("%{sector}#{space}/{spaces}"),
        }
    }
}

impl Painter<'_> {
    /// Draws the wheel centred in this space, as large as possible.
    fn wheel_aside(&mut self, place: Rect) {
        let px = (place.width.min(place.height) as f32 / SPAN) as u16;
        let (x, y) = place.middle();
        let at = |point: Vec2| {
            let along = |share: f32| (share * f32::from(px)).round() as i32;
            (x + along(point.x - HUB.x), y + along(point.y - HUB.y))
        };
        let key = |part| SpriteKey::piece(Shape::Wheel(part), PlayerColour::new(0), px);
        self.draw(key(Wheel::Whole), (x, y));
        let scene = self.scene;
        let lying = scene
            .pieces
            .iter()
            .filter_map(|piece| Some((piece, at(scene.on_wheel(piece.at)?.point()))));
        let (crowns, others): (Vec<_>, Vec<_>) =
            lying.partition(|(piece, _)| piece.shape == Shape::Wheel(Wheel::Crown));
        for (_, place) in crowns {
            self.draw(key(Wheel::Crown), place);
        }
        let all = scene.figures.iter().chain(&scene.preview_figure);
        let place = |figure: &Figure| Some((scene.crown_of(*figure)?.point(), *figure));
        let mut standing: Vec<(Vec2, Figure)> = all.filter_map(place).collect();
        standing.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
        for (point, figure) in standing {
            self.figure(figure, px, at(point));
        }
        for (piece, place) in others {
            self.draw(self.key_of(piece, px), place);
        }
    }
}

impl Look for Wheel {
    fn sharing(&self) -> TileSharing {
        TileSharing::Flat
    }

    fn layer(&self) -> Layer {
        if *self == Self::Crown { Layer::Built } else { Layer::Top }
    }

    fn word(&self) -> Option<String> {
        (*self == Self::Pig).then(|| "pig".to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let land = &colours.land;
        match *self {
            Self::Crown => crown_space(px, land),
            Self::Whole => whole_wheel(px, land),
            Self::Pig => standing(0.42, px, Rim::TOKEN, colours, |brush| {
                if let Some(pig) = pig_outline() {
                    brush.fill_path(&pig, THINGS.pink, 255);
                }
                brush.disc(at(-0.44, -0.10), 0.045, land.outline);
                brush.ellipse(at(-0.575, 0.03), [0.035, 0.06], land.outline);
                brush.round_line(&[at(-0.10, -0.05), at(0.25, -0.05)], 0.09, land.gold);
            }),
        }
    }
}

/// The position of a follower on a crown: `space` of a sector's `spaces`, counted clockwise from
/// the top.
pub(crate) fn crown(sector: u8, space: u8, spaces: u8) -> Vec2 {
    let angle = f32::from(sector) * std::f32::consts::FRAC_PI_3;
    let aside = (f32::from(space) - f32::from(spaces.max(1) - 1) / 2.0) * 0.4;
    at(HUB.x + 1.3 * angle.sin() + aside, HUB.y - 1.3 * angle.cos())
}

/// The pig's position in a sector of the wheel.
fn pig(sector: u8) -> Vec2 {
    let angle = f32::from(sector) * std::f32::consts::FRAC_PI_3;
    at(HUB.x + 0.46 * angle.sin(), HUB.y - 0.46 * angle.cos())
}

/// The sign of the wheel: one small wheel for each step that the pig takes, in a colour for each
/// number, so that the number is visible from both outline and colour.
fn steps(brush: &mut Brush, steps: u8, place: Vec2, land: &LandColours) {
    let (wheels, radius, ground, hub): (&[(f32, f32)], f32, Rgb, Rgb) = match steps {
        1 => (&[(0.0, 0.0)], 0.118, land.gold, THINGS.maroon),
        2 => (&[(-0.078, 0.0), (0.078, 0.0)], 0.090, land.shield, land.church),
        _ => (&[(0.0, -0.054), (-0.052, 0.034), (0.052, 0.034)], 0.058, THINGS.magic, land.church),
    };
    let wheels: Vec<Vec2> = wheels.iter().map(|&(x, y)| corner(place, x, y)).collect();
    for &wheel in &wheels {
        brush.ellipse_glazed(corner(wheel, 0.012, 0.018), [radius; 2], land.stone_dark, 80);
    }
    for (less, colour) in [(-0.010, land.outline), (0.006, land.church)] {
        wheels.iter().for_each(|&wheel| brush.disc(wheel, radius - less, colour));
    }
    for &wheel in &wheels {
        brush.disc(wheel, radius - 0.023, ground);
        for number in 0..6u8 {
            let (x, y) = (f32::from(number) * FRAC_PI_3).sin_cos();
            let rim = radius - 0.023;
            brush.line(&[wheel, corner(wheel, rim * x, rim * y)], 0.009, hub);
        }
        brush.disc(wheel, 0.30 * radius, hub);
    }
}

/// The wheel around its hub: six sectors, each with its sign. Crowns are drawn separately, because
/// their distribution over the sectors is chosen for each game. Anything beyond the tile is
/// clipped.
fn wheel(brush: &mut Brush, hub: Vec2, rotation: Rotation, land: &LandColours) {
    brush.ellipse_glazed(corner(hub, 0.03, 0.04), [WHEEL, WHEEL], land.stone_dark, 80);
    brush.disc(hub, WHEEL, land.outline);
    brush.disc(hub, WHEEL - 0.03, land.wood);
    brush.disc(hub, WHEEL - 0.11, land.gold);
    brush.disc(hub, WHEEL - 0.14, land.outline);
    let turn = f32::from(rotation.degrees()).to_radians();
    let way = |sixths: f32, radius: f32| {
        let angle = turn + sixths * FRAC_PI_3;
        corner(hub, radius * angle.sin(), -radius * angle.cos())
    };
    let grounds = [land.church, land.city];
    for sector in 0..6usize {
        let arc = (0..=16).map(|step| way(sector as f32 - 0.5 + step as f32 / 16.0, WHEEL - 0.16));
        let piece: Vec<Vec2> = std::iter::once(hub).chain(arc).collect();
        brush.fill(&piece, grounds[sector % 2]);
    }
    for sector in 0..6usize {
        let end = way(sector as f32 + 0.5, WHEEL - 0.06);
        brush.line(&[hub, end], 0.075, land.outline);
        brush.line(&[hub, end], 0.048, land.wood);
        sign(brush, sector, way(sector as f32, 0.81), land);
    }
    brush.disc(hub, 0.25, land.outline);
    brush.disc(hub, 0.225, land.gold);
    brush.disc(hub, 0.16, land.wood);
    let star: Vec<Vec2> = (0..10u8)
        .map(|index| {
            let radius = if index % 2 == 0 { 0.14 } else { 0.06 };
            let angle = TAU * (f32::from(index) / 10.0 - 0.25);
            corner(hub, radius * angle.cos(), radius * angle.sin())
        })
        .collect();
    brush.fill(&star, land.gold);
}

/// The whole wheel, for tiles of `px`.
fn whole_wheel(px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let reach = ((WHEEL + 0.06) * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    wheel(&mut brush, at(0.0, 0.0), Rotation::default(), land);
    Artwork { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// A space of the wheel with its crown.
fn crown_space(px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let reach = (CROWN * unit).ceil() + 1.0;
    let mut brush = Brush::new(2 * reach as u32, 2 * reach as u32, unit, at(reach, reach));
    brush.disc(at(0.0, 0.0), CROWN, land.outline);
    brush.disc(at(0.0, 0.0), CROWN - 0.02, land.shield);
    let crown = [
        at(-0.085, 0.06),
        at(-0.10, -0.05),
        at(-0.045, -0.005),
        at(0.0, -0.075),
        at(0.045, -0.005),
        at(0.10, -0.05),
        at(0.085, 0.06),
    ];
    brush.shape(&crown, land.gold, LINE, land.outline);
    Artwork { pixels: brush.finish(), left: reach as i32, top: reach as i32 }
}

/// The event when the pig stops in a sector: fortune, taxes, famine, storm, inquisition, plague.
fn sign(brush: &mut Brush, sector: usize, place: Vec2, land: &LandColours) {
    brush.within(place, 1.55, |brush| match sector {
        0 => {
            for (x, y) in [(-0.035, -0.03), (0.035, -0.03), (-0.035, 0.035), (0.035, 0.035)] {
                brush.disc(at(x, y), 0.046, land.tree_dark);
                brush.disc(at(x, y), 0.034, land.tree);
            }
            brush.round_line(&[at(0.0, 0.02), at(0.03, 0.11)], 0.018, land.tree_dark);
        }
        1 => {
            for (x, y) in [(-0.03, 0.06), (0.05, 0.05), (0.0, 0.0), (0.01, -0.055)] {
                brush.ellipse(at(x, y), [0.062, 0.040], land.outline);
                brush.ellipse(at(x, y - 0.008), [0.050, 0.028], land.gold);
            }
        }
        2 => sheaf(brush, at(0.0, 0.0), 1.15, land),
        3 => {
            let bolt = [
                at(0.02, -0.11),
                at(-0.06, 0.02),
                at(-0.005, 0.02),
                at(-0.03, 0.11),
                at(0.06, -0.02),
                at(0.005, -0.02),
            ];
            brush.shape(&bolt, THINGS.glow, LINE, land.outline);
        }
        4 => {
            brush.line(&[at(0.0, -0.11), at(0.0, 0.11)], 0.050, land.outline);
            brush.line(&[at(-0.075, -0.04), at(0.075, -0.04)], 0.050, land.outline);
            brush.line(&[at(0.0, -0.10), at(0.0, 0.10)], 0.028, THINGS.scarlet);
            brush.line(&[at(-0.064, -0.04), at(0.064, -0.04)], 0.028, THINGS.scarlet);
        }
        _ => flea(brush, THINGS.iron, THINGS.scarlet),
    });
}
