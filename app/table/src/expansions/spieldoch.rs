//! Spiel Doch! at a table, where its tiles are like others.

use crate::expansions::Slice;

/// Spiel Doch!
pub(super) struct SpielDoch;

impl Slice for SpielDoch {}
