//! The Labyrinth at a table, where its tile is like others.

use crate::table::expansions::Slice;

/// The Labyrinth.
pub(super) struct Labyrinth;

impl Slice for Labyrinth {}
