//! Interactions over HTTP: the checks before a URL is saved, what is posted there and how it is
//! signed, and the two ways to answer.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::harness::{InteractionStage, commands};

/// How a bot behaves.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// It checks signatures and answers in the body.
    InTheBody,
    /// It checks signatures and answers 202; the test calls back.
    ByCallback,
    /// It answers in the body with what Discord refuses.
    Wrongly,
    /// It lets everything in.
    Trusting,
    /// It knows no PING.
    Deaf,
}

/// A bot with an endpoint.
struct Listener {
    key: VerifyingKey,
    manner: Mutex<Manner>,
    posted: Mutex<Vec<Value>>,
}

impl Listener {
    fn is_signed(&self, headers: &HeaderMap, body: &[u8]) -> bool {
        let text = |name: &str| headers[name].to_str().unwrap();
        let signature = unhex(text("x-signature-ed25519")).try_into().unwrap();
        let message = [text("x-signature-timestamp").as_bytes(), body].concat();
        self.key.verify_strict(&message, &Signature::from_bytes(&signature)).is_ok()
    }

    fn posted(&self) -> Vec<Value> {
        self.posted.lock().unwrap().clone()
    }
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
        .collect()
}

async fn hear(State(bot): State<Arc<Listener>>, headers: HeaderMap, body: Bytes) -> Response {
    let manner = *bot.manner.lock().unwrap();
    if manner != Manner::Trusting && !bot.is_signed(&headers, &body) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let event: Value = serde_json::from_slice(&body).unwrap();
    let json = |body: Value| ([(header::CONTENT_TYPE, "application/json")], body.to_string());
    if event["type"] == 1 {
        let kind = if manner == Manner::Deaf { 4 } else { 1 };
        return json(json!({ "type": kind })).into_response();
    }
    bot.posted.lock().unwrap().push(event.clone());
    let words = json!({ "content": "hello yourself", "allowed_mentions": { "parse": [] } });
    match manner {
        Manner::ByCallback => StatusCode::ACCEPTED.into_response(),
        Manner::Wrongly => json(json!({ "type": 8, "data": words })).into_response(),
        _ if event["type"] == 4 => {
            let choices = json!([{ "name": "one", "value": "1" }]);
            json(json!({ "type": 8, "data": { "choices": choices } })).into_response()
        }
        _ => json(json!({ "type": 4, "data": words })).into_response(),
    }
}

/// A bot at this sandbox, whose endpoint is not saved yet.
async fn listener(stage: &InteractionStage, manner: Manner) -> (Arc<Listener>, String) {
    let (_, about) = stage.api("GET", "/applications/@me", &Value::Null).await;
    let key = unhex(about["verify_key"].as_str().unwrap()).try_into().unwrap();
    let key = VerifyingKey::from_bytes(&key).unwrap();
    let bot = Arc::new(Listener { key, manner: Mutex::new(manner), posted: Mutex::default() });
    let any: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let socket = TcpListener::bind(any).await.unwrap();
    let url = format!("http://{}/here", socket.local_addr().unwrap());
    let routes = axum::Router::new().route("/here", axum::routing::post(hear));
    let routes = routes.with_state(Arc::clone(&bot));
    tokio::spawn(async move { axum::serve(socket, routes).await.unwrap() });
    (bot, url)
}

async fn ready(manner: Manner) -> (InteractionStage, Arc<Listener>, String) {
    let stage = InteractionStage::new().await;
    let application = stage.application().await;
    let path = format!("/applications/{application}/commands");
    assert_eq!(stage.api("PUT", &path, &commands()).await.0, 200);
    let (bot, url) = listener(&stage, manner).await;
    stage.post("/user/endpoint", &json!({ "urls": [url] })).await;
    (stage, bot, url)
}

async fn say(stage: &InteractionStage) -> String {
    stage.command("Ada", "say", json!({ "text": "hello" })).await
}

#[tokio::test]
async fn an_endpoint_is_saved_only_if_it_answers_a_ping_and_refuses_a_bad_signature() {
    let stage = InteractionStage::new().await;
    let save = async |url: &str| stage.try_post("/user/endpoint", &json!({ "urls": [url] })).await;
    let (bot, url) = listener(&stage, Manner::Trusting).await;
    for (manner, why) in [(Manner::Trusting, "bad signature"), (Manner::Deaf, "PONG")] {
        *bot.manner.lock().unwrap() = manner;
        let (status, error) = save(&url).await;
        assert_eq!(status, 400);
        assert!(error["error"].as_str().unwrap().contains(why), "{error}");
    }
    let nobody = "http://127.0.0.1:9/here";
    for url in [nobody, "http://10.0.0.7/here", "http://discord.com/here", "here", "ftp://[::1]/"] {
        assert_eq!(save(url).await.0, 400, "{url}");
    }
    let about = async || stage.api("GET", "/applications/@me", &Value::Null).await.1;
    assert_eq!(about().await["interactions_endpoint_url"], Value::Null);
    *bot.manner.lock().unwrap() = Manner::InTheBody;
    assert_eq!(save(&url).await.0, 200);
    assert_eq!(about().await["interactions_endpoint_url"], url);
    assert_eq!(stage.get("/user/places").await["bot"]["connected"], true);
    assert_eq!(bot.posted().len(), 0, "a PING is no interaction");
}

#[tokio::test]
async fn a_bot_answers_in_the_body_and_the_answer_is_checked_like_a_callback() {
    let (stage, bot, _) = ready(Manner::InTheBody).await;
    let sent = say(&stage).await;
    assert_eq!(stage.settled(&sent).await["state"], "answered");
    assert_eq!(stage.seen("Ben").await[0]["content"], "hello yourself");
    assert_eq!(bot.posted()[0]["id"], sent);
    let typed = json!({ "user": "Ada", "channel": "general", "command": "game new",
                        "options": { "kind": "o" }, "focused": "kind" });
    let choices = stage.post("/user/autocomplete", &typed).await;
    assert_eq!(choices["choices"][0]["value"], "1");
    let callbacks = stage.requests().await;
    let of_sent = format!("/interactions/{sent}/");
    let listed = callbacks.iter().filter(|line| line["path"].as_str().unwrap().contains(&of_sent));
    assert_eq!(listed.count(), 1, "it is listed as what it stands for");

    *bot.manner.lock().unwrap() = Manner::Wrongly;
    let sent = say(&stage).await;
    assert_eq!(stage.settled(&sent).await["state"], "failed");
    assert_eq!(stage.seen("Ben").await.len(), 1);
}

#[tokio::test]
async fn a_bot_answers_by_the_callback_and_in_time_or_not_at_all() {
    let (stage, bot, _) = ready(Manner::ByCallback).await;
    let sent = say(&stage).await;
    stage.until("it is posted", async || !bot.posted().is_empty()).await;
    let callback = async |number: usize| {
        let event = bot.posted()[number].clone();
        let text = |name: &str| event[name].as_str().unwrap().to_owned();
        let path = format!("/interactions/{}/{}/callback", text("id"), text("token"));
        let data = json!({ "content": "hello", "allowed_mentions": { "parse": [] } });
        stage.api("POST", &path, &json!({ "type": 4, "data": data })).await.0
    };
    assert_eq!(stage.state(&sent).await, "pending", "202 is no answer");
    assert_eq!(callback(0).await, 204);
    assert_eq!(stage.settled(&sent).await["state"], "answered");
    assert_eq!(callback(0).await, 400, "once is enough");

    let late = say(&stage).await;
    stage.until("it is posted", async || bot.posted().len() == 2).await;
    stage.pass(3.5).await;
    assert_eq!(stage.settled(&late).await["state"], "failed");
    assert_eq!(callback(1).await, 404);
}

#[tokio::test]
async fn what_is_delivered_twice_or_late_is_posted_twice_or_late() {
    let (stage, bot, _) = ready(Manner::ByCallback).await;
    stage.post("/faults", &json!({ "deliver": "twice" })).await;
    let twice = say(&stage).await;
    stage.until("both are posted", async || bot.posted().len() == 2).await;
    assert!(bot.posted().iter().all(|event| event["id"] == twice));
    stage.post("/faults", &json!({ "deliver": "late" })).await;
    let late = say(&stage).await;
    stage.pass(3.5).await;
    stage.until("it is posted", async || bot.posted().len() == 3).await;
    assert_eq!(bot.posted()[2]["id"], late);
    assert_eq!(stage.state(&late).await, "failed");
}

#[tokio::test]
async fn endpoints_take_turns_one_that_is_gone_is_passed_over_and_the_gateway_comes_back() {
    let (stage, first, url) = ready(Manner::InTheBody).await;
    let (second, other) = listener(&stage, Manner::InTheBody).await;
    stage.post("/user/endpoint", &json!({ "urls": [url, other] })).await;
    for _ in 0..4 {
        stage.settled(&say(&stage).await).await;
    }
    assert_eq!((first.posted().len(), second.posted().len()), (2, 2));

    let mut bot = crate::harness::Bot::connect(&stage).await;
    assert_eq!(stage.settled(&say(&stage).await).await["state"], "answered");
    assert!(bot.hears_nothing().await, "the two ways exclude each other");
    let deleted = stage.web.delete(stage.url("/user/endpoint")).send().await.unwrap();
    assert_eq!(deleted.status(), 200);
    let sent = say(&stage).await;
    assert_eq!(bot.interaction().await.id().to_string(), sent);
    bot.stop().await;
}

#[tokio::test]
async fn nobody_answers_for_an_endpoint_that_is_gone() {
    let stage = InteractionStage::new().await;
    let application = stage.application().await;
    let path = format!("/applications/{application}/commands");
    assert_eq!(stage.api("PUT", &path, &commands()).await.0, 200);
    let (bot, url) = listener(&stage, Manner::InTheBody).await;
    // A server of the bot's that ends: its port is closed behind it.
    let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let gone = format!("http://{}/here", socket.local_addr().unwrap());
    let routes = axum::Router::new().route("/here", axum::routing::post(hear));
    let routes = routes.with_state(Arc::clone(&bot));
    let server = tokio::spawn(async move { axum::serve(socket, routes).await.unwrap() });
    stage.post("/user/endpoint", &json!({ "urls": [gone, url] })).await;
    server.abort();
    let _ = server.await;
    for _ in 0..2 {
        let sent = say(&stage).await;
        assert_eq!(stage.settled(&sent).await["state"], "answered", "the other one is there");
    }
    assert_eq!(stage.get("/user/places").await["bot"]["connected"], true);
    let (status, _) = stage.try_post("/user/endpoint", &json!({ "urls": [gone] })).await;
    assert_eq!(status, 400);
}
