//! Interactions over HTTP, the other way in which Discord delivers them: an Interactions Endpoint
//! URL of the bot. It is saved only if it answers a PING and refuses a bad signature. From then on
//! interactions are posted there, signed, and none goes over the gateway ("Preparing for
//! Interactions"). More than one URL take turns, and one that cannot be reached is passed over: the
//! sandbox plays the load balancer in front of the bot, too.

mod post;

use std::time::Duration;

use ed25519_dalek::SigningKey;
use reqwest::Url;
use serde_json::{Value, json};

use self::post::{Posted, SignedBody};
use crate::SandboxError;
use crate::clock::Id;
use crate::gateway::session;
use crate::model::InteractionStage;
use crate::rest::callback;
use crate::wire;
use crate::world::{Shared, World};

/// How long an endpoint may take to answer a PING.
const PING_WITHIN: Duration = Duration::from_secs(3);
/// How often an endpoint is tried that does not answer yet.
const AGAIN: Duration = Duration::from_millis(200);

/// Where interactions are posted.
#[derive(Clone, Debug)]
pub(crate) struct SavedEndpoint {
    urls: Vec<Url>,
    /// Whose turn it is.
    next: usize,
}

impl SavedEndpoint {
    /// The address that Discord shows; a balancer has one.
    pub(crate) fn url(&self) -> Option<&str> {
        self.urls.first().map(Url::as_str)
    }
}

/// A key of which nobody outside this process knows the secret half.
pub(crate) fn new_key() -> Result<SigningKey, SandboxError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|error| SandboxError::Key(error.to_string()))?;
    Ok(SigningKey::from_bytes(&secret))
}

/// The public half, as Discord writes it.
pub(crate) fn public(key: &SigningKey) -> String {
    key.verifying_key().as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The addresses of endpoints on this machine: what people do in the sandbox goes nowhere else.
pub(crate) fn on_loopback(urls: &[String]) -> Result<Vec<Url>, SandboxError> {
    let local = |text: &String| {
        let url = text.parse::<Url>().ok()?;
        let is_http = matches!(url.scheme(), "http" | "https");
        (is_http && crate::is_local(url.host_str()?)).then_some(url)
    };
    urls.iter().map(|text| local(text).ok_or_else(|| SandboxError::NotHere(text.clone()))).collect()
}

/// Saves URLs if each passes Discord's checks; none means the gateway.
pub(crate) async fn save(shared: &Shared, urls: Vec<Url>) -> Result<(), String> {
    for url in &urls {
        check(shared, url).await.map_err(|why| format!("{url} could not be verified: {why}"))?;
    }
    let mut world = shared.lock();
    world.endpoint = (!urls.is_empty()).then_some(SavedEndpoint { urls, next: 0 });
    world.changed();
    Ok(())
}

/// Saves URLs as soon as they pass: the bot may start later than its sandbox.
pub(crate) async fn save_in_time(shared: &Shared, urls: &[Url]) {
    while !urls.is_empty() {
        match save(shared, urls.to_vec()).await {
            Ok(()) => return,
            Err(why) => tracing::debug!(why, "the endpoint is not saved yet"),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// What Discord does before it saves a URL: a PING, and one with a bad signature.
async fn check(shared: &Shared, url: &Url) -> Result<(), String> {
    ping(shared, url).await?;
    let forged = SignedBody::new(&mut shared.lock(), ping_body).forged();
    match forged.post(url, PING_WITHIN).await? {
        Posted { status: 401, .. } => Ok(()),
        Posted { status, .. } => Err(format!("a bad signature was answered {status}, not 401")),
    }
}

async fn ping(shared: &Shared, url: &Url) -> Result<(), String> {
    let signed = SignedBody::new(&mut shared.lock(), ping_body);
    let answer = signed.post(url, PING_WITHIN).await?;
    let is_json = answer.content_type.starts_with("application/json");
    let body: Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    match answer.status {
        200 if is_json && body["type"] == 1 => Ok(()),
        200 => Err("a PING was answered with something else than a PONG".to_owned()),
        status => Err(format!("a PING was answered {status}")),
    }
}

fn ping_body(world: &mut World) -> Value {
    json!({
        "id": world.clock.snowflake(),
        "application_id": world.bot,
        "type": 1,
        "token": "aW50ZXJhY3Rpb24",
        "version": 1,
        "user": wire::current_user(world),
        "entitlements": [],
        "authorizing_integration_owners": {},
    })
}

/// Whether a saved endpoint answers; none if there is none.
pub(crate) async fn is_answering(shared: &Shared) -> Option<bool> {
    let urls = shared.lock().endpoint.clone()?.urls;
    for url in &urls {
        if ping(shared, url).await.is_ok() {
            return Some(true);
        }
    }
    Some(false)
}

/// Delivers an interaction to the bot: to its endpoint, or else over the gateway.
pub(crate) fn deliver(
    shared: &Shared,
    world: &mut World,
    guild: Option<u64>,
    id: Id,
    event: &Value,
) {
    let Some(endpoint) = &mut world.endpoint else {
        return session::dispatch(world, guild, "INTERACTION_CREATE", event);
    };
    let mut urls = endpoint.urls.clone();
    urls.rotate_left(endpoint.next);
    endpoint.next = (endpoint.next + 1) % urls.len();
    // The bot has as long as an answer may take.
    let within = Duration::from_millis(world.answer_within.try_into().unwrap_or_default());
    let signed = SignedBody::new(world, |_| event.clone());
    let shared = shared.clone();
    tokio::spawn(async move {
        let mut posted = Err(String::new());
        for url in &urls {
            posted = signed.post(url, within).await;
            if posted.is_ok() {
                break;
            }
        }
        let told = match posted {
            Ok(answer) => take(&shared, id, answer).await,
            Err(why) => Err(why),
        };
        if let Err(why) = told {
            tracing::info!(interaction = %id, why, "an interaction was not taken");
            fail(&mut shared.lock(), id);
        }
    });
}

/// What an endpoint's answer means: with 202 the callback follows, with 200 the body is the
/// callback.
async fn take(shared: &Shared, id: Id, answer: Posted) -> Result<(), String> {
    match answer.status {
        202 if answer.body.is_empty() => Ok(()),
        202 => Err("a 202 has no body".to_owned()),
        200 => {
            let token = shared.lock().interactions.get(&id).map(|known| known.token.clone());
            let token = token.unwrap_or_default();
            let path = format!("/api/v10/interactions/{id}/{token}/callback");
            let call = answer.into_call(&path).await;
            let mut world = shared.lock();
            let number = world.log.note(&call);
            let result = match &call.unreadable {
                Some(refusal) => Err(refusal.clone()),
                None => callback::callback(&mut world, &call, &id.to_string(), &token),
            };
            let status = result.as_ref().map_or_else(|refusal| refusal.status, |_| 204);
            world.log.answered(number, status);
            result.map(drop).map_err(|refusal| refusal.body.to_string())
        }
        status => Err(format!("the endpoint answered {status}")),
    }
}

/// Nobody answers this interaction any more, unless somebody has.
fn fail(world: &mut World, id: Id) {
    if let Some(known) = world.interactions.get_mut(&id)
        && known.stage == InteractionStage::Pending
    {
        known.stage = InteractionStage::Failed;
        world.changed();
    }
}
