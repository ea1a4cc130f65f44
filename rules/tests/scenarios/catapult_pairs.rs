//! What the Catapult and the other systems mean to each other. `interactions.tsv` names the pairs.

use rules::expansions::catapult::{Area, Missile, Point};
use rules::expansions::school::Teacher;
use rules::expansions::{abbey, catapult, king};
use rules::{Action, At, Event, Figure, FigureKind, Pos, Prompt, SPINE, Seat, Slot, Spot};
use serde_json::json;

use crate::catapult::FAIR;
use crate::table::Table;

const ORIGIN: Point = Point::new(0, 0);
const SMALL: FigureKind = FigureKind::Small;
const BIG: FigureKind = FigureKind::Big;
const WAGON: FigureKind = FigureKind::Wagon;
const MAYOR: FigureKind = FigureKind::Mayor;

fn with(systems: &str) -> Table {
    Table::of(&format!("{systems} catapult"), 2)
}

impl Table {
    /// A seat's follower stands somewhere that no segment is, without a turn.
    fn puts(mut self, seat: u8, kind: FigureKind, at: At) -> Self {
        let figure = Figure { seat: Seat(seat), kind, at };
        self.edit(|state| {
            state["figures"].as_array_mut().expect("a list").push(json!(figure));
            let left = &mut state["supplies"][usize::from(seat)][crate::table::stored(kind)];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// Whoever is asked throws so that this figure and no other is met.
    fn meets(self, figure: Figure) -> Self {
        let target = self.game.targets().into_iter().find(|target| target.figure == figure);
        let point = target.expect("it can be hit").point;
        self.throws_so(point, |thrown| thrown.hit.concat() == [figure])
    }
}

#[test]
fn a_big_follower_is_one_wide_target() {
    let table = with("base inns").stands("B big thief (0,0)");
    assert_eq!(table.standing("B big"), [(ORIGIN, 120)]);
    let table = table.fires(FAIR, Missile::KnockOut).hits("B big thief (0,0)");
    assert_eq!(table.gone(), ["B big catapult"]);
}

#[test]
fn a_builder_whose_follower_is_hit_goes_home_with_it() {
    let table = with("base traders").stands("B thief (0,0)").stands("B builder thief (0,0)");
    assert_eq!(table.standing("B builder"), [], "builders are no targets");
    let table = table.fires(FAIR, Missile::KnockOut).hits("B thief (0,0)");
    assert_eq!(table.gone(), ["B small catapult", "B builder lonely"]);
}

#[test]
fn the_catapult_comes_after_dragon_and_count_and_before_the_crop_circle() {
    let place = |slot| SPINE.iter().position(|&other| other == slot);
    let order = [
        Slot::Dragon,
        Slot::Return,
        Slot::Reward,
        Slot::CountMove,
        Slot::DragonAfter,
        Slot::Catapult,
        Slot::CropCircle,
        Slot::GingerbreadMove,
        Slot::Escape,
        Slot::PartEnd,
        Slot::LateCatapult,
        Slot::Bazaar,
        Slot::TurnEnd,
    ];
    assert!(order.map(place).is_sorted_by(|a, b| a < b));
}

#[test]
fn nobody_is_exchanged_onto_the_dragons_tile_and_the_fairy_stays() {
    let table = with("base dragon").stands("B thief (0,0)").dragon_on("(0,0)");
    let table = table.fires(FAIR, Missile::Seduction).hits("B thief (0,0)");
    assert_eq!(
        table.asked(),
        (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)),
        "nothing can be done"
    );
    let table = with("base dragon").stands("B thief (0,0)").fairy_by("B thief (0,0)");
    let table = table.fires(FAIR, Missile::KnockOut).hits("B thief (0,0)");
    let fairy = table.game.fairy().expect("she is there");
    assert_eq!((fairy.pos, fairy.beside), (Pos::new(0, 0), None));
}

#[test]
fn whoever_stands_on_a_tower_is_hit_there_and_captives_are_not() {
    let table = |systems: &str| {
        let table = with(systems).lies("base/U(1,0)r0 tower/02(1,1)r0").tower("A", "(1,1)", 1);
        table.on_top("B (1,1)").captive("B", SMALL, "A")
    };
    let hit = table("base tower");
    assert_eq!(hit.standing("B small"), [(Point::new(1250, 750), 90)]);
    let hit = hit.fires(FAIR, Missile::KnockOut).hits("B tower (1,1)");
    assert_eq!((hit.gone(), hit.game.captives().len()), (vec!["B small catapult".to_owned()], 1));
    let seduced = table("base inns tower abbey").fires(FAIR, Missile::Seduction);
    let seduced = seduced.hits("B tower (1,1)");
    assert_eq!(seduced.comers(), [SMALL, BIG]);
    let seduced = seduced.seduces("B tower (1,1)", BIG);
    assert_eq!(seduced.game.figures(), [seduced.figure("A big tower (1,1)")]);
}

#[test]
fn mayors_come_to_cities_and_barns_stay() {
    let table = with("base abbey").stands("B mayor knight (0,0)");
    let table = table.fires(FAIR, Missile::Seduction).hits("B mayor knight (0,0)");
    assert_eq!(table.comers(), [SMALL, WAGON, MAYOR]);
    let table = table.seduces("B mayor knight (0,0)", MAYOR);
    assert_eq!(table.game.figures(), [table.figure("A mayor knight (0,0)")]);
    // No mayor in a cloister, and wagons where the table lets them.
    let monk = |options: &[(&str, &str)]| {
        let table = Table::with("base abbey catapult", 2, options).lies("base/U(1,0)r0");
        let table = table.lies("base/B(1,1)r0").stands("B monk (1,1)");
        table.fires(FAIR, Missile::Seduction).hits("B monk (1,1)").comers()
    };
    assert_eq!(monk(&[]), [SMALL, WAGON]);
    assert_eq!(monk(&[("am.wagon_on_monastery", "only_if_road_on_tile")]), [SMALL]);
    let field = "base/B(0,1)r0 base/B(1,1)r0 base/B(0,2)r0 base/B(1,2)r0";
    let barn = with("base abbey").lies(field).barn_stands("B (1,2)");
    assert!(barn.game.targets().is_empty(), "a barn is never touched");
}

#[test]
fn a_fair_leads_no_wagon_on() {
    let table = with("base abbey").lies("base/X(-1,0)r0").stands("A wagon thief (0,0)");
    // The other road of the fair starts at the same place, but the fair is no crossing.
    let table = table.lays("A catapult/08(1,0)r1").passes();
    assert_eq!(table.scores(), ["A road 3"]);
    let asked =
        table.game.decision().filter(|asked| asked.prompt == Prompt::Abbey(abbey::Prompt::Wagon));
    let to = |option: &Action| match option {
        Action::Move { to, .. } => to.pos(),
        _ => None,
    };
    let cells = asked.into_iter().flat_map(|asked| asked.options.iter().filter_map(to));
    assert!(cells.into_iter().all(|cell| cell == Pos::new(-1, 0)), "only over the crossing");
}

#[test]
fn councillors_are_hit_and_exchanged_in_the_middle_of_their_quarter() {
    let table = || with("base inns abbey count").councillor("B market").councillor("A cathedral");
    let fair = "A catapult/06(0,-2)r0";
    let [(market, 90)] = table().standing("B small")[..] else { panic!("one councillor") };
    let board = table().game;
    let drawn = |placed: &&rules::Placed| placed.tile().marks.has(rules::Mark::Market);
    let cell = board.board().tiles().iter().find(drawn).map(|placed| placed.pos);
    assert_eq!(cell.map(Point::middle), Some(market));
    let at = |quarter| At::Quarter(quarter);
    let councillor =
        Figure { seat: Seat(1), kind: SMALL, at: at(rules::expansions::count::Quarter::Market) };
    let hit = table().fires(fair, Missile::KnockOut).meets(councillor);
    assert_eq!((hit.gone(), hit.small(1)), (vec!["B small catapult".to_owned()], 7));
    // R-CO-5: whoever may be deployed there; the count himself does not matter.
    let seduced = table().count_in("market").fires(fair, Missile::Seduction).meets(councillor);
    assert_eq!(seduced.comers(), [SMALL, BIG]);
    let next = seduced.passes();
    let other =
        Figure { seat: Seat(0), kind: SMALL, at: at(rules::expansions::count::Quarter::Cathedral) };
    assert_eq!(next.meets(other).comers(), [SMALL, BIG, WAGON]);
}

#[test]
fn points_of_the_catapult_give_no_reward_in_carcassonne() {
    let table = with("base count").fires("A catapult/06(0,-2)r0", Missile::Target).passes();
    let plain = table.game.decision().expect("a question").options[0];
    let table = table.does(plain);
    assert_eq!(table.scores(), ["B catapult 5"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn a_heretic_who_is_hit_ends_the_challenge() {
    let meadow = "bcb/06";
    let table = Table::rivals("base cult catapult", &[], meadow, "(-1,3) (2,3)");
    let table = table.stands("A monk (0,2)").stands("B monk (1,2)");
    let table = table.fires("A catapult/06(3,1)r0", Missile::KnockOut).hits("B monk (1,2)");
    let table = table.passes().plays("B bcb/06(-1,3)r0 -> A cloister 9");
    assert_eq!(table.gone(), ["A small scored"], "nobody loses");
}

#[test]
fn a_lord_stands_between_his_two_tiles_and_may_be_replaced() {
    let lord = Figure {
        seat: Seat(0),
        kind: SMALL,
        at: At::Segment(Spot { pos: Pos::new(0, -1), segment: 0 }),
    };
    let table = || with("base inns abbey castles").castle("A");
    assert_eq!(table().standing("A small"), [(Point::new(0, -500), 110)]);
    let hit = table().fires("A catapult/06(0,1)r0", Missile::KnockOut).meets(lord);
    assert_eq!(hit.gone(), ["A small catapult"]);
    assert!(hit.game.figures().is_empty());
    let seduced = table().fires("A catapult/06(0,1)r0", Missile::Seduction).passes().meets(lord);
    assert_eq!(seduced.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Seduce)));
    assert_eq!(seduced.comers(), [SMALL, BIG, WAGON]);
    let seduced = seduced.does(Action::Catapult(catapult::Action::Seduce {
        figure: lord,
        with: BIG,
        from: None,
    }));
    let new = seduced.game.figures()[0];
    assert!(seduced.game.is_lord(&new) && (new.seat, new.kind) == (Seat(1), BIG));
    assert_eq!(seduced.standing("B big"), [(Point::new(0, -500), 120)]);
    // R-PD-V5 holds for both of his tiles.
    let dragon = with("base castles dragon").castle("A").dragon_on("(0,0)");
    let dragon = dragon.fires("A catapult/06(0,1)r0", Missile::Seduction).meets(lord);
    assert_eq!(dragon.asked(), (Seat(1), Prompt::Catapult(catapult::Prompt::Throw)));
}

#[test]
fn a_bought_fair_is_fired_when_it_is_laid() {
    let mut table = with("base bazaars").keeps("A", "catapult/06");
    table.apply(Action::Draw);
    let (pos, rotation) = (Pos::new(0, 1), rules::Rotation::default());
    let table = table.does(Action::Place { pos, rotation }).passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Catapult(catapult::Prompt::Fire)));
}

#[test]
fn a_bridge_and_each_mouth_of_a_tunnel_is_a_place_of_its_own() {
    // The city below the bridge has the middle.
    let table = with("base bridges").lies("base/W(1,0)r0");
    let table = table.plays("B base/G(2,0)r1 thief W");
    assert_eq!(table.standing("B small"), [(Point::new(2000, 160), 90)], "beside the city");
    let tunnel = with("base tunnel").lies("tunnel/02(1,0)r0");
    let tunnel = tunnel.stands("A thief W (1,0)").stands("B thief E (1,0)");
    assert_eq!(tunnel.standing("A small"), [(Point::new(700, 0), 90)]);
    assert_eq!(tunnel.standing("B small"), [(Point::new(1300, 0), 90)]);
}

#[test]
fn the_school_widens_the_fairground_and_the_teacher_is_no_target() {
    let table = with("base school");
    let cells: Vec<Pos> = table.game.board().tiles().iter().map(|placed| placed.pos).collect();
    assert_eq!(cells.len(), 3);
    assert_eq!(table.game.fairground(), Area::around(cells.into_iter()));
    assert_eq!(table.game.fairground().last, Point::new(4000, 2000));
    let mut table = table;
    table.edit(|state| state["states"]["school"]["teacher"] = json!({"with": 0}));
    assert_eq!(table.game.teacher(), Some(Teacher::With(Seat(0))));
    assert!(table.game.targets().is_empty());
    let table = table.fires(FAIR, Missile::Target).passes();
    let plain = table.game.decision().expect("a question").options[0];
    assert_eq!(
        table.does(plain).scores(),
        ["B catapult 5"],
        "points of the catapult are no lesson"
    );
}

#[test]
fn no_exchange_leads_onto_a_flea() {
    let stands = |fleas: &str| {
        let table = with("base plague").lies("plague/06(0,1)r0 base/U(1,0)r0 base/B(1,1)r0");
        let table = table.stands("B monk (1,1)").plague("(0,1)", fleas);
        let table = table.remembers("spread", json!(1));
        let mut table = table.lays("A catapult/06(1,2)r0");
        while !table.asks(Prompt::Catapult(catapult::Prompt::Fire)) {
            table.apply(Action::Pass);
        }
        table
    };
    for (fleas, asked) in [
        ("(1,1)", Prompt::Catapult(catapult::Prompt::Throw)),
        ("(0,0)", Prompt::Catapult(catapult::Prompt::Seduce)),
    ] {
        let table = stands(fleas);
        assert_eq!(table.asked().1, Prompt::Catapult(catapult::Prompt::Fire));
        let table =
            table.does(Action::Catapult(catapult::Action::Fire { missile: Missile::Seduction }));
        let figure = table.figure("B monk (1,1)");
        assert_eq!(table.meets(figure).asked().1, asked, "{fleas}");
    }
}

#[test]
fn crowns_are_targets_unless_the_wheel_lies_aside() {
    let table = || Table::of("wheel inns abbey catapult", 2).crown("B small storm 1");
    let (point, _) = table().standing("B small")[0];
    let crown = table().game.figures()[0];
    let At::Crown(place) = crown.at else { panic!("a crown") };
    let there = table().game.crown_point(place).expect("on the map");
    assert_eq!((i64::from(point.x), i64::from(point.y)), there);
    let fair = "A catapult/06(-3,-1)r0";
    let seduced = table().fires(fair, Missile::Seduction).meets(crown);
    assert_eq!(seduced.comers(), [SMALL, BIG]);
    let seduced = seduced.does(Action::Catapult(catapult::Action::Seduce {
        figure: crown,
        with: BIG,
        from: None,
    }));
    assert_eq!(seduced.game.figures(), [Figure { seat: Seat(0), kind: BIG, at: crown.at }]);
    let hit = table().fires(fair, Missile::KnockOut).meets(crown);
    assert_eq!(hit.gone(), ["B small catapult"]);
    let aside = [("wheel.start_tile", "aside")];
    let aside = Table::with("wheel catapult", 2, &aside).crown("B small storm 1");
    assert!(aside.game.targets().is_empty());
}

#[test]
fn a_knight_who_is_hit_does_not_count_for_the_gingerbread_man() {
    let table = with("base gingerbread").lies("base/G(0,-1)r1");
    let table = table.stands("B knight N (0,0)").stands("A knight (0,-1)");
    assert_eq!(table.game.targets().len(), 2, "he is no target");
    let table = table.fires(FAIR, Missile::KnockOut).hits("B knight N (0,0)").passes();
    let table = table.lays("B base/E(0,-2)r2").passes();
    let paid: Vec<String> = table.scores();
    assert!(paid.iter().all(|line| !line.starts_with('B')), "{paid:?}");
    assert!(paid.contains(&"A gingerbread 3".to_owned()), "{paid:?}");
}

#[test]
fn the_winner_of_a_target_is_no_owner_of_anything() {
    // Points of the catapult move neither king nor robber, and no challenge or siege knows them.
    let table = with("base king cathars").fires(FAIR, Missile::Target);
    let plain = table.game.decision().expect("a question").options[0];
    let table = table.does(plain).passes();
    assert_eq!(table.scores(), ["A catapult 5"]);
    assert!(
        !table.events.iter().any(|event| matches!(event, Event::King(king::Event::Record { .. })))
    );
    let mut knight = with("base cathars").lies("siege/01(0,-1)r2");
    knight = knight.puts(1, SMALL, At::Segment(Spot { pos: Pos::new(0, 0), segment: 0 }));
    let knight = knight.fires(FAIR, Missile::KnockOut).hits("B knight N (0,0)");
    assert_eq!(knight.gone(), ["B small catapult"], "a besieged knight is hit like others");
}
