//! What a tile is, where tiles lie, and how what is printed on them connects. This crate knows no
//! player, no turn and no points: whether a placement is allowed and what a feature is worth is decided
//! by the rules, which stand on it.

#![warn(missing_docs)]

pub mod board;
pub mod feature;
pub mod geometry;
mod notation;
mod sets;
pub mod tile;
pub mod vocabulary;

pub use notation::{column_name, row_name};
pub use sets::FILES;
