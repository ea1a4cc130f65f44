//! `/daily`: one order of tiles a day for everybody.

pub(super) mod board;
pub(super) mod play;
pub(super) mod share;
