//! Little Buildings: R-LB-1..11, S-LB-1..9, and what they mean to other systems.

use rules::expansions::buildings::{Action, Event};
use rules::{Cause, Pos, Prompt, Seat, Token};
use serde_json::json;

use crate::table::{Table, position};

const WITH: &str = "base buildings";
const KINDS: [Token; 3] = [Token::Shed, Token::House, Token::LittleTower];

impl Table {
    /// Buildings stand on these tiles without a turn: `built("shed (0,0)")`.
    pub fn built(mut self, words: &str) -> Self {
        let (name, cell) = words.split_once(' ').expect("a kind and a cell");
        let kind = KINDS.into_iter().find(|kind| kind.name() == name).expect("a kind");
        let mut built: Vec<(Pos, Token)> = self.game.little_buildings().to_vec();
        built.push((position(cell), kind));
        built.sort_unstable();
        self.edit(|state| state["states"]["buildings"] = json!(built));
        self
    }

    /// Whoever is asked builds this.
    pub fn builds(self, kind: Token) -> Self {
        self.does(Action::Build { kind }.into())
    }

    /// The kinds that are offered.
    fn buildable(&self) -> Vec<Token> {
        KINDS.into_iter().filter(|&kind| self.offers(Action::Build { kind }.into())).collect()
    }
}

/// What each seat gets.
fn shares(seats: u8, options: &[(&str, &str)]) -> Vec<[u8; 3]> {
    let game = Table::with("base inns buildings", seats, options).game;
    game.seats().map(|seat| KINDS.map(|kind| game.tokens(seat).count(kind))).collect()
}

/// The size of a new record.
fn record_size(event: &rules::Event) -> Option<u16> {
    match event {
        rules::Event::King(rules::expansions::king::Event::Record { size, .. }) => Some(*size),
        _ => None,
    }
}

#[test]
fn s_lb_1_a_house_on_the_last_tile_of_a_road() {
    let table = Table::of(WITH, 2).lies("base/W(1,0)r0").stands("A thief W (1,0)");
    let table = table.lays("B base/W(-1,0)r0").builds(Token::House);
    assert_eq!(table.scores(), ["A road 4"]);
    let built = |event: &rules::Event| {
        matches!(event, rules::Event::Buildings(Event::Built { seat: Seat(1), .. }))
    };
    assert!(table.events.iter().any(built));
    assert_eq!(table.game.tokens(Seat(1)).count(Token::House), 2);
}

#[test]
fn s_lb_2_a_figure_or_a_building() {
    let table = Table::of(WITH, 2).lays("A base/W(1,0)r0");
    assert_eq!(table.buildable(), KINDS);
    let thief = table.deploy("thief W (1,0)");
    assert_eq!(table.does(thief).asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_lb_3_every_feature_of_the_tile_gains() {
    // A crossing with a shed, and a cloister in the ring.
    let table = Table::of(WITH, 2)
        .lies("base/W(1,0)r0 base/B(1,-1)r0")
        .built("shed (1,0)")
        .stands("A thief W (1,0)")
        .stands("A thief E (1,0)")
        .stands("B thief S (1,0)")
        .stands("B farmer N1 (1,0)")
        .stands("B monk (1,-1)");
    let end = "A road 4, A road 2, B road 2, B cloister 4, B field 1";
    table.plays(&format!("A base/U(-1,0)r0 \n end -> {end}"));
}

#[test]
fn s_lb_4_a_cloister_counts_nine_cells() {
    let ring = "base/U(1,0)r0 base/U(-1,0)r0 base/B(0,1)r0 base/B(-1,1)r0 base/B(1,1)r0";
    let table = || Table::of(WITH, 2).lies(ring).stands("A monk (0,1)");
    let complete = table()
        .lies("base/B(-1,2)r0 base/B(0,2)r0")
        .built("shed (0,1)")
        .built("house (0,0)")
        .built("little_tower (-1,2)");
    complete.plays("B base/E(1,2)r2 -> A cloister 12");
    // Five neighbours.
    let open = table().built("shed (0,1)").built("house (1,1)");
    open.plays("B base/U(2,0)r0 \n end -> A cloister 8");
}

#[test]
fn s_lb_5_a_field_without_a_city() {
    let table = Table::of(WITH, 2).stands("A farmer S1 (0,0)").built("shed (0,0)");
    table.lies("base/B(0,1)r0").built("house (0,1)").plays("B base/B(0,2)r0 \n end -> A field 2");
}

#[test]
fn s_lb_6_an_unfinished_road_with_an_inn() {
    let table = Table::of("base inns buildings", 2)
        .lies("base/U(-1,0)r0 base/U(-2,0)r0")
        .stands("A thief (0,0)")
        .built("shed (-1,0)");
    table.plays("B ic/15(1,0)r0 \n end -> A road 1");
}

#[test]
fn s_lb_7_a_tower_counts_three() {
    let table = Table::with(WITH, 2, &[("lb.values", "graded")])
        .lies("base/N(0,-1)r2")
        .stands("A knight (0,0)")
        .built("little_tower (0,0)")
        .built("shed (0,-1)");
    table.plays("B base/E(1,-1)r3 -> A city 10");
    let house = Table::with(WITH, 2, &[("lb.values", "graded")])
        .stands("A knight (0,0)")
        .built("house (0,0)");
    house.plays("B base/E(0,-1)r2 -> A city 6");
}

#[test]
fn s_lb_8_the_stock_of_four() {
    assert_eq!(shares(4, &[]), [[2, 1, 1], [1, 2, 1], [1, 1, 2], [2, 1, 1]]);
    assert_eq!(shares(4, &[("lb.supply", "per_kind")]), [[1, 1, 1]; 4]);
    // R-LB-6: kinds that differ in value are shared by kind.
    assert_eq!(shares(4, &[("lb.values", "graded")]), [[1, 1, 1]; 4]);
}

#[test]
fn s_lb_9_only_on_the_tile_just_laid() {
    let table = Table::of(WITH, 2).lies("base/U(-1,0)r0").lays("A base/W(1,0)r0");
    let table = table.builds(Token::Shed);
    assert_eq!(table.game.little_buildings(), [(Pos::new(1, 0), Token::Shed)]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_lb_1_everybody_gets_as_many() {
    for (seats, each) in [(2, 3), (3, 2), (5, 1), (6, 1)] {
        assert!(shares(seats, &[]).iter().all(|share| *share == [each; 3]), "{seats}");
    }
}

#[test]
fn r_lb_2_also_without_a_figure_or_a_free_place() {
    let table = Table::of(WITH, 2).stands("B knight (0,0)").lays("A base/C(0,-1)r0");
    assert_eq!(table.spots(), [""; 0]);
    assert_eq!(table.buildable(), KINDS);
    // Nobody builds what it does not have.
    let mut table = Table::of(WITH, 2);
    for kind in KINDS {
        table = table.holds("A", kind, 0);
    }
    assert_eq!(table.lays("A base/W(1,0)r0").buildable(), []);
}

#[test]
fn r_lb_3_one_building_a_tile_and_in_nobodys_way() {
    let table = Table::of(WITH, 2).lays("A base/U(1,0)r0").builds(Token::LittleTower);
    let table = table.lays("B base/V(2,0)r0");
    assert!(table.spots().contains(&"thief S".to_owned()));
    let one = json!([[[0, 0], "shed"]]);
    assert!(!table.refuses([("/states/buildings", one)]));
    let two = json!([[[0, 0], "shed"], [[0, 0], "house"]]);
    let nowhere = json!([[[9, 9], "shed"]]);
    let strange = json!([[[0, 0], "wine"]]);
    for built in [two, nowhere, strange] {
        assert!(table.refuses([("/states/buildings", built)]));
    }
}

#[test]
fn r_lb_4_and_5_each_owner_gets_it_and_nobody_without_one() {
    let tie = Table::of(WITH, 2).stands("A knight (0,0)").stands("B knight (0,0)");
    tie.built("shed (0,0)").plays("A base/E(0,-1)r2 -> A city 5, B city 5");
    Table::of(WITH, 2).built("shed (0,0)").plays("A base/E(0,-1)r2");
}

#[test]
fn r_lb_5_in_every_way_of_scoring_fields() {
    for (scoring, end) in [
        ("third", "A field 4, B field 1"),
        ("second", "A field 4, B field 1"),
        ("first", "A field 4, A field 1, B field 1"),
    ] {
        let table = Table::with(WITH, 2, &[("farm_scoring", scoring)])
            .lies("base/E(0,-1)r2")
            .stands("A farmer E1 (0,0)")
            .stands("B farmer S1 (0,0)")
            .built("shed (0,0)");
        table.plays(&format!("B base/B(0,1)r0 \n end -> {end}"));
    }
}

#[test]
fn r_lb_5_and_10_after_all_other_points_nothing_halves_them() {
    let table = |more: &str, options: &[(&str, &str)]| {
        let table = Table::with(&format!("base mage buildings{more}"), 2, options);
        let table = table.lies("base/A(-1,0)r3").stands("B thief (0,0)").built("shed (0,0)");
        table.bewitched("witch", "thief (0,0)")
    };
    let last = "B base/A(1,0)r1";
    let plain = table("", &[]).lays(last).passes();
    assert_eq!(plain.scores(), ["B road 3"]);
    // Whatever is copied is that value.
    let castle = table(" castles", &[]).castle("A").lays(last).passes();
    assert_eq!(castle.scores(), ["B road 3", "A castle 3"]);
    let lesson = Table::of("base school mage buildings", 2).stands("A knight (0,0)").teaches("B");
    let lesson = lesson.lies("base/N(0,-1)r3").built("shed (0,0)").built("house (0,-1)");
    let lesson = lesson.bewitched("witch", "knight (0,0)").lays("A base/E(-1,-1)r1").passes();
    assert_eq!(lesson.scores(), ["A city 5", "B lesson 5"]);
    // A record is measured without them.
    let record = table(" king", &[("kr.size", "points")]).lays(last).passes();
    assert_eq!(record.events.iter().find_map(record_size), Some(2));
}

#[test]
fn r_lb_7_an_abbot_counts_buildings_in_his_lines_or_around() {
    let lies = "mon/01(0,1)r0 base/E(1,1)r1 base/E(-1,1)r2 base/E(-2,1)r3 base/E(0,-1)r2
        base/U(-1,0)r0";
    for (range, points) in [("lines", 9), ("area", 8)] {
        let table = Table::with("base monasteries buildings", 2, &[("lb.abbot_range", range)]);
        // His own tile, two in the lines, and one beside him in none.
        let table = table.lies(lies).built("shed (0,1)").built("shed (-2,1)");
        let table = table.built("house (0,-1)").built("house (-1,0)").stands("A prone (0,1)");
        table.plays(&format!("B base/U(1,0)r0\nend -> A abbot {points}"));
    }
    // A line ends at the first gap.
    let behind = "base/U(1,0)r0 base/U(2,0)r0 base/U(3,0)r0 base/B(3,1)r0";
    let table = Table::of("base monasteries buildings", 2).lies(lies).lies(behind);
    let table = table.built("shed (3,1)").stands("A prone (0,1)");
    table.plays("B base/U(4,0)r0\nend -> A abbot 6");
}

#[test]
fn r_lb_9_barns_count_buildings_each_time() {
    let table = Table::of("base abbey buildings", 2)
        .lies("base/U(-1,0)r0 base/B(-1,1)r0")
        .stands("B farmer S1 (0,0)")
        .built("shed (0,0)")
        .lays("A base/B(0,1)r0");
    let barn = table.barn("(0,1)");
    let table = table.does(barn);
    assert_eq!(table.scores(), ["B field 1"]);
    table.plays("A base/B(0,2)r0 \n end -> A field 1");
}

#[test]
fn r_lb_10_castles_and_the_teacher_copy_it_and_records_do_not() {
    let table = Table::of("base castles buildings", 2)
        .lies("base/A(-1,0)r3")
        .stands("B thief (0,0)")
        .built("shed (0,0)")
        .castle("A");
    let table = table.lays("B base/A(1,0)r1").passes();
    assert_eq!(table.scores(), ["B road 4", "A castle 4"]);
    let king = Table::with("base king buildings", 2, &[("kr.size", "points")]);
    let king = king.stands("A knight (0,0)").built("shed (0,0)").lays("A base/E(0,-1)r2").passes();
    assert_eq!(king.scores(), ["A city 5"]);
    assert_eq!(king.events.iter().find_map(record_size), Some(4));
}

#[test]
fn r_lb_11_an_abbot_taken_back_counts_them_or_not() {
    for (recall, points) in [("on", 4), ("off", 3)] {
        let table = Table::with("base2 buildings", 2, &[("lb.recall", recall)])
            .lies("base2/Ug(1,0)r0")
            .stands("A abbot gardener (1,0)")
            .built("shed (0,0)")
            .lays("A base2/B(0,1)r0");
        let back = table.take("A abbot gardener (1,0)", Cause::Abbot);
        assert_eq!(table.does(back).scores(), [format!("A garden {points}")]);
    }
}

#[test]
fn r_lb_11_where_an_abbot_lies_they_count_once_or_not_at_all() {
    let ring = "mon/01(0,1)r0 base2/U(-1,0)r0 base2/U(1,0)r0 base2/B(-1,1)r0 base2/B(1,1)r0
        base2/B(-1,2)r0 base2/B(0,2)r0";
    for (way, recall, scored) in [
        ("lines", "on", "A abbot 9"),
        ("lines", "off", "A abbot 6"),
        ("cloister", "on", "A cloister 12"),
        ("cloister", "off", "A cloister 8"),
    ] {
        let options = [("mon.abbot_recall", way), ("lb.recall", recall)];
        // Three in his lines, and one beside him in none.
        let table = Table::with("base2 monasteries buildings", 2, &options)
            .lies(ring)
            .built("shed (0,1)")
            .built("house (0,2)")
            .built("shed (1,1)")
            .built("little_tower (1,0)")
            .stands("A abbot prone (0,1)")
            .lays("A base2/B(0,3)r0");
        let back = table.take("A abbot prone (0,1)", Cause::Abbot);
        assert_eq!(table.does(back).scores(), [scored], "{way} {recall}");
    }
}

#[test]
fn a_volcano_takes_a_building_whatever_else_it_forbids() {
    for specials in ["allow", "no_builder_pig", "deny"] {
        let table = Table::with("base dragon buildings", 2, &[("volcano_specials", specials)]);
        assert_eq!(table.lays("A pd/01(0,1)r0").buildable(), KINDS, "{specials}");
    }
}

#[test]
fn an_abbey_may_be_built_on() {
    let table = Table::of("base abbey buildings", 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/B(0,2)r0")
        .lies("base/B(1,2)r0 base/B(1,1)r0")
        .stands("B monk (1,1)")
        .abbey("A (0,1)")
        .builds(Token::Shed);
    assert_eq!(table.game.little_buildings().len(), 1);
    table.plays("A base/U(2,0)r0 \n end -> B cloister 8");
}

#[test]
fn after_a_building_a_phantom_may_follow() {
    let table = Table::of("base phantom buildings", 2).lays("A base/W(1,0)r0").builds(Token::Shed);
    let phantom = table.deploy("phantom thief W (1,0)");
    assert!(table.offers(phantom));
}

#[test]
fn a_building_is_no_builder() {
    let table = Table::of("base traders buildings", 2).stands("A thief (0,0)");
    let table = table.lays("A base/W(1,0)r0").builds(Token::Shed);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn on_the_tile_of_an_outbreak_too() {
    let table = Table::of("base plague buildings", 2).lays("A plague/06(0,1)r0");
    assert_eq!(table.buildable(), KINDS);
}
