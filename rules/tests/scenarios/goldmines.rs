//! The Goldmines: R-GM-1..9, S-GM-01..08, and what they mean to other systems.

use rules::expansions::goldmines::{Action, Prompt};
use rules::{Cause, Event, Pos, Seat, Token};
use serde_json::json;

use crate::cult::MEADOW;
use crate::table::{Table, position};

const WITH: &str = "base goldmines";

impl Table {
    /// So many ingots lie on each of these cells: `gold("(0,0) (0,0) (1,0)")`.
    pub fn gold(mut self, cells: &str) -> Self {
        let mut ingots: Vec<(Pos, u8)> = Vec::new();
        for pos in cells.split_whitespace().map(position) {
            match ingots.iter_mut().find(|(cell, _)| *cell == pos) {
                Some((_, number)) => *number += 1,
                None => ingots.push((pos, 1)),
            }
        }
        ingots.sort_unstable();
        self.edit(|state| state["states"]["goldmines"]["ingots"] = json!(ingots));
        self
    }

    /// Whoever is asked lays the second ingot there.
    fn lays_ingot(self, cell: &str) -> Self {
        self.does(Action::Lay { to: position(cell) }.into())
    }

    /// How many ingots each seat has.
    fn treasure(&self) -> Vec<u8> {
        self.game.seats().map(|seat| self.game.tokens(seat).count(Token::Ingot)).collect()
    }

    /// The cells with ingots: `(0,0) 2`.
    fn lying(&self) -> Vec<String> {
        let ingots = self.game.ingots().iter();
        ingots.map(|(pos, number)| format!("({},{}) {number}", pos.x, pos.y)).collect()
    }
}

/// The start tile's city with a third tile missing in the north-east.
const CITY: &str = "base/N(0,-1)r2";
/// It completes that city.
const CLOSES: &str = "base/E(1,-1)r3";

#[test]
fn s_gm_01_the_second_ingot_goes_to_the_only_neighbour() {
    let table = Table::of(WITH, 2).lays("A gold/05(1,0)r0");
    assert_eq!(table.lying(), ["(0,0) 1", "(1,0) 1"]);
    assert_eq!(table.asked(), (Seat(0), rules::Prompt::Wood));
}

#[test]
fn s_gm_02_the_owner_of_the_city_takes_both() {
    let table = Table::of(WITH, 2).lies(CITY).stands("B knight (0,0)").gold("(0,0) (0,-1)");
    let table = table.lays(&format!("A {CLOSES}")).passes();
    assert_eq!(table.scores(), ["B city 6"]);
    assert_eq!((table.treasure(), table.lying()), (vec![0, 2], Vec::new()));
}

/// Ada and Ben own a city with three ingots together.
fn tie(seats: u8) -> Table {
    let table = Table::of(WITH, seats).lies(CITY).gold("(0,0) (0,0) (0,-1)");
    table.stands("A knight (0,0)").stands("B knight (0,0)")
}

#[test]
fn s_gm_03_in_a_tie_they_take_turns_beginning_with_who_lays() {
    let laid = |table: Table, seat: &str| table.lays(&format!("{seat} {CLOSES}")).passes();
    assert_eq!(laid(tie(2), "A").treasure(), [2, 1]);
    assert_eq!(laid(tie(2), "B").treasure(), [1, 2]);
    // In the order Carla, Ada, Ben.
    assert_eq!(laid(tie(3), "C").treasure(), [2, 1, 0]);
}

/// Ada's city and Ben's road meet on the start tile; the same tile completes both.
fn corner(gold: &str) -> Table {
    Table::of(WITH, 3)
        .lies(CITY)
        .lies("base/A(-1,0)r3 base/V(1,0)r1")
        .stands("A knight (0,0)")
        .stands("B thief (0,0)")
        .gold(gold)
}

#[test]
fn s_gm_04_two_features_share_the_ingots_of_a_tile() {
    let table = corner("(0,0) (0,0)").lays("C base/L(1,-1)r3").passes();
    assert_eq!(table.scores(), ["A city 6", "B road 4"]);
    assert_eq!(table.treasure(), [1, 1, 0]);
}

#[test]
fn s_gm_05_a_cloister_takes_what_lies_around() {
    let table = Table::of(WITH, 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 base/B(0,1)r0 base/B(-1,1)r0 base/B(1,1)r0")
        .lies("base/B(-1,2)r0 base/B(0,2)r0")
        .stands("A monk (0,1)")
        .gold("(0,1) (0,0) (-1,2)");
    let table = table.lays("B base/E(1,2)r2").passes();
    assert_eq!((table.scores(), table.treasure()), (vec!["A cloister 9".to_owned()], vec![3, 0]));
}

#[test]
fn s_gm_06_what_nobody_owns_stays_for_the_next() {
    let table = Table::of(WITH, 2).lies(CITY).gold("(0,0) (0,-1)").stands("B thief (0,0)");
    let table = table.lays(&format!("A {CLOSES}")).passes();
    assert_eq!((table.treasure(), table.lying().len()), (vec![0, 0], 2));
    let table = table.lies("base/A(-1,0)r3").lays("A base/A(1,0)r1").passes();
    assert_eq!((table.treasure(), table.lying()), (vec![0, 1], vec!["(0,-1) 1".to_owned()]));
}

#[test]
fn s_gm_07_the_more_the_better() {
    for (ingots, points) in [(1, 1), (3, 3), (4, 8), (6, 12), (7, 21), (9, 27), (10, 40), (16, 64)]
    {
        let table = Table::of(WITH, 2).holds("A", Token::Ingot, ingots);
        table.plays(&format!("A base/B(0,1)r0 \n end -> A gold {points}"));
    }
}

#[test]
fn s_gm_08_a_mine_pays_for_what_it_completes() {
    let table = Table::of(WITH, 2)
        .lies("base/A(-1,0)r3 base/E(0,-1)r2 base/A(1,-1)r0")
        .stands("A thief (0,0)")
        .lays("A gold/05(1,0)r0");
    let table = table.lays_ingot("(0,0)").passes();
    assert_eq!(table.scores(), ["A road 4"]);
    assert_eq!((table.treasure(), table.lying()), (vec![2, 0], Vec::new()));
}

#[test]
fn r_gm_1_a_choice_among_all_around_before_any_figure() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/E(0,-1)r2").stands("A monk (0,1)");
    let table = table.lays("A gold/05(1,0)r0");
    assert_eq!(table.asked(), (Seat(0), rules::Prompt::Goldmines(Prompt::Second)));
    let asked = table.game.decision().expect("a question");
    let cells = ["(0,-1)", "(0,0)", "(0,1)"].map(|at| Action::Lay { to: position(at) }.into());
    assert_eq!(asked.options, cells);
    // The cloister is Ada's, and it reaches both.
    assert_eq!(table.game.default_of(asked), 1);
    let table = table.lays_ingot("(0,1)");
    assert_eq!(table.asked(), (Seat(0), rules::Prompt::Wood));
    assert_eq!(table.spots().len(), 5, "they are in nobody's way");
}

#[test]
fn r_gm_3_of_a_road_as_ferries_link_it() {
    let around = "base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0 base/A(-1,0)r3";
    let table = || {
        let table = Table::of("base goldmines ferries", 2).lies(around).stands("A thief (0,0)");
        let table = table.gold("(2,0) (0,0)").lays("B ferries/02(1,0)r0").passes();
        table.links("(1,0) E W").lays("B base/A(3,0)r1").passes()
    };
    assert_eq!(table().passes().treasure(), [2, 0]);
    assert_eq!(table().links("(1,0) E S").treasure(), [1, 0]);
}

#[test]
fn r_gm_3_a_hut_takes_what_lies_on_its_own_tile() {
    let table = Table::of("base goldmines russian", 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 ru/01(0,1)r0 base/B(-1,1)r0 base/B(1,1)r0")
        .lies("base/B(-1,2)r0 base/B(1,2)r0")
        .stands("A hermit (0,1)")
        .gold("(0,0) (0,1)");
    let table = table.lays("B base/B(0,2)r0").passes();
    assert_eq!(table.scores(), ["A hut 1"]);
    assert_eq!((table.treasure(), table.lying()), (vec![1, 0], vec!["(0,0) 1".to_owned()]));
}

#[test]
fn r_gm_3_fields_and_unfinished_features_take_nothing() {
    let table = Table::of(WITH, 2).stands("A thief (0,0)").stands("A farmer S1 (0,0)");
    let table = table.gold("(0,0)").plays("B base/B(0,1)r0 \n end -> A road 1, A field 0");
    assert_eq!(table.treasure(), [0, 0]);
}

#[test]
fn r_gm_5_first_from_the_tile_that_most_others_claim() {
    let laid = |seat: &str| corner("(0,0) (0,-1)").lays(&format!("{seat} base/L(1,-1)r3")).passes();
    assert_eq!(laid("A").treasure(), [2, 0, 0]);
    assert_eq!(laid("B").treasure(), [1, 1, 0]);
}

#[test]
fn r_gm_8_ingots_are_no_points() {
    let table = Table::of(WITH, 2).lies(CITY).stands("B knight (0,0)").gold("(0,0)");
    let table = table.lays(&format!("A {CLOSES}")).passes();
    assert_eq!(table.points(1), 6);
    let got = |event: &Event| matches!(event, Event::Token { token: Token::Ingot, change: 1, .. });
    assert_eq!(table.events.iter().filter(|event| got(event)).count(), 1);
}

#[test]
fn r_gm_9_there_are_always_ingots_left() {
    let table = Table::of(WITH, 2).gold(&"(0,0) ".repeat(40)).lays("A gold/05(1,0)r0");
    assert_eq!(table.lying(), ["(0,0) 41", "(1,0) 1"]);
}

#[test]
fn a_state_of_gold_that_cannot_be_is_refused() {
    let table = Table::of(WITH, 2).gold("(0,0)");
    for ingots in [json!([[[5, 5], 1]]), json!([[[0, 0], 0]]), json!([[[0, 0], 1], [[0, 0], 1]])] {
        assert!(table.refuses([("/states/goldmines/ingots", ingots)]));
    }
    assert!(table.refuses([("/states/goldmines/claims", json!([[7, [[0, 0], 0]]]))]));
}

#[test]
fn a_castle_that_is_paid_takes_what_lies_around_it() {
    let table = Table::of("base castles goldmines", 2)
        .lies("base/A(-1,0)r3")
        .stands("B thief (0,0)")
        .castle("A")
        .lies("base/B(1,-1)r0")
        .gold("(0,0) (1,-1)");
    let table = table.lays("B base/A(1,0)r1").passes();
    assert_eq!(table.scores(), ["B road 3", "A castle 3"]);
    assert_eq!(table.treasure(), [1, 1]);
}

#[test]
fn a_garden_takes_what_lies_around_unless_the_abbot_was_taken_back() {
    let table = || {
        Table::of("base2 goldmines", 2)
            .lies("base2/Ug(1,0)r0 base2/U(2,0)r0 base2/B(1,1)r0 base2/B(0,1)r0 base2/B(2,1)r0")
            .lies("base2/B(1,-1)r0 base2/B(2,-1)r0")
            .stands("A abbot gardener (1,0)")
            .gold("(2,-1)")
    };
    let completed = table().lays("B base2/E(0,-1)r2").passes();
    assert_eq!((completed.scores(), completed.treasure()), (vec!["A garden 9".into()], vec![1, 0]));
    let taken = table().lays("A base2/V(3,0)r1");
    let back = taken.take("A abbot gardener (1,0)", Cause::Abbot);
    assert_eq!(taken.does(back).treasure(), [0, 0]);
}

#[test]
fn an_abbey_takes_what_lies_around() {
    let table = Table::of("base abbey goldmines", 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/B(0,2)r0")
        .lies("base/B(1,2)r0 base/B(1,1)r0")
        .gold("(1,2)")
        .abbey("A (0,1)");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk);
    assert_eq!((table.scores(), table.treasure()), (vec!["A cloister 9".into()], vec![1, 0]));
}

#[test]
fn whoever_loses_a_challenge_takes_nothing() {
    let table = Table::rivals("base cult goldmines", &[], MEADOW, "(-1,3) (2,3)");
    let table = table.stands("A monk (0,2)").stands("B monk (1,2)").gold("(2,2) (-1,2)");
    let table = table.plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
    assert_eq!((table.treasure(), table.lying()), (vec![1, 0], vec!["(2,2) 1".to_owned()]));
}

#[test]
fn ingots_may_lie_on_carcassonne() {
    let table = Table::of("base count goldmines", 2).lays("A gold/05(-3,-1)r0");
    assert!(table.offers(Action::Lay { to: position("(-2,-1)") }.into()));
}
