//! The budget of invalid requests. Discord bans an address after 10,000 answers of 401, 403 or 429
//! within ten minutes; long before that, requests stop here. Nobody may spend it for all: what one
//! server has earned stops its own requests first.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The window that Discord counts in.
const WINDOW: Duration = Duration::from_secs(10 * 60);
/// How many invalid answers are let happen in a window: a tenth of what Discord bans for.
const MOST: usize = 1_000;
/// How many of these one server may have.
const SHARE: usize = 100;

/// Whose request it was: a server, or the channel or person where no server is known.
pub(super) type Tenant = u64;

/// The times of the latest invalid answers.
#[derive(Debug, Default)]
pub(super) struct Budget {
    spent: Mutex<VecDeque<(Instant, Option<Tenant>)>>,
}

impl Budget {
    /// Notes an answer of 401, 403 or 429. True when this one has used the budget of all up.
    pub(super) fn spend(&self, tenant: Option<Tenant>, now: Instant) -> bool {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        spent.push_back((now, tenant));
        spent.len() == MOST
    }

    /// How long no request may be made for this tenant; `None` when one may.
    pub(super) fn closed_for(&self, tenant: Option<Tenant>, now: Instant) -> Option<Duration> {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        while spent.front().is_some_and(|&(at, _)| now.saturating_duration_since(at) >= WINDOW) {
            spent.pop_front();
        }
        let all = spent.len().checked_sub(MOST).map(|_| spent[0].0);
        let own = |&(_, of): &(Instant, Option<Tenant>)| of.is_some() && of == tenant;
        // Of the tenant's own, the one after which there is room again.
        let share = spent.iter().rev().filter(|one| own(one)).nth(SHARE - 1).map(|one| one.0);
        let over = all.max(share)?;
        Some((over + WINDOW).saturating_duration_since(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_stop_at_a_thousand_invalid_answers_and_go_on_when_they_are_old() {
        let (budget, start) = (Budget::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        for tenant in 1..MOST as u64 {
            assert!(!budget.spend(Some(tenant), at(0)));
        }
        assert_eq!(budget.closed_for(None, at(1)), None);
        assert!(budget.spend(None, at(60)), "the last one is told");
        assert_eq!(budget.closed_for(None, at(60)), Some(Duration::from_secs(540)));
        assert_eq!(budget.closed_for(Some(1), at(599)), Some(Duration::from_secs(1)));
        assert_eq!(budget.closed_for(None, at(600)), None);
    }

    #[test]
    fn a_server_that_has_used_its_share_stops_alone() {
        let (budget, start) = (Budget::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        for second in 0..SHARE as u64 {
            assert_eq!(budget.closed_for(Some(7), at(second)), None);
            budget.spend(Some(7), at(second));
        }
        assert_eq!(budget.closed_for(Some(7), at(100)), Some(Duration::from_secs(500)));
        assert_eq!(budget.closed_for(Some(8), at(100)), None);
        assert_eq!(budget.closed_for(None, at(100)), None);
        assert_eq!(budget.closed_for(Some(7), at(600)), None, "one of them is old");
    }
}
