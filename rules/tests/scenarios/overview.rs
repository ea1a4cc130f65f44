//! What the overview says for all systems and what these three can show of it: R-OV.

use std::collections::BTreeMap;

use rules::expansions::catapult::{self, Missile};
use rules::{
    Action, At, Event, FigureKind, Game, Pos, Prompt, Seat, Seed, Setup, SetupError, Systems,
    catalog,
};
use serde_json::json;

use crate::catapult::FAIR;
use crate::table::Table;

fn systems(keys: &str) -> Systems {
    Systems::named(keys.split(' ')).expect("systems that exist")
}

fn setup(seats: u8, keys: &str, seed: u64) -> Setup {
    Setup::new(seats, systems(keys), Seed::from_number(seed))
}

fn dealt(setup: Setup) -> Game {
    Game::new(setup).expect("a table that can be set up").0
}

/// Answers every question by its default and keeps what happened, and how often it was asked.
fn by_default(setup: Setup) -> (Vec<Event>, usize) {
    let (mut game, mut events) = Game::new(setup).expect("a table that can be set up");
    let mut asked = 0;
    while let Some(decision) = game.decision() {
        let (seat, default) = (decision.seat, decision.options[game.default_of(decision)]);
        events.extend(game.apply(seat, default).expect("it is offered"));
        asked += 1;
    }
    (events, asked)
}

/// base/L on (1,0) completes a city and a road of Łucja's, a road of Ben's and the cloister of Ada.
const FOUR_AT_ONCE: &str = "
    A base/B(0,1)r0 monk
    B base/W(-1,0)r2 thief E
    A base/B(-1,1)r0
    A base/B(-1,2)r0
    A base/B(0,2)r0
    A base/B(1,2)r0
    C base/A(1,1)r2 thief
    A base/E(0,-1)r2
    C base/E(1,-1)r2 knight
    B base/L(1,0)r0 -> C city 4, B road 3, C road 2, A cloister 9
";

#[test]
fn r_ov_6_and_29_one_wooden_thing_that_names_tile_and_segment() {
    let mut table = Table::of("base inns", 2).lays("A base/X(1,0)r0");
    let spot = table.spot("thief N (1,0)");
    assert_eq!((spot.pos, spot.segment), (Pos::new(1, 0), 0));
    table.apply(Action::Deploy { figure: FigureKind::Small, at: At::Segment(spot) });
    let asked = table.game.decision().expect("the next turn");
    assert_eq!((asked.seat, asked.prompt), (Seat(1), Prompt::Draw));
}

#[test]
fn r_ov_10_cities_then_roads_then_cloisters_by_their_earliest_tile() {
    Table::of("base", 3).plays(FOUR_AT_ONCE);
}

#[test]
fn r_ov_12_everything_is_credited_before_anybody_goes_home() {
    let table = Table::of("base", 3).plays(FOUR_AT_ONCE);
    let kinds = table.events.iter().filter_map(|event| match event {
        Event::Scored(_) => Some('s'),
        Event::Returned { .. } => Some('r'),
        _ => None,
    });
    assert_eq!(kinds.collect::<String>(), "ssssrrrr");
    assert!(table.game.figures().is_empty());
}

#[test]
fn r_ov_14_the_seed_fixes_the_order_of_the_tiles() {
    let order = |seed| {
        let (events, _) = by_default(setup(2, "base inns river1", seed));
        let drawn = events.iter().filter_map(|event| match event {
            Event::Drew { kind, .. } => Some(kind.kind().id),
            _ => None,
        });
        drawn.collect::<Vec<_>>()
    };
    assert_eq!(order(1), order(1));
    assert_ne!(order(1), order(2));
    assert_eq!(order(1).len(), 71 + 18 + 11);
}

#[test]
fn r_ov_15_and_16_what_leaves_no_choice_is_done_silently_and_logged() {
    let mut saved = 0;
    for seed in 0..20 {
        let forced = setup(2, "base river1", seed);
        let asking = Setup { ask_forced: true, ..forced.clone() };
        let ((silent, fewer), (all, more)) = (by_default(forced), by_default(asking));
        assert_eq!(silent, all, "the same things happen");
        saved += more - fewer;
    }
    assert!(saved > 0, "some tile fits in one place only");
}

#[test]
fn r_ov_15_one_answer_that_leaves_numbers_to_choose_is_asked_for() {
    let mut table = Table::of("base catapult", 2).lays(FAIR);
    table.edit(|state| state["setup"]["ask_forced"] = json!(false));
    let table =
        table.passes().does(Action::Catapult(catapult::Action::Fire { missile: Missile::Catch }));
    assert_eq!(table.asked().1, Prompt::Catapult(catapult::Prompt::Toss));
    assert_eq!(table.game.decision().map(|asked| asked.options.len()), Some(1));
}

#[test]
fn r_ov_24_every_set_brings_the_tiles_of_its_box() {
    let tiles = |keys: &str| -> u8 {
        let game = dealt(Setup { hold_draw: true, ..setup(2, keys, 1) });
        game.bag().remaining().iter().map(|&(_, number)| number).sum()
    };
    assert_eq!(tiles("base"), 71);
    for (more, number) in [("porxada", 1), ("bazaars", 12), ("plague", 6)] {
        assert_eq!(tiles(&format!("base {more}")), 71 + number, "{more}");
    }
}

#[test]
fn r_ov_17_and_18_defaults_are_to_pass_and_the_first_cell_and_rotation() {
    let mut game = dealt(setup(2, "base inns", 8));
    while let Some(asked) = game.decision() {
        let default = asked.options[game.default_of(asked)];
        if asked.prompt == Prompt::Wood {
            assert_eq!(default, Action::Pass);
        } else {
            assert_eq!(asked.prompt, Prompt::Place, "nobody asked to hold the draw");
            let key = |action: &Action| match action {
                Action::Place { pos, rotation } => (pos.y, pos.x, rotation.index()),
                other => panic!("{other:?} among placements"),
            };
            assert!(asked.options.is_sorted_by_key(key), "row, column, rotation");
            assert_eq!(game.default_of(asked), 0);
        }
        let seat = asked.seat;
        game.apply(seat, default).expect("it is offered");
    }
}

#[test]
fn r_ov_20_a_drawn_tile_is_public_at_once() {
    let table = Table::of("base", 2).draws("A base/X");
    let drew = |event: &Event| match event {
        Event::Drew { seat, kind } => Some((*seat, *kind)),
        _ => None,
    };
    let hand = table.game.turn().hand.expect("a tile in hand");
    assert_eq!(table.events.iter().find_map(drew), Some((Seat(0), hand)));
}

#[test]
fn r_ov_21_two_to_five_seats_and_six_with_inns() {
    let seats =
        |number, keys| Game::new(setup(number, keys, 1)).map(|(game, _)| game.seats().count());
    for number in 2..=5 {
        assert_eq!(seats(number, "base"), Ok(usize::from(number)));
    }
    let refused = |seats, max| Err(SetupError::Seats { seats, max });
    assert_eq!(seats(1, "base"), refused(1, 5));
    assert_eq!(seats(6, "base river1"), refused(6, 5));
    assert_eq!(seats(6, "base inns"), Ok(6));
    assert_eq!(seats(0, "base inns"), refused(0, 6));
    let mut own_colour = setup(6, "winter", 1);
    own_colour.house.set("six_seats", "always").expect("an option");
    assert_eq!(Game::new(own_colour).map(|(game, _)| game.seats().count()), Ok(6));
}

#[test]
fn r_ov_22_seat_0_starts() {
    for seed in 0..5 {
        let (_, events) = Game::new(setup(4, "base", seed)).expect("a table");
        assert_eq!(events[0], Event::TurnStarted { seat: Seat(0) });
    }
}

#[test]
fn r_ov_23_and_24_all_tiles_of_all_sets_are_dealt_but_the_start() {
    let all = [("base", 0), ("base inns", 18), ("base river1", 10), ("base inns river1", 28)];
    for (keys, more) in all {
        let game = dealt(setup(2, keys, 11));
        let mut dealt: BTreeMap<&str, u8> = BTreeMap::new();
        for (kind, number) in game.bag().remaining() {
            *dealt.entry(kind.kind().id).or_default() += number;
        }
        let out = game.turn().hand.into_iter().chain(game.board().tiles().iter().map(|t| t.kind));
        out.for_each(|kind| *dealt.entry(kind.kind().id).or_default() += 1);
        let river = keys.contains("river1");
        // The river takes the plain start tile's place; spring, lake and ten more come with it.
        let sets = systems(keys).iter().flat_map(|system| system.sets());
        let mut box_: BTreeMap<&str, u8> = sets
            .flat_map(|set| catalog().set(set))
            .filter(|kind| kind.kind().copies > 0)
            .map(|kind| (kind.kind().id, kind.kind().copies))
            .collect();
        if river {
            *box_.get_mut("base/D").expect("the base is there") -= 1;
        }
        assert_eq!(dealt, box_, "{keys}");
        let total: u32 = dealt.values().map(|&number| u32::from(number)).sum();
        assert_eq!(total, 72 + more + u32::from(river), "{keys}");
    }
}

#[test]
fn r_ov_26_the_start_arrangement() {
    let start = |keys: &str| {
        let game = dealt(setup(2, keys, 1));
        let tiles = game.board().tiles();
        assert_eq!(tiles.len(), 1);
        (tiles[0].tile().id, tiles[0].pos, tiles[0].rotation.index())
    };
    assert_eq!(start("base"), ("base/D", Pos::new(0, 0), 0));
    assert_eq!(start("base inns"), ("base/D", Pos::new(0, 0), 0));
    assert_eq!(start("base river1"), ("river1/01", Pos::new(0, 0), 0));
}

#[test]
fn r_ov_31_equal_figures_are_offered_once() {
    let table = Table::of("base", 2).lays("A base/U(1,0)r0");
    assert_eq!(table.small(0), 7);
    assert_eq!(
        table.spots(),
        ["thief E", "farmer N1", "farmer E2"],
        "seven followers, one offer each"
    );
}

#[test]
fn r_ov_32_fields_are_counted_by_their_earliest_tile_then_the_listing_order() {
    // Both fields begin on the start tile; its northern one is listed first.
    Table::of("base", 2).plays(
        "A base/U(1,0)r0 farmer S1
         B base/U(-1,0)r0 farmer N1
         end -> B field 0, A field 0",
    );
}

#[test]
fn r_ov_33_the_game_ends_when_no_tile_can_be_drawn_and_not_within_a_turn() {
    let mut small = setup(2, "base", 1);
    small.script.tiles = Some(vec![rules::KindId::named("base/U").expect("it exists")]);
    small.hold_draw = true;
    let mut game = dealt(small);
    let mut prompts = Vec::new();
    while let Some(asked) = game.decision() {
        prompts.push(asked.prompt);
        let (seat, default) = (asked.seat, asked.options[game.default_of(asked)]);
        game.apply(seat, default).expect("it is offered");
    }
    assert_eq!(prompts, [Prompt::Draw, Prompt::Place, Prompt::Wood]);
}

#[test]
fn r_ov_35_there_is_exactly_one_ground_set() {
    let game = |keys| Game::new(setup(2, keys, 1)).map(|_| ());
    assert_eq!(game("inns"), Err(SetupError::Ground));
    assert_eq!(game("river1 inns"), Err(SetupError::Ground));
    assert_eq!(game("base"), Ok(()));
}

#[test]
fn r_ov_37_equal_turns_count_the_river_too_and_leave_out_land_tiles() {
    for (seats, keys, tiles) in [(2, "base", 71), (5, "base inns", 89), (3, "base river1", 82)] {
        let mut equal = setup(seats, keys, 21);
        equal.house.set("equal_turns", "on").expect("an option");
        let game = dealt(equal);
        let odd = tiles % usize::from(seats);
        assert_eq!(game.bag().len() + 1, tiles - odd, "{keys}");
        let unseen: usize =
            game.bag().remaining().iter().map(|&(_, number)| usize::from(number)).sum();
        assert_eq!(unseen + 1, tiles, "{keys}: nobody knows which ones stay out");
        let end = to_the_end(game);
        assert_eq!(end.left_out().len(), odd, "{keys}: shown at the end");
        assert!(!end.left_out().iter().any(|kind| kind.kind().has_river()));
    }
    assert!(to_the_end(dealt(setup(5, "base inns", 21))).left_out().is_empty(), "off by default");
}

/// Plays on with the default answers.
fn to_the_end(mut game: Game) -> Game {
    while let Some(decision) = game.decision() {
        let (seat, action) = (decision.seat, decision.options[game.default_of(decision)]);
        game.apply(seat, action).expect("the default is offered");
    }
    game
}
