//! Games Quarterly 11 at a table, where it asks nothing.

use crate::table::expansions::Slice;

/// Games Quarterly 11.
pub(super) struct Gq;

impl Slice for Gq {}
