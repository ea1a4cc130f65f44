//! Little buildings at a table.

use crate::table::expansions::Slice;

/// Little Buildings.
pub(super) struct Buildings;

impl Slice for Buildings {}
