//! Crop Circles II: R-C2-1..5, S-C2-1..4.

use rules::expansions::crop::{self, Mode};
use rules::{Action, Prompt, Seat, SegmentKind, catalog};

use crate::table::Table;

const WITH: &str = "base crop2";

const ADD: Mode = Mode::Add;
const REMOVE: Mode = Mode::Remove;

#[test]
fn s_c2_1_a_shield_between_two_cities() {
    let table = Table::of(WITH, 2).stands("B knight N (0,0)").lays("A crop2/06(0,-1)r0");
    let knight = table.deploy("knight N (0,-1)");
    let table = table.does(knight).circle(ADD, SegmentKind::City);
    assert_eq!(table.asked(), (Seat(1), Prompt::Crop(crop::Prompt::Add)));
    assert_eq!(table.answers(), [table.deploy("knight N (0,0)"), Action::Pass]);
    let table = table.adds("knight N (0,0)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Add)));
    let own = table.deploy("knight N (0,-1)");
    assert_eq!(table.answers(), [own, Action::Pass], "not in the other city of the tile");
}

#[test]
fn s_c2_2_a_road_ends_at_the_circle() {
    let table = Table::of(WITH, 2).lies("base/W(-1,0)r0");
    let table = table.plays("A crop2/04(1,0)r0 thief W -> A road 3");
    let stub = table.spot("thief E (1,0)");
    let board = table.game.board();
    assert_ne!(board.feature_at(stub), board.feature_at(table.spot("thief W (1,0)")));
    assert!(!board.is_complete(board.feature_at(stub)), "another road");
}

#[test]
fn s_c2_3_the_last_farmer_takes_the_pig_along() {
    let table = Table::of("base crop2 traders", 2)
        .stands("A farmer E1 (0,0)")
        .stands("B farmer S1 (0,0)")
        .stands("B pig farmer S1 (0,0)")
        .lays("A crop2/03(0,-1)r2")
        .passes()
        .circle(REMOVE, SegmentKind::Field)
        .takes_back("B farmer S1 (0,0)")
        .takes_back("A farmer E1 (0,0)");
    assert_eq!(table.gone(), ["B small cropcircle", "B pig lonely", "A small cropcircle"]);
}

#[test]
fn s_c2_4_with_nobody_on_the_board_nothing_is_asked() {
    let table = Table::of(WITH, 2).lays("A crop2/04(1,0)r0").passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "R-C2-5");
}

#[test]
fn r_c2_1_both_sets_together_are_twelve_circles() {
    let table = Table::of("base crop crop2", 2);
    let sets = table.game.setup().systems.sets().into_iter().flat_map(|set| catalog().set(set));
    let circles = sets.filter(|kind| kind.kind().set().starts_with("crop"));
    assert_eq!(circles.map(|kind| u32::from(kind.kind().copies)).sum::<u32>(), 12);
    let table = table.stands("B thief E (0,0)").lays("A crop/05(0,1)r3").passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Apply)), "asked once");
    let table = table.circle(REMOVE, SegmentKind::Road).takes_back("B thief E (0,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_c2_1_a_road_may_pass_a_circle_unbroken() {
    let table = Table::of(WITH, 2).lays("A crop2/02(1,0)r0");
    let spots = table.spots();
    assert_eq!(
        spots,
        ["thief S", "thief N", "thief E", "farmer N1", "farmer N2", "farmer S2"],
        "the strip N1, E2, S1, W2 is one field"
    );
    let through = ["thief S (1,0)", "thief W (1,0)"].map(|name| table.spot(name));
    assert_eq!(through[0], through[1]);
}

#[test]
fn r_c2_2_beside_an_own_one_or_anywhere_on_its_feature() {
    let offered = |place: &str| {
        let table = Table::with(WITH, 2, &[("crop.add_place", place)])
            .lies("base/U(-1,0)r0")
            .stands("B thief E (0,0)")
            .lays("A crop2/01(0,1)r0")
            .passes()
            .circle(ADD, SegmentKind::Road);
        assert_eq!(table.asked(), (Seat(1), Prompt::Crop(crop::Prompt::Add)));
        let places = ["thief E (0,0)", "thief E (-1,0)"].map(|place| table.deploy(place));
        places.map(|place| table.offers(place))
    };
    assert_eq!(offered("same_segment"), [true, false]);
    assert_eq!(offered("same_feature"), [true, true]);
}

#[test]
fn r_c2_3_whoever_can_may_add_or_must() {
    let passes = |value: &str, parallel: &str| {
        let table = Table::with(WITH, 2, &[("crop.add", value), ("crop.parallel", parallel)])
            .stands("B thief E (0,0)")
            .lays("A crop2/01(0,1)r0")
            .passes()
            .circle(ADD, SegmentKind::Road);
        let asked = table.game.decision().expect("a question");
        assert_eq!(asked.seat, Seat(1));
        let default = asked.options[table.game.default_of(asked)];
        assert_eq!(default == Action::Pass, asked.may_pass(), "{value}");
        asked.may_pass()
    };
    for parallel in ["off", "on"] {
        assert!(passes("may", parallel));
        assert!(!passes("must", parallel));
    }
}

#[test]
fn r_c2_4_without_farms_a_pitchfork_asks_nothing() {
    let table = Table::with(WITH, 2, &[("farms_enabled", "off")])
        .stands("B thief E (0,0)")
        .lays("A crop2/03(0,-1)r2")
        .passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}
