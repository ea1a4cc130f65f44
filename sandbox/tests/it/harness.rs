//! A running sandbox, people in it, and a bot made with serenity that hands its interactions to
//! the test.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Response;
use sandbox::Sandbox;
use serde_json::{Value, json};
use serenity::all::{
    Client, Context, EventHandler, GatewayIntents, GuildChannel, Http, HttpBuilder, Interaction,
    Message, PartialGuildChannel, Ready, ResumedEvent, ShardManager,
};
use serenity::async_trait;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

/// How long anything may take before a test gives up: far longer than it should, because the machine
/// may be busy with something else.
pub const PATIENCE: Duration = Duration::from_secs(240);

/// The token of every bot here.
pub const TOKEN: &str = "a.bots.token";

async fn sandbox() -> Sandbox {
    let sandbox = Sandbox::bind("127.0.0.1:0".parse().unwrap()).await.unwrap();
    sandbox.with_stopped_clock().with_wide_limits()
}

/// A sandbox and a client for its user side. Its clock stands still until a test moves it, so that
/// no limit depends on how fast the machine is.
pub struct InteractionStage {
    pub addr: SocketAddr,
    pub web: reqwest::Client,
    _stop: oneshot::Sender<()>,
}

impl InteractionStage {
    pub async fn new() -> Self {
        Self::start(sandbox().await)
    }

    /// One that waits longer for answers than Discord does.
    pub async fn patient(within: Duration) -> Self {
        Self::start(sandbox().await.with_answers_within(within))
    }

    /// One with the rates of Discord: the others let a test ask as often as it likes.
    pub async fn rationed() -> Self {
        let sandbox = Sandbox::bind("127.0.0.1:0".parse().unwrap()).await.unwrap();
        Self::start(sandbox.with_stopped_clock())
    }

    /// One that takes only a bot with this token.
    pub async fn of_bot(token: &str) -> Self {
        Self::start(sandbox().await.with_token(token))
    }

    /// One that wants several shards, whose sessions begin so far apart.
    pub async fn sharded(shards: u32, apart: Duration) -> Self {
        Self::start(sandbox().await.with_shards(shards, 1, apart))
    }

    fn start(sandbox: Sandbox) -> Self {
        let addr = sandbox.addr();
        let (stop, stopped) = oneshot::channel();
        let shutdown = async {
            let _ = stopped.await;
        };
        tokio::spawn(async move { sandbox.run(shutdown).await.unwrap() });
        let web = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build().unwrap();
        Self { addr, web, _stop: stop }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.addr)
    }

    /// A call that may be refused: its status and body.
    pub async fn try_post(&self, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.web.post(self.url(path)).json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    pub async fn post(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.try_post(path, body).await;
        assert_eq!(status, 200, "{path} {body}: {answer}");
        answer
    }

    pub async fn try_get(&self, path: &str) -> (u16, Value) {
        let answer = self.web.get(self.url(path)).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, answer) = self.try_get(path).await;
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    /// Sends a command in `general` and gives the interaction's id.
    pub async fn command(&self, user: &str, command: &str, options: Value) -> String {
        let body = json!({"user": user, "channel": "general", "command": command,
                          "options": options});
        let answer = self.post("/user/command", &body).await;
        answer["interaction"].as_str().unwrap().to_owned()
    }

    pub async fn click(&self, user: &str, message: &Value, custom_id: &str) -> String {
        let body = json!({"user": user, "message": message, "custom_id": custom_id});
        let answer = self.post("/user/component", &body).await;
        answer["interaction"].as_str().unwrap().to_owned()
    }

    /// The state of an interaction, once it is final.
    pub async fn settled(&self, interaction: &str) -> Value {
        let path = format!("/user/interaction/{interaction}?wait=10000");
        let mut state = Value::Null;
        self.until("the interaction is over", async || {
            state = self.get(&path).await;
            state["state"] == "answered" || state["state"] == "failed"
        })
        .await;
        state
    }

    /// Lets time pass.
    pub async fn pass(&self, seconds: f64) {
        self.post("/clock", &json!({"advance_s": seconds})).await;
    }

    pub async fn state(&self, interaction: &str) -> String {
        let state = self.get(&format!("/user/interaction/{interaction}")).await;
        state["state"].as_str().unwrap().to_owned()
    }

    /// What a user sees in `general`.
    pub async fn seen(&self, user: &str) -> Vec<Value> {
        let seen = self.get(&format!("/user/messages?channel=general&user={user}")).await;
        seen.as_array().unwrap().clone()
    }

    /// How many times a user was pinged.
    pub async fn pings(&self, user: &str) -> usize {
        let pings = self.get(&format!("/user/notifications?user={user}")).await;
        pings.as_array().unwrap().len()
    }

    /// Waits until this holds.
    pub async fn until(&self, what: &str, mut holds: impl AsyncFnMut() -> bool) {
        let waited = tokio::time::timeout(PATIENCE, async {
            while !holds().await {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        assert!(waited.await.is_ok(), "waited in vain: {what}");
    }
}

/// What reaches a bot.
#[derive(Debug)]
pub enum Heard {
    Ready,
    Resumed,
    Guild(String),
    /// A thread was changed; whether it is locked.
    Thread {
        locked: bool,
    },
    /// A channel or thread was deleted.
    Gone(u64),
    Interaction(Box<Interaction>),
}

struct Ear(UnboundedSender<Heard>);

#[async_trait]
impl EventHandler for Ear {
    async fn ready(&self, _: Context, _: Ready) {
        let _ = self.0.send(Heard::Ready);
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        let _ = self.0.send(Heard::Resumed);
    }

    async fn guild_create(&self, _: Context, guild: serenity::all::Guild, _: Option<bool>) {
        let _ = self.0.send(Heard::Guild(guild.name));
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        let locked = thread.thread_metadata.is_some_and(|of_thread| of_thread.locked);
        let _ = self.0.send(Heard::Thread { locked });
    }

    async fn thread_delete(
        &self,
        _: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        let _ = self.0.send(Heard::Gone(thread.id.get()));
    }

    async fn channel_delete(&self, _: Context, channel: GuildChannel, _: Option<Vec<Message>>) {
        let _ = self.0.send(Heard::Gone(channel.id.get()));
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let _ = self.0.send(Heard::Interaction(Box::new(interaction)));
    }
}

/// A bot that does nothing by itself.
pub struct Bot {
    pub http: Arc<Http>,
    heard: UnboundedReceiver<Heard>,
    shards: Arc<ShardManager>,
}

impl Bot {
    /// Connects and waits until it is ready.
    pub async fn connect(stage: &InteractionStage) -> Self {
        let mut bot = Self::start(stage, GatewayIntents::empty()).await;
        assert!(matches!(bot.hear().await, Heard::Ready));
        bot
    }

    pub async fn start(stage: &InteractionStage, intents: GatewayIntents) -> Self {
        Self::begin(stage, intents, (0, 1)).await
    }

    /// Connects as one of several shards and waits until it is ready.
    pub async fn of_shard(stage: &InteractionStage, shard: u32, shards: u32) -> Self {
        let mut bot = Self::starting(stage, shard, shards).await;
        assert!(matches!(bot.hear().await, Heard::Ready));
        bot
    }

    /// Begins to connect as one of several shards.
    pub async fn starting(stage: &InteractionStage, shard: u32, shards: u32) -> Self {
        Self::begin(stage, GatewayIntents::empty(), (shard, shards)).await
    }

    async fn begin(stage: &InteractionStage, intents: GatewayIntents, shard: (u32, u32)) -> Self {
        let (sender, heard) = unbounded_channel();
        let http = HttpBuilder::new(TOKEN)
            .proxy(format!("http://{}", stage.addr))
            .ratelimiter_disabled(true)
            .build();
        let mut client = serenity::all::ClientBuilder::new_with_http(http, intents)
            .event_handler(Ear(sender))
            .await
            .unwrap();
        let (http, shards) = (client.http.clone(), client.shard_manager.clone());
        tokio::spawn(async move { run(&mut client, shard).await });
        Self { http, heard, shards }
    }

    pub async fn hear(&mut self) -> Heard {
        let heard = tokio::time::timeout(PATIENCE, self.heard.recv()).await;
        heard.expect("the bot hears something in time").expect("the bot runs")
    }

    /// The next interaction, whatever happens to the connection meanwhile.
    pub async fn interaction(&mut self) -> Interaction {
        loop {
            if let Heard::Interaction(interaction) = self.hear().await {
                return *interaction;
            }
        }
    }

    /// Whether nothing arrives for a while.
    pub async fn hears_nothing(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(300), self.heard.recv()).await.is_err()
    }

    pub async fn register(&self, commands: &Value) -> serenity::Result<Value> {
        let registered = self.http.create_global_commands(commands).await?;
        Ok(serde_json::to_value(registered).unwrap())
    }

    /// Answers an interaction with a raw callback.
    pub async fn answer(&self, to: &Interaction, callback: &Value) -> serenity::Result<()> {
        let files = Vec::new();
        self.http.create_interaction_response(to.id(), to.token(), callback, files).await
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
    }
}

async fn run(client: &mut Client, (shard, shards): (u32, u32)) {
    client.start_shard(shard, shards).await.unwrap();
}

/// The Discord code and status of a refusal.
pub fn refusal<T: std::fmt::Debug>(result: serenity::Result<T>) -> (u16, isize) {
    match result.expect_err("Discord refuses this") {
        serenity::Error::Http(serenity::all::HttpError::UnsuccessfulRequest(answer)) => {
            (answer.status_code.as_u16(), answer.error.code)
        }
        other => panic!("no refusal: {other}"),
    }
}

/// One command with options of every kind, and one with subcommands.
pub fn commands() -> Value {
    json!([
        {"name": "say", "description": "Says something", "options": [
            {"type": 3, "name": "text", "description": "What", "required": true,
             "max_length": 6000},
            {"type": 4, "name": "times", "description": "How often", "min_value": 1,
             "max_value": 9},
            {"type": 5, "name": "loud", "description": "Loudly"},
            {"type": 6, "name": "to", "description": "To whom"},
            {"type": 3, "name": "tone", "description": "How", "choices": [
                {"name": "kind", "value": "k"}, {"name": "stern", "value": "s"}]},
        ]},
        {"name": "game", "description": "Games", "options": [
            {"type": 1, "name": "new", "description": "A new game", "options": [
                {"type": 3, "name": "kind", "description": "Which", "autocomplete": true,
                 "required": true},
                {"type": 4, "name": "cell", "description": "Where", "autocomplete": true},
            ]},
            {"type": 1, "name": "end", "description": "Ends it"},
        ]},
        {"name": "admin", "description": "For moderators", "default_member_permissions": "32",
         "contexts": [0]},
    ])
}

impl InteractionStage {
    /// The answer to a raw request of the bot with this token.
    pub async fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Response {
        let method = method.parse().unwrap();
        let request = self.web.request(method, self.url(&format!("/api/v10{path}")));
        request.header("authorization", format!("Bot {token}")).json(body).send().await.unwrap()
    }

    /// A raw request of the bot: its status and body.
    pub async fn api(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.ask(method, path, TOKEN, body).await;
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    /// A raw request that must be refused with this status and code.
    pub async fn refused(&self, method: &str, path: &str, body: &Value, want: (u16, u64)) {
        let (status, answer) = self.api(method, path, body).await;
        let code = answer["code"].as_u64().unwrap_or(u64::MAX);
        assert_eq!((status, code), want, "{method} {path} {body}: {answer}");
    }

    /// The id of the application, and so of the bot.
    pub async fn application(&self) -> String {
        let (_, me) = self.api("GET", "/users/@me", &Value::Null).await;
        me["id"].as_str().unwrap().to_owned()
    }

    pub async fn user_id(&self, name: &str) -> String {
        self.get(&format!("/user/notifications?user={name}")).await;
        let places = self.get("/user/places").await;
        let users = places["users"].as_array().unwrap();
        let user = users.iter().find(|user| user["name"] == name).unwrap();
        user["id"].as_str().unwrap().to_owned()
    }

    /// The id of a channel in `home`, made if need be.
    pub async fn channel_id(&self, name: &str) -> String {
        self.get(&format!("/user/messages?channel={name}")).await;
        let places = self.get("/user/places").await;
        let channels = places["guilds"][0]["channels"].as_array().unwrap();
        let channel = channels.iter().find(|channel| channel["name"] == name).unwrap();
        channel["id"].as_str().unwrap().to_owned()
    }

    /// Posts an ordinary message of the bot in `general`.
    pub async fn bot_says(&self, body: &Value) -> Value {
        let channel = self.channel_id("general").await;
        let (status, message) =
            self.api("POST", &format!("/channels/{channel}/messages"), body).await;
        assert_eq!(status, 200, "{body}: {message}");
        message
    }

    /// The requests recorded so far.
    pub async fn requests(&self) -> Vec<Value> {
        let answer = self.web.get(self.url("/requests.jsonl")).send().await.unwrap();
        let text = answer.text().await.unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// A PNG's head, which is all that the sandbox reads of it.
pub fn png(width: u8, height: u8) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    bytes.extend([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]);
    bytes
}
