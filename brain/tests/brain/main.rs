//! What is promised of every player: it answers every question of every system, the same with the
//! same seed, stops when it is told, and knows no more than its seat does.

mod analysis;
mod common;
mod every;
mod honest;
mod same;
mod sensible;
mod strength;
