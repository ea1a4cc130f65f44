//! Whose requests are taken, and how many.

use reqwest::Response;
use serde_json::{Value, json};

use crate::harness::{Bot, InteractionStage, TOKEN, commands};

fn head(answer: &Response, name: &str) -> Option<String> {
    answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned())
}

fn number(answer: &Response, name: &str) -> f64 {
    head(answer, name).unwrap_or_else(|| panic!("{name} is there")).parse().unwrap()
}

async fn post(stage: &InteractionStage, channel: &str) -> Response {
    let path = format!("/channels/{channel}/messages");
    stage.ask("POST", &path, TOKEN, &json!({"content": "x"})).await
}

#[tokio::test]
async fn a_channel_takes_five_messages_in_five_seconds_and_says_so() {
    let stage = InteractionStage::rationed().await;
    let (general, other) = (stage.channel_id("general").await, stage.channel_id("other").await);
    for left in (0..5).rev() {
        let answer = post(&stage, &general).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(number(&answer, "x-ratelimit-limit") as u32, 5);
        assert_eq!(number(&answer, "x-ratelimit-remaining") as u32, left);
        assert!((number(&answer, "x-ratelimit-reset-after") - 5.0).abs() < 0.001);
        assert!(number(&answer, "x-ratelimit-reset") > 1.7e9);
        assert!(head(&answer, "x-ratelimit-bucket").is_some());
    }
    stage.pass(1.8).await;
    let refused = post(&stage, &general).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(head(&refused, "retry-after").as_deref(), Some("4"));
    assert_eq!(head(&refused, "x-ratelimit-scope").as_deref(), Some("user"));
    assert_eq!(head(&refused, "x-ratelimit-global"), None);
    assert_eq!(number(&refused, "x-ratelimit-remaining") as u32, 0);
    let body: Value = refused.json().await.unwrap();
    assert_eq!((&body["global"], &body["retry_after"]), (&json!(false), &json!(3.2)));
    assert_eq!(post(&stage, &other).await.status(), 200);
    stage.pass(3.2).await;
    assert_eq!(post(&stage, &general).await.status(), 200);
}

#[tokio::test]
async fn fifty_requests_a_second_are_taken_in_all_and_those_of_interactions_do_not_count() {
    let stage = InteractionStage::rationed().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    stage.pass(10.0).await;
    for channel in 0..50 {
        let channel = stage.channel_id(&format!("channel-{channel}")).await;
        assert_eq!(post(&stage, &channel).await.status(), 200);
    }
    let (fresh, general) = (stage.channel_id("fresh").await, stage.channel_id("general").await);
    stage.pass(0.25).await;
    let refused = post(&stage, &fresh).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(head(&refused, "x-ratelimit-scope").as_deref(), Some("global"));
    assert_eq!(head(&refused, "x-ratelimit-global").as_deref(), Some("true"));
    assert_eq!(head(&refused, "retry-after").as_deref(), Some("1"));
    let body: Value = refused.json().await.unwrap();
    assert_eq!((&body["global"], &body["retry_after"]), (&json!(true), &json!(0.75)));

    stage.command("Ada", "say", json!({"text": "x"})).await;
    let heard = bot.interaction().await;
    let (id, token) = (heard.id(), heard.token());
    let answered = stage
        .ask("POST", &format!("/interactions/{id}/{token}/callback"), "", &json!({"type": 5}))
        .await;
    assert_eq!(answered.status(), 204);
    let limits = answered.headers().keys().filter(|name| name.as_str().starts_with("x-ratelimit"));
    assert_eq!(limits.count(), 0, "a callback has no bucket");
    let application = stage_application(&stage).await;
    let edit = format!("/webhooks/{application}/{token}/messages/@original");
    let edited = stage.ask("PATCH", &edit, "", &json!({"content": "x"})).await;
    assert_eq!(edited.status(), 200);
    assert_eq!(number(&edited, "x-ratelimit-limit") as u32, 5);
    stage.pass(0.75).await;
    assert_eq!(post(&stage, &general).await.status(), 200);
    bot.stop().await;
}

/// The bot's id, without a request of the bot.
async fn stage_application(stage: &InteractionStage) -> String {
    stage.get("/user/places").await["bot"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn any_token_but_its_own_is_refused_everywhere() {
    let stage = InteractionStage::of_bot("my.own.token").await;
    let general = stage.channel_id("general").await;
    let paths = ["/users/@me", "/gateway/bot", "/nothing", &format!("/channels/{general}")];
    for path in paths {
        for token in ["", "x", "my.own.tokem", "another.bots.token"] {
            let answer = stage.ask("GET", path, token, &Value::Null).await;
            assert_eq!(answer.status(), 401, "{path} {token}");
            let body: Value = answer.json().await.unwrap();
            assert_eq!(body, json!({"message": "401: Unauthorized", "code": 0}));
        }
    }
    // Without `Bot ` before it, it is a person's.
    let bare =
        stage.web.get(stage.url("/api/v10/users/@me")).header("authorization", "my.own.token");
    assert_eq!(bare.send().await.unwrap().status(), 401);
    assert_eq!(stage.ask("GET", "/users/@me", "my.own.token", &Value::Null).await.status(), 200);
}

#[tokio::test]
async fn a_sandbox_belongs_to_the_first_bot_that_comes_and_to_the_next_when_that_is_gone() {
    let stage = InteractionStage::new().await;
    let status = async |token: &str, path: &str| {
        stage.ask("GET", path, token, &Value::Null).await.status().as_u16()
    };
    // No bot has such a token.
    assert_eq!(status("x", "/users/@me").await, 401);
    let bot = Bot::connect(&stage).await;
    assert_eq!(status("another.bots.token", "/users/@me").await, 401);
    bot.stop().await;
    stage
        .until("the bot is gone", async || {
            stage.get("/user/places").await["bot"]["connected"] == false
        })
        .await;
    assert_eq!(status("another.bots.token", "/applications/@me").await, 401);
    assert_eq!(status("another.bots.token", "/users/@me").await, 200);
    assert_eq!(status(TOKEN, "/users/@me").await, 401);
}
