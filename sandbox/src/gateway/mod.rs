//! The gateway: a WebSocket that says HELLO, takes IDENTIFY or RESUME, answers heartbeats, delivers
//! events, and closes with Discord's code where Discord refuses what the bot does.

mod encoding;
pub(crate) mod events;
mod hearing;
pub(crate) mod session;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use self::encoding::PayloadForm;
use self::hearing::HeardConnection;
use self::session::Order;
use crate::limits::HEARTBEAT_MS;
use crate::world::Shared;

/// Numbers the sockets, so that a late close of one does not disconnect its successor.
static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// What the address of a connection says.
#[derive(Debug, Deserialize)]
pub(crate) struct GatewayAddress {
    v: Option<String>,
    encoding: Option<String>,
    compress: Option<String>,
}

impl GatewayAddress {
    /// Why nothing can be said on this connection. A bot that names no version gets this one.
    fn refusal(&self) -> Option<u16> {
        let is = |given: &Option<String>, only: &str| given.as_deref().is_none_or(|it| it == only);
        if !is(&self.v, "10") {
            return Some(4012);
        }
        (!is(&self.encoding, "json")).then_some(4002)
    }
}

/// The address of the gateway: below the host that the bot used, so that a proxy stays in between.
pub(crate) fn url(world_origin: &str, host: Option<&str>) -> String {
    let bound = world_origin.trim_start_matches("http://");
    format!("ws://{}/gateway", host.unwrap_or(bound))
}

/// Accepts a bot's connection.
pub(crate) async fn accept(
    State(shared): State<Shared>,
    Query(asked): Query<GatewayAddress>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let url = url(&shared.lock().origin, host);
    upgrade.on_upgrade(move |socket| serve(shared, socket, asked, url))
}

/// Handles one connection until it ends.
async fn serve(shared: Shared, socket: WebSocket, asked: GatewayAddress, url: String) {
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let (orders, inbox) = unbounded_channel();
    let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": null, "t": null});
    let first = asked.refusal().map_or(Order::Send(hello), Order::Close);
    // The receiver is held below: this cannot fail.
    let _ = orders.send(first);
    let form = PayloadForm::of_address(asked.compress.as_deref());
    let clean = talk(&shared, socket, HeardConnection::new(number, orders, url), inbox, form).await;
    let mut world = shared.lock();
    let now = world.clock.now();
    if clean {
        // A bot that closes with 1000 or 1001 ends its session.
        world.sessions.retain_mut(|session| !session.is_held_by(number));
    }
    world.sessions.iter_mut().for_each(|session| session.disconnect(number, now));
    world.changed();
}

/// Reads and writes until either side ends the connection. Returns whether the bot closed it.
async fn talk(
    shared: &Shared,
    socket: WebSocket,
    mut hearing: HeardConnection,
    mut inbox: UnboundedReceiver<Order>,
    mut form: PayloadForm,
) -> bool {
    let (mut write, mut read) = socket.split();
    let silence = Duration::from_millis(HEARTBEAT_MS * 2);
    loop {
        tokio::select! {
            order = inbox.recv() => match order {
                Some(Order::Send(payload)) => {
                    form.ask(hearing.compress);
                    if write.send(form.message(payload.to_string())).await.is_err() {
                        return false;
                    }
                }
                Some(Order::Close(code)) => {
                    let frame = CloseFrame { code, reason: reason(code).into() };
                    let _ = write.send(Message::Close(Some(frame))).await;
                    // Unread data would turn the close into a reset: read what the bot still sends.
                    let rest = async { while let Some(Ok(_)) = read.next().await {} };
                    let _ = tokio::time::timeout(Duration::from_secs(1), rest).await;
                    return false;
                }
                Some(Order::Drop) | None => return false,
            },
            heard = tokio::time::timeout(silence, read.next()) => match heard {
                Ok(Some(Ok(Message::Text(text)))) => hearing.hear(shared, text.as_bytes()),
                Ok(Some(Ok(Message::Binary(bytes)))) => hearing.hear(shared, &bytes),
                Ok(Some(Ok(Message::Close(frame)))) => {
                    return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) => return false,
                Err(_) => {
                    let _ = hearing.orders.send(Order::Close(4000));
                }
            },
        }
    }
}

/// What a close code means, in Discord's words.
fn reason(code: u16) -> &'static str {
    match code {
        4000 => "Unknown error.",
        4001 => "Unknown opcode.",
        4002 => "Error while decoding payload.",
        4003 => "Not authenticated.",
        4004 => "Authentication failed.",
        4005 => "Already authenticated.",
        4007 => "Invalid seq.",
        4008 => "Rate limited.",
        4009 => "Session timed out.",
        4010 => "Invalid shard.",
        4011 => "Sharding required.",
        4012 => "Invalid API version.",
        4013 => "Invalid intent(s).",
        4014 => "Disallowed intent(s).",
        _ => "",
    }
}

/// Closes every connection, because the sandbox is shutting down.
pub(crate) fn goodbye(shared: &Shared) {
    let world = shared.lock();
    for session in &world.sessions {
        session.order(Order::Close(1001));
    }
}
