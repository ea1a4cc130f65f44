//! The Ferries: R-FR-1..15, S-FR-01..09, and what they mean to other systems.

use rules::expansions::ferries;
use rules::{Action, FigureKind, Pos, Prompt, Seat, Spot, Token};
use serde_json::json;

use crate::table::{Table, position};

const WITH: &str = "base ferries";
const LAY: Prompt = Prompt::Ferries(ferries::Prompt::Lay);
const CHANGE: Prompt = Prompt::Ferries(ferries::Prompt::Change);

impl Table {
    /// The ferry on a lake between two sides: `ferry("(1,0) W E")`.
    fn ferry(&self, words: &str) -> Action {
        let words: Vec<&str> = words.split(' ').collect();
        let stub = |side: &str| self.spot(&format!("thief {side} {}", words[0]));
        let mut ends = [stub(words[1]), stub(words[2])];
        ends.sort_unstable();
        let [from, to] = ends;
        Action::Ferries(ferries::Action::Ferry { from, to })
    }

    /// Whoever is asked lays or moves a ferry.
    pub fn links(self, words: &str) -> Self {
        let ferry = self.ferry(words);
        self.does(ferry)
    }

    /// The lakes whose ferries may be moved, each as often as it has other links.
    fn lakes(&self) -> Vec<Pos> {
        let asked = self.game.decision().filter(|asked| asked.prompt == CHANGE);
        let options = asked.into_iter().flat_map(|asked| &asked.options);
        let lakes = options.filter_map(|option| match option {
            Action::Ferries(ferries::Action::Ferry { from, .. }) => Some(from.pos),
            _ => None,
        });
        lakes.collect()
    }

    /// Whether two segments are of one road.
    fn is_one(&self, one: &str, other: &str) -> bool {
        let road = |name: &str| self.game.board().feature_at(self.spot(name));
        road(one) == road(other)
    }
}

/// Ada lays a lake east of the start tile with a thief on its western road, and this ferry.
fn lake(systems: &str, sides: &str) -> Table {
    let table = Table::of(systems, 2).lays("A ferries/02(1,0)r0").deploys("thief W (1,0)");
    table.links(&format!("(1,0) {sides}"))
}

#[test]
fn s_fr_01_a_road_that_is_not_linked_ends_at_the_lake() {
    let table = lake(WITH, "E S").lays("B base/W(-1,0)r0").passes();
    assert_eq!((table.scores(), table.asked().1), (vec!["A road 3".to_owned()], Prompt::Draw));
}

#[test]
fn s_fr_02_a_road_that_is_cut_off_may_be_complete() {
    let table = lake(WITH, "E W").lays("B base/W(-1,0)r0").passes();
    assert_eq!(table.asked(), (Seat(1), CHANGE));
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Pass);
    let table = table.links("(1,0) E S");
    assert_eq!(table.scores(), ["A road 3"]);
    assert!(table.is_one("thief E (1,0)", "thief S (1,0)"));
    assert!(!table.is_one("thief E (1,0)", "thief W (1,0)"));
}

#[test]
fn r_fr_4_the_way_to_a_ferry_leads_through_a_tunnel() {
    let pair = Token::TunnelA;
    let table = lake("base ferries tunnel", "E W");
    let table = table.digs("B tunnel/02(2,0)r0", pair, "thief W (2,0)").passes();
    let table = table.digs("B base/B(0,1)r0", pair, "thief E (2,0)");
    let table = table.lays("A base/W(3,0)r0").passes();
    assert_eq!(table.lakes(), [Pos::new(1, 0); 2]);
}

#[test]
fn s_fr_03_moved_to_another_road_the_ferry_leads_on() {
    let table = lake(WITH, "E W").lays("B base/W(-1,0)r0").passes().links("(1,0) S W");
    assert!(table.scores().is_empty());
    assert!(table.is_one("thief E (-1,0)", "thief S (1,0)"));
    let road = table.game.board().feature_at(table.spot("thief S (1,0)"));
    let road = table.game.board().feature(road);
    assert_eq!((road.open, road.followers), (1, 1));
}

#[test]
fn s_fr_04_a_road_that_is_not_linked_gives_no_right_to_the_ferry() {
    let table = lake(WITH, "S W").lays("A base/U(2,0)r0").passes();
    assert_eq!(table.asked().1, Prompt::Draw);
}

/// Two lakes in a row, both linked through.
fn row() -> Table {
    let table = lake(WITH, "E W").lays("B ferries/02(2,0)r0").passes().links("(2,0) E W");
    assert_eq!(table.lakes(), [Pos::new(1, 0); 2]);
    table.passes()
}

#[test]
fn s_fr_05_only_the_nearest_ferry_may_be_moved() {
    let table = row().lays("A base/U(3,0)r0").passes();
    assert_eq!(table.lakes(), [Pos::new(2, 0); 2]);
    // It blocks the view even after it was moved.
    let table = table.links("(2,0) E S");
    assert_eq!(table.asked().1, Prompt::Draw);
    // A crossing in the west sees the other one.
    assert_eq!(row().lays("A base/W(-1,0)r0").passes().lakes(), [Pos::new(1, 0); 2]);
}

#[test]
fn s_fr_06_a_lake_between_two_lakes_is_linked_first() {
    let table = lake(WITH, "E W").lies("base/B(1,-1)r0 base/B(2,-1)r0 base/B(3,-1)r0");
    let table = table.lays("B ferries/02(3,0)r0").passes().links("(3,0) E W");
    let table = table.lays("A ferries/02(2,0)r0").passes().links("(2,0) E W");
    assert_eq!(table.lakes(), [[Pos::new(1, 0); 2], [Pos::new(3, 0); 2]].concat());
    let table = table.links("(1,0) E S");
    assert_eq!(table.lakes(), [Pos::new(3, 0); 2], "R-FR-6: each once");
    assert_eq!(table.links("(3,0) S W").asked().1, Prompt::Draw);
}

#[test]
fn s_fr_07_the_ferry_must_be_laid() {
    let table = Table::of(WITH, 2).lays("A ferries/02(1,0)r0").passes();
    assert_eq!(table.asked(), (Seat(0), LAY));
    let asked = table.game.decision().expect("a question");
    assert!(!asked.may_pass() && asked.options.len() == 3);
}

#[test]
fn s_fr_08_thieves_who_come_together_share_the_road() {
    let table = Table::of(WITH, 2)
        .lies("base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0 base/A(-1,0)r3")
        .stands("B thief (2,0)")
        .lays("A ferries/02(1,0)r0")
        .deploys("thief W (1,0)")
        .links("(1,0) E W");
    let table = table.lays("B base/A(3,0)r1").passes().passes();
    assert_eq!(table.scores(), ["A road 5", "B road 5"]);
}

#[test]
fn s_fr_09_a_ferry_extends_nothing_for_a_builder() {
    let table = Table::of("base traders ferries", 2)
        .lies("base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0")
        .stands("A thief (2,0)")
        .stands("A builder thief (2,0)")
        .lays("B ferries/02(1,0)r0")
        .passes()
        .links("(1,0) S W");
    let table = table.lays("A base/U(-1,0)r0").passes().links("(1,0) E W");
    assert!(table.is_one("thief E (2,0)", "thief E (-1,0)"));
    assert_eq!((table.second_part(), table.asked()), (None, (Seat(1), Prompt::Draw)));
}

#[test]
fn r_fr_2_roads_are_free_or_taken_as_they_are_before_the_ferry() {
    let table = Table::of(WITH, 2).stands("B thief (0,0)").lays("A ferries/02(1,0)r0");
    let thieves = table.spots().into_iter().filter(|spot| spot.starts_with("thief"));
    assert_eq!(thieves.collect::<Vec<_>>(), ["thief E", "thief S"]);
}

#[test]
fn r_fr_3_by_default_it_links_the_longest_roads_and_by_option_only_with_a_thief() {
    let table =
        Table::of(WITH, 2).lies("base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0");
    let table = table.lays("A ferries/02(1,0)r0").passes();
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], table.ferry("(1,0) E W"));
    let lay = || {
        let option = [("ferries.place", "with_thief")];
        Table::with(WITH, 2, &option).lays("A ferries/02(1,0)r0")
    };
    assert_eq!(lay().passes().asked().1, Prompt::Draw);
    assert_eq!(lay().deploys("farmer N1 (1,0)").asked().1, Prompt::Draw);
    assert_eq!(lay().deploys("thief E (1,0)").asked().1, LAY);
}

#[test]
fn r_fr_7_another_position_on_its_own_lake() {
    let table = lake(WITH, "E W").lays("B base/U(2,0)r0").passes();
    let asked = table.game.decision().expect("a question");
    let other = [table.ferry("(1,0) E S"), table.ferry("(1,0) S W"), Action::Pass];
    assert_eq!(asked.options, other);
    // A board remembers what was linked before, too.
    let again = table.links("(1,0) S W").lays("A base/U(3,0)r0").passes();
    assert_eq!(
        rules::Game::restore(&again.game.snapshot()).expect("it is whole").hash(),
        again.game.hash()
    );
    let wrong = |from: Spot, to: Spot| json!([[2, { "ferry": [from, to] }]]);
    let pos = Pos::new(1, 0);
    let spot = |segment| Spot { pos, segment };
    assert!(again.refuses([("/edits", wrong(spot(0), spot(3)))]), "a field is no road");
    assert!(again.refuses([("/edits", wrong(spot(1), spot(0)))]));
}

#[test]
fn r_fr_9_a_scored_road_counts_again_with_a_living_one() {
    let table = lake(WITH, "E S").lays("B base/W(-1,0)r0").passes();
    let table = table.lays("A base/U(2,0)r0").deploys("thief (2,0)").links("(1,0) E W");
    assert!(table.scores().is_empty());
    assert_eq!(table.lays("B base/A(3,0)r1").passes().passes().scores(), ["A road 5"]);
}

#[test]
fn r_fr_10_a_ferry_may_close_a_ring() {
    let table = Table::of(WITH, 2)
        .lies("base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/V(2,0)r0 base/V(2,1)r1 base/V(1,1)r2")
        .stands("A thief (2,0)")
        .lays("A ferries/02(1,0)r0")
        .passes()
        .links("(1,0) E S");
    assert_eq!(table.scores(), ["A road 4"]);
}

#[test]
fn r_fr_12_a_builder_that_is_cut_off_goes_home() {
    let table = Table::of("base traders ferries", 2)
        .lies("base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0")
        .stands("A thief (0,0)")
        .lays("B ferries/02(1,0)r0")
        .passes()
        .links("(1,0) E W")
        .stands("A builder thief (2,0)");
    let table = table.lays("B base/U(-1,0)r0").passes().links("(1,0) S W");
    assert_eq!(table.gone(), ["A builder lonely"]);
}

#[test]
fn r_fr_13_there_is_a_ferry_for_each_lake() {
    let table = row();
    assert_eq!(ferries::ferries(table.game.board()).count(), 2);
    assert!(table.game.board().movable_link_at(position("(0,0)")).is_none());
}

#[test]
fn r_fr_14_an_abbey_moves_no_ferry() {
    let hole = "base/E(0,-1)r2 base/B(-1,-1)r0 base/B(-2,-1)r0 base/B(-2,0)r0 base/B(-2,1)r0
        base/B(-1,1)r0";
    let table = Table::of("base abbey ferries", 2).lies(hole);
    let table = table.lays("B ferries/02(1,0)r0").passes().links("(1,0) E W");
    assert_eq!(table.abbey("A (-1,0)").passes().asked().1, Prompt::Draw);
}

#[test]
fn r_fr_15_whatever_was_deployed_the_same_ferries_are_offered() {
    let asked = |table: Table| table.game.decision().expect("a question").options.clone();
    let laid = || Table::of(WITH, 2).lays("A ferries/02(1,0)r0");
    assert_eq!(asked(laid().passes()), asked(laid().deploys("thief E (1,0)")));
}

#[test]
fn an_inn_counts_as_long_as_the_ferry_leads_there() {
    let lies = "base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 ic/15(2,0)r0 base/A(3,0)r1";
    let table = Table::of("base inns ferries", 2).lies(lies).stands("A thief (0,0)");
    let table = table.lays("B ferries/02(1,0)r0").passes().links("(1,0) E W");
    let through = |table: Table| table.lays("B base/A(-1,0)r3").passes();
    assert_eq!(through(table).passes().scores(), ["A road 10"]);
    // No longer once it has moved away.
    let table = Table::of("base inns ferries", 2).lies(lies).stands("A thief (0,0)");
    let table = table.lays("B ferries/02(1,0)r0").passes().links("(1,0) E W");
    assert_eq!(through(table).links("(1,0) E S").scores(), ["A road 3"]);
}

#[test]
fn both_figures_may_stand_on_roads_that_the_ferry_joins() {
    let table = Table::of("base phantom ferries", 2).lays("A ferries/02(1,0)r0");
    let table = table.deploys("thief E (1,0)").deploys("phantom thief S (1,0)").links("(1,0) E S");
    let road = table.game.board().feature_at(table.spot("thief S (1,0)"));
    assert_eq!(table.game.board().feature(road).followers, 2);
}

#[test]
fn a_flight_lands_before_the_ferries_move() {
    let table = Table::of("base flier ferries", 2);
    let table = table.lays("B ferries/02(1,0)r0").passes().links("(1,0) E W");
    let table = table.lays("A flier/05(-1,0)r2").flies(FigureKind::Small, 1);
    let thief = table.deploy("thief (0,0)");
    assert_eq!(table.does(thief).asked(), (Seat(0), CHANGE));
}
