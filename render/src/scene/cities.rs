//! What makes a city look otherwise than its tiles: it is finished, or so large that it has a
//! skyline, or its hall has to stand somewhere.

use rules::{Board, FeatureId, Node, Pos, SegmentKind, Spot};

use super::Scene;
use crate::art::CityMarks;
use crate::plan::TilePlan;

/// A city of this many tiles is large, and one of this many has a skyline.
const LARGE: usize = 4;
const GRAND: usize = 8;

/// The segments of finished cities.
pub(super) fn finished(board: &Board) -> Vec<Spot> {
    let cities = board.features_of(SegmentKind::City).into_iter();
    let finished = cities.filter(|&city| board.is_complete(city));
    let nodes = finished.flat_map(|city| board.nodes(city));
    let mut spots: Vec<Spot> = nodes.map(|node| board.spot(node)).collect();
    spots.sort_unstable();
    spots
}

/// The segments of cities with a skyline.
pub(super) fn grand(board: &Board) -> Vec<Spot> {
    let cities = board.features_of(SegmentKind::City).into_iter();
    let grand = cities.map(|city| nodes(board, city)).filter(|nodes| tiles(nodes) >= GRAND);
    let mut spots: Vec<Spot> = grand.flatten().map(|node| board.spot(node)).collect();
    spots.sort_unstable();
    spots
}

/// The segments of a city in the order in which they were laid.
fn nodes(board: &Board, city: FeatureId) -> Vec<Node> {
    let mut nodes: Vec<Node> = board.nodes(city).collect();
    nodes.sort_unstable();
    nodes
}

/// On how many tiles they are.
fn tiles(nodes: &[Node]) -> usize {
    nodes.chunk_by(|one, next| one.tile == next.tile).count()
}

/// Where the halls of large cities stand that have no landmark by a single tile of theirs.
pub(super) fn halls(board: &Board) -> Vec<Spot> {
    let cities = board.features_of(SegmentKind::City).into_iter();
    let mut halls: Vec<Spot> = cities.filter_map(|city| hall(board, city)).collect();
    halls.sort_unstable();
    halls
}

/// On the tile that was laid first, of those with room for it: so it stays when the city grows.
fn hall(board: &Board, city: FeatureId) -> Option<Spot> {
    let nodes = nodes(board, city);
    if tiles(&nodes) < LARGE {
        return None;
    }
    let spots = nodes.into_iter().map(|node| board.spot(node));
    let mut site = None;
    for spot in spots {
        let plan = TilePlan::of(board.tile_at(spot.pos)?.kind);
        let Some(own) = plan.cities.iter().find(|own| own.segment == spot.segment) else {
            continue;
        };
        if own.hall.is_some() || own.cathedral.is_some() {
            return None;
        }
        site = site.or(own.site.map(|_| spot));
    }
    site
}

impl Scene {
    /// What the cities around a tile are.
    pub(crate) fn cities_on(&self, pos: Pos) -> CityMarks {
        let of = |spots: &[Spot]| {
            let first = spots.partition_point(|spot| *spot < Spot { pos, segment: 0 });
            let own = spots[first..].iter().take_while(|spot| spot.pos == pos);
            own.fold(0, |set, spot| set | CityMarks::bit(spot.segment))
        };
        CityMarks { finished: of(&self.finished), grand: of(&self.grand), halls: of(&self.halls) }
    }
}
