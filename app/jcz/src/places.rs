//! That program's names for places on the board.

use rules::{At, Board, Figure, Halves, Placed, Pos, SegmentKind, Sides, Spot};
use serde_json::{Value, json};

use crate::{expansions, tiles};

/// The names of groups of sides: north is 1, east 2, south 4, west 8.
const SIDES: [&str; 16] =
    ["", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"];
/// The names of halves in our order: left and right are seen from the middle.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
/// The middle of a tile, and the second field of a tile that reaches no edge.
const INSIDE: [&str; 2] = ["I", "II"];
/// Where an abbot lies on a special monastery.
const LYING: &str = "AS_ABBOT";

/// A cell.
pub(crate) fn cell(pos: Pos) -> Value {
    json!([pos.x, pos.y])
}

/// A tile on the board, as a setup lists it.
pub(crate) fn tile(placed: &Placed) -> Option<Value> {
    let (Pos { x, y }, rotation) = (placed.pos, placed.rotation.degrees());
    Some(json!({ "tile": tiles::id(placed.kind)?, "x": x, "y": y, "rotation": rotation }))
}

/// A place of this kind within a cell.
pub(crate) fn inside(pos: Pos, feature: &str) -> Value {
    named(pos, feature, INSIDE[0])
}

/// A place by its name.
pub(crate) fn named(pos: Pos, feature: &str, location: &str) -> Value {
    json!({ "position": cell(pos), "location": location, "feature": feature })
}

/// Where a figure stands.
pub(crate) fn place(board: &Board, at: At) -> Option<Value> {
    match at.spot() {
        Some(spot) => pointer(board, spot),
        None => expansions::first(|dialect| (dialect.place)(board, at)),
    }
}

/// A figure where it stands, by its name.
pub(crate) fn figure(board: &Board, figure: Figure, name: &str) -> Option<Value> {
    Some(json!({ "featurePointer": place(board, figure.at)?, "meepleId": name }))
}

/// A segment.
pub(crate) fn pointer(board: &Board, spot: Spot) -> Option<Value> {
    let (placed, segment) = board.tile_at(spot.pos).zip(board.segment(spot))?;
    let is_inside = |field: &Halves| field.is_empty();
    let is_castle = board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
    let sides = || SIDES[number(segment.sides.turned(placed.rotation))].to_owned();
    let (feature, location) = match segment.kind {
        SegmentKind::City if is_castle => ("Castle", sides()),
        SegmentKind::City => ("City", sides()),
        SegmentKind::Road => ("Road", sides()),
        SegmentKind::Cloister => ("Monastery", INSIDE[0].to_owned()),
        SegmentKind::Pallet => ("Monastery", LYING.to_owned()),
        SegmentKind::Garden => ("Garden", INSIDE[0].to_owned()),
        SegmentKind::Hut => ("YagaHut", INSIDE[0].to_owned()),
        SegmentKind::Field if is_inside(&segment.halves) => {
            let before = placed.tile().segments.iter().take(spot.segment.into());
            let fields = before.filter(|other| other.kind == SegmentKind::Field);
            let number = fields.filter(|other| is_inside(&other.halves)).count();
            ("Field", (*INSIDE.get(number)?).to_owned())
        }
        SegmentKind::Field => ("Field", halves(segment.halves.turned(placed.rotation))),
        _ => return None,
    };
    (!location.is_empty()).then(|| named(spot.pos, feature, &location))
}

/// Two roads of a tile as one.
pub(crate) fn across(board: &Board, from: Spot, to: Spot) -> Option<Value> {
    let placed = board.tile_at(from.pos)?;
    let ends = [board.segment(from)?, board.segment(to)?];
    let ends = ends.map(|road| number(road.sides.turned(placed.rotation)));
    Some(named(from.pos, "Road", SIDES.get(ends.iter().sum::<usize>())?))
}

fn number(sides: Sides) -> usize {
    sides.iter().map(|side| 1 << side.index()).sum()
}

fn halves(halves: Halves) -> String {
    halves.iter().map(|half| HALVES[half]).collect::<Vec<_>>().join(".")
}
