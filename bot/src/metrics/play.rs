//! What is played: acts, moves, messages, pictures, and how long the database takes.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use port::meters::{ActOutcome, ActSource, BackgroundLoop, DeliveryOutcome, Meters, RenderOutcome};
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

/// The steps of an act in the database.
const BEGIN: &str = "begin";
const COMMIT: &str = "commit";
/// Counting what is open there.
pub(super) const COUNT: &str = "count";

impl ActLabels {
    fn of(source: ActSource, kind: &str, outcome: ActOutcome) -> Self {
        let SourceLabel { source } = SourceLabel::of(source);
        let outcome = match outcome {
            ActOutcome::Done => "done",
            ActOutcome::Refused => "refused",
            ActOutcome::Limited => "limited",
            ActOutcome::Failed => "failed",
        };
        Self { source, kind: kind.to_owned(), outcome }
    }
}

impl SourceLabel {
    fn of(source: ActSource) -> Self {
        let source = match source {
            ActSource::Command => "command",
            ActSource::Component => "component",
            ActSource::Autocomplete => "autocomplete",
            ActSource::Timer => "timer",
        };
        Self { source }
    }
}

impl DeliveryLabel {
    fn of(outcome: DeliveryOutcome) -> Self {
        let outcome = match outcome {
            DeliveryOutcome::Sent(_) => "sent",
            DeliveryOutcome::Skipped => "skipped",
            DeliveryOutcome::Plainer => "plainer",
            DeliveryOutcome::Retried => "retried",
            DeliveryOutcome::GivenUp => "given_up",
        };
        Self { outcome }
    }
}

impl RenderLabels {
    fn of(picture: &'static str, outcome: RenderOutcome) -> Self {
        let outcome = match outcome {
            RenderOutcome::Drawn => "drawn",
            RenderOutcome::Full => "full",
            RenderOutcome::Large => "large",
            RenderOutcome::Slow => "slow",
            RenderOutcome::Failed => "failed",
        };
        Self { picture, outcome }
    }
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
        let metrics = Self {
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
        };
        metrics.begin();
        metrics
    }

    /// Has every number there from the start, so that an increase from nothing is seen as one.
    fn begin(&self) {
        for (source, kind) in app::kinds_of_acts() {
            // Nobody is too fast for a timer.
            let is_timer = source == ActSource::Timer;
            for outcome in ActOutcome::ALL {
                if !is_timer || outcome != ActOutcome::Limited {
                    drop(self.acts.get_or_create(&ActLabels::of(source, &kind, outcome)));
                }
            }
        }
        for source in ActSource::ALL {
            drop(self.act_seconds.get_or_create(&SourceLabel::of(source)));
        }
        for step in [BEGIN, COMMIT, COUNT] {
            drop(self.database_seconds.get_or_create(&StepLabel { step }));
        }
        for outcome in DeliveryOutcome::ALL {
            drop(self.deliveries.get_or_create(&DeliveryLabel::of(outcome)));
        }
        for moving in [false, true] {
            let picture = picture(moving);
            for outcome in RenderOutcome::ALL {
                drop(self.renders.get_or_create(&RenderLabels::of(picture, outcome)));
            }
            let label = PictureLabel { picture };
            drop(self.render_seconds.get_or_create(&label));
            drop(self.render_wait_seconds.get_or_create(&label));
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
        if outcome == ActOutcome::Failed {
            self.failures.inc();
        }
        self.acts.get_or_create(&ActLabels::of(source, kind, outcome)).inc();
        self.act_seconds.get_or_create(&SourceLabel::of(source)).observe(took.as_secs_f64());
    }

    fn delivery(&self, outcome: DeliveryOutcome) {
        if let DeliveryOutcome::Sent(late) = outcome {
            self.delivery_seconds.observe(late.as_secs_f64());
        }
        self.deliveries.get_or_create(&DeliveryLabel::of(outcome)).inc();
    }

    fn render(&self, moving: bool, outcome: RenderOutcome, waited: Duration, took: Duration) {
        let picture = picture(moving);
        self.renders.get_or_create(&RenderLabels::of(picture, outcome)).inc();
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
        self.step(BEGIN, after);
    }

    fn committed(&self, after: Duration, moves: u64) {
        self.step(COMMIT, after);
        self.moves.inc_by(moves);
    }
}
