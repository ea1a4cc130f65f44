//! Waiting for something to become true. Nothing here sleeps for a fixed time and hopes.

use std::time::{Duration, Instant};

/// How long anything may take before a test gives up. Far longer than it should: the machine may
/// be busy with much else.
pub const PATIENCE: Duration = Duration::from_secs(240);
/// The least pause between two looks.
const LOOK: Duration = Duration::from_millis(1);
/// How many times as long as a look the pause after it is: what is awaited needs the processor more.
const REST: u32 = 3;

/// Looks until there is something, and gives it.
///
/// # Panics
/// After [`PATIENCE`], with what was awaited.
#[track_caller]
pub fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        let began = Instant::now();
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "waited {PATIENCE:?} in vain for: {what}");
        std::thread::sleep(LOOK.max(began.elapsed() * REST));
    }
}
