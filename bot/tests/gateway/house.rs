//! A gateway on loopback that does as a test says, the REST interface that goes with it, and bots on them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use bot::config::Secret;
use bot::discord::{Bot, GatewayError, RestPlatform, connect};
use bot::metrics::Metrics;
use futures_util::{SinkExt as _, StreamExt as _};
use port::{Application, Incident, Interaction, Message, Reply};
use serde_json::{Value as Json, json};
use storage::Fleet;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::handshake::server::{Request as Upgrade, Response as Welcome};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, tungstenite};
use tokio_util::sync::CancellationToken;

/// How long anything may take before a test gives up: far longer than it should, because the machine
/// may be busy with something else.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// Answers everything.
pub(crate) struct Polite;

impl Application for Polite {
    fn commands(&self) -> Json {
        json!([])
    }

    async fn handle(&self, _: Interaction) -> Reply {
        Reply::Private(Message::text("yes"))
    }

    fn apology(&self, _: &Interaction, _: &Incident) -> Message {
        Message::text("sorry")
    }
}

/// What Discord's REST interface says and has heard.
pub(crate) struct Office {
    pub(crate) entrance: Json,
    /// A status that is given to so many requests for the entrance, with a header and a body.
    pub(crate) refusals: Vec<(u16, &'static str, &'static str)>,
    pub(crate) asked: Vec<Instant>,
    pub(crate) agents: BTreeSet<String>,
    /// The interactions that were answered.
    pub(crate) answered: BTreeSet<String>,
}

pub(crate) type Desk = Arc<Mutex<Office>>;

async fn serve(State(desk): State<Desk>, request: Request) -> Response {
    let mut office = desk.lock().unwrap();
    let agent = request.headers()["user-agent"].to_str().unwrap().to_owned();
    office.agents.insert(agent);
    let path = request.uri().path().trim_start_matches("/api/v10").to_owned();
    if path == "/gateway/bot" {
        office.asked.push(Instant::now());
        if let Some((status, wait, body)) = office.refusals.pop() {
            let status = StatusCode::from_u16(status).unwrap();
            return (status, [("retry-after", wait)], body).into_response();
        }
    }
    if let Some(rest) = path.strip_prefix("/interactions/") {
        office.answered.insert(rest.split('/').next().unwrap().to_owned());
        return StatusCode::NO_CONTENT.into_response();
    }
    let body = match (request.method(), path.as_str()) {
        (_, "/gateway/bot") => office.entrance.clone(),
        (&Method::GET, path) if path.ends_with("/emojis") => json!({ "items": [] }),
        _ => json!([]),
    };
    axum::Json(body).into_response()
}

/// What a connection is told to do.
pub(crate) enum Order {
    Say(Json),
    Close(u16, &'static str),
    Break,
}

/// A connection of the bot, as the gateway sees it.
pub(crate) struct Caller {
    /// The address that it came to.
    pub(crate) path: String,
    pub(crate) agent: String,
    /// Its first payload: it identifies or resumes.
    pub(crate) first: Json,
    pub(crate) orders: UnboundedSender<Order>,
}

impl Caller {
    pub(crate) fn say(&self, number: u64, kind: &str, data: Json) {
        let event = json!({ "op": 0, "s": number, "t": kind, "d": data });
        self.orders.send(Order::Say(event)).unwrap();
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.orders.is_closed()
    }

    pub(crate) fn shard(&self) -> &Json {
        &self.first["d"]["shard"]
    }

    /// Begins the session.
    pub(crate) fn welcome(&self) {
        assert_eq!(self.first["op"], json!(2), "{}", self.first["op"]);
        self.say(
            1,
            "READY",
            json!({
                "v": 10, "user": { "id": "3", "username": "carcas", "avatar": null }, "guilds": [],
                "session_id": "the session", "application": { "id": "3", "flags": 0 },
                "resume_gateway_url": "ws://RESUME",
            }),
        );
    }
}

pub(crate) struct House {
    pub(crate) desk: Desk,
    pub(crate) callers: UnboundedReceiver<Caller>,
    origin: String,
    pub(crate) bots: Vec<Running>,
    interactions: u64,
}

/// A bot.
pub(crate) struct Running {
    stop: CancellationToken,
    pub(crate) ended: JoinHandle<Result<(), GatewayError>>,
    metrics: Arc<Metrics>,
}

impl Running {
    fn start(origin: &str, fleet: Arc<dyn Fleet>) -> Self {
        let metrics: Arc<Metrics> = Arc::default();
        let token = Secret::new("token");
        let rest = RestPlatform::new(&token, Some(origin), Arc::clone(&fleet)).unwrap();
        let stop = CancellationToken::new();
        let bot = Bot {
            app: Arc::new(Polite),
            rest: Arc::new(rest.measured_by(Arc::clone(&metrics))),
            online: Arc::default(),
            wake: Vec::new(),
            fleet,
            stop: stop.clone(),
        };
        Self { stop, ended: tokio::spawn(connect(bot)), metrics }
    }
}

/// A connection's task: it greets, hands the caller over, and does as it is told.
#[expect(clippy::result_large_err, reason = "the type of the handshake")]
async fn host(socket: TcpStream, resumed_at: String, callers: UnboundedSender<Caller>) {
    let (mut path, mut agent) = (String::new(), String::new());
    let note = |upgrade: &Upgrade, welcome: Welcome| {
        path = upgrade.uri().to_string();
        agent = upgrade.headers()["user-agent"].to_str().unwrap().to_owned();
        Ok(welcome)
    };
    let Ok(mut socket) = accept_hdr_async(socket, note).await else { return };
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": 1_000, "_trace": [] } });
    say(&mut socket, &hello).await;
    let Some(Ok(first)) = socket.next().await else { return };
    let first = serde_json::from_str(first.to_text().unwrap()).unwrap();
    let (orders, mut ordered) = unbounded_channel();
    if callers.send(Caller { path, agent, first, orders }).is_err() {
        return;
    }
    loop {
        tokio::select! {
            said = socket.next() => match said {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    let said: Json = serde_json::from_str(&text).unwrap();
                    assert_eq!(said["op"], json!(1), "nobody begins a session twice");
                    say(&mut socket, &json!({ "op": 11 })).await;
                }
                Some(Ok(_)) => {}
                _ => return,
            },
            order = ordered.recv() => match order {
                Some(Order::Say(event)) => {
                    let text = event.to_string().replace("ws://RESUME", &resumed_at);
                    let _ = socket.send(tungstenite::Message::Text(text)).await;
                }
                Some(Order::Close(code, reason)) => {
                    let frame = CloseFrame { code: code.into(), reason: reason.into() };
                    let _ = socket.close(Some(frame)).await;
                    while let Some(Ok(_)) = socket.next().await {}
                    return;
                }
                Some(Order::Break) => return,
                // Nobody has orders any more; the bot goes on.
                None => while let Some(Ok(_)) = socket.next().await {},
            },
        }
    }
}

async fn say(socket: &mut WebSocketStream<TcpStream>, payload: &Json) {
    let _ = socket.send(tungstenite::Message::Text(payload.to_string())).await;
}

impl House {
    /// A bot on a gateway that wants so many shards, and whose day has so many sessions left.
    pub(crate) async fn open(shards: u32) -> Self {
        Self::with(shards, |_| ()).await
    }

    /// The same, where something is different.
    pub(crate) async fn with(shards: u32, change: impl FnOnce(&mut Office)) -> Self {
        let mut house = Self::empty(shards).await;
        change(&mut house.desk.lock().unwrap());
        house.start(Arc::new(storage::alone::Alone::default()));
        house
    }

    /// The same, without a bot.
    pub(crate) async fn empty(shards: u32) -> Self {
        let gateway = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("ws://{}", gateway.local_addr().unwrap());
        let (sender, callers) = unbounded_channel();
        let resumed_at = format!("{url}/resume");
        tokio::spawn(async move {
            while let Ok((socket, _)) = gateway.accept().await {
                tokio::spawn(host(socket, resumed_at.clone(), sender.clone()));
            }
        });
        let limit = json!({ "total": 1000, "remaining": 1000, "reset_after": 86_400_000,
                            "max_concurrency": 1, "identify_every_ms": 0 });
        let entrance = json!({ "url": url, "shards": shards, "session_start_limit": limit });
        let office = Office {
            entrance,
            refusals: Vec::new(),
            asked: Vec::new(),
            agents: BTreeSet::new(),
            answered: BTreeSet::new(),
        };
        let desk: Desk = Arc::new(Mutex::new(office));
        let rest = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", rest.local_addr().unwrap());
        let app = Router::new().fallback(serve).with_state(Arc::clone(&desk));
        tokio::spawn(async move { axum::serve(rest, app).await });
        Self { desk, callers, origin, bots: Vec::new(), interactions: 0 }
    }

    /// Starts another bot.
    pub(crate) fn start(&mut self, fleet: Arc<dyn Fleet>) {
        self.bots.push(Running::start(&self.origin, fleet));
    }

    pub(crate) async fn next(&mut self) -> Caller {
        let next = tokio::time::timeout(PATIENCE, self.callers.recv()).await;
        next.expect("waited in vain for the bot").unwrap()
    }

    /// Whether what somebody does over a connection is answered.
    pub(crate) async fn answers(&mut self, caller: &Caller, number: u64) {
        self.interactions += 1;
        let id = self.interactions.to_string();
        let user = json!({ "id": "7", "username": "ada", "global_name": null, "avatar": null,
                           "discriminator": "0" });
        caller.say(
            number,
            "INTERACTION_CREATE",
            json!({
                "id": id, "application_id": "3", "type": 2, "token": "t", "version": 1,
                "channel_id": "5", "user": user, "locale": "en-GB", "entitlements": [],
                "authorizing_integration_owners": {}, "attachment_size_limit": 1,
                "data": { "id": "1", "name": "help", "type": 1 },
            }),
        );
        let begun = Instant::now();
        while !self.desk.lock().unwrap().answered.contains(&id) {
            assert!(begun.elapsed() < PATIENCE, "nobody answers");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// How often a connection was closed with this code.
    pub(crate) fn closed(&self, code: &str) -> u64 {
        let line = format!("carcas_gateway_closes_total{{code=\"{code}\"}} ");
        let text = self.bots[0].metrics.text().unwrap();
        let count = text.lines().find_map(|told| told.strip_prefix(&line));
        count.expect("the code has a number").parse().unwrap()
    }

    /// Stops all bots.
    pub(crate) async fn end(self) {
        for bot in &self.bots {
            bot.stop.cancel();
        }
        for bot in self.bots {
            tokio::time::timeout(PATIENCE, bot.ended).await.unwrap().unwrap().unwrap();
        }
    }
}
