//! What a table did last. Who reads of a table that went wrong, or does not go on, sees how it came
//! to that; a step that is noted is also the sign that the table goes on.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::level_filters::LevelFilter;
use tracing::subscriber::DefaultGuard;

use crate::hours;
use crate::people::{DAY, HOUR};

/// How many lines are kept.
const LINES: usize = 40;

thread_local! {
    static HERE: RefCell<Log> = RefCell::default();
}

/// The last lines of one table.
#[derive(Clone, Debug, Default)]
pub struct Log(Arc<Mutex<Lines>>);

#[derive(Debug, Default)]
struct Lines {
    last: VecDeque<String>,
    noted: u64,
    stopped: bool,
}

/// What a table unwinds with that was told to stop.
#[derive(Debug)]
pub struct Stopped;

impl Log {
    /// What is noted on this thread is noted here from now on, and, as long as the guard lives,
    /// whatever the program warns of there.
    pub fn keep(&self) -> DefaultGuard {
        HERE.set(self.clone());
        let (log, level) = (self.clone(), LevelFilter::WARN);
        let lines = tracing_subscriber::fmt().with_max_level(level).without_time();
        let lines = lines.with_ansi(false).with_writer(move || log.clone()).finish();
        tracing::subscriber::set_default(lines)
    }

    /// How many lines were noted.
    pub fn noted(&self) -> u64 {
        self.with(|lines| lines.noted)
    }

    /// The next step of the table is its last.
    pub fn stop(&self) {
        self.with(|lines| lines.stopped = true);
    }

    /// The last lines, the oldest first.
    pub fn last(&self) -> String {
        self.with(|lines| lines.last.make_contiguous().join("\n"))
    }

    /// Adds a line; gives whether the table is to stop.
    fn add(&self, line: String) -> bool {
        self.with(|lines| {
            lines.noted += 1;
            lines.last.push_back(line);
            if lines.last.len() > LINES {
                lines.last.pop_front();
            }
            lines.stopped
        })
    }

    fn with<T>(&self, act: impl FnOnce(&mut Lines) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl io::Write for Log {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.add(String::from_utf8_lossy(line).trim_end().to_owned());
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes a step of the table that is played on this thread.
pub fn note(step: &str) {
    let late = hours::really() - hours::BEGIN;
    let line = format!("day {}, {} h: {step}", late / DAY, late % DAY / HOUR);
    if HERE.with_borrow(Log::clone).add(line) {
        // Without a word: only the table at fault has something to say.
        std::panic::resume_unwind(Box::new(Stopped));
    }
}
