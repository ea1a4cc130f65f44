//! The statements, written once. This module is compiled for each database, with the names that the
//! database gives it: its connection and rows, its store, and the few statements that differ.
//!
//! A [`session::SqlSession`] is one connection, and each file adds the methods of its subject. The store has
//! one from its pool, an act has one for its transaction; `pool.rs` and `unit_of_work.rs` lead from the
//! traits there, and back through the one place where errors of the driver become those of the storage.

use super::limits::WAITS;
use super::{CLOCK, Conn, Db, Row, SNAPSHOT, SqlStore, hold_channel, hold_records};
#[cfg(feature = "postgres")]
use super::{LAST_NUMBER, ORIGIN, SET_LAST_NUMBER};

/// A query for what an act decides about: nobody else changes the row before the act is over. Outside
/// of an act the row is only read.
macro_rules! held_in_act {
    ($session:ident, $($sql:tt)+) => {
        if $session.is_act() { concat!($($sql)+, held!()) } else { $($sql)+ }
    };
}

mod archives;
mod bans;
pub(super) mod census;
pub(super) mod columns;
mod dailies;
mod films;
mod games;
mod hindrances;
mod leagues;
pub(super) mod marks;
mod moves;
pub(super) mod outbox;
mod personal;
pub(super) mod players;
pub(super) mod pool;
mod promised_files;
mod records;
#[cfg(feature = "postgres")]
mod rows;
mod seats;
mod seeks;
pub(super) mod served;
pub(super) mod session;
mod setups;
mod store;
pub(super) mod sweep;
pub(super) mod timers;
pub(super) mod unit_of_work;
pub(super) mod version;
