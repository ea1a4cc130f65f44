//! Little Buildings: sheds, houses and towers on tiles.

use rules::{Game, Token};

use super::Depiction;
use crate::art::{Artwork, Brush, Icon, Rim, standing};
use crate::look::{Look, TileSharing};
use crate::plan::at;
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape};
use crate::theme::{Colours, THINGS};

pub(super) struct Slice;

/// Where a building stands on its tile, in thousandths: in a corner that other tokens leave free.
const CORNER: (i16, i16) = (190, 200);

/// A little building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LittleBuilding {
    /// A shed.
    Shed,
    /// A house.
    House,
    /// A tower.
    Tower,
}

impl LittleBuilding {
    const fn of(token: Token) -> Option<Self> {
        match token {
            Token::Shed => Some(Self::Shed),
            Token::House => Some(Self::House),
            Token::LittleTower => Some(Self::Tower),
            _ => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Shed => "shed",
            Self::House => "house",
            Self::Tower => "little_tower",
        }
    }

    fn sketch(self, brush: &mut Brush, colours: &Colours) {
        match self {
            Self::Shed => shed(brush, colours),
            Self::House => house(brush, colours),
            Self::Tower => tower(brush, colours),
        }
    }
}

impl Depiction for Slice {
    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        let built = game.little_buildings().iter();
        pieces.extend(built.filter_map(|&(pos, token)| {
            let shape = Shape::Buildings(LittleBuilding::of(token)?);
            Some(Piece::new(shape, PieceLocation::Cell(pos, CORNER)))
        }));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        let all = [LittleBuilding::Shed, LittleBuilding::House, LittleBuilding::Tower];
        all.map(|one| (Shape::Buildings(one), one.name())).to_vec()
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        Some(match token {
            Token::Shed => Icon::new(|brush, _, _, colours| shed(brush, colours)),
            Token::House => Icon::new(|brush, _, _, colours| house(brush, colours)),
            Token::LittleTower => Icon::new(|brush, _, _, colours| tower(brush, colours)),
            _ => return None,
        })
    }
}

impl Look for LittleBuilding {
    fn sharing(&self) -> TileSharing {
        TileSharing::Free
    }

    fn word(&self) -> Option<String> {
        Some(self.name().to_owned())
    }

    fn draw(&self, _: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        standing(0.30, px, Rim::TOKEN, colours, |brush| self.sketch(brush, colours))
    }
}

/// Low and wide, of planks, under a roof that slopes to one side.
fn shed(brush: &mut Brush, colours: &Colours) {
    let ink = colours.land.outline;
    let walls = [at(-0.40, -0.06), at(0.40, 0.06), at(0.40, 0.40), at(-0.40, 0.40)];
    brush.shape(&walls, THINGS.plank, 0.07, ink);
    for x in [-0.20, 0.0, 0.20] {
        brush.line(&[at(x, 0.04), at(x, 0.38)], 0.035, THINGS.plank_dark);
    }
    let roof = [at(-0.50, -0.22), at(0.50, 0.00), at(0.50, 0.13), at(-0.50, -0.08)];
    brush.shape(&roof, THINGS.plank_dark, 0.07, ink);
}

/// With a gable, a door and a window.
fn house(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let ink = land.outline;
    let walls = [at(-0.33, -0.06), at(0.33, -0.06), at(0.33, 0.42), at(-0.33, 0.42)];
    brush.shape(&walls, land.church, 0.07, ink);
    let roof = [at(0.0, -0.46), at(0.48, -0.02), at(-0.48, -0.02)];
    brush.shape(&roof, land.roofs[0], 0.07, ink);
    brush.block(at(-0.20, 0.12), at(-0.02, 0.40), THINGS.plank_dark);
    brush.block(at(0.09, 0.10), at(0.24, 0.25), THINGS.iron);
}

/// Tall and narrow, under a pointed roof.
fn tower(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let ink = land.outline;
    let walls = [at(-0.19, -0.10), at(0.19, -0.10), at(0.22, 0.46), at(-0.22, 0.46)];
    brush.shape(&walls, land.stone_light, 0.07, ink);
    let roof = [at(0.0, -0.50), at(0.31, -0.08), at(-0.31, -0.08)];
    brush.shape(&roof, THINGS.plum, 0.07, ink);
    brush.block(at(-0.06, 0.02), at(0.06, 0.18), THINGS.iron);
}
