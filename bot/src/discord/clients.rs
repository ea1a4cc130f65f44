//! The two clients that lead to Discord: one for its REST API, one of the library for the gateway.
//! They are made in one place, so that both reach a replacement at another address, and neither
//! limits rates: that is done in one place, too.

use std::time::Duration;

use serenity::client::ClientBuilder;
use serenity::http::HttpBuilder;
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

/// The library's client, without anybody who hears its events.
pub(super) fn gateway(token: &Secret, origin: &str) -> ClientBuilder {
    let http = HttpBuilder::new(token.reveal()).proxy(origin).ratelimiter_disabled(true).build();
    ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
}
