//! The other processes that serve from the same database, whichever way interactions come: who they
//! are, what they tell, and what a dead one has left behind.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use port::Application;
use storage::fleet::{ProcessId, Roll};
use tokio::time::{Instant, timeout};

use super::listener::Listener;

/// How often to look around while others are alive: so long a handover may wait for each side.
pub(super) const LOOK: Duration = Duration::from_millis(400);
/// How often while nobody else is.
const LOOK_ALONE: Duration = Duration::from_secs(2);
/// How long a look may take.
pub(super) const LOOK_WITHIN: Duration = Duration::from_secs(3);
/// How often the workers look for what other processes have left to do.
const WAKE: Duration = Duration::from_secs(1);

/// The others, as they were at the last look.
pub(super) struct Company<A> {
    ears: Arc<Listener<A>>,
    others: BTreeSet<ProcessId>,
    /// Whether some of them are going to stay.
    stays: bool,
    woken: Instant,
}

impl<A: Application> Company<A> {
    pub(super) fn new(ears: Arc<Listener<A>>) -> Self {
        Self { ears, others: BTreeSet::new(), stays: false, woken: Instant::now() }
    }

    /// Whether somebody else is there and going to stay.
    pub(super) fn stays(&self) -> bool {
        self.stays
    }

    /// How long to wait before the next look.
    pub(super) fn pause(&self) -> Duration {
        if self.others.is_empty() { LOOK_ALONE } else { LOOK }
    }

    /// Does what follows from who is there now.
    pub(super) fn meet(&mut self, roll: &Roll) {
        let others = roll.alive.iter().map(|peer| peer.process).filter(|other| *other != roll.me);
        let others: BTreeSet<ProcessId> = others.collect();
        if roll.dead > 0 || !self.others.is_subset(&others) {
            let receiver = Arc::clone(&self.ears.receiver);
            tokio::spawn(async move { receiver.keep_old_promises().await });
        }
        if self.others.is_empty() && !others.is_empty() {
            self.ears.look_for_emoji();
        }
        if self.others.len() != others.len() {
            tracing::info!(others = others.len(), "processes serve beside this one");
        }
        self.others = others;
        self.stays = roll.others().next().is_some();
    }

    /// Learns what they have told, and lets the workers look for what they have left to do; not at
    /// every look. A process that is leaving counts: it still takes interactions, and looks after
    /// nothing any more.
    pub(super) async fn ask(&mut self) {
        if !self.others.is_empty() && self.woken.elapsed() > WAKE {
            self.woken = Instant::now();
            self.ears.rest.learn().await;
            self.ears.wake();
        }
    }

    /// Keeps it without a gateway, until it is dropped. The process that has been there longest
    /// registers commands and emoji, once, when Discord is there.
    pub(super) async fn keep(mut self) -> Infallible {
        let mut registered = false;
        loop {
            match timeout(LOOK_WITHIN, self.ears.fleet.beat(false)).await {
                Ok(Ok(roll)) => {
                    self.meet(&roll);
                    let first = roll.alive.first().is_none_or(|peer| peer.process == roll.me);
                    if first && !registered && self.ears.online.hears(0) {
                        self.ears.register();
                        registered = true;
                    }
                }
                lost => tracing::debug!(?lost, "this process could not say that it lives"),
            }
            self.ask().await;
            // Either way it is time for another look.
            let _ = timeout(self.pause(), self.ears.connected.notified()).await;
        }
    }
}
