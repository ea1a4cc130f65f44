//! The gateway: one connection per shard, kept by the library and watched here. Nothing depends on
//! having seen an event: a lost connection costs a player no more than clicking again.
//!
//! The library does not notice when a connection breaks without a close, and would fall back to
//! Discord's real address if the given one does not answer. So the address is requested and set
//! here, and a shard that does not answer a heartbeat every few seconds is restarted.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use app::port::backoff::Backoff;
use app::port::clock::{Clock as _, SystemClock};
use app::port::online::Online;
use app::port::{Application, ApplicationId, ChannelId, Closure, Failure, FailureCause, GuildId};
use serenity::all::{
    ChannelType, Context, Event, EventHandler, RawEventHandler, ShardId, ShardStageUpdateEvent,
};
use serenity::async_trait;
use serenity::gateway::{ConnectionStage, GatewayError as TheirError, ShardManager};
use serenity::model::guild::Guild;
use serenity::prelude::SerenityError;
use tokio::sync::{Mutex, Notify};
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::receive::{LAST_ANSWERS, Receiver};
use super::rest::{GATEWAY, RestCall, RestPlatform};
use super::{clients, convert, register};

/// How often each shard must show a sign of life.
const PROBE_EVERY: Duration = Duration::from_secs(10);
/// A shard silent for this long is restarted.
const SILENT: Duration = Duration::from_secs(25);
/// If all shards are silent for this long, everything is rebuilt.
const LOST: Duration = Duration::from_secs(180);
/// How long closing the connections may take.
pub(super) const FAREWELL: Duration = Duration::from_secs(2);
/// How long [`connect`] may go on after it was told to stop.
pub(crate) const LONGEST_STOP: Duration = FAREWELL.saturating_add(LAST_ANSWERS);
/// The waits while Discord is unreachable.
const BACKOFF: Backoff =
    Backoff { least: Duration::from_millis(500), most: Duration::from_secs(60) };
/// A server the bot joined longer ago than this (milliseconds) is not greeted any more.
const JUST_NOW: i64 = 5 * 60_000;
/// Opcode 1. The sequence number may be null; this side does not use it.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;

/// Why retrying is pointless.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Discord refused the token.
    #[error("DISCORD_TOKEN: Discord does not accept this token")]
    Token,
    /// The library cannot start.
    #[error("the gateway refuses this program: {0}")]
    Refused(String),
}

/// The parts of a bot on Discord.
#[derive(Debug)]
pub struct Bot<A> {
    /// The application that answers interactions.
    pub app: Arc<A>,
    /// The REST client.
    pub rest: Arc<RestPlatform>,
    /// Notified after each act.
    pub wake: Vec<Arc<Notify>>,
    /// Whether Discord is connected.
    pub online: Arc<Online>,
    /// Stops everything.
    pub stop: CancellationToken,
}

/// Receives and answers interactions until told to stop, through every loss of the connection; then
/// finishes the answers in progress.
///
/// # Errors
/// [`GatewayError`] if Discord will never accept this program as it is.
pub async fn connect<A: Application>(bot: Bot<A>) -> Result<(), GatewayError> {
    let Bot { app, rest, wake, online, stop } = bot;
    let receiver = Arc::new(Receiver::new(app, Arc::clone(&rest), wake.clone()));
    let ears = Listener {
        receiver: Arc::clone(&receiver),
        rest,
        wake,
        online,
        registering: Arc::default(),
    };
    let ears = Arc::new(ears);
    receiver.keep_old_promises().await;
    let mut attempts = 0;
    while !stop.is_cancelled() {
        match session(&ears, &stop).await {
            Ok(()) => attempts = 0,
            Err(Lost::Never(error)) => return Err(error),
            Err(Lost::Now(why)) => {
                attempts += 1;
                let wait = BACKOFF.jittered(attempts);
                let (at, seconds) = (ears.rest.origin(), wait.as_secs_f32());
                tracing::warn!("{at} cannot be reached ({why}); next attempt in {seconds:.1} s");
                tokio::select! {
                    () = stop.cancelled() => {}
                    () = tokio::time::sleep(wait) => {}
                }
            }
        }
    }
    receiver.finish().await;
    Ok(())
}

/// Why a session ended.
enum Lost {
    Now(String),
    Never(GatewayError),
}

/// The gateway's address, and how many shards it wants.
async fn gateway(rest: &RestPlatform) -> Result<(String, u32), Lost> {
    let call = RestCall::get("gateway", 0, "/gateway/bot".to_owned()).policy(GATEWAY);
    let answer = match rest.call(call).await {
        Ok(answer) => answer,
        Err(Failure::Permanent(FailureCause::Unauthorised)) => {
            return Err(Lost::Never(GatewayError::Token));
        }
        Err(failure) => return Err(Lost::Now(failure.to_string())),
    };
    let url = answer["url"].as_str().ok_or_else(|| Lost::Now("no gateway".to_owned()))?;
    let shards = answer["shards"].as_u64().and_then(|n| u32::try_from(n).ok());
    let limit = &answer["session_start_limit"];
    if limit["remaining"].as_u64() == Some(0) {
        let wait = Duration::from_millis(limit["reset_after"].as_u64().unwrap_or(60_000));
        tracing::warn!(?wait, "no session may be started for now");
        tokio::time::sleep(wait).await;
    }
    Ok((url.to_owned(), shards.unwrap_or(1).max(1)))
}

/// Runs the library's client once, until it is lost or stopped.
async fn session<A: Application>(
    ears: &Arc<Listener<A>>,
    stop: &CancellationToken,
) -> Result<(), Lost> {
    let found = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        found = gateway(&ears.rest) => found,
    };
    let (url, shards) = found?;
    let client = clients::gateway(ears.rest.token(), ears.rest.origin())
        .raw_event_handler(RawEvents(Arc::clone(ears)))
        .event_handler(LogStages(Arc::clone(&ears.online)));
    let mut client = client.await.map_err(|error| sort(&error))?;
    *client.ws_url.lock().await = url;
    let manager = Arc::clone(&client.shard_manager);
    let ended = tokio::select! {
        () = stop.cancelled() => Ok(()),
        () = watch(&manager) => Err(Lost::Now("no shard shows a sign of life".to_owned())),
        ended = client.start_shards(shards) => match ended {
            Ok(()) => Err(Lost::Now("the connection has ended".to_owned())),
            Err(error) => Err(sort(&error)),
        },
    };
    for runner in manager.runners.lock().await.values() {
        runner.runner_tx.websocket_message(HEARTBEAT.into());
    }
    let _ = timeout(FAREWELL, manager.shutdown_all()).await;
    ended
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

/// Probes every shard and restarts those that are silent. Returns when all shards have been silent
/// for a long time.
async fn watch(manager: &Arc<ShardManager>) {
    let mut signs: HashMap<ShardId, Sign> = HashMap::new();
    let mut heard = Instant::now();
    loop {
        tokio::time::sleep(PROBE_EVERY).await;
        let mut silent = Vec::new();
        for (&shard, runner) in manager.runners.lock().await.iter() {
            let (latency, stage, now) = (runner.latency, runner.stage, Instant::now());
            let sign = signs.entry(shard).or_insert(Sign { latency, stage, at: now });
            if sign.latency != latency || sign.stage != stage {
                *sign = Sign { latency, stage, at: now };
            }
            if now - sign.at > SILENT {
                silent.push(shard);
            } else if stage == ConnectionStage::Connected {
                heard = heard.max(sign.at);
            }
            // On a dead connection this message fails, which ends the runner. Only a runner that
            // has ended or is alive can be shut down: the library loops for ever when it closes a
            // dead connection.
            if stage == ConnectionStage::Connected {
                runner.runner_tx.websocket_message(HEARTBEAT.into());
            }
        }
        for shard in silent {
            tracing::warn!(shard = shard.0, "a shard is silent and is started anew");
            signs.remove(&shard);
            manager.restart(shard).await;
        }
        if heard.elapsed() > LOST {
            return;
        }
    }
}

/// Handles the events of all shards.
struct Listener<A> {
    receiver: Arc<Receiver<A>>,
    rest: Arc<RestPlatform>,
    wake: Vec<Arc<Notify>>,
    online: Arc<Online>,
    /// Held while commands are compared and registered.
    registering: Arc<Mutex<()>>,
}

impl<A: Application> Listener<A> {
    /// Compares the commands and the emoji with Discord's and registers what differs. Only one run
    /// at a time, whatever happens to the connection meanwhile.
    fn register(&self) {
        let Ok(turn) = Arc::clone(&self.registering).try_lock_owned() else { return };
        let (rest, receiver) = (Arc::clone(&self.rest), Arc::clone(&self.receiver));
        tokio::spawn(async move {
            register::everything(&rest, receiver.app()).await;
            drop(turn);
        });
    }
}

impl<A: Application> Listener<A> {
    /// Greets a server that has just added the bot, in the channel where it greets newcomers.
    /// Servers are also listed when a session begins; those are known already.
    fn greet(&self, guild: &Guild) {
        let joined = guild.joined_at.unix_timestamp() * 1000;
        let fresh = (SystemClock.now() - joined).abs() < JUST_NOW;
        let Some(channel) = newcomers(guild).filter(|_| fresh) else { return };
        let (receiver, wake) = (Arc::clone(&self.receiver), self.wake.clone());
        let (guild, locale) = (GuildId(guild.id.get()), guild.preferred_locale.clone());
        let channel = ChannelId(channel.get());
        tokio::spawn(async move {
            receiver.app().joined(guild, channel, &locale).await;
            wake.iter().for_each(|worker| worker.notify_one());
        });
    }

    /// A channel can no longer be played in. If this event was missed (nobody was connected), the
    /// next message to the channel finds out.
    fn closed(&self, channel: u64, closure: Closure) {
        let (receiver, wake) = (Arc::clone(&self.receiver), self.wake.clone());
        tokio::spawn(async move {
            receiver.app().closed(ChannelId(channel), closure).await;
            wake.iter().for_each(|worker| worker.notify_one());
        });
    }
}

/// The channel where a server greets newcomers, or else its first text channel.
fn newcomers(guild: &Guild) -> Option<serenity::all::ChannelId> {
    let text = guild.channels.values().filter(|channel| channel.kind == ChannelType::Text);
    let first = text.min_by_key(|channel| (channel.position, channel.id));
    guild.system_channel_id.or(first.map(|channel| channel.id))
}

struct RawEvents<A>(Arc<Listener<A>>);

#[async_trait]
impl<A: Application> RawEventHandler for RawEvents<A> {
    async fn raw_event(&self, context: Context, event: Event) {
        let ears = &self.0;
        match event {
            Event::Ready(event) => {
                let application = ApplicationId(event.ready.application.id.get());
                let shard = event.ready.shard.map_or(0, |shard| shard.id.0);
                tracing::info!(%application, shard, "connected");
                ears.online.found(shard);
                ears.rest.set_application(application);
                if shard == 0 {
                    ears.register();
                }
                ears.wake.iter().for_each(|worker| worker.notify_one());
            }
            Event::Resumed(_) => {
                tracing::info!("resumed");
                ears.online.found(context.shard_id.0);
                ears.wake.iter().for_each(|worker| worker.notify_one());
            }
            Event::InteractionCreate(event) => {
                ears.receiver.take(&event.interaction);
            }
            Event::GuildCreate(event) => ears.greet(&event.guild),
            Event::ChannelDelete(event) => ears.closed(event.channel.id.get(), Closure::Gone),
            Event::ThreadDelete(event) => ears.closed(event.thread.id.get(), Closure::Gone),
            Event::ThreadUpdate(event) => {
                if let Some(closure) = convert::closure(&event.thread) {
                    ears.closed(event.thread.id.get(), closure);
                }
            }
            Event::Unknown(event) => {
                tracing::warn!(kind = event.kind, "an event that cannot be read");
            }
            _ => {}
        }
    }
}

/// Logs lost connections.
struct LogStages(Arc<Online>);

#[async_trait]
impl EventHandler for LogStages {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        if event.old == ConnectionStage::Connected {
            self.0.lost(event.shard_id.0);
            tracing::info!(shard = event.shard_id.0, stage = %event.new, "the connection is lost");
        }
    }
}
