//! The gateway: connecting, losing the connection in every way, and missing nothing.

use std::time::Duration;

use serde_json::json;
use serenity::all::GatewayIntents;

use crate::harness::{Bot, Heard, InteractionStage, commands};

async fn say(stage: &InteractionStage) -> String {
    stage.command("Ada", "say", json!({"text": "x"})).await
}

#[tokio::test]
async fn a_bot_resumes_after_a_close_and_gets_what_it_missed() {
    for close in ["4000", "1000", "op7"] {
        let stage = InteractionStage::new().await;
        let mut bot = Bot::connect(&stage).await;
        bot.register(&commands()).await.unwrap();
        let broken = stage.post("/faults", &json!({"close": close})).await;
        assert_eq!(broken, json!({"broken": 1}), "{close}");
        let missed = say(&stage).await;
        let (mut resumed, mut heard) = (false, None);
        while !(resumed && heard.is_some()) {
            match bot.hear().await {
                Heard::Resumed => resumed = true,
                Heard::Interaction(interaction) => heard = Some(interaction.id().to_string()),
                other => panic!("{close}: the session was lost: {other:?}"),
            }
        }
        assert_eq!(heard, Some(missed), "{close}");
        let next = say(&stage).await;
        assert_eq!(bot.interaction().await.id().to_string(), next);
        assert!(bot.hears_nothing().await, "{close}: nothing comes twice");
        bot.stop().await;
    }
}

#[tokio::test]
async fn an_invalid_session_loses_the_events_of_the_gap() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    stage.post("/faults", &json!({"close": "op9"})).await;
    let lost = say(&stage).await;
    assert!(matches!(bot.hear().await, Heard::Ready));
    let next = say(&stage).await;
    assert_eq!(bot.interaction().await.id().to_string(), next);
    stage.pass(3.5).await;
    assert_eq!(stage.settled(&lost).await["state"], "failed");
    bot.stop().await;
}

#[tokio::test]
async fn a_session_that_may_resume_after_opcode_9_keeps_its_events() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    stage.post("/faults", &json!({"close": "op9", "resumable": true})).await;
    let kept = say(&stage).await;
    assert_eq!(bot.interaction().await.id().to_string(), kept);
    bot.stop().await;
}

#[tokio::test]
async fn without_a_bot_an_interaction_fails() {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    bot.stop().await;
    stage
        .until("the bot is gone", async || {
            stage.get("/user/places").await["bot"]["connected"] == false
        })
        .await;
    let sent = say(&stage).await;
    stage.post("/clock", &json!({"advance_s": 4})).await;
    assert_eq!(stage.settled(&sent).await["state"], "failed");
    // Who comes later has not missed anything: it is over.
    let mut late = Bot::connect(&stage).await;
    assert!(late.hears_nothing().await);
    late.stop().await;
}

#[tokio::test]
async fn a_connection_that_breaks_without_a_frame_is_a_lost_bot() {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    let broken = stage.post("/faults", &json!({"close": "no-frame"})).await;
    assert_eq!(broken, json!({"broken": 1}));
    stage
        .until("the bot is gone", async || {
            stage.get("/user/places").await["bot"]["connected"] == false
        })
        .await;
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_that_listens_to_servers_hears_of_them() {
    let stage = InteractionStage::new().await;
    stage.channel_id("general").await;
    let mut bot = Bot::start(&stage, GatewayIntents::GUILDS).await;
    let mut guilds = 0;
    while guilds == 0 {
        match bot.hear().await {
            Heard::Ready => {}
            Heard::Guild(name) => {
                assert_eq!(name, "home");
                guilds += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    stage.get("/user/messages?guild=club&channel=general&user=Ada").await;
    assert!(matches!(bot.hear().await, Heard::Guild(name) if name == "club"));
    bot.stop().await;
}

#[tokio::test]
async fn a_client_reads_a_server_that_is_large_enough_to_come_compressed() {
    let stage = InteractionStage::new().await;
    for number in 0..80 {
        stage.channel_id(&format!("channel-{number}")).await;
    }
    let mut bot = Bot::start(&stage, GatewayIntents::GUILDS).await;
    assert!(matches!(bot.hear().await, Heard::Ready));
    assert!(matches!(bot.hear().await, Heard::Guild(name) if name == "home"));
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_that_listens_to_servers_hears_what_becomes_of_their_channels() {
    let stage = InteractionStage::new().await;
    let (thread, channel) =
        (stage.channel_id("general/table").await, stage.channel_id("general").await);
    let mut bot = Bot::start(&stage, GatewayIntents::GUILDS).await;
    while !matches!(bot.hear().await, Heard::Guild(_)) {}
    let place = async |channel: &str, op: &str| {
        stage.post("/user/place", &json!({"channel": channel, "op": op})).await
    };
    place("general/table", "archive").await;
    assert!(matches!(bot.hear().await, Heard::Thread { locked: false }));
    place("general/table", "lock").await;
    assert!(matches!(bot.hear().await, Heard::Thread { locked: true }));
    for (name, id) in [("general/table", thread), ("general", channel)] {
        place(name, "delete").await;
        let heard = bot.hear().await;
        assert!(matches!(heard, Heard::Gone(gone) if id == gone.to_string()), "{heard:?}");
    }
    bot.stop().await;
}

#[tokio::test]
async fn a_delivery_can_come_twice_or_too_late() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    stage.post("/faults", &json!({"deliver": "twice", "times": 1})).await;
    let sent = say(&stage).await;
    for _ in 0..2 {
        assert_eq!(bot.interaction().await.id().to_string(), sent);
    }
    assert!(bot.hears_nothing().await);
    stage.post("/faults", &json!({"deliver": "late", "times": 1})).await;
    let sent = say(&stage).await;
    assert!(bot.hears_nothing().await);
    stage.pass(3.5).await;
    let heard = bot.interaction().await;
    assert_eq!(stage.state(&sent).await, "failed");
    let answer = json!({"type": 4, "data": {"content": "x"}});
    let refused = bot.answer(&heard, &answer).await;
    assert_eq!(crate::harness::refusal(refused), (404, 10062));
    bot.stop().await;
}

#[tokio::test]
async fn every_session_of_a_shard_hears_what_happens_there_and_no_other_does() {
    let stage = InteractionStage::sharded(2, Duration::ZERO).await;
    let asked = stage.api("GET", "/gateway/bot", &json!(null)).await.1;
    assert_eq!(
        (&asked["shards"], &asked["session_start_limit"]["max_concurrency"]),
        (&json!(2), &json!(1))
    );
    let (mut one, mut two) = (Bot::of_shard(&stage, 0, 2).await, Bot::of_shard(&stage, 0, 2).await);
    let mut other = Bot::of_shard(&stage, 1, 2).await;
    one.register(&commands()).await.unwrap();
    // Messages without a server are of the first shard.
    let body = json!({"user": "Ada", "channel": "@me", "command": "say", "options": {"text": "x"}});
    let sent = stage.post("/user/command", &body).await["interaction"].clone();
    for bot in [&mut one, &mut two] {
        assert_eq!(json!(bot.interaction().await.id().to_string()), sent);
    }
    assert!(other.hears_nothing().await);
    let sessions = stage.get("/user/sessions").await;
    assert_eq!(sessions["sessions"].as_array().map(Vec::len), Some(3));
    for bot in [one, two, other] {
        bot.stop().await;
    }
}

#[tokio::test]
async fn a_session_that_begins_too_early_is_refused_and_may_come_again() {
    let stage = InteractionStage::sharded(2, Duration::from_secs(5)).await;
    let first = Bot::of_shard(&stage, 0, 2).await;
    // Both shards have the same place.
    let mut second = Bot::starting(&stage, 1, 2).await;
    let refused = async || {
        let sessions = stage.get("/user/sessions").await;
        let identifies = sessions["identifies"].as_array().unwrap();
        identifies.iter().any(|one| one["accepted"] == false)
    };
    stage.until("the second session is refused", refused).await;
    stage.pass(5.0).await;
    assert!(matches!(second.hear().await, Heard::Ready));
    first.stop().await;
    second.stop().await;
}
