//! Tiles that hosts describe: whatever the rules accept is drawn correctly, in every rotation and
//! at every size. The tiles are random: features that do not cross, and the fields left between
//! them.

use std::collections::BTreeSet;

use rules::{Dice, FigureKind, KindId, Rotation, Seed, SegmentKind};

use crate::art::{SpriteKey, draw};
use crate::plan::{TilePlan, anchor};
use crate::theme::Theme;

const SIDES: [&str; 4] = ["N", "E", "S", "W"];
const HALVES: [&str; 8] = ["N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2"];
/// How many random tiles are made.
const TILES: u64 = 1_500;

/// A city or a road by its sides, with the rest of its description.
struct Feature {
    city: bool,
    sides: Vec<usize>,
    behind: String,
}

/// Whether a feature separates two sets of places on the rim (three per side: half, middle, half).
fn parts(sides: &[usize], one: &[usize], other: &[usize]) -> bool {
    if sides.len() < 2 {
        return false;
    }
    let arc =
        |place: usize| sides.iter().filter(|side| 3 * **side + 1 < place).count() % sides.len();
    let arcs: BTreeSet<usize> = one.iter().chain(other).map(|place| arc(*place)).collect();
    arcs.len() > 1
}

/// The position of a half among the places on the rim.
const fn place(half: usize) -> usize {
    3 * (half / 2) + 2 * (half % 2)
}

/// Random edges, each alone or joined with another one of its kind.
fn features(dice: &mut Dice, cloister: bool) -> Vec<Feature> {
    let edges: Vec<u32> = (0..4).map(|_| dice.below(3)).collect();
    let of = |edge: u32| (0..4).filter(|side| edges[*side] == edge).collect::<Vec<usize>>();
    let mut features = Vec::new();
    let mut cities = of(2);
    if dice.below(2) == 0 && cities.len() > 1 && !cloister {
        let pennants = dice.below(3);
        let behind = if pennants > 0 { format!(" pennant={pennants}") } else { String::new() };
        features.push(Feature { city: true, sides: std::mem::take(&mut cities), behind });
    }
    for side in cities {
        features.push(Feature { city: true, sides: vec![side], behind: String::new() });
    }
    let roads = of(1);
    if roads.len() == 2 && dice.below(2) == 0 && !cloister {
        let behind = if dice.below(2) == 0 { " inn" } else { "" };
        features.push(Feature { city: false, sides: roads, behind: behind.to_owned() });
    } else {
        let end = if cloister {
            "cloister"
        } else if roads.len() > 2 || roads.len() == 2 && dice.below(2) == 0 {
            "junction"
        } else if features.iter().any(|feature| feature.city) && dice.below(2) == 0 {
            "city"
        } else {
            "house"
        };
        let road = |side| Feature { city: false, sides: vec![side], behind: format!(" end={end}") };
        features.extend(roads.into_iter().map(road));
    }
    features
}

/// The description of a random tile.
fn made_up(dice: &mut Dice) -> String {
    let cloister = dice.below(5) == 0;
    let features = features(dice, cloister);
    let edge = |side: usize| {
        let own = features.iter().find(|feature| feature.sides.contains(&side));
        own.map_or('F', |feature| if feature.city { 'C' } else { 'R' })
    };
    // Roads that meet at a junction divide the land together, and so does one that ends at a city.
    let junction = features.iter().filter(|feature| feature.behind == " end=junction");
    let junction: Vec<usize> = junction.flat_map(|feature| feature.sides.clone()).collect();
    let mut walls: Vec<Vec<usize>> = features.iter().map(|feature| feature.sides.clone()).collect();
    walls.push(junction);
    let cities: Vec<&Feature> = features.iter().filter(|feature| feature.city).collect();
    for road in features.iter().filter(|feature| feature.behind == " end=city") {
        let city = cities[dice.below(cities.len() as u32) as usize];
        let mut wall = [&city.sides[..], &road.sides].concat();
        wall.sort_unstable();
        walls.push(wall);
    }
    let mut fields: Vec<Vec<usize>> = Vec::new();
    for half in (0..8).filter(|half| edge(half / 2) != 'C') {
        let together = |field: &&mut Vec<usize>| {
            walls.iter().all(|wall| !parts(wall, &[place(field[0])], &[place(half)]))
        };
        match fields.iter_mut().find(together) {
            Some(field) => field.push(half),
            None => fields.push(vec![half]),
        }
    }
    // Now and then something touches what it need not, and a field is split in two.
    let split = dice.below(3) == 0;
    let number = dice.below(fields.len().max(1) as u32) as usize;
    if let Some(field) = fields.get_mut(number).filter(|field| split && field.len() > 1) {
        let rest = field.split_off(1 + dice.below(field.len() as u32 - 1) as usize);
        fields.push(rest);
    }
    // Between cities alone there is a field that reaches no edge.
    if fields.is_empty() && cities.len() > 1 || dice.below(9) == 0 {
        fields.push(Vec::new());
    }
    let named = |places: &[usize], names: &[&str]| {
        places.iter().map(|place| names[*place]).collect::<Vec<_>>().join(",")
    };
    let mut words: Vec<String> = Vec::new();
    for feature in &features {
        let kind = if feature.city { "city" } else { "road" };
        words.push(format!("{kind} {}{}", named(&feature.sides, &SIDES), feature.behind));
    }
    if cloister {
        words.insert(0, "cloister".to_owned());
    }
    for field in &fields {
        let halves = if field.is_empty() { "-".to_owned() } else { named(field, &HALVES) };
        words.push(format!("field {halves}"));
    }
    let edges: String = (0..4).map(edge).collect();
    format!("{edges} {}", words.join("; "))
}

/// Random tiles that the rules accept, with the cities of their fields.
fn tiles() -> Vec<KindId> {
    let mut dice = Dice::stream(Seed::from_number(4), "hosts");
    let texts: BTreeSet<String> = (0..TILES).map(|_| made_up(&mut dice)).collect();
    let whole =
        |text: &String| rules::HostTile::completed("creativity", text).unwrap_or(text.clone());
    texts.iter().filter_map(|text| KindId::host("creativity", &whole(text)).ok()).collect()
}

#[test]
fn the_fields_of_a_hosts_tile_are_parted_and_whole_as_they_are_described() {
    let mut problems = Vec::new();
    // An inn may cover a field that is narrower than the inn.
    let has_inn = |kind: &KindId| {
        kind.kind().segments.iter().any(|segment| segment.tags.has(rules::Tag::Inn))
    };
    for (number, kind) in tiles().into_iter().filter(|kind| !has_inn(kind)).enumerate() {
        for rotation in super::rotations(number) {
            problems.extend(super::tiles::field_problems(kind, rotation));
        }
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn whatever_a_host_may_describe_is_drawn_at_every_size() {
    let tiles = tiles();
    assert!(tiles.len() > 150, "{} tiles", tiles.len());
    for kind in tiles {
        for (px, quarters) in [(1, 0), (28, 1), (128, 2), (191, 3)] {
            let key = SpriteKey::Tile { kind, rotation: Rotation::turns(quarters), px };
            let drawing = draw(&key, Theme::LIGHT.colours());
            assert!(drawing.pixels.pixels().all(|pixel| pixel.0[3] == 255), "{kind:?}");
        }
        let plan = TilePlan::of(kind);
        for (segment, index) in kind.kind().segments.iter().zip(0u8..) {
            let place = anchor(kind, index, Rotation::default(), FigureKind::Small);
            assert!((0.0..=1.0).contains(&place.x) && (0.0..=1.0).contains(&place.y), "{kind:?}");
            let inside = plan.ground.clearance(index, 0.0).at(plan.anchors[usize::from(index)]);
            let solid = segment.kind != SegmentKind::Field || !segment.halves.is_empty();
            assert!(!solid || inside > 0.0, "{kind:?}: the place of {index} is outside");
        }
    }
}
