//! The fairy: R-PD-F1..F12 and their scenarios.

use rules::expansions::dragon;
use rules::{Action, Cause, Pos, Prompt};

use crate::table::Table;

const WITH: &str = "base dragon";
const BESIDE: [(&str, &str); 1] = [("fairy_mode", "next_to_follower")];
const PER_FIGURE: [(&str, &str); 1] = [("fairy_tile_points", "per_figure")];

/// To move the fairy to a tile.
fn to(x: i16, y: i16) -> Action {
    Action::Dragon(dragon::Action::MoveFairy { to: Pos::new(x, y), beside: None })
}

/// Where the fairy may go.
fn ways(table: &Table) -> Vec<Action> {
    let asked = table.game.decision().expect("a question");
    let fairy =
        |action: &&Action| matches!(action, Action::Dragon(dragon::Action::MoveFairy { .. }));
    asked.options.iter().filter(fairy).copied().collect()
}

#[test]
fn s_pd_12_a_point_at_the_start_of_a_turn_but_not_of_its_second_part() {
    let table = Table::of("base dragon traders", 2)
        .stands("B thief (0,0)")
        .stands("B builder thief (0,0)")
        .fairy_by("B thief (0,0)")
        .plays("A base/B(0,1)r0 -> B fairy 1")
        .lays("B base/U(1,0)r0")
        .passes();
    assert_eq!(table.asked().1, Prompt::Draw);
    assert_eq!((table.points(1), table.game.turn().part), (1, 2));
}

#[test]
fn s_pd_13_three_points_without_a_majority() {
    let table = Table::of(WITH, 3)
        .lies("base/F(0,-1)r1 base/G(0,-2)r1")
        .stands("A knight (0,0)")
        .stands("A knight (0,-1)")
        .stands("B knight (0,-2)")
        .fairy_by("B knight (0,-2)")
        .plays("C base/E(0,-3)r2 -> A city 10, B fairy 3");
    let fairy = table.game.fairy().expect("she stays");
    assert_eq!((fairy.pos, fairy.beside), (Pos::new(0, -2), None));
    assert!(table.game.figures().is_empty());
    // R-PD-F6, R-PD-F7: unbound she pays nobody, not even who comes to her tile.
    table.stands("B farmer E1 (0,-2)").plays("A base/B(0,1)r0");
}

#[test]
fn s_pd_14_three_points_for_a_road_worth_nothing() {
    Table::of("base dragon inns", 2)
        .lies("ic/14(-1,0)r0")
        .stands("A thief E (-1,0)")
        .fairy_by("A thief E (-1,0)")
        .plays("B base/B(0,1)r0\n end -> A road 0, A fairy 3");
}

#[test]
fn s_pd_15_three_points_on_a_farm() {
    Table::of(WITH, 2)
        .lies("base/E(0,-1)r2 base/U(-1,0)r0 base/E(-1,-1)r0 base/E(-1,-2)r2")
        .stands("A farmer N1 (-1,0)")
        .stands("B farmer E1 (0,-1)")
        .stands("B farmer N1 (0,-1)")
        .fairy_by("A farmer N1 (-1,0)")
        .plays("B base/B(0,1)r0\n end -> B field 6, A fairy 3");
}

#[test]
fn s_pd_16_a_cloister_in_a_city_is_apart_from_it() {
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0")
        .dragon_on("(0,1)")
        .stands("B knight (0,0)")
        .fairy_by("B knight (0,0)")
        .lays("A pd/13(0,-1)r2");
    let monk = table.deploy("monk (0,-1)");
    assert!(table.offers(monk) && !table.offers(table.deploy("knight (0,-1)")));
    table
        .does(monk)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 base/E(-1,-1)r1 base/B(-1,-2)r0 base/B(0,-2)r0")
        .plays(
            "A base/E(1,-1)r3 -> B city 8, B fairy 3
             B base/B(1,-2)r0 -> A cloister 9",
        );
}

/// The city of the start tile is closed; Ada's knight and farmer stand on the tile of the fairy.
fn two_on_a_tile() -> Table {
    Table::of(WITH, 3).stands("A knight (0,0)").stands("A farmer S1 (0,0)")
}

#[test]
fn s_pd_17_another_feature_of_the_same_tile_pays_only_on_tile() {
    let beside = two_on_a_tile().fairy_by("A farmer S1 (0,0)");
    beside.plays("B base/E(0,-1)r2 -> A city 4");
    two_on_a_tile().fairy_on("(0,0)").plays("B base/E(0,-1)r2 -> A city 4, A fairy 3");
}

#[test]
fn r_pd_f1_the_fairy_goes_to_own_followers_only() {
    let table = Table::with("base dragon traders tower", 2, &BESIDE)
        .lies("tower/02(0,1)r0")
        .tower("A", "(0,1)", 1)
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .stands("B knight (0,0)")
        .lays("A base/B(0,2)r0");
    let top = table.deploy("tower (0,1)");
    let table = table.does(top).lays("A base/B(0,3)r0");
    let own = [table.fairy("A thief (0,0)"), table.fairy("A tower (0,1)")];
    assert_eq!(ways(&table), own, "toppers too, but no builder");
    let mut table = table.does(own[1]);
    assert_eq!(table.asked().1, Prompt::Draw, "R-PD-F1: a wood action");
    // She must change her follower; R-PD-F2: none need be left in the supply.
    table.edit(|state| state["supplies"][0] = serde_json::json!([0, 0, 0, 0, 0, 0, 0]));
    let table = table.lays("A base/B(0,4)r0");
    assert_eq!(ways(&table), [own[0]]);
}

#[test]
fn r_pd_f3_the_fairy_does_not_stop_towers_and_princesses() {
    let table = Table::of("base dragon tower", 2)
        .lies("tower/02(0,1)r0")
        .stands("B knight (0,0)")
        .fairy_by("B knight (0,0)");
    let table = table.lays("A pd/09(0,-1)r2");
    assert!(table.offers(table.take("B knight (0,0)", Cause::Princess)));
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    assert!(table.offers(table.take("B knight (0,0)", Cause::Tower)));
}

#[test]
fn r_pd_f4_the_point_is_for_whose_turn_it_is() {
    let table = Table::of(WITH, 3).stands("B thief (0,0)").fairy_by("B thief (0,0)");
    table.plays(
        "A base/B(0,1)r0 -> B fairy 1
         B base/B(0,2)r0
         C base/B(0,3)r0",
    );
}

#[test]
fn r_pd_f8_on_a_tile_one_point_in_all_and_three_for_each_seat() {
    let table = Table::of(WITH, 3)
        .stands("B knight (0,0)")
        .stands("C knight (0,0)")
        .stands("C thief (0,0)")
        .fairy_on("(0,0)");
    table.plays(
        "A base/B(0,1)r0 -> B fairy 1
         B base/B(0,2)r0 -> C fairy 1
         C base/E(0,-1)r2 -> B city 4, C city 4, B fairy 3, C fairy 3",
    );
}

#[test]
fn r_pd_f11_on_a_tile_by_option_each_figure_counts() {
    let table = Table::with("base dragon traders", 3, &PER_FIGURE)
        .stands("B thief (0,0)")
        .stands("B builder thief (0,0)")
        .stands("B knight (0,0)")
        .stands("A knight (0,0)")
        .fairy_on("(0,0)");
    table.plays(
        "A base/B(0,1)r0 -> B fairy 3
         C base/E(0,-1)r2 -> A city 4, B city 4, A fairy 3",
    );
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0")
        .stands("A thief (0,0)")
        .stands("A knight (0,0)")
        .stands("A monk (0,1)")
        .stands("B farmer S1 (0,0)")
        .fairy_on("(0,1)")
        .lays("A base/B(0,2)r0");
    assert_eq!(ways(&table), [to(0, 0)], "to any other tile");
}

#[test]
fn r_pd_f12_who_is_removed_brings_nothing() {
    let table = Table::of(WITH, 2)
        .stands("B knight (0,0)")
        .fairy_by("B knight (0,0)")
        .lays("A pd/09(0,-1)r2");
    let princess = table.take("B knight (0,0)", Cause::Princess);
    let table = table.does(princess);
    assert!(table.scores().is_empty());
    assert_eq!(table.game.fairy().map(|fairy| fairy.beside), Some(None), "R-PD-F10");
}

#[test]
fn r_pd_f5_the_projection_counts_her_too() {
    let table = Table::of(WITH, 2).stands("B knight (0,0)").fairy_by("B knight (0,0)");
    let lines = table.game.projected(table.spot("knight (0,0)"));
    let lines = lines.iter().map(|line| (line.source.name(), line.points));
    assert_eq!(lines.collect::<Vec<_>>(), [("city", 1), ("fairy", 3)]);
}

#[test]
fn r_pd_f1_she_may_change_to_an_equal_follower_beside_her_own() {
    let one = Table::of(WITH, 2).stands("A thief (0,0)").fairy_by("A thief (0,0)");
    assert_eq!(ways(&one.lays("A base/B(0,1)r0")), []);
    let two = Table::of(WITH, 2).stands("A thief (0,0)").stands("A thief (0,0)");
    let two = two.fairy_by("A thief (0,0)").lays("A base/B(0,1)r0");
    assert_eq!(ways(&two).len(), 1, "equal ones are one option (R-OV-31)");
}

#[test]
fn r_pd_f8_she_is_on_a_tile_unless_the_table_wants_her_beside_a_follower() {
    let table = |options| Table::with(WITH, 2, options).stands("A thief (0,0)");
    let moves = |table: Table| ways(&table.lays("A base/B(0,1)r0"));
    assert_eq!(moves(table(&[])), [to(0, 0)]);
    let beside = table(&BESIDE);
    let thief = beside.fairy("A thief (0,0)");
    assert_eq!(moves(beside), [thief]);
}
