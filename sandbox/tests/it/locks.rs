//! Where people and the bot may not write: in locked threads that are open, and while they are timed out.

use serde_json::{Value, json};

use crate::gateway::{Raw, begin};
use crate::harness::{Bot, InteractionStage, commands, refusal};
use crate::rooms::{cannot_say, place, try_say};

const THREAD: &str = "general/table";

#[tokio::test]
async fn a_locked_thread_that_is_open_is_written_in_by_moderators_alone() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let path = format!("/channels/{}", stage.channel_id(THREAD).await);
    let messages = format!("{path}/messages");
    let button = json!({"type": 2, "style": 1, "custom_id": "b", "label": "B"});
    let row = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let (_, sent) = stage.api("POST", &messages, &row).await;
    assert_eq!(try_say(&stage, "Ada", THREAD).await.0, 200);
    let asked = bot.interaction().await;
    place(&stage, json!({"channel": THREAD, "op": "lock_open"})).await;
    let (_, shown) = stage.api("GET", &path, &Value::Null).await;
    let metadata = &shown["thread_metadata"];
    assert_eq!((&metadata["locked"], &metadata["archived"]), (&json!(true), &json!(false)));

    cannot_say(&stage, "Ada", THREAD, "locked").await;
    let press = json!({"user": "Ada", "message": sent["id"], "custom_id": "b"});
    assert_eq!(stage.try_post("/user/component", &press).await.0, 400);
    stage.refused("POST", &messages, &json!({"content": "x"}), (403, 160_005)).await;
    // What was asked before the lock cannot be answered any more.
    let answer = json!({"type": 4, "data": {"content": "x"}});
    assert_eq!(refusal(bot.answer(&asked, &answer).await), (400, 50083));

    let may = (1_u64 << 34) | (1 << 31) | (1 << 10);
    place(&stage, json!({"user": "Cleo", "op": "permissions", "allow": may})).await;
    assert_eq!(try_say(&stage, "Cleo", THREAD).await.0, 200);
    let asked = bot.interaction().await;
    bot.answer(&asked, &answer).await.unwrap();
    let may = (1_u64 << 34) | (1 << 38) | (1 << 10);
    place(&stage, json!({"channel": THREAD, "op": "permissions", "allow": may})).await;
    assert_eq!(stage.api("POST", &messages, &json!({"content": "x"})).await.0, 200);
    place(&stage, json!({"channel": THREAD, "op": "unlock"})).await;
    assert_eq!(try_say(&stage, "Ada", THREAD).await.0, 200);
    bot.stop().await;
}

#[tokio::test]
async fn whoever_is_timed_out_does_nothing_until_the_time_is_over() {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let ada = stage.user_id("Ada").await;
    let button = json!({"type": 2, "style": 1, "custom_id": "b", "label": "B"});
    let row = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    let sent = stage.bot_says(&row).await;
    place(&stage, json!({"user": "Ada", "op": "timeout", "seconds": 600})).await;
    cannot_say(&stage, "Ada", "general", "timed out").await;
    let press = json!({"user": "Ada", "message": sent["id"], "custom_id": "b"});
    assert_eq!(stage.try_post("/user/component", &press).await.0, 400);
    let choices = json!({"user": "Ada", "channel": "general", "command": "game new",
                         "focused": "kind", "options": {"kind": ""}});
    assert_eq!(stage.try_post("/user/autocomplete", &choices).await.0, 400);
    // Reading is allowed, so are direct messages, other servers, and what others do.
    assert_eq!(stage.seen("Ada").await.len(), 1);
    assert_eq!(try_say(&stage, "Ada", "@me").await.0, 200);
    let elsewhere = json!({"user": "Ada", "guild": "club", "channel": "general", "command": "say",
                           "options": {"text": "x"}});
    stage.post("/user/command", &elsewhere).await;
    assert_eq!(try_say(&stage, "Ben", "general").await.0, 200);
    let guild = stage.get("/user/places").await["guilds"].clone();
    let home = guild.as_array().unwrap().iter().find(|one| one["name"] == "home").unwrap();
    let path = format!("/guilds/{}/members/{ada}", home["id"].as_str().unwrap());
    let member = async || stage.api("GET", &path, &Value::Null).await.1;
    assert!(member().await["communication_disabled_until"].is_string());
    stage.pass(599.0).await;
    cannot_say(&stage, "Ada", "general", "timed out").await;
    stage.pass(1.0).await;
    assert_eq!(try_say(&stage, "Ada", "general").await.0, 200);
    assert_eq!(member().await["communication_disabled_until"], Value::Null);
    // Discord's longest is 28 days, and there is none without an end.
    for seconds in [json!(0), json!(28 * 86_400 + 1), Value::Null] {
        let wrong = json!({"user": "Ada", "op": "timeout", "seconds": seconds});
        assert_eq!(stage.try_post("/user/place", &wrong).await.0, 400, "{wrong}");
    }
    place(&stage, json!({"user": "Ada", "op": "timeout", "seconds": 600})).await;
    place(&stage, json!({"user": "Ada", "op": "end_timeout"})).await;
    assert_eq!(try_say(&stage, "Ada", "general").await.0, 200);
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_that_is_timed_out_answers_and_reads_but_sends_nothing() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let general = format!("/channels/{}", stage.channel_id("general").await);
    let messages = format!("{general}/messages");
    let thread = json!({"name": "t", "type": 11});
    let (_, own) = stage.api("POST", &format!("{general}/threads"), &thread).await;
    let own = format!("/channels/{}", own["id"].as_str().unwrap());
    place(&stage, json!({"user": "Bot", "op": "timeout", "seconds": 60})).await;
    let (post, say) = ("POST", json!({"content": "x"}));
    stage.refused(post, &messages, &say, (403, 50013)).await;
    stage.refused(post, &format!("{own}/messages"), &say, (403, 50013)).await;
    stage.refused(post, &format!("{general}/threads"), &thread, (403, 50013)).await;
    stage.refused("PATCH", &own, &json!({"archived": true}), (403, 50013)).await;
    stage.refused("DELETE", &own, &Value::Null, (403, 50013)).await;
    let (status, _) = stage.api("GET", &messages, &Value::Null).await;
    assert_eq!(status, 200);
    assert_eq!(try_say(&stage, "Ada", "general").await.0, 200);
    let asked = bot.interaction().await;
    let whole = serde_json::to_value(&asked).unwrap();
    // View Channel and Read Message History are left.
    assert_eq!(whole["app_permissions"], (1 << 10 | 1 << 16).to_string());
    bot.answer(&asked, &json!({"type": 4, "data": say})).await.unwrap();
    stage.pass(60.0).await;
    assert_eq!(stage.api(post, &messages, &say).await.0, 200);
    bot.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_hears_that_it_is_timed_out_and_that_a_channel_has_changed() {
    let stage = InteractionStage::new().await;
    stage.channel_id("general").await;
    let mut raw = Raw::open(&stage, "/gateway");
    begin(&mut raw);
    assert_eq!(raw.payload()["t"], "GUILD_CREATE");
    place(&stage, json!({"user": "Ada", "op": "timeout", "seconds": 60})).await;
    place(&stage, json!({"user": "Bot", "op": "timeout", "seconds": 60})).await;
    let changed = raw.payload();
    assert_eq!(changed["t"], "GUILD_MEMBER_UPDATE");
    assert_eq!(changed["d"]["user"]["bot"], true, "of others it hears nothing");
    assert!(changed["d"]["communication_disabled_until"].is_string());
    place(&stage, json!({"channel": "general", "op": "become", "kind": "announcement"})).await;
    let changed = raw.payload();
    assert_eq!((&changed["t"], &changed["d"]["type"]), (&json!("CHANNEL_UPDATE"), &json!(5)));
    place(&stage, json!({"channel": "talk", "op": "become", "kind": "voice"})).await;
    let made = raw.payload();
    assert_eq!((&made["t"], &made["d"]["type"]), (&json!("CHANNEL_CREATE"), &json!(2)));
}
