//! What the processes tell each other of Discord's refusals. Only the process that hears a server learns
//! that a permission is back there, and any of them may have the next message for it.

use std::sync::Arc;
use std::time::Duration;

use port::{ChannelId, FailureCause, GuildId, Interaction};
use storage::fleet::{Fleet, NewsRead, RefusalNews};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use super::super::budget::Tenant;
use super::super::channels;
use super::super::limiter::Key;
use super::RestPlatform;

/// How long telling or asking the others may hold up a request.
const WITHIN: Duration = Duration::from_millis(300);

/// The others, and what they have told so far.
#[derive(Debug)]
pub(super) struct FleetNews {
    fleet: Arc<dyn Fleet>,
    seen: Mutex<NewsRead>,
}

impl FleetNews {
    pub(super) fn new(fleet: Arc<dyn Fleet>) -> Self {
        Self { fleet, seen: Mutex::default() }
    }
}

impl RestPlatform {
    /// Somebody acted in a channel: the bot's permissions there may have changed. The other processes
    /// know it before what follows from the act is in the outbox.
    pub(crate) async fn heard(&self, of: &Interaction) {
        for route in self.channels.heard(of) {
            self.tell(RefusalNews { channel: of.channel, route, cause: None }).await;
        }
    }

    /// A channel for direct messages was opened. Nobody's act shows that the bot may write there again, so
    /// each process finds out by itself.
    pub(crate) fn opened(&self, channel: ChannelId) {
        self.channels.opened(channel.0);
    }

    /// Discord tells that a thread is open, or that the bot was let into it.
    pub(crate) async fn let_in(&self, channel: ChannelId) {
        for route in self.channels.opened(channel.0) {
            self.tell(RefusalNews { channel, route, cause: None }).await;
        }
    }

    /// Permissions may have changed in a server: what was refused there is tried again, by every process.
    pub(crate) async fn reconsider(&self, guild: GuildId) {
        for channel in self.channels.refused_in(guild) {
            self.let_in(channel).await;
        }
    }

    /// Reads what the others have told.
    pub(crate) async fn learn(&self) {
        let mut seen = self.news.seen.lock().await;
        let Ok(Ok(news)) = timeout(WITHIN, self.news.fleet.news(*seen)).await else { return };
        *seen = news.seen;
        let now = Instant::now().into_std();
        for (tenant, ago) in news.invalid {
            self.budget.learn(tenant, Duration::from_millis(ago.unsigned_abs()), now);
        }
        news.refusals.iter().for_each(|refusal| self.channels.learn(refusal));
    }

    /// A request was refused for lack of a permission.
    pub(super) async fn mute(&self, key: Key, cause: FailureCause) {
        self.channels.mute(key, cause);
        let (channel, route) = (ChannelId(key.owner), key.route.to_owned());
        let cause = channels::word(cause).map(str::to_owned);
        self.tell(RefusalNews { channel, route, cause }).await;
    }

    async fn tell(&self, news: RefusalNews) {
        let fleet = Arc::clone(&self.news.fleet);
        // It is told even if nobody waits for it any more.
        let told = tokio::spawn(async move { fleet.tell_refusal(&news).await });
        if !matches!(timeout(WITHIN, told).await, Ok(Ok(Ok(())))) {
            tracing::debug!("the other processes learn of a refusal by themselves");
        }
    }

    /// Discord has answered 401, 403 or 429.
    pub(super) fn spend(&self, tenant: Option<Tenant>) {
        if self.budget.spend(tenant, Instant::now().into_std()) {
            tracing::error!(
                "too many invalid requests: only interactions are answered for up to ten minutes"
            );
        }
        let fleet = Arc::clone(&self.news.fleet);
        tokio::spawn(async move { fleet.tell_invalid(tenant).await });
    }
}
