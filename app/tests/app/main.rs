//! The application at its door: interactions in, replies and parcels out, over a real SQLite file
//! and without any network.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod around;
mod asked;
mod common;
mod hostile;
mod hosts;
mod kept;
mod labels;
mod looks;
mod lost;
mod menus;
mod messages;
mod once;
mod promises;
mod reached;
mod seats;
mod setup;
mod slow;
mod texts;
mod time;
mod together;
mod turns;
mod whole_games;
