//! The harness of the tests that go through the real doors: the binary `carcas`, a socket, a
//! database file, a browser. It starts things, waits for them and cleans up; it asserts nothing
//! about the game and knows no shortcut into it.

pub mod tree;
