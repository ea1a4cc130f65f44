//! What the Plague and the other systems mean to each other. `interactions.tsv` names the pairs.

use rules::expansions::crop::Mode;
use rules::expansions::{abbey, count, crop, dragon, plague, porxada, tunnel};
use rules::{Action, FigureKind, Pos, Prompt, Seat, SegmentKind, Token};
use serde_json::json;

use crate::plague::FIRST;
use crate::table::Table;

fn with(systems: &str) -> Table {
    Table::of(&format!("{systems} plague"), 2)
}

impl Table {
    /// A follower stands on a tower without a turn: `on_top("B (1,1)")`.
    pub fn on_top(mut self, line: &str) -> Self {
        let (letter, cell) = line.split_once(' ').expect("a seat and a cell");
        let figure = self.figure(&format!("{letter} tower {cell}"));
        self.edit(|state| {
            state["figures"].as_array_mut().expect("a list").push(json!(figure));
            let left = &mut state["supplies"][figure.seat.index()][0];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }
}

/// A hole for an abbey south of the start tile, and an outbreak that is away from it.
const HOLE: &str = "base/U(1,0)r0 base/U(-1,0)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/B(0,2)r0
    base/B(1,2)r0 base/B(1,1)r0 plague/06(2,1)r3";

/// Ada's turn: she lays a cloister beside the outbreak south of the start tile.
const TURN: &str = "A base/B(1,1)r0";

#[test]
fn a_big_follower_is_driven_out_and_flees_like_others() {
    let table = with("base inns").lies(&format!("{FIRST} base/U(1,0)r0"));
    let table = table.stands("A big thief E (0,0)").plague("(0,1)", "").lays(TURN);
    assert_eq!(table.flights("A big thief E (0,0)"), ["thief E (1,0)"]);
    assert_eq!(table.flea("(0,0)").gone(), ["A big flea"]);
}

#[test]
fn builder_and_pig_may_stand_where_the_plague_breaks_out() {
    let table = with("base traders").stands("A farmer S1 (0,0)").lays(&format!("A {FIRST}"));
    assert_eq!(table.spots(), ["pig farmer N1"]);
    // R-PL-18 keeps followers away, not them.
    let thief = with("base traders").stands("A thief (0,0)").lies("base/V(1,0)r0");
    let thief = thief.lays("A plague/06(1,1)r1");
    assert!(thief.spots().contains(&"builder thief N".to_owned()));
}

#[test]
fn the_dragon_walks_over_fleas_and_both_may_meet() {
    let lies = format!("{FIRST} base/U(1,0)r0 base/B(1,1)r0");
    let table = || with("base dragon").lies(&lies).stands("A thief E (0,0)");
    let walk = table().plague("(0,1)", "(1,1)").dragon_on("(1,0)");
    // A flea goes onto the dragon's tile, nobody flees there (R-PL-25).
    let walk = walk.lays("A pd/16(2,0)r0");
    assert!(walk.fleas().contains(&"(1,0)".to_owned()));
    assert!(!walk.flights("A thief E (0,0)").contains(&"thief E (1,0)".to_owned()));
    let walk = walk.passes();
    assert_eq!(
        walk.asked(),
        (Seat(0), Prompt::Plague(plague::Prompt::Spread)),
        "before the dragon .."
    );
    let walk = walk.passes();
    assert_eq!(walk.asked().1, Prompt::Dragon(dragon::Prompt::Step));
    let walk = walk.walks("S W");
    assert_eq!(walk.game.dragon(), Some(Pos::new(0, 1)), "over a flea onto the outbreak");
    let walk = walk.walks_on();
    assert_eq!(walk.asked(), (Seat(0), Prompt::Plague(plague::Prompt::Spread)), ".. or after it");
    // R-PD-F10: the fairy stays when her follower flees.
    let fairy = table().fairy_by("A thief E (0,0)").plague("(0,1)", "").lays("A base/E(0,-1)r2");
    let fairy = fairy.flees("A thief E (0,0)", "thief E (1,0)");
    let stays = fairy.game.fairy().expect("she is there");
    assert_eq!((stays.pos, stays.beside), (Pos::new(0, 0), None));
    // No portal leads onto fleas.
    let portal = with("base dragon").lies(&lies).plague("(0,1)", "(1,1)");
    let portal = portal.remembers("spread", json!(1)).lays("A pd/08(2,0)r2");
    assert!(!portal.offers(portal.deploy("monk (1,1)")));
    assert!(portal.offers(portal.deploy("thief E (0,0)")));
}

#[test]
fn a_flea_takes_the_follower_off_a_tower_and_the_tower_goes_on() {
    let lies = format!("{FIRST} tower/02(1,1)r0 base/B(2,1)r0");
    let table = |top: bool| {
        let table = with("base tower").lies(&lies).tower("A", "(1,1)", 1).plague("(0,1)", "");
        let table = if top { table.on_top("B (1,1)") } else { table };
        table.lays("A base/B(3,1)r0")
    };
    let stood = table(true).flea("(1,1)");
    assert_eq!(stood.gone(), ["B small flea"]);
    assert!(stood.offers(stood.piece("(1,1)")), "it is open again");
    assert!(!stood.offers(stood.deploy("tower (1,1)")), "R-PL-18");
    assert!(table(false).offers(table(false).deploy("tower (1,1)")));
    // The dragon's tile can be open to tops, that of a flea is not.
    let dragon = Table::with("base dragon tower plague", 2, &[("tower_top_dragon", "on")]);
    let dragon = dragon.lies(&lies).tower("A", "(1,1)", 1).dragon_on("(1,1)");
    let dragon = dragon.plague("(0,1)", "").lays("A base/B(3,1)r0");
    assert!(dragon.offers(dragon.deploy("tower (1,1)")));
    let dragon = dragon.flea("(1,1)");
    assert!(!dragon.offers(dragon.deploy("tower (1,1)")));
    // On an outbreak: a piece, no top. A captive stays where it is.
    let outbreak = with("base tower").lies("base/B(0,1)r0 tower/02(0,2)r0");
    let outbreak = outbreak.tower("A", "(0,2)", 1).captive("B", FigureKind::Small, "A");
    let outbreak = outbreak.lays("A plague/06(1,1)r2");
    assert!(outbreak.offers(outbreak.piece("(0,2)")));
    assert!(!outbreak.offers(outbreak.deploy("tower (0,2)")));
    assert_eq!(outbreak.game.captives().len(), 1);
}

#[test]
fn mayor_and_wagon_are_driven_out_barns_stay_and_abbeys_fall_ill() {
    let table = with("base abbey").lies(&format!("{FIRST} base/U(1,0)r0 base/U(-1,0)r0"));
    let table = table.stands("A wagon thief E (0,0)").stands("B mayor knight N (0,0)");
    let table = table.plague("(0,1)", "").lays(TURN);
    let flights = ["thief E (-1,0)", "thief E (1,0)"];
    assert_eq!(table.flights("A wagon thief E (0,0)"), flights);
    assert_eq!(table.flea("(0,0)").gone(), ["A wagon flea", "B mayor flea"]);
    // The barn on the corner of four fields.
    let meadow = "base/B(0,1)r0 base/B(1,1)r0 base/B(0,2)r0 base/B(1,2)r0 plague/06(2,1)r3";
    let barn = with("base abbey").lies(meadow).barn_stands("B (1,2)").plague("(2,1)", "(1,1)");
    let barn = barn.lays("A base/B(0,3)r0").flea("(1,2)");
    assert!(barn.gone().is_empty());
    // It may come in the part of an outbreak; mayor and wagon may not (R-AM-52).
    let comes = with("base abbey").lies("base/B(0,1)r0 base/B(1,1)r0 base/B(0,2)r0");
    let comes = comes.lays("A plague/06(1,2)r3");
    assert_eq!(comes.barns(), [Pos::new(1, 2)]);
    assert!(comes.spots().iter().all(|spot| spot.starts_with("barn")), "{:?}", comes.spots());
    // An abbey that was laid can get a flea, and so drive its monk out.
    let abbey = with("base abbey").lies(HOLE).plague("(2,1)", "(1,1)").abbey("A (0,1)");
    assert!(abbey.fleas().contains(&"(0,1)".to_owned()));
}

#[test]
fn the_last_abbeys_bring_neither_fleas_nor_flight() {
    let table = with("base abbey").lies(HOLE).stands("B thief E (0,0)").stands("A thief E (1,0)");
    let table = table.plague("(2,1)", "").holds("A", Token::Abbey, 0);
    let table = table.remembers("spread", json!(1)).remembers("fled", json!(1));
    let mut table = table.draws("A base/B");
    table.edit(|state| state["bag"] = json!({"pile": []}));
    let table = table.does(Action::Place { pos: Pos::new(-1, 3), rotation: Default::default() });
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Abbey(abbey::Prompt::LastTile)));
    let table = table.does(Action::Place { pos: Pos::new(0, 1), rotation: Default::default() });
    assert_eq!(table.asked().1, Prompt::Wood);
    assert!(table.fleas().is_empty() && table.flights("B thief E (0,0)").is_empty());
    assert!(table.passes().game.result().is_some());
}

#[test]
fn a_wagon_moves_onto_no_flea() {
    let targets = |fleas: &str| {
        let table = with("base abbey").lies(&format!("{FIRST} base/A(-1,0)r3"));
        let table = table.stands("B wagon thief E (0,0)").plague("(0,1)", fleas);
        let table = table.remembers("spread", json!(1)).lays("A base/W(1,0)r0").passes();
        assert_eq!(table.scores(), ["B road 3"]);
        table.targets()
    };
    let (cloister, roads) = ("monk (-1,0)", ["thief E (1,0)", "thief S (1,0)"]);
    assert_eq!(targets(""), [&[cloister][..], &roads].concat());
    assert_eq!(targets("(-1,0)"), roads);
}

#[test]
fn the_rim_of_carcassonne_falls_ill_and_councillors_do_not() {
    let table = with("base count").councillor("B castle").councillor("A market");
    let table = table.lies("plague/06(2,0)r3");
    let table = table.stands("B farmer N2 (1,0)").plague("(2,0)", "").lays("A base/B(-3,0)r0");
    assert_eq!(table.fleas(), ["(1,0)"]);
    let table = table.flea("(1,0)");
    assert_eq!(table.gone(), ["B small flea"]);
    let table = table.goes_on().lays("B base/B(-3,1)r0");
    // R-PL-10: not inside.
    assert_eq!(table.fleas(), ["(1,-1)", "(1,1)"]);
    assert_eq!(table.game.figures().len(), 2);
}

#[test]
fn no_councillor_moves_onto_a_flea() {
    let targets = |fleas: &str| {
        let table = with("base count").lies("plague/06(2,0)r3 base/U(-3,-1)r0");
        let table = table.councillor("B blacksmith").stands("A thief W (-2,-1)");
        let table = table.plague("(2,0)", fleas).remembers("spread", json!(1));
        let table = table.remembers("fled", json!(1)).lays("A base/A(-4,-1)r3").passes();
        assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::Councillors)));
        table.targets()
    };
    let road = ["thief E (-4,-1)", "thief E (-3,-1)", "thief W (-2,-1)"];
    assert_eq!(targets(""), road);
    assert_eq!(targets("(-3,-1)"), [road[0], road[2]]);
}

#[test]
fn a_heretic_driven_out_ends_the_challenge() {
    let table = with("base cult").lies(&format!("{FIRST} cult/01(1,1)r0 base/B(2,1)r0"));
    let table = table.stands("A monk (1,1)").stands("B monk (2,1)").plague("(0,1)", "");
    let table = table.lays("A base/B(3,1)r0");
    assert!(table.flights("A monk (1,1)").is_empty(), "heretics never flee");
    let table = table.flea("(1,1)");
    assert_eq!(table.gone(), ["A small flea"]);
    assert!(table.game.figures().contains(&table.figure("B monk (2,1)")));
}

#[test]
fn a_bridge_is_a_road_for_flight_and_stands_on_its_tile() {
    let table = with("base bridges").lies(&format!("{FIRST} base/W(1,0)r0"));
    let table = table.plays("B base/G(2,0)r1 thief W").plague("(0,1)", "");
    let table = table.lies("base/U(3,0)r0");
    // West of the bridge the road ends at a crossing, in the east it goes on.
    let road = |table: &Table| table.flights("B thief W (2,0)");
    let laid = table.lays("B base/E(0,-1)r2");
    assert_eq!(road(&laid), ["thief E (1,0)", "thief E (3,0)"]);
    // Its field is one below the bridge; whoever stands on the bridge stands on the tile.
    let over = laid.flea("(0,0)").goes_on();
    assert!(over.game.figures().contains(&over.figure("B thief W (2,0)")));
    let gone = over.lays("A base/U(4,0)r0").flea("(1,0)").goes_on();
    let gone = gone.lays("B base/U(5,0)r0").flea("(2,0)");
    assert_eq!(gone.gone(), ["B small flea"]);
}

#[test]
fn a_flea_on_either_tile_of_a_castle_takes_its_lord() {
    for cell in ["(0,0)", "(0,-1)"] {
        let table = with("base castles").castle("A").lies(FIRST);
        let fleas = if cell == "(0,0)" { "" } else { "(0,0)" };
        let table = table.plague("(0,1)", fleas).lays("B base/B(1,1)r0");
        let table = table.flea(cell);
        assert_eq!(table.gone(), ["A small flea"]);
    }
    // Lords never flee.
    let table = with("base castles").castle("A").lies(FIRST).plague("(0,1)", "");
    assert!(table.lays(TURN).flights("A knight S (0,-1)").is_empty());
}

#[test]
fn a_bought_tile_breaks_out_when_it_is_laid() {
    let mut table = with("base bazaars").keeps("A", "plague/06").lies("base/B(0,1)r0");
    table.edit(|state| state["turn"]["seat"] = json!(0));
    let table = table.does(Action::Draw);
    let place = Action::Place { pos: Pos::new(1, 1), rotation: rules::Rotation::turns(2) };
    assert_eq!(table.does(place).plague_events(), ["outbreak 1"]);
}

#[test]
fn no_circle_adds_a_follower_on_a_flea() {
    let table = |fleas: &str| {
        let table = with("base crop").lies("base/U(1,0)r0 base/E(1,-1)r0 plague/06(2,0)r0");
        let table = table.stands("A knight N (0,0)").stands("B knight N (1,-1)");
        let table = table.plague("(2,0)", fleas).remembers("spread", json!(1));
        let table = table.lays("A crop/02(0,1)r2").passes();
        table.circle(Mode::Add, SegmentKind::City)
    };
    let well = table("");
    assert_eq!(well.asked(), (Seat(1), Prompt::Crop(crop::Prompt::Add)));
    assert!(well.offers(well.deploy("knight N (1,-1)")));
    assert_eq!(
        table("(1,-1)").asked(),
        (Seat(0), Prompt::Crop(crop::Prompt::Add)),
        "Ben has nowhere to add one"
    );
}

#[test]
fn school_tiles_fall_ill() {
    // The school lies east of the start tile.
    let table = with("base school").lies(FIRST).plague("(0,1)", "(0,0)").lays("A base/E(0,-1)r2");
    assert_eq!(table.fleas(), ["(0,-1)", "(1,0)"]);
}

#[test]
fn a_thief_flees_through_a_tunnel() {
    let lies = "tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0 plague/06(1,1)r3";
    let (x, y) = ("thief W (1,0)", "thief E (0,2)");
    let table = with("base tunnel").lies(lies).stands("A thief E (0,0)").plague("(1,1)", "");
    let table = table.remembers("spread", json!(1)).lays("A base/B(-1,1)r0");
    assert_eq!(table.flights("A thief E (0,0)"), ["thief W (1,0)"]);
    let token = |table: &Table, road: &str| {
        Action::Tunnel(tunnel::Action::Place { pair: Token::TunnelA, at: table.spot(road) })
    };
    let first = token(&table, x);
    let table = table.does(first).goes_on().remembers("fled", json!(0));
    let table = table.remembers("spread", json!(9)).lays("A base/B(-1,2)r0");
    let second = token(&table, y);
    let table = table.does(second);
    assert_eq!(table.flights("A thief E (0,0)"), ["thief W (1,0)", "thief E (0,2)"]);
}

#[test]
fn nobody_is_exchanged_onto_a_flea() {
    let lies = "base/U(1,0)r0 base/U(2,0)r0 plague/06(0,1)r0";
    let swaps = |fleas: &str| {
        let table = with("base porxada").lies(lies).stands("A thief E (0,0)");
        let table = table.lies("base/E(2,-1)r0").stands("B knight N (2,-1)");
        let table = table.plague("(0,1)", fleas).remembers("spread", json!(1));
        let table = table.lays("A porxada/01(0,-1)r0");
        let asked = table.game.decision().expect("a question");
        asked
            .options
            .iter()
            .filter(|option| matches!(option, Action::Porxada(porxada::Action::Swap { .. })))
            .count()
    };
    assert_eq!((swaps(""), swaps("(2,-1)")), (1, 0));
}

#[test]
fn river_tiles_fall_ill() {
    let table = with("base river1").lies("base/B(0,-1)r0 base/B(-1,-1)r0 plague/06(1,-1)r3");
    let spring = table.game.board().tile_at(Pos::new(0, 0)).expect("the spring");
    assert!(spring.tile().has_river());
    let table = table.plague("(1,-1)", "(0,-1)").lays("A base/B(-1,-2)r0");
    assert_eq!(table.fleas(), ["(-1,-1)", "(0,0)"]);
}

#[test]
fn who_was_driven_out_is_no_knight_for_the_gingerbread_man() {
    let table = with("base gingerbread").lies(FIRST).stands("B knight N (0,0)");
    let table = table.plague("(0,1)", "").lays(TURN).flea("(0,0)");
    assert_eq!(table.gone(), ["B small flea"]);
    let table = table.goes_on().lays("B base/E(0,-1)r2");
    let scores = table.goes_on().scores();
    assert!(scores.iter().all(|line| !line.contains("gingerbread")), "{scores:?}");
}

#[test]
fn besiegers_kings_and_the_plague_have_nothing_in_common() {
    let table = with("base siege king").lies(&format!("{FIRST} siege/03(0,-1)r3"));
    let table = table.stands("A knight S (0,-1)").plague("(0,1)", "(0,0)").lays(TURN);
    let table = table.flea("(0,-1)");
    assert_eq!(table.gone(), ["A small flea"], "besieged or not");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::King), 0);
}
