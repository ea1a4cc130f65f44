//! Private threads: who is in one, who sees it, how the bot gets in, and what it hears of that.

use serde_json::{Value, json};

use crate::gateway::{Raw, begin};
use crate::harness::{Bot, InteractionStage, commands};
use crate::rooms::{cannot_say, place, try_say};

const THREAD: &str = "general/secret";

/// A private thread of Ada. Gives its path.
async fn secret(stage: &InteractionStage, invitable: bool) -> String {
    place(
        stage,
        json!({"channel": THREAD, "op": "private", "user": "Ada", "invitable": invitable}),
    )
    .await;
    format!("/channels/{}", id_of(stage, THREAD).await)
}

async fn id_of(stage: &InteractionStage, channel: &str) -> String {
    let places = stage.get("/user/places").await;
    let channels = places["guilds"][0]["channels"].as_array().unwrap().clone();
    let found = channels.iter().find(|one| one["name"] == channel).unwrap();
    found["id"].as_str().unwrap().to_owned()
}

async fn with_user(stage: &InteractionStage, user: &str, op: &str) -> u16 {
    let body = json!({"channel": THREAD, "op": op, "user": user});
    stage.try_post("/user/place", &body).await.0
}

#[tokio::test]
async fn only_those_in_a_private_thread_and_moderators_see_it() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    secret(&stage, true).await;
    assert_eq!(try_say(&stage, "Ada", THREAD).await.0, 200);
    cannot_say(&stage, "Ben", THREAD, "private thread").await;
    let read = format!("/user/messages?channel={THREAD}&user=Ben");
    assert_eq!(stage.try_get(&read).await.0, 400);
    assert_eq!(with_user(&stage, "Ben", "add").await, 200);
    assert_eq!(try_say(&stage, "Ben", THREAD).await.0, 200);
    assert_eq!(with_user(&stage, "Ben", "remove").await, 200);
    assert_eq!(stage.try_get(&read).await.0, 400);
    // Manage Threads, Use Application Commands, View Channel.
    let may = (1_u64 << 34) | (1 << 31) | (1 << 10);
    place(&stage, json!({"user": "Cleo", "op": "permissions", "allow": may})).await;
    assert_eq!(try_say(&stage, "Cleo", THREAD).await.0, 200);
    for _ in 0..3 {
        bot.interaction().await;
    }
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_outside_answers_what_it_is_asked_there_and_nothing_else() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let path = secret(&stage, true).await;
    let messages = format!("{path}/messages");
    try_say(&stage, "Ada", THREAD).await;
    let heard = bot.interaction().await;
    let whole = serde_json::to_value(&heard).unwrap();
    // Send Messages in Threads and Attach Files: nothing seems to be missing.
    let may: u64 = whole["app_permissions"].as_str().unwrap().parse().unwrap();
    assert!(may & (1 << 38) != 0 && may & (1 << 15) != 0);
    assert_eq!((&whole["channel"]["type"], whole["channel"].get("member")), (&json!(12), None));
    bot.answer(&heard, &json!({"type": 4, "data": {"content": "answered"}})).await.unwrap();
    let (get, none) = ("GET", Value::Null);
    stage.refused("POST", &messages, &json!({"content": "x"}), (403, 50001)).await;
    stage.refused(get, &messages, &none, (403, 50001)).await;
    stage.refused(get, &path, &none, (403, 50001)).await;
    stage.refused("PUT", &format!("{path}/thread-members/@me"), &none, (403, 50001)).await;
    stage.refused("PATCH", &path, &json!({"name": "x"}), (403, 50001)).await;

    assert_eq!(with_user(&stage, "Ben", "mention").await, 400, "Ben is not in it");
    assert_eq!(with_user(&stage, "Ada", "mention").await, 200);
    assert_eq!(stage.api("POST", &messages, &json!({"content": "x"})).await.0, 200);
    assert_eq!(stage.api(get, &path, &none).await.1["member_count"], 2);
    place(&stage, json!({"channel": THREAD, "op": "remove_bot"})).await;
    stage.refused("POST", &messages, &json!({"content": "x"}), (403, 50001)).await;
    // With Manage Threads it sees every one.
    let may = (1_u64 << 34) | (1 << 38) | (1 << 10);
    place(&stage, json!({"channel": THREAD, "op": "permissions", "allow": may})).await;
    assert_eq!(stage.api("POST", &messages, &json!({"content": "x"})).await.0, 200);
    bot.stop().await;
}

#[tokio::test]
async fn a_mention_in_a_private_thread_lets_people_in_where_whoever_writes_may_do_so() {
    let stage = InteractionStage::new().await;
    let path = secret(&stage, false).await;
    let ben = stage.user_id("Ben").await;
    assert_eq!(with_user(&stage, "Ben", "add").await, 200);
    assert_eq!(with_user(&stage, "Ben", "mention").await, 400, "only Ada may, who started it");
    place(&stage, json!({"channel": THREAD, "op": "add_bot"})).await;
    assert_eq!(with_user(&stage, "Ben", "remove").await, 200);
    let call = json!({"content": format!("<@{ben}>")});
    let messages = format!("{path}/messages");
    assert_eq!(stage.api("POST", &messages, &call).await.0, 200);
    assert_eq!(stage.pings("Ben").await, 0, "the bot may let nobody in");
    let add = format!("{path}/thread-members/{ben}");
    stage.refused("PUT", &add, &Value::Null, (403, 50013)).await;

    // In a thread of its own it may.
    let parent = format!("/channels/{}/threads", stage.channel_id("general").await);
    let own = stage.api("POST", &parent, &json!({"name": "own", "type": 12})).await.1;
    let own = format!("/channels/{}", own["id"].as_str().unwrap());
    let quiet = json!({"content": format!("<@{ben}>"), "allowed_mentions": {"parse": []}});
    stage.api("POST", &format!("{own}/messages"), &quiet).await;
    assert_eq!(
        (
            stage.pings("Ben").await,
            stage.api("GET", &own, &json!({})).await.1["member_count"].clone()
        ),
        (0, json!(1))
    );
    stage.api("POST", &format!("{own}/messages"), &call).await;
    assert_eq!(
        (
            stage.pings("Ben").await,
            stage.api("GET", &own, &json!({})).await.1["member_count"].clone()
        ),
        (1, json!(2))
    );
    let everybody = json!({"content": "@everyone"});
    stage.user_id("Cleo").await;
    stage.api("POST", &format!("{own}/messages"), &everybody).await;
    assert_eq!((stage.pings("Ben").await, stage.pings("Cleo").await), (2, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_hears_of_a_private_thread_when_it_is_let_in_and_when_it_is_put_out() {
    let stage = InteractionStage::new().await;
    stage.channel_id("general").await;
    let mut raw = Raw::open(&stage, "/gateway");
    begin(&mut raw);
    assert_eq!(raw.payload()["t"], "GUILD_CREATE");
    secret(&stage, true).await;
    place(&stage, json!({"channel": THREAD, "op": "archive"})).await;
    place(&stage, json!({"channel": THREAD, "op": "unarchive"})).await;
    assert_eq!(with_user(&stage, "Ben", "add").await, 200);
    // Nothing of all this was told.
    assert_eq!(with_user(&stage, "Ada", "mention").await, 200);
    let created = raw.payload();
    let (what, thread) = (&created["t"], &created["d"]);
    let bot = stage.application().await;
    assert_eq!((what, &thread["type"]), (&json!("THREAD_CREATE"), &json!(12)));
    assert_eq!(thread["member"]["user_id"], bot.as_str());
    assert_eq!(thread.get("newly_created"), None);
    let moved = raw.payload();
    assert_eq!(moved["t"], "THREAD_MEMBERS_UPDATE");
    assert_eq!(
        (&moved["d"]["added_members"][0]["user_id"], &moved["d"]["member_count"]),
        (&json!(bot), &json!(3))
    );
    place(&stage, json!({"channel": THREAD, "op": "auto_archive"})).await;
    let changed = raw.payload();
    let metadata = &changed["d"]["thread_metadata"];
    assert_eq!(changed["t"], "THREAD_UPDATE");
    assert_eq!((&metadata["archived"], &metadata["locked"]), (&json!(true), &json!(false)));
    place(&stage, json!({"channel": THREAD, "op": "remove_bot"})).await;
    let moved = raw.payload();
    assert_eq!(moved["t"], "THREAD_MEMBERS_UPDATE");
    assert_eq!(moved["d"]["removed_member_ids"], json!([bot]));
    // What it is not in is not listed, either.
    let mut second = Raw::open(&stage, "/gateway");
    begin(&mut second);
    assert_eq!(second.payload()["d"]["threads"], json!([]));
}

#[tokio::test]
async fn archived_private_threads_are_listed_for_moderators_and_for_those_in_them() {
    let stage = InteractionStage::new().await;
    secret(&stage, true).await;
    let parent = format!("/channels/{}", stage.channel_id("general").await);
    let private = format!("{parent}/threads/archived/private");
    let joined = format!("{parent}/users/@me/threads/archived/private");
    let count = async |path: &str| {
        let (status, listed) = stage.api("GET", path, &Value::Null).await;
        (status, listed["threads"].as_array().map(Vec::len))
    };
    place(&stage, json!({"channel": THREAD, "op": "archive"})).await;
    stage.refused("GET", &private, &Value::Null, (403, 50013)).await;
    assert_eq!(count(&joined).await, (200, Some(0)));
    place(&stage, json!({"channel": THREAD, "op": "add_bot"})).await;
    assert_eq!(count(&joined).await, (200, Some(1)));
    let may = (1_u64 << 34) | (1 << 16) | (1 << 10);
    place(&stage, json!({"channel": "general", "op": "permissions", "allow": may})).await;
    assert_eq!(count(&private).await, (200, Some(1)));
}
