//! Bazaars at a table.

use rules::Slot;
use rules::expansions::bazaars::{Action, Prompt};

use crate::table::expansions::Slice;
use crate::table::standing_orders::{
    Kind,
    Policy::{Always, Pass, Usual},
    Same,
};

/// Bridges, Castles and Bazaars: the bazaars.
pub(super) struct Bazaars;

/// The highest bid a stand-in makes on a tile (points).
const MOST_BID: u16 = 2;

const SYSTEMS: &[&str] = &["bazaars"];

const KINDS: &[Kind] = &[
    Kind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Offer), SYSTEMS, &[Usual])
        .only("bazaar.no_auction", "off"),
    Kind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Bid), SYSTEMS, &[Pass])
        .only("bazaar.no_auction", "off"),
    Kind::of(
        Slot::Bazaar,
        rules::Prompt::Bazaars(Prompt::Settle),
        SYSTEMS,
        &[Usual, Always(Same::Buy), Always(Same::Sell)],
    )
    .only("bazaar.no_auction", "off"),
    Kind::of(Slot::Bazaar, rules::Prompt::Bazaars(Prompt::Pick), SYSTEMS, &[Usual])
        .only("bazaar.no_auction", "on"),
];

impl Slice for Bazaars {
    fn is_dear(&self, action: rules::Action) -> bool {
        matches!(action, rules::Action::Bazaars(Action::Bid { bid, .. }) if bid.points() > MOST_BID)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
