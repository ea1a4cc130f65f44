//! What the application counts, told to whoever keeps the numbers. It is told kinds, outcomes and
//! durations, never who or where, and everything it is told comes from a closed list.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where an act comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActSource {
    /// A slash command.
    Command,
    /// A button or a menu.
    Component,
    /// Completions of what somebody types.
    Autocomplete,
    /// A timer that came due.
    Timer,
}

impl ActSource {
    /// All sources.
    pub const ALL: [Self; 4] = [Self::Command, Self::Component, Self::Autocomplete, Self::Timer];
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActOutcome {
    /// It was done.
    Done,
    /// The person was told what to do instead.
    Refused,
    /// The person had asked for too much in a short time.
    Limited,
    /// It failed, and the fault is ours.
    Failed,
}

impl ActOutcome {
    /// All outcomes.
    pub const ALL: [Self; 4] = [Self::Done, Self::Refused, Self::Limited, Self::Failed];
}

/// What became of an attempt to send a row of the outbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeliveryOutcome {
    /// It was sent, this long after it was due.
    Sent(Duration),
    /// It was out of date.
    Skipped,
    /// It was sent in a plainer form, because the whole was refused; it is counted as sent, too.
    Plainer,
    /// It comes again later.
    Retried,
    /// It will never be sent.
    GivenUp,
}

impl DeliveryOutcome {
    /// All outcomes, with no delay.
    pub const ALL: [Self; 5] =
        [Self::Sent(Duration::ZERO), Self::Skipped, Self::Plainer, Self::Retried, Self::GivenUp];
}

/// What became of an attempt to draw a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RenderOutcome {
    /// It was drawn.
    Drawn,
    /// Too many were waiting.
    Full,
    /// Its file was too large.
    Large,
    /// It took too long.
    Slow,
    /// It cannot be drawn.
    Failed,
}

impl RenderOutcome {
    /// All outcomes.
    pub const ALL: [Self; 5] = [Self::Drawn, Self::Full, Self::Large, Self::Slow, Self::Failed];
}

/// A loop that must not stop turning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackgroundLoop {
    /// Sends what is in the outbox.
    Outbox,
    /// Handles timers.
    Timers,
}

/// Whoever keeps the numbers.
pub trait Meters: Debug + Send + Sync {
    /// An act is over. `kind` is a command, the word of a component or that of a timer.
    fn act(&self, source: ActSource, kind: &str, outcome: ActOutcome, took: Duration) {
        let _ = (source, kind, outcome, took);
    }

    /// A row of the outbox was tried.
    fn delivery(&self, outcome: DeliveryOutcome) {
        let _ = outcome;
    }

    /// A picture was tried, a moving one or not: how long it waited for its turn and how long it was
    /// worked on.
    fn render(&self, moving: bool, outcome: RenderOutcome, waited: Duration, took: Duration) {
        let _ = (moving, outcome, waited, took);
    }

    /// Whether the database took the sign of life that is written every minute.
    fn kept(&self, is_kept: bool) {
        let _ = is_kept;
    }

    /// A loop has begun another turn.
    fn turned(&self, which: BackgroundLoop) {
        let _ = which;
    }
}

/// Keeps no numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unmetered;

impl Meters for Unmetered {}

/// An act that is counted when this is dropped, as failed unless it says otherwise: so one that
/// panics is counted, too.
#[derive(Debug)]
pub struct CountedAct {
    meters: Arc<dyn Meters>,
    source: ActSource,
    kind: String,
    begun: Instant,
    /// What became of it.
    pub outcome: ActOutcome,
}

impl CountedAct {
    pub fn begin(meters: &Arc<dyn Meters>, source: ActSource, kind: String) -> Self {
        let (meters, begun) = (Arc::clone(meters), Instant::now());
        Self { meters, source, kind, begun, outcome: ActOutcome::Failed }
    }
}

impl Drop for CountedAct {
    fn drop(&mut self) {
        self.meters.act(self.source, &self.kind, self.outcome, self.begun.elapsed());
    }
}
