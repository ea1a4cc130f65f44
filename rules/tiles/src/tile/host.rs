//! Tiles that the host of a table brings for a system that asks for some (R-CR-2, R-GB-1). They are described in the grammar of the tile files,
//! but nothing is taken on trust: a tile that could not be printed, or would need a rule of its
//! own, is refused.

use thiserror::Error;

use super::{Edge, Marks, Segment, Tags, TileKind, TileSlip, drawing, parse};
use crate::geometry::Side;
use crate::sets::OF_HOSTS;
use crate::vocabulary::{Mark, RoadEnd, SegmentKind, Tag};

/// Most coats of arms on one city of a host's tile.
const MAX_PENNANTS: u8 = 9;
/// Longest description, in bytes.
const LONGEST: usize = 1_000;

/// Why a host's tile is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HostTileError {
    /// A set that hosts cannot bring tiles for.
    #[error("{0} takes no tiles of the host's")]
    Set(String),
    /// It does not follow the grammar of the tile files, or its segments do not fit its edges.
    #[error("{0}")]
    Syntax(TileSlip),
    /// It follows the grammar, but is not a valid tile.
    #[error("{0}")]
    Flaw(Flaw, TilePart),
}

/// The part of a description that is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TilePart {
    /// All of it.
    Tile,
    /// The segment with this number, from 0 in the order of the description.
    Segment(usize),
    /// Whatever reaches this side.
    Side(Side),
}

/// What is wrong with a tile that follows the grammar (R-CR-2, R-CR-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The edges of a host's tile must be field, road or city.
    #[error("an edge is neither field nor road nor city")]
    Edge,
    /// Only cities, roads, fields and cloisters are allowed.
    #[error("a segment is neither city nor road nor field nor cloister")]
    Kind,
    /// Only pennants on cities and inns on roads are allowed.
    #[error("a segment bears more than pennants or an inn")]
    Tag,
    /// Marks are not allowed, because they bring rules of their own.
    #[error("the tile bears a mark")]
    Mark,
    /// A city or road reaches no edge.
    #[error("a city or road reaches no edge")]
    Inner,
    /// A road has more than two edges.
    #[error("a road has more than two edges")]
    Branches,
    /// A road with one edge must end somewhere, and one with two must not.
    #[error("a road with one edge must say where it ends, and only such a road")]
    End,
    /// A road ends at something that is not there.
    #[error("a road ends at a junction, city or cloister that is not on the tile, or elsewhere")]
    EndsNowhere,
    /// More than one cloister.
    #[error("there is more than one cloister")]
    Cloisters,
    /// Both halves of a field edge must be one field.
    #[error("the halves of a field edge belong to two fields")]
    SplitEdge,
    /// A road that goes through must lie between two fields.
    #[error("a road that goes through has the same field on both sides")]
    Undivided,
    /// A field lies beside a city without naming it, or is enclosed and names no city.
    #[error("a field does not name a city beside it")]
    Untouched,
    /// A field names a city that is not beside it.
    #[error("a field names a city that it does not reach")]
    Beyond,
    /// Two fields are in fact one piece of land.
    #[error("nothing lies between two fields")]
    Unparted,
    /// A field is in fact more than one piece of land.
    #[error("a field is cut by something that runs through it")]
    Parted,
    /// A field reaches no edge and has no cities around it.
    #[error("nothing encloses a field that reaches no edge")]
    Unenclosed,
    /// Cities enclose land that no field names.
    #[error("cities leave land between them that is no field")]
    Unnamed,
    /// Two parts cross.
    #[error("two segments cross")]
    Crossing,
    /// A link must join at least two segments.
    #[error("a link joins fewer than two segments")]
    Link,
    /// A tile that bears a sign must have a city (R-GB-1).
    #[error("there is no city")]
    NoCity,
}

/// The id and the tile that a text describes, if the tile can be drawn.
pub(super) fn read(set: &str, text: &str) -> Result<(String, TileKind), HostTileError> {
    let (id, kind) = grammatical(set, text)?;
    match drawing::flaw(&kind) {
        Some((flaw, part)) => Err(HostTileError::Flaw(flaw, part)),
        None => Ok((id, kind)),
    }
}

/// A description in which fields that name no cities get those of the plainest drawing (R-CR-2);
/// `None` if it is not a tile even then, or if nothing is missing.
pub(super) fn completed(set: &str, text: &str) -> Option<String> {
    let kind = parse::described(text).ok()?;
    let found = drawing::cities(&kind)?;
    let ends = |mark: char| text.find(mark).unwrap_or(text.len());
    let (segments, behind) = text.split_at(ends('!').min(ends('~')));
    let segments = segments.split_whitespace().collect::<Vec<_>>().join(" ");
    let (edges, segments) = segments.split_once(' ')?;
    let cities: Vec<usize> = (0..)
        .zip(&kind.segments)
        .filter(|(_, segment)| segment.kind == SegmentKind::City)
        .map(|(index, _)| index)
        .collect();
    // A field can only name what was described before it, so fields go last.
    let (mut others, mut fields) = (Vec::new(), Vec::new());
    let described = segments.split("; ").filter(|&text| text != "-");
    for (index, text) in described.enumerate() {
        let Some((_, beside)) = found.iter().find(|(field, _)| *field == index) else {
            others.push(text.to_owned());
            continue;
        };
        let missing = if kind.segments[index].touches == 0 { *beside } else { 0 };
        let names = (1..).zip(&cities).filter(|(_, city)| missing & 1 << **city != 0);
        let names: String = names.map(|(number, _)| format!(" c{number}")).collect();
        fields.push(format!("{text}{names}"));
    }
    let whole = [others, fields].concat().join("; ");
    let whole = format!("{edges} {whole} {behind}").trim_end().to_owned();
    (whole != text.trim() && read(set, &whole).is_ok()).then_some(whole)
}

/// The id and the tile that a text describes, whether or not it can be drawn.
pub(super) fn grammatical(set: &str, text: &str) -> Result<(String, TileKind), HostTileError> {
    let known = OF_HOSTS.into_iter().find(|(name, _)| *name == set);
    let (_, mark) = known.ok_or_else(|| HostTileError::Set(set.to_owned()))?;
    if text.len() > LONGEST {
        return Err(HostTileError::Syntax(TileSlip::TooLong));
    }
    let id = format!("{set}/{}", text.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut kind = parse::described(text).map_err(HostTileError::Syntax)?;
    if let Some((flaw, part)) = flaw(&kind, mark) {
        return Err(HostTileError::Flaw(flaw, part));
    }
    kind.marks = mark.map_or(Marks::default(), |mark| Marks(1 << mark as u64));
    Ok((id, kind))
}

/// The first flaw of a tile.
fn flaw(kind: &TileKind, mark: Option<Mark>) -> Option<(Flaw, TilePart)> {
    let edges = |edge: &Edge| matches!(edge, Edge::Field | Edge::Road | Edge::City);
    let segments = || (0..).zip(&kind.segments);
    let of = |of: SegmentKind| kind.segments.iter().filter(move |segment| segment.kind == of);
    let unmarked = kind.marks == Marks::default() && kind.start == 0 && kind.in_block.is_none();
    let other = Side::ALL.into_iter().find(|side| !edges(&kind.edges[side.index()]));
    if let Some(side) = other {
        return Some((Flaw::Edge, TilePart::Side(side)));
    }
    let mut found = [
        (!unmarked, Flaw::Mark),
        (of(SegmentKind::Cloister).count() > 1, Flaw::Cloisters),
        (kind.links.iter().any(|link| link.count_ones() < 2), Flaw::Link),
        (mark.is_some() && of(SegmentKind::City).next().is_none(), Flaw::NoCity),
    ]
    .into_iter()
    .filter_map(|(wrong, flaw)| wrong.then_some((flaw, TilePart::Tile)));
    let of_segment =
        |(number, segment)| Some((misprint(kind, segment)?, TilePart::Segment(number)));
    let of_side = |side| Some((rim_flaw(kind, side)?, TilePart::Side(side)));
    found
        .next()
        .or_else(|| segments().find_map(of_segment))
        .or_else(|| Side::ALL.into_iter().find_map(of_side))
        .or_else(|| crosses(kind).map(|number| (Flaw::Crossing, TilePart::Segment(number))))
}

/// The flaw of one segment.
fn misprint(kind: &TileKind, segment: &Segment) -> Option<Flaw> {
    use SegmentKind::{City, Cloister, Field, River, Road};
    let (reach, tags) = (segment.sides.len(), segment.tags);
    let has_city = kind.segments.iter().any(|other| other.kind == City);
    let has_cloister = kind.segments.iter().any(|other| other.kind == Cloister);
    let junction = |other: &&Segment| other.end == Some(RoadEnd::Junction);
    let stands = match segment.end {
        None | Some(RoadEnd::House) => true,
        Some(RoadEnd::Junction) => kind.segments.iter().filter(junction).count() > 1,
        Some(RoadEnd::City) => has_city,
        Some(RoadEnd::Cloister) => has_cloister,
        Some(_) => false,
    };
    let mut inn = Tags::default();
    inn.insert(Tag::Inn);
    let bears = match segment.kind {
        Road => tags == Tags::default() || tags == inn,
        _ => tags == Tags::default(),
    };
    let pennants = if segment.kind == City { MAX_PENNANTS } else { 0 };
    let enclosed = segment.kind == Field && segment.halves.is_empty();
    let found = [
        (!matches!(segment.kind, City | Road | Field | Cloister), Flaw::Kind),
        (segment.kind == River, Flaw::Kind),
        (!bears || segment.pennants > pennants || !segment.mouths.is_empty(), Flaw::Tag),
        (matches!(segment.kind, City | Road) && reach == 0, Flaw::Inner),
        (segment.kind == Road && reach > 2, Flaw::Branches),
        (segment.kind == Road && (reach == 1) != segment.end.is_some(), Flaw::End),
        (!stands, Flaw::EndsNowhere),
        (segment.kind != Field && segment.touches != 0, Flaw::Tag),
        (enclosed && segment.touches == 0, Flaw::Untouched),
    ];
    found.into_iter().find_map(|(wrong, flaw)| wrong.then_some(flaw))
}

/// The flaw at one side.
fn rim_flaw(kind: &TileKind, side: Side) -> Option<Flaw> {
    let [first, second] = [0, 1].map(|half| kind.by_half[2 * side.index() + half]);
    let segment = kind.by_side[side.index()].map(|index| &kind.segments[usize::from(index)]);
    match (kind.edges[side.index()], segment) {
        (Edge::Field, _) if first != second => Some(Flaw::SplitEdge),
        (Edge::Road, Some(road)) if road.sides.len() > 1 && first == second => {
            Some(Flaw::Undivided)
        }
        (Edge::City, Some(_)) => {
            // The halves around the two corners of the city's edge are beside it.
            let corners = [(2 * side.index() + 2) % 8, (2 * side.index() + 7) % 8];
            let city = kind.by_side[side.index()].map_or(0, |index| 1 << index);
            let beside = corners.iter().filter_map(|&half| kind.by_half[half]);
            let mut beside = beside.map(|field| kind.segments[usize::from(field)].touches);
            beside.any(|touches| touches & city == 0).then_some(Flaw::Untouched)
        }
        _ => None,
    }
}

/// A segment that crosses another: the two alternate around the rim.
fn crosses(kind: &TileKind) -> Option<usize> {
    // Three places per side: a half, the middle, a half.
    let place = |index: usize| {
        let (side, third) = (index / 3, index % 3);
        match third {
            1 => kind.by_side[side],
            _ => kind.by_half[2 * side + third / 2],
        }
    };
    let round: Vec<u8> = (0..12).filter_map(place).collect();
    let alternate = |one: u8, other: u8| {
        let mut met: Vec<u8> =
            round.iter().copied().filter(|&met| met == one || met == other).collect();
        met.dedup();
        if met.first() == met.last() {
            met.pop();
        }
        met.len() > 2
    };
    let count = kind.segments.len() as u8;
    let crossing = (0..count).find(|&one| (one + 1..count).any(|other| alternate(one, other)));
    crossing.map(usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::KindId;

    fn refused(text: &str) -> HostTileError {
        KindId::host("creativity", text).expect_err(text)
    }

    #[test]
    fn a_tile_of_the_host_is_kept_once_and_travels_as_its_description() {
        let text = "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1";
        let kind = KindId::host("creativity", text).expect("a tile");
        let spaced = text.replace(' ', "  ");
        assert_eq!(KindId::host("creativity", &spaced), Ok(kind));
        assert!(kind.is_hosts() && kind.kind().links.len() == 1);
        let id = serde_json::to_string(&kind).expect("a name");
        assert_eq!(serde_json::from_str::<KindId>(&id).expect("reads back"), kind);
        let other = KindId::host("gingerbread", text).expect("another tile");
        assert!(other.kind().marks.has(Mark::Gingerbread) && kind != other);
        assert!(KindId::host("base", text).is_err());
    }

    #[test]
    fn the_tiles_of_the_base_game_and_of_winter_could_all_be_a_hosts() {
        let base = include_str!("../../base.tiles").lines();
        let winter = include_str!("../../winter.tiles").lines();
        for line in base.chain(winter).filter(|line| !line.starts_with('#')) {
            let (text, links) = line.split_once('~').unwrap_or((line, ""));
            let text = text.split('!').next().unwrap_or(text).split_whitespace().skip(2);
            let text = text.collect::<Vec<_>>().join(" ") + " ~" + links;
            assert!(KindId::host("creativity", &text).is_ok(), "{line}");
        }
    }

    #[test]
    fn what_is_no_tile_is_refused_with_a_reason() {
        use Flaw::{
            Branches, Cloisters, Crossing, Edge, End, EndsNowhere, Inner, Kind, Link, Mark,
            SplitEdge, Tag, Undivided, Untouched,
        };
        let round = "field N1,N2,E1,E2,S1,S2,W1,W2";
        let cases = [
            ("VFFF river N; field N1,N2,E1,E2,S1,S2,W1,W2".to_owned(), Edge),
            (format!("FFFF {round} ! volcano"), Mark),
            (format!("FFFF cloister; cloister; {round}"), Cloisters),
            (format!("FFFF cloister; {round} ~ k1"), Link),
            (format!("FFFF river -; {round}"), Kind),
            (format!("FFFF {round} pigherd"), Tag),
            (format!("FFFF cloister shrine; {round}"), Tag),
            (format!("FFFF city -; {round}"), Inner),
            (format!("RFFF road N; {round}"), End),
            (format!("RFFF road N end=city; {round}"), EndsNowhere),
            (format!("RFFF road N end=junction; {round}"), EndsNowhere),
            (format!("RFFF road N end=volcano; {round}"), EndsNowhere),
            ("RRRF road N,E,S; field N1,S2,W1,W2; field N2,E1; field E2,S1".to_owned(), Branches),
            ("FFFF field N1,W1,W2; field N2,E1,E2,S1,S2".to_owned(), SplitEdge),
            (format!("RFRF road N,S; {round}"), Undivided),
            ("CFFF city N; field E1,E2,S1,S2,W1,W2".to_owned(), Untouched),
            (format!("FFFF {round}; field -"), Untouched),
            ("CRCR city N,S; road E,W; field E1,W2 c1; field E2,W1 c1".to_owned(), Crossing),
        ];
        for (text, flaw) in cases {
            assert!(
                matches!(refused(&text), HostTileError::Flaw(found, _) if found == flaw),
                "{text}"
            );
        }
        assert!(matches!(refused("CFFF field N1"), HostTileError::Syntax(_)));
        assert!(matches!(refused(&"x".repeat(2_000)), HostTileError::Syntax(_)));
        let none = KindId::host("gingerbread", &format!("FFFF {round}"));
        assert_eq!(none, Err(HostTileError::Flaw(Flaw::NoCity, TilePart::Tile)));
    }

    #[test]
    fn the_part_that_is_wrong_is_named() {
        let round = "field N1,N2,E1,E2,S1,S2,W1,W2";
        let cases = [
            (format!("FRFF road E; {round}"), TilePart::Segment(0)),
            (format!("FRFF {round}; road E"), TilePart::Segment(1)),
            (format!("FFFF cloister; cloister; {round}"), TilePart::Tile),
            ("FFVF river S; field N1,N2,E1,E2,S1,S2,W1,W2".to_owned(), TilePart::Side(Side::S)),
            ("FFFF field N1,W1,W2; field N2,E1,E2,S1,S2".to_owned(), TilePart::Side(Side::N)),
        ];
        for (text, part) in cases {
            assert!(
                matches!(refused(&text), HostTileError::Flaw(_, found) if found == part),
                "{text}"
            );
        }
    }
}
