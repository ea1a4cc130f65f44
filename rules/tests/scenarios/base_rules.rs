//! The rules of the base game without fields, one by one: R-BA-1..26.

use rules::{Action, Event, FigureKind, Game, Illegal, Pos, Prompt, Reason, Rotation, Seat};
use rules::{Seed, Setup, Systems, Term};

use crate::base::{TWO_KNIGHTS, dealt, pass, place};
use crate::table::Table;

#[test]
fn r_ba_1_and_2_the_start_tile_lies_and_everybody_has_seven_followers() {
    let base = Systems::named(["base"]).expect("base exists");
    let (game, events) = Game::new(Setup::new(3, base, Seed::from_number(9))).expect("a table");
    let start = game.board().tiles()[0];
    assert_eq!((start.tile().id, start.pos, start.rotation.index()), ("base/D", Pos::new(0, 0), 0));
    assert_eq!(game.bag().len() + 1, 71, "71 others, one of them drawn");
    let copies = game.bag().remaining().into_iter().find(|(kind, _)| kind.kind().id == "base/D");
    let in_hand = game.turn().hand.is_some_and(|kind| kind.kind().id == "base/D");
    assert_eq!(copies.map_or(0, |(_, n)| n) + u8::from(in_hand), 3, "three more of its kind");
    for seat in game.seats() {
        assert_eq!(game.supply(seat).count(FigureKind::Small), 7);
        assert_eq!(game.supply(seat).count(FigureKind::Big), 0);
    }
    assert_eq!(game.scores(), [0, 0, 0]);
    assert!(events.contains(&Event::TurnStarted { seat: Seat(0) }), "R-BA-3, R-OV-22");
}

#[test]
fn r_ba_2_turns_go_round_in_the_order_of_seats() {
    let mut game = dealt(3, &["base/U"; 7]);
    let mut order = Vec::new();
    while let Some(asked) = game.decision() {
        let (seat, default) = (asked.seat, asked.options[game.default_of(asked)]);
        order.push(seat.0);
        game.apply(seat, default).expect("it is offered");
    }
    assert_eq!(order, [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0, 0]);
}

#[test]
fn r_ba_4_a_turn_is_place_then_deploy_then_score() {
    let mut table = Table::of("base", 2).draws("A base/E");
    let prompt = |table: &Table| table.game.decision().map(|asked| asked.prompt);
    assert_eq!(prompt(&table), Some(Prompt::Place));
    assert!(!table.game.decision().expect("asked").may_pass(), "placing is a must");
    table.apply(Action::Place { pos: Pos::new(0, -1), rotation: Rotation::turns(2) });
    assert_eq!(prompt(&table), Some(Prompt::Wood));
    assert!(table.game.decision().expect("asked").may_pass(), "deploying is not");
    let knight = rules::At::Segment(table.spot("knight S (0,-1)"));
    table.apply(Action::Deploy { figure: FigureKind::Small, at: knight });
    let steps: Vec<String> = table.events.iter().map(step).collect();
    assert_eq!(steps, ["drew", "placed", "deployed", "scored", "returned", "turn_started"]);
}

/// The name of what happened.
fn step(event: &Event) -> String {
    match serde_json::to_value(event).expect("events are JSON") {
        serde_json::Value::Object(map) => map.keys().next().expect("a name").clone(),
        name => name.as_str().expect("a name").to_owned(),
    }
}

#[test]
fn r_ba_5_to_7_every_matching_cell_and_rotation_is_offered() {
    // Round the start tile: city north, road east and west, field south.
    let table = Table::of("base", 2).draws("A base/J");
    let road = ["(-1,0)r0", "(-1,0)r3", "(1,0)r1", "(1,0)r2"];
    let all = ["(0,-1)r2", road[0], road[1], road[2], road[3], "(0,1)r1"];
    assert_eq!(table.places(), all, "city to city, road to road, field to field; no corner");
    let mut game = table.game;
    let at = |x, y, turns| Action::Place { pos: Pos::new(x, y), rotation: Rotation::turns(turns) };
    let refused = |reason| Err(Illegal::NotOffered(reason));
    assert_eq!(game.apply(Seat(0), at(0, -1, 0)), refused(Reason::EdgeMismatch));
    assert_eq!(game.apply(Seat(0), at(1, 1, 0)), refused(Reason::NoNeighbour));
    assert_eq!(game.apply(Seat(0), at(0, 0, 0)), refused(Reason::CellTaken));
}

#[test]
fn r_ba_7_a_hole_may_be_filled_and_an_opponent_helped() {
    // Eight tiles around a hole; a cloister fills it, and completes another's city by the way.
    let ring = "base/E(0,-1)r2 base/U(1,0)r0 base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 \
                base/B(0,2)r0 base/B(0,3)r0 base/B(1,3)r0 base/B(2,3)r0 base/B(2,2)r0";
    let table = Table::of("base", 2).lies(ring).draws("A base/B");
    assert!(table.places().contains(&"(1,2)r0".to_owned()));
    Table::of("base", 2).plays(
        "B base/F(0,-1)r1 knight
         A base/E(0,-2)r2 -> B city 8",
    );
}

#[test]
fn r_ba_8_joining_what_others_occupy_is_legal() {
    let table = Table::of("base", 2).plays(TWO_KNIGHTS).draws("A base/R");
    assert!(table.places().contains(&"(0,-1)r2".to_owned()));
}

#[test]
fn r_ba_11_only_on_the_tile_just_placed_and_only_one() {
    let table = Table::of("base", 2).plays("A base/U(1,0)r0").lays("A base/W(2,0)r0");
    let asked = table.game.decision().expect("a figure is asked for");
    for action in &asked.options {
        if let Action::Deploy { at, .. } = action {
            assert_eq!(at.spot().map(|spot| spot.pos), Some(Pos::new(2, 0)));
        }
    }
}

#[test]
fn r_ba_12_every_role_has_its_segment() {
    let table = Table::of("base", 2).plays("A base/U(1,0)r0").lays("B base/A(2,0)r1");
    assert_eq!(table.spots(), ["thief W", "monk", "farmer N1"]);
    let city = Table::of("base", 2).lays("A base/E(0,-1)r2");
    assert_eq!(city.spots(), ["knight S", "farmer N1"]);
}

#[test]
fn r_ba_13_a_follower_anywhere_on_the_feature_bars_it_also_ones_own() {
    let table = Table::of("base", 2).plays(
        "A base/U(1,0)r0 thief
         B base/U(2,0)r0
         B base/U(3,0)r0",
    );
    let spots = table.lays("A base/U(4,0)r0").spots();
    assert_eq!(spots, ["farmer N1", "farmer E2"], "three tiles away");
}

#[test]
fn r_ba_14_a_feature_completed_by_the_tile_is_not_offered_if_occupied() {
    let free = Table::of("base", 2).lays("A base/E(0,-1)r2");
    assert!(free.spots().contains(&"knight S".to_owned()));
    let held = Table::of("base", 2).plays("A base/F(0,-1)r1 knight").lays("A base/E(0,-2)r2");
    assert_eq!(held.spots(), ["farmer N1"]);
}

#[test]
fn r_ba_15_a_crossing_offers_each_stub_and_each_field() {
    let table = Table::of("base", 2).lays("A base/X(1,0)r0");
    let stubs = ["thief N", "thief E", "thief S", "thief W"];
    let fields = ["farmer N1", "farmer N2", "farmer E2", "farmer S2"];
    assert_eq!(table.spots(), [stubs, fields].concat());
    let cities = Table::of("base", 2).lays("A base/H(0,-1)r0");
    assert_eq!(cities.spots(), ["knight N", "knight S", "farmer E1"]);
}

#[test]
fn r_ba_16_without_followers_tiles_are_still_placed() {
    let mut table = Table::of("base", 2);
    for _ in 0..7 {
        table = table.stands("A farmer S1 (0,0)");
    }
    let table = table.lays("A base/U(1,0)r0");
    let asked = table.game.decision().expect("the next turn");
    assert_eq!((asked.seat, asked.prompt), (Seat(1), Prompt::Draw), "R-OV-16: not asked");
}

#[test]
fn r_ba_17_nobody_takes_a_follower_back_and_farmers_stay() {
    let table = Table::of("base", 2).plays(
        "A base/E(0,-1)r2 farmer
         B base/W(1,0)r0 thief S
         A base/W(-1,0)r0
         B base/E(1,-1)r1
         A base/E(2,-1)r3",
    );
    assert_eq!(table.game.figures().len(), 2, "the city beside the farmer is complete");
}

#[test]
fn r_ba_18_a_road_ends_at_a_crossing_a_gate_and_a_cloister() {
    Table::of("base", 2).plays(
        "A base/T(1,0)r1 thief
         B base/A(-1,0)r3 -> A road 3",
    );
}

#[test]
fn r_ba_22_two_pennants_of_a_city_both_count() {
    Table::of("base", 2).plays(
        "A base/F(0,-1)r1 knight
         B base/F(0,-2)r1
         A base/E(0,-3)r2 -> A city 12",
    );
}

#[test]
fn r_ba_22_it_is_told_what_was_counted() {
    let terms = |script: &str| {
        let table = Table::of("base", 2).plays(script);
        let told = table.events.iter().filter_map(|event| match event {
            Event::Scored(line) => Some(line.terms.clone()),
            _ => None,
        });
        told.collect::<Vec<_>>().concat()
    };
    let plain = "A base/E(0,-1)r2 knight -> A city 4";
    assert_eq!(terms(plain), [Term::Tiles(2)]);
    let pennants = "A base/F(0,-1)r1 knight\nB base/F(0,-2)r1\nA base/E(0,-3)r2 -> A city 12";
    assert_eq!(terms(pennants), [Term::Tiles(4), Term::Pennants(2)]);
}

#[test]
fn r_ba_23_all_figures_of_completed_features_return_farmers_not() {
    let table = Table::of("base", 2).plays(TWO_KNIGHTS).stands("A farmer N1 (1,0)").plays(
        "A base/E(2,-1)r3
         B base/R(0,-1)r2 farmer N1 -> A city 10, B city 10",
    );
    assert_eq!((table.small(0), table.small(1)), (6, 6));
    assert_eq!(table.game.figures().len(), 2);
}

#[test]
fn r_ba_24_the_game_ends_after_the_turn_of_the_last_tile() {
    let mut game = dealt(2, &["base/U", "base/W"]);
    place(&mut game, 1, 0, 0);
    pass(&mut game);
    assert!(game.bag().is_empty() && game.result().is_none(), "the last tile is in hand");
    place(&mut game, 2, 0, 0);
    let events = pass(&mut game);
    assert_eq!(events, [Event::FinalScoring, Event::Ended]);
    assert_eq!(game.apply(Seat(0), Action::Pass), Err(Illegal::Over));
    assert!(game.decision().is_none());
}

#[test]
fn r_ba_25_incomplete_features_pay_by_majority_and_send_their_followers_home() {
    let table = Table::of("base", 2).plays(
        "A base/F(0,-1)r1 knight
         B base/U(1,0)r0 thief
         A base/W(2,0)r0 thief S
         A base/B(1,1)r0 monk
         end -> A city 3, B road 3, A road 1, A cloister 4",
    );
    assert!(table.game.figures().is_empty());
    assert_eq!((table.small(0), table.small(1)), (7, 7));
    // A tie pays both in full.
    Table::of("base", 2).plays(TWO_KNIGHTS).plays(
        "A base/C(0,-1)r0
         end -> A city 5, B city 5",
    );
}

#[test]
fn r_ba_26_the_highest_score_wins_and_equals_share() {
    let table = Table::of("base", 3).plays(
        "A base/F(0,-1)r1 knight
         B base/U(1,0)r0 thief
         C base/B(1,1)r0 monk
         end -> A city 3, B road 2, C cloister 3",
    );
    let result = table.game.result().expect("the game is over");
    assert_eq!(result.scores, [3, 2, 3]);
    assert_eq!(result.winners, [Seat(0), Seat(2)]);
}
