//! The budget of invalid requests. Discord bans an address after 10,000 answers of 401, 403 or 429
//! within ten minutes; long before that, requests stop here.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The window that Discord counts in.
const WINDOW: Duration = Duration::from_secs(10 * 60);
/// How many invalid answers are let happen in a window: a tenth of what Discord bans for.
const MOST: usize = 1_000;

/// The times of the latest invalid answers.
#[derive(Debug, Default)]
pub(super) struct Budget {
    spent: Mutex<VecDeque<Instant>>,
}

impl Budget {
    /// Notes an answer of 401, 403 or 429. True when this one has used the budget up.
    pub(super) fn spend(&self, now: Instant) -> bool {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        spent.push_back(now);
        spent.len() == MOST
    }

    /// How long no request may be made; `None` when one may.
    pub(super) fn closed_for(&self, now: Instant) -> Option<Duration> {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        while spent.front().is_some_and(|&at| now.saturating_duration_since(at) >= WINDOW) {
            spent.pop_front();
        }
        let first = *spent.front().filter(|_| spent.len() >= MOST)?;
        Some((first + WINDOW).saturating_duration_since(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_stop_at_a_thousand_invalid_answers_and_go_on_when_they_are_old() {
        let (budget, start) = (Budget::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        for _ in 1..MOST {
            assert!(!budget.spend(at(0)));
        }
        assert_eq!(budget.closed_for(at(1)), None);
        assert!(budget.spend(at(60)), "the last one is told");
        assert_eq!(budget.closed_for(at(60)), Some(Duration::from_secs(540)));
        assert_eq!(budget.closed_for(at(599)), Some(Duration::from_secs(1)));
        assert_eq!(budget.closed_for(at(600)), None);
    }
}
