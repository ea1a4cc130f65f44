//! River II, alone and after River I: S-RI-06, 08..12 and R-RI-4, 5, 9, 10, 12..14, 16, 23, 24.

use rules::{Action, At, FigureKind, Prompt, Seat};

use crate::river::{dealt, laid};
use crate::table::Table;

const RIVER: &str = "base river2";

/// One field round the spring that holds the herd and touches three completed cities; Ada farms it.
const HERD: &str = "
    A river2/11(1,0)r0 farmer E1
    B base/E(0,1)r2
    B base/E(0,2)r0
    B base/E(-1,0)r3
    B base/E(-2,0)r1
    B base/E(0,-1)r0
    B base/E(0,-2)r2
";

fn herd(systems: &str, options: &[(&str, &str)], pig: bool, points: u8) {
    let mut table = Table::with(systems, 2, options).plays(HERD);
    if pig {
        table = table.stands("A pig farmer E1 (1,0)");
    }
    table.plays(&format!("B base/B(-1,1)r0\n end -> A field {points}"));
}

#[test]
fn s_ri_06_fork_first_and_the_volcano_lake_last() {
    let (game, events) = dealt(RIVER, &[]);
    assert_eq!(game.board().tiles()[0].tile().id, "river2/01");
    let order = laid(game, events);
    assert_eq!((order[0], order[10]), ("river2/02", "river2/03"));
    let mut between = order[1..10].to_vec();
    between.sort_unstable();
    let ids = ["04", "05", "06", "07", "08", "09", "10", "11", "12"];
    assert_eq!(between, ids.map(|id| format!("river2/{id}")));
    assert!(order[11..].iter().all(|id| id.starts_with("base/")));
}

#[test]
fn s_ri_08_without_the_dragon_the_volcano_is_a_plain_lake() {
    let mut table = Table::of(RIVER, 2).lays("A river2/03(1,0)r0");
    assert_eq!(table.spots(), ["farmer N1"]);
    let at = At::Segment(table.spot("farmer N1 (1,0)"));
    table.apply(Action::Deploy { figure: FigureKind::Small, at });
    assert_eq!(table.game.decision().map(|asked| asked.seat), Some(Seat(1)), "next is Ben");
}

#[test]
fn r_ri_12_the_bonus_turn_of_the_volcano_lake() {
    let next = |value| {
        let options = [("river2_volcano_bonus_turn", value)];
        let table = Table::with(RIVER, 2, &options).plays("A river2/03(1,0)r0");
        table.game.decision().map(|asked| asked.seat)
    };
    assert_eq!(next("always"), Some(Seat(0)));
    assert_eq!(next("never"), Some(Seat(1)));
    assert_eq!(next("with_pd"), Some(Seat(1)), "the dragon does not play");
    // The extra turn is one, and an ordinary one.
    let options = [("river2_volcano_bonus_turn", "always")];
    let table = Table::with(RIVER, 2, &options).plays(
        "A river2/03(1,0)r0
         A base/B(0,1)r0",
    );
    assert_eq!(table.game.decision().map(|asked| asked.seat), Some(Seat(1)));
}

#[test]
fn r_ri_23_a_lake_that_is_discarded_gives_no_extra_turn() {
    let springs = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 river2/01(2,0)r2";
    let options = [("river2_volcano_bonus_turn", "always")];
    let mut table = Table::with(RIVER, 2, &options).lies(springs).draws("A river2/03");
    assert_eq!(table.discarded(), ["river2/03"]);
    // Ada lays what she drew instead, and then it is Ben's turn.
    for prompt in [Prompt::Place, Prompt::Wood] {
        let asked = table.game.decision().expect("a game that goes on");
        assert_eq!((asked.seat, asked.prompt), (Seat(0), prompt));
        let default = asked.options[table.game.default_of(asked)];
        table.apply(default);
    }
    assert_eq!(table.game.decision().map(|asked| asked.seat), Some(Seat(1)));
}

#[test]
fn s_ri_09_a_herd_of_pigs_adds_one_a_city() {
    herd("base river2 traders", &[], false, 12);
    herd("base river2 traders", &[], true, 15);
    herd(RIVER, &[], false, 9);
}

#[test]
fn r_ri_24_the_herd_always_or_never() {
    herd(RIVER, &[("river2_pig_herd", "always")], false, 12);
    herd("base river2 traders", &[("river2_pig_herd", "never")], false, 9);
    herd("base river2 traders", &[("river2_pig_herd", "never")], true, 12);
}

#[test]
fn s_ri_10_the_inn_on_the_bridge_counts_if_inns_play() {
    let script = |points| {
        format!(
            "A river2/07(1,0)r1 thief
             B base/W(1,-1)r0
             B base/W(1,1)r2 -> A road {points}"
        )
    };
    Table::of("base river2 inns", 2).plays(&script(6));
    Table::of(RIVER, 2).plays(&script(3));
}

#[test]
fn s_ri_11_a_curve_that_would_join_both_arms_is_refused() {
    let table = Table::with(RIVER, 2, &[("river_clearance", "off")]).plays(
        "A river2/02(1,0)r0
         B river2/09(1,-1)r3
         A river2/11(2,0)r0",
    );
    assert_eq!(table.draws("B river2/09").discarded(), ["river2/09"]);
}

#[test]
fn r_ri_9_the_fork_counts_for_each_arm_by_itself() {
    let fork = Table::with(RIVER, 2, &[("river_clearance", "off")]).plays("A river2/02(1,0)r0");
    // The northern arm turned left at the fork, the eastern one went straight on.
    let places = fork.draws("B river2/09").places();
    assert_eq!(places, ["(1,-1)r3", "(2,0)r0", "(2,0)r1"]);
}

#[test]
fn s_ri_12_both_rivers_have_one_spring_and_one_lake() {
    for (value, lake) in [("auto", "river1/02"), ("plain", "river1/02"), ("volcano", "river2/03")] {
        let (game, events) = dealt("base river1 river2", &[("river_combo_lake", value)]);
        assert_eq!(game.board().tiles()[0].tile().id, "river1/01");
        let order = laid(game, events);
        let river = order.iter().filter(|id| id.starts_with("river"));
        assert_eq!(1 + river.count(), 22, "{value}");
        assert_eq!((order[0], order[20]), ("river2/02", lake), "{value}");
        assert!(order[21..].iter().all(|id| id.starts_with("base/")));
    }
}

#[test]
fn r_ri_16_a_builder_draws_the_next_river_tile() {
    let table = Table::of("base river2 traders", 2)
        .plays("A river2/08(1,0)r0 knight")
        .stands("A builder knight N (1,0)");
    let mut table = table.lays("A base/G(1,-1)r1");
    table.apply(Action::Pass);
    let asked = table.game.decision().expect("a second part");
    assert_eq!((asked.seat, table.game.turn().part), (Seat(0), 2));
}
