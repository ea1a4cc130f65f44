//! Servers, members, the page, and who may reach the sandbox at all.

use serde_json::json;

use crate::harness::{Bot, InteractionStage, commands};

#[tokio::test]
async fn only_loopback_is_bound() {
    for addr in ["0.0.0.0:0", "192.0.2.1:80", "[::]:0"] {
        let refused = sandbox::Sandbox::bind(addr.parse().unwrap()).await.unwrap_err();
        assert!(matches!(refused, sandbox::SandboxError::NotLoopback(_)));
        assert!(refused.to_string().contains("loopback only"), "{refused}");
    }
    let first = sandbox::Sandbox::bind("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let taken = sandbox::Sandbox::bind(first.addr()).await.unwrap_err();
    assert!(matches!(taken, sandbox::SandboxError::Bind { .. }));
    assert!(taken.to_string().contains(&first.addr().to_string()));
}

#[tokio::test]
async fn servers_are_apart() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let body = json!({"user": "Ada", "guild": "club", "channel": "general", "command": "say",
                      "options": {"text": "x"}});
    stage.post("/user/command", &body).await;
    let club = bot.interaction().await;
    stage.command("Ada", "say", json!({"text": "x"})).await;
    let home = bot.interaction().await;
    let guild = |heard: &serenity::all::Interaction| heard.as_command().unwrap().guild_id;
    assert_ne!(guild(&club), guild(&home));
    bot.answer(&club, &json!({"type": 4, "data": {"content": "club"}})).await.unwrap();
    assert!(stage.seen("Ada").await.is_empty());
    let there = stage.get("/user/messages?guild=club&channel=general&user=Ada").await;
    assert_eq!(there[0]["content"], "club");
    bot.stop().await;
}

#[tokio::test]
async fn who_left_sees_nothing_and_is_not_pinged() {
    let stage = InteractionStage::new().await;
    let ben = stage.user_id("Ben").await;
    stage.post("/user/place", &json!({"user": "Ben", "op": "leave"})).await;
    let body = json!({"content": format!("<@{ben}>"), "allowed_mentions": {"users": [ben]}});
    stage.bot_says(&body).await;
    assert_eq!(stage.pings("Ben").await, 0);
    let (status, answer) = stage.try_get("/user/messages?channel=general&user=Ben").await;
    assert_eq!(status, 400, "{answer}");
    let (_, direct) = stage.api("POST", "/users/@me/channels", &json!({"recipient_id": ben})).await;
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    stage.refused("POST", &path, &json!({"content": "x"}), (403, 50007)).await;
    stage.post("/user/place", &json!({"user": "Ben", "op": "join"})).await;
    stage.bot_says(&body).await;
    assert_eq!(stage.pings("Ben").await, 1);
}

#[tokio::test]
async fn a_channel_says_what_it_changes_about_the_permissions_of_the_bot() {
    let stage = InteractionStage::new().await;
    let (me, channel) = (stage.application().await, stage.channel_id("general").await);
    let path = format!("/channels/{channel}");
    let (_, before) = stage.api("GET", &path, &json!(null)).await;
    assert_eq!(before["permission_overwrites"], json!([]));
    // View Channel alone.
    stage
        .post("/user/place", &json!({"channel": "general", "op": "permissions", "allow": 1024}))
        .await;
    let (_, after) = stage.api("GET", &path, &json!(null)).await;
    let overwrite = &after["permission_overwrites"][0];
    assert_eq!((&overwrite["id"], &overwrite["allow"]), (&json!(me), &json!("0")));
    let denied: u64 = overwrite["deny"].as_str().unwrap().parse().unwrap();
    assert!(denied & 1 << 15 != 0 && denied & 1024 == 0, "{overwrite}");

    let guild = before["guild_id"].as_str().unwrap();
    let member = |user: &str| format!("/guilds/{guild}/members/{user}");
    let (status, bot) = stage.api("GET", &member(&me), &json!(null)).await;
    assert_eq!((status, &bot["roles"]), (200, &json!([])));
    stage.refused("GET", &member("1"), &json!(null), (404, 10007)).await;
}

#[tokio::test]
async fn a_moderator_deletes_a_message() {
    let stage = InteractionStage::new().await;
    let sent = stage.bot_says(&json!({"content": "x"})).await;
    let body = json!({"channel": "general", "op": "delete", "message": sent["id"]});
    stage.post("/user/place", &body).await;
    assert!(stage.seen("Ada").await.is_empty());
    let (status, _) = stage.try_post("/user/place", &body).await;
    assert_eq!(status, 404);
}

#[tokio::test]
async fn the_page_says_what_it_is_and_asks_nobody_else() {
    let stage = InteractionStage::new().await;
    let answer = stage.web.get(stage.url("/")).send().await.unwrap();
    let policy = answer.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("default-src 'self'"));
    let page = answer.text().await.unwrap();
    assert!(page.contains("not Discord"));
    for outside in ["src=\"http", "href=\"http", "@import", "url(http"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[tokio::test]
async fn pages_of_other_sites_are_kept_out() {
    let stage = InteractionStage::new().await;
    let host = stage.addr.to_string();
    let post = |origin: &str, host: &str| {
        let request = stage.web.post(stage.url("/clock")).header("origin", origin);
        request.header("host", host).json(&json!({"advance_s": 1})).send()
    };
    let own = post(&format!("http://{host}"), &host).await.unwrap();
    assert_eq!(own.status(), 200);
    let other = post("https://example.org", &host).await.unwrap();
    assert_eq!(other.status(), 403);
    // A name that somebody else's DNS points to loopback.
    let rebound = post("http://example.org:8787", "example.org:8787").await.unwrap();
    assert_eq!(rebound.status(), 403);
}

#[tokio::test]
async fn the_page_hears_of_changes() {
    let stage = InteractionStage::new().await;
    let mut answer = stage.web.get(stage.url("/user/live")).send().await.unwrap();
    stage.bot_says(&json!({"content": "x"})).await;
    let event = tokio::time::timeout(crate::harness::PATIENCE, answer.chunk()).await.unwrap();
    let event = String::from_utf8(event.unwrap().unwrap().to_vec()).unwrap();
    assert!(event.contains("event: change"), "{event}");
}

#[tokio::test]
async fn a_stopped_sandbox_answers_nobody() {
    let sandbox = sandbox::Sandbox::bind("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let url = format!("http://{}/user/places", sandbox.addr());
    let web = reqwest::Client::builder().no_proxy().build().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(sandbox.run(async {
        let _ = stopped.await;
    }));
    assert!(web.get(&url).send().await.unwrap().status().is_success());
    stop.send(()).unwrap();
    running.await.unwrap().unwrap();
    assert!(web.get(&url).send().await.is_err());
}

#[tokio::test]
async fn a_channel_can_be_named_by_its_id() {
    let stage = InteractionStage::new().await;
    let sent = stage.bot_says(&json!({"content": "x"})).await;
    let path = |id: &serde_json::Value, user: &str| {
        format!("/user/messages?guild=club&channel={}&user={user}", id.as_str().unwrap())
    };
    let seen = stage.get(&path(&sent["channel_id"], "Ada")).await;
    assert_eq!(seen[0]["id"], sent["id"]);
    let ada = stage.user_id("Ada").await;
    let (_, direct) = stage.api("POST", "/users/@me/channels", &json!({"recipient_id": ada})).await;
    assert_eq!(stage.get(&path(&direct["id"], "Ada")).await, json!([]));
    let (status, answer) = stage.try_get(&path(&direct["id"], "Ben")).await;
    assert_eq!(status, 404, "{answer}");
}
