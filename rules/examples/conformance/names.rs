//! The recording engine's names for tiles, places and figures, and ours.

use rules::{
    Action, At, Board, Event, FeatureId, Figure, Halves, KindId, Placed, Pos, Rotation, ScoreLine,
    Segment, SegmentKind, Source, Spot, Term,
};
use serde_json::Value;

const TILES: &str = include_str!("tiles.txt");
/// Halves as that engine names them, in our order: left and right are seen from the centre.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

fn tiles() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TILES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

/// Our kind for a tile id of the trace.
pub fn kind(id: &str) -> Option<KindId> {
    KindId::named(tiles().find(|(theirs, _)| *theirs == id)?.1)
}

fn tile_name(kind: KindId) -> &'static str {
    tiles()
        .find(|(_, ours)| *ours == kind.kind().id)
        .map_or("?", |(theirs, _)| theirs)
}

/// The trace's name of a segment: `x,y feature loc`.
pub fn place(board: &Board, spot: Spot) -> String {
    let (Some(placed), Some(segment)) = (board.tile_at(spot.pos), board.segment(spot)) else {
        return format!("{:?} ?", spot.pos);
    };
    let feature = match segment.kind {
        SegmentKind::City => "city",
        SegmentKind::Road => "road",
        SegmentKind::Field => "field",
        SegmentKind::Cloister => "cloister",
        SegmentKind::River => "river",
    };
    format!("{:?} {feature} {}", spot.pos, location(placed, segment))
}

fn location(placed: &Placed, segment: &Segment) -> String {
    let sides = segment.sides.turned(placed.rotation);
    let halves: Halves = segment.halves.turned(placed.rotation);
    let names: Vec<String> = match segment.kind {
        SegmentKind::Cloister => Vec::new(),
        SegmentKind::Field => halves.iter().map(|half| HALVES[half].to_owned()).collect(),
        _ => sides.iter().map(|side| format!("{side:?}")).collect(),
    };
    if names.is_empty() {
        "C".to_owned()
    } else {
        names.join(".")
    }
}

/// The segment that the trace calls `x,y feature loc`.
pub fn spot(board: &Board, name: &str) -> Option<Spot> {
    let (x, y) = name.split(' ').next()?.split_once(',')?;
    let pos = Pos::new(x.parse().ok()?, y.parse().ok()?);
    let segments = board.tile_at(pos)?.tile().segments.len() as u8;
    let spots = (0..segments).map(|segment| Spot { pos, segment });
    spots.into_iter().find(|&spot| place(board, spot) == name)
}

/// `tile <id> x,y rot`.
pub fn parse_tile(text: &str) -> Option<(KindId, Pos, Rotation)> {
    let mut words = text.strip_prefix("tile ")?.split(' ');
    let kind = kind(words.next()?)?;
    let (x, y) = words.next()?.split_once(',')?;
    let degrees: u16 = words.next()?.parse().ok()?;
    let pos = Pos::new(x.parse().ok()?, y.parse().ok()?);
    Some((kind, pos, Rotation::quarters((degrees / 90) as u8)))
}

/// The trace's name of an option.
pub fn option(board: &Board, action: Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Place { pos, rotation } => format!("tile {pos:?} {}", rotation.degrees()),
        Action::Deploy {
            figure,
            at: At::Segment(spot),
        } => {
            format!("meeple {} {}", figure.name(), place(board, spot))
        }
    }
}

/// The trace's way to list a figure on the board.
pub fn figure(board: &Board, figure: &Figure) -> String {
    let At::Segment(spot) = figure.at;
    format!(
        "{} {} {}",
        figure.seat.0,
        figure.kind.name(),
        place(board, spot)
    )
}

/// An event in one canonical line; none for what the trace does not tell.
pub fn event(board: &Board, event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnStarted { seat } => format!("turn {}", seat.0),
        Event::Discarded { kind, .. } => format!("discard {}", tile_name(*kind)),
        Event::Placed {
            kind,
            pos,
            rotation,
            ..
        } => {
            format!("tile {} {pos:?} {}", tile_name(*kind), rotation.degrees())
        }
        Event::Deployed(deployed) => format!("deploy {}", figure(board, deployed)),
        Event::Returned {
            figure: returned, ..
        } => format!("return {}", figure(board, returned)),
        Event::Scored(line) => score(board, line),
        Event::Drew { .. } | Event::FinalScoring | Event::Ended => return None,
    })
}

fn score(board: &Board, line: &ScoreLine) -> String {
    let count = |wanted: fn(&Term) -> Option<u16>| line.terms.iter().find_map(wanted);
    let tiles = count(|term| {
        if let Term::Tiles(n) = term {
            Some(*n)
        } else {
            None
        }
    });
    let why = match (line.source, line.complete) {
        (Source::Field, _) => "field",
        (Source::City, true) if line.points == i32::from(tiles.unwrap_or(0)) => "city.tiny",
        (Source::City, true) => "city",
        (Source::City, false) => "city.incomplete",
        (Source::Road, true) => "road",
        (Source::Road, false) => "road.incomplete",
        (Source::Cloister, true) => "monastery",
        (Source::Cloister, false) => "monastery.incomplete",
    };
    let feature = board.feature_at(line.at);
    canonical(
        line.seat.0.into(),
        line.points.into(),
        why,
        Some(feature),
        &terms(line),
    )
}

/// What was counted, as the trace lists it: nothing where the feature is void.
fn terms(line: &ScoreLine) -> Vec<String> {
    let void = line.points == 0;
    let named = line.terms.iter().filter_map(|term| match term {
        Term::Tiles(_) | Term::Pennants(_) | Term::Cities(_) if void => None,
        Term::Tiles(number) => Some(format!("tiles {number}")),
        Term::Pennants(number) => Some(format!("pennants {number}")),
        Term::Cities(number) => Some(format!("cities {number}")),
        Term::Inn => Some("inn".to_owned()),
        Term::Cathedral => Some("cathedral".to_owned()),
    });
    named.collect()
}

fn canonical(
    seat: i64,
    points: i64,
    why: &str,
    feature: Option<FeatureId>,
    terms: &[String],
) -> String {
    let mut terms = terms.to_vec();
    terms.sort();
    format!(
        "score {seat} {points} {why} {feature:?} {}",
        terms.join(",")
    )
}

/// An event of the trace in the same canonical line.
pub fn recorded(board: &Board, event: &Value) -> String {
    if let Some(text) = event.as_str() {
        return text.to_owned();
    }
    let number = |key: &str| event[key].as_i64().unwrap_or(i64::MIN);
    let items = event["items"].as_array().map_or(&[][..], Vec::as_slice);
    let terms = items.iter().map(|item| {
        let name = item[0].as_str().unwrap_or("?");
        item[1]
            .as_i64()
            .map_or(name.to_owned(), |count| format!("{name} {count}"))
    });
    let at = spot(board, event["at"].as_str().unwrap_or(""));
    let feature = at.map(|spot| board.feature_at(spot));
    let why = event["why"].as_str().unwrap_or("?");
    canonical(
        number("p"),
        number("pts"),
        why,
        feature,
        &terms.collect::<Vec<_>>(),
    )
}
