//! Wheel of Fortune: R-WF-1..17, S-WF-1..13.

use rules::expansions::wheel::{self, Crown, Sector};
use rules::{Action, At, Cause, Event, Figure, FigureKind, Game, Pos, Prompt, Seat};
use serde_json::json;

use crate::table::{Table, dealt, seat};
use crate::{base, farms, table};

const WITH: &str = "wheel";
/// The wheel beside the map, and a start tile like that of the base game.
const ASIDE: [(&str, &str); 1] = [("wheel.start_tile", "aside")];

pub fn sector(name: &str) -> Sector {
    let found = Sector::ALL.into_iter().find(|sector| sector.name() == name);
    found.expect("a sector")
}

/// To deploy on a crown.
pub fn crowned(figure: FigureKind, name: &str, space: u8) -> Action {
    Action::Deploy { figure, at: At::Crown(Crown { sector: sector(name), space }) }
}

impl Table {
    /// The pig stands there without a turn.
    pub fn pig(mut self, name: &str) -> Self {
        self.edit(|state| state["states"]["wheel"]["pig"] = json!(name));
        self
    }

    /// A follower stands on a crown without a turn: `crown("B small storm 1")`.
    pub fn crown(mut self, line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let kind = if words[1] == "big" { FigureKind::Big } else { FigureKind::Small };
        let space = words[3].parse().expect("a number");
        let at = At::Crown(Crown { sector: sector(words[2]), space });
        let figure = Figure { seat: seat(words[0]), kind, at };
        self.edit(|state| {
            state["figures"].as_array_mut().expect("a list").push(json!(figure));
            let left = &mut state["supplies"][figure.seat.index()][crate::table::stored(kind)];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// How far the wheel turned since the last tile was drawn, and where to.
    pub fn turned(&self) -> Vec<(u8, &'static str)> {
        let turned = self.events.iter().filter_map(|event| match event {
            Event::Wheel(wheel::Event::Turned { steps, to }) => Some((*steps, to.name())),
            _ => None,
        });
        turned.collect()
    }

    /// The free crowns that are offered to small followers.
    pub fn free_crowns(&self) -> Vec<(&'static str, u8)> {
        let asked = self.game.decision().expect("a question");
        let crowns = asked.options.iter().filter_map(|option| match option {
            Action::Deploy { figure: FigureKind::Small, at: At::Crown(crown) } => {
                Some((crown.sector.name(), crown.space))
            }
            _ => None,
        });
        crowns.collect()
    }
}

/// A table with the wheel beside the map.
fn aside(systems: &str) -> Table {
    Table::with(systems, 2, &ASIDE)
}

/// How many tiles can be drawn.
fn left(game: &Game) -> u32 {
    game.bag().remaining().iter().map(|&(_, number)| u32::from(number)).sum()
}

#[test]
fn r_wf_1_and_14_the_wheel_lies_at_the_start_or_beside_the_map() {
    let game = dealt(WITH, &[]);
    let cells: Vec<Pos> = game.board().tiles().iter().map(|placed| placed.pos).collect();
    let rows = (-2..=1).flat_map(|y| (-2..=1).map(move |x| Pos::new(x, y)));
    assert_eq!(cells, rows.collect::<Vec<_>>());
    assert_eq!((left(&game), game.wheel_corner()), (72, Some(Pos::new(-2, -2))));
    assert_eq!(game.wheel_pig(), Some(Sector::Fortune));
    let aside = dealt(WITH, &ASIDE);
    let start = aside.board().tiles()[0];
    assert_eq!((start.tile().id, start.pos), ("wheel/06", Pos::new(0, 0)));
    assert_eq!((aside.board().tiles().len(), left(&aside)), (1, 71));
    assert!(aside.wheel_corner().is_none() && aside.crowns().count() == 9);
    let kinds = aside.bag().remaining();
    assert!(
        kinds.iter().all(|(kind, _)| kind.kind().set() == "wheel"),
        "never a part of the wheel"
    );
    assert!(dealt("base", &[]).wheel_pig().is_none());
    assert_eq!(dealt("base", &[]).crowns().count(), 0);
}

#[test]
fn r_wf_1_the_rim_is_land_and_nothing_is_laid_inside() {
    let table = Table::of(WITH, 2).draws("A base/X");
    let places = table.places();
    let stubs = ["(-1,-3)", "(-3,-2)", "(2,-1)", "(-1,2)"];
    let cells: Vec<&str> = places.iter().map(|place| &place[..place.len() - 2]).collect();
    let mut distinct = cells.clone();
    distinct.dedup();
    assert_eq!(distinct, stubs, "a crossing fits only at the four roads");
    // Four farms: NW touches no city, the others one each.
    let mut fields: Vec<usize> = Vec::new();
    let board = table.game.board();
    for id in board.features_of(rules::SegmentKind::Field) {
        fields.push(board.members(id).map(|(_, field)| field.touches.count_ones() as usize).sum());
    }
    fields.sort_unstable();
    assert_eq!(fields, [0, 1, 1, 1]);
}

#[test]
fn r_wf_14_and_15_crowns_as_the_table_wants() {
    let crowns = |value: &str| {
        let game = dealt(WITH, &[("wheel.crowns", value)]);
        Sector::ALL.map(|of| game.crowns().filter(|crown| crown.sector == of).count())
    };
    for value in [
        "1,2,1,2,1,2",
        "1,1,1,2,2,2",
        "1,1,2,1,2,2",
        "1,1,2,2,1,2",
        "1,1,2,2,2,1",
        "1,2,1,1,2,2",
        "1,2,1,2,2,1",
        "1,2,2,1,1,2",
        "1,2,2,1,2,1",
        "1,2,2,2,1,1",
        "2,1,1,1,2,2",
        "2,1,1,2,1,2",
        "2,1,1,2,2,1",
        "2,1,2,1,1,2",
        "2,1,2,1,2,1",
        "2,1,2,2,1,1",
        "2,2,1,1,1,2",
        "2,2,1,1,2,1",
        "2,2,1,2,1,1",
        "2,2,2,1,1,1",
    ] {
        let numbers: Vec<usize> =
            value.split(',').map(|number| number.parse().expect("a number")).collect();
        assert_eq!(crowns(value)[..], numbers[..]);
    }
}

/// Two pennants, two knights of Ben's and one of Ada's.
fn taxed(options: &[(&str, &str)]) -> Table {
    let table = Table::with("wheel inns abbey", 2, &[&ASIDE[..], options].concat());
    table.lies("base/F(0,-1)r1 base/F(0,-2)r1").stands("B knight N (0,-1)")
}

#[test]
fn s_wf_1_taxes() {
    let table = taxed(&[]).stands("B knight N (0,-1)").stands("A knight N (0,0)");
    let table = table.draws("A wheel/02");
    assert_eq!(table.turned(), [(1, "taxes")]);
    assert_eq!(table.scores(), ["A wheel 3", "B wheel 8"]);
    assert_eq!(table.game.figures().len(), 3, "nobody goes home");
    assert_eq!(table.asked(), (Seat(0), Prompt::Place));
}

#[test]
fn r_wf_7_and_16_taxes_count_figures_or_strength() {
    let table = |options: &[(&str, &str)]| {
        let table = taxed(options).stands("B mayor knight N (0,-2)").stands("A big knight N (0,0)");
        table.draws("A wheel/02").scores()
    };
    assert_eq!(table(&[]), ["A wheel 3", "B wheel 8"]);
    // Strength 2 for Ada, 1 + 2 for Ben.
    let strength = table(&[("wheel.taxes_strength", "strength")]);
    assert_eq!(strength, ["A wheel 8", "B wheel 15"]);
    // Each city by itself.
    let two = aside(WITH).stands("A knight N (0,0)").lies("base/U(1,0)r0 base/E(1,-1)r0");
    let two = two.stands("A knight N (1,-1)");
    assert_eq!(two.draws("A wheel/02").scores(), ["A wheel 1", "A wheel 1"]);
}

#[test]
fn s_wf_2_famine() {
    let table = aside(WITH).lies("base/E(0,-1)r2").stands("B farmer N1 (0,-1)");
    let table = table.stands("B farmer N1 (0,-1)").stands("A farmer N1 (0,-1)");
    let table = table.draws("A wheel/04");
    assert_eq!(table.turned(), [(2, "famine")]);
    assert_eq!(table.scores(), ["A wheel 1", "B wheel 2"]);
    // Three cities for three farmers, and another farm with one.
    let three = "base/E(0,-1)r2 base/E(-1,-1)r0 base/E(-1,-2)r2 base/E(1,-1)r0 base/E(1,-2)r2";
    let table = aside(WITH).lies(three).stands("B farmer N1 (0,-1)").stands("B farmer N1 (0,-1)");
    let table = table.stands("A farmer N1 (0,-1)").stands("B farmer E1 (0,0)");
    let table = table.draws("A wheel/04");
    assert_eq!(table.scores(), ["B wheel 1", "A wheel 3", "B wheel 6"]);
}

#[test]
fn s_wf_3_storm() {
    let table = aside("wheel inns").lies("base/E(0,-1)r2 base/B(0,-2)r0");
    let table = table.stands("B monk (0,-2)").crown("B small fortune 0");
    let table = table.draws("A wheel/07");
    assert_eq!(table.turned(), [(3, "storm")]);
    assert_eq!(table.scores(), ["A wheel 8", "B wheel 6"]);
    // R-WF-9: mayor and wagon count, other figures do not.
    let table = aside("wheel abbey traders").draws("A wheel/07");
    assert_eq!(table.scores(), ["A wheel 9", "B wheel 9"]);
}

#[test]
fn s_wf_4_inquisition() {
    // A monk on an abbey, and a heretic.
    let table = aside("wheel abbey cult").lies("abbey/01(0,1)r0 cult/01(1,1)r0");
    let table = table.stands("B monk (0,1)").stands("B monk (1,1)").pig("storm");
    let table = table.draws("A wheel/02");
    assert_eq!(table.turned(), [(1, "inquisition")]);
    assert_eq!(table.scores(), ["B wheel 4"]);
    // R-WF-10: cloisters too.
    let table = aside(WITH).lies("base/B(0,1)r0").stands("B monk (0,1)").pig("storm");
    assert_eq!(table.draws("A wheel/02").scores(), ["B wheel 2"]);
}

#[test]
fn s_wf_5_fortune() {
    let table = Table::of(WITH, 3).pig("plague").draws("B wheel/02");
    assert_eq!(table.scores(), ["B wheel 3"]);
    assert_eq!(table.game.wheel_pig(), Some(Sector::Fortune));
}

#[test]
fn s_wf_6_passed_sectors_do_nothing() {
    let table = aside(WITH).pig("plague").stands("A knight N (0,0)").draws("A wheel/04");
    assert_eq!(table.turned(), [(2, "taxes")]);
    assert_eq!(table.scores(), ["A wheel 1"]);
    // R-WF-2: a tile without a sign turns nothing.
    assert!(aside(WITH).draws("A wheel/03").turned().is_empty());
}

#[test]
fn s_wf_7_crowns() {
    let crowns = |crowns: &[&str]| {
        let table = crowns.iter().fold(aside(WITH).pig("fortune"), |table, line| table.crown(line));
        let table = table.draws("A wheel/07");
        let on_crowns = |line: &String| line.contains("crown");
        let scores: Vec<String> = table.scores().into_iter().filter(on_crowns).collect();
        (scores, table.gone().len())
    };
    let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
    assert_eq!(crowns(&["B small storm 1"]), (lines(&["B crown 6"]), 1));
    let both = crowns(&["B small storm 1", "A small storm 0"]);
    assert_eq!(both, (lines(&["A crown 3", "B crown 3"]), 2));
    let own = crowns(&["B small storm 1", "B small storm 0"]);
    assert_eq!(own, (lines(&["B crown 3", "B crown 3"]), 2));
    // A sector with one crown.
    let single = aside(WITH).crown("B small famine 0").draws("A wheel/04");
    assert_eq!(single.scores(), ["B crown 3"]);
    assert_eq!(single.gone(), ["B small scored"]);
}

#[test]
fn s_wf_8_a_passed_crown_waits() {
    let table = aside(WITH).crown("B small taxes 0").draws("A wheel/07");
    assert!(table.scores().iter().all(|line| !line.contains("crown")));
    assert_eq!(table.game.figures().len(), 1);
}

#[test]
fn s_wf_9_plague() {
    let table = || {
        let table = aside(WITH).pig("inquisition").stands("B farmer S1 (0,0)");
        table.crown("A small taxes 0")
    };
    // The only one is removed without a question (R-OV-15).
    let mut silent = table();
    silent.edit(|state| state["setup"]["ask_forced"] = json!(false));
    let silent = silent.draws("B wheel/02");
    assert_eq!(silent.turned(), [(1, "plague")]);
    assert_eq!(silent.gone(), ["B small wheel"]);
    assert_eq!((silent.asked(), silent.small(1)), ((Seat(1), Prompt::Place), 7));
    assert_eq!((silent.game.figures().len(), silent.small(0)), (1, 6), "Ada's stays on its crown");
    // A table that wants to be asked is.
    let table = table().draws("B wheel/02");
    assert_eq!(table.turned(), [(1, "plague")]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Wheel(wheel::Prompt::Plague)));
    let farmer = table.take("B farmer S1 (0,0)", Cause::Wheel);
    assert_eq!(table.game.decision().expect("a question").options, [farmer]);
    assert_eq!(table.game.decisions().len(), 1, "Ada has nobody on land");
    let table = table.does(farmer);
    assert_eq!(table.gone(), ["B small wheel"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Place));
    assert_eq!(table.small(1), 7);
}

#[test]
fn r_wf_11_everybody_takes_one_follower_back() {
    let stands = |options: &[(&str, &str)]| {
        let options = [&ASIDE[..], options].concat();
        let table = Table::with("wheel inns traders", 3, &options).pig("inquisition");
        let table = table.lies("base/U(1,0)r0 base/B(0,1)r0");
        let table = table.stands("B thief E (0,0)").stands("B builder thief E (1,0)");
        let table = table.stands("C monk (0,1)").stands("C big farmer N1 (0,1)");
        table.stands("A knight N (0,0)").crown("A small plague 1").draws("C wheel/02")
    };
    // All at once, and nobody learns what the others do before all have answered.
    let table = stands(&[]);
    let seats: Vec<Seat> = table.game.decisions().iter().map(|asked| asked.seat).collect();
    assert_eq!(seats, [Seat(2), Seat(0), Seat(1)]);
    let carla = table.game.asked(Seat(2)).expect("a question");
    let farmer = table.take("C big farmer N1 (0,1)", Cause::Wheel);
    assert_eq!(carla.options, [table.take("C monk (0,1)", Cause::Wheel), farmer]);
    assert_eq!(
        carla.options[table.game.default_of(carla)],
        farmer,
        "least loss: the farm pays nothing"
    );
    let mut game = table.game.clone();
    let thief = table.take("B thief E (0,0)", Cause::Wheel);
    let told = game.apply(Seat(1), thief).expect("in any order");
    assert_eq!(told, [Event::Answered { seat: Seat(1) }]);
    let knight = table.take("A knight N (0,0)", Cause::Wheel);
    game.apply(Seat(0), knight).expect("in any order");
    let told = game.apply(Seat(2), farmer).expect("the last one");
    let gone: Vec<(u8, Cause)> = told
        .iter()
        .filter_map(|event| match event {
            Event::Returned { figure, cause } => Some((figure.seat.0, *cause)),
            _ => None,
        })
        .collect();
    let wheel = Cause::Wheel;
    let expected = [(2, wheel), (0, wheel), (1, wheel), (1, Cause::Lonely), (0, Cause::Scored)];
    assert_eq!(gone, expected, "then the crowns of the sector");
    // One after another, the active seat first, then clockwise.
    let table = stands(&[("wheel.plague_mode", "sequential")]);
    assert_eq!(
        (table.asked(), table.game.decisions().len()),
        ((Seat(2), Prompt::Wheel(wheel::Prompt::Plague)), 1)
    );
    let table = table.does(farmer);
    assert_eq!(table.asked().0, Seat(0));
    let table = table.does(knight);
    assert_eq!(table.asked().0, Seat(1));
    assert_eq!(table.does(thief).asked(), (Seat(2), Prompt::Place));
}

#[test]
fn s_wf_10_whoever_comes_home_can_be_deployed_at_once() {
    let table = aside(WITH).crown("A small storm 0").draws("A wheel/07");
    assert_eq!(table.scores(), ["A wheel 6", "B wheel 7", "A crown 6"]);
    assert_eq!(table.small(0), 7, "R-WF-6");
    let place = table.game.decision().expect("a question").options[0];
    let table = table.does(place);
    let deployed = table.game.decision().expect("a question").options[0];
    assert!(matches!(deployed, Action::Deploy { figure: FigureKind::Small, .. }));
    // It is the same one: Ada has no other.
    let mut last = aside(WITH).crown("A small storm 0");
    last.edit(|state| state["supplies"][0][FigureKind::Small as usize] = json!(0));
    let last = last.draws("A wheel/07");
    assert_eq!(last.scores(), ["B wheel 7", "A crown 6"]);
    assert_eq!(last.small(0), 1);
    let place = last.game.decision().expect("a question").options[0];
    let last = last.does(place);
    let deployed = last.game.decision().expect("a question").options[0];
    assert!(matches!(deployed, Action::Deploy { figure: FigureKind::Small, .. }));
    let last = last.does(deployed);
    assert!(last.events.iter().any(|event| matches!(event, Event::Deployed(_))));
}

#[test]
fn s_wf_11_a_city_on_the_rim() {
    let table = Table::of(WITH, 2);
    table.plays("A wheel/08(1,2)r0 knight -> A city 4");
}

#[test]
fn s_wf_12_farms_on_the_rim() {
    let table = |farmer: &str| Table::of(WITH, 2).lies("base/E(1,-3)r2").stands(farmer);
    table("A farmer E1 (1,-2)").plays("B base/B(2,1)r0\nend -> A field 3");
    table("A farmer N1 (-2,-2)").plays("B base/B(2,1)r0\nend -> A field 0");
}

#[test]
fn s_wf_13_the_base_game_counts_as_ever() {
    // The last one is about how many tiles there are.
    let (_, scenarios) = base::SCENARIOS.split_last().expect("scenarios");
    table::on_ground_with(WITH, &ASIDE, || {
        for scenario in scenarios.iter().chain(farms::SCENARIOS.iter()) {
            scenario();
        }
    });
}

#[test]
fn r_wf_3_every_draw_turns_the_wheel() {
    // A tile that fits nowhere, too, unless the table says no (R-WF-17).
    let table = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, &[&ASIDE[..], options].concat());
        let table = table.lies("base/A(-1,0)r3 base/A(1,0)r1 base/E(0,-1)r2 base/B(0,1)r0");
        table.draws("A wheel/05")
    };
    let turned = table(&[]);
    assert_eq!((turned.turned(), turned.discarded()), (vec![(3, "storm")], vec!["wheel/05"]));
    assert_eq!(turned.asked(), (Seat(0), Prompt::Place), "another tile is drawn");
    let stays = table(&[("wheel.trigger_unplaceable", "off")]);
    assert_eq!((stays.turned(), stays.discarded()), (vec![], vec!["wheel/05"]));
    // What can be laid turns it all the same.
    let fits = Table::with(WITH, 2, &[("wheel.trigger_unplaceable", "off")]).draws("A wheel/02");
    assert_eq!(fits.turned(), [(1, "taxes")]);
}

#[test]
fn r_wf_4_one_follower_goes_on_a_free_crown() {
    let table = Table::of("wheel inns abbey traders", 2).crown("B small famine 0");
    let table = table.crown("B small storm 1").lays("A base/B(2,1)r0");
    let free = [
        ("fortune", 0),
        ("taxes", 0),
        ("taxes", 1),
        ("storm", 0),
        ("inquisition", 0),
        ("plague", 0),
        ("plague", 1),
    ];
    assert_eq!(table.free_crowns(), free);
    assert!(table.offers(crowned(FigureKind::Big, "fortune", 0)));
    for figure in [FigureKind::Mayor, FigureKind::Wagon, FigureKind::Builder] {
        assert!(!table.offers(crowned(figure, "fortune", 0)));
    }
    let table = table.does(crowned(FigureKind::Small, "taxes", 1));
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "it was the one wooden thing");
    assert_eq!(table.small(0), 6);
}

#[test]
fn r_wf_8_famine_counts_castles_once() {
    let table = aside("wheel castles").castle("B").lies("base/B(0,1)r0");
    let table = table.stands("A farmer N1 (0,-1)").draws("A wheel/04");
    assert_eq!(table.scores(), ["A wheel 1"]);
}

#[test]
fn r_wf_12_wheel_points_are_no_scoring() {
    // Neither fairy nor reward in Carcassonne come of them.
    let options = [("count.with_other_start", "place_adjacent")];
    let monk = "B monk (0,1)";
    let table = aside("wheel dragon").lies("base/B(0,1)r0").stands(monk).fairy_by(monk);
    let table = table.pig("storm").draws("A wheel/02");
    assert_eq!(table.scores(), ["B wheel 2"], "nothing for the fairy");
    assert_eq!(table.game.fairy().map(|fairy| fairy.beside), Some(Some(table.figure(monk))));
    // Only Ben is paid, and Ada does not enter Carcassonne for it.
    let table = Table::of("wheel count", 2).stands("B farmer N1 (-2,-1)").draws("A wheel/04");
    assert_eq!(table.scores(), ["B wheel 1"]);
    let place = table.game.decision().expect("a question").options[0];
    assert_eq!(table.does(place).passes().asked(), (Seat(1), Prompt::Draw));
    let table = Table::with("wheel dragon count", 2, &options).draws("A wheel/07");
    assert_eq!(table.scores(), ["A wheel 7", "B wheel 7"]);
    let place = table.game.decision().expect("a question").options[0];
    let table = table.does(place).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "no reward");
}

#[test]
fn r_wf_13_at_the_end_they_come_home_for_nothing() {
    let table = aside(WITH).crown("A small plague 0").crown("B small plague 1");
    let table = table.plays("A base/B(0,1)r0\nend -> ");
    assert_eq!(table.small(0) + table.small(1), 14);
    assert_eq!(table.gone(), ["A small wheel", "B small wheel"]);
}

#[test]
fn r_wf_17_removals_make_no_place_illegal() {
    // The plague of the wheel comes between the two tests.
    let options = [ASIDE[0], ("wheel.trigger_unplaceable", "off")];
    let table = Table::with(WITH, 2, &options).pig("inquisition").stands("A thief E (0,0)");
    let table = table.draws("A wheel/02");
    assert_eq!(table.asked().1, Prompt::Wheel(wheel::Prompt::Plague));
    let thief = table.take("A thief E (0,0)", Cause::Wheel);
    let table = table.does(thief);
    assert_eq!(table.asked().1, Prompt::Place);
    assert!(!table.places().is_empty());
}

#[test]
fn r_wf_2_the_crowns_lie_where_the_catapult_looks_for_them() {
    let game = dealt(WITH, &[]);
    let point = |name: &str, space| game.crown_point(Crown { sector: sector(name), space });
    // The middle of the wheel is the corner between (-1,-1) and (0,0).
    assert_eq!(point("fortune", 0), Some((-500, -500 - 1300)));
    assert_eq!(point("taxes", 0), Some((-500 + 1126 - 200, -500 - 650)));
    assert_eq!(point("taxes", 1), Some((-500 + 1126 + 200, -500 - 650)));
    assert_eq!(point("storm", 1), Some((-500 + 200, -500 + 1300)));
    assert_eq!(dealt(WITH, &ASIDE).crown_point(Crown { sector: Sector::Storm, space: 0 }), None);
}
