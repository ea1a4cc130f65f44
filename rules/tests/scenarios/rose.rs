//! Wind Roses: R-WR-1..7 and S-WR-1..6.

use rules::expansions::count;
use rules::{Game, KindId, Pos, Prompt, Rotation, Seat};

use crate::table::{Table, dealt, kind};

const WITH: &str = "base rose";
/// A quarter of a rose in its section, the north-east of the first rose.
const INSIDE: &str = "A rose/04(0,-1)r0";

/// Where a kind of tile lies at the start: cell and quarter turns.
fn lies(game: &Game, id: &str) -> Option<(Pos, Rotation)> {
    let placed = game.board().tiles().iter().find(|placed| placed.kind == kind(id));
    placed.map(|placed| (placed.pos, placed.rotation))
}

fn left(game: &Game, id: &str) -> u8 {
    let remaining = game.bag().remaining();
    remaining.iter().find(|(kind, _)| kind.kind().id == id).map_or(0, |&(_, number)| number)
}

const fn unturned(x: i16, y: i16) -> Option<(Pos, Rotation)> {
    Some((Pos::new(x, y), Rotation::ALL[0]))
}

#[test]
fn r_wr_1_a_whole_rose_starts_the_table() {
    let game = dealt(WITH, &[]);
    assert_eq!(lies(&game, "rose/01"), unturned(0, 0));
    assert_eq!(game.board().tiles().len(), 1);
    assert_eq!((left(&game, "base/D"), left(&game, "rose/01")), (3, 0));
    let others = ["rose/02", "rose/03", "rose/04", "rose/05", "rose/06"];
    assert_eq!(others.map(|id| left(&game, id)), [1; 5]);
    let mixed = dealt(WITH, &[("rose.start_tile", "mix_in")]);
    assert_eq!(left(&mixed, "base/D"), 4);
    // A start tile with gardens around it is replaced like any other.
    let second = dealt("base2 rose", &[]);
    assert_eq!((lies(&second, "rose/01"), left(&second, "base2/D")), (unturned(0, 0), 3));
}

#[test]
fn r_wr_2_beside_another_start() {
    let river = dealt("base rose river1", &[]);
    assert_eq!(lies(&river, "rose/01"), unturned(0, 0));
    assert_eq!(lies(&river, "river1/01"), Some((Pos::new(0, 1), Rotation::turns(1))));
    assert_eq!(river.board().tiles().len(), 2);
    assert_eq!(left(&river, "base/D"), 3, "the plain start tile is taken out once");
    let count = dealt("base rose count river1", &[]);
    assert_eq!(lies(&count, "rose/01"), unturned(-1, -2));
    assert_eq!(lies(&count, "river1/01"), unturned(2, -1));
    let wheel = dealt("wheel rose", &[]);
    assert_eq!(lies(&wheel, "rose/01"), unturned(-1, -4));
    // R-OV-32: after the blocks and before the spring.
    let number = |id: &str| {
        let tiles = count.board().tiles();
        tiles.iter().position(|placed| placed.kind == kind(id)).expect("it lies there")
    };
    assert!(number("count/12") < number("rose/01") && number("rose/01") < number("river1/01"));
    // With a river, the river's own option says where the plain start tile goes.
    let mixed = dealt("base rose river1", &[("river_start_tile", "mix_in")]);
    assert_eq!(left(&mixed, "base/D"), 4);
}

#[test]
fn r_wr_2_the_first_rose_may_be_an_ordinary_tile() {
    let shuffled = dealt(WITH, &[("rose.start", "shuffle")]);
    assert_eq!(lies(&shuffled, "base/D"), unturned(0, 0));
    assert_eq!((left(&shuffled, "rose/01"), left(&shuffled, "base/D")), (1, 3));
    // R-WR-3: without a whole rose no quarter pays.
    let table = Table::with(WITH, 2, &[("rose.start", "shuffle")]);
    table.plays("A rose/04(0,1)r2");
}

#[test]
fn r_wr_3_the_rose_that_counts_is_the_full_one_laid_last() {
    let rose = |game: &Game| game.wind_rose().map(|placed| (placed.pos, placed.rotation));
    assert_eq!(rose(&dealt(WITH, &[])), unturned(0, 0));
    assert_eq!(rose(&dealt(WITH, &[("rose.start", "shuffle")])), None);
    let second = Table::of(WITH, 2).lies("rose/02(-1,0)r2");
    assert_eq!(rose(&second.game), Some((Pos::new(-1, 0), Rotation::turns(2))));
}

#[test]
fn the_school_stands_apart_from_a_rose() {
    let game = dealt("base rose school", &[]);
    assert_eq!(lies(&game, "school/01"), unturned(-3, 0));
}

#[test]
fn the_river_flows_south_from_beside_a_rose() {
    let table = Table::of("base rose river1", 2).draws("A river1/07");
    assert_eq!(table.places(), ["(0,2)r1", "(0,2)r3"]);
    // R-RI-9 counts from that heading: a second bend to the same side is refused.
    let bend = Table::of("base rose river1", 2).lies("river1/10(0,2)r2").draws("A river1/10");
    assert_eq!(bend.places(), ["(1,2)r0"]);
}

#[test]
fn s_wr_1_a_quarter_in_its_section_pays_three() {
    Table::of(WITH, 2).plays(&format!("{INSIDE} -> A wind_rose 3"));
}

#[test]
fn s_wr_2_outside_it_pays_nothing() {
    Table::of(WITH, 2).plays("A rose/04(0,1)r2");
}

#[test]
fn r_wr_4_row_and_column_belong_to_both_sides() {
    // All four names, each on the row or the column of the rose.
    Table::of(WITH, 2).plays(
        "A rose/03(0,-1)r1 -> A wind_rose 3
         B rose/06(0,1)r3 -> B wind_rose 3
         A base/U(-1,0)r0
         B rose/05(1,0)r0 -> B wind_rose 3",
    );
}

#[test]
fn r_wr_4_each_quarter_pays_in_its_own_section_and_on_the_borders_of_it() {
    let game = dealt(WITH, &[]);
    // Row by row around the first rose.
    for (id, around) in [
        ("rose/03", "330 330 000"),
        ("rose/04", "033 033 000"),
        ("rose/05", "000 033 033"),
        ("rose/06", "000 330 330"),
        ("rose/02", "000 000 000"),
    ] {
        let row = |y| (-1..2).map(move |x| Pos::new(x, y));
        let paid = |pos| game.rose_points(kind(id), pos).to_string();
        let rows = (-1..2).map(|y| row(y).map(paid).collect::<String>());
        assert_eq!(rows.collect::<Vec<_>>().join(" "), around, "{id}");
    }
}

#[test]
fn s_wr_3_the_rose_laid_last_counts_as_it_was_turned() {
    let turned = || Table::of(WITH, 2).plays("B rose/02(0,1)r3");
    turned().plays("A rose/04(-1,1)r0 -> A wind_rose 3");
    turned().plays("A rose/04(1,0)r0");
    Table::of(WITH, 2).plays("A rose/04(1,0)r0 -> A wind_rose 3");
}

#[test]
fn r_wr_4_a_rose_on_its_head_turns_its_names_round() {
    // Its north-west is the south-east of the map.
    let turned = || Table::of(WITH, 2).lies("rose/02(-1,0)r2");
    turned().plays("A rose/03(0,1)r1 -> A wind_rose 3");
    turned().plays("A rose/05(0,1)r2");
}

#[test]
fn s_wr_4_nothing_is_paid_later() {
    // Once the other rose lies, its section covers that cell.
    Table::of(WITH, 2).plays(
        "A rose/04(0,1)r2
         B rose/02(-1,1)r0
         end ->",
    );
}

#[test]
fn s_wr_5_a_whole_rose_pays_nothing() {
    Table::of(WITH, 2).plays("A rose/02(0,1)r3");
}

#[test]
fn s_wr_6_its_points_leave_the_reward_in_carcassonne() {
    let table = Table::of("base rose count", 2).stands("B knight (-1,-2)");
    let table = table.plays("A rose/05(0,-2)r0 -> A wind_rose 3, B city 4");
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn r_wr_7_a_rose_is_no_lesson() {
    // The teacher is with Ben, and Ada scores nothing but a rose.
    let mut table = Table::of("base rose school", 2);
    table.edit(|state| state["states"]["school"]["teacher"] = serde_json::json!({"with": 1}));
    table.plays(&format!("{INSIDE} -> A wind_rose 3"));
}

#[test]
fn in_a_second_part_a_rose_pays_again() {
    let table =
        Table::of("base rose traders", 2).stands("A thief (0,0)").stands("A builder thief (0,0)");
    let table = table.lays("A base/U(-1,0)r0").passes();
    assert_eq!(table.second_part(), Some(Seat(0)));
    table.plays(&format!("{INSIDE} -> A wind_rose 3"));
}

#[test]
fn a_rose_that_was_bought_pays_whoever_lays_it() {
    let mut table =
        Table::of("base rose bazaars", 2).keeps("A", "rose/04").does(rules::Action::Draw);
    table.apply(rules::Action::Place { pos: Pos::new(0, -1), rotation: Rotation::default() });
    assert!(table.scores().contains(&"A wind_rose 3".to_owned()));
}

#[test]
fn a_wagon_goes_from_the_road_of_the_first_rose_into_its_city() {
    let rose = KindId::named("rose/01").expect("a tile").kind();
    assert_eq!(rose.links, [0b11]);
}
