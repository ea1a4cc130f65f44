//! A table of people who talk to the application itself: a real SQLite file, no network. What the
//! deliverer would send is collected and looked at.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use app::App;
use ground::Options;
use port::downloads::{Download, DownloadError, Downloads};
use port::{
    ActionRow, Application, ApplicationId, ChannelId, Choice, FailureCause, Given, GuildId,
    Interaction, InteractionId, InteractionKind, InteractionToken, Invocation, Message, MessageId,
    OptionValue, Permissions, Press, Reply, Upload, User, UserId,
};
use queues::outbox::worker::{Composer, Outbound, Undeliverable};
use queues::pictures::PictureBudget;
use queues::quotas::Quotas;
use queues::thinking::ThinkingLimits;
use rules::{Prompt, Seed};
use storage::sqlite::{OpenMode, SqliteStore};
use storage::{ActKey, BeginOutcome, Store};
use table::error::Fault;
use table::preferences::{Prefs, VACATION_DAYS};
use table::time_control::DAY;

thread_local! {
    /// Each test has a thread and a time of its own.
    static NOW: Cell<i64> = const { Cell::new(1_800_000_000_000) };
}
thread_local! {
    /// What the application has logged in this test.
    static LOGGED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}
/// Set before anything is logged.
static LOG: LazyLock<()> = LazyLock::new(|| {
    let layers =
        "app,ground,port,queues,table,text,use_cases,view".replace(',', "=trace,") + "=trace";
    let log = tracing_subscriber::fmt().with_env_filter(layers).with_ansi(false);
    log.with_writer(|| Logged).init();
});

struct Logged;

impl io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGGED.with_borrow_mut(|logged| logged.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The questions of a random game. Most are asked again and again, and reading all their answers
/// takes longer than the game.
#[derive(Default)]
pub struct Asked(HashMap<Prompt, u32>);

impl Asked {
    /// Whether this question is read: the first eight of a kind, then every fourth.
    pub fn is_read(&mut self, prompt: Prompt) -> bool {
        let times = self.0.entry(prompt).or_default();
        *times += 1;
        *times <= 8 || times.is_multiple_of(4)
    }
}

/// What the application has logged in this test since the last look.
pub fn logged() -> String {
    String::from_utf8(LOGGED.take()).unwrap()
}

thread_local! {
    /// What people of this test give to commands as `file:NAME`.
    static FILES: RefCell<BTreeMap<String, Vec<u8>>> = RefCell::default();
}

/// A file that people can give to commands.
pub fn upload(name: &str, bytes: impl Into<Vec<u8>>) {
    FILES.with_borrow_mut(|files| files.insert(name.to_owned(), bytes.into()));
}

/// Fetches what was uploaded.
#[derive(Debug)]
struct Uploaded;

impl Downloads for Uploaded {
    fn fetch<'a>(&'a self, url: &'a str, most: usize) -> Download<'a> {
        let file = FILES.with_borrow(|files| files.get(url).cloned());
        let file = file.ok_or(DownloadError::Unreachable("it is gone".to_owned()));
        let whole = file.and_then(|file| match file.len() > most {
            true => Err(DownloadError::Large),
            false => Ok(file),
        });
        Box::pin(std::future::ready(whole))
    }
}

thread_local! {
    /// The number of the next interaction: a game is dealt from the one that starts it, so each
    /// test counts by itself.
    static NEXT: Cell<u64> = const { Cell::new(1) };
}

/// A fresh folder for one test.
pub fn folder(name: &str) -> PathBuf {
    LazyLock::force(&LOG);
    let dir = std::env::temp_dir().join(format!("carcas-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

fn clock() -> i64 {
    NOW.replace(NOW.get() + 1)
}

thread_local! {
    /// The key of every table of this test.
    static KEY: Cell<u64> = const { Cell::new(7) };
}

fn seed() -> Result<Seed, Fault> {
    Ok(Seed::from_number(KEY.get()))
}

/// Seals every table of this test with another key: for what does not happen in every game.
pub fn seal_with(key: u64) {
    KEY.set(key);
}

/// The time of the tests, which goes on a little with each look.
pub fn now() -> i64 {
    clock()
}

/// Lets time pass, but never go back.
pub fn pass_until(at: i64) {
    NOW.set(NOW.get().max(at));
}

/// One channel with its people.
pub struct Table {
    pub app: App,
    pub store: Arc<dyn Store>,
    pub dir: PathBuf,
    /// Everything that was sent to the channel, in order.
    pub public: Vec<Message>,
    /// Everything that was sent to somebody directly, in order.
    pub direct: Vec<(UserId, Message)>,
    /// What messages became when they were edited, in order.
    pub edited: Vec<Message>,
    /// The same with which messages they were.
    pub became: Vec<(MessageId, Message)>,
    /// Which messages lost their buttons because nobody needs to press them any more.
    pub stripped: Vec<MessageId>,
    /// Whether people are called by what looks like formatting: then alternative texts say so.
    pub odd_names: bool,
    /// Who takes no direct messages.
    pub closed: Vec<u64>,
    /// What Discord says of these.
    pub refusal: FailureCause,
    /// The names of the threads that were started.
    pub threads: Vec<String>,
    /// How often the thread was opened, and whether it was asked to last.
    pub woken: Vec<bool>,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

pub fn options() -> Options {
    // These people type faster than anybody can.
    let quotas = Quotas { acts_per_span: u32::MAX, ..Quotas::default() };
    // ... on machines that may be slower than any.
    let budget = PictureBudget { film: Duration::from_secs(600), ..PictureBudget::default() };
    // What is thought needs no depth here.
    let thinking = ThinkingLimits { nodes: 40, ..ThinkingLimits::default() };
    let (grace, downloads) = (Duration::from_secs(180), Arc::new(Uploaded));
    Options { thinking, quotas, budget, grace, clock, seed, downloads, ..Options::default() }
}

/// A person of the server.
pub fn person(user: u64) -> User {
    User {
        id: UserId(user),
        name: format!("user{user}"),
        display_name: ["Nobody", "Ada", "Ben", "Łucja", "Ştefan", "@everyone"][user as usize % 6]
            .to_owned(),
    }
}

/// An interaction of a person in the channel.
pub fn interaction(user: u64, kind: InteractionKind) -> Interaction {
    Interaction {
        id: InteractionId(NEXT.replace(NEXT.get() + 1)),
        application: ApplicationId(1),
        token: InteractionToken::new("token"),
        guild: Some(GuildId(5)),
        channel: ChannelId(50),
        in_thread: false,
        user: person(user),
        locale: "en-GB".to_owned(),
        guild_locale: Some("en-US".to_owned()),
        app_permissions: Permissions::ADMINISTRATOR,
        member_permissions: Permissions::default(),
        kind,
    }
}

/// A command as text: `place cell=M13 rotation=90`.
pub fn command(line: &str) -> InteractionKind {
    InteractionKind::Command(invocation(line))
}

pub fn invocation(line: &str) -> Invocation {
    let words = line.split(' ').filter(|word| !word.is_empty());
    let (options, path): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains(':'));
    let given = options.into_iter().map(|option| {
        let (name, value) = option.split_once(':').unwrap();
        let value = match value {
            "true" => OptionValue::Flag(true),
            "false" => OptionValue::Flag(false),
            file if name == "file" => {
                let bytes = FILES.with_borrow(|files| files.get(file).map_or(0, Vec::len)) as u64;
                OptionValue::File(Upload { url: file.to_owned(), bytes })
            }
            user if name == "user" => OptionValue::User(person(user.parse().unwrap())),
            text => OptionValue::Text(text.to_owned()),
        };
        Given { name: name.to_owned(), value }
    });
    Invocation { path: path.into_iter().map(str::to_owned).collect(), options: given.collect() }
}

pub fn press(custom_id: &str, values: &[&str]) -> InteractionKind {
    InteractionKind::Component(Press {
        custom_id: custom_id.to_owned(),
        values: values.iter().map(|&value| value.to_owned()).collect(),
        message: MessageId(9),
    })
}

/// The database in a file.
pub async fn open(file: &Path) -> Arc<dyn Store> {
    Arc::new(SqliteStore::open(file, OpenMode::Serve).await.unwrap())
}

impl Table {
    pub async fn open(name: &str) -> Self {
        let dir = folder(name);
        let store = open(&dir.join("carcas.sqlite")).await;
        let app = App::new(store.clone(), options());
        Self {
            app,
            store,
            dir,
            public: Vec::new(),
            direct: Vec::new(),
            edited: Vec::new(),
            became: Vec::new(),
            stripped: Vec::new(),
            odd_names: false,
            closed: Vec::new(),
            refusal: FailureCause::CannotDm,
            threads: Vec::new(),
            woken: Vec::new(),
        }
    }

    /// A game of these people that has begun, opened by the first with `/game new LINE`.
    pub async fn started(name: &str, line: &str, people: &[u64]) -> Self {
        let mut table = Self::open(name).await;
        table.run(people[0], &format!("game new {line}")).await;
        for user in &people[1..] {
            table.run(*user, "game join").await;
        }
        table.run(people[0], "game start").await;
        table
    }

    /// What the application answers; every message is within Discord's limits.
    pub async fn say(&mut self, user: u64, kind: InteractionKind) -> Message {
        self.hear(interaction(user, kind)).await
    }

    pub async fn hear(&mut self, interaction: Interaction) -> Message {
        // The program ran all the while.
        self.store.keep_instant("alive", clock()).await.unwrap();
        let reply = self.app.handle(interaction.clone()).await;
        self.deliver().await;
        let message = match reply {
            Reply::Private(message) | Reply::Update(message) => message,
            other => panic!("{other:?}"),
        };
        message.check().unwrap();
        self.check_alternative_texts(&message);
        assert!(!message.is_empty(), "{interaction:?}");
        assert!(message.mentions.is_empty(), "an answer pings nobody");
        assert!(!message.content.contains("@everyone"), "{}", message.content);
        message
    }

    pub async fn run(&mut self, user: u64, line: &str) -> Message {
        self.say(user, command(line)).await
    }

    /// A command with one more option, whose value may have blanks.
    pub async fn run_with(&mut self, user: u64, line: &str, name: &str, value: &str) -> Message {
        let mut invocation = invocation(line);
        let value = OptionValue::Text(value.to_owned());
        invocation.options.push(Given { name: name.to_owned(), value });
        self.say(user, InteractionKind::Command(invocation)).await
    }

    pub async fn complete(&mut self, user: u64, line: &str, focused: &str) -> Vec<Choice> {
        self.completed(user, invocation(line), focused).await
    }

    /// The completions of an option whose value so far may have blanks.
    pub async fn complete_with(
        &mut self,
        user: u64,
        line: &str,
        name: &str,
        value: &str,
    ) -> Vec<Choice> {
        let mut invocation = invocation(line);
        let value = OptionValue::Text(value.to_owned());
        invocation.options.push(Given { name: name.to_owned(), value });
        self.completed(user, invocation, name).await
    }

    async fn completed(&mut self, user: u64, invocation: Invocation, focused: &str) -> Vec<Choice> {
        let kind = InteractionKind::Autocomplete { invocation, focused: focused.to_owned() };
        match self.app.handle(interaction(user, kind)).await {
            Reply::Choices(choices) => choices,
            other => panic!("{other:?}"),
        }
    }

    /// Whoever is to move lays the tile in the first place there is, by commands.
    pub async fn any_turn(&mut self) {
        let mover = self.mover().await.unwrap();
        self.run(mover, "turn").await;
        let cells = self.complete(mover, "place cell:", "cell").await;
        self.run(mover, &format!("place cell:{}", cells[0].value)).await;
        self.run(mover, "confirm").await;
    }

    /// Lets whoever plays by itself make its move.
    pub async fn let_carcas_move(&mut self) {
        for due in self.store.claim_due(clock() + 200_000, 1, 9).await.unwrap() {
            self.app.due(&due).await.unwrap();
        }
        self.deliver().await;
    }

    /// The panel with the first figure that there is on the first place where it can stand, by
    /// the menus.
    pub async fn with_figure(&mut self, user: u64, panel: Message) -> Message {
        match menu(&panel, "Place").or_else(|| menu(&panel, "Figure")) {
            Some((id, values)) => self.say(user, press(&id, &[&values[0]])).await,
            None => panel,
        }
    }

    /// Somebody who runs the server ends the game.
    pub async fn end_game(&mut self) {
        let admin = |kind| Interaction {
            member_permissions: Permissions::MANAGE_GUILD,
            ..interaction(99, kind)
        };
        let asked = self.hear(admin(command("game end"))).await;
        let end = button(&asked, "End the game").unwrap();
        self.hear(admin(press(&end, &[]))).await;
    }

    /// Sends what waits in the outbox, also what waits for the channel's message for a moment.
    pub async fn deliver(&mut self) {
        loop {
            let rows = self.store.claim(clock() + 3_000, 30_000, 10).await.unwrap();
            if rows.is_empty() {
                return;
            }
            for row in rows {
                let id = match self.app.outbound(&row).await.unwrap() {
                    Outbound::Send(message) => {
                        message.check().unwrap();
                        self.check_alternative_texts(&message);
                        assert!(!message.content.contains("@everyone"));
                        self.public.push(message);
                        self.app.arrived(&row).await.unwrap();
                        Some(MessageId(1000 + self.public.len() as u64))
                    }
                    Outbound::Direct(user, _) if self.closed.contains(&user.0) => {
                        let why = Undeliverable::Refused(self.refusal);
                        self.app.undeliverable(&row, &why).await.unwrap();
                        continue;
                    }
                    Outbound::Direct(user, message) => {
                        message.check().unwrap();
                        self.direct.push((user, message));
                        Some(MessageId(9000 + self.direct.len() as u64))
                    }
                    Outbound::Edit(at, message) => {
                        message.check().unwrap();
                        self.edited.push(message.clone());
                        self.became.push((at.message, message));
                        None
                    }
                    Outbound::Strip(at) => {
                        self.stripped.push(at.message);
                        None
                    }
                    Outbound::Thread(message, name) => {
                        message.check().unwrap();
                        assert!((1..=100).contains(&name.chars().count()), "{name}");
                        self.public.push(message);
                        let id = MessageId(1000 + self.public.len() as u64);
                        // The process may end before the row is settled.
                        for _ in 0..2 {
                            self.app.threaded(&row, ChannelId(id.0)).await.unwrap();
                        }
                        self.threads.push(name);
                        Some(id)
                    }
                    Outbound::Wake(lasting) => {
                        self.woken.push(lasting);
                        None
                    }
                    _ => None,
                };
                self.store.sent(&row, id, clock()).await.unwrap();
            }
        }
    }

    /// Uses the vacation of these people up, so that time that is over is over at once.
    pub async fn without_vacation(&mut self, people: &[u64]) {
        for &person in people {
            let key = ActKey::interaction(InteractionId(NEXT.replace(NEXT.get() + 1)));
            let BeginOutcome::New(mut act) = self.store.begin(&key, clock()).await.unwrap() else {
                panic!("new")
            };
            let mut prefs = Prefs::default();
            assert!(prefs.take_vacation(clock() - 31 * DAY, VACATION_DAYS * DAY, clock()));
            act.save_prefs(UserId(person), &prefs.text().unwrap()).await.unwrap();
            act.commit("").await.unwrap();
        }
    }

    /// The number of the game in the channel.
    pub async fn id(&self) -> storage::GameId {
        let table = self.store.table_in(ChannelId(50)).await.unwrap();
        table.expect("a game is open").game.id
    }

    /// The game in the channel, as the rules see it.
    pub async fn game(&self) -> rules::Game {
        let table = self.store.table_in(ChannelId(50)).await.unwrap().expect("a game is open");
        rules::Game::restore(&table.state.expect("it runs").snapshot).unwrap()
    }

    /// Who must move.
    pub async fn mover(&self) -> Option<u64> {
        let table = self.store.table_in(ChannelId(50)).await.unwrap()?;
        table.player_in(table.game.to_move?).map(|user| user.0)
    }
}

impl Table {
    /// Alternative texts are words alone: nothing is formatted, and no list is empty.
    fn check_alternative_texts(&self, message: &Message) {
        for file in message.files.sent().iter().filter(|_| !self.odd_names) {
            let words = &file.description;
            for mark in ["**", "~~", "`", "\\", "<@", "<#", "<t:", "  ", ": .", " .", " ,", "()"] {
                assert!(!words.contains(mark), "{mark:?} in {words}");
            }
        }
    }
}

/// The custom id of the button with this label.
pub fn button(message: &Message, label: &str) -> Option<String> {
    found(message, |own| own == label)
}

/// The custom id of the button that has this in its label.
pub fn button_with(message: &Message, part: &str) -> Option<String> {
    found(message, |own| own.contains(part))
}

fn found(message: &Message, fits: impl Fn(&str) -> bool) -> Option<String> {
    let rows = message.rows.iter();
    rows.filter_map(|row| match row {
        ActionRow::Buttons(buttons) => Some(buttons),
        ActionRow::Select(_) => None,
    })
    .flatten()
    .find(|button| fits(&button.label) && !button.disabled)
    .map(|button| match &button.target {
        port::MessageTarget::Id(id) => id.clone(),
        port::MessageTarget::Link(url) => url.clone(),
    })
}

/// The menu with this placeholder: its custom id and its values.
pub fn menu(message: &Message, placeholder: &str) -> Option<(String, Vec<String>)> {
    message.rows.iter().find_map(|row| match row {
        ActionRow::Select(select) if select.placeholder == placeholder => {
            let values = select.options.iter().map(|option| option.value.clone()).collect();
            Some((select.custom_id.clone(), values))
        }
        _ => None,
    })
}
