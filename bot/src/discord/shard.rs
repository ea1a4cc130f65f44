//! One shard of the gateway: a session that the library runs over a [`Relay`], begun anew until nobody
//! wants it any more.
//!
//! The library would also identify by itself when a session is lost, without asking whether it may: its
//! queue of shards has no address here, so it cannot, and the runner ends.

use std::sync::Arc;
use std::time::Duration;

use port::Application;
use serenity::all::{ShardId, ShardInfo};
use serenity::gateway::{
    ConnectionStage, Shard, ShardManager, ShardManagerOptions, ShardMessenger, ShardRunner,
    ShardRunnerInfo, ShardRunnerOptions,
};
use serenity::http::Http;
use serenity::prelude::{RwLock, TypeMap};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::beginning::BACKOFF;
use super::connections::{self, CONNECT, INTENTS};
use super::entrance::Entrances;
use super::events::GatewayDispatch;
use super::gateway::{GatewayError, Lost};
use super::listener::Listener;
use super::relay::Relay;
use super::wire::Wire;
use crate::metrics::{GatewayEvent, LinkMetrics};

/// How long closing a connection may take.
pub(super) const FAREWELL: Duration = Duration::from_secs(2);
/// A session that lasted for so long was a good one.
const SETTLED: Duration = Duration::from_secs(10 * 60);
/// So many sessions in a row may be begun as fast as they are lost. What is left for the day is then
/// spread over the day.
const QUICK: u32 = 5;

/// A shard and whoever hears it.
pub(super) struct Line<A> {
    pub(super) ears: Arc<Listener<A>>,
    pub(super) shard: u32,
    /// How many there are.
    pub(super) total: u32,
    /// Cancelled once others take its place: it goes on as long as its session does, and nobody counts
    /// on it.
    pub(super) retired: CancellationToken,
}

/// Why a shard is not heard any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeardUntil {
    /// Nobody wants it any more.
    Stopped,
    /// It has too many servers: Discord wants more shards.
    Outgrown,
}

impl<A: Application> Line<A> {
    pub(super) fn metrics(&self) -> &LinkMetrics {
        self.ears.metrics()
    }

    pub(super) fn agent(&self) -> &str {
        self.ears.rest.agent()
    }

    /// The connection is lost.
    pub(super) fn lost(&self) {
        if !self.retired.is_cancelled() {
            self.ears.online.lost(self.shard);
        }
    }

    pub(super) fn hear(&self, event: &GatewayDispatch<'_>) {
        let stands = matches!(event, GatewayDispatch::Ready(_) | GatewayDispatch::Resumed);
        if stands && !self.retired.is_cancelled() {
            self.ears.found(self.shard);
        }
        self.ears.hear(self.shard, event);
    }

    /// Something came that cannot be read.
    pub(super) fn unreadable(&self, what: &str, why: &dyn std::fmt::Display) {
        self.metrics().gateway(GatewayEvent::Unreadable);
        tracing::warn!(shard = self.shard, what, %why, "something that cannot be read");
    }
}

/// Hears a shard until `stop`, through every loss of the connection.
///
/// # Errors
/// [`GatewayError`] if Discord will never accept this program as it is.
pub(super) async fn hear<A: Application>(
    line: Line<A>,
    entrances: Arc<Entrances>,
    stop: CancellationToken,
) -> Result<HeardUntil, GatewayError> {
    let (mut attempts, mut sessions) = (0, 0);
    loop {
        let begun = tokio::select! {
            () = stop.cancelled() => return Ok(HeardUntil::Stopped),
            begun = begin(&line, &entrances) => begun,
        };
        let since = Instant::now();
        let has_begun = begun.is_ok();
        let lost = match begun {
            Ok((url, wire)) => session(&line, &url, wire, &stop).await,
            Err(lost) => {
                line.metrics().gateway(GatewayEvent::Unreachable);
                Err(lost)
            }
        };
        line.lost();
        attempts = if since.elapsed() > BACKOFF.most { 1 } else { attempts + 1 };
        sessions = if since.elapsed() > SETTLED { 1 } else { sessions + u32::from(has_begun) };
        let (why, mut wait) = match lost {
            Ok(()) => return Ok(HeardUntil::Stopped),
            // What takes its place has other numbers, or knows better.
            Err(_) if line.retired.is_cancelled() => return Ok(HeardUntil::Stopped),
            Err(Lost::Never(error)) => return Err(error),
            Err(Lost::Outgrown) => return Ok(HeardUntil::Outgrown),
            Err(Lost::Anew(why)) if attempts == 1 => (why, Duration::ZERO),
            Err(Lost::Anew(why) | Lost::Now(why)) => (why, BACKOFF.jittered(attempts)),
            Err(Lost::Later(why, least)) => (why, BACKOFF.jittered(attempts).max(least)),
        };
        if has_begun && sessions > QUICK {
            wait = wait.max(entrances.pace().await);
        }
        entrances.forget().await;
        let (at, shard, seconds) = (line.ears.rest.origin(), line.shard, wait.as_secs_f32());
        tracing::warn!(shard, "{at} is lost ({why}); next attempt in {seconds:.1} s");
        tokio::select! {
            () = stop.cancelled() => return Ok(HeardUntil::Stopped),
            () = tokio::time::sleep(wait) => {}
        }
    }
}

/// Waits until a session may be begun; the address, and a connection to it.
async fn begin<A: Application>(
    line: &Line<A>,
    entrances: &Entrances,
) -> Result<(String, Wire), Lost> {
    let ears = &line.ears;
    let entrance = entrances.find(&ears.rest).await?;
    let turn = entrance.turn(&*ears.fleet, line.shard).await;
    turn.map_err(|error| Lost::Now(format!("no session can be begun: {error}")))?;
    let wire = Wire::connect(&entrance.url, line.agent()).await;
    let wire = wire.map_err(|no| Lost::Later(format!("the gateway: {}", no.why), no.after))?;
    entrances.spend().await;
    Ok((entrance.url, wire))
}

/// Runs one session until it is lost or stopped.
async fn session<A: Application>(
    line: &Line<A>,
    url: &str,
    wire: Wire,
    stop: &CancellationToken,
) -> Result<(), Lost> {
    let mut relay = Relay::open(line, url).await?;
    let url = relay.address().map_err(|error| Lost::Now(error.to_string()))?;
    let mut relaying = Box::pin(relay.run(wire, stop));
    let rest = &line.ears.rest;
    let http = connections::gateway(rest.token(), rest.origin());
    let info = ShardInfo { id: ShardId(line.shard), total: line.total };
    let url = Arc::new(Mutex::new(url));
    let connecting = timeout(CONNECT, Shard::new(url, http.token(), info, INTENTS, None));
    let shard = tokio::select! {
        ended = &mut relaying => return ended,
        shard = connecting => shard,
    };
    let Ok(Ok(shard)) = shard else {
        return Err(Lost::Now("the library does not connect".to_owned()));
    };
    let manager = manager(&http);
    let mut runner = ShardRunner::new(ShardRunnerOptions {
        data: Arc::new(RwLock::new(TypeMap::new())),
        event_handlers: Vec::new(),
        raw_event_handlers: Vec::new(),
        manager: Arc::clone(&manager),
        shard,
        http,
    });
    let messenger = ShardMessenger::new(&runner);
    let ended = tokio::select! {
        ended = relaying => ended,
        ended = runner.run() => {
            tracing::debug!(shard = line.shard, ?ended, "the library has ended a session");
            Err(Lost::Now("the library has ended the session".to_owned()))
        }
    };
    drop(runner);
    tokio::spawn(dismiss(manager, info.id, messenger));
    ended
}

/// A manager of the library, which a runner cannot do without. It has no address, so it begins no
/// session by itself.
fn manager(http: &Arc<Http>) -> Arc<ShardManager> {
    let (manager, _) = ShardManager::new(ShardManagerOptions {
        data: Arc::new(RwLock::new(TypeMap::new())),
        event_handlers: Vec::new(),
        raw_event_handlers: Vec::new(),
        shard_index: 0,
        shard_init: 0,
        shard_total: 0,
        ws_url: Arc::new(Mutex::new(String::new())),
        http: Arc::clone(http),
        intents: INTENTS,
        presence: None,
    });
    manager
}

/// Ends a manager. It ends its queue only if it knows a runner, and waits for what that runner says.
async fn dismiss(manager: Arc<ShardManager>, shard: ShardId, runner_tx: ShardMessenger) {
    let info = ShardRunnerInfo { latency: None, runner_tx, stage: ConnectionStage::Disconnected };
    manager.runners.lock().await.insert(shard, info);
    manager.shutdown_finished(shard);
    manager.shutdown_all().await;
}
