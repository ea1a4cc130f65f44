//! The storage in one SQLite file.

mod backup;
mod error;
mod file;
mod films;
mod games;
mod limits;
mod lock;
mod migrate;
mod moves;
mod outbox;
pub mod personal;
mod players;
mod promises;
mod restore;
mod seats;
mod store;
mod timers;
mod unit_of_work;

pub use migrate::Migration;
pub use restore::Restored;
pub use store::{OpenMode, SqliteStore, Swept};
pub use unit_of_work::SqliteUnitOfWork;
