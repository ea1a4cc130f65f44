//! Somebody else at the database: a program that takes it for itself, as a backup tool or a
//! curious operator would.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Guard;

/// A database that another program holds; dropping gives it free.
#[derive(Debug)]
pub struct Hold {
    child: Child,
    _guard: Guard,
}

impl Hold {
    /// Takes a database for writing; none where there is no `sqlite3` to do it with.
    ///
    /// # Panics
    /// When it is there and does not take the database.
    #[must_use]
    pub fn take(database: &Path) -> Option<Self> {
        let mut sqlite3 = Command::new("sqlite3");
        sqlite3.arg(database).stdin(Stdio::piped()).stdout(Stdio::piped());
        let guard = Guard::new();
        let mut child = guard.spawn(&mut sqlite3).ok()?;
        let ask = ".bail on\n.timeout 60000\nBEGIN EXCLUSIVE;\nSELECT 'held';\n";
        let input = child.stdin.as_mut().expect("it reads from here");
        input.write_all(ask.as_bytes()).expect("it listens");
        let mut said = String::new();
        let output = child.stdout.take().expect("it answers here");
        BufReader::new(output).read_line(&mut said).expect("it answers");
        assert_eq!(said.trim(), "held");
        Some(Self { child, _guard: guard })
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
