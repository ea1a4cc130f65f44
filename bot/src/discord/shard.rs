//! One shard of the gateway: a connection that the library runs and that is watched here, begun anew
//! until nobody wants it any more.
//!
//! The library does not notice when a connection breaks without a close. So a shard that does not
//! answer a heartbeat every few seconds is begun anew. It would also identify by itself when a session
//! is lost, without asking whether it may: its queue of shards has no address here, so it cannot, and
//! the runner ends.

use std::sync::Arc;
use std::time::Duration;

use app::port::Application;
use serenity::all::{ShardId, ShardInfo};
use serenity::gateway::{
    ConnectionStage, GatewayError as TheirError, Shard, ShardManager, ShardManagerOptions,
    ShardMessenger, ShardRunner, ShardRunnerInfo, ShardRunnerOptions,
};
use serenity::http::Http;
use serenity::prelude::{RwLock, SerenityError, TypeMap};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::beginning::BACKOFF;
use super::connections::{self, CONNECT, INTENTS};
use super::entrance::Entrances;
use super::gateway::{GatewayError, Lost};
use super::listener::{Listener, LogStages, RawEvents};
use crate::metrics::GatewayEvent;

/// How often a shard must show a sign of life.
const PROBE_EVERY: Duration = Duration::from_secs(10);
/// A shard silent for this long is begun anew.
const SILENT: Duration = Duration::from_secs(25);
/// How long closing a connection may take.
pub(super) const FAREWELL: Duration = Duration::from_secs(2);
/// Opcode 1. The sequence number may be null; this side does not use it.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// Hears a shard until `stop`, through every loss of the connection.
///
/// # Errors
/// [`GatewayError`] if Discord will never accept this program as it is.
pub(super) async fn hear<A: Application>(
    ears: Arc<Listener<A>>,
    entrances: Arc<Entrances>,
    (shard, total): (u32, u32),
    stop: CancellationToken,
) -> Result<(), GatewayError> {
    let info = ShardInfo { id: ShardId(shard), total };
    let mut attempts = 0;
    loop {
        let begun = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            begun = begin(&ears, &entrances, shard) => begun,
        };
        let since = Instant::now();
        let lost = match begun {
            Ok(url) => connection(&ears, url, info, &stop).await,
            Err(lost) => {
                ears.metrics().gateway(GatewayEvent::Unreachable);
                Err(lost)
            }
        };
        ears.online.lost(shard);
        match lost {
            Ok(()) => return Ok(()),
            Err(Lost::Never(error)) => return Err(error),
            Err(Lost::Now(why)) => {
                entrances.forget().await;
                attempts = if since.elapsed() > BACKOFF.most { 1 } else { attempts + 1 };
                let wait = BACKOFF.jittered(attempts);
                let (at, seconds) = (ears.rest.origin(), wait.as_secs_f32());
                tracing::warn!(shard, "{at} is lost ({why}); next attempt in {seconds:.1} s");
                tokio::select! {
                    () = stop.cancelled() => return Ok(()),
                    () = tokio::time::sleep(wait) => {}
                }
            }
        }
    }
}

/// Waits until a session may be begun; the address.
async fn begin<A: Application>(
    ears: &Listener<A>,
    entrances: &Entrances,
    shard: u32,
) -> Result<String, Lost> {
    let entrance = entrances.find(&ears.rest).await?;
    let turn = entrance.turn(&*ears.fleet, shard).await;
    turn.map_err(|error| Lost::Now(format!("no session can be begun: {error}")))?;
    Ok(entrance.url)
}

/// Runs one session until it is lost or stopped.
async fn connection<A: Application>(
    ears: &Arc<Listener<A>>,
    url: String,
    info: ShardInfo,
    stop: &CancellationToken,
) -> Result<(), Lost> {
    let http = connections::gateway(ears.rest.token(), ears.rest.origin());
    let url = Arc::new(Mutex::new(url));
    let connecting = timeout(CONNECT, Shard::new(url, http.token(), info, INTENTS, None));
    let shard = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        shard = connecting => shard,
    };
    let shard = shard.map_err(|_| Lost::Now("no connection in time".to_owned()))?;
    let shard = shard.map_err(|error| sort(&error))?;
    let manager = manager(&http);
    // What is heard after the end does not count.
    let over = CancellationToken::new();
    let end = over.clone().drop_guard();
    let mut runner = ShardRunner::new(ShardRunnerOptions {
        data: Arc::new(RwLock::new(TypeMap::new())),
        event_handlers: vec![Arc::new(LogStages(Arc::clone(ears), over.clone()))],
        raw_event_handlers: vec![Arc::new(RawEvents(Arc::clone(ears), over))],
        manager: Arc::clone(&manager),
        shard,
        http,
    });
    let line = ShardMessenger::new(&runner);
    add(&manager, info.id, &line).await;
    let mut running = Box::pin(runner.run());
    let (ended, stopped) = tokio::select! {
        () = stop.cancelled() => (Ok(()), true),
        () = watch(&manager, info.id) => {
            ears.metrics().gateway(GatewayEvent::Silent);
            (Err(Lost::Now("no sign of life".to_owned())), false)
        }
        ended = &mut running => (Err(match ended {
            Ok(()) => Lost::Now("the session has ended".to_owned()),
            Err(error) => sort(&error),
        }), false),
    };
    if stopped {
        // On a dead connection this message fails, which ends the runner: the library loops for ever
        // when it closes a dead connection.
        line.websocket_message(HEARTBEAT.into());
        let close = async { tokio::join!(manager.shutdown(info.id, 1000), &mut running) };
        let _ = timeout(FAREWELL, close).await;
    }
    drop((running, end));
    tokio::spawn(dismiss(manager, info.id, line));
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

async fn add(manager: &ShardManager, shard: ShardId, line: &ShardMessenger) {
    let (runner_tx, stage) = (line.clone(), ConnectionStage::Disconnected);
    let info = ShardRunnerInfo { latency: None, runner_tx, stage };
    manager.runners.lock().await.insert(shard, info);
}

/// Ends a manager. It ends its queue only if it knows a runner, and waits for what that runner says.
async fn dismiss(manager: Arc<ShardManager>, shard: ShardId, line: ShardMessenger) {
    add(&manager, shard, &line).await;
    manager.shutdown_finished(shard);
    manager.shutdown_all().await;
}

fn sort(error: &SerenityError) -> Lost {
    match error {
        SerenityError::Gateway(TheirError::InvalidAuthentication) => {
            Lost::Never(GatewayError::Token)
        }
        SerenityError::Gateway(
            error @ (TheirError::InvalidGatewayIntents | TheirError::DisallowedGatewayIntents),
        ) => Lost::Never(GatewayError::Refused(error.to_string())),
        SerenityError::Gateway(error) => Lost::Now(error.to_string()),
        // Other errors may contain addresses with their query.
        _ => Lost::Now("the library failed".to_owned()),
    }
}

/// A shard's last sign of life: its latency is measured again at each acknowledgement.
struct Sign {
    latency: Option<Duration>,
    stage: ConnectionStage,
    at: Instant,
}

/// Probes a shard. Returns when it is silent.
async fn watch(manager: &ShardManager, shard: ShardId) {
    let mut sign: Option<Sign> = None;
    loop {
        tokio::time::sleep(PROBE_EVERY).await;
        let runners = manager.runners.lock().await;
        let Some(runner) = runners.get(&shard) else { continue };
        let (latency, stage, now) = (runner.latency, runner.stage, Instant::now());
        let known = sign.get_or_insert(Sign { latency, stage, at: now });
        if known.latency != latency || known.stage != stage {
            *known = Sign { latency, stage, at: now };
        }
        if now - known.at > SILENT {
            return;
        }
        if stage == ConnectionStage::Connected {
            runner.runner_tx.websocket_message(HEARTBEAT.into());
        }
    }
}
