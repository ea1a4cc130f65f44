//! The acceptance scenarios of the base game without fields: S-BA-01..14 and 22..28.

use rules::{
    Action, Event, FigureKind, Game, Illegal, KindId, Pos, Prompt, Reason, Rotation, Seat, Seed,
    Setup, Systems,
};

use crate::table::{Table, ground, ground_options};

/// The scenarios, for other ground sets.
pub const SCENARIOS: &[fn()] = &[
    s_ba_01_a_road_of_three_tiles_pays_three,
    s_ba_02_a_road_of_four_tiles_pays_four,
    s_ba_03_a_tile_visited_twice_by_a_road_counts_once,
    s_ba_04_a_ring_of_four_tiles_pays_four,
    s_ba_05_a_city_of_three_tiles_with_a_pennant_pays_eight,
    s_ba_06_a_tile_with_two_pieces_of_a_city_counts_once,
    s_ba_07_a_city_of_two_tiles_pays_four,
    s_ba_07_tiny_city_2_pays_one_a_tile,
    s_ba_08_a_follower_that_comes_home_is_not_used_twice_in_a_turn,
    s_ba_09_a_shared_city_pays_both_in_full,
    s_ba_10_the_majority_takes_all,
    s_ba_11_a_cloister_pays_nine,
    s_ba_12_an_unfinished_cloister_pays_for_each_filled_cell,
    s_ba_13_incomplete_features_are_counted_at_the_end,
    s_ba_14_an_occupied_feature_is_not_offered,
    s_ba_14_the_refusal_says_why,
    s_ba_22_points_go_on_past_the_end_of_the_track,
    s_ba_23_a_tile_that_fits_nowhere_is_discarded_and_the_next_drawn,
    s_ba_24_a_road_that_nobody_claimed_pays_nobody,
    s_ba_25_the_figures_of_the_compendium,
    s_ba_26_a_feature_may_be_claimed_in_the_turn_that_completes_it,
    s_ba_27_the_last_tile_scores_before_the_end_does,
    s_ba_28_equal_turns_leave_out_what_cannot_be_shared,
];

/// S-BA-09 up to the tile that joins: a knight of Ada in the west, one of Ben in the east.
pub const TWO_KNIGHTS: &str = "
    A base/W(1,0)r0
    B base/W(-1,0)r0
    A base/E(-1,-1)r1 knight
    B base/G(1,-1)r0 knight
";

/// Three free city edges look at (0,-2); whoever lays base/R there joins all three.
const THREE_PIECES: &str = "
    A base/E(0,-1)r2
    A base/B(1,-1)r0
    A base/B(-1,-1)r0
    B base/E(1,-2)r3 knight
    A base/E(-1,-2)r1 knight
    A base/B(-1,-3)r0
";

/// S-BA-11 up to the eighth of nine cells.
const CLOISTER: &str = "
    A base/B(0,1)r0 monk
    B base/U(1,0)r0
    A base/U(-1,0)r0
    B base/E(1,1)r1
";

fn kinds(ids: &[&str]) -> Vec<KindId> {
    let named = |id: &&str| KindId::named(id).expect("a tile of that name");
    ids.iter().map(named).collect()
}

/// A real game in which these tiles are drawn in this order.
pub fn dealt(seats: u8, tiles: &[&str]) -> Game {
    let base = Systems::named([ground()]).expect("base exists");
    let mut setup = Setup::new(seats, base, Seed::from_number(1));
    for (key, value) in ground_options() {
        setup.house.set(key, value).expect("an option that exists");
    }
    setup.script.tiles = Some(kinds(tiles));
    Game::new(setup).expect("a table that can be set up").0
}

pub fn place(game: &mut Game, x: i16, y: i16, turns: u8) -> Vec<Event> {
    let seat = game.decision().expect("a game that goes on").seat;
    let (pos, rotation) = (Pos::new(x, y), Rotation::turns(turns));
    game.apply(seat, Action::Place { pos, rotation }).expect("a legal placement")
}

pub fn pass(game: &mut Game) -> Vec<Event> {
    let seat = game.decision().expect("a game that goes on").seat;
    game.apply(seat, Action::Pass).expect("a figure is asked for")
}

#[test]
fn s_ba_01_a_road_of_three_tiles_pays_three() {
    let table = Table::of("base", 2).plays(
        "A base/W(1,0)r0 thief W
         B base/W(-1,0)r0 -> A road 3",
    );
    assert_eq!((table.small(0), table.points(0)), (7, 3), "the thief returns");
}

#[test]
fn s_ba_02_a_road_of_four_tiles_pays_four() {
    Table::of("base", 2).plays(
        "A base/W(1,0)r0 thief W
         B base/U(-1,0)r0
         B base/W(-2,0)r0 -> A road 4",
    );
}

#[test]
fn s_ba_03_a_tile_visited_twice_by_a_road_counts_once() {
    Table::of("base", 2).plays(
        "A base/W(1,0)r0 thief E
         B base/V(2,0)r0
         A base/V(2,1)r1
         B base/V(1,1)r2 -> A road 4",
    );
}

#[test]
fn s_ba_04_a_ring_of_four_tiles_pays_four() {
    let table = Table::of("base", 2).plays(
        "A base/V(0,1)r3 thief E
         B base/V(1,1)r0
         A base/V(0,2)r2
         B base/V(1,2)r1 -> A road 4",
    );
    let board = table.game.board();
    let inside = board.feature_at(table.spot("farmer S1 (0,1)"));
    assert_eq!(board.nodes(inside).count(), 4, "the field inside the ring");
}

#[test]
fn s_ba_05_a_city_of_three_tiles_with_a_pennant_pays_eight() {
    Table::of("base", 2).plays(
        "A base/F(0,-1)r1 knight
         B base/E(0,-2)r2 -> A city 8",
    );
}

#[test]
fn s_ba_06_a_tile_with_two_pieces_of_a_city_counts_once() {
    let table = Table::of("base", 2).plays(
        "A base/N(0,1)r2 knight
         B base/N(1,1)r3
         A base/N(0,2)r1
         B base/I(1,2)r0 -> A city 8",
    );
    let board = table.game.board();
    let start = board.feature_at(table.spot("knight N (0,0)"));
    assert!(!board.is_complete(start), "the start tile's city remains open");
}

#[test]
fn s_ba_07_a_city_of_two_tiles_pays_four() {
    let table = Table::of("base", 2).plays("A base/E(0,-1)r2 knight -> A city 4");
    assert_eq!(table.small(0), 7, "the knight returns in the same turn");
}

#[test]
fn s_ba_07_tiny_city_2_pays_one_a_tile() {
    let small = [("tiny_city", "2")];
    Table::with("base", 2, &small).plays("A base/E(0,-1)r2 knight -> A city 2");
    // A third tile makes it an ordinary city.
    Table::with("base", 2, &small).plays(
        "A base/G(0,-1)r1 knight
         B base/E(0,-2)r2 -> A city 6",
    );
}

#[test]
fn s_ba_08_a_follower_that_comes_home_is_not_used_twice_in_a_turn() {
    let mut table = Table::of("base", 2);
    for _ in 0..6 {
        table = table.stands("A farmer S1 (0,0)");
    }
    assert_eq!(table.small(0), 1);
    let mut table = table.lays("A base/E(0,-1)r2");
    table.apply(Action::Deploy {
        figure: FigureKind::Small,
        at: rules::At::Segment(table.spot("knight S (0,-1)")),
    });
    assert_eq!((table.points(0), table.small(0)), (4, 1));
    let asked = table.game.decision().expect("the next turn");
    assert_eq!((asked.seat, asked.prompt), (Seat(1), Prompt::Draw), "no second deployment");
}

#[test]
fn s_ba_09_a_shared_city_pays_both_in_full() {
    let table = Table::of("base", 2).plays(TWO_KNIGHTS).lays("A base/E(2,-1)r3");
    assert_eq!(table.spots(), ["farmer N1"], "a knight stands in that city already");
    Table::of("base", 2).plays(TWO_KNIGHTS).plays(
        "A base/E(2,-1)r3
         B base/R(0,-1)r2 -> A city 10, B city 10",
    );
}

#[test]
fn s_ba_10_the_majority_takes_all() {
    let table = Table::of("base", 2).plays(THREE_PIECES).plays(
        "A base/G(0,-3)r1 knight
         B base/E(0,-4)r2
         B base/R(0,-2)r0 -> A city 10",
    );
    assert_eq!((table.small(0), table.small(1)), (7, 7), "all three return");
}

#[test]
fn s_ba_11_a_cloister_pays_nine() {
    let table = Table::of("base", 2).plays(CLOISTER).plays(
        "B base/E(-1,1)r3
         A base/E(0,2)r2
         B base/E(1,2)r1
         A base/E(-1,2)r3 -> A cloister 9",
    );
    assert_eq!(table.small(0), 7);
}

#[test]
fn s_ba_12_an_unfinished_cloister_pays_for_each_filled_cell() {
    let script = format!("{CLOISTER} end -> A cloister 5");
    Table::of("base", 2).plays(&script);
}

#[test]
fn s_ba_13_incomplete_features_are_counted_at_the_end() {
    Table::of("base", 5).plays(
        "A base/U(-1,0)r0 thief W
         B base/U(1,0)r0
         B base/B(0,1)r0 monk
         C base/E(0,2)r2 knight
         A base/F(0,3)r1
         D base/E(-1,-1)r1 knight
         D base/F(1,-1)r0 knight
         A base/B(-1,-2)r0
         E base/M(0,-2)r2 knight
         B base/C(0,-1)r0
         end -> D city 8, C city 3, A road 3, B cloister 5",
    );
}

#[test]
fn s_ba_14_an_occupied_feature_is_not_offered() {
    // The city is taken; the road and both fields are free.
    let city = Table::of("base", 2).plays("A base/R(0,-1)r2 knight").lays("B base/J(1,-1)r3");
    assert_eq!(city.spots(), ["thief N", "farmer N1", "farmer N2"]);
    // The large field is taken too: only the small one is left.
    let field = Table::of("base", 2).plays(
        "A base/R(0,-1)r2 knight
         A base/U(1,0)r0 farmer N1",
    );
    assert_eq!(field.lays("B base/J(1,-1)r3").spots(), ["thief N", "farmer N2"]);
    // The road is taken: a monk or a farmer.
    let road = Table::of("base", 2).plays("A base/U(1,0)r0 thief").lays("B base/A(2,0)r1");
    assert_eq!(road.spots(), ["monk", "farmer N1"]);
}

#[test]
fn s_ba_14_the_refusal_says_why() {
    let mut table = Table::of("base", 2).plays("A base/R(0,-1)r2 knight").lays("B base/J(1,-1)r3");
    let deploy = |name: &str| Action::Deploy {
        figure: FigureKind::Small,
        at: rules::At::Segment(table.spot(name)),
    };
    let (taken, elsewhere) = (deploy("knight W (1,-1)"), deploy("thief E (0,0)"));
    let refused = |reason| Err(Illegal::NotOffered(reason));
    assert_eq!(table.game.apply(Seat(1), taken), refused(Reason::FeatureTaken));
    assert_eq!(table.game.apply(Seat(1), elsewhere), refused(Reason::OtherTile));
    assert_eq!(table.game.apply(Seat(1), Action::Draw), refused(Reason::OtherQuestion));
    let other = table.game.apply(Seat(0), Action::Pass);
    assert_eq!(other, Err(Illegal::NotYourTurn { expected: Seat(1) }));
}

#[test]
fn s_ba_22_points_go_on_past_the_end_of_the_track() {
    let table = Table::of("base", 2).starts_with(Seat(1), 48).plays(
        "B base/U(1,0)r0 thief
         A base/W(2,0)r0
         A base/U(-1,0)r0
         A base/W(-2,0)r0 -> B road 5",
    );
    assert_eq!(table.points(1), 53);
}

#[test]
fn s_ba_23_a_tile_that_fits_nowhere_is_discarded_and_the_next_drawn() {
    let mut game = dealt(2, &["base/E", "base/C", "base/U", "base/U"]);
    place(&mut game, 0, -1, 2);
    let events = pass(&mut game);
    let [unfit, next] = kinds(&["base/C", "base/U"])[..] else { unreachable!() };
    let seat = Seat(1);
    let expected = [
        Event::TurnStarted { seat },
        Event::Drew { seat, kind: unfit },
        Event::Discarded { seat, kind: unfit },
        Event::Drew { seat, kind: next },
    ];
    assert_eq!(events, expected, "the log shows both, and the same seat draws");
    assert_eq!((game.discarded(), game.turn().hand), (&[unfit][..], Some(next)));
    assert_eq!(game.bag().len(), 1, "R-BA-10: it does not come back");
}

#[test]
fn r_ba_9_when_the_pile_runs_out_over_discards_the_game_ends() {
    let mut game = dealt(2, &["base/E", "base/C", "base/C"]);
    place(&mut game, 0, -1, 2);
    let events = pass(&mut game);
    let discarded = |event: &&Event| matches!(event, Event::Discarded { .. });
    assert_eq!(events.iter().filter(discarded).count(), 2);
    assert!(game.result().is_some(), "the part ends without a placement, then the game");
}

#[test]
fn s_ba_24_a_road_that_nobody_claimed_pays_nobody() {
    let table = Table::of("base", 2).plays(
        "A base/W(1,0)r0
         B base/W(-1,0)r0",
    );
    let road = table.game.board().feature_at(table.spot("thief E (0,0)"));
    assert!(table.game.board().is_complete(road), "it is complete for every other purpose");
    assert!(table.game.decision().is_some(), "the game continues");
}

#[test]
fn s_ba_25_the_figures_of_the_compendium() {
    Table::of("base", 2).plays(
        "A base/W(1,0)r0 thief W
         B base/U(-1,0)r0
         B base/W(-2,0)r0 -> A road 4",
    );
    Table::of("base", 2).plays(
        "A base/F(0,-1)r1 knight
         B base/E(0,-2)r2 -> A city 8",
    );
    // With `s_ic_02..` and `s_ic_05..` for the inn and the cathedral.
}

#[test]
fn s_ba_26_a_feature_may_be_claimed_in_the_turn_that_completes_it() {
    Table::of("base", 2).plays("A base/E(0,-1)r2 knight -> A city 4");
    Table::of("base", 2).plays(
        "A base/W(1,0)r0
         B base/W(-1,0)r0 thief E -> B road 3",
    );
}

#[test]
fn s_ba_27_the_last_tile_scores_before_the_end_does() {
    Table::of("base", 2).plays(
        "A base/W(1,0)r0 thief S
         A base/E(0,-1)r2 knight -> A city 4
         end -> A road 1",
    );
}

#[test]
fn s_ba_28_equal_turns_leave_out_what_cannot_be_shared() {
    let base = Systems::named([ground()]).expect("base exists");
    let mut setup = Setup::new(3, base, Seed::from_number(3));
    setup.house.set("equal_turns", "on").expect("an option");
    let (mut game, events) = Game::new(setup).expect("a table that can be set up");
    let known = rules::expansions::named(ground()).expect("a ground set");
    // 71 modulo 3 stay out.
    let tiles = (rules::expansions::tiles(known) - 1) / 3 * 3;
    assert_eq!(game.bag().len() + 1, tiles as usize);
    assert!(game.left_out().is_empty(), "nobody sees which, before the end");
    let mut placed = [0; 3];
    let mut count = |events: &[Event]| {
        for event in events {
            match event {
                Event::Placed { seat, .. } => placed[seat.index()] += 1,
                Event::Discarded { .. } => panic!("this seed lays every tile"),
                _ => {}
            }
        }
    };
    count(&events);
    while let Some(asked) = game.decision() {
        let (seat, first) = (asked.seat, asked.options[game.default_of(asked)]);
        count(&game.apply(seat, first).expect("it is offered"));
    }
    assert_eq!(placed, [tiles / 3; 3]);
}
