//! Plays tables beside each other. The first that goes wrong, or does not go on, ends the run: with
//! its seed, the reason and what it did last, whatever the other tables are at.

use std::any::Any;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::log::{Log, Stopped};

/// Threads that play: each waits half of its time for the thread of its database.
const THREADS: usize = 4;
/// The longest time without a step that a table may take: each takes milliseconds.
pub const PATIENCE: Duration = Duration::from_secs(90);
/// How often it is looked at who goes on. A wait counts no more than this: when the whole process
/// was stopped for a while, nobody could go on.
const LOOK: Duration = Duration::from_millis(250);
/// How long the other tables have to put away what they have, when one has gone wrong.
const TO_STOP: Duration = Duration::from_secs(3);

/// What came of a table: what it ended with, or why it went wrong.
type PersonalNews<E> = Result<E, String>;

/// Which tables are played.
#[derive(Default)]
struct Course {
    next: u64,
    last: u64,
    /// Those that are played now, by their seed.
    now: BTreeMap<u64, Played>,
}

/// A table that is played now.
#[derive(Default)]
struct Played {
    log: Log,
    noted: u64,
    /// How long it has not taken a step.
    still: Duration,
}

/// Plays a table for each seed and gives what came of them, in no order; `each` is told after
/// every one. A table that takes no step within `patience` has gone wrong.
///
/// # Panics
/// As soon as one table has gone wrong.
pub fn all<E: Send + 'static>(
    seeds: RangeInclusive<u64>,
    patience: Duration,
    play: impl Fn(u64) -> E + Clone + Send + 'static,
    each: impl Fn(&[E]),
) -> Vec<E> {
    let (tell, told) = channel();
    let (next, last) = seeds.into_inner();
    let course = Arc::new(Mutex::new(Course { next, last, now: BTreeMap::new() }));
    // The threads are left to themselves at the end: one that hangs must not hold up the rest.
    for _ in 0..THREADS {
        let (play, tell, course) = (play.clone(), tell.clone(), Arc::clone(&course));
        thread::spawn(move || while one(&course, &play, &tell) {});
    }
    drop(tell);
    let wrong = match listen(&told, &course, patience, each) {
        Ok(ends) => return ends,
        Err(wrong) => wrong,
    };
    {
        let mut course = course.lock().unwrap();
        course.last = 0;
        course.now.values().for_each(|played| played.log.stop());
    }
    let until = Instant::now() + TO_STOP;
    while told.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    panic!("{wrong}");
}

/// Plays the next table and tells what came of it; gives whether there was one.
fn one<E>(
    course: &Mutex<Course>,
    play: &impl Fn(u64) -> E,
    tell: &Sender<PersonalNews<E>>,
) -> bool {
    let log = Log::default();
    let seed = {
        let mut course = course.lock().unwrap();
        let seed = course.next;
        if seed > course.last {
            return false;
        }
        course.next += 1;
        course.now.insert(seed, Played { log: log.clone(), ..Played::default() });
        seed
    };
    let heard = log.keep();
    let end = catch_unwind(AssertUnwindSafe(|| play(seed)));
    drop(heard);
    course.lock().unwrap().now.remove(&seed);
    tell.send(end.map_err(|why| wrong(seed, &reason(&*why), &log))).is_ok()
}

/// Hears what came of the tables, until all are played or one has gone wrong.
fn listen<E>(
    told: &Receiver<PersonalNews<E>>,
    course: &Mutex<Course>,
    patience: Duration,
    each: impl Fn(&[E]),
) -> Result<Vec<E>, String> {
    let mut ends = Vec::new();
    let mut looked = Instant::now();
    loop {
        match told.recv_timeout(LOOK) {
            Ok(end) => {
                ends.push(end?);
                each(&ends);
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(ends),
            Err(RecvTimeoutError::Timeout) => {}
        }
        let passed = looked.elapsed().min(LOOK);
        looked = Instant::now();
        for (seed, played) in &mut course.lock().unwrap().now {
            let noted = played.log.noted();
            played.still =
                if noted == played.noted { played.still + passed } else { Duration::ZERO };
            played.noted = noted;
            if played.still > patience {
                let why = format!("it has taken no step for {} s", patience.as_secs());
                return Err(wrong(*seed, &why, &played.log));
            }
        }
    }
}

/// What is said of a table that went wrong.
fn wrong(seed: u64, why: &str, log: &Log) -> String {
    let last = log.last();
    format!(
        "table {seed} went wrong: {why}\nits last steps:\n{last}\n\
         CARCAS_SIM_SEED={seed} plays it alone"
    )
}

/// Why something panicked.
fn reason(why: &(dyn Any + Send)) -> String {
    let text = why.downcast_ref::<String>().cloned();
    let text = text.or_else(|| why.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    let stopped = || why.is::<Stopped>().then(|| "it was told to stop".to_owned());
    text.or_else(stopped).unwrap_or_else(|| "it gave no reason".to_owned())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;
    use crate::log::note;

    /// How many tables there are: nobody waits for the last of them.
    const MANY: u64 = 1_000_000;

    /// What is said of the first table that goes wrong.
    fn said(patience: Duration, play: impl Fn(u64) + Clone + Send + 'static) -> String {
        let run = || all(1..=MANY, patience, play, |_| {});
        let why = catch_unwind(AssertUnwindSafe(run)).expect_err("a table has gone wrong");
        reason(&*why)
    }

    fn pause(_: u64) {
        thread::sleep(Duration::from_millis(1));
    }

    #[test]
    fn a_table_that_goes_wrong_ends_the_run_with_its_seed_its_reason_and_its_last_steps() {
        let last = Arc::new(AtomicU64::new(0));
        let begun = Arc::clone(&last);
        let play = move |seed| {
            begun.fetch_max(seed, Ordering::Relaxed);
            pause(seed);
            note("somebody presses a button");
            assert!(seed != 40, "an apology");
        };
        let said = said(PATIENCE, play);
        for part in ["table 40 ", "an apology", "presses a button", "CARCAS_SIM_SEED=40 "] {
            assert!(said.contains(part), "{part}: {said}");
        }
        let last = last.load(Ordering::Relaxed);
        assert!(last < MANY, "the others were played to the end: {last}");
    }

    #[test]
    fn a_table_that_does_not_go_on_ends_the_run_although_its_thread_never_does() {
        let play = |seed| {
            note("somebody waits");
            match seed {
                7 => loop {
                    thread::park();
                },
                _ => pause(seed),
            }
        };
        let said = said(Duration::from_secs(1), play);
        for part in ["table 7 ", "no step for 1 s", "somebody waits"] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }

    #[test]
    fn what_the_program_warns_of_stands_among_the_last_steps() {
        let play = |_| {
            tracing::warn!(row = 3, "a row could not be settled");
            panic!("an apology");
        };
        let said = said(PATIENCE, play);
        assert!(said.contains("a row could not be settled row=3"), "{said}");
    }

    #[test]
    fn the_other_tables_put_away_what_they_have() {
        let open = Arc::new(AtomicU64::new(0));
        struct Folder(Arc<AtomicU64>);
        impl Drop for Folder {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::Relaxed);
            }
        }
        let seen = Arc::clone(&open);
        let play = move |seed| {
            seen.fetch_add(1, Ordering::Relaxed);
            let _folder = Folder(Arc::clone(&seen));
            assert!(seed != 4, "an apology");
            loop {
                pause(seed);
                note("and on");
            }
        };
        said(PATIENCE, play);
        // Nobody waits long for one that hangs, so one may be still at it.
        let began = Instant::now();
        while open.load(Ordering::Relaxed) > 0 {
            assert!(began.elapsed() < PATIENCE, "something was left behind");
            pause(0);
        }
    }
}
