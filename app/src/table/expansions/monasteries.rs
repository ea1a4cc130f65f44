//! Special monasteries at a table: a set like any other.

use crate::table::expansions::Slice;

/// Special Monasteries.
pub(super) struct Monasteries;

impl Slice for Monasteries {}
