//! The connection to Discord's gateway itself: made here, so that a failure names its cause, and read
//! frame by frame, so that nothing of what Discord says is lost on the way: its payloads as text, its
//! close code and its reason.

use std::borrow::Cow;
use std::io::Read as _;
use std::time::Duration;

use flate2::read::ZlibDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Url;
use reqwest::header::USER_AGENT;
use tokio::net::{TcpStream, lookup_host};
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_tls_with_config};

use super::closing::Close;
use super::reach::Unreached;

/// How long connecting may take in all: looking the name up, TCP, TLS, the upgrade.
const CONNECT_WITHIN: Duration = Duration::from_secs(10);
/// How long sending may take: what is sent is small, so by then the connection is dead.
const SEND_WITHIN: Duration = Duration::from_secs(10);
/// What a payload may hold once it is inflated. Discord's largest are a few megabytes.
const LARGEST_PAYLOAD: u64 = 64 << 20;
/// What is asked for: the version that all this is written for, in JSON.
const QUERY: &str = "v=10&encoding=json";

/// What the gateway sends.
#[derive(Debug)]
pub(super) enum WireFrame {
    /// A payload.
    Payload(String),
    /// Something that is none, and why.
    Unreadable(String),
    /// The end.
    Closed(Close),
}

/// An open connection.
#[derive(Debug)]
pub(super) struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// When something was heard last.
    heard: Instant,
}

/// Why there is no connection.
#[derive(Debug)]
pub(super) struct NoWire {
    pub(super) why: Unreached,
    /// How long to wait before the next attempt, if it was told.
    pub(super) after: Duration,
}

impl Wire {
    /// Connects.
    ///
    /// # Errors
    /// [`NoWire`] with the cause.
    pub(super) async fn connect(url: &str, agent: &str) -> Result<Self, NoWire> {
        let until = Instant::now() + CONNECT_WITHIN;
        let connected = timeout_at(until, connect(url, agent)).await;
        let silent = NoWire { why: Unreached::Silent, after: Duration::ZERO };
        let socket = connected.unwrap_or(Err(silent))?;
        Ok(Self { socket, heard: Instant::now() })
    }

    /// The next frame. Nothing is lost if this is dropped before it returns.
    pub(super) async fn next(&mut self) -> WireFrame {
        loop {
            let message = self.socket.next().await;
            self.heard = Instant::now();
            return match message {
                Some(Ok(Message::Text(text))) => WireFrame::Payload(text),
                Some(Ok(Message::Binary(bytes))) => {
                    inflate(&bytes).map_or_else(WireFrame::Unreadable, WireFrame::Payload)
                }
                Some(Ok(Message::Close(frame))) => WireFrame::Closed(Close {
                    code: frame.as_ref().map(|frame| frame.code.into()),
                    reason: frame.map_or_else(String::new, |frame| frame.reason.into_owned()),
                }),
                // The socket answers pings by itself.
                Some(Ok(_)) => continue,
                Some(Err(error)) => WireFrame::Closed(Close::broken(error.to_string())),
                None => WireFrame::Closed(Close::broken("")),
            };
        }
    }

    /// For how long nothing was heard.
    pub(super) fn silent_for(&self) -> Duration {
        self.heard.elapsed()
    }

    /// Sends a payload.
    ///
    /// # Errors
    /// How the connection has ended.
    pub(super) async fn send(&mut self, payload: String) -> Result<(), Close> {
        match timeout(SEND_WITHIN, self.socket.send(Message::Text(payload))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(Close::broken(error.to_string())),
            Err(_) => Err(Close::broken("nothing can be sent any more")),
        }
    }

    /// Begins to close: [`Wire::next`] then gives what was on its way, and the end.
    pub(super) async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code: code.into(), reason: Cow::Borrowed("") };
        let _ = timeout(SEND_WITHIN, self.socket.close(Some(frame))).await;
    }
}

/// Each compressed message is a whole of its own (`compress` of Identify).
fn inflate(bytes: &[u8]) -> Result<String, String> {
    let mut text = String::with_capacity(bytes.len() * 4);
    let mut inflating = ZlibDecoder::new(bytes).take(LARGEST_PAYLOAD);
    inflating.read_to_string(&mut text).map_err(|error| error.to_string())?;
    Ok(text)
}

async fn connect(
    url: &str,
    agent: &str,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, NoWire> {
    let at_once = |why| NoWire { why, after: Duration::ZERO };
    let wrong = || at_once(Unreached::Other("its address is none".to_owned()));
    let mut url: Url = url.parse().map_err(|_| wrong())?;
    url.set_query(Some(QUERY));
    let (host, port) = url.host_str().zip(url.port_or_known_default()).ok_or_else(wrong)?;
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let tcp = dial(host, port).await.map_err(at_once)?;
    let mut request = url.as_str().into_client_request().map_err(|_| wrong())?;
    request.headers_mut().insert(USER_AGENT, agent.parse().map_err(|_| wrong())?);
    let config = WebSocketConfig { max_message_size: None, max_frame_size: None, ..<_>::default() };
    let (socket, _) = client_async_tls_with_config(request, tcp, Some(config), None)
        .await
        .map_err(|error| match error {
            SocketError::Tls(error) => at_once(Unreached::Tls(error.to_string())),
            SocketError::Io(error) => at_once(Unreached::of_io(&error)),
            SocketError::Http(answer) => NoWire {
                why: Unreached::Answered(answer.status().as_u16()),
                after: super::rest::headers::retry_after(answer.headers()).unwrap_or_default(),
            },
            error => at_once(Unreached::Other(error.to_string())),
        })?;
    Ok(socket)
}

/// Connects to the first address of a host that takes connections.
async fn dial(host: &str, port: u16) -> Result<TcpStream, Unreached> {
    let mut why = Unreached::Name;
    for addr in lookup_host((host, port)).await.map_err(|_| Unreached::Name)? {
        match TcpStream::connect(addr).await {
            Ok(tcp) => {
                // Payloads are small and each of them is waited for.
                let _ = tcp.set_nodelay(true);
                return Ok(tcp);
            }
            Err(error) => why = Unreached::of_io(&error),
        }
    }
    Err(why)
}
