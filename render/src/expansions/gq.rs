//! Games Quarterly 11: pigs on a field, as by the River. All else is land like any other.

use rules::Tag;

use super::{Depiction, river};
use crate::landmark::{Landmark, Print};

pub(super) struct Slice;

/// The same pigs, which show another fact.
static PIGS: Landmark = Landmark { field_only: true, ..Landmark::sign("pigs", 0.11, river::pigs) };

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["gq"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 1] = [Print::field(Tag::OptionalHerd, &PIGS)];
        &PRINTS
    }
}
