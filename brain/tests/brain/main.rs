//! What is promised of every player: it answers every question of every system, the same with the
//! same seed, stops when it is told, knows no more than its seat does, and counts as the rules do.

mod analysis;
mod common;
mod every;
mod honest;
mod same;
mod sensible;
mod strength;
mod values;
