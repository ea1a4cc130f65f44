//! Faults of requests, the record of them, and what the record holds.

use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use crate::harness::{Bot, InteractionStage, commands, png};

async fn messages_path(stage: &InteractionStage) -> String {
    format!("/channels/{}/messages", stage.channel_id("general").await)
}

#[tokio::test]
async fn a_refusal_comes_as_often_as_asked_for() {
    let stage = InteractionStage::new().await;
    let path = messages_path(&stage).await;
    let body = json!({"content": "x"});
    let fault = json!({"route": "^POST .*/messages$", "status": 429, "times": 2,
                       "retry_after": 1.5});
    stage.post("/faults", &fault).await;
    for _ in 0..2 {
        let request = stage.web.post(stage.url(&format!("/api/v10{path}")));
        let answer = request
            .header("authorization", format!("Bot {}", crate::harness::TOKEN))
            .json(&body)
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 429);
        assert_eq!(answer.headers()["retry-after"], "2");
        let answer: Value = answer.json().await.unwrap();
        assert_eq!((&answer["retry_after"], &answer["global"]), (&json!(1.5), &json!(false)));
    }
    assert_eq!(stage.api("POST", &path, &body).await.0, 200);
    for status in [500, 503] {
        stage.post("/faults", &json!({"route": "messages", "status": status, "times": 1})).await;
        assert_eq!(stage.api("POST", &path, &body).await.0, status);
    }
    assert_eq!(stage.seen("Ada").await.len(), 1);
}

#[tokio::test]
async fn a_lost_answer_was_obeyed_and_the_nonce_finds_it() {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    let channel = stage.channel_id("general").await.parse::<u64>().unwrap().into();
    let body = json!({"content": "once", "nonce": "game7-move3", "enforce_nonce": true,
                      "allowed_mentions": {"parse": []}});
    stage.post("/faults", &json!({"route": "/messages$", "lose_answer": true, "times": 1})).await;
    let lost = bot.http.send_message(channel, vec![], &body).await;
    assert!(matches!(lost, Err(serenity::Error::Http(_))), "{lost:?}");
    let seen = stage.seen("Ada").await;
    assert_eq!(seen.len(), 1);
    let again = bot.http.send_message(channel, vec![], &body).await.unwrap();
    assert_eq!(seen[0]["id"], again.id.to_string());
    assert_eq!(stage.seen("Ada").await.len(), 1);
    // Minutes later nobody remembers.
    stage.post("/clock", &json!({"advance_s": 301})).await;
    let new = bot.http.send_message(channel, vec![], &body).await.unwrap();
    assert_ne!(new.id, again.id);
    bot.stop().await;
}

#[tokio::test]
async fn a_delay_holds_requests_until_the_faults_are_cleared() {
    let stage = InteractionStage::new().await;
    stage.post("/faults", &json!({"route": "users/@me", "delay_ms": 400})).await;
    let start = std::time::Instant::now();
    stage.application().await;
    assert!(start.elapsed().as_millis() >= 400);
    let much_too_long = json!({"route": "users/@me", "delay_ms": 3_600_000});
    stage.post("/faults", &much_too_long).await;
    let cleared = stage.web.delete(stage.url("/faults")).send().await.unwrap();
    assert!(cleared.status().is_success());
    stage.application().await;
}

#[tokio::test]
async fn a_fault_that_makes_no_sense_is_refused() {
    let stage = InteractionStage::new().await;
    let wrong = [
        json!({}),
        json!({"close": "maybe"}),
        json!({"close": "op7", "route": "x"}),
        json!({"route": "("}),
        json!({"route": "x"}),
        json!({"route": "x", "status": 418}),
        json!({"route": "x", "status": 429, "delay_ms": 5}),
        json!({"route": "x", "lose_answer": false}),
        json!({"deliver": "never"}),
        json!({"deliver": "twice", "tims": 1}),
        json!([]),
    ];
    for body in wrong {
        let (status, answer) = stage.try_post("/faults", &body).await;
        assert_eq!(status, 400, "{body}");
        assert!(answer["error"].is_string(), "{answer}");
    }
}

#[tokio::test]
async fn every_request_is_recorded_with_its_files_and_without_the_token() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let path = messages_path(&stage).await;
    stage.command("Ada", "say", json!({"text": "x"})).await;
    let heard = bot.interaction().await;
    let data = json!({"content": "x", "allowed_mentions": {"parse": []},
                      "attachments": [{"id": 0, "filename": "board.png"}]});
    let callback = json!({"type": 4, "data": data});
    let file = CreateAttachment::bytes(png(2, 2), "board.png");
    bot.http
        .create_interaction_response(heard.id(), heard.token(), &callback, vec![file])
        .await
        .unwrap();
    stage.api("GET", "/no/such/route?a=b", &Value::Null).await;
    stage.api("GET", &format!("{path}?limit=5"), &Value::Null).await;
    let log = stage.requests().await;
    let line = |wanted: &str| {
        let found = log.iter().find(|line| line["path"].as_str().unwrap().ends_with(wanted));
        found.unwrap_or_else(|| panic!("no line {wanted}")).clone()
    };
    let callback_line = line("/callback");
    assert_eq!((&callback_line["method"], &callback_line["body"]), (&json!("POST"), &callback));
    let file = &callback_line["files"][0];
    assert_eq!((&file["name"], &file["filename"]), (&json!("files[0]"), &json!("board.png")));
    assert_eq!((&file["content_type"], &file["bytes"]), (&json!("image/png"), &json!(29)));
    assert_eq!(line("/commands")["body"], commands());
    assert_eq!(line("/no/such/route?a=b")["status"], 404);
    assert_eq!(line("?limit=5")["status"], 200);
    assert_eq!(line("/gateway")["files"], json!([]));
    let text = serde_json::to_string(&log).unwrap();
    assert!(!text.contains("test-token"));
    bot.stop().await;
}
