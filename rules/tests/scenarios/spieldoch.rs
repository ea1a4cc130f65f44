//! Spiel Doch!: R-SD-1..4, S-SD-1..3.

use rules::{Edge, Game, KindId, Pos, Side};

use crate::river::dealt;
use crate::table::Table;

const WITH: &str = "base spieldoch";

/// The start tiles: id, cell, quarter turns.
fn start(game: &Game) -> Vec<(&'static str, Pos, usize)> {
    let tiles = game.board().tiles().iter();
    tiles.map(|placed| (placed.tile().id, placed.pos, placed.rotation.index())).collect()
}

/// How many of these tiles are in the pile, and how many tiles in all.
fn left(game: &Game, id: &str) -> (u32, u32) {
    let remaining = game.bag().remaining();
    let number = |of: &dyn Fn(KindId) -> bool| {
        let counted = remaining.iter().filter(|(kind, _)| of(*kind));
        counted.map(|&(_, number)| u32::from(number)).sum()
    };
    (number(&|kind| kind.kind().id == id), number(&|_| true))
}

#[test]
fn s_sd_1_two_tiles_begin_the_table() {
    let table = Table::of(WITH, 2);
    let pair = [("sd/01", Pos::new(0, 0), 0), ("sd/02", Pos::new(1, 0), 3)];
    assert_eq!(start(&table.game), pair, "R-SD-4: in this order");
    let edge = |x, side| table.game.board().tile_at(Pos::new(x, 0)).expect("a tile").edge(side);
    let sides = [Side::N, Side::E, Side::S];
    assert_eq!(sides.map(|side| edge(1, side)), [Edge::Road; 3]);
    assert_eq!([Side::N, Side::W].map(|side| edge(0, side)), [Edge::City; 2]);
    let cities = ["knight N (0,0)", "knight W (0,0)"].map(|name| table.spot(name));
    let board = table.game.board();
    assert_ne!(board.feature_at(cities[0]), board.feature_at(cities[1]));
}

#[test]
fn s_sd_2_a_cap_fits_where_city_and_meadow_are_open() {
    let table = Table::of(WITH, 2).draws("A base/E");
    let mut places = table.places();
    places.sort_unstable();
    assert_eq!(places, ["(-1,0)r1", "(0,-1)r2", "(0,1)r1", "(0,1)r2", "(0,1)r3"]);
}

#[test]
fn s_sd_3_shuffled_they_are_ordinary_tiles() {
    let (game, _) = dealt(WITH, &[("sd.use", "shuffle")]);
    let drawn = u32::from(game.turn().hand.is_some());
    assert_eq!(start(&game), [("base/D", Pos::new(0, 0), 0)]);
    assert_eq!(left(&game, "base/D").1 + drawn, 73, "R-SD-2");
}

#[test]
fn r_sd_1_the_start_tile_is_out_of_the_game_or_in_the_pile() {
    for (value, copies, all) in [("remove", 3, 71), ("mix_in", 4, 72)] {
        let table = Table::with(WITH, 2, &[("sd.start_tile", value)]);
        let mut setup = table.game.setup().clone();
        setup.script.tiles = None;
        let (game, _) = Game::new(setup).expect("a table that can be set up");
        assert_eq!(left(&game, "base/D"), (copies, all), "{value}");
        assert_eq!(start(&game).len(), 2);
    }
    // The ground set's own one.
    let (second, _) = dealt("base2 spieldoch", &[]);
    assert_eq!(start(&second)[0].0, "sd/01");
}

#[test]
fn r_sd_3_beside_another_start_they_are_shuffled_in() {
    for other in ["river1", "river2", "count", "rose"] {
        let (game, _) = dealt(&format!("{WITH} {other}"), &[]);
        assert!(start(&game).iter().all(|(id, ..)| !id.starts_with("sd/")), "{other}");
        let drawn = game.turn().hand.is_some_and(|kind| kind.kind().set() == "sd");
        let pile: u32 = ["sd/01", "sd/02"].map(|id| left(&game, id).0).iter().sum();
        assert_eq!(pile + u32::from(drawn), 2, "{other}");
    }
    let (wheel, _) = dealt("wheel spieldoch", &[]);
    assert!(start(&wheel).iter().all(|(id, ..)| !id.starts_with("sd/")));
}

#[test]
fn the_school_lies_west_of_the_pair() {
    let table = Table::of("base spieldoch school", 2);
    let school = start(&table.game)[2..].iter().map(|&(id, pos, _)| (id, pos)).collect::<Vec<_>>();
    assert_eq!(school, [("school/01", Pos::new(-3, 0)), ("school/02", Pos::new(-2, 0))]);
}

#[test]
fn r_sd_4_a_thief_on_the_crossing_owns_one_road_of_three() {
    let table = Table::of(WITH, 2).plays("A base/W(2,0)r1 thief W -> A road 2");
    // A wagon passes from one road to another (group r1+r2+r3).
    let links = table.game.board().tile_at(Pos::new(1, 0)).expect("a tile").tile().links.clone();
    assert_eq!(links, [0b111]);
}
