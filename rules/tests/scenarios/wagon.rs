//! The wagon of Abbey & Mayor: R-AM-30..40, S-AM-04..12 and S-AM-20.

use rules::expansions::abbey;
use rules::{Cause, Pos, Prompt, Seat};

use crate::abbey::{HOLE, WITH};
use crate::table::Table;

/// A road that ends at a crossing with a free road to the south and Ben's to the west.
const CROSSING: &str = "base/U(-1,0)r0 base/W(-2,0)r0 base/U(-2,1)r1";

fn road() -> Table {
    Table::of(WITH, 2).lies(CROSSING).stands("B thief W (-2,0)").stands("A wagon thief E (-2,0)")
}

#[test]
fn s_am_04_a_wagon_goes_on_to_the_cloister_or_the_free_road() {
    let table = road().lays("A base/A(1,0)r1").passes();
    assert_eq!(table.scores(), ["A road 4"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    assert_eq!(table.targets(), ["thief S (-2,0)", "monk (1,0)", "thief N (-2,1)"]);
    let table = table.moves_to("thief N (-2,1)");
    assert!(!table.wagon_home(0));
    let there = table.figure("A wagon thief N (-2,1)");
    assert!(table.game.figures().contains(&there));
    assert_eq!(table.asked().1, Prompt::Draw, "R-AM-36");
}

#[test]
fn r_am_31_a_wagon_may_also_come_home() {
    let table = road().lays("A base/A(1,0)r1");
    // R-AM-31: besides the deployment of the turn.
    let farmer = table.deploy("farmer N1 (1,0)");
    let table = table.does(farmer);
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    let table = table.passes();
    assert!(table.wagon_home(0));
}

#[test]
fn s_am_05_a_wagon_leaves_a_city_through_an_open_gate() {
    let town = "base/F(0,-1)r1 base/S(0,-2)r1 am/06(1,-2)r3 base/A(-1,-2)r3";
    let table = Table::of(WITH, 2).lies(town).stands("A wagon knight N (0,-1)");
    let table = table.lays("A base/E(0,-3)r2").passes();
    assert_eq!(table.scores(), ["A city 14"]);
    assert_eq!(table.targets(), ["thief S (1,-2)"]);
}

#[test]
fn s_am_06_a_wagon_enters_a_city_at_the_gate() {
    let lies = "base/T(0,-1)r2 base/E(-1,-1)r1 base/A(-1,-2)r3 base/G(1,-1)r0 base/U(1,-2)r0";
    let table = Table::of(WITH, 2)
        .lies(lies)
        .stands("A wagon thief N (0,-1)")
        .stands("B thief W (1,-2)")
        .lays("A base/W(0,-2)r0")
        .passes();
    assert_eq!(table.scores(), ["A road 2"]);
    let city = ["knight E (-1,-1)", "knight E (0,-1)", "knight E (1,-1)", "knight N (0,0)"];
    assert_eq!(table.targets(), city);
}

#[test]
fn s_am_07_nothing_leads_over_the_short_roads_between_two_cities() {
    let table = Table::of("base inns abbey", 2).lays("A ic/05(0,-1)r0");
    let wagon = table.deploy("wagon knight S (0,-1)");
    let table = table.does(wagon);
    assert_eq!(table.scores(), ["A city 4"]);
    assert_eq!(table.asked().1, Prompt::Draw);
    assert!(table.wagon_home(0));
}

#[test]
fn r_am_40_a_festival_leads_to_its_roads_but_not_to_its_other_city() {
    let table = Table::of("base abbey festival", 2).lays("A festival/05(0,-1)r0");
    let wagon = table.deploy("wagon knight S (0,-1)");
    let table = table.does(wagon);
    assert_eq!(table.scores(), ["A city 4"]);
    assert_eq!(table.targets(), ["thief E (0,-1)", "thief W (0,-1)"]);
}

#[test]
fn s_am_08_cities_that_touch_at_a_corner_are_not_linked() {
    let table = Table::of(WITH, 2).lays("A base/I(0,-1)r2");
    let wagon = table.deploy("wagon knight S (0,-1)");
    let table = table.does(wagon);
    assert_eq!((table.scores(), table.asked().1), (vec!["A city 4".to_owned()], Prompt::Draw));
}

#[test]
fn s_am_09_a_crossing_before_the_wall_is_no_gate() {
    let table = Table::of(WITH, 2)
        .lies("base/T(0,-1)r1 base/E(1,-1)r3")
        .stands("A wagon knight N (0,-1)")
        .lays("A base/L(0,-2)r2")
        .passes();
    assert_eq!(table.scores(), ["A city 8"]);
    assert_eq!(table.targets(), ["thief W (0,-1)"]);
}

/// A city whose last open side faces a hole; roads run into the hole from the north and the east.
const WALLED: &str = "base/T(0,-1)r1 bcb/07(0,-2)r1 base/E(0,-3)r2 base/U(1,0)r0 base/U(2,0)r0
    base/A(2,-1)r1 base/U(1,-2)r1 base/U(-1,-1)r0";

#[test]
fn s_am_10_a_city_that_an_abbey_closed_leads_to_gate_abbey_and_inner_cloister() {
    let table = Table::of(WITH, 2).lies(WALLED).stands("A wagon knight N (0,-1)");
    let table = table.abbey("A (1,-1)").passes();
    assert_eq!(table.scores(), ["A city 8"]);
    let targets = ["monk (0,-2)", "thief E (-1,-1)", "thief W (0,-1)", "monk (1,-1)"];
    assert_eq!(table.targets(), targets);
    // R-AM-38: only where they meet.
    let strict = Table::with(WITH, 2, &[("am.wagon_tile", "linked")]).lies(WALLED);
    let strict = strict.stands("A wagon knight N (0,-1)").abbey("A (1,-1)").passes();
    assert_eq!(strict.targets(), ["monk (0,-2)", "thief W (0,-1)", "monk (1,-1)"]);
}

#[test]
fn s_am_11_completed_crossing_and_far_roads_are_no_targets() {
    let town = "base/T(0,-1)r1 base/A(-1,-1)r3 base/T(1,-1)r3 base/K(1,0)r0 base/A(2,-1)r1
        am/06(1,-2)r2 base/U(2,-2)r0 base/B(2,-3)r0";
    let table = Table::of(WITH, 2).lies(town).stands("A wagon knight N (0,0)");
    let table = table.lays("A base/E(0,-2)r2").passes();
    assert_eq!(table.scores(), ["A city 12"]);
    assert_eq!(table.targets(), ["thief E (1,-2)", "thief E (2,-2)"]);
}

#[test]
fn s_am_12_a_road_leads_to_what_lies_at_both_its_ends() {
    let table = Table::of(WITH, 2)
        .lies("base/W(1,0)r0 base/U(2,0)r0")
        .stands("A wagon thief E (0,0)")
        .lays("A base/T(-1,0)r3")
        .passes();
    assert_eq!(table.scores(), ["A road 3"]);
    let targets = ["knight N (-1,0)", "thief E (1,0)", "thief S (1,0)", "thief E (2,0)"];
    assert_eq!(table.targets(), targets);
}

#[test]
fn r_am_30_a_wagon_stands_on_roads_cities_and_cloisters() {
    let table = Table::of(WITH, 2).lays("A am/05(1,0)r0");
    let spots = table.spots();
    let wagons: Vec<&String> = spots.iter().filter(|spot| spot.starts_with("wagon")).collect();
    let expected =
        ["wagon thief N", "wagon thief W", "wagon thief S", "wagon thief E", "wagon monk"];
    assert_eq!(wagons, expected);
}

#[test]
fn r_am_32_the_target_must_be_free_and_incomplete_and_without_the_dragon() {
    let table = road().stands("B thief S (-2,0)").lays("A base/A(1,0)r1").passes();
    assert_eq!(table.targets(), ["monk (1,0)"]);
    let dragon = Table::of("base dragon abbey", 2)
        .lies(CROSSING)
        .stands("A wagon thief E (-2,0)")
        .dragon_on("(-2,1)")
        .lays("A base/A(1,0)r1")
        .passes();
    assert_eq!(dragon.targets(), ["thief S (-2,0)", "thief W (-2,0)", "monk (1,0)"]);
}

#[test]
fn r_am_33_any_tile_of_the_target_will_do() {
    let table = road().lays("A base/A(1,0)r1").passes().moves_to("thief N (-2,1)");
    let wagon = table.figure("A wagon thief N (-2,1)");
    assert_eq!(wagon.at.pos(), Some(Pos::new(-2, 1)));
    assert!(table.game.figures().contains(&wagon));
}

#[test]
fn s_am_20_the_second_wagon_finds_the_target_taken() {
    let table = Table::of(WITH, 2)
        .lies("am/10(-1,0)r3")
        .stands("A wagon thief E (-1,0)")
        .stands("B wagon thief E (0,0)")
        .lays("A base/A(1,0)r1")
        .passes();
    assert_eq!(table.scores(), ["A road 3", "B road 3"]);
    assert_eq!(
        (table.asked(), table.targets()),
        ((Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)), vec!["monk (1,0)".into()])
    );
    let table = table.moves_to("monk (1,0)");
    assert_eq!(table.asked().1, Prompt::Draw);
    assert!(table.wagon_home(1) && !table.wagon_home(0));
}

#[test]
fn r_am_34_wagons_choose_clockwise_from_the_active_seat() {
    let table = Table::of(WITH, 3)
        .lies("am/10(-1,0)r3")
        .stands("A wagon thief E (-1,0)")
        .stands("C wagon thief E (0,0)")
        .lays("B base/A(1,0)r1")
        .passes();
    assert_eq!(table.asked(), (Seat(2), Prompt::Abbey(abbey::Prompt::Wagon)));
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
}

#[test]
fn r_am_35_a_wagon_that_was_not_scored_does_not_move() {
    let table = Table::of("base abbey cathars", 2)
        .lies("siege/03(0,-1)r3")
        .stands("A wagon knight S (0,-1)")
        .lays("A base/B(1,-1)r0")
        .passes();
    let flees = table.take("A wagon knight S (0,-1)", Cause::Escape);
    let table = table.does(flees);
    assert_eq!(table.asked().1, Prompt::Draw);
    assert!(table.wagon_home(0));
}

#[test]
fn r_am_37_nearby_and_any_need_no_link() {
    let table = |choice: &'static str| {
        Table::with(WITH, 2, &[("am.wagon_move", choice)])
            .lies("am/10(-1,0)r3 base/B(0,1)r0 base/B(0,2)r0")
            .stands("A wagon thief E (0,0)")
            .lays("A base/A(1,0)r1")
            .passes()
    };
    assert_eq!(table("linked").targets(), ["monk (1,0)"]);
    assert_eq!(table("nearby").targets(), ["knight N (0,0)", "monk (1,0)", "monk (0,1)"]);
    let any = ["knight N (0,0)", "monk (1,0)", "monk (0,1)", "monk (0,2)"];
    assert_eq!(table("any").targets(), any);
}

#[test]
fn r_am_39_cloisters_need_a_road_on_their_tile() {
    let strict = [("am.wagon_on_monastery", "only_if_road_on_tile")];
    let table = Table::with(WITH, 2, &strict).lays("A base/B(0,1)r0");
    assert!(!table.spots().contains(&"wagon monk".to_owned()));
    let road = Table::with(WITH, 2, &strict).lays("A base/A(1,0)r1");
    assert!(road.spots().contains(&"wagon monk".to_owned()));
    let abbey = Table::with(WITH, 2, &strict).lies(HOLE).abbey("A (0,1)");
    assert_eq!(abbey.spots(), ["monk"]);
    let moved = Table::with(WITH, 2, &strict).lies(WALLED).stands("A wagon knight N (0,-1)");
    let moved = moved.abbey("A (1,-1)").passes();
    assert_eq!(moved.targets(), ["thief E (-1,-1)", "thief W (0,-1)"]);
}

#[test]
fn r_am_40_an_abbey_leads_to_the_roads_and_cities_that_face_it() {
    let table = |choice: &'static str| {
        let table = Table::with(WITH, 2, &[("am.wagon_off_abbey", choice)]).lies(HOLE);
        let table = table.abbey("A (0,1)");
        let wagon = table.deploy("wagon monk (0,1)");
        table.does(wagon).lays("B base/B(-1,2)r0").passes()
    };
    let on = table("on");
    assert!(on.scores().contains(&"A cloister 9".to_owned()));
    assert_eq!(on.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    assert_eq!(on.targets(), ["thief E (-1,1)", "knight N (0,2)"]);
    let off = table("off");
    assert_eq!(off.asked().1, Prompt::Draw);
    assert!(off.wagon_home(0));
}
