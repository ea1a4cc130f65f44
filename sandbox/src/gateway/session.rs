//! Gateway sessions: what was sent to each bot connection, so that a broken one can be resumed
//! without missing anything, and the faults that break it.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::clock::EpochMillis;
use crate::limits::{SESSION_EVENTS, SESSION_LIVES_MS};
use crate::world::World;

/// How many sessions the gateway wants, and how fast they may be begun.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GatewayTerms {
    pub(crate) shards: u64,
    /// With fewer shards in all, a session is refused.
    pub(crate) required: u64,
    /// How many shards have a place of their own to begin.
    pub(crate) together: u64,
    /// The time between two sessions that begin in the same place. Discord's is five seconds.
    pub(crate) apart: EpochMillis,
}

impl Default for GatewayTerms {
    fn default() -> Self {
        Self { shards: 1, required: 1, together: 1, apart: 0 }
    }
}

/// A session that was begun, or was to be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Identify {
    pub(crate) shard: (u64, u64),
    pub(crate) at: EpochMillis,
    pub(crate) accepted: bool,
}

/// Whether a session of a shard may be begun now; it is noted either way.
pub(crate) fn may_identify(world: &mut World, shard: (u64, u64)) -> bool {
    let (now, terms) = (world.clock.now(), world.terms);
    let place = |shard: u64| shard % terms.together.max(1);
    let mut before = world.identifies.iter().rev();
    let last = before.find(|other| other.accepted && place(other.shard.0) == place(shard.0));
    let accepted = last.is_none_or(|last| now - last.at >= terms.apart);
    world.identifies.push(Identify { shard, at: now, accepted });
    accepted
}

/// An instruction to a session's socket.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    /// Send this payload.
    Send(Value),
    /// Close with this code.
    Close(u16),
    /// Break the connection without a close frame.
    Drop,
}

/// A session, connected or waiting to be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) shard: (u64, u64),
    pub(crate) intents: u64,
    seq: u64,
    sent: VecDeque<(u64, Value)>,
    /// The socket of the session, with its number.
    link: Option<(u64, UnboundedSender<Order>)>,
    lost_at: Option<EpochMillis>,
}

impl Session {
    pub(crate) fn new(id: String, shard: (u64, u64), intents: u64) -> Self {
        let sent = VecDeque::new();
        Self { id, shard, intents, seq: 0, sent, link: None, lost_at: None }
    }

    /// Attaches the session to a socket and replays everything after `seen`.
    pub(crate) fn connect(&mut self, socket: u64, orders: UnboundedSender<Order>, seen: u64) {
        let missed = self.sent.iter().filter(|(seq, _)| *seq > seen);
        for (_, payload) in missed {
            // If the socket is already gone, it will detach from the session again.
            let _ = orders.send(Order::Send(payload.clone()));
        }
        if let Some((_, old)) = self.link.replace((socket, orders)) {
            let _ = old.send(Order::Close(4000));
        }
        self.lost_at = None;
    }

    /// Detaches the socket with this number.
    pub(crate) fn disconnect(&mut self, socket: u64, now: EpochMillis) {
        if self.is_held_by(socket) {
            self.link = None;
            self.lost_at = Some(now);
        }
    }

    /// Sends an event, or stores it for a resume.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let payload = json!({"op": 0, "s": self.seq, "t": name, "d": data});
        self.sent.push_back((self.seq, payload.clone()));
        if self.sent.len() > SESSION_EVENTS {
            self.sent.pop_front();
        }
        self.order(Order::Send(payload));
    }

    /// Sends an instruction to the socket, if there is one. Returns whether there is.
    pub(crate) fn order(&self, order: Order) -> bool {
        self.link.as_ref().is_some_and(|(_, orders)| orders.send(order).is_ok())
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.link.is_some()
    }

    pub(crate) fn is_held_by(&self, socket: u64) -> bool {
        self.link.as_ref().is_some_and(|(number, _)| *number == socket)
    }

    /// Whether an event with this number was sent, or is the one before the first.
    pub(crate) fn has_sent(&self, seq: u64) -> bool {
        seq <= self.seq
    }

    /// Nobody has resumed it in time.
    pub(crate) fn is_over(&self, now: EpochMillis) -> bool {
        self.lost_at.is_some_and(|lost| now - lost > SESSION_LIVES_MS)
    }
}

/// Sends an event to every session whose shard has this server (or shard 0 without one).
pub(crate) fn dispatch(world: &mut World, guild: Option<u64>, name: &str, data: &Value) {
    let now = world.clock.now();
    world.sessions.retain(|session| !session.is_over(now));
    for session in &mut world.sessions {
        let (shard, shards) = session.shard;
        let owner = guild.map_or(0, |id| (id >> 22) % shards.max(1));
        if owner == shard {
            session.dispatch(name, data);
        }
    }
}

/// Breaks every connection the way a test asked for. Returns how many there were.
pub(crate) fn break_connections(world: &mut World, how: &Breakage) -> usize {
    let orders: &[Order] = match how {
        Breakage::Close(code) => &[Order::Close(*code)],
        Breakage::Sharding { .. } => &[Order::Close(4011)],
        Breakage::Drop => &[Order::Drop],
        Breakage::Reconnect => {
            &[Order::Send(json!({"op": 7, "d": null, "s": null, "t": null})), Order::Close(4000)]
        }
        Breakage::Invalidate { resumable } => {
            &[Order::Send(json!({"op": 9, "d": resumable, "s": null, "t": null}))]
        }
    };
    if let Breakage::Sharding { shards } = how {
        world.terms.required = *shards;
    }
    let (mut broken, now) = (0, world.clock.now());
    for session in world.sessions.iter_mut().filter(|session| session.is_connected()) {
        orders.iter().for_each(|order| {
            session.order(order.clone());
        });
        if matches!(how, Breakage::Invalidate { .. }) {
            // It can be resumed on the same connection, too.
            (session.link, session.lost_at) = (None, Some(now));
        }
        broken += 1;
    }
    let ends = match how {
        Breakage::Invalidate { resumable } => !resumable,
        Breakage::Sharding { .. } => true,
        // These codes end the session (topics: opcodes and status codes).
        Breakage::Close(code) => matches!(code, 4003 | 4004 | 4007 | 4009..=4014),
        Breakage::Drop | Breakage::Reconnect => false,
    };
    if ends {
        world.sessions.clear();
    }
    broken
}

/// The ways in which a connection breaks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Breakage {
    /// A close frame with this code.
    Close(u16),
    /// Code 4011, and from now on a bot needs this many shards.
    Sharding { shards: u64 },
    /// No close frame at all.
    Drop,
    /// Opcode 7.
    Reconnect,
    /// Opcode 9.
    Invalidate { resumable: bool },
}
