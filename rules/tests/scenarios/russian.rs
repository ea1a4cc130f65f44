//! Russian promos: R-RU-1..14, S-RU-1..10.

use rules::expansions::crop::Mode;
use rules::expansions::ferries;
use rules::{Action, At, Cause, Event, FigureKind, Prompt, Seat, SegmentKind};
use serde_json::json;

use crate::plague::FIRST;
use crate::river::dealt;
use crate::table::{Table, position, seat, stored};

const WITH: &str = "base russian";

impl Table {
    /// Puts a small follower on a trap without a turn.
    pub fn traps(mut self, letter: &str, cell: &str) -> Self {
        let (seat, at) = (seat(letter), At::Trap(position(cell)));
        self.edit(|state| {
            let figures = state["figures"].as_array_mut().expect("a list");
            figures.push(json!({"seat": seat, "kind": FigureKind::Small, "at": at}));
            let left = &mut state["supplies"][seat.index()][stored(FigureKind::Small)];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// Whom traps hold: `A small (2,0)`.
    fn held(&self) -> Vec<String> {
        let mut held: Vec<String> = Vec::new();
        for figure in self.game.figures() {
            if let At::Trap(pos) = figure.at {
                let seat = char::from(b'A' + figure.seat.0);
                held.push(format!("{seat} {} ({},{})", figure.kind.name(), pos.x, pos.y));
            }
        }
        held.sort();
        held
    }

    /// To release a small follower.
    fn release(letter: &str, cell: &str) -> Action {
        let (seat, at) = (seat(letter), At::Trap(position(cell)));
        let figure = rules::Figure { seat, kind: FigureKind::Small, at };
        Action::Take { figure, cause: Cause::Released }
    }
}

#[test]
fn s_ru_1_the_lonelier_the_hut_the_more_it_is_worth() {
    let table = Table::of(WITH, 2).lies("base/U(1,0)r0 base/U(-1,0)r0");
    table.plays(
        "A ru/01(0,1)r0 hermit
         end -> A hut 6",
    );
    let table = Table::of(WITH, 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 ru/01(0,1)r0 base/B(-1,1)r0 base/B(1,1)r0")
        .lies("base/B(-1,2)r0 base/B(1,2)r0")
        .stands("A hermit (0,1)")
        .plays("B base/B(0,2)r0 -> A hut 1");
    assert_eq!(table.gone(), ["A small scored"]);
}

#[test]
fn s_ru_2_the_tree_takes_who_is_on_its_road() {
    let table = Table::of(WITH, 2).plays("A base/U(1,0)r0 thief E").lays("B ru/03(2,0)r0");
    assert_eq!(table.held(), ["A small (2,0)"]);
    let thief = table.deploy("thief E (2,0)");
    assert!(table.offers(thief), "R-RU-10, R-RU-13: the road is free");
    assert!(table.offers(table.deploy("farmer S1 (2,0)")));
    let table = table.does(thief);
    assert_eq!(table.held(), ["A small (2,0)", "B small (2,0)"]);
}

#[test]
fn s_ru_3_an_own_captive_is_released_in_a_later_part() {
    let table = Table::of(WITH, 2).plays("A base/U(1,0)r0 thief E").lays("A ru/03(2,0)r0");
    let release = Table::release("A", "(2,0)");
    assert!(!table.offers(release), "R-RU-11: not in the part of the trap");
    let table = table.passes().lays("B base/B(0,1)r0");
    assert!(!table.offers(release), "nobody else can");
    let table = table.passes().lays("A base/B(1,1)r0");
    assert!(table.offers(release));
    let table = table.does(release);
    assert_eq!((table.gone(), table.small(0)), (vec!["A small released".to_owned()], 7));
}

#[test]
fn s_ru_4_the_pond_takes_who_stands_around() {
    let table = Table::of("base russian traders", 2)
        .lies("base/B(0,1)r0 base/B(-1,1)r0")
        .stands("A knight N (0,0)")
        .stands("B monk (0,1)")
        .stands("B farmer N1 (-1,1)")
        .stands("B pig farmer N1 (-1,1)")
        .lays("A ru/04(1,1)r0");
    assert_eq!(table.held(), ["A small (1,1)", "B small (1,1)"]);
    let left = table.game.figures().iter().filter(|figure| figure.kind == FigureKind::Pig);
    assert_eq!(left.count(), 1);
    // R-RU-13: nobody is deployed on the pond itself.
    assert!(table.spots().is_empty(), "{:?}", table.spots());
}

#[test]
fn s_ru_5_each_in_the_pond_costs_two_points() {
    Table::of(WITH, 2)
        .lies("base/B(0,1)r0 ru/04(0,2)r0 ru/03(1,0)r0")
        .traps("A", "(0,2)")
        .traps("A", "(0,2)")
        .traps("A", "(1,0)")
        .plays(
            "B base/U(2,0)r0
             end -> A pond -4",
        );
}

#[test]
fn s_ru_6_a_knight_in_the_ring_does_not_score() {
    let table = Table::of(WITH, 2).lies("base/U(1,0)r0 ru/04(1,-1)r0");
    let table = table.plays("A base/E(0,-1)r2 knight S");
    assert_eq!(table.held(), ["A small (1,-1)"]);
}

#[test]
fn s_ru_7_the_builder_returns_without_his_follower() {
    for (value, gone, held) in [
        ("off", vec!["A builder lonely"], vec!["A small (2,0)"]),
        ("on", vec![], vec!["A builder (2,0)", "A small (2,0)"]),
    ] {
        let table = Table::with("base russian traders", 2, &[("ru.trap_specials", value)])
            .lies("base/U(1,0)r0")
            .stands("A thief E (1,0)")
            .stands("A builder thief E (0,0)")
            .lays("B ru/03(2,0)r0");
        assert_eq!((table.gone(), table.held()), (strings(&gone), strings(&held)), "{value}");
    }
}

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn s_ru_8_the_dragon_eats_captives() {
    let table = Table::of("base russian dragon", 2)
        .lies("base/B(0,1)r0 ru/04(0,2)r0 base/B(0,3)r0")
        .traps("A", "(0,2)")
        .traps("B", "(0,2)")
        .dragon_on("(0,3)")
        .lays("A pd/16(1,0)r0")
        .passes()
        .walks("N");
    assert_eq!(table.gone(), ["A small dragon", "B small dragon"], "R-RU-14");
    assert!(table.held().is_empty());
}

#[test]
fn s_ru_9_the_whole_road_or_the_nearest() {
    let table = |reach: &str| {
        Table::with(WITH, 2, &[("ru.tree_reach", reach)])
            .lies("base/U(-1,0)r0 base/U(-2,0)r0")
            .stands("A thief E (0,0)")
            .stands("B thief E (-2,0)")
            .lays("A ru/03(1,0)r0")
    };
    assert_eq!(table("whole_road").held(), ["A small (1,0)", "B small (1,0)"]);
    let nearest = table("nearest");
    assert_eq!(nearest.held(), ["A small (1,0)"]);
    // R-RU-12: until the next trigger.
    let nearest = nearest.passes().plays("B base/B(0,1)r0");
    assert_eq!(nearest.held(), ["A small (1,0)"]);
    let nearest = nearest.lays("A base/U(2,0)r0");
    assert_eq!(nearest.held(), ["A small (1,0)", "B small (1,0)"]);
}

#[test]
fn s_ru_10_a_portal_leads_into_the_ring_and_not_onto_the_pond() {
    let table = Table::of("base russian dragon", 2)
        .lies("base/B(0,1)r0 ru/04(1,1)r0")
        .lays("A pd/12(0,-1)r2");
    assert!(!table.offers(table.deploy("farmer N1 (1,1)")), "R-RU-13");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk);
    assert_eq!(table.held(), ["A small (1,1)"]);
}

#[test]
fn r_ru_1_followers_and_wagons_are_hermits_abbots_are_not() {
    let table = Table::of("base2 russian inns abbey", 2).lays("A ru/01(0,1)r0");
    let hermits: Vec<String> =
        table.spots().into_iter().filter(|spot| spot.ends_with("hermit")).collect();
    assert_eq!(hermits, ["hermit", "big hermit", "wagon hermit"]);
}

#[test]
fn r_ru_3_a_hut_is_no_monastic_building() {
    let table = Table::of(WITH, 2).lies("ru/01(0,1)r0");
    assert_eq!(table.game.board().buildings().count(), 0);
    assert_eq!(table.game.board().cloisters_near(position("(0,0)")).count(), 0);
}

#[test]
fn r_ru_3_a_wagon_moves_to_a_hut_that_is_near() {
    let table = Table::with("base russian abbey", 2, &[("am.wagon_move", "nearby")])
        .lies("ru/01(0,1)r0")
        .stands("B wagon knight N (0,0)")
        .lays("A base/E(0,-1)r2")
        .passes();
    let wagon = table.figure("B wagon knight N (0,0)");
    let to = At::Segment(table.spot("hermit (0,1)"));
    assert!(table.offers(Action::Move { figure: wagon, to }));
}

#[test]
fn r_ru_4_at_the_stone_one_road_ends_and_one_goes_on() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0").lies("ru/02(1,0)r0");
    let sides = ["N", "E", "S", "W"].map(|side| table.spot(&format!("thief {side} (1,0)")));
    assert_ne!(sides[0], sides[1]);
    assert_eq!([sides[1], sides[2]], [sides[3]; 2]);
    let stone = table.game.board().tile_at(position("(1,0)")).expect("a tile").tile();
    assert_eq!(stone.links, [0b11], "a wagon changes between them");
    let fields = stone.segments.iter().filter(|segment| segment.kind == SegmentKind::Field);
    assert_eq!(fields.count(), 4);
}

#[test]
fn r_ru_5_who_is_on_a_road_that_joins_later_is_taken_too() {
    let table = Table::of(WITH, 2)
        .lies("ru/03(1,0)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(3,1)r0 base/U(3,0)r0")
        .stands("B thief E (3,0)");
    assert_eq!(table.held(), [""; 0]);
    assert_eq!(table.lays("A base/U(2,0)r0").held(), ["B small (1,0)"]);
}

#[test]
fn r_ru_6_a_wagon_that_moves_into_the_ring_falls_in_at_once() {
    let table = Table::with("base russian abbey", 2, &[("am.wagon_move", "nearby")])
        .lies("base/U(1,0)r0 base/V(2,0)r0 base/B(1,1)r0 ru/04(1,2)r0")
        .stands("B wagon knight N (0,0)")
        .lays("A base/E(0,-1)r2")
        .passes();
    let wagon = table.figure("B wagon knight N (0,0)");
    let to = At::Segment(table.spot("monk (1,1)"));
    let table = table.does(Action::Move { figure: wagon, to });
    assert_eq!(table.held(), ["B wagon (1,2)"]);
}

#[test]
fn r_ru_7_the_pond_takes_who_sits_on_the_tree() {
    for (value, held) in [("on", "A small (1,1)"), ("off", "A small (1,0)")] {
        let table = Table::with(WITH, 2, &[("ru.tree_to_pond", value)])
            .lies("ru/03(1,0)r0 base/B(0,1)r0")
            .traps("A", "(1,0)")
            .lays("B ru/04(1,1)r0");
        assert_eq!(table.held(), [held], "{value}");
    }
}

#[test]
fn r_ru_7_who_is_no_follower_is_left_alone() {
    for (value, held) in [("off", 1), ("on", 2)] {
        let table = Table::with("base russian traders", 2, &[("ru.trap_specials", value)])
            .lies("base/B(0,1)r0")
            .stands("A farmer N1 (0,1)")
            .stands("A pig farmer N1 (0,1)")
            .lays("B ru/04(1,1)r0");
        assert_eq!(table.held().len(), held, "{value}");
    }
}

#[test]
fn r_ru_8_if_both_reach_him_the_pond_takes_him() {
    let table = Table::of(WITH, 2)
        .lies("base/B(0,1)r0 ru/04(1,1)r0 base/U(1,0)r0")
        .stands("A thief E (0,0)")
        .lays("B ru/03(2,0)r0");
    assert_eq!(table.held(), ["A small (1,1)"]);
}

#[test]
fn r_ru_9_an_addition_is_tested_at_once_or_with_the_next_tile() {
    for (value, held) in [("always", 1), ("steps", 0)] {
        let options = [("crop.add_place", "same_feature"), ("ru.trap_check", value)];
        let table = Table::with("base russian crop", 2, &options)
            .lies("base/G(0,-1)r1 base/G(0,-2)r1 base/B(0,1)r0 ru/04(1,1)r0")
            .stands("A knight N (0,-2)")
            .lays("A crop/02(0,2)r2")
            .passes()
            .circle(Mode::Add, SegmentKind::City)
            .adds("knight N (0,0)");
        assert_eq!(table.held().len(), held, "{value}");
        let table = table.lays("B base/B(-1,1)r0");
        assert_eq!(table.held().len(), 1, "{value}");
    }
}

#[test]
fn r_ru_9_a_councillor_who_comes_into_the_ring_falls_in_before_the_scoring() {
    for (value, held, scored) in [("steps", 0, vec!["A road 3"]), ("always", 1, vec![])] {
        let table = Table::with("base russian count", 2, &[("ru.trap_check", value)])
            .lies("base/U(-3,-1)r0 ru/04(-3,0)r0")
            .councillor("A small blacksmith")
            .count_in("market")
            .lays("B base/A(-4,-1)r3")
            .passes()
            .moves_to("thief E (-3,-1)");
        assert_eq!((table.held().len(), table.scores()), (held, strings(&scored)), "{value}");
    }
}

#[test]
fn r_ru_9_the_builder_gives_his_turn_before_the_tree_takes_his_follower() {
    let table = Table::of("base russian traders", 2)
        .lies("base/U(1,0)r0")
        .stands("A thief E (1,0)")
        .stands("A builder thief E (0,0)")
        .lays("A ru/03(2,0)r0")
        .passes();
    assert_eq!(table.gone(), ["A builder lonely"]);
    assert!(table.events.iter().any(|event| matches!(event, Event::DoubleTurn { .. })));
}

#[test]
fn r_ru_9_the_wooden_thing_is_tested_before_the_phantom_follows() {
    let table = Table::of("base russian phantom", 2).lies("ru/03(1,0)r0").lays("A base/U(2,0)r0");
    let thief = table.deploy("thief E (2,0)");
    let table = table.does(thief);
    assert_eq!(table.held(), ["A small (1,0)"]);
    let table = table.deploys("phantom thief E (2,0)");
    assert_eq!(table.held(), ["A phantom (1,0)", "A small (1,0)"]);
}

#[test]
fn r_ru_9_the_wooden_thing_is_tested_before_a_ferry_moves() {
    let table = Table::of("base ferries russian", 2).lays("A ferries/02(1,0)r0").passes();
    let table = table.links("(1,0) E W").lies("ru/03(2,0)r0").lays("B base/U(-1,0)r0");
    let thief = table.deploy("thief E (-1,0)");
    let table = table.does(thief);
    assert_eq!(table.asked(), (Seat(1), Prompt::Ferries(ferries::Prompt::Change)));
    assert_eq!(table.held(), ["B small (2,0)"]);
}

#[test]
fn r_ru_9_who_flees_into_the_ring_after_the_commit_falls_in_before_the_scoring() {
    for (value, held) in [("always", 1), ("steps", 0)] {
        let ring = "base/U(1,0)r0 base/U(2,0)r0 base/B(2,-1)r0 ru/04(3,-1)r0";
        let table = Table::with("base plague russian", 2, &[("ru.trap_check", value)])
            .lies(&format!("{FIRST} {ring}"))
            .stands("A thief E (0,0)")
            .plague("(0,1)", "")
            .remembers("spread", json!(1))
            .lays("A base/E(0,-1)r2")
            .passes()
            .flees("A thief E (0,0)", "thief E (2,0)");
        assert_eq!(table.held().len(), held, "{value}");
    }
}

#[test]
fn r_ru_11_captives_are_released_on_a_volcano_too() {
    for specials in ["allow", "no_builder_pig", "deny"] {
        let table = Table::with("base dragon russian", 2, &[("volcano_specials", specials)])
            .lies("base/U(-1,0)r0 ru/04(-1,1)r0")
            .traps("A", "(-1,1)")
            .lays("A pd/01(0,1)r0");
        let table = table.does(Table::release("A", "(-1,1)"));
        assert_eq!(table.gone(), ["A small released"], "{specials}");
    }
}

#[test]
fn r_ru_11_in_the_part_of_one_trap_who_is_in_the_other_is_released() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 ru/04(0,2)r0").traps("A", "(0,2)");
    assert!(table.lays("A ru/03(1,0)r0").offers(Table::release("A", "(0,2)")));
}

#[test]
fn r_ru_11_a_phantom_that_is_released_is_not_the_second_figure() {
    let table = Table::of("base russian phantom", 2)
        .lies("base/B(0,1)r0")
        .stands("A phantom monk (0,1)")
        .lays("B ru/04(1,1)r0");
    assert_eq!(table.held(), ["A phantom (1,1)"]);
    let at = At::Trap(position("(1,1)"));
    let figure = rules::Figure { seat: Seat(0), kind: FigureKind::Phantom, at };
    let table = table.lays("A base/B(-1,1)r0");
    let table = table.does(Action::Take { figure, cause: Cause::Released });
    assert_eq!(table.gone(), ["A phantom released"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    // R-PH-5: one that is at home may follow another captive.
    let table = Table::of("base russian phantom", 2).lies("base/B(0,1)r0 ru/04(1,1)r0");
    let table = table.traps("A", "(1,1)").lays("A base/B(-1,1)r0");
    let table = table.does(Table::release("A", "(1,1)"));
    assert_eq!(table.second(), ["monk", "farmer N1"]);
}

#[test]
fn r_ru_12_who_leaves_the_road_makes_room_for_one_who_is_taken() {
    let table = Table::with("base russian festival phantom", 2, &[("ru.tree_reach", "nearest")])
        .lies("ru/03(1,0)r0 base/U(-1,0)r0 base/U(-2,0)r0")
        .stands("A thief (0,0)")
        .stands("A thief E (-2,0)")
        .lays("A festival/10(2,0)r0");
    assert_eq!(table.held(), ["A small (1,0)"]);
    let back = table.take("A thief E (-2,0)", Cause::Festival);
    let table = table.does(back).deploys("phantom thief N (2,0)");
    assert_eq!(table.held(), ["A phantom (1,0)", "A small (1,0)"]);
}

#[test]
fn r_ru_13_a_barn_may_stand_on_a_corner_of_the_pond() {
    let table = Table::of("base abbey russian", 2).lies("base/U(-1,0)r0 base/B(-1,1)r0");
    let table = table.lays("A ru/04(0,1)r0");
    let barn = table.barn("(0,1)");
    assert!(table.offers(barn));
    assert!(table.spots().iter().all(|spot| spot.starts_with("barn")), "nobody on its field");
}

#[test]
fn r_ru_14_whoever_stands_on_a_tower_in_the_ring_falls_too() {
    let table = Table::of("base russian tower", 2)
        .lies("base/B(0,1)r0 tower/02(0,2)r0 base/B(-1,2)r0")
        .tower("A", "(0,2)", 1)
        .lays("A base/B(0,3)r0");
    let top = table.deploy("tower (0,2)");
    let table = table.does(top).lays("B ru/04(1,1)r0");
    assert_eq!(table.held(), ["A small (1,1)"]);
}

#[test]
fn a_captive_is_taken_by_a_tower_in_line() {
    let table = Table::of("base russian tower", 2)
        .lies("base/B(0,1)r0 tower/02(0,2)r0 ru/04(1,2)r0")
        .traps("B", "(1,2)")
        .lays("A base/B(0,3)r0");
    let table = {
        let piece = table.piece("(0,2)");
        table.does(piece)
    };
    let figure =
        rules::Figure { seat: Seat(1), kind: FigureKind::Small, at: At::Trap(position("(1,2)")) };
    assert!(table.offers(Action::Take { figure, cause: Cause::Tower }));
}

#[test]
fn a_flier_that_lands_beside_the_pond_falls_in_at_once() {
    let table = Table::of("base flier russian", 2).lies("base/U(1,0)r0 ru/04(1,-1)r0");
    let table = table.lays("A flier/02(0,1)r1").flies(FigureKind::Small, 1);
    let thief = table.deploy("thief (0,0)");
    assert_eq!(table.does(thief).held(), ["A small (1,-1)"]);
}

#[test]
fn the_pond_takes_acrobats_and_no_shepherd() {
    let table = Table::of("base bigtop hills russian", 2)
        .lies("bt/01(0,1)r0")
        .stands("A acrobat (0,1)")
        .stands("B shepherd farmer N1 (0,1)")
        .lays("B ru/04(1,1)r0");
    assert_eq!(table.held(), ["A small (1,1)"]);
}

#[test]
fn the_fairy_may_keep_a_captive_company() {
    let beside = [("fairy_mode", "next_to_follower")];
    let table = Table::with("base russian dragon", 2, &beside)
        .lies("base/B(0,1)r0 ru/04(0,2)r0")
        .traps("A", "(0,2)")
        .lays("A base/U(1,0)r0");
    let at = At::Trap(position("(0,2)"));
    let beside = rules::Figure { seat: Seat(0), kind: FigureKind::Small, at };
    let to = position("(0,2)");
    let fairy = rules::expansions::dragon::Action::MoveFairy { to, beside: Some(beside) };
    assert!(table.offers(Action::Dragon(fairy)));
}

#[test]
fn the_centre_of_a_labyrinth_is_one_step_of_the_road() {
    let table = Table::with("base russian labyrinth", 2, &[("ru.tree_reach", "nearest")])
        .lies("lab/01(1,0)r0 base/U(2,0)r0")
        .stands("A thief E (0,0)")
        .stands("B thief E (2,0)")
        .lays("A ru/03(3,0)r0");
    assert_eq!(table.held(), ["B small (3,0)"]);
}

#[test]
fn each_promo_can_be_left_out() {
    for (value, ids) in [
        ("both", &["ru/01", "ru/02", "ru/03", "ru/04"][..]),
        ("2013", &["ru/01", "ru/02"]),
        ("2016", &["ru/03", "ru/04"]),
    ] {
        let (game, _) = dealt(WITH, &[("ru.sets", value)]);
        let left = game.bag().remaining().into_iter().map(|(kind, _)| kind);
        let mut found: Vec<&str> = left
            .chain(game.turn().hand)
            .map(|kind| kind.kind().id)
            .filter(|id| id.starts_with("ru/"))
            .collect();
        found.sort_unstable();
        assert_eq!(found, ids, "{value}");
    }
}

#[test]
fn a_captive_comes_home_from_a_festival() {
    let table = Table::of("base russian festival", 2)
        .lies("base/B(0,1)r0 ru/04(0,2)r0")
        .traps("A", "(0,2)")
        .lays("A festival/10(1,0)r0");
    let at = At::Trap(position("(0,2)"));
    let figure = rules::Figure { seat: Seat(0), kind: FigureKind::Small, at };
    let table = table.does(Action::Take { figure, cause: Cause::Festival });
    assert_eq!(table.gone(), ["A small festival"]);
}
