//! The connections with Discord: a client for its REST API and one of the library for the gateway. They
//! are set up in one place, so that both reach a replacement at another address, and neither limits
//! rates: that is done in one place, too.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use reqwest::redirect::Policy;
use serenity::http::{Http, HttpBuilder};
use serenity::model::gateway::GatewayIntents;

use crate::config::Secret;

/// The longest time to connect.
pub(super) const CONNECT: Duration = Duration::from_secs(5);

/// The client for REST.
pub(super) fn rest(is_replacement: bool) -> reqwest::Result<reqwest::Client> {
    let client = reqwest::Client::builder().connect_timeout(CONNECT);
    // A replacement is reached directly, whatever proxies the environment names.
    if is_replacement { client.no_proxy().build() } else { client.build() }
}

/// The client for addresses that people gave: files of commands, webhooks. Nobody sends it on to
/// another door; a direct one goes past all proxies of the environment.
pub(crate) fn given(is_direct: bool) -> reqwest::Result<reqwest::Client> {
    let client = reqwest::Client::builder().connect_timeout(CONNECT).redirect(Policy::none());
    if is_direct { client.no_proxy().build() } else { client.build() }
}

/// Whether an address is on this machine. The host decides, as whoever connects reads it: what stands
/// before an `@` is a user, and a longer name is somebody else's.
pub(crate) fn is_here(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

/// What the bot hears of servers: that they add it, and what becomes of their channels.
pub(super) const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// The library's client for what it requests by itself.
pub(super) fn gateway(token: &Secret, origin: &str) -> Arc<Http> {
    Arc::new(HttpBuilder::new(token.reveal()).proxy(origin).ratelimiter_disabled(true).build())
}
