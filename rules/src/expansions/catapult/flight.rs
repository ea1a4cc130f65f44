//! How a token flies: the random stream of each throw, the scatter, the landing and the slide, and
//! what a token or a pushed figure touches on its way. Integers only; every number is part of the
//! rules (R-CT-15..18).

use super::throw::{Missile, Point};

/// Radius of a token (R-CT-11).
pub(super) const TOKEN: i32 = 180;
/// `G` of R-CT-17.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
/// The sum of six draws divided by this is roughly normal with a standard deviation of 1.
pub(super) const DEVIATION: i64 = 1414;

/// The farthest slide, in thousandths of the reach (R-CT-16).
const MAX_SLIDE: i64 = 100;

/// How many times wider target and seduction tokens scatter than the others (`w` of R-CT-16), so
/// that aiming them takes judgement. `simulation.rs` explains the value.
const WIDER: i64 = 3;

/// What a random stream is for (R-CT-17).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// A throw onto the board.
    Board = 0,
    /// A throw to the neighbour.
    Catch = 1,
}

/// The random numbers of one throw, independent of the order of throws (R-CT-17).
pub(super) struct Stream(u64);

const fn mix(mut z: u64) -> u64 {
    z ^= z >> 30;
    z = z.wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z ^= z >> 27;
    z = z.wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

impl Stream {
    pub(super) fn new(game_seed: u64, round: u16, seat: u8, role: Role) -> Self {
        let key = u64::from(round) * 65_536 + u64::from(seat) * 256 + role as u64;
        Self(mix(game_seed ^ mix(key.wrapping_add(STEP))))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// `U(min, max)`: all numbers equally likely.
    fn between(&mut self, min: i64, max: i64) -> i64 {
        let number = (max - min + 1) as u64;
        // 2^64 mod n: draws in this last stretch would favour the smallest numbers.
        let rest = (u64::MAX % number + 1) % number;
        loop {
            let draw = self.next();
            if rest == 0 || draw < rest.wrapping_neg() {
                return min + (draw % number) as i64;
            }
        }
    }

    fn sum_of_six(&mut self) -> i64 {
        (0..6).map(|_| self.between(-1000, 1000)).sum()
    }
}

/// What chance adds to a throw: along its direction, across it, and how far the token slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scatter {
    pub(super) along: i64,
    pub(super) across: i64,
    pub(super) slide: i64,
}

impl Scatter {
    /// R-CT-16: always thirteen draws, in this order.
    pub(super) fn draw(mut stream: Stream) -> Self {
        let (along, across) = (stream.sum_of_six(), stream.sum_of_six());
        Self { along, across, slide: stream.between(0, MAX_SLIDE) }
    }
}

/// A direction: from the site towards the aim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Direction {
    dx: i64,
    dy: i64,
    len: i64,
}

impl Direction {
    /// The two points must be different.
    pub(super) fn new(from: Point, aim: Point) -> Self {
        let dx = i64::from(aim.x) - i64::from(from.x);
        let dy = i64::from(aim.y) - i64::from(from.y);
        Self { dx, dy, len: from.distance_to(aim).max(1) }
    }

    /// The point this far along this direction and this far across it.
    pub(super) fn go(self, from: Point, along: i64, across: i64) -> Point {
        let [dx, dy, len, along, across] =
            [self.dx, self.dy, self.len, along, across].map(i128::from);
        let (x, y) = ((dx * along - dy * across) / len, (dy * along + dx * across) / len);
        from.moved(x as i32, y as i32)
    }
}

/// The path of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flight {
    pub(super) landing: Point,
    pub(super) rest: Point,
}

/// What is known of a throw before chance comes in, in mu (R-CT-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expected {
    /// How far it flies without chance.
    pub reach: i64,
    /// Standard deviation of the reach.
    pub along: i64,
    /// Standard deviation across the direction.
    pub across: i64,
    /// The longest slide of the token.
    pub slide: i64,
}

impl Expected {
    /// For a token of this kind thrown with a force of 1 to 100, where force 100 reaches `most`.
    pub const fn of(missile: Missile, force: u8, most: i64) -> Self {
        let times = match missile {
            Missile::Target | Missile::Seduction => WIDER,
            Missile::KnockOut | Missile::Catch => 1,
        };
        Self::scattered(times, force, most)
    }

    /// With deviations this many times those of a knock-out.
    pub(super) const fn scattered(times: i64, force: u8, most: i64) -> Self {
        let reach = force as i64 * most / 100;
        let (along, across) = (times * (80 + reach / 20), times * (50 + reach / 33));
        Self { reach, along, across, slide: reach * MAX_SLIDE / 1000 }
    }
}

impl Flight {
    /// R-CT-16.
    pub(super) fn new(from: Point, aim: Point, expected: Expected, chance: Scatter) -> Self {
        let Expected { reach, along, across, .. } = expected;
        let (along, across) =
            (along * chance.along / DEVIATION, across * chance.across / DEVIATION);
        let direction = Direction::new(from, aim);
        let landing = direction.go(from, (reach + along).max(0), across);
        Self { landing, rest: direction.go(landing, reach * chance.slide / 1000, 0) }
    }
}

/// Whether a disc that moves from `a` to `b` touches one at `p`, if the sum of their radii is
/// `reach` (R-CT-18).
pub(super) fn touches(a: Point, b: Point, p: Point, reach: i32) -> bool {
    let minus = |to: Point, from: Point| {
        (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y))
    };
    let ((vx, vy), (wx, wy)) = (minus(b, a), minus(p, a));
    let (dot, vv, rho) = (vx * wx + vy * wy, vx * vx + vy * vy, i128::from(reach).pow(2));
    if dot <= 0 || vv == 0 {
        return a.square_to(p) <= rho;
    }
    if dot >= vv {
        return b.square_to(p) <= rho;
    }
    (vx * wy - vy * wx).pow(2) <= rho * vv
}

#[cfg(test)]
mod tests {
    use super::*;

    const C: Point = Point::new(0, 0);

    #[test]
    fn s_ct_1_the_stream_of_a_throw() {
        let mut stream = Stream::new(42, 1, 0, Role::Board);
        assert_eq!(stream.0, 0xa194_c81e_cc52_a74b);
        let first = [stream.next(), stream.next(), stream.next()];
        let expected = [0x4328_8ec1_63b8_5c59, 0xc7f6_64f6_cd3c_8a14, 0x165a_a612_e8c0_f0bb];
        assert_eq!(first, expected);
        let mut stream = Stream::new(42, 1, 0, Role::Board);
        let draws: Vec<i64> = (0..13).map(|_| stream.between(-1000, 1000)).collect();
        let expected = [-133, -947, 993, -606, 834, -34, 354, -385, 460, 160, 889, -949, -244];
        assert_eq!(draws, expected);
    }

    #[test]
    fn s_ct_2_where_a_throw_lands_and_rests() {
        let chance = Scatter::draw(Stream::new(42, 1, 0, Role::Board));
        assert_eq!(chance, Scatter { along: 107, across: 529, slide: 94 });
        let expected = Expected::of(Missile::KnockOut, 50, 10_000);
        let flight = Flight::new(C, Point::new(3000, 4000), expected, chance);
        let expected = Flight { landing: Point::new(2954, 4064), rest: Point::new(3236, 4440) };
        assert_eq!(flight, expected);
    }

    #[test]
    fn s_ct_3_another_seats_throw_in_the_same_round() {
        let stream = Stream::new(42, 1, 1, Role::Board);
        assert_eq!(stream.0, 0x38f3_af54_d986_8a0a);
        let chance = Scatter::draw(stream);
        assert_eq!(chance, Scatter { along: 129, across: -302, slide: 54 });
        let expected = Expected::of(Missile::KnockOut, 45, 10_000);
        let flight = Flight::new(Point::new(0, -4500), C, expected, chance);
        let expected = Flight { landing: Point::new(39, 27), rest: Point::new(39, 270) };
        assert_eq!(flight, expected);
    }

    #[test]
    fn s_ct_4_along_and_across_without_chance() {
        let direction = Direction::new(C, Point::new(3000, 4000));
        assert_eq!(direction.go(C, 5500, 0), Point::new(3300, 4400));
        assert_eq!(direction.go(C, 5000, 100), Point::new(2920, 4060));
    }

    #[test]
    fn r_ct_18_a_moving_disc_touches_at_its_ends_and_beside_its_way() {
        let (a, b) = (C, Point::new(1000, 0));
        for (x, y, reach) in [(-270, 0, 270), (500, 270, 270), (1270, 0, 270), (1162, 216, 270)] {
            assert!(touches(a, b, Point::new(x, y), reach), "{x}, {y}");
            assert!(!touches(a, b, Point::new(x, y), reach - 1), "{x}, {y}");
        }
        assert!(touches(a, a, Point::new(0, 270), 270));
        assert!(!touches(a, a, Point::new(0, 271), 270));
    }
}
