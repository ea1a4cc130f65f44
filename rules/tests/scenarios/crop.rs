//! Crop Circles: R-CC-1..11, S-CC-A to S-CC-E.

use rules::expansions::crop::Mode;
use rules::expansions::{castles, crop};
use rules::{Action, Cause, FigureKind, Prompt, Seat, SegmentKind};
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base crop";

impl Table {
    /// The active seat settles what the circle does.
    pub fn circle(self, mode: Mode, role: SegmentKind) -> Self {
        self.does(Action::Crop(crop::Action::Apply { mode, role }))
    }

    /// Whoever is asked adds a follower there: `adds("mayor knight N (0,0)")`.
    pub fn adds(self, words: &str) -> Self {
        let action = self.deploy(words);
        self.does(action)
    }

    /// Whoever is asked takes a follower back.
    pub fn takes_back(self, words: &str) -> Self {
        let action = self.take(words, Cause::CropCircle);
        self.does(action)
    }

    /// The options, without figures and tiles spelt out.
    pub fn answers(&self) -> Vec<Action> {
        self.game.decision().expect("a question").options.clone()
    }
}

const ADD: Mode = Mode::Add;
const REMOVE: Mode = Mode::Remove;

#[test]
fn s_cc_a_everybody_adds_a_knight_beside_its_own() {
    let table = Table::of(WITH, 3)
        .lies("base/U(1,0)r0 base/E(1,-1)r0")
        .stands("A knight N (0,0)")
        .stands("B knight N (1,-1)")
        .lays("A crop/02(0,1)r2");
    let knight = table.deploy("knight W (0,1)");
    let table = table.does(knight);
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Apply)));
    let role = SegmentKind::City;
    let modes = [ADD, REMOVE].map(|mode| Action::Crop(crop::Action::Apply { mode, role }));
    assert_eq!(table.answers(), modes);
    assert_eq!(table.game.decision().map(|asked| table.game.default_of(asked)), Some(0));
    let table = table.circle(ADD, role);
    assert_eq!(table.asked(), (Seat(1), Prompt::Crop(crop::Prompt::Add)));
    assert_eq!(table.answers(), [table.deploy("knight N (1,-1)"), Action::Pass]);
    let table = table.adds("knight N (1,-1)");
    assert_eq!(
        table.asked(),
        (Seat(0), Prompt::Crop(crop::Prompt::Add)),
        "Ben has none, so he is skipped"
    );
    let places = ["knight N (0,0)", "knight W (0,1)"].map(|place| table.deploy(place));
    assert_eq!(
        table.answers(),
        [&places[..], &[Action::Pass]].concat(),
        "R-OV-17: none by default"
    );
    let table = table.adds("knight N (0,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    assert_eq!(table.game.figures().len(), 5);
}

#[test]
fn s_cc_b_everybody_takes_a_farmer_back() {
    let table = Table::of(WITH, 3)
        .lies("base/G(0,-1)r1 base/B(0,1)r0")
        .stands("A farmer E1 (0,0)")
        .stands("C farmer N1 (0,1)")
        .stands("C farmer E1 (0,-1)")
        .lays("B crop/03(0,-2)r2");
    let knight = table.deploy("knight S (0,-2)");
    let table = table.does(knight);
    assert_eq!(table.scores(), ["B city 6"]);
    let table = table.circle(REMOVE, SegmentKind::Field);
    assert_eq!(table.asked(), (Seat(2), Prompt::Crop(crop::Prompt::Remove)));
    let farmers = ["C farmer E1 (0,-1)", "C farmer N1 (0,1)"];
    assert_eq!(table.answers(), farmers.map(|farmer| table.take(farmer, Cause::CropCircle)));
    // The farm in the south is beside no city, the other one beside one of 3.
    assert_eq!(
        table.game.decision().map(|asked| table.game.default_of(asked)),
        Some(1),
        "least loss"
    );
    let table = table.takes_back(farmers[1]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Remove)));
    let table = table.takes_back("A farmer E1 (0,0)");
    assert_eq!(table.gone(), ["B small scored", "C small cropcircle", "A small cropcircle"]);
    assert_eq!(table.asked(), (Seat(2), Prompt::Draw));
    assert_eq!(table.points(0), 0, "unscored");
}

#[test]
fn r_cc_5_the_least_loss_by_default_and_of_equals_the_first() {
    let lost = |tiles: &str| {
        let table = Table::of(WITH, 3).lies("base/E(0,-1)r2 base/U(0,-2)r0").lies(tiles);
        let table = table.stands("C thief E (0,-2)").stands("C thief E (0,0)");
        let table = table.lays("B crop/05(0,1)r3").passes().circle(REMOVE, SegmentKind::Road);
        let asked = table.game.decision().expect("a question");
        let north = table.take("C thief E (0,-2)", Cause::CropCircle);
        let south = table.take("C thief E (0,0)", Cause::CropCircle);
        assert_eq!((asked.seat, &asked.options[..]), (Seat(2), &[north, south][..]));
        table.game.default_of(asked)
    };
    assert_eq!(lost("base/U(1,0)r0"), 0, "a road of 1 or of 2");
    assert_eq!(lost(""), 0, "both are worth 1");
    assert_eq!(lost("base/U(1,-2)r0"), 1, "a road of 2 or of 1");
}

#[test]
fn s_cc_c_the_only_thief_takes_the_builder_along() {
    let table = Table::of("base traders crop", 2)
        .stands("B thief (0,0)")
        .stands("B builder thief (0,0)")
        .lays("A crop/05(0,1)r3")
        .passes()
        .circle(REMOVE, SegmentKind::Road)
        .takes_back("B thief (0,0)");
    assert_eq!(table.gone(), ["B small cropcircle", "B builder lonely"]);
}

#[test]
fn s_cc_d_a_mayor_joins_a_knight() {
    let table = Table::of("base abbey crop", 2)
        .stands("A knight (0,0)")
        .lays("A crop/02(0,1)r2")
        .passes()
        .circle(ADD, SegmentKind::City);
    let kinds = ["knight", "wagon knight", "mayor knight"];
    let all = kinds.map(|kind| table.deploy(&format!("{kind} N (0,0)")));
    assert_eq!(table.answers(), [&all[..], &[Action::Pass]].concat());
    let table = table.adds("mayor knight N (0,0)");
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Mayor), 0);
}

#[test]
fn s_cc_e_with_nothing_but_a_wagon_nobody_farms() {
    let mut table = Table::of("base abbey crop", 2).stands("B farmer S1 (0,0)");
    table.edit(|state| {
        for kind in [FigureKind::Small, FigureKind::Mayor] {
            state["supplies"][1][crate::table::stored(kind)] = json!(0);
        }
    });
    let table = table.lays("A crop/03(0,1)r2").passes().circle(ADD, SegmentKind::Field);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_cc_1_roads_end_at_a_circle_and_no_wagon_crosses_it() {
    let table = Table::of("base abbey crop", 2)
        .lies("base/A(-1,0)r3")
        .stands("A wagon thief (0,0)")
        .lays("B crop/06(1,0)r0");
    assert_eq!(table.spots().len(), 7, "two roads for two figures, three fields");
    let table = table.passes();
    assert_eq!(table.scores(), ["A road 3"]);
    assert_eq!(table.targets().len(), 1, "the cloister at the other end");
    let sets = rules::catalog().set("crop").map(|kind| kind.kind().copies);
    assert_eq!(sets.sum::<u8>(), 6);
}

#[test]
fn r_cc_2_each_circle_has_its_role_and_comes_after_scoring() {
    let standing = || {
        Table::of(WITH, 2)
            .stands("A knight (0,0)")
            .stands("A thief (0,0)")
            .stands("A farmer S1 (0,0)")
    };
    let all = [
        ("crop/01(0,1)r2", SegmentKind::City),
        ("crop/02(0,1)r2", SegmentKind::City),
        ("crop/03(0,1)r2", SegmentKind::Field),
        ("crop/04(0,1)r3", SegmentKind::Field),
        ("crop/05(0,1)r3", SegmentKind::Road),
        ("crop/06(0,1)r3", SegmentKind::Road),
    ];
    for (tile, role) in all {
        let mode = ADD;
        let table = standing().lays(&format!("B {tile}")).passes();
        assert!(table.offers(Action::Crop(crop::Action::Apply { mode, role })), "{tile}");
    }
    // A builder's second part has its own circle (S11).
    let table = Table::of("base traders crop", 2)
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .lays("A crop/06(1,0)r0")
        .passes()
        .circle(ADD, SegmentKind::Road)
        .passes();
    assert_eq!(table.second_part(), Some(Seat(0)), "the circle comes before the second part");
    let table = table.lays("A crop/05(0,1)r3").passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Apply)));
}

#[test]
fn r_cc_3_and_4_from_the_left_of_the_active_seat_that_one_last() {
    let mut table = Table::of(WITH, 4).lies("base/U(1,0)r0 base/U(2,0)r0 base/U(3,0)r0");
    for (letter, x) in ["A", "B", "C", "D"].into_iter().zip(0..) {
        table = table.stands(&format!("{letter} thief ({x},0)"));
    }
    let mut table = table.lays("C crop/05(0,1)r3").passes().circle(ADD, SegmentKind::Road);
    let mut asked = Vec::new();
    while table.asks(Prompt::Crop(crop::Prompt::Add)) {
        asked.push(table.asked().0.0);
        let places = table.answers().iter().filter(|option| **option != Action::Pass).count();
        assert_eq!(places, 1, "at most one each, beside the own");
        table = table.passes();
    }
    assert_eq!(asked, [3, 0, 1, 2]);
}

#[test]
fn r_cc_5_and_6_whoever_has_none_does_nothing() {
    let table = Table::of(WITH, 3).stands("B thief (0,0)").lays("A crop/05(0,1)r3").passes();
    let table = table.circle(REMOVE, SegmentKind::Road);
    let asked = table.game.decision().expect("a question");
    assert_eq!((asked.seat, asked.may_pass()), (Seat(1), false));
    let table = table.takes_back("B thief (0,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    // Nobody can add without a follower in hand.
    let mut table = Table::of(WITH, 2).stands("B thief (0,0)");
    table.edit(|state| state["supplies"][1][0] = json!(0));
    let table = table.lays("A crop/05(0,1)r3").passes().circle(ADD, SegmentKind::Road);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_cc_7_what_may_be_added_where() {
    let table = Table::of("base inns abbey crop", 2)
        .stands("A wagon thief (0,0)")
        .lays("A crop/05(0,1)r3")
        .passes()
        .circle(ADD, SegmentKind::Road);
    // Beside whatever stands there, however occupied; no mayor on a road.
    let places = ["thief (0,0)", "big thief (0,0)"].map(|place| table.deploy(place));
    assert_eq!(table.answers(), [&places[..], &[Action::Pass]].concat());
    // Not onto the tile of the dragon.
    let table = Table::of("base dragon crop", 2)
        .lies("base/U(1,0)r0")
        .stands("A thief (0,0)")
        .stands("A thief (1,0)")
        .dragon_on("(0,0)")
        .lays("A crop/05(0,1)r3")
        .passes()
        .circle(ADD, SegmentKind::Road);
    assert_eq!(table.answers(), [table.deploy("thief (1,0)"), Action::Pass]);
}

#[test]
fn r_cc_8_monks_lords_councillors_and_those_on_towers_have_no_role() {
    // A lord, a monk, a heretic and a follower on a tower: the circle of the knights finds nobody.
    let table = Table::of("base castles cult tower crop", 2)
        .lies("base/B(0,1)r0 cult/01(0,2)r0 tower/02(0,3)r0")
        .tower("A", "(0,3)", 1)
        .stands("A monk (0,1)")
        .stands("B monk (0,2)")
        .stands("B knight (0,0)")
        .lays("B base/E(0,-1)r2")
        .passes();
    let lord = table.figure("B knight (0,0)");
    let table =
        table.does(Action::Castles(castles::Action::Convert { lord })).lays("A bcb/06(0,4)r0");
    let top = table.deploy("tower (0,3)");
    let table = table.does(top).lays("A crop/02(-1,1)r2").passes();
    assert!(!table.asks(Prompt::Crop(crop::Prompt::Apply)));
    assert_eq!(table.game.figures().len(), 4);
}

#[test]
fn r_cc_9_and_11_the_question_comes_with_one_follower_of_the_role() {
    let circle = "A crop/05(0,1)r3";
    let none = Table::of(WITH, 2).stands("B knight (0,0)").lays(circle).passes();
    assert_eq!(none.asked(), (Seat(1), Prompt::Draw));
    // With one it is asked, even though nobody could add.
    let mut one = Table::of(WITH, 2).stands("B thief (0,0)");
    one.edit(|state| state["supplies"][1][0] = json!(0));
    assert!(one.lays(circle).passes().asks(Prompt::Crop(crop::Prompt::Apply)));
}

#[test]
fn r_cc_10_nothing_is_scored_and_a_barn_is_no_farmer() {
    let table = Table::of("base abbey crop", 2)
        .lies("base/B(0,1)r0 base/B(1,1)r0 base/B(0,2)r0 base/B(1,2)r0")
        .barn_stands("A (1,2)")
        .lays("A crop/03(-1,1)r3")
        .passes();
    assert!(!table.asks(Prompt::Crop(crop::Prompt::Apply)));
    let table = Table::of(WITH, 2).stands("B thief (0,0)").lays("A crop/05(0,1)r3").passes();
    let table = table.circle(REMOVE, SegmentKind::Road).takes_back("B thief (0,0)");
    assert_eq!(table.scores(), [""; 0]);
}

#[test]
fn in_parallel_nobody_sees_the_others_answers_before_all_are_in() {
    let parallel = [("crop.parallel", "on")];
    let standing = || {
        let table = Table::with(WITH, 3, &parallel).lies("base/U(1,0)r0 base/U(2,0)r0");
        let table = table.stands("A thief (0,0)").stands("B thief (1,0)").stands("C thief (2,0)");
        table.lays("A crop/05(0,1)r3").passes()
    };
    let table = standing().circle(ADD, SegmentKind::Road).adds("thief (1,0)");
    assert_eq!((table.game.figures().len(), table.small(1)), (3, 6), "it waits");
    assert_eq!(table.asked(), (Seat(2), Prompt::Crop(crop::Prompt::Add)));
    let table = table.passes().adds("thief (0,0)");
    assert_eq!((table.game.figures().len(), table.small(0), table.small(1)), (5, 5, 5));
    let table = standing().circle(REMOVE, SegmentKind::Road);
    let table = table.takes_back("B thief (1,0)").takes_back("C thief (2,0)");
    assert_eq!(table.gone(), [""; 0]);
    let table = table.takes_back("A thief (0,0)");
    assert_eq!(table.gone(), ["B small cropcircle", "C small cropcircle", "A small cropcircle"]);
}
