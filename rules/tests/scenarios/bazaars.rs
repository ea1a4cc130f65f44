//! Bazaars: R-BZ-1..16, S-BZ-1..4 and S-BZ-7.

use rules::expansions::bazaars::{self, Bid, Lot};
use rules::{Action, Event, KindId, Prompt, Seat};
use serde_json::json;

use crate::table::{Table, kind};

const WITH: &str = "base bazaars";
/// What is turned up: three different tiles, and more below them.
const PILE: &str = "base/U base/V base/W base/B base/B base/B base/B";
const BAZAAR: &str = "A bcb/06(0,1)r0";

impl Table {
    /// A seat lays a bazaar and the auction begins.
    pub fn auction(systems: &str, seats: u8, options: &[(&str, &str)]) -> Self {
        Self::with(systems, seats, options).opens(PILE)
    }

    fn opens(self, pile: &str) -> Self {
        self.lays(BAZAAR).pile(pile).passes()
    }

    /// The tiles for sale.
    fn for_sale(&self) -> Vec<(u8, &'static str)> {
        self.game.lots().iter().map(|lot| (lot.index, lot.kind.kind().id)).collect()
    }

    fn lot(&self, index: u8) -> Lot {
        let lots = self.game.lots();
        *lots.iter().find(|lot| lot.index == index).expect("a tile that is not sold")
    }

    pub fn offers_lot(self, index: u8, points: u16) -> Self {
        let lot = self.lot(index);
        self.does(Action::Bazaars(bazaars::Action::Offer { lot, bid: Bid::of(points) }))
    }

    fn bids(self, index: u8, points: u16) -> Self {
        let lot = self.lot(index);
        self.does(Action::Bazaars(bazaars::Action::Bid { lot, bid: Bid::of(points) }))
    }

    fn all_points(&self) -> Vec<i32> {
        self.game.scores().to_vec()
    }

    /// The tile that a seat will lay next.
    fn kept(&self, seat: u8) -> Option<&'static str> {
        self.game.bag().kept(Seat(seat)).map(|kind| kind.kind().id)
    }
}

#[test]
fn s_bz_1_three_tiles_are_sold() {
    // Red is A and active, Blue is B on the left, Yellow is C.
    let mut table = Table::of(WITH, 3);
    for seat in 0..3 {
        table = table.starts_with(Seat(seat), 20);
    }
    let table = table.opens(PILE);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Offer)));
    assert_eq!(table.for_sale(), [(0, "base/U"), (1, "base/V"), (2, "base/W")]);
    let table = table.offers_lot(1, 2);
    assert_eq!(table.asked(), (Seat(2), Prompt::Bazaars(bazaars::Prompt::Bid)));
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Bazaars(bazaars::Prompt::Bid)));
    let table = table.bids(1, 3);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Settle)));
    let table = table.does(Action::Bazaars(bazaars::Action::Buy));
    assert_eq!(table.all_points(), [23, 17, 20]);
    assert_eq!(table.asked(), (Seat(2), Prompt::Bazaars(bazaars::Prompt::Offer)));
    let table = table.offers_lot(0, 2);
    assert_eq!(table.asked(), (Seat(0), Prompt::Bazaars(bazaars::Prompt::Bid)), "Blue has a tile");
    let table = table.bids(0, 3).does(Action::Bazaars(bazaars::Action::Sell));
    // Yellow takes the last tile for nothing, and the turn goes on.
    assert_eq!(table.all_points(), [20, 17, 23]);
    let mut table = table;
    for (seat, id) in [(1, "base/V"), (2, "base/W"), (0, "base/U")] {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Draw));
        table = table.does(Action::Draw);
        assert_eq!(table.game.turn().hand, Some(kind(id)));
        let first = table.game.decision().expect("a question").options[0];
        table = table.does(first).passes();
    }
    assert_eq!(table.asked().0, Seat(1));
    assert_eq!(table.game.bag().len(), 4);
}

#[test]
fn s_bz_2_an_auctioneer_that_nobody_outbids_pays_nobody() {
    let mut table = Table::of(WITH, 3);
    for seat in 0..3 {
        table = table.starts_with(Seat(seat), 20);
    }
    let table = table.opens(PILE).offers_lot(2, 5).passes().passes();
    assert_eq!(table.all_points(), [20, 15, 20]);
    assert_eq!(table.kept(1), Some("base/W"));
    let sold = Event::Bazaars(bazaars::Event::Sold {
        kind: kind("base/W"),
        by: Seat(1),
        to: Seat(1),
        points: 5,
        bidder: None,
    });
    assert!(table.events.contains(&sold));
}

#[test]
fn s_bz_3_points_may_fall_below_nothing() {
    let table = Table::of(WITH, 2).starts_with(Seat(0), 1).opens(PILE);
    let table = table.offers_lot(0, 0).bids(0, 4).does(Action::Bazaars(bazaars::Action::Sell));
    assert_eq!(table.all_points(), [-3, 4]);
    assert_eq!((table.kept(0), table.kept(1)), (Some("base/U"), Some("base/V")));
}

#[test]
fn s_bz_4_no_auction_for_a_bought_bazaar_or_with_too_few_tiles() {
    let table = Table::of(WITH, 2).opens("bcb/09 base/V base/B base/B base/B");
    let table = table.offers_lot(0, 0).passes();
    assert_eq!((table.kept(1), table.asked()), (Some("bcb/09"), (Seat(1), Prompt::Draw)));
    let table = table.does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first).passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
    let few = Table::of(WITH, 3).opens("base/U base/V");
    assert_eq!(few.asked(), (Seat(1), Prompt::Draw));
    let enough = Table::of(WITH, 2).opens("base/U base/V");
    assert_eq!(enough.asked().1, Prompt::Bazaars(bazaars::Prompt::Offer));
}

#[test]
fn s_bz_7_a_bazaar_in_the_second_part_of_the_last_buyer() {
    let builder = |systems| {
        let table = Table::of(systems, 2).stands("A thief E (0,0)");
        table.stands("A builder thief E (0,0)")
    };
    let second_part = |table: Table| {
        assert_eq!((table.asked(), table.game.turn().part), ((Seat(0), Prompt::Draw), 2));
        let table = table.does(Action::Draw);
        assert_eq!(table.game.turn().hand, Some(kind("bcb/09")));
        let first = table.game.decision().expect("a question").options[0];
        table.does(first).passes()
    };
    // Ada lays her bought road beside her builder and draws a bazaar.
    let table = builder("base traders bazaars").opens("base/B base/U bcb/09 base/B base/B base/B");
    let table = table.offers_lot(0, 0).passes().does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first).passes().does(Action::Draw);
    let east = Action::Place { pos: rules::Pos::new(1, 0), rotation: rules::Rotation::turns(0) };
    let table = second_part(table.does(east).passes());
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "no auction");
    // The same part of a turn that began without a bought tile.
    let table = builder("base traders bazaars").lays("A base/U(1,0)r0");
    let table = second_part(table.pile("bcb/09 base/B base/B base/B").passes());
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Offer)));
}

#[test]
fn r_bz_2_a_bazaar_that_replaces_a_bought_tile_holds_no_auction() {
    // As below, the bought meadow fits nowhere; a bazaar is drawn instead.
    let mut table = Table::of(WITH, 2).lies("base/W(0,1)r0 base/T(0,-1)r2");
    table.edit(|state| {
        let pile = ["base/V", "base/V", "base/V", "bcb/05"].map(kind);
        state["turn"]["seat"] = json!(1);
        state["bag"] = json!({"pile": pile, "kept": [[1, kind("base/B")]]});
    });
    let table = table.does(Action::Draw);
    assert_eq!(table.game.turn().hand, Some(kind("bcb/05")));
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first).passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
}

#[test]
fn r_bz_2_the_turn_after_that_of_a_bought_tile_holds_an_auction_again() {
    let table = Table::of(WITH, 2).opens("base/B base/B").offers_lot(0, 0).passes();
    let table = table.does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first).passes().lays("A bcb/05(1,0)r1").pile(PILE).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Offer)));
}

#[test]
fn r_bz_1_after_the_turn_with_its_second_part_once() {
    let table = Table::of("base traders bazaars", 2)
        .stands("A thief E (0,0)")
        .stands("A builder thief E (0,0)")
        .lays("A bcb/05(1,0)r1")
        .pile("bcb/06 base/U base/V base/W base/B")
        .passes();
    // The first bazaar's auction waits for the second part, in which another bazaar comes.
    assert_eq!((table.asked(), table.game.turn().part), ((Seat(0), Prompt::Draw), 2));
    let table = table.does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Offer)));
    let table = table.offers_lot(0, 0).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "one auction for both");
    // A bazaar that was discarded holds none, nor does any other tile.
    let table = Table::of(WITH, 2).lays("A base/B(0,1)r0").pile(PILE).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_bz_2_and_14_only_tiles_that_can_be_drawn_count_and_none_may_be_kept() {
    // Dragon tiles cannot be drawn before the first volcano.
    let table = Table::of("base dragon bazaars", 2).opens("base/U pd/16 pd/14");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    // Ben bought a tile that is still with him when Ada lays the next bazaar.
    let mut kept = Table::of(WITH, 2);
    kept.edit(|state| {
        state["bag"] = json!({
            "pile": [kind("base/B"), kind("base/V"), kind("base/W"), kind("bcb/06")],
            "kept": [[1, kind("base/U")]],
        });
    });
    let kept = kept.does(Action::Draw);
    let first = kept.game.decision().expect("a question").options[0];
    let kept = kept.does(first).passes();
    assert_eq!(kept.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn r_bz_3_and_16_dragon_tiles_are_set_aside_and_stay_there() {
    let table = Table::of("base dragon bazaars", 2).opens("pd/16 base/U pd/17 base/V base/B");
    assert_eq!(table.for_sale(), [(0, "base/U"), (1, "pd/17")]);
    assert_eq!(table.game.bag().aside(), [kind("pd/16")]);
    let set_aside = Event::SetAside { seat: Seat(0), kind: kind("pd/16") };
    assert!(table.events.contains(&set_aside));
    // Ben buys the volcano; when he lays it the dragon tile comes back.
    let table = table.offers_lot(1, 0).passes().does(Action::Draw);
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first);
    assert!(table.game.bag().aside().is_empty());
}

#[test]
fn r_bz_4_and_5_bids_rise_and_each_seat_bids_once() {
    let table = Table::auction(WITH, 3, &[]);
    let asked = table.game.decision().expect("a question").clone();
    let span = |lot| Action::Bazaars(bazaars::Action::Offer { lot, bid: Bid { min: 0, max: 999 } });
    assert_eq!(asked.options, table.game.lots().into_iter().map(span).collect::<Vec<_>>());
    assert_eq!(table.game.default_of(&asked), 0);
    let table = table.offers_lot(0, 7);
    let lot = table.lot(0);
    let asked = table.game.decision().expect("a question").clone();
    let more = Action::Bazaars(bazaars::Action::Bid { lot, bid: Bid { min: 8, max: 999 } });
    assert_eq!(asked.options, [more, Action::Pass]);
    assert_eq!(asked.options[table.game.default_of(&asked)], Action::Pass);
    let mut same = table.game.clone();
    assert!(
        same.apply(Seat(2), Action::Bazaars(bazaars::Action::Bid { lot, bid: Bid::of(7) }))
            .is_err()
    );
    // C and A are asked once; B does not bid again.
    let table = table.bids(0, 8);
    assert_eq!(table.asked(), (Seat(0), Prompt::Bazaars(bazaars::Prompt::Bid)));
    let table = table.bids(0, 9);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Settle)));
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Bazaars(bazaars::Action::Sell));
}

#[test]
fn r_bz_7_the_next_auctioneer_is_the_next_without_a_tile() {
    // A buys what B offers: C is next, then B again.
    let table = Table::auction(WITH, 3, &[]).offers_lot(0, 0).passes().bids(0, 1);
    let table = table.does(Action::Bazaars(bazaars::Action::Sell));
    assert_eq!(
        (table.kept(0), table.asked()),
        (Some("base/U"), (Seat(2), Prompt::Bazaars(bazaars::Prompt::Offer)))
    );
    let table = table.offers_lot(1, 0);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Bid)));
    let table = table.passes();
    assert_eq!((table.kept(2), table.kept(1)), (Some("base/V"), Some("base/W")));
    assert_eq!(table.all_points(), [-1, 1, 0]);
}

#[test]
fn r_bz_8_and_14_the_highest_bid_of_the_table() {
    let table = Table::auction(WITH, 3, &[("bazaar.max_bid", "10")]).offers_lot(0, 9);
    let asked = table.game.decision().expect("a question").clone();
    let bid = Bid { min: 10, max: 10 };
    assert_eq!(asked.options[0], Action::Bazaars(bazaars::Action::Bid { lot: table.lot(0), bid }));
    // Nobody can bid more: who is left is passed over.
    let table = table.bids(0, 10);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Settle)));
    for value in ["0", "5", "15", "20", "25", "30", "40", "50", "75", "100", "999", "7"] {
        let table = Table::auction(WITH, 2, &[("bazaar.max_bid", value)]);
        let asked = table.game.decision().expect("a question").clone();
        let most = value.parse().expect("a number");
        let bid = Bid { min: 0, max: most };
        assert_eq!(
            asked.options[0],
            Action::Bazaars(bazaars::Action::Offer { lot: table.lot(0), bid })
        );
    }
}

#[test]
fn r_bz_9_payments_are_no_points_of_a_feature() {
    let table = Table::auction(WITH, 2, &[])
        .offers_lot(0, 3)
        .bids(0, 4)
        .does(Action::Bazaars(bazaars::Action::Sell));
    assert!(table.scores().is_empty(), "no line of the score sheet");
    // In Carcassonne they bring no reward.
    let table = Table::of("base count bazaars", 2).lays("A bcb/06(-3,0)r0").pile(PILE).passes();
    assert_eq!(table.asked().1, Prompt::Bazaars(bazaars::Prompt::Offer));
    let table = table.offers_lot(0, 3).bids(0, 4).does(Action::Bazaars(bazaars::Action::Sell));
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn r_bz_10_a_bought_tile_is_laid_instead_of_drawing_and_acts_then() {
    // The volcano calls the dragon when it is laid, not when it is sold.
    let table = Table::of("base dragon bazaars", 2).opens("pd/17 base/V base/B base/B base/B");
    let table = table.offers_lot(0, 0).passes();
    assert_eq!(table.game.dragon(), None);
    let table = table.does(Action::Draw);
    assert_eq!(table.game.turn().hand, Some(kind("pd/17")));
    let first = table.game.decision().expect("a question").options[0];
    let table = table.does(first);
    assert!(matches!(first, Action::Place { pos, .. } if table.game.dragon() == Some(pos)));
    // In part 2 a tile is drawn: the bought one was laid in part 1.
    let builds = Table::of("base traders bazaars", 2)
        .stands("B thief E (0,0)")
        .stands("B builder thief E (0,0)")
        .opens("base/U base/V base/A base/B base/B");
    let builds = builds.offers_lot(0, 0).passes().does(Action::Draw);
    let east = Action::Place { pos: rules::Pos::new(1, 0), rotation: rules::Rotation::turns(0) };
    let builds = builds.does(east).passes();
    assert_eq!((builds.asked(), builds.game.turn().part), ((Seat(1), Prompt::Draw), 2));
    let builds = builds.does(Action::Draw);
    assert_eq!(builds.game.turn().hand, Some(kind("base/A")));
}

#[test]
fn r_bz_11_and_15_a_bought_tile_that_does_not_fit_is_replaced() {
    // Only roads lead on; the bought meadow fits nowhere when it is used.
    let mut table = Table::of(WITH, 2).lies("base/W(0,1)r0 base/T(0,-1)r2");
    table.edit(|state| {
        state["turn"]["seat"] = json!(1);
        state["bag"] =
            json!({"pile": [kind("base/V"), kind("base/U")], "kept": [[1, kind("base/B")]]});
    });
    let table = table.does(Action::Draw);
    assert_eq!(table.discarded(), ["base/B"]);
    assert_eq!(table.game.turn().hand, Some(kind("base/U")));
    assert_eq!(table.game.bag().remaining(), [(kind("base/V"), 1)], "it is not shuffled back");
}

#[test]
fn r_bz_12_the_game_goes_on_while_a_tile_is_held() {
    let table = Table::of(WITH, 2).opens("base/U base/V");
    let table = table.offers_lot(0, 0).passes();
    assert!(table.game.bag().is_empty() && table.game.result().is_none());
    let mut table = table;
    for seat in [1, 0] {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Draw));
        table = table.does(Action::Draw);
        let first = table.game.decision().expect("a question").options[0];
        table = table.does(first).passes();
    }
    assert!(table.game.result().is_some());
}

#[test]
fn r_bz_13_without_bids_each_seat_picks_a_tile() {
    let table = Table::auction(WITH, 3, &[("bazaar.no_auction", "on")]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Pick)));
    let asked = table.game.decision().expect("a question").clone();
    let picks =
        table.game.lots().into_iter().map(|lot| Action::Bazaars(bazaars::Action::Pick { lot }));
    assert_eq!(asked.options, picks.collect::<Vec<_>>());
    assert_eq!(table.game.default_of(&asked), 0);
    let table = table.does(asked.options[2]);
    assert_eq!(table.asked(), (Seat(2), Prompt::Bazaars(bazaars::Prompt::Pick)));
    let lot = table.lot(0);
    let table = table.does(Action::Bazaars(bazaars::Action::Pick { lot }));
    let kept = [0, 1, 2].map(|seat| table.kept(seat));
    assert_eq!(kept, [Some("base/V"), Some("base/W"), Some("base/U")]);
    assert_eq!((table.all_points(), table.asked()), (vec![0, 0, 0], (Seat(1), Prompt::Draw)));
}

#[test]
fn r_bz_13_as_you_go_each_seat_lays_its_tile_before_the_next_one_picks() {
    let lays = |table: Table, id: &str| {
        let table = table.does(Action::Draw);
        assert_eq!(table.game.turn().hand, Some(kind(id)));
        let first = table.game.decision().expect("a question").options[0];
        table.does(first).passes()
    };
    let picks = |table: Table, index| {
        let lot = table.lot(index);
        table.does(Action::Bazaars(bazaars::Action::Pick { lot }))
    };
    let table = Table::auction(WITH, 3, &[("bazaar.no_auction", "as_you_go")]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Bazaars(bazaars::Prompt::Pick)));
    let mut table = picks(table, 1);
    assert_eq!((table.asked(), table.kept(1)), ((Seat(1), Prompt::Draw), Some("base/V")));
    assert_eq!(table.for_sale(), [(0, "base/U"), (2, "base/W")]);
    // It is a state that can be stored.
    table.edit(|_| ());
    let table = lays(table, "base/V");
    assert_eq!(table.asked(), (Seat(2), Prompt::Bazaars(bazaars::Prompt::Pick)));
    assert_eq!(table.game.board().tiles().last().map(|tile| tile.kind), Some(kind("base/V")));
    let table = lays(picks(table, 2), "base/W");
    // Ada takes the last one for nothing.
    assert_eq!((table.asked(), table.kept(0)), ((Seat(0), Prompt::Draw), Some("base/U")));
    assert_eq!(table.for_sale(), []);
    let table = lays(table, "base/U");
    assert_eq!((table.asked(), table.all_points()), ((Seat(1), Prompt::Draw), vec![0, 0, 0]));
}

#[test]
fn r_bz_12_and_13_the_game_goes_on_until_the_last_tile_is_picked_and_laid() {
    let as_you_go = [("bazaar.no_auction", "as_you_go")];
    let mut table = Table::with(WITH, 2, &as_you_go).opens("base/U base/V");
    let first = |table: &Table| table.game.decision().expect("a question").options[0];
    let pick = first(&table);
    table = table.does(pick);
    for seat in [1, 0] {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Draw));
        table = table.does(Action::Draw);
        let place = first(&table);
        table = table.does(place).passes();
    }
    assert!(table.game.result().is_some());
}

#[test]
fn a_lot_is_named_by_its_index_and_its_kind() {
    let table = Table::auction(WITH, 2, &[]);
    let kinds: Vec<KindId> = table.game.lots().iter().map(|lot| lot.kind).collect();
    assert_eq!(kinds, [kind("base/U"), kind("base/V")]);
}
