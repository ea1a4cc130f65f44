//! Every kind of tile in every rotation: drawn correctly, fields separate or whole as in the rules,
//! anchors of figures inside their segments and apart.

use rules::{FigureKind, KindId, Rotation, SegmentKind, TileKind, catalog};

use crate::art::{SpriteKey, draw};
use crate::expansions;
use crate::landmark::Fact;
use crate::plan::{CENTRE, ISLAND, TilePlan, Vec2, anchor, half_middle};
use crate::tests::rotations;
use crate::theme::{Rgb, Theme};

const PX: usize = 128;
/// Radius of a spot's plate; two must not touch.
const PLATE: f32 = 0.105;

fn drawn() -> impl Iterator<Item = KindId> {
    catalog().kinds()
}

/// Whether something crosses over something else. On am/03 there is nothing to draw: the upper city
/// ends within the tile.
fn has_bridge(kind: KindId) -> bool {
    kind.kind().marks.has(rules::Mark::Bridge) && kind.kind().id != "am/03"
}

/// Tiles on which a field continues below a city: in the drawing it is not connected there.
fn is_below_city(kind: KindId) -> bool {
    let plan = TilePlan::of(kind);
    let river = kind.kind().marks.has(rules::Mark::Bridge) && !plan.rivers.is_empty();
    plan.cities_cross() || (river && !plan.cities.is_empty() && plan.roads.is_empty())
}

/// Which pixels are bare field.
struct Meadow(Vec<bool>);

impl Meadow {
    fn of(kind: KindId, rotation: Rotation, theme: Theme) -> Self {
        let key = SpriteKey::Tile { kind, rotation, px: PX as u16 };
        let colours = theme.colours();
        let land = &colours.land;
        let fields = [land.field, land.field_dark, land.field_light].map(Rgb::parts);
        // Patches blend into the field: any colour between theirs and the field's is field.
        let between = |part: u8, i: usize| {
            let parts = fields.map(|field| field[i]);
            (parts.iter().min() <= Some(&part)) && (Some(&part) <= parts.iter().max())
        };
        let pixels = draw(&key, colours).pixels;
        let is_field = |pixel: &image::Rgba<u8>| (0..3).all(|i| between(pixel.0[i], i));
        Self(pixels.pixels().map(is_field).collect())
    }

    /// The bare pixel nearest to a point, within a few pixels.
    fn near(&self, point: Vec2) -> Option<usize> {
        let at = |share: f32| (share * PX as f32) as i32;
        let (x, y) = (at(point.x), at(point.y));
        let mut around: Vec<(i32, i32)> =
            (-9..=9).flat_map(|dy| (-9..=9).map(move |dx| (dx, dy))).collect();
        around.sort_by_key(|(dx, dy)| dx * dx + dy * dy);
        let inside =
            |&(x, y): &(i32, i32)| (0..PX as i32).contains(&x) && (0..PX as i32).contains(&y);
        let pixels = around.into_iter().map(|(dx, dy)| (x + dx, y + dy)).filter(inside);
        let mut pixels = pixels.map(|(x, y)| y as usize * PX + x as usize);
        pixels.find(|&pixel| self.0[pixel])
    }

    /// All connected bare pixels.
    fn flood(&self, from: usize) -> Vec<bool> {
        let mut reached = vec![false; PX * PX];
        let mut open = vec![from];
        reached[from] = true;
        while let Some(pixel) = open.pop() {
            let (x, y) = (pixel % PX, pixel / PX);
            let next = [
                (x > 0).then(|| pixel - 1),
                (x + 1 < PX).then(|| pixel + 1),
                (y > 0).then(|| pixel - PX),
                (y + 1 < PX).then(|| pixel + PX),
            ];
            for next in next.into_iter().flatten() {
                if self.0[next] && !reached[next] {
                    reached[next] = true;
                    open.push(next);
                }
            }
        }
        reached
    }
}

fn fields(kind: &TileKind) -> Vec<u8> {
    let segments = kind.segments.iter().zip(0u8..);
    let fields = segments.filter(|(segment, _)| segment.kind == SegmentKind::Field);
    fields.map(|(_, index)| index).collect()
}

/// Fails with all problems, so that they are seen at once.
fn none(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn fields_are_parted_where_the_rules_say_so_and_whole_where_not() {
    let mut problems = Vec::new();
    for (number, kind) in drawn().filter(|&kind| !is_below_city(kind)).enumerate() {
        for rotation in rotations(number) {
            problems.extend(field_problems(kind, rotation));
        }
    }
    none(&problems);
}

pub(super) fn field_problems(kind: KindId, rotation: Rotation) -> Vec<String> {
    let meadow = Meadow::of(kind, rotation, Theme::LIGHT);
    let fields = fields(kind.kind());
    let start = |field: u8| meadow.near(anchor(kind, field, rotation, FigureKind::Small));
    let mut problems = Vec::new();
    for &field in &fields {
        let Some(own) = start(field) else {
            problems.push(format!("{kind:?} {rotation:?}: field {field} is not bare"));
            continue;
        };
        let reached = meadow.flood(own);
        let others = fields.iter().filter(|&&other| other != field);
        for &other in others.filter(|&&other| start(other).is_some_and(|other| reached[other])) {
            problems.push(format!("{kind:?} {rotation:?}: fields {field}, {other} are joined"));
        }
        for half in kind.kind().segments[usize::from(field)].halves.turned(rotation).iter() {
            let rim = meadow.near(half_middle(half).towards(CENTRE, 0.06));
            if !rim.is_some_and(|rim| reached[rim]) {
                problems.push(format!("{kind:?} {rotation:?}: field {field} is cut at {half}"));
            }
        }
    }
    problems
}

#[test]
fn figures_stand_inside_their_segments_and_apart() {
    let mut problems = Vec::new();
    for kind in drawn() {
        let plan = TilePlan::of(kind);
        let segments = kind.kind().segments.iter().zip(0u8..);
        let holds = |segment: &rules::Segment| segment.kind != SegmentKind::River;
        let segments: Vec<_> = segments.filter(|(segment, _)| holds(segment)).collect();
        for &(segment, index) in &segments {
            let place = plan.anchors[usize::from(index)];
            // A garden or a hut has no ground but its landmark.
            let inside = match segment.kind {
                SegmentKind::Pallet
                | SegmentKind::Garden
                | SegmentKind::Acrobats
                | SegmentKind::Hut => plan.landmarks.iter().any(|sign| sign.place == place),
                _ => plan.ground.clearance(index, 0.0).at(place) > 0.0,
            };
            if !inside {
                problems.push(format!("{kind:?}: the place of {index} is outside"));
            }
            let pennants = plan.cities.iter().flat_map(|city| &city.pennants);
            let houses = plan.buildings.iter().map(|building| &building.place);
            for building in pennants.chain(houses) {
                let apart = building.distance(place);
                if apart <= 0.12 {
                    problems.push(format!("{kind:?}: {index} is {apart} from a building"));
                }
            }
        }
        for rotation in Rotation::ALL {
            for (number, &(_, one)) in segments.iter().enumerate() {
                for &(_, other) in &segments[number + 1..] {
                    let place = |segment| anchor(kind, segment, rotation, FigureKind::Small);
                    let apart = place(one).distance(place(other));
                    if apart <= 2.0 * PLATE {
                        problems.push(format!("{kind:?}: {one} and {other}, {apart}"));
                    }
                }
            }
        }
    }
    none(&problems);
}

#[test]
fn every_tile_is_drawn_at_every_size() {
    for kind in catalog().kinds() {
        for px in [1, 7, 28, 191] {
            let key = SpriteKey::Tile { kind, rotation: Rotation::turns(1), px };
            let drawing = draw(&key, Theme::DARK.colours());
            assert!(drawing.pixels.pixels().all(|pixel| pixel.0[3] == 255));
        }
    }
}

#[test]
fn what_is_printed_on_a_tile_is_on_its_plan() {
    for kind in drawn() {
        let plan = TilePlan::of(kind);
        let facts = kind.kind();
        let pennants: usize = facts.segments.iter().map(|s| usize::from(s.pennants)).sum();
        let drawn: usize = plan.cities.iter().map(|city| city.pennants.len()).sum();
        assert_eq!(drawn, pennants, "{kind:?}");
        let tagged = |tag| facts.segments.iter().filter(|s| s.tags.has(tag)).count();
        assert_eq!(plan.inns.len(), tagged(rules::Tag::Inn), "{kind:?}");
        let cathedrals = plan.cities.iter().filter(|city| city.cathedral.is_some()).count();
        assert_eq!(cathedrals, tagged(rules::Tag::Cathedral), "{kind:?}");
        let pools = tagged(rules::Tag::Spring) + tagged(rules::Tag::Lake);
        assert_eq!(plan.pools.len(), pools, "{kind:?}");
        let crossings = plan.crossings.len() + plan.viaducts.len();
        assert_eq!(crossings == 0 && !is_below_city(kind), !has_bridge(kind), "{kind:?}");
        for print in expansions::prints() {
            let printed = match print.fact {
                Fact::Mark(mark) => usize::from(facts.marks.has(mark)),
                Fact::City(tag) | Fact::Road(tag) | Fact::Field(tag) => tagged(tag),
                Fact::Segment(wanted) => {
                    facts.segments.iter().filter(|segment| segment.kind == wanted).count()
                }
            };
            let drawn = plan.landmarks.iter().filter(|sign| sign.landmark == print.landmark);
            assert_eq!(drawn.count(), printed, "{kind:?} {print:?}");
        }
        let islands = plan.landmarks.iter().filter(|sign| *sign.landmark == ISLAND).count();
        assert_eq!(islands, tagged(rules::Tag::Roundabout), "{kind:?}");
    }
}
