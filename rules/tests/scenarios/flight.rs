//! The Plague, flight and windows: R-PL-16, R-PL-17, R-PL-22, R-PL-25, S-PL-9,
//! S-PL-10, S-PL-12.

use rules::expansions::plague;
use rules::{Action, Event, Prompt, Seat};
use serde_json::json;

use crate::plague::FIRST;
use crate::table::Table;

const WITH: &str = "base plague";

impl Table {
    /// Where a figure may flee to: `flights("A farmer N1 (0,1)")` gives `farmer N1 (1,1)` ..
    pub fn flights(&self, words: &str) -> Vec<String> {
        let who = self.figure(words);
        let asked = self.game.decision().expect("a question");
        let spots = asked.options.iter().filter_map(|option| match *option {
            Action::Plague(plague::Action::Flee { figure, to }) if figure == who => Some(to),
            _ => None,
        });
        spots.map(|spot| format!("{} ({:?})", self.name(spot), spot.pos)).collect()
    }

    /// A figure flees: `flees("A farmer N1 (0,1)", "farmer N1 (1,1)")`.
    pub fn flees(self, who: &str, to: &str) -> Self {
        let (figure, to) = (self.figure(who), self.spot(to));
        self.does(Action::Plague(plague::Action::Flee { figure, to }))
    }
}

/// A meadow of two columns, and an outbreak east of it.
const MEADOW: &str = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(1,1)r0 base/B(1,2)r0
    base/B(1,3)r0 plague/06(2,1)r3";

#[test]
fn s_pl_9_a_farmer_goes_round_the_fleas() {
    let farmer = "A farmer N1 (0,1)";
    let table = |fleas: &str| {
        let table = Table::of(WITH, 2).lies(MEADOW).stands(farmer).plague("(2,1)", fleas);
        table.lays("A base/U(1,0)r0")
    };
    let around = ["farmer E2 (0,0)", "farmer E2 (1,0)", "farmer N1 (1,1)", "farmer N1 (1,2)"];
    let south = ["farmer N1 (0,3)", "farmer N1 (1,3)"];
    assert_eq!(table("(0,2)").flights(farmer), [&around[..], &south[..]].concat());
    assert_eq!(table("(0,2) (1,2)").flights(farmer), around[..3]);
    // R-PL-25: the start may be sick, the outbreak's tile is no way.
    assert_eq!(table("(0,1) (0,2) (1,2)").flights(farmer), around[..3]);
    let table = table("(0,2)").flees(farmer, "farmer N1 (1,3)");
    assert!(table.game.figures().contains(&table.figure("A farmer N1 (1,3)")));
    let moved =
        Event::Moved { figure: table.figure(farmer), to: table.figure("A farmer N1 (1,3)").at };
    assert!(table.events.contains(&moved));
    // Once in a turn.
    assert!(table.flights("A farmer N1 (1,3)").is_empty());
}

#[test]
fn s_pl_10_not_over_a_crossing_and_within_the_city() {
    let lies = format!("{FIRST} base/U(1,0)r0 base/W(2,0)r0 base/U(3,0)r0");
    let table = Table::of(WITH, 2).lies(&lies).stands("A thief E (0,0)").plague("(0,1)", "");
    let table = table.lays("A base/E(0,-1)r2");
    assert_eq!(table.flights("A thief E (0,0)"), ["thief E (1,0)", "thief W (2,0)"]);
    // A city of three tiles, one behind the other.
    let city = format!("{FIRST} base/G(0,-1)r1 base/G(0,-2)r1");
    let flights = |fleas: &str| {
        let table = Table::of(WITH, 2).lies(&city).stands("A knight N (0,0)");
        table.plague("(0,1)", fleas).lays("A base/B(1,1)r0").flights("A knight N (0,0)")
    };
    assert_eq!(flights(""), ["knight N (0,-2)", "knight N (0,-1)"]);
    assert_eq!(flights("(0,-2)"), ["knight N (0,-1)"]);
    assert!(flights("(0,-1)").is_empty());
}

#[test]
fn s_pl_12_nobody_steps_over_a_road() {
    // The field closes round the far end of the road, which leads to a crossing.
    let lies = "base/A(-1,0)r3 base/U(1,0)r0 base/X(2,0)r0 plague/05(2,1)r0 base/A(1,1)r3";
    let farmer = "A farmer N1 (1,0)";
    let flights = |fleas: &str| {
        let table = Table::of(WITH, 2).lies(lies).stands(farmer).plague("(2,1)", fleas);
        table.lays("A base/E(0,-1)r2").flights(farmer)
    };
    let round = ["farmer N1 (-1,0)", "farmer E1 (0,0)", "farmer E2 (0,0)", "farmer N1 (1,1)"];
    assert_eq!(flights("(2,0)"), round);
    assert_eq!(flights("(2,0) (-1,0)"), ["farmer E1 (0,0)"]);
    // The start may be sick, but the way does not lead over it again.
    assert_eq!(flights("(1,0)"), [&round[..3], &["farmer N1 (2,0)"]].concat());
}

#[test]
fn s_pl_12_a_ring_road_is_not_passed_through_its_crossing() {
    let ring = "base/U(1,0)r0 base/X(2,0)r0 base/V(3,0)r1 base/V(3,-1)r0 base/V(2,-1)r3
        plague/05(2,1)r0";
    let flights = |thief: &str, fleas: &str| {
        let table = Table::of(WITH, 2).lies(ring).stands(thief).plague("(2,1)", fleas);
        table.lays("A base/E(0,-1)r2").flights(thief)
    };
    let around = ["thief E (2,-1)", "thief S (3,-1)", "thief N (3,0)"];
    assert_eq!(flights("A thief E (2,0)", ""), around);
    assert_eq!(flights("A thief E (2,0)", "(3,0)"), [""; 0]);
    // From one arm of the crossing nobody gets to the other.
    assert_eq!(flights("A thief E (2,-1)", "(3,-1)"), ["thief N (2,0)"]);
}

#[test]
fn r_pl_16_followers_are_no_obstacle_and_one_figure_flees() {
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/U(1,0)r0 base/U(2,0)r0"));
    let table = table.stands("A thief E (0,0)").stands("B thief E (1,0)").plague("(0,1)", "");
    let table = table.lays("A base/E(0,-1)r2");
    assert_eq!(table.flights("A thief E (0,0)"), ["thief E (1,0)", "thief E (2,0)"]);
    assert!(table.flights("B thief E (1,0)").is_empty(), "only own figures");
    // Before or after the flea, and in the turn of the outbreak too.
    let table = table.flea("(0,0)");
    assert!(table.game.figures().len() == 1 && table.flights("A thief E (0,0)").is_empty());
    let first = Table::of(WITH, 2).stands("A thief E (0,0)").lies("base/U(1,0)r0");
    assert!(first.lays("A base/U(-1,0)r0").flights("A thief E (0,0)").is_empty());
    let first = Table::of(WITH, 2).stands("A thief E (0,0)").lies("base/U(1,0)r0");
    let first = first.lays(&format!("A {FIRST}"));
    assert_eq!(first.flights("A thief E (0,0)"), ["thief E (1,0)"]);
}

#[test]
fn r_pl_17_monks_never_flee() {
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/B(1,1)r0")).stands("A monk (1,1)");
    let table = table.plague("(0,1)", "").lays("A base/B(2,1)r0");
    assert!(table.flights("A monk (1,1)").is_empty());
}

#[test]
fn r_pl_22_the_windows_open_while_something_can_be_done() {
    let table = || {
        let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/U(1,0)r0"));
        table.stands("A thief E (0,0)").plague("(0,1)", "").remembers("spread", json!(1))
    };
    // No flea is due, but somebody can flee: beside the wood, after it, and at the end.
    let flight = table().lays("A base/E(0,-1)r2");
    assert_eq!(flight.asked(), (Seat(0), Prompt::Wood));
    assert_eq!(flight.flights("A thief E (0,0)"), ["thief E (1,0)"]);
    let second = flight.passes();
    assert_eq!(second.asked(), (Seat(0), Prompt::Plague(plague::Prompt::Spread)));
    let third = second.passes();
    assert_eq!(third.asked(), (Seat(0), Prompt::Plague(plague::Prompt::Spread)));
    let asked = third.game.decision().expect("a question");
    assert_eq!(asked.options[third.game.default_of(asked)], Action::Pass, "R-OV-17");
    assert_eq!(third.passes().asked(), (Seat(1), Prompt::Draw));
    // After it the window is empty and not opened.
    let gone = table().lays("A base/E(0,-1)r2").flees("A thief E (0,0)", "thief E (1,0)");
    assert_eq!(gone.passes().asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_pl_22_whoever_may_get_a_second_part_may_keep_the_flea_back() {
    let table = || {
        Table::of("base traders plague", 2)
            .lies(&format!("{FIRST} base/U(1,0)r0"))
            .stands("A thief E (0,0)")
            .stands("A builder thief E (1,0)")
            .plague("(0,1)", "")
            .lays("A base/U(-1,0)r0")
            .pile("base/B base/B base/B")
            .passes()
    };
    let last = table().passes();
    assert_eq!(last.asked(), (Seat(0), Prompt::Plague(plague::Prompt::Spread)));
    assert!(last.offers(Action::Pass), "there is a part 2");
    let second = last.passes().does(Action::Draw);
    let first = second.game.decision().expect("a question").options[0];
    let second = second.does(first).passes().passes();
    assert_eq!(
        (second.asked().1, second.game.turn().part),
        (Prompt::Plague(plague::Prompt::Spread), 2)
    );
    assert!(!second.offers(Action::Pass) && !second.fleas().is_empty());
    // R-TB-B13: put in part 1, it is not asked for again.
    let once = table().flea("(0,0)");
    assert_eq!(once.game.turn().part, 2);
    let once = once.does(Action::Draw);
    let first = once.game.decision().expect("a question").options[0];
    assert!(once.does(first).fleas().is_empty());
}

#[test]
fn r_pl_22_the_flea_is_put_where_no_second_part_can_come() {
    let table = |lies: &str, pile: &str| {
        Table::of("base traders plague", 2)
            .lies(&format!("{FIRST} base/U(1,0)r0 {lies}"))
            .stands("A thief E (0,0)")
            .stands("A builder thief E (1,0)")
            .plague("(0,1)", "")
            .lays("A base/U(-1,0)r0")
            .pile(pile)
            .passes()
    };
    let forced = |table: &Table, part: u8| {
        assert_eq!(
            (table.asked(), table.game.turn().part),
            ((Seat(0), Prompt::Plague(plague::Prompt::Spread)), part)
        );
        assert!(!table.offers(Action::Pass) && !table.fleas().is_empty());
    };
    // The builder worked, but there is no tile: this is the last moment.
    let last = table("", "").passes();
    forced(&last, 1);
    assert!(last.flea("(0,0)").game.result().is_some());
    // It was kept back for a second part, whose tile fits nowhere.
    let kept = table("base/E(0,-1)r2", "base/C base/B").passes();
    assert!(kept.offers(Action::Pass), "there is a part 2");
    let mut kept = kept.passes();
    kept.edit(|state| state["bag"]["pile"] = json!([crate::table::kind("base/C")]));
    let kept = kept.does(Action::Draw);
    assert_eq!(kept.discarded(), ["base/C"]);
    forced(&kept, 2);
}

#[test]
fn r_pl_25_whoever_fled_can_be_followed_by_a_deployment() {
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/U(1,0)r0"));
    let table = table.stands("A thief E (0,0)").plague("(0,1)", "");
    let table = table.lays("A base/E(0,-1)r2").flees("A thief E (0,0)", "thief E (1,0)");
    let knight = table.deploy("knight S (0,-1)");
    assert!(table.offers(knight));
    let table = table.does(knight);
    assert_eq!(
        table.asked(),
        (Seat(0), Prompt::Plague(plague::Prompt::Spread)),
        "the flea is still due"
    );
}

#[test]
fn r_pl_24_special_figures_flee_unless_the_table_says_no() {
    let flights = |options: &[(&str, &str)]| {
        let table = Table::with("base traders plague", 2, options);
        let table = table.lies(&format!("{FIRST} base/U(1,0)r0"));
        let table = table.stands("A thief E (0,0)").stands("A builder thief E (0,0)");
        let table = table.plague("(0,1)", "").lays("A base/E(0,-1)r2");
        table.flights("A builder thief E (0,0)")
    };
    assert_eq!(flights(&[]), ["thief E (1,0)"]);
    assert!(flights(&[("plague.special_figures", "off")]).is_empty());
    let table = Table::of("base traders plague", 2).lies(MEADOW).stands("A farmer N1 (0,1)");
    let table = table.stands("A pig farmer N1 (0,1)").plague("(2,1)", "(1,1) (0,2)");
    let table = table.lays("A base/E(0,-1)r2");
    assert_eq!(table.flights("A pig farmer N1 (0,1)"), ["farmer E2 (0,0)"]);
}
