//! What happens at a table: each use case is a function that reads the table, asks `access.rs`, lets
//! the rules decide and writes everything in one transaction. Use cases lead to each other: a poll ends a game, a
//! league opens a table. Nothing is kept in memory between two interactions.

pub mod aside;
pub mod calls;
pub mod commit;
pub mod daily;
pub mod duplicate;
pub mod fair;
pub mod hint;
pub mod invitations;
pub mod league;
pub mod lobby;
pub mod lost;
pub mod overtime;
pub mod polls;
pub mod privacy;
pub mod promises;
pub mod records;
pub mod rematch;
pub mod rollback;
pub mod season;
pub mod seats;
pub mod seek;
pub mod setup;
pub mod setups;
pub mod stand_in;
pub mod threads;
pub mod travel;
pub mod turn;
pub mod tutorial;
pub mod undeliverable;
pub mod undo;
pub mod web;
pub mod wishes;
