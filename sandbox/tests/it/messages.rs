//! Ordinary messages: mentions, edits, permissions, threads.

use serde_json::{Value, json};

use crate::harness::InteractionStage;

async fn path(stage: &InteractionStage) -> String {
    format!("/channels/{}/messages", stage.channel_id("general").await)
}

#[tokio::test]
async fn mentions_ping_as_discord_resolves_them() {
    let stage = InteractionStage::new().await;
    let ada = stage.user_id("Ada").await;
    let ben = stage.user_id("Ben").await;
    let text = format!("@everyone <@{ada}> `<@{ben}>` <@99>");
    let cases = [
        (Value::Null, json!(["Ada", "Ben"]), true),
        (json!({"parse": []}), json!([]), false),
        (json!({"parse": ["users"]}), json!(["Ada"]), false),
        (json!({"parse": [], "users": [ben]}), json!([]), false),
        (json!({"users": [ada]}), json!(["Ada"]), false),
        (json!({"parse": ["everyone"]}), json!(["Ada", "Ben"]), true),
    ];
    for (allowed, pinged, everyone) in cases {
        let before = stage.pings("Ada").await;
        let mut body = json!({"content": text, "allowed_mentions": allowed});
        if allowed.is_null() {
            body.as_object_mut().unwrap().remove("allowed_mentions");
        }
        let sent = stage.bot_says(&body).await;
        assert_eq!(sent["mention_everyone"], everyone, "{allowed}");
        let seen = stage.seen("Ada").await;
        let mut names = seen.last().unwrap()["mentions"].clone();
        names.as_array_mut().unwrap().sort_by_key(ToString::to_string);
        assert_eq!(names, pinged, "{allowed}");
        let more = stage.pings("Ada").await - before;
        assert_eq!(more == 1, pinged.to_string().contains("Ada"), "{allowed}");
    }
    let ping = &stage.get("/user/notifications?user=Ada").await[0];
    assert_eq!((&ping["channel"], &ping["guild"]), (&json!("general"), &json!("home")));
    assert!(ping["message"].is_string() && ping["time"].is_string());
}

#[tokio::test]
async fn an_edit_never_pings() {
    let stage = InteractionStage::new().await;
    let ada = stage.user_id("Ada").await;
    let sent = stage.bot_says(&json!({"content": "x"})).await;
    let one = format!("{}/{}", path(&stage).await, sent["id"].as_str().unwrap());
    let body = json!({"content": format!("<@{ada}>"), "allowed_mentions": {"users": [ada]}});
    let (status, edited) = stage.api("PATCH", &one, &body).await;
    assert_eq!((status, &edited["mentions"][0]["id"]), (200, &json!(ada)));
    assert!(edited["edited_timestamp"].is_string());
    assert_eq!(stage.pings("Ada").await, 0);
    assert_eq!(stage.seen("Ada").await[0]["mentions"], json!([]));
    assert_eq!(stage.api("DELETE", &one, &Value::Null).await.0, 204);
    stage.refused("PATCH", &one, &body, (404, 10008)).await;
}

#[tokio::test]
async fn old_messages_take_few_edits() {
    let stage = InteractionStage::new().await;
    let sent = stage.bot_says(&json!({"content": "x"})).await;
    let one = format!("{}/{}", path(&stage).await, sent["id"].as_str().unwrap());
    let body = json!({"content": "y"});
    for _ in 0..10 {
        assert_eq!(stage.api("PATCH", &one, &body).await.0, 200);
    }
    stage.post("/clock", &json!({"advance_s": 3601})).await;
    let statuses = [
        stage.api("PATCH", &one, &body).await.0,
        stage.api("PATCH", &one, &body).await.0,
        stage.api("PATCH", &one, &body).await.0,
    ];
    assert_eq!(statuses, [200; 3]);
    stage.refused("PATCH", &one, &body, (429, 30046)).await;
    stage.post("/clock", &json!({"advance_s": 3600})).await;
    assert_eq!(stage.api("PATCH", &one, &body).await.0, 200);
}

#[tokio::test]
async fn lists_and_replies_name_existing_messages() {
    let stage = InteractionStage::new().await;
    let mut ids = Vec::new();
    for text in ["a", "b", "c"] {
        ids.push(stage.bot_says(&json!({"content": text})).await["id"].clone());
    }
    let path = path(&stage).await;
    let (_, all) = stage.api("GET", &path, &Value::Null).await;
    let listed: Vec<&Value> = all.as_array().unwrap().iter().map(|m| &m["id"]).collect();
    assert_eq!(listed, [&ids[2], &ids[1], &ids[0]]);
    let after = format!("{path}?after={}&limit=1", ids[0].as_str().unwrap());
    assert_eq!(stage.api("GET", &after, &Value::Null).await.1[0]["id"], ids[1]);
    let reply = json!({"content": "r", "message_reference": {"message_id": ids[0]}});
    assert_eq!(stage.api("POST", &path, &reply).await.1["type"], 19);
    let lost = json!({"content": "r", "message_reference": {"message_id": "5"}});
    stage.refused("POST", &path, &lost, (400, 50035)).await;
    let after = format!("/user/messages?channel=general&after={}", ids[1].as_str().unwrap());
    assert_eq!(stage.get(&after).await.as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_the_bot_may_not_do_is_refused() {
    let stage = InteractionStage::new().await;
    let path = path(&stage).await;
    let (view, send, attach, embed) = (1_u64 << 10, 1_u64 << 11, 1_u64 << 15, 1_u64 << 14);
    let place = |allow: Value| json!({"channel": "general", "op": "permissions", "allow": allow});
    let text = json!({"content": "x"});
    let picture = json!({"embeds": [{"title": "x"}]});
    stage.post("/user/place", &place(json!(0))).await;
    stage.refused("POST", &path, &text, (403, 50001)).await;
    stage.post("/user/place", &place(json!(view))).await;
    stage.refused("POST", &path, &text, (403, 50013)).await;
    stage.post("/user/place", &place(json!((view | send | attach).to_string()))).await;
    assert_eq!(stage.api("POST", &path, &text).await.0, 200);
    stage.refused("POST", &path, &picture, (403, 50013)).await;
    stage.post("/user/place", &place(json!(view | send | embed))).await;
    assert_eq!(stage.api("POST", &path, &picture).await.0, 200);
    // Without an `allow` it is as it was in the beginning.
    stage.post("/user/place", &json!({"channel": "general", "op": "permissions"})).await;
    assert_eq!(stage.api("POST", &path, &picture).await.0, 200);
    let request = stage.web.post(stage.url(&format!("/api/v10{path}"))).json(&text);
    assert_eq!(request.send().await.unwrap().status(), 401);
}

#[tokio::test]
async fn a_deleted_channel_is_unknown() {
    let stage = InteractionStage::new().await;
    let path = path(&stage).await;
    stage.bot_says(&json!({"content": "x"})).await;
    stage.post("/user/place", &json!({"channel": "general", "op": "delete"})).await;
    stage.refused("POST", &path, &json!({"content": "x"}), (404, 10003)).await;
    let (status, answer) = stage.try_get("/user/messages?channel=general&user=Ada").await;
    assert_eq!(status, 404, "{answer}");
}

#[tokio::test]
async fn threads_archive_wake_and_lock() {
    let stage = InteractionStage::new().await;
    let parent = stage.channel_id("general").await;
    let start = json!({"name": "table 1", "type": 11, "auto_archive_duration": 10080});
    let (status, thread) = stage.api("POST", &format!("/channels/{parent}/threads"), &start).await;
    assert_eq!((status, &thread["type"]), (201, &json!(11)));
    let one = format!("/channels/{}", thread["id"].as_str().unwrap());
    let path = format!("{one}/messages");
    let text = json!({"content": "x"});
    let (_, message) = stage.api("POST", &path, &text).await;
    let edit = format!("{path}/{}", message["id"].as_str().unwrap());
    let archive = json!({"channel": "table 1", "op": "archive"});
    stage.post("/user/place", &archive).await;
    let (_, shown) = stage.api("GET", &one, &Value::Null).await;
    assert_eq!(shown["thread_metadata"]["archived"], true);
    stage.refused("PATCH", &edit, &text, (400, 50083)).await;
    let command = json!({"user": "Ada", "channel": "table 1", "command": "say"});
    let (status, answer) = stage.try_post("/user/command", &command).await;
    assert_eq!(status, 400, "{answer}");
    assert!(answer["error"].as_str().unwrap().contains("archived"));
    // Sending wakes it.
    assert_eq!(stage.api("POST", &path, &text).await.0, 200);
    assert_eq!(stage.api("PATCH", &edit, &text).await.0, 200);
    stage.post("/user/place", &json!({"channel": "table 1", "op": "lock"})).await;
    stage.refused("POST", &path, &text, (400, 50083)).await;
    let wrong = json!({"name": "x", "auto_archive_duration": 7});
    stage.refused("POST", &format!("/channels/{parent}/threads"), &wrong, (400, 50035)).await;
    let rename = json!({"name": "x"});
    stage.refused("PATCH", &format!("/channels/{parent}"), &rename, (403, 50013)).await;
}

#[tokio::test]
async fn a_thread_falls_asleep_when_nobody_writes_and_whoever_may_write_wakes_it() {
    let stage = InteractionStage::new().await;
    // A thread of somebody else's: the bot may not manage it.
    stage.post("/user/place", &json!({"channel": "general/table", "op": "archive"})).await;
    let one = format!("/channels/{}", stage.channel_id("general/table").await);
    let path = format!("{one}/messages");
    let text = json!({"content": "x"});
    let wake = json!({"archived": false});
    let is_asleep = async || {
        let (_, shown) = stage.api("GET", &one, &Value::Null).await;
        shown["thread_metadata"]["archived"] == true
    };
    let pass = async |hours: u64| {
        stage.post("/clock", &json!({"advance_s": hours * 3_600})).await;
    };
    let (_, message) = stage.api("POST", &path, &text).await;
    assert!(!is_asleep().await);
    pass(71).await;
    let edit = format!("{path}/{}", message["id"].as_str().unwrap());
    assert_eq!(stage.api("PATCH", &edit, &text).await.0, 200);
    pass(1).await;
    assert!(is_asleep().await, "an edit is no activity");
    let lasting = json!({"archived": false, "auto_archive_duration": 10080});
    stage.refused("PATCH", &one, &lasting, (403, 50013)).await;
    assert_eq!(stage.api("PATCH", &one, &wake).await.0, 200);
    assert!(!is_asleep().await);
    pass(71).await;
    assert_eq!(stage.api("PATCH", &one, &wake).await.0, 200);
    pass(1).await;
    assert!(is_asleep().await, "waking what is awake changes nothing");
    stage.api("POST", &path, &text).await;
    assert!(!is_asleep().await, "a message wakes it");
    stage.post("/user/place", &json!({"channel": "general/table", "op": "lock"})).await;
    stage.refused("PATCH", &one, &wake, (403, 50013)).await;
}

#[tokio::test]
async fn direct_messages_ring_until_they_are_closed() {
    let stage = InteractionStage::new().await;
    let ada = stage.user_id("Ada").await;
    let open = json!({"recipient_id": ada});
    let (status, channel) = stage.api("POST", "/users/@me/channels", &open).await;
    assert_eq!((status, &channel["type"]), (200, &json!(1)));
    let path = format!("/channels/{}/messages", channel["id"].as_str().unwrap());
    let text = json!({"content": "your turn"});
    assert_eq!(stage.api("POST", &path, &text).await.0, 200);
    let seen = stage.get("/user/messages?channel=@me&user=Ada").await;
    assert_eq!(seen[0]["content"], "your turn");
    assert_eq!(stage.pings("Ada").await, 1);
    let other = stage.get("/user/messages?channel=@me&user=Ben").await;
    assert_eq!(other, json!([]));
    stage.post("/user/place", &json!({"user": "Ada", "op": "close_dms"})).await;
    stage.refused("POST", &path, &text, (403, 50007)).await;
    stage.refused("POST", "/users/@me/channels", &json!({"recipient_id": "7"}), (400, 50033)).await;
}

#[tokio::test]
async fn the_headers_count_and_a_used_up_bucket_refuses() {
    let stage = InteractionStage::new().await;
    let path = stage.url(&format!("/api/v10{}", path(&stage).await));
    let mut last = None;
    for _ in 0..200 {
        let request =
            stage.web.post(&path).header("authorization", format!("Bot {}", crate::harness::TOKEN));
        let answer = request.json(&json!({"content": "x"})).send().await.unwrap();
        if answer.status() == 429 {
            last = Some(answer);
            break;
        }
        assert!(answer.headers().contains_key("x-ratelimit-remaining"));
    }
    let refused = last.expect("200 requests in a second are too many");
    assert_eq!(refused.headers()["x-ratelimit-remaining"], "0");
    let wait: f64 = refused.headers()["x-ratelimit-reset-after"].to_str().unwrap().parse().unwrap();
    assert!((0.0..=1.0).contains(&wait));
    stage.pass(wait).await;
    stage.bot_says(&json!({"content": "x"})).await;
}

#[tokio::test]
async fn start_up_routes_answer_and_others_do_not_exist() {
    let stage = InteractionStage::new().await;
    let (_, gateway) = stage.api("GET", "/gateway/bot", &Value::Null).await;
    assert_eq!(gateway["url"], format!("ws://{}/gateway", stage.addr));
    let me = stage.application().await;
    let (_, application) = stage.api("GET", "/applications/@me", &Value::Null).await;
    assert_eq!(application["id"], me);
    stage.channel_id("general").await;
    let guild = stage.get("/user/places").await["guilds"][0]["id"].clone();
    let one = format!("/guilds/{}", guild.as_str().unwrap());
    assert_eq!(stage.api("GET", &one, &Value::Null).await.1["name"], "home");
    stage.refused("GET", "/guilds/5", &Value::Null, (404, 10004)).await;
    let number: u64 = guild.as_str().unwrap().parse().unwrap();
    for (after, first) in [(number - 1, guild), (u64::MAX, Value::Null)] {
        let path = format!("/users/@me/guilds?after={after}&limit=1");
        assert_eq!(stage.api("GET", &path, &Value::Null).await.1[0]["id"], first);
    }
    for (method, path) in [("GET", "/voice/regions"), ("DELETE", "/users/@me"), ("GET", "/")] {
        stage.refused(method, path, &Value::Null, (404, 0)).await;
    }
    stage.refused("PUT", "/applications/5/commands", &json!([]), (404, 10002)).await;
}

#[tokio::test]
async fn an_emoji_is_uploaded_once_and_shown() {
    let stage = InteractionStage::new().await;
    let path = format!("/applications/{}/emojis", stage.application().await);
    let none = stage.api("GET", &path, &Value::Null).await;
    assert_eq!(none, (200, json!({ "items": [] })));
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let (status, made) =
        stage.api("POST", &path, &json!({ "name": "star_1", "image": image })).await;
    assert_eq!((status, &made["name"]), (201, &json!("star_1")));
    for (name, image) in [("star_1", image), ("a", image), ("b-c", image), ("ok", "x")] {
        stage.refused("POST", &path, &json!({ "name": name, "image": image }), (400, 50035)).await;
    }
    let (_, listed) = stage.api("GET", &path, &Value::Null).await;
    assert_eq!(listed["items"].as_array().unwrap().len(), 1);
    assert_eq!(listed["items"][0]["id"], made["id"]);
    let shown = format!("/emojis/{}", made["id"].as_str().unwrap());
    let shown = stage.web.get(stage.url(&shown)).send().await.unwrap().bytes().await.unwrap();
    assert!(shown.starts_with(b"\x89PNG"));
}
