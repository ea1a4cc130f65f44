//! The Tower: R-TO-1..23 and S-TO-01..15.

use rules::expansions::{dragon, siege, tower};
use rules::{Action, Cause, FigureKind, Pos, Prompt, Seat, Token};

use crate::table::Table;

const WITH: &str = "base tower";
/// A foundation south of the start tile, in the middle of a field of cloisters.
const AROUND: &str = "base/B(0,1)r0 base/B(0,2)r0 tower/02(0,3)r0 base/B(0,4)r0 base/B(-1,3)r0
    base/B(1,3)r0 base/B(-2,3)r0 base/B(2,3)r0 base/B(3,3)r0 base/B(0,5)r0 base/B(0,6)r0
    base/B(1,4)r0";

/// The cells of the followers that can be taken.
fn cells(table: &Table) -> Vec<Pos> {
    let asked = table.game.decision().expect("a question");
    let taken = asked.options.iter().filter_map(|option| match option {
        Action::Take { figure, cause: Cause::Tower } => figure.at.pos(),
        _ => None,
    });
    taken.collect()
}

/// Ben's monks on all tiles around, and Ada's new piece on a tower of this height before.
fn besieged(height: u8) -> Table {
    let mut table = Table::of("base inns tower", 2).lies(AROUND);
    if height > 0 {
        table = table.tower("A", "(0,3)", height);
    }
    let around = ["(0,2)", "(-1,3)", "(1,3)", "(2,3)", "(1,4)", "(0,6)"];
    for cell in around {
        table = table.stands(&format!("B monk {cell}"));
    }
    let table = table.lays("A base/B(0,7)r0");
    let piece = table.piece("(0,3)");
    table.does(piece)
}

#[test]
fn s_to_01_a_first_piece_reaches_five_tiles() {
    let table = besieged(0);
    assert_eq!(cells(&table), [(0, 2), (-1, 3), (1, 3)].map(|(x, y)| Pos::new(x, y)));
    let east = table.take("B monk (1,3)", Cause::Tower);
    let table = table.does(east);
    let captive = table.game.captives()[0];
    assert_eq!((captive.owner, captive.captor), (Seat(1), Seat(0)));
    // R-OV-5, R-TO-19: nobody's supply holds it.
    assert_eq!((table.small(1), table.small(0)), (1, 7));
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn s_to_02_a_second_piece_reaches_nine_tiles_and_takes_one() {
    let table = besieged(1);
    let reached = [(0, 2), (-1, 3), (1, 3), (2, 3)].map(|(x, y)| Pos::new(x, y));
    assert_eq!(cells(&table), reached);
    let one = table.take("B monk (2,3)", Cause::Tower);
    let table = table.does(one);
    assert_eq!((table.game.captives().len(), table.asked().1), (1, Prompt::Draw));
}

#[test]
fn s_to_03_a_third_piece_reaches_thirteen_tiles_never_round_the_corner() {
    let reached = [(0, 2), (-1, 3), (1, 3), (2, 3), (0, 6)].map(|(x, y)| Pos::new(x, y));
    assert_eq!(cells(&besieged(2)), reached);
}

#[test]
fn s_to_04_gaps_do_not_matter() {
    let table = Table::of(WITH, 2)
        .lies("base/U(1,0)r0 base/U(2,0)r0 base/B(2,1)r0 tower/02(0,1)r0")
        .tower("A", "(0,1)", 1)
        .stands("B monk (2,1)")
        .lays("A base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    assert_eq!(cells(&table.does(piece)), [Pos::new(2, 1)]);
}

#[test]
fn s_to_05_no_builder_is_taken() {
    let table = Table::of("base traders tower", 2)
        .lies("base/U(1,0)r0 base/U(2,0)r0 tower/02(0,1)r0")
        .stands("B thief (2,0)")
        .stands("B builder thief (0,0)")
        .lays("A base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    assert_eq!(table.does(piece).asked().1, Prompt::Draw, "R-TO-10");
}

#[test]
fn s_to_06_captives_of_each_other_go_home_at_once() {
    let table = Table::of(WITH, 2)
        .lies("tower/02(0,1)r0")
        .captive("B", FigureKind::Small, "A")
        .stands("A thief (0,0)")
        .lays("B base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let taken = table.take("A thief (0,0)", Cause::Tower);
    let table = table.does(taken);
    assert!(table.game.captives().is_empty());
    assert_eq!((table.small(0), table.small(1), table.asked().1), (7, 7, Prompt::Draw));
}

#[test]
fn s_to_07_the_owner_chooses_who_comes_home() {
    let table = Table::of("base inns tower", 3)
        .lies("tower/02(0,1)r0")
        .captive("A", FigureKind::Small, "B")
        .captive("A", FigureKind::Big, "B")
        .stands("B thief (0,0)")
        .lays("A base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let taken = table.take("B thief (0,0)", Cause::Tower);
    let table = table.does(taken);
    let asked = table.game.decision().expect("who comes home");
    let back = |kind| Action::Tower(tower::Action::Exchange { kind, captor: Seat(1) });
    assert_eq!((asked.seat, asked.prompt), (Seat(0), Prompt::Tower(tower::Prompt::Exchange)));
    assert_eq!(asked.options, [back(FigureKind::Big), back(FigureKind::Small)]);
    assert_eq!(table.game.default_of(asked), 0);
    let table = table.does(back(FigureKind::Big));
    assert_eq!(table.game.captives().len(), 1, "the small one stays");
    assert_eq!((table.game.supply(Seat(0)).count(FigureKind::Big), table.small(1)), (1, 7));
}

#[test]
fn r_to_14_three_seats_in_a_round_do_not_exchange() {
    let table = Table::of(WITH, 3)
        .lies("tower/02(0,1)r0")
        .captive("B", FigureKind::Small, "A")
        .captive("C", FigureKind::Small, "B")
        .stands("A thief (0,0)")
        .lays("C base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let taken = table.take("A thief (0,0)", Cause::Tower);
    assert_eq!(table.does(taken).game.captives().len(), 3);
}

/// To buy a small follower back from Ben.
const RANSOM: Action =
    Action::Tower(tower::Action::Ransom { kind: FigureKind::Small, captor: Seat(1) });

/// Ben holds two of Ada's followers.
fn held(options: &[(&str, &str)], points: i32) -> Table {
    Table::with(WITH, 2, options)
        .captive("A", FigureKind::Small, "B")
        .captive("A", FigureKind::Small, "B")
        .starts_with(Seat(0), points)
        .starts_with(Seat(1), 20)
}

#[test]
fn s_to_08_a_ransom_moves_three_points_and_the_follower_can_be_used() {
    let mut table = held(&[], 10);
    table.edit(|state| state["supplies"][0][0] = 0.into());
    let table = table.lays("A base/B(0,1)r0");
    assert!(!table.offers(table.deploy("monk (0,1)")));
    let table = table.does(RANSOM);
    assert_eq!((table.points(0), table.points(1)), (7, 23));
    assert_eq!(table.asked(), (Seat(0), Prompt::Wood), "R-OV-27: the question stays open");
    let monk = table.deploy("monk (0,1)");
    assert!(table.offers(monk));
    assert_eq!(table.does(monk).asked().1, Prompt::Draw);
}

#[test]
fn s_to_09_a_ransom_needs_three_points_and_is_paid_once_a_turn() {
    assert!(!held(&[], 2).lays("A base/B(0,1)r0").offers(RANSOM));
    assert!(held(&[("ransom_needs_points", "off")], 2).lays("A base/B(0,1)r0").offers(RANSOM));
    let once = held(&[], 10).lays("A base/B(0,1)r0").does(RANSOM);
    assert!(!once.offers(RANSOM));
    assert!(once.passes().lays("A base/B(0,2)r0").offers(RANSOM), "the next turn");
    let again = held(&[("ransom_limit", "unlimited")], 10).lays("A base/B(0,1)r0").does(RANSOM);
    assert!(again.offers(RANSOM));
    // Only for own captives.
    assert!(!held(&[], 10).lays("B base/B(0,1)r0").offers(RANSOM));
}

#[test]
fn r_to_17_a_double_turn_is_one_turn() {
    let table = Table::of("base traders tower", 2)
        .captive("A", FigureKind::Small, "B")
        .captive("A", FigureKind::Small, "B")
        .starts_with(Seat(0), 10)
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .lays("A base/U(1,0)r0")
        .does(RANSOM)
        .passes();
    assert_eq!((table.asked().1, table.game.turn().part), (Prompt::Draw, 2));
    assert!(!table.offers(RANSOM));
}

#[test]
fn r_to_16_and_21_the_window_of_the_ransom() {
    let at = |value: &'static str| {
        let table = held(&[("ransom_window", value)], 10).draws("A base/B");
        let place = table.offers(RANSOM);
        let pos = Pos::new(0, 1);
        let rotation = rules::Rotation::default();
        let table = table.does(Action::Place { pos, rotation });
        (place, table.offers(RANSOM))
    };
    assert_eq!(at("before_commit"), (true, true));
    assert_eq!(at("wood_only"), (false, true));
    assert_eq!(at("whole_turn"), (true, true));
    // After the wood action only with `whole_turn`.
    let escape = |value: &'static str| {
        let options = [("ransom_window", value)];
        Table::with("base tower cathars", 2, &options)
            .captive("A", FigureKind::Small, "B")
            .starts_with(Seat(0), 10)
            .plays("A siege/03(0,-1)r3 knight")
            .lays("A base/B(1,-1)r0")
            .passes()
    };
    assert_eq!(escape("whole_turn").asked().1, Prompt::Siege(siege::Prompt::Escape));
    assert!(escape("whole_turn").offers(RANSOM));
    assert!(!escape("before_commit").offers(RANSOM));
    let paid = escape("whole_turn").does(RANSOM);
    assert_eq!(paid.asked().1, Prompt::Siege(siege::Prompt::Escape), "R-OV-27");
}

#[test]
fn s_to_10_a_follower_on_top_closes_the_tower_until_it_leaves() {
    let table = |reopens| {
        let table = Table::with(WITH, 2, &[("tower_reopens", reopens)])
            .lies("tower/02(0,1)r0 tower/02(0,2)r0")
            .tower("A", "(0,1)", 2)
            .lays("A base/B(0,3)r0");
        let top = table.deploy("tower (0,1)");
        let table = table.does(top).lays("B base/B(0,4)r0");
        assert!(!table.offers(table.piece("(0,1)")) && !table.offers(top), "R-TO-11");
        let piece = table.piece("(0,2)");
        let table = table.does(piece);
        let taken = table.take("A tower (0,1)", Cause::Tower);
        table.does(taken).lays("A base/B(0,5)r0")
    };
    let open = table("on");
    assert!(open.offers(open.piece("(0,1)")) && open.offers(open.deploy("tower (0,1)")));
    let closed = table("off");
    assert!(!closed.offers(closed.piece("(0,1)")) && !closed.offers(closed.deploy("tower (0,1)")));
}

#[test]
fn s_to_11_nobody_stands_on_an_empty_foundation() {
    let table = Table::of("base inns tower", 2).lays("A tower/02(0,1)r0");
    assert!(!table.offers(table.deploy("tower (0,1)")));
    // R-TO-3: but a piece goes there, and later small and big followers on top.
    assert!(table.offers(table.piece("(0,1)")));
    let table = table.passes().tower("A", "(0,1)", 1).lays("A base/B(0,2)r0");
    assert!(table.offers(table.deploy("tower (0,1)")));
    assert!(table.offers(table.deploy("big tower (0,1)")));
}

#[test]
fn s_to_12_who_is_taken_scores_nothing() {
    let table = Table::of(WITH, 2)
        .lies("base/G(0,-1)r1 base/G(0,-2)r1 tower/02(0,1)r0")
        .stands("A knight (0,0)")
        .lays("B base/E(0,-3)r2");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let taken = table.take("A knight (0,0)", Cause::Tower);
    let table = table.does(taken);
    assert!(table.scores().is_empty());
    assert_eq!(table.game.captives().len(), 1);
}

#[test]
fn s_to_13_a_lonely_builder_is_no_captive() {
    let table = Table::of("base traders tower", 2)
        .lies("base/U(1,0)r0 tower/02(0,1)r0")
        .stands("A thief (0,0)")
        .stands("A builder thief (1,0)")
        .lays("B base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let taken = table.take("A thief (0,0)", Cause::Tower);
    let table = table.does(taken);
    assert_eq!(table.gone(), ["A builder lonely"]);
    assert_eq!(table.game.captives().len(), 1);
}

#[test]
fn s_to_14_so_many_pieces() {
    let pieces = |seats| {
        let table = Table::of("base inns tower", seats);
        table.game.seats().map(|seat| table.game.tokens(seat).count(Token::TowerPiece)).max()
    };
    assert_eq!([2, 3, 4, 5, 6].map(pieces), [10, 9, 7, 6, 5].map(Some));
    let table = |height| {
        let lies = Table::of(WITH, 3).lies("tower/02(0,1)r0");
        lies.tower("A", "(0,1)", height).lays("A base/B(0,2)r0")
    };
    assert!(table(8).offers(table(8).piece("(0,1)")));
    assert!(!table(9).offers(table(9).piece("(0,1)")), "R-TO-2");
    assert!(table(9).offers(table(9).deploy("tower (0,1)")), "R-TO-23");
}

#[test]
fn s_to_15_an_own_follower_goes_home() {
    let table = |value| {
        let table = Table::with(WITH, 2, &[("tower_capture_own", value)])
            .lies("tower/02(0,1)r0")
            .stands("A farmer S1 (0,0)")
            .lays("A base/B(0,2)r0");
        let piece = table.piece("(0,1)");
        table.does(piece)
    };
    let own = table("on");
    let home = own.take("A farmer S1 (0,0)", Cause::Tower);
    let own = own.does(home);
    assert_eq!((own.small(0), own.game.captives().len()), (7, 0));
    assert_eq!(own.gone(), ["A small tower"]);
    assert_eq!(table("off").asked().1, Prompt::Draw, "R-TO-20");
}

#[test]
fn r_to_12_followers_on_towers_are_safe_by_option() {
    let table = |value| {
        let table = Table::with("base dragon tower", 2, &[("tower_top_immunity", value)])
            .lies("tower/02(0,1)r0 tower/02(0,2)r0")
            .tower("A", "(0,1)", 1)
            .dragon_on("(0,0)")
            .lays("A base/B(0,3)r0");
        let top = table.deploy("tower (0,1)");
        table.does(top)
    };
    let taken = |value| {
        let table = table(value).lays("B base/B(0,4)r0");
        let piece = table.piece("(0,2)");
        cells(&table.does(piece)).len()
    };
    assert_eq!((taken("off"), taken("on")), (1, 0));
    let eaten = |value| table(value).lays("B pd/16(1,0)r0").passes().walks("S").gone().len();
    assert_eq!((eaten("off"), eaten("on")), (1, 0));
}

#[test]
fn r_to_9_the_tower_comes_before_the_dragon() {
    let table = Table::of("base dragon tower", 2)
        .lies("tower/02(0,1)r0")
        .dragon_on("(0,1)")
        .stands("B thief (0,0)")
        .lays("A pd/16(1,0)r0");
    let piece = table.piece("(0,1)");
    assert_eq!(table.does(piece).passes().asked().1, Prompt::Dragon(dragon::Prompt::Step));
}

#[test]
fn r_to_18_captives_stay_captive() {
    let table = held(&[], 10).plays("A base/B(0,1)r0\n end ->");
    assert_eq!(table.game.captives().len(), 2);
    assert_eq!((table.points(0), table.points(1)), (10, 20));
}

#[test]
fn r_ov_9_what_comes_home_through_the_wood_action_comes_too_late_for_it() {
    let mut table = Table::of(WITH, 2).lies("tower/02(0,1)r0").stands("A farmer S1 (0,0)");
    table.edit(|state| state["supplies"][0][0] = 0.into());
    let table = table.lays("A base/B(0,2)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let home = table.take("A farmer S1 (0,0)", Cause::Tower);
    let table = table.does(home);
    assert_eq!((table.asked().1, table.small(0)), (Prompt::Draw, 1));
}

#[test]
fn r_ov_28_a_window_opens_only_for_what_can_be_done() {
    // Without followers in hand a ransom is all that Ada can do.
    let table = |points| {
        let mut table = held(&[], points);
        table.edit(|state| state["supplies"][0][0] = 0.into());
        table.edit(|state| {
            state["tokens"][0] = state["tokens"][0]
                .as_array()
                .map_or_else(|| serde_json::json!([]), |tokens| vec![0; tokens.len()].into())
        });
        table.lays("A base/B(0,1)r0")
    };
    assert_eq!(table(10).asked(), (Seat(0), Prompt::Wood));
    assert_eq!(table(2).asked(), (Seat(1), Prompt::Draw), "nothing was asked");
}
