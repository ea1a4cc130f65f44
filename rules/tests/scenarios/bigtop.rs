//! Under the Big Top: R-UB-1..20, S-UB-01..10, and what it means to other systems.

use rules::expansions::bigtop;
use rules::expansions::catapult::Missile;
use rules::expansions::{phantom, tunnel};
use rules::{Action, Cause, Event, FigureKind, Pos, Prompt, Seat};
use serde_json::json;

use crate::catapult::FAIR;
use crate::plague::FIRST;
use crate::table::{Table, position};

const WITH: &str = "base bigtop";
/// A circus south of the start tile, with a city to its south.
const CIRCUS: &str = "bt/10(0,1)r2";
/// A space for acrobats there.
const SPACE: &str = "bt/01(0,1)r0";

impl Table {
    /// The big top stands on a tile, with this animal token below and no other left.
    fn big_top(mut self, cell: &str, points: u8) -> Self {
        let circus = json!({"top": position(cell), "tokens": [points]});
        self.edit(|state| state["states"]["circus"] = circus);
        self
    }

    /// To score the pyramid of this tile.
    fn pyramid(&self, cell: &str) -> Action {
        let at = self.spot(&format!("acrobat {cell}"));
        Action::BigTop(bigtop::Action::Score { at })
    }

    /// Whether a small follower may become an acrobat there.
    fn climbs(&self, cell: &str) -> bool {
        self.offers(self.deploy(&format!("acrobat {cell}")))
    }
}

/// Two acrobats of Ada and one of Ben south of the start tile.
fn pyramid(systems: &str) -> Table {
    let table = Table::of(systems, 3).lies(SPACE);
    table.stands("A acrobat (0,1)").stands("A acrobat (0,1)").stands("B acrobat (0,1)")
}

#[test]
fn s_ub_01_the_first_circus_pays_nothing() {
    let table = Table::of(WITH, 2).plays(&format!("A {CIRCUS} knight S"));
    assert_eq!(table.game.big_top(), Some(Pos::new(0, 1)));
    // R-UB-1: roads and fields as ever, and nobody in the ring.
    let table = table.lays("B bt/06(1,0)r1");
    assert_eq!(table.spots()[..2], ["thief W", "farmer N1"]);
}

#[test]
fn s_ub_02_the_old_circus_pays_whoever_stands_around() {
    let table = Table::of("base traders bigtop", 3).lies("base/U(1,0)r0 bt/08(2,0)r0 bt/01(2,1)r0");
    let table = table.big_top("(2,0)", 4).stands("A thief (1,0)").stands("A farmer N1 (2,0)");
    let table = table.stands("B acrobat (2,1)").stands("B pig farmer E2 (2,0)");
    let table = table.lays("C bt/06(3,0)r1").passes();
    assert_eq!(table.scores(), ["A circus 8", "B circus 4"]);
    assert!(table.gone().is_empty(), "R-UB-5: figures stay");
    assert_eq!(table.game.big_top(), Some(Pos::new(3, 0)), "R-UB-3");
    let shown = bigtop::Event::Revealed { pos: Pos::new(2, 0), points: 4 };
    assert!(table.events.contains(&Event::BigTop(shown)));
}

#[test]
fn s_ub_03_whoever_went_home_earns_nothing() {
    let table = Table::of(WITH, 3).lies("base/W(-1,0)r0").lies(CIRCUS).big_top("(0,1)", 4);
    let table = table.stands("A thief (0,0)").lays("C bt/06(1,0)r1").passes();
    assert_eq!(table.scores(), ["A road 3"]);
}

#[test]
fn r_ub_7_there_are_always_tokens() {
    let mut table = Table::of(WITH, 2).lies(CIRCUS).big_top("(0,1)", 4);
    assert_eq!(Table::of(WITH, 2).game.animals().len(), 16);
    table.edit(|state| state["states"]["circus"]["tokens"] = json!([]));
    let table = table.lays("A bt/06(1,0)r1").passes();
    assert_eq!(table.game.animals().len(), 15);
}

#[test]
fn s_ub_04_the_tile_and_its_eight_neighbours_are_in_reach() {
    let table = || Table::of(WITH, 2).lies("bt/03(1,0)r0 base/U(1,1)r1");
    assert!(table().lays("A base/B(2,1)r0").climbs("(1,0)"));
    assert!(!table().lies("base/B(2,1)r0").lays("A base/B(3,1)r0").climbs("(1,0)"));
}

#[test]
fn s_ub_05_anybody_scores_a_full_pyramid() {
    let table = pyramid("base bigtop phantom").lays("C base/U(1,0)r0");
    let scored = table.pyramid("(0,1)");
    let table = table.does(scored);
    assert_eq!(table.scores(), ["A acrobats 10", "B acrobats 5"]);
    assert_eq!(table.gone(), ["A small scored", "A small scored", "B small scored"]);
    assert_eq!(table.asked(), (Seat(2), Prompt::Phantom(phantom::Prompt::SecondFigure)));
    // R-UB-12: no wooden thing is left for a pyramid that was filled just now.
    let table = Table::of(WITH, 2).lies(SPACE).stands("A acrobat (0,1)").stands("B acrobat (0,1)");
    let table = table.lays("A base/U(1,0)r0");
    let third = table.deploy("acrobat (0,1)");
    let table = table.does(third);
    assert_eq!(table.asked().1, Prompt::Draw);
    let table = table.lays("B base/U(2,0)r0");
    assert!(table.offers(table.pyramid("(0,1)")));
}

#[test]
fn r_ov_9_a_phantom_from_a_pyramid_is_no_second_figure() {
    let table = Table::of("base phantom tunnel bigtop", 2).lies(SPACE);
    let table = table.stands("A phantom acrobat (0,1)").stands("B acrobat (0,1)");
    let table = table.stands("B acrobat (0,1)").lays("A tunnel/02(1,0)r0");
    let scored = table.pyramid("(0,1)");
    let table = table.does(scored);
    assert_eq!(table.scores(), ["A acrobats 5", "B acrobats 10"]);
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Phantom), 1);
    // What may follow every wooden thing still does.
    assert_eq!(table.asked(), (Seat(0), Prompt::Tunnel(tunnel::Prompt::Place)));
    assert_eq!(table.passes().asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_ub_06_no_fourth_and_none_but_small_followers() {
    let table = pyramid("base inns abbey bigtop").lays("C base/U(1,0)r0");
    assert!(!table.climbs("(0,1)"));
    let table = Table::of("base inns abbey bigtop", 2).lies(SPACE).stands("B acrobat (0,1)");
    let table = table.lays("A base/U(1,0)r0");
    // R-UB-10: Ben's acrobat claims nothing.
    assert!(table.climbs("(0,1)"));
    for kind in ["big", "ringmaster", "wagon", "mayor"] {
        assert!(!table.offers(table.deploy(&format!("{kind} acrobat (0,1)"))), "{kind}");
    }
}

#[test]
fn r_ub_9_phantoms_climb_or_do_not() {
    for (value, climbs) in [("on", true), ("off", false)] {
        let table = Table::with("base phantom bigtop", 2, &[("ub.acrobat_phantom", value)]);
        let table = table.lies(SPACE).lays("A base/U(1,0)r0");
        assert_eq!(table.offers(table.deploy("phantom acrobat (0,1)")), climbs, "{value}");
    }
}

#[test]
fn s_ub_07_acrobats_are_paid_at_the_end() {
    let table = Table::of(WITH, 2).lies(SPACE).stands("A acrobat (0,1)").stands("A acrobat (0,1)");
    let table = table.plays("B base/U(1,0)r0\nend -> A acrobats 10");
    assert_eq!(table.small(0), 9);
}

#[test]
fn r_ub_6_the_last_circus_counts_who_stood_there_when_the_game_ended() {
    let table = Table::of(WITH, 2).lies(CIRCUS).big_top("(0,1)", 7).stands("A thief (0,0)");
    table.plays("B base/E(0,-1)r2\nend -> A road 1, A circus 7");
}

#[test]
fn s_ub_08_a_ringmaster_is_paid_for_the_shows_around_him() {
    let shows = "base/A(-1,0)r3 bt/10(0,1)r2 bt/10(1,1)r2 bt/01(-1,1)r0";
    let table = Table::of(WITH, 2).lies(shows).stands("A ringmaster thief (0,0)");
    let table = table.lays("B base/A(1,0)r1").passes();
    assert_eq!(table.scores(), ["A road 3", "A ringmaster 6"]);
}

#[test]
fn s_ub_09_an_outvoted_ringmaster_is_paid_or_not() {
    for (value, paid) in [("off", &["B city 4", "A ringmaster 2"][..]), ("on", &["B city 4"])] {
        let table = Table::with(WITH, 3, &[("ub.ringmaster_majority", value)]).lies(CIRCUS);
        let table = table.stands("A ringmaster knight (0,0)").stands("B knight (0,0)");
        let table = table.stands("B knight (0,0)").lays("C base/E(0,-1)r2").passes();
        assert_eq!(table.scores(), paid);
    }
}

#[test]
fn s_ub_10_a_ringmaster_in_a_field() {
    let table = Table::of(WITH, 2).lies("bt/01(0,1)r0 bt/01(1,1)r0");
    let table = table.stands("A ringmaster farmer E2 (0,0)");
    table.plays("B base/U(1,0)r0\nend -> A field 0, A ringmaster 4");
}

#[test]
fn r_ub_17_a_lord_gets_no_bonus() {
    let table = Table::of("base castles bigtop", 2);
    let table = table.castle_at("A base/E(0,-1)r2", "ringmaster knight S (0,-1)");
    let table = table.lies("base/W(-1,0)r0").lies(CIRCUS).stands("B thief (0,0)");
    let table = table.lays("B base/W(1,0)r0").passes();
    assert_eq!(table.scores(), ["B road 3", "A castle 3"]);
}

#[test]
fn r_ub_18_bonus_and_acrobats_are_no_lesson() {
    let table = Table::of("base school bigtop", 2).lies(CIRCUS).teaches("B");
    let table = table.stands("A ringmaster knight (0,0)").lays("A base/E(0,-1)r2").passes();
    assert_eq!(table.scores(), ["A city 4", "A ringmaster 2", "B lesson 4"]);
    // Nor do they lead to a reward.
    let table = Table::of("base count bigtop", 2).lies("base/E(-2,-2)r0 bt/10(-3,-2)r0");
    let table = table.stands("B ringmaster knight (-2,-2)").stands("A knight (-2,-2)");
    let table = table.stands("A knight (-2,-2)").lays("A base/E(-2,-3)r2").passes();
    assert_eq!(table.scores(), ["A city 4", "B ringmaster 2"]);
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn r_ub_19_the_big_top_moves_in_the_part_of_its_tile() {
    let table = Table::of("base traders bigtop", 2).stands("A thief (0,0)");
    let table = table.stands("A builder thief (0,0)").lays("A bt/06(1,0)r1").passes();
    assert_eq!(table.game.big_top(), Some(Pos::new(1, 0)));
    assert_eq!(table.second_part(), Some(Seat(0)));
}

#[test]
fn r_ub_20_a_ringmaster_and_more_followers() {
    for (value, small) in [("2", 9), ("0", 7)] {
        let table = Table::with(WITH, 2, &[("ub.extra_followers", value)]);
        let supply = table.game.supply(Seat(1));
        assert_eq!(supply.count(FigureKind::Small), small, "{value}");
        assert_eq!(supply.count(FigureKind::Ringmaster), 1);
    }
    // R-UB-14.
    let table = Table::of(WITH, 2).lays("A base/A(1,0)r1");
    let ringmaster = ["ringmaster thief W", "ringmaster monk", "ringmaster farmer N1"];
    assert_eq!(table.spots()[3..], ringmaster);
}

#[test]
fn the_state_of_the_circus_is_checked() {
    let table = Table::of(WITH, 2).lies(CIRCUS).big_top("(0,1)", 4);
    assert!(table.refuses([("/states/circus/top", json!([0, 0]))]), "no circus there");
    assert!(table.refuses([("/states/circus/tokens", json!([2]))]), "no such token");
    assert!(table.refuses([("/states/circus/guests", json!([1, 2, 3]))]), "two seats");
    assert!(table.refuses([("/states/circus", json!(null))]));
}

#[test]
fn the_fairy_beside_an_acrobat_counts_the_pyramid() {
    let table = pyramid("base dragon bigtop").fairy_by("A acrobat (0,1)");
    let table = table.plays("C base/U(1,0)r0 -> A fairy 2").lays("C base/U(2,0)r0");
    let scored = table.pyramid("(0,1)");
    assert_eq!(table.does(scored).scores()[..2], ["A acrobats 10", "B acrobats 5"]);
}

#[test]
fn no_acrobat_goes_to_the_dragon_and_portals_lead_everywhere() {
    let table = Table::of("base dragon bigtop", 2).lies(SPACE).dragon_on("(0,1)");
    assert!(!table.lays("A base/U(1,0)r0").climbs("(0,1)"));
    let far = "bt/01(0,1)r0 base/U(1,0)r0 base/U(2,0)r0";
    let table = Table::of("base dragon bigtop", 2).lies(far);
    let table = table.lays("A pd/08(3,0)r1");
    assert!(table.climbs("(0,1)"));
    let table = Table::of("base dragon bigtop", 2).lies(SPACE).stands("A acrobat (0,1)");
    let table = table.lies("base/B(0,2)r0").dragon_on("(0,2)").lays("B pd/04(0,-1)r2").passes();
    assert_eq!(table.walks("N").gone(), ["A small dragon"]);
}

#[test]
fn no_acrobat_goes_below_a_bridge() {
    let table = Table::of("base bridges bigtop", 2).lies(SPACE);
    assert!(table.lays("A base/B(0,2)r0").climbs("(0,1)"));
    let table = Table::of("base bridges bigtop", 2).lies(SPACE).plays("A base/U(1,1)r0 thief E");
    assert!(!table.lays("B base/B(0,2)r0").climbs("(0,1)"));
}

#[test]
fn towers_fleas_and_tokens_reach_acrobats() {
    let table = Table::of("base tower bigtop", 2).lies("base/U(1,0)r0 bt/01(1,-1)r0");
    let table = table.stands("A acrobat (1,-1)").lays("B tower/01(0,-1)r2");
    let piece = table.piece("(0,-1)");
    let table = table.does(piece);
    assert!(table.offers(table.take("A acrobat (1,-1)", Cause::Tower)));
    let table = Table::of("base plague bigtop", 2)
        .lies(&format!("{FIRST} base/U(1,0)r0 bt/01(1,1)r0"))
        .stands("B acrobat (1,1)")
        .plague("(0,1)", "")
        .lays("A base/U(2,0)r0")
        .flea("(1,1)");
    assert_eq!(table.gone(), ["B small flea"]);
    let table = Table::of("base inns phantom catapult bigtop", 2);
    let table = table.lies("base/U(1,0)r0 bt/01(1,1)r0").stands("B acrobat (1,1)");
    let hit = table.fires(FAIR, Missile::Seduction).hits("B acrobat (1,1)");
    assert_eq!(hit.comers(), [FigureKind::Small, FigureKind::Phantom]);
}

#[test]
fn lords_count_around_the_big_top_and_barns_do_not() {
    let table = Table::of("base castles abbey bigtop", 2).castle("B").lies(CIRCUS);
    let table = table.big_top("(0,1)", 3).lays("A bt/06(1,0)r1").passes();
    assert_eq!(table.scores(), ["B circus 3"], "one tile of the castle is near");
    let table = Table::of("base inns abbey bigtop", 2).lies(CIRCUS).big_top("(0,1)", 3);
    let table = table.stands("A big thief (0,0)").lays("A bt/06(1,0)r1").passes();
    assert_eq!(table.scores(), ["A circus 3"], "a big follower is one figure");
}

#[test]
fn mage_and_witch_leave_the_bonus_as_it_is() {
    let table = Table::of("base mage bigtop", 2).lies(CIRCUS).stands("A ringmaster knight (0,0)");
    let table = table.bewitched("witch", "knight (0,0)").lays("B base/E(0,-1)r2").passes();
    assert_eq!(table.scores(), ["A city 2", "A ringmaster 2"]);
}

#[test]
fn a_ringmaster_may_lie_as_an_abbot_and_counts_for_the_circus() {
    let table = Table::of("base monasteries bigtop", 2).lies("mon/01(0,1)r0 bt/10(1,1)r2");
    let table = table.big_top("(1,1)", 5).stands("A ringmaster prone (0,1)");
    let table = table.lays("B bt/06(1,0)r1").passes();
    assert_eq!(table.scores(), ["A circus 5"]);
}

#[test]
fn an_acrobat_is_exchanged_for_a_small_follower() {
    let table = Table::of("base inns porxada bigtop", 2).lies("base/U(-1,0)r0").lies(SPACE);
    let table = table.stands("A thief (-1,0)").stands("A big farmer N1 (-1,0)");
    let table = table.stands("B acrobat (0,1)").lays("A porxada/01(0,-1)r0");
    assert!(table.offers(table.swap("A thief (-1,0)", "B acrobat (0,1)")));
    assert!(!table.offers(table.swap("A big farmer N1 (-1,0)", "B acrobat (0,1)")));
}

#[test]
fn a_ringmaster_goes_wherever_a_small_follower_goes() {
    let table = Table::of("base tower bigtop", 2).lies("tower/01(0,-1)r2").tower("A", "(0,-1)", 1);
    let table = table.lays("A base/U(1,0)r0");
    assert!(table.offers(table.deploy("ringmaster tower (0,-1)")));
}
