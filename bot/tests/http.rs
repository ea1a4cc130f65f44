//! The door for interactions over HTTP, knocked at with every kind of request: what Discord has
//! signed is let in, and all else is refused before anything is done for it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use bot::config::{Http, Secret};
use bot::discord::{Bot, EndpointError, InteractionsEndpoint, RestPlatform, receive};
use bot::public_key::PublicKey;
use ed25519_dalek::{Signer as _, SigningKey};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use port::{Application, Incident, Interaction, Message, Reply};
use serde_json::{Value as Json, json};
use storage::alone::Alone;
use storage::fleet::{News, NewsRead, RefusalNews, Roll, Spacing};
use storage::{Fleet, Millis, StoreError};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// How long anything may take before a test gives up: far longer than it should.
const PATIENCE: Duration = Duration::from_secs(240);
/// The most bytes of a body that are read.
const BODY: usize = 640 * 1024;
/// How many connections are served at once.
const CONNECTIONS: usize = 256;
/// How long a signature is good for, in seconds.
const AGE: u64 = 12 * 60 * 60;

/// Discord's key here, and that of somebody else.
fn key(seed: u8) -> SigningKey {
    SigningKey::from_bytes(&[seed; 32])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()
}

/// An application that remembers whom it has heard, and answers when it is let.
struct Counting {
    heard: Mutex<Vec<u64>>,
    leave: Arc<Semaphore>,
}

impl Application for Counting {
    fn commands(&self) -> Json {
        json!([])
    }

    async fn handle(&self, interaction: Interaction) -> Reply {
        self.heard.lock().unwrap().push(interaction.id.0);
        self.leave.acquire().await.unwrap().forget();
        Reply::Private(Message::text("yes"))
    }

    fn apology(&self, _: &Interaction, _: &Incident) -> Message {
        Message::text("sorry")
    }
}

/// A Discord that knows one application and keeps the paths of all other requests.
async fn discord(verify_key: Option<String>) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    let asked: Arc<Mutex<Vec<String>>> = Arc::default();
    let kept = Arc::clone(&asked);
    let about = json!({ "id": "3", "verify_key": verify_key }).to_string();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let (kept, about) = (Arc::clone(&kept), about.clone());
            let answer = service_fn(move |request: Request<Incoming>| {
                let path = request.uri().path().to_owned();
                let body = match path.as_str() {
                    "/api/v10/applications/@me" => about.clone(),
                    "/api/v10/applications/3/commands" => "[]".to_owned(),
                    "/api/v10/applications/3/emojis" => json!({ "items": [] }).to_string(),
                    _ => {
                        kept.lock().unwrap().push(path);
                        "{}".to_owned()
                    }
                };
                let response = Response::new(Full::<Bytes>::from(body));
                std::future::ready(Ok::<_, Infallible>(response))
            });
            tokio::spawn(async move {
                let server = hyper::server::conn::http1::Builder::new();
                let _ = server.serve_connection(TokioIo::new(stream), answer).await;
            });
        }
    });
    (origin, asked)
}

/// A bot behind a door.
struct House {
    addr: SocketAddr,
    app: Arc<Counting>,
    /// The paths of what it asked of Discord, but for what every start asks.
    asked: Arc<Mutex<Vec<String>>>,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), EndpointError>>,
}

impl House {
    async fn open() -> Self {
        let (origin, asked) = discord(None).await;
        let given = PublicKey::parse(&hex(key(1).verifying_key().as_bytes()));
        let (addr, app, stop, bot) = start(&origin, given).await;
        drop(connected(addr).await);
        Self { addr, app, asked, stop, bot }
    }

    /// What comes back for these bytes: the status and everything behind its line. None if the
    /// connection is closed without an answer.
    async fn send(&self, bytes: &[u8]) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(self.addr).await.unwrap();
        // The answer may come before everything was sent.
        let _ = stream.write_all(bytes).await;
        answer(stream).await
    }

    async fn status(&self, bytes: &[u8]) -> u16 {
        self.send(bytes).await.map_or(0, |(status, _)| status)
    }

    fn heard(&self) -> Vec<u64> {
        self.app.heard.lock().unwrap().clone()
    }
}

type Running =
    (SocketAddr, Arc<Counting>, CancellationToken, JoinHandle<Result<(), EndpointError>>);

async fn start(origin: &str, given: Option<PublicKey>) -> Running {
    start_in(origin, given, Arc::new(Alone::default())).await
}

async fn start_in(origin: &str, given: Option<PublicKey>, fleet: Arc<dyn Fleet>) -> Running {
    let http = Http { addr: "127.0.0.1:0".parse().unwrap(), key: given };
    let endpoint = InteractionsEndpoint::bind(&http).unwrap();
    let url: reqwest::Url = endpoint.url().parse().unwrap();
    let addr = url.socket_addrs(|| None).unwrap()[0];
    let leave = Arc::new(Semaphore::new(1_000));
    let app = Arc::new(Counting { heard: Mutex::default(), leave });
    let stop = CancellationToken::new();
    let rest = RestPlatform::new(&Secret::new("token"), Some(origin), Arc::clone(&fleet));
    let bot = Bot {
        app: Arc::clone(&app),
        rest: Arc::new(rest.unwrap()),
        online: Arc::default(),
        wake: Vec::new(),
        fleet,
        stop: stop.clone(),
    };
    (addr, app, stop, tokio::spawn(receive(bot, endpoint)))
}

/// A connection to a door that may still be closed.
async fn connected(addr: SocketAddr) -> TcpStream {
    let connecting = async {
        loop {
            match TcpStream::connect(addr).await {
                Ok(stream) => return stream,
                Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
            }
        }
    };
    tokio::time::timeout(PATIENCE, connecting).await.expect("the door opens")
}

async fn answer(mut stream: TcpStream) -> Option<(u16, String)> {
    let mut read = Vec::new();
    // A reset after the answer takes nothing from it.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut read)).await.unwrap();
    let text = String::from_utf8(read).unwrap();
    let (line, rest) = text.split_once("\r\n")?;
    Some((line.split(' ').nth(1)?.parse().ok()?, rest.to_ascii_lowercase()))
}

async fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let looking = async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, looking).await.is_ok(), "waited in vain: {what}");
}

/// A command with this id, as Discord writes it.
fn command(id: u64) -> String {
    let user = json!({ "id": "7", "username": "ada", "global_name": "Ada", "discriminator": "0",
                       "avatar": null });
    json!({
        "id": id.to_string(), "application_id": "3", "type": 2, "token": "secret", "version": 1,
        "data": { "id": "1", "name": "turn", "type": 1 }, "channel_id": "5", "locale": "en-US",
        "user": user, "entitlements": [], "authorizing_integration_owners": {},
        "attachment_size_limit": 10_485_760, "context": 1,
    })
    .to_string()
}

const PING: &str = r#"{"type":1,"id":"8","application_id":"3","token":"t","version":1}"#;

/// A request of any kind.
#[derive(Clone)]
struct Knock {
    line: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Knock {
    /// One that Discord has signed at this time.
    fn at(body: &str, seconds: u64) -> Self {
        let timestamp = seconds.to_string();
        let signature = key(1).sign(format!("{timestamp}{body}").as_bytes());
        Self {
            line: "POST /interactions HTTP/1.1".to_owned(),
            headers: vec![
                ("X-Signature-Ed25519".to_owned(), hex(&signature.to_bytes())),
                ("X-Signature-Timestamp".to_owned(), timestamp),
                ("Content-Type".to_owned(), "application/json".to_owned()),
            ],
            body: body.as_bytes().to_vec(),
        }
    }

    fn signed(body: &str) -> Self {
        Self::at(body, now())
    }

    fn line(self, line: &str) -> Self {
        Self { line: line.to_owned(), ..self }
    }

    fn body(self, body: &[u8]) -> Self {
        Self { body: body.to_vec(), ..self }
    }

    fn without(mut self, name: &str) -> Self {
        self.headers.retain(|(known, _)| known != name);
        self
    }

    fn with(mut self, name: &str, value: &str) -> Self {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    fn instead(self, name: &str, value: &str) -> Self {
        self.without(name).with(name, value)
    }

    /// The head, with the length that the body is said to have, and the body.
    fn of_length(&self, length: usize) -> Vec<u8> {
        self.raw(&format!("Content-Length: {length}\r\n"), &self.body)
    }

    fn raw(&self, more: &str, body: &[u8]) -> Vec<u8> {
        let lines: String = self.headers.iter().map(|(n, v)| format!("{n}: {v}\r\n")).collect();
        let head = format!("{}\r\nHost: localhost\r\n{lines}{more}\r\n", self.line);
        [head.as_bytes(), body].concat()
    }

    fn bytes(&self) -> Vec<u8> {
        self.of_length(self.body.len())
    }
}

const SIGNATURE: &str = "X-Signature-Ed25519";
const TIMESTAMP: &str = "X-Signature-Timestamp";

#[tokio::test]
async fn a_signed_ping_is_answered_and_a_signed_interaction_reaches_the_application() {
    let house = House::open().await;
    let (status, rest) = house.send(&Knock::signed(PING).bytes()).await.unwrap();
    assert_eq!(status, 200);
    assert!(rest.contains("content-type: application/json") && rest.ends_with(r#"{"type":1}"#));
    assert!(house.heard().is_empty());

    let (status, rest) = house.send(&Knock::signed(&command(11)).bytes()).await.unwrap();
    assert_eq!(status, 202);
    assert!(rest.contains("content-length: 0") && rest.ends_with("\r\n\r\n"), "{rest}");
    let answered = "/api/v10/interactions/11/secret/callback".to_owned();
    until("the callback is made", || house.asked.lock().unwrap().contains(&answered)).await;
    assert_eq!(house.heard(), [11]);
}

#[tokio::test]
async fn whatever_is_not_signed_is_refused_and_nothing_is_done_for_it() {
    let house = House::open().await;
    let good = Knock::signed(&command(12));
    let signature = good.headers[0].1.clone();
    let by = |seed: u8, text: String| hex(&key(seed).sign(text.as_bytes()).to_bytes());
    let (text, at) = (command(12), now());
    let mut flipped = good.body.clone();
    flipped[40] ^= 1;
    let cases = [
        ("nothing signed", good.clone().without(SIGNATURE).without(TIMESTAMP)),
        ("no signature", good.clone().without(SIGNATURE)),
        ("no timestamp", good.clone().without(TIMESTAMP)),
        ("two signatures", good.clone().with(SIGNATURE, &signature)),
        ("two timestamps", good.clone().with(TIMESTAMP, &at.to_string())),
        ("an empty signature", good.clone().instead(SIGNATURE, "")),
        ("half a signature", good.clone().instead(SIGNATURE, &signature[..64])),
        ("more than a signature", good.clone().instead(SIGNATURE, &format!("{signature}00"))),
        ("no digits", good.clone().instead(SIGNATURE, &"z".repeat(128))),
        ("only zeros", good.clone().instead(SIGNATURE, &"0".repeat(128))),
        ("another key", good.clone().instead(SIGNATURE, &by(2, format!("{at}{text}")))),
        ("another time", good.clone().instead(TIMESTAMP, &(at + 1).to_string())),
        ("no number", good.clone().instead(TIMESTAMP, "now")),
        ("a time before 1970", Knock::at(&text, at).instead(TIMESTAMP, "-1")),
        ("a very long number", good.clone().instead(TIMESTAMP, &"1".repeat(21))),
        ("the body alone", good.clone().instead(SIGNATURE, &by(1, text.clone()))),
        ("another body", good.clone().body(command(13).as_bytes())),
        ("one bit of the body", good.clone().body(&flipped)),
        ("no body", good.clone().body(b"")),
        ("a shorter body", good.clone().body(&good.body[..good.body.len() - 1])),
        ("a longer body", good.clone().body(format!("{text} ").as_bytes())),
        ("a digit moved over", {
            // The timestamp and the body meet without anything between them.
            let seconds = at.to_string();
            let (head, tail) = seconds.split_at(9);
            Knock::signed("")
                .body(format!("{tail}{text}").as_bytes())
                .instead(TIMESTAMP, head)
                .instead(SIGNATURE, &by(1, format!("{at}{text}")))
        }),
        ("long ago", Knock::at(&text, at - AGE - 60)),
    ];
    for (what, knock) in cases {
        let (status, rest) = house.send(&knock.bytes()).await.unwrap();
        assert_eq!(status, 401, "{what}");
        assert!(rest.contains("content-length: 0"), "{what}: {rest}");
    }
    assert!(house.heard().is_empty(), "nobody was heard");
    assert_eq!(*house.asked.lock().unwrap(), [""; 0], "Discord was asked nothing");
    // Our clock may be behind: what was signed later than now was signed all the same.
    assert_eq!(house.status(&Knock::at(&text, at + 3 * AGE).bytes()).await, 202);
    assert_eq!(house.status(&Knock::at(&text, at - AGE + 60).bytes()).await, 202);
}

#[tokio::test]
async fn what_is_not_a_request_of_discord_is_refused_by_its_form() {
    let house = House::open().await;
    let good = Knock::signed(&command(14));
    let (status, rest) =
        house.send(&good.clone().line("GET /interactions HTTP/1.1").bytes()).await.unwrap();
    assert_eq!(status, 405);
    assert!(rest.contains("allow: post"), "{rest}");
    for line in ["PUT /interactions HTTP/1.1", "OPTIONS /interactions HTTP/1.1"] {
        assert_eq!(house.status(&good.clone().line(line).bytes()).await, 405, "{line}");
    }
    for path in ["/", "/interactions/", "/interactions/1", "/metrics", "/.env", "/INTERACTIONS"] {
        let line = format!("POST {path} HTTP/1.1");
        assert_eq!(house.status(&good.clone().line(&line).bytes()).await, 404, "{path}");
    }
    for body in ["", "[]", "null", "ten", "{}", r#"{"type":2}"#, r#"{"type":"1"}"#, "\u{0}"] {
        assert_eq!(house.status(&Knock::signed(body).bytes()).await, 400, "{body:?}");
    }
    let long = "x".repeat(20 * 1024);
    assert_eq!(house.status(&good.clone().with("X-Long", &long).bytes()).await, 431);
    let many = (0..100).fold(good.clone(), |knock, n| knock.with(&format!("X-{n}"), "1"));
    assert_eq!(house.status(&many.bytes()).await, 431);
    assert_eq!(house.status(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03").await, 400, "TLS");
    assert!(house.heard().is_empty());
    assert_eq!(*house.asked.lock().unwrap(), [""; 0]);
}

#[tokio::test]
async fn what_is_signed_and_odd_is_read_or_answered() {
    let house = House::open().await;
    let odd = |id: u64, part: &str, instead: &str| {
        assert!(command(id).contains(part));
        command(id).replacen(part, instead, 1)
    };
    let framed =
        r#""avatar":"v3_\ud800","avatar_decoration_data":{"asset":"v2_a_0123456789abcdef"}"#;
    let read = odd(21, r#""avatar":null"#, framed);
    assert_eq!(house.status(&Knock::signed(&read).bytes()).await, 202);
    until("it is heard", || house.heard() == [21]).await;
    for (id, part, instead) in [
        (22, r#""type":2"#, r#""type":9"#),
        (23, r#""name":"turn""#, r#""name":5"#),
        (24, r#""id":"7""#, r#""id":[]"#),
    ] {
        let body = odd(id, part, instead);
        assert_eq!(house.status(&Knock::signed(&body).bytes()).await, 202, "{body}");
        let answered = format!("/api/v10/interactions/{id}/secret/callback");
        until("it is answered", || house.asked.lock().unwrap().contains(&answered)).await;
    }
    let whose = odd(25, r#""token":"secret""#, r#""token":5"#);
    assert_eq!(house.status(&Knock::signed(&whose).bytes()).await, 400);
    assert_eq!(house.heard(), [21], "the application heard what could be read");
}

#[tokio::test]
async fn a_body_is_read_as_far_as_its_limit_and_no_further() {
    let house = House::open().await;
    let padded = |length: usize| {
        let body = command(15);
        body.clone() + &" ".repeat(length - body.len())
    };
    assert_eq!(house.status(&Knock::signed(&padded(BODY)).bytes()).await, 202);
    let over = Knock::signed(&padded(BODY + 1));
    // It is refused by what it says of itself, before it comes.
    assert_eq!(house.status(&over.clone().body(b"").of_length(BODY + 1)).await, 413);
    assert_eq!(house.status(&over.clone().body(b"").of_length(usize::MAX / 2)).await, 413);
    // It says nothing of itself.
    let chunk =
        |bytes: &[u8]| [format!("{:x}\r\n", bytes.len()).as_bytes(), bytes, b"\r\n"].concat();
    let chunked = |knock: &Knock| {
        let chunks: Vec<u8> = knock.body.chunks(4096).flat_map(chunk).collect();
        knock.raw("Transfer-Encoding: chunked\r\n", &[&chunks[..], b"0\r\n\r\n"].concat())
    };
    assert_eq!(house.status(&chunked(&over)).await, 413);
    assert_eq!(house.status(&chunked(&Knock::signed(&command(16)))).await, 202);
    // It ends before it is complete.
    let cut = Knock::signed(&command(17));
    let mut stream = TcpStream::connect(house.addr).await.unwrap();
    stream.write_all(&cut.clone().body(&cut.body[..20]).of_length(cut.body.len())).await.unwrap();
    stream.shutdown().await.unwrap();
    let refused = answer(stream).await.is_none_or(|(status, _)| status == 400);
    assert!(refused, "half of it is nothing");
    until("two were heard", || house.heard().len() == 2).await;
    assert_eq!(house.heard(), [15, 16]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_nothing_or_little_keeps_nobody_out_for_long() {
    let house = House::open().await;
    let good = Knock::signed(&command(18)).bytes();
    let mut held = Vec::new();
    for number in 0..CONNECTIONS * 2 {
        let mut stream = TcpStream::connect(house.addr).await.unwrap();
        // Nothing, a part of the head, the head, a part of the body.
        let said = [0, 30, good.len() - 300, good.len() - 1][number % 4];
        let _ = stream.write_all(&good[..said]).await;
        held.push(stream);
    }
    assert_eq!(house.status(&good).await, 202, "it waits until others are sent away");
    for stream in held {
        let (status, _) = answer(stream).await.unwrap_or_default();
        assert!(status == 0 || status == 408, "{status}");
    }
    until("it was heard", || house.heard() == [18]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_bad_requests_is_refused_beside_good_ones() {
    let house = Arc::new(House::open().await);
    let bad = Knock::signed(&command(19)).instead(SIGNATURE, &"1".repeat(128)).bytes();
    let mut floods = Vec::new();
    for _ in 0..8 {
        let (house, bad) = (Arc::clone(&house), bad.clone());
        floods.push(tokio::spawn(async move {
            for _ in 0..100 {
                assert_eq!(house.status(&bad).await, 401);
            }
        }));
    }
    for id in 100..150 {
        assert_eq!(house.status(&Knock::signed(&command(id)).bytes()).await, 202);
    }
    for flood in floods {
        flood.await.unwrap();
    }
    until("all were heard", || house.heard().len() == 50).await;
    assert!(!house.heard().contains(&19));
}

#[tokio::test]
async fn at_the_end_nobody_is_let_in_and_whoever_was_is_answered() {
    let mut house = House::open().await;
    let permits = house.app.leave.available_permits();
    house.app.leave.forget_permits(permits);
    assert_eq!(house.status(&Knock::signed(&command(20)).bytes()).await, 202);
    until("it is heard", || house.heard() == [20]).await;
    house.stop.cancel();
    let addr = house.addr;
    let closed = async {
        while TcpStream::connect(addr).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, closed).await.expect("the door closes");
    assert!(!house.bot.is_finished(), "somebody is still to be answered");
    house.app.leave.add_permits(1);
    (&mut house.bot).await.unwrap().unwrap();
    let answered = "/api/v10/interactions/20/secret/callback".to_owned();
    assert!(house.asked.lock().unwrap().contains(&answered));
}

#[tokio::test]
async fn the_key_is_that_of_the_application_whether_it_was_set_or_not() {
    let ours = hex(key(1).verifying_key().as_bytes());
    let (origin, _) = discord(Some(ours.clone())).await;
    let given = PublicKey::parse(&ours);
    for given in [given, None] {
        let (addr, _, stop, bot) = start(&origin, given).await;
        let mut stream = connected(addr).await;
        stream.write_all(&Knock::signed(PING).bytes()).await.unwrap();
        assert_eq!(answer(stream).await.unwrap().0, 200);
        stop.cancel();
        bot.await.unwrap().unwrap();
    }
    let other = PublicKey::parse(&hex(key(2).verifying_key().as_bytes()));
    let (.., bot) = start(&origin, other).await;
    let error = bot.await.unwrap().unwrap_err().to_string();
    assert!(error.starts_with("DISCORD_PUBLIC_KEY: ") && error.contains(&ours), "{error}");
    let (silent, _) = discord(None).await;
    let (.., bot) = start(&silent, None).await;
    let error = bot.await.unwrap().unwrap_err().to_string();
    assert!(error.starts_with("DISCORD_PUBLIC_KEY: needs"), "{error}");
}

/// A fleet of one that counts how often its process says that it is alive.
#[derive(Debug, Default)]
struct Counted {
    alone: Alone,
    beats: AtomicUsize,
}

#[async_trait]
impl Fleet for Counted {
    async fn beat(&self, leaving: bool) -> Result<Roll, StoreError> {
        self.beats.fetch_add(1, Ordering::Relaxed);
        self.alone.beat(leaving).await
    }

    async fn take(&self, shard: u32, total: u32) -> Result<bool, StoreError> {
        self.alone.take(shard, total).await
    }

    async fn bid(&self, shard: u32) -> Result<bool, StoreError> {
        self.alone.bid(shard).await
    }

    async fn succeed(&self, shard: u32) -> Result<bool, StoreError> {
        self.alone.succeed(shard).await
    }

    async fn release(&self, shard: u32) -> Result<(), StoreError> {
        self.alone.release(shard).await
    }

    async fn reserve(&self, schedule: &str, spacing: Spacing) -> Result<Millis, StoreError> {
        self.alone.reserve(schedule, spacing).await
    }

    async fn block(&self, schedule: &str, by: Millis) -> Result<(), StoreError> {
        self.alone.block(schedule, by).await
    }

    async fn tell_refusal(&self, news: &RefusalNews) -> Result<(), StoreError> {
        self.alone.tell_refusal(news).await
    }

    async fn tell_invalid(&self, tenant: Option<u64>) -> Result<(), StoreError> {
        self.alone.tell_invalid(tenant).await
    }

    async fn news(&self, since: NewsRead) -> Result<News, StoreError> {
        self.alone.news(since).await
    }
}

#[tokio::test]
async fn a_process_that_waits_for_discord_says_that_it_is_alive() {
    // Nobody listens there.
    let gone = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let origin = format!("http://{}", gone.local_addr().unwrap());
    drop(gone);
    let fleet = Arc::new(Counted::default());
    let others = Arc::clone(&fleet) as Arc<dyn Fleet>;
    let (addr, _, stop, bot) = start_in(&origin, None, others).await;
    until("it has said so twice", || fleet.beats.load(Ordering::Relaxed) >= 2).await;
    assert!(!bot.is_finished(), "it waits");
    let refused = TcpStream::connect(addr).await;
    assert!(refused.is_err(), "a balancer must give to others what it cannot answer yet");
    stop.cancel();
    bot.await.unwrap().unwrap();
}
