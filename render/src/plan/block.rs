//! Structures that cover a block of several tiles, each tile showing its part: the City of
//! Carcassonne (four by three), the School (two), the wheel of fortune (four by four). Measured in
//! tiles from the block's north-west corner.

use rules::{Mark, Quarter, TileKind};

use super::curve::{Vec2, at, bezier};

/// The corners of its wall, and their radius.
const FROM: Vec2 = at(0.5, 0.5);
const TO: Vec2 = at(3.5, 2.5);
const ROUND: f32 = 0.35;
/// The number of councillors in a quarter with a place of their own.
const SLOTS: usize = 7;

/// The yard of the School, from corner to corner.
const YARD: (Vec2, Vec2) = (at(0.29, 0.31), at(1.71, 0.69));
/// The centre of the wheel, its radius, and how many corners it is drawn with.
pub const HUB: Vec2 = at(2.0, 2.0);
pub const WHEEL: f32 = 1.62;
const ROUNDNESS: usize = 96;

/// What covers the block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The City of Carcassonne.
    City,
    /// The School.
    School,
    /// The wheel of fortune.
    Wheel,
}

/// A tile's part of it, in the tile's own coordinates.
#[derive(Debug)]
pub struct Block {
    /// What covers it.
    pub over: Over,
    /// Where the block begins.
    pub corner: Vec2,
    /// Its ground, which extends beyond the tile.
    pub area: Vec<Vec2>,
    /// Its wall, a closed line.
    pub wall: Vec<Vec2>,
    /// Small towers on the wall.
    pub turrets: Vec<Vec2>,
}

impl Block {
    /// A tile's part, if the tile belongs to a block.
    pub(super) fn of(kind: &TileKind) -> Option<Self> {
        let (column, row) = kind.in_block?;
        let own = |point: Vec2| at(point.x - f32::from(column), point.y - f32::from(row));
        let (over, outline) = match kind.marks {
            marks if marks.has(Mark::School) => (Over::School, yard()),
            marks if marks.has(Mark::Wheel) => (Over::Wheel, wheel()),
            _ => (Over::City, outline()),
        };
        let area: Vec<Vec2> = outline.into_iter().map(own).collect();
        let mut wall = area.clone();
        wall.push(area[0]);
        let along = |from: u8, to: u8| (from..=to).map(f32::from);
        let across = along(1, 3).flat_map(|x| [at(x, FROM.y), at(x, TO.y)]);
        let down = along(1, 2).flat_map(|y| [at(FROM.x, y), at(TO.x, y)]);
        let turrets = across.chain(down).filter(|_| over == Over::City);
        let turrets = turrets.map(own).collect();
        Some(Self { over, corner: own(at(0.0, 0.0)), area, wall, turrets })
    }

    /// The position of a quarter's building.
    pub const fn building(quarter: Quarter) -> Vec2 {
        match quarter {
            Quarter::Castle => at(2.5, 0.84),
            Quarter::Market => at(3.23, 1.42),
            Quarter::Blacksmith => at(2.5, 2.27),
            Quarter::Cathedral => at(1.42, 1.42),
        }
    }

    /// The count's position in a quarter.
    pub const fn count(quarter: Quarter) -> Vec2 {
        match quarter {
            Quarter::Castle => at(2.90, 0.84),
            Quarter::Market => at(3.22, 1.12),
            Quarter::Blacksmith => at(2.90, 2.18),
            Quarter::Cathedral => at(1.78, 1.30),
        }
    }

    /// A councillor's position; the first ones get the best places.
    pub fn slot(quarter: Quarter, number: usize) -> Vec2 {
        const CASTLE: [(f32, f32); SLOTS] = [
            (2.20, 0.92),
            (2.38, 1.22),
            (2.62, 1.22),
            (2.86, 1.22),
            (2.14, 1.22),
            (1.96, 0.92),
            (3.06, 1.02),
        ];
        const MARKET: [(f32, f32); SLOTS] = [
            (3.08, 1.74),
            (3.31, 1.74),
            (2.86, 1.52),
            (3.08, 2.00),
            (3.31, 2.00),
            (2.86, 1.78),
            (2.66, 1.62),
        ];
        const BLACKSMITH: [(f32, f32); SLOTS] = [
            (2.20, 2.24),
            (2.38, 1.84),
            (2.62, 1.84),
            (1.96, 2.24),
            (2.14, 1.84),
            (3.06, 2.24),
            (1.90, 1.90),
        ];
        const CATHEDRAL: [(f32, f32); SLOTS] = [
            (1.08, 1.62),
            (1.20, 1.92),
            (1.44, 1.94),
            (1.68, 1.92),
            (0.86, 1.62),
            (0.96, 1.92),
            (1.82, 1.66),
        ];
        let slots = match quarter {
            Quarter::Castle => CASTLE,
            Quarter::Market => MARKET,
            Quarter::Blacksmith => BLACKSMITH,
            Quarter::Cathedral => CATHEDRAL,
        };
        // Later councillors stand slightly beside earlier ones.
        let (x, y) = slots[number % SLOTS];
        let beside = (number / SLOTS) as f32 * 0.07;
        at(x + beside, y + beside)
    }

    /// Whether a building or a councillor needs the place, in the block's coordinates.
    pub(super) fn is_taken(place: Vec2) -> bool {
        Quarter::ALL.into_iter().any(|quarter| {
            let building = Self::building(quarter).distance(place) < 0.40;
            let slots = (0..SLOTS).map(|number| Self::slot(quarter, number));
            building || slots.into_iter().any(|slot| slot.distance(place) < 0.17)
        })
    }
}

fn yard() -> Vec<Vec2> {
    let (from, to) = YARD;
    vec![from, at(to.x, from.y), to, at(from.x, to.y)]
}

fn wheel() -> Vec<Vec2> {
    let corner = |number: usize| {
        let angle = std::f32::consts::TAU * number as f32 / ROUNDNESS as f32;
        at(HUB.x + WHEEL * angle.cos(), HUB.y + WHEEL * angle.sin())
    };
    (0..ROUNDNESS).map(corner).collect()
}

/// The position of a follower on a crown: `space` of a sector's `spaces`, counted clockwise from
/// the top.
pub fn crown(sector: u8, space: u8, spaces: u8) -> Vec2 {
    let angle = f32::from(sector) * std::f32::consts::FRAC_PI_3;
    let aside = (f32::from(space) - f32::from(spaces.max(1) - 1) / 2.0) * 0.4;
    at(HUB.x + 1.3 * angle.sin() + aside, HUB.y - 1.3 * angle.cos())
}

/// The pig's position in a sector of the wheel.
pub fn pig(sector: u8) -> Vec2 {
    let angle = f32::from(sector) * std::f32::consts::FRAC_PI_3;
    at(HUB.x + 0.46 * angle.sin(), HUB.y - 0.46 * angle.cos())
}

fn outline() -> Vec<Vec2> {
    // 0.5523: the usual approximation of a quarter circle.
    let round = |from: Vec2, corner: Vec2, to: Vec2| {
        bezier(from, from.towards(corner, 0.5523), to.towards(corner, 0.5523), to)
    };
    let (a, b, r) = (FROM, TO, ROUND);
    [
        round(at(a.x, a.y + r), a, at(a.x + r, a.y)),
        round(at(b.x - r, a.y), at(b.x, a.y), at(b.x, a.y + r)),
        round(at(b.x, b.y - r), b, at(b.x - r, b.y)),
        round(at(a.x + r, b.y), at(a.x, b.y), at(a.x, b.y - r)),
    ]
    .concat()
}
