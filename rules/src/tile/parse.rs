//! The parser of tile files. The grammar stands at the top of each file.

use thiserror::Error;

use super::{Edge, Marks, Segment, Tags, TileKind};
use crate::geometry::{Halves, Rotation, Side, Sides};
use crate::vocabulary::{Mark, RoadEnd, SegmentKind, Tag};

/// Most segments of a tile: as many as the bit sets of segments can hold.
pub(crate) const MAX_SEGMENTS: usize = u16::BITS as usize;

/// A tile file that does not follow the grammar.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("tile file, line {line}: {problem}")]
pub struct TileSyntaxError {
    /// Line number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// Reads the kinds of a tile file.
///
/// # Errors
/// [`TileSyntaxError`] names the first line that does not follow the grammar.
pub fn parse(text: &'static str) -> Result<Vec<TileKind>, TileSyntaxError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(index, line)| {
            kind(line).map_err(|problem| TileSyntaxError { line: index + 1, problem })
        })
        .collect()
}

fn kind(line: &'static str) -> Result<TileKind, String> {
    let (id, line) = word(line).ok_or("the id is missing")?;
    let (copies, line) = word(line).ok_or("the number of copies is missing")?;
    let copies = copies.parse().map_err(|_| format!("{copies} is no number of copies"))?;
    Ok(TileKind { id, copies, ..described(line)? })
}

/// The first word and what follows it.
fn word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// Reads what follows the id and the number of copies: edges, segments, marks, links.
pub(super) fn described(text: &str) -> Result<TileKind, String> {
    let (text, links) = text.split_once('~').unwrap_or((text, ""));
    let (text, marks) = text.split_once('!').unwrap_or((text, ""));
    let (rim_text, rest) = word(text).ok_or("the edges are missing")?;
    let edges = edges(rim_text)?;
    let rest = rest.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut segments = Vec::new();
    for text in rest.split("; ").filter(|&text| text != "-") {
        segments.push(segment(text, &segments)?);
        if segments.len() > MAX_SEGMENTS {
            return Err(format!("more than {MAX_SEGMENTS} segments"));
        }
    }
    let (start, marks, in_block) = read_marks(marks)?;
    let links = links
        .split_whitespace()
        .map(|group| link(group, &segments))
        .collect::<Result<Vec<_>, _>>()?;
    let rivers = segments.iter().filter(|segment| segment.kind == SegmentKind::River);
    let mut river = Sides::NONE;
    rivers.flat_map(|segment| segment.sides.iter()).for_each(|side| river.insert(side));
    let mut kind = TileKind {
        id: "",
        copies: 1,
        edges,
        start,
        marks,
        in_block,
        links,
        packed: Rotation::ALL.map(|rotation| rim(edges, rotation)),
        fits: [[Side::N, Side::S], [Side::E, Side::W]].map(|sides| fits(edges, sides)),
        by_side: [None; 4],
        by_half: [None; 8],
        river,
        rivers: segments.iter().any(|segment| segment.kind == SegmentKind::River),
        inner: edges == [Edge::Seam; 4],
        building: first(&segments, |kind| kind == SegmentKind::Cloister),
        centre: first(&segments, SegmentKind::is_surrounded),
        segments,
    };
    index_rim(&mut kind)?;
    Ok(kind)
}

/// The index of the first segment of a kind.
fn first(segments: &[Segment], wanted: impl Fn(SegmentKind) -> bool) -> Option<u8> {
    segments.iter().position(|segment| wanted(segment.kind)).map(|index| index as u8)
}

/// The number of copies that may be the start tile, the marks, and the cell within a block.
type ReadMarks = (u8, Marks, Option<(i16, i16)>);

fn read_marks(text: &str) -> Result<ReadMarks, String> {
    let (mut start, mut marks, mut in_block) = (0, Marks::default(), None);
    for word in text.split_whitespace() {
        let cell = word.strip_prefix("at=").and_then(|cell| cell.split_once('.'));
        match (word, Mark::named(word), cell) {
            ("start=1of4", ..) => start = 1,
            (_, Some(mark), _) => marks.0 |= 1 << mark as u32,
            (_, _, Some((column, row))) => {
                let number = |text: &str| text.parse().map_err(|_| format!("{word} is no cell"));
                in_block = Some((number(column)?, number(row)?));
            }
            _ => return Err(format!("mark {word} is unknown")),
        }
    }
    Ok((start, marks, in_block))
}

fn edges(text: &str) -> Result<[Edge; 4], String> {
    let edges = text.chars().map(|letter| match letter {
        'F' => Ok(Edge::Field),
        'R' => Ok(Edge::Road),
        'C' => Ok(Edge::City),
        'V' => Ok(Edge::River),
        'X' => Ok(Edge::Seam),
        '*' => Ok(Edge::Closing),
        _ => Err(format!("edge {letter} is unknown")),
    });
    let edges = edges.collect::<Result<Vec<_>, _>>()?;
    edges.try_into().map_err(|_| format!("{text} are not four edges"))
}

fn rim(edges: [Edge; 4], rotation: Rotation) -> u32 {
    let of = |side: Side| edges[side.unturned(rotation).index()].bits() << (8 * side.index());
    Side::ALL.into_iter().map(of).sum()
}

/// The rotations in which a tile meets two edges on opposite sides ([`TileKind::fits`]).
fn fits(edges: [Edge; 4], sides: [Side; 2]) -> [u8; 64] {
    let shows = |side: Side, place: usize, rotation: Rotation| {
        let edge = edges[side.unturned(rotation).index()];
        place == usize::from(Edge::WHATEVER) || edge.bits() & 1 << place != 0
    };
    std::array::from_fn(|place| {
        let meets = |rotation: Rotation| {
            shows(sides[0], place / 8, rotation) && shows(sides[1], place % 8, rotation)
        };
        let fitting = Rotation::ALL.into_iter().filter(|&rotation| meets(rotation));
        fitting.map(|rotation| 1 << rotation.index()).sum()
    })
}

fn segment(text: &str, before: &[Segment]) -> Result<Segment, String> {
    let mut words = text.split_whitespace().peekable();
    let kind = match words.next() {
        Some("city") => SegmentKind::City,
        Some("road") => SegmentKind::Road,
        Some("river") => SegmentKind::River,
        Some("field") => SegmentKind::Field,
        Some("cloister") => SegmentKind::Cloister,
        Some("garden") => SegmentKind::Garden,
        other => {
            return Err(format!("segment {} is unknown", other.unwrap_or("without a kind")));
        }
    };
    let mut segment = Segment {
        kind,
        sides: Sides::NONE,
        halves: Halves::default(),
        pennants: 0,
        tags: Tags::default(),
        end: None,
        mouths: Sides::NONE,
        touches: 0,
    };
    if !kind.is_surrounded() {
        let reach = words.next().ok_or(format!("{text}: where it reaches the rim is missing"))?;
        reaches(&mut segment, reach)?;
    }
    for tag in words {
        tagged(&mut segment, tag, before)?;
    }
    Ok(segment)
}

fn reaches(segment: &mut Segment, reach: &str) -> Result<(), String> {
    for place in reach.split(',').filter(|&place| place != "-") {
        let side = Side::ALL.into_iter().find(|side| format!("{side:?}") == place);
        let half = Halves::NAMES.iter().position(|&name| name == place);
        match (segment.kind, side, half) {
            (SegmentKind::Field, None, Some(half)) => segment.halves.insert(half),
            (SegmentKind::City | SegmentKind::Road | SegmentKind::River, Some(side), None) => {
                segment.sides.insert(side);
            }
            _ => return Err(format!("{place} is no place on the rim for it")),
        }
    }
    Ok(())
}

fn tagged(segment: &mut Segment, tag: &str, before: &[Segment]) -> Result<(), String> {
    match tag.split_once('=').unwrap_or((tag, "")) {
        ("pennant", number) => {
            segment.pennants = number.parse().map_err(|_| format!("{tag} has no number"))?;
        }
        (end, sides) if !sides.is_empty() && RoadEnd::named(end).is_some_and(RoadEnd::goes_on) => {
            let named = |side: &Side| sides.split('+').any(|name| format!("{side:?}") == name);
            Side::ALL
                .iter()
                .filter(|side| named(side))
                .for_each(|&side| segment.mouths.insert(side));
        }
        ("end" | "goods", name) | (name, "") => match (Tag::named(name), RoadEnd::named(name)) {
            (_, Some(end)) if segment.kind == SegmentKind::Road && tag.starts_with("end=") => {
                segment.end = Some(end);
            }
            (Some(tag), _) => segment.tags.insert(tag),
            _ => segment.touches |= 1 << nth(SegmentKind::City, name, 'c', before)?,
        },
        _ => return Err(format!("tag {tag} is unknown")),
    }
    Ok(())
}

/// The index of the segment with a name like `c2` (second city) or `r1` (first road).
fn nth(kind: SegmentKind, name: &str, letter: char, among: &[Segment]) -> Result<usize, String> {
    let number = name.strip_prefix(letter).and_then(|number| number.parse::<usize>().ok());
    let of_kind = |(_, segment): &(usize, &Segment)| segment.kind == kind;
    number
        .and_then(|number| among.iter().enumerate().filter(of_kind).nth(number.checked_sub(1)?))
        .map(|(index, _)| index)
        .ok_or(format!("{name} names no segment"))
}

fn link(group: &str, segments: &[Segment]) -> Result<u16, String> {
    let mut set = 0;
    for name in group.split('+') {
        let index = match name.chars().next() {
            Some('c') => nth(SegmentKind::City, name, 'c', segments)?,
            Some('r') => nth(SegmentKind::Road, name, 'r', segments)?,
            Some('k') => nth(SegmentKind::Cloister, name, 'k', segments)?,
            _ => return Err(format!("{name} names no segment")),
        };
        set |= 1 << index;
    }
    Ok(set)
}

/// Records which segment reaches each side and half, and checks the rim against the edges.
fn index_rim(kind: &mut TileKind) -> Result<(), String> {
    for (index, segment) in kind.segments.iter().enumerate() {
        for side in segment.sides.iter() {
            if kind.by_side[side.index()].replace(index as u8).is_some() {
                return Err(format!("two segments reach {side:?}"));
            }
        }
        for half in segment.halves.iter() {
            if kind.by_half[half].replace(index as u8).is_some() {
                return Err(format!("two fields reach {}", Halves::NAMES[half]));
            }
        }
    }
    for side in Side::ALL {
        let edge = kind.edges[side.index()];
        let there = kind.by_side[side.index()].map(|index| kind.segments[index as usize].kind);
        let halves = [2 * side.index(), 2 * side.index() + 1].map(|half| kind.by_half[half]);
        let fits = match edge {
            Edge::City => there == Some(SegmentKind::City) && halves == [None; 2],
            Edge::Road => there == Some(SegmentKind::Road) && !halves.contains(&None),
            Edge::River => there == Some(SegmentKind::River) && !halves.contains(&None),
            Edge::Field => there.is_none() && !halves.contains(&None),
            Edge::Seam => there.is_none(),
            Edge::Closing => there.is_none() && halves == [None; 2],
        };
        if !fits {
            return Err(format!("the segments do not fit the edge {edge:?} on {side:?}"));
        }
    }
    Ok(())
}
