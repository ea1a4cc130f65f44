//! `/tile`: the tiles that a host describes.

pub(super) mod add;
pub(super) mod list;
pub(super) mod remove;
