//! Weeks of many tables in seconds: the real application, storage and delivery over a clock that
//! is moved, with people who sleep, vanish, misclick, leave and come back, and a Discord that
//! fails. Every table has a seed; what goes wrong names it, and `CARCAS_SIM_SEED=n` plays it alone.
//! `CARCAS_SIM_TABLES=2000` is for a night.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod discord;
mod people;
mod table;

use std::sync::atomic::{AtomicU64, Ordering};

use table::{End, Table};

/// Tables in the suite.
const TABLES: u64 = 200;
/// Threads that play them.
const THREADS: usize = 2;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Plays one table to its end, on a thread of its own time.
fn play(seed: u64) -> End {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut table = Table::open(seed).await;
        table.live().await;
        table.audit().await
    })
}

#[test]
fn every_table_ends_or_rests_with_a_reason_and_nobody_is_called_in_vain() {
    let (first, last) = match number("CARCAS_SIM_SEED") {
        Some(seed) => (seed, seed),
        None => (1, number("CARCAS_SIM_TABLES").unwrap_or(TABLES)),
    };
    let next = AtomicU64::new(first);
    let ends = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed > last {
                        return;
                    }
                    let played = std::panic::catch_unwind(|| play(seed));
                    let end = played.unwrap_or_else(|_| {
                        panic!("table {seed} went wrong: CARCAS_SIM_SEED={seed} plays it alone")
                    });
                    ends.lock().unwrap().push(end);
                }
            });
        }
    });
    let ends = ends.into_inner().unwrap();
    assert_eq!(ends.len() as u64, last - first + 1);
    let count = |wanted: &dyn Fn(&End) -> bool| ends.iter().filter(|end| wanted(end)).count();
    let days: i64 = ends.iter().map(|end| end.days).sum();
    eprintln!(
        "tables={} played={} given_up={} parked={} days={days} reminders={} outages={} stand_ins={}",
        ends.len(),
        count(&|end| end.status == storage::Status::Ended),
        count(&|end| end.status == storage::Status::Aborted),
        count(&|end| end.status == storage::Status::Parked),
        ends.iter().map(|end| end.reminders).sum::<usize>(),
        ends.iter().map(|end| end.outages).sum::<usize>(),
        ends.iter().map(|end| end.stand_ins).sum::<usize>(),
    );
    if first != last {
        // Each way to end was seen, so that the checks have looked at all of them.
        for status in [storage::Status::Ended, storage::Status::Aborted, storage::Status::Parked] {
            assert!(count(&|end| end.status == status) > 0, "{status:?} was never reached");
        }
        assert!(ends.iter().any(|end| end.reminders > 0 && end.stand_ins > 0));
    }
}
