//! What is heard on the gateway, of all shards. Nothing depends on having seen an event: a lost
//! connection costs a player no more than clicking again.

use std::sync::Arc;

use port::clock::{Clock as _, SystemClock};
use port::online::Online;
use port::{Application, ChannelId, Closure, GuildId};
use storage::Fleet;
use tokio::sync::{Mutex, Notify};

use super::events::{GatewayDispatch, JoinedGuild, Ready};
use super::gateway::Bot;
use super::receive::Receiver;
use super::rest::RestPlatform;
use super::{emoji, register};
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

    /// An event of a shard.
    pub(super) fn hear(&self, shard: u32, event: &GatewayDispatch<'_>) {
        match event {
            GatewayDispatch::Ready(ready) => self.begin(shard, ready),
            GatewayDispatch::Resumed => {
                tracing::info!(shard, "resumed");
                self.metrics().gateway(GatewayEvent::Resumed);
            }
            GatewayDispatch::Interaction(data) => {
                self.receiver.take(data.as_bytes());
            }
            GatewayDispatch::Guild(guild) => self.greet(guild),
            GatewayDispatch::Left(guild) => self.left(*guild),
            GatewayDispatch::Changed(guild) => self.changed(*guild),
            GatewayDispatch::Opened(channel) => self.opened(*channel),
            GatewayDispatch::Closed(channel, closure) => self.closed(*channel, *closure),
            GatewayDispatch::Other => {}
        }
    }

    /// A session has begun.
    fn begin(&self, shard: u32, ready: &Ready) {
        self.metrics().gateway(GatewayEvent::Ready);
        let Some(application) = ready.application else {
            tracing::warn!(shard, "connected; Discord does not say as which application");
            return;
        };
        tracing::info!(%application, shard, "connected");
        self.rest.set_application(application);
        if shard == 0 {
            self.register();
        }
    }

    /// Greets a server that has just added the bot, where people write. Servers are also listed when a
    /// session begins; those are known already.
    fn greet(&self, guild: &JoinedGuild) {
        let now = SystemClock.now();
        let fresh = guild.joined_at.is_some_and(|joined| (now - joined).abs() < JUST_NOW);
        let channel = guild.greeted_in(self.rest.application().0).filter(|_| fresh);
        let Some(channel) = channel else { return };
        let (guild, locale) = (guild.id(), guild.locale.clone());
        self.tell(
            move |receiver| async move { receiver.app().joined(guild, channel, &locale).await },
        );
    }

    /// What the bot may do may have changed somewhere in a server.
    fn changed(&self, guild: GuildId) {
        let rest = Arc::clone(&self.rest);
        self.tell(move |receiver| async move {
            rest.reconsider(guild).await;
            receiver.app().changed(guild).await;
        });
    }

    /// The bot was removed from a server.
    fn left(&self, guild: GuildId) {
        self.tell(move |receiver| async move { receiver.app().left(guild).await });
    }

    /// A thread is open, or the bot was let into it: what was refused there may be posted now.
    fn opened(&self, channel: ChannelId) {
        let rest = Arc::clone(&self.rest);
        self.tell(move |receiver| async move {
            rest.let_in(channel).await;
            receiver.app().opened(channel).await;
        });
    }

    /// A channel can no longer be played in. If this event was missed (nobody was connected), the
    /// next message to the channel finds out.
    fn closed(&self, channel: ChannelId, closure: Closure) {
        self.tell(move |receiver| async move { receiver.app().closed(channel, closure).await });
    }
}
