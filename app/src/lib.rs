//! Where the transport enters: an interaction in, a reply out. What is typed, what is pressed, what
//! comes due and what is sent lead to the use cases.

mod application;
pub mod commands;
mod components;
mod compose;
pub mod timers;

pub use application::{App, kinds_of_acts};
