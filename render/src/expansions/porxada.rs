//! La Porxada: a hall of arcades.

use canvas::rectangle;
use rules::{Mark, Token};

use super::Depiction;
use crate::art::{Brush, Icon, corner};
use crate::landmark::{Landmark, Print};
use crate::plan::{Vec2, at};
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

const LINE: f32 = 0.014;

pub(crate) static PORXADA: Landmark = Landmark::sign("porxada", 0.20, porxada);

impl Depiction for Slice {
    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::mark(Mark::Porxada, &PORXADA)];
        &PRINTS
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        (token == Token::Porxada).then_some(Icon::new(|brush, _, _, colours| icon(brush, colours)))
    }
}

/// A hall of three arches under a wide roof.
fn porxada(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.glaze(&rectangle(c(-0.17, 0.05), c(0.26, 0.17)), land.stone_dark, 60);
    brush.shape(&rectangle(c(-0.20, -0.06), c(0.20, 0.14)), land.church, LINE, land.outline);
    for x in [-0.128, 0.0, 0.128] {
        brush.ellipse(c(x, 0.03), [0.044, 0.052], land.outline);
        brush.block(c(x - 0.044, 0.03), c(x + 0.044, 0.137), land.outline);
        brush.block(c(x - 0.030, 0.09), c(x + 0.030, 0.137), THINGS.plank);
    }
    let roof = [c(-0.245, -0.05), c(-0.15, -0.175), c(0.15, -0.175), c(0.245, -0.05)];
    brush.shape(&roof, land.roofs[1], LINE, land.outline);
    for x in [-0.12, -0.04, 0.04, 0.12] {
        brush.line(&[c(x, -0.168), c(1.45 * x, -0.058)], 0.010, land.roofs_dark[1]);
    }
    brush.shape(&rectangle(c(-0.05, -0.235), c(0.05, -0.135)), land.gold, 0.012, land.outline);
    brush.line(&[c(-0.05, -0.185), c(0.05, -0.185)], 0.022, THINGS.scarlet);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.17, -0.13), c(-0.14, -0.17), c(-0.06, -0.17), c(-0.06, -0.12)], snow);
        brush.fill(&[c(0.06, -0.17), c(0.14, -0.17), c(0.17, -0.13), c(0.06, -0.115)], snow);
    }
}

/// A hall with three arches under a roof.
fn icon(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let roof = [at(-0.46, -0.08), at(0.0, -0.42), at(0.46, -0.08)];
    brush.block(at(-0.40, -0.10), at(0.40, 0.38), land.outline);
    brush.block(at(-0.35, -0.06), at(0.35, 0.34), land.gold);
    brush.shape(&roof, THINGS.scarlet, 0.07, land.outline);
    for x in [-0.22, 0.0, 0.22] {
        brush.disc(at(x, 0.12), 0.085, land.outline);
        brush.block(at(x - 0.085, 0.12), at(x + 0.085, 0.34), land.outline);
    }
}
