//! Watchtowers: R-WT-1..15 and S-WT-1..10.

use rules::Prompt;
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base watchtowers";
/// Half a city with a watchtower that looks for followers, which a tile in the east completes.
const HALF: &str = "wt/08(0,-1)r2";
/// That tile.
const CLOSES: &str = "base/E(1,-1)r3";

#[test]
fn s_wt_1_a_tower_looks_for_followers() {
    let table = Table::of(WITH, 2).lies("base/U(-1,0)r0").stands("B thief (-1,0)");
    table.plays("A wt/07(0,-1)r2 knight -> A watchtower 4, A city 4");
}

#[test]
fn s_wt_2_a_tower_looks_for_cities() {
    Table::of(WITH, 2).plays("A wt/01(0,-1)r2 knight -> A watchtower 2, A city 4");
}

#[test]
fn s_wt_3_a_tower_looks_for_roads() {
    let table = Table::of(WITH, 2).lies("wt/04(1,0)r0").stands("A thief W (1,0)");
    table.plays("B base/W(-1,0)r0 -> A watchtower 2, A road 3");
}

#[test]
fn s_wt_4_a_follower_elsewhere_on_the_road_sees_nothing() {
    let table = Table::of(WITH, 2).lies("base/W(-1,0)r0").stands("A thief E (-1,0)");
    table.plays("B wt/04(1,0)r0 -> A road 3");
}

#[test]
fn s_wt_5_a_tower_asks_for_no_majority() {
    let table = Table::of(WITH, 2).lies(HALF).stands("A knight (0,-1)");
    let table = table.stands("B knight (0,0)").stands("B knight (0,0)");
    table.plays(&format!("B {CLOSES} -> A watchtower 6, B city 6"));
}

#[test]
fn s_wt_6_farmers_do_not_watch() {
    let table = Table::of(WITH, 2).lies("base/U(-1,0)r0 base/B(-1,-1)r0");
    table.stands("B knight (0,0)").plays("A wt/11(0,-1)r2 farmer -> B city 4");
    // A knight on that tile would.
    let table = Table::of(WITH, 2).lies("base/U(-1,0)r0 base/B(-1,-1)r0");
    table.plays("A wt/11(0,-1)r2 knight -> A watchtower 3, A city 4");
}

#[test]
fn r_wt_1_nobody_goes_on_a_watchtower() {
    let table = Table::of(WITH, 2).lays("A wt/12(0,1)r0");
    assert_eq!(table.spots(), ["thief E", "thief W", "farmer E2", "farmer N1"]);
}

#[test]
fn s_wt_7_a_tower_looks_for_monastic_buildings() {
    let table = Table::of("base abbey watchtowers", 2);
    let table = table.lies("wt/12(1,0)r0 base/B(1,1)r0 abbey/01(2,1)r0").stands("A thief W (1,0)");
    table.plays("B base/W(-1,0)r0 -> A watchtower 6, A road 3");
    // R-WT-8: shrines and churches too, gardens not.
    let table = Table::of("base2 cult watchtowers", 2);
    let table = table.lies("wt/12(1,0)r0 cult/01(1,1)r0 base2/Vg(1,-1)r2 darm/03(2,1)r0");
    table.stands("A thief W (1,0)").plays("B base/W(-1,0)r0 -> A watchtower 6, A road 3");
}

#[test]
fn s_wt_8_a_tower_looks_for_pennants() {
    // R-WT-6: only the symbols in range, whichever city they belong to.
    let around = "base/U(1,0)r0 base/E(1,-1)r0 base/M(1,-2)r3 am/01(0,-2)r0";
    let table = Table::of("base abbey watchtowers", 2).lies(around);
    table.plays("A wt/10(0,-1)r1 knight S -> A watchtower 6, A city 4");
}

#[test]
fn s_wt_9_each_completed_feature_pays_again() {
    let table = Table::of(WITH, 2).lies("base/U(1,0)r0 base/M(1,-1)r1");
    let table = table.plays("A wt/10(0,-1)r1 knight S -> A watchtower 2, A city 4");
    table.stands("A knight N (0,-1)").plays("B base/E(0,-2)r2 -> A watchtower 2, A city 4");
}

#[test]
fn s_wt_10_nothing_at_the_end() {
    let table = Table::of(WITH, 2).lies("wt/05(0,1)r0").stands("A thief (0,1)");
    table.plays("B base/E(0,-1)r2\nend -> A road 1");
}

#[test]
fn r_wt_7_a_bridge_is_a_road_for_a_tower() {
    let table = Table::of("base bridges watchtowers", 2).lies("wt/04(1,0)r0 base/B(0,1)r0");
    let table = table.stands("A thief W (1,0)");
    // The road of the third tile goes on over the cloister.
    table.plays(
        "A base/U(1,1)r0
         B base/W(-1,0)r0 -> A watchtower 4, A road 3",
    );
}

#[test]
fn r_wt_3_everybody_there_gets_the_full_amount() {
    let table = Table::of(WITH, 2).lies(HALF).stands("A knight (0,-1)").stands("B knight (0,-1)");
    table.plays(&format!("B {CLOSES} -> A watchtower 4, B watchtower 4, A city 6, B city 6"));
}

/// Ada has two knights beside one tower.
fn twice(value: &str) -> Table {
    let table = Table::with(WITH, 2, &[("wt.pay", value)]).lies(HALF);
    table.stands("A knight (0,-1)").stands("A knight (0,-1)")
}

#[test]
fn r_wt_9_once_a_player_or_once_a_figure() {
    twice("per_feature").plays(&format!("B {CLOSES} -> A watchtower 4, A city 6"));
    let each = "A watchtower 4, A watchtower 4, A city 6";
    twice("per_figure").plays(&format!("B {CLOSES} -> {each}"));
}

#[test]
fn r_wt_4_towers_are_paid_before_anything_is_scored() {
    // Otherwise cities come before roads.
    let table = Table::of(WITH, 2).lies("wt/04(-1,0)r0 base/E(0,-1)r2 base/E(1,-1)r2");
    let table = table.stands("A thief E (-1,0)").stands("A knight (1,-1)");
    table.plays("B base/L(1,0)r0 -> A watchtower 2, A city 4, A road 3");
}

#[test]
fn r_wt_11_whoever_stands_on_a_tower_or_is_a_lord_counts() {
    let table = Table::of("base tower watchtowers", 2).lies("base/U(1,0)r0 tower/02(1,-1)r0");
    let table = table.tower("B", "(1,-1)", 2).atop("B", (1, -1));
    table.plays("A wt/07(0,-1)r2 knight -> A watchtower 4, A city 4");
    // The lord stands two cells away, but his castle reaches into the range.
    let table = Table::of("base castles watchtowers", 2).castle("B");
    let table = table.lies("base/A(1,0)r1 wt/07(1,1)r1").stands("A thief (1,1)");
    table.plays("A base/A(0,1)r3 -> A watchtower 4, A road 2");
}

#[test]
fn r_wt_11_abbots_and_captives_are_meeples() {
    let last = "A wt/07(0,-1)r2 knight -> A watchtower 4, A city 4";
    let table = Table::of("base monasteries watchtowers", 2);
    table.lies("base/U(-1,0)r0 mon/01(-1,-1)r0").stands("B prone (-1,-1)").plays(last);
    let table = Table::of("base russian watchtowers", 2).lies("ru/03(-1,0)r0");
    table.traps("B", "(-1,0)").plays(last);
}

#[test]
fn r_wt_8_a_special_monastery_is_a_building_and_a_hut_is_none() {
    for (systems, tile, scored) in [
        ("base monasteries watchtowers", "mon/01", "A watchtower 3, A city 4"),
        ("base russian watchtowers", "ru/01", "A city 4"),
    ] {
        let table = Table::of(systems, 2).lies(&format!("base/U(-1,0)r0 {tile}(-1,-1)r0"));
        table.plays(&format!("A wt/11(0,-1)r2 knight -> {scored}"));
    }
}

#[test]
fn r_wt_11_builders_and_pigs_are_no_meeples() {
    let table =
        Table::of("base traders inns watchtowers", 2).lies(HALF).stands("A big knight (0,-1)");
    let table = table.stands("A builder knight (0,-1)");
    table.plays(&format!("B {CLOSES} -> A watchtower 2, A city 6"));
}

/// Ada's knight is on the start tile, and her builder beside the tower.
fn builder(value: &str) -> Table {
    let options = [("wt.builder_triggers", value)];
    let table = Table::with("base traders watchtowers", 2, &options).lies(HALF);
    table.stands("A knight (0,0)").stands("A builder knight (0,-1)")
}

#[test]
fn r_wt_12_a_builder_alone_watches_only_by_option() {
    builder("off").plays(&format!("B {CLOSES} -> A city 6"));
    builder("on").plays(&format!("B {CLOSES} -> A watchtower 2, A city 6"));
}

#[test]
fn r_wt_13_a_castle_is_no_city() {
    let table = Table::of("base castles watchtowers", 2).castle("B").lies("wt/01(1,0)r1");
    let table = table.stands("A thief (1,0)");
    // R-WT-14: the castle is paid for the road alone.
    table.plays("A base/W(-1,0)r0 -> A watchtower 1, A road 3, B castle 3");
}

#[test]
fn r_wt_14_its_points_cost_the_reward_and_are_no_lesson() {
    let way = "base/U(-3,-1)r0 base/B(-3,-2)r0 base/B(-4,-2)r0 base/B(-5,-2)r0 wt/06(-5,-1)r0";
    let table = Table::of("base count watchtowers", 2).lies(way).stands("A thief E (-5,-1)");
    let table = table.stands("B thief (-3,-1)").stands("B thief (-3,-1)");
    let table = table.plays("A base/U(-4,-1)r0 -> A watchtower 2, B road 4");
    assert_eq!(table.asked().1, Prompt::Draw, "Ada scored");
    let mut table = Table::of("base school watchtowers", 2);
    table.edit(|state| state["states"]["school"]["teacher"] = json!({"with": 0}));
    table.plays("B wt/01(0,-1)r2 knight -> B watchtower 2, B city 4, A lesson 4");
}

#[test]
fn r_wt_15_a_city_that_becomes_a_castle_pays_no_tower() {
    let table = Table::of("base castles watchtowers", 2);
    let table = table.castle_at("A wt/01(0,-1)r2", "knight S (0,-1)");
    assert_eq!(table.scores(), [""; 0]);
}

#[test]
fn r_wt_15_an_abbey_completes_a_road_with_a_tower() {
    let hole = "wt/04(1,0)r0 base/E(1,1)r2 base/B(0,1)r0 base/B(-1,1)r0 base/B(-2,1)r0
        base/B(-2,0)r0 base/B(-2,-1)r0 base/B(-1,-1)r0";
    let table = Table::of("base abbey watchtowers", 2).lies(hole).stands("A thief W (1,0)");
    let table = table.abbey("A (-1,0)").passes();
    assert_eq!(table.scores(), ["A watchtower 2", "A road 2"]);
}

#[test]
fn r_wt_1_twelve_tiles_are_shuffled_in() {
    let kinds = rules::catalog().set("wt");
    assert_eq!(kinds.map(|kind| kind.kind().copies).sum::<u8>(), 12);
    // The tower cuts the field between the cities, and that north of the roads.
    let fields = |id: &str| {
        let segments = &crate::table::kind(id).kind().segments;
        segments.iter().filter(|segment| segment.kind == rules::SegmentKind::Field).count()
    };
    assert_eq!(["wt/02", "wt/04"].map(fields), [2, 3]);
}
