//! Points and polylines on the unit square, `x` to the right, `y` down; a curve is a sequence of points
//! so dense that no corners are visible. Nothing here knows what it draws.

/// A point on a tile, or a vector between two.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Vec2 {
    /// 0 at the west edge, 1 at the east edge.
    pub x: f32,
    /// 0 at the north edge, 1 at the south edge.
    pub y: f32,
}

/// Shorthand for a [`Vec2`].
pub const fn at(x: f32, y: f32) -> Vec2 {
    Vec2 { x, y }
}

/// The centre of a tile.
pub const CENTRE: Vec2 = at(0.5, 0.5);

impl Vec2 {
    /// This point plus `times` a vector.
    pub fn plus(self, step: Vec2, times: f32) -> Vec2 {
        at(self.x + step.x * times, self.y + step.y * times)
    }

    /// The vector from another point to this one.
    pub fn minus(self, other: Vec2) -> Vec2 {
        at(self.x - other.x, self.y - other.y)
    }

    /// Length as a vector.
    pub fn length(self) -> f32 {
        // What `hypot` gives, without its care for numbers that no tile has.
        let (x, y) = (f64::from(self.x), f64::from(self.y));
        (x * x + y * y).sqrt() as f32
    }

    /// The distance between two points.
    pub fn distance(self, other: Vec2) -> f32 {
        self.minus(other).length()
    }

    /// The point at `share` of the way to another.
    pub fn towards(self, other: Vec2, share: f32) -> Vec2 {
        self.plus(other.minus(self), share)
    }

    /// The unit vector in this direction.
    pub fn unit(self) -> Vec2 {
        let length = self.length().max(1e-6);
        at(self.x / length, self.y / length)
    }

    /// The vector rotated right by a quarter turn.
    pub fn right(self) -> Vec2 {
        at(-self.y, self.x)
    }

    /// The point after the square was turned clockwise by a number of quarters.
    pub fn turned(self, quarters: usize) -> Vec2 {
        (0..quarters).fold(self, |point, _| at(1.0 - point.y, point.x))
    }
}

/// The corner where side number `index` (clockwise from north) begins.
pub fn corner(index: usize) -> Vec2 {
    [at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)][index % 4]
}

/// Steps of a curve: at 256 pixels per tile a step is about four pixels long.
const STEPS: usize = 24;

/// A Bézier curve as points.
pub fn bezier(from: Vec2, by: Vec2, via: Vec2, to: Vec2) -> Vec<Vec2> {
    let point = |step: usize| {
        let t = step as f32 / STEPS as f32;
        let s = 1.0 - t;
        let weigh = |a: f32, b: f32, c: f32, d: f32| {
            s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
        };
        at(weigh(from.x, by.x, via.x, to.x), weigh(from.y, by.y, via.y, to.y))
    };
    (0..=STEPS).map(point).collect()
}

/// The point of a polyline nearest to a point.
pub fn nearest_on(line: &[Vec2], point: Vec2) -> Vec2 {
    let on_piece = |piece: &[Vec2]| {
        let step = piece[1].minus(piece[0]);
        let from = point.minus(piece[0]);
        let square = (step.x * step.x + step.y * step.y).max(1e-9);
        let share = ((from.x * step.x + from.y * step.y) / square).clamp(0.0, 1.0);
        piece[0].plus(step, share)
    };
    let candidates = line.windows(2).map(on_piece);
    let nearest = candidates.min_by(|a, b| a.distance(point).total_cmp(&b.distance(point)));
    nearest.unwrap_or(line[0])
}

/// The distance of a point from a polyline.
pub fn distance_to(line: &[Vec2], point: Vec2) -> f32 {
    nearest_on(line, point).distance(point)
}

/// Whether a point lies in a polygon.
pub fn inside(polygon: &[Vec2], point: Vec2) -> bool {
    let mut inside = false;
    let mut before = polygon.len().wrapping_sub(1);
    for here in 0..polygon.len() {
        let (a, b) = (polygon[here], polygon[before]);
        let spans = (a.y > point.y) != (b.y > point.y);
        if spans && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
            inside = !inside;
        }
        before = here;
    }
    inside
}

/// The point at `share` of a polyline's length, and the direction there.
pub fn along(line: &[Vec2], share: f32) -> (Vec2, Vec2) {
    let total: f32 = line.windows(2).map(|piece| piece[0].distance(piece[1])).sum();
    let mut left = total * share;
    for piece in line.windows(2) {
        let length = piece[0].distance(piece[1]);
        if left <= length && length > 0.0 {
            let step = piece[1].minus(piece[0]);
            return (piece[0].plus(step, left / length), step.unit());
        }
        left -= length;
    }
    let last = line.len() - 1;
    (line[last], line[last].minus(line[last.saturating_sub(1)]).unit())
}

/// The first crossing of two polylines, and the directions of both there.
pub fn crossing(one: &[Vec2], other: &[Vec2]) -> Option<(Vec2, Vec2, Vec2)> {
    let meets = |a: &[Vec2], b: &[Vec2]| {
        let (u, v, w) = (a[1].minus(a[0]), b[1].minus(b[0]), b[0].minus(a[0]));
        let cross = u.x * v.y - u.y * v.x;
        let s = (w.x * v.y - w.y * v.x) / cross;
        let t = (w.x * u.y - w.y * u.x) / cross;
        let hit = (0.0..=1.0).contains(&s) && (0.0..=1.0).contains(&t);
        hit.then(|| (a[0].plus(u, s), u.unit(), v.unit()))
    };
    one.windows(2).find_map(|a| other.windows(2).find_map(|b| meets(a, b)))
}

/// Whether two polylines cross away from the tile's corners.
pub fn cross_inside(one: &[Vec2], other: &[Vec2]) -> bool {
    let inner = |(point, ..): (Vec2, Vec2, Vec2)| {
        let corners = (0..4).all(|index| corner(index).distance(point) > 0.1);
        // Walls of two cities that share an edge begin at the same point of it.
        let rim = [point.x, point.y, 1.0 - point.x, 1.0 - point.y];
        corners && rim.into_iter().all(|room| room > 0.01)
    };
    one.windows(2).any(|piece| other.windows(2).any(|b| crossing(piece, b).is_some_and(inner)))
}
