//! What Wheel of Fortune and the other systems mean to each other. `interactions.tsv` names the
//! pairs.

use rules::expansions::wheel::Sector;
use rules::expansions::{dragon, porxada, tower, wheel};
use rules::{
    Action, Cause, FigureKind, Game, KindId, Pos, Prompt, Seat, Seed, Setup, Side, Systems, Token,
};
use serde_json::json;

use crate::table::Table;
use crate::wheel::crowned;

fn with(systems: &str) -> Table {
    Table::of(&format!("wheel {systems}"), 2)
}

const SMALL: FigureKind = FigureKind::Small;

/// Where the tiles of a set lie when a game begins, the first and how many.
fn laid(game: &Game, set: &str) -> Option<(Pos, usize)> {
    let tiles = game.board().tiles().iter().filter(|placed| placed.tile().set() == set);
    let cells: Vec<Pos> = tiles.map(|placed| placed.pos).collect();
    cells.first().map(|&first| (first, cells.len()))
}

fn deal(systems: &str, options: &[(&str, &str)]) -> Game {
    let systems = Systems::named(systems.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    Game::new(setup).expect("a table that can be set up").0
}

#[test]
fn r_ov_26_the_spring_rises_east_of_the_wheel() {
    for river in ["river1", "river2"] {
        let game = deal(&format!("wheel {river}"), &[]);
        assert_eq!(laid(&game, "wheelblock"), Some((Pos::new(-2, -2), 16)));
        let spring = game.board().tiles()[16];
        assert_eq!((spring.tile().set(), spring.pos), (river, Pos::new(2, -2)));
        assert_eq!(laid(&game, "wheel"), None, "the wheel replaces the plain tile");
    }
    // Beside the map it does not: the spring begins, and the plain tile goes out or in.
    let aside = [("wheel.start_tile", "aside")];
    let game = deal("wheel river1", &aside);
    assert_eq!((laid(&game, "river1"), laid(&game, "wheel")), (Some((Pos::new(0, 0), 1)), None));
    let copies = |options: &[(&str, &str)]| {
        let game = deal("wheel river1", options);
        let kind = KindId::named("wheel/06").expect("a tile");
        let left = game.bag().remaining();
        left.iter().find(|(of, _)| *of == kind).map(|&(_, number)| number)
    };
    assert_eq!(copies(&aside), Some(1));
    assert_eq!(copies(&[aside[0], ("river_start_tile", "mix_in")]), Some(2));
    assert_eq!(copies(&[]), Some(2), "all 72 are in the draw pile");
}

#[test]
fn r_ov_36_the_wheel_lies_beside_carcassonne_or_not_at_all() {
    let both = [("count.with_other_start", "place_adjacent")];
    let game = deal("wheel count river1 school", &both);
    assert_eq!(laid(&game, "count"), Some((Pos::new(-2, -1), 12)));
    assert_eq!(laid(&game, "wheelblock"), Some((Pos::new(3, -1), 16)));
    assert_eq!(laid(&game, "river1"), Some((Pos::new(7, -1), 1)));
    assert_eq!(laid(&game, "school"), Some((Pos::new(-5, -1), 2)));
    // R-OV-32: first Carcassonne, then the wheel, then the spring.
    let sets: Vec<&str> = game.board().tiles().iter().map(|placed| placed.tile().set()).collect();
    assert_eq!(
        [sets[0], sets[12], sets[28], sets[29]],
        ["count", "wheelblock", "river1", "school"]
    );
    // By default only one of the two is on the table.
    let game = deal("wheel count", &[]);
    assert_eq!(
        (laid(&game, "count"), laid(&game, "wheelblock")),
        (Some((Pos::new(-2, -1), 12)), None)
    );
    assert!(game.wheel_corner().is_none() && game.wheel_pig().is_some());
}

#[test]
fn the_school_stands_west_of_the_wheel_and_its_teacher_hears_nothing_of_it() {
    let game = deal("wheel school", &[]);
    assert_eq!(laid(&game, "school"), Some((Pos::new(-5, -2), 2)));
    let game = deal("wheel school", &[("wheel.start_tile", "aside")]);
    assert_eq!(laid(&game, "school"), Some((Pos::new(1, 0), 2)), "beside the plain tile");
    let mut table = with("school").pig("plague");
    table.edit(|state| state["states"]["school"]["teacher"] = json!({"with": 1}));
    let table = table.draws("A wheel/02");
    assert_eq!(table.scores(), ["A wheel 3"]);
    let place = table.game.decision().expect("a question").options[0];
    assert_eq!(table.does(place).passes().scores(), ["A wheel 3"], "no lesson");
}

#[test]
fn a_sign_turns_the_wheel_in_both_parts_of_a_turn() {
    let table = with("traders").stands("A thief E (1,-1)").stands("A builder thief E (1,-1)");
    let table = table.lays("A base/U(2,-1)r0").pile("base/B base/B wheel/02").passes();
    assert_eq!(table.game.turn().part, 2);
    let table = table.does(Action::Draw);
    assert_eq!(table.turned(), []);
    let table = with("traders").stands("A thief E (1,-1)").stands("A builder thief E (1,-1)");
    let table = table.lays("A base/U(2,-1)r0").pile("wheel/02 base/B base/B").passes();
    let table = table.does(Action::Draw);
    assert_eq!(table.turned(), [(1, "taxes")]);
}

#[test]
fn builder_and_pig_earn_nothing_on_the_wheel() {
    let table = with("traders").lies("base/E(1,-3)r2").stands("A farmer E1 (1,-2)");
    let table = table.stands("A pig farmer E1 (1,-2)").draws("A wheel/04");
    assert_eq!(table.scores(), ["A wheel 1"]);
    let taxes = with("traders").stands("A knight N (1,-2)").stands("A builder knight N (1,-2)");
    assert_eq!(taxes.draws("A wheel/02").scores(), ["A wheel 1"]);
}

#[test]
fn the_dragon_walks_round_the_wheel_and_eats_no_crown() {
    let table = with("dragon").lies("base/B(2,0)r0").dragon_on("(2,0)");
    let table = table.stands("B farmer N2 (1,0)").crown("B small fortune 0");
    let table = table.lays("A pd/16(2,-1)r0").passes().walks("W");
    assert_eq!(table.gone(), ["B small dragon"]);
    let inner = Side::ALL.map(|side| Pos::new(1, 0).step(side));
    let asked = table.game.decision().expect("a question");
    for option in &asked.options {
        assert!(*option != Action::Dragon(dragon::Action::Step { to: inner[3] }), "not inside");
    }
    assert_eq!(table.game.figures().len(), 1);
    // R-OV-7: on a volcano's turn a crown may be taken, unless only the fairy may be moved.
    let volcano = |options: &[(&str, &str)]| {
        let table = Table::with("wheel dragon", 2, options).lays("A pd/01(2,0)r0");
        table.offers(crowned(SMALL, "fortune", 0))
    };
    assert!(volcano(&[]));
    assert!(!volcano(&[("volcano_specials", "deny")]));
    // R-PD-F1: the fairy goes to nobody on a crown.
    let fairy = with("dragon").crown("A small fortune 0").lays("A base/B(2,0)r0");
    let options = &fairy.game.decision().expect("a question").options;
    assert!(
        options
            .iter()
            .all(|option| !matches!(option, Action::Dragon(dragon::Action::MoveFairy { .. })))
    );
}

#[test]
fn towers_do_not_reach_crowns_and_the_plague_takes_who_stands_on_one() {
    let table = with("tower").lies("tower/02(2,0)r0").crown("B small storm 0");
    let table = table.stands("B farmer N2 (1,0)").lays("A base/B(2,1)r0");
    let piece = table.piece("(2,0)");
    let table = table.does(piece);
    assert_eq!(table.asked().1, Prompt::Tower(tower::Prompt::Capture));
    let options = &table.game.decision().expect("a question").options;
    assert_eq!(options.len(), 2, "the farmer on the rim, or nobody");
    let plague = with("tower").lies("tower/02(2,0)r0").tower("A", "(2,0)", 1).on_top("B (2,0)");
    let plague = plague.pig("inquisition").draws("A wheel/02");
    assert_eq!(plague.asked(), (Seat(1), Prompt::Wheel(wheel::Prompt::Plague)));
    let top = plague.take("B tower (2,0)", Cause::Wheel);
    assert_eq!(plague.does(top).gone(), ["B small wheel"]);
}

#[test]
fn an_abbey_turns_no_wheel_and_fills_a_hole_beside_it() {
    let around = "base/B(2,-2)r0 base/B(3,-2)r0 base/B(4,-2)r0 base/B(4,-1)r0 base/B(4,0)r0
        base/B(3,0)r0 base/B(2,0)r0 base/B(3,-1)r0";
    let table = with("abbey").lies(around).crown("A small taxes 0").abbey("A (2,-1)");
    assert!(table.turned().is_empty());
    assert_eq!(table.asked().1, Prompt::Wood);
    assert!(table.offers(table.deploy("monk (2,-1)")));
    assert!(table.offers(crowned(SMALL, "fortune", 0)), "R-AM-6");
    // A barn on the rim, where two parts of the wheel meet (R-AM-63), and none inside.
    let barn = with("abbey").lies("base/B(2,0)r0").lays("A base/B(2,1)r0");
    assert_eq!(barn.barns(), [Pos::new(2, 1)]);
    // R-WF-8: a barn pays nothing.
    let famine = with("abbey").lies("base/B(2,0)r0 base/B(2,1)r0 base/E(1,2)r0");
    let famine = famine.barn_stands("A (2,1)").draws("A wheel/04");
    assert!(famine.scores().is_empty());
    // R-WF-10: a monk on an abbey.
    let monk = with("abbey").lies(around).pig("storm").abbey("A (2,-1)");
    let deployed = monk.deploy("monk (2,-1)");
    let monk = monk.does(deployed);
    assert!(monk.scores().iter().all(|line| line.starts_with("A cloister")), "{:?}", monk.scores());
}

#[test]
fn carcassonne_feeds_the_hungry_and_councillors_are_nobody() {
    let table = with("count").stands("A farmer N1 (-2,-1)").councillor("B castle");
    let table = table.councillor("B cathedral").draws("A wheel/04");
    assert_eq!(table.scores(), ["A wheel 1"], "R-CO-17");
    let table = with("count").councillor("B castle").draws("A wheel/02");
    assert!(table.scores().is_empty(), "no knight");
    let table = with("count").councillor("B cathedral").pig("storm").draws("A wheel/02");
    assert!(table.scores().is_empty(), "no monk");
    let table = with("count").councillor("B market").pig("inquisition").draws("A wheel/02");
    assert_eq!(table.asked().1, Prompt::Place, "nobody on land");
}

#[test]
fn stubs_count_as_one_tile_each_for_the_king() {
    let table = with("king").plays("A wheel/08(1,2)r0 knight -> A city 4");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::King), 1);
    let table = with("king").plays("A base/A(2,-1)r1 thief -> A road 2");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::Robber), 1);
}

#[test]
fn a_stub_can_become_a_castle_and_no_bridge_lies_on_the_wheel() {
    let table = with("castles").castle_at("A base/E(1,2)r0", "knight N (1,2)");
    assert_eq!(table.game.board().features_of(rules::SegmentKind::Castle).len(), 1);
    // R-WF-7: the lord is no knight; R-WF-11: but he can be taken back.
    let lord = table.figure("A knight N (1,2)");
    let taxes = table.goes_on().draws("B wheel/02");
    assert!(taxes.scores().is_empty());
    let taken = taxes.goes_on().pig("inquisition").draws("B wheel/02");
    assert!(taken.offers(Action::Take { figure: lord, cause: Cause::Wheel }));
    // A road that would need a bridge over the wheel's field.
    let table = with("bridges").draws("A base/U");
    let asked = table.game.decision().expect("a question");
    let board = table.game.board();
    for option in &asked.options {
        let Action::Place { pos, rotation } = *option else { continue };
        let kind = table.game.turn().hand.expect("a tile");
        let over = board.span_for(kind, pos, rotation);
        assert!(over.is_none_or(|(over, _)| board.tile_at(over).is_none()), "{over:?}");
    }
}

#[test]
fn a_bought_sign_turns_the_wheel_when_it_is_used() {
    let table = with("bazaars").keeps("A", "wheel/02");
    assert!(table.turned().is_empty());
    let table = table.does(Action::Draw);
    assert_eq!(table.turned(), [(1, "taxes")]);
}

#[test]
fn crowns_are_out_of_reach_for_circles_and_exchanges() {
    let table = with("crop").crown("A small fortune 0").lays("A crop/02(1,2)r0");
    assert_eq!(table.passes().asked(), (Seat(1), Prompt::Draw), "no knight anywhere");
    let table = with("porxada").crown("A small fortune 0").stands("B knight S (1,1)");
    let table = table.lays("A porxada/01(1,2)r0");
    let options = &table.game.decision().expect("a question").options;
    assert!(
        options
            .iter()
            .all(|option| !matches!(option, Action::Porxada(porxada::Action::Swap { .. })))
    );
}

#[test]
fn famine_counts_a_besieged_city_once() {
    let table = with("siege").lies("siege/03(1,-3)r3 base/E(0,-3)r1");
    let city = table.game.board().feature_at(table.spot("knight N (1,-2)"));
    assert!(table.game.board().is_complete(city));
    let table = table.stands("A farmer E1 (1,-2)").draws("A wheel/04");
    assert_eq!(table.scores(), ["A wheel 1"]);
}

#[test]
fn the_rim_of_the_wheel_falls_ill_and_crowns_do_not() {
    let table = with("plague").lies("plague/06(2,0)r3").plague("(2,0)", "");
    let table =
        table.stands("B farmer N2 (1,0)").crown("B small fortune 0").lays("A base/E(1,2)r0");
    assert_eq!(table.fleas(), ["(1,0)"]);
    let table = table.flea("(1,0)");
    assert_eq!(table.gone(), ["B small flea"]);
    let table = table.goes_on().lays("B base/B(-3,1)r0");
    assert_eq!(table.fleas(), ["(1,-1)", "(1,1)"], "not inside");
    // On the turn of an outbreak nobody takes a crown; the sector is another plague.
    let outbreak = with("plague").lays("A plague/06(2,0)r3");
    assert!(!outbreak.offers(crowned(SMALL, "fortune", 0)));
    let sector = with("plague").pig("inquisition").draws("A wheel/02");
    assert_eq!(sector.game.wheel_pig(), Some(Sector::Plague));
    assert!(sector.plague_events().is_empty());
}

#[test]
fn knights_whom_the_wheel_took_are_none_for_the_gingerbread_man() {
    let options = [("wheel.start_tile", "aside")];
    let table = Table::with("wheel gingerbread", 2, &options).pig("inquisition");
    assert_eq!(table.game.gingerbread(), Some(table.spot("knight N (0,0)")), "R-GB-2");
    assert_eq!(with("gingerbread").game.gingerbread(), None, "a block is no such start tile");
    let table = table.stands("B knight N (0,0)").draws("A wheel/02");
    let knight = table.take("B knight N (0,0)", Cause::Wheel);
    let table = table.does(knight).goes_on();
    let table = table.lays("B base/E(0,-1)r2").goes_on();
    assert!(table.scores().iter().all(|line| !line.contains("gingerbread")));
}
