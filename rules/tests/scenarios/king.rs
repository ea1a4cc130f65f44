//! King & Robber Baron: R-KR-1..11, S-KR-1..6.

use rules::expansions::{castles, king};
use rules::{KindId, Seat, Token};
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base king";

/// Who holds a card.
fn holder(table: &Table, card: Token) -> Option<Seat> {
    let mut seats = table.game.seats().filter(|&seat| table.game.tokens(seat).count(card) > 0);
    let found = seats.next();
    assert_eq!(seats.next(), None, "there is one card");
    found
}

/// The largest that was completed so far.
fn record(table: &Table, card: Token) -> Option<u16> {
    let mut records = table.events.iter().filter_map(|event| match event {
        rules::Event::King(king::Event::Record { token, size, .. }) if *token == card => {
            Some(*size)
        }
        _ => None,
    });
    records.next_back()
}

/// The cards are held, and these are the records.
fn crowned(table: Table, king: &str, robber: &str) -> Table {
    let mut table = table.holds(king, Token::King, 1).holds(robber, Token::Robber, 1);
    table.edit(|state| state["states"]["records"] = json!({"city": 9, "road": 9}));
    table
}

#[test]
fn s_kr_1_the_king_goes_to_whoever_completes_a_larger_city() {
    let table = Table::of(WITH, 2).plays("A base/E(0,-1)r2");
    assert_eq!(
        (holder(&table, Token::King), record(&table, Token::King)),
        (Some(Seat(0)), Some(2))
    );
    // As large is not larger.
    let table = table.plays("B base/E(1,-1)r1\n B base/E(2,-1)r3");
    assert_eq!((holder(&table, Token::King), record(&table, Token::King)), (Some(Seat(0)), None));
    let table = table.plays("B base/E(-1,-1)r3\n B base/G(-2,-1)r0\n B base/E(-3,-1)r1");
    assert_eq!(
        (holder(&table, Token::King), record(&table, Token::King)),
        (Some(Seat(1)), Some(3))
    );
    assert_eq!(holder(&table, Token::Robber), None, "no road was completed");
}

#[test]
fn s_kr_2_whoever_completes_anothers_city_gets_the_king() {
    let city = "base/F(0,-1)r1 base/G(0,-2)r1 base/G(0,-3)r1 base/G(0,-4)r1 base/G(0,-5)r1";
    let table = Table::of(WITH, 2).lies(city).stands("A knight N (0,-1)");
    let table = table.plays("B base/E(0,-6)r2 -> A city 16");
    assert_eq!(
        (holder(&table, Token::King), record(&table, Token::King)),
        (Some(Seat(1)), Some(7))
    );
}

/// So many completed cities and roads of two tiles each, in the south.
fn land(cities: i32, roads: i32) -> String {
    let city = |y: i32| format!("base/E(-1,{y})r3 base/E(-2,{y})r1 ");
    let road = |y: i32| format!("base/A(1,{y})r3 base/A(2,{y})r1 ");
    let row = |y: i32| {
        let city = if y <= cities { city(y) } else { String::new() };
        let road = if y <= roads { road(y) } else { String::new() };
        format!("base/B(0,{y})r0 {city}{road}")
    };
    (1..=cities.max(roads)).map(row).collect()
}

const LAST: &str = "A base/U(1,0)r0\n end ->";

#[test]
fn s_kr_3_the_cards_pay_one_for_each_city_and_road() {
    let table = crowned(Table::of(WITH, 2).lies(&land(9, 12)), "A", "B");
    table.plays(&format!("{LAST} A king 9, B robber 12"));
}

#[test]
fn s_kr_4_of_two_roads_at_once_only_the_longer_counts() {
    let west = "base/U(-1,0)r0 base/U(-1,1)r0 base/U(-2,1)r0 base/U(-3,1)r0 base/U(-4,1)r0
        base/U(-5,1)r0 base/A(-6,1)r3";
    let east = "base/U(1,0)r0 base/U(1,1)r0 base/U(2,1)r0 base/U(3,1)r0 base/U(4,1)r0
        base/A(5,1)r1 base/B(1,2)r0 base/B(0,2)r0";
    let table = Table::of("base king abbey", 2).lies(west).lies(east);
    let table = table.abbey("B (0,1)").passes();
    assert_eq!(holder(&table, Token::Robber), Some(Seat(1)));
    assert_eq!(record(&table, Token::Robber), Some(6), "not of five");
    assert_eq!(holder(&table, Token::King), None);
}

#[test]
fn s_kr_5_a_castle_makes_no_king() {
    let table = Table::of("base king castles", 2)
        .stands("A knight (0,0)")
        .lays("A base/E(0,-1)r2")
        .passes();
    let lord = table.figure("A knight (0,0)");
    let table = table.does(rules::Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(holder(&table, Token::King), None);
    // Nor does it count at the end.
    let table = crowned(table, "A", "B");
    table.plays(&format!("{LAST} A castle 0, A king 0, B robber 0"));
}

#[test]
fn s_kr_6_a_tile_twice_on_a_road_counts_once() {
    // Under the bridge over the start tile's neighbour the road comes back to itself.
    let loop_of = "tb/24(1,0)r0 base/V(2,0)r0 base/V(2,1)r1 base/V(1,1)r2 base/A(-1,0)r3";
    let table = Table::of("base traders king", 2).lies(loop_of);
    let table = table.plays("A base/A(1,-1)r0");
    assert_eq!(
        (holder(&table, Token::Robber), record(&table, Token::Robber)),
        (Some(Seat(0)), Some(7))
    );
}

#[test]
fn r_kr_1_five_tiles_and_two_cards_of_nobody() {
    let table = Table::of(WITH, 2);
    assert_eq!((holder(&table, Token::King), holder(&table, Token::Robber)), (None, None));
    let tiles = rules::catalog().set("king").map(KindId::kind);
    assert_eq!(tiles.map(|tile| tile.copies).sum::<u8>(), 5);
}

#[test]
fn r_kr_3_the_robber_goes_to_whoever_completes_a_longer_road() {
    let table = Table::of(WITH, 2).lies("base/A(-1,0)r3").stands("A thief (0,0)");
    let table = table.plays("B base/A(1,0)r1 -> A road 3");
    assert_eq!(holder(&table, Token::Robber), Some(Seat(1)));
    assert_eq!((record(&table, Token::Robber), holder(&table, Token::King)), (Some(3), None));
}

#[test]
fn r_kr_6_what_is_incomplete_or_nobodys_or_besieged() {
    // The city of the start tile is open, the besieged one closed, and nobody stands anywhere.
    let land = "base/A(1,0)r1 base/E(1,-1)r1 siege/01(2,-1)r3";
    let table = crowned(Table::of("base king cathars", 2).lies(land), "B", "B");
    table.plays("A base/B(0,1)r0\n end -> B king 1, B robber 0");
}

#[test]
fn r_kr_7_cards_of_nobody_pay_nobody() {
    Table::of(WITH, 2).plays(LAST);
}

#[test]
fn r_kr_8_and_11_a_record_only_grows_also_in_the_same_hands() {
    let table = Table::of(WITH, 2).plays("A base/E(0,-1)r2");
    let table = table.plays("A base/E(-1,-1)r3\n A base/G(-2,-1)r0\n A base/E(-3,-1)r1");
    assert_eq!(
        (holder(&table, Token::King), record(&table, Token::King)),
        (Some(Seat(0)), Some(3))
    );
    // What would have been enough before is not enough now.
    let table = table.lies("base/E(1,-1)r1 base/G(2,-1)r0").plays("B base/E(3,-1)r3");
    assert_eq!(holder(&table, Token::King), Some(Seat(0)));
}

#[test]
fn r_kr_9_ten_for_each_card_or_forty_for_both() {
    let of = |value| Table::with(WITH, 2, &[("kr.scoring", value)]).lies(&land(3, 2));
    let flat = crowned(of("flat_10"), "A", "B");
    flat.plays(&format!("{LAST} A king 10, B robber 10"));
    let two = crowned(of("flat_10"), "A", "A");
    two.plays(&format!("{LAST} A king 10, A robber 10"));
    let apart = crowned(of("15_40"), "A", "B");
    apart.plays(&format!("{LAST} A king 15, B robber 15"));
    let both = crowned(of("15_40"), "B", "B");
    both.plays(&format!("{LAST} B king 40"));
}

#[test]
fn r_kr_9_continuous_pays_whoever_held_the_card_before() {
    let of = || Table::with("base king", 2, &[("kr.scoring", "continuous")]);
    let table = of().plays("A base/E(0,-1)r2\n A base/E(-1,-1)r3\n A base/G(-2,-1)r0");
    let table = table.plays("B base/E(-3,-1)r1 -> A king 1");
    assert_eq!(holder(&table, Token::King), Some(Seat(1)));
    // One for each of several, and nothing at the end.
    let two = of().holds("A", Token::King, 1).lies("base/U(1,0)r0 base/E(1,-1)r3");
    two.plays("B base/I(0,-1)r2 -> A king 2\n A base/B(0,1)r0\n end ->");
}

#[test]
fn r_kr_10_size_in_points() {
    let of = |size| {
        Table::with("base inns king", 2, &[("kr.size", size)])
            .lies("ic/15(1,0)r0 base/A(2,0)r1")
            .plays("A base/A(-1,0)r3\n B base/V(-1,1)r3\n B base/U(-1,2)r1")
            .lies("base/A(-1,3)r2 base/U(0,1)r0 base/U(1,1)r0 base/U(2,1)r0")
            .plays("B base/A(3,1)r1")
    };
    assert_eq!(holder(&of("tiles"), Token::Robber), Some(Seat(1)), "7 tiles, not 4");
    assert_eq!(holder(&of("points"), Token::Robber), Some(Seat(0)), "8 points, not 7");
}

#[test]
fn r_kr_10_what_is_added_to_the_whole_is_no_size() {
    let points = &[("kr.size", "points")];
    let road = Table::with("base king labyrinth", 2, points)
        .lies("lab/01(1,0)r0 base/A(1,-1)r0 base/A(1,1)r2 base/W(2,0)r0")
        .stands("A thief N (1,0)")
        .plays("B base/W(-1,0)r0 -> A road 8");
    assert_eq!(record(&road, Token::Robber), Some(6));
    let city = Table::with("base king darmstadt", 2, points)
        .lies("darm/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3")
        .stands("B knight (0,-1)")
        .plays("A base/E(0,-2)r2 -> B city 13");
    assert_eq!(record(&city, Token::King), Some(10));
}
