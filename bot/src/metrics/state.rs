//! What is found when somebody looks: numbers that are not counted but read. What cannot be read is
//! left out, so that no old number is taken for a new one.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use queues::pictures::QueueLoad;
use storage::{Census, Millis};

use super::play::picture;
use super::{NO_LABEL, NoLabel, registered};

type Seconds = prometheus_client::metrics::gauge::Gauge<f64, std::sync::atomic::AtomicU64>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StatusLabel {
    status: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct QueueLabel {
    picture: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct LoopLabel {
    name: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct VersionLabel {
    version: &'static str,
}

/// The numbers that are read.
#[derive(Debug)]
pub struct StateMetrics {
    database_up: Gauge,
    games: Family<StatusLabel, Gauge>,
    outbox_messages: Family<NoLabel, Gauge>,
    outbox_age_seconds: Family<NoLabel, Seconds>,
    timers_overdue: Family<NoLabel, Gauge>,
    timers_late_seconds: Family<NoLabel, Seconds>,
    renders_running: Family<QueueLabel, Gauge>,
    renders_waiting: Family<QueueLabel, Gauge>,
    gateway_connections: Gauge,
    discord_up: Gauge,
    invalid_requests: Gauge,
    clock_ahead_seconds: Seconds,
    loop_age_seconds: Family<LoopLabel, Seconds>,
    resident_memory_bytes: Family<NoLabel, Gauge>,
}

impl StateMetrics {
    pub(super) fn register(registry: &mut Registry) -> Self {
        let version = VersionLabel { version: env!("CARGO_PKG_VERSION") };
        let build: Family<VersionLabel, Gauge> =
            registered(registry, "build_info", "The version of the program", Family::default());
        build.get_or_create(&version).set(1);
        let started: Seconds = registered(
            registry,
            "start_time_seconds",
            "When the process started, in unix time",
            Seconds::default(),
        );
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        started.set(now.as_secs_f64());
        let mut of = Gauges(registry);
        Self {
            database_up: of.one("database_up", "Whether the database answers"),
            games: of.many("games", "Open games by status"),
            outbox_messages: of.many("outbox_messages", "Messages that are not sent yet"),
            outbox_age_seconds: of.many(
                "outbox_age_seconds",
                "Since when the oldest of these messages should have been sent",
            ),
            timers_overdue: of.many("timers_overdue", "Timers that are due and not handled yet"),
            timers_late_seconds: of
                .many("timers_late_seconds", "How late the oldest of these timers is"),
            renders_running: of.many("renders_running", "Pictures that are drawn now"),
            renders_waiting: of.many("renders_waiting", "Pictures that wait to be drawn"),
            gateway_connections: of.one("gateway_connections", "Connections to the gateway"),
            discord_up: of.one("discord_up", "Whether Discord is connected and answers requests"),
            invalid_requests: of.one(
                "discord_invalid_requests",
                "Answers 401, 403 and 429 of the last ten minutes; Discord bans at 10,000",
            ),
            clock_ahead_seconds: of.one(
                "clock_ahead_seconds",
                "By how much Discord's clock was found ahead of this machine's",
            ),
            loop_age_seconds: of
                .many("loop_age_seconds", "How long ago a loop in the background has turned"),
            resident_memory_bytes: of
                .many("resident_memory_bytes", "Memory of the process, as the system counts it"),
        }
    }

    /// What the database holds, or that it does not answer.
    pub(super) fn counted(&self, census: Option<&Census>, now: Millis) {
        self.database_up.set(i64::from(census.is_some()));
        let Some(census) = census else {
            self.games.clear();
            self.outbox_messages.clear();
            self.outbox_age_seconds.clear();
            self.timers_overdue.clear();
            self.timers_late_seconds.clear();
            return;
        };
        let statuses =
            [("lobby", census.lobbies), ("running", census.running), ("parked", census.parked)];
        for (status, number) in statuses {
            self.games.get_or_create(&StatusLabel { status }).set(number.cast_signed());
        }
        self.outbox_messages.get_or_create(&NO_LABEL).set(census.unsent.cast_signed());
        self.outbox_age_seconds.get_or_create(&NO_LABEL).set(since(census.unsent_since, now));
        self.timers_overdue.get_or_create(&NO_LABEL).set(census.overdue.cast_signed());
        self.timers_late_seconds.get_or_create(&NO_LABEL).set(since(census.overdue_since, now));
    }

    /// How busy the queues of still and of moving pictures are.
    pub(super) fn drawing(&self, loads: [QueueLoad; 2]) {
        for (load, moving) in loads.into_iter().zip([false, true]) {
            let label = QueueLabel { picture: picture(moving) };
            self.renders_running.get_or_create(&label).set(load.taken as i64);
            self.renders_waiting.get_or_create(&label).set(load.waiting as i64);
        }
    }

    /// How many connections there are, whether requests are answered, too, and how many of them
    /// were invalid.
    pub(super) fn connected(&self, connections: usize, is_up: bool, invalid: usize) {
        self.gateway_connections.set(connections as i64);
        self.discord_up.set(i64::from(is_up));
        self.invalid_requests.set(invalid as i64);
    }

    /// What the process knows about itself.
    pub(super) fn itself(&self, ahead: Millis, loops: &[(&'static str, Duration)]) {
        self.clock_ahead_seconds.set(ahead as f64 / 1000.0);
        self.loop_age_seconds.clear();
        for (name, age) in loops {
            self.loop_age_seconds.get_or_create(&LoopLabel { name }).set(age.as_secs_f64());
        }
        if let Some(bytes) = resident_memory() {
            self.resident_memory_bytes.get_or_create(&NO_LABEL).set(bytes);
        }
    }
}

/// Registers gauges by name and meaning.
struct Gauges<'a>(&'a mut Registry);

impl Gauges<'_> {
    fn one<M: prometheus_client::registry::Metric + Clone + Default>(
        &mut self,
        name: &str,
        help: &str,
    ) -> M {
        registered(self.0, name, help, M::default())
    }

    fn many<L, M>(&mut self, name: &str, help: &str) -> Family<L, M>
    where
        Family<L, M>: prometheus_client::registry::Metric + Clone,
        L: Clone + std::hash::Hash + Eq,
        M: Default,
    {
        registered(self.0, name, help, Family::default())
    }
}

/// Seconds since then; none if there is no such time.
fn since(then: Option<Millis>, now: Millis) -> f64 {
    then.map_or(0.0, |then| now.saturating_sub(then).max(0) as f64 / 1000.0)
}

/// The memory of this process in bytes, where the system tells it.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: i64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * 1024)
}
