//! Discord itself, behind the port of `platform`: the gateway or the HTTP endpoint that interactions
//! come by, and the REST requests that answer them and send the outbox. Only these files name the Discord library,
//! and they know nothing about the game.
//!
//! The library provides the gateway and its types. Requests are made here with our own JSON: the
//! library's builders drop pictures on updates and forget the mentions, and its rate limiter shares
//! one bucket between all interactions.

mod beginning;
mod budget;
mod channels;
mod closing;
mod company;
pub(crate) mod connections;
mod downloads;
mod emoji;
mod entrance;
mod events;
mod fields;
mod gateway;
mod http;
mod identity;
mod inspect;
mod interaction;
mod limiter;
mod listener;
mod reach;
mod receive;
mod register;
mod relay;
mod rest;
mod shard;
mod shards;
mod wall;
mod wire;

use std::time::Duration;

use channels::KEEP_OPEN;
pub use downloads::Attachments;
pub(crate) use gateway::LONGEST_STOP;
pub use gateway::{Bot, GatewayError, connect};
pub use http::{EndpointError, InteractionsEndpoint, receive};
pub(crate) use identity::application;
pub(crate) use inspect::are_registered;
use port::{
    ChannelId, Failure, FailureCause, GuildId, Message, MessageId, Platform, Purpose, UserId,
    allowed_mentions,
};
use reqwest::Method;
use rest::{OUTBOX, RestCall, message_id};
pub use rest::{RestError, RestPlatform};
use serde_json::json;
use tokio::time::Instant;

/// The longest a thread can be quiet before it archives itself, in minutes: a week ("Modify
/// Channel", `auto_archive_duration`).
const LONGEST_ARCHIVE: u32 = 10_080;
/// For how long the bot is believed to be on a server that it was on.
const ON_FOR: Duration = Duration::from_secs(60);

impl Platform for RestPlatform {
    async fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, Failure> {
        let mut body = message.body(Purpose::New);
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        let path = format!("/channels/{channel}/messages");
        let call = RestCall::post("channel message", channel.0, path).body(body);
        message_id(&self.call(call.message(message)?.policy(OUTBOX)).await?)
    }

    async fn edit(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: &Message,
    ) -> Result<(), Failure> {
        let path = format!("/channels/{channel}/messages/{id}");
        let call =
            RestCall::patch("edit message", channel.0, path).body(message.body(Purpose::Edit));
        self.call(call.message(message)?.policy(OUTBOX)).await.map(drop)
    }

    async fn strip(&self, channel: ChannelId, id: MessageId) -> Result<(), Failure> {
        let path = format!("/channels/{channel}/messages/{id}");
        let body = json!({ "components": [], "allowed_mentions": allowed_mentions(&[]) });
        let call = RestCall::patch("edit message", channel.0, path).body(body);
        self.call(call.policy(OUTBOX)).await.map(drop)
    }

    async fn delete(&self, channel: ChannelId, id: MessageId) -> Result<(), Failure> {
        let path = format!("/channels/{channel}/messages/{id}");
        let call = RestCall::new(Method::DELETE, "delete message", channel.0, path);
        self.call(call.policy(OUTBOX)).await.map(drop)
    }

    async fn wake(&self, thread: ChannelId, lasting: bool) -> Result<(), Failure> {
        let mut body = json!({ "archived": false });
        if lasting {
            body["auto_archive_duration"] = json!(LONGEST_ARCHIVE);
        }
        let path = format!("/channels/{thread}");
        let route = if lasting { KEEP_OPEN } else { "edit channel" };
        let call = RestCall::patch(route, thread.0, path).body(body);
        self.call(call.policy(OUTBOX)).await.map(drop)
    }

    async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: &str,
    ) -> Result<(), Failure> {
        let body = json!({ "name": name, "auto_archive_duration": LONGEST_ARCHIVE });
        let path = format!("/channels/{channel}/messages/{message}/threads");
        let call = RestCall::post("start thread", channel.0, path).body(body);
        match self.call(call.policy(OUTBOX)).await {
            Ok(_) | Err(Failure::Permanent(FailureCause::HasThread)) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    async fn answers(&self) -> Result<(), Failure> {
        // Anybody is told the gateway's address; this says whether the token is still good, too.
        let call = RestCall::get("application", 0, "/applications/@me".to_owned());
        match self.call(call.policy(OUTBOX)).await {
            Err(Failure::Retry { in_doubt, .. }) if self.is_walled() => {
                // To wait as long as somebody in between says is not to be answered.
                Err(Failure::Retry { after: None, in_doubt })
            }
            answer => answer.map(drop),
        }
    }

    async fn is_on(&self, guild: GuildId) -> Result<bool, Failure> {
        // Whoever asks meanwhile waits for the same answer: one server with many channels that the bot
        // may not see must not hold up the messages of all others.
        let mut servers = self.servers.lock().await;
        servers.retain(|_, at| at.elapsed() < ON_FOR);
        if servers.contains_key(&guild) {
            return Ok(true);
        }
        // The first of the bot's servers from this one on ("Get Current User Guilds"): unlike a question
        // about a server that it is not on, this is never refused.
        let before = guild.0.saturating_sub(1);
        let path = format!("/users/@me/guilds?after={before}&limit=1");
        let found = self.call(RestCall::get("servers", 0, path).policy(OUTBOX)).await?;
        let Some(found) = found.as_array() else {
            return Err(Failure::Retry { after: None, in_doubt: false });
        };
        let id = guild.to_string();
        let is_on = found.iter().any(|server| server["id"].as_str() == Some(id.as_str()));
        if is_on {
            servers.insert(guild, Instant::now());
        }
        Ok(is_on)
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, Failure> {
        let body = json!({ "recipient_id": user.to_string() });
        // Discord has one bucket for all of them.
        let call = RestCall::post("open direct messages", 0, "/users/@me/channels".to_owned());
        let opened = self.call(call.body(body).policy(OUTBOX)).await?;
        let channel = message_id(&opened).map(|id| ChannelId(id.0))?;
        self.opened(channel);
        Ok(channel)
    }
}
