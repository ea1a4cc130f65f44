//! What can be drawn and what cannot: the examples of the rule, every printed tile, and tiles that
//! nobody would print.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::tile::{Edge, HostTile, HostTileError, KindId, catalog, parse};
use crate::vocabulary::Mark;

fn refused(text: &str) -> (Flaw, TilePart) {
    match HostTile::read("creativity", text) {
        Err(HostTileError::Flaw(flaw, part)) => (flaw, part),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn r_cr_2_what_cannot_be_drawn_is_refused_and_the_part_is_named() {
    let segment = TilePart::Segment;
    let cases = [
        // A city beyond a road that goes right through.
        ("CRFR city N; road E,W; field E1,W2 c1; field E2,S1,S2,W1 c1", Flaw::Beyond, segment(3)),
        ("CRRF city N; road E,S; field E1,S2,W1,W2 c1; field E2,S1 c1", Flaw::Beyond, segment(3)),
        // Two fields with nothing between them.
        ("FFFF field N1,N2,E1,E2; field S1,S2,W1,W2", Flaw::Unparted, segment(0)),
        ("FFFF cloister; field N1,N2,E1,E2; field S1,S2,W1,W2", Flaw::Unparted, segment(1)),
        ("RFFF road N end=house; field N1,W1,W2; field N2,E1,E2,S1,S2", Flaw::Unparted, segment(1)),
        ("CFCF city N; city S; field E1,E2 c1 c2; field W1,W2 c1 c2", Flaw::Unparted, segment(2)),
        // A road that runs through another without a crossing.
        (
            "RRRR road N,S; road E end=junction; road W end=junction; \
             field N1,W2; field N2,E1; field E2,S1; field S2,W1",
            Flaw::Crossing,
            segment(2),
        ),
        (
            "RRRR road N,S; road E,W; field N1,W2; field N2,E1; field E2,S1; field S2,W1",
            Flaw::Crossing,
            segment(0),
        ),
        (
            "CRFR city N; road E end=junction; road W end=junction; field E1,E2,S1,S2,W1,W2 c1",
            Flaw::Parted,
            segment(3),
        ),
        // A field that nothing encloses.
        ("CFFF city N; field E1,E2,S1,S2,W1,W2 c1; field - c1", Flaw::Unenclosed, segment(2)),
        ("CCCC city N,E,S,W; field - c1", Flaw::Unenclosed, segment(1)),
        (
            "CCFF city N; city E; field S1,S2,W1,W2 c1 c2; field - c1 c2",
            Flaw::Unenclosed,
            segment(3),
        ),
        ("CCCC city N,W; city E,S", Flaw::Unnamed, TilePart::Tile),
        ("CCCC city N; city E; city S; city W; field - c1 c2 c3", Flaw::Untouched, segment(4)),
        // A gate in a wall that no road can reach.
        (
            "CRRR city N; road E,W; road S end=city; \
             field E1,W2 c1; field E2,S1; field S2,W1",
            Flaw::Crossing,
            segment(2),
        ),
    ];
    for (text, flaw, part) in cases {
        assert_eq!(refused(text), (flaw, part), "{text}");
    }
}

/// Tiles on which something else separates the fields: a bridge, or an object against a wall, a
/// road or the rim, as watchtowers, hills and circuses are.
fn is_parted_otherwise(id: KindId) -> bool {
    let kind = id.kind();
    let leaning = [
        "tower/09",
        "tower/11",
        "catapult/05",
        "catapult/07",
        "crop2/01",
        "crop2/05",
        // Its two cities meet in the middle with no field between them.
        "crop2/06",
        // The stone at its crossing parts the fields where the northern road ends.
        "ru/02",
        "festival/05",
    ];
    kind.marks.has(Mark::Bridge)
        || leaning.contains(&kind.id)
        || ["wt", "hs", "bt"].contains(&kind.set())
}

#[test]
fn every_printed_tile_can_be_drawn_and_its_cities_are_found_again() {
    let plain = |edge: &Edge| matches!(edge, Edge::Field | Edge::Road | Edge::City);
    let mut seen = 0;
    for id in catalog().kinds().filter(|id| !is_parted_otherwise(*id)) {
        let kind = id.kind();
        if !kind.edges.iter().all(plain)
            || kind.segments.iter().any(|segment| !segment.mouths.is_empty())
            || kind.marks.has(Mark::School)
        {
            continue;
        }
        seen += 1;
        assert_eq!(flaw(kind), None, "{id:?}");
        let mut found = cities(kind).expect("there is a drawing");
        found.sort_unstable();
        let named: Vec<(usize, u16)> =
            fields(kind).into_iter().map(|(index, field)| (index, field.cities)).collect();
        assert_eq!(found, named, "{id:?}");
    }
    assert!(seen > 200, "{seen} tiles");
}

#[test]
fn r_cr_2_the_cities_that_a_description_leaves_out_are_those_of_the_drawing() {
    let completed = |text: &str| HostTile::completed("creativity", text);
    for (text, whole) in [
        (
            "CRFR city N; road E,W; field E1,W2; field E2,S1,S2,W1",
            "CRFR city N; road E,W; field E1,W2 c1; field E2,S1,S2,W1",
        ),
        ("FCFF field N1,N2,S1,S2,W1,W2; city E", "FCFF city E; field N1,N2,S1,S2,W1,W2 c1"),
        ("CCCC city N; city E,S,W; field -", "CCCC city N; city E,S,W; field - c1 c2"),
        (
            "CRFF city N; road E end=city; field E1; field E2,S1,S2,W1,W2 ~ c1+r1",
            "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1",
        ),
    ] {
        assert_eq!(completed(text).as_deref(), Some(whole));
        assert_eq!(completed(whole), None, "nothing is left out");
    }
    assert_eq!(completed("FFFF field N1,N2,E1,E2; field S1,S2,W1,W2"), None);
    assert_eq!(completed("C"), None);
    let many = "city -; ".repeat(14);
    assert_eq!(
        completed(&format!("RRFF road N,E; {many}field N1,E2,S1,S2,W1,W2; field N2,E1")),
        None
    );
}

#[test]
fn a_tile_that_was_accepted_once_is_read_again() {
    let text = "creativity/CRFR city N; road E,W; field E1,W2 c1; field E2,S1,S2,W1 c1";
    assert!(HostTile::read("creativity", &text["creativity/".len()..]).is_err());
    assert!(KindId::named(text).is_some(), "its game goes on");
}

/// Every description gets an answer, and it is the same after a turn of the tile.
#[test]
fn random_descriptions_are_judged_alike_in_every_rotation() {
    let mut dice = ChaCha8Rng::seed_from_u64(12);
    let (mut accepted, mut judged) = (0, 0);
    for _ in 0..4_000 {
        let described = DescribedTile::of(&mut dice);
        let verdict = |turns| {
            let text = described.text(turns);
            parse::described(&text).ok().map(|kind| flaw(&kind).is_none())
        };
        let first = verdict(0);
        for turns in 1..4 {
            assert_eq!(verdict(turns), first, "{}", described.text(0));
        }
        judged += u32::from(first.is_some());
        accepted += u32::from(first == Some(true));
    }
    assert!(judged > 1_000 && accepted > 20, "{accepted} of {judged}");
}

/// A randomly described tile, mostly one that cannot be drawn.
struct DescribedTile {
    edges: [char; 4],
    /// What is written before and after the sides.
    features: Vec<(&'static str, Vec<usize>, &'static str)>,
    /// Halves and the numbers of cities.
    fields: Vec<(Vec<usize>, Vec<usize>)>,
}

impl DescribedTile {
    fn of(dice: &mut ChaCha8Rng) -> Self {
        let edges: [char; 4] = std::array::from_fn(|_| ['F', 'R', 'C'][dice.random_range(0..3)]);
        let sides = |edge| (0..4).filter(move |side| edges[*side] == edge);
        let mut cities: Vec<Vec<usize>> = Vec::new();
        for side in sides('C') {
            match cities.last_mut().filter(|_| dice.random_range(0..2) == 0) {
                Some(city) => city.push(side),
                None => cities.push(vec![side]),
            }
        }
        let end = [" end=junction", " end=city", " end=house"][dice.random_range(0..3)];
        let roads: Vec<usize> = sides('R').collect();
        let mut features: Vec<_> =
            cities.iter().map(|sides| ("city ", sides.clone(), "")).collect();
        let through = if dice.random_range(0..2) == 0 { 2 } else { roads.len() + 1 };
        for roads in roads.chunks(through.max(1)) {
            match (roads.len(), through) {
                (2, 2) => features.push(("road ", roads.to_vec(), "")),
                _ => features.extend(roads.iter().map(|road| ("road ", vec![*road], end))),
            }
        }
        let mut fields: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
        for half in (0..8).filter(|half| edges[half / 2] != 'C') {
            let same = half % 2 == 1 && edges[half / 2] == 'F' || dice.random_range(0..2) == 0;
            let at = if same { fields.len().checked_sub(1) } else { None };
            let at = at.or_else(|| (half == 7).then_some(0)).filter(|at| *at < fields.len());
            match at.and_then(|at| fields.get_mut(at)) {
                Some((halves, _)) => halves.push(half),
                None => fields.push((vec![half], Vec::new())),
            }
        }
        if dice.random_range(0..8) == 0 {
            fields.push((Vec::new(), Vec::new()));
        }
        for (_, beside) in &mut fields {
            beside.extend((1..=cities.len()).filter(|_| dice.random_range(0..3) > 0));
        }
        Self { edges, features, fields }
    }

    /// In the grammar's order, after a random number of quarter turns.
    fn text(&self, turns: usize) -> String {
        let edges: String = (0..4).map(|side| self.edges[(side + 4 - turns) % 4]).collect();
        let list = |names: Vec<&str>| if names.is_empty() { "-".into() } else { names.join(",") };
        let sides = |sides: &[usize]| {
            list(sides.iter().map(|side| ["N", "E", "S", "W"][(side + turns) % 4]).collect())
        };
        let halves = |halves: &[usize]| {
            list(halves.iter().map(|half| Halves::NAMES[(half + 2 * turns) % 8]).collect())
        };
        let features = self.features.iter();
        let features = features.map(|(kind, at, end)| format!("{kind}{}{end}", sides(at)));
        let fields = self.fields.iter().map(|(at, beside)| {
            let cities: String = beside.iter().map(|city| format!(" c{city}")).collect();
            format!("field {}{cities}", halves(at))
        });
        format!("{edges} {}", features.chain(fields).collect::<Vec<_>>().join("; "))
    }
}
