//! A small stand-in for Discord on loopback, for bots without a token and for tests.
//!
//! It speaks the part of Discord's REST API and gateway that a bot needs if it works through
//! messages, commands and components, and it refuses what Discord refuses. A second side is for
//! people: a page and plain JSON calls. It knows nothing about what the bot is for, keeps nothing
//! on disk, and listens on loopback only.
//!
//! # The user side
//!
//! JSON over HTTP beside the bot's routes. Users, channels and servers have plain names and are
//! created on first use, with the same ids in every run. `"guild"` may be given with `"channel"`
//! (the default is `home`), `"@me"` is the user's direct messages, and `parent/name` a thread. An
//! invalid call is answered 400 or 404 with `{"error"}`.
//!
//! | Call | Does |
//! |---|---|
//! | `GET /` | the page |
//! | `GET /user/commands` | the commands that can be used in a server |
//! | `POST /user/command` | `{"user","channel","command","options","locale"}`: sends a command, answers `{"interaction"}` |
//! | `POST /user/autocomplete` | the same with `"focused"`: answers `{"choices"}`, or 504 if the bot is silent |
//! | `POST /user/component` | `{"user","message","custom_id","values"}`: answers `{"interaction"}` |
//! | `GET /user/interaction/{id}?wait=ms` | `{"state","messages"}`: pending, deferred, answered or failed |
//! | `GET /user/messages?channel=&user=&after=&limit=` | what the user sees, oldest first; `loading=true` adds what the bot still thinks about |
//! | `GET /user/notifications?user=` | what pinged the user |
//! | `GET /user/places`, `GET /user/live` | servers, people, the bot's state; an event stream of changes |
//! | `GET /user/sessions` | the bot's sessions: `{"sessions":[{"shard","connected"}],"identifies":[{"shard","at","accepted"}]}` |
//! | `GET /attachments/...` | a file |
//! | `GET /requests.jsonl` | the bot's requests, each with the status it got |
//! | `POST /faults`, `DELETE /faults` | faults to come: `close` with a close code, `no-frame`, `op7` or `op9` (`resumable`), and with `4011` how many `shards` are needed from then on; `threads` (how many active ones a server takes); `route` with `status`, `delay_ms` or `lose_answer`; `deliver`; `overlay` for odd fields over interactions; and their end |
//! | `POST /user/place` | what moderators and members do to places: see below |
//! | `POST /user/endpoint`, `DELETE /user/endpoint` | `{"urls"}`: interactions are posted there, in turn, if each passes Discord's checks; and over the gateway again |
//! | `POST /clock` | `{"advance_s"}` moves the clock forward, answers `{"now","unix_ms"}` |
//!
//! # Places
//!
//! `POST /user/place` names a `channel`, a `user` or both, or a `role`, and what is done (`op`).
//!
//! | `op` | Does |
//! |---|---|
//! | archive, unarchive, lock, unlock, delete | a `channel`; delete also a `message` of it |
//! | lock_open | locks a thread without archiving it: only moderators write there |
//! | auto_archive | archives a thread as Discord itself does, before its time |
//! | permissions | what the bot may in a `channel`, what a `user` may, or what a `role` allows: `allow` is a number of bits or a list of Discord's names for them |
//! | roles | the `roles` of a `user`; `delete` takes a `role` away |
//! | become | makes a `channel` of a `kind`: text, voice, announcement, stage or forum, which may have `tags` and `require_tag` |
//! | slow, restrict, unrestrict | slow mode of a `channel` (`seconds`); for adults, or for everybody |
//! | private | `user` starts a private thread `parent/name` without the bot; with `"invitable": false` only moderators and `user` let others in |
//! | add, remove | a `user` is in a thread (`channel`) from now on, or no longer |
//! | mention | `user`, who is in a thread, lets the bot in by naming it |
//! | add_bot, remove_bot | a moderator lets the bot into a thread, or out of it |
//! | timeout, end_timeout | a `user`, or the bot by its name, only reads for so many `seconds` |
//! | leave, join, close_dms, open_dms | a `user` of a server |
//!
//! # The bot side
//!
//! Requests need the bot's token, as on Discord. A sandbox belongs to the first bot that comes: its
//! token has three parts with dots between them, or is `sandbox`. When no session of that bot is
//! connected any more, another one may log in. Rates are of the size of Discord's: 50 requests a second
//! in all without those of interactions, five messages in five seconds in a channel.
//!
//! # In Rust
//!
//! ```
//! # async fn start() -> Result<(), sandbox::SandboxError> {
//! let sandbox = sandbox::Sandbox::bind("127.0.0.1:0".parse().expect("an address")).await?;
//! println!("open http://{}/", sandbox.addr());
//! sandbox.run(std::future::pending()).await
//! # }
//! ```

mod access;
mod clock;
mod endpoint;
mod faults;
mod gateway;
mod limits;
mod log;
mod mentions;
mod messages;
mod model;
mod owner;
mod page;
mod permissions;
mod picture;
mod rest;
mod room;
mod socket;
mod user;
mod validate;
mod wire;
mod world;

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use reqwest::Url;
use tokio::net::TcpListener;

use crate::gateway::session::GatewayTerms;
use crate::limits::REQUEST_BYTES;
use crate::owner::OwnToken;
use crate::socket::{Cuttable, Severed};
use crate::world::Shared;

/// How often the sandbox checks for expired deadlines.
const TICK: Duration = Duration::from_millis(100);
/// The bot's name until it is given one.
const BOT_NAME: &str = "Bot";

/// Why a sandbox cannot run.
#[derive(Debug, thiserror::Error)]
pub enum SandboxError {
    /// The address could be reached from other machines; the sandbox has no passwords.
    #[error("the sandbox listens on loopback only, and {0} is not a loopback address")]
    NotLoopback(SocketAddr),
    /// The address could not be bound, usually because something else is listening there.
    #[error("the sandbox cannot listen on {addr}: {source}")]
    Bind {
        /// The address asked for.
        addr: SocketAddr,
        /// What the system reports.
        source: std::io::Error,
    },
    /// An endpoint that interactions would be posted to is on another machine, or no address.
    #[error("the sandbox posts interactions to loopback only, and {0} is no http:// address there")]
    NotHere(String),
    /// The system has no random numbers for a key.
    #[error("the sandbox has no key to sign with: {0}")]
    Key(String),
    /// The listening socket failed while it served.
    #[error("the sandbox stopped: {0}")]
    Serve(std::io::Error),
}

/// A small Discord that listens, with everything it remembers.
#[derive(Debug)]
pub struct Sandbox {
    listener: TcpListener,
    addr: SocketAddr,
    shared: Shared,
    /// Where interactions are to be posted.
    urls: Vec<Url>,
}

impl Sandbox {
    /// Listens on a loopback address; port 0 picks a free port. Connections wait until [`run`].
    ///
    /// # Errors
    /// [`SandboxError::NotLoopback`] for any other address, [`SandboxError::Bind`] if it is in use.
    ///
    /// [`run`]: Sandbox::run
    pub async fn bind(addr: SocketAddr) -> Result<Self, SandboxError> {
        if !addr.ip().is_loopback() {
            return Err(SandboxError::NotLoopback(addr));
        }
        let bind = |source| SandboxError::Bind { addr, source };
        let listener = TcpListener::bind(addr).await.map_err(bind)?;
        let addr = listener.local_addr().map_err(bind)?;
        let shared = Shared::new(format!("http://{addr}"), BOT_NAME, endpoint::new_key()?);
        Ok(Self { listener, addr, shared, urls: Vec::new() })
    }

    /// Sets the name under which people see the bot.
    #[must_use]
    pub fn with_bot_name(self, name: &str) -> Self {
        self.shared.lock().rename_bot(name);
        self
    }

    /// Has interactions posted to these URLs, in turn, as soon as a bot there passes Discord's checks.
    /// Without any they are delivered over the gateway.
    ///
    /// # Errors
    /// [`SandboxError::NotHere`] for a URL that is not on loopback.
    pub fn with_endpoint(mut self, urls: &[String]) -> Result<Self, SandboxError> {
        self.urls = endpoint::on_loopback(urls)?;
        Ok(self)
    }

    /// The public key that checks the signatures of what is posted, as 64 hexadecimal digits. It is
    /// another one in each sandbox.
    #[must_use]
    pub fn public_key(&self) -> String {
        endpoint::public(&self.shared.lock().key)
    }

    /// Gives the bot longer than Discord's three seconds to answer an interaction: for tests whose
    /// subject is not that limit, on machines that are busy with something else.
    #[must_use]
    pub fn with_answers_within(self, span: Duration) -> Self {
        self.shared.lock().answer_within = span.as_millis().try_into().unwrap_or(i64::MAX);
        self
    }

    /// Wants the bot in this many shards, of which `together` may begin their sessions at the same time,
    /// the others so far apart. By default there is one shard, which may begin at any time.
    #[must_use]
    pub fn with_shards(self, shards: u32, together: u32, apart: Duration) -> Self {
        let apart = apart.as_millis().try_into().unwrap_or(i64::MAX);
        self.shared.lock().terms =
            GatewayTerms { shards: shards.into(), required: 1, together: together.into(), apart };
        self
    }

    /// Takes only a bot with this token. Otherwise the sandbox belongs to the first bot that comes, and to
    /// the next one when that is gone.
    #[must_use]
    pub fn with_token(self, token: &str) -> Self {
        self.shared.lock().own_token = OwnToken::fixed(token);
        self
    }

    /// Allows thirty requests a second in each bucket, and any number in all: for tests and
    /// measurements whose subject is not how a bot waits for Discord.
    #[must_use]
    pub fn with_wide_limits(self) -> Self {
        self.shared.lock().buckets.widen();
        self
    }

    /// Stops the clock: from now on only `POST /clock` moves it, so that no limit is reached because
    /// real time passes.
    #[must_use]
    pub fn with_stopped_clock(self) -> Self {
        self.shared.lock().clock.stop();
        self
    }

    /// Forgets the files of all but the newest messages, all but the newest interactions, and what
    /// the bot has requested: for runs that are long.
    #[must_use]
    pub fn with_short_memory(self) -> Self {
        self.shared.lock().shorten_memory();
        self
    }

    /// The address it listens on.
    #[must_use]
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Serves until the future completes.
    ///
    /// # Errors
    /// [`SandboxError::Serve`] if the listening socket fails.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) -> Result<(), SandboxError> {
        let app = routes(self.shared.clone()).into_make_service_with_connect_info::<Severed>();
        let all = Severed::default();
        let listener = Cuttable { listener: self.listener, all: all.clone() };
        tokio::select! {
            served = axum::serve(listener, app) => return served.map_err(SandboxError::Serve),
            () = tick(&self.shared) => {}
            () = posting(&self.shared, &self.urls) => {}
            () = shutdown => {}
        }
        // Connections outlive the listener: say goodbye to the bots, then drop all further traffic.
        gateway::goodbye(&self.shared);
        tokio::time::sleep(TICK).await;
        all.cut();
        Ok(())
    }
}

fn routes(shared: Shared) -> Router {
    Router::new()
        .route("/", get(page::page))
        .route("/gateway", any(gateway::accept))
        .route("/gateway/", any(gateway::accept))
        .route("/gateway/resume", any(gateway::accept))
        .route("/gateway/resume/", any(gateway::accept))
        .route("/api/{*rest}", any(rest::serve))
        .merge(user::routes())
        .layer(middleware::from_fn(own_pages_only))
        .layer(DefaultBodyLimit::max(REQUEST_BYTES))
        .with_state(shared)
}

/// Sees to it that interactions are posted where they are to be; never ends.
async fn posting(shared: &Shared, urls: &[Url]) {
    endpoint::save_in_time(shared, urls).await;
    std::future::pending().await
}

/// Lets deadlines expire even when there are no requests.
async fn tick(shared: &Shared) {
    let mut ticks = tokio::time::interval(TICK);
    loop {
        ticks.tick().await;
        shared.lock().settle();
    }
}

/// Refuses requests from pages of other sites: any page in the browser can reach loopback, even
/// under a host name of its own that resolves to it.
async fn own_pages_only(request: Request, next: Next) -> Response {
    if is_foreign(&request) {
        return (StatusCode::FORBIDDEN, "another site's page has no business here").into_response();
    }
    next.run(request).await
}

fn is_foreign(request: &Request) -> bool {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = header(header::HOST).unwrap_or_default();
    !is_local(host)
        || header(header::ORIGIN)
            .is_some_and(|origin| origin.split_once("://").is_none_or(|(_, from)| from != host))
}

/// Whether a host, with or without a port, is a name or an address of loopback.
pub(crate) fn is_local(host: &str) -> bool {
    let port = |rest: &str| {
        let number = rest.strip_prefix(':').map(str::parse::<u16>);
        rest.is_empty() || number.is_some_and(|number| number.is_ok())
    };
    if let Some(rest) = host.strip_prefix("localhost") {
        return port(rest);
    }
    let address = host.parse::<SocketAddr>().map(|address| address.ip());
    let bare = host.trim_start_matches('[').trim_end_matches(']').parse();
    address.or(bare).is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_loopback_is_local() {
        let here =
            ["localhost", "localhost:8787", "127.0.0.1", "127.0.0.1:1", "127.8.0.1:9", "[::1]"];
        assert!(here.into_iter().chain(["[::1]:80"]).all(is_local));
        let elsewhere =
            ["", "rebound.example:8787", "localhost.example", "localhost:x", "10.0.0.1:80"];
        assert!(!elsewhere.into_iter().chain(["127.0.0.1.example", "[::2]:80"]).any(is_local));
    }
}
