//! The plan of a kind of tile: where its walls, roads, rivers, houses and figures are, as
//! geometry in the unit square. It is derived from the tile's facts (which segment reaches which
//! edge, what is printed on it), never from its id, so that a new set of tiles needs nothing
//! here unless it shows something that no tile showed before. It knows no colours and no pixels.

mod block;
mod city;
mod curve;
mod furnish;
mod ground;
mod inn;
mod sights;
mod ways;

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rules::{KindId, Mark, Rotation, SegmentKind, Side, Tag, TileKind, catalog};

pub use block::{Block, HUB, Over, WHEEL, crown, pig};
#[cfg(test)]
pub use curve::half_middle;
pub use curve::{CENTRE, Point, along, at, corner};
pub use ground::Ground;
pub use sights::{Sight, Sign, foundation};

/// Weights, as fractions of a tile.
pub mod weight {
    /// Width of a road.
    pub const ROAD: f32 = 0.105;
    /// Width of a road with its casing.
    pub const ROAD_CASING: f32 = 0.155;
    /// Width of a river.
    pub const RIVER: f32 = 0.150;
    /// Width of a river with its banks.
    pub const RIVER_CASING: f32 = 0.195;
    /// Width of a wall's stones.
    pub const WALL: f32 = 0.052;
    /// Width of a wall.
    pub const WALL_CASING: f32 = 0.082;
    /// Radius of a tower.
    pub const TOWER: f32 = 0.072;
    /// Radius of the village on a junction.
    pub const VILLAGE: f32 = 0.125;
    /// Width of a hedge, which parts a field where nothing else does.
    pub const HEDGE: f32 = 0.075;
}

/// A city segment.
#[derive(Debug)]
pub struct City {
    /// Index of the segment.
    pub segment: u8,
    /// Its ground.
    pub area: Vec<Point>,
    /// Its walls, each from one corner of the tile to another.
    pub walls: Vec<Vec<Point>>,
    /// Where coats of arms hang.
    pub pennants: Vec<Point>,
    /// Where the cathedral stands.
    pub cathedral: Option<Point>,
}

/// A road or river segment, or a piece of road that is no segment.
#[derive(Debug)]
pub struct Way {
    /// Index of the segment; none for the stub between a junction and a city.
    pub segment: Option<u8>,
    /// Its middle line, beginning at an edge.
    pub line: Vec<Point>,
    /// Where it goes through a city wall, and in which direction.
    pub gate: Option<(Point, Point)>,
    /// Where it goes into a tunnel, and in which direction.
    pub mouth: Option<(Point, Point)>,
}

impl Way {
    /// A way without gate and mouth.
    fn plain(segment: Option<u8>, line: Vec<Point>) -> Self {
        Self { segment, line, gate: None, mouth: None }
    }
}

/// An inn: a lake at the road with a house beside it.
#[derive(Clone, Copy, Debug)]
pub struct Inn {
    /// The middle of the lake.
    pub lake: Point,
    /// The middle of the house.
    pub house: Point,
    /// 1, or less where there is little room.
    pub size: f32,
}

/// Where a river begins or ends.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// Its middle.
    pub middle: Point,
    /// The direction in which the river leaves it.
    pub flow: Point,
    /// A spring; otherwise a lake.
    pub spring: bool,
}

/// What grows or lies on a field. All without meaning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth {
    /// A flat patch, lighter or darker than the field.
    Patch {
        /// Half its width.
        radius: f32,
        /// Lighter; otherwise darker.
        light: bool,
    },
    /// A tree of this radius.
    Tree(f32),
    /// A tuft of grass.
    Tuft,
}

/// The plan of one kind, in the tile table's orientation.
#[derive(Debug)]
pub struct Plan {
    /// Cities.
    pub cities: Vec<City>,
    /// Roads, then stubs.
    pub roads: Vec<Way>,
    /// Rivers.
    pub rivers: Vec<Way>,
    /// Springs and lakes.
    pub pools: Vec<Pool>,
    /// Where roads end in a village.
    pub village: Option<Point>,
    /// Where the cloister stands, and how large it is.
    pub cloister: Option<(Point, f32)>,
    /// The cloister is a shrine.
    pub shrine: bool,
    /// The whole tile is an abbey.
    pub abbey: bool,
    /// The tile's part of the City of Carcassonne.
    pub block: Option<Block>,
    /// What else is printed on the tile, and where.
    pub sights: Vec<Sign>,
    /// Lines that part a field where no road, river or city does.
    pub hedges: Vec<Vec<Point>>,
    /// Pieces of wall between a tower's foundation and a city.
    pub spurs: Vec<Vec<Point>>,
    /// Where a road crosses a river or a road: the point and the road's direction.
    pub bridges: Vec<(Point, Point)>,
    /// Roads that cross a city, from wall to wall, on arches.
    pub viaducts: Vec<Way>,
    /// Inns.
    pub inns: Vec<Inn>,
    /// Houses of the cities, by the middle of each.
    pub houses: Vec<Point>,
    /// Paving stones between the houses.
    pub paving: Vec<Point>,
    /// What grows on the fields.
    pub growth: Vec<(Point, Growth)>,
    /// One point a segment, where a figure stands.
    pub anchors: Vec<Point>,
    /// Which segment owns which part of the tile.
    pub ground: Ground,
}

impl Plan {
    /// The plan of a kind: one of the catalog's is made once, one of a host's tile is kept for as
    /// long as it is among the last that were asked for.
    pub fn of(id: KindId) -> Shared {
        static PRINTED: OnceLock<Vec<OnceLock<Box<Plan>>>> = OnceLock::new();
        let printed = PRINTED.get_or_init(|| {
            std::iter::repeat_with(OnceLock::new).take(catalog().kinds().count()).collect()
        });
        match printed.get(id.number()) {
            Some(plan) => Shared::Printed(plan.get_or_init(|| Box::new(Self::draw(id.kind())))),
            None => Shared::Hosts(of_host(id)),
        }
    }

    /// Whether one city runs over another.
    pub fn cities_cross(&self) -> bool {
        let walls = |city: &City| city.walls.clone();
        self.cities.iter().enumerate().any(|(number, one)| {
            self.cities[number + 1..].iter().any(|other| {
                walls(one).iter().any(|a| walls(other).iter().any(|b| curve::cross_inside(a, b)))
            })
        })
    }

    /// Draws a tile; once more with more room between things if fields do not come out as the rules
    /// have them. It is kept nowhere.
    pub fn draw(kind: &TileKind) -> Self {
        let plan = Self::with_room(kind, false);
        if plan.ground.is_sound() {
            return plan;
        }
        Some(Self::with_room(kind, true)).filter(|other| other.ground.is_sound()).unwrap_or(plan)
    }

    fn with_room(kind: &TileKind, roomy: bool) -> Self {
        let block = Block::of(kind);
        let cities = city::cities(kind, roomy);
        let (mut cloister, mut village) = (ways::cloister(kind), ways::village(kind));
        if roomy {
            cloister = cloister.map(|church| ways::near_cloister(kind, church, &cities));
            village = village.map(|place| ways::pushed(place, &cities));
        }
        let house = |side| match roomy {
            true => ways::near_house(kind, side, &cities),
            false => ways::house(kind, side),
        };
        let tagged = |tag: Tag| kind.segments.iter().any(|segment| segment.tags.has(tag));
        let mut plan = Self {
            roads: ways::roads(kind, &cities, village, cloister, block.as_ref(), &house),
            rivers: ways::rivers(kind, cloister),
            pools: ways::pools(kind),
            hedges: ways::hedges(kind),
            viaducts: Vec::new(),
            sights: sights::fixed(kind, &house),
            shrine: tagged(Tag::Shrine),
            abbey: tagged(Tag::Abbey),
            block,
            cities,
            village,
            cloister,
            spurs: Vec::new(),
            bridges: Vec::new(),
            inns: Vec::new(),
            houses: Vec::new(),
            paving: Vec::new(),
            growth: Vec::new(),
            anchors: Vec::new(),
            ground: Ground::default(),
        };
        if kind.marks.has(Mark::Bridge) {
            plan.viaducts = ways::viaducts(&plan);
        }
        plan.bridges = ways::bridges(kind, &plan);
        plan.ground = Ground::survey(kind, &plan);
        if plan.ground.joins_two_fields() {
            let tower = kind.marks.has(Mark::Tower);
            if kind.marks.has(Mark::Fair) {
                ways::part_by_fair(&mut plan);
            } else if tower && foundation(&plan, Rotation::default()).is_none() {
                let place = ways::narrows(&plan).unwrap_or(CENTRE);
                plan.sights.push(Sign { sight: Sight::Foundation, place, size: 0.9 });
            } else if !tower && plan.village.is_none() {
                ways::squeeze(&mut plan);
            }
            plan.spurs = ways::spurs(&plan);
            let stubs = ways::stubs(kind, &plan);
            plan.roads.extend(stubs);
            plan.ground = Ground::survey(kind, &plan);
        }
        furnish::furnish(kind, &mut plan);
        plan
    }
}

/// A plan that others read too.
pub enum Shared {
    /// Of a tile of the catalog.
    Printed(&'static Plan),
    /// Of a tile that a host brought.
    Hosts(Arc<Plan>),
}

impl Deref for Shared {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        match self {
            Self::Printed(plan) => plan,
            Self::Hosts(plan) => plan,
        }
    }
}

/// Plans of hosts' tiles that are kept: those of some tables.
const HOSTS_KEPT: usize = 128;

/// The plan of a host's tile, which is drawn again when it was not asked for lately.
fn of_host(id: KindId) -> Arc<Plan> {
    static KEPT: Mutex<VecDeque<(KindId, Arc<Plan>)>> = Mutex::new(VecDeque::new());
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut last = kept();
    if let Some(found) = last.iter().position(|(other, _)| *other == id)
        && let Some((_, plan)) = last.remove(found)
    {
        last.push_back((id, Arc::clone(&plan)));
        return plan;
    }
    // Nobody waits for the drawing but who asked for it.
    drop(last);
    let plan = Arc::new(Plan::draw(id.kind()));
    let mut last = kept();
    last.push_back((id, Arc::clone(&plan)));
    while last.len() > HOSTS_KEPT {
        last.pop_front();
    }
    plan
}

/// The point of a tile where a figure on this segment stands when the tile lies with `rotation`:
/// inside the segment, away from every other segment's point. In fractions of the tile from its
/// north-west corner.
pub fn anchor(kind: KindId, segment: u8, rotation: Rotation) -> Point {
    let plan = Plan::of(kind);
    let anchor = plan.anchors.get(usize::from(segment)).copied().unwrap_or(CENTRE);
    let turned = anchor.turned(rotation);
    let segment = kind.kind().segments.get(usize::from(segment));
    // Churches stand upright whatever the rotation; figures stand before them, to the right.
    let before = match segment {
        Some(segment) if segment.kind == SegmentKind::Cloister => at(0.115, 0.09),
        Some(segment) if segment.tags.has(Tag::Cathedral) => at(0.21, 0.20),
        _ => at(0.0, 0.0),
    };
    turned.plus(before, 1.0)
}

/// The only side of a set, if it has just one.
fn only_side(sides: rules::Sides) -> Option<Side> {
    let mut iter = sides.iter();
    iter.next().filter(|_| sides.len() == 1)
}
