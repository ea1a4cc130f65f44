//! One request at the door: what it must be, in the order of what finding out costs. The signature
//! covers the timestamp and every byte of the body, so not a byte is parsed before it.

use std::sync::Arc;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderMap, HeaderValue};
use hyper::{Method, Request, Response, StatusCode};
use port::Application;
use port::clock::{Clock as _, SystemClock};
use storage::Millis;
use storage::limits::INBOX_KEPT_MS;
use tokio::sync::Semaphore;

use super::PATH;
use super::refusals::Refusals;
use crate::discord::interaction;
use crate::discord::receive::Receiver;
use crate::public_key::{PublicKey, digits};

/// The header with the signature, 128 hexadecimal digits.
const SIGNATURE: &str = "x-signature-ed25519";
/// The header with the time of signing, in seconds since 1970.
const TIMESTAMP: &str = "x-signature-timestamp";
/// The most digits of a timestamp.
const TIMESTAMP_DIGITS: usize = 20;
/// The most bytes of a body. Discord names no limit; the largest interaction here is a command whose
/// every text option is filled with the 6,000 characters that Discord allows ("Application Command
/// Option Structure", `max_length`). A test computes it.
pub(super) const BODY_BYTES: usize = 640 * 1024;
/// Room for what Discord sends as a rule.
const USUAL_BYTES: usize = 8 * 1024;
/// A body is large from here on: a press carries the message that it is on, so many have more than
/// usual.
const LARGE_BYTES: usize = 64 * 1024;
/// How many large bodies are read at the same time; others wait. Whoever sends them has signed nothing
/// yet, and must not fill the memory.
const LARGE_AT_ONCE: usize = 16;
/// A request signed longer ago than this is refused, in milliseconds. A signature is valid for ever,
/// and the inbox answers what is repeated without doing it again, but it forgets after a day. Half
/// of that is for repeated requests, half for a machine whose clock is wrong; one whose clock is
/// behind sees signatures from the future, which only Discord can have made.
const LONGEST_AGE: Millis = INBOX_KEPT_MS / 2;
/// What answers a PING ("Acknowledging PING requests").
const PONG: &[u8] = br#"{"type":1}"#;

/// Why a request is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RefusedRequest {
    /// Another path.
    Elsewhere,
    /// Another method than POST.
    NotPost,
    /// No signature, or none that fits.
    Unsigned,
    /// Signed too long ago.
    Stale,
    /// A body over the limit.
    TooLarge,
    /// The connection broke within the body.
    Cut,
    /// Signed, and still nothing in it says whom to answer.
    Unreadable,
}

impl RefusedRequest {
    const fn status(self) -> StatusCode {
        match self {
            Self::Elsewhere => StatusCode::NOT_FOUND,
            Self::NotPost => StatusCode::METHOD_NOT_ALLOWED,
            Self::Unsigned | Self::Stale => StatusCode::UNAUTHORIZED,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Cut | Self::Unreadable => StatusCode::BAD_REQUEST,
        }
    }
}

/// Lets interactions in that Discord has signed.
pub(super) struct Door<A> {
    receiver: Arc<Receiver<A>>,
    key: PublicKey,
    large: Semaphore,
    refusals: Refusals,
}

impl<A: Application> Door<A> {
    pub(super) fn new(receiver: Arc<Receiver<A>>, key: PublicKey) -> Self {
        let (large, refusals) = (Semaphore::new(LARGE_AT_ONCE), Refusals::default());
        Self { receiver, key, large, refusals }
    }

    /// Takes a request and says what became of it. An interaction is answered in a task of its own.
    pub(super) async fn answer(&self, request: Request<Incoming>) -> Response<Full<Bytes>> {
        let admitted = match signed(&self.key, &self.large, request).await {
            Ok(body) => self.admit(&body),
            Err(refused) => Err(refused),
        };
        admitted.unwrap_or_else(|refused| {
            self.refusals.note(refused);
            let mut response = empty(refused.status());
            if refused == RefusedRequest::NotPost {
                response.headers_mut().insert(ALLOW, HeaderValue::from_static("POST"));
            }
            response
        })
    }

    /// Takes a body that Discord has signed.
    fn admit(&self, body: &[u8]) -> Result<Response<Full<Bytes>>, RefusedRequest> {
        if interaction::is_ping(body) {
            tracing::debug!("pinged");
            let mut pong = Response::new(Full::from(PONG));
            pong.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
            return Ok(pong);
        }
        match self.receiver.take(body) {
            // The callback follows ("Interaction Callback": 202 and no body).
            true => Ok(empty(StatusCode::ACCEPTED)),
            false => Err(RefusedRequest::Unreadable),
        }
    }
}

fn empty(status: StatusCode) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::default());
    *response.status_mut() = status;
    response
}

/// The body of a request if Discord has signed it.
async fn signed(
    key: &PublicKey,
    large: &Semaphore,
    request: Request<Incoming>,
) -> Result<Vec<u8>, RefusedRequest> {
    let (head, mut body) = request.into_parts();
    if head.uri.path() != PATH {
        return Err(RefusedRequest::Elsewhere);
    }
    if head.method != Method::POST {
        return Err(RefusedRequest::NotPost);
    }
    let (signature, timestamp) = seal(&head.headers).ok_or(RefusedRequest::Unsigned)?;
    if body.size_hint().lower() > BODY_BYTES as u64 {
        return Err(RefusedRequest::TooLarge);
    }
    // What is signed is the timestamp and the body in one piece. Room is made as bytes arrive: how
    // many there will be is only what somebody says.
    let mut message = Vec::with_capacity(USUAL_BYTES);
    message.extend_from_slice(timestamp);
    let mut place = None;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| RefusedRequest::Cut)?;
        let Some(bytes) = frame.data_ref() else { continue };
        if message.len() - timestamp.len() + bytes.len() > BODY_BYTES {
            return Err(RefusedRequest::TooLarge);
        }
        if place.is_none() && message.len() + bytes.len() > LARGE_BYTES {
            // The semaphore is never closed.
            place = large.acquire().await.ok();
        }
        message.extend_from_slice(bytes);
    }
    if !key.has_signed(&message, &signature) {
        return Err(RefusedRequest::Unsigned);
    }
    if is_stale(timestamp, SystemClock.now()) {
        return Err(RefusedRequest::Stale);
    }
    Ok(message.split_off(timestamp.len()))
}

/// The signature and the timestamp, if each is there once and has its form.
fn seal(headers: &HeaderMap) -> Option<([u8; 64], &[u8])> {
    let only = |name: &str| {
        let mut values = headers.get_all(name).iter();
        values.next().filter(|_| values.next().is_none()).map(HeaderValue::as_bytes)
    };
    let timestamp = only(TIMESTAMP)?;
    let is_number = (1..=TIMESTAMP_DIGITS).contains(&timestamp.len())
        && timestamp.iter().all(u8::is_ascii_digit);
    is_number.then_some((digits(only(SIGNATURE)?)?, timestamp))
}

fn is_stale(timestamp: &[u8], now: Millis) -> bool {
    let seconds = std::str::from_utf8(timestamp).ok().and_then(|text| text.parse::<Millis>().ok());
    let at = seconds.map_or(Millis::MAX, |seconds| seconds.saturating_mul(1000));
    now.saturating_sub(at) > LONGEST_AGE
}

#[cfg(test)]
mod tests {
    use serde_json::Value as Json;

    use super::*;

    /// The characters that Discord allows in a text option.
    const TEXT: usize = 6_000;
    /// The bytes of a character at most: two escapes of six, in JSON that is only ASCII.
    const CHARACTER: usize = 12;
    /// The bytes of all else: ids, names, permissions, the channel.
    const REST: usize = 16 * 1024;

    /// The free text options of the subcommand that has most of them.
    fn most_texts(command: &Json) -> usize {
        let options = || command["options"].as_array().into_iter().flatten();
        let is_free = |option: &&Json| option["type"] == 3 && option["choices"].is_null();
        options().map(most_texts).max().unwrap_or_default().max(options().filter(is_free).count())
    }

    #[test]
    fn the_largest_command_fits_in_a_body() {
        let commands = app::commands::registration();
        let most = commands.as_array().unwrap().iter().map(most_texts).max().unwrap();
        assert!(most > 2, "the commands were found");
        let bytes = most * TEXT * CHARACTER + REST;
        assert!(bytes <= BODY_BYTES, "{most} texts: {bytes} bytes");
    }

    #[test]
    fn a_signature_of_half_a_day_ago_is_stale_and_one_from_the_future_is_not() {
        const NOW: Millis = 1_764_000_000_000;
        let age = |millis: Millis| is_stale(((NOW - millis) / 1000).to_string().as_bytes(), NOW);
        assert!(!age(0) && !age(LONGEST_AGE) && !age(-100 * LONGEST_AGE));
        assert!(age(LONGEST_AGE + 1000) && age(NOW));
        assert!(!is_stale(&[b'9'; TIMESTAMP_DIGITS], NOW));
    }
}
