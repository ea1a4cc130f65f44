//! The Plague: R-PL-1..15, R-PL-18..24, S-PL-1 to S-PL-8, S-PL-11.

use rules::expansions::plague::{self, Outbreak, Region};
use rules::{Action, Event, Game, Pos, Prompt, Seat, Seed, Setup, Systems};
use serde_json::json;

use crate::table::{Table, position};

const WITH: &str = "base plague";
/// South of the start tile; fields in the north and the east.
pub const FIRST: &str = "plague/06(0,1)r0";

fn cells(text: &str) -> Vec<Pos> {
    text.split_whitespace().map(position).collect()
}

/// Cloisters without roads from one cell of the second row to another.
pub fn meadow(from: i16, to: i16) -> String {
    (from..=to).map(|x| format!(" base/B({x},1)r0")).collect()
}

impl Table {
    /// The plague as it is, and nobody has put a flea in this turn: outbreaks in order, those with
    /// a minus averted, then fleas: `plague("-(0,1) (4,1)", "(1,1) (2,1)")`.
    pub fn plague(mut self, outbreaks: &str, fleas: &str) -> Self {
        let outbreak = |(word, number): (&str, u8)| {
            let active = !word.starts_with('-');
            Outbreak { pos: position(word.trim_start_matches('-')), number, active }
        };
        let outbreaks: Vec<Outbreak> =
            outbreaks.split_whitespace().zip(1..).map(outbreak).collect();
        let mut fleas = cells(fleas);
        fleas.sort_unstable();
        self.edit(|state| {
            let plague = &mut state["states"]["plague"];
            plague["outbreaks"] = json!(outbreaks);
            plague["fleas"] = json!(fleas);
        });
        self
    }

    /// Sets something else that the table remembers of the plague.
    pub fn remembers(mut self, what: &str, value: serde_json::Value) -> Self {
        self.edit(|state| state["states"]["plague"][what] = value);
        self
    }

    /// Whoever is asked puts a flea: `flea("(1,1)")` or `flea("(1,1) (2,1)")`, from the first.
    pub fn flea(self, words: &str) -> Self {
        let action = spread(words);
        self.does(action)
    }

    /// Where fleas may come from and go to: `(1,1)` or `(1,1) (2,1)`.
    pub fn fleas(&self) -> Vec<String> {
        let name = |pos: Pos| format!("({},{})", pos.x, pos.y);
        let asked = self.game.decision().expect("a question");
        let options = asked.options.iter().filter_map(|option| match *option {
            Action::Plague(plague::Action::Spread { from: None, to }) => Some(name(to)),
            Action::Plague(plague::Action::Spread { from: Some(from), to }) => {
                Some(format!("{} {}", name(from), name(to)))
            }
            _ => None,
        });
        options.collect()
    }

    /// What is told of the plague since the last tile was drawn: `outbreak 1`, `averted 1`.
    pub fn plague_events(&self) -> Vec<String> {
        let told = self.events.iter().filter_map(|event| match event {
            Event::Plague(plague::Event::Outbreak { number, .. }) => {
                Some(format!("outbreak {number}"))
            }
            Event::Plague(plague::Event::Averted { number, .. }) => {
                Some(format!("averted {number}"))
            }
            Event::Plague(plague::Event::Flea { from, to, .. }) => {
                let from = from.map_or(String::new(), |from| format!("{from:?} "));
                Some(format!("flea {from}{to:?}"))
            }
            _ => None,
        });
        told.collect()
    }

    /// The regions with their outbreaks and how many fleas each has.
    pub fn regions(&self) -> Vec<(Option<u8>, usize)> {
        let regions = self.game.plague_regions().into_iter();
        let fleas = |region: Region| {
            (region.outbreak, region.cells.len() - usize::from(region.outbreak.is_some()))
        };
        regions.map(fleas).collect()
    }

    /// Passes and takes defaults until the next tile is drawn.
    pub fn goes_on(mut self) -> Self {
        while !self.asks(Prompt::Draw) {
            let asked = self.game.decision().expect("a game that goes on");
            self.apply(asked.options[self.game.default_of(asked)]);
        }
        self
    }
}

/// To put a flea, from the first cell if there are two.
pub fn spread(words: &str) -> Action {
    match cells(words)[..] {
        [to] => Action::Plague(plague::Action::Spread { from: None, to }),
        [from, to] => Action::Plague(plague::Action::Spread { from: Some(from), to }),
        _ => panic!("{words}: one cell or two"),
    }
}

fn set_up(systems: &str, seats: u8, seed: u64, options: &[(&str, &str)]) -> Game {
    let systems = Systems::named(systems.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(seats, systems, Seed::from_number(seed));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    Game::new(setup).expect("a table that can be set up").0
}

/// The kinds of a pile in the order in which they are drawn.
fn order(game: &Game) -> Vec<String> {
    let state: serde_json::Value = serde_json::from_str(&game.snapshot()).expect("JSON");
    let bag = &state["bag"];
    let list = |key: &str| bag[key].as_array().cloned().unwrap_or_default();
    let drawn = |tiles: Vec<serde_json::Value>| tiles.into_iter().rev();
    let hand = state["turn"]["hand"].as_str().map(str::to_owned);
    let pile = drawn(list("first")).chain(drawn(list("pile")));
    hand.into_iter().chain(pile.map(|id| id.as_str().expect("an id").to_owned())).collect()
}

fn first_plague(game: &Game) -> usize {
    let order = order(game);
    order.iter().position(|id| id.starts_with("plague")).expect("it has plague tiles")
}

#[test]
fn r_pl_1_and_24_seventeen_tiles_are_drawn_before_the_plague() {
    let firsts: Vec<usize> =
        (0..60).map(|seed| first_plague(&set_up(WITH, 2, seed, &[]))).collect();
    assert!(firsts.iter().all(|&first| first >= 17));
    assert!(firsts.contains(&17), "right after them it may come");
    assert_eq!(order(&set_up(WITH, 2, 1, &[])).len(), 71 + 6);
    for (value, head) in [
        ("0", 0),
        ("5", 5),
        ("10", 10),
        ("15", 15),
        ("20", 20),
        ("25", 25),
        ("30", 30),
        ("40", 40),
        ("50", 50),
        ("60", 60),
        ("33", 33),
    ] {
        let first = |seed| first_plague(&set_up(WITH, 2, seed, &[("plague.deck_head", value)]));
        let firsts: Vec<usize> = (0..60).map(first).collect();
        assert!(firsts.iter().all(|&first| first >= head));
        assert!(firsts.iter().any(|&first| first < head + 6), "{value}");
    }
}

#[test]
fn r_pl_1_river_tiles_are_not_counted_and_equal_turns_leave_no_plague_out() {
    for seed in 0..20 {
        let game = set_up("base river1 plague", 2, seed, &[]);
        let order = order(&game);
        let river = order.iter().filter(|id| id.starts_with("river1")).count();
        assert!(first_plague(&game) >= river + 17);
    }
    // 71 + 6 tiles for 5 seats: 2 are left out, and never one of the plague.
    for seed in 0..40 {
        let game = set_up(WITH, 5, seed, &[("equal_turns", "on")]);
        let order = order(&game);
        assert_eq!(order.len(), 75);
        assert_eq!(order.iter().filter(|id| id.starts_with("plague")).count(), 6);
        assert!(first_plague(&game) >= 17);
    }
}

#[test]
fn s_pl_1_after_an_outbreak_everybody_puts_a_flea() {
    let table = Table::of(WITH, 2).lays(&format!("A {FIRST}"));
    assert_eq!(table.plague_events(), ["outbreak 1"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "whoever laid it does nothing more");
    let table = table.lays("B base/B(1,1)r0");
    assert_eq!(table.fleas(), ["(0,0)", "(1,1)"]);
    // R-PL-22: it may wait for the second and the third window, and there it must be.
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Plague(plague::Prompt::Spread)));
    assert!(table.offers(Action::Pass));
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Plague(plague::Prompt::Spread)));
    assert!(!table.offers(Action::Pass) && table.fleas().len() == 2);
    let table = table.flea("(1,1)");
    assert_eq!(table.plague_events(), ["flea 1,1"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
    assert_eq!(table.game.fleas_left(), Some(17));
    // Once it is put early, nothing is asked later.
    let table = table.lays("A base/B(2,1)r0").flea("(0,0)");
    assert!(table.fleas().is_empty());
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_pl_2_a_flea_sends_everybody_home() {
    let table = Table::of("base traders plague", 2)
        .lies(&format!("{FIRST} base/E(0,-1)r2"))
        .stands("A thief E (0,0)")
        .stands("B knight N (0,0)")
        .stands("B builder knight N (0,0)")
        .plague("(0,1)", "")
        .lays("A base/B(1,1)r0")
        .flea("(0,0)");
    assert_eq!(table.gone(), ["B builder flea", "A small flea", "B small flea"]);
    assert!(table.scores().is_empty());
    assert!(table.game.figures().is_empty());
    // R-OV-9: whoever comes home before the commit can be used at once.
    assert_eq!(table.small(0), 7);
}

#[test]
fn r_pl_11_whoever_is_left_alone_goes_too() {
    // Ben's knight stands on the tile, his builder on the other tile of the city.
    let table = || {
        Table::of("base traders plague", 2)
            .lies(&format!("{FIRST} base/G(0,-1)r1"))
            .stands("B knight N (0,0)")
            .stands("B builder knight N (0,-1)")
            .plague("(0,1)", "")
    };
    let gone = table().lays("A base/B(1,1)r0").flea("(0,0)").gone();
    assert_eq!(gone, ["B small flea", "B builder lonely"]);
    // Another knight keeps him company.
    let stays = table().stands("B knight N (0,-1)").lays("A base/B(1,1)r0").flea("(0,0)");
    assert_eq!(stays.gone(), ["B small flea"]);
}

#[test]
fn s_pl_3_regions_that_meet_have_one_outbreak() {
    let lies = format!("{FIRST}{} plague/06(4,1)r3 base/B(3,2)r0", meadow(1, 3));
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1) (4,1)", "(1,1) (2,1)");
    assert_eq!(table.regions(), [(Some(1), 2), (Some(2), 0)]);
    let table = table.lays("A base/B(2,2)r0").flea("(3,1)");
    assert_eq!(table.plague_events(), ["flea 3,1", "averted 1"]);
    assert_eq!(table.regions(), [(Some(2), 3)], "the fleas go on through 2");
    let (first, second) = (table.game.outbreaks()[0], table.game.outbreaks()[1]);
    assert!(!first.active && second.active);
    assert_eq!((first.number, first.pos, second.number), (1, Pos::new(0, 1), 2));
    // R-PL-6: the averted tile never gets a flea, and nothing spreads from it.
    let table = table.goes_on().lays("B base/B(1,2)r0");
    assert_eq!(table.fleas(), ["(1,2)", "(2,2)", "(3,2)"]);
    // R-PL-18: followers may go there.
    assert!(table.game.admits(Pos::new(0, 1)) && !table.game.admits(Pos::new(4, 1)));
}

#[test]
fn r_pl_5_the_latest_outbreak_stays_and_the_rest_may_fall_apart() {
    // Outbreak 1 with a flea in the north, then (1,1), then outbreak 2.
    let lies = format!("{FIRST} base/B(1,1)r0 plague/06(2,1)r3");
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1) (2,1)", "(0,0)");
    assert_eq!(table.regions(), [(Some(1), 1), (Some(2), 0)]);
    let table = table.lays("A base/B(1,2)r0").flea("(1,1)");
    assert_eq!(table.plague_events(), ["flea 1,1", "averted 1"]);
    assert_eq!(table.regions(), [(None, 1), (Some(2), 1)], "the north hung on outbreak 1");
    // A third region has no part in it.
    let lies = format!("{lies} base/B(1,2)r0 base/B(1,3)r0 plague/06(1,4)r0");
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1) (2,1) (1,4)", "(0,0)");
    let table = table.lays("A base/B(0,3)r0").flea("(1,1)");
    assert_eq!(table.plague_events(), ["flea 1,1", "averted 1"]);
    assert_eq!(table.regions(), [(None, 1), (Some(2), 1), (Some(3), 0)]);
}

/// Two regions in a long row with a gap at (11,1): ten fleas of outbreak 1, eight of outbreak 2.
fn eighteen() -> Table {
    let lies = format!("{FIRST}{} plague/06(20,1)r3", meadow(1, 19));
    let fleas: String = (1..=19).filter(|x| *x != 11).map(|x| format!(" ({x},1)")).collect();
    Table::of(WITH, 2).lies(&lies).plague("(0,1) (20,1)", &fleas)
}

#[test]
fn s_pl_4_when_the_fleas_are_used_up_the_lowest_outbreak_ends() {
    let table = eighteen().remembers("spread", json!(1));
    assert_eq!(table.game.fleas_left(), Some(0));
    let table = table.lays("A base/B(1,2)r0").goes_on();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    assert_eq!(table.plague_events(), ["averted 1"], "at the start of Ben's turn");
    assert_eq!(table.regions(), [(None, 10), (Some(2), 8)]);
    let table = table.lays("B base/B(12,2)r0");
    let from: Vec<String> =
        (1..=10).flat_map(|x| ["(11,1)", "(12,2)"].map(|to| format!("({x},1) {to}"))).collect();
    assert_eq!(table.fleas(), from, "one of the ten inactive ones, beside region 2");
    let table = table.flea("(1,1) (12,2)");
    assert_eq!(table.regions(), [(None, 9), (Some(2), 9)]);
}

#[test]
fn s_pl_5_and_r_pl_13_later_only_when_no_flea_is_inactive() {
    let later =
        |table: Table| table.remembers("eradicated", json!(true)).remembers("spread", json!(1));
    let table = later(eighteen()).lays("A base/B(1,2)r0").goes_on();
    assert_eq!(table.plague_events(), ["averted 1"], "none is inactive");
    // With an inactive one nothing happens, and one outbreak is never averted.
    let lies = format!("{FIRST}{} plague/06(20,1)r3", meadow(1, 19));
    let fleas: String = (2..=19).map(|x| format!(" ({x},1)")).collect();
    let cut = Table::of(WITH, 2).lies(&format!("{lies} base/B(10,2)r0"));
    let cut = cut.plague("(0,1) (20,1)", &fleas.replace("(15,1)", "(10,2)"));
    assert_eq!(cut.regions(), [(Some(1), 0), (None, 14), (Some(2), 4)]);
    let cut = later(cut).lays("A base/B(1,2)r0").goes_on();
    assert!(cut.plague_events().is_empty());
    let alone = eighteen().plague("-(0,1) (20,1)", "");
    let alone = alone.remembers("spread", json!(1)).lays("A base/B(1,2)r0").goes_on();
    assert!(alone.plague_events().is_empty());
}

/// All eighteen fleas hang on outbreak 1.
fn whole() -> Table {
    let lies = format!("{FIRST}{}", meadow(1, 21));
    let fleas: String = (1..=18).map(|x| format!(" ({x},1)")).collect();
    Table::of(WITH, 2).lies(&lies).plague("(0,1)", &fleas)
}

#[test]
fn s_pl_6_and_r_pl_9_without_inactive_fleas_an_active_one_moves() {
    let table = whole().lays("A base/B(21,2)r0");
    // Whichever is taken, what lies behind it is cut off: only the last one leaves all the others.
    let beside = |from: &str| {
        let all = table.fleas().into_iter();
        let own = all.filter(|pair| pair.starts_with(&format!("{from} ")));
        own.map(|pair| pair.rsplit(' ').next().expect("a cell").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(beside("(18,1)"), ["(0,0)"], "R-PL-10: not back to where it was");
    assert_eq!(beside("(2,1)"), ["(0,0)"], "R-PL-10: what is cut off infects nothing");
    let table = table.flea("(2,1) (0,0)");
    assert_eq!(table.regions(), [(Some(1), 2), (None, 16)], "R-PL-12");
}

#[test]
fn s_pl_7_and_r_pl_15_a_new_outbreak_far_away_ends_the_old_one() {
    let table = whole().lays("A plague/06(22,1)r3");
    assert_eq!(table.plague_events(), ["outbreak 2", "averted 1"]);
    assert_eq!(table.regions(), [(None, 18), (Some(2), 0)]);
    let told = |what: fn(&Event) -> bool| table.events.iter().position(what);
    let averted = told(|event| matches!(event, Event::Plague(plague::Event::Averted { .. })));
    assert!(averted < told(|event| matches!(event, Event::TurnStarted { .. })), "at once");
    let state: serde_json::Value = serde_json::from_str(&table.game.snapshot()).expect("JSON");
    assert_eq!(state["states"]["plague"]["eradicated"], json!(true));
    // Beside a flea it belongs to the region, and R-PL-5 decides.
    let near = whole().lays("A plague/06(18,2)r0");
    assert_eq!(near.plague_events(), ["outbreak 2", "averted 1"]);
    assert_eq!(near.regions(), [(Some(2), 18)]);
    // With an inactive flea it is an outbreak like others, and with one left in the supply.
    let lies = format!("{FIRST}{}", meadow(1, 21));
    let fleas: String = (1..=19).filter(|x| *x != 18).map(|x| format!(" ({x},1)")).collect();
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", &fleas);
    let table = table.remembers("eradicated", json!(true));
    assert_eq!(table.lays("A plague/06(22,1)r3").plague_events(), ["outbreak 2"]);
    let fleas: String = (1..=17).map(|x| format!(" ({x},1)")).collect();
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", &fleas);
    assert_eq!(table.lays("A plague/06(22,1)r3").plague_events(), ["outbreak 2"]);
}

#[test]
fn s_pl_8_inactive_fleas_wake_up() {
    let lies = format!("{FIRST}{}", meadow(1, 4));
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", "(1,1) (3,1)");
    assert_eq!(table.regions(), [(Some(1), 1), (None, 1)]);
    let table = table.lays("A base/B(4,2)r0").flea("(2,1)");
    assert_eq!(table.regions(), [(Some(1), 3)]);
}

#[test]
fn s_pl_11_and_r_pl_23_where_nothing_is_left_to_infect_nobody_spreads() {
    // Between the sick tiles and the others lies the averted outbreak.
    let lies = format!("{FIRST} base/B(1,1)r0 plague/06(2,1)r3");
    let table = || Table::of(WITH, 2).lies(&lies).plague("-(0,1) (2,1)", "(1,1)");
    let stuck = table().lays("A base/E(0,-1)r2");
    assert!(stuck.fleas().is_empty());
    assert_eq!(stuck.passes().asked(), (Seat(1), Prompt::Draw));
    // A new tile beside them can be infected at once.
    assert_eq!(table().lays("A base/B(1,2)r0").fleas(), ["(1,2)"]);
}

#[test]
fn r_pl_8_not_in_the_turn_of_an_outbreak_and_once_in_a_turn() {
    let lies = format!("{FIRST} base/B(1,1)r0");
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", "");
    let table = table.lays("A plague/06(2,1)r3");
    assert!(table.fleas().is_empty());
    assert_eq!(table.goes_on().asked(), (Seat(1), Prompt::Draw));
    // Without an outbreak there is nothing to spread.
    assert!(Table::of(WITH, 2).lays("A base/B(0,1)r0").fleas().is_empty());
}

#[test]
fn r_pl_8_and_24_a_table_may_leave_it_to_the_players() {
    let lies = format!("{FIRST} base/B(1,1)r0");
    let table = Table::with(WITH, 2, &[("plague.spread", "may")]).lies(&lies);
    let table = table.plague("(0,1)", "").lays("A base/B(1,2)r0").passes().passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Plague(plague::Prompt::Spread)));
    assert!(table.offers(Action::Pass) && table.fleas().len() == 2);
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Pass);
    assert_eq!(table.passes().asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_pl_14_an_outbreak_always_stays_active() {
    let table = whole().remembers("spread", json!(1)).lays("A base/B(21,2)r0").goes_on();
    assert!(table.game.outbreaks()[0].active);
}

#[test]
fn r_pl_18_no_follower_goes_onto_fleas_or_outbreaks() {
    let lies = format!("{FIRST} base/B(1,1)r0");
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", "");
    let table = table.lays("A base/B(1,2)r0").flea("(1,1)").goes_on();
    assert!(!table.game.admits(Pos::new(1, 1)) && !table.game.admits(Pos::new(0, 1)));
    // R-PL-20: also where the fleas are inactive.
    let table = Table::of(WITH, 2).lies(&format!("{lies} base/B(2,1)r0"));
    let table = table.plague("(0,1)", "(2,1)");
    assert_eq!(table.regions(), [(Some(1), 0), (None, 1)]);
    assert!(!table.game.admits(Pos::new(2, 1)));
    // Nor does a healthy tile between two with fleas keep anybody off.
    let between = Table::of(WITH, 2).lies(&format!("{lies} base/B(2,1)r0 base/B(3,1)r0"));
    let between = between.plague("(0,1)", "(1,1) (3,1)");
    assert!([1, 2, 3].map(|x| between.game.admits(Pos::new(x, 1))) == [false, true, false]);
    // The tile just laid is infected before anybody goes there: nobody may.
    let table = table.lays("A base/B(1,2)r0");
    assert!(!table.spots().is_empty());
    let table = table.flea("(1,1)").goes_on();
    let table = table.lays("B base/U(1,0)r0");
    assert!(!table.spots().is_empty());
    assert!(table.flea("(1,0)").spots().is_empty());
}

#[test]
fn r_pl_19_and_20_sick_tiles_score_and_fit_as_ever() {
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/W(1,0)r0"));
    let table = table.stands("A thief E (0,0)").plague("(0,1)", "(1,0)");
    let table = table.lays("B base/W(-1,0)r2").passes().flea("(0,0)");
    assert_eq!(table.gone(), ["A small flea"]);
    let table = Table::of(WITH, 2).lies(&format!("{FIRST} base/W(1,0)r0"));
    let table = table.stands("A thief E (0,0)").plague("(0,1)", "(1,0)");
    let table = table.lays("B base/W(-1,0)r0").passes().passes();
    assert_eq!(table.scores(), ["A road 3"]);
}

#[test]
fn r_pl_21_the_default_spares_the_own() {
    // Ada's turn; each target has other figures on it.
    let lies = format!("{FIRST} base/B(1,1)r0 base/U(1,0)r0 base/B(2,1)r0");
    let table = || {
        let table = Table::of(WITH, 3).lies(&lies).plague("(0,1)", "(1,1)");
        table.stands("A monk (2,1)")
    };
    let chosen = |table: Table| {
        let table = table.lays("A base/B(1,2)r0").passes().passes();
        assert!(!table.offers(Action::Pass));
        let asked = table.game.decision().expect("a question");
        asked.options[table.game.default_of(asked)]
    };
    assert_eq!(chosen(table()), spread("(0,0)"), "nobody is hurt anywhere else: the first cell");
    assert_eq!(chosen(table().stands("B thief E (1,0)")), spread("(1,0)"), "most of the others");
    let own = table().stands("A thief E (0,0)").stands("B farmer S1 (0,0)");
    assert_eq!(chosen(own), spread("(1,0)"), "the fewest own");
    let alone = Table::of(WITH, 3).lies(&lies).plague("(0,1)", "(1,1)").stands("A thief E (0,0)");
    assert_eq!(chosen(alone), spread("(1,0)"), "the only figure is spared");
    let builder = Table::of("base traders plague", 3).lies(&format!("{lies} base/U(2,0)r0"));
    let builder = builder.plague("(0,1)", "(1,1)").stands("B knight N (0,0)");
    let builder = builder.stands("B thief E (1,0)").stands("B builder thief E (2,0)");
    assert_eq!(chosen(builder), spread("(1,0)"), "with the builder that it leaves alone");
    // Of active fleas the one that cuts off fewest.
    let table = whole().lays("A base/B(21,2)r0").passes().passes();
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], spread("(18,1) (0,0)"));
    // An inactive one by its place.
    let table = eighteen().plague("-(0,1) (20,1)", &{
        (1..=19).filter(|x| *x != 11).map(|x| format!(" ({x},1)")).collect::<String>()
    });
    let table = table.lays("A base/B(12,2)r0").passes().passes();
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], spread("(1,1) (11,1)"));
}

#[test]
fn r_pl_21_and_ov_15_the_only_pair_is_put_silently() {
    let systems = Systems::named(["base", "plague"]).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    setup.script.tiles = Some(["plague/06", "base/E", "base/B"].map(crate::table::kind).to_vec());
    let (mut game, _) = Game::new(setup).expect("a table");
    let place = |x, y, turns| Action::Place {
        pos: Pos::new(x, y),
        rotation: rules::Rotation::turns(turns),
    };
    game.apply(Seat(0), place(0, 1, 0)).expect("it fits");
    game.apply(Seat(1), place(0, -1, 2)).expect("it fits");
    game.apply(Seat(1), Action::Pass).expect("no follower");
    let events = game.apply(Seat(1), Action::Pass).expect("not in the second window");
    let flea = Event::Plague(plague::Event::Flea { seat: Seat(1), from: None, to: Pos::new(0, 0) });
    assert!(events.contains(&flea), "{events:?}");
}

#[test]
fn r_pl_24_the_fairy_protects_if_the_table_wants_it() {
    let gone = |options: &[(&str, &str)]| {
        let table = Table::with("base dragon plague", 2, options).lies(FIRST);
        let table = table.stands("B thief E (0,0)").stands("A knight N (0,0)");
        let table = table.fairy_by("B thief E (0,0)").plague("(0,1)", "");
        table.lays("A base/B(1,1)r0").flea("(0,0)").gone()
    };
    assert_eq!(gone(&[]), ["A small flea", "B small flea"], "R-PL-11");
    assert!(gone(&[("plague.fairy_protects", "on")]).is_empty());
}

#[test]
fn r_pl_24_builders_and_pigs_are_spared_if_the_table_wants_it() {
    let options = [("plague.special_figures", "off")];
    let table = |knight: &str| {
        let table = Table::with("base traders plague", 2, &options);
        let table = table.lies(&format!("{FIRST} base/G(0,-1)r1"));
        let table = table.stands(knight).stands("B builder knight N (0,0)");
        table.plague("(0,1)", "").lays("A base/B(1,1)r0").flea("(0,0)").gone()
    };
    assert!(table("B knight N (0,-1)").is_empty());
    assert_eq!(table("B knight N (0,0)"), ["B small flea", "B builder lonely"]);
}

#[test]
fn r_pl_3_the_state_is_there_for_everybody_to_see() {
    let table = Table::of("base", 2);
    assert!(table.game.outbreaks().is_empty() && table.game.plague_regions().is_empty());
    assert_eq!(table.game.fleas_left(), None);
    let lies = format!("{FIRST}{}", meadow(1, 3));
    let table = Table::of(WITH, 2).lies(&lies).plague("(0,1)", "(3,1) (1,1)");
    let regions = [(Some(1), "(0,1) (1,1)"), (None, "(3,1)")];
    let regions = regions.map(|(outbreak, text)| Region { outbreak, cells: cells(text) });
    assert_eq!(table.game.plague_regions(), regions);
    assert_eq!(table.game.fleas(), cells("(1,1) (3,1)"));
    assert_eq!(table.game.fleas_left(), Some(16), "R-PL-2");
}

#[test]
fn r_pl_2_and_7_outbreaks_are_numbered_as_they_come() {
    let table = Table::of(WITH, 2).lays(&format!("A {FIRST}")).goes_on();
    let table = table.lays("B base/B(1,1)r0").flea("(1,1)").goes_on();
    let table = table.lays("A plague/06(2,1)r3");
    assert_eq!(table.plague_events(), ["outbreak 2", "averted 1"], "R-PL-5 right then");
    assert_eq!(table.game.outbreaks().iter().map(|one| one.number).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn r_pl_8_a_flea_kept_back_for_a_part_that_finds_no_tile_is_put_then() {
    // Ada's builder gives her a second part, for which there is one tile more: a city, which fits
    // nowhere.
    let part = |spread: &str, early: bool| {
        let table = Table::with("base traders plague", 2, &[("plague.spread", spread)])
            .lies(&format!("{FIRST} base/E(0,-1)r2"))
            .stands("A thief E (0,0)")
            .stands("A builder thief E (0,0)")
            .plague("(0,1)", "");
        let mut table = table.lays("A base/U(1,0)r0");
        table.edit(|state| state["bag"] = json!({"pile": ["base/C"]}));
        let table = if early { table.flea("(0,0)").passes() } else { table.passes().passes() };
        let table = if early { table } else { table.passes() };
        assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
        table.does(Action::Draw)
    };
    let table = part("must", false);
    assert_eq!(table.discarded(), ["base/C"]);
    assert_eq!(
        (table.asked(), table.game.turn().part),
        ((Seat(0), Prompt::Plague(plague::Prompt::Spread)), 2)
    );
    assert!(!table.offers(Action::Pass) && table.fleas() == ["(0,0)"]);
    let table = table.flea("(0,0)");
    assert_eq!(table.gone(), ["A builder flea", "A small flea"]);
    assert!(table.game.result().is_some());
    // It is left to the player where the table wants it so, and done once.
    assert!(part("may", false).offers(Action::Pass));
    assert!(part("must", true).game.result().is_some());
}
