//! The two clients that lead to Discord: one for its REST API, one of the library for the gateway.
//! They are made in one place, so that both reach a replacement at another address, and neither
//! limits rates: that is done in one place, too.

use std::sync::Arc;
use std::time::Duration;

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

/// What the bot hears of servers: that they add it, and what becomes of their channels.
pub(super) const INTENTS: GatewayIntents = GatewayIntents::GUILDS;

/// The library's client for what it requests by itself.
pub(super) fn gateway(token: &Secret, origin: &str) -> Arc<Http> {
    Arc::new(HttpBuilder::new(token.reveal()).proxy(origin).ratelimiter_disabled(true).build())
}
