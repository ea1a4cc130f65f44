//! The churches of Darmstadt: R-DA-1..8 and S-DA-1..6.

use rules::expansions::count;
use rules::{Game, Prompt, Seat, Seed, Setup, Systems, Token};
use serde_json::json;

use crate::table::{Table, kind};

const WITH: &str = "base darmstadt";
/// All but the last of the eight tiles around a church.
const RING: &str = "darm/03(0,1)r0 base/U(1,1)r0 base/A(1,0)r1 base/U(-1,0)r0 base/B(-1,1)r0
    base/U(0,2)r1 base/E(-1,2)r2";
/// The last one.
const LAST: &str = "base/E(1,2)r1";
/// A city with the Darmstadtium that is open in the north.
const CITY: &str = "darm/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3";

impl Table {
    /// A small follower stands on a tower without a turn.
    pub fn atop(mut self, letter: &str, cell: (i16, i16)) -> Self {
        let seat = crate::table::seat(letter);
        self.edit(|state| {
            let figure = json!({"seat": seat, "kind": "small", "at": {"tower": cell}});
            state["figures"].as_array_mut().expect("a list").push(figure);
            let left = &mut state["supplies"][seat.index()][0];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }
}

/// How many of a kind can still be drawn.
fn left(systems: &str, options: &[(&str, &str)], id: &str) -> u8 {
    let systems = Systems::named(systems.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    setup.hold_draw = true;
    let (game, _) = Game::new(setup).expect("a table that can be set up");
    let remaining = game.bag().remaining();
    remaining.iter().find(|(kind, _)| kind.kind().id == id).map_or(0, |&(_, number)| number)
}

#[test]
fn r_da_1_two_cloisters_are_taken_out_where_nothing_else_is_added() {
    assert_eq!(left(WITH, &[], "base/B"), 2);
    assert_eq!(left("base2 darmstadt", &[], "base2/B"), 2);
    assert_eq!(left("base darmstadt river1", &[], "base/B"), 2, "a river is no land");
    assert_eq!(left("base darmstadt inns", &[], "base/B"), 4);
    assert_eq!(left(WITH, &[("darm.cloisters", "keep")], "base/B"), 4);
    assert_eq!(["darm/01", "darm/02", "darm/03"].map(|id| left(WITH, &[], id)), [1; 3]);
}

#[test]
fn r_da_2_a_church_is_a_cloister() {
    let table = Table::of(WITH, 2).lays("A darm/03(0,1)r0");
    assert!(table.spots().contains(&"monk".to_owned()));
    // R-CU-4: no shrine beside two cloisters, of which one is a church.
    let offered = |more: &str| {
        let table = Table::of("base cult darmstadt", 2).lies("base/U(-1,0)r0 base/B(-1,1)r0");
        let table = table.lies(more).draws("A cult/01");
        table.places().iter().any(|place| place.starts_with("(-1,2)"))
    };
    assert_eq!(["", "darm/03(0,1)r0"].map(offered), [true, false]);
}

#[test]
fn s_da_1_a_complete_city_with_the_darmstadtium_pays_three_more() {
    // An abbey closes it without being a tile of it: four tiles.
    let hole = "base/B(-1,-2)r0 base/B(1,-2)r0 base/B(-1,-3)r0 base/B(0,-3)r0";
    let table = Table::of("base abbey darmstadt", 2).lies(CITY).lies(hole);
    let table = table.stands("B knight (0,-1)").abbey("A (0,-2)").passes();
    assert!(table.scores().contains(&"B city 11".to_owned()), "{:?}", table.scores());
    // R-DA-3: tied owners 3 each, once a city.
    let tie = Table::of(WITH, 2).lies(CITY).stands("A knight (0,-1)").stands("B knight (0,-1)");
    tie.plays("A base/E(0,-2)r2 -> A city 13, B city 13");
    let open = Table::of(WITH, 2).lies("darm/01(0,-1)r0").stands("B knight (0,-1)");
    open.plays("A base/U(-1,0)r0\nend -> B city 2");
}

#[test]
fn r_da_3_it_is_added_after_all_multiplications() {
    let grand = "darm/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3 ic/01(0,-2)r0 base/E(-1,-2)r1
        base/E(1,-2)r3";
    let table = Table::of("base inns darmstadt", 2).lies(grand).stands("B knight (0,-1)");
    table.plays("A base/E(0,-3)r2 -> B city 27");
    let besieged = format!("{CITY} base/E(1,-2)r3");
    let table = Table::of("base cathars darmstadt", 2).lies(&besieged).stands("B knight (0,-1)");
    table.plays("A siege/03(0,-2)r2 -> B city 9");
}

#[test]
fn r_da_3_the_witch_halves_what_is_left_without_it() {
    let table = Table::of("base mage darmstadt", 2).lies(CITY).stands("B knight (0,-1)");
    let table = table.bewitched("witch", "knight (0,-1)").lays("A base/E(0,-2)r2").passes();
    assert_eq!(table.scores(), ["B city 8"]);
}

#[test]
fn r_da_3_a_city_that_a_token_makes_whole_does_not_get_it() {
    let table = Table::of("base porxada darmstadt", 2)
        .lies("darm/01(0,-1)r0")
        .stands("A knight (0,-1)")
        .holds("A", Token::Porxada, 1);
    table.plays("B base/U(-1,0)r0\nend -> A city 4");
}

#[test]
fn s_da_2_the_most_followers_around_a_church_are_paid() {
    let table = Table::of(WITH, 2).lies(RING).stands("B monk (0,1)");
    let table = table.stands("A monk (1,0)").stands("A monk (-1,1)");
    table.plays(&format!("A {LAST} -> B cloister 9, A church 3"));
}

#[test]
fn s_da_3_a_tie_pays_both() {
    let table = Table::of(WITH, 2).lies(RING).stands("B monk (0,1)").stands("B thief (0,0)");
    let table = table.stands("A monk (1,0)").stands("A monk (-1,1)");
    table.plays(&format!("A {LAST} -> B cloister 9, A church 3, B church 3"));
}

#[test]
fn s_da_4_a_church_without_a_monk_pays_too() {
    let table = Table::of(WITH, 2).lies(RING).stands("A farmer (-1,1)");
    table.plays(&format!("B {LAST} -> A church 3"));
    // R-DA-4: at least one.
    Table::of(WITH, 2).lies(RING).plays(&format!("B {LAST}"));
}

#[test]
fn s_da_5_who_is_scored_in_the_same_part_still_counts() {
    let ring = "darm/03(0,1)r0 base/A(1,0)r1 base/U(-1,0)r0 base/B(-1,1)r0 base/A(0,2)r2
        base/E(-1,2)r2 base/E(1,2)r1";
    let table = Table::of(WITH, 3).lies(ring).stands("C thief (0,1)");
    table.plays("A base/A(1,1)r1 -> C road 3, C church 3");
}

#[test]
fn s_da_6_an_incomplete_church_pays_no_three_at_the_end() {
    let table = Table::of(WITH, 2).lies("darm/03(0,1)r0").stands("B monk (0,1)");
    table.plays("A base/E(0,-1)r2\nend -> B cloister 2");
}

#[test]
fn r_da_6_every_follower_counts_one_and_no_other_figure() {
    let systems = "base inns traders abbey phantom darmstadt";
    let table = Table::of(systems, 2).lies(RING);
    // Ada's big follower with a builder is one; Ben's phantom and small follower are two.
    let table = table.stands("A big thief (0,0)").stands("A builder thief (0,0)");
    let table = table.stands("B phantom monk (1,0)").stands("B monk (-1,1)");
    table.plays(&format!("A {LAST} -> B church 3"));
}

#[test]
fn r_da_6_abbots_and_captives_count_too() {
    let ring = |tile: &str| RING.replace("base/B(-1,1)r0", tile);
    let table = Table::of("base monasteries darmstadt", 2).lies(&ring("mon/01(-1,1)r0"));
    table.stands("A prone (-1,1)").plays(&format!("B {LAST} -> A church 3"));
    let table = Table::of("base russian darmstadt", 2).lies(&ring("ru/04(-1,1)r0"));
    table.traps("A", "(-1,1)").plays(&format!("B {LAST} -> A church 3"));
}

#[test]
fn r_da_7_whoever_stands_on_a_tower_counts() {
    let ring = RING.replace("base/B(-1,1)r0", "tower/02(-1,1)r0");
    let table = Table::of("base tower darmstadt", 2).lies(&ring).tower("B", "(-1,1)", 2);
    table.atop("A", (-1, 1)).plays(&format!("B {LAST} -> A church 3"));
}

#[test]
fn r_da_7_a_lord_counts_where_one_cell_of_the_castle_is_near() {
    let table = Table::of("base castles darmstadt", 2).lies(RING).castle("A");
    table.plays(&format!("B {LAST} -> A church 3"));
    // R-DA-8: beside the castle a church is worth 9.
    let ring = "darm/03(1,0)r1 base/U(1,1)r1 base/B(0,1)r0 base/B(2,0)r0 base/B(1,-1)r0
        base/B(2,-1)r0";
    let table = Table::of("base castles darmstadt", 2).castle("A").lies(ring);
    table.plays("B base/B(2,1)r0 -> A church 3, A castle 9");
}

#[test]
fn r_da_8_the_city_is_a_lesson_and_a_church_is_none() {
    let city = "base/G(0,-1)r1 darm/01(0,-2)r0 base/E(-1,-2)r1 base/E(1,-2)r3";
    let mut table = Table::of("base school darmstadt", 2).lies(city).stands("B knight (0,-1)");
    table.edit(|state| state["states"]["school"]["teacher"] = json!({"with": 0}));
    table.plays("A base/E(0,-3)r2 -> B city 15, A lesson 15");
    let options = [("school.side", "left")];
    let mut table = Table::with("base school darmstadt", 2, &options);
    table.edit(|state| state["states"]["school"]["teacher"] = json!({"with": 1}));
    let ring = "base/A(1,0)r1 darm/03(1,1)r0 base/B(0,1)r0 base/U(2,1)r0 base/B(2,0)r0
        base/U(1,2)r1 base/B(0,2)r0";
    let table = table.lies(ring).stands("A monk (2,0)");
    table.plays("A base/B(2,2)r0 -> A church 3");
}

#[test]
fn r_da_8_a_church_leaves_the_reward_in_carcassonne() {
    let ring = "base/U(-3,-1)r0 base/U(-4,-1)r0 darm/03(-5,-1)r0 base/U(-5,0)r1 base/B(-6,-1)r0
        base/B(-6,-2)r0 base/B(-5,-2)r0 base/B(-4,-2)r0 base/B(-6,0)r0";
    let table = Table::of("base count darmstadt", 2).lies(ring).stands("B monk (-5,-1)");
    let table = table.stands("A monk (-6,-1)").stands("A monk (-6,-2)");
    let table = table.plays("A base/B(-4,0)r0 -> B cloister 9, A church 3");
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn a_lost_challenge_completes_no_church() {
    // The shrine is finished first: the monk in the church goes home, and nobody is paid for it.
    let ring = "base/U(1,0)r0 base/U(-1,0)r0 base/U(2,0)r0 bcb/06(-1,1)r0 bcb/06(0,1)r0
        bcb/06(1,1)r0 bcb/06(2,1)r0 bcb/06(-1,2)r0 darm/03(0,2)r0 cult/05(1,2)r1 base/U(2,2)r0
        base/U(0,3)r1 bcb/06(1,3)r0";
    let table = Table::of("base cult darmstadt", 2).lies(ring);
    let table = table.stands("A monk (0,2)").stands("B monk (1,2)");
    table.plays("A bcb/06(2,3)r0 -> B cloister 9, A cloister 0");
}

#[test]
fn a_wagon_goes_from_every_road_into_the_church() {
    assert_eq!(["darm/02", "darm/03"].map(|id| kind(id).kind().links.len()), [4, 1]);
}
