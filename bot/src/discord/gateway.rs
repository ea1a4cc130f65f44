//! The gateway: one connection per shard. Nothing depends on having seen an event: a lost connection
//! costs a player no more than clicking again.

use std::sync::Arc;
use std::time::Duration;

use port::Application;
use port::online::Online;
use storage::Fleet;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use super::listener::Listener;
use super::receive::LAST_ANSWERS;
use super::rest::RestPlatform;
use super::shard::FAREWELL;
use super::shards::{LAST_LOOK, Shards};

/// How long [`connect`] may go on after it was told to stop, if no other process takes over.
pub(crate) const LONGEST_STOP: Duration =
    LAST_LOOK.saturating_add(FAREWELL).saturating_add(LAST_ANSWERS);

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
    /// The processes that share the shards.
    pub fleet: Arc<dyn Fleet>,
    /// Stops everything.
    pub stop: CancellationToken,
}

/// Why a session ended, or did not begin.
#[derive(Debug)]
pub(super) enum Lost {
    /// For now; it is tried again.
    Now(String),
    /// For at least so long.
    Later(String, Duration),
    /// Another one is begun at once.
    Anew(String),
    /// There are too few shards.
    Outgrown,
    /// For good.
    Never(GatewayError),
}

/// Receives and answers interactions until told to stop, through every loss of the connection; then
/// hands its shards over, and finishes the answers in progress.
///
/// # Errors
/// [`GatewayError`] if Discord will never accept this program as it is.
pub async fn connect<A: Application>(bot: Bot<A>) -> Result<(), GatewayError> {
    let stop = bot.stop.clone();
    let ears = Arc::new(Listener::of(bot));
    ears.receiver.keep_old_promises().await;
    Shards::new(Arc::clone(&ears)).run(&stop).await?;
    ears.receiver.finish().await;
    Ok(())
}
