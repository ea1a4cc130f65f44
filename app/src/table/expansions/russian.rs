//! The Russian promos at a table: releasing a captive is an answer on its cell.

use crate::table::expansions::Slice;

/// The Russian promos.
pub(super) struct Russian;

impl Slice for Russian {}
