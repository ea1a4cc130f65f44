//! The parser of tile files. The grammar stands at the top of each file.

use thiserror::Error;

use super::{Edge, Marks, Segment, Tags, TileKind};
use crate::geometry::{Halves, Rotation, Side, Sides};
use crate::vocabulary::{Mark, RoadEnd, SegmentKind, Tag};

/// Most segments of a tile: as many as the bit sets of segments can hold.
pub const MAX_SEGMENTS: usize = u16::BITS as usize;

/// A tile file that does not follow the grammar.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("tile file, line {line}: {problem}")]
pub struct TileSyntaxError {
    /// Line number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: TileSlip,
}

/// What does not follow the grammar, with the words in question.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum TileSlip {
    /// The description is longer than a tile could need.
    #[error("the description is too long")]
    TooLong,
    /// Nothing says what the edges are.
    #[error("the edges are missing")]
    NoEdges,
    /// There are more or fewer than four edges.
    #[error("{0} are not four edges")]
    NotFourEdges(String),
    /// A letter that stands for no edge.
    #[error("edge {0} is unknown")]
    Edge(String),
    /// More segments than a tile can have.
    #[error("more than {MAX_SEGMENTS} segments")]
    ManySegments,
    /// A word that is no mark.
    #[error("mark {0} is unknown")]
    Mark(String),
    /// A word that lacks a number, or has a wrong one.
    #[error("{0} has no valid number")]
    Number(String),
    /// A kind of segment that does not exist.
    #[error("segment {0} is unknown")]
    Segment(String),
    /// A segment without the part of the rim that it reaches.
    #[error("{0}: where it reaches the rim is missing")]
    NoReach(String),
    /// No part of the rim, or none for this kind of segment.
    #[error("{0} is no place on the rim for it")]
    Reach(String),
    /// A word that says nothing about a segment.
    #[error("tag {0} is unknown")]
    Tag(String),
    /// A name that no segment has.
    #[error("{0} names no segment")]
    Name(String),
    /// A side, or half of one, that two segments reach.
    #[error("two segments reach {0}")]
    Twice(String),
    /// A side where the segments do not match the edge.
    #[error("the segments do not fit the edge on {0}")]
    Mismatch(String),
}

impl TileSlip {
    /// The words in question; empty if it is about the whole description.
    pub fn word(&self) -> &str {
        match self {
            Self::TooLong | Self::NoEdges | Self::ManySegments => "",
            Self::NotFourEdges(word)
            | Self::Edge(word)
            | Self::Mark(word)
            | Self::Number(word)
            | Self::Segment(word)
            | Self::NoReach(word)
            | Self::Reach(word)
            | Self::Tag(word)
            | Self::Name(word)
            | Self::Twice(word)
            | Self::Mismatch(word) => word,
        }
    }
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

fn kind(line: &'static str) -> Result<TileKind, TileSlip> {
    let (id, line) = word(line).ok_or(TileSlip::NoEdges)?;
    let (copies, line) = word(line).ok_or(TileSlip::NoEdges)?;
    let copies = copies.parse().map_err(|_| TileSlip::Number(copies.to_owned()))?;
    Ok(TileKind { id, copies, ..described(line)? })
}

/// The first word and what follows it.
fn word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// Reads what follows the id and the number of copies: edges, segments, marks, links.
pub(super) fn described(text: &str) -> Result<TileKind, TileSlip> {
    let (text, links) = text.split_once('~').unwrap_or((text, ""));
    let (text, marks) = text.split_once('!').unwrap_or((text, ""));
    let (rim_text, rest) = word(text).ok_or(TileSlip::NoEdges)?;
    let edges = edges(rim_text)?;
    let rest = rest.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut segments = Vec::new();
    for text in rest.split("; ").filter(|&text| text != "-" && !rest.is_empty()) {
        segments.push(segment(text, &segments)?);
        if segments.len() > MAX_SEGMENTS {
            return Err(TileSlip::ManySegments);
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
        shared: None,
        river,
        rivers: segments.iter().any(|segment| segment.kind == SegmentKind::River),
        inner: edges == [Edge::Seam; 4],
        building: first(&segments, |kind| kind == SegmentKind::Cloister),
        centre: first(&segments, SegmentKind::is_surrounded),
        lying: first(&segments, |kind| kind.is_place() && kind.lies_down()),
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

fn read_marks(text: &str) -> Result<ReadMarks, TileSlip> {
    let (mut start, mut marks, mut in_block) = (0, Marks::default(), None);
    for word in text.split_whitespace() {
        let cell = word.strip_prefix("at=").and_then(|cell| cell.split_once('.'));
        match (word, word.parse::<Mark>(), cell) {
            ("start=1of4", ..) => start = 1,
            (_, Ok(mark), _) => marks.0 |= 1 << mark as u64,
            (_, _, Some((column, row))) => {
                let number =
                    |text: &str| text.parse().map_err(|_| TileSlip::Number(word.to_owned()));
                in_block = Some((number(column)?, number(row)?));
            }
            _ => return Err(TileSlip::Mark(word.to_owned())),
        }
    }
    Ok((start, marks, in_block))
}

fn edges(text: &str) -> Result<[Edge; 4], TileSlip> {
    let edges = text.chars().map(|letter| match letter {
        'F' => Ok(Edge::Field),
        'R' => Ok(Edge::Road),
        'C' => Ok(Edge::City),
        'V' => Ok(Edge::River),
        'X' => Ok(Edge::Seam),
        '*' => Ok(Edge::Closing),
        _ => Err(TileSlip::Edge(letter.to_string())),
    });
    let edges = edges.collect::<Result<Vec<_>, _>>()?;
    edges.try_into().map_err(|_| TileSlip::NotFourEdges(text.to_owned()))
}

fn rim(edges: [Edge; 4], rotation: Rotation) -> u32 {
    let of = |side: Side| edges[side.unturned(rotation).index()].bits() << (8 * side.index());
    Side::ALL.into_iter().map(of).sum()
}

/// The rotations in which a tile meets two edges on opposite sides ([`TileKind::fits`]).
fn fits(edges: [Edge; 4], sides: [Side; 2]) -> [u8; 64] {
    // Those in which it meets one edge on each of the sides.
    let meeting: [[u8; 8]; 2] = sides.map(|side| {
        std::array::from_fn(|place| {
            let meets = |rotation: &Rotation| {
                let edge = edges[side.unturned(*rotation).index()];
                place == usize::from(Edge::WHATEVER) || edge.bits() & 1 << place != 0
            };
            let fitting = Rotation::ALL.into_iter().filter(meets);
            fitting.map(|rotation| 1 << rotation.index()).sum()
        })
    });
    std::array::from_fn(|place| meeting[0][place / 8] & meeting[1][place % 8])
}

fn segment(text: &str, before: &[Segment]) -> Result<Segment, TileSlip> {
    let mut words = text.split_whitespace().peekable();
    let name = words.next().unwrap_or(text);
    let kind = SegmentKind::printed(name).ok_or_else(|| TileSlip::Segment(name.to_owned()))?;
    let mut segment = Segment {
        kind,
        sides: Sides::NONE,
        halves: Halves::default(),
        pennants: 0,
        tags: Tags::default(),
        end: None,
        mouths: Sides::NONE,
        also: Sides::NONE,
        touches: 0,
    };
    if !kind.is_place() {
        let reach = words.next().ok_or_else(|| TileSlip::NoReach(text.to_owned()))?;
        reaches(&mut segment, reach)?;
    }
    for tag in words {
        tagged(&mut segment, tag, before)?;
    }
    Ok(segment)
}

fn reaches(segment: &mut Segment, reach: &str) -> Result<(), TileSlip> {
    for place in reach.split(',').filter(|&place| place != "-") {
        let side = Side::named(place);
        let half = Halves::NAMES.iter().position(|&name| name == place);
        match (segment.kind, side, half) {
            (SegmentKind::Field, None, Some(half)) => segment.halves.insert(half),
            (SegmentKind::City | SegmentKind::Road | SegmentKind::River, Some(side), None) => {
                segment.sides.insert(side);
            }
            _ => return Err(TileSlip::Reach(place.to_owned())),
        }
    }
    Ok(())
}

fn tagged(segment: &mut Segment, tag: &str, before: &[Segment]) -> Result<(), TileSlip> {
    match tag.split_once('=').unwrap_or((tag, "")) {
        ("pennant", number) => {
            segment.pennants = number.parse().map_err(|_| TileSlip::Number(tag.to_owned()))?;
        }
        ("multi", side) if segment.kind == SegmentKind::City => {
            let side = Side::named(side).ok_or_else(|| TileSlip::Reach(tag.to_owned()))?;
            segment.also.insert(side);
        }
        (end, sides) if !sides.is_empty() && end.parse().is_ok_and(RoadEnd::goes_on) => {
            let named = sides.split('+').filter_map(Side::named);
            named.for_each(|side| segment.mouths.insert(side));
        }
        ("end" | "goods", name) | (name, "") => {
            match (name.parse::<Tag>(), name.parse::<RoadEnd>()) {
                (_, Ok(end)) if segment.kind == SegmentKind::Road && tag.starts_with("end=") => {
                    segment.end = Some(end);
                }
                (Ok(tag), _) => segment.tags.insert(tag),
                _ => segment.touches |= 1 << nth(SegmentKind::City, name, 'c', before)?,
            }
        }
        _ => return Err(TileSlip::Tag(tag.to_owned())),
    }
    Ok(())
}

/// The index of the segment with a name like `c2` (second city) or `r1` (first road).
fn nth(kind: SegmentKind, name: &str, letter: char, among: &[Segment]) -> Result<usize, TileSlip> {
    let number = name.strip_prefix(letter).and_then(|number| number.parse::<usize>().ok());
    let of_kind = |(_, segment): &(usize, &Segment)| segment.kind == kind;
    number
        .and_then(|number| among.iter().enumerate().filter(of_kind).nth(number.checked_sub(1)?))
        .map(|(index, _)| index)
        .ok_or_else(|| TileSlip::Name(name.to_owned()))
}

fn link(group: &str, segments: &[Segment]) -> Result<u16, TileSlip> {
    let mut set = 0;
    for name in group.split('+') {
        let letter = name.chars().next();
        let kind = letter.and_then(SegmentKind::lettered);
        let (Some(kind), Some(letter)) = (kind, letter) else {
            return Err(TileSlip::Name(name.to_owned()));
        };
        let index = nth(kind, name, letter, segments)?;
        set |= 1 << index;
    }
    Ok(set)
}

/// Records which segment reaches each side and half, and checks the rim against the edges.
fn index_rim(kind: &mut TileKind) -> Result<(), TileSlip> {
    for (index, segment) in kind.segments.iter().enumerate() {
        for side in segment.sides.iter() {
            if kind.by_side[side.index()].replace(index as u8).is_some() {
                return Err(TileSlip::Twice(format!("{side:?}")));
            }
        }
        for side in segment.also.iter() {
            let own = kind.by_side[side.index()].filter(|own| usize::from(*own) < index);
            if own.is_none() || kind.shared.replace((side, index as u8)).is_some() {
                return Err(TileSlip::Mismatch(format!("{side:?}")));
            }
        }
        for half in segment.halves.iter() {
            if kind.by_half[half].replace(index as u8).is_some() {
                return Err(TileSlip::Twice(Halves::NAMES[half].to_owned()));
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
            return Err(TileSlip::Mismatch(format!("{side:?}")));
        }
    }
    Ok(())
}
