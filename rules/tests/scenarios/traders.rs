//! Traders & Builders: R-TB-*, S-TB-01..15.

use rules::expansions::{bazaars, crop};
use rules::{Action, Cause, FigureKind, KindId, Prompt, Seat, Token};

use crate::table::{Table, position, seat};

const WITH: &str = "base traders";

/// Ada's thief on the start tile, her builder on the next one east.
fn her_road(systems: &str) -> Table {
    Table::of(systems, 2)
        .lies("base/U(1,0)r0")
        .stands("A thief (0,0)")
        .stands("A builder thief (1,0)")
}

#[test]
fn s_tb_01_a_builder_gives_a_second_tile() {
    let table = Table::of(WITH, 2).plays(
        "A base/U(1,0)r0 thief
         A base/U(2,0)r0 builder thief
         A base/U(3,0)r0",
    );
    assert_eq!(table.second_part(), Some(Seat(0)));
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
    let table = table.plays("A base/B(0,1)r0 monk");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_tb_02_a_second_tile_gives_no_third() {
    let table = her_road(WITH).plays("A base/U(2,0)r0\n A base/U(3,0)r0");
    assert_eq!(table.second_part(), None);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_tb_03_who_completes_uses_the_builder_again_in_the_second_part() {
    let table = her_road(WITH).lies("base/A(-1,0)r3").plays("A tb/16(2,0)r2 knight -> A road 4");
    assert_eq!(table.gone(), ["A small scored", "A builder scored"]);
    assert_eq!(table.second_part(), Some(Seat(0)));
    let table = table.plays("A base/G(2,1)r1 builder knight");
    assert_eq!(table.game.figures().len(), 2);
}

#[test]
fn s_tb_04_both_tiles_may_carry_a_follower() {
    let table = her_road(WITH).plays("A base/U(2,0)r0 farmer N1\n A base/B(0,1)r0 monk");
    assert_eq!(table.small(0), 4);
}

/// A city of grain, grain and wine that lacks one of its five tiles.
const MARKET: &str = "tb/15(0,1)r0 base/E(-1,1)r1 tb/17(1,1)r0 tb/01(2,1)r0";

fn goods(table: &Table, seat: u8) -> [u8; 3] {
    [Token::Wine, Token::Grain, Token::Cloth]
        .map(|token| table.game.tokens(Seat(seat)).count(token))
}

#[test]
fn s_tb_05_whoever_completes_a_city_gets_its_goods() {
    let table = Table::of(WITH, 2).lies(MARKET).stands("B knight (0,1)");
    let table = table.plays("A base/E(2,0)r2 -> B city 10");
    assert_eq!((goods(&table, 0), goods(&table, 1)), ([1, 2, 0], [0, 0, 0]));
}

#[test]
fn s_tb_06_nobodys_city_brings_goods_too() {
    let table = Table::of(WITH, 2).lies(MARKET).plays("B base/E(2,0)r2");
    assert_eq!(goods(&table, 1), [1, 2, 0]);
}

#[test]
fn s_tb_07_the_most_of_each_kind_bring_ten() {
    let table = Table::of(WITH, 2)
        .holds("A", Token::Wine, 4)
        .holds("B", Token::Wine, 4)
        .holds("A", Token::Grain, 2)
        .holds("B", Token::Grain, 2)
        .holds("A", Token::Cloth, 1)
        .holds("B", Token::Cloth, 3);
    let table = table.plays(
        "A base/B(0,1)r0
         end -> A goods 10, B goods 10, A goods 10, B goods 10, B goods 10",
    );
    assert_eq!((table.points(0), table.points(1)), (20, 30));
}

#[test]
fn s_tb_08_nobody_is_paid_for_what_nobody_has() {
    let table = Table::of(WITH, 2).holds("A", Token::Wine, 1);
    table.plays("A base/B(0,1)r0\n end -> A goods 10");
}

/// Two completed cities beside one field.
const TWO_CITIES: &str = "base/E(0,-1)r2 base/U(-1,0)r0 base/E(-1,-1)r0 base/E(-1,-2)r2";
/// Where farmers stand on it.
const MEADOW: [&str; 3] = ["farmer N1 (-1,0)", "farmer E1 (0,-1)", "farmer W1 (0,-1)"];

fn farm(options: &[(&str, &str)], farmers: &[&str]) -> Table {
    let mut table = Table::with(WITH, 2, options).lies(TWO_CITIES);
    for (letter, place) in farmers.iter().zip(MEADOW) {
        table = table.stands(&format!("{letter} {place}"));
    }
    table
}

#[test]
fn s_tb_09_a_pig_pays_one_more_for_each_city() {
    let pig = "A pig farmer N1 (-1,0)";
    let last = "B base/B(0,1)r0\n end ->";
    farm(&[], &["A", "A", "B"]).stands(pig).plays(&format!("{last} A field 8"));
    let first = [("farm_scoring", "first")];
    let table = farm(&first, &["A", "A", "B"]).stands(pig);
    table.plays(&format!("{last} A field 5, A field 5"));
}

#[test]
fn s_tb_10_a_pig_without_the_majority_pays_nothing() {
    let table = farm(&[], &["B", "A", "A"]).stands("B pig farmer N1 (-1,0)");
    table.plays("B base/B(0,1)r0\n end -> A field 6");
}

#[test]
fn s_tb_11_equal_owners_are_paid_each_with_its_own_pig() {
    let table = farm(&[], &["A", "B"]).stands("A pig farmer N1 (-1,0)");
    table.plays("B base/B(0,1)r0\n end -> A field 8, B field 6");
}

/// The builder and the pig that are offered.
fn special(table: &Table) -> Vec<String> {
    let special = |spot: &String| spot.starts_with("builder") || spot.starts_with("pig");
    table.spots().into_iter().filter(special).collect()
}

#[test]
fn s_tb_12_a_builder_needs_an_own_follower() {
    let table = Table::of(WITH, 2).stands("B thief (0,0)").lays("A base/U(1,0)r0");
    assert_eq!(special(&table), [""; 0]);
}

#[test]
fn s_tb_13_no_pig_on_a_road_and_no_builder_on_a_field() {
    let table = Table::of(WITH, 2)
        .stands("A thief (0,0)")
        .stands("A farmer S1 (0,0)")
        .lies("base/B(0,1)r0")
        .stands("A monk (0,1)")
        .lays("A base/U(1,0)r0");
    assert_eq!(special(&table), ["builder thief E", "pig farmer E2"]);
}

#[test]
fn s_tb_14_a_builder_that_was_lonely_still_gave_the_second_part() {
    let table = her_road("base traders tower").lies("tower/02(0,1)r0").lays("A base/U(2,0)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let thief = table.take("A thief (0,0)", Cause::Tower);
    let table = table.does(thief);
    assert_eq!(table.gone(), ["A small tower", "A builder lonely"]);
    assert_eq!(table.second_part(), Some(Seat(0)), "R-TB-B7");
}

#[test]
fn s_tb_15_an_overpass_is_no_crossing() {
    let table = Table::of(WITH, 2).lies("base/A(-1,0)r3").stands("A thief (0,0)");
    let table = table.lays("B tb/24(1,0)r0");
    let fields = ["N1", "N2", "E2", "S2"].map(|place| format!("farmer {place}"));
    assert_eq!(table.spots(), [&["thief N".to_owned()], &fields[..]].concat());
    table.passes().plays("B base/A(2,0)r1 -> A road 4");
}

#[test]
fn r_tb_1_twenty_four_tiles_a_builder_and_a_pig_each() {
    let table = Table::of(WITH, 3);
    for seat in table.game.seats() {
        let supply = table.game.supply(seat);
        assert_eq!([FigureKind::Builder, FigureKind::Pig].map(|kind| supply.count(kind)), [1, 1]);
        assert_eq!(goods(&table, seat.0), [0, 0, 0]);
    }
    let tiles = rules::catalog().set("tb").map(KindId::kind);
    let (copies, symbols) = tiles.fold((0, [0; 3]), |(copies, mut symbols), tile| {
        for (symbol, tag) in
            [rules::Tag::Wine, rules::Tag::Grain, rules::Tag::Cloth].into_iter().enumerate()
        {
            symbols[symbol] += tile.segments.iter().filter(|s| s.tags.has(tag)).count();
        }
        (copies + tile.copies, symbols)
    });
    assert_eq!((copies, symbols), (24, [9, 6, 5]));
}

#[test]
fn r_tb_b1_and_b2_any_own_follower_will_do_however_far_and_whoever_is_there() {
    let far = "base/U(1,0)r0 base/U(2,0)r0";
    let table = Table::of("base traders inns abbey", 2)
        .lies(far)
        .stands("A wagon thief (0,0)")
        .stands("B thief (1,0)")
        .stands("B builder thief (2,0)")
        .lays("A base/U(3,0)r0");
    assert_eq!(special(&table), ["builder thief E"]);
    // In a city beside a mayor, at another time.
    let table = Table::of("base traders abbey", 2).stands("A mayor knight (0,0)");
    assert_eq!(special(&table.lays("A base/G(0,-1)r1")), ["builder knight N"]);
    // Only on the tile just placed, and not beside a monk.
    let table = Table::of(WITH, 2).stands("A thief (0,0)").lies("base/B(0,1)r0");
    let table = table.stands("A monk (0,1)").lays("A base/A(1,1)r3");
    assert_eq!(special(&table), [""; 0]);
}

#[test]
fn r_tb_b3_a_builder_follows_a_follower_even_where_it_comes_home_at_once() {
    let table = || Table::of(WITH, 2).lies("base/A(-1,0)r3");
    assert_eq!(special(&table().lays("A base/A(1,0)r1")), [""; 0], "not the first figure");
    let table = table().stands("A thief (0,0)").lays("A base/A(1,0)r1");
    let builder = table.deploy("builder thief (1,0)");
    let table = table.does(builder);
    assert_eq!(table.scores(), ["A road 3"]);
    assert_eq!(table.gone(), ["A small scored", "A builder scored"]);
    assert_eq!(table.second_part(), None, "it did not stand there before");
}

#[test]
fn r_tb_b4_only_a_tile_that_extends_the_builders_feature_gives_the_second_part() {
    // Ben's turn, Ada's road; a tile elsewhere.
    assert_eq!(her_road(WITH).plays("B base/U(2,0)r0").second_part(), None);
    assert_eq!(her_road(WITH).plays("A base/B(0,1)r0").second_part(), None);
    // To join counts, and so does to complete.
    let table = her_road(WITH).lies("base/B(1,1)r0 base/B(2,1)r0 base/U(3,1)r1 base/V(3,0)r0");
    assert_eq!(table.plays("A base/U(2,0)r0").second_part(), Some(Seat(0)));
    let table = her_road(WITH).lies("base/A(-1,0)r3");
    let table = table.plays("A base/A(2,0)r1 -> A road 4");
    assert_eq!(table.second_part(), Some(Seat(0)));
    // A tile that touches it only with a field does not.
    let table = her_road(WITH).lies("base/U(2,0)r0 base/B(2,1)r0");
    assert_eq!(table.plays("A base/B(1,1)r0").second_part(), None);
}

#[test]
fn r_tb_b5_the_second_part_comes_when_the_first_is_scored_and_may_go_anywhere() {
    let table = her_road(WITH).lies("base/A(-1,0)r3").lays("A base/A(2,0)r1").passes();
    assert_eq!(table.scores(), ["A road 4"], "before the second tile is drawn");
    let table = table.draws("A base/B");
    assert!(table.places().contains(&"(0,1)r0".to_owned()));
    assert!(table.places().contains(&"(3,0)r0".to_owned()));
}

#[test]
fn r_tb_b8_a_builder_that_stays_works_in_every_own_turn() {
    let table = her_road(WITH).plays("A base/U(2,0)r0\n A base/B(0,1)r0\n B base/B(1,1)r0");
    assert_eq!(table.second_part(), None);
    assert_eq!(table.plays("A base/U(3,0)r0").second_part(), Some(Seat(0)));
}

#[test]
fn r_tb_b10_a_builder_counts_for_no_majority() {
    let table = her_road(WITH).lies("base/A(-1,0)r3 base/U(2,0)r0").stands("B thief (2,0)");
    table.plays("B base/A(3,0)r1 -> A road 5, B road 5");
}

#[test]
fn r_tb_b11_a_builder_deployed_in_the_second_part_works_from_the_next_turn_on() {
    let table = Table::of(WITH, 2)
        .lies("base/A(-1,0)r3")
        .stands("A thief (0,0)")
        .plays("A base/U(1,0)r0 builder thief");
    assert_eq!(table.second_part(), None, "deployed in this very part");
    let table = table.plays("A base/V(2,0)r0\n A base/U(2,1)r1");
    assert_eq!(table.second_part(), None, "no chain");
    let table = table.plays("A base/V(2,2)r2");
    assert_eq!(table.second_part(), Some(Seat(0)));
}

#[test]
fn r_tb_b12_without_a_tile_there_is_no_second_part() {
    her_road(WITH).plays("A base/U(2,0)r0\n end -> A road 3");
}

#[test]
fn r_tb_b13_the_second_part_is_of_the_same_turn() {
    let table = her_road("base traders bazaars").plays("A bcb/09(2,0)r1");
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
    let table = table.plays("A base/B(0,1)r0");
    assert_eq!(
        table.asked(),
        (Seat(1), Prompt::Bazaars(bazaars::Prompt::Offer)),
        "one auction, after both parts"
    );
}

#[test]
fn r_tb_b14_no_builder_on_what_the_tile_completed_if_the_table_wants_it() {
    let deny = [("builder_on_completed", "deny")];
    let table = Table::with(WITH, 2, &deny).lies("base/A(-1,0)r3").stands("A thief (0,0)");
    assert_eq!(special(&table.lays("A base/A(1,0)r1")), [""; 0]);
    let open = Table::with(WITH, 2, &deny).stands("A thief (0,0)").lays("A base/A(1,0)r1");
    assert_eq!(special(&open), ["builder thief W"]);
}

#[test]
fn r_tb_b15_a_bought_tile_can_extend_but_only_in_the_first_part() {
    let mut table = her_road("base traders bazaars").keeps("A", "base/U");
    table.edit(|state| state["turn"]["slot"] = serde_json::json!("draw"));
    table.events.clear();
    let table = table.does(Action::Draw);
    assert_eq!(table.asked(), (Seat(0), Prompt::Place));
    let pos = position("(2,0)");
    let table = table.does(Action::Place { pos, rotation: rules::Rotation::default() }).passes();
    assert_eq!(table.second_part(), Some(Seat(0)));
    assert_eq!(table.game.kept(), None, "the second part draws");
    assert_eq!(table.asked(), (seat("A"), Prompt::Draw));
}

#[test]
fn r_tb_p1_and_p2_a_pig_joins_an_own_farmer_whoever_else_is_there() {
    let table = Table::of(WITH, 2).stands("A farmer S1 (0,0)").stands("B farmer S2 (0,0)");
    let both = table.stands("B pig farmer S1 (0,0)").lays("A base/B(0,1)r0");
    assert_eq!(special(&both), ["pig farmer N1"]);
    let none = Table::of(WITH, 2).stands("B farmer S1 (0,0)").lays("A base/B(0,1)r0");
    assert_eq!(special(&none), [""; 0]);
}

#[test]
fn r_tb_p3_a_pig_stays_until_the_last_farmer_leaves() {
    let farm = || {
        Table::of("base traders crop", 2)
            .lies("base/B(0,1)r0")
            .stands("A farmer S1 (0,0)")
            .stands("A pig farmer N1 (0,1)")
    };
    let removes = |table: Table| {
        let mut table = table.lays("B crop/05(1,1)r3").passes();
        let role = rules::SegmentKind::Field;
        assert!(!table.asks(Prompt::Crop(crop::Prompt::Apply)), "clubs are for thieves");
        table = table.lays("B crop/03(-1,1)r3").passes();
        let mode = rules::expansions::crop::Mode::Remove;
        table.does(Action::Crop(crop::Action::Apply { mode, role }))
    };
    let table = removes(farm().stands("A farmer S2 (0,0)"));
    let first = table.take("A farmer S1 (0,0)", Cause::CropCircle);
    let table = table.does(first);
    assert_eq!(table.gone(), ["A small cropcircle"]);
    let table = removes(farm());
    let last = table.take("A farmer S1 (0,0)", Cause::CropCircle);
    assert_eq!(table.does(last).gone(), ["A small cropcircle", "A pig lonely"]);
}

#[test]
fn r_tb_p5_a_pig_counts_for_no_majority() {
    let table = farm(&[], &["A", "B"]).stands("A pig farmer N1 (-1,0)");
    let last = "B base/B(0,1)r0\n end ->";
    table.plays(&format!("{last} A field 8, B field 6"));
    let alone = farm(&[], &["B", "A", "B"]).stands("A pig farmer N1 (-1,0)");
    alone.plays(&format!("{last} B field 6"));
}

#[test]
fn r_tb_g1_and_g2_two_cities_at_once_bring_the_goods_of_both() {
    let table = Table::of(WITH, 2)
        .lies("tb/15(0,1)r0 base/E(1,1)r3 base/B(0,2)r0 base/B(-1,2)r0 base/B(-2,2)r0")
        .lies("tb/01(-2,1)r1 base/E(-2,0)r2");
    let table = table.plays("A base/H(-1,1)r1");
    assert_eq!(goods(&table, 0), [1, 1, 0]);
    // In the second part as in the first.
    let table = her_road(WITH).lies(MARKET).plays("A base/U(-1,0)r0");
    assert_eq!((table.second_part(), goods(&table, 0)), (Some(Seat(0)), [0, 0, 0]));
    let table = table.plays("A base/D(2,0)r2");
    assert_eq!(goods(&table, 0), [1, 2, 0]);
}

#[test]
fn r_tb_g4_and_g5_an_abbey_brings_goods_a_castle_and_an_open_city_none() {
    let closed = "base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,1)r0 base/B(1,1)r0 base/B(1,2)r0
        tb/15(0,2)r1 base/E(0,3)r0";
    let table = Table::of("base traders abbey", 2).lies(closed).abbey("B (0,1)").passes();
    assert_eq!(goods(&table, 1), [1, 0, 0]);
    let table = Table::of(WITH, 2).lies(MARKET).plays("A base/B(0,2)r0\n end ->");
    assert_eq!(goods(&table, 0), [0, 0, 0]);
}
