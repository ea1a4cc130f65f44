//! The gateway: a WebSocket that says HELLO, takes IDENTIFY or RESUME, answers heartbeats and
//! delivers interactions. Payloads are sent as text; compression is never needed on loopback.

pub(crate) mod events;
pub(crate) mod session;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use self::session::{Order, Session};
use crate::limits::HEARTBEAT_MS;
use crate::world::Shared;

const HEARTBEAT: u64 = 1;
const IDENTIFY: u64 = 2;
const RESUME: u64 = 6;

/// Numbers the sockets, so that a late close of one does not disconnect its successor.
static SOCKETS: AtomicU64 = AtomicU64::new(1);

/// Accepts a bot's connection.
pub(crate) async fn accept(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| serve(shared, socket))
}

/// Handles one connection until it ends.
async fn serve(shared: Shared, socket: WebSocket) {
    let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
    let (orders, inbox) = unbounded_channel();
    let hello = json!({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": null, "t": null});
    // The receiver is held below: this cannot fail.
    let _ = orders.send(Order::Send(hello));
    let clean = talk(&shared, socket, number, &orders, inbox).await;
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
    number: u64,
    orders: &UnboundedSender<Order>,
    mut inbox: UnboundedReceiver<Order>,
) -> bool {
    let (mut write, mut read) = socket.split();
    let silence = Duration::from_millis(HEARTBEAT_MS * 2);
    loop {
        tokio::select! {
            order = inbox.recv() => match order {
                Some(Order::Send(payload)) => {
                    if write.send(Message::text(payload.to_string())).await.is_err() {
                        return false;
                    }
                }
                Some(Order::Close(code)) => {
                    let frame = CloseFrame { code, reason: "".into() };
                    let _ = write.send(Message::Close(Some(frame))).await;
                    // Unread data would turn the close into a reset: read what the bot still sends.
                    let rest = async { while let Some(Ok(_)) = read.next().await {} };
                    let _ = tokio::time::timeout(Duration::from_secs(1), rest).await;
                    return false;
                }
                Some(Order::Drop) | None => return false,
            },
            heard = tokio::time::timeout(silence, read.next()) => match heard {
                Ok(Some(Ok(Message::Text(text)))) => hear(shared, number, orders, &text),
                Ok(Some(Ok(Message::Binary(bytes)))) => {
                    hear(shared, number, orders, &String::from_utf8_lossy(&bytes));
                }
                Ok(Some(Ok(Message::Close(frame)))) => {
                    return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) => return false,
                Err(_) => {
                    let _ = orders.send(Order::Close(4000));
                }
            },
        }
    }
}

/// Handles a message from the bot.
fn hear(shared: &Shared, number: u64, orders: &UnboundedSender<Order>, text: &str) {
    let Ok(payload) = serde_json::from_str::<Value>(text) else {
        let _ = orders.send(Order::Close(4002));
        return;
    };
    let data = &payload["d"];
    match payload["op"].as_u64() {
        Some(HEARTBEAT) => {
            let ack = json!({"op": 11, "d": null, "s": null, "t": null});
            let _ = orders.send(Order::Send(ack));
        }
        Some(IDENTIFY) => identify(shared, number, orders, data),
        Some(RESUME) => resume(shared, number, orders, data),
        // Presence updates and member requests change nothing here.
        Some(3 | 4 | 8) => {}
        _ => {
            let _ = orders.send(Order::Close(4001));
        }
    }
}

fn identify(shared: &Shared, number: u64, orders: &UnboundedSender<Order>, data: &Value) {
    if data["token"].as_str().is_none_or(|token| token.trim_start_matches("Bot ").is_empty()) {
        let _ = orders.send(Order::Close(4004));
        return;
    }
    let part = |index: usize, default| data["shard"][index].as_u64().unwrap_or(default);
    let shard = (part(0, 0), part(1, 1).max(1));
    if shard.0 >= shard.1 {
        let _ = orders.send(Order::Close(4010));
        return;
    }
    let intents = data["intents"].as_u64().unwrap_or_default();
    let mut world = shared.lock();
    if !session::may_identify(&mut world, shard) {
        let invalid = json!({"op": 9, "d": false, "s": null, "t": null});
        let _ = orders.send(Order::Send(invalid));
        return;
    }
    let id = format!("{:032x}", world.clock.snowflake().0);
    let mut session = Session::new(id, shard, intents);
    session.connect(number, orders.clone(), 0);
    let ready = events::ready(&world, &session);
    session.dispatch("READY", &ready);
    for guild in events::guilds(&world, shard, intents) {
        session.dispatch("GUILD_CREATE", &guild);
    }
    world.sessions.push(session);
    world.changed();
}

fn resume(shared: &Shared, number: u64, orders: &UnboundedSender<Order>, data: &Value) {
    let (id, seen) = (data["session_id"].as_str(), data["seq"].as_u64().unwrap_or_default());
    let mut world = shared.lock();
    let Some(session) = world.sessions.iter_mut().find(|session| Some(&*session.id) == id) else {
        let invalid = json!({"op": 9, "d": false, "s": null, "t": null});
        let _ = orders.send(Order::Send(invalid));
        return;
    };
    session.connect(number, orders.clone(), seen);
    session.dispatch("RESUMED", &json!({}));
    world.changed();
}

/// Closes every connection, because the sandbox is shutting down.
pub(crate) fn goodbye(shared: &Shared) {
    let world = shared.lock();
    for session in &world.sessions {
        session.order(Order::Close(1001));
    }
}
