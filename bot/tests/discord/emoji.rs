//! Emoji of the application: what is uploaded, and what it is told of them.

use std::sync::{Arc, Mutex};

use bot::config::Secret;
use bot::discord::{Bot, RestPlatform, connect};
use port::{Application, EmojiImage, Incident, Interaction, Message, Reply};
use serde_json::{Value as Json, json};
use tokio_util::sync::CancellationToken;

use super::{PIXEL, alone, start_sandbox, until};

/// An application with emoji of its own, that keeps what it is told of them.
struct Figured {
    emojis: Vec<EmojiImage>,
    known: Mutex<Option<Vec<(String, u64)>>>,
}

impl Application for Figured {
    fn commands(&self) -> Json {
        json!([{ "name": "answer", "description": "Answers" }])
    }

    fn emojis(&self) -> &[EmojiImage] {
        &self.emojis
    }

    fn has_emojis(&self, known: &[(String, u64)]) {
        *self.known.lock().unwrap() = Some(known.to_vec());
    }

    async fn handle(&self, _: Interaction) -> Reply {
        Reply::Private(Message::text("yes"))
    }

    fn apology(&self, _: &Interaction, _: &Incident) -> Message {
        Message::text("sorry")
    }
}

/// A bot with emoji of these names starts at a sandbox and ends again; what it knows of them.
async fn start_with(url: &str, names: &[&str]) -> Vec<(String, u64)> {
    let emojis =
        names.iter().map(|name| EmojiImage { name: (*name).to_owned(), png: PIXEL.to_vec() });
    let app = Arc::new(Figured { emojis: emojis.collect(), known: Mutex::default() });
    let stop = CancellationToken::new();
    let bot = Bot {
        app: Arc::clone(&app),
        rest: Arc::new(RestPlatform::new(&Secret::new("sandbox"), Some(url), alone()).unwrap()),
        online: Arc::default(),
        wake: Vec::new(),
        fleet: alone(),
        stop: stop.clone(),
    };
    let bot = tokio::spawn(async move { connect(bot).await.unwrap() });
    let told = async || app.known.lock().unwrap().clone();
    let known = until("the application is told of its emoji", told).await;
    stop.cancel();
    bot.await.unwrap();
    known
}

#[tokio::test]
async fn emoji_are_uploaded_once_and_where_they_are_refused_the_bot_runs_without_them() {
    let url = start_sandbox().await;
    let first = start_with(&url, &["circle_1", "star_2"]).await;
    let names: Vec<&str> = first.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["circle_1", "star_2"]);
    assert_eq!(start_with(&url, &["circle_1", "star_2"]).await, first, "after a restart, too");
    let more = start_with(&url, &["star_2", "cross_3"]).await;
    assert_eq!(more[0], first[1]);
    assert_eq!(start_with(&url, &["circle_1", "not a name"]).await, []);
    let log = reqwest::get(format!("{url}/requests.jsonl")).await.unwrap().text().await.unwrap();
    let uploads = log.lines().filter(|line| line.contains("/emojis") && line.contains("POST"));
    assert_eq!(uploads.count(), 4, "two, one more, and one that is refused");
}
