//! The second edition of the base game at a table.

use crate::table::expansions::Slice;

/// The second edition of the base game.
pub(super) struct Base2;

impl Slice for Base2 {}
