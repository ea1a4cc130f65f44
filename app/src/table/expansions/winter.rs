//! The Winter edition at a table, where it is like the base game.

use crate::table::expansions::Slice;

/// The Winter edition.
pub(super) struct Winter;

impl Slice for Winter {}
