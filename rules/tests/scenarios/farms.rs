//! Fields: S-BA-15..21, R-BA-27..36 and the options `farm_scoring`, `first_counts`,
//! `farms_enabled`.

use rules::{FigureKind, Seat};

use crate::table::Table;

/// The scenarios, for other ground sets.
pub const SCENARIOS: &[fn()] = &[
    s_ba_15_a_tile_that_joins_three_fields_may_not_be_farmed,
    s_ba_16_fields_that_touch_at_a_corner_are_two_until_they_are_joined,
    s_ba_17_completed_cities_pay_the_fields_beside_them,
    s_ba_18_two_fields_of_one_player_or_one_with_three_cities_pay_nine,
    s_ba_19_the_majority_on_a_field_takes_all,
    s_ba_20_a_tie_on_a_field_pays_both,
    s_ba_21_three_farms_third_manner,
    s_ba_21_three_farms_second_manner,
    s_ba_21_three_farms_first_manner,
];

/// Two completed cities: the first is touched by the large field in the north and by the small one
/// in the west, the second only by the large one. Ada has a farmer on the large, Ben on the small.
const LARGE_AND_SMALL: &str = "
    A base/E(0,-1)r2 farmer
    A base/E(1,-1)r1
    A base/E(2,-1)r3
    B base/U(-1,0)r0 farmer N1
";

/// A road with a walled city at either end, west and east, both completed. North of the road also
/// a third completed city and an open one; south of it, behind a second road, four small cities
/// around a field of their own.
const THREE_FARMS: &str = "
    A base/U(1,0)r0 farmer N1
    B base/U(2,0)r0 farmer E2
    A base/T(3,0)r1
    A base/E(3,-1)r2
    A base/E(4,0)r3
    A base/E(3,1)r0
    A base/T(-1,0)r3
    A base/E(-1,-1)r2
    A base/E(-2,0)r1
    A base/E(-1,1)r0
    A base/E(1,-1)r0
    A base/E(1,-2)r2
    C base/U(1,1)r0 farmer S1
    A base/I(1,2)r2
    A base/E(2,2)r3
    A base/E(1,3)r0
    A base/I(0,2)r3
    A base/E(-1,2)r1
    A base/E(0,3)r0
";

fn three_farms(options: &[(&str, &str)]) -> Table {
    Table::with("base", 4, options)
        .plays(THREE_FARMS)
        .stands("B farmer N1 (1,0)")
        .stands("C farmer S1 (1,1)")
        .stands("D farmer S1 (1,1)")
}

/// One more tile in the east, and the end.
fn ends(table: Table, scores: &str) -> Table {
    table.plays(&format!("A base/V(5,0)r2\n end -> {scores}"))
}

#[test]
fn s_ba_15_a_tile_that_joins_three_fields_may_not_be_farmed() {
    let table = Table::of("base", 3).plays(
        "A base/U(1,0)r0 farmer S1
         B base/U(0,1)r0 farmer S1
         A base/E(0,2)r1
         C base/E(1,2)r3 farmer",
    );
    let fields = ["farmer S1 (1,0)", "farmer S1 (0,1)", "farmer N1 (1,2)"];
    let ids = |table: &Table| fields.map(|name| table.game.board().feature_at(table.spot(name)));
    let before = ids(&table);
    assert!(before[0] != before[1] && before[1] != before[2] && before[0] != before[2]);
    let table = table.lays("A base/A(1,1)r1");
    assert_eq!(table.spots(), ["thief W", "monk"]);
    let after = ids(&table);
    assert_eq!(after, [after[0]; 3], "one field");
    assert_eq!(table.game.board().feature(after[0]).followers, 3);
}

#[test]
fn s_ba_16_fields_that_touch_at_a_corner_are_two_until_they_are_joined() {
    let table = Table::of("base", 2).plays(
        "B base/U(1,0)r0 farmer N1
         A base/E(0,-1)r2 farmer",
    );
    let table = table.lays("B base/B(1,-1)r0");
    assert_eq!(table.spots(), ["monk"], "the tile joined them, so nobody farms on it");
    let field = table.game.board().feature_at(table.spot("farmer N1 (0,-1)"));
    assert_eq!(table.game.board().feature(field).followers, 2);
}

#[test]
fn s_ba_17_completed_cities_pay_the_fields_beside_them() {
    Table::of("base", 2).plays(
        "A base/W(1,0)r0
         B base/W(-1,0)r0
         B base/E(0,-1)r2 farmer
         B base/E(1,-1)r1
         B base/E(2,-1)r3
         B base/N(-1,-1)r0
         A base/E(0,1)r2 farmer
         A base/E(0,2)r0
         end -> B field 6, A field 3",
    );
}

#[test]
fn s_ba_18_two_fields_of_one_player_or_one_with_three_cities_pay_nine() {
    Table::of("base", 2).plays(
        "A base/E(0,-1)r2 farmer
         A base/E(1,-1)r1
         A base/E(2,-1)r3
         A base/E(0,1)r2 farmer
         A base/E(0,2)r0
         end -> A field 3, A field 6",
    );
    Table::of("base", 2).plays(
        "A base/E(0,-1)r2 farmer
         A base/E(1,-1)r1
         A base/E(2,-1)r3
         A base/E(0,-2)r1
         A base/E(1,-2)r3
         end -> A field 9",
    );
}

#[test]
fn s_ba_19_the_majority_on_a_field_takes_all() {
    let table = Table::of("base", 3)
        .plays(LARGE_AND_SMALL)
        .stands("A farmer N1 (0,-1)")
        .stands("C farmer N1 (0,-1)");
    table.plays("A base/U(-2,0)r0\n end -> B field 3, A field 6");
}

#[test]
fn s_ba_20_a_tie_on_a_field_pays_both() {
    let table = Table::of("base", 3)
        .plays(LARGE_AND_SMALL)
        .stands("A farmer N1 (0,-1)")
        .stands("C farmer N1 (0,-1)")
        .stands("C farmer N1 (0,-1)");
    table.plays("A base/U(-2,0)r0\n end -> B field 3, A field 6, C field 6");
}

#[test]
fn s_ba_21_three_farms_third_manner() {
    let scores = "A field 9, B field 9, B field 6, C field 12";
    let table = ends(three_farms(&[]), scores);
    assert_eq!(table.game.scores(), [9, 15, 12, 0]);
}

#[test]
fn s_ba_21_three_farms_second_manner() {
    let scores = "A field 9, B field 9, B field 0, C field 12";
    ends(three_farms(&[("farm_scoring", "second")]), scores);
}

#[test]
fn s_ba_21_three_farms_first_manner() {
    let scores = "B field 4, B field 4, A field 4, B field 4, \
                  C field 4, C field 4, C field 4, C field 4";
    for counts in ["farmers", "farms"] {
        let options = [("farm_scoring", "first"), ("first_counts", counts)];
        let table = ends(three_farms(&options), scores);
        assert_eq!(table.game.scores(), [4, 12, 16, 0], "{counts}");
    }
}

/// A city with a gate touches five fields. Ada has two farmers on one of them, Ben one on each of
/// two others.
fn five_fields(counts: &str) -> Table {
    let options = [("farm_scoring", "first"), ("first_counts", counts)];
    Table::with("base", 2, &options)
        .plays(
            "A base/T(0,-1)r1 farmer W1
             B base/E(0,-2)r2 farmer
             B base/E(1,-1)r3 farmer",
        )
        .stands("A farmer W1 (0,-1)")
}

#[test]
fn r_ba_35_first_counts_farmers_or_the_fields_that_one_owns() {
    let last = "A base/B(2,-1)r0\n";
    five_fields("farmers").plays(&format!("{last} end -> A field 4, B field 4"));
    five_fields("farms").plays(&format!("{last} end -> B field 4"));
}

#[test]
fn r_ba_33_second_pays_a_player_once_a_city() {
    let fields = "A base/E(0,-1)r2 farmer
         A base/U(1,0)r0 farmer N1
         B base/U(-1,0)r0
         end";
    Table::of("base", 2).plays(&format!("{fields} -> A field 3, A field 3"));
    let second = [("farm_scoring", "second")];
    Table::with("base", 2, &second).plays(&format!("{fields} -> A field 3, A field 0"));
}

#[test]
fn r_ba_27_a_cloister_does_not_divide_a_field_a_crossing_does() {
    let cloister = Table::of("base", 2).lays("A base/A(1,0)r1");
    assert_eq!(cloister.spots(), ["thief W", "monk", "farmer N1"]);
    let crossing = Table::of("base", 2).lays("A base/W(1,0)r0").spots();
    let fields: Vec<&String> = crossing.iter().filter(|s| s.starts_with("farmer")).collect();
    assert_eq!(fields, ["farmer N1", "farmer E2", "farmer S2"]);
}

#[test]
fn r_ba_28_an_enclosed_field_is_never_counted_before_the_end() {
    let table = Table::of("base", 2).plays(
        "A base/V(0,1)r3 farmer S1
         B base/V(1,1)r0
         A base/V(0,2)r2
         B base/V(1,2)r1",
    );
    assert_eq!(table.game.figures().len(), 1, "the farmer stays");
    let table = table.plays("A base/U(1,0)r0\n end -> A field 0");
    assert_eq!(table.game.figures().len(), 1, "to the very end");
}

#[test]
fn r_ba_30_and_31_a_field_touches_only_the_cities_drawn_on_it() {
    // The small field in the bend of the road lies on a tile with a city, without touching it.
    Table::of("base", 2).plays(
        "A base/J(0,-1)r2 farmer N1
         end -> A field 0",
    );
    Table::of("base", 2).plays(
        "A base/J(0,-1)r2 farmer E1
         end -> A field 3",
    );
}

#[test]
fn r_ba_32_an_open_city_pays_no_farmer() {
    Table::of("base", 2).plays(
        "A base/G(0,-1)r1 farmer E1
         end -> A field 0",
    );
}

#[test]
fn r_ba_36_without_farms_no_farmer_is_offered_and_no_field_counted() {
    let off = [("farms_enabled", "off")];
    let table = Table::with("base", 2, &off).lays("A base/E(0,-1)r2");
    assert_eq!(table.spots(), ["knight S"]);
    // Even a farmer that stands there counts nothing; fields still decide where a tile goes.
    let table = Table::with("base", 2, &off).plays("A base/E(0,-1)r2").stands("A farmer N1 (0,-1)");
    let table = table.draws("A base/E");
    assert!(table.places().contains(&"(0,1)r2".to_owned()), "field to field");
    assert!(!table.places().contains(&"(1,0)r0".to_owned()), "never field to road");
    let table = Table::with("base", 2, &off).plays("A base/E(0,-1)r2").stands("A farmer N1 (0,-1)");
    let table = table.plays("B base/U(1,0)r0\n end");
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Small), 6);
}
