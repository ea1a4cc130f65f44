//! The promise that an acknowledged act survives, and that no act is done twice: the real binary is
//! killed at one system call after another, while every interaction is delivered twice.

mod points;
mod strace;
mod victim;

use std::time::Instant;

use points::Point;
use victim::{Tally, Victim};

/// How many points are tried when `CARCAS_CRASH_POINTS` does not say.
const POINTS: usize = 40;
/// How many victims there are at a time.
const VICTIMS: usize = 2;
/// Of so many runs at least one must have been killed where it was aimed at.
const AIMED: usize = 2;

#[test]
fn an_acknowledged_move_survives_a_kill_at_any_point_and_none_is_made_twice() {
    let Some(strace) = strace::find() else {
        tests::skipped("strace is missing or may not trace here; no crash point was tried");
        return;
    };
    let wanted = std::env::var("CARCAS_CRASH_POINTS").ok();
    let wanted = wanted.map_or(POINTS, |text| text.parse().expect("a number of points"));
    let start = Instant::now();
    let tallies = std::thread::scope(|scope| {
        let victim = |number: usize| {
            let points = Point::all().skip(number).step_by(VICTIMS);
            let share = wanted / VICTIMS + usize::from(number < wanted % VICTIMS);
            let strace = strace.as_path();
            scope.spawn(move || Victim::open(number, strace).suffer(points, share))
        };
        let victims: Vec<_> = (0..VICTIMS).map(victim).collect();
        let joined = victims.into_iter().map(|victim| victim.join());
        joined.map(|tally| tally.expect("the victim kept its word")).collect::<Vec<_>>()
    });
    let tally = tallies.into_iter().fold(Tally::default(), Tally::add);
    println!("{tally} in {:.0?}", start.elapsed());
    assert_eq!(tally.killed, wanted);
    assert!(tally.runs <= wanted * AIMED, "too many runs were not killed: {tally}");
    assert!(tally.acknowledged > 0 && tally.rings > 0, "{tally}");
}

#[test]
fn whoever_is_told_that_nothing_was_changed_finds_nothing_changed() {
    let Some(strace) = strace::find() else {
        tests::skipped("strace is missing or may not trace here; no disk has failed");
        return;
    };
    let tally = Victim::open(VICTIMS, &strace).suffer(Point::failing(), usize::MAX);
    println!("{tally}; {} acts in doubt", tally.doubted);
    assert!(tally.killed > 0 && tally.doubted > 0, "{tally:?}");
}
