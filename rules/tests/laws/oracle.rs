//! A second opinion on features: from the tiles alone, by flood fill, with a geometry of its own.
//! Slow and simple; it shares only the facts printed on the tiles with the engine.

use rules::{Board, Edge, Edit, KindId, Link, Pos, RoadEnd, Segment, SegmentKind, Spot};

/// A point of the table. The centre of cell (x, y) is (4x, 4y), the cell's rim two away from it;
/// where two tiles touch they share points.
type Point = (i32, i32);

/// The middle of the north side and then clockwise.
const MIDDLES: [Point; 4] = [(0, -2), (2, 0), (0, 2), (-2, 0)];
/// N1, N2, E1, .. W2.
const HALVES: [Point; 8] = [(-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1)];

/// A tile as it lies.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    pub kind: KindId,
    pub pos: Pos,
    pub turns: usize,
}

/// Connected segments of one kind.
#[derive(Clone, Debug)]
pub struct Blob {
    pub kind: SegmentKind,
    /// Tile number and segment index, ascending.
    pub nodes: Vec<(usize, u8)>,
    /// Points of the rim at which no other tile lies.
    pub open: usize,
}

/// Everything that lies on the table, as blobs.
pub struct Map {
    pub blobs: Vec<Blob>,
    /// By tile and segment the number of the blob.
    of: Vec<Vec<usize>>,
}

/// The tiles of a board.
pub fn tiles(board: &Board) -> Vec<Tile> {
    let tile = |placed: &rules::Placed| Tile {
        kind: placed.kind,
        pos: placed.pos,
        turns: placed.rotation.index(),
    };
    board.tiles().iter().map(tile).collect()
}

/// The points of the rim that a segment reaches. South is +y, so a clockwise turn takes (x, y) to
/// (-y, x).
fn points(tile: &Tile, segment: &'static Segment) -> impl Iterator<Item = Point> {
    let sides = segment.sides.iter().map(|side| MIDDLES[side.index()]);
    let halves = segment.halves.iter().map(|half| HALVES[half]);
    lying(*tile, sides.chain(halves))
}

/// Points of a tile as it lies.
fn lying(tile: Tile, points: impl Iterator<Item = Point>) -> impl Iterator<Item = Point> {
    let turns = tile.turns;
    let turned = move |point| (0..turns).fold(point, |(x, y): Point, _| (-y, x));
    let (x, y) = (4 * i32::from(tile.pos.x), 4 * i32::from(tile.pos.y));
    points.map(turned).map(move |(dx, dy)| (x + dx, y + dy))
}

impl Map {
    pub fn of(tiles: &[Tile], edits: &[(u16, Edit)]) -> Self {
        let rim = |tile: &Tile| {
            let (x, y) = (4 * i32::from(tile.pos.x), 4 * i32::from(tile.pos.y));
            MIDDLES.map(|(dx, dy)| (x + dx, y + dy))
        };
        let mut nodes = Vec::new();
        let mut touching: Vec<(Point, usize)> = Vec::new();
        for (number, tile) in tiles.iter().enumerate() {
            for (segment, index) in tile.kind.kind().segments.iter().zip(0..) {
                let reached = points(tile, segment);
                touching.extend(reached.map(|point| (point, nodes.len())));
                nodes.push((number, index, segment.kind));
            }
            for (_, edit) in edits {
                if let Edit::Span(over, axis) = *edit
                    && over == tile.pos
                {
                    let ends = axis.sides().map(|side| rim(tile)[side.index()]);
                    touching.extend(ends.map(|point| (point, nodes.len())));
                    let index = tile.kind.kind().segments.len() as u8;
                    nodes.push((number, index, SegmentKind::Road));
                }
            }
        }
        touching.sort_unstable();
        // An abbey closes whatever faces it (R-AM-7).
        let abbeys = tiles.iter().filter(|tile| tile.kind.kind().edges[0] == Edge::Closing);
        let closed: Vec<Point> = abbeys.flat_map(rim).collect();
        let mut open = vec![0; nodes.len()];
        let mut beside: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
        for met in touching.chunk_by(|a, b| a.0 == b.0) {
            match *met {
                [(point, _)] if closed.contains(&point) => {}
                [(_, alone)] => open[alone] += 1,
                [(point, a), (_, b)] => {
                    assert_eq!(nodes[a].2, nodes[b].2, "edges match at {point:?}");
                    beside[a].push(b);
                    beside[b].push(a);
                }
                _ => panic!("only two tiles meet at {:?}", met[0].0),
            }
        }
        // What comes to a shared edge meets both cities there (R-HS-20).
        for second in 0..nodes.len() {
            let (number, index, _) = nodes[second];
            let tile = &tiles[number];
            let Some(segment) = tile.kind.kind().segments.get(usize::from(index)) else { continue };
            let also = segment.also.iter().map(|side| MIDDLES[side.index()]);
            for point in lying(*tile, also) {
                let there =
                    touching.iter().filter(|(at, other)| *at == point && nodes[*other].0 != number);
                let there: Vec<usize> = there.map(|(_, other)| *other).collect();
                open[second] += usize::from(there.is_empty() && !closed.contains(&point));
                for other in there {
                    beside[second].push(other);
                    beside[other].push(second);
                }
            }
        }
        // A mouth is open until it is linked with another (R-TU-3, R-TU-4).
        let mouth = |&(tile, index, _): &(usize, u8, _)| {
            let segments = &tiles[tile].kind.kind().segments;
            segments.get(usize::from(index)).is_some_and(|road| road.end == Some(RoadEnd::Tunnel))
        };
        for node in (0..nodes.len()).filter(|&node| mouth(&nodes[node])) {
            open[node] += 1;
        }
        let number = |spot: Spot| {
            let named = |&(tile, index, _): &(usize, u8, _)| {
                (tiles[tile].pos, index) == (spot.pos, spot.segment)
            };
            nodes.iter().position(named).expect("an edit names what lies")
        };
        for (_, edit) in edits {
            let Edit::Link(Link { from, to, movable: false }) = *edit else { continue };
            let (a, b) = (number(from), number(to));
            open[a] -= 1;
            open[b] -= 1;
            beside[a].push(b);
            beside[b].push(a);
        }
        // Of each lake only the last ferry (R-FR-7).
        for (later, (_, edit)) in edits.iter().enumerate() {
            let Edit::Link(Link { from, to, movable: true }) = *edit else { continue };
            let again = |(_, other): &(u16, Edit)| matches!(other, Edit::Link(other) if other.movable && other.from.pos == from.pos);
            if !edits[later + 1..].iter().any(again) {
                let (a, b) = (number(from), number(to));
                beside[a].push(b);
                beside[b].push(a);
            }
        }
        let unseen = |tile: &Tile| vec![usize::MAX; tile.kind.kind().segments.len() + 1];
        let mut of: Vec<Vec<usize>> = tiles.iter().map(unseen).collect();
        let mut blobs: Vec<Blob> = Vec::new();
        for (node, &(tile, index, kind)) in nodes.iter().enumerate() {
            if of[tile][usize::from(index)] != usize::MAX {
                continue;
            }
            let mut blob = Blob { kind, nodes: Vec::new(), open: 0 };
            let mut waiting = vec![node];
            while let Some(node) = waiting.pop() {
                let (tile, index, _) = nodes[node];
                let label = &mut of[tile][usize::from(index)];
                if *label == usize::MAX {
                    *label = blobs.len();
                    blob.nodes.push((tile, index));
                    blob.open += open[node];
                    waiting.extend(&beside[node]);
                }
            }
            blob.nodes.sort_unstable();
            blobs.push(blob);
        }
        for (_, edit) in edits {
            if let Edit::Convert(spot) = *edit {
                let (tile, index, _) = nodes[number(spot)];
                blobs[of[tile][usize::from(index)]].kind = SegmentKind::Castle;
            }
        }
        Self { blobs, of }
    }

    /// The blob of a segment.
    pub fn blob(&self, tile: usize, segment: u8) -> usize {
        self.of[tile][usize::from(segment)]
    }
}

/// How many of the eight cells around are filled.
pub fn filled_around(tiles: &[Tile], pos: Pos) -> usize {
    let near = |tile: &&Tile| {
        let (dx, dy) = (tile.pos.x - pos.x, tile.pos.y - pos.y);
        (dx, dy) != (0, 0) && dx.abs() <= 1 && dy.abs() <= 1
    };
    tiles.iter().filter(near).count()
}

/// Whether a road, city, cloister, garden or hut is complete.
pub fn complete(tiles: &[Tile], blob: &Blob) -> bool {
    match blob.kind {
        SegmentKind::City | SegmentKind::Road => blob.open == 0,
        SegmentKind::Cloister | SegmentKind::Garden | SegmentKind::Hut => {
            filled_around(tiles, tiles[blob.nodes[0].0].pos) == 8
        }
        _ => false,
    }
}
