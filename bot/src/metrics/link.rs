//! The way to Discord: first answers, requests, rate limits, connections.

use std::time::Duration;

use port::Failure;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::{Durations, NO_LABEL, NoLabel, answers, durations, registered, short};

/// The kinds of requests, as they are counted; the last one is of `carcas doctor`.
const ROUTES: [&str; 18] = [
    "callback",
    "edit answer",
    "follow-up",
    "channel message",
    "edit message",
    "delete message",
    "edit channel",
    "keep thread open",
    "start thread",
    "open direct messages",
    "servers",
    "application",
    "gateway",
    "list commands",
    "register commands",
    "list emoji",
    "upload emoji",
    "inspection",
];

/// How an interaction was acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acknowledged {
    /// With its answer.
    Directly,
    /// Discord was told to wait.
    Deferred,
    /// Not at all: Discord did not take the answer.
    Failed,
}

impl Acknowledged {
    const ALL: [Self; 3] = [Self::Directly, Self::Deferred, Self::Failed];

    fn label(self) -> HowLabel {
        HowLabel {
            how: match self {
                Self::Directly => "directly",
                Self::Deferred => "deferred",
                Self::Failed => "failed",
            },
        }
    }
}

/// Why an interaction cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnreadableCause {
    /// It is no JSON object.
    Form,
    /// Something that nothing can be done without is missing, or has another form than known here.
    Field,
    /// Nothing here leads to interactions of its kind.
    Kind,
}

impl UnreadableCause {
    const ALL: [Self; 3] = [Self::Form, Self::Field, Self::Kind];

    /// The word for it in the numbers and in the log.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Field => "field",
            Self::Kind => "kind",
        }
    }

    fn label(self) -> CauseLabel {
        CauseLabel { cause: self.word() }
    }
}

/// What became of one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestOutcome {
    /// It was done.
    Done,
    /// Discord refused it.
    Refused,
    /// It came too fast.
    Limited,
    /// Nobody answered, or only to say that something is broken.
    Unanswered,
}

impl RequestOutcome {
    const ALL: [Self; 4] = [Self::Done, Self::Refused, Self::Limited, Self::Unanswered];

    fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Refused => "refused",
            Self::Limited => "limited",
            Self::Unanswered => "unanswered",
        }
    }
}

/// What a rate limit was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateLimitScope {
    /// One kind of request in one channel.
    Bucket,
    /// Everything.
    Global,
}

/// What happened to a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayEvent {
    /// A session began.
    Ready,
    /// A session went on after a break.
    Resumed,
    /// A connection was lost.
    Lost,
    /// A connection was silent and is started anew.
    Silent,
    /// Discord could not be reached.
    Unreachable,
    /// Something came that could not be read.
    Unreadable,
}

/// What kind of page something between this machine and Discord has answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignAnswer {
    /// No.
    Refused,
    /// Too many requests.
    Limited,
    /// Something is broken.
    Broken,
}

impl ForeignAnswer {
    const ALL: [Self; 3] = [Self::Refused, Self::Limited, Self::Broken];

    fn label(self) -> KindLabel {
        KindLabel {
            kind: match self {
                Self::Refused => "refused",
                Self::Limited => "limited",
                Self::Broken => "broken",
            },
        }
    }
}

/// The codes with which Discord closes a connection, as it documents them.
const CLOSE_CODES: [(u16, &str); 17] = [
    (1000, "1000"),
    (1001, "1001"),
    (1006, "1006"),
    (4000, "4000"),
    (4001, "4001"),
    (4002, "4002"),
    (4003, "4003"),
    (4004, "4004"),
    (4005, "4005"),
    (4007, "4007"),
    (4008, "4008"),
    (4009, "4009"),
    (4010, "4010"),
    (4011, "4011"),
    (4012, "4012"),
    (4013, "4013"),
    (4014, "4014"),
];
/// Any other code.
const OTHER_CODE: &str = "other";
/// A connection that broke without any.
const NO_CODE: &str = "none";

impl GatewayEvent {
    const ALL: [Self; 6] =
        [Self::Ready, Self::Resumed, Self::Lost, Self::Silent, Self::Unreachable, Self::Unreadable];

    fn label(self) -> EventLabel {
        EventLabel {
            event: match self {
                Self::Ready => "ready",
                Self::Resumed => "resumed",
                Self::Lost => "lost",
                Self::Silent => "silent",
                Self::Unreachable => "unreachable",
                Self::Unreadable => "unreadable",
            },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct HowLabel {
    how: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CauseLabel {
    cause: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    route: &'static str,
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ScopeLabel {
    scope: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct KindLabel {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CodeLabel {
    code: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct EventLabel {
    event: &'static str,
}

/// The numbers of the way to Discord.
#[derive(Debug)]
pub struct LinkMetrics {
    acknowledgement_seconds: Durations<HowLabel>,
    unreadable: Family<CauseLabel, Counter>,
    requests: Family<RequestLabels, Counter>,
    request_seconds: Histogram,
    rate_limited: Family<ScopeLabel, Counter>,
    rate_limit_wait_seconds: Histogram,
    foreign_answers: Family<KindLabel, Counter>,
    gateway_events: Family<EventLabel, Counter>,
    gateway_closes: Family<CodeLabel, Counter>,
    /// Absent until the gateway has told it.
    session_starts: Family<NoLabel, Gauge>,
}

impl LinkMetrics {
    pub(super) fn register(registry: &mut Registry) -> Self {
        let wait = "How long a request waited because of a rate limit";
        let metrics = Self {
            acknowledgement_seconds: durations(
                registry,
                "acknowledgement_seconds",
                "From receiving an interaction until Discord had its first answer",
                answers,
            ),
            unreadable: registered(
                registry,
                "interactions_unreadable",
                "Interactions that could not be read; whoever can be reached is told so",
                Family::default(),
            ),
            requests: registered(
                registry,
                "discord_requests",
                "Requests to Discord by kind, each attempt counted",
                Family::default(),
            ),
            request_seconds: registered(
                registry,
                "discord_request_seconds",
                "How long Discord took to answer a request",
                short(),
            ),
            rate_limited: registered(
                registry,
                "discord_rate_limited",
                "Requests that Discord refused because they came too fast",
                Family::default(),
            ),
            rate_limit_wait_seconds: registered(
                registry,
                "discord_rate_limit_wait_seconds",
                wait,
                short(),
            ),
            gateway_events: registered(
                registry,
                "gateway_events",
                "What happened to the connections of the gateway",
                Family::default(),
            ),
            foreign_answers: registered(
                registry,
                "discord_foreign_answers",
                "Answers of something between this machine and Discord, in its place",
                Family::default(),
            ),
            gateway_closes: registered(
                registry,
                "gateway_closes",
                "Connections of the gateway that Discord closed or that broke, by close code",
                Family::default(),
            ),
            session_starts: registered(
                registry,
                "gateway_session_starts_remaining",
                "How many sessions may still be started today",
                Family::default(),
            ),
        };
        // There from the start, so that an increase from nothing is seen as one.
        for scope in [RateLimitScope::Bucket, RateLimitScope::Global] {
            drop(metrics.rate_limited.get_or_create(&scope.label()));
        }
        for how in Acknowledged::ALL {
            drop(metrics.acknowledgement_seconds.get_or_create(&how.label()));
        }
        for cause in UnreadableCause::ALL {
            drop(metrics.unreadable.get_or_create(&cause.label()));
        }
        for route in ROUTES {
            for outcome in RequestOutcome::ALL.map(RequestOutcome::word) {
                drop(metrics.requests.get_or_create(&RequestLabels { route, outcome }));
            }
        }
        for page in ForeignAnswer::ALL {
            drop(metrics.foreign_answers.get_or_create(&page.label()));
        }
        let codes = CLOSE_CODES.iter().map(|(_, code)| *code);
        for code in codes.chain([OTHER_CODE, NO_CODE]) {
            drop(metrics.gateway_closes.get_or_create(&CodeLabel { code }));
        }
        for event in GatewayEvent::ALL {
            drop(metrics.gateway_events.get_or_create(&event.label()));
        }
        metrics
    }

    /// Records the first answer to an interaction, this long after it was received.
    pub fn acknowledged(&self, how: Acknowledged, after: Duration) {
        let durations = self.acknowledgement_seconds.get_or_create(&how.label());
        durations.observe(after.as_secs_f64());
    }

    /// Records an interaction that cannot be read.
    pub fn unreadable(&self, cause: UnreadableCause) {
        self.unreadable.get_or_create(&cause.label()).inc();
    }

    /// Records one attempt at a request.
    pub fn requested(&self, route: &'static str, outcome: RequestOutcome, took: Duration) {
        debug_assert!(ROUTES.contains(&route), "{route} is not there from the start");
        let outcome = outcome.word();
        self.requests.get_or_create(&RequestLabels { route, outcome }).inc();
        self.request_seconds.observe(took.as_secs_f64());
    }

    /// Records that a request waited for a rate limit, and how long.
    pub fn held_back(&self, wait: Duration) {
        self.rate_limit_wait_seconds.observe(wait.as_secs_f64());
    }

    /// Records a refusal for coming too fast.
    pub fn rate_limited(&self, scope: RateLimitScope) {
        self.rate_limited.get_or_create(&scope.label()).inc();
    }

    /// Records what happened to a connection.
    pub fn gateway(&self, event: GatewayEvent) {
        self.gateway_events.get_or_create(&event.label()).inc();
    }

    /// Records that a connection was closed with a code, or broke without one.
    pub fn closed(&self, code: Option<u16>) {
        let known = |code| CLOSE_CODES.iter().find(|(known, _)| *known == code);
        let code = code.map_or(NO_CODE, |code| known(code).map_or(OTHER_CODE, |known| known.1));
        self.gateway_closes.get_or_create(&CodeLabel { code }).inc();
    }

    /// Records an answer in Discord's place.
    pub fn foreign(&self, page: ForeignAnswer) {
        self.foreign_answers.get_or_create(&page.label()).inc();
    }

    /// Records how many sessions may still be started.
    pub fn session_starts(&self, remaining: u64) {
        self.session_starts.get_or_create(&NO_LABEL).set(remaining.cast_signed());
    }
}

impl RateLimitScope {
    fn label(self) -> ScopeLabel {
        ScopeLabel {
            scope: match self {
                Self::Bucket => "bucket",
                Self::Global => "global",
            },
        }
    }
}

impl<T> From<&Result<T, Failure>> for RequestOutcome {
    fn from(answer: &Result<T, Failure>) -> Self {
        match answer {
            Ok(_) => Self::Done,
            Err(Failure::Retry { after: Some(_), .. }) => Self::Limited,
            Err(Failure::Retry { after: None, .. }) => Self::Unanswered,
            Err(Failure::Expired | Failure::Permanent(_)) => Self::Refused,
        }
    }
}
