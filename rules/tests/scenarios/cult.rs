//! Cult: R-CU-1..13, S-CU-1..7.

use rules::expansions::abbey;
use rules::{Action, Cause, KindId, Pos, Seat};

use crate::table::Table;

const WITH: &str = "base cult";
/// A meadow without a building.
pub const MEADOW: &str = "bcb/06";

impl Table {
    /// A cloister on (0,2) and a shrine on (1,2) in the south of the start tile, with meadows on
    /// all cells around but these: `rivals(WITH, "(-1,3) (2,3)")`.
    pub fn rivals(systems: &str, options: &[(&str, &str)], meadow: &str, empty: &str) -> Self {
        let table =
            Self::with(systems, 2, options).lies("base/U(1,0)r0 base/U(-1,0)r0 base/U(2,0)r0");
        (1..=3).flat_map(|y| (-1..=2).map(move |x| (x, y))).fold(table, |table, (x, y)| {
            let tile = match (x, y) {
                (0, 2) => "base/B",
                (1, 2) => "cult/01",
                _ => meadow,
            };
            let cell = format!("({x},{y})");
            if empty.split(' ').any(|empty| empty == cell) {
                return table;
            }
            table.lies(&format!("{tile}{cell}r0"))
        })
    }
}

/// Ada's monk and Ben's heretic.
fn rivals(empty: &str) -> Table {
    let table = Table::rivals(WITH, &[], MEADOW, empty);
    table.stands("A monk (0,2)").stands("B monk (1,2)")
}

#[test]
fn s_cu_1_whoever_is_finished_first_sends_the_other_home() {
    let table = rivals("(-1,3) (2,3)").plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
    assert_eq!(table.gone(), ["B small challenge", "A small scored"]);
    let table = rivals("(-1,3) (2,3)").plays("A bcb/06(2,3)r0 -> B cloister 9, A cloister 0");
    assert_eq!(table.gone(), ["A small challenge", "B small scored"]);
}

#[test]
fn s_cu_2_finished_by_the_same_tile_both_are_paid() {
    let table = rivals("(0,3)").plays("A bcb/06(0,3)r0 -> A cloister 9, B cloister 9");
    assert_eq!(table.gone(), ["A small scored", "B small scored"]);
}

#[test]
fn s_cu_3_at_the_end_both_are_paid_as_they_are() {
    let table = rivals("(1,3) (-1,3) (2,1) (2,2) (2,3)");
    table.plays("A base/U(3,0)r0\n end -> A cloister 7, B cloister 5");
}

/// Whether a tile may go there in any rotation.
fn fits(table: &Table, cell: &str) -> bool {
    table.places().iter().any(|place| place.starts_with(cell))
}

#[test]
fn s_cu_4_no_building_borders_two_of_the_other_kind() {
    let shrine = Table::of(WITH, 2).lies("base/B(0,1)r0 base/B(1,1)r0").draws("A cult/01");
    assert!(!fits(&shrine, "(0,2)"), "one beside it, one at its corner");
    assert!(fits(&shrine, "(-1,1)"), "one only");
    let shrine = Table::of(WITH, 2).lies("base/B(0,1)r0 cult/01(-1,1)r0").draws("A cult/01");
    assert!(!fits(&shrine, "(0,2)"), "the cloister has its shrine");
    assert!(fits(&shrine, "(-2,1)"), "shrines do not mind shrines");
    let cloister = Table::of(WITH, 2).lies("cult/01(0,1)r0 cult/01(1,1)r0").draws("A base/B");
    assert!(!fits(&cloister, "(0,2)") && fits(&cloister, "(-1,1)"));
}

/// A hole south of the start tile between two tiles.
fn hole(systems: &str, west: &str, east: &str, south: &str) -> Table {
    let around = format!(
        "base/U(-1,0)r0 base/U(1,0)r0 {west}(-1,1)r0 {east}(1,1)r0 bcb/06(1,2)r0 {south}(0,2)r0"
    );
    Table::of(systems, 2).lies(&around)
}

#[test]
fn s_cu_5_no_abbey_between_two_shrines() {
    let mut table = hole("base abbey cult", "cult/01", "cult/01", MEADOW);
    assert!(table.game.board().holes().eq([Pos::new(0, 1)]));
    table.edit(|state| state["turn"]["slot"] = serde_json::json!("draw"));
    let laid = table.lays("A base/B(2,1)r0").passes();
    assert_eq!(laid.asked(), (Seat(1), rules::Prompt::Draw), "no abbey is offered");
    let one = hole("base abbey cult", "cult/01", MEADOW, MEADOW).lays("A base/E(2,1)r1").passes();
    assert_eq!(one.asked(), (Seat(1), rules::Prompt::Abbey(abbey::Prompt::Tile)));
}

#[test]
fn s_cu_6_a_cloister_of_nobody_beats_nobody() {
    let table = Table::rivals(WITH, &[], MEADOW, "(-1,3) (2,3)").stands("B monk (1,2)");
    let table = table.plays("A bcb/06(-1,3)r0");
    assert_eq!(table.game.figures().len(), 1);
    table.plays("A bcb/06(2,3)r0 -> B cloister 9");
}

#[test]
fn s_cu_7_own_monk_and_own_heretic() {
    let table = |options: &[(&str, &str)]| {
        let table = Table::rivals(WITH, options, MEADOW, "(-1,3) (2,3)");
        table.stands("A monk (0,2)").stands("A monk (1,2)")
    };
    let on = table(&[]).plays("B bcb/06(-1,3)r0 -> A cloister 9, A cloister 0");
    assert_eq!(on.gone(), ["A small challenge", "A small scored"]);
    // R-CU-12.
    let off = table(&[("cult.challenge_own", "off")]).plays("B bcb/06(-1,3)r0 -> A cloister 9");
    assert_eq!(off.gone(), ["A small scored"]);
    off.plays("B bcb/06(2,3)r0 -> A cloister 9");
}

#[test]
fn r_cu_1_a_shrine_is_a_cloister_and_six_or_five_tiles() {
    let table = Table::of(WITH, 2).lays("A cult/04(0,-1)r2");
    assert_eq!(table.spots(), ["knight S", "thief N", "monk", "farmer N1"]);
    let table = Table::rivals(WITH, &[], MEADOW, "(2,3)").stands("B monk (1,2)");
    let table = table.plays("A bcb/06(2,3)r0 -> B cloister 9");
    assert_eq!(table.gone(), ["B small scored"]);
    let dealt = |tiles| {
        let systems = rules::Systems::named(WITH.split(' ')).expect("systems that exist");
        let mut setup = rules::Setup::new(2, systems, rules::Seed::from_number(1));
        setup.house.set("cult.tiles", tiles).expect("an option");
        let (game, _) = rules::Game::new(setup).expect("a table that can be set up");
        let bag = game.bag().remaining().into_iter().map(|(kind, _)| kind);
        let all = bag.chain(game.turn().hand).map(KindId::kind);
        let mut shrines: Vec<&str> =
            all.filter(|tile| tile.set() == "cult").map(|tile| tile.id).collect();
        shrines.sort_unstable();
        shrines.dedup();
        shrines
    };
    let six = ["cult/01", "cult/02", "cult/03", "cult/04", "cult/05", "cult/06"];
    assert_eq!((dealt("6"), dealt("5")), (six.to_vec(), six[..5].to_vec()));
}

#[test]
fn r_cu_2_and_3_buildings_border_at_corners_too() {
    // A shrine whose corner touches a cloister that has none yet, and then no other one.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 bcb/06(1,1)r0").draws("A cult/01");
    assert!(fits(&table, "(1,2)"));
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 bcb/06(1,1)r0 cult/01(1,2)r0");
    assert!(!fits(&table.draws("A cult/01"), "(-1,1)"));
}

#[test]
fn r_cu_4_and_9_a_building_that_was_emptied_can_be_taken_again() {
    let table = Table::rivals("base cult dragon", &[], MEADOW, "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .stands("B monk (1,2)")
        .plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0")
        .lays("B pd/08(3,0)r2");
    let heretic = table.deploy("monk (1,2)");
    let table = table.does(heretic);
    // There is nobody left to beat.
    table.plays("A bcb/06(2,3)r0 -> B cloister 9");
    // What is occupied through a portal is challenged like anything else.
    let table = Table::rivals("base cult dragon", &[], MEADOW, "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .lays("B pd/08(3,0)r2");
    let heretic = table.deploy("monk (1,2)");
    table.does(heretic).plays("A bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
}

#[test]
fn r_cu_5_the_others_figures_go_home_with_nothing_not_even_from_the_fairy() {
    let table = Table::rivals("base cult dragon", &[], MEADOW, "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .stands("B monk (1,2)")
        .fairy_by("B monk (1,2)");
    table.plays("A bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
}

#[test]
fn r_cu_6_and_8_an_unfinished_pair_stays() {
    let table = rivals("(-1,3) (2,3) (0,3)").plays("A bcb/06(0,3)r0");
    assert_eq!(table.game.figures().len(), 2);
    table.plays("B base/U(3,0)r0\n end -> A cloister 8, B cloister 8");
}

#[test]
fn r_cu_7_only_who_owns_the_finished_building_beats() {
    // The monk left before the last tile, so that nobody owns the cloister.
    let table = Table::rivals("base cult tower", &[], "tower/02", "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .stands("B monk (1,2)")
        .lays("B tower/02(-1,3)r0");
    let piece = table.piece("(0,3)");
    let table = table.does(piece);
    let monk = table.take("A monk (0,2)", Cause::Tower);
    let table = table.does(monk);
    assert_eq!(table.scores(), [""; 0]);
    assert!(table.game.figures().iter().any(|figure| figure.seat == Seat(1)));
}

#[test]
fn r_cu_10_who_is_removed_ends_the_challenge() {
    let table = Table::rivals("base cult tower", &[], "tower/02", "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .stands("B monk (1,2)")
        .lays("A tower/02(-1,3)r0");
    let piece = table.piece("(1,3)");
    let table = table.does(piece);
    let heretic = table.take("B monk (1,2)", Cause::Tower);
    assert_eq!(table.does(heretic).scores(), ["A cloister 9"]);
    // Nobody is at the shrine: the cloister is finished as ever.
    let table = Table::rivals("base cult dragon", &[], MEADOW, "(-1,3) (2,2) (2,3)")
        .stands("A monk (0,2)")
        .stands("B monk (1,2)")
        .dragon_on("(0,1)")
        .lays("A pd/14(2,2)r3")
        .passes()
        .walks("E S");
    assert_eq!(table.gone(), ["B small dragon"]);
    table.walks_on().plays("A bcb/06(-1,3)r0 -> A cloister 9");
}

#[test]
fn r_cu_11_the_majority_wins_and_all_of_the_loser_go_home() {
    let table = rivals("(-1,3) (2,3)").stands("B monk (0,2)").stands("A monk (1,2)");
    let table = table
        .stands("B monk (0,2)")
        .plays("A bcb/06(-1,3)r0 -> B cloister 9, A cloister 0, B cloister 0");
    assert_eq!(table.gone().len(), 5);
    assert!(table.game.figures().is_empty());
}

#[test]
fn r_cu_12_others_go_home_also_where_own_ones_stay() {
    let table = Table::rivals(WITH, &[("cult.challenge_own", "off")], MEADOW, "(-1,3) (2,3)");
    let table = table.stands("A monk (0,2)").stands("A monk (1,2)").stands("B monk (1,2)");
    let table = table.plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
    assert_eq!(table.gone(), ["B small challenge", "A small scored"]);
    table.plays("B bcb/06(2,3)r0 -> A cloister 9");
}

#[test]
fn r_cu_13_an_abbey_that_finishes_itself_beats_the_shrine_beside_it() {
    let ring = "bcb/06(-1,2)r0";
    let table = hole("base abbey cult", MEADOW, "cult/01", MEADOW).lies(ring);
    let table = table.stands("B monk (1,1)").abbey("A (0,1)");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk);
    assert_eq!(table.scores(), ["A cloister 9", "B cloister 0"]);
    // The shrine first: the abbey's monk goes home.
    let table = hole("base abbey cult", MEADOW, "cult/01", MEADOW);
    let table = table.lies("base/U(2,0)r0 bcb/06(2,1)r0").stands("B monk (1,1)").abbey("A (0,1)");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk).plays("A bcb/06(2,2)r0 -> B cloister 9, A cloister 0");
    assert!(!table.offers(Action::Pass));
}
