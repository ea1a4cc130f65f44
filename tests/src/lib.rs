//! The harness of the tests that go through the real doors: the binary `carcas`, a socket, a
//! database file, a browser. It starts things, waits for them and cleans up; it asserts nothing
//! about the game and knows no shortcut into it.
//!
//! A [`House`] is everything together; a [`Person`] acts in it as a user of Discord would.

mod binary;
pub mod books;
pub mod browser;
mod dice;
mod discord;
mod folder;
mod guard;
mod hold;
mod house;
mod message;
pub mod numbers;
mod person;
mod process;
pub mod round;
/// The private PostgreSQL server, the same as in the tests of the storage.
#[path = "../../storage/tests/contract/server.rs"]
pub mod server;
pub mod tree;
mod wait;

pub use binary::carcas;
pub use dice::Dice;
pub use discord::Discord;
pub use folder::Folder;
pub use guard::Guard;
pub use hold::Hold;
pub use house::{House, Way, endpoint};
pub use message::{Button, Menu, Message, Picture};
pub use person::{Answer, Person, Refused};
pub use process::{Finished, Process, run};
pub use wait::{PATIENCE, until};

/// Says that something was not tested and why, past the test runner, which keeps what passing tests
/// print to itself.
pub fn skipped(why: &str) {
    use std::io::Write as _;
    let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
}
