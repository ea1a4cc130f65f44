//! The numbers that an operator watches, in the format of Prometheus. They are counted where things
//! happen, through the traits of `app` and `storage` or the methods here, and read over HTTP.
//!
//! No label names a person, a server, a channel or a game, and every label takes its values from a
//! closed list. So the numbers say nothing about anybody, and there is a bounded number of them.

pub mod ask;
mod link;
mod play;
pub mod probes;
mod state;
mod turns;

use std::fmt;
use std::sync::Arc;

pub use link::{
    Acknowledged, ForeignAnswer, GatewayEvent, LinkMetrics, RateLimitScope, RequestOutcome,
    UnreadableCause,
};
pub use play::PlayMetrics;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};
pub use state::StateMetrics;
pub use turns::Turns;

/// What every name begins with.
const PREFIX: &str = "carcas";

/// A family of at most one number: without it there is none.
type NoLabel = [(&'static str, &'static str); 0];
/// Its only label set.
const NO_LABEL: NoLabel = [];
/// Durations of the same thing by what a label says.
type Durations<L> = Family<L, Histogram, fn() -> Histogram>;

/// Every number.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// What is played.
    pub play: Arc<PlayMetrics>,
    /// The way to Discord.
    pub link: LinkMetrics,
    /// What was found when somebody looked.
    pub state: StateMetrics,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix(PREFIX);
        let (play, link) =
            (PlayMetrics::register(&mut registry), LinkMetrics::register(&mut registry));
        let state = StateMetrics::register(&mut registry);
        Self { registry, play: Arc::new(play), link, state }
    }
}

impl Metrics {
    /// All numbers as text (OpenMetrics 1.0, which Prometheus reads).
    ///
    /// # Errors
    /// None in practice: it is written to memory.
    pub fn text(&self) -> Result<String, fmt::Error> {
        let mut written = String::new();
        text::encode(&mut written, &self.registry)?;
        Ok(written)
    }
}

/// Registers a metric and returns it.
fn registered<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

/// Registers durations.
fn durations<L>(
    registry: &mut Registry,
    name: &str,
    help: &str,
    buckets: fn() -> Histogram,
) -> Durations<L>
where
    L: Clone + std::hash::Hash + Eq + EncodeLabelSet + fmt::Debug + Send + Sync + 'static,
{
    registered(registry, name, help, Durations::new_with_constructor(buckets))
}

/// Buckets for what should take milliseconds and may take seconds.
fn short() -> Histogram {
    let seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
    Histogram::new(seconds)
}

/// Buckets for what may take minutes and should not take hours.
fn long() -> Histogram {
    let seconds = [0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0, 3600.0];
    Histogram::new(seconds)
}

/// Buckets for the first answer to an interaction: 99 of 100 within 150 ms is what is promised, and
/// Discord waits for three seconds.
fn answers() -> Histogram {
    let seconds =
        [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0];
    Histogram::new(seconds)
}

#[cfg(test)]
mod tests;
