//! The names of tiles: a tile is named after what is printed on it, so a new set has names from its
//! first day.

use rules::{KindId, Mark, RoadEnd, Segment, SegmentKind, Side, Sides, Tag, TileKind};
use text::{Phrase, Text, phrase};

use crate::expansions::{self, PrintedThing};

/// Something printed on a tile, and how many times.
type ListPart = (&'static str, usize);

/// What is printed on a tile: "a city edge with a curve and a volcano".
pub fn tile(text: &Text, kind: KindId) -> Phrase {
    printed(text, kind.kind())
}

/// The same for a tile that is not in a game.
pub fn printed(text: &Text, kind: &TileKind) -> Phrase {
    let mut parts: Vec<Phrase> =
        parts(kind).into_iter().map(|(key, count)| phrase!(text, key, count = count)).collect();
    if parts.is_empty() {
        parts.push(phrase!(text, "tile-meadow"));
    }
    let first = parts.remove(0);
    if parts.is_empty() {
        return first;
    }
    phrase!(text, "tile-with", first = first, rest = Phrase::list(text, parts))
}

/// The parts of a tile's name, most striking first.
fn parts(kind: &TileKind) -> Vec<ListPart> {
    let segments = &kind.segments;
    let of = |wanted: SegmentKind| segments.iter().filter(move |s| s.kind == wanted);
    if kind.marks.has(Mark::Carcassonne) {
        return vec![("tile-carcassonne", 1)];
    }
    let mut parts = Vec::new();
    if let Some(building) = of(SegmentKind::Cloister).next() {
        let key = expansions::first(|profile| (profile.segment)(building));
        parts.push((key.map_or("tile-cloister", |(_, key)| key), 1));
    }
    count_shapes(&mut parts, of(SegmentKind::City), city);
    roads(&mut parts, &of(SegmentKind::Road).collect::<Vec<_>>());
    count_shapes(&mut parts, of(SegmentKind::River), river);
    match of(SegmentKind::City).map(|city| usize::from(city.pennants)).sum() {
        0 => {}
        pennants => parts.push(("tile-pennant", pennants)),
    }
    let printed = || expansions::ALL.iter().flat_map(|profile| profile.prints);
    let on_segments = printed().filter(|(print, _)| !matches!(print, PrintedThing::Mark(_)));
    let elsewhere = printed().filter(|(print, _)| matches!(print, PrintedThing::Mark(_)));
    let there = on_segments.chain(elsewhere).filter(|(print, _)| print.is_on(kind));
    parts.extend(there.map(|(_, key)| (*key, 1)));
    parts
}

/// Counts the segments of each shape, in the order the shapes occur.
fn count_shapes<'a>(
    parts: &mut Vec<ListPart>,
    segments: impl Iterator<Item = &'a Segment>,
    shape: fn(&Segment) -> &'static str,
) {
    for segment in segments {
        let key = shape(segment);
        match parts.iter_mut().find(|(known, _)| *known == key) {
            Some((_, count)) => *count += 1,
            None => parts.push((key, 1)),
        }
    }
}

fn is_straight(sides: Sides) -> bool {
    sides.len() == 2 && sides.contains(Side::N) == sides.contains(Side::S)
}

fn city(city: &Segment) -> &'static str {
    match city.sides.len() {
        0 | 1 => "tile-city-edge",
        2 if is_straight(city.sides) => "tile-city-passage",
        2 => "tile-city-corner",
        3 => "tile-city-three",
        _ => "tile-city-full",
    }
}

/// Names roads that meet as one.
fn roads(parts: &mut Vec<ListPart>, roads: &[&Segment]) {
    let goes_round = roads.iter().any(|road| road.tags.has(Tag::Roundabout));
    match roads.iter().filter(|road| road.end == Some(RoadEnd::Junction)).count() {
        1 if goes_round => parts.push(("tile-road-roundabout-end", 1)),
        3 => parts.push(("tile-road-junction", 1)),
        4 => parts.push(("tile-road-crossing", 1)),
        _ => count_shapes(parts, roads.iter().copied(), road),
    }
}

fn road(road: &Segment) -> &'static str {
    match road.sides.len() {
        0 | 1 => {
            let end = expansions::first(|profile| (profile.segment)(road));
            end.map_or("tile-road-end", |(_, key)| key)
        }
        2 if is_straight(road.sides) => "tile-road-straight",
        2 => "tile-road-curve",
        _ => "tile-road-roundabout",
    }
}

fn river(river: &Segment) -> &'static str {
    if river.tags.has(Tag::Spring) {
        "tile-river-spring"
    } else if river.tags.has(Tag::Lake) {
        "tile-river-lake"
    } else if river.tags.has(Tag::Fork) {
        "tile-river-fork"
    } else if is_straight(river.sides) {
        "tile-river-straight"
    } else {
        "tile-river-bend"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_every_set_has_a_name_made_of_sentences_that_exist() {
        let text = Text::of("en");
        for kind in rules::catalog().kinds() {
            for (key, _) in parts(kind.kind()) {
                assert!(text.has(key), "{key} for {kind:?}");
            }
            let name = tile(text, kind).to_string();
            assert!(name.len() > 3 && !name.contains(['{', '_']), "{kind:?}: {name}");
            assert!(name.chars().count() <= 90, "{kind:?}: {name}");
        }
    }

    #[test]
    fn a_tile_is_named_by_what_is_printed_on_it() {
        let text = Text::of("en");
        let cases = [
            ("base/B", "a cloister"),
            ("base/A", "a cloister with a road end"),
            ("base/V", "a curve"),
            ("base/O", "a city corner with a curve and a pennant"),
            ("base/X", "a crossroads"),
            ("base/F", "a city passage with a pennant"),
            ("am/01", "a city on all sides with two pennants"),
            ("am/11", "a roundabout"),
            ("ru/02", "a three-way roundabout with the end of a fourth road"),
            ("cult/05", "a shrine with two road ends"),
            ("tb/24", "two straight roads"),
            ("pd/02", "two curves with a magic portal"),
            ("pd/10", "a city edge with a city corner, a pennant and a princess"),
            ("tunnel/03", "two tunnel mouths"),
            ("siege/01", "a city edge with besiegers"),
            ("tower/02", "a tower foundation"),
            ("bcb/06", "a bazaar"),
            ("river2/03", "the lake with a volcano"),
            ("abbey/01", "an abbey"),
        ];
        for (id, name) in cases {
            let kind = KindId::named(id).unwrap_or_else(|| panic!("there is a tile {id}"));
            assert_eq!(tile(text, kind).to_string(), name, "{id}");
        }
    }
}
