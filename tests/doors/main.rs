//! The binary as its operator meets it: subcommands, settings, a database that is not as it should
//! be, signals. What is wrong is said in one line, and nothing is touched.

mod art;
mod database;
mod doctor;
mod health;
mod http;
mod metrics;
mod owners;
mod running;
mod server;
mod settings;
mod subcommands;

use tests::Finished;

/// The one line of a program that refused to start: no more, no less, and no trace of a panic.
#[track_caller]
fn one_line(finished: &Finished) -> String {
    let lines: Vec<&str> = finished.err.lines().filter(|line| !line.trim().is_empty()).collect();
    assert_eq!(lines.len(), 1, "{finished:?}");
    assert!(!lines[0].contains("panicked"), "{finished:?}");
    assert!(finished.out.trim().is_empty(), "{finished:?}");
    lines[0].to_owned()
}
