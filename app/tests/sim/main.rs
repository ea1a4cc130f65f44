//! Weeks of many tables in seconds: the real application, storage and delivery over a clock that
//! is moved, with people who sleep, vanish, misclick, leave and come back, and a Discord that
//! fails. Every table has a seed; what goes wrong names it, and `CARCAS_SIM_SEED=n` plays it alone.
//! `CARCAS_SIM_TABLES=2000`, and of tables of a few turns `CARCAS_SIM_SHORT=15600` and
//! `CARCAS_SIM_BRIEF=100000`, are for a night, or for several: `CARCAS_SIM_FROM=5000` leaves out the
//! first 5,000.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod attacker;
mod discord;
mod files;
mod hours;
mod length;
mod life;
mod log;
mod people;
mod runner;
mod table;
mod typed;
mod watch;

use length::{BRIEF, SHORT};
use table::{End, Table};

/// Tables in the suite. Fewer do not reach every end.
const TABLES: u64 = 16;
/// Short tables in the suite.
const SHORT_TABLES: u64 = 8;
/// Brief tables in the suite.
const BRIEF_TABLES: u64 = 12;
/// After so many tables it is told how it goes.
const REPORTED: usize = 50;
/// The same of short tables, and of brief ones.
const REPORTED_SHORT: usize = 500;
const REPORTED_BRIEF: usize = 1_000;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// What came of some tables, in one line.
fn summary(ends: &[End]) -> String {
    let count = |status| ends.iter().filter(|end| end.status == status).count();
    let days: i64 = ends.iter().map(|end| end.days).sum();
    let sum = |of: fn(&End) -> usize| ends.iter().map(of).sum::<usize>();
    format!(
        "tables={} played={} given_up={} parked={} days={days} reminders={} over={} stand_ins={} \
         defaults={} outages={} jumps={} forged={} repeated={} pings={} doubled={} silences={} denials={} unheard={} handed={} voted_out={} paused={} once_more={}",
        ends.len(),
        count(storage::Status::Ended),
        count(storage::Status::Aborted),
        count(storage::Status::Parked),
        sum(|end| end.reminders),
        sum(|end| end.overs),
        sum(|end| end.stand_ins),
        sum(|end| end.defaults),
        sum(|end| end.outages),
        sum(|end| end.jumps),
        sum(|end| end.forged),
        sum(|end| end.repeated),
        sum(|end| end.pings),
        sum(|end| end.doubled),
        sum(|end| end.silences),
        sum(|end| end.denials),
        sum(|end| end.unheard),
        sum(|end| end.changes.handed),
        sum(|end| end.changes.voted_out),
        sum(|end| end.changes.paused),
        sum(|end| usize::from(end.went_on)),
    )
}

/// Plays one table to its end, on a thread of its own time.
fn play(seed: u64) -> End {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let mut table = Table::open(seed).await;
        table.live().await;
        while table.goes_on().await {
            table.live().await;
        }
        table.settle().await;
        table.audit().await
    })
}

/// The seeds of the tables of a length: as many as the variable says, without those that were played
/// another night.
fn seeds(first: u64, name: &str, in_suite: u64) -> std::ops::RangeInclusive<u64> {
    let tables = number(name).unwrap_or(in_suite);
    first + number("CARCAS_SIM_FROM").unwrap_or(0)..=first + tables - 1
}

/// Plays the tables with these seeds, and reports after every so many.
fn play_all(seeds: std::ops::RangeInclusive<u64>, every: usize) -> Vec<End> {
    let report = |ends: &[End]| {
        if ends.len().is_multiple_of(every) {
            eprintln!("so far: {}", summary(ends));
        }
    };
    let wanted = seeds.clone().count();
    let ends = runner::all(seeds, runner::PATIENCE, play, report);
    assert_eq!(ends.len(), wanted);
    eprintln!("{}", summary(&ends));
    ends
}

/// Whether this happened at any of the tables.
fn seen(ends: &[End], of: fn(&End) -> usize) -> bool {
    ends.iter().any(|end| of(end) > 0)
}

#[test]
fn every_table_ends_or_rests_with_a_reason_and_nobody_is_called_in_vain() {
    let (first, last) = match number("CARCAS_SIM_SEED") {
        Some(seed) => (seed, seed),
        None => seeds(1, "CARCAS_SIM_TABLES", TABLES).into_inner(),
    };
    let ends = play_all(first..=last, REPORTED);
    if first != last {
        // Each way to end was seen, so that the checks have looked at all of them.
        for status in [storage::Status::Ended, storage::Status::Aborted, storage::Status::Parked] {
            assert!(ends.iter().any(|end| end.status == status), "{status:?} was never reached");
        }
        assert!(ends.iter().any(|end| end.reminders > 0 && end.stand_ins > 0));
        assert!(seen(&ends, |end| end.jumps) && seen(&ends, |end| end.outages));
        assert!(seen(&ends, |end| end.forged) && seen(&ends, |end| end.overs));
        assert!(seen(&ends, |end| end.denials) && seen(&ends, |end| end.unheard));
    }
}

#[test]
fn at_short_tables_nothing_is_done_twice_and_no_forged_button_does_anything() {
    let ends = play_all(seeds(SHORT, "CARCAS_SIM_SHORT", SHORT_TABLES), REPORTED_SHORT);
    assert!(seen(&ends, |end| end.repeated) && seen(&ends, |end| end.forged));
    assert!(seen(&ends, |end| end.pings));
}

#[test]
fn at_many_brief_tables_whoever_is_to_move_is_pinged_once_and_nobody_else() {
    let ends = play_all(seeds(BRIEF, "CARCAS_SIM_BRIEF", BRIEF_TABLES), REPORTED_BRIEF);
    assert!(seen(&ends, |end| end.pings) && seen(&ends, |end| end.stand_ins));
}

#[test]
fn the_same_seed_gives_the_same_story() {
    let seeds: &[u64] =
        if number("CARCAS_SIM_TABLES").is_some() { &[3, 17, 40, 41] } else { &[41] };
    for &seed in seeds {
        let stories = [0, 1].map(|_| play(seed).story);
        assert_eq!(stories[0], stories[1], "table {seed} went two ways");
    }
}
