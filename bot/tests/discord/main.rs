//! The way to Discord and back, through the real sockets of a sandbox: an application that does as
//! it is told, and people who see what comes of it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod emoji;

use std::sync::Arc;
use std::time::Duration;

use bot::config::Secret;
use bot::discord::{Bot, RestPlatform, connect};
use port::{
    ActionRow, Application, Button, ChannelId, Choice, Deferral, Failure, FailureCause, File,
    Files, Incident, Interaction, InteractionKind, Message, MessageId, Platform, Reply, Style,
};
use serde_json::{Value as Json, json};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// How long anything may take before a test gives up: far longer than it should, because the machine
/// may be busy with something else.
const PATIENCE: Duration = Duration::from_secs(240);

/// Looks until there is something, and gives it.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let found = tokio::time::timeout(PATIENCE, looking).await;
    found.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}

/// The fleet of a bot that is alone.
fn alone() -> Arc<dyn storage::Fleet> {
    Arc::new(storage::alone::Alone::default())
}

/// A sandbox that waits for answers longer than Discord does, and limits no rate.
async fn start_sandbox() -> String {
    start(new_sandbox().await.with_wide_limits())
}

async fn new_sandbox() -> sandbox::Sandbox {
    let sandbox = sandbox::Sandbox::bind("127.0.0.1:0".parse().unwrap()).await.unwrap();
    sandbox.with_answers_within(PATIENCE)
}

fn start(sandbox: sandbox::Sandbox) -> String {
    let url = format!("http://{}", sandbox.addr());
    tokio::spawn(sandbox.run(std::future::pending()));
    url
}

/// An application that answers in the way that it is asked to.
struct Obedient {
    /// A slow answer takes one of these before it is given.
    leave: Arc<Semaphore>,
}

impl Application for Obedient {
    fn commands(&self) -> Json {
        json!([{ "name": "answer", "description": "Answers", "options": [
            { "type": 3, "name": "how", "description": "How", "required": true,
              "autocomplete": true },
        ] }])
    }

    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match &interaction.kind {
            InteractionKind::Component(_) => Deferral::Update,
            _ => Deferral::Private,
        }
    }

    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        let InteractionKind::Command(typed) = &interaction.kind else { return None };
        typed.text("how")?.contains("long way").then(|| Message::text("half-way"))
    }

    async fn handle(&self, interaction: Interaction) -> Reply {
        let how = match &interaction.kind {
            InteractionKind::Command(typed) => typed.text("how").unwrap_or_default().to_owned(),
            InteractionKind::Component(press) => press.custom_id.clone(),
            InteractionKind::Autocomplete { invocation, focused } => {
                let typed = invocation.text(focused).unwrap_or_default();
                return Reply::Choices(
                    (0..40).map(|n| Choice::new(format!("{typed}{n}"), "x")).collect(),
                );
            }
        };
        if how.contains("slow") {
            self.leave.acquire().await.unwrap().forget();
        }
        let name = &interaction.user.display_name;
        let said = Message::text(format!("{how} for {name} <@{}>", interaction.user.id));
        match how.as_str() {
            "panic" => panic!("an application is told to"),
            "long" => Reply::Private(Message::text("a".repeat(2_001))),
            "nothing" => Reply::Private(Message::default()),
            "buttons" => Reply::Private(with_buttons(said)),
            "press" | "slow press" => Reply::Update(said),
            _ => Reply::Private(said),
        }
    }

    fn apology(&self, _: &Interaction, incident: &Incident) -> Message {
        Message::text(format!("sorry {incident}"))
    }

    fn unreadable_apology(&self, locale: &str, incident: &Incident) -> Message {
        Message::text(format!("what ({locale}) {incident}"))
    }
}

/// The message with a picture, and a button for each kind of answer to a press.
fn with_buttons(message: Message) -> Message {
    let names = ["press", "slow press", "slow private", "panic"];
    let button = |name: &&str| Button::new(Style::Primary, *name, *name);
    let row = ActionRow::Buttons(names.iter().map(button).collect());
    let file = File {
        name: "board.png".to_owned(),
        bytes: PIXEL.to_vec(),
        description: "One tile".to_owned(),
    };
    Message { rows: vec![row], files: Files::Set(vec![file]), ..message }
}

/// A picture of one pixel.
const PIXEL: &[u8] = &[
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 13, 0x49, 0x44, 0x41, 0x54,
    0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0xF0, 0x1F, 0, 5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0,
    0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
];

struct House {
    url: String,
    rest: Arc<RestPlatform>,
    client: reqwest::Client,
    stop: CancellationToken,
    bot: JoinHandle<()>,
    leave: Arc<Semaphore>,
}

impl House {
    async fn open() -> Self {
        let url = start_sandbox().await;
        let leave = Arc::new(Semaphore::new(0));
        let rest =
            Arc::new(RestPlatform::new(&Secret::new("sandbox"), Some(&url), alone()).unwrap());
        let stop = CancellationToken::new();
        let bot = Bot {
            app: Arc::new(Obedient { leave: Arc::clone(&leave) }),
            rest: Arc::clone(&rest),
            online: Arc::default(),
            wake: Vec::new(),
            fleet: alone(),
            stop: stop.clone(),
        };
        let bot = tokio::spawn(async move { connect(bot).await.unwrap() });
        let house = Self { url, rest, client: reqwest::Client::new(), stop, bot, leave };
        let known = async || (house.get("/user/commands").await != json!([])).then_some(());
        until("the commands are registered", known).await;
        house
    }

    async fn get(&self, path: &str) -> Json {
        let answer = self.client.get(format!("{}{path}", self.url)).send().await.unwrap();
        answer.json().await.unwrap()
    }

    async fn post(&self, path: &str, body: Json) -> Json {
        let request = self.client.post(format!("{}{path}", self.url)).json(&body);
        request.send().await.unwrap().json().await.unwrap()
    }

    async fn state(&self, begun: &Json, wait_ms: u32) -> String {
        let id = begun["interaction"].as_str().unwrap_or_else(|| panic!("{begun}"));
        let state = self.get(&format!("/user/interaction/{id}?wait={wait_ms}")).await;
        state["state"].as_str().unwrap().to_owned()
    }

    async fn settled(&self, begun: &Json) -> String {
        until("the interaction is over", async || {
            let state = self.state(begun, 8_000).await;
            (state == "answered" || state == "failed").then_some(state)
        })
        .await
    }

    /// Gives the command.
    async fn tell(&self, how: &str) -> Json {
        let body = json!({ "user": "Ada", "channel": "play", "command": "answer",
                           "options": { "how": how } });
        self.post("/user/command", body).await
    }

    /// Gives the command; the state of the interaction in the end.
    async fn told(&self, how: &str) -> String {
        self.settled(&self.tell(how).await).await
    }

    async fn press(&self, message: &Json, custom_id: &str) -> Json {
        let body = json!({ "user": "Ada", "message": message["id"], "custom_id": custom_id });
        self.post("/user/component", body).await
    }

    /// The state in the end of an interaction whose answer is given only when Discord has been told
    /// to wait for it.
    async fn promised(&self, begun: &Json) -> String {
        let told = async || (self.state(begun, 0).await == "deferred").then_some(());
        until("Discord is told to wait", told).await;
        self.leave.add_permits(1);
        self.settled(begun).await
    }

    async fn seen(&self, user: &str) -> Vec<Json> {
        let seen = self.get(&format!("/user/messages?channel=play&user={user}")).await;
        seen.as_array().unwrap_or_else(|| panic!("{seen}")).clone()
    }

    async fn last(&self) -> Json {
        self.seen("Ada").await.pop().unwrap()
    }

    /// The requests of the bot so far: method, path, body.
    async fn requests(&self) -> Vec<Json> {
        let log = self.client.get(format!("{}/requests.jsonl", self.url)).send().await.unwrap();
        let log = log.text().await.unwrap();
        log.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    async fn close(self) {
        self.stop.cancel();
        tokio::time::timeout(PATIENCE, self.bot).await.unwrap().unwrap();
    }
}

fn content(message: &Json) -> &str {
    message["content"].as_str().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_answers_are_seen_by_whom_they_are_for() {
    let house = House::open().await;
    assert_eq!(house.told("private").await, "answered");
    let private = house.last().await;
    assert!(content(&private).starts_with("private for Ada"), "{private}");
    assert_eq!(private["ephemeral"], json!(true));
    assert!(house.seen("Ben").await.is_empty());
    let body = json!({ "user": "Ada", "channel": "play", "command": "answer",
                       "options": { "how": "D" }, "focused": "how" });
    let choices = house.post("/user/autocomplete", body).await;
    let choices = choices["choices"].as_array().unwrap();
    assert_eq!((choices.len(), &choices[0]["name"]), (25, &json!("D0")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_answers_are_announced_and_follow() {
    let house = House::open().await;
    assert_eq!(house.promised(&house.tell("slow private").await).await, "answered");
    let last = house.last().await;
    assert!(content(&last).starts_with("slow private"), "{last}");
    assert_eq!(last["ephemeral"], json!(true));
    assert_eq!(last["mentions"], json!([]), "an edit pings nobody");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_long_reads_how_far_the_answer_is() {
    let house = House::open().await;
    let begun = house.tell("slow long way").await;
    let read = until("there is something to read", async || {
        house.seen("Ada").await.last().map(|last| content(last).to_owned())
    })
    .await;
    assert_eq!(read, "half-way");
    // Long enough to be asked again how far it is.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    house.leave.add_permits(1);
    until("the answer comes", async || {
        let seen = house.seen("Ada").await;
        seen.last().is_some_and(|last| content(last).starts_with("slow long way")).then_some(())
    })
    .await;
    assert_eq!(house.settled(&begun).await, "answered");
    let edits = house.requests().await;
    let edits = edits.iter().filter(|request| request["method"] == "PATCH");
    assert_eq!(edits.count(), 2, "what did not change is not told again");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_changes_its_message_and_keeps_the_picture() {
    let house = House::open().await;
    house.told("buttons").await;
    let message = house.last().await;
    assert_eq!(message["attachments"][0]["description"], json!("One tile"));
    let pressed = house.press(&message, "slow private").await;
    assert_eq!(house.promised(&pressed).await, "answered");
    let beside = house.last().await;
    assert_eq!(beside["ephemeral"], json!(true));
    assert!(content(&beside).starts_with("slow private"));
    let pressed = house.press(&message, "slow press").await;
    assert_eq!(house.promised(&pressed).await, "answered");
    let seen = house.seen("Ada").await;
    assert!(content(&seen[0]).starts_with("slow press"), "{}", seen[0]);
    assert_eq!(seen[0]["attachments"][0]["filename"], json!("board.png"));
    assert_eq!(seen[0]["components"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panic_or_an_answer_over_a_limit_becomes_an_apology() {
    let house = House::open().await;
    for how in ["panic", "long", "nothing"] {
        assert_eq!(house.told(how).await, "answered", "{how}");
        let last = house.last().await;
        assert!(content(&last).starts_with("sorry "), "{how}: {last}");
        assert_eq!(content(&last).len(), "sorry ".len() + 6);
        assert_eq!(last["ephemeral"], json!(true));
    }
    assert_eq!(house.told("private").await, "answered", "the bot goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_shut_out_by_what_discord_adds_to_profiles() {
    let house = House::open().await;
    let frame = json!({ "asset": "v2_a_0123456789abcdef0123456789abcdef", "sku_id": "1" });
    let user =
        json!({ "avatar_decoration_data": frame, "public_flags": 9_007_199_254_740_993_u64 });
    let overlay = json!({ "member": { "user": user } });
    house.post("/faults", json!({ "overlay": overlay, "times": 2 })).await;
    assert_eq!(house.told("buttons").await, "answered");
    let message = house.last().await;
    assert!(content(&message).starts_with("buttons for Ada"), "{message}");
    let pressed = house.press(&message, "press").await;
    assert_eq!(house.settled(&pressed).await, "answered");
    assert!(content(&house.last().await).starts_with("press for Ada"));
    let framed = json!([{ "id": "9", "username": "ben", "avatar_decoration_data": frame }]);
    house.told("buttons").await;
    let message = house.last().await;
    let overlay = json!({ "message": { "mentions": framed, "type": 300 } });
    house.post("/faults", json!({ "overlay": overlay })).await;
    let pressed = house.press(&message, "press").await;
    assert_eq!(house.settled(&pressed).await, "answered");
    assert!(content(&house.last().await).starts_with("press for Ada"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_answered_all_the_same() {
    let house = House::open().await;
    for overlay in [
        json!({ "locale": "pl", "data": 5 }),
        json!({ "locale": "pl", "member": { "user": { "id": {} } } }),
        // A form that nobody was shown, and a kind of the future.
        json!({ "locale": "pl", "type": 5 }),
        json!({ "locale": {}, "guild_locale": "pl", "type": 300 }),
    ] {
        house.post("/faults", json!({ "overlay": overlay })).await;
        assert_eq!(house.told("private").await, "answered", "{overlay}");
        let last = house.last().await;
        assert!(content(&last).starts_with("what (pl) "), "{overlay}: {last}");
        assert_eq!(content(&last).len(), "what (pl) ".len() + 6);
        assert_eq!(last["ephemeral"], json!(true));
    }
    house.post("/faults", json!({ "overlay": { "data": [] } })).await;
    let body = json!({ "user": "Ada", "channel": "play", "command": "answer",
                       "options": { "how": "D" }, "focused": "how" });
    assert_eq!(house.post("/user/autocomplete", body).await["choices"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once_and_compared_ever_after() {
    let house = House::open().await;
    let puts = |requests: &[Json]| requests.iter().filter(|r| r["method"] == json!("PUT")).count();
    assert_eq!(puts(&house.requests().await), 1);
    house.post("/faults", json!({ "close": "op9" })).await;
    until("the bot has come back", async || {
        let requests = house.requests().await;
        let compared = requests.iter().filter(|request| {
            let path = request["path"].as_str().unwrap_or_default();
            request["method"] == json!("GET") && path.contains("/commands")
        });
        (compared.count() == 2).then_some(())
    })
    .await;
    assert_eq!(puts(&house.requests().await), 1);
    assert_eq!(house.told("private").await, "answered");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_requests_are_answered_is_seen_by_asking() {
    let house = House::open().await;
    assert_eq!(house.rest.answers().await, Ok(()));
    // The token was reset.
    let route = "applications/@me$";
    house.post("/faults", json!({ "route": route, "status": 401, "times": 1 })).await;
    let refused = Err(Failure::Permanent(FailureCause::Unauthorised));
    assert_eq!(house.rest.answers().await, refused);
    house.post("/faults", json!({ "route": route, "status": 503, "times": 1_000 })).await;
    let silent = house.rest.answers().await;
    assert!(matches!(silent, Err(Failure::Retry { after: None, .. })), "{silent:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_is_taken_up_again() {
    let house = House::open().await;
    for how in ["4000", "op7", "no-frame"] {
        house.post("/faults", json!({ "close": how })).await;
        // What is sent while the connection is down may be lost with it.
        until("somebody is answered", async || {
            let begun = house.tell("private").await;
            (house.state(&begun, 3_000).await == "answered").then_some(())
        })
        .await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_arrives_twice_or_loses_its_answer_is_answered_once() {
    let house = House::open().await;
    house.post("/faults", json!({ "deliver": "twice", "times": 1 })).await;
    assert_eq!(house.told("private").await, "answered");
    let lose = json!({ "route": "callback", "lose_answer": true, "times": 1 });
    house.post("/faults", lose).await;
    assert_eq!(house.told("private").await, "answered");
    let busy = json!({ "route": "callback", "status": 503, "times": 2 });
    house.post("/faults", busy).await;
    assert_eq!(house.told("private").await, "answered");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(house.seen("Ada").await.len(), 3);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_platform_sends_edits_and_strips_and_says_what_is_missing() {
    let house = House::open().await;
    house.told("private").await;
    let places = house.get("/user/places").await;
    let channel = ChannelId(find(&places, "play").expect("the channel is there"));
    let rest = &house.rest;
    let old = rest.send(channel, &with_buttons(Message::text("old")), "n0").await.unwrap();
    rest.strip(channel, old).await.unwrap();
    let stripped = house.last().await;
    assert_eq!(stripped["components"], json!([]));
    assert_eq!(stripped["attachments"][0]["filename"], json!("board.png"));
    let lose = json!({ "route": "channels/.*/messages", "lose_answer": true, "times": 1 });
    house.post("/faults", lose).await;
    let sent = rest.send(channel, &Message::text("once"), "n1").await.unwrap();
    assert_eq!(rest.send(channel, &Message::text("once"), "n1").await, Ok(sent));
    rest.edit(channel, sent, &Message::text("twice")).await.unwrap();
    let seen = house.seen("Ben").await;
    assert_eq!(seen.len(), 2, "the nonce keeps copies away");
    assert_eq!(content(&seen[1]), "twice");
    let gone = Failure::Permanent(FailureCause::UnknownMessage);
    assert_eq!(rest.edit(channel, MessageId(1), &Message::text("x")).await, Err(gone));
    let nowhere = Failure::Permanent(FailureCause::UnknownChannel);
    assert_eq!(rest.send(ChannelId(1), &Message::text("x"), "n2").await, Err(nowhere));
    let mute = json!({ "channel": "play", "op": "permissions", "allow": 1024 });
    house.post("/user/place", mute).await;
    let mute = Failure::Permanent(FailureCause::MissingPermission);
    assert_eq!(rest.send(channel, &Message::text("x"), "n3").await, Err(mute));
    house.close().await;
}

/// The server of somebody who means harm.
const LAIR: &str = "lair";

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_permissions_away_silences_itself_alone() {
    let house = House::open().await;
    let act = async |channel: &str| {
        let body = json!({ "user": "Mallory", "guild": LAIR, "channel": channel,
                           "command": "answer", "options": { "how": "private" } });
        house.settled(&house.post("/user/command", body).await).await
    };
    let allow = async |channel: &str, bits: u64| {
        let body = json!({ "guild": LAIR, "channel": channel, "op": "permissions",
                           "allow": bits });
        house.post("/user/place", body).await;
    };
    let tables: Vec<String> = (0..20).map(|n| format!("table-{n}")).collect();
    for table in &tables {
        assert_eq!(act(table).await, "answered");
        allow(table, 1 << 10 | 1 << 15).await;
    }
    let places = house.get("/user/places").await;
    let channel = |name: &str| ChannelId(find(&places, name).expect("somebody acted there"));
    let say = async |name: &str, nonce: u32| {
        house.rest.send(channel(name), &Message::text("a ring"), &format!("{name}.{nonce}")).await
    };
    // As much as would close the way to Discord for all, and people who go on acting there.
    let mute = Err(Failure::Permanent(FailureCause::MissingPermission));
    for nonce in 0..60 {
        for table in &tables {
            assert_eq!(say(table, nonce).await, mute);
        }
        assert_eq!(act(&tables[0]).await, "answered");
    }
    let refused = house.requests().await;
    let refused = refused.iter().filter(|request| {
        let path = request["path"].as_str().unwrap_or_default();
        tables.iter().any(|table| path.ends_with(&format!("{}/messages", channel(table))))
    });
    assert_eq!(refused.count(), tables.len(), "each channel was tried once");
    assert_eq!(house.told("private").await, "answered");
    let places = house.get("/user/places").await;
    let healthy = ChannelId(find(&places, "play").expect("the channel is there"));
    house.rest.send(healthy, &Message::text("a ring"), "healthy").await.unwrap();
    // The right is there again: Discord's event says so, or whoever acts there next.
    allow(&tables[0], 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15).await;
    assert_eq!(act(&tables[0]).await, "answered");
    say(&tables[0], 101).await.unwrap();
    assert_eq!(say(&tables[1], 102).await, mute, "others are as mute as before");
    house.close().await;
}

/// The id beside a name, wherever it is.
fn find(json: &Json, name: &str) -> Option<u64> {
    match json {
        Json::Object(fields) if fields.get("name").is_some_and(|known| known == name) => {
            fields.get("id")?.as_str()?.parse().ok()
        }
        Json::Object(fields) => fields.values().find_map(|field| find(field, name)),
        Json::Array(items) => items.iter().find_map(|item| find(item, name)),
        _ => None,
    }
}

#[tokio::test]
async fn no_message_is_refused_because_its_channel_has_had_too_many() {
    let url = start(new_sandbox().await);
    reqwest::get(format!("{url}/user/messages?channel=play")).await.unwrap();
    let places = reqwest::get(format!("{url}/user/places")).await.unwrap();
    let places: Json = places.json().await.unwrap();
    let channel = ChannelId(find(&places, "play").expect("the channel is there"));
    let rest = RestPlatform::new(&Secret::new("sandbox"), Some(&url), alone()).unwrap();
    // Five are taken in five seconds.
    for number in 0..7 {
        rest.send(channel, &Message::text("x"), &format!("n{number}")).await.unwrap();
    }
    let log = reqwest::get(format!("{url}/requests.jsonl")).await.unwrap().text().await.unwrap();
    assert_eq!(log.lines().filter(|line| line.contains("\"status\":200")).count(), 7);
    assert_eq!(log.lines().count(), 7);
}
