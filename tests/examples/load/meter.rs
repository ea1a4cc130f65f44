//! What is measured: how long acts take, and what the system says that processes have used.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How far everybody together is.
#[derive(Debug, Default)]
pub struct Progress {
    /// The tables at which the first turn has begun.
    pub begun: AtomicUsize,
    /// The acts that are done.
    pub done: AtomicU64,
    /// Whether what is done now is measured.
    pub measured: AtomicBool,
    /// Whether to stop.
    pub stop: AtomicBool,
}

/// The times of acts, by kind.
pub struct Meter<'a> {
    progress: &'a Progress,
    times: BTreeMap<&'static str, Vec<Duration>>,
}

impl<'a> Meter<'a> {
    /// Nothing measured yet.
    pub fn new(progress: &'a Progress) -> Self {
        Self { progress, times: BTreeMap::new() }
    }

    /// The first turn of a table begins.
    pub fn begins(&self) {
        self.progress.begun.fetch_add(1, Ordering::Relaxed);
    }

    /// Does an act and measures how long it takes.
    pub fn act<T>(&mut self, kind: &'static str, act: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let answer = act();
        if self.progress.measured.load(Ordering::Relaxed) {
            self.times.entry(kind).or_default().push(began.elapsed());
        }
        self.progress.done.fetch_add(1, Ordering::Relaxed);
        answer
    }
}

/// Prints the times of all meters: medians and 99th percentiles, in milliseconds.
pub fn report(meters: Vec<Meter<'_>>) {
    let mut kinds: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for (kind, times) in meters.into_iter().flat_map(|meter| meter.times) {
        kinds.entry("all").or_default().extend(&times);
        kinds.entry(kind).or_default().extend(times);
    }
    for (kind, mut times) in kinds {
        times.sort();
        let ms = |at: usize| times[at.min(times.len() - 1)].as_secs_f64() * 1_000.0;
        let (half, most) = (ms(times.len() / 2), ms(times.len() * 99 / 100));
        println!("{kind}_p50_ms={half:.1} {kind}_p99_ms={most:.1} of={}", times.len());
    }
}

/// What processes have used so far.
#[derive(Debug, Default)]
pub struct Usage {
    /// Ticks of the system's clock for accounting, a hundred a second.
    ticks: u64,
    /// Those of the threads that think, which take what nobody else wants.
    thinking: u64,
    /// Memory that is resident now.
    pub memory_mib: f64,
    /// The most that was.
    pub most_mib: f64,
}

impl Usage {
    /// Of these processes together.
    pub fn of(processes: &[u32]) -> Self {
        let mut usage = Self::default();
        for process in processes {
            let read = |name| std::fs::read_to_string(format!("/proc/{process}/{name}")).unwrap();
            let (stat, status) = (read("stat"), read("status"));
            usage.ticks += ticks(&stat);
            for thread in std::fs::read_dir(format!("/proc/{process}/task")).unwrap().flatten() {
                // A thread may have ended since.
                let stat = std::fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
                usage.thinking += if stat.contains("(thinking)") { ticks(&stat) } else { 0 };
            }
            let mib = |name: &str| {
                let line = status.lines().find(|line| line.starts_with(name)).unwrap();
                line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() / 1024.0
            };
            usage.memory_mib += mib("VmRSS:");
            usage.most_mib += mib("VmHWM:");
        }
        usage
    }

    /// The CPU time since an earlier look, in milliseconds, but for what was thought.
    pub fn cpu_ms(&self, before: &Self) -> f64 {
        (self.ticks - before.ticks) as f64 * 10.0 - self.thinking_ms(before)
    }

    /// The CPU time of the threads that think since an earlier look, in milliseconds.
    pub fn thinking_ms(&self, before: &Self) -> f64 {
        (self.thinking - before.thinking) as f64 * 10.0
    }
}

/// User and system time of a line of `/proc`.
fn ticks(stat: &str) -> u64 {
    // The name of the program is in parentheses; the times are fields 14 and 15.
    let fields = stat.rsplit(')').next().unwrap().split_whitespace();
    fields.skip(11).take(2).map(|n| n.parse::<u64>().unwrap()).sum()
}
