//! The Winter Edition as a ground set: R-WI-1..5, S-WI-01..03.

use rules::{Game, KindId, Seed, Setup, Systems};

use crate::table::Table;
use crate::{base, farms, table};

const WITH: &str = "winter";

#[test]
fn s_wi_01_eighty_four_tiles_with_the_start_tile() {
    let systems = Systems::named([WITH]).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    setup.hold_draw = true;
    let (game, _) = Game::new(setup).expect("a table that can be set up");
    let left = game.bag().remaining();
    assert_eq!(left.iter().map(|&(_, number)| u32::from(number)).sum::<u32>(), 83);
    assert_eq!(game.board().tiles().len(), 1);
    // R-WI-2: one of each of the twelve.
    let winter: Vec<u8> = left
        .iter()
        .filter(|(kind, _)| kind.kind().set() == "winter")
        .map(|&(_, number)| number)
        .collect();
    assert_eq!(winter, [1; 12]);
}

#[test]
fn s_wi_02_a_road_that_ends_at_a_house_is_closed_there() {
    let table = Table::of(WITH, 2).stands("A thief (0,0)").lies("base/W(-1,0)r0");
    table.plays("B winter/K(1,0)r1 -> A road 3");
    // R-WI-3: the house does not cut the field.
    let laid = Table::of(WITH, 2).lays("A winter/K(1,0)r1");
    assert_eq!(laid.spots(), ["thief W", "farmer N1"]);
}

#[test]
fn s_wi_03_the_scenarios_of_the_base_game_hold() {
    table::on_ground(WITH, || {
        for scenario in base::SCENARIOS.iter().chain(farms::SCENARIOS.iter()) {
            scenario();
        }
    });
}

#[test]
fn r_wi_3_the_inn_by_the_lake_acts_with_inns_only() {
    let road = |systems: &str| {
        let table = Table::of(systems, 2).stands("A thief (0,0)").lies("base/A(-1,0)r3");
        table.lays("B winter/E(1,0)r1").passes()
    };
    assert_eq!(road(WITH).scores(), ["A road 3"]);
    assert_eq!(road("winter inns").scores(), ["A road 6"]);
}

#[test]
fn r_wi_1_the_options_of_the_base_game_are_there() {
    let keys = |key: &str| {
        let system = rules::expansions::named(key).expect("a system");
        system.options().map(|choice| choice.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(WITH), keys("base"));
    let table = Table::with(WITH, 2, &[("tiny_city", "2")]);
    table.plays("A base/E(0,-1)r2 knight -> A city 2");
    assert!(KindId::named("winter/A").is_some());
}
