//! Snapshots that read well and are no state of a game: each test takes a sound one and breaks it in
//! one place after the other.

use rules::{At, Axis, Edit, Figure, FigureKind, KindId, Link, Pos, Seat, Spot};
use serde_json::{Value, json};

use crate::plague::{FIRST, meadow};
use crate::porxada::offering;
use crate::table::Table;

/// Whether a board on which so many tiles lie cannot have been changed like this.
fn refuses_edits(table: &Table, edits: &[Edit]) -> bool {
    let lie = table.game.board().tiles().len();
    let edits: Vec<(usize, Edit)> = edits.iter().map(|&edit| (lie, edit)).collect();
    table.refuses([("/edits", json!(edits))])
}

#[test]
fn a_castle_that_no_table_has_is_refused() {
    let caps = "base/A(1,0)r1 base/A(-1,0)r3";
    let castle = |tiles: &str, spot: &str| {
        let table = Table::of("base castles", 2).lies(&format!("{caps} {tiles}"));
        refuses_edits(&table, &[Edit::Convert(table.spot(spot))])
    };
    assert!(!castle("base/E(0,-1)r2", "knight N (0,0)"));
    assert!(castle("", "knight N (0,0)"), "the city is open");
    assert!(castle("", "thief E (0,0)"), "a road");
    let table = Table::of("base castles", 2);
    let nothing = Spot { pos: Pos::new(0, 0), segment: 9 };
    assert!(refuses_edits(&table, &[Edit::Convert(nothing)]), "the tile has no such part");
}

#[test]
fn a_bridge_that_no_table_has_is_refused() {
    let table = Table::of("base bridges", 2).lies("base/B(0,1)r0");
    let bridge = |x, y, axis| Edit::Span(Pos::new(x, y), axis);
    assert!(!refuses_edits(&table, &[bridge(0, 1, Axis::WestEast)]));
    assert!(refuses_edits(&table, &[bridge(0, 1, Axis::NorthSouth)]), "the start tile is there");
    assert!(refuses_edits(&table, &[bridge(0, 0, Axis::WestEast)]), "a road is there");
    assert!(refuses_edits(&table, &[bridge(5, 5, Axis::WestEast)]), "nothing lies around");
    let waits = bridge(1, 1, Axis::WestEast);
    assert!(!refuses_edits(&table, &[waits]), "the next tile lies below it");
    assert!(refuses_edits(&table, &[waits, bridge(0, 1, Axis::WestEast)]), "that tile comes first");
}

#[test]
fn a_tile_that_does_not_lie_under_the_bridge_that_waits_for_it_is_refused() {
    let table = Table::of("base bridges", 2).lies("base/B(0,1)r0 base/B(1,1)r0");
    let before_the_last =
        |x, y, axis| table.refuses([("/edits", json!([(2, Edit::Span(Pos::new(x, y), axis))]))]);
    assert!(!before_the_last(1, 1, Axis::NorthSouth));
    assert!(before_the_last(1, 1, Axis::WestEast), "it would end at a meadow");
    assert!(before_the_last(0, 2, Axis::NorthSouth), "it waits for a tile on another cell");
}

#[test]
fn a_tunnel_that_no_table_has_is_refused() {
    let table = Table::of("base tunnel", 2).lies("tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0");
    let [one, other] = ["thief W (1,0)", "thief E (0,2)"].map(|mouth| table.spot(mouth));
    let start = table.spot("thief E (0,0)");
    let tunnel = |from, to| Edit::Link(Link::lasting(from, to));
    assert!(!refuses_edits(&table, &[tunnel(one, other)]));
    assert!(refuses_edits(&table, &[tunnel(one, one)]), "one mouth");
    assert!(refuses_edits(&table, &[tunnel(one, start)]), "no mouth");
    assert!(refuses_edits(&table, &[tunnel(start, other)]), "no mouth");
    let twice = [tunnel(one, other), tunnel(one, other)];
    assert!(refuses_edits(&table, &twice), "it is dug already");
}

/// What the plague knows of a tile that broke out.
fn outbreak(pos: Pos, number: u8, active: bool) -> Value {
    json!({"pos": pos, "number": number, "active": active})
}

/// Some cells of the row of cloisters.
fn row(cells: impl IntoIterator<Item = i16>) -> Value {
    cells.into_iter().map(|x| json!(Pos::new(x, 1))).collect()
}

#[test]
fn a_plague_that_no_table_has_is_refused() {
    // Nineteen cloisters, and tiles of the plague below each second of them.
    let tiles: String = (1..=7).map(|n| format!(" plague/06({},2)r0", 2 * n)).collect();
    let tile = |n: i16| Pos::new(2 * n, 2);
    let table = Table::of("base plague", 2).lies(&format!("{FIRST}{}{tiles}", meadow(1, 19)));
    let table = table.plague("(2,2) -(4,2)", "(1,1) (2,1)");
    let outbreaks = |list: &[Value]| table.refuses([("/states/plague/outbreaks", json!(list))]);
    let fleas = |value| table.refuses([("/states/plague/fleas", value)]);

    let seven: Vec<Value> = (1..=7).map(|n| outbreak(tile(n), n as u8, true)).collect();
    assert!(!outbreaks(&seven[..6]));
    assert!(outbreaks(&seven), "there are six tiles");
    assert!(outbreaks(&seven[1..2]), "the first has the number 1");
    assert!(outbreaks(&[outbreak(tile(1), 1, true), outbreak(tile(1), 2, true)]), "one tile twice");
    assert!(outbreaks(&[outbreak(Pos::new(5, 1), 1, true)]), "a cloister");
    assert!(outbreaks(&[outbreak(tile(1), 1, false)]), "the last one stays active");

    assert!(!fleas(row(1..=18)));
    assert!(fleas(row(1..=19)), "there are eighteen");
    assert!(fleas(row([2, 1])), "row by row");
    assert!(fleas(row([1, 1])), "one on a tile");
    assert!(fleas(row([1, 20])), "no tile lies there");
    assert!(fleas(json!([tile(1)])), "an outbreak lies there");
    assert!(fleas(json!([tile(2)])), "an outbreak lay there");
}

#[test]
fn no_flea_lies_on_an_inner_cell_of_the_count_s_city() {
    let table = Table::of("base plague count", 2).plague("", "");
    let fleas = |pos: Pos| table.refuses([("/states/plague/fleas", json!([pos]))]);
    let inner: Vec<bool> =
        table.game.board().tiles().iter().map(|placed| placed.tile().is_inner()).collect();
    let refused: Vec<bool> =
        table.game.board().tiles().iter().map(|placed| fleas(placed.pos)).collect();
    assert_eq!(refused, inner);
    assert!(inner.contains(&true) && inner.contains(&false));
}

#[test]
fn nobody_is_asked_for_a_flea_where_none_can_be_put() {
    let spreads = |table: &Table| !table.refuses([("/turn/slot", json!("spread"))]);
    let table = Table::of("base plague", 2).lies(FIRST).plague("(0,1)", "");
    assert!(spreads(&table.lays("A base/U(1,0)r0")));
    assert!(!spreads(&Table::of("base plague", 2).lays("A base/U(1,0)r0")), "nothing broke out");
}

#[test]
fn an_exchange_that_no_table_has_is_refused() {
    let foundation = "tower/02(-1,1)r0";
    let table = offering("base porxada traders tower", &[]).lies(foundation);
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let mut table = table.does(swap).stands("A builder thief E (-1,0)").tower("A", "(-1,1)", 1);
    let guard = |seat| Figure { seat, kind: FigureKind::Small, at: At::Tower(Pos::new(-1, 1)) };
    table.edit(|state| {
        let figures = state["figures"].as_array_mut().expect("a list");
        figures.extend([json!(guard(Seat(0))), json!(guard(Seat(1)))]);
        state["supplies"][0][FigureKind::Small as usize] = json!(5);
        state["supplies"][1][FigureKind::Small as usize] = json!(5);
    });
    let offer =
        |what: &str, value| table.refuses([(&format!("/states/porxada/offer/{what}"), value)]);
    assert!(!offer("own", json!(table.figure("A thief E (-1,0)"))));
    assert!(offer("own", json!(table.figure("A builder thief E (-1,0)"))), "no follower");
    assert!(offer("own", json!(guard(Seat(0)))), "it stands on a tower");
    assert!(offer("own", json!(table.figure("A big thief E (-1,0)"))), "it does not stand there");
    assert!(offer("own", json!(table.figure("B knight N (0,0)"))), "the same seat");
    assert!(offer("wanted", json!(guard(Seat(1)))), "it stands on a tower");
    assert!(!offer("back", json!("tunnel")));
    assert!(offer("back", json!("score")), "no exchange is offered then");

    let small = (Seat(1), FigureKind::Small);
    let porxada = |lost: Value| json!({"exchange": true, "lost": lost});
    let table = offering("base porxada", &[]);
    let lost = |value| table.refuses([("/states/porxada", porxada(value))]);
    assert!(!lost(json!([small])));
    assert!(lost(json!([(Seat(2), FigureKind::Small)])), "nobody sits there");
    assert!(lost(json!([(Seat(1), FigureKind::Builder)])), "no follower");
    assert!(!lost(json!(vec![small; 255])));
    assert!(lost(json!(vec![small; 256])), "more than there are");
    assert!(table.refuses([("/states/porxada", Value::Null)]), "the set has its place");
}

#[test]
fn an_auction_that_no_table_has_is_refused() {
    const LOTS: &str = "/states/bazaar/auction/lots";
    const AUCTIONEER: &str = "/states/bazaar/auction/auctioneer";
    const SALE: &str = "/states/bazaar/auction/sale";
    let sale = |lot: u8, points: u16, bidder: u8, asked: u8| json!({"lot": lot, "points": points, "bidder": bidder, "asked": asked});
    let lots = |ids: [&str; 4]| -> Value {
        ids.iter().filter(|id| !id.is_empty()).map(|&id| json!(KindId::named(id))).collect()
    };
    // B is the auctioneer, C is asked, then A.
    let table = Table::auction("base bazaars", 3, &[]).offers_lot(1, 2);
    assert!(!table.refuses([(SALE, sale(1, 998, 0, 2))]));
    assert!(table.refuses([(SALE, sale(1, 999, 0, 2))]), "nobody could bid more");
    assert!(!table.refuses([(SALE, sale(1, 999, 0, 1))]));
    assert!(table.refuses([(SALE, sale(1, 1_000, 0, 1))]), "R-BZ-8");
    assert!(table.refuses([(SALE, sale(3, 2, 1, 2))]), "there are three tiles");
    assert!(table.refuses([(SALE, sale(1, 2, 3, 2))]), "nobody sits there");
    assert!(table.refuses([(SALE, sale(1, 2, 1, 3))]), "nobody sits there");
    assert!(table.refuses([(SALE, sale(1, 2, 1, 1))]), "B need not buy from B");
    assert!(table.refuses([(AUCTIONEER, json!(3))]), "nobody sits there");
    assert!(!table.refuses([(LOTS, lots(["base/U", "base/V", "base/W", ""]))]));
    assert!(table.refuses([(LOTS, lots(["base/U", "base/V", "base/W", "none"]))]), "three tiles");
    assert!(table.refuses([(LOTS, lots(["none", "base/V", "base/W", ""]))]), "one is sold already");

    // B has a tile; C is the auctioneer.
    let table = table.passes().passes().offers_lot(0, 2);
    assert!(!table.refuses([(SALE, sale(0, 2, 2, 0))]));
    assert!(table.refuses([(SALE, sale(1, 2, 2, 0))]), "it is sold");
    assert!(table.refuses([(SALE, sale(0, 2, 1, 0))]), "B needs none");
    assert!(table.refuses([(SALE, sale(0, 2, 2, 1))]), "B needs none");
    assert!(table.refuses([(AUCTIONEER, json!(1))]), "B needs none");

    // The last one needs no auction.
    let mut table = Table::auction("base bazaars", 3, &[]);
    table.edit(|state| {
        state["bag"]["kept"] = json!([(Seat(0), KindId::named("base/U"))]);
        state["states"]["bazaar"]["auction"]["lots"] = lots(["none", "base/V", "base/W", ""]);
    });
    let sold = json!([(Seat(0), KindId::named("base/U")), (Seat(2), KindId::named("base/W"))]);
    let left = lots(["none", "base/V", "none", ""]);
    assert!(table.refuses([(LOTS, left), ("/bag/kept", sold)]));
}
