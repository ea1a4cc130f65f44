//! Webhooks: events of public games, posted to a program of whoever runs Carcas and signed, so that it
//! knows who says so: `X-Carcas-Signature: sha256=…` is the HMAC-SHA256 (RFC 2104) of the body with the
//! secret that both know.

use std::fmt::Write as _;
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use hmac::{Hmac, KeyInit as _, Mac as _};
use port::hooks::Hooks;
use reqwest::Url;
use reqwest::header::CONTENT_TYPE;
use sha2::Sha256;

use crate::config::Secret;
use crate::discord::connections;

/// How long the program may take.
const WITHIN: Duration = Duration::from_secs(10);
/// The header with the event.
const EVENT: &str = "x-carcas-event";
/// The header with the signature.
const SIGNATURE: &str = "x-carcas-signature";

/// Where events are posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookSettings {
    /// The address.
    pub url: String,
    /// The secret that both sides know.
    pub secret: Secret,
}

/// Posts events.
#[derive(Debug)]
pub struct Webhook {
    settings: WebhookSettings,
    client: reqwest::Client,
}

impl Webhook {
    /// Posts there from now on.
    ///
    /// # Errors
    /// If the HTTP client cannot be made.
    pub fn new(settings: WebhookSettings) -> Result<Self, reqwest::Error> {
        // A proxy of the environment has other ideas of what this machine is.
        let is_here = settings.url.parse::<Url>().is_ok_and(|url| connections::is_here(&url));
        Ok(Self { settings, client: connections::given(is_here)? })
    }

    async fn post(&self, event: &str, body: String) -> Result<(), String> {
        let signature = signature(self.settings.secret.reveal().as_bytes(), body.as_bytes());
        let answer = self
            .client
            .post(&self.settings.url)
            .timeout(WITHIN)
            .header(CONTENT_TYPE, "application/json")
            .header(EVENT, event)
            .header(SIGNATURE, signature)
            .body(body)
            .send()
            .await;
        // The address may be a secret itself.
        let answer = answer.map_err(|error| error.without_url().to_string())?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            status => Err(format!("it answered {status}")),
        }
    }
}

impl Hooks for Webhook {
    fn tell<'a>(&'a self, event: &'a str, body: String) -> BoxFuture<'a, Result<(), String>> {
        self.post(event, body).boxed()
    }
}

/// The signature of a body.
fn signature(secret: &[u8], body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes a key of any length");
    mac.update(body);
    let mut written = "sha256=".to_owned();
    for byte in mac.finalize().into_bytes() {
        // Writing to a string cannot fail.
        let _ = write!(written, "{byte:02x}");
    }
    written
}

#[cfg(test)]
mod tests {
    use std::process::Command;
    use std::sync::{Arc, Mutex};

    use axum::Router;
    use axum::extract::State;
    use axum::http::{HeaderMap, StatusCode};
    use axum::routing::post;
    use tokio::net::TcpListener;

    use super::*;

    #[test]
    fn the_signature_is_that_of_the_standard() {
        // RFC 4231, test case 2.
        assert_eq!(
            signature(b"Jefe", b"what do ya want for nothing?"),
            "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    type Posts = Arc<Mutex<Vec<(HeaderMap, String)>>>;

    async fn take(State(posts): State<Posts>, headers: HeaderMap, body: String) -> StatusCode {
        let refused = body.contains("refuse");
        posts.lock().unwrap().push((headers, body));
        if refused { StatusCode::GONE } else { StatusCode::NO_CONTENT }
    }

    #[tokio::test]
    async fn an_event_is_posted_with_its_signature_and_a_refusal_is_told() {
        let posts = Posts::default();
        let routes = Router::new().route("/hook", post(take)).with_state(Arc::clone(&posts));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        let secret = Secret::new("a secret that both sides know");
        let hook = Webhook::new(WebhookSettings { url, secret }).unwrap();
        hook.tell("move", "{\"points\":[3,0]}".to_owned()).await.unwrap();
        let refused = hook.tell("ended", "{\"please\":\"refuse\"}".to_owned()).await.unwrap_err();
        assert!(refused.contains("410"), "{refused}");
        let posts = posts.lock().unwrap();
        let (headers, body) = &posts[0];
        let signed = signature(b"a secret that both sides know", body.as_bytes());
        assert_eq!(headers[EVENT], "move");
        assert_eq!(headers[SIGNATURE], signed.as_str());
        assert_eq!(headers["content-type"], "application/json");
        assert_eq!(body, "{\"points\":[3,0]}");
    }

    #[test]
    fn no_proxy_stands_between_two_programs_on_one_machine() {
        // A process of its own: the environment belongs to all tests of this one.
        let test = "an_event_is_posted_with_its_signature_and_a_refusal_is_told";
        let posted = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &format!("hooks::tests::{test}")])
            .env("HTTP_PROXY", "http://127.0.0.1:9")
            .env_remove("NO_PROXY")
            .env_remove("no_proxy")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&posted.stdout);
        assert!(posted.status.success() && said.contains("1 passed"), "{said}");
    }
}
