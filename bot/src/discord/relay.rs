//! Between the library and Discord's gateway. The library runs the session: it identifies, beats,
//! counts events and resumes. But it reads every event with strict types, so that one odd field costs
//! the event, or even the session; it keeps close codes to itself and spins on some of them; and it
//! resumes at the wrong address. None of that can be changed from outside, and it connects to nothing
//! but an address. So it is given one on this machine, and what passes is read here:
//!
//! - Events go to the [`Listener`](super::listener::Listener), which reads what it uses. The library is told of their
//!   numbers, and of a session in the few words that it needs.
//! - However a connection ends, the library is told to resume, or the session is over here. It never
//!   sees an end that it does not understand.
//! - A session is resumed where Discord said, and from the usual address if nobody is there.

use std::fmt::Display;
use std::net::Ipv4Addr;
use std::pin::pin;
use std::time::Duration;

use futures_util::stream::FuturesUnordered;
use futures_util::{SinkExt as _, StreamExt as _};
use port::Application;
use port::backoff::Backoff;
use reqwest::StatusCode;
use serde_json::{Value as Json, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async};
use tokio_util::sync::CancellationToken;

use super::beginning::BACKOFF;
use super::closing::{AfterClose, Close};
use super::events::{GatewayDispatch, Ready};
use super::fields::{Fields, RawField};
use super::gateway::Lost;
use super::shard::{FAREWELL, Line};
use super::wire::{NoWire, Wire, WireFrame};
use crate::metrics::GatewayEvent;

/// How often a connection must show a sign of life.
const PROBE_EVERY: Duration = Duration::from_secs(10);
/// One that is silent for so long is given up.
const SILENT: Duration = Duration::from_secs(25);
/// How long the library may take to connect to this.
const LIBRARY_WITHIN: Duration = Duration::from_secs(10);
/// A connection that lasted for so long was a good one.
const GOOD: Duration = Duration::from_secs(60);
/// So many connections in a row may fail to resume a session.
const RESUMES: u32 = 6;
/// The wait before a session follows one that Discord calls invalid ("Gateway Events", Invalid Session).
const INVALID: Backoff = Backoff { least: Duration::from_secs(1), most: Duration::from_secs(5) };
/// The code with which a session ends, and one with which it may be resumed.
const NORMAL: u16 = 1000;
const STAYS: u16 = 4000;
/// How often a session beats if Discord does not say it in a way that can be read, in milliseconds.
const USUAL_BEAT: i64 = 41_250;

/// What the library is told besides events.
const HEARTBEAT: &str = r#"{"op":1,"d":null}"#;
const RECONNECT: &str = r#"{"op":7,"d":null}"#;
const ACKNOWLEDGED: &str = r#"{"op":11,"d":null}"#;

type Library = WebSocketStream<TcpStream>;

/// Why passing on has ended.
enum Ending {
    /// It was told to.
    Stopped,
    /// The session goes on over another connection.
    Resume(String),
    /// The session is over.
    Over(Lost),
}

/// Passes on for one session.
pub(super) struct Relay<'a, A> {
    line: &'a Line<A>,
    door: TcpListener,
    /// Whoever does not know it is not the library.
    path: String,
    /// The usual address of the gateway.
    usual: String,
    /// Whether a session has begun.
    begun: bool,
    /// Where it is resumed.
    resumed_at: Option<String>,
    /// Whether it stands at the moment.
    stands: bool,
    /// The number of the last event.
    seq: Option<i64>,
}

impl<'a, A: Application> Relay<'a, A> {
    /// Takes an address on this machine, for a session at this address of the gateway.
    pub(super) async fn open(line: &'a Line<A>, usual: &str) -> Result<Self, Lost> {
        let nowhere =
            |error: &dyn Display| Lost::Now(format!("no address on this machine: {error}"));
        let mut secret = [0; 16];
        getrandom::fill(&mut secret).map_err(|error| nowhere(&error))?;
        let door = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        Ok(Self {
            line,
            door: door.map_err(|error| nowhere(&error))?,
            path: format!("/{:032x}", u128::from_ne_bytes(secret)),
            usual: usual.to_owned(),
            begun: false,
            resumed_at: None,
            stands: false,
            seq: None,
        })
    }

    /// Where the library is to connect.
    pub(super) fn address(&self) -> std::io::Result<String> {
        Ok(format!("ws://{}{}", self.door.local_addr()?, self.path))
    }

    /// Passes on, through every loss of the connection, until the session is over or it is told to stop.
    pub(super) async fn run(
        &mut self,
        mut wire: Wire,
        stop: &CancellationToken,
    ) -> Result<(), Lost> {
        let mut library = self.accept().await?;
        let mut failed = 0;
        loop {
            let since = Instant::now();
            let ending = self.pass(&mut wire, &mut library, stop).await;
            if self.stands && !matches!(ending, Ending::Stopped) {
                self.line.lost();
                self.line.metrics().gateway(GatewayEvent::Lost);
            }
            let why = match ending {
                Ending::Stopped => {
                    self.leave(wire).await;
                    return Ok(());
                }
                Ending::Over(lost) => return Err(lost),
                Ending::Resume(why) => why,
            };
            failed = if since.elapsed() > GOOD { 0 } else { failed + 1 };
            if !self.begun || failed > RESUMES {
                return Err(Lost::Now(why));
            }
            self.stands = false;
            tracing::info!(shard = self.line.shard, "the connection is lost ({why}); resuming");
            // A beat that Discord did not acknowledge any more is none that the library waits for.
            for word in [ACKNOWLEDGED, RECONNECT] {
                tell(&mut library, word.to_owned()).await?;
            }
            library = self.accept().await?;
            let connected = tokio::select! {
                () = stop.cancelled() => return Ok(()),
                connected = self.reconnect(&mut library, failed) => connected?,
            };
            wire = connected;
        }
    }

    /// Lets the library in, and nobody else.
    #[expect(clippy::result_large_err, reason = "the refusal is an answer of the handshake")]
    async fn accept(&self) -> Result<Library, Lost> {
        let admit = |request: &Request, welcome: Response| {
            if request.uri().path() == self.path {
                return Ok(welcome);
            }
            let mut refusal = ErrorResponse::new(None);
            *refusal.status_mut() = StatusCode::NOT_FOUND;
            Err(refusal)
        };
        let mut greeted = FuturesUnordered::new();
        let accepting = async {
            loop {
                tokio::select! {
                    taken = self.door.accept() => if let Ok((stream, _)) = taken {
                        let _ = stream.set_nodelay(true);
                        greeted.push(accept_hdr_async(stream, admit));
                    },
                    Some(greeted) = greeted.next() => if let Ok(library) = greeted {
                        return library;
                    },
                }
            }
        };
        timeout(LIBRARY_WITHIN, accepting).await.map_err(|_| gave_up())
    }

    /// Passes on until the connection ends.
    async fn pass(
        &mut self,
        wire: &mut Wire,
        library: &mut Library,
        stop: &CancellationToken,
    ) -> Ending {
        let mut probe = interval(PROBE_EVERY);
        probe.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let passed = tokio::select! {
                () = stop.cancelled() => Err(Ending::Stopped),
                frame = wire.next() => match frame {
                    WireFrame::Payload(text) => match self.hear(&text) {
                        Ok(Some(word)) => tell(library, word).await.map_err(Ending::Over),
                        Ok(None) => Ok(()),
                        Err(ending) => {
                            wire.close(STAYS).await;
                            Err(ending)
                        }
                    },
                    WireFrame::Unreadable(why) => {
                        self.line.unreadable("a payload", &why);
                        Ok(())
                    }
                    WireFrame::Closed(close) => Err(self.closed(&close)),
                },
                said = library.next() => match said {
                    Some(Ok(Message::Text(text))) => {
                        wire.send(text).await.map_err(|close| self.closed(&close))
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Ending::Over(gave_up())),
                    Some(Ok(_)) => Ok(()),
                },
                _ = probe.tick() => self.probe(wire).await,
            };
            if let Err(ending) = passed {
                return ending;
            }
        }
    }

    /// Asks for a sign of life. A connection that breaks without a word looks like a quiet one.
    async fn probe(&mut self, wire: &mut Wire) -> Result<(), Ending> {
        if wire.silent_for() > SILENT {
            self.line.metrics().gateway(GatewayEvent::Silent);
            return Err(Ending::Resume("no sign of life".to_owned()));
        }
        if self.stands {
            let beat = json!({ "op": 1, "d": self.seq }).to_string();
            wire.send(beat).await.map_err(|close| self.closed(&close))?;
        }
        Ok(())
    }

    /// Hears a payload; what the library is told of it.
    fn hear(&mut self, text: &str) -> Result<Option<String>, Ending> {
        let Some(payload) = Fields::of(text) else {
            self.line.unreadable("a payload", &"it is no object");
            return Ok(None);
        };
        let data = payload.get("d").map_or("null", RawField::raw);
        Ok(match payload.read("op", RawField::whole).unwrap_or(-1) {
            0 => {
                let kind = payload.read("t", RawField::text).unwrap_or_default();
                self.dispatch(payload.read("s", RawField::whole), &kind, data)?
            }
            1 => Some(HEARTBEAT.to_owned()),
            7 => return Err(Ending::Resume("Discord asks for another connection".to_owned())),
            9 if data == "true" => {
                return Err(Ending::Resume("the session is not valid for now".to_owned()));
            }
            9 => {
                let why = "the session is not valid any more".to_owned();
                return Err(Ending::Over(Lost::Later(why, INVALID.jittered(3))));
            }
            10 => Some(hello(data)),
            11 => Some(ACKNOWLEDGED.to_owned()),
            _ => None,
        })
    }

    /// Hears an event. The library is told that there was one, because it counts them.
    fn dispatch(
        &mut self,
        number: Option<i64>,
        kind: &str,
        data: &str,
    ) -> Result<Option<String>, Ending> {
        self.seq = number.filter(|number| *number >= 0).or(self.seq);
        let told = |kind: &str, data: Json| {
            json!({ "op": 0, "s": self.seq.unwrap_or(0), "t": kind, "d": data }).to_string()
        };
        let (event, told) = match GatewayDispatch::read(kind, data) {
            Ok(event) => {
                let told = match &event {
                    GatewayDispatch::Ready(ready) => told(kind, minimal(ready)),
                    GatewayDispatch::Resumed => told(kind, json!({})),
                    _ => told("OTHER", Json::Null),
                };
                (event, told)
            }
            Err(error) => {
                self.line.unreadable(kind, &error);
                if kind == "READY" {
                    return Err(Ending::Over(Lost::Now("a session without a name".to_owned())));
                }
                (GatewayDispatch::Other, told("OTHER", Json::Null))
            }
        };
        if let GatewayDispatch::Ready(ready) = &event {
            self.begun = true;
            let is_safe =
                |url: &String| url.starts_with("wss://") || self.usual.starts_with("ws://");
            self.resumed_at = ready.resume_gateway_url.clone().filter(is_safe);
        }
        self.stands |= matches!(event, GatewayDispatch::Ready(_) | GatewayDispatch::Resumed);
        self.line.hear(&event);
        Ok(Some(told))
    }

    /// Discord has closed, or the connection broke.
    fn closed(&self, close: &Close) -> Ending {
        let Close { code, reason } = close;
        self.line.metrics().closed(*code);
        tracing::info!(shard = self.line.shard, ?code, ?reason, "the gateway closed a connection");
        match close.after() {
            AfterClose::Resume => Ending::Resume(close.to_string()),
            AfterClose::Over(lost) => Ending::Over(lost),
        }
    }

    /// Connects again, however long that takes; what the library says meanwhile follows then.
    async fn reconnect(&self, library: &mut Library, failed: u32) -> Result<Wire, Lost> {
        let mut connecting = pin!(self.connect(failed));
        let mut held = Vec::new();
        loop {
            tokio::select! {
                mut wire = &mut connecting => {
                    for said in held {
                        // If it is broken already, that is noticed soon.
                        let _ = wire.send(said).await;
                    }
                    return Ok(wire);
                }
                said = library.next() => match said {
                    Some(Ok(Message::Text(said))) if is_beat(&said) => {
                        tell(library, ACKNOWLEDGED.to_owned()).await?;
                    }
                    Some(Ok(Message::Text(said))) => held.push(said),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(gave_up()),
                    Some(Ok(_)) => {}
                },
            }
        }
    }

    /// A connection for a session that is to be resumed, after so many that did not last.
    async fn connect(&self, failed: u32) -> Wire {
        let (mut attempts, mut told) = (failed.saturating_sub(1), Duration::ZERO);
        loop {
            if attempts > 0 {
                tokio::time::sleep(BACKOFF.jittered(attempts).max(told)).await;
            }
            attempts += 1;
            for url in self.resumed_at.iter().chain([&self.usual]) {
                match Wire::connect(url, self.line.agent()).await {
                    Ok(wire) => return wire,
                    Err(NoWire { why, after }) => {
                        self.line.metrics().gateway(GatewayEvent::Unreachable);
                        tracing::warn!(
                            shard = self.line.shard,
                            "the gateway is not reached ({why})"
                        );
                        told = after;
                    }
                }
            }
        }
    }

    /// Ends the session. What was on its way is still heard.
    async fn leave(&mut self, mut wire: Wire) {
        let leaving = async {
            wire.close(NORMAL).await;
            loop {
                match wire.next().await {
                    WireFrame::Payload(text) => drop(self.hear(&text)),
                    WireFrame::Unreadable(_) => {}
                    WireFrame::Closed(_) => return,
                }
            }
        };
        let _ = timeout(FAREWELL, leaving).await;
    }
}

async fn tell(library: &mut Library, word: String) -> Result<(), Lost> {
    library.send(Message::Text(word)).await.map_err(|_| gave_up())
}

fn gave_up() -> Lost {
    Lost::Now("the library has given the session up".to_owned())
}

fn is_beat(said: &str) -> bool {
    Fields::of(said).and_then(|said| said.read("op", RawField::whole)) == Some(1)
}

/// How often to beat.
fn hello(data: &str) -> String {
    let every =
        Fields::of(data).and_then(|hello| hello.read("heartbeat_interval", RawField::number));
    let every = every.map_or(USUAL_BEAT, |every| (every as i64).max(1_000));
    json!({ "op": 10, "d": { "heartbeat_interval": every } }).to_string()
}

/// What the library needs to know of a session: it cannot do without the rest, and does not use it.
fn minimal(ready: &Ready) -> Json {
    json!({
        "v": 10, "user": { "id": "1", "username": "" }, "guilds": [],
        "session_id": ready.session_id, "resume_gateway_url": "",
        "application": { "id": "1", "flags": 0 },
    })
}

#[cfg(test)]
mod tests {
    use serenity::model::event::{Event, GatewayEvent as TheirEvent};

    use super::*;

    fn told(kind: &str, data: Json) -> TheirEvent {
        let told = json!({ "op": 0, "s": 7, "t": kind, "d": data }).to_string();
        serde_json::from_str(&told).unwrap()
    }

    #[test]
    fn the_library_can_read_whatever_it_is_told() {
        let ready = r#"{"session_id":"abc","user":1,"application":[]}"#;
        let Ok(GatewayDispatch::Ready(ready)) = GatewayDispatch::read("READY", ready) else {
            panic!("a session")
        };
        let ready = minimal(&ready);
        let TheirEvent::Dispatch(7, Event::Ready(event)) = told("READY", ready) else {
            panic!("a session")
        };
        assert_eq!(event.ready.session_id, "abc");
        let resumed = told("RESUMED", json!({}));
        assert!(matches!(resumed, TheirEvent::Dispatch(7, Event::Resumed(_))));
        let other = told("OTHER", Json::Null);
        assert!(matches!(other, TheirEvent::Dispatch(7, Event::Unknown(_))));
        let read = |word: &str| serde_json::from_str::<TheirEvent>(word).unwrap();
        assert!(matches!(read(HEARTBEAT), TheirEvent::Heartbeat(..)));
        assert!(matches!(read(RECONNECT), TheirEvent::Reconnect));
        assert!(matches!(read(ACKNOWLEDGED), TheirEvent::HeartbeatAck));
        assert!(matches!(read(&hello("[]")), TheirEvent::Hello(41_250)));
        let said = r#"{"heartbeat_interval":45000.5,"_trace":{}}"#;
        assert!(matches!(read(&hello(said)), TheirEvent::Hello(45_000)));
    }
}
