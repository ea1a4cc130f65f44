//! The School: R-SC-1..16, S-SC-1..8.

use rules::expansions::school::{self, Teacher};
use rules::{Action, Event, Pos, Prompt, RoadEnd, Seat, SegmentKind};
use serde_json::json;

use crate::table::{Table, seat};

const WITH: &str = "base school";
/// Ends the road of the start tile at a crossing west of it.
const CROSSING: &str = "base/W(-1,0)r0";
/// A city of four tiles over the start tile that lacks the last one, which is a cap.
const CITY: &str = "base/G(0,-1)r1 base/G(0,-2)r1";
const CAP: &str = "base/E(0,-3)r2";
/// A road of three tiles and a city of five tiles that base/L(-1,0)r0 completes.
const BOTH: &str = "base/E(0,-1)r2 base/G(-1,-1)r1 base/G(-1,-2)r1 base/G(-1,-3)r1 base/E(-1,-4)r2";

impl Table {
    /// Gives the teacher to a seat without a turn.
    pub fn teaches(mut self, letter: &str) -> Self {
        let teacher = Teacher::With(seat(letter));
        self.edit(|state| state["states"]["school"]["teacher"] = json!(teacher));
        self
    }

    /// Where the teacher is, after a script.
    pub fn teacher(&self) -> Teacher {
        self.game.teacher().expect("the school plays")
    }

    /// Where the teacher went since the last tile was drawn.
    fn lessons(&self) -> Vec<Teacher> {
        let moves = self.events.iter().filter_map(|event| match event {
            Event::School(school::Event::Moved { to }) => Some(*to),
            _ => None,
        });
        moves.collect()
    }
}

fn with(letter: &str) -> Teacher {
    Teacher::With(seat(letter))
}

/// The cells of the school, the left half first.
fn cells(systems: &str, options: &[(&str, &str)]) -> Vec<Pos> {
    let table = Table::with(systems, 2, options);
    let tiles = table.game.board().tiles().iter();
    let mut school: Vec<_> = tiles.filter(|placed| placed.tile().set() == "school").collect();
    school.sort_by_key(|placed| placed.tile().id);
    assert!(school.iter().all(|placed| placed.rotation.index() == 0), "never turned");
    school.iter().map(|placed| placed.pos).collect()
}

#[test]
fn r_sc_1_the_school_lies_right_or_left_of_the_start_tile() {
    assert_eq!(cells(WITH, &[]), [Pos::new(1, 0), Pos::new(2, 0)]);
    assert_eq!(cells(WITH, &[("school.side", "left")]), [Pos::new(-2, 0), Pos::new(-1, 0)]);
    let table = Table::of(WITH, 2);
    let [start, desk] = ["thief E (0,0)", "thief W (1,0)"].map(|name| table.spot(name));
    let board = table.game.board();
    assert_eq!(board.feature_at(start), board.feature_at(desk));
    // The fields above and below the school run over the seam.
    let fields = ["farmer N2 (1,0)", "farmer N1 (2,0)", "farmer E2 (1,0)", "farmer W1 (2,0)"];
    let [a, b, c, d] = fields.map(|name| board.feature_at(table.spot(name)));
    assert_eq!((a, c), (b, d));
    assert_ne!(a, c);
    assert!(table.game.bag().remaining().iter().all(|(kind, _)| kind.kind().set() != "school"));
}

#[test]
fn r_sc_2_the_teacher_starts_in_the_school() {
    let table = Table::of(WITH, 2);
    assert_eq!((table.teacher(), table.game.school()), (Teacher::School, Some(Pos::new(1, 0))));
    assert_eq!(Table::of("base", 2).game.teacher(), None);
}

#[test]
fn r_sc_3_beside_another_start_the_school_lies_by_itself() {
    assert_eq!(cells("base school river1", &[]), [Pos::new(-3, 0), Pos::new(-2, 0)]);
    assert_eq!(cells("base school count", &[]), [Pos::new(-5, -1), Pos::new(-4, -1)]);
    assert_eq!(cells("base school count river2", &[]), [Pos::new(-5, -1), Pos::new(-4, -1)]);
    assert_eq!(cells("wheel school", &[]), [Pos::new(-5, -2), Pos::new(-4, -2)]);
    // R-OV-38: tiles may be attached to it, but no river tile goes there.
    let table = Table::of("base school river1", 2).draws("A base/W");
    assert!(table.places().contains(&"(-4,0)r0".to_owned()));
    let river = Table::of("base school river1", 2).draws("A river1/07");
    assert_eq!(river.places(), ["(1,0)r0", "(1,0)r2"]);
}

#[test]
fn r_sc_4_six_roads_end_at_the_school_and_nobody_stands_in_it() {
    let table = Table::of(WITH, 2);
    let board = table.game.board();
    let ends = board.tiles().iter().flat_map(|placed| &placed.tile().segments);
    let ends = ends.filter(|segment| segment.end == Some(RoadEnd::School)).count();
    assert_eq!(ends, 6);
    let school = board.tiles().iter().filter(|placed| placed.tile().set() == "school");
    let mut kinds = school.flat_map(|placed| &placed.tile().segments);
    assert!(kinds.all(|it| matches!(it.kind, SegmentKind::Road | SegmentKind::Field)));
}

#[test]
fn s_sc_1_the_points_of_a_school_road_are_repeated_and_its_completer_takes_the_teacher() {
    let table = Table::of(WITH, 3)
        .lies("base/U(-1,0)r0 base/U(-2,0)r0")
        .stands("B thief E (-1,0)")
        .teaches("A")
        .plays("B base/W(-3,0)r0 -> B road 5, A lesson 5");
    assert_eq!(table.lessons(), [Teacher::School, with("B")]);
}

#[test]
fn s_sc_2_the_points_of_another_feature_are_repeated() {
    let table = Table::of(WITH, 3)
        .lies("base/F(0,-1)r1 base/F(0,-2)r1")
        .stands("C knight N (0,-1)")
        .teaches("B")
        .plays(&format!("C {CAP} -> C city 12, B lesson 12"));
    assert_eq!(table.lessons(), [Teacher::School]);
}

#[test]
fn s_sc_3_an_own_feature_pays_twice() {
    let round = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-2,1)r0 base/B(-2,2)r0 base/B(-1,2)r0
        base/B(0,2)r0 base/B(-2,3)r0 base/B(-1,3)r0";
    let table = Table::of(WITH, 2).lies(round).stands("A monk (-1,2)").teaches("A");
    let table = table.plays("A base/B(0,3)r0 -> A cloister 9, A lesson 9");
    assert_eq!((table.points(0), table.teacher()), (18, Teacher::School));
}

#[test]
fn s_sc_4_a_tied_city_pays_its_points_once_more() {
    let tied =
        Table::of(WITH, 3).lies(CITY).stands("A knight N (0,-1)").stands("B knight N (0,-2)");
    let table = tied.teaches("A").plays(&format!("C {CAP} -> A city 8, B city 8, A lesson 8"));
    assert_eq!((table.points(0), table.points(1)), (16, 8));
}

#[test]
fn s_sc_5_an_unoccupied_school_road_moves_the_teacher_and_pays_nobody() {
    let table = Table::of(WITH, 2).teaches("A").plays(&format!("B {CROSSING}"));
    assert_eq!(table.lessons(), [with("B")]);
    // R-SC-5: whoever has him keeps him.
    let same = Table::of(WITH, 2).teaches("B").plays(&format!("B {CROSSING}"));
    assert_eq!((same.teacher(), same.lessons()), (with("B"), Vec::new()));
}

#[test]
fn s_sc_6_a_single_scorer_repeats_the_least_and_a_holder_the_most() {
    let both = || Table::of(WITH, 3).lies(BOTH).stands("B knight N (-1,-2)");
    let one = both().stands("B thief E (0,0)").teaches("A");
    one.plays("B base/L(-1,0)r0 -> B city 10, B road 3, A lesson 3");
    let two = both().stands("C thief E (0,0)").teaches("A");
    two.plays("B base/L(-1,0)r0 -> B city 10, C road 3, A lesson 10");
    // Whoever scores alone and holds the teacher chooses for itself.
    let own = both().stands("B thief E (0,0)").teaches("B");
    own.plays("B base/L(-1,0)r0 -> B city 10, B road 3, B lesson 10");
}

#[test]
fn r_sc_7_whoever_chooses_may_be_asked() {
    let off = [("school.auto", "off")];
    let both = |thief: &str| {
        let table = Table::with(WITH, 3, &off).lies(BOTH).stands("B knight N (-1,-2)");
        table.stands(thief).teaches("A").lays("B base/L(-1,0)r0").passes()
    };
    let table = both("B thief E (0,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::School(school::Prompt::Repeat)));
    let asked = table.game.decision().expect("a question").clone();
    let seat = Seat(1);
    let [city, road] = ["knight N (-1,-2)", "thief E (0,0)"].map(|name| {
        let board = table.game.board();
        let feature = board.feature_at(table.spot(name));
        Action::School(school::Action::Repeat {
            feature: board.spot(board.feature(feature).first),
            seat,
        })
    });
    assert_eq!(table.game.default_of(&asked), 1);
    assert_eq!(asked.options, [city, road]);
    let table = table.does(city);
    assert_eq!(table.scores(), ["B city 10", "B road 3", "A lesson 10"]);
    assert_eq!(table.lessons(), [Teacher::School, with("B")]);
    let holder = both("C thief E (0,0)");
    assert_eq!(holder.asked(), (Seat(0), Prompt::School(school::Prompt::Repeat)));
    let asked = holder.game.decision().expect("a question");
    assert_eq!(holder.game.default_of(asked), 0, "the holder takes the most");
    // R-SC-4, play by post: equal values are no choice.
    let equal = Table::with(WITH, 3, &off).lies(CITY).stands("A knight N (0,-1)");
    let equal = equal.stands("B knight N (0,-2)").teaches("C");
    equal.plays(&format!("C {CAP} -> A city 8, B city 8, C lesson 8"));
}

#[test]
fn r_sc_9_what_gives_nobody_a_point_is_no_lesson() {
    let table = Table::of(WITH, 2).lies(CITY).teaches("A").plays(&format!("B {CAP}"));
    assert_eq!(table.teacher(), with("A"));
    let mayor = Table::of("base abbey school", 2).lies(CITY).stands("B mayor knight N (0,-1)");
    let mayor = mayor.teaches("A").plays(&format!("B {CAP} -> B city 0"));
    assert_eq!(mayor.teacher(), with("A"));
}

#[test]
fn s_sc_7_two_school_roads_at_once_bring_one_teacher() {
    let table = Table::of(WITH, 2).lies("base/V(2,-1)r0").plays("B base/W(1,-1)r0");
    assert_eq!(table.lessons(), [with("B")]);
}

#[test]
fn s_sc_8_the_road_of_the_start_tile_is_a_school_road() {
    let table = Table::of(WITH, 2).stands("A thief E (0,0)");
    let table = table.plays(&format!("B {CROSSING} -> A road 3"));
    assert_eq!(table.lessons(), [with("B")]);
}

#[test]
fn r_sc_12_when_all_six_roads_are_done_he_returns_for_good() {
    let round = "base/A(1,-1)r0 base/A(2,-1)r0 base/A(3,0)r1 base/A(2,1)r2 base/A(1,1)r2";
    let table = Table::of(WITH, 2).lies(round).plays("B base/A(-1,0)r3");
    assert_eq!(table.teacher(), with("B"), "whoever completes the last one takes him");
    let table = table.lies(CITY).stands("A knight N (0,-1)");
    let table = table.plays(&format!("A {CAP} -> A city 8, B lesson 8"));
    assert_eq!(table.teacher(), Teacher::School);
    // No road of the school is left that could call him.
    let board = table.game.board();
    let roads = board.features_of(SegmentKind::Road).into_iter().filter(|&road| {
        board.members(road).any(|(_, segment)| segment.end == Some(RoadEnd::School))
    });
    assert!(roads.into_iter().all(|road| board.is_complete(road)));
}

#[test]
fn r_sc_13_the_end_is_no_lesson() {
    let table = Table::of(WITH, 2).stands("B thief E (0,0)").teaches("A");
    let table = table.plays("A base/B(0,1)r0\nend -> B road 2");
    assert_eq!(table.teacher(), with("A"));
}

#[test]
fn r_sc_14_the_dragon_eats_a_teacher_whom_it_finds_in_the_school() {
    let near = |options: &[(&str, &str)]| {
        let table = Table::with("base school dragon", 2, options);
        let table = table.lies("base/U(1,-1)r1 base/U(1,-2)r1").dragon_on("(1,-2)");
        table.lays("A pd/16(-1,0)r0").passes()
    };
    let table = near(&[]).walks("S S");
    assert_eq!((table.teacher(), table.lessons()), (Teacher::Gone, vec![Teacher::Gone]));
    // R-SC-15: then a school road gives nothing but its points.
    let table = table.walks_on().stands("A thief N (1,0)");
    let table = table.plays("B base/A(1,-3)r0 -> A road 4");
    assert_eq!(table.teacher(), Teacher::Gone);
    let spared = near(&[("school.dragon_eats_teacher", "off")]).walks("S S");
    assert_eq!(spared.teacher(), Teacher::School);
    let held = near(&[]).teaches("B").walks("S S");
    assert_eq!(held.teacher(), with("B"), "whom a seat holds is safe");
}

#[test]
fn r_sc_15_a_road_from_door_to_door_is_one_school_road() {
    let table = Table::of(WITH, 2).lies("base/V(2,-1)r0").stands("A thief N (1,0)");
    let table = table.plays("B base/V(1,-1)r3 -> A road 4");
    assert_eq!(table.lessons(), [with("B")]);
}

#[test]
fn r_sc_6_10_11_and_16_first_the_lesson_then_the_taking() {
    // The holder completes the road, gets the lesson and takes the teacher again.
    let table = Table::of(WITH, 2).stands("A thief E (0,0)").teaches("B");
    let table = table.plays(&format!("B {CROSSING} -> A road 3, B lesson 3"));
    assert_eq!(table.lessons(), [Teacher::School, with("B")]);
    // He repeats one scoring a part; the next part has a lesson again only if he was taken again.
    let table = table.lies(CITY).stands("A knight N (0,-1)");
    let table = table.plays(&format!("A {CAP} -> A city 8, B lesson 8\nA base/B(0,1)r0"));
    assert_eq!(table.teacher(), Teacher::School);
}

#[test]
fn r_sc_8_the_value_of_the_feature_is_repeated_and_nothing_beside_it() {
    // The fairy's points are not repeated, an inn's are.
    let table = Table::of("base inns school dragon", 2).lies("ic/15(-1,0)r0");
    let inn = table.spot("thief W (-1,0)");
    let tags = table.game.board().segment(inn).expect("a road").tags;
    assert!(tags.has(rules::Tag::Inn));
    let table = table.stands("A thief W (-1,0)").fairy_by("A thief W (-1,0)").teaches("B");
    table.plays("B base/W(-2,0)r0 -> A road 8, A fairy 3, B lesson 8");
    // A cathedral's too.
    let cathedral = "base/G(0,-1)r1 ic/01(0,-2)r0 base/E(-1,-2)r1 base/E(1,-2)r3";
    let table = Table::of("base inns school", 2).lies(cathedral);
    let table = table.stands("A knight N (0,0)").teaches("B");
    table.plays("B base/E(0,-3)r2 -> A city 18, B lesson 18");
}
