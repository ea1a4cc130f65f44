//! The Plague, turn after turn: what the windows offer, whom the default spares, what is left behind:
//! R-PL-7, R-PL-8, R-PL-9, R-PL-11, R-PL-21.

use rules::expansions::plague;
use rules::{Action, Pos, Prompt, Rotation, Seat};

use crate::plague::{FIRST, meadow, spread};
use crate::table::Table;

const WITH: &str = "base plague";

#[test]
fn r_pl_8_and_24_whoever_passes_in_a_second_part_is_not_asked_again() {
    let table = Table::with("base traders plague", 2, &[("plague.spread", "may")])
        .lies(&format!("{FIRST} base/U(1,0)r0"))
        .stands("A thief E (0,0)")
        .stands("A builder thief E (1,0)")
        .plague("(0,1)", "")
        .lays("A base/U(-1,0)r0")
        .pile("base/B base/B base/B");
    let mut table = table.passes().passes().passes().does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    table.apply(first);
    let table = table.passes().passes();
    assert_eq!(
        (table.asked().1, table.game.turn().part),
        (Prompt::Plague(plague::Prompt::Spread), 2)
    );
    assert_eq!(table.passes().asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_pl_7_a_seventh_tile_does_not_break_out() {
    let tiles: String = (1..=6).map(|n| format!(" plague/06({},2)r0", 2 * n)).collect();
    let tiles = format!("{FIRST}{}{tiles}", meadow(1, 13));
    let table = Table::of(WITH, 2).lies(&tiles);
    let table = table.plague("-(2,2) -(4,2) -(6,2) -(8,2) -(10,2) (12,2)", "");
    let table = table.lays("A plague/06(14,1)r2");
    assert_eq!(table.game.outbreaks().len(), 6);
}

#[test]
fn r_pl_9_a_flea_may_go_onto_a_tile_that_was_laid_since_the_last_one_was_thought_of() {
    let table = Table::with(WITH, 2, &[("plague.spread", "may")]).lies(FIRST);
    let table = table.plague("(0,1)", "").lays("A base/U(1,0)r0").pile("base/B base/B base/B");
    let table = table.passes();
    assert_eq!(table.fleas(), ["(0,0)"]);
    // Nobody puts one, and B lays a tile beside the outbreak.
    let table = table.passes().passes();
    let cloister = Action::Place { pos: Pos::new(1, 1), rotation: Rotation::turns(0) };
    let table = table.does(Action::Draw).does(cloister).passes();
    assert_eq!(
        (table.asked(), table.fleas()),
        (
            (Seat(1), Prompt::Plague(plague::Prompt::Spread)),
            vec!["(0,0)".to_owned(), "(1,1)".to_owned()]
        )
    );
}

#[test]
fn r_pl_11_and_21_a_builder_that_would_be_left_alone_counts_as_lost() {
    // A flea may go to A's thief on the start tile, or to the monk that A deploys now.
    let chosen = |others: &[&str]| {
        let table = Table::of("base traders plague", 2).lies(&format!("{FIRST} base/U(1,0)r0"));
        let table =
            others.iter().fold(table.stands("A thief E (0,0)"), |table, who| table.stands(who));
        let table = table.plague("(0,1)", "").lays("A base/B(1,1)r0");
        let monk = table.deploy("monk (1,1)");
        let table = table.does(monk).passes();
        assert!(!table.offers(Action::Pass));
        let asked = table.game.decision().expect("a question");
        asked.options[table.game.default_of(asked)]
    };
    let (thief, monk) = (spread("(0,0)"), spread("(1,1)"));
    let builder = "A builder thief W (1,0)";
    assert_eq!(chosen(&[]), thief, "one for one: the first cell");
    assert_eq!(chosen(&[builder]), monk, "the builder would go too");
    assert_eq!(chosen(&[builder, "B thief W (1,0)"]), monk, "another seat's thief does not help");
    assert_eq!(chosen(&[builder, "A thief W (1,0)"]), thief, "the builder has somebody left");
}

#[test]
fn r_pl_11_whoever_was_driven_out_leaves_the_road_to_others() {
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/U(1,0)r0"));
    let table = table.stands("A thief E (0,0)").plague("(0,1)", "").lays("A base/B(1,1)r0");
    let followers = |table: &Table| {
        let board = table.game.board();
        board.feature(board.feature_at(table.spot("thief E (0,0)"))).followers
    };
    assert_eq!(followers(&table), 1);
    assert_eq!(followers(&table.flea("(0,0)")), 0);
}
