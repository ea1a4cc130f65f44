//! Games Quarterly 11: ten tiles for the draw pile and, where a river flows, a spring with a road
//! and one more stretch of it (R-GQ-1..7).

use super::{Expansion, FarmPay, Info, river};
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::setup::Setup;
use crate::tile::KindId;
use crate::value::{Operation, ValueStep};
use crate::vocabulary::{Tag, Term};

options! { in gq;
    /// R-GQ-2.
    replaces_spring "gq.spring": bool [true "replace", false "plain"];
    /// R-GQ-5.
    pig_herd "gq.pig_herd": bool [off];
}

pub(super) struct Gq;

impl Expansion for Gq {
    fn info(&self) -> &'static Info {
        &Info {
            key: "gq",
            name: "Games Quarterly 11",
            sets: &["gq"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-GQ-2: the river deals its own tiles.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if !river::flows(setup) {
            piles.pile.retain(|id| !id.kind().has_river());
        }
    }

    /// R-GQ-5, R-GQ-7.
    fn farm_pay(
        &self,
        game: &Game,
        field: FeatureId,
        _city: Option<FeatureId>,
        _seat: Seat,
        pay: &mut FarmPay,
    ) {
        let tags = game.board.feature(field).tags;
        let own = tags.has(Tag::OptionalHerd) && game.setup.house.gq.pig_herd;
        let other = tags.has(Tag::PigHerd) && game.setup.systems.has("river2");
        if own && !other && river::counts_herds(&game.setup) {
            pay.modifiers.add(ValueStep::Bonus, Operation::Add(1), Term::PigHerd(1));
        }
    }
}

// With the River.

/// The spring in place of the river's own (R-GQ-2, R-GQ-6).
pub(super) fn spring(setup: &Setup) -> Option<KindId> {
    let replaces = setup.systems.has("gq") && setup.house.gq.replaces_spring;
    replaces.then(|| KindId::named("gq/01")).flatten()
}
