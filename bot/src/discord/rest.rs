//! Requests to Discord's REST API. Each has an explicit body, its bucket and a time limit, and
//! every failure is sorted by what can be done about it. Only kinds of requests, ids and numbers
//! are logged: paths contain tokens, and bodies contain people's words.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use headers::{agent, limits, retry_after};
use news::FleetNews;
use port::backoff::Backoff;
use port::{
    ApplicationId, Failure, FailureCause, File, GuildId, InteractionToken, Message, MessageId,
    Purpose,
};
#[cfg(test)]
use refusals::{OPENING_PAUSE, refused_fields};
use refusals::{TOO_MANY_EDITS, sort};
use reqwest::header::{AUTHORIZATION, HeaderMap, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Method, StatusCode};
use serde_json::{Value as Json, json};
use storage::Fleet;
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::budget::{Budget, Tenant};
use super::channels::{self, Channels};
use super::connections;
use super::limiter::{Bucket, Key, Limiter};
use super::reach::Unreached;
use super::wall::{self, Wall};
use crate::config::Secret;
use crate::metrics::{ForeignAnswer, LinkMetrics, Metrics, RateLimitScope};

pub(super) mod headers;
mod news;
mod refusals;

/// The flag of a message that only one person sees.
pub(super) const EPHEMERAL: u32 = 1 << 6;
/// Discord's own address.
pub(super) const DISCORD: &str = "https://discord.com";
/// The API version that all this is written for.
const API: &str = "/api/v10";
/// The waits between the attempts of one request.
const BACKOFF: Backoff =
    Backoff { least: Duration::from_millis(150), most: Duration::from_secs(5) };

/// How long a request may take, and whether it may be repeated when its outcome is unknown.
#[derive(Clone, Copy, Debug)]
pub(super) struct RetryPolicy {
    /// The limit for all attempts together.
    within: Duration,
    /// The limit for one attempt.
    attempt: Duration,
    /// Whether doing it twice has the same effect as doing it once.
    repeatable: bool,
}

/// For an answer due within an interaction's three seconds. Discord refuses a second copy (40060)
/// and one that comes too late (10062): to ask once more tells what became of one in doubt.
pub(super) const FIRST_ANSWER: RetryPolicy = RetryPolicy {
    within: Duration::from_secs(10),
    attempt: Duration::from_millis(2_500),
    repeatable: true,
};
/// For the edit of a deferred answer: somebody is waiting, and the token lives for 15 minutes.
const LATE_ANSWER: RetryPolicy = RetryPolicy {
    within: Duration::from_secs(5 * 60),
    attempt: Duration::from_secs(20),
    repeatable: true,
};
/// For requests that nothing protects from being done twice: a follow-up, an emoji.
pub(super) const ONCE: RetryPolicy = RetryPolicy {
    within: Duration::from_secs(30),
    attempt: Duration::from_secs(20),
    repeatable: false,
};
/// For the gateway's address: the caller reports the error and asks again.
pub(super) const GATEWAY: RetryPolicy =
    RetryPolicy { within: Duration::ZERO, attempt: Duration::from_secs(10), repeatable: true };
/// For the outbox, which retries with longer waits of its own.
pub(super) const OUTBOX: RetryPolicy = RetryPolicy {
    within: Duration::from_secs(15),
    attempt: Duration::from_secs(20),
    repeatable: true,
};

/// Why the client could not be built.
#[derive(Debug, thiserror::Error)]
#[error("no HTTP client: {0}")]
pub struct RestError(#[from] reqwest::Error);

/// One request.
pub(super) struct RestCall<'a> {
    method: Method,
    key: Key,
    path: String,
    body: Json,
    files: &'a [File],
    policy: RetryPolicy,
    exempt: bool,
    /// The kind of request under which a refusal is remembered.
    kind: &'static str,
}

impl<'a> RestCall<'a> {
    pub(super) fn new(method: Method, route: &'static str, owner: u64, path: String) -> Self {
        let key = Key { route, owner };
        let files: &[File] = &[];
        Self {
            method,
            key,
            path,
            body: Json::Null,
            files,
            policy: OUTBOX,
            exempt: false,
            kind: route,
        }
    }

    pub(super) fn get(route: &'static str, owner: u64, path: String) -> Self {
        Self::new(Method::GET, route, owner, path)
    }

    pub(super) fn post(route: &'static str, owner: u64, path: String) -> Self {
        Self::new(Method::POST, route, owner, path)
    }

    pub(super) fn patch(route: &'static str, owner: u64, path: String) -> Self {
        Self::new(Method::PATCH, route, owner, path)
    }

    pub(super) fn body(self, body: Json) -> Self {
        Self { body, ..self }
    }

    pub(super) fn policy(self, policy: RetryPolicy) -> Self {
        Self { policy, ..self }
    }

    /// Adds the files of a message that is within all limits.
    pub(super) fn message(self, message: &'a Message) -> Result<Self, Failure> {
        message.check()?;
        let files = message.files.sent();
        let kind = channels::kind(self.kind, !message.embeds.is_empty(), !files.is_empty());
        Ok(Self { files, kind, ..self })
    }

    /// Marks a request of an interaction, which does not count against the application's rate.
    fn exempt(self) -> Self {
        Self { exempt: true, ..self }
    }

    /// What is remembered of it in its channel.
    fn remembered(&self) -> Key {
        Key { route: self.kind, ..self.key }
    }

    /// Whether it is about a channel. Only there somebody acts once the bot has a permission again.
    fn is_in_channel(&self) -> bool {
        self.path.starts_with("/channels/")
    }
}

/// The REST client.
#[derive(Debug)]
pub struct RestPlatform {
    client: reqwest::Client,
    origin: String,
    agent: String,
    /// Whether no proxy of the environment is used.
    is_direct: bool,
    token: Secret,
    application: AtomicU64,
    limiter: Limiter,
    budget: Budget,
    wall: Wall,
    /// Why the last request found nobody.
    unreached: std::sync::Mutex<Option<Unreached>>,
    channels: Channels,
    /// The servers that the bot was on when it asked lately, and when that was.
    pub(super) servers: Mutex<HashMap<GuildId, Instant>>,
    metrics: Arc<Metrics>,
    news: FleetNews,
}

impl RestPlatform {
    /// A client for Discord, or for a replacement at `origin` (`http://127.0.0.1:8787`). The processes
    /// of `fleet` keep to Discord's limits together.
    ///
    /// # Errors
    /// [`RestError`] if the system has no TLS.
    pub fn new(
        token: &Secret,
        origin: Option<&str>,
        fleet: Arc<dyn Fleet>,
    ) -> Result<Self, RestError> {
        Ok(Self {
            client: connections::rest(origin.is_some())?,
            agent: agent(headers::HOME),
            is_direct: origin.is_some(),
            origin: origin.unwrap_or(DISCORD).trim_end_matches('/').to_owned(),
            token: token.clone(),
            application: AtomicU64::new(0),
            limiter: Limiter::new(Arc::clone(&fleet)),
            budget: Budget::default(),
            wall: Wall::default(),
            unreached: std::sync::Mutex::default(),
            channels: Channels::default(),
            servers: Mutex::default(),
            metrics: Arc::default(),
            news: FleetNews::new(fleet),
        })
    }

    /// The same, counted in these numbers.
    #[must_use]
    pub fn measured_by(self, metrics: Arc<Metrics>) -> Self {
        Self { metrics, ..self }
    }

    /// The same for an application that Discord allows so many requests a second.
    #[must_use]
    pub fn allowed(self, per_second: u32) -> Self {
        Self { limiter: self.limiter.allowed(per_second), ..self }
    }

    /// The same for a bot whose operator has pages at this address.
    #[must_use]
    pub fn at_home(self, url: &str) -> Self {
        Self { agent: agent(url), ..self }
    }

    /// What this program says of itself with each request.
    pub(super) fn agent(&self) -> &str {
        &self.agent
    }

    /// Why the last request found nobody, if it did not.
    pub(crate) fn unreached(&self) -> Option<Unreached> {
        self.unreached.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    /// Whether something answers in Discord's place.
    pub(super) fn is_walled(&self) -> bool {
        self.wall.is_up()
    }

    /// The numbers of the way to Discord.
    pub(super) fn metrics(&self) -> &LinkMetrics {
        &self.metrics.link
    }

    /// How many answers of the last ten minutes count as invalid requests at Discord.
    pub fn invalid_requests(&self) -> usize {
        self.budget.spent(Instant::now().into_std())
    }

    /// The address in use.
    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }

    pub(super) fn token(&self) -> &Secret {
        &self.token
    }

    /// The application's id, once the gateway has named it.
    pub(super) fn application(&self) -> ApplicationId {
        ApplicationId(self.application.load(Ordering::Acquire))
    }

    pub(super) fn set_application(&self, id: ApplicationId) {
        self.application.store(id.0, Ordering::Release);
    }

    /// The first answer to an interaction (Create Interaction Response). A second one is refused.
    pub(super) async fn callback(
        &self,
        (id, token): (impl Display, &InteractionToken),
        kind: u8,
        data: Option<Json>,
        message: Option<&Message>,
    ) -> Result<(), Failure> {
        let path = format!("/interactions/{id}/{}/callback", token.reveal());
        let body = match data {
            Some(data) => json!({ "type": kind, "data": data }),
            None => json!({ "type": kind }),
        };
        let call = RestCall::post("callback", owner(token), path).body(body);
        let call = call.exempt().policy(FIRST_ANSWER);
        let call = match message {
            Some(message) => call.message(message)?,
            None => call,
        };
        self.call(call).await.map(drop)
    }

    /// Replaces the first answer with this message (Edit Original Interaction Response).
    pub(super) async fn edit_original(
        &self,
        (application, token): (ApplicationId, &InteractionToken),
        message: &Message,
    ) -> Result<(), Failure> {
        let path = format!("/webhooks/{application}/{}/messages/@original", token.reveal());
        let call = RestCall::patch("edit answer", owner(token), path).exempt();
        let call = call.body(message.body(Purpose::Edit)).policy(LATE_ANSWER);
        self.call(call.message(message)?).await.map(drop)
    }

    /// Sends another message after the first answer, for the same person alone (Create Followup
    /// Message).
    pub(super) async fn follow_up(
        &self,
        (application, token): (ApplicationId, &InteractionToken),
        message: &Message,
    ) -> Result<(), Failure> {
        let path = format!("/webhooks/{application}/{}", token.reveal());
        let mut body = message.body(Purpose::New);
        body["flags"] = json!(EPHEMERAL);
        let call = RestCall::post("follow-up", owner(token), path).exempt();
        self.call(call.body(body).message(message)?.policy(ONCE)).await.map(drop)
    }

    /// The whole answer to a request that needs no token and has no limit (Get Gateway).
    pub(super) async fn gateway_address(&self) -> Option<reqwest::Response> {
        let url = format!("{}{API}/gateway", self.origin);
        let request = self.client.get(url).timeout(GATEWAY.attempt);
        let answer = request.header(USER_AGENT, &self.agent).send().await;
        self.reached(answer.as_ref().err(), false);
        answer.ok()
    }

    /// Remembers whether somebody was found, and says so if that is news to whoever does not ask.
    fn reached(&self, error: Option<&reqwest::Error>, is_news: bool) {
        let why = error.map(|error| Unreached::of_request(error, self.is_direct));
        let mut known = self.unreached.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        match (&why, &*known) {
            (Some(why), None) if is_news => {
                tracing::warn!("{} cannot be reached: {why}", self.origin);
            }
            (None, Some(_)) => tracing::info!("{} is reached again", self.origin),
            _ => {}
        }
        *known = why;
    }

    /// Makes a request, and repeats it within its time limit while that can help.
    pub(super) async fn call(&self, call: RestCall<'_>) -> Result<Json, Failure> {
        let until = Instant::now() + call.policy.within;
        let asked = Instant::now();
        let mut turn = self.limiter.turn(call.key).await;
        let mut waited = asked.elapsed();
        let mut attempts = 0;
        loop {
            attempts += 1;
            self.pass(&call).await?;
            let free = Instant::now();
            let ready = match self.wall.wait() {
                Some(wait) => Err(wait),
                None => self.limiter.ready(&mut turn, call.exempt).await,
            };
            let ready = ready.and_then(|()| self.wall.pass());
            self.metrics().held_back(std::mem::take(&mut waited) + free.elapsed());
            let answer = match ready {
                Ok(()) => {
                    let begun = Instant::now();
                    let answer = self.attempt(&call, &mut turn).await;
                    self.metrics().requested(call.key.route, (&answer).into(), begun.elapsed());
                    answer
                }
                Err(wait) => Err(Failure::Retry { after: Some(wait), in_doubt: false }),
            };
            let failure = match answer {
                Ok(body) => return Ok(body),
                Err(failure) => failure,
            };
            // A repeated first answer was refused: the first attempt arrived.
            if attempts > 1 && failure == Failure::Permanent(FailureCause::AnsweredBefore) {
                return Ok(Json::Null);
            }
            let route = call.key.route;
            let (after, in_doubt) = match failure {
                Failure::Retry { after, in_doubt } => (after, in_doubt),
                _ => return Err(failure),
            };
            let wait = BACKOFF.jittered(attempts) + after.unwrap_or_default();
            tracing::debug!(route, attempts, ?after, in_doubt, "a request failed for now");
            if (in_doubt && !call.policy.repeatable) || Instant::now() + wait > until {
                return Err(failure);
            }
            tokio::time::sleep(wait).await;
        }
    }

    /// Whether a request may be made at all. An answer to an interaction always may: nobody has to
    /// wait because of somebody else's invalid requests.
    async fn pass(&self, call: &RestCall<'_>) -> Result<(), Failure> {
        if call.exempt {
            return Ok(());
        }
        if call.is_in_channel() && self.channels.refuses(call.remembered()).is_some() {
            // Another process may know better.
            self.learn().await;
            if let Some(cause) = self.channels.refuses(call.remembered()) {
                return Err(Failure::Permanent(cause));
            }
        }
        let closed = self.budget.closed_for(self.tenant(call), Instant::now().into_std());
        closed.map_or(Ok(()), |pause| Err(Failure::Retry { after: Some(pause), in_doubt: false }))
    }

    /// Who an invalid request is charged to.
    fn tenant(&self, call: &RestCall<'_>) -> Option<Tenant> {
        if call.exempt { None } else { self.channels.tenant(call.key) }
    }

    async fn attempt(&self, call: &RestCall<'_>, turn: &mut Bucket) -> Result<Json, Failure> {
        let url = format!("{}{API}{}", self.origin, call.path);
        let request = self.client.request(call.method.clone(), url);
        let request = request.timeout(call.policy.attempt).header(USER_AGENT, &self.agent);
        let request = request.header(AUTHORIZATION, format!("Bot {}", self.token.reveal()));
        let request = match (&call.body, call.files) {
            (Json::Null, _) => request,
            (body, []) => request.json(body),
            (body, files) => request.multipart(form(body, files)),
        };
        let lost = |error: reqwest::Error| {
            self.wall.unknown();
            // Whoever asks for the gateway tells it.
            self.reached(Some(&error), !call.policy.within.is_zero());
            Failure::Retry { after: None, in_doubt: !error.is_connect() }
        };
        let response = request.send().await.map_err(lost)?;
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.bytes().await.map_err(lost)?;
        self.reached(None, true);
        let body: Json = serde_json::from_slice(&text).unwrap_or(Json::Null);
        if let Some(page) = wall::page(status, &text, &body) {
            return Err(self.meet(page, status, &headers));
        }
        self.wall.open();
        if status == StatusCode::TOO_MANY_REQUESTS {
            // About one message: the others of its channel need not wait.
            if body["code"] == json!(TOO_MANY_EDITS) {
                self.spend(self.tenant(call));
                return Err(sort(status, &body));
            }
            return Err(self.slow_down(call, &headers, &body, turn).await);
        }
        if let Some((remaining, reset)) = limits(&headers) {
            turn.learn(remaining, reset);
        }
        if status.is_success() {
            return Ok(body);
        }
        let failure = sort(status, &body);
        if matches!(status, StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) {
            self.spend(self.tenant(call));
        }
        if let Failure::Permanent(
            cause @ (FailureCause::MissingAccess | FailureCause::MissingPermission),
        ) = failure
            && call.is_in_channel()
        {
            self.mute(call.remembered(), cause).await;
        }
        let code = &body["code"];
        let (route, status) = (call.key.route, status.as_u16());
        tracing::debug!(route, status, %code, "a request was refused");
        Err(failure)
    }

    /// Something has answered in Discord's place. It is nobody's fault here.
    fn meet(&self, page: ForeignAnswer, status: StatusCode, headers: &HeaderMap) -> Failure {
        if matches!(status.as_u16(), 401 | 403 | 429) {
            self.spend(None);
        }
        self.metrics().foreign(page);
        let after = retry_after(headers);
        self.wall.meet(page, after);
        tracing::debug!(%status, ?page, "a page in Discord's place");
        Failure::Retry { after, in_doubt: page == ForeignAnswer::Broken }
    }

    async fn slow_down(
        &self,
        call: &RestCall<'_>,
        headers: &HeaderMap,
        body: &Json,
        turn: &mut Bucket,
    ) -> Failure {
        self.spend(self.tenant(call));
        // The header has whole seconds and the body their parts; the longer one is never too short.
        let told = body["retry_after"].as_f64().and_then(|s| Duration::try_from_secs_f64(s).ok());
        let after = retry_after(headers).max(told).unwrap_or(Duration::from_secs(1));
        if body["global"] == json!(true) || headers.contains_key("x-ratelimit-global") {
            self.limiter.block_all(after).await;
            self.metrics().rate_limited(RateLimitScope::Global);
        } else {
            turn.block(after);
            self.metrics().rate_limited(RateLimitScope::Bucket);
        }
        Failure::Retry { after: Some(after), in_doubt: false }
    }
}

/// A number for an interaction, so that its token is in no key.
fn owner(token: &InteractionToken) -> u64 {
    let mut hasher = DefaultHasher::new();
    token.reveal().hash(&mut hasher);
    hasher.finish()
}

fn form(body: &Json, files: &[File]) -> Form {
    let mut form = Form::new().text("payload_json", body.to_string());
    for (n, file) in files.iter().enumerate() {
        let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
        let kind = match file.name.rsplit_once('.') {
            Some((_, "png")) => "image/png",
            Some((_, "gif")) => "image/gif",
            Some((_, "txt")) => "text/plain",
            Some((_, "json")) => "application/json",
            Some((_, "gz")) => "application/gzip",
            _ => "application/octet-stream",
        };
        let part = part.mime_str(kind).expect("the kinds above are well-formed");
        form = form.part(format!("files[{n}]"), part);
    }
    form
}

/// The id of the message that a request created.
pub(super) fn message_id(body: &Json) -> Result<MessageId, Failure> {
    let id = body["id"].as_str().and_then(|id| id.parse().ok());
    // The response was cut off: the request was done, and the nonce returns the message again.
    id.ok_or(Failure::Retry { after: None, in_doubt: true })
}

#[cfg(test)]
mod tests;
