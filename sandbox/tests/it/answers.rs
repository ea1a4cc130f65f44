//! Commands and their answers: in time, too late, deferred, followed up.

use serde_json::json;

use crate::harness::{Bot, Stage, commands, refusal};

#[tokio::test]
async fn a_command_reaches_the_bot_and_its_answer_the_channel() {
    let stage = Stage::new().await;
    let mut bot = Bot::connect(&stage).await;
    bot.register(&commands()).await.unwrap();
    let options = json!({"text": "hello", "times": 3, "loud": true, "to": "Ben", "tone": "k"});
    let sent = stage.command("Ada", "say", options).await;
    let heard = bot.interaction().await;
    let command = heard.as_command().unwrap();
    assert_eq!(command.id.to_string(), sent);
    assert_eq!(command.data.name, "say");
    assert_eq!(command.user.name, "Ada");
    assert_eq!(command.locale, "en-US");
    assert!(
        command
            .member
            .as_ref()
            .unwrap()
            .permissions
            .unwrap()
            .send_messages()
    );
    assert!(command.app_permissions.unwrap().attach_files());
    let options = command.data.options();
    assert_eq!(options.len(), 5);
    assert_eq!(command.data.resolved.users.len(), 1);

    let callback = json!({"type": 4, "data": {"content": "hello hello hello",
                          "allowed_mentions": {"parse": []}}});
    bot.answer(&heard, &callback).await.unwrap();
    let state = stage.settled(&sent).await;
    assert_eq!(state["state"], "answered");
    let seen = stage.seen("Ben").await;
    assert_eq!(seen.len(), 1);
    assert_eq!(seen[0]["content"], "hello hello hello");
    assert_eq!(state["messages"], json!([seen[0]["id"]]));
    assert_eq!(refusal(bot.answer(&heard, &callback).await), (400, 40060));
    bot.stop().await;
}
