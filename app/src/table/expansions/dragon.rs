//! The dragon and the fairy at a table.

use rules::expansions::dragon::{Action, Prompt};
use rules::{Pos, Slot, Spot};

use crate::table::expansions::Slice;
use crate::table::standing_orders::{
    Kind,
    Policy::{Away, Usual},
};

/// The Princess & the Dragon.
pub(super) struct Dragon;

const SYSTEMS: &[&str] = &["dragon"];

const KINDS: &[Kind] =
    &[Kind::of(Slot::Dragon, rules::Prompt::Dragon(Prompt::Step), SYSTEMS, &[Away, Usual])];

impl Slice for Dragon {
    fn spot(&self, action: rules::Action) -> Option<Spot> {
        match action {
            rules::Action::Dragon(Action::MoveFairy { beside, .. }) => beside?.at.spot(),
            _ => None,
        }
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        match action {
            rules::Action::Dragon(Action::Step { to } | Action::MoveFairy { to, beside: None }) => {
                Some(to)
            }
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
