//! What Discord refuses in messages, case by case.

use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use crate::harness::{Bot, InteractionStage, png, refusal};

fn text(length: usize) -> String {
    "x".repeat(length)
}

fn button(custom_id: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": custom_id, "label": "b"})
}

fn rows(children: &[Value]) -> Value {
    json!({"content": "x", "components": [{"type": 1, "components": children}]})
}

fn display(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn v2(components: &[Value]) -> Value {
    json!({"flags": 32768, "components": components})
}

fn options(count: usize) -> Vec<Value> {
    (0..count).map(|n| json!({"label": n.to_string(), "value": n.to_string()})).collect()
}

fn select(count: usize) -> Value {
    json!({"type": 3, "custom_id": "s", "options": options(count)})
}

fn with(mut value: Value, field: &str, to: Value) -> Value {
    value[field] = to;
    value
}

fn right() -> Vec<Value> {
    let buttons: Vec<Value> = (0..5).map(|n| button(&n.to_string())).collect();
    vec![
        json!({"content": text(2000)}),
        json!({"content": "ü".repeat(2000)}),
        rows(&buttons),
        rows(&[select(25)]),
        rows(&[button(&text(100))]),
        rows(&[with(button("a"), "label", json!(text(80)))]),
        rows(&[with(button("a"), "emoji", json!({"name": "🎲"}))]),
        json!({"embeds": [{"title": text(256), "description": text(4096)}]}),
        json!({"embeds": [{"title": format!("  {}\n", text(256)), "url": "https://example.org/x"}]}),
        json!({"embeds": [{"image": {"url": "attachment://a.png"}}]}),
        json!({"content": format!("\n {} ", text(2000))}),
        v2(&[display(&text(4000))]),
        v2(&vec![display("x"); 40]),
        v2(&[json!({"type": 14, "spacing": 2, "divider": false}), display("x")]),
    ]
}

fn wrong_parts() -> Vec<Value> {
    let six: Vec<Value> = (0..6).map(|n| button(&n.to_string())).collect();
    let row = |n: usize| json!({"type": 1, "components": [button(&n.to_string())]});
    let link = json!({"type": 2, "style": 5, "url": "https://example.org", "label": "l"});
    vec![
        rows(&six),
        json!({"content": "x", "components": (0..6).map(row).collect::<Vec<_>>()}),
        rows(&[button("a"), button("a")]),
        rows(&[button(&text(101))]),
        rows(&[button("")]),
        rows(&[with(button("a"), "label", json!(text(81)))]),
        rows(&[with(button("a"), "label", Value::Null)]),
        rows(&[with(button("a"), "style", json!(7))]),
        rows(&[with(button("a"), "url", json!("https://example.org"))]),
        rows(&[with(button("a"), "emoji", json!({"name": "dice"}))]),
        rows(&[with(button("a"), "emoji", json!({"name": "ü"}))]),
        rows(&[with(button("a"), "emoji", json!({"name": "🎲🎲"}))]),
        rows(&[with(button("a"), "emoji", json!({"name": "★"}))]),
        rows(&[with(button("a"), "emoji", json!({"name": "meeple", "id": "77"}))]),
        rows(&[with(
            select(1),
            "options",
            json!([{"label": "l", "value": "v", "emoji": {"name": "meeple", "id": "77"}}]),
        )]),
        rows(&[with(link.clone(), "custom_id", json!("a"))]),
        rows(&[with(link.clone(), "url", json!("javascript:0"))]),
        rows(&[with(link.clone(), "url", json!("example.org"))]),
        rows(&[with(link.clone(), "url", json!("attachment://a.png"))]),
        rows(&[with(link, "url", json!(""))]),
        rows(&[select(26)]),
        rows(&[select(0)]),
        rows(&[select(2), button("a")]),
        rows(&[with(select(2), "max_values", json!(3))]),
        rows(&[with(select(2), "min_values", json!(2))]),
        rows(&[with(select(2), "placeholder", json!(text(151)))]),
        rows(&[with(select(2), "options", json!(vec![options(1)[0].clone(); 2]))]),
        rows(&[]),
        json!({"content": "x", "components": [button("a")]}),
        json!({"content": "x", "components": [display("x")]}),
    ]
}

fn wrong_bodies() -> Vec<Value> {
    let picture = |url: &str| {
        v2(&[json!({"type": 12, "items": [{"media": {"url": url}, "description": "d"}]})])
    };
    let section = json!({"type": 9, "components": [display("x")]});
    let container = |children: Vec<Value>| v2(&[json!({"type": 17, "components": children})]);
    vec![
        json!({"content": text(2001)}),
        json!({"content": 5}),
        json!({"embeds": vec![json!({"title": "x"}); 11]}),
        json!({"embeds": [{"title": text(257)}]}),
        json!({"embeds": [{"description": text(4000)}, {"description": text(2001)}]}),
        json!({"embeds": [{"fields": vec![json!({"name": "n", "value": "v"}); 26]}]}),
        json!({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}),
        json!({"embeds": [{"image": {"url": "file:///x.png"}}]}),
        json!({"embeds": [{}]}),
        json!({"content": "x", "embeds": [{"color": 5, "title": "  "}]}),
        json!({"embeds": [{"title": "x", "url": "javascript:alert(1)"}]}),
        json!({"embeds": [{"title": "x", "url": "JavaScript:alert(1)"}]}),
        json!({"embeds": [{"title": "x", "url": "example.org"}]}),
        json!({"embeds": [{"title": "x", "url": "https://"}]}),
        json!({"embeds": [{"author": {"name": "x", "url": "data:text/html,x"}}]}),
        json!({"embeds": [{"author": {"name": "x", "icon_url": "javascript:0"}}]}),
        json!({"embeds": [{"footer": {"text": "x", "icon_url": "javascript:0"}}]}),
        json!({"embeds": [{"thumbnail": {"url": "javascript:0"}}]}),
        json!({"embeds": [{"fields": [{"name": " ", "value": "v"}]}]}),
        v2(&[display(&text(4001))]),
        v2(&[display(&text(2001)), display(&text(2000))]),
        v2(&vec![display("x"); 41]),
        v2(&[display("")]),
        with(v2(&[display("x")]), "content", json!("x")),
        with(v2(&[display("x")]), "embeds", json!([{"title": "x"}])),
        picture("attachment://board.png"),
        picture("file:///board.png"),
        picture("javascript:0"),
        v2(&[section]),
        v2(&[button("a")]),
        container(vec![]),
        container(vec![json!({"type": 17, "components": [display("x")]})]),
        v2(&[with(display("x"), "id", json!(4)), with(display("y"), "id", json!(4))]),
        v2(&[json!({"type": 13, "file": {"url": "https://example.org/x"}})]),
        json!({"content": "x", "nonce": text(26)}),
        json!({"content": "x", "enforce_nonce": true}),
        json!({"content": "x", "attachments": [{"id": 0, "filename": "x.png"}]}),
        json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}}),
        json!({"content": "x", "allowed_mentions": {"parse": ["friends"]}}),
        json!({"content": "x", "allowed_mentions": {"users": vec!["5"; 101]}}),
    ]
}

#[tokio::test]
async fn what_is_within_the_limits_is_taken() {
    let stage = InteractionStage::new().await;
    for body in right() {
        stage.bot_says(&body).await;
    }
}

#[tokio::test]
async fn what_is_over_the_limits_is_refused_and_nothing_is_posted() {
    let stage = InteractionStage::new().await;
    let channel = stage.channel_id("general").await;
    let path = format!("/channels/{channel}/messages");
    for body in wrong_parts().into_iter().chain(wrong_bodies()) {
        stage.refused("POST", &path, &body, (400, 50035)).await;
        // Not too many in one second.
        stage.pass(0.1).await;
    }
    for empty in [json!({}), json!({"content": " \n "}), v2(&[])] {
        stage.refused("POST", &path, &empty, (400, 50006)).await;
    }
    assert!(stage.seen("Ada").await.is_empty());
}

#[tokio::test]
async fn files_have_a_size_a_number_and_descriptions() {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    let channel = stage.channel_id("general").await.parse::<u64>().unwrap().into();
    let body = json!({"content": "x"});
    let big = CreateAttachment::bytes(vec![0; 10 * 1024 * 1024 + 1], "big.png");
    let sent = bot.http.send_message(channel, vec![big], &body).await;
    assert_eq!(refusal(sent), (413, 40005));
    let most = CreateAttachment::bytes(vec![0; 10 * 1024 * 1024], "big board.png");
    let sent = bot.http.send_message(channel, vec![most], &body).await.unwrap();
    assert_eq!(sent.attachments[0].filename, "big_board.png");
    let described = |length: usize| {
        json!({"content": "x", "attachments": [
            {"id": 0, "filename": "a.png", "description": text(length)}]})
    };
    let file = || CreateAttachment::bytes(png(1, 1), "a.png");
    bot.http.send_message(channel, vec![file()], &described(1024)).await.unwrap();
    let sent = bot.http.send_message(channel, vec![file()], &described(1025)).await;
    assert_eq!(refusal(sent), (400, 50035));
    bot.stop().await;
}

#[tokio::test]
async fn a_body_that_is_no_json_is_refused_and_recorded() {
    let stage = InteractionStage::new().await;
    let channel = stage.channel_id("general").await;
    let url = stage.url(&format!("/api/v10/channels/{channel}/messages"));
    let request = stage
        .web
        .post(&url)
        .header("authorization", format!("Bot {}", crate::harness::TOKEN))
        .body("{\"content\":");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 400);
    let code: Value = answer.json().await.unwrap();
    assert_eq!(code["code"], 50109);
    assert_eq!(stage.requests().await.last().unwrap()["body"], Value::Null);
}
