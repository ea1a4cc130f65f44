//! Buttons, menus and Components V2.

use serde_json::{Value, json};
use serenity::all::{ComponentInteractionDataKind, CreateAttachment};

use crate::harness::{Bot, InteractionStage, png};

fn board() -> Value {
    json!({
        "content": "Your turn",
        "components": [
            {"type": 1, "components": [
                {"type": 2, "style": 1, "custom_id": "turn", "label": "Take your turn"},
                {"type": 2, "style": 2, "custom_id": "off", "label": "Off", "disabled": true},
                {"type": 2, "style": 5, "url": "https://example.org/", "label": "Rules"},
            ]},
            {"type": 1, "components": [{"type": 3, "custom_id": "cell", "max_values": 2,
                "options": [{"label": "D4", "value": "d4"}, {"label": "E5", "value": "e5"},
                            {"label": "F6", "value": "f6"}]}]},
        ],
    })
}

#[tokio::test]
async fn a_click_carries_its_message_and_can_change_it() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let message = stage.bot_says(&board()).await;
    let sent = stage.click("Ben", &message["id"], "turn").await;
    let heard = bot.interaction().await;
    let click = heard.as_message_component().unwrap();
    assert_eq!(click.data.custom_id, "turn");
    assert_eq!(click.message.id.to_string(), message["id"].as_str().unwrap());
    assert_eq!(click.message.components.len(), 2);
    assert_eq!(click.user.name, "Ben");
    let update = json!({"type": 7, "data": {"content": "Ben's turn", "components": []}});
    bot.answer(&heard, &update).await.unwrap();
    let state = stage.settled(&sent).await;
    assert_eq!(state, json!({"state": "answered", "messages": [message["id"]]}));
    let seen = stage.seen("Ada").await;
    assert_eq!(seen.len(), 1);
    assert_eq!((&seen[0]["content"], &seen[0]["edited"]), (&json!("Ben's turn"), &json!(true)));
    assert_eq!(seen[0]["components"], json!([]));
    bot.stop().await;
}

#[tokio::test]
async fn a_menu_gives_what_was_chosen() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let message = stage.bot_says(&board()).await;
    let id = &message["id"];
    let choose = |values: Value| json!({"user": "Ada", "message": id, "custom_id": "cell", "values": values});
    for wrong in [json!([]), json!(["d4", "d4"]), json!(["zz"]), json!(["d4", "e5", "f6"])] {
        let (status, answer) = stage.try_post("/user/component", &choose(wrong)).await;
        assert_eq!(status, 400, "{answer}");
    }
    let sent = stage.post("/user/component", &choose(json!(["f6", "d4"]))).await;
    let heard = bot.interaction().await;
    let click = heard.as_message_component().unwrap();
    let ComponentInteractionDataKind::StringSelect { values } = &click.data.kind else {
        panic!("{:?}", click.data)
    };
    assert_eq!(values, &["f6", "d4"]);
    // A deferred change is over when the message is changed.
    bot.answer(&heard, &json!({"type": 6})).await.unwrap();
    let id = sent["interaction"].as_str().unwrap();
    assert_eq!(stage.state(id).await, "deferred");
    let body = json!({"content": "chosen", "allowed_mentions": {"parse": []}});
    bot.http.edit_original_interaction_response(heard.token(), &body, vec![]).await.unwrap();
    assert_eq!(stage.settled(id).await["state"], "answered");
    assert_eq!(stage.seen("Ada").await[0]["content"], "chosen");
    bot.stop().await;
}

#[tokio::test]
async fn only_what_a_user_sees_can_be_clicked() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let message = stage.bot_says(&board()).await;
    let seen = stage.seen("Ada").await;
    assert_eq!(seen[0]["components"][0]["components"][0]["disabled"], false);
    let click =
        |id: &Value, custom: &str| json!({"user": "Ada", "message": id, "custom_id": custom});
    for (custom, want) in [("off", 400), ("nope", 404), ("cell", 400)] {
        let (status, answer) =
            stage.try_post("/user/component", &click(&message["id"], custom)).await;
        assert_eq!(status, want, "{custom}: {answer}");
        assert!(answer["error"].is_string());
    }
    let (status, _) = stage.try_post("/user/component", &click(&json!("12"), "turn")).await;
    assert_eq!(status, 404);
    // Somebody else's private message.
    stage.click("Ben", &message["id"], "turn").await;
    let heard = bot.interaction().await;
    let mut private = board();
    private["flags"] = json!(64);
    bot.answer(&heard, &json!({"type": 4, "data": private})).await.unwrap();
    let mine = stage.seen("Ben").await[1]["id"].clone();
    let (status, _) = stage.try_post("/user/component", &click(&mine, "turn")).await;
    assert_eq!(status, 404);
    let sent = stage.click("Ben", &mine, "turn").await;
    let heard = bot.interaction().await;
    let update = json!({"type": 7, "data": {"content": "done", "components": []}});
    bot.answer(&heard, &update).await.unwrap();
    assert_eq!(stage.settled(&sent).await["state"], "answered");
    assert_eq!(stage.seen("Ada").await.len(), 1);
    bot.stop().await;
}

fn new_style() -> Value {
    json!({
        "flags": 32768,
        "allowed_mentions": {"parse": []},
        "attachments": [{"id": 0, "filename": "board.png", "description": "the board"}],
        "components": [{"type": 17, "accent_color": 65280, "components": [
            {"type": 9, "components": [{"type": 10, "content": "# Move 3"}],
             "accessory": {"type": 2, "style": 1, "custom_id": "turn", "label": "Turn"}},
            {"type": 14},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"},
                                    "description": "the board"}]},
            {"type": 1, "components": [
                {"type": 2, "style": 2, "custom_id": "undo", "label": "Undo"}]},
        ]}],
    })
}

#[tokio::test]
async fn components_v2_are_stored_shown_and_clicked() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let channel = stage.channel_id("general").await.parse::<u64>().unwrap().into();
    let file = CreateAttachment::bytes(png(55, 35), "board.png");
    let sent = bot.http.send_message(channel, vec![file], &new_style()).await.unwrap();
    let seen = stage.seen("Ada").await;
    let container = &seen[0]["components"][0];
    let picture = &container["components"][2]["items"][0]["media"];
    assert_eq!(picture["url"], seen[0]["attachments"][0]["url"]);
    assert_eq!((&picture["width"], &picture["height"]), (&json!(55), &json!(35)));
    assert_eq!(container["components"][0]["accessory"]["custom_id"], "turn");
    for custom_id in ["turn", "undo"] {
        stage.click("Ada", &json!(sent.id.to_string()), custom_id).await;
        let heard = bot.interaction().await;
        assert_eq!(heard.as_message_component().unwrap().data.custom_id, custom_id);
        bot.answer(&heard, &json!({"type": 6})).await.unwrap();
    }
    // The flag stays when an edit leaves it out, so old fields stay forbidden.
    let path = format!("/channels/{channel}/messages/{}", sent.id);
    stage.refused("PATCH", &path, &json!({"content": "x"}), (400, 50035)).await;
    let text = json!({"components": [{"type": 10, "content": "short"}]});
    let (status, edited) = stage.api("PATCH", &path, &text).await;
    assert_eq!((status, &edited["flags"]), (200, &json!(32768)));
    bot.stop().await;
}

#[tokio::test]
async fn an_old_message_becomes_new_only_without_its_text() {
    let stage = InteractionStage::new().await;
    let message = stage.bot_says(&json!({"content": "old"})).await;
    let channel = stage.channel_id("general").await;
    let path = format!("/channels/{channel}/messages/{}", message["id"].as_str().unwrap());
    let display = json!([{"type": 10, "content": "new"}]);
    let wrong = json!({"flags": 32768, "components": display});
    stage.refused("PATCH", &path, &wrong, (400, 50035)).await;
    let right = json!({"flags": 32768, "components": display, "content": null});
    assert_eq!(stage.api("PATCH", &path, &right).await.0, 200);
    let seen = stage.seen("Ada").await;
    assert_eq!(seen[0]["content"], "");
    assert_eq!(seen[0]["components"][0]["content"], "new");
}

#[tokio::test]
async fn people_roles_and_channels_are_chosen_by_their_names() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    stage.channel_id("lobby").await;
    stage.post("/user/place", &json!({"user": "Ada", "op": "roles", "roles": ["Referee"]})).await;
    for (kind, chosen, resolved) in [
        (5, "Ada", "users"),
        (6, "Referee", "roles"),
        (7, "Referee", "roles"),
        (7, "Ada", "users"),
        (8, "lobby", "channels"),
    ] {
        let menu = json!({"type": kind, "custom_id": "m"});
        let row = json!({"content": "x", "components": [{"type": 1, "components": [menu]}]});
        let sent = stage.bot_says(&row).await;
        let body =
            json!({"user": "Ada", "message": sent["id"], "custom_id": "m", "values": [chosen]});
        stage.post("/user/component", &body).await;
        let heard = serde_json::to_value(bot.interaction().await).unwrap();
        let id = heard["data"]["values"][0].as_str().unwrap();
        assert!(heard["data"]["resolved"][resolved][id].is_object(), "{kind} {chosen}: {heard}");
    }
    bot.stop().await;
}
