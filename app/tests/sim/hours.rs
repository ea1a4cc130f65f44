//! The time of a table: how late it really is, and what the clock says, which may be wrong.

use std::cell::Cell;

use port::clock::Clock;

/// When every table begins: a Wednesday.
pub const BEGIN: i64 = 1_795_000_000_000;

thread_local! {
    static NOW: Cell<i64> = const { Cell::new(BEGIN) };
    static WRONG: Cell<i64> = const { Cell::new(0) };
}

/// A table begins.
pub fn begin() {
    NOW.set(BEGIN);
    WRONG.set(0);
}

/// How late it really is (unix milliseconds).
pub fn really() -> i64 {
    NOW.get()
}

/// Lets it be that late.
pub fn pass_to(at: i64) {
    NOW.set(at);
}

/// What the clock says.
pub fn shown() -> i64 {
    NOW.get() + WRONG.get()
}

/// By how much the clock is ahead of what is really the time.
pub fn wrong() -> i64 {
    WRONG.get()
}

/// The clock jumps by so much.
pub fn jump(by: i64) {
    WRONG.set(WRONG.get() + by);
}

/// The clock of a thread.
#[derive(Clone, Copy, Debug)]
pub struct Shown;

impl Clock for Shown {
    fn now(&self) -> i64 {
        shown()
    }
}
