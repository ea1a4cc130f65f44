//! `/league`: games over weeks.

pub(super) mod drop;
pub(super) mod end;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod new;
pub(super) mod room;
pub(super) mod start;
pub(super) mod table;
