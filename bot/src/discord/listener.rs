//! What is heard on the gateway, of all shards. Nothing depends on having seen an event: a lost
//! connection costs a player no more than clicking again.

use std::sync::Arc;

use app::port::clock::{Clock as _, SystemClock};
use app::port::online::Online;
use app::port::{Application, ApplicationId, ChannelId, Closure, GuildId};
use serenity::all::ShardStageUpdateEvent;
use serenity::all::{ChannelType, Context, Event, EventHandler, RawEventHandler};
use serenity::async_trait;
use serenity::gateway::ConnectionStage;
use serenity::model::guild::Guild;
use storage::Fleet;
use tokio::sync::{Mutex, Notify};
use tokio_util::sync::CancellationToken;

use super::gateway::Bot;
use super::receive::Receiver;
use super::rest::RestPlatform;
use super::{convert, emoji, register};
use crate::metrics::{GatewayEvent, LinkMetrics};

/// A server the bot joined longer ago than this (milliseconds) is not greeted any more.
const JUST_NOW: i64 = 5 * 60_000;

/// Handles the events of all shards.
pub(super) struct Listener<A> {
    pub(super) receiver: Arc<Receiver<A>>,
    pub(super) rest: Arc<RestPlatform>,
    pub(super) online: Arc<Online>,
    pub(super) fleet: Arc<dyn Fleet>,
    /// Notified when a shard is connected, or Discord is there without a gateway.
    pub(super) connected: Notify,
    /// Held while commands are compared and registered.
    pub(super) registering: Arc<Mutex<()>>,
}

impl<A: Application> Listener<A> {
    /// Of the parts of a bot.
    pub(super) fn of(bot: Bot<A>) -> Self {
        let Bot { app, rest, wake, online, fleet, stop: _ } = bot;
        let receiver = Arc::new(Receiver::new(app, Arc::clone(&rest), wake));
        Self {
            receiver,
            rest,
            online,
            fleet,
            connected: Notify::new(),
            registering: Arc::default(),
        }
    }

    /// Wakes the workers.
    pub(super) fn wake(&self) {
        self.receiver.wake();
    }

    /// A shard is connected; without a gateway there is one, which is Discord itself.
    pub(super) fn found(&self, shard: u32) {
        self.online.found(shard);
        self.connected.notify_one();
        self.wake();
    }

    pub(super) fn metrics(&self) -> &LinkMetrics {
        self.rest.metrics()
    }

    /// Compares the commands and the emoji with Discord's and registers what differs. Only one run
    /// at a time, whatever happens to the connection meanwhile.
    pub(super) fn register(&self) {
        let Ok(turn) = Arc::clone(&self.registering).try_lock_owned() else { return };
        let (rest, receiver) = (Arc::clone(&self.rest), Arc::clone(&self.receiver));
        tokio::spawn(async move {
            register::everything(&rest, receiver.app()).await;
            drop(turn);
        });
    }

    /// Learns which emoji there are, if another process uploads them.
    pub(super) fn look_for_emoji(&self) {
        let (rest, receiver) = (Arc::clone(&self.rest), Arc::clone(&self.receiver));
        tokio::spawn(async move {
            let app = receiver.app();
            let known = emoji::wait_for(&rest, app.emojis(), register::BACKOFF).await;
            app.has_emojis(&known);
        });
    }

    /// Tells the application something in a task of its own, and wakes the workers for what follows.
    fn tell<F>(&self, news: impl FnOnce(Arc<Receiver<A>>) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (receiver, told) = (Arc::clone(&self.receiver), news(Arc::clone(&self.receiver)));
        tokio::spawn(async move {
            told.await;
            receiver.wake();
        });
    }

    /// Greets a server that has just added the bot, in the channel where it greets newcomers.
    /// Servers are also listed when a session begins; those are known already.
    fn greet(&self, guild: &Guild) {
        let joined = guild.joined_at.unix_timestamp() * 1000;
        let fresh = (SystemClock.now() - joined).abs() < JUST_NOW;
        let Some(channel) = newcomers(guild).filter(|_| fresh) else { return };
        let (guild, locale) = (GuildId(guild.id.get()), guild.preferred_locale.clone());
        let channel = ChannelId(channel.get());
        self.tell(
            move |receiver| async move { receiver.app().joined(guild, channel, &locale).await },
        );
    }

    /// What the bot may do may have changed somewhere in a server.
    fn changed(&self, guild: u64) {
        let (guild, rest) = (GuildId(guild), Arc::clone(&self.rest));
        self.tell(move |receiver| async move {
            rest.reconsider(guild).await;
            receiver.app().changed(guild).await;
        });
    }

    /// The bot was removed from a server.
    fn left(&self, guild: GuildId) {
        self.tell(move |receiver| async move { receiver.app().left(guild).await });
    }

    /// A channel can no longer be played in. If this event was missed (nobody was connected), the
    /// next message to the channel finds out.
    fn closed(&self, channel: u64, closure: Closure) {
        let channel = ChannelId(channel);
        self.tell(move |receiver| async move { receiver.app().closed(channel, closure).await });
    }
}

/// The channel where a server greets newcomers, or else its first text channel.
fn newcomers(guild: &Guild) -> Option<serenity::all::ChannelId> {
    let text = guild.channels.values().filter(|channel| channel.kind == ChannelType::Text);
    let first = text.min_by_key(|channel| (channel.position, channel.id));
    guild.system_channel_id.or(first.map(|channel| channel.id))
}

/// Hears the events of one session, until it is over.
pub(super) struct RawEvents<A>(pub(super) Arc<Listener<A>>, pub(super) CancellationToken);

impl<A: Application> RawEvents<A> {
    /// The shard is connected.
    fn found(&self, shard: u32) {
        let Self(ears, over) = self;
        if !over.is_cancelled() {
            ears.found(shard);
        }
    }
}

#[async_trait]
impl<A: Application> RawEventHandler for RawEvents<A> {
    async fn raw_event(&self, context: Context, event: Event) {
        let ears = &self.0;
        match event {
            Event::Ready(event) => {
                let application = ApplicationId(event.ready.application.id.get());
                let shard = context.shard_id.0;
                tracing::info!(%application, shard, "connected");
                ears.metrics().gateway(GatewayEvent::Ready);
                ears.rest.set_application(application);
                self.found(shard);
                if shard == 0 {
                    ears.register();
                }
            }
            Event::Resumed(_) => {
                tracing::info!("resumed");
                ears.metrics().gateway(GatewayEvent::Resumed);
                self.found(context.shard_id.0);
            }
            Event::InteractionCreate(event) => {
                ears.receiver.take(&event.interaction);
            }
            Event::GuildCreate(event) => ears.greet(&event.guild),
            // Unavailable for a while is not left.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                ears.left(GuildId(event.guild.id.get()));
            }
            // Without a privileged intent, the only member whose changes are told is the bot.
            Event::ChannelUpdate(event) => ears.changed(event.channel.guild_id.get()),
            Event::GuildRoleUpdate(event) => ears.changed(event.role.guild_id.get()),
            Event::GuildMemberUpdate(event) => ears.changed(event.guild_id.get()),
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

/// Logs the lost connections of one session, until it is over.
pub(super) struct LogStages<A>(pub(super) Arc<Listener<A>>, pub(super) CancellationToken);

#[async_trait]
impl<A: Application> EventHandler for LogStages<A> {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        let Self(ears, over) = self;
        if event.old == ConnectionStage::Connected && !over.is_cancelled() {
            ears.online.lost(event.shard_id.0);
            ears.metrics().gateway(GatewayEvent::Lost);
            tracing::info!(shard = event.shard_id.0, stage = %event.new, "the connection is lost");
        }
    }
}
