//! The Labyrinth: R-LA-1..11, S-LA-1..6.

use rules::expansions::abbey;
use rules::{Action, At, FigureKind, Prompt, Seat};

use crate::river::dealt;
use crate::table::Table;

const WITH: &str = "base labyrinth";
/// Red on the western arm, Blue on the centre.
const OPENING: &str = "
    A base/U(-1,0)r0 thief E
    B lab/01(1,0)r0 thief N";
/// Both roads to the north and the south end at a cloister.
const CLOISTERS: &str = "base/A(1,-1)r0 base/A(1,1)r2";

fn at_last() -> Table {
    Table::of(WITH, 2).plays(OPENING).plays("A base/W(2,0)r0 thief W").lies(CLOISTERS)
}

#[test]
fn s_la_1_the_centre_is_free_whoever_is_on_the_arms() {
    for (variant, free) in [("advanced", true), ("basic", false)] {
        let table = Table::with(WITH, 2, &[("lab.variant", variant)]);
        let table = table.plays("A base/U(-1,0)r0 thief E").lays("B lab/01(1,0)r0");
        assert_eq!(table.spots().contains(&"thief N".to_owned()), free, "{variant}");
    }
}

#[test]
fn s_la_2_everybody_on_a_completed_network_adds_two() {
    at_last().plays("B base/W(-2,0)r0 -> A road 13");
}

#[test]
fn s_la_3_an_arm_is_taken_whole() {
    let table = Table::of(WITH, 2).plays(OPENING).plays("A base/U(2,0)r0 thief E");
    let spots = table.lays("B base/U(3,0)r0").spots();
    assert!(!spots.iter().any(|spot| spot.starts_with("thief")), "{spots:?}");
}

#[test]
fn a_flier_lands_on_an_arm_that_is_taken() {
    let table = Table::of("base flier labyrinth", 2).lies("lab/01(1,0)r0").stands("B thief (0,0)");
    let table = table.lays("A flier/02(0,1)r1").flies(FigureKind::Small, 1);
    assert_eq!(table.landings(), ["knight N", "thief E"]);
}

#[test]
fn s_la_4_in_a_tie_both_get_all() {
    let table = Table::of(WITH, 2).plays("A lab/01(1,0)r0 thief N").lies(CLOISTERS);
    table.plays(
        "B base/W(2,0)r0 thief W
         A base/W(-1,0)r0 -> A road 10, B road 10",
    );
}

#[test]
fn s_la_5_incomplete_nothing_is_added() {
    at_last().plays(
        "B base/E(0,-1)r2
         end -> A road 6",
    );
}

#[test]
fn s_la_6_basic_it_is_an_ordinary_road() {
    Table::with(WITH, 2, &[("lab.variant", "basic")])
        .plays("A base/U(-1,0)r0 thief E")
        .lies("lab/01(1,0)r0 base/W(2,0)r0")
        .lies(CLOISTERS)
        .plays("B base/W(-2,0)r0 -> A road 7");
}

#[test]
fn r_la_1_its_four_edges_are_one_road() {
    let table = Table::of(WITH, 2).lies("lab/01(1,0)r0");
    let sides = ["N", "E", "S", "W"].map(|side| table.spot(&format!("thief {side} (1,0)")));
    assert_eq!(sides, [sides[0]; 4]);
    for (copies, number) in [("1", 1), ("2", 2)] {
        let (game, _) = dealt(WITH, &[("lab.copies", copies)]);
        let hand = game.turn().hand.filter(|kind| kind.kind().set() == "lab");
        let left =
            game.bag().remaining().into_iter().filter(|(kind, _)| kind.kind().set() == "lab");
        let left: u32 = left.map(|(_, number)| u32::from(number)).sum();
        assert_eq!(left + hand.map_or(0, |_| 1), number, "lab.copies={copies}");
    }
}

#[test]
fn r_la_9_two_labyrinths_in_one_network() {
    let table = Table::of(WITH, 2)
        .lies("lab/01(1,0)r0 base/U(2,0)r0 lab/01(3,0)r0")
        .stands("A thief E (2,0)")
        .stands("B thief N (1,0)");
    let spots = table.lays("B base/W(4,0)r0").spots();
    assert!(spots.contains(&"thief W".to_owned()), "beyond the second centre: {spots:?}");
    let between = Table::of(WITH, 2)
        .lies("lab/01(1,0)r0 base/U(2,0)r0")
        .stands("A thief W (2,0)")
        .lays("B lab/01(3,0)r0");
    assert!(between.spots().contains(&"thief N".to_owned()), "{:?}", between.spots());
    // R-LA-9: the addition once.
    Table::of(WITH, 2)
        .lies("base/W(-1,0)r0 lab/01(1,0)r0 lab/01(2,0)r0 base/A(2,-1)r0 base/A(2,1)r2")
        .lies(CLOISTERS)
        .stands("A thief N (1,0)")
        .plays("B base/W(3,0)r0 -> A road 11");
}

#[test]
fn r_la_10_special_figures_do_not_matter_or_count() {
    for (value, free, points) in [("ignore", true, 10), ("count", false, 12)] {
        let table = Table::with("base labyrinth traders", 2, &[("lab.specials", value)])
            .lies("base/W(-1,0)r0 lab/01(1,0)r0 base/U(2,0)r0")
            .lies(CLOISTERS)
            .stands("A thief N (1,0)")
            .stands("A builder thief E (2,0)");
        let spots = table.lays("B base/W(3,0)r0").spots();
        assert_eq!(spots.contains(&"thief W".to_owned()), free, "{value}: {spots:?}");
        let table = Table::with("base labyrinth traders", 2, &[("lab.specials", value)])
            .lies("lab/01(1,0)r0 base/U(2,0)r0 base/U(3,0)r0 base/W(4,0)r0")
            .lies(CLOISTERS)
            .stands("A thief N (1,0)")
            .stands("A builder thief E (2,0)");
        table.plays(&format!("B base/W(-1,0)r0 -> A road {points}"));
    }
}

#[test]
fn r_la_11_an_inn_does_not_double_the_addition() {
    let table = Table::of("base labyrinth inns", 2)
        .lies("lab/01(1,0)r0 base/W(-1,0)r0")
        .lies(CLOISTERS)
        .stands("A thief N (1,0)");
    // Six tiles at two points, and two for the follower.
    table.plays("B ic/14(2,0)r2 -> A road 14");
}

#[test]
fn a_portal_leads_to_a_free_part_of_a_network() {
    let table = Table::of("base labyrinth dragon", 2)
        .lies("lab/01(1,0)r0 base/U(2,0)r0")
        .stands("A thief E (0,0)")
        .lays("B pd/12(0,-1)r2");
    let offered = |words: &str| table.offers(table.deploy(words));
    assert!(offered("thief N (1,0)"), "the centre");
    assert!(offered("thief E (2,0)"), "the eastern arm");
    assert!(!offered("thief E (0,0)"), "the western arm is taken");
}

#[test]
fn r_la_4_only_who_stands_on_the_centre_itself_takes_it() {
    let offered = |taken: &str| {
        let table = Table::of("base labyrinth dragon", 2).lies("lab/01(1,0)r0 base/U(2,0)r0");
        let table = table.stands(taken).lays("A pd/12(0,-1)r2");
        let places = ["thief N (1,0)", "thief E (2,0)"];
        places.map(|words| table.offers(table.deploy(words)))
    };
    assert_eq!(offered("B thief N (1,0)"), [false, true]);
    assert_eq!(offered("B thief E (2,0)"), [true, false]);
}

#[test]
fn a_wagon_moves_on_to_a_free_centre_or_only_of_a_free_network() {
    for (value, free) in [("free_centre", true), ("free_network", false)] {
        let options = [("am.wagon_move", "any"), ("lab.wagon_centre", value)];
        let table = Table::with("base labyrinth abbey", 2, &options)
            .lies("lab/01(1,0)r0 base/U(2,0)r0")
            .stands("A thief E (0,0)")
            .stands("B wagon knight N (0,0)")
            .lays("A base/E(0,-1)r2")
            .passes();
        assert_eq!(table.asked(), (Seat(1), Prompt::Abbey(abbey::Prompt::Wagon)));
        let from = table.figure("B wagon knight N (0,0)");
        let to = |words: &str| Action::Move { figure: from, to: At::Segment(table.spot(words)) };
        assert_eq!(table.offers(to("thief N (1,0)")), free, "{value}");
        assert!(!table.offers(to("thief E (0,0)")), "an arm that is taken");
    }
}

#[test]
fn a_wagon_that_follows_a_link_stays_on_that_arm() {
    // Behind the labyrinth another arm is free.
    let network = "base/U(-1,0)r0 base/W(-2,0)r0 base/U(-2,1)r1 lab/01(-2,2)r0 base/U(-1,2)r0";
    let crossing = |variant: &str| {
        Table::with("base labyrinth abbey", 2, &[("lab.variant", variant)])
            .lies(network)
            .stands("B thief W (-2,0)")
            .stands("A wagon thief E (-2,0)")
    };
    let goes_to = |table: Table| table.lays("A base/A(1,0)r1").passes().targets();
    let arm = ["thief S (-2,0)", "monk (1,0)", "thief N (-2,1)"];
    assert_eq!(goes_to(crossing("advanced")), arm);
    let taken = crossing("advanced").stands("B thief N (-2,1)");
    assert_eq!(goes_to(taken), ["monk (1,0)"]);
    // R-AM-33: of an ordinary road it may go to any tile.
    let beyond = ["thief N (-2,2)", "thief E (-1,2)"];
    assert_eq!(goes_to(crossing("basic")), [&arm[..], &beyond[..]].concat());
}

#[test]
fn a_builder_works_on_the_whole_network() {
    let table = Table::of("base labyrinth traders", 2)
        .lies("lab/01(1,0)r0")
        .stands("B thief N (1,0)")
        .stands("A thief E (0,0)")
        .lays("A base/U(2,0)r0");
    let builder = Action::Deploy {
        figure: FigureKind::Builder,
        at: At::Segment(table.spot("thief E (2,0)")),
    };
    assert!(table.offers(builder), "R-TB-B1: an own follower anywhere on the road");
}

#[test]
fn a_phantom_takes_another_part() {
    let table = Table::of("base labyrinth phantom", 2).stands("B thief E (0,0)");
    let table = table.lays("A lab/01(1,0)r0");
    let (own, phantom) = ("thief N (1,0)", "phantom thief N (1,0)");
    assert!(table.offers(table.deploy(own)) && table.offers(table.deploy(phantom)));
    let farmer = table.deploy("farmer N1 (1,0)");
    let table = table.does(farmer);
    assert!(table.offers(table.deploy(phantom)), "as second figure, too");
}
