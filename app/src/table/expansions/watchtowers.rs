//! Watchtowers at a table, where they ask nothing.

use crate::table::expansions::Slice;

/// Watchtowers.
pub(super) struct Watchtowers;

impl Slice for Watchtowers {}
