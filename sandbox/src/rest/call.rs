//! One request of the bot, read completely: JSON, or a form with `payload_json` and `files[n]`. An
//! unreadable request is refused as Discord refuses it, after it was recorded.

use axum::body::Bytes;
use axum::extract::{FromRequest as _, Multipart, Request};
use axum::http::{HeaderName, Method, header};
use serde_json::Value;

use super::refusal::ApiError;
use crate::limits::REQUEST_BYTES;

/// A file part.
#[derive(Clone, Debug)]
pub(crate) struct SentFile {
    /// The part's name: `files[0]`.
    pub(crate) part: String,
    pub(crate) filename: String,
    pub(crate) content_type: Option<String>,
    pub(crate) bytes: Bytes,
}

/// A request with its body read.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) method: Method,
    /// The path as people read it: percent-encoding is undone.
    pub(crate) path: String,
    /// Its parts. What was encoded in one stays in it, a slash too.
    pub(crate) segments: Vec<String>,
    pub(crate) query: String,
    pub(crate) body: Option<Value>,
    pub(crate) files: Vec<SentFile>,
    /// The bot token that it carries.
    pub(crate) token: Option<String>,
    /// The address that the bot used: a proxy's, if there is one in between.
    pub(crate) host: Option<String>,
    /// Why the body could not be read.
    pub(crate) unreadable: Option<ApiError>,
}

impl Call {
    /// Reads the whole request.
    pub(crate) async fn read(request: Request) -> Self {
        let mut call = Self::head(&request);
        let content_type = header_of(&request, header::CONTENT_TYPE).unwrap_or_default();
        let read = if content_type.starts_with("multipart/form-data") {
            call.read_form(request).await
        } else {
            call.read_json(request).await
        };
        call.unreadable = read.err();
        call
    }

    /// Everything but the body.
    fn head(request: &Request) -> Self {
        let authorization = header_of(request, header::AUTHORIZATION).unwrap_or_default();
        let token = authorization.strip_prefix("Bot ").map(str::to_owned);
        let segments: Vec<String> = request.uri().path().split('/').map(percent_decode).collect();
        Self {
            method: request.method().clone(),
            path: segments.join("/"),
            segments,
            query: request.uri().query().unwrap_or_default().to_owned(),
            body: None,
            files: Vec::new(),
            token,
            host: header_of(request, header::HOST),
            unreadable: None,
        }
    }

    async fn read_json(&mut self, request: Request) -> Result<(), ApiError> {
        let bytes = axum::body::to_bytes(request.into_body(), REQUEST_BYTES).await;
        let bytes = bytes.map_err(|_| too_large())?;
        // Some clients send `null` or nothing to a route without a body.
        if !bytes.is_empty() {
            self.body = Some(serde_json::from_slice(&bytes).map_err(|_| no_json())?);
        }
        Ok(())
    }

    async fn read_form(&mut self, request: Request) -> Result<(), ApiError> {
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| no_form())?;
        while let Some(part) = form.next_field().await.map_err(|_| no_form())? {
            let name = part.name().unwrap_or_default().to_owned();
            let filename = part.file_name().map(str::to_owned);
            let content_type = part.content_type().map(str::to_owned);
            let bytes = part.bytes().await.map_err(|_| too_large())?;
            if name == "payload_json" {
                self.body = Some(serde_json::from_slice(&bytes).map_err(|_| no_json())?);
            } else {
                let filename = filename.unwrap_or_default();
                self.files.push(SentFile { part: name, filename, content_type, bytes });
            }
        }
        Ok(())
    }

    /// Whether a query parameter says yes, in any of the ways in which clients write it.
    pub(crate) fn says(&self, name: &str) -> bool {
        self.parameter(name).is_some_and(|value| matches!(value, "1" | "true" | "True"))
    }

    /// The value of a query parameter, as sent (ids and flags need no decoding).
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        let pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
    }

    /// The body, or an empty object, so that missing fields are reported one by one.
    pub(crate) fn object(&self) -> Value {
        match &self.body {
            Some(body @ Value::Object(_)) => body.clone(),
            _ => Value::Object(serde_json::Map::new()),
        }
    }
}

/// A part of a path with its percent-encoding undone. A `%` without two digits stays as it is.
fn percent_decode(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let digits = after.get(..2).filter(|two| two.iter().all(u8::is_ascii_hexdigit));
        let digits = digits.and_then(|two| std::str::from_utf8(two).ok());
        let byte = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match byte.filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn header_of(request: &Request, name: HeaderName) -> Option<String> {
    request.headers().get(name)?.to_str().ok().map(str::to_owned)
}

fn no_json() -> ApiError {
    ApiError::new(400, 50109, "The request body contains invalid JSON.")
}

fn no_form() -> ApiError {
    ApiError::new(400, 50035, "Invalid Form Body")
}

fn too_large() -> ApiError {
    ApiError::new(413, 40005, "Request entity too large")
}

#[cfg(test)]
mod tests {
    use super::percent_decode;

    #[test]
    fn a_path_is_read_with_its_percent_encoding_undone() {
        assert_eq!(percent_decode("%40original"), "@original");
        assert_eq!(percent_decode("%F0%9F%91%8D"), "👍");
        assert_eq!(percent_decode("a%2fb"), "a/b");
        for kept in ["100%", "%4", "%zz", "%+1", "plain"] {
            assert_eq!(percent_decode(kept), kept);
        }
    }
}
