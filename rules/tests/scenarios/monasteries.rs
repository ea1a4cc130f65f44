//! Special monasteries: R-MO-1..13, S-MO-1..8, and what they mean to other systems.

use rules::expansions::catapult::Missile;
use rules::expansions::wheel::Sector;
use rules::expansions::{count, phantom};
use rules::{Action, Cause, FigureKind, Game, Prompt, Seat, Seed, Setup, Systems};

use crate::catapult::FAIR;
use crate::plague::FIRST;
use crate::table::Table;

const WITH: &str = "base monasteries";
/// A special monastery south of the start tile, and tiles in its lines and around it.
const LINES: &str = "mon/01(0,1)r0 base/E(1,1)r1 base/E(-1,1)r2 base/E(-2,1)r3";
/// The last tile of the northern line.
const NORTH: &str = "B base/E(0,-1)r2";
/// A special monastery south of the start tile with all cells around filled but (1,2).
const RING: &str = "mon/01(0,1)r0 base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,1)r0 base/B(1,1)r0
    base/B(-1,2)r0 base/B(0,2)r0";
/// Fills that cell.
const LAST: &str = "base/B(1,2)r0";

impl Table {
    /// Whether nobody claims the feature of a place.
    fn is_free(&self, words: &str) -> bool {
        let board = self.game.board();
        board.is_free(board.feature_at(self.spot(words)))
    }

    /// Whether an abbot's figure may be taken back.
    fn may_recall(&self, words: &str) -> bool {
        self.offers(self.take(words, Cause::Abbot))
    }
}

/// How many tiles of the pile and the table have these ids.
fn dealt(systems: &str, options: &[(&str, &str)], ids: &[&str]) -> (usize, u32) {
    let systems = Systems::named(systems.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    setup.hold_draw = true;
    let (game, _) = Game::new(setup).expect("a table");
    let tiles = game.bag().remaining().into_iter();
    let named = tiles.filter(|(kind, _)| ids.contains(&kind.kind().id));
    (game.bag().len(), named.map(|(_, number)| number as u32).sum())
}

#[test]
fn s_mo_1_two_places_for_one_follower() {
    let table = Table::of("base inns abbey traders monasteries", 2).lays("A mon/05(1,0)r1");
    let here = |name: &str| table.spots().contains(&name.to_owned());
    assert_eq!(&table.spots()[..4], ["thief W", "monk", "prone", "farmer N1"]);
    // R-MO-6.
    assert!(here("big monk") && here("big prone") && here("wagon monk") && here("wagon prone"));
    assert!(!here("mayor prone") && !here("builder prone"));
    for place in ["monk", "prone"] {
        let table = Table::of("base phantom monasteries", 2);
        let table = table.plays(&format!("A mon/01(0,1)r0 {place}"));
        assert!(!table.is_free("monk (0,1)") && !table.is_free("prone (0,1)"), "R-MO-4");
    }
}

#[test]
fn s_mo_2_lines_at_the_end() {
    let table = || Table::of(WITH, 2).lies(LINES);
    table().stands("A prone (0,1)").plays(&format!("{NORTH}\nend -> A abbot 6"));
    table().stands("A monk (0,1)").plays(&format!("{NORTH}\nend -> A cloister 4"));
}

#[test]
fn s_mo_3_a_line_ends_at_the_first_gap() {
    let behind = "base/U(1,0)r0 base/U(2,0)r0 base/U(3,0)r0 base/B(3,1)r0";
    let table = Table::of(WITH, 2).lies(LINES).lies(behind).stands("A prone (0,1)");
    table.plays(&format!("{NORTH}\nend -> A abbot 6"));
}

#[test]
fn s_mo_4_an_abbot_waits_for_the_end() {
    let table = Table::of(WITH, 2).lies(RING).stands("A prone (0,1)");
    let table = table.plays(&format!("B {LAST}\nend -> A abbot 5"));
    assert_eq!(table.small(0), 7);
}

#[test]
fn s_mo_5_a_monk_is_paid_at_once_and_then_only_abbots_may_come() {
    let table = Table::of("base dragon monasteries", 2).lies(RING).stands("A monk (0,1)");
    let table = table.plays(&format!("B {LAST} -> A cloister 9"));
    assert_eq!(table.small(0), 7);
    let table = table.lays("A pd/08(2,0)r1");
    assert!(table.offers(table.deploy("prone (0,1)")));
    assert!(!table.offers(table.deploy("monk (0,1)")));
    // On the tile just placed, surrounded as it is, both.
    let table = Table::of(WITH, 2).lies(&RING.replace("mon/01(0,1)r0 ", "")).lies(LAST);
    let table = table.lays("A mon/01(0,1)r0");
    assert_eq!(&table.spots()[..2], ["monk", "prone"]);
}

#[test]
fn r_mo_5_a_portal_that_surrounds_it_leads_no_monk_there() {
    let ring = RING.replace("base/B(0,2)r0", "base/A(0,2)r3");
    let table = Table::of("base dragon monasteries", 2).lies(&ring).lays("A pd/08(1,2)r0");
    assert!(table.offers(table.deploy("monk (0,2)")));
    assert!(table.offers(table.deploy("prone (0,1)")));
    assert!(!table.offers(table.deploy("monk (0,1)")));
}

#[test]
fn s_mo_6_they_replace_the_cloisters_or_not() {
    let cloisters = ["base/A", "base/B"];
    assert_eq!(dealt(WITH, &[], &cloisters), (71, 0));
    assert_eq!(dealt(WITH, &[("mon.cloisters", "keep")], &cloisters), (77, 6));
    assert_eq!(dealt("base2 monasteries", &[], &["base2/A", "base2/B"]), (71, 0));
    // R-MO-1: cloisters of other sets stay.
    assert_eq!(dealt("base cult monasteries", &[], &["cult/01"]).1, 1);
}

#[test]
fn r_mo_2_winter_tiles_stay_and_those_of_the_wheel_go() {
    let winter = ["base/A", "base/B", "winter/D", "winter/F"];
    assert_eq!(dealt("winter monasteries", &[], &winter).1, 2);
    let wheel = ["wheel/01", "wheel/02", "wheel/03", "wheel/04"];
    assert_eq!(dealt("wheel monasteries", &[], &wheel).1, 0);
    assert_eq!(dealt("wheel monasteries", &[], &["wheel/43"]).1, 1);
}

#[test]
fn s_mo_7_a_castle_is_paid_for_a_free_one_only() {
    let near = "base/U(1,0)r0 base/U(2,0)r0 mon/01(1,-1)r0 base/B(2,-1)r0 base/B(0,-2)r0
        base/B(1,-2)r0";
    let castle = || Table::of("base castles monasteries", 2).castle("A").lies(near);
    castle().stands("B prone (1,-1)").plays("B base/B(2,-2)r0");
    castle().plays("B base/B(2,-2)r0 -> A castle 9");
}

#[test]
fn s_mo_8_an_abbot_does_not_lose_a_challenge() {
    let table = |who: &str| {
        let table =
            Table::rivals("base cult monasteries", &[], "bcb/06", "(0,2) (-1,3) (0,3) (2,3)");
        let table = table.lies("mon/01(0,2)r0 bcb/06(0,3)r0");
        table.stands(who).stands("B monk (1,2)")
    };
    let abbot = table("A prone (0,2)").plays("A bcb/06(2,3)r0 -> B cloister 9");
    assert_eq!(abbot.gone(), ["B small scored"]);
    // R-CU-4: a monk does.
    table("A monk (0,2)").plays("A bcb/06(2,3)r0 -> B cloister 9, A cloister 0");
}

#[test]
fn r_mo_11_monks_count_alone_and_abbots_among_themselves() {
    let table = Table::of("base inns monasteries", 3).lies(RING).stands("A monk (0,1)");
    let table = table.stands("B big prone (0,1)").stands("C prone (0,1)");
    let table = table.plays(&format!("B {LAST} -> A cloister 9"));
    assert_eq!((table.small(0), table.small(2)), (7, 6));
    table.plays("A base/B(0,3)r0\nend -> B abbot 6");
}

#[test]
fn r_mo_12_the_fairy_pays_for_an_abbot_or_not() {
    for (value, scores) in [("on", "A abbot 6, A fairy 3"), ("off", "A abbot 6")] {
        let table = Table::with("base dragon monasteries", 2, &[("mon.abbot_fairy", value)]);
        let table = table.lies(LINES).stands("A prone (0,1)").fairy_by("A prone (0,1)");
        table.plays(&format!("{NORTH}\nend -> {scores}"));
    }
}

#[test]
fn r_mo_13_an_abbot_is_no_lesson_and_leads_to_no_reward() {
    let table = Table::of("base school monasteries", 2).lies("base/U(-1,0)r0 base/U(-2,0)r0");
    let table = table.lies("mon/01(-1,1)r0").stands("A prone (-1,1)").teaches("B");
    table.plays("A base/B(-2,1)r0\nend -> A abbot 3");
    // Whoever surrounds it gives points to a monk alone, and only for these it is rewarded.
    let ring = "mon/01(2,-1)r0 base/B(2,0)r0 base/B(3,0)r0 base/B(3,-1)r0 base/B(2,-2)r0
        base/A(1,-2)r0";
    let reward = (Seat(0), Prompt::Count(count::Prompt::Reward));
    for (place, asked) in [("monk", reward), ("prone", (Seat(1), Prompt::Draw))] {
        let table = Table::of("base count monasteries", 2).lies(ring);
        let table = table.stands(&format!("B {place} (2,-1)")).lays("A base/B(3,-2)r0").passes();
        assert_eq!(table.asked(), asked, "{place}");
    }
}

#[test]
fn the_abbots_figure_may_lie_too_and_be_taken_back_from_there() {
    let ring = RING.replace("base", "base2");
    for (value, open, full) in [("lines", "A abbot 6", true), ("cloister", "A cloister 8", false)] {
        let table = || {
            let table = Table::with("base2 monasteries", 2, &[("mon.abbot_recall", value)]);
            table.lies(&ring).stands("A abbot prone (0,1)")
        };
        let taken = table().lays("A base2/B(0,3)r0");
        let back = taken.take("A abbot prone (0,1)", Cause::Abbot);
        assert_eq!(taken.does(back).scores(), [open]);
        let table = table().lies("base2/B(1,2)r0").lays("A base2/B(2,1)r0");
        assert_eq!(table.may_recall("A abbot prone (0,1)"), full, "{value}");
    }
}

#[test]
fn a_flier_chooses_whether_it_stands_or_lies() {
    let table = Table::of("base flier monasteries", 2).lies("mon/01(0,1)r0").stands("B monk (0,1)");
    let table = table.lays("A flier/02(0,2)r1").flies(FigureKind::Small, 1);
    assert_eq!(table.landings(), ["monk", "prone"]);
}

#[test]
fn r_mo_5_a_flier_only_lies_down_where_all_around_is_filled() {
    let around = "base/U(-1,0)r0 base/U(1,0)r0 mon/01(0,1)r0 base/B(-1,1)r0 base/B(1,1)r0
        base/B(-1,2)r0 base/B(0,2)r0";
    let lands = |corner: &str| {
        let table = Table::of("base flier monasteries", 2).lies(around).lies(corner);
        let table = table.stands("B prone (0,1)").lays("A flier/02(0,3)r1");
        table.flies(FigureKind::Small, 2).landings()
    };
    assert_eq!(lands(""), ["monk", "prone"]);
    assert_eq!(lands("base/B(1,2)r0"), ["prone"]);
}

#[test]
fn a_wagon_lies_down_in_a_surrounded_monastery_or_not() {
    for (value, comes) in [("allow", true), ("deny", false)] {
        let around = "mon/05(1,0)r1 base/B(1,1)r0 base/B(2,1)r0 base/B(2,0)r0 base/B(2,-1)r0
            base/B(1,-1)r0 base/B(0,1)r0 base/E(0,-1)r2";
        let table = Table::with("base abbey monasteries", 2, &[("mon.wagon_surrounded", value)]);
        let table = table.lies(around).stands("A wagon thief (0,0)");
        let table = table.lays("B base/A(-1,0)r3").passes();
        assert_eq!(table.scores(), ["A road 3"]);
        let targets = table.targets();
        assert_eq!(targets.contains(&"prone (1,0)".to_owned()), comes, "{value}: {targets:?}");
        assert!(!targets.contains(&"monk (1,0)".to_owned()), "it is surrounded");
    }
}

#[test]
fn a_councillor_comes_last_as_an_abbot_or_beside_an_open_ring_as_a_monk() {
    let last = |tile: &str| {
        let west = "base/U(2,-1)r1 base/U(2,0)r1 base/U(2,-2)r1 base/B(3,-1)r0 base/B(3,0)r0";
        let east = "base/B(3,-2)r0 mon/01(4,-1)r0 base/B(4,0)r0 base/B(4,-2)r0 base/B(5,0)r0
            base/B(5,-2)r0";
        let table = Table::of("base count monasteries", 2).lies(west).lies(east).lies(tile);
        let table = table.stands("B prone (4,-1)").councillor("A small cathedral");
        let table = table.lays("A base/B(-1,-2)r0").last_tile().passes();
        assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::LastCouncillors)));
        let goes = |place: &str| table.targets().contains(&place.to_owned());
        (goes("monk (4,-1)"), goes("prone (4,-1)"))
    };
    assert_eq!(last(""), (true, true));
    assert_eq!(last("base/B(5,-1)r0"), (false, true));
}

#[test]
fn dragon_towers_and_fleas_reach_abbots() {
    let table = Table::of("base dragon monasteries", 2).lies("mon/01(0,1)r0 base/B(0,2)r0");
    let table = table.stands("A prone (0,1)").dragon_on("(0,2)").lays("B pd/04(0,-1)r2").passes();
    assert_eq!(table.walks("N").gone(), ["A small dragon"]);
    let table = Table::of("base tower monasteries", 2).lies("base/U(1,0)r0 mon/01(1,-1)r0");
    let table = table.stands("A prone (1,-1)").lays("B tower/01(0,-1)r2");
    let piece = table.piece("(0,-1)");
    let table = table.does(piece);
    assert!(table.offers(table.take("A prone (1,-1)", Cause::Tower)));
    let table = Table::of("base plague monasteries", 2)
        .lies(&format!("{FIRST} base/U(1,0)r0 mon/01(1,1)r0"))
        .stands("B prone (1,1)")
        .plague("(0,1)", "")
        .lays("A base/U(2,0)r0")
        .flea("(1,1)");
    assert_eq!(table.gone(), ["B small flea"]);
}

#[test]
fn whoever_takes_an_abbots_place_lies_there() {
    let table = Table::of("base porxada monasteries", 2).lies("base/U(-1,0)r0 mon/01(0,1)r0");
    let table = table.stands("A thief (-1,0)").stands("B prone (0,1)");
    let table = table.lays("A porxada/01(0,-1)r0");
    let swap = table.swap("A thief (-1,0)", "B prone (0,1)");
    let table = table.does(swap).does(Action::Accept);
    assert!(table.has("A prone (0,1)") && table.has("B thief (-1,0)"));
}

#[test]
fn the_inquisition_counts_abbots() {
    let table = Table::with("wheel monasteries", 2, &[("wheel.start_tile", "aside")]);
    let table = table.lies("mon/01(0,1)r0 mon/02(1,1)r0").pig("storm");
    let table = table.stands("B prone (0,1)").stands("B monk (1,1)").draws("A wheel/02");
    assert_eq!(table.turned(), [(1, "inquisition")]);
    assert_eq!(table.scores(), ["B wheel 4"]);
    assert_eq!(table.game.wheel_pig(), Some(Sector::Inquisition));
}

#[test]
fn a_phantom_finds_both_places_taken() {
    let table = Table::of("base phantom monasteries", 2).lays("A mon/05(1,0)r1");
    let monk = table.deploy("monk (1,0)");
    let table = table.does(monk);
    assert_eq!(table.asked(), (Seat(0), Prompt::Phantom(phantom::Prompt::SecondFigure)));
    assert!(!table.offers(table.deploy("phantom prone (1,0)")));
    assert!(table.offers(table.deploy("phantom thief W (1,0)")));
}

#[test]
fn a_token_of_the_catapult_reaches_where_an_abbot_lies() {
    let table = Table::of("base inns catapult monasteries", 2);
    let table = table.lies("base/U(1,0)r0 mon/01(1,1)r0").stands("B prone (1,1)");
    let hit = table.fires(FAIR, Missile::Seduction).hits("B prone (1,1)");
    assert_eq!(hit.comers(), [FigureKind::Small, FigureKind::Big]);
}
