//! `/server`: those who run the server.

pub(super) mod ban;
pub(super) mod overview;
pub(super) mod referee;
pub(super) mod unban;
