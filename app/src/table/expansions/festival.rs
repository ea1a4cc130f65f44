//! The festival at a table.

use crate::table::expansions::Slice;

/// The Festival.
pub(super) struct Festival;

impl Slice for Festival {}
