//! The catapult at a table.

use rules::Slot;
use rules::expansions::catapult::{Action, Missile, Prompt, Site};

use crate::table::expansions::Slice;
use crate::table::standing_orders::{
    Kind,
    Policy::{Always, Near, Pass, Usual},
    Same,
};

/// The Catapult.
pub(super) struct Catapult;

const SYSTEMS: &[&str] = &["catapult"];

const KINDS: &[Kind] = &[
    Kind::of(
        Slot::Catapult,
        rules::Prompt::Catapult(Prompt::Fire),
        SYSTEMS,
        &[
            Always(Same::Fire(Missile::KnockOut)),
            Always(Same::Fire(Missile::Seduction)),
            Always(Same::Fire(Missile::Target)),
            Always(Same::Fire(Missile::Catch)),
        ],
    )
    .only("catapult.mode", "adapted"),
    Kind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Throw), SYSTEMS, &[Near, Pass])
        .only("catapult.mode", "adapted"),
    Kind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Seduce), SYSTEMS, &[Pass])
        .only("catapult.mode", "adapted"),
    Kind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Toss), SYSTEMS, &[Usual])
        .only("catapult.mode", "adapted"),
    Kind::of(Slot::Catapult, rules::Prompt::Catapult(Prompt::Hands), SYSTEMS, &[Usual])
        .only("catapult.mode", "adapted"),
];

impl Slice for Catapult {
    fn number(&self, action: rules::Action) -> Option<usize> {
        let rules::Action::Catapult(Action::Throw { site, .. }) = action else { return None };
        Site::ALL.iter().position(|other| *other == site).map(|index| index + 1)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
