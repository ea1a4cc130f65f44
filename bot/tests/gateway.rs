//! A gateway that closes connections with every code, sends odd events and wants more shards: what the
//! real bot does about it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use app::port::{Application, Incident, Interaction, Message, Reply};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse as _, Response};
use bot::config::Secret;
use bot::discord::{Bot, GatewayError, RestPlatform, connect};
use bot::metrics::Metrics;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value as Json, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::handshake::server::{Request as Upgrade, Response as Welcome};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_hdr_async, tungstenite};
use tokio_util::sync::CancellationToken;

/// How long anything may take before a test gives up: far longer than it should, because the machine
/// may be busy with something else.
const PATIENCE: Duration = Duration::from_secs(240);

/// Answers everything.
struct Polite;

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
struct Office {
    entrance: Json,
    /// A status that is given to so many requests for the entrance, with a header and a body.
    refusals: Vec<(u16, &'static str, &'static str)>,
    asked: Vec<Instant>,
    agents: BTreeSet<String>,
    /// The interactions that were answered.
    answered: BTreeSet<String>,
}

type Desk = Arc<Mutex<Office>>;

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
enum Order {
    Say(Json),
    Close(u16, &'static str),
    Break,
}

/// A connection of the bot, as the gateway sees it.
struct Caller {
    /// The address that it came to.
    path: String,
    agent: String,
    /// Its first payload: it identifies or resumes.
    first: Json,
    orders: UnboundedSender<Order>,
}

impl Caller {
    fn say(&self, number: u64, kind: &str, data: Json) {
        let event = json!({ "op": 0, "s": number, "t": kind, "d": data });
        self.orders.send(Order::Say(event)).unwrap();
    }

    fn is_open(&self) -> bool {
        !self.orders.is_closed()
    }

    fn shard(&self) -> &Json {
        &self.first["d"]["shard"]
    }

    /// Begins the session.
    fn welcome(&self) {
        assert_eq!(self.first["op"], json!(2), "{}", self.first["op"]);
        self.say(1, "READY", json!({
            "v": 10, "user": { "id": "3", "username": "carcas", "avatar": null }, "guilds": [],
            "session_id": "the session", "application": { "id": "3", "flags": 0 },
            "resume_gateway_url": "ws://RESUME",
        }));
    }
}

struct House {
    desk: Desk,
    callers: UnboundedReceiver<Caller>,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), GatewayError>>,
    metrics: Arc<Metrics>,
    interactions: u64,
}

/// A connection's task: it greets, hands the caller over, and does as it is told.
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
    async fn open(shards: u32) -> Self {
        Self::with(shards, |_| ()).await
    }

    async fn with(shards: u32, change: impl FnOnce(&mut Office)) -> Self {
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
        let mut office = Office {
            entrance,
            refusals: Vec::new(),
            asked: Vec::new(),
            agents: BTreeSet::new(),
            answered: BTreeSet::new(),
        };
        change(&mut office);
        let desk: Desk = Arc::new(Mutex::new(office));
        let rest = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", rest.local_addr().unwrap());
        let app = Router::new().fallback(serve).with_state(Arc::clone(&desk));
        tokio::spawn(async move { axum::serve(rest, app).await });
        let fleet = || Arc::new(storage::alone::Alone::default());
        let metrics: Arc<Metrics> = Arc::default();
        let rest = RestPlatform::new(&Secret::new("token"), Some(&origin), fleet()).unwrap();
        let stop = CancellationToken::new();
        let bot = Bot {
            app: Arc::new(Polite),
            rest: Arc::new(rest.measured_by(Arc::clone(&metrics))),
            online: Arc::default(),
            wake: Vec::new(),
            fleet: fleet(),
            stop: stop.clone(),
        };
        let bot = tokio::spawn(connect(bot));
        Self { desk, callers, stop, bot, metrics, interactions: 0 }
    }

    async fn next(&mut self) -> Caller {
        let next = tokio::time::timeout(PATIENCE, self.callers.recv()).await;
        next.expect("waited in vain for the bot").unwrap()
    }

    /// Whether what somebody does over a connection is answered.
    async fn answers(&mut self, caller: &Caller, number: u64) {
        self.interactions += 1;
        let id = self.interactions.to_string();
        let user = json!({ "id": "7", "username": "ada", "global_name": null, "avatar": null,
                           "discriminator": "0" });
        caller.say(number, "INTERACTION_CREATE", json!({
            "id": id, "application_id": "3", "type": 2, "token": "t", "version": 1,
            "channel_id": "5", "user": user, "locale": "en-GB", "entitlements": [],
            "authorizing_integration_owners": {}, "attachment_size_limit": 1,
            "data": { "id": "1", "name": "help", "type": 1 },
        }));
        let begun = Instant::now();
        while !self.desk.lock().unwrap().answered.contains(&id) {
            assert!(begun.elapsed() < PATIENCE, "nobody answers");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// How often a connection was closed with this code.
    fn closed(&self, code: &str) -> u64 {
        let line = format!("carcas_gateway_closes_total{{code=\"{code}\"}} ");
        let text = self.metrics.text().unwrap();
        let count = text.lines().find_map(|told| told.strip_prefix(&line));
        count.expect("the code has a number").parse().unwrap()
    }

    async fn end(self) -> Result<(), GatewayError> {
        self.stop.cancel();
        tokio::time::timeout(PATIENCE, self.bot).await.unwrap().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_resumed_where_discord_said_after_any_end_that_allows_it() {
    let mut house = House::open(1).await;
    let mut caller = house.next().await;
    assert!(!caller.path.starts_with("/resume"), "{}", caller.path);
    caller.welcome();
    house.answers(&caller, 2).await;
    let ends = [Order::Close(4000, "odd"), Order::Break, Order::Close(1001, ""), Order::Say(
        json!({ "op": 7, "d": null }),
    )];
    for (last, end) in (2..).zip(ends) {
        caller.orders.send(end).unwrap();
        caller = house.next().await;
        let resumed = &caller.first;
        let d = json!({ "token": "Bot token", "session_id": "the session", "seq": last });
        assert_eq!((&resumed["op"], &resumed["d"]), (&json!(6), &d));
        assert!(caller.path.starts_with("/resume?v=10"), "{}", caller.path);
        caller.say(last + 1, "RESUMED", json!({}));
    }
    house.answers(&caller, 7).await;
    assert_eq!(["4000", "none", "1001", "other"].map(|code| house.closed(code)), [1, 1, 1, 0]);
    house.end().await.unwrap();
    assert!(!caller.is_open() || caller.orders.send(Order::Break).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_over_is_followed_by_another() {
    for code in [4003, 4007, 4009] {
        let mut house = House::open(1).await;
        let caller = house.next().await;
        caller.welcome();
        house.answers(&caller, 2).await;
        let closed = Instant::now();
        caller.orders.send(Order::Close(code, "")).unwrap();
        let caller = house.next().await;
        caller.welcome();
        house.answers(&caller, 2).await;
        assert!(!caller.path.starts_with("/resume"), "{code}: {}", caller.path);
        assert_eq!(house.closed(&code.to_string()), 1, "{:?}", closed.elapsed());
        house.end().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_discord_will_never_accept_ends_and_says_why() {
    let why = [(4004, "token"), (4010, "shard"), (4012, "newest"), (4013, "4013"), (4014, "portal")];
    for (code, word) in why {
        let mut house = House::open(1).await;
        house.next().await.orders.send(Order::Close(code, "")).unwrap();
        let ended = tokio::time::timeout(PATIENCE, &mut house.bot).await.unwrap().unwrap();
        let error = ended.unwrap_err().to_string();
        assert!(error.contains(word), "{code}: {error}");
        assert_eq!(house.closed(&code.to_string()), 1);
        assert!(house.callers.try_recv().is_err(), "{code}: it tries no more");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_grown_shards_itself_anew() {
    for (told, expected) in [(3, 3), (1, 2)] {
        let mut house = House::open(1).await;
        let caller = house.next().await;
        assert_eq!(caller.shard(), &json!([0, 1]));
        house.desk.lock().unwrap().entrance["shards"] = json!(told);
        caller.orders.send(Order::Close(4011, "Sharding required")).unwrap();
        let mut shards = BTreeSet::new();
        for _ in 0..expected {
            let caller = house.next().await;
            caller.welcome();
            house.answers(&caller, 2).await;
            shards.insert(caller.shard().to_string());
            std::mem::forget(caller);
        }
        let all: BTreeSet<String> = (0..expected).map(|n| json!([n, expected]).to_string()).collect();
        assert_eq!(shards, all);
        assert_eq!(house.closed("4011"), 1, "no session is begun in vain");
        assert!(house.callers.try_recv().is_err());
        house.end().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_still_heard_is_heard_until_the_new_shards_stand() {
    let mut house = House::open(2).await;
    let (first, second) = (house.next().await, house.next().await);
    first.welcome();
    second.welcome();
    house.answers(&second, 2).await;
    house.desk.lock().unwrap().entrance["shards"] = json!(4);
    first.orders.send(Order::Close(4011, "")).unwrap();
    let mut new = Vec::new();
    for _ in 0..4 {
        new.push(house.next().await);
        assert!(second.is_open());
        house.answers(&second, 2 + new.len() as u64).await;
    }
    new.iter().for_each(Caller::welcome);
    let begun = Instant::now();
    while second.is_open() {
        assert!(begun.elapsed() < PATIENCE, "the old session is kept");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for caller in &new {
        house.answers(caller, 2).await;
    }
    assert!(house.callers.try_recv().is_err(), "four sessions for four shards");
    house.end().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_events_cost_neither_the_session_nor_what_follows() {
    let mut house = House::open(1).await;
    let caller = house.next().await;
    let frame = format!("v2_a_{:032x}", 7);
    caller.say(1, "READY", json!({
        "v": 11.5, "session_id": "the session", "resume_gateway_url": { "at": "once" },
        "user": { "id": "3", "avatar": frame, "flags": 1_u64 << 60, "username": null,
                  "avatar_decoration_data": { "asset": frame, "sku_id": [] } },
        "guilds": [{ "id": "4", "unavailable": "soon" }, 7], "shard": "0/1", "application": [frame],
    }));
    caller.say(2, "GUILD_CREATE", json!({
        "id": "4", "icon": frame, "features": [{ "name": "NEW" }], "roles": {}, "emojis": 1e300,
        "unavailable": {}, "channels": [{ "id": "5", "type": 99, "flags": 1_u64 << 40 }, null],
    }));
    caller.say(3, "THREAD_UPDATE", json!({ "id": [], "thread_metadata": true }));
    caller.say(4, "A_NEW_EVENT", json!({ "d": frame }));
    caller.orders.send(Order::Say(json!({ "op": 99, "d": "new" }))).unwrap();
    caller.orders.send(Order::Say(json!("no payload at all"))).unwrap();
    house.answers(&caller, 5).await;
    caller.orders.send(Order::Close(4000, "")).unwrap();
    let caller = house.next().await;
    assert_eq!((&caller.first["op"], &caller.first["d"]["seq"]), (&json!(6), &json!(5)));
    caller.say(6, "RESUMED", json!({ "_trace": 1_u64 << 60 }));
    house.answers(&caller, 7).await;
    house.end().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_says_where_its_sender_is_at_home() {
    let mut house = House::open(1).await;
    let caller = house.next().await;
    caller.welcome();
    house.answers(&caller, 2).await;
    let agents = house.desk.lock().unwrap().agents.clone();
    assert_eq!(agents.len(), 1, "{agents:?}");
    for agent in agents.iter().chain([&caller.agent]) {
        let (start, end) = ("DiscordBot (https://", concat!(", ", env!("CARGO_PKG_VERSION"), ")"));
        assert!(agent.starts_with(start) && agent.contains(end), "{agent}");
    }
    house.end().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_start_a_wait_that_is_told_is_kept() {
    // Whole seconds in the header, their parts in the body, and what is about everything.
    for (header, body, least) in [
        ("2", r#"{"message":"","retry_after":1.75,"global":false}"#, 2_000),
        ("0", r#"{"message":"","retry_after":1.75,"global":true}"#, 1_750),
        ("2", "error code: 1015", 2_000),
    ] {
        let refuse = |office: &mut Office| office.refusals.push((429, header, body));
        let mut house = House::with(1, refuse).await;
        house.next().await.welcome();
        let asked = house.desk.lock().unwrap().asked.clone();
        assert!(asked[1] - asked[0] >= Duration::from_millis(least), "{body}");
        house.end().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_session_is_begun_when_nearly_none_is_left() {
    let mut house = House::with(1, |office| {
        office.entrance["session_start_limit"]["remaining"] = json!(9);
        office.entrance["session_start_limit"]["reset_after"] = json!(1_500);
    })
    .await;
    let begun = Instant::now();
    while house.desk.lock().unwrap().asked.len() < 2 {
        assert!(begun.elapsed() < PATIENCE, "it does not ask again");
        tokio::time::sleep(Duration::from_millis(5)).await;
        house.desk.lock().unwrap().entrance["session_start_limit"]["remaining"] = json!(9);
    }
    assert!(house.callers.try_recv().is_err());
    house.desk.lock().unwrap().entrance["session_start_limit"]["remaining"] = json!(999);
    house.next().await.welcome();
    house.end().await.unwrap();
}
