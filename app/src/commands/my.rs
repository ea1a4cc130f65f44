//! `/my`: what concerns only the person.

pub(super) mod games;
pub(super) mod settings;
pub(super) mod vacation;
