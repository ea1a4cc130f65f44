//! One signed request to an endpoint, and its answer. What is signed is the timestamp and the body,
//! byte for byte ("Validating Security Request Headers").

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{Method, header};
use ed25519_dalek::Signer as _;
use reqwest::Url;
use serde_json::Value;

use crate::rest::call::Call;
use crate::world::World;

/// Discord's user agent towards endpoints.
const AGENT: &str = "Discord-Interactions/1.0 (+https://discord.com)";

/// A body with its signature.
#[derive(Clone, Debug)]
pub(super) struct SignedBody {
    timestamp: String,
    body: String,
    signature: [u8; 64],
}

/// What an endpoint answered.
#[derive(Debug)]
pub(super) struct Posted {
    pub(super) status: u16,
    pub(super) content_type: String,
    pub(super) body: Bytes,
}

impl SignedBody {
    /// Signs a body at the present time.
    pub(super) fn new(world: &mut World, body: impl FnOnce(&mut World) -> Value) -> Self {
        let body = body(world).to_string();
        let timestamp = (world.clock.now() / 1000).to_string();
        let signature = world.key.sign(format!("{timestamp}{body}").as_bytes()).to_bytes();
        Self { timestamp, body, signature }
    }

    /// The same with a signature of something else.
    pub(super) fn forged(mut self) -> Self {
        self.signature[0] ^= 1;
        self
    }

    /// Posts it and waits for the answer.
    pub(super) async fn post(&self, url: &Url, within: Duration) -> Result<Posted, String> {
        let client = reqwest::Client::builder().no_proxy().timeout(within).user_agent(AGENT);
        let lost = |error: reqwest::Error| error.without_url().to_string();
        let signature: String = self.signature.iter().map(|byte| format!("{byte:02x}")).collect();
        let request = client
            .build()
            .map_err(lost)?
            .post(url.clone())
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-signature-ed25519", signature)
            .header("x-signature-timestamp", &self.timestamp)
            .body(self.body.clone());
        let answer = request.send().await.map_err(lost)?;
        let content_type = answer.headers().get(header::CONTENT_TYPE);
        Ok(Posted {
            status: answer.status().as_u16(),
            content_type: content_type
                .and_then(|kind| kind.to_str().ok())
                .unwrap_or_default()
                .to_owned(),
            body: answer.bytes().await.map_err(lost)?,
        })
    }
}

impl Posted {
    /// The answer as the callback that it stands for.
    pub(super) async fn into_call(self, path: &str) -> Call {
        let mut request = Request::new(Body::from(self.body));
        *request.method_mut() = Method::POST;
        if let Ok(uri) = path.parse() {
            *request.uri_mut() = uri;
        }
        if let Ok(kind) = self.content_type.parse() {
            request.headers_mut().insert(header::CONTENT_TYPE, kind);
        }
        Call::read(request).await
    }
}
