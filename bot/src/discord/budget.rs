//! The budget of invalid requests. Discord bans an address after 10,000 responses of 401, 403 or
//! 429 within ten minutes; requests stop here long before that. No server can spend the whole
//! budget: its own requests are stopped first. Every process counts what the others receive, too: they
//! may have the same address.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The period over which Discord counts.
const WINDOW: Duration = Duration::from_secs(10 * 60);
/// How many invalid responses are allowed per window: a tenth of Discord's limit.
pub(super) const MAX_INVALID: usize = 1_000;
/// How many of these one server may cause.
const SHARE: usize = 100;

/// Who a request is charged to: a server, or the channel or person if the server is unknown.
pub(super) type Tenant = u64;

/// The times of the latest invalid responses.
#[derive(Debug, Default)]
pub(super) struct Budget {
    spent: Mutex<VecDeque<(Instant, Option<Tenant>)>>,
}

impl Budget {
    /// Records a 401, 403 or 429 response. True if it used up the shared budget.
    pub(super) fn spend(&self, tenant: Option<Tenant>, now: Instant) -> bool {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        spent.push_back((now, tenant));
        spent.len() == MAX_INVALID
    }

    /// How many invalid responses there were within the window.
    pub(super) fn spent(&self, now: Instant) -> usize {
        let spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let recent = |at: Instant| now.saturating_duration_since(at) < WINDOW;
        spent.iter().filter(|(at, _)| recent(*at)).count()
    }

    /// Records what another process has received, this long ago.
    pub(super) fn learn(&self, tenant: Option<Tenant>, ago: Duration, now: Instant) {
        let at = now.checked_sub(ago).unwrap_or(now);
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let later = spent.iter().rev().take_while(|(other, _)| *other > at).count();
        let place = spent.len() - later;
        spent.insert(place, (at, tenant));
    }

    /// How long this tenant must wait before another request; `None` if it need not.
    pub(super) fn closed_for(&self, tenant: Option<Tenant>, now: Instant) -> Option<Duration> {
        let mut spent = self.spent.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        while spent.front().is_some_and(|&(at, _)| now.saturating_duration_since(at) >= WINDOW) {
            spent.pop_front();
        }
        let all = spent.len().checked_sub(MAX_INVALID).map(|_| spent[0].0);
        let own = |&(_, of): &(Instant, Option<Tenant>)| of.is_some() && of == tenant;
        // The tenant's own response that must leave the window before there is room again.
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
        for tenant in 1..MAX_INVALID as u64 {
            assert!(!budget.spend(Some(tenant), at(0)));
        }
        assert_eq!(budget.closed_for(None, at(1)), None);
        assert!(budget.spend(None, at(60)), "the last one is told");
        assert_eq!(budget.closed_for(None, at(60)), Some(Duration::from_secs(540)));
        assert_eq!(budget.closed_for(Some(1), at(599)), Some(Duration::from_secs(1)));
        assert_eq!(budget.closed_for(None, at(600)), None);
        assert_eq!(budget.spent(at(601)), 1, "the others are old");
    }

    #[test]
    fn what_other_processes_receive_counts_in_its_time() {
        let (budget, start) = (Budget::default(), Instant::now() + WINDOW);
        let at = |seconds| start + Duration::from_secs(seconds);
        budget.spend(Some(7), at(50));
        for _ in 1..SHARE {
            budget.learn(Some(7), Duration::from_secs(30), at(60));
        }
        assert_eq!(budget.closed_for(Some(7), at(60)), Some(Duration::from_secs(570)));
        assert_eq!(budget.closed_for(Some(7), at(630)), None);
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
