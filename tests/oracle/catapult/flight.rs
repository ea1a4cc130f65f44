//! How a token flies: chance, the places to throw from, landing and rest (R-CT-13..18).

use rules::Seat;
use rules::expansions::catapult::{Missile, Point, Site, Thrown};

use crate::map::Tile;
use crate::table::Table;

pub type Vector = (i128, i128);

/// R-CT-17.
pub struct Stream(u64);

/// `w` of R-CT-16.
const W: i128 = 3;

const G: u64 = 0x9E37_79B9_7F4A_7C15;

pub fn mix(z: u64) -> u64 {
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

impl Stream {
    pub fn of(seed: u64, round: u64, seat: Seat, role: u64) -> Self {
        let key = round * 65_536 + u64::from(seat.0) * 256 + role;
        Self(mix(seed ^ mix(key.wrapping_add(G))))
    }

    pub fn uniform(&mut self, low: i64, high: i64) -> i128 {
        let n = (high - low + 1) as u128;
        let whole = 1_u128 << 64;
        let limit = whole - whole % n;
        loop {
            self.0 = self.0.wrapping_add(G);
            let r = u128::from(mix(self.0));
            if r < limit {
                return i128::from(low) + (r % n) as i128;
            }
        }
    }

    pub fn six(&mut self) -> i128 {
        let mut sum = 0;
        for _ in 0..6 {
            sum += self.uniform(-1000, 1000);
        }
        sum
    }
}

pub fn wide(point: Point) -> Vector {
    (i128::from(point.x), i128::from(point.y))
}

pub fn narrow((x, y): Vector) -> Point {
    Point::new(x as i32, y as i32)
}

/// The box of the tiles: west, north, east, south.
pub fn bounds(table: &Table) -> [i128; 4] {
    let column = |tile: &Tile| 1000 * i128::from(tile.pos.x);
    let row = |tile: &Tile| 1000 * i128::from(tile.pos.y);
    let all = |of: fn(&Tile) -> i128| table.tiles.iter().map(of).collect::<Vec<_>>();
    let (columns, rows) = (all(column), all(row));
    let least = |all: &[i128]| all.iter().min().expect("a tile lies") - 500;
    let most = |all: &[i128]| all.iter().max().expect("a tile lies") + 500;
    [least(&columns), least(&rows), most(&columns), most(&rows)]
}

/// `M` of R-CT-13.
pub fn diagonal(table: &Table) -> i128 {
    let [x0, y0, x1, y1] = bounds(table);
    ((x1 - x0 + 3000).pow(2) + (y1 - y0 + 3000).pow(2)).isqrt()
}

/// R-CT-14.
pub fn site(table: &Table, site: Site) -> Vector {
    let [x0, y0, x1, y1] = bounds(table);
    let x = match site {
        Site::NW | Site::W | Site::SW => x0 - 1500,
        Site::N | Site::S => (x0 + x1) / 2,
        Site::NE | Site::E | Site::SE => x1 + 1500,
    };
    let y = match site {
        Site::NW | Site::N | Site::NE => y0 - 1500,
        Site::W | Site::E => (y0 + y1) / 2,
        Site::SW | Site::S | Site::SE => y1 + 1500,
    };
    (x, y)
}

/// R-CT-16: landing and rest.
pub fn flight(seed: u64, round: u64, table: &Table, thrown: &Thrown) -> (Vector, Vector) {
    let (cx, cy) = site(table, thrown.site);
    let (px, py) = wide(thrown.aim);
    let (dx, dy) = (px - cx, py - cy);
    let len = (dx * dx + dy * dy).isqrt();
    let r = i128::from(thrown.force) * diagonal(table) / 100;
    let w = match thrown.missile {
        Missile::Target | Missile::Seduction => W,
        Missile::KnockOut | Missile::Catch => 1,
    };
    let (sl, st) = (w * (80 + r / 20), w * (50 + r / 33));
    let mut stream = Stream::of(seed, round, thrown.seat, 0);
    let (g1, g2) = (stream.six(), stream.six());
    let u = stream.uniform(0, 100);
    let (el, et) = (sl * g1 / 1414, st * g2 / 1414);
    let t = (r + el).max(0);
    let l = (cx + (dx * t - dy * et) / len, cy + (dy * t + dx * et) / len);
    let s = r * u / 1000;
    (l, (l.0 + dx * s / len, l.1 + dy * s / len))
}

/// R-CT-18.
pub fn touched(a: Vector, b: Vector, p: Vector, radii: i128) -> bool {
    let v = (b.0 - a.0, b.1 - a.1);
    let w = (p.0 - a.0, p.1 - a.1);
    let (dot, vv) = (v.0 * w.0 + v.1 * w.1, v.0 * v.0 + v.1 * v.1);
    let rho = radii * radii;
    if dot <= 0 || vv == 0 {
        w.0 * w.0 + w.1 * w.1 <= rho
    } else if dot >= vv {
        (p.0 - b.0).pow(2) + (p.1 - b.1).pow(2) <= rho
    } else {
        (v.0 * w.1 - v.1 * w.0).pow(2) <= rho * vv
    }
}
