//! `/game`: one table.

pub(super) mod back;
pub(super) mod duplicate;
pub(super) mod end;
pub(super) mod handover;
pub(super) mod import;
pub(super) mod info;
pub(super) mod invite;
pub(super) mod join;
pub(super) mod kick;
pub(super) mod leave;
pub(super) mod move_here;
pub(super) mod new;
pub(super) mod options;
pub(super) mod pace;
pub(super) mod pause;
pub(super) mod rematch;
pub(super) mod resign;
pub(super) mod seek;
pub(super) mod setup;
pub(super) mod start;
pub(super) mod substitute;
pub(super) mod take;
pub(super) mod wait;
pub(super) mod watch;
