//! What is printed on a tile besides its land: goods, beasts, towers, stalls, the quarters of
//! Carcassonne. A sight where roads end is in the middle; one that belongs to a city is placed
//! there like a coat of arms; any other is where there is most space, without cutting a field.

use rules::{Mark, Quarter, RoadEnd, Rotation, SegmentKind, Tag, TileKind};

use super::block::Block;
use super::curve::{CENTRE, Vec2, at};
use super::ground::Ground;
use super::{TilePlan, ways};

/// A landmark on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A barrel of wine, on a city.
    Wine,
    /// A sheaf of grain, on a city.
    Grain,
    /// A roll of cloth, on a city.
    Cloth,
    /// A princess, on a city.
    Princess,
    /// Besiegers, on a city.
    Siege,
    /// A volcano.
    Volcano,
    /// The sign of the dragon.
    Dragon,
    /// A magic portal.
    Portal,
    /// The foundation of a tower.
    Foundation,
    /// A bazaar.
    Bazaar,
    /// A crop circle, with the role it names.
    Crop(SegmentKind),
    /// A herd of pigs.
    Pigs,
    /// The hill that tunnels lead into.
    Hill,
    /// The island of a roundabout.
    Island,
    /// The house at the end of a road.
    Farm,
    /// A quarter of the City of Carcassonne.
    Quarter(Quarter),
    /// The schoolhouse.
    School,
    /// La Porxada, a hall of arcades.
    Porxada,
    /// The sign of the plague.
    Plague,
    /// A fair.
    Fair,
    /// The sign of the wheel of fortune, with this many steps.
    Steps(u8),
    /// The sign of the Gingerbread Man.
    Gingerbread,
}

/// A sight with its position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedLandmark {
    /// What it is.
    pub sight: Landmark,
    /// Its centre.
    pub place: Vec2,
    /// 1, or less where space is tight.
    pub size: f32,
}

impl PlacedLandmark {
    /// The radius it takes.
    pub fn reach(&self) -> f32 {
        self.sight.reach() * self.size
    }
}

impl Landmark {
    /// The radius it takes.
    pub const fn reach(self) -> f32 {
        match self {
            Self::Volcano => 0.23,
            Self::Bazaar => 0.175,
            Self::Crop(_) => 0.20,
            Self::Hill => 0.20,
            Self::Island => 0.16,
            Self::Foundation => 0.135,
            Self::Dragon | Self::Portal => 0.135,
            Self::Pigs | Self::Farm => 0.11,
            Self::Quarter(_) | Self::School => 0.22,
            Self::Porxada | Self::Fair => 0.20,
            Self::Steps(2) => 0.155,
            Self::Plague | Self::Steps(_) | Self::Gingerbread => 0.125,
            Self::Wine | Self::Grain | Self::Cloth | Self::Princess | Self::Siege => 0.115,
        }
    }
}

/// The ways a road can end, and the sight at each.
const ENDS: [(RoadEnd, Landmark); 5] = [
    (RoadEnd::Fair, Landmark::Fair),
    (RoadEnd::Volcano, Landmark::Volcano),
    (RoadEnd::Tower, Landmark::Foundation),
    (RoadEnd::Bazaar, Landmark::Bazaar),
    (RoadEnd::Crop, Landmark::Crop(SegmentKind::Road)),
];

/// The sights printed on the tile that belong to no city.
fn printed(kind: &TileKind) -> Vec<Landmark> {
    const MARKS: [(Mark, Landmark); 15] = [
        (Mark::Fair, Landmark::Fair),
        (Mark::Porxada, Landmark::Porxada),
        (Mark::Plague, Landmark::Plague),
        (Mark::WheelOne, Landmark::Steps(1)),
        (Mark::WheelTwo, Landmark::Steps(2)),
        (Mark::WheelThree, Landmark::Steps(3)),
        (Mark::Gingerbread, Landmark::Gingerbread),
        (Mark::Volcano, Landmark::Volcano),
        (Mark::Tower, Landmark::Foundation),
        (Mark::Bazaar, Landmark::Bazaar),
        (Mark::CropShield, Landmark::Crop(SegmentKind::City)),
        (Mark::CropClub, Landmark::Crop(SegmentKind::Road)),
        (Mark::CropPitchfork, Landmark::Crop(SegmentKind::Field)),
        (Mark::Portal, Landmark::Portal),
        (Mark::Dragon, Landmark::Dragon),
    ];
    let marks = MARKS.into_iter().filter(|&(mark, _)| kind.marks.has(mark));
    let herd = kind.segments.iter().any(|segment| segment.tags.has(Tag::PigHerd));
    marks.map(|(_, sight)| sight).chain(herd.then_some(Landmark::Pigs)).collect()
}

/// What a city of the tile shows in addition to its coats of arms.
pub(super) fn of_city(kind: &TileKind, segment: u8) -> Vec<Landmark> {
    const TAGS: [(Tag, Landmark); 5] = [
        (Tag::Wine, Landmark::Wine),
        (Tag::Grain, Landmark::Grain),
        (Tag::Cloth, Landmark::Cloth),
        (Tag::Princess, Landmark::Princess),
        (Tag::Siege, Landmark::Siege),
    ];
    let tags = kind.segments[usize::from(segment)].tags;
    TAGS.into_iter().filter(|&(tag, _)| tags.has(tag)).map(|(_, sight)| sight).collect()
}

/// The quarters of Carcassonne with their marks.
const QUARTERS: [(Mark, Quarter); 4] = [
    (Mark::Castle, Quarter::Castle),
    (Mark::Market, Quarter::Market),
    (Mark::Blacksmith, Quarter::Blacksmith),
    (Mark::Cathedral, Quarter::Cathedral),
];

/// The sights that are placed before anything else, because roads end in them.
pub(super) fn fixed(kind: &TileKind, house: &dyn Fn(rules::Side) -> Vec2) -> Vec<PlacedLandmark> {
    let ends = |wanted: RoadEnd| kind.segments.iter().any(|road| road.end == Some(wanted));
    let mut found: Vec<PlacedLandmark> = Vec::new();
    let whole = |sight: Landmark, place: Vec2| PlacedLandmark { sight, place, size: 1.0 };
    let middle = |sight: Landmark| PlacedLandmark { sight, place: CENTRE, size: middle_size(kind) };
    for (end, sight) in ENDS {
        // There are three kinds of crop circles.
        let printed = printed(kind).into_iter().find(|&other| {
            other == sight || matches!((other, sight), (Landmark::Crop(_), Landmark::Crop(_)))
        });
        let place = if sight == Landmark::Fair { ways::fair(kind) } else { CENTRE };
        let size = if place == CENTRE { middle_size(kind) } else { 0.74 };
        found.extend(printed.filter(|_| ends(end)).map(|sight| PlacedLandmark {
            sight,
            place,
            size,
        }));
    }
    if kind.segments.iter().any(|road| road.tags.has(Tag::Roundabout)) {
        found.push(whole(Landmark::Island, CENTRE));
    }
    if ways::has_hill(kind) {
        found.push(middle(Landmark::Hill));
    }
    for road in kind.segments.iter().filter(|road| road.end == Some(RoadEnd::House)) {
        let side = super::only_side(road.sides);
        found.extend(side.map(|side| whole(Landmark::Farm, house(side))));
    }
    let (column, row) = kind.in_block.unwrap_or_default();
    for (_, quarter) in QUARTERS.into_iter().filter(|&(mark, _)| kind.marks.has(mark)) {
        let place = Block::building(quarter);
        let place = at(place.x - f32::from(column), place.y - f32::from(row));
        found.push(whole(Landmark::Quarter(quarter), place));
    }
    if kind.marks.has(Mark::School) {
        // It stands across the seam: each tile shows one half.
        let place = at(1.0 - f32::from(column), 0.48);
        found.push(PlacedLandmark { sight: Landmark::School, place, size: 0.72 });
    }
    found
}

/// The size of a sight in the middle: next to a small city or a house it leaves a path for the
/// field.
pub(super) fn middle_size(kind: &TileKind) -> f32 {
    let small =
        |segment: &rules::Segment| segment.kind == SegmentKind::City && segment.sides.len() == 1;
    let house = |segment: &rules::Segment| segment.end == Some(RoadEnd::House);
    let tower = kind.marks.has(Mark::Tower);
    let crowded = kind.segments.iter().any(|segment| small(segment) || house(segment));
    if crowded && !tower { 0.70 } else { 1.0 }
}

/// Places the remaining sights, away from occupied places.
pub(super) fn free(kind: &TileKind, plan: &mut TilePlan, taken: &mut Vec<Vec2>) {
    for sight in printed(kind) {
        if plan.sights.iter().any(|sign| sign.sight == sight) {
            continue;
        }
        let (place, room) = roomiest(kind, &plan.ground, sight, taken);
        let size = size(sight, room);
        plan.sights.push(PlacedLandmark { sight, place, size });
        taken.push(place);
    }
}

/// Maximum number of places to try before a field is cut.
const TRIES: usize = 60;
/// Minimum size of a sight.
const LEAST_SIZE: f32 = 0.55;
/// Minimum width of a field next to a sight.
const PATH: f32 = 0.045;

/// The size of a sight for this much space.
fn size(sight: Landmark, room: f32) -> f32 {
    (room / sight.reach()).clamp(LEAST_SIZE, 1.0)
}

/// The best place for a sight, and the space there.
fn roomiest(kind: &TileKind, ground: &Ground, sight: Landmark, taken: &[Vec2]) -> (Vec2, f32) {
    let on_field_only = matches!(sight, Landmark::Volcano | Landmark::Crop(_) | Landmark::Pigs);
    let allowed = |segment: SegmentKind| {
        segment == SegmentKind::Field || (segment == SegmentKind::City && !on_field_only)
    };
    let reach = sight.reach();
    let mut places: Vec<(Vec2, f32, f32, u8)> = Vec::new();
    for (segment, index) in kind.segments.iter().zip(0u8..) {
        let herd = sight != Landmark::Pigs || segment.tags.has(Tag::PigHerd);
        if !allowed(segment.kind) || !herd {
            continue;
        }
        for (point, clear) in ground.clearance(index, 0.0).points() {
            let near = taken.iter().map(|other| other.distance(point));
            let near = near.fold(0.46, f32::min);
            let field = segment.kind == SegmentKind::Field;
            let room = if field { clear - PATH } else { clear };
            let worth = room.min(reach) + 0.30 * near - 0.02 * point.distance(CENTRE);
            places.push((point, worth, room, index));
        }
    }
    places.sort_by(|a, b| b.1.total_cmp(&a.1));
    let whole = |&&(place, _, room, index): &&(Vec2, f32, f32, u8)| {
        let segment = &kind.segments[usize::from(index)];
        let covered = |point: Vec2| point.distance(place) < reach * size(sight, room) + 0.01;
        segment.kind == SegmentKind::City || ground.stays_whole(index, segment.halves, covered)
    };
    let step = (places.len() / (4 * TRIES)).max(1);
    let first = places.iter().step_by(step).take(TRIES).find(whole).or(places.first());
    first.map_or((CENTRE, reach), |&(place, _, room, _)| (place, room))
}

/// The position of a tower's foundation when the tile is placed with `rotation`.
pub fn foundation(plan: &TilePlan, rotation: Rotation) -> Option<Vec2> {
    let found = plan.sights.iter().find(|sign| sign.sight == Landmark::Foundation);
    found.map(|sign| sign.place.turned(rotation))
}
