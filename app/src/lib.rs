//! What Carcas does: it takes what players do, plays their moves by the rules, keeps the games in
//! the storage and says what they look like. Discord is behind the traits of [`port`]; nothing
//! here names a Discord or SQL library. ARCHITECTURE.md shows which module may import which.

mod application;
pub mod archive;
pub mod art;
pub mod commands;
mod components;
mod expansions;
pub mod outbox;
pub mod pictures;
pub mod port;
pub mod quotas;
#[cfg(test)]
mod scratch;
pub mod table;
pub mod text;
pub mod thinking;
pub mod timers;
pub mod use_cases;
pub mod view;

pub use application::{App, kinds_of_acts};
pub use table::error::{Fault, Refusal};
pub use use_cases::Options;
