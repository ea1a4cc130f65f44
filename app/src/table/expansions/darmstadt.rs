//! The Churches of Darmstadt at a table, where they ask nothing.

use crate::table::expansions::Slice;

/// The Churches of Darmstadt.
pub(super) struct Darmstadt;

impl Slice for Darmstadt {}
