//! Timers: the worker that waits for them, and what each kind does when it comes due.

mod idle;
mod outage;
pub mod worker;

use storage::{BeginOutcome, Due};

use crate::table::error::{Fault, Stop};
use crate::table::mover::By;
use crate::table::outcome::Outcome;
use crate::timers::worker::Timers;
use crate::use_cases::commit::DRAW;
use crate::use_cases::idle::{LOBBY, PARK, WARN};
use crate::use_cases::{App, boxed, channels, clocks, polls, stand_in, watch};

impl App {
    /// Handles a timer that is due. A timer of an earlier state does nothing.
    ///
    /// # Errors
    /// [`Fault`] if the storage fails or the game cannot be read.
    pub async fn due(&self, due: &Due) -> Result<(), Fault> {
        let done = match clocks::kind(due) {
            clocks::REMIND | clocks::OVER | clocks::RELIEF => boxed(|| self.clock_rang(due)).await,
            polls::KIND => boxed(|| self.poll_over(due)).await,
            channels::WAKE => boxed(|| self.keep_open(due)).await,
            watch::DIGEST => boxed(|| self.digest(due)).await,
            LOBBY => boxed(|| self.lobby_over(due)).await,
            WARN | PARK => boxed(|| self.idle_rang(due)).await,
            DRAW => boxed(|| self.draw(due.game, due.ordinal, By::Rules)).await,
            stand_in::KIND => boxed(|| self.stand_in(due)).await,
            _ => boxed(|| self.forget(due)).await,
        };
        match done {
            Err(Stop::Fault(fault)) => Err(fault),
            Ok(()) | Err(Stop::Refused(_)) => Ok(()),
        }
    }

    /// Drops a timer of a kind that this version does not know.
    pub(crate) async fn forget(&self, due: &Due) -> Result<(), Stop> {
        match self.store().begin(&due.key(), self.now()).await? {
            BeginOutcome::New(act) => self.commit(act, &Outcome::Nothing).await,
            BeginOutcome::Repeated(_) => Ok(()),
        }
    }
}

impl Timers for App {
    async fn alive(&self) -> Result<(), String> {
        self.alive().await.map_err(|fault| fault.to_string())
    }

    async fn fire(&self, due: storage::Due) -> Result<(), String> {
        self.due(&due).await.map_err(|fault| fault.to_string())
    }
}
