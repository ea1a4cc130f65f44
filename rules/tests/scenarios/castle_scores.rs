//! Castles, when and what they are paid: R-CA-5..10, R-CA-13, R-CA-15, R-CA-16, S-CA-1..06.

use rules::expansions::{abbey, castles};
use rules::{Action, Event, FigureKind, Prompt, Seat, Term};

use crate::table::Table;

const WITH: &str = "base castles";

impl Table {
    /// Whoever is asked takes this option.
    pub fn chooses(self, index: usize) -> Self {
        let asked = self.game.decision().expect("a question");
        let option = asked.options[index];
        self.does(option)
    }
}

#[test]
fn s_ca_1_what_can_pay_a_castle() {
    // A cloister on cell 1, the north-western one.
    let around = "base/A(-1,0)r3 base/B(-1,-1)r0 base/B(-2,-1)r0 base/B(-2,-2)r0 base/B(-1,-2)r0
        base/B(-2,0)r0";
    let cloister = Table::of(WITH, 2).lies(around).castle("A");
    cloister.plays("B base/B(0,-2)r0 -> A castle 9");
    // A road on cell 1.
    let road = Table::of(WITH, 2).lies("base/U(-1,0)r0 base/A(-1,-1)r1").castle("A");
    road.plays("B base/A(-2,-1)r3 -> A castle 2");
    // A city on cell 3 that was open.
    let city = Table::of(WITH, 2).lies("base/A(1,0)r1 base/E(1,-1)r0").castle("A");
    city.plays("B base/E(1,-2)r2 -> A castle 4");
    // The city of cells 3 and 6 was complete before.
    let before = Table::of(WITH, 2).lies("base/D(1,0)r0 base/E(1,-1)r2").castle("A");
    assert!(before.scores().is_empty());
    let before = before.plays("B base/B(0,1)r0\nA base/B(1,1)r0");
    assert_eq!(before.small(0), 6);
}

/// A city of seven tiles and three pennants with one tile west of the start tile; its last tile
/// is missing.
const DEAR: &str = "base/S(-1,0)r3 base/E(-1,-1)r2 base/E(-1,1)r0 base/F(-2,0)r0 base/F(-3,0)r0
    base/G(-4,0)r0";
const DEAREST: &str = "base/E(-5,0)r1";

#[test]
fn s_ca_2_a_castle_is_paid_what_the_city_pays() {
    let table = Table::of(WITH, 2).lies(DEAR).stands("B knight E (-3,0)").castle("A");
    let table = table.plays(&format!("B {DEAREST} -> B city 20, A castle 20"));
    assert_eq!((table.small(0), table.small(1)), (7, 7));
    let castles = table.game.board().features_of(rules::SegmentKind::Castle);
    assert_eq!(castles.len(), 1, "it stays");
    // R-CA-6: for ever without a lord, and never paid again.
    table.plays("A base/A(1,0)r1");
}

#[test]
fn s_ca_3_only_the_own_tile_of_a_cloister_counts() {
    let lies = "base/A(-1,0)r3 base/B(-2,0)r0 base/B(-3,0)r0 base/B(-2,-1)r0 base/B(-3,-1)r0
        base/B(-3,-2)r0 base/B(-2,-2)r0 base/B(-1,-2)r0";
    let table = Table::of(WITH, 2).lies(lies).stands("B monk (-2,-1)").castle("A");
    let table = table.plays("B base/B(-1,-1)r0 -> B cloister 9");
    assert_eq!(table.small(0), 6);
}

#[test]
fn s_ca_4_nobodys_road_pays_too() {
    let table = Table::of(WITH, 2).lies("base/A(1,0)r1").castle("A");
    table.plays("B base/A(-1,0)r3 -> A castle 3");
}

/// A cloister on cell 1 and a road through the castle that one tile completes.
const BOTH: &str = "base/A(1,0)r1 base/B(0,1)r0 base/B(-1,1)r0 base/B(-2,1)r0 base/A(-2,0)r3
    base/B(-2,-1)r0 base/B(-2,-2)r0 base/B(-1,-2)r0 base/B(0,-2)r0 base/B(-1,-1)r0";

#[test]
fn s_ca_5_of_a_road_and_a_cloister_the_dearer_pays_once() {
    let table = Table::of(WITH, 2).lies(BOTH).castle("A");
    table.plays("B base/U(-1,0)r0 -> A castle 9");
}

#[test]
fn s_ca_6_a_castle_pays_the_castle_beside_it() {
    let table = Table::of(WITH, 3).lies(DEAR).lies("base/A(1,0)r1 base/E(1,-1)r0").castle("A");
    let table = table.castle_at("B base/E(1,-2)r2", "knight S (1,-2)");
    table.plays(&format!("C {DEAREST} -> A castle 20, B castle 20"));
}

#[test]
fn r_ca_5_six_cells_lie_around_a_castle() {
    // A road of two tiles, the first one lying.
    let pays = |table: Table, lies: &str, line: &str| {
        !table.lies(lies).lays(line).passes().scores().is_empty()
    };
    let upright = || Table::of(WITH, 2).castle("A");
    assert!(pays(upright(), "base/A(-1,-1)r1", "B base/A(-2,-1)r3"));
    assert!(pays(upright(), "base/A(1,-1)r3", "B base/A(2,-1)r1"));
    assert!(pays(upright(), "base/W(-1,0)r0", "B base/A(-1,1)r2"));
    assert!(pays(upright(), "base/W(1,0)r0", "B base/A(1,1)r2"));
    assert!(!pays(upright(), "base/A(0,-2)r2", "B base/A(0,-3)r0"));
    assert!(!pays(upright(), "base/A(0,1)r0", "B base/A(0,2)r2"));
    let flat = || {
        let table = Table::of(WITH, 2).lies("base/E(0,1)r1");
        table.castle_at("A base/E(1,1)r3", "knight W (1,1)")
    };
    assert!(pays(flat(), "base/A(0,2)r0", "B base/A(0,3)r2"));
    assert!(pays(flat(), "base/A(1,2)r0", "B base/A(1,3)r2"));
    assert!(pays(flat(), "base/W(1,0)r2", "B base/A(1,-1)r0"));
    assert!(pays(flat(), "base/A(1,0)r1", "B base/A(-1,0)r3"));
    assert!(!pays(flat(), "base/A(2,1)r3", "B base/A(3,1)r1"));
    assert!(!pays(flat(), "base/A(-1,1)r1", "B base/A(-2,1)r3"));
}

#[test]
fn r_ca_7_what_the_same_tile_completes_does_not_count() {
    // The tile closes the small city and its own road.
    let lies = "base/U(1,0)r0 base/A(1,-1)r1 base/U(-1,0)r0 base/A(-1,-1)r3";
    let table = Table::of(WITH, 2).lies(lies);
    let table = table.castle_at("A base/D(0,-1)r2", "knight S (0,-1)");
    assert!(table.scores().is_empty());
    assert_eq!(table.small(0), 6);
}

#[test]
fn r_ca_8_the_lord_may_be_asked() {
    let ask = [("castle.ask", "on")];
    let table = Table::with(WITH, 3, &ask).lies(BOTH).castle("A").lays("B base/U(-1,0)r0").passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Castles(castles::Prompt::Copy)));
    let asked = table.game.decision().expect("a question").clone();
    let values = asked.options.iter().map(|option| match option {
        Action::Castles(castles::Action::Copy { feature, .. }) => table.name(*feature),
        other => panic!("{other:?}"),
    });
    let values: Vec<String> = values.collect();
    assert_eq!(values, ["thief E", "monk"]);
    assert_eq!(table.game.default_of(&asked), 1, "the dearest");
    let road = table.does(asked.options[0]);
    assert_eq!(road.scores(), ["A castle 4"]);
    // One feature is no choice.
    let one = Table::with(WITH, 2, &ask).lies("base/A(1,0)r1").castle("A");
    one.plays("B base/A(-1,0)r3 -> A castle 3");
}

#[test]
fn r_ca_9_direct_features_come_before_the_chain_and_empty_castles_break_it() {
    // The road of three pays castle A only.
    let lies = "base/A(1,0)r1 base/E(1,-1)r0";
    let table = Table::of(WITH, 3).lies(lies).castle("A");
    let table = table.castle_at("B base/E(1,-2)r2", "knight S (1,-2)");
    let chained = table.plays("C base/A(-1,0)r3 -> A castle 3, B castle 3");
    assert_eq!((chained.small(0), chained.small(1)), (7, 7));
    // One tile pays castle A five and castle B three, which then is not paid five.
    let both = "base/E(1,-1)r0 base/A(2,-1)r0 base/V(2,0)r1 base/U(-1,0)r0 base/U(-2,0)r0
        base/A(-3,0)r3";
    let table = Table::of(WITH, 3).castle("A").lies(both);
    let table = table.castle_at("B base/E(1,-2)r2", "knight S (1,-2)");
    table.plays("C base/W(1,0)r0 -> A castle 5, B castle 3");
    // Castle A without its lord pays nobody and hands nothing on.
    let table = Table::of(WITH, 3).lies(lies).castle("A");
    let mut table = table.castle_at("B base/E(1,-2)r2", "knight S (1,-2)");
    table.edit(|state| {
        let figures = state["figures"].as_array_mut().expect("a list");
        figures.retain(|figure| figure["seat"] != 0);
        state["supplies"][0][FigureKind::Small as usize] = serde_json::json!(7);
    });
    table.plays("C base/A(-1,0)r3");
}

#[test]
fn r_ca_6_and_13_fairy_mayor_and_wagon_beside_a_castle() {
    // The fairy beside the lord adds three.
    let table = Table::of("base dragon castles", 2).lies("base/A(1,0)r1").castle("A");
    let table = table.fairy_by("A knight S (0,-1)");
    table.plays("B base/A(-1,0)r3 -> A castle 3, A fairy 3");
    // A mayor as lord gets nothing, but hands on what he would have got (R-CA-15).
    let lies = "base/A(1,0)r1 base/E(1,-1)r0";
    let table = Table::of("base abbey castles", 3).lies(lies);
    let table = table.castle_at("A base/E(0,-1)r2", "mayor knight S (0,-1)");
    let table = table.castle_at("B base/E(1,-2)r2", "wagon knight S (1,-2)");
    let table = table.lays("C base/A(-1,0)r3").passes();
    assert_eq!(table.scores(), ["A castle 0", "B castle 3"]);
    // The wagon goes home without moving on.
    assert_ne!(table.asked().1, Prompt::Abbey(abbey::Prompt::Wagon));
    assert!(table.wagon_home(1));
}

/// Two roads meet at (1,0): the western one, of five tiles, passes through castle A; the eastern
/// one, of four, ends beside castle C. Castle B stands between them.
fn three_castles(options: &[(&str, &str)]) -> Table {
    let lies = "base/E(1,-1)r0 base/E(2,-1)r0 base/U(2,0)r0 base/V(3,0)r1 base/A(3,-1)r0
        base/U(-1,0)r0 base/U(-2,0)r0 base/A(-3,0)r3";
    Table::with(WITH, 4, options)
        .castle("A")
        .lies(lies)
        .castle_at("B base/E(1,-2)r2", "knight S (1,-2)")
        .castle_at("C base/E(2,-2)r2", "knight S (2,-2)")
        .lays("D base/W(1,0)r0")
        .passes()
}

#[test]
fn r_ca_15_of_several_castles_of_a_step_the_dearest_is_copied() {
    let table = three_castles(&[]);
    assert_eq!(table.scores(), ["A castle 5", "C castle 4", "B castle 5"]);
    // Castle A's lord chooses between the roads, then castle B's between the castles.
    let table = three_castles(&[("castle.ask", "on")]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Castles(castles::Prompt::Copy)));
    let table = table.chooses(1).chooses(1);
    assert_eq!(table.scores(), ["A castle 4", "C castle 4", "B castle 4"]);
    let table = three_castles(&[("castle.ask", "on")]).chooses(0);
    assert_eq!(table.asked(), (Seat(1), Prompt::Castles(castles::Prompt::Copy)));
    assert_eq!(table.chooses(1).scores(), ["A castle 5", "C castle 4", "B castle 4"]);
}

#[test]
fn r_ca_10_and_16_nothing_at_the_end_and_nothing_for_farms() {
    // A barn is built beside the castle: farmers are paid, the castle is not.
    let lies = "base/U(-1,0)r0 base/B(-1,-1)r0 base/B(-1,-2)r0";
    let table =
        Table::of("base abbey castles", 2).lies(lies).castle("A").stands("B farmer N1 (0,-1)");
    let table = table.lays("B base/B(0,-2)r0");
    let barn = table.barn("(0,-1)");
    let table = table.does(barn);
    assert_eq!(table.scores(), ["B field 4"]);
    assert_eq!(table.small(0), 6);
    // An unfinished road at the end is no completed feature.
    let table = Table::of(WITH, 2).castle("A").stands("B thief E (0,0)");
    table.plays("B base/U(1,0)r0\nend -> B road 2, A castle 0");
    // R-AM-25: it is told why where a mayor, who counts nothing in a castle, is its lord.
    let table = Table::of("base abbey castles", 2).castle("A").stands("B mayor knight S (0,-1)");
    let table = table.plays("B base/U(1,0)r0\nend -> A castle 0, B castle 0");
    let terms = table.events.iter().filter_map(|event| match event {
        Event::Scored(line) => Some(&line.terms[..]),
        _ => None,
    });
    assert_eq!(terms.collect::<Vec<_>>(), [&[][..], &[Term::Powerless]]);
    // Features on the castle's own tiles count.
    let own = Table::of(WITH, 2).lies("base/A(1,0)r1").castle("A");
    own.plays("A base/A(-1,0)r3 -> A castle 3");
}
