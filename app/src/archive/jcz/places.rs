//! That program's names for places on the board.

use rules::{Board, Halves, Placed, Pos, SegmentKind, Sides, Spot};
use serde_json::{Value, json};

/// The names of groups of sides: north is 1, east 2, south 4, west 8.
const SIDES: [&str; 16] =
    ["", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"];
/// The names of halves in our order: left and right are seen from the middle.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
/// The middle of a tile, and the second field of a tile that reaches no edge.
const INSIDE: [&str; 2] = ["I", "II"];

/// A cell.
pub(super) fn cell(pos: Pos) -> Value {
    json!([pos.x, pos.y])
}

/// A tile on the board, as a setup lists it.
pub(super) fn tile(placed: &Placed) -> Option<Value> {
    let (Pos { x, y }, rotation) = (placed.pos, placed.rotation.degrees());
    Some(json!({ "tile": placed.kind.in_jcz()?, "x": x, "y": y, "rotation": rotation }))
}

/// Where a figure stands.
pub(super) fn pointer(board: &Board, spot: Spot) -> Option<Value> {
    let (placed, segment) = board.tile_at(spot.pos).zip(board.segment(spot))?;
    let is_inside = |field: &Halves| field.is_empty();
    let (feature, location) = match segment.kind {
        SegmentKind::City => ("City", sides(segment.sides.turned(placed.rotation))),
        SegmentKind::Road => ("Road", sides(segment.sides.turned(placed.rotation))),
        SegmentKind::Cloister => ("Monastery", INSIDE[0].to_owned()),
        SegmentKind::Garden => ("Garden", INSIDE[0].to_owned()),
        SegmentKind::Field if is_inside(&segment.halves) => {
            let before = placed.tile().segments.iter().take(spot.segment.into());
            let fields = before.filter(|other| other.kind == SegmentKind::Field);
            let number = fields.filter(|other| is_inside(&other.halves)).count();
            ("Field", (*INSIDE.get(number)?).to_owned())
        }
        SegmentKind::Field => ("Field", halves(segment.halves.turned(placed.rotation))),
        _ => return None,
    };
    if location.is_empty() {
        return None;
    }
    Some(json!({ "position": cell(spot.pos), "location": location, "feature": feature }))
}

fn sides(sides: Sides) -> String {
    SIDES[sides.iter().map(|side| 1 << side.index()).sum::<usize>()].to_owned()
}

fn halves(halves: Halves) -> String {
    halves.iter().map(|half| HALVES[half]).collect::<Vec<_>>().join(".")
}
