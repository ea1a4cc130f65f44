//! The Princess & the Dragon without the fairy: R-PD-1, R-PD-V, R-PD-D, R-PD-P, R-PD-M and their
//! scenarios.

use rules::expansions::dragon;
use rules::{
    Action, Cause, Event, FigureKind, Game, Illegal, Pos, Prompt, Reason, Seat, Seed, Setup,
    Systems,
};

use crate::table::Table;

const WITH: &str = "base dragon";
/// A field of cloisters south of the start tile.
const FIELD: &str = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(-1,2)r0 base/B(-1,3)r0
    base/B(-2,3)r0 base/B(-2,2)r0 base/B(-2,1)r0";
/// A tile with a dragon that goes east of the start tile.
const DRAGON: &str = "A pd/16(1,0)r0";
/// Two field tiles under the start tile, the second one to the south-west.
const CORNER: &str = "base/B(0,1)r0 base/B(-1,1)r0";

/// Whose the steps of a movement are.
fn seats(mut table: Table, way: &str) -> Vec<u8> {
    let mut seats = Vec::new();
    for side in way.split(' ') {
        let (seat, prompt) = table.asked();
        assert_eq!(prompt, Prompt::Dragon(dragon::Prompt::Step));
        seats.push(seat.0);
        table = table.walks(side);
    }
    assert_eq!(table.asked().1, Prompt::Draw);
    seats
}

/// The names of the options of a follower on the board.
fn deploys(table: &Table) -> Vec<FigureKind> {
    let asked = table.game.decision().expect("a question");
    let kinds = asked.options.iter().filter_map(|option| match option {
        Action::Deploy { figure, .. } => Some(*figure),
        _ => None,
    });
    kinds.collect()
}

#[test]
fn s_pd_01_the_dragon_goes_six_steps_and_eats_on_its_way() {
    let table = Table::of(WITH, 4)
        .lies(FIELD)
        .dragon_on("(0,3)")
        .stands("B monk (-1,3)")
        .stands("C monk (-2,2)")
        .lays(DRAGON)
        .passes()
        .walks("N W S");
    let asked = table.game.decision().expect("the fourth step");
    assert_eq!(asked.seat, Seat(3));
    assert_eq!(
        asked.options,
        [Action::Dragon(dragon::Action::Step { to: Pos::new(-2, 3) })],
        "not where it began"
    );
    let table = table.walks("W N N");
    assert_eq!(table.gone(), ["B small dragon", "C small dragon"]);
    assert_eq!(table.asked().1, Prompt::Draw);
    assert_eq!(table.game.dragon(), Some(Pos::new(-2, 1)));
    assert_eq!((table.small(1), table.small(2)), (7, 7));
}

#[test]
fn s_pd_02_two_seats_make_three_steps_each() {
    let two = Table::of(WITH, 2).lies(FIELD).dragon_on("(0,3)").lays(DRAGON).passes();
    assert_eq!(seats(two, "N W S W N N"), [0, 1, 0, 1, 0, 1]);
    let five = Table::of(WITH, 5).lies(FIELD).dragon_on("(0,3)").lays("D pd/16(1,0)r0").passes();
    assert_eq!(seats(five, "N W S W N N"), [3, 4, 0, 1, 2, 3]);
}

#[test]
fn s_pd_03_in_a_dead_end_the_movement_is_over() {
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(0,4)r0")
        .dragon_on("(0,4)")
        .stands("B thief (0,0)")
        .fairy_by("B thief (0,0)")
        .lays(DRAGON)
        .passes()
        .walks("N N N");
    assert_eq!(table.asked().1, Prompt::Draw);
    // R-PD-D4: even before the first step.
    let none = Table::of(WITH, 2)
        .lies("base/B(0,1)r0")
        .dragon_on("(0,1)")
        .stands("B thief (0,0)")
        .fairy_by("B thief (0,0)")
        .lays(DRAGON)
        .passes();
    assert_eq!(none.asked().1, Prompt::Draw);
}

#[test]
fn s_pd_04_the_dragon_does_not_go_to_the_fairy() {
    let table = Table::of(WITH, 2)
        .lies(CORNER)
        .dragon_on("(0,1)")
        .stands("A thief (0,0)")
        .stands("B farmer S1 (0,0)")
        .fairy_by("A thief (0,0)")
        .lays(DRAGON)
        .passes();
    let asked = table.game.decision().expect("a step");
    assert_eq!(asked.options, [Action::Dragon(dragon::Action::Step { to: Pos::new(-1, 1) })]);
    assert_eq!(table.walks("W").game.figures().len(), 2);
}

#[test]
fn s_pd_05_early_dragon_tiles_wait_for_the_volcano() {
    let table = Table::of(WITH, 2).pile("pd/14 pd/16 pd/17 base/B base/B").does(Action::Draw);
    let aside: Vec<&str> = table.game.bag().aside().iter().map(|id| id.kind().id).collect();
    assert_eq!(aside, ["pd/14", "pd/16"]);
    assert_eq!((table.game.bag().len(), table.asked()), (2, (Seat(0), Prompt::Place)));
    let east = Action::Place { pos: Pos::new(1, 0), rotation: rules::Rotation::default() };
    let table = table.does(east);
    assert!(table.events.contains(&Event::PutBack { tiles: 2 }));
    assert_eq!((table.game.bag().len(), table.game.bag().aside().len()), (4, 0));
    assert_eq!(table.game.dragon(), Some(Pos::new(1, 0)));
}

#[test]
fn s_pd_06_without_a_volcano_the_last_dragon_tiles_are_never_laid() {
    let table = Table::of(WITH, 2).pile("base/B pd/14 pd/16").does(Action::Draw);
    let south = Action::Place { pos: Pos::new(0, 1), rotation: rules::Rotation::default() };
    let table = table.does(south).passes();
    assert!(table.game.result().is_some());
    assert_eq!(table.game.bag().len(), 2);
    // R-PD-V2b: also where the second part of a double turn would begin.
    let table = Table::of("base dragon traders", 2)
        .plays("A base/U(1,0)r0 thief W")
        .stands("A builder thief W (1,0)")
        .lays("A base/U(-1,0)r0")
        .pile("pd/14")
        .passes();
    assert!(table.game.result().is_some());
}

#[test]
fn s_pd_07_no_follower_goes_on_a_volcano() {
    let laid = |value: &'static str| {
        Table::with("base dragon traders", 2, &[("volcano_specials", value)])
            .plays("A base/U(1,0)r0 thief W")
            .lays("A pd/17(2,0)r0")
    };
    let table = laid("allow");
    let fairy = table.fairy("A thief W (1,0)");
    let builder = table.deploy("builder thief W (2,0)");
    assert_eq!(deploys(&table), [FigureKind::Builder]);
    assert!(table.offers(builder) && table.offers(fairy));
    for value in ["no_builder_pig", "deny"] {
        let table = laid(value);
        assert!(deploys(&table).is_empty(), "{value}");
        assert!(table.offers(fairy) && table.offers(Action::Pass));
    }
}

#[test]
fn r_pd_v4_what_is_left_of_towers_on_a_volcano_turn() {
    let laid = |value: &'static str| {
        Table::with("base dragon tower", 2, &[("volcano_specials", value)])
            .lies("tower/02(0,1)r0")
            .tower("A", "(0,1)", 1)
            .lays("A pd/17(1,0)r0")
    };
    for (value, allowed) in [("allow", true), ("no_builder_pig", true), ("deny", false)] {
        let table = laid(value);
        assert_eq!(table.offers(table.deploy("tower (0,1)")), allowed, "{value}");
        assert_eq!(table.offers(table.piece("(0,1)")), allowed, "{value}");
    }
}

/// The dragon tile that ends Ada's road; the dragon stands beside her thief.
fn road_ends(timing: &'static str) -> Table {
    Table::with(WITH, 2, &[("dragon_timing", timing)])
        .lies(CORNER)
        .plays("A base/A(-1,0)r3 thief E")
        .dragon_on("(-1,1)")
        .lays("A pd/07(1,0)r0")
        .passes()
}

#[test]
fn s_pd_08_the_dragon_comes_before_scoring_or_after() {
    let before = road_ends("before_scoring").walks("N").walks_on();
    assert_eq!(before.gone(), ["A small dragon"]);
    assert!(before.scores().is_empty());
    let after = road_ends("after_scoring");
    assert_eq!(after.scores(), ["A road 3"]);
    assert_eq!(after.walks("N").walks_on().gone(), ["A small scored"]);
}

#[test]
fn s_pd_09_the_princess_sends_a_knight_home_with_his_builder() {
    let table = Table::of("base dragon traders", 2)
        .stands("B knight (0,0)")
        .stands("B builder knight (0,0)")
        .stands("A knight (0,0)")
        .stands("A knight (0,0)")
        .lays("A pd/09(0,-1)r2");
    assert!(!table.offers(table.take("B builder knight (0,0)", Cause::Princess)));
    let princess = table.take("B knight (0,0)", Cause::Princess);
    // R-PD-P2: nothing else; R-PD-P6: then the city is scored.
    let table = table.does(princess);
    assert_eq!(table.asked().1, Prompt::Draw);
    let home = ["B small princess", "B builder lonely", "A small scored", "A small scored"];
    assert_eq!(table.gone(), home);
    assert_eq!(table.scores(), ["A city 4"]);
}

#[test]
fn s_pd_10_the_princess_may_be_declined_or_must_be_used() {
    let laid = |use_| {
        Table::with(WITH, 3, &[("princess_use", use_)])
            .starts_with(Seat(2), 5)
            .stands("A knight (0,0)")
            .stands("B knight (0,0)")
            .stands("C knight (0,0)")
            .lays("A pd/09(0,-1)r2")
    };
    let farmer = laid("may").deploy("farmer N1 (0,-1)");
    assert!(laid("may").offers(farmer));
    assert_eq!(laid("may").does(farmer).asked().1, Prompt::Draw);
    let must = laid("must");
    let asked = must.game.decision().expect("a question");
    // R-PD-P7: only knights, an own one too; the leading opponent's goes unless somebody chooses.
    let princess = |who| must.take(who, Cause::Princess);
    let knights = ["C knight (0,0)", "B knight (0,0)", "A knight (0,0)"].map(princess);
    assert_eq!(asked.options, knights);
    assert_eq!(must.game.default_of(asked), 0);
    // R-PD-P3: without a knight there is nothing that must be done.
    let none = Table::with(WITH, 2, &[("princess_use", "must")]).lays("A pd/09(0,-1)r2");
    assert!(none.offers(none.deploy("farmer N1 (0,-1)")) && none.offers(Action::Pass));
}

#[test]
fn r_pd_p4_the_freed_city_cannot_be_taken_in_the_same_part() {
    let table = Table::of(WITH, 2).stands("B knight (0,0)").lays("A pd/18(0,-1)r2");
    assert!(table.offers(table.take("B knight (0,0)", Cause::Princess)));
    assert!(!table.offers(table.deploy("knight (0,-1)")), "it is occupied");
    let princess = table.take("B knight (0,0)", Cause::Princess);
    let table = table.does(princess);
    assert_eq!((table.asked().1, table.game.figures().len()), (Prompt::Draw, 0));
}

#[test]
fn r_pd_p5_only_knights_of_that_city() {
    // A monk in the city, a farmer beside it, a follower on a tower in it.
    let table = Table::of("base dragon tower", 2)
        .lies("pd/13(0,-1)r2 tower/16(1,-1)r3")
        .tower("A", "(1,-1)", 1)
        .stands("B monk (0,-1)")
        .stands("B farmer N1 (0,-1)")
        .lays("A base/B(0,1)r0");
    let top = table.deploy("tower (1,-1)");
    let table = table.does(top).lays("A pd/20(-1,-1)r1");
    let asked = table.game.decision().expect("a question");
    let princess = |action: &&Action| matches!(action, Action::Take { .. });
    assert_eq!(asked.options.iter().filter(princess).count(), 0);
}

#[test]
fn s_pd_11_a_portal_leads_to_what_is_free_and_open() {
    let mut table = Table::of("base dragon traders", 2)
        .lies("base/V(0,1)r0 base/U(0,2)r1 base/U(0,3)r1 base/U(0,4)r1 base/U(0,5)r1")
        .lies("base/U(0,6)r1 base/U(0,7)r1 base/U(0,8)r1 base/U(0,9)r1 base/U(0,10)r1")
        .lies("base/U(0,11)r1 base/U(0,12)r1 base/E(0,-1)r2")
        .stands("B farmer N1 (0,1)")
        .stands("A thief (0,0)")
        .lays("A pd/08(1,0)r0");
    assert!(table.offers(table.deploy("thief (0,12)")));
    assert!(!table.offers(table.deploy("knight (0,-1)")), "it is complete");
    assert!(!table.offers(table.deploy("farmer S1 (0,0)")), "it is occupied");
    assert!(!table.offers(table.deploy("thief (0,0)")), "it is occupied");
    // R-PD-M4: specials only on the portal tile.
    assert!(!table.offers(table.deploy("builder thief (0,0)")));
    assert!(table.offers(table.deploy("builder thief W (1,0)")));
    let refused = |words: &str| {
        let seat = table.asked().0;
        table.game.clone().apply(seat, table.deploy(words)).expect_err("it is not offered")
    };
    let taken = Illegal::NotOffered(Reason::FeatureTaken);
    assert_eq!(refused("farmer S1 (0,0)"), taken, "that it is another tile is no reason");
    let far = table.deploy("thief (0,12)");
    table.apply(far);
    // R-PD-M5: tile and segment are those that were named.
    assert!(table.game.figures().contains(&table.figure("A thief (0,12)")));
}

#[test]
fn r_pd_m2_a_portal_does_not_lead_to_the_dragon() {
    let table = Table::of("base dragon", 2)
        .lies("base/B(0,1)r0 base/B(0,2)r0")
        .dragon_on("(0,1)")
        .lays("A pd/08(1,0)r0");
    assert!(!table.offers(table.deploy("monk (0,1)")));
    assert!(table.offers(table.deploy("monk (0,2)")), "R-PD-M7");
    assert!(table.offers(table.deploy("farmer S1 (0,2)")), "the field goes on under the dragon");
}

#[test]
fn r_pd_m3_what_the_portal_tile_completed_can_be_taken_by_option() {
    let laid = |value| {
        Table::with(WITH, 2, &[("portal_just_completed", value)])
            .lies("base/A(-1,0)r3")
            .lays("A pd/08(1,0)r0")
    };
    let (allow, deny) = (laid("allow"), laid("deny"));
    let elsewhere = allow.deploy("thief (-1,0)");
    assert!(allow.offers(elsewhere) && !deny.offers(elsewhere));
    // R-PD-M7: on the portal tile itself the ordinary rules hold.
    let here = allow.deploy("thief W (1,0)");
    assert!(allow.offers(here) && deny.offers(here));
    assert_eq!(allow.does(elsewhere).scores(), ["A road 3"]);
}

#[test]
fn r_pd_m6_towers_need_no_portal() {
    let table = Table::of("base dragon tower", 2)
        .lies("tower/02(0,1)r0 tower/02(0,2)r0")
        .tower("A", "(0,1)", 1)
        .lays("A pd/08(1,0)r0");
    assert!(table.offers(table.deploy("tower (0,1)")));
    assert!(!table.offers(table.deploy("tower (0,2)")), "no foundation");
}

#[test]
fn r_pd_1_thirty_tiles_and_nobody_on_the_board() {
    let systems = Systems::named(WITH.split(' ')).expect("systems that exist");
    let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(1))).expect("a table");
    let tiles = game.bag().len() + game.bag().aside().len() + game.board().tiles().len();
    assert_eq!(tiles + game.turn().hand.iter().count(), 72 + 30);
    assert_eq!((game.dragon(), game.fairy()), (None, None));
}

#[test]
fn r_pd_v3_and_v6_the_dragon_flies_and_eats_nothing() {
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0")
        .dragon_on("(0,1)")
        .stands("B monk (0,1)")
        .stands("B thief (0,0)")
        .lays("A pd/17(1,0)r0");
    assert_eq!(table.game.dragon(), Some(Pos::new(1, 0)));
    assert_eq!((table.asked().1, table.game.figures().len()), (Prompt::Draw, 2));
}

#[test]
fn r_pd_v5_nobody_is_put_beside_the_dragon() {
    let table = |value| {
        Table::with("base dragon tower", 2, &[("tower_top_dragon", value)])
            .lies("tower/02(0,1)r0")
            .tower("A", "(0,1)", 1)
            .dragon_on("(0,1)")
            .lays("A base/B(0,2)r0")
    };
    let top = table("off").deploy("tower (0,1)");
    assert!(!table("off").offers(top) && table("on").offers(top));
    assert!(table("off").offers(table("off").piece("(0,1)")), "a piece is no follower");
}

#[test]
fn r_pd_v7_the_other_tiles_keep_their_order() {
    let order = "pd/14 pd/17 base/A base/B base/C base/D base/E base/F";
    let mut table = Table::of(WITH, 2).pile(order).does(Action::Draw);
    let rotation = rules::Rotation::default();
    table.apply(Action::Place { pos: Pos::new(1, 0), rotation });
    let state: serde_json::Value =
        serde_json::from_str(&table.game.snapshot()).expect("a snapshot is JSON");
    let pile = state["bag"]["pile"].as_array().expect("a pile");
    let mut names: Vec<&str> = pile.iter().rev().map(|id| id.as_str().expect("a name")).collect();
    assert!(names.contains(&"pd/14"));
    names.retain(|name| *name != "pd/14");
    assert_eq!(names, ["base/A", "base/B", "base/C", "base/D", "base/E", "base/F"]);
}

#[test]
fn r_pd_d3_the_dragon_does_not_go_into_the_city_of_carcassonne() {
    let table =
        Table::of("base dragon count", 2).dragon_on("(-1,-1)").lays("A pd/16(-1,-2)r0").passes();
    let asked = table.game.decision().expect("a step");
    let around = [(-1, -2), (0, -1), (-2, -1)];
    assert_eq!(
        asked.options,
        around.map(|(x, y)| Action::Dragon(dragon::Action::Step { to: Pos::new(x, y) }))
    );
}

#[test]
fn r_pd_d5_followers_builders_and_pigs_are_eaten() {
    let table = Table::of("base dragon traders tower", 2)
        .lies("tower/06(1,0)r0 base/B(0,1)r0")
        .tower("A", "(1,0)", 1)
        .dragon_on("(0,1)")
        .lays("B base/B(0,2)r0");
    let top = table.deploy("tower (1,0)");
    let table = table
        .does(top)
        .stands("A thief W (1,0)")
        .stands("A builder thief W (1,0)")
        .stands("A farmer E1 (0,0)")
        .stands("A pig farmer N1 (1,0)")
        .lays("A pd/14(0,3)r0")
        .passes()
        .walks("N E");
    let mut gone = table.gone();
    gone.sort();
    // R-OV-4: the pig goes with the farmer of another tile.
    let eaten = ["A builder dragon", "A pig lonely", "A small dragon", "A small dragon"];
    assert_eq!(gone, [&eaten[..], &["B small dragon"]].concat());
    assert_eq!(table.game.towers().len(), 1, "the tower stays");
}

#[test]
fn s_ri_07_the_volcano_lake_calls_the_dragon_and_gives_another_turn() {
    let table = Table::of("base dragon river2", 2).lays("A river2/03(1,0)r0");
    assert_eq!(table.game.dragon(), Some(Pos::new(1, 0)));
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw), "nobody can be put there");
    assert_eq!(table.plays("A base/B(0,1)r0").asked().0, Seat(1));
}

#[test]
fn r_ov_7_what_is_left_on_a_volcano() {
    let table =
        Table::of("base dragon traders", 2).stands("A farmer S1 (0,0)").lays("A pd/01(0,1)r0");
    let fairy = table.fairy("A farmer S1 (0,0)");
    let pig = table.deploy("pig farmer N1 (0,1)");
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options, [pig, fairy, Action::Pass]);
}

#[test]
fn r_pd_d8_a_forced_step_is_made_silently() {
    let systems = Systems::named(WITH.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    let tiles = ["pd/17", "pd/16", "base/B", "base/B"].map(rules::KindId::named);
    setup.script.tiles = Some(tiles.into_iter().flatten().collect());
    let (mut game, _) = Game::new(setup).expect("a table");
    let mut at = |x: i16| {
        let (seat, rotation) = (game.decision().expect("a place").seat, rules::Rotation::default());
        let pos = Pos::new(x, 0);
        let mut events = game.apply(seat, Action::Place { pos, rotation }).expect("it fits");
        events.extend(game.apply(seat, Action::Pass).unwrap_or_default());
        (events, game.dragon())
    };
    assert_eq!(at(1).1, Some(Pos::new(1, 0)));
    // West is (0,0), then (-1,0), then nothing: no step is a choice.
    let (events, dragon) = at(-1);
    let moved = events
        .iter()
        .filter(|event| matches!(event, Event::Dragon(dragon::Event::DragonMoved { .. })));
    assert_eq!((moved.count(), dragon), (2, Some(Pos::new(-1, 0))));
}

#[test]
fn r_ov_18_a_dragon_step_by_default_spares_the_own() {
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0 base/B(0,2)r0 base/B(-1,1)r0 base/B(1,1)r0")
        .dragon_on("(0,1)")
        .stands("A thief (0,0)")
        .stands("B monk (-1,1)")
        .lays(DRAGON)
        .passes();
    let asked = table.game.decision().expect("a step");
    assert_eq!(
        asked.options[table.game.default_of(asked)],
        Action::Dragon(dragon::Action::Step { to: Pos::new(-1, 1) })
    );
    let table = table.walks("N").walks_on();
    assert_eq!(table.gone()[0], "A small dragon");
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn r_pd_d1_a_dragon_tile_of_the_second_part_moves_it_then() {
    let table = Table::of("base dragon traders", 2)
        .lies("base/B(0,1)r0 base/B(0,2)r0")
        .dragon_on("(0,2)")
        .plays("A base/U(1,0)r0 thief W")
        .stands("A builder thief W (1,0)")
        .lays("A pd/16(2,0)r0")
        .pile("pd/16 base/B base/B")
        .passes()
        .walks("N N E E");
    // R-TB-B7: the second part is kept though the builder was eaten.
    assert_eq!(table.gone(), ["A builder dragon", "A small dragon"]);
    let table = table.does(Action::Draw);
    assert_eq!(table.asked(), (Seat(0), Prompt::Place));
}
