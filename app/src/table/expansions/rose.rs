//! Wind roses at a table, where they ask nothing.

use crate::table::expansions::Slice;

/// Wind Roses.
pub(super) struct Rose;

impl Slice for Rose {}
