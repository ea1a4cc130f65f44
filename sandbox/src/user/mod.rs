//! The user side: what people do in the sandbox, as JSON over HTTP, for the page and for tests. An
//! invalid call is answered 400 or 404 with `{"error": ...}` and changes nothing.

mod act;
mod circle;
mod component;
mod deliver;
mod endpoint;
mod faults;
mod fill;
mod live;
mod look;
mod place;
mod roles;
mod rooms;
mod whereabouts;

use std::collections::HashMap;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::world::Shared;

/// The routes of the user side.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/user/commands", get(look::commands))
        .route("/user/command", post(act::command))
        .route("/user/autocomplete", post(act::autocomplete))
        .route("/user/component", post(component::component))
        .route("/user/interaction/{id}", get(look::interaction))
        .route("/user/messages", get(look::messages))
        .route("/user/notifications", get(look::notifications))
        .route("/user/places", get(look::places))
        .route("/user/sessions", get(look::sessions))
        .route("/user/live", get(live::live))
        .route("/user/place", post(place::place))
        .route("/attachments/{channel}/{id}/{name}", get(look::file))
        .route("/emojis/{id}", get(look::emoji))
        .route("/requests.jsonl", get(look::requests))
        .route("/faults", post(faults::add).delete(faults::clear))
        .route("/clock", post(place::clock))
        .route("/user/endpoint", post(endpoint::set).delete(endpoint::clear))
}

/// Why a call of the user side is refused.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub(crate) enum Wrong {
    /// The call makes no sense, or Discord's client would not send it.
    #[error("{0}")]
    Call(String),
    /// What it names does not exist.
    #[error("{0}")]
    Missing(String),
    /// The bot did not do its part.
    #[error("{0}")]
    Bot(String),
}

impl Wrong {
    fn call(reason: impl Into<String>) -> Self {
        Self::Call(reason.into())
    }

    fn missing(reason: impl Into<String>) -> Self {
        Self::Missing(reason.into())
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let status = match self {
            Self::Call(_) => StatusCode::BAD_REQUEST,
            Self::Missing(_) => StatusCode::NOT_FOUND,
            Self::Bot(_) => StatusCode::GATEWAY_TIMEOUT,
        };
        (status, axum::Json(json!({"error": self.to_string()}))).into_response()
    }
}

/// A JSON body, whatever content type the caller gives.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Shared> for Body<T> {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &Shared) -> Result<Self, Wrong> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|error| Wrong::call(error.to_string()))?;
        let read = serde_json::from_slice(&bytes);
        read.map(Self).map_err(|error| Wrong::call(format!("the body is not as expected: {error}")))
    }
}

/// The query parameters.
struct Asked(HashMap<String, String>);

impl Asked {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Wrong> {
        let wrong = |_| Wrong::call(format!("{name} must be a whole number"));
        self.get(name).map(|text| text.parse().map_err(wrong)).transpose()
    }
}

impl FromRequestParts<Shared> for Asked {
    type Rejection = Wrong;

    async fn from_request_parts(parts: &mut Parts, state: &Shared) -> Result<Self, Wrong> {
        let query = axum::extract::Query::from_request_parts(parts, state).await;
        query.map(|query| Self(query.0)).map_err(|error| Wrong::call(error.to_string()))
    }
}
