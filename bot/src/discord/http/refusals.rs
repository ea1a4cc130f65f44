//! How many requests were refused, and why. Discord itself probes with bad signatures, and anybody
//! else can send as many as they like, so they are counted, and a line now and then has the sums.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use tokio::time::Instant;

use super::door::RefusedRequest;

/// At most one line in this time.
const EVERY: Duration = Duration::from_secs(60);

/// The refusals since the last line.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    counted: Mutex<RefusalSums>,
}

#[derive(Debug, Default)]
struct RefusalSums {
    last_line: Option<Instant>,
    since: BTreeMap<RefusedRequest, u64>,
}

impl Refusals {
    /// Counts a refusal, and says how many there were if that was not said for a while.
    pub(super) fn note(&self, refused: RefusedRequest) {
        let Some(sums) = self.due(refused, Instant::now()) else { return };
        if sums.contains_key(&RefusedRequest::Stale) {
            tracing::warn!(
                "requests were signed too long ago: the clock of this machine is wrong, or somebody \
                 repeats old ones"
            );
        }
        tracing::info!(requests = ?sums, "requests were refused");
    }

    /// The sums to be said, if it is time.
    fn due(&self, refused: RefusedRequest, now: Instant) -> Option<BTreeMap<RefusedRequest, u64>> {
        let mut counted = self.counted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *counted.since.entry(refused).or_default() += 1;
        if counted.last_line.is_some_and(|last| now - last < EVERY) {
            return None;
        }
        counted.last_line = Some(now);
        Some(std::mem::take(&mut counted.since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_a_line_a_minute() {
        let (refusals, start) = (Refusals::default(), Instant::now());
        let unsigned = RefusedRequest::Unsigned;
        assert_eq!(refusals.due(unsigned, start), Some(BTreeMap::from([(unsigned, 1)])));
        for number in 0..100_000 {
            let now = start + Duration::from_micros(number);
            assert_eq!(refusals.due(unsigned, now), None);
        }
        let sums = BTreeMap::from([(unsigned, 100_000), (RefusedRequest::NotPost, 1)]);
        assert_eq!(refusals.due(RefusedRequest::NotPost, start + EVERY), Some(sums));
    }
}
