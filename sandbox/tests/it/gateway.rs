//! The gateway without a client between: what it closes for, and the form of what it sends.

use std::io::{ErrorKind, Read as _};
use std::net::TcpStream;

use flate2::read::ZlibDecoder;
use flate2::{Decompress, FlushDecompress};
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::harness::{InteractionStage, PATIENCE, TOKEN};

/// A connection.
pub struct Raw(WebSocket<TcpStream>);

/// What comes over it.
#[derive(Debug, PartialEq)]
enum Came {
    Text(Value),
    Bytes(Vec<u8>),
    Close(u16, String),
}

impl Raw {
    pub fn open(stage: &InteractionStage, path: &str) -> Self {
        let stream = TcpStream::connect(stage.addr).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let url = format!("ws://{}{path}", stage.addr);
        Self(tungstenite::client(url, stream).unwrap().0)
    }

    fn say(&mut self, payload: &Value) {
        self.send(&payload.to_string());
    }

    fn send(&mut self, text: &str) {
        // What is sent after a close is lost.
        let _ = self.0.send(Message::text(text));
    }

    fn hear(&mut self) -> Came {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return Came::Text(serde_json::from_str(&text).unwrap()),
                Ok(Message::Binary(bytes)) => return Came::Bytes(bytes.to_vec()),
                Ok(Message::Close(frame)) => {
                    let frame = frame.expect("a close says why");
                    return Came::Close(frame.code.into(), frame.reason.to_string());
                }
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => panic!("the connection broke: {error}"),
            }
        }
    }

    /// The code with which the sandbox closes, whatever it says before.
    fn code(&mut self) -> u16 {
        loop {
            if let Came::Close(code, _) = self.hear() {
                return code;
            }
        }
    }

    /// The next payload that is not HELLO.
    pub fn payload(&mut self) -> Value {
        loop {
            match self.hear() {
                Came::Text(payload) if payload["op"] == 10 => {}
                Came::Text(payload) => return payload,
                other => panic!("no payload: {other:?}"),
            }
        }
    }
}

fn identify(with: &Value) -> Value {
    let mut data = json!({"token": TOKEN, "intents": 1, "properties": {}});
    for (field, value) in with.as_object().unwrap() {
        data[field] = value.clone();
    }
    json!({"op": 2, "d": data})
}

fn resume(session: &Value, token: &str, seq: u64) -> Value {
    json!({"op": 6, "d": {"token": token, "session_id": session, "seq": seq}})
}

/// Begins a session and gives its READY.
pub fn begin(raw: &mut Raw) -> Value {
    raw.say(&identify(&json!({})));
    let ready = raw.payload();
    assert_eq!(ready["t"], "READY");
    ready["d"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_refuses_of_a_bot_closes_its_connection_with_the_documented_code() {
    let stage = InteractionStage::new().await;
    let heartbeat = json!({"op": 1, "d": null});
    let begun = identify(&json!({}));
    let cases: Vec<(Vec<Value>, u16)> = vec![
        (vec![json!({"op": 99, "d": null})], 4001),
        (vec![json!({"op": "two"})], 4002),
        (vec![json!({"op": 1, "d": "x".repeat(4_096)})], 4002),
        (vec![json!({"op": 3, "d": {}})], 4003),
        (vec![json!({"op": 8, "d": {}})], 4003),
        (vec![identify(&json!({"token": null}))], 4004),
        (vec![identify(&json!({"token": ""}))], 4004),
        (vec![begun.clone(), begun.clone()], 4005),
        (vec![begun.clone(), resume(&json!("x"), TOKEN, 0)], 4005),
        ([vec![begun.clone()], vec![heartbeat.clone(); 120]].concat(), 4008),
        (vec![identify(&json!({"shard": [1, 1]}))], 4010),
        (vec![identify(&json!({"shard": [0, 0]}))], 4010),
        (vec![identify(&json!({"shard": "first"}))], 4010),
        (vec![identify(&json!({"intents": null}))], 4013),
        (vec![identify(&json!({"intents": "all"}))], 4013),
        (vec![identify(&json!({"intents": 1 << 17}))], 4013),
        (vec![identify(&json!({"intents": -1}))], 4013),
        (vec![identify(&json!({"intents": 1 << 1}))], 4014),
        (vec![identify(&json!({"intents": 1 | 1 << 8}))], 4014),
        (vec![identify(&json!({"intents": 1 << 15}))], 4014),
    ];
    // The sandbox is this bot's, so that another token is another's.
    begin(&mut Raw::open(&stage, "/gateway?v=10"));
    for (said, code) in cases {
        let mut raw = Raw::open(&stage, "/gateway/?v=10&encoding=json");
        said.iter().for_each(|payload| raw.say(payload));
        assert_eq!(raw.code(), code, "{}", said[0].to_string().get(..99).unwrap_or_default());
    }
    let mut broken = Raw::open(&stage, "/gateway?v=10");
    broken.send("{\"op\":");
    assert_eq!(broken.hear(), Came::Text(hello()));
    assert_eq!(broken.hear(), Came::Close(4002, "Error while decoding payload.".to_owned()));
    let mut foreign = Raw::open(&stage, "/gateway?v=10");
    foreign.say(&identify(&json!({"token": "some.other.token"})));
    assert_eq!(foreign.code(), 4004);
}

fn hello() -> Value {
    json!({"op": 10, "d": {"heartbeat_interval": 41_250}, "s": null, "t": null})
}

#[tokio::test(flavor = "multi_thread")]
async fn what_discord_takes_is_taken() {
    let stage = InteractionStage::new().await;
    for intents in [0, 1, 1 << 16, 1 << 25, 53_608_189_u64 & !(1 << 1 | 1 << 8 | 1 << 15)] {
        let mut raw = Raw::open(&stage, "/gateway?v=10");
        // A heartbeat may come before anything else.
        raw.say(&json!({"op": 1, "d": null}));
        assert_eq!(raw.payload()["op"], 11);
        raw.say(&identify(&json!({"intents": intents, "token": format!("Bot {TOKEN}")})));
        assert_eq!(raw.payload()["t"], "READY", "{intents}");
        raw.say(&json!({"op": 3, "d": {"since": null, "activities": [], "status": "online"}}));
        raw.say(&json!({"op": 1, "d": 1}));
        assert_eq!(raw.payload()["op"], 11);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn payloads_are_counted_by_the_minute() {
    let stage = InteractionStage::new().await;
    let mut raw = Raw::open(&stage, "/gateway?v=10");
    for _ in 0..2 {
        for _ in 0..120 {
            raw.say(&json!({"op": 1, "d": null}));
            assert_eq!(raw.payload()["op"], 11);
        }
        stage.pass(60.0).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_version_or_an_encoding_that_is_not_spoken_is_refused() {
    let stage = InteractionStage::new().await;
    for version in ["9", "11", "ten", ""] {
        assert_eq!(Raw::open(&stage, &format!("/gateway?v={version}")).code(), 4012, "{version}");
    }
    assert_eq!(Raw::open(&stage, "/gateway?v=10&encoding=etf").code(), 4002);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_resumed_where_ready_says_and_only_by_its_bot() {
    let stage = InteractionStage::new().await;
    let mut raw = Raw::open(&stage, "/gateway?v=10");
    let ready = begin(&mut raw);
    drop(raw);
    let url = ready["resume_gateway_url"].as_str().unwrap();
    let path = url.strip_prefix(&format!("ws://{}", stage.addr)).unwrap();
    assert_ne!(path, "/gateway");
    let again = format!("{path}/?v=10");
    let session = &ready["session_id"];
    for token in ["some.other.token", "", "x"] {
        let mut other = Raw::open(&stage, &again);
        other.say(&resume(session, token, 1));
        assert_eq!(other.code(), 4004, "{token}");
    }
    let mut unknown = Raw::open(&stage, &again);
    unknown.say(&resume(&json!("nobody's"), TOKEN, 1));
    let refused = unknown.payload();
    assert_eq!((&refused["op"], &refused["d"]), (&json!(9), &json!(false)));
    // It may begin anew on the same connection.
    begin(&mut unknown);
    let mut own = Raw::open(&stage, &again);
    own.say(&resume(session, TOKEN, 1));
    assert_eq!(own.payload()["t"], "RESUMED");
    // A number that was never sent ends the session.
    drop(own);
    for (seq, code) in [(99, Some(4007)), (1, None)] {
        let mut late = Raw::open(&stage, &again);
        late.say(&resume(session, TOKEN, seq));
        match code {
            Some(code) => assert_eq!(late.code(), code),
            None => assert_eq!(late.payload()["op"], 9),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_documented_close_code_can_be_a_fault() {
    let stage = InteractionStage::new().await;
    for code in [4000, 4001, 4002, 4003, 4004, 4005, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014]
    {
        let mut raw = Raw::open(&stage, "/gateway?v=10");
        begin(&mut raw);
        let broken = stage.post("/faults", &json!({"close": code.to_string()})).await;
        assert_eq!(broken, json!({"broken": 1}));
        let Came::Close(closed, reason) = raw.hear() else { panic!("{code} closes") };
        assert_eq!(closed, code);
        assert!(!reason.is_empty(), "{code}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_needs_more_shards_is_refused_until_it_has_them() {
    let stage = InteractionStage::new().await;
    let mut raw = Raw::open(&stage, "/gateway?v=10");
    begin(&mut raw);
    stage.post("/faults", &json!({"close": "4011", "shards": 4})).await;
    assert_eq!(raw.code(), 4011);
    let asked = stage.api("GET", "/gateway/bot", &Value::Null).await.1;
    assert_eq!(asked["shards"], 4);
    let mut too_few = Raw::open(&stage, "/gateway?v=10");
    too_few.say(&identify(&json!({"shard": [1, 2]})));
    assert_eq!(too_few.code(), 4011);
    let mut enough = Raw::open(&stage, "/gateway?v=10");
    enough.say(&identify(&json!({"shard": [1, 4]})));
    assert_eq!(enough.payload()["t"], "READY");
    let asked = stage.web.delete(stage.url("/faults")).send().await.unwrap();
    assert!(asked.status().is_success());
    begin(&mut Raw::open(&stage, "/gateway?v=10"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_starts_of_sessions_are_counted_by_the_day() {
    let stage = InteractionStage::new().await;
    let remaining = async || {
        let asked = stage.api("GET", "/gateway/bot", &Value::Null).await.1;
        asked["session_start_limit"]["remaining"].as_u64().unwrap()
    };
    assert_eq!(remaining().await, 1_000);
    begin(&mut Raw::open(&stage, "/gateway?v=10"));
    assert_eq!(remaining().await, 999);
    stage.pass(86_400.0).await;
    assert_eq!(remaining().await, 1_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn payloads_come_compressed_to_a_bot_that_asks_for_it() {
    let stage = InteractionStage::new().await;
    // Enough channels for a payload that is worth it.
    for number in 0..80 {
        stage.channel_id(&format!("channel-{number}")).await;
    }
    let mut frames = Raw::open(&stage, "/gateway?v=10");
    frames.say(&identify(&json!({"compress": true})));
    assert_eq!(frames.payload()["t"], "READY");
    let Came::Bytes(bytes) = frames.hear() else { panic!("a large payload is compressed") };
    let mut text = String::new();
    ZlibDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
    let guild: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(guild["t"], "GUILD_CREATE");

    let mut stream = Raw::open(&stage, "/gateway?v=10&encoding=json&compress=zlib-stream");
    stream.say(&identify(&json!({})));
    let mut reader = Decompress::new(true);
    for kind in [Value::Null, json!("READY"), json!("GUILD_CREATE")] {
        let Came::Bytes(bytes) = stream.hear() else { panic!("everything is compressed") };
        assert!(bytes.ends_with(&[0, 0, 0xff, 0xff]));
        let mut read = Vec::with_capacity(1 << 20);
        reader.decompress_vec(&bytes, &mut read, FlushDecompress::Sync).unwrap();
        let payload: Value = serde_json::from_slice(&read).unwrap();
        assert_eq!(payload["t"], kind);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_hears_of_new_channels_and_of_its_messages_if_it_listens() {
    let stage = InteractionStage::new().await;
    let general = stage.channel_id("general").await;
    let mut raw = Raw::open(&stage, "/gateway?v=10");
    raw.say(&identify(&json!({"intents": 1 | 1 << 9})));
    for expected in ["READY", "GUILD_CREATE"] {
        assert_eq!(raw.payload()["t"], expected);
    }
    let mut heard = |kind: &str| {
        let event = raw.payload();
        assert_eq!(event["t"], kind);
        event["d"].clone()
    };
    stage.channel_id("lobby").await;
    assert_eq!(heard("CHANNEL_CREATE")["name"], "lobby");
    let message = stage.bot_says(&json!({"content": "x"})).await;
    let shown = heard("MESSAGE_CREATE");
    assert_eq!((&shown["id"], &shown["content"]), (&message["id"], &json!("x")));
    assert!(shown["guild_id"].is_string() && shown["member"].is_object());
    let path = format!("/channels/{general}/messages/{}", message["id"].as_str().unwrap());
    stage.api("PATCH", &path, &json!({"content": "y"})).await;
    assert_eq!(heard("MESSAGE_UPDATE")["content"], "y");
    stage.api("POST", &format!("{path}/threads"), &json!({"name": "t"})).await;
    assert_eq!(heard("THREAD_CREATE")["newly_created"], true);
    stage.api("DELETE", &path, &Value::Null).await;
    assert_eq!(heard("MESSAGE_DELETE")["id"], message["id"]);
}
