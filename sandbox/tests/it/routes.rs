//! Routes that bots of common libraries use, beyond those of messages and interactions.

use serde_json::{Value, json};

use crate::harness::{Bot, InteractionStage, commands, png};

/// What a route answers, which must have this status.
async fn got(stage: &InteractionStage, method: &str, path: &str, body: &Value, want: u16) -> Value {
    let (status, answer) = stage.api(method, path, body).await;
    assert_eq!(status, want, "{method} {path}: {answer}");
    answer
}

async fn read(stage: &InteractionStage, path: &str) -> Value {
    got(stage, "GET", path, &Value::Null, 200).await
}

/// The id in a body.
fn id(of: &Value) -> &str {
    of["id"].as_str().unwrap()
}

#[tokio::test]
async fn a_path_is_read_with_its_percent_encoding_undone_and_a_flag_in_any_spelling() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let application = stage.application().await;
    for (flag, with) in
        [("true", true), ("1", true), ("True", true), ("false", false), ("0", false)]
    {
        stage.command("Ada", "say", json!({"text": "x"})).await;
        let heard = bot.interaction().await;
        let path =
            format!("/interactions/{}/{}/callback?with_response={flag}", heard.id(), heard.token());
        let answer = json!({"type": 4, "data": {"content": flag}});
        let response = got(&stage, "POST", &path, &answer, if with { 200 } else { 204 }).await;
        assert_eq!(response["resource"]["message"]["content"] == flag, with, "{flag}");
        let original = format!("/webhooks/{application}/{}/messages/%40original", heard.token());
        assert_eq!(read(&stage, &original).await["content"], flag);
    }
    assert_eq!(read(&stage, "/users/%40me").await["id"], application.as_str());
    // What is announced is not there yet.
    stage.command("Ada", "say", json!({"text": "x"})).await;
    let heard = bot.interaction().await;
    let path = format!("/interactions/{}/{}/callback?with_response=1", heard.id(), heard.token());
    let deferred = got(&stage, "POST", &path, &json!({"type": 5}), 200).await;
    assert_eq!(deferred["interaction"]["response_message_loading"], true);
    assert!(deferred["interaction"]["response_message_id"].is_string());
    assert_eq!(deferred.get("resource"), None);
    bot.stop().await;
}

#[tokio::test]
async fn the_application_says_whose_it_is_and_where_it_is_used() {
    let stage = InteractionStage::new().await;
    stage.channel_id("general").await;
    let application = read(&stage, "/applications/@me").await;
    assert!(application["owner"]["id"].is_string());
    assert_eq!(application["approximate_guild_count"], 1);
    for none in ["skus", "entitlements"] {
        let path = format!("/applications/{}/{none}", id(&application));
        assert_eq!(read(&stage, &path).await, json!([]));
    }
}

#[tokio::test]
async fn one_command_is_made_read_changed_and_deleted() {
    let stage = InteractionStage::new().await;
    stage.channel_id("general").await;
    let application = stage.application().await;
    let guild = id(&read(&stage, "/users/@me/guilds").await[0]).to_owned();
    for scope in [String::new(), format!("/guilds/{guild}")] {
        let set = format!("/applications/{application}{scope}/commands");
        let say = json!({"name": "say", "description": "x"});
        let made = got(&stage, "POST", &set, &say, 201).await;
        let again =
            got(&stage, "POST", &set, &json!({"name": "say", "description": "y"}), 200).await;
        assert_eq!((&again["id"], &again["description"]), (&made["id"], &json!("y")));
        got(&stage, "POST", &set, &json!({"name": "tell", "description": "x"}), 201).await;
        let one = format!("{set}/{}", id(&made));
        let edited = got(&stage, "PATCH", &one, &json!({"name": "speak"}), 200).await;
        assert_eq!((&edited["id"], &edited["name"]), (&made["id"], &json!("speak")));
        assert_eq!(read(&stage, &one).await, edited);
        for wrong in [json!({"name": "tell"}), json!({"name": "Two Words"})] {
            stage.refused("PATCH", &one, &wrong, (400, 50035)).await;
        }
        stage.refused("POST", &set, &json!({"name": "x"}), (400, 50035)).await;
        got(&stage, "DELETE", &one, &Value::Null, 204).await;
        for method in ["GET", "PATCH", "DELETE"] {
            stage.refused(method, &one, &json!({}), (404, 10063)).await;
        }
        assert_eq!(read(&stage, &set).await.as_array().map(Vec::len), Some(1));
    }
}

#[tokio::test]
async fn an_emoji_of_the_bot_is_made_renamed_used_and_deleted() {
    let stage = InteractionStage::new().await;
    let set = format!("/applications/{}/emojis", stage.application().await);
    use base64::Engine as _;
    let picture = base64::engine::general_purpose::STANDARD.encode(png(1, 1));
    // Some clients say jpg whatever it is.
    let body = json!({"name": "meeple", "image": format!("data:image/jpg;base64,{picture}")});
    let made = got(&stage, "POST", &set, &body, 201).await;
    let one = format!("{set}/{}", id(&made));
    assert_eq!(got(&stage, "PATCH", &one, &json!({"name": "pawn"}), 200).await["name"], "pawn");
    assert_eq!(read(&stage, &one).await["name"], "pawn");
    stage.refused("PATCH", &one, &json!({"name": "no spaces"}), (400, 50035)).await;
    let button = json!({"type": 2, "style": 1, "custom_id": "b",
                        "emoji": {"id": made["id"], "name": "pawn"}});
    let row = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    stage.bot_says(&row).await;
    got(&stage, "DELETE", &one, &Value::Null, 204).await;
    stage.refused("GET", &one, &Value::Null, (404, 10014)).await;
    let path = format!("/channels/{}/messages", stage.channel_id("general").await);
    stage.refused("POST", &path, &row, (400, 50035)).await;
}

#[tokio::test]
async fn a_server_is_told_with_its_channels_roles_threads_and_members() {
    let stage = InteractionStage::new().await;
    let bot = stage.application().await;
    let ada = stage.user_id("Ada").await;
    let general = stage.channel_id("general").await;
    let mine = read(&stage, "/users/@me/guilds?with_counts=true").await;
    for field in ["icon", "banner", "owner", "permissions", "features", "approximate_member_count"]
    {
        assert!(mine[0].get(field).is_some(), "{field}");
    }
    assert_eq!(mine[0]["owner"], false);
    let home = format!("/guilds/{}", id(&mine[0]));
    let whole = read(&stage, &format!("{home}?with_counts=1")).await;
    assert_eq!((&whole["owner_id"], &whole["approximate_member_count"]), (&json!(ada), &json!(2)));
    assert_eq!(read(&stage, &format!("{home}/channels")).await[0]["id"], general.as_str());
    let roles = read(&stage, &format!("{home}/roles")).await;
    assert_eq!(roles[0]["id"], mine[0]["id"], "everybody's role has the server's id");
    assert_eq!(read(&stage, &format!("{home}/roles/{}", id(&roles[0]))).await, roles[0]);
    for user in [bot.as_str(), "@me"] {
        let me = read(&stage, &format!("{home}/members/{user}")).await;
        assert_eq!(me["user"]["id"], bot.as_str());
    }
    assert_eq!(read(&stage, &format!("{home}/members/{ada}")).await["user"]["username"], "Ada");
    assert_eq!(read(&stage, &format!("/users/{ada}")).await["username"], "Ada");
    let threads = format!("/channels/{general}/threads");
    let thread = got(&stage, "POST", &threads, &json!({"name": "t", "type": 11}), 201).await;
    let active = read(&stage, &format!("{home}/threads/active")).await;
    assert_eq!(
        (&active["threads"][0]["id"], &active["members"][0]["user_id"]),
        (&thread["id"], &json!(bot))
    );
    // A list of members needs an intent that nobody is granted here.
    stage.refused("GET", &format!("{home}/members"), &Value::Null, (403, 50001)).await;
    stage.refused("GET", &format!("{home}/roles/5"), &Value::Null, (404, 10011)).await;
    for unknown in
        ["/guilds/5", "/guilds/5/channels", "/guilds/5/roles", "/guilds/5/threads/active"]
    {
        stage.refused("GET", unknown, &Value::Null, (404, 10004)).await;
    }
    stage.refused("GET", "/users/5", &Value::Null, (404, 10013)).await;
}

#[tokio::test]
async fn a_message_takes_reactions_pins_and_a_thread() {
    let stage = InteractionStage::new().await;
    let message = stage.bot_says(&json!({"content": "x"})).await;
    let channel = format!("/channels/{}", stage.channel_id("general").await);
    let one = format!("{channel}/messages/{}", id(&message));
    let thumb = format!("{one}/reactions/%F0%9F%91%8D");
    got(&stage, "PUT", &format!("{thumb}/@me"), &Value::Null, 204).await;
    got(&stage, "PUT", &format!("{thumb}/%40me"), &Value::Null, 204).await;
    let reactions = read(&stage, &one).await["reactions"].clone();
    assert_eq!((&reactions[0]["emoji"]["name"], &reactions[0]["count"]), (&json!("👍"), &json!(1)));
    assert_eq!(read(&stage, &thumb).await[0]["bot"], true);
    for unknown in ["thumb", "meeple%3A77"] {
        let path = format!("{one}/reactions/{unknown}/@me");
        stage.refused("PUT", &path, &Value::Null, (400, 10014)).await;
    }
    got(&stage, "DELETE", &format!("{thumb}/@me"), &Value::Null, 204).await;
    assert_eq!(read(&stage, &one).await.get("reactions"), None);

    for pins in [format!("{channel}/messages/pins"), format!("{channel}/pins")] {
        let pin = format!("{pins}/{}", id(&message));
        got(&stage, "PUT", &pin, &Value::Null, 204).await;
        assert_eq!(read(&stage, &one).await["pinned"], true);
        let listed = read(&stage, &pins).await;
        let listed = listed.get("items").map_or(&listed[0], |items| &items[0]["message"]);
        assert_eq!(listed["id"], message["id"]);
        got(&stage, "DELETE", &pin, &Value::Null, 204).await;
        assert_eq!(read(&stage, &one).await["pinned"], false);
    }
    let thread = got(&stage, "POST", &format!("{one}/threads"), &json!({"name": "t"}), 201).await;
    assert_eq!(thread["id"], message["id"]);
    let shown = read(&stage, &one).await;
    assert_eq!((&shown["thread"]["name"], &shown["flags"]), (&json!("t"), &json!(1 << 5)));
    let reply = json!({"content": "y", "message_reference": {"message_id": message["id"]}});
    let reply = stage.bot_says(&reply).await;
    assert_eq!(reply["referenced_message"]["content"], "x");
    assert!(reply["message_reference"]["guild_id"].is_string());
    // Without the permission nothing is pinned.
    let change = json!({"channel": "general", "op": "permissions", "allow": 0x1_0c00});
    stage.post("/user/place", &change).await;
    let pin = format!("{channel}/pins/{}", id(&reply));
    stage.refused("PUT", &pin, &Value::Null, (403, 50013)).await;
    let react = format!("{channel}/messages/{}/reactions/%F0%9F%91%8D/@me", id(&reply));
    stage.refused("PUT", &react, &Value::Null, (403, 50013)).await;
}

#[tokio::test]
async fn a_thread_is_joined_left_archived_listed_and_deleted() {
    let stage = InteractionStage::new().await;
    let (bot, ada) = (stage.application().await, stage.user_id("Ada").await);
    let parent = format!("/channels/{}", stage.channel_id("general").await);
    let body = json!({"name": "t", "type": 11});
    let made = got(&stage, "POST", &format!("{parent}/threads"), &body, 201).await;
    assert_eq!(made["member"]["user_id"], bot.as_str());
    let thread = format!("/channels/{}", id(&made));
    let ada_in_it = format!("{thread}/thread-members/{ada}");
    stage.refused("GET", &ada_in_it, &Value::Null, (404, 10007)).await;
    got(&stage, "PUT", &ada_in_it, &Value::Null, 204).await;
    assert_eq!(read(&stage, &ada_in_it).await["user_id"], ada.as_str());
    assert_eq!(read(&stage, &thread).await["member_count"], 2);
    stage.refused("DELETE", &ada_in_it, &Value::Null, (403, 50013)).await;
    stage.refused("GET", &format!("{thread}/thread-members"), &Value::Null, (403, 50001)).await;
    stage.refused("GET", &format!("{parent}/thread-members/@me"), &Value::Null, (400, 50024)).await;

    got(&stage, "PATCH", &thread, &json!({"archived": true}), 200).await;
    // Whoever is in it already may say so again.
    got(&stage, "PUT", &format!("{thread}/thread-members/@me"), &Value::Null, 204).await;
    let ben = stage.user_id("Ben").await;
    let other = format!("{thread}/thread-members/{ben}");
    stage.refused("PUT", &other, &Value::Null, (400, 50083)).await;
    let archived = read(&stage, &format!("{parent}/threads/archived/public")).await;
    assert_eq!(
        (&archived["threads"][0]["id"], &archived["has_more"]),
        (&made["id"], &json!(false))
    );
    let private = "threads/archived/private";
    stage.refused("GET", &format!("{parent}/{private}"), &Value::Null, (403, 50013)).await;
    let private = read(&stage, &format!("{parent}/users/@me/{private}")).await;
    assert_eq!(private["threads"], json!([]));

    assert_eq!(got(&stage, "DELETE", &thread, &Value::Null, 200).await["id"], made["id"]);
    stage.refused("GET", &thread, &Value::Null, (404, 10003)).await;
    stage.refused("DELETE", &parent, &Value::Null, (403, 50013)).await;
    let by_hand = stage.channel_id("general/by-hand").await;
    stage.refused("DELETE", &format!("/channels/{by_hand}"), &Value::Null, (403, 50013)).await;
}

#[tokio::test]
async fn texts_are_kept_without_the_white_space_around_them() {
    let stage = InteractionStage::new().await;
    let body = json!({"content": "\n  two words \t", "embeds": [{
        "title": " t ", "description": "\nd", "footer": {"text": " f"}, "author": {"name": "a "},
        "fields": [{"name": " n ", "value": " v\n"}],
    }]});
    let sent = stage.bot_says(&body).await;
    assert_eq!(sent["content"], "two words");
    let embed = &sent["embeds"][0];
    let texts = [
        &embed["title"],
        &embed["description"],
        &embed["footer"]["text"],
        &embed["author"]["name"],
        &embed["fields"][0]["name"],
        &embed["fields"][0]["value"],
    ];
    assert_eq!(texts, ["t", "d", "f", "a", "n", "v"]);
    assert_eq!(embed["type"], "rich");
}

#[tokio::test]
async fn what_is_wrong_with_a_body_is_told_by_field() {
    let stage = InteractionStage::new().await;
    let path = format!("/channels/{}/messages", stage.channel_id("general").await);
    let link = json!({"type": 2, "style": 5, "label": "l", "url": "javascript:0"});
    let dice = json!({"type": 2, "style": 1, "custom_id": "c", "emoji": {"name": "dice"}});
    let body = json!({"content": "x", "embeds": [{}],
                      "components": [{"type": 1, "components": [link, dice]}]});
    let (status, refusal) = stage.api("POST", &path, &body).await;
    assert_eq!((status, &refusal["code"]), (400, &json!(50035)));
    let embed = &refusal["errors"]["embeds"]["0"]["description"]["_errors"][0];
    assert_eq!(embed["code"], "BASE_TYPE_REQUIRED");
    let body = json!({"content": "x", "components": body["components"]});
    let (_, refusal) = stage.api("POST", &path, &body).await;
    let row = &refusal["errors"]["components"]["0"]["components"];
    assert_eq!(row["0"]["url"]["_errors"][0]["code"], "URL_TYPE_INVALID_SCHEME");
    assert_eq!(row["1"]["emoji"]["name"]["_errors"][0]["code"], "COMPONENT_INVALID_EMOJI");
}

#[tokio::test]
async fn a_menu_of_texts_resolves_nothing() {
    let stage = InteractionStage::new().await;
    let mut bot = Bot::connect(&stage).await;
    let menu = json!({"type": 3, "custom_id": "m", "options": [{"label": "l", "value": "v"}]});
    let row = json!({"content": "x", "components": [{"type": 1, "components": [menu]}]});
    let sent = stage.bot_says(&row).await;
    let kept = &sent["components"][0]["components"][0];
    assert_eq!((&kept["min_values"], &kept["max_values"]), (&json!(1), &json!(1)));
    let press = json!({"user": "Ada", "message": sent["id"], "custom_id": "m", "values": ["v"]});
    stage.post("/user/component", &press).await;
    let heard = serde_json::to_value(bot.interaction().await).unwrap();
    assert_eq!(heard["data"]["values"], json!(["v"]));
    bot.stop().await;
}
