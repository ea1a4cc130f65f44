//! What a bot says on one connection, and what Discord refuses of it: each refusal is a close code.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::events;
use super::session::{self, Order, Session};
use crate::clock::EpochMillis;
use crate::limits::{PAYLOAD_BYTES, PAYLOADS, PAYLOADS_WINDOW_MS};
use crate::owner;
use crate::world::{Shared, World};

const HEARTBEAT: u64 = 1;
const IDENTIFY: u64 = 2;
const RESUME: u64 = 6;
/// Presence, voice state, members, soundboard sounds: they change nothing here.
const OTHERS: [u64; 4] = [3, 4, 8, 31];

/// Every intent that there is.
const INTENTS: u64 = 0x1_ffff | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;
/// Those that an operator must be granted: members, presences, the content of messages.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// One connection, seen from the side that listens.
pub(super) struct HeardConnection {
    /// The number of the socket.
    pub(super) number: u64,
    pub(super) orders: UnboundedSender<Order>,
    /// The address of the gateway that this bot uses.
    pub(super) url: String,
    /// The bot asked for compressed payloads.
    pub(super) compress: bool,
    /// When the last payloads came.
    recent: VecDeque<EpochMillis>,
    /// The connection is being closed: what comes now is not heard.
    is_closing: bool,
}

impl HeardConnection {
    pub(super) fn new(number: u64, orders: UnboundedSender<Order>, url: String) -> Self {
        Self { number, orders, url, compress: false, recent: VecDeque::new(), is_closing: false }
    }

    /// Handles a payload from the bot.
    pub(super) fn hear(&mut self, shared: &Shared, text: &[u8]) {
        if self.is_closing {
            return;
        }
        if let Err(code) = self.obey(&mut shared.lock(), text) {
            self.is_closing = true;
            let _ = self.orders.send(Order::Close(code));
        }
    }

    fn obey(&mut self, world: &mut World, text: &[u8]) -> Result<(), u16> {
        if text.len() > PAYLOAD_BYTES {
            return Err(4002);
        }
        self.count(world.clock.now())?;
        let payload = serde_json::from_slice::<Value>(text).map_err(|_| 4002_u16)?;
        let (op, data) = (payload["op"].as_u64().ok_or(4002_u16)?, &payload["d"]);
        let is_known = world.sessions.iter().any(|session| session.is_held_by(self.number));
        match op {
            HEARTBEAT => {
                self.send(json!({"op": 11, "d": null, "s": null, "t": null}));
                Ok(())
            }
            IDENTIFY | RESUME if is_known => Err(4005),
            IDENTIFY => self.identify(world, data),
            RESUME => self.resume(world, data),
            other if OTHERS.contains(&other) => is_known.then_some(()).ok_or(4003),
            _ => Err(4001),
        }
    }

    /// Refuses more payloads in a minute than are allowed.
    fn count(&mut self, now: EpochMillis) -> Result<(), u16> {
        while self.recent.front().is_some_and(|at| now - at >= PAYLOADS_WINDOW_MS) {
            self.recent.pop_front();
        }
        self.recent.push_back(now);
        if self.recent.len() > PAYLOADS { Err(4008) } else { Ok(()) }
    }

    fn send(&self, payload: Value) {
        // If the socket is gone, nobody waits for it.
        let _ = self.orders.send(Order::Send(payload));
    }

    fn identify(&mut self, world: &mut World, data: &Value) -> Result<(), u16> {
        let token = data["token"].as_str().ok_or(4004_u16)?;
        if !owner::admits(world, token, false) {
            return Err(4004);
        }
        let shard = shard(&data["shard"]).ok_or(4010_u16)?;
        let intents = data["intents"].as_u64().ok_or(4013_u16)?;
        if intents & !INTENTS != 0 {
            return Err(4013);
        }
        if intents & PRIVILEGED != 0 {
            return Err(4014);
        }
        if shard.1 < world.terms.required {
            return Err(4011);
        }
        if !session::may_identify(world, shard) {
            self.send(invalid_session());
            return Ok(());
        }
        self.compress = data["compress"] == true;
        owner::record_session(world);
        let id = format!("{:032x}", world.clock.snowflake().0);
        let mut session = Session::new(id, shard, intents);
        session.connect(self.number, self.orders.clone(), 0);
        let ready = events::ready(world, &session, &self.url);
        session.dispatch("READY", &ready);
        for guild in events::guilds(world, shard, intents) {
            session.dispatch("GUILD_CREATE", &guild);
        }
        world.sessions.push(session);
        world.changed();
        Ok(())
    }

    fn resume(&mut self, world: &mut World, data: &Value) -> Result<(), u16> {
        let token = data["token"].as_str().ok_or(4004_u16)?;
        if !owner::is_own(world, token) {
            return Err(4004);
        }
        let now = world.clock.now();
        world.sessions.retain(|session| !session.is_over(now));
        let (id, seen) = (data["session_id"].as_str(), data["seq"].as_u64().unwrap_or_default());
        let known = world.sessions.iter().position(|session| Some(&*session.id) == id);
        let Some(at) = known else {
            self.send(invalid_session());
            return Ok(());
        };
        if !world.sessions[at].has_sent(seen) {
            world.sessions.remove(at);
            return Err(4007);
        }
        world.sessions[at].connect(self.number, self.orders.clone(), seen);
        world.sessions[at].dispatch("RESUMED", &json!({}));
        world.changed();
        Ok(())
    }
}

fn invalid_session() -> Value {
    json!({"op": 9, "d": false, "s": null, "t": null})
}

/// The shard of an IDENTIFY: its number and how many there are. Without one there is one.
fn shard(given: &Value) -> Option<(u64, u64)> {
    if given.is_null() {
        return Some((0, 1));
    }
    let (number, all) = (given[0].as_u64()?, given[1].as_u64()?);
    (number < all).then_some((number, all))
}
