//! The application at its door: interactions in, replies and outbound messages out, over a real SQLite file
//! and without any network.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod again;
mod aids;
mod analyse;
mod around;
mod art;
mod aside;
mod asked;
mod back;
mod beside;
mod common;
mod daily;
mod duplicate;
mod ending;
mod fair;
mod hindered;
mod history;
mod hostile;
mod hosts;
mod invited;
#[path = "../../jcz/tests/reader/mod.rs"]
mod jcz_reader;
mod kept;
mod labels;
mod languages;
mod league;
mod looks;
mod lost;
mod menus;
mod messages;
mod once;
mod promises;
mod reached;
mod records;
mod seats;
mod seek;
#[path = "../../../storage/tests/contract/server.rs"]
#[expect(dead_code, reason = "the tests of the storage need other parts of it")]
mod server;
mod setup;
mod setups;
mod silence;
mod slow;
mod spoken;
mod stored;
mod texts;
mod thinking;
mod threads;
mod time;
mod together;
mod tongues;
mod travel;
mod turns;
mod web;
mod whole_games;
mod wishes;
