//! Commands and their answers: in time, too late, deferred, followed up.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{CreateAttachment, Interaction};

use crate::harness::{Bot, InteractionStage, commands, png, refusal};

async fn said(stage: &InteractionStage, bot: &mut Bot, user: &str) -> (String, Interaction) {
    let sent = stage.command(user, "say", json!({"text": "hello"})).await;
    (sent, bot.interaction().await)
}

async fn ready() -> (InteractionStage, Bot) {
    let stage = InteractionStage::new().await;
    let bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    (stage, bot)
}

fn content(text: &str) -> Value {
    json!({"content": text, "allowed_mentions": {"parse": []}})
}

#[tokio::test]
async fn a_command_reaches_the_bot_and_its_answer_the_channel() {
    let (stage, mut bot) = ready().await;
    let options = json!({"text": "hello", "times": 3, "loud": true, "to": "Ben", "tone": "k"});
    let sent = stage.command("Ada", "say", options).await;
    let heard = bot.interaction().await;
    let command = heard.as_command().unwrap();
    assert_eq!(command.id.to_string(), sent);
    assert_eq!(command.data.name, "say");
    assert_eq!(command.user.name, "Ada");
    assert_eq!(command.locale, "en-US");
    assert!(command.member.as_ref().unwrap().permissions.unwrap().send_messages());
    assert!(command.app_permissions.unwrap().attach_files());
    assert_eq!(command.channel.as_ref().unwrap().name.as_deref(), Some("general"));
    assert_eq!(command.data.options().len(), 5);
    assert_eq!(command.data.resolved.users.len(), 1);

    let callback = json!({"type": 4, "data": content("hello hello hello")});
    bot.answer(&heard, &callback).await.unwrap();
    let state = stage.settled(&sent).await;
    assert_eq!(state["state"], "answered");
    let seen = stage.seen("Ben").await;
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0]["content"], "hello hello hello");
    assert_eq!(seen[0]["author"], "Bot");
    assert_eq!(seen[0]["edited"], false);
    assert_eq!(state["messages"], json!([seen[0]["id"]]));
    assert_eq!(refusal(bot.answer(&heard, &callback).await), (400, 40060));
    bot.stop().await;
}

#[tokio::test]
async fn subcommands_nest_and_direct_messages_have_no_member() {
    let (stage, mut bot) = ready().await;
    let body = json!({"user": "Łucja", "channel": "@me", "command": "game new", "locale": "pl",
                      "options": {"kind": "base", "cell": "7"}});
    stage.post("/user/command", &body).await;
    let heard = bot.interaction().await;
    let command = heard.as_command().unwrap();
    assert!(command.guild_id.is_none() && command.member.is_none());
    assert_eq!((command.user.name.as_str(), command.locale.as_str()), ("Łucja", "pl"));
    let serenity::all::ResolvedValue::SubCommand(options) = &command.data.options()[0].value else {
        panic!("{:?}", command.data)
    };
    assert_eq!(options.len(), 2);
    assert!(matches!(options[1].value, serenity::all::ResolvedValue::Integer(7)));
    bot.stop().await;
}

#[tokio::test]
async fn nobody_answers_and_the_interaction_fails_after_three_seconds() {
    let (stage, mut bot) = ready().await;
    let (sent, heard) = said(&stage, &mut bot, "Ada").await;
    assert_eq!(stage.state(&sent).await, "pending");
    stage.pass(3.0).await;
    assert_eq!(stage.state(&sent).await, "pending");
    stage.pass(0.001).await;
    assert_eq!(stage.settled(&sent).await, json!({"state": "failed", "messages": []}));
    let late = bot.answer(&heard, &json!({"type": 4, "data": content("late")})).await;
    assert_eq!(refusal(late), (404, 10062));
    bot.stop().await;
}

#[tokio::test]
async fn a_deferred_answer_waits_pings_nobody_and_is_no_edit() {
    let (stage, mut bot) = ready().await;
    let (sent, heard) = said(&stage, &mut bot, "Ada").await;
    bot.answer(&heard, &json!({"type": 5})).await.unwrap();
    assert_eq!(stage.state(&sent).await, "deferred");
    assert!(stage.seen("Ada").await.is_empty());
    let all = stage.get("/user/messages?channel=general&user=Ada&loading=true").await;
    assert_eq!(all[0]["loading"], true);
    let ada = stage.user_id("Ada").await;
    let body = json!({"content": format!("<@{ada}>"), "allowed_mentions": {"users": [ada]}});
    let edited =
        bot.http.edit_original_interaction_response(heard.token(), &body, vec![]).await.unwrap();
    assert!(edited.edited_timestamp.is_none());
    assert_eq!(stage.settled(&sent).await["state"], "answered");
    let seen = stage.seen("Ada").await;
    assert_eq!((seen[0]["edited"] == false, &seen[0]["mentions"]), (true, &json!([])));
    assert_eq!(stage.pings("Ada").await, 0);
    let again = bot.http.get_original_interaction_response(heard.token()).await.unwrap();
    assert_eq!(again.id, edited.id);
    bot.stop().await;
}

#[tokio::test]
async fn the_first_follow_up_after_a_deferral_is_the_deferred_answer() {
    let (stage, mut bot) = ready().await;
    let (sent, heard) = said(&stage, &mut bot, "Ada").await;
    bot.answer(&heard, &json!({"type": 5, "data": {"flags": 64}})).await.unwrap();
    let original = bot.http.get_original_interaction_response(heard.token()).await.unwrap();
    let ben = stage.user_id("Ben").await;
    let body = json!({"content": format!("<@{ben}>")});
    let follow_up = |text: &str| json!({"content": text});
    let http = &bot.http;
    let first = http.create_followup_message(heard.token(), &body, vec![]).await.unwrap();
    assert_eq!(first.id, original.id);
    let second = http.create_followup_message(heard.token(), &body, vec![]).await.unwrap();
    let third =
        http.create_followup_message(heard.token(), &follow_up("three"), vec![]).await.unwrap();
    assert_ne!(second.id, original.id);
    // The first stayed private and silent; the second is a message that names Ben.
    let seen = stage.seen("Ben").await;
    assert_eq!(seen.len(), 2);
    assert_eq!(seen[0]["mentions"], json!(["Ben"]));
    assert_eq!(stage.seen("Ada").await.len(), 3);
    assert_eq!(stage.settled(&sent).await["messages"].as_array().unwrap().len(), 3);
    let changed =
        http.edit_followup_message(heard.token(), third.id, &follow_up("3"), vec![]).await;
    assert!(changed.unwrap().edited_timestamp.is_some());
    http.delete_followup_message(heard.token(), third.id).await.unwrap();
    assert_eq!(stage.seen("Ben").await.len(), 1);
    http.delete_original_interaction_response(heard.token()).await.unwrap();
    assert_eq!(stage.seen("Ada").await.len(), 1);
    bot.stop().await;
}

#[tokio::test]
async fn a_private_answer_is_seen_by_one_user_and_pings_nobody() {
    let (stage, mut bot) = ready().await;
    let (_, heard) = said(&stage, &mut bot, "Ada").await;
    let ben = stage.user_id("Ben").await;
    let data = json!({"content": format!("psst <@{ben}>"), "flags": 64});
    bot.answer(&heard, &json!({"type": 4, "data": data})).await.unwrap();
    assert_eq!(stage.seen("Ada").await[0]["ephemeral"], true);
    assert!(stage.seen("Ben").await.is_empty());
    assert_eq!(stage.pings("Ben").await, 0);
    // No channel route reaches it.
    let original = bot.http.get_original_interaction_response(heard.token()).await.unwrap();
    let by_channel = bot.http.get_message(original.channel_id, original.id).await;
    assert_eq!(refusal(by_channel), (404, 10008));
    bot.stop().await;
}

#[tokio::test]
async fn a_token_dies_after_a_quarter_of_an_hour() {
    let (stage, mut bot) = ready().await;
    let (_, heard) = said(&stage, &mut bot, "Ada").await;
    let (deferred, waiting) = said(&stage, &mut bot, "Ada").await;
    bot.answer(&heard, &json!({"type": 4, "data": content("now")})).await.unwrap();
    bot.answer(&waiting, &json!({"type": 5})).await.unwrap();
    stage.pass(14.0 * 60.0).await;
    let edit = content("still");
    bot.http.edit_original_interaction_response(heard.token(), &edit, vec![]).await.unwrap();
    stage.pass(61.0).await;
    let dead = bot.http.edit_original_interaction_response(heard.token(), &edit, vec![]).await;
    assert_eq!(refusal(dead), (401, 50027));
    let dead = bot.http.create_followup_message(waiting.token(), &edit, vec![]).await;
    assert_eq!(refusal(dead), (401, 50027));
    assert_eq!(stage.settled(&deferred).await["state"], "failed");
    bot.stop().await;
}

#[tokio::test]
async fn unknown_tokens_and_unanswered_interactions_have_no_webhook() {
    let (stage, mut bot) = ready().await;
    let (sent, heard) = said(&stage, &mut bot, "Ada").await;
    let early = bot.http.create_followup_message(heard.token(), &content("x"), vec![]).await;
    assert_eq!(refusal(early), (404, 10015));
    let wrong = bot.http.get_original_interaction_response("no-such-token").await;
    assert_eq!(refusal(wrong), (404, 10015));
    let id = sent.parse::<u64>().unwrap();
    let callback = json!({"type": 4, "data": content("x")});
    let wrong = bot.http.create_interaction_response(id.into(), "nope", &callback, vec![]).await;
    assert_eq!(refusal(wrong), (404, 10062));
    let wrong = bot.answer(&heard, &json!({"type": 7, "data": content("x")})).await;
    assert_eq!(refusal(wrong), (400, 50035));
    // A refused answer leaves the interaction open.
    bot.answer(&heard, &callback).await.unwrap();
    bot.stop().await;
}

#[tokio::test]
async fn pictures_come_with_their_size_and_description() {
    let (stage, mut bot) = ready().await;
    let (_, heard) = said(&stage, &mut bot, "Ada").await;
    let mut data = content("a board");
    data["attachments"] = json!([{"id": 0, "filename": "board.png", "description": "Ada leads"}]);
    let file = CreateAttachment::bytes(png(55, 35), "board.png");
    let callback = json!({"type": 4, "data": data});
    let http = &bot.http;
    http.create_interaction_response(heard.id(), heard.token(), &callback, vec![file])
        .await
        .unwrap();
    let seen = stage.seen("Ada").await;
    let shown = &seen[0]["attachments"][0];
    assert_eq!((&shown["width"], &shown["height"]), (&json!(55), &json!(35)));
    assert_eq!(shown["description"], "Ada leads");
    assert_eq!(shown["size"], png(55, 35).len());
    let url = shown["url"].as_str().unwrap();
    let bytes = stage.web.get(url).send().await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes, png(55, 35));

    let original = http.get_original_interaction_response(heard.token()).await.unwrap();
    let old = original.attachments[0].id;
    // Nothing said about files keeps them; a list keeps what it names and adds what comes along.
    let kept = http.edit_original_interaction_response(heard.token(), &content("b"), vec![]).await;
    assert_eq!(kept.unwrap().attachments.len(), 1);
    let mut both = content("c");
    both["attachments"] = json!([{"id": old.to_string()}, {"id": 0, "filename": "two.png"}]);
    let file = CreateAttachment::bytes(png(1, 2), "two.png");
    let edited =
        http.edit_original_interaction_response(heard.token(), &both, vec![file]).await.unwrap();
    let names: Vec<&str> = edited.attachments.iter().map(|a| a.filename.as_str()).collect();
    assert_eq!(names, ["board.png", "two.png"]);
    let mut none = content("d");
    none["attachments"] = json!([]);
    let edited =
        http.edit_original_interaction_response(heard.token(), &none, vec![]).await.unwrap();
    assert!(edited.attachments.is_empty());
    // Whoever was about to fetch what an edit took away still gets it.
    let bytes = stage.web.get(url).send().await.unwrap().bytes().await.unwrap();
    assert_eq!(bytes, png(55, 35));
    bot.stop().await;
}

#[tokio::test]
async fn choices_come_from_the_bot_while_somebody_types() {
    let (stage, mut bot) = ready().await;
    let ask = json!({"user": "Ada", "channel": "general", "command": "game new",
                     "options": {"kind": "ba"}, "focused": "kind"});
    let answer = async {
        let heard = bot.interaction().await;
        let typing = heard.as_autocomplete().unwrap();
        assert_eq!(typing.data.autocomplete().unwrap().value, "ba");
        let choices = json!([{"name": "Base game", "value": "base"}]);
        bot.answer(&heard, &json!({"type": 8, "data": {"choices": choices}})).await.unwrap();
    };
    let (offered, ()) = tokio::join!(stage.post("/user/autocomplete", &ask), answer);
    assert_eq!(offered, json!({"choices": [{"name": "Base game", "value": "base"}]}));

    // A whole number is typed as text, and offered as a number.
    let ask = json!({"user": "Ada", "channel": "general", "command": "game new",
                     "options": {"cell": "4"}, "focused": "cell"});
    let answer = async {
        let heard = bot.interaction().await;
        let many: Vec<Value> =
            (0..26).map(|n| json!({"name": n.to_string(), "value": n})).collect();
        let callback = |choices: &[Value]| json!({"type": 8, "data": {"choices": choices}});
        assert_eq!(refusal(bot.answer(&heard, &callback(&many)).await), (400, 50035));
        let text = [json!({"name": "x", "value": "x"})];
        assert_eq!(refusal(bot.answer(&heard, &callback(&text)).await), (400, 50035));
        bot.answer(&heard, &callback(&many[..25])).await.unwrap();
    };
    let (offered, ()) = tokio::join!(stage.post("/user/autocomplete", &ask), answer);
    assert_eq!(offered["choices"].as_array().unwrap().len(), 25);

    let silent = json!({"user": "Ada", "channel": "general", "command": "game new",
                        "options": {}, "focused": "kind"});
    let too_late = async {
        bot.interaction().await;
        stage.pass(3.001).await;
    };
    let ((status, answer), ()) =
        tokio::join!(stage.try_post("/user/autocomplete", &silent), too_late);
    assert_eq!(status, 504, "{answer}");
    bot.stop().await;
}

#[tokio::test]
async fn a_test_can_give_a_bot_longer_and_the_limit_is_then_another_one() {
    let stage = InteractionStage::patient(Duration::from_secs(60)).await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let (sent, heard) = said(&stage, &mut bot, "Ada").await;
    stage.pass(59.0).await;
    bot.answer(&heard, &json!({"type": 4, "data": content("slowly")})).await.unwrap();
    assert_eq!(stage.settled(&sent).await["state"], "answered");
    let (sent, _) = said(&stage, &mut bot, "Ada").await;
    stage.pass(60.001).await;
    assert_eq!(stage.settled(&sent).await["state"], "failed");
    bot.stop().await;
}
