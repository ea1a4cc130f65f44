//! The barn of Abbey & Mayor: R-AM-50..65 and S-AM-13..17.

use rules::expansions::castles;
use rules::{Action, Pos};

use crate::abbey::WITH;
use crate::table::Table;

/// A meadow south of the start tile with two completed cities in the east; (0,2) is still empty.
const MEADOW: &str = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/E(1,1)r1 base/E(2,1)r3
    base/E(1,2)r1 base/E(2,2)r3";
const LAST_CORNER: &str = "A base/B(0,2)r0";

fn builds(table: Table) -> Table {
    let table = table.lays(LAST_CORNER);
    let barn = table.barn("(0,2)");
    table.does(barn)
}

#[test]
fn s_am_13_farmers_are_paid_when_a_barn_comes() {
    let table = builds(Table::of(WITH, 2).lies(MEADOW).stands("B farmer N1 (0,1)"));
    assert_eq!(table.scores(), ["B field 6"]);
    assert_eq!(table.gone(), ["B small scored"]);
    assert_eq!(table.game.figures().len(), 1, "the barn stays");
    let table = Table::of("base traders abbey", 2)
        .lies(MEADOW)
        .stands("B farmer N1 (0,1)")
        .stands("B pig farmer N1 (0,1)");
    let table = builds(table);
    assert_eq!(table.scores(), ["B field 8"]);
    assert_eq!(table.gone(), ["B small scored", "B pig scored"]);
}

#[test]
fn s_am_14_no_barn_where_a_city_reaches_the_corner() {
    let lies = "base/B(0,1)r0 base/B(-1,1)r0 base/E(-1,2)r1 base/E(1,1)r1 base/E(2,1)r3
        base/E(1,2)r1 base/E(2,2)r3";
    let table = Table::of(WITH, 2).lies(lies).lays("A base/E(0,2)r3");
    assert_eq!(table.barns(), [Pos::new(1, 2)]);
}

/// North of the road through the start tile lies a meadow of its own, until its end is laid.
const JOINED: &str = "base/U(-1,0)r0 base/B(0,2)r0";
const JOINS: &str = "A base/A(-2,0)r3";

#[test]
fn s_am_15_farmers_that_are_joined_to_a_barn_are_paid_less() {
    let table = |systems: &str| {
        let table = Table::of(systems, 2).lies(MEADOW).lies(JOINED);
        table.barn_stands("A (0,2)").stands("B farmer N1 (-1,0)")
    };
    let joined = table(WITH).plays(&format!("{JOINS} -> B field 2"));
    assert_eq!(joined.gone(), ["B small scored"]);
    let pig = table("base traders abbey").stands("B pig farmer N1 (-1,0)");
    pig.plays(&format!("{JOINS} -> B field 4"));
}

#[test]
fn r_am_56_a_pig_still_comes_to_the_joined_farm() {
    let table = Table::of("base traders abbey", 2).lies(MEADOW).lies(JOINED);
    let table = table.barn_stands("A (0,2)").stands("B farmer N1 (-1,0)");
    let table = table.lays(&JOINS.replace('A', "B").replace("base/B", "base/A"));
    let pig = table.deploy("pig farmer N1 (-2,0)");
    let table = table.does(pig);
    assert_eq!(table.scores(), ["B field 4"]);
    assert_eq!(table.gone(), ["B small scored", "B pig scored"]);
}

#[test]
fn r_am_57_a_new_barn_pays_also_those_just_joined() {
    // The last tile of the corner also joins Ben's meadow.
    let table = Table::of(WITH, 2).lies(MEADOW).lies("base/U(-1,0)r0 base/B(-2,1)r0");
    let table = table.stands("B farmer N1 (-1,0)").lays(JOINS);
    let barn = table.barn("(-1,1)");
    assert!(table.offers(barn));
    let table = table.does(barn);
    assert_eq!(table.scores(), ["B field 6"], "6, not 2");
}

#[test]
fn r_am_50_62_and_63_a_barn_stands_where_four_fields_meet() {
    let table = Table::of(WITH, 2).lies(MEADOW).lays(LAST_CORNER);
    assert_eq!(table.barns(), [Pos::new(0, 2), Pos::new(1, 2)]);
    // A road over one of the shared edges does not matter, one that cuts a corner does.
    let roads = "base/U(-1,0)r0 base/B(-1,1)r0";
    let table = Table::of(WITH, 2).lies(roads).lays("A base/B(0,1)r0");
    assert_eq!(table.barns(), [Pos::new(0, 1)]);
}

#[test]
fn r_am_51_and_64_one_barn_a_farm_unless_the_table_allows_more() {
    let table = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).lies(MEADOW).lies(JOINED);
        table.lies("base/A(-2,0)r3").barn_stands("B (0,2)").lays("A base/B(-2,1)r0")
    };
    assert_eq!(table(&[]).barns(), []);
    let both = table(&[("am.barn_on_barn", "allow")]);
    assert_eq!(both.barns(), [Pos::new(-1, 1)]);
    let barn = both.barn("(-1,1)");
    let both = both.does(barn);
    assert_eq!(both.scores(), [""; 0]);
    assert_eq!(both.game.figures().len(), 2);
}

#[test]
fn r_am_52_and_53_a_barn_may_stand_by_a_volcano_and_stays() {
    let table = Table::of("base dragon abbey", 2).lies(MEADOW);
    let table = table.lays("A pd/01(0,2)r0");
    let volcano = rules::KindId::named("pd/01").expect("a tile").kind();
    assert!(volcano.marks.has(rules::Mark::Volcano));
    let barn = table.barn("(0,2)");
    let table = table.does(barn);
    assert_eq!(table.game.figures().len(), 1);
    assert_eq!(table.game.dragon(), Some(Pos::new(0, 2)));
}

#[test]
fn r_am_54_and_61_the_oldest_manner_pays_four_for_the_new_barn() {
    let oldest = [("farm_scoring", "first")];
    let table = Table::with(WITH, 2, &oldest).lies(MEADOW).stands("B farmer N1 (0,1)");
    assert_eq!(builds(table).scores(), ["B field 8"]);
    let table = Table::with(WITH, 2, &oldest).lies(MEADOW).lies(JOINED);
    let table = table.barn_stands("A (0,2)").stands("B farmer N1 (-1,0)");
    let table = table.plays(&format!("{JOINS} -> B field 2"));
    table.plays("B base/B(-2,1)r0\n end -> A field 8");
}

#[test]
fn r_am_55_nobody_farms_where_a_barn_stands() {
    let table = Table::of(WITH, 2).lies(MEADOW).lies("base/B(0,2)r0").barn_stands("A (0,2)");
    let table = table.lays("B base/B(0,3)r0");
    assert_eq!(table.spots(), ["monk", "wagon monk"]);
}

#[test]
fn s_am_16_barns_are_paid_at_the_end() {
    let third = "base/E(-2,1)r3 base/E(-3,1)r1";
    let table = Table::of(WITH, 2).lies(MEADOW).lies(JOINED).lies(third);
    let table = table.barn_stands("A (0,2)").barn_stands("B (0,1)");
    table.plays("A base/B(0,3)r0\n end -> A field 12, B field 12");
}

#[test]
fn r_am_59_pigs_and_herds_add_nothing_to_a_barn() {
    let table = |value: &'static str| {
        Table::with("base traders abbey river2", 2, &[("am.barn_pig_herd_bonus", value)])
    };
    let herd = rules::KindId::named("river2/11").expect("a tile").kind();
    assert!(herd.segments.iter().any(|segment| segment.tags.has(rules::Tag::PigHerd)));
    for (value, points) in [("off", 4), ("on", 5)] {
        let table = table(value)
            .lies("river2/11(1,0)r0 base/B(1,1)r0 base/B(0,1)r0 base/E(2,1)r1 base/E(3,1)r3")
            .barn_stands("A (1,1)");
        table.plays(&format!("A base/B(0,2)r0\n end -> A field {points}"));
    }
}

#[test]
fn s_am_17_a_besieged_city_counts_twice_for_a_barn() {
    let lies = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-1,2)r0 siege/01(1,1)r1 base/E(2,1)r3
        base/B(0,2)r0";
    let table = Table::of("base abbey cathars", 2).lies(lies).barn_stands("A (0,2)");
    table.plays("A base/B(0,3)r0\n end -> A field 8");
}

#[test]
fn r_am_60_a_besieged_city_counts_twice_for_farmers_by_a_barn() {
    let lies = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-1,2)r0 siege/01(1,1)r1 base/E(2,1)r3";
    let table = Table::of("base abbey cathars", 2).lies(lies).stands("B farmer N1 (0,1)");
    assert_eq!(builds(table).scores(), ["B field 6"]);
    let table = Table::of("base abbey cathars", 2).lies(lies).lies(JOINED);
    let table = table.barn_stands("A (0,2)").stands("B farmer N1 (-1,0)");
    table.plays(&format!("{JOINS} -> B field 2"));
}

#[test]
fn r_am_65_the_herd_counts_if_the_table_wants_it() {
    let on = Table::with("base abbey river2", 2, &[("river2_pig_herd", "always")]);
    let on = on.lies("river2/11(1,0)r0 base/B(1,1)r0 base/B(0,1)r0").barn_stands("A (1,1)");
    // No completed city: no bonus either.
    on.plays("A base/B(0,2)r0\n end -> A field 0");
}

/// The meadow with a castle in the place of its first city.
fn with_castle(more: &str) -> Table {
    let table = Table::of("base abbey castles", 2)
        .lies("base/B(0,1)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/E(1,1)r1 base/E(1,2)r1")
        .lies("base/E(2,2)r3")
        .lies(JOINED)
        .lies(more)
        .stands("A knight E (1,1)")
        .lays("A base/E(2,1)r3")
        .passes();
    let lord = table.figure("A knight E (1,1)");
    table.does(Action::Castles(castles::Action::Convert { lord })).barn_stands("A (0,2)")
}

#[test]
fn s_am_15_a_castle_pays_joined_farmers_two() {
    let table = with_castle("").stands("B farmer N1 (-1,0)");
    table.plays(&format!("{JOINS} -> B field 3"));
}

#[test]
fn s_am_16_a_castle_pays_a_barn_five() {
    let table = with_castle("base/E(-2,1)r3 base/E(-3,1)r1 base/E(-2,2)r3 base/E(-3,2)r1");
    let table = table.barn_stands("B (0,1)");
    table.plays("A base/B(0,3)r0\n end -> A castle 0, A field 17, B field 17");
}
