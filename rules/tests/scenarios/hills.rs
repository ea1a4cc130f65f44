//! Hills & Sheep: R-HS-1..20, S-HS-01..12, and what they mean to other systems.

use rules::expansions::{count, hills};
use rules::{Action, Cause, FigureKind, Pos, Prompt, Rotation, Seat};
use serde_json::json;

use crate::plague::FIRST;
use crate::table::Table;

const WITH: &str = "base hills";
const SHEPHERD: FigureKind = FigureKind::Shepherd;
const FLOCK: Prompt = Prompt::Hills(hills::Prompt::Flock);
/// What is in the bag at the start: four with one sheep, five with two, and so on, and two wolves.
const FULL: [u8; 5] = [4, 5, 5, 2, 2];

impl Table {
    /// These tokens are drawn next: numbers of sheep, 0 for a wolf.
    fn draws_sheep(mut self, tokens: &[u8]) -> Self {
        let lots: Vec<u8> = tokens.iter().map(|sheep| (sheep + 4) % 5).collect();
        self.edit(|state| state["setup"]["loaded"] = json!(lots));
        self
    }

    /// The shepherd of a seat has been there for some time, with these tokens:
    /// `shepherd("A farmer N1 (1,0)", &[3, 2])`.
    fn shepherd(self, line: &str, tokens: &[u8]) -> Self {
        let (letter, place) = line.split_once(' ').expect("a seat and a place");
        let mut table = self.stands(&format!("{letter} shepherd {place}"));
        table.edit(|state| {
            let flocks = &mut state["states"]["flocks"]["flocks"];
            let mut all = flocks.as_array().cloned().unwrap_or_default();
            all.push(json!({ "seat": crate::table::seat(letter), "tokens": tokens }));
            *flocks = json!(all);
        });
        table
    }

    /// Whoever is asked lets its flock grow.
    fn grows(self) -> Self {
        self.does(Action::Hills(hills::Action::Grow))
    }

    /// Whoever is asked brings the sheep home.
    fn brings_home(self) -> Self {
        self.does(Action::Hills(hills::Action::Stable))
    }

    /// The shepherds on the board.
    fn shepherds(&self) -> usize {
        self.game.figures().iter().filter(|figure| figure.kind == SHEPHERD).count()
    }
}

/// A road east of the start tile with a shepherd of Ada's north of it.
fn ada(systems: &str, tokens: &[u8]) -> Table {
    Table::of(systems, 2).lies("base/U(1,0)r0").shepherd("A farmer N1 (1,0)", tokens)
}

/// The same with one of Ben's on the same field.
fn common() -> Table {
    ada(WITH, &[3, 2]).shepherd("B farmer E1 (0,0)", &[4])
}

/// The field north of the road of the start tile is bounded in the west.
fn bounded(options: &[(&str, &str)]) -> Table {
    Table::with(WITH, 2, options).lies("base/S(-1,0)r3").shepherd("A farmer E1 (0,0)", &[2])
}

/// What bounds it in the east.
const CLOSES: &str = "base/S(1,0)r1";

#[test]
fn s_hs_01_a_wolf_sends_the_new_shepherd_home() {
    let table = Table::of(WITH, 2).draws_sheep(&[0]).lays("A base/U(1,0)r0");
    let table = table.deploys("shepherd farmer N1 (1,0)");
    assert_eq!(table.gone(), ["A shepherd wolf"]);
    assert_eq!((table.shepherds(), table.game.sheep_in_bag()), (0, FULL));
    assert_eq!(table.game.supply(Seat(0)).count(SHEPHERD), 1);
}

#[test]
fn s_hs_02_a_flock_grows_and_is_brought_home() {
    let table = ada(WITH, &[3]).draws_sheep(&[4]).lays("A base/U(2,0)r0").deploys("thief (2,0)");
    assert_eq!(table.asked(), (Seat(0), FLOCK));
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Hills(hills::Action::Stable));
    let table = table.grows();
    assert_eq!(table.game.sheep(Seat(0)), [3, 4]);
    let table = table.lays("A base/U(3,0)r0").passes().brings_home();
    assert_eq!(
        (table.scores(), table.gone()),
        (vec!["A flock 7".into()], vec!["A shepherd scored".into()])
    );
    assert_eq!(table.game.sheep_in_bag(), FULL);
}

#[test]
fn s_hs_03_all_shepherds_of_a_field_share_one_flock() {
    let table = common().lays("A base/U(2,0)r0").passes().brings_home();
    assert_eq!(table.scores(), ["A flock 9", "B flock 9"]);
    assert_eq!(table.shepherds(), 0);
}

#[test]
fn s_hs_04_a_wolf_scatters_the_whole_field_and_no_other() {
    let table = common().draws_sheep(&[0]).lays("A base/U(2,0)r0").passes().grows();
    assert!(table.scores().is_empty());
    assert_eq!(table.gone(), ["A shepherd wolf", "B shepherd wolf"]);
    let apart = ada(WITH, &[3, 2]).shepherd("B farmer E2 (0,0)", &[4]);
    let apart = apart.draws_sheep(&[0]).lays("A base/U(2,0)r0").passes().grows();
    assert_eq!(
        (apart.gone(), apart.game.sheep(Seat(1))),
        (vec!["A shepherd wolf".into()], &[4][..])
    );
}

#[test]
fn s_hs_05_a_field_closed_by_another_is_brought_home() {
    let table = bounded(&[]).lays(&format!("B {CLOSES}")).passes();
    assert_eq!((table.scores(), table.shepherds()), (vec!["A flock 2".to_owned()], 0));
}

#[test]
fn s_hs_06_on_an_enclosed_field_it_is_brought_home_at_once() {
    // The field in the middle of four cities.
    let table = Table::of("base inns hills", 2).draws_sheep(&[4]).lays("A ic/03(0,-1)r0");
    let table = table.deploys("shepherd farmer - (0,-1)");
    assert_eq!((table.scores(), table.shepherds()), (vec!["A flock 4".to_owned()], 0));
}

#[test]
fn s_hs_07_farmers_do_not_matter_to_a_shepherd_and_another_shepherd_does() {
    let table = ada(WITH, &[1]).lays("B base/U(2,0)r0");
    assert!(table.spots().contains(&"farmer N1".to_owned()), "a shepherd holds no field");
    assert!(!table.spots().contains(&"shepherd farmer N1".to_owned()));
    assert!(table.spots().contains(&"shepherd farmer E2".to_owned()));
    let table = Table::of(WITH, 2).lies("base/U(1,0)r0").stands("B farmer N1 (1,0)");
    let table = table.lays("A base/U(2,0)r0");
    assert!(table.spots().contains(&"shepherd farmer N1".to_owned()));
    assert!(!table.spots().contains(&"farmer N1".to_owned()));
}

/// A city of five tiles around two bends, to be closed by a sixth in the north.
fn bends(first: &str, second: &str) -> Table {
    Table::of(WITH, 2)
        .lies(&format!("{first}(0,-1)r2 {second}(1,-1)r0 base/N(1,-2)r3 base/N(0,-2)r1"))
}

#[test]
fn s_hs_08_of_those_who_tie_whoever_stands_on_a_hill_wins() {
    let close = "A base/E(0,-3)r2 -> ";
    let tie = |table: Table| table.stands("A knight (0,-1)").stands("B knight (1,-1)");
    tie(bends("hs/03", "base/N")).plays(&format!("{close}A city 12"));
    tie(bends("hs/03", "hs/03")).plays(&format!("{close}A city 12, B city 12"));
    tie(bends("base/N", "base/N")).plays(&format!("{close}A city 12, B city 12"));
}

#[test]
fn s_hs_09_one_on_a_hill_is_enough_or_their_number_counts() {
    let city = |options: &[(&str, &str)], scored: &str| {
        let table = Table::with(WITH, 2, options);
        let table = table.lies("hs/03(0,-1)r2 base/N(1,-1)r0 base/N(1,-2)r3 base/N(0,-2)r1");
        let table = table.stands("A knight (0,-1)").stands("A knight (1,-1)");
        let table = table.stands("B knight (0,-1)").stands("B knight (0,-1)");
        table.plays(&format!("A base/E(0,-3)r2 -> {scored}"));
    };
    city(&[], "A city 12, B city 12");
    city(&[("hs.hill", "count")], "B city 12");
}

#[test]
fn r_hs_3_a_hill_never_outweighs_strength() {
    let table = bends("hs/03", "base/N").stands("A knight (0,-1)");
    let table = table.stands("B knight (1,-1)").stands("B knight (1,-2)");
    table.plays("A base/E(0,-3)r2 -> B city 12");
}

/// A cloister south of the start tile with three vineyards around, and one gap.
fn vines(systems: &str, tile: &str, options: &[(&str, &str)]) -> Table {
    Table::with(systems, 2, options)
        .lies(tile)
        .lies("base/U(-1,0)r0 base/U(1,0)r0 bcb/06(-1,1)r0 hs/01(-1,2)r2 hs/01(0,2)r2 hs/01(1,2)r2")
}

#[test]
fn s_hs_10_vineyards_make_a_completed_cloister_worth_more() {
    let cloister = || vines(WITH, "base/B(0,1)r0", &[]).stands("A monk (0,1)");
    cloister().plays("A bcb/06(1,1)r0 -> A cloister 18");
    cloister().plays("B base/U(2,0)r0\nend -> A cloister 8");
}

#[test]
fn vineyards_pay_a_monk_and_no_abbot() {
    let table = |place: &str| {
        let table = vines("base monasteries hills", "mon/01(0,1)r0", &[]);
        table.stands(&format!("A {place} (0,1)"))
    };
    table("monk").plays("A bcb/06(1,1)r0 -> A cloister 18");
    table("prone").plays("A bcb/06(1,1)r0\nend -> A abbot 5");
}

#[test]
fn r_hs_5_vineyards_count_for_gardens_where_the_table_says_so() {
    for (options, points) in [(&[][..], 9), (&[("hs.vineyard_garden", "on")], 18)] {
        let table = vines("base2 hills", "base2/Eg(0,1)r1", options);
        let table = table.stands("A abbot gardener (0,1)");
        table.plays(&format!("A base/E(1,1)r3 -> A garden {points}"));
    }
}

#[test]
fn s_hs_11_what_comes_to_the_shared_edge_joins_both_cities() {
    let table = Table::of(WITH, 2).stands("A knight (0,0)").lies("hs/02(0,-1)r2");
    table.lies("base/E(1,-1)r3").plays("A base/E(-1,-1)r1 -> A city 8");
}

/// Two cities of two tiles with a shared edge, which only an abbey can close.
const PAIR: &str = "hs/02(0,1)r2 base/E(1,1)r3 base/E(-1,1)r1 base/B(1,2)r0 base/B(-1,2)r0
    base/B(1,3)r0 base/B(0,3)r0";

#[test]
fn r_hs_20_until_something_comes_there_they_are_two_and_an_abbey_closes_both() {
    let table = Table::of("base abbey hills", 2).lies(PAIR);
    let board = table.game.board();
    let cities =
        ["knight E (0,1)", "knight W (0,1)"].map(|city| board.feature_at(table.spot(city)));
    assert_ne!(cities[0], cities[1]);
    assert_eq!(cities.map(|city| board.feature(city).open), [1, 1], "the shared edge, for each");
    let table = table.stands("A knight E (0,1)").stands("B knight W (0,1)");
    assert_eq!(table.abbey("A (0,2)").passes().scores(), ["A city 4", "B city 4"]);
}

#[test]
fn r_hs_20_neither_of_the_two_becomes_a_castle() {
    for shape in ["semicircular", "any_two_tiles"] {
        let table = Table::with("base abbey castles hills", 2, &[("castle.shape", shape)]);
        let table = table.lies(PAIR).stands("A knight E (0,1)").stands("B knight W (0,1)");
        let scores = table.abbey("A (0,2)").passes().scores();
        assert_eq!(scores, ["A city 4", "B city 4"], "{shape}");
    }
}

#[test]
fn s_hs_12_a_hill_hides_the_next_tile() {
    let table = Table::of(WITH, 2).draws("A hs/03");
    let mut table = table.pile("base/B base/B base/B base/B base/B");
    table.apply(Action::Place { pos: Pos::new(0, -1), rotation: Rotation::turns(2) });
    assert_eq!(table.game.bag().len(), 4);
    assert!(table.game.left_out().is_empty(), "nobody sees which, before the end");
    let table = Table::of(WITH, 2).draws("A hs/03");
    let mut table = table.pile("");
    table.apply(Action::Place { pos: Pos::new(0, -1), rotation: Rotation::turns(2) });
    assert_eq!(table.game.bag().len(), 0, "R-HS-1: there is nothing to hide");
}

#[test]
fn r_hs_12_whoever_closes_its_own_field_may_let_it_grow_first() {
    let close = |options| bounded(options).draws_sheep(&[3]).lays(&format!("A {CLOSES}")).passes();
    let table = close(&[]);
    assert_eq!(table.asked(), (Seat(0), FLOCK));
    assert_eq!(table.grows().scores(), ["A flock 5"]);
    assert_eq!(close(&[("hs.closed", "score_at_once")]).scores(), ["A flock 2"]);
}

#[test]
fn r_hs_12_other_closed_fields_do_not_wait_for_ones_own_choice() {
    // Ada's tile closes Ben's field in the north and extends her own in the south.
    let table = Table::of(WITH, 2)
        .lies("base/S(-1,0)r3")
        .shepherd("A farmer E2 (0,0)", &[1])
        .shepherd("B farmer E1 (0,0)", &[2])
        .draws_sheep(&[3])
        .lays(&format!("A {CLOSES}"))
        .passes();
    assert_eq!((table.asked(), table.scores()), ((Seat(0), FLOCK), vec!["B flock 2".to_owned()]));
    // She draws from a bag with his token in it.
    assert_eq!(table.game.sheep_in_bag(), [3, 5, 5, 2, 2]);
    assert_eq!(table.grows().game.sheep(Seat(0)), [1, 3]);
}

#[test]
fn r_hs_15_sheep_on_the_board_score_nothing_in_the_end() {
    ada(WITH, &[4, 4]).plays("B base/U(-1,0)r0\nend");
}

#[test]
fn r_hs_16_sheep_do_not_stand_in_the_way_of_a_reward() {
    let table = Table::of("base count hills", 2)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .shepherd("A farmer N1 (-3,-1)", &[3])
        .lays("A base/A(-4,-1)r3")
        .passes()
        .brings_home();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn r_hs_17_the_bag_holds_what_does_not_lie_on_the_board() {
    let table = common();
    assert_eq!(table.game.sheep_in_bag(), [4, 4, 4, 1, 2]);
    assert_eq!(table.game.flock(&table.figure("A shepherd farmer N1 (1,0)")), 9);
    let many = |tokens: &[u8]| json!([{ "seat": 0, "tokens": tokens }]);
    let table = ada(WITH, &[1]);
    assert!(table.refuses([("/states/flocks/flocks", many(&[4, 4, 4]))]), "more than there are");
    assert!(table.refuses([("/states/flocks/flocks", many(&[0]))]));
    assert!(table.refuses([("/states/flocks/flocks", json!([{ "seat": 1, "tokens": [1] }]))]));
}

#[test]
fn r_hs_18_the_token_comes_after_everything_made_of_wood() {
    let table = Table::of("base phantom hills", 2).draws_sheep(&[2]).lays("A base/U(1,0)r0");
    let table = table.deploys("shepherd farmer N1 (1,0)");
    assert!(table.game.sheep(Seat(0)).is_empty());
    let table = table.deploys("phantom thief (1,0)");
    assert_eq!(table.game.sheep(Seat(0)), [2]);
}

#[test]
fn r_hs_19_an_abbey_extends_no_field_and_may_close_it() {
    let table = Table::of("base abbey hills", 2)
        .lies("base/S(-1,0)r3 base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/B(2,0)r0")
        .lies("base/B(2,1)r0 base/B(1,1)r0")
        .shepherd("A farmer E1 (0,0)", &[2])
        .abbey("A (1,0)")
        .passes();
    assert_eq!(table.scores(), ["A flock 2"]);
}

#[test]
fn pig_and_shepherd_share_a_field() {
    let table = ada("base traders hills", &[1]).stands("A farmer N1 (1,0)").lays("A base/U(2,0)r0");
    assert!(table.spots().contains(&"pig farmer N1".to_owned()));
    // A shepherd alone brings no pig.
    let table = ada("base traders hills", &[1]).lays("A base/U(2,0)r0");
    assert!(!table.spots().contains(&"pig farmer N1".to_owned()));
}

#[test]
fn the_dragon_and_fleas_scatter_flocks() {
    let table = ada("base dragon hills", &[3]).lies("base/B(1,1)r0").dragon_on("(1,1)");
    let table = table.lays("B pd/16(2,0)r0").passes().walks("N");
    assert!(table.gone().contains(&"A shepherd dragon".to_owned()));
    assert_eq!(table.game.sheep_in_bag(), FULL);
    let table = Table::of("base plague hills", 2)
        .lies(&format!("{FIRST} base/U(1,0)r0 base/E(1,1)r2"))
        .shepherd("A farmer N1 (1,1)", &[3])
        .plague("(0,1)", "")
        .lays("B base/U(2,0)r0")
        .flea("(1,1)");
    assert_eq!(table.game.sheep(Seat(0)), [0; 0]);
}

#[test]
fn r_pl_16_a_shepherd_flees_along_his_field_with_his_sheep() {
    let shepherd = "A shepherd farmer N1 (1,0)";
    let table = |specials: &str| {
        Table::with("base plague hills", 2, &[("plague.special_figures", specials)])
            .lies(&format!("{FIRST} base/U(1,0)r0 base/U(2,0)r0"))
            .shepherd("A farmer N1 (1,0)", &[3, 2])
            .plague("(0,1)", "")
            .lays("A base/E(0,-1)r2")
    };
    assert_eq!(table("off").flights(shepherd), [""; 0]);
    let table = table("on");
    assert_eq!(table.flights(shepherd), ["farmer E1 (0,0)", "farmer N1 (2,0)"]);
    let table = table.flees(shepherd, "farmer N1 (2,0)");
    let there = table.figure("A shepherd farmer N1 (2,0)");
    assert_eq!((table.game.flock(&there), table.game.sheep(Seat(0))), (5, &[3, 2][..]));
    assert_eq!((table.shepherds(), table.gone()), (1, Vec::new()));
}

#[test]
fn a_shepherd_leaves_a_volcano_where_builders_do() {
    let spots = |value: &str| {
        let options = [("volcano_specials", value)];
        let table = Table::with("base dragon hills", 2, &options).lays("A pd/01(0,1)r0");
        table.spots().iter().any(|spot| spot.starts_with("shepherd"))
    };
    assert_eq!(["allow", "no_builder_pig", "deny"].map(spots), [true, false, false]);
}

#[test]
fn a_barn_leaves_shepherds_alone() {
    let table = Table::of("base abbey hills", 2)
        .lies("base/U(-1,0)r0 base/B(-1,1)r0")
        .shepherd("B farmer E2 (0,0)", &[2])
        .lays("A base/V(0,1)r3");
    let barn = table.barn("(0,1)");
    let table = table.does(barn);
    assert_eq!(table.shepherds(), 1);
}

#[test]
fn no_token_hits_a_shepherd_unless_special_figures_count() {
    for (specials, number) in [("off", 0), ("on", 1)] {
        let table = Table::with("base catapult hills", 2, &[("catapult.hit_specials", specials)]);
        let table = table.lies("base/U(1,0)r0").shepherd("A farmer N1 (1,0)", &[1]);
        assert_eq!(table.standing("A shepherd").len(), number, "{specials}");
    }
}

#[test]
fn a_flier_that_lands_on_a_hill_breaks_the_tie() {
    for (tile, scored) in [("hs/03", &["A city 12"][..]), ("base/N", &["A city 12", "B city 12"])] {
        let table = Table::of("base flier hills", 2)
            .lies(&format!("{tile}(0,-1)r2 base/N(1,-1)r0 base/N(1,-2)r3 base/N(0,-2)r1"))
            .stands("B knight (1,-1)")
            .lays("A flier/02(0,1)r1")
            .flies(FigureKind::Small, 2);
        let knight = table.deploy("knight (0,-1)");
        assert_eq!(table.does(knight).lays("B base/E(0,-3)r2").passes().scores(), scored, "{tile}");
    }
}

#[test]
fn shepherds_are_removed_by_wolves_alone() {
    let table = ada(WITH, &[1]).draws_sheep(&[0]).lays("A base/U(2,0)r0").passes().grows();
    let causes = table.events.iter().filter_map(|event| match event {
        rules::Event::Returned { cause, .. } => Some(*cause),
        _ => None,
    });
    assert_eq!(causes.collect::<Vec<_>>(), [Cause::Wolf]);
}
