//! What Discord's client would not let a user do, and what the calls of the user side say.

use serde_json::{Value, json};

use crate::harness::{Bot, InteractionStage, commands};

async fn ready() -> (InteractionStage, Bot) {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    (stage, bot)
}

#[tokio::test]
async fn registered_commands_keep_their_ids_and_are_listed() {
    let (stage, bot) = ready().await;
    let first = stage.get("/user/commands").await;
    assert_eq!(first.as_array().unwrap().len(), 3);
    assert_eq!(first[1]["options"][0]["options"][0]["autocomplete"], true);
    bot.register(&commands()).await.unwrap();
    assert_eq!(stage.get("/user/commands").await[0]["id"], first[0]["id"]);
    // One server's commands are its own.
    stage.channel_id("general").await;
    let places = stage.get("/user/places").await;
    let guild = places["guilds"][0]["id"].as_str().unwrap().to_owned();
    let application = stage.application().await;
    let path = format!("/applications/{application}/guilds/{guild}/commands");
    let own = json!([{"name": "local", "description": "x"}]);
    assert_eq!(stage.api("PUT", &path, &own).await.0, 200);
    assert_eq!(stage.get("/user/commands").await.as_array().unwrap().len(), 4);
    assert_eq!(stage.get("/user/commands?guild=club").await.as_array().unwrap().len(), 3);
    stage.command("Ada", "local", json!({})).await;
    bot.stop().await;
}

#[tokio::test]
async fn a_command_tree_that_discord_refuses_changes_nothing() {
    let (stage, bot) = ready().await;
    let wrong = json!([{"name": "Say", "description": "x"}]);
    assert_eq!(crate::harness::refusal(bot.register(&wrong).await), (400, 50035));
    assert_eq!(stage.get("/user/commands").await.as_array().unwrap().len(), 3);
    bot.stop().await;
}

#[tokio::test]
async fn what_a_client_would_not_send_is_refused_with_a_reason() {
    let (stage, mut bot) = ready().await;
    let wrong = [
        ("nothing", json!({}), "registered no command"),
        ("game", json!({}), "needs a subcommand"),
        ("game old", json!({}), "no subcommand"),
        ("say", json!({}), "text is required"),
        ("say", json!({"text": 5}), "must be a text"),
        ("say", json!({"text": "x".repeat(6001)}), "6000"),
        ("say", json!({"text": "x", "nope": 1}), "no option nope"),
        ("say", json!({"text": "x", "times": "many"}), "whole number"),
        ("say", json!({"text": "x", "times": 1.5}), "whole number"),
        ("say", json!({"text": "x", "times": 10}), "1 to 9"),
        ("say", json!({"text": "x", "loud": "perhaps"}), "true or false"),
        ("say", json!({"text": "x", "tone": "rude"}), "choices"),
        ("say", json!({"text": "x", "to": 5}), "name a user"),
        ("admin", json!({}), "may not use"),
    ];
    for (command, options, reason) in wrong {
        let body = json!({"user": "Ada", "channel": "general", "command": command,
                          "options": options});
        let (status, answer) = stage.try_post("/user/command", &body).await;
        assert_eq!(status, 400, "{body}");
        let error = answer["error"].as_str().unwrap();
        assert!(error.contains(reason), "{command}: {error}");
    }
    assert!(bot.hears_nothing().await);
    for odd in ["", "\u{202e}@everyone\u{0}", &"x".repeat(6000)] {
        stage.command("Ada", "say", json!({"text": odd})).await;
        let heard = bot.interaction().await;
        let value = heard.as_command().unwrap().data.options[0].value.clone();
        assert_eq!(value.as_str(), Some(odd));
    }
    bot.stop().await;
}

#[tokio::test]
async fn permissions_and_contexts_hide_commands() {
    let (stage, mut bot) = ready().await;
    let grant = json!({"user": "Ada", "op": "permissions", "allow": (1_u64 << 31) | 32});
    stage.post("/user/place", &grant).await;
    stage.command("Ada", "admin", json!({})).await;
    let heard = bot.interaction().await;
    let member = heard.as_command().unwrap().member.clone().unwrap();
    assert!(member.permissions.unwrap().manage_guild());
    let direct = json!({"user": "Ada", "channel": "@me", "command": "admin"});
    let (status, answer) = stage.try_post("/user/command", &direct).await;
    assert_eq!(status, 400, "{answer}");
    bot.stop().await;
}

#[tokio::test]
async fn bad_calls_are_answered_with_an_error() {
    let (stage, bot) = ready().await;
    let posts = [
        ("/user/command", json!({"user": "Ada"}), 400),
        ("/user/command", json!({"user": "", "channel": "x", "command": "say"}), 400),
        ("/user/command", json!({"user": "Bot", "channel": "x", "command": "say"}), 400),
        ("/user/command", json!({"user": "Ada", "channel": "x\n", "command": "\n"}), 400),
        (
            "/user/command",
            json!({"user": "Ada", "channel": "x", "command": "say",
            "options": {"text": "x"}, "locale": "xx"}),
            400,
        ),
        ("/user/autocomplete", json!({"user": "Ada", "channel": "x", "command": "game new"}), 400),
        (
            "/user/autocomplete",
            json!({"user": "Ada", "channel": "x", "command": "say",
            "focused": "text"}),
            400,
        ),
        ("/user/component", json!({"user": "Ada", "message": "x", "custom_id": "y"}), 404),
        ("/user/place", json!({"op": "archive"}), 400),
        ("/user/place", json!({"channel": "x", "op": "explode"}), 400),
        ("/user/place", json!({"user": "Ada", "op": "archive"}), 400),
        ("/clock", json!({"advance_s": -1}), 400),
        ("/clock", json!({}), 400),
    ];
    for (path, body, want) in posts {
        let (status, answer) = stage.try_post(path, &body).await;
        assert_eq!(status, want, "{path} {body}: {answer}");
        assert!(answer["error"].is_string(), "{path} {body}: {answer}");
    }
    let gets = [
        ("/user/interaction/5", 404),
        ("/user/interaction/x", 404),
        ("/user/interaction/5?wait=soon", 400),
        ("/user/messages", 400),
        ("/user/messages?channel=@me", 400),
        ("/user/messages?channel=x&after=y", 400),
        ("/user/notifications", 400),
        ("/attachments/1/2/x.png", 404),
    ];
    for (path, want) in gets {
        let (status, answer) = stage.try_get(path).await;
        assert_eq!(status, want, "{path}: {answer}");
        assert!(answer["error"].is_string(), "{path}: {answer}");
    }
    bot.stop().await;
}

#[tokio::test]
async fn names_have_the_same_ids_in_every_sandbox() {
    let mut found: Vec<(String, Value)> = Vec::new();
    for _ in 0..2 {
        let stage = InteractionStage::new().await;
        let ada = stage.user_id("Ada").await;
        stage.channel_id("general").await;
        found.push((ada, stage.get("/user/places").await["guilds"].clone()));
    }
    assert_eq!(found[0], found[1]);
}

#[tokio::test]
async fn a_role_gives_its_rights_to_whoever_has_it() {
    let (stage, mut bot) = ready().await;
    let place = async |body: &Value| stage.post("/user/place", body).await;
    let admin = json!({"user": "Ada", "channel": "general", "command": "admin"});
    assert_eq!(stage.try_post("/user/command", &admin).await.0, 400);
    place(&json!({"user": "Ada", "op": "roles", "roles": ["Referee", "Guest"]})).await;
    assert_eq!(stage.try_post("/user/command", &admin).await.0, 400, "a role permits nothing yet");
    let rights = json!({"role": "Referee", "op": "permissions", "allow": ["MANAGE_GUILD"]});
    place(&rights).await;
    stage.post("/user/command", &admin).await;
    let heard = bot.interaction().await;
    let member = heard.as_command().unwrap().member.clone().unwrap();
    assert_eq!(member.roles.len(), 2);
    assert!(member.permissions.unwrap().manage_guild());

    let guild = member.guild_id;
    let (_, roles) = stage.api("GET", &format!("/guilds/{guild}/roles"), &Value::Null).await;
    assert_eq!(roles.as_array().map(Vec::len), Some(3));
    let (_, shown) = stage
        .api("GET", &format!("/guilds/{guild}/members/{}", member.user.id), &Value::Null)
        .await;
    assert_eq!(shown["roles"].as_array().map(Vec::len), Some(2));
    let places = stage.get("/user/places").await;
    let referees = places["guilds"][0]["roles"].as_array().unwrap();
    let referees = referees.iter().find(|role| role["name"] == "Referee").unwrap();
    assert_eq!((&referees["members"], &referees["permissions"]), (&json!(["Ada"]), &json!("32")));

    place(&json!({"user": "Ada", "op": "roles", "roles": ["Guest"]})).await;
    assert_eq!(stage.try_post("/user/command", &admin).await.0, 400, "the role was taken away");
    place(&json!({"user": "Ada", "op": "roles", "roles": ["Referee"]})).await;
    place(&json!({"role": "Referee", "op": "delete"})).await;
    assert_eq!(stage.try_post("/user/command", &admin).await.0, 400, "the role is gone");
    for wrong in [
        json!({"user": "Ada", "op": "roles"}),
        json!({"role": "Referee", "op": "archive"}),
        json!({"role": "Referee", "op": "permissions", "allow": ["FLY"]}),
        json!({"role": "", "op": "delete"}),
        json!({"role": "Referee", "user": "Ada", "op": "delete"}),
    ] {
        assert_eq!(stage.try_post("/user/place", &wrong).await.0, 400, "{wrong}");
    }
    bot.stop().await;
}

#[tokio::test]
async fn a_role_is_mentioned_and_chosen_by_its_name() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let options = json!([{"type": 8, "name": "role", "description": "Which"},
                         {"type": 9, "name": "whom", "description": "Whom"}]);
    bot.register(&json!([{"name": "call", "description": "x", "options": options}])).await.unwrap();
    stage.user_id("Ben").await;
    stage.post("/user/place", &json!({"user": "Ada", "op": "roles", "roles": ["Referee"]})).await;
    stage.command("Ben", "call", json!({"role": "@Referee", "whom": "Referee"})).await;
    let heard = bot.interaction().await;
    let data = &heard.as_command().unwrap().data;
    assert_eq!(data.resolved.roles.len(), 1);
    let role = data.resolved.roles.keys().next().unwrap().to_string();
    stage.command("Ben", "call", json!({"whom": "Ada"})).await;
    let heard = bot.interaction().await;
    assert_eq!(heard.as_command().unwrap().data.resolved.users.len(), 1);
    let unknown = json!({"user": "Ben", "channel": "general", "command": "call",
                         "options": {"role": "Nobody"}});
    assert_eq!(stage.try_post("/user/command", &unknown).await.0, 400);

    let body = json!({"content": format!("<@&{role}>")});
    assert_eq!(stage.bot_says(&body).await["mention_roles"], json!([role]));
    assert_eq!((stage.pings("Ada").await, stage.pings("Ben").await), (1, 0));
    let silent = json!({"content": format!("<@&{role}>"), "allowed_mentions": {"parse": []}});
    assert_eq!(stage.bot_says(&silent).await["mention_roles"], json!([]));
    assert_eq!(stage.pings("Ada").await, 1);
    bot.stop().await;
}
