//! The plan of a kind of tile: the positions of its walls, roads, rivers, houses and figures, as
//! geometry in the unit square. It is derived from the tile's facts (which segment reaches which
//! edge, what is printed on it), never from its id, so a new set of tiles needs no changes here
//! unless it shows something that no tile showed before. It knows no colours and no pixels.

mod block;
mod cells;
mod city;
mod curve;
mod facts;
mod furnish;
mod ground;
mod inn;
mod landmarks;
mod meadow;
mod milestone;
mod random;
mod town;
mod ways;

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rules::{FigureKind, KindId, Rotation, Segment, SegmentKind, Side, Tag, TileKind, catalog};

use crate::expansions;
use crate::landmark::{Parting, PlacedLandmark};

pub use block::Block;
pub use canvas::geometry::{CENTRE, Vec2, along, at, bezier, distance_to};
#[cfg(test)]
pub use curve::half_middle;
#[cfg(test)]
pub(crate) use furnish::{FIGURE, FIGURE_ROOM, FIGURES_APART, LARGE_FIGURE, rim};
pub use ground::Ground;
#[cfg(test)]
pub(crate) use landmarks::ISLAND;
pub use landmarks::is_hill;
pub(crate) use meadow::LATTICE;

/// Widths and radii, as fractions of a tile.
pub mod weight {
    /// Width of a road.
    pub const ROAD: f32 = 0.105;
    /// Width of a road with its casing.
    pub const ROAD_CASING: f32 = 0.155;
    /// Width of a river.
    pub const RIVER: f32 = 0.150;
    /// Width of a river with the dark water at its banks.
    pub const RIVER_DEEP: f32 = 0.172;
    /// Width of a river with its banks.
    pub const RIVER_CASING: f32 = 0.195;
    /// Width of a wall's stones.
    pub const WALL: f32 = 0.052;
    /// Width of a wall.
    pub const WALL_CASING: f32 = 0.082;
    /// Radius of a tower.
    pub const TOWER: f32 = 0.072;
    /// Radius of the village at a junction.
    pub const VILLAGE: f32 = 0.125;
    /// Width of a road with the worn grass beside it.
    pub const ROAD_VERGE: f32 = 0.195;
    /// Width of a street.
    pub const STREET: f32 = 0.080;
    /// Radius of the square in a city.
    pub const SQUARE: f32 = 0.085;
    /// Width of a hedge, which divides a field where nothing else does.
    pub const HEDGE: f32 = 0.075;
}

/// A city segment.
#[derive(Debug)]
pub struct City {
    /// Index of the segment.
    pub segment: u8,
    /// Its ground.
    pub area: Vec<Vec2>,
    /// Its walls, each from one corner of the tile to another.
    pub walls: Vec<Vec<Vec2>>,
    /// Where coats of arms hang.
    pub pennants: Vec<Vec2>,
    /// Where the cathedral stands.
    pub cathedral: Option<Vec2>,
    /// Streets, each ending where the figure stands.
    pub streets: Vec<Vec<Vec2>>,
    /// The hall, if this segment alone makes a city large.
    pub hall: Option<Hall>,
    /// Where the hall of a large city stands that has no other landmark. The buildings there give way.
    pub site: Option<Hall>,
}

/// The hall of a city.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hall {
    /// Its centre.
    pub place: Vec2,
    /// 1, or less where space is tight.
    pub size: f32,
}

/// A building of a city.
#[derive(Clone, Copy, Debug)]
pub struct Building {
    /// Its centre.
    pub place: Vec2,
    /// How it looks.
    pub shape: BuildingShape,
}

/// The shapes of buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildingShape {
    /// A house seen from its eaves.
    Cottage,
    /// A house seen from its gable.
    Gable,
    /// A wide house with a chimney.
    Workshop,
    /// A narrow house with a pointed roof.
    Tall,
}

/// A road or river segment, or a piece of road without a segment.
#[derive(Debug)]
pub struct Way {
    /// Index of the segment; `None` for the stub between a junction and a city.
    pub segment: Option<u8>,
    /// Its centre line, beginning at an edge.
    pub line: Vec<Vec2>,
    /// Where it passes through a city wall, and in which direction.
    pub gate: Option<(Vec2, Vec2)>,
    /// Where it enters a tunnel, and in which direction.
    pub mouth: Option<(Vec2, Vec2)>,
}

impl Way {
    /// A way without a gate or a mouth.
    fn plain(segment: Option<u8>, line: Vec<Vec2>) -> Self {
        Self { segment, line, gate: None, mouth: None }
    }
}

/// An inn: a lake by the road with a house next to it.
#[derive(Clone, Copy, Debug)]
pub struct Inn {
    /// The centre of the lake.
    pub lake: Vec2,
    /// The centre of the house.
    pub house: Vec2,
    /// 1, or less where space is tight.
    pub size: f32,
}

/// Where a river begins or ends.
#[derive(Clone, Copy, Debug)]
pub struct Pool {
    /// Its centre.
    pub middle: Vec2,
    /// The direction in which the river leaves it.
    pub flow: Vec2,
    /// A spring; otherwise a lake.
    pub spring: bool,
}

/// Decoration on a field. None of it has a meaning in the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Growth {
    /// A ploughed parcel; a light one has a hedge along its southern rim.
    Parcel {
        /// Half its width and half its height.
        half: Vec2,
        /// Lighter than the field; otherwise darker.
        light: bool,
    },
    /// A tree of this radius.
    Tree(f32),
    /// A tuft of grass.
    Tuft,
}

/// The plan of one kind, in the tile table's orientation.
#[derive(Debug)]
pub struct TilePlan {
    /// Cities.
    pub cities: Vec<City>,
    /// Roads, then stubs.
    pub roads: Vec<Way>,
    /// Rivers.
    pub rivers: Vec<Way>,
    /// Springs and lakes.
    pub pools: Vec<Pool>,
    /// Where roads end in a village.
    pub village: Option<Vec2>,
    /// The cloister's position and size.
    pub cloister: Option<(Vec2, f32)>,
    /// The tag of the cloister if it has no ordinary church.
    pub church: Option<Tag>,
    /// The tile's part of a structure.
    pub block: Option<Block>,
    /// Everything else printed on the tile, with its position.
    pub landmarks: Vec<PlacedLandmark>,
    /// Lines that divide a field where no road, river or city does.
    pub hedges: Vec<Vec<Vec2>>,
    /// Pieces of wall between a tower's foundation and a city.
    pub spurs: Vec<Vec<Vec2>>,
    /// Where a road crosses a river or a road: the point and the road's direction.
    pub crossings: Vec<(Vec2, Vec2)>,
    /// Roads that cross a city, from wall to wall, on arches.
    pub viaducts: Vec<Way>,
    /// Inns.
    pub inns: Vec<Inn>,
    /// The buildings in the cities.
    pub buildings: Vec<Building>,
    /// Milestones, which stand where roads end.
    pub milestones: Vec<Vec2>,
    /// The growth on the fields, and trees in cities.
    pub growth: Vec<(Vec2, Growth)>,
    /// One point per segment, where a figure stands.
    pub anchors: Vec<Vec2>,
    /// The same for figures that are larger than an ordinary follower.
    pub large_anchors: Vec<Vec2>,
    /// Which segment owns which part of the tile.
    pub ground: Ground,
}

impl TilePlan {
    /// The plan of a kind: plans of the catalog's tiles are made once; those of hosts' tiles are
    /// cached while they are among the most recently used.
    pub fn of(id: KindId) -> SharedPlan {
        static PRINTED: OnceLock<Vec<OnceLock<Box<TilePlan>>>> = OnceLock::new();
        let printed = PRINTED.get_or_init(|| {
            std::iter::repeat_with(OnceLock::new).take(catalog().kinds().count()).collect()
        });
        match printed.get(id.number()) {
            Some(plan) => SharedPlan::Printed(plan.get_or_init(|| Box::new(Self::draw(id.kind())))),
            None => SharedPlan::Hosts(of_host(id)),
        }
    }

    /// The road or river that is a segment.
    fn way(&self, segment: u8) -> Option<&Way> {
        let mut ways = self.roads.iter().chain(&self.rivers);
        ways.find(|way| way.segment == Some(segment))
    }

    /// Whether one city runs over another.
    pub fn cities_cross(&self) -> bool {
        let walls = |city: &City| city.walls.clone();
        self.cities.iter().enumerate().any(|(number, one)| {
            self.cities[number + 1..].iter().any(|other| {
                walls(one)
                    .iter()
                    .any(|a| walls(other).iter().any(|b| canvas::geometry::cross_inside(a, b)))
            })
        })
    }

    /// Plans a tile, and once more with more space between things if the fields do not match the
    /// rules. The plan is not cached.
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
            landmarks: landmarks::fixed(kind, &house),
            church: expansions::church(tagged).map(|(tag, _)| tag),
            block,
            cities,
            village,
            cloister,
            spurs: Vec::new(),
            crossings: Vec::new(),
            inns: Vec::new(),
            buildings: Vec::new(),
            milestones: Vec::new(),
            growth: Vec::new(),
            anchors: Vec::new(),
            large_anchors: Vec::new(),
            ground: Ground::default(),
        };
        if facts::crosses(kind) {
            plan.viaducts = ways::viaducts(&plan);
        }
        plan.crossings = ways::crossings(kind, &plan);
        plan.ground = Ground::survey(kind, &plan);
        if plan.ground.joins_two_fields() {
            match landmarks::parting(kind) {
                Some(landmark) if landmark.parting == Parting::Hedges => {
                    ways::part_by_hedges(&mut plan, landmark);
                }
                Some(landmark) => ways::part_in_narrows(&mut plan, landmark),
                None if plan.village.is_none() => ways::squeeze(&mut plan),
                None => {}
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

/// A shared plan.
pub enum SharedPlan {
    /// The plan of a tile of the catalog.
    Printed(&'static TilePlan),
    /// The plan of a host's tile.
    Hosts(Arc<TilePlan>),
}

impl Deref for SharedPlan {
    type Target = TilePlan;

    fn deref(&self) -> &TilePlan {
        match self {
            Self::Printed(plan) => plan,
            Self::Hosts(plan) => plan,
        }
    }
}

/// Maximum number of cached plans of hosts' tiles: enough for several tables.
const HOSTS_KEPT: usize = 128;

/// The plan of a host's tile, made again if it was not used recently.
fn of_host(id: KindId) -> Arc<TilePlan> {
    static KEPT: Mutex<VecDeque<(KindId, Arc<TilePlan>)>> = Mutex::new(VecDeque::new());
    let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let mut last = kept();
    if let Some(found) = last.iter().position(|(other, _)| *other == id)
        && let Some((_, plan)) = last.remove(found)
    {
        last.push_back((id, Arc::clone(&plan)));
        return plan;
    }
    // Only the caller waits for the drawing.
    drop(last);
    let plan = Arc::new(TilePlan::draw(id.kind()));
    let mut last = kept();
    last.push_back((id, Arc::clone(&plan)));
    while last.len() > HOSTS_KEPT {
        last.pop_front();
    }
    plan
}

/// The anchor of a figure on this segment when the tile is placed with `rotation`: inside the
/// segment and away from the anchors of all others. In fractions of the tile from its north-west
/// corner.
pub fn anchor(kind: KindId, segment: u8, rotation: Rotation, figure: FigureKind) -> Vec2 {
    let plan = TilePlan::of(kind);
    let (anchors, half) = match expansions::costume(figure).height > 1.0 {
        true => (&plan.large_anchors, furnish::LARGE_FIGURE),
        false => (&plan.anchors, furnish::FIGURE),
    };
    let anchor = anchors.get(usize::from(segment)).copied().unwrap_or(CENTRE);
    let turned = anchor.turned(rotation.index());
    let Some((right, down)) = kind.kind().segments.get(usize::from(segment)).and_then(aside) else {
        return turned;
    };
    let others = plan.anchors.iter().enumerate();
    let others = others.filter(|(other, _)| *other != usize::from(segment));
    let others: Vec<Vec2> = others.map(|(_, place)| place.turned(rotation.index())).collect();
    let within = |part: f32| part.clamp(half, 1.0 - half);
    let place = |(x, y): (f32, f32)| {
        let place = turned.plus(at(x * right, y * down), 1.0);
        at(within(place.x), within(place.y))
    };
    let apart = |place: &Vec2| {
        others.iter().map(|other| other.distance(*place)).fold(furnish::FIGURES_APART, f32::min)
    };
    // Of equally good places the first one wins.
    let places = ASIDE.map(place);
    places.into_iter().rev().max_by(|a, b| apart(a).total_cmp(&apart(b))).unwrap_or(turned)
}

/// Where a figure stands beside its anchor, in [`aside`]s, the best first.
const ASIDE: [(f32, f32); 8] = [
    (1.0, 1.0),
    (-1.0, 1.0),
    (1.5, 0.0),
    (-1.5, 0.0),
    (1.0, -1.0),
    (-1.0, -1.0),
    (0.0, 1.5),
    (0.0, -1.5),
];

/// How far from its anchor a figure stands in every rotation: churches stay upright, and figures
/// stand in front of them; beside a garden or a hut, which they would hide.
fn aside(segment: &Segment) -> Option<(f32, f32)> {
    match segment.kind {
        SegmentKind::Cloister => Some((0.115, 0.09)),
        kind if kind.is_place() && kind.is_feature() => Some((0.10, 0.07)),
        _ if segment.tags.has(Tag::Cathedral) => Some((0.21, 0.20)),
        _ => None,
    }
}

/// The only side of a set, if it contains just one.
fn only_side(sides: rules::Sides) -> Option<Side> {
    let mut iter = sides.iter();
    iter.next().filter(|_| sides.len() == 1)
}
