//! The River: S-RI-01..05, 11, 13, what R-RI-1..25 say of River I, and its four options.

use rules::{Event, Game, KindId, Pos, Seat, Seed, Setup, Systems};

use crate::table::Table;

const RIVER: &str = "base river1";
/// River I with an option.
fn river(key: &str, value: &str) -> Table {
    Table::with(RIVER, 2, &[(key, value)])
}

/// A real game, and what happened before the first question.
pub fn dealt(keys: &str, options: &[(&str, &str)]) -> (Game, Vec<Event>) {
    let systems = Systems::named(keys.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(5));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    Game::new(setup).expect("a table that can be set up")
}

/// The tiles in the order in which they are laid, with every question answered by its default.
pub fn laid(mut game: Game, first: Vec<Event>) -> Vec<&'static str> {
    let mut events = first;
    while let Some(asked) = game.decision() {
        let (seat, default) = (asked.seat, asked.options[game.default_of(asked)]);
        events.extend(game.apply(seat, default).expect("it is offered"));
    }
    let placed = events.iter().filter_map(|event| match event {
        Event::Placed { kind, .. } | Event::Discarded { kind, .. } => Some(kind.kind().id),
        _ => None,
    });
    placed.collect()
}

#[test]
fn s_ri_01_two_turns_to_the_same_side_in_a_row_are_refused() {
    for clearance in ["on", "off"] {
        let table = river("river_clearance", clearance).plays("A river1/10(1,0)r0");
        let places = table.draws("B river1/10").places();
        assert_eq!(places, ["(1,1)r2"], "left is allowed, a second right turn is not");
    }
}

#[test]
fn s_ri_02_after_a_straight_tile_the_same_turn_is_allowed_again() {
    let script = "
        A river1/10(1,0)r0
        B river1/07(1,1)r1";
    let places = Table::of(RIVER, 2).plays(script).draws("A river1/10").places();
    assert_eq!(places, ["(1,2)r1", "(1,2)r2"]);
    let never_back = river("river_uturn", "no_backflow").plays(script);
    assert_eq!(never_back.draws("A river1/10").places(), ["(1,2)r2"], "west is backwards");
}

#[test]
fn s_ri_03_nobody_stands_on_the_river() {
    let spots = Table::of(RIVER, 2).lays("A river1/04(1,0)r0").spots();
    let fields = ["farmer E1", "farmer W2", "farmer E2", "farmer S2"];
    assert_eq!(spots, [&["knight N", "thief S"][..], &fields].concat());
}

#[test]
fn s_ri_04_the_field_goes_round_the_spring() {
    let table = Table::of(RIVER, 2).plays("A river1/07(1,0)r0 farmer N1");
    let board = table.game.board();
    let field = |name| board.feature_at(table.spot(name));
    assert_eq!(field("farmer N1 (1,0)"), field("farmer S1 (1,0)"), "both banks");
    let spots = table.lays("B river1/07(2,0)r0").spots();
    assert!(spots.is_empty(), "both banks are Ada's");
}

#[test]
fn s_ri_05_the_river_divides_fields_like_a_road() {
    let table = river("spring_splits_field", "on").plays(
        "A river1/07(1,0)r0 farmer N1
         B river1/07(2,0)r0 farmer S1",
    );
    let board = table.game.board();
    let field = |name| board.feature_at(table.spot(name));
    assert_ne!(field("farmer N1 (2,0)"), field("farmer S1 (2,0)"), "one bank each");
    assert_eq!(field("farmer N1 (1,0)"), field("farmer N1 (2,0)"));
}

#[test]
fn s_ri_11_a_tile_that_would_join_two_ends_is_refused() {
    let two_springs = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 river1/01(2,0)r2";
    for clearance in ["on", "off", "two_ahead"] {
        let table = river("river_clearance", clearance).lies(two_springs);
        let table = table.draws("A river1/07");
        assert_eq!(table.discarded(), ["river1/07"], "it fits by its edges only");
    }
}

#[test]
fn s_ri_13_two_ahead_wants_six_empty_cells() {
    let open = river("river_clearance", "two_ahead").plays("A river1/10(1,0)r0");
    assert_eq!(open.draws("B river1/10").places(), ["(1,1)r2"]);
    // Each of the six cells before (1,0) with its end south, filled one at a time.
    for cell in [(0, 1), (2, 1), (0, 2), (2, 2), (1, 2)] {
        let table = river("river_clearance", "two_ahead").lies(&path_to(cell));
        let places = table.draws("A river1/10").places();
        assert!(!places.contains(&"(1,0)r0".to_owned()), "{cell:?} is filled");
    }
    let free = river("river_clearance", "two_ahead").lies(&path_to((-1, 2)));
    assert!(free.draws("A river1/10").places().contains(&"(1,0)r0".to_owned()));
}

/// Meadow tiles from the spring to a cell in the south: down the column west of it, or round the
/// cells that are to stay empty.
fn path_to(cell: (i16, i16)) -> String {
    let down = |x: i16, to: i16| (0..=to).map(move |y| (x, y));
    let far = down(-1, 3).chain((0..=3).map(|x| (x, 3))).chain([(3, 2), (3, 1)]);
    let path: Vec<(i16, i16)> = match cell {
        (0, y) => down(-1, y).chain([cell]).collect(),
        (-1, _) => down(-1, 2).collect(),
        (1, 2) => down(-1, 3).chain([(0, 3), (1, 3), cell]).collect(),
        (2, 1) => far.chain([cell]).collect(),
        (2, 2) => far.filter(|&(x, y)| (x, y) != (3, 1)).chain([cell]).collect(),
        _ => panic!("no way to {cell:?}"),
    };
    let tiles = path.iter().map(|(x, y)| format!("base/B({x},{y})r0"));
    tiles.collect::<Vec<_>>().join(" ")
}

#[test]
fn r_ri_1_the_plain_start_tile_is_taken_out_or_mixed_in() {
    let copies = |options: &[(&str, &str)]| {
        let (game, _) = dealt(RIVER, options);
        let left = game.bag().remaining().into_iter();
        let start = left.filter(|(kind, _)| kind.kind().id == "base/D");
        (game.bag().len() + 1, start.map(|(_, number)| number).sum::<u8>())
    };
    // 71 land tiles and 11 of the river, one of them drawn.
    assert_eq!(copies(&[]), (71 + 11, 3));
    assert_eq!(copies(&[("river_start_tile", "mix_in")]), (72 + 11, 4));
}

#[test]
fn r_ri_2_and_3_spring_first_ten_shuffled_and_the_lake_last() {
    let (game, events) = dealt(RIVER, &[]);
    let spring = game.board().tiles()[0];
    assert_eq!((spring.tile().id, spring.pos), ("river1/01", Pos::new(0, 0)));
    assert_eq!(spring.rotation.index(), 0);
    let order = laid(game, events);
    let mut river = order[..10].to_vec();
    river.sort_unstable();
    let ids = ["03", "04", "05", "06", "07", "07", "08", "09", "10", "10"];
    assert_eq!(river, ids.map(|id| format!("river1/{id}")));
    assert_eq!(order[10], "river1/02", "the lake");
    assert!(order[11..].iter().all(|id| id.starts_with("base/")), "R-RI-6");
    assert_eq!(order.len(), 82);
}

#[test]
fn r_ri_7_river_tiles_are_laid_in_normal_turns() {
    let (mut game, mut events) = dealt(RIVER, &[]);
    while game.board().tiles().len() < 12 {
        let asked = game.decision().expect("the river goes on");
        let (seat, default) = (asked.seat, asked.options[game.default_of(asked)]);
        events.extend(game.apply(seat, default).expect("it is offered"));
    }
    let seats = events.iter().filter_map(|event| match event {
        Event::Placed { seat, .. } => Some(seat.0),
        _ => None,
    });
    let seats: Vec<u8> = seats.collect();
    assert_eq!(seats, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0], "the start player begins");
}

#[test]
fn r_ri_8_a_river_tile_joins_the_open_end_and_nothing_else() {
    let table = Table::of(RIVER, 2).plays("A river1/07(1,0)r0").draws("B river1/07");
    assert_eq!(table.places(), ["(2,0)r0", "(2,0)r2"], "not beside the meadow of another tile");
    // The road of a river tile must match too, and V meets only V.
    let land = Table::of(RIVER, 2).draws("A base/B");
    assert_eq!(land.places().len(), 3 * 4, "never before the open end");
}

/// Meadow on (2,1), so that a straight tile on (1,0) has a filled cell beside the one it faces.
const CROWDED: &str = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0";

#[test]
fn r_ri_11_clearance_keeps_the_cells_round_the_next_one_free() {
    // A curve may still go north, the straight tile has no other place: there the rule yields.
    let curve = Table::of(RIVER, 2).lies("base/B(-1,0)r0 base/B(-1,1)r0 base/B(0,1)r0");
    assert_eq!(curve.draws("A river1/10").places(), ["(1,0)r1"], "(0,1) lies beside (1,1)");
    let off = river("river_clearance", "off").lies("base/B(0,1)r0");
    assert_eq!(off.draws("A river1/10").places(), ["(1,0)r0", "(1,0)r1"]);
}

#[test]
fn r_ri_11_the_three_other_neighbours_of_the_cell_in_front_must_be_empty() {
    // Before (1,0) with its end south lies (1,1); the curve may also go north.
    for (cell, bars) in
        [((0, 1), true), ((2, 1), true), ((1, 2), true), ((0, 2), false), ((2, 2), false)]
    {
        let table = Table::of(RIVER, 2).lies(&path_to(cell));
        let places = table.draws("A river1/10").places();
        assert_eq!(places.contains(&"(1,0)r0".to_owned()), !bars, "{cell:?} is filled");
        assert!(places.contains(&"(1,0)r1".to_owned()));
    }
}

#[test]
fn r_ri_11_without_a_clear_placement_clearance_is_ignored() {
    let straight = ["(1,0)r0", "(1,0)r2"];
    assert_eq!(Table::of(RIVER, 2).lies(CROWDED).draws("A river1/07").places(), straight);
    let off = river("river_clearance", "off").lies(CROWDED);
    assert_eq!(off.draws("A river1/07").places(), straight);
    let strict = river("river_clearance", "two_ahead").lies(CROWDED).draws("A river1/07");
    assert_eq!(strict.discarded(), ["river1/07"], "R-RI-21: no fallback");
}

#[test]
fn r_ri_11_without_any_other_placement_the_u_turn_is_allowed() {
    // The river turned right; before a left turn lies meadow, so only a second right turn fits.
    let blocked = |table: Table| {
        let table = table.plays("A river1/10(1,0)r0");
        table.lies("base/B(2,0)r0 base/B(2,1)r0").draws("B river1/10")
    };
    assert_eq!(blocked(Table::of(RIVER, 2)).places(), ["(1,1)r1"]);
    let strict = blocked(river("river_clearance", "two_ahead"));
    assert_eq!(strict.discarded(), ["river1/10"], "R-RI-21: no fallback");
}

#[test]
fn r_ri_15_a_lake_that_fits_nowhere_is_discarded_and_the_end_stays_open() {
    let springs = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 river1/01(2,0)r2";
    let table = Table::of(RIVER, 2).lies(springs).draws("A river1/02");
    assert_eq!(table.discarded(), ["river1/02"]);
    let table = Table::of(RIVER, 2).lies(springs).draws("A base/B");
    assert!(!table.places().iter().any(|place| place.starts_with("(1,0)")), "no land tile fits");
}

#[test]
fn r_ri_17_followers_stand_on_the_other_segments_of_river_tiles() {
    let spots = Table::of(RIVER, 2).lays("A river1/05(1,0)r0").spots();
    assert_eq!(spots[..2], ["thief S", "monk"]);
    Table::of(RIVER, 2).plays(
        "A river1/08(1,0)r1 knight
         end -> A city 1",
    );
}

#[test]
fn r_ri_18_under_a_bridge_the_road_goes_on_and_four_fields_meet_nowhere() {
    let table = Table::of(RIVER, 2).lays("A river1/06(1,0)r1");
    let fields = ["farmer N1", "farmer N2", "farmer E2", "farmer S2"];
    let spots = table.spots();
    assert_eq!(spots[0], "thief N", "one road from north to south");
    assert_eq!(spots.iter().filter(|spot| spot.starts_with("thief")).count(), 1);
    assert!(fields.iter().all(|field| spots.iter().any(|spot| spot == field)), "{spots:?}");
    Table::of(RIVER, 2).plays(
        "A river1/06(1,0)r1 thief
         B base/W(1,-1)r0
         B base/W(1,1)r2 -> A road 3",
    );
}

#[test]
fn r_ri_19_and_25_spring_and_lake_have_one_field_or_two() {
    let fields = |id: &str| {
        let kind = KindId::named(id).expect("it exists").kind();
        let field = |s: &&rules::Segment| s.kind == rules::SegmentKind::Field;
        kind.segments.iter().filter(field).count()
    };
    assert_eq!(["river1/01", "river1/02"].map(fields), [1, 1]);
    assert_eq!(["river1/01s", "river1/02s"].map(fields), [2, 2]);
    let (game, events) = dealt(RIVER, &[("spring_splits_field", "on")]);
    assert_eq!(game.board().tiles()[0].tile().id, "river1/01s");
    assert_eq!(laid(game, events)[10], "river1/02s", "the lake is cut too");
    // River east: the north-western half of the west edge is one field, the other half another.
    let split = river("spring_splits_field", "on");
    let board = split.game.board();
    let west =
        ["farmer W1 (0,0)", "farmer W2 (0,0)"].map(|name| board.feature_at(split.spot(name)));
    assert_ne!(west[0], west[1], "as with a split edge");
}

#[test]
fn r_ri_20_a_river_is_worth_nothing_and_need_not_be_complete() {
    let table = Table::of(RIVER, 2).plays(
        "A river1/07(1,0)r0
         B river1/02(2,0)r0",
    );
    let table = table.plays("A base/B(0,1)r0\n end");
    assert_eq!(table.game.scores(), [0, 0]);
    assert!(table.game.result().is_some());
}

#[test]
fn r_ri_22_no_backflow_forbids_every_westward_tile_but_double_turns_away_from_it() {
    // North, then east again, then north: right after right is no matter, west always is.
    let table = river("river_uturn", "no_backflow").plays(
        "A river1/07(1,0)r0
         B river1/10(2,0)r1",
    );
    let places = table.draws("A river1/10").places();
    assert_eq!(places, ["(2,-1)r3"], "east only");
    // The first join is free in all three directions.
    let first = river("river_uturn", "no_backflow").draws("A river1/10");
    assert_eq!(first.places(), ["(1,0)r0", "(1,0)r1"]);
}

#[test]
fn the_river_stage_asks_the_seats_in_turn_for_figures_too() {
    let table = Table::of(RIVER, 2).lays("A river1/07(1,0)r0");
    let asked = table.game.decision().expect("a figure is asked for");
    assert_eq!((asked.seat, asked.may_pass()), (Seat(0), true));
}
