//! King and Scout, Count & Robber: the crown of the largest city and the robber of the longest road.

use rules::Token;

use super::Depiction;
use crate::art::{Brush, Icon};
use crate::plan::at;
use crate::theme::{Colours, THINGS};

pub(super) struct Slice;

impl Depiction for Slice {
    fn icon(&self, token: Token) -> Option<Icon> {
        Some(match token {
            Token::King => Icon::new(|brush, _, _, colours| crown(brush, colours)),
            Token::Robber => Icon::new(|brush, _, _, colours| robber(brush, colours)),
            _ => return None,
        })
    }
}

fn crown(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let outline = [
        at(-0.34, 0.32),
        at(-0.44, -0.26),
        at(-0.19, -0.02),
        at(0.0, -0.38),
        at(0.19, -0.02),
        at(0.44, -0.26),
        at(0.34, 0.32),
    ];
    brush.shape(&outline, land.gold, 0.07, land.outline);
    brush.line(&[at(-0.31, 0.20), at(0.31, 0.20)], 0.10, THINGS.scarlet);
    for x in [-0.43, 0.0, 0.43] {
        let y = if x == 0.0 { -0.38 } else { -0.27 };
        brush.disc(at(x, y), 0.075, land.outline);
        brush.disc(at(x, y), 0.05, land.gold);
    }
}

/// A masked head under a hat.
fn robber(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.disc(at(0.0, 0.10), 0.33, land.outline);
    brush.disc(at(0.0, 0.10), 0.28, THINGS.skin);
    brush.block(at(-0.31, 0.0), at(0.31, 0.17), THINGS.iron);
    for x in [-0.13, 0.13] {
        brush.ellipse(at(x, 0.085), [0.075, 0.055], land.church);
    }
    let hat = [at(-0.22, -0.12), at(-0.14, -0.44), at(0.20, -0.40), at(0.22, -0.12)];
    brush.shape(&hat, THINGS.robe, 0.06, land.outline);
    brush.round_line(&[at(-0.40, -0.12), at(0.40, -0.12)], 0.13, land.outline);
    brush.round_line(&[at(-0.40, -0.12), at(0.40, -0.12)], 0.07, THINGS.robe);
    brush.round_line(&[at(0.16, -0.30), at(0.40, -0.46)], 0.07, THINGS.scarlet);
}
