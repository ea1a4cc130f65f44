//! `/game setup`: the set-ups that a person keeps.

pub(in crate::commands) mod list;
pub(in crate::commands) mod remove;
pub(in crate::commands) mod save;
