//! Outages: after one, every clock gets back the time in which nobody could be reached.

use std::sync::atomic::Ordering;

use storage::{ActKey, BeginOutcome, GameId, Millis};

use crate::port::clock;
use crate::table::error::{Fault, Stop};
use crate::table::outcome::Outcome;
use crate::use_cases::idle::{LOBBY, PARK, WARN};
use crate::use_cases::{App, polls};

/// The stored key of the instant of the last contact with Discord.
const ALIVE: &str = "alive";
/// How often that instant is saved.
const BEAT: Millis = 60_000;
/// A gap longer than this is an outage.
const OUTAGE: Millis = 10 * 60_000;

impl App {
    /// Records that Discord is reachable. After an outage, every clock gets the lost time back
    /// before any timer is checked.
    ///
    /// # Errors
    /// [`Fault`] of the storage; in that case no timer may be checked either.
    pub async fn alive(&self) -> Result<(), Fault> {
        let now = self.now();
        // If events arrive but answers cannot be sent, nobody was reached.
        if self.inner.online.is_silent() {
            return Ok(());
        }
        if (now - self.inner.beat.load(Ordering::Relaxed)).abs() < BEAT {
            return Ok(());
        }
        match self.store().instant(ALIVE).await? {
            Some(last) if now - last > OUTAGE => self.recover(last, now).await?,
            Some(last) if last - now > BEAT => {
                tracing::warn!(seconds = (last - now) / 1000, "the clock went back");
                self.store().clock_went_back(now, last - now).await?;
                self.store().keep_instant(ALIVE, now).await?;
            }
            _ => self.store().keep_instant(ALIVE, now).await?,
        }
        self.store().keep_instant(clock::CLOCK_SKEW, clock::ahead()).await?;
        self.inner.beat.store(now, Ordering::Relaxed);
        Ok(())
    }

    async fn recover(&self, last: Millis, now: Millis) -> Result<(), Fault> {
        let key = ActKey::timer(&format!("outage.{last}"), GameId(0), 0);
        let BeginOutcome::New(mut act) = self.store().begin(&key, now).await? else {
            return Ok(self.store().keep_instant(ALIVE, now).await?);
        };
        let gap = now - last;
        tracing::warn!(seconds = gap / 1000, "nobody could be reached; the clocks get it back");
        let given = async {
            self.give_back(&mut *act, gap).await?;
            for kind in [polls::KIND, WARN, PARK, LOBBY] {
                act.postpone(kind, gap).await?;
            }
            act.keep_instant(ALIVE, now).await?;
            self.commit(act, &Outcome::Nothing).await
        };
        match given.await {
            Err(Stop::Fault(fault)) => Err(fault),
            Ok(()) | Err(Stop::Refused(_)) => Ok(()),
        }
    }
}
