//! What is played: acts, moves, messages, pictures, and how long the database takes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use app::port::meters::{
    ActOutcome, ActSource, BackgroundLoop, DeliveryOutcome, Meters, RenderOutcome,
};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use storage::Meter;

use super::{Durations, Turns, durations, long, registered, short};

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ActLabels {
    source: &'static str,
    kind: String,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct SourceLabel {
    source: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StepLabel {
    step: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct DeliveryLabel {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct PictureLabel {
    picture: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RenderLabels {
    picture: &'static str,
    outcome: &'static str,
}

/// The numbers of what is played.
#[derive(Debug)]
pub struct PlayMetrics {
    acts: Family<ActLabels, Counter>,
    /// The failed ones of any kind: an alarm must see the first of a kind, too, and a series that
    /// begins with 1 has not grown.
    failures: Counter,
    act_seconds: Durations<SourceLabel>,
    moves: Counter,
    database_seconds: Durations<StepLabel>,
    deliveries: Family<DeliveryLabel, Counter>,
    delivery_seconds: Histogram,
    renders: Family<RenderLabels, Counter>,
    render_seconds: Durations<PictureLabel>,
    render_wait_seconds: Durations<PictureLabel>,
    /// Whether the database refused the last sign of life.
    is_stuck: AtomicBool,
    /// When each loop turned last.
    pub turns: Turns,
}

impl PlayMetrics {
    pub(super) fn register(registry: &mut Registry) -> Self {
        let delivered = "Attempts to send a message of the outbox";
        let late = "From when a message could be sent until it was";
        let drawn = "Attempts to draw a picture";
        Self {
            acts: registered(registry, "acts", "What people and timers did", Family::default()),
            failures: registered(registry, "failures", "Acts that failed", Counter::default()),
            act_seconds: durations(
                registry,
                "act_seconds",
                "How long the application worked on an act, with its picture",
                short,
            ),
            moves: registered(registry, "moves", "Moves that are durable", Counter::default()),
            database_seconds: durations(
                registry,
                "database_seconds",
                "How long the database took to begin an act, to commit it, to count what is open",
                short,
            ),
            deliveries: registered(registry, "deliveries", delivered, Family::default()),
            delivery_seconds: registered(registry, "delivery_seconds", late, long()),
            renders: registered(registry, "renders", drawn, Family::default()),
            render_seconds: durations(
                registry,
                "render_seconds",
                "How long a picture was drawn",
                short,
            ),
            render_wait_seconds: durations(
                registry,
                "render_wait_seconds",
                "How long a picture waited to be drawn",
                short,
            ),
            is_stuck: AtomicBool::new(false),
            turns: Turns::default(),
        }
    }

    /// Whether the database takes what is written to it, as far as is known: it is told by whoever
    /// writes, so that nobody has to write in order to ask.
    pub(super) fn takes_writes(&self) -> bool {
        !self.is_stuck.load(Ordering::Relaxed)
    }

    /// Records how long a step in the database took.
    pub(super) fn step(&self, step: &'static str, took: Duration) {
        let durations = self.database_seconds.get_or_create(&StepLabel { step });
        durations.observe(took.as_secs_f64());
    }
}

/// The word for a still or a moving picture.
pub(super) fn picture(moving: bool) -> &'static str {
    if moving { "moving" } else { "still" }
}

impl Meters for PlayMetrics {
    fn act(&self, source: ActSource, kind: &str, outcome: ActOutcome, took: Duration) {
        let source = match source {
            ActSource::Command => "command",
            ActSource::Component => "component",
            ActSource::Autocomplete => "autocomplete",
            ActSource::Timer => "timer",
        };
        let outcome = match outcome {
            ActOutcome::Done => "done",
            ActOutcome::Refused => "refused",
            ActOutcome::Limited => "limited",
            ActOutcome::Failed => {
                self.failures.inc();
                "failed"
            }
        };
        self.acts.get_or_create(&ActLabels { source, kind: kind.to_owned(), outcome }).inc();
        self.act_seconds.get_or_create(&SourceLabel { source }).observe(took.as_secs_f64());
    }

    fn delivery(&self, outcome: DeliveryOutcome) {
        let outcome = match outcome {
            DeliveryOutcome::Sent(late) => {
                self.delivery_seconds.observe(late.as_secs_f64());
                "sent"
            }
            DeliveryOutcome::Skipped => "skipped",
            DeliveryOutcome::Retried => "retried",
            DeliveryOutcome::GivenUp => "given_up",
        };
        self.deliveries.get_or_create(&DeliveryLabel { outcome }).inc();
    }

    fn render(&self, moving: bool, outcome: RenderOutcome, waited: Duration, took: Duration) {
        let picture = picture(moving);
        let outcome = match outcome {
            RenderOutcome::Drawn => "drawn",
            RenderOutcome::Full => "full",
            RenderOutcome::Large => "large",
            RenderOutcome::Slow => "slow",
            RenderOutcome::Failed => "failed",
        };
        self.renders.get_or_create(&RenderLabels { picture, outcome }).inc();
        let label = PictureLabel { picture };
        self.render_seconds.get_or_create(&label).observe(took.as_secs_f64());
        self.render_wait_seconds.get_or_create(&label).observe(waited.as_secs_f64());
    }

    fn kept(&self, is_kept: bool) {
        self.is_stuck.store(!is_kept, Ordering::Relaxed);
    }

    fn turned(&self, which: BackgroundLoop) {
        self.turns.turned(which, Instant::now());
    }
}

impl Meter for PlayMetrics {
    fn begun(&self, after: Duration) {
        self.step("begin", after);
    }

    fn committed(&self, after: Duration, moves: u64) {
        self.step("commit", after);
        self.moves.inc_by(moves);
    }
}
