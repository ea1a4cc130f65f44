//! The kinds of channels, and what moderators decide about one.

use serde_json::{Value, json};

use crate::harness::{Bot, InteractionStage, commands, png};

/// What is done to a channel.
pub async fn place(stage: &InteractionStage, body: Value) {
    stage.post("/user/place", &body).await;
}

/// A channel of this kind with a name to match. Gives its path.
async fn room(stage: &InteractionStage, kind: &str) -> String {
    place(stage, json!({"channel": kind, "op": "become", "kind": kind})).await;
    format!("/channels/{}", stage.channel_id(kind).await)
}

/// Sends a command in a channel: the status and the answer.
pub async fn try_say(stage: &InteractionStage, user: &str, channel: &str) -> (u16, Value) {
    let body =
        json!({"user": user, "channel": channel, "command": "say", "options": {"text": "x"}});
    stage.try_post("/user/command", &body).await
}

/// Sends a command that the user cannot send, for this reason.
pub async fn cannot_say(stage: &InteractionStage, user: &str, channel: &str, why: &str) {
    let (status, answer) = try_say(stage, user, channel).await;
    let error = answer["error"].as_str().unwrap_or_default();
    assert!(status == 400 && error.contains(why), "{user} in {channel}: {status} {answer}");
}

async fn hall() -> (InteractionStage, Bot) {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    (stage, bot)
}

#[tokio::test]
async fn voice_and_stage_take_messages_and_commands_and_no_threads() {
    let (stage, mut bot) = hall().await;
    for (kind, number) in [("voice", 2), ("stage", 13)] {
        let path = room(&stage, kind).await;
        let (_, shown) = stage.api("GET", &path, &Value::Null).await;
        assert_eq!((&shown["type"], &shown["user_limit"]), (&json!(number), &json!(0)));
        let (status, sent) =
            stage.api("POST", &format!("{path}/messages"), &json!({"content": "x"})).await;
        assert_eq!(status, 200, "{sent}");
        let threads = format!("{path}/threads");
        for asked in [json!({"name": "t", "type": 11}), json!({"name": "t", "type": 12})] {
            stage.refused("POST", &threads, &asked, (400, 50024)).await;
        }
        let from = format!("{path}/messages/{}/threads", sent["id"].as_str().unwrap());
        stage.refused("POST", &from, &json!({"name": "t"}), (400, 50024)).await;
        assert_eq!(try_say(&stage, "Ada", kind).await.0, 200);
        let heard = serde_json::to_value(bot.interaction().await).unwrap();
        assert_eq!(heard["channel"]["type"], number);
        // Nobody makes one there by naming it, either.
        cannot_say(&stage, "Ada", &format!("{kind}/t"), "no threads").await;
    }
    bot.stop().await;
}

#[tokio::test]
async fn threads_among_announcements_are_of_a_type_of_their_own() {
    let (stage, mut bot) = hall().await;
    let path = room(&stage, "announcement").await;
    let threads = format!("{path}/threads");
    for kind in [11, 12] {
        stage.refused("POST", &threads, &json!({"name": "t", "type": kind}), (400, 50024)).await;
    }
    let (status, made) = stage.api("POST", &threads, &json!({"name": "t", "type": 10})).await;
    assert_eq!((status, &made["type"]), (201, &json!(10)));
    let (_, sent) = stage.api("POST", &format!("{path}/messages"), &json!({"content": "x"})).await;
    let from = format!("{path}/messages/{}/threads", sent["id"].as_str().unwrap());
    assert_eq!(stage.api("POST", &from, &json!({"name": "u"})).await.1["type"], 10);
    for channel in ["announcement", "announcement/by hand"] {
        assert_eq!(try_say(&stage, "Ada", channel).await.0, 200);
        let heard = serde_json::to_value(bot.interaction().await).unwrap();
        assert_eq!(heard["channel"]["type"], if channel.contains('/') { 10 } else { 5 });
    }
    // Text channels have no such threads.
    let text = format!("/channels/{}/threads", stage.channel_id("general").await);
    stage.refused("POST", &text, &json!({"name": "t", "type": 10}), (400, 50024)).await;
    bot.stop().await;
}

#[tokio::test]
async fn a_forum_takes_posts_alone_and_each_has_a_tag_where_one_is_required() {
    let (stage, mut bot) = hall().await;
    let become_forum = json!({"channel": "tables", "op": "become", "kind": "forum",
                              "tags": ["base", "large"], "require_tag": true});
    place(&stage, become_forum).await;
    let forum = format!("/channels/{}", stage.channel_id("tables").await);
    let (_, shown) = stage.api("GET", &forum, &Value::Null).await;
    assert_eq!((&shown["type"], &shown["flags"]), (&json!(15), &json!(1 << 4)));
    assert_eq!(shown["available_tags"][1]["name"], "large");
    let tag = shown["available_tags"][1]["id"].clone();

    let messages = format!("{forum}/messages");
    stage.refused("POST", &messages, &json!({"content": "x"}), (400, 50008)).await;
    cannot_say(&stage, "Ada", "tables", "posts").await;
    let threads = format!("{forum}/threads");
    let post = |message: Value, tags: Value| {
        json!({"name": "p", "message": message,
                                                     "applied_tags": tags})
    };
    let text = json!({"content": "first"});
    for (body, want) in [
        (json!({"name": "p", "type": 11}), (400, 50035)),
        (json!({"name": "p", "message": text}), (400, 40067)),
        (post(text.clone(), json!([])), (400, 40067)),
        (post(text.clone(), json!(["5"])), (404, 10087)),
        (post(json!({}), json!([tag])), (400, 50006)),
    ] {
        stage.refused("POST", &threads, &body, want).await;
    }
    let (status, made) = stage.api("POST", &threads, &post(text, json!([tag]))).await;
    assert_eq!((status, &made["type"], &made["applied_tags"]), (201, &json!(11), &json!([tag])));
    assert_eq!(
        (&made["message"]["id"], &made["message"]["content"]),
        (&made["id"], &json!("first"))
    );
    assert_eq!(made["message"].get("thread"), None);
    // A refused post leaves nothing.
    let places = stage.get("/user/places").await;
    assert_eq!(places["guilds"][0]["channels"].as_array().unwrap().len(), 2);
    // In posts everything goes on as in other threads. One made by hand has a tag, too.
    for channel in ["p", "tables/by hand"] {
        assert_eq!(try_say(&stage, "Ada", channel).await.0, 200);
        let heard = serde_json::to_value(bot.interaction().await).unwrap();
        assert_eq!(heard["channel"]["type"], 11);
        let path = format!("/channels/{}", heard["channel_id"].as_str().unwrap());
        let (_, shown) = stage.api("GET", &path, &Value::Null).await;
        assert_eq!(shown["applied_tags"].as_array().map(Vec::len), Some(1));
    }
    let path = format!("/channels/{}", made["id"].as_str().unwrap());
    stage.refused("PATCH", &path, &json!({"applied_tags": []}), (400, 40067)).await;
    assert_eq!(stage.api("PATCH", &path, &json!({"name": "q"})).await.0, 200);
    bot.stop().await;
}

#[tokio::test]
async fn a_post_may_begin_with_a_picture() {
    let stage = InteractionStage::new().await;
    let forum = room(&stage, "forum").await;
    let body = json!({"name": "p", "message": {"content": "x", "attachments": [
        {"id": "0", "description": "a board"}]}});
    let file = reqwest::multipart::Part::bytes(png(3, 2)).file_name("board.png");
    let form = reqwest::multipart::Form::new()
        .text("payload_json", body.to_string())
        .part("files[0]", file.mime_str("image/png").unwrap());
    let url = stage.url(&format!("/api/v10{forum}/threads"));
    let request =
        stage.web.post(url).header("authorization", format!("Bot {}", crate::harness::TOKEN));
    let made: Value = request.multipart(form).send().await.unwrap().json().await.unwrap();
    let file = &made["message"]["attachments"][0];
    assert_eq!((&file["width"], &file["description"]), (&json!(3), &json!("a board")));
}

#[tokio::test]
async fn a_channel_in_use_stays_what_it_is_but_text_and_announcements_change_places() {
    let stage = InteractionStage::new().await;
    stage.bot_says(&json!({"content": "x"})).await;
    let to = |kind: &str| json!({"channel": "general", "op": "become", "kind": kind});
    for kind in ["forum", "voice", "stage"] {
        assert_eq!(stage.try_post("/user/place", &to(kind)).await.0, 400, "{kind}");
    }
    for (kind, number) in [("announcement", 5), ("text", 0)] {
        place(&stage, to(kind)).await;
        let path = format!("/channels/{}", stage.channel_id("general").await);
        assert_eq!(stage.api("GET", &path, &Value::Null).await.1["type"], number);
    }
    room(&stage, "voice").await;
    for wrong in [
        json!({"channel": "x", "op": "become", "kind": "cinema"}),
        json!({"channel": "x", "op": "become"}),
        json!({"channel": "x/y", "op": "become", "kind": "voice"}),
        json!({"channel": "x", "op": "become", "kind": "text", "tags": ["a"]}),
        json!({"channel": "x", "op": "become", "kind": "forum", "require_tag": true}),
        json!({"channel": "x", "op": "become", "kind": "forum", "tags": ["a", "a"]}),
        json!({"channel": "general", "op": "slow", "seconds": 21_601}),
        json!({"channel": "general/t", "op": "restrict"}),
        json!({"channel": "voice", "op": "archive"}),
        json!({"channel": "voice", "op": "mention", "user": "Ada"}),
        json!({"channel": "voice/t", "op": "private", "user": "Ada"}),
    ] {
        assert_eq!(stage.try_post("/user/place", &wrong).await.0, 400, "{wrong}");
    }
}

#[tokio::test]
async fn slow_mode_and_an_age_limit_are_told_and_slow_neither_bots_nor_commands() {
    let (stage, mut bot) = hall().await;
    let adults = json!([{"name": "adult", "description": "x", "nsfw": true},
                        {"name": "say", "description": "x", "options": [
                            {"type": 3, "name": "text", "description": "x"}]}]);
    bot.register(&adults).await.unwrap();
    let adult = |channel: &str| json!({"user": "Ada", "channel": channel, "command": "adult"});
    let (status, _) = stage.try_post("/user/command", &adult("general")).await;
    assert_eq!(status, 400);
    place(&stage, json!({"channel": "general", "op": "slow", "seconds": 30})).await;
    place(&stage, json!({"channel": "general", "op": "restrict"})).await;
    let path = format!("/channels/{}", stage.channel_id("general").await);
    let (_, shown) = stage.api("GET", &path, &Value::Null).await;
    assert_eq!((&shown["rate_limit_per_user"], &shown["nsfw"]), (&json!(30), &json!(true)));
    for _ in 0..3 {
        stage.bot_says(&json!({"content": "x"})).await;
        assert_eq!(try_say(&stage, "Ada", "general").await.0, 200);
        bot.interaction().await;
    }
    for channel in ["general", "general/t"] {
        stage.post("/user/command", &adult(channel)).await;
    }
    place(&stage, json!({"channel": "general", "op": "unrestrict"})).await;
    assert_eq!(stage.api("GET", &path, &Value::Null).await.1["nsfw"], false);
    bot.stop().await;
}

#[tokio::test]
async fn a_server_takes_only_so_many_active_threads() {
    let stage = InteractionStage::new().await;
    let threads = format!("/channels/{}/threads", stage.channel_id("general").await);
    let news = format!("{}/threads", room(&stage, "announcement").await);
    let forum = format!("{}/threads", room(&stage, "forum").await);
    let body = json!({"name": "t", "type": 11});
    stage.post("/faults", &json!({"threads": 1})).await;
    let (status, made) = stage.api("POST", &threads, &body).await;
    assert_eq!(status, 201);
    let post = json!({"name": "t", "message": {"content": "x"}});
    stage.refused("POST", &threads, &body, (400, 160_006)).await;
    stage.refused("POST", &forum, &post, (400, 160_006)).await;
    stage.refused("POST", &news, &json!({"name": "t", "type": 10}), (400, 160_007)).await;
    // One that is archived makes room.
    let path = format!("/channels/{}", made["id"].as_str().unwrap());
    assert_eq!(stage.api("PATCH", &path, &json!({"archived": true})).await.0, 200);
    assert_eq!(stage.api("POST", &forum, &post).await.0, 201);
    stage.refused("POST", &threads, &body, (400, 160_006)).await;
    stage.web.delete(stage.url("/faults")).send().await.unwrap();
    assert_eq!(stage.api("POST", &threads, &body).await.0, 201);
}
