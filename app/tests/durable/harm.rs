//! What is done to a bot and to its database.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::line::Line;
use crate::people::Chance;
use crate::server::PrivateDatabase;

/// How long a bot on a file is left alone at most before it is killed, in microseconds.
const LONGEST_FILE: usize = 40_000;
/// The same of bots on a server, which do everything more slowly.
const LONGEST_SERVER: usize = 80_000;
/// How many bots there are on one server.
const BOTS: usize = 2;

/// A kind of harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Harm {
    /// A bot is killed with SIGKILL.
    Kill,
    /// Every connection to the database is cut.
    Cut,
    /// The database ends at once, and recovers from its log when it starts again.
    Crash,
}

/// A database with whatever can be done to it.
pub enum Harms {
    /// A file: only its bot can be killed.
    File(Folder),
    /// A server, and the line to it.
    Server(Line, PrivateDatabase),
}

impl Harms {
    /// With a new file.
    pub fn file() -> Self {
        Self::File(Folder::new())
    }

    /// With a server of its own; none where PostgreSQL is not installed.
    pub fn server() -> Option<Self> {
        let database = PrivateDatabase::alone()?;
        Some(Self::Server(Line::to(&database), database))
    }

    /// The address of the database.
    pub fn address(&self) -> String {
        match self {
            Self::File(folder) => folder.0.join("t.sqlite").display().to_string(),
            Self::Server(line, _) => line.url().to_owned(),
        }
    }

    /// How many bots serve from it.
    pub fn bots(&self) -> usize {
        match self {
            Self::File(_) => 1,
            Self::Server(..) => BOTS,
        }
    }

    /// The longest time before the next harm, in microseconds.
    pub fn longest(&self) -> usize {
        match self {
            Self::File(_) => LONGEST_FILE,
            Self::Server(..) => LONGEST_SERVER,
        }
    }

    /// The next harm.
    pub fn next(&self, chance: &mut Chance) -> Harm {
        match (self, chance.below(20)) {
            (Self::Server(..), 0) => Harm::Crash,
            (Self::Server(..), 1..9) => Harm::Cut,
            _ => Harm::Kill,
        }
    }

    /// Lets time pass after which bots that have not spoken since count as dead.
    pub fn pass(&self) {
        if let Self::Server(_, database) = self {
            database.sql("UPDATE processes SET until = 0");
        }
    }

    /// Does harm to the database.
    pub fn act(&self, harm: Harm) {
        match (self, harm) {
            (Self::Server(line, _), Harm::Cut) => line.cut(),
            (Self::Server(_, database), Harm::Crash) => database.crash(),
            _ => {}
        }
    }
}

/// A folder in memory where there is one: whoever is killed leaves what the system has taken,
/// whether or not it is on a disk.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let path = base.join(format!("carcas-durable-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}
