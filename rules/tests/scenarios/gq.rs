//! Games Quarterly 11: R-GQ-1..7 and S-GQ-1..5.

use rules::{Game, Pos, Rotation, Side};

use crate::table::{Table, dealt, kind};

/// The kinds of a set that can still be drawn.
fn left(game: &Game, set: &str) -> Vec<&'static str> {
    let remaining = game.bag().remaining().into_iter();
    let ids = remaining.map(|(kind, _)| kind.kind().id);
    ids.filter(|id| id.split('/').next() == Some(set)).collect()
}

/// How many tiles of rivers can still be drawn.
fn river(game: &Game) -> u32 {
    let remaining = game.bag().remaining().into_iter();
    let rivers = remaining.filter(|(kind, _)| kind.kind().has_river());
    rivers.map(|(_, number)| u32::from(number)).sum()
}

#[test]
fn s_gq_1_its_spring_replaces_that_of_the_river() {
    let game = dealt("base gq river1", &[]);
    let [start] = game.board().tiles() else { panic!("one tile lies there") };
    assert_eq!(
        (start.kind, start.pos, start.rotation),
        (kind("gq/01"), Pos::new(0, 0), Rotation::default())
    );
    assert_eq!(river(&game), 12, "eleven with two ends, and the lake");
    assert!(!left(&game, "river1").contains(&"river1/01"), "one spring on the table");
    assert!(left(&game, "gq").contains(&"gq/02"));
    // R-GQ-3: the river leaves to the east, the road to the west.
    let spring = start.tile();
    assert!(spring.segment_at(Side::E, start.rotation).is_some());
    assert!(spring.segment_at(Side::W, start.rotation).is_some());
}

#[test]
fn r_gq_2_the_spring_of_the_river_may_stay() {
    let plain = dealt("base gq river1", &[("gq.spring", "plain")]);
    assert_eq!(plain.board().tiles()[0].kind, kind("river1/01"));
    assert_eq!(river(&plain), 12);
    assert!(!left(&plain, "gq").contains(&"gq/01"));
}

#[test]
fn r_gq_6_both_rivers_have_that_one_spring() {
    let both = dealt("base gq river1 river2", &[]);
    assert_eq!(both.board().tiles().len(), 1);
    assert_eq!(both.board().tiles()[0].kind, kind("gq/01"));
    let second = dealt("base gq river2", &[]);
    assert_eq!(second.board().tiles()[0].kind, kind("gq/01"));
    assert_eq!(left(&second, "gq").len(), 11);
    // R-RI-9 counts from its heading, east: after a bend to the right only a bend to the left.
    let bend = Table::of("base gq river1", 2).lies("river1/10(1,0)r0").draws("A river1/10");
    assert_eq!(bend.places(), ["(1,1)r2"]);
}

#[test]
fn beside_another_start_the_river_keeps_its_own_spring() {
    // The road of the other one would run into a field.
    for systems in ["base gq river1 count", "wheel gq river1", "base gq river1 rose"] {
        let game = dealt(systems, &[]);
        let lies = |id: &str| game.board().tiles().iter().any(|placed| placed.kind == kind(id));
        assert!(!lies("gq/01"), "{systems}");
        assert!(game.board().tiles().iter().any(|placed| placed.kind.kind().has_river()));
    }
    // The school stands apart, one free column to the west.
    let school = dealt("base gq river1 school", &[]);
    assert!(school.board().tiles().iter().any(|placed| placed.kind == kind("gq/01")));
    assert!(school.board().tile_at(Pos::new(-3, 0)).is_some());
    assert!(school.board().tile_at(Pos::new(-1, 0)).is_none());
}

#[test]
fn s_gq_2_road_and_spring_cut_the_field() {
    let table =
        Table::of("base gq river1", 2).stands("A farmer N1 (0,0)").stands("B farmer S1 (0,0)");
    let board = table.game.board();
    let field = |words: &str| board.feature_at(table.spot(words));
    assert_ne!(field("farmer N1 (0,0)"), field("farmer S1 (0,0)"));
    let plain = Table::of("base river1", 2);
    let board = plain.game.board();
    assert_eq!(
        board.feature_at(plain.spot("farmer N1 (0,0)")),
        board.feature_at(plain.spot("farmer S1 (0,0)"))
    );
}

#[test]
fn r_gq_4_the_road_may_be_continued_at_once() {
    let table = Table::of("base gq river1", 2).draws("A river1/06");
    // A river tile continues the river, not the road.
    assert!(table.places().iter().all(|place| place.starts_with("(1,0)")));
    let table = Table::of("base gq river1", 2).draws("A base/U");
    assert!(table.places().contains(&"(-1,0)r0".to_owned()));
}

#[test]
fn s_gq_3_without_a_river_there_are_ten_more_tiles() {
    let game = dealt("base gq", &[]);
    assert_eq!(left(&game, "gq").len(), 10);
    assert_eq!(river(&game), 0);
    assert_eq!(game.board().tiles()[0].kind, kind("base/D"));
}

/// A farm with gq/04 beside two completed cities.
fn farm(systems: &str, options: &[(&str, &str)]) -> Table {
    let cities = "base/E(0,2)r2 base/E(0,3)r0 base/E(1,1)r1 base/E(2,1)r3";
    let table = Table::with(systems, 2, options).lies("gq/04(0,1)r0").lies(cities);
    table.stands("A farmer (0,1)")
}

#[test]
fn s_gq_4_the_pigs_are_a_herd_if_the_table_says_so() {
    let ends = |points: u8| format!("B base/E(0,-1)r2\nend -> A field {points}");
    farm("base gq traders", &[]).plays(&ends(6));
    farm("base gq traders", &[("gq.pig_herd", "on")]).plays(&ends(8));
    // R-RI-13: without Traders & Builders a herd does not count.
    farm("base gq", &[("gq.pig_herd", "on")]).plays(&ends(6));
}

#[test]
fn r_gq_7_two_herds_in_a_field_count_once() {
    // The field south of the spring has both herds and one completed city.
    let both = |options: &[(&str, &str)], points: u8| {
        Table::with("base gq river2 traders", 2, options)
            .lies("river2/11(1,0)r0 gq/04(1,1)r0 base/E(1,2)r2 base/E(1,3)r0")
            .stands("A farmer (1,1)")
            .plays(&format!("B base/U(-1,0)r0\nend -> A field {points}"))
    };
    both(&[("gq.pig_herd", "on")], 4);
    both(&[], 4);
    both(&[("gq.pig_herd", "on"), ("river2_pig_herd", "never")], 3);
}

#[test]
fn s_gq_5_no_inn_stands_at_the_spring() {
    let table = Table::of("base gq river1 inns", 2).stands("A thief (0,0)");
    table.plays("B base/W(-1,0)r0 -> A road 2");
}

#[test]
fn a_wagon_passes_from_four_roads_into_the_cloister_and_through_gates() {
    let links = |id: &str| kind(id).kind().links.len();
    assert_eq!(["gq/01", "gq/03", "gq/06", "gq/12"].map(links), [0, 4, 2, 1]);
}

#[test]
fn its_small_cities_may_become_castles() {
    let table = Table::of("base gq castles", 2).castle_at("A gq/07(0,-1)r2", "knight S (0,-1)");
    assert!(table.game.board().edits().len() == 1);
}
