//! `/privacy`: what is stored about a person.

pub(super) mod erase;
pub(super) mod export;
