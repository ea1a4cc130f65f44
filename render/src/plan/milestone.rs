//! Milestones: one beside each road where it ends, so that its end is seen. Roads that run through
//! the tile have none.

use canvas::geometry::{Vec2, along};
use rules::{SegmentKind, TileKind};

use super::furnish::{hidden, rim};
use super::ground::FreeSpace;
use super::{TilePlan, Way, weight};

/// The distance of a milestone from the end of the road that is seen, how far it is moved back at a
/// time, and how often.
const BEFORE_END: f32 = 0.045;
const STEP: f32 = 0.025;
const STEPS: u8 = 5;
/// The distance of its middle from the rim of the road, and the space that it needs.
const ASIDE: f32 = 0.026;
const ROOM: f32 = 0.024;
/// How far it keeps from figures and from the tile's rim.
const FROM_ANCHOR: f32 = 0.10;
const FROM_RIM: f32 = 0.06;

pub(super) fn milestones(kind: &TileKind, plan: &TilePlan) -> Vec<Vec2> {
    let fields = kind.segments.iter().zip(0u8..);
    let fields = fields.filter(|(segment, _)| segment.kind == SegmentKind::Field);
    let fields: Vec<FreeSpace> =
        fields.map(|(_, index)| plan.ground.clearance(index, 0.0)).collect();
    let mut stones: Vec<Vec2> = Vec::new();
    for road in &plan.roads {
        let stone = beside(kind, plan, road, &fields);
        stones.extend(stone.filter(|stone| stones.iter().all(|one| one.distance(*stone) > 0.08)));
    }
    stones
}

/// The place beside the end of a road, if it ends here and there is room.
fn beside(kind: &TileKind, plan: &TilePlan, road: &Way, fields: &[FreeSpace]) -> Option<Vec2> {
    let segment = &kind.segments[usize::from(road.segment?)];
    segment.end?;
    let length: f32 = road.line.windows(2).map(|piece| piece[0].distance(piece[1])).sum();
    let end = length - hidden(&road.line, segment, plan) - BEFORE_END;
    let places = (0..STEPS).flat_map(|step| {
        let (point, ahead) = along(&road.line, (end - STEP * f32::from(step)) / length);
        let aside = weight::ROAD_CASING / 2.0 + ASIDE;
        [1.0, -1.0].map(|hand| point.plus(ahead.right(), hand * aside))
    });
    let free = |place: &Vec2| {
        rim(*place) > FROM_RIM
            && fields.iter().any(|field| field.at(*place) > ROOM)
            && plan.anchors.iter().all(|anchor| anchor.distance(*place) > FROM_ANCHOR)
    };
    places.into_iter().find(free)
}

#[cfg(test)]
mod tests {
    use rules::{RoadEnd, catalog};

    use super::*;
    use canvas::geometry::distance_to;

    #[test]
    fn a_milestone_stands_where_a_road_ends_and_nowhere_else() {
        let (mut ends, mut stones) = (0, 0);
        for kind in catalog().kinds() {
            let plan = TilePlan::of(kind);
            let ending = |road: &&Way| {
                let segment = road.segment.map(|index| &kind.kind().segments[usize::from(index)]);
                segment.is_some_and(|segment| segment.end.is_some())
            };
            let roads: Vec<&Way> = plan.roads.iter().filter(ending).collect();
            for stone in &plan.milestones {
                let own = |road: &&&Way| distance_to(&road.line, *stone) < 0.12;
                let nearest = roads.iter().filter(own).map(|road| {
                    let end = road.line[road.line.len() - 1];
                    end.distance(*stone)
                });
                let far = nearest.fold(f32::INFINITY, f32::min);
                assert!(far < 0.48, "{kind:?}: a stone is {far} from the end of a road");
            }
            assert!(plan.milestones.len() <= roads.len(), "{kind:?}");
            let junctions = roads.iter().filter(|road| {
                let index = road.segment.map_or(0, usize::from);
                kind.kind().segments[index].end == Some(RoadEnd::Junction)
            });
            ends += junctions.count();
            stones += plan.milestones.len();
        }
        assert!(stones > ends * 9 / 10, "{stones} stones for {ends} roads to junctions");
    }
}
