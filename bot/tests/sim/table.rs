//! One table from its opening to its end: a clock that goes from one thing that happens to the
//! next, the people, the timers, the deliveries, outages; and what must hold all the while.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bot::app::{App, Fault, Options};
use bot::bounds::Bounds;
use bot::clock::Clock;
use bot::deliver::Post;
use bot::platform::{
    Application, ApplicationId, ChannelId, Choice, Given, GuildId, Interaction, InteractionId,
    InteractionToken, Invocation, Kind, Message, MessageId, Permissions, Press, Reply, Row, Target,
    User, UserId, Value,
};
use rules::Seed;
use storage::{Find, GameId, OpenMode, Status, Store};

use crate::discord::{DIRECT, Discord};
use crate::people::{Chance, DAY, HOUR, Habit, Person};

/// When every table begins: a Wednesday.
const BEGIN: i64 = 1_795_000_000_000;
/// No table takes longer than this.
const LONGEST: i64 = 500 * DAY;
/// No table takes more steps than this.
const STEPS: usize = 60_000;
/// The most reminders that anybody is promised for one clock.
const MOST_REMINDERS: usize = 3;

thread_local! {
    static NOW: Cell<i64> = const { Cell::new(BEGIN) };
    static SEED: Cell<u64> = const { Cell::new(0) };
    static NEXT: Cell<u64> = const { Cell::new(1) };
}

fn clock() -> i64 {
    NOW.get()
}

fn seed() -> Result<Seed, Fault> {
    Ok(Seed::from_number(SEED.get()))
}

/// The clock of a thread.
#[derive(Clone, Copy, Debug)]
struct Moved;

impl Clock for Moved {
    fn now(&self) -> i64 {
        clock()
    }
}

/// How a table ended.
#[derive(Debug)]
pub struct End {
    pub status: Status,
    pub days: i64,
    pub reminders: usize,
    pub outages: usize,
    pub stand_ins: usize,
}

/// One table.
pub struct Table {
    app: Arc<App>,
    store: Store,
    post: Post<Discord, App, Moved>,
    discord: Arc<Discord>,
    people: Vec<Person>,
    chance: Chance,
    dir: PathBuf,
    game: GameId,
    /// When nobody can be reached: begin and end.
    outages: Vec<(i64, i64)>,
    seen: usize,
    reminders: usize,
    stand_ins: usize,
    /// Reminders of the clock that runs, by its number.
    reminded: (u32, usize),
    pace: i64,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

fn folder(seed: u64) -> PathBuf {
    let shm = PathBuf::from("/dev/shm");
    let base = if shm.is_dir() { shm } else { std::env::temp_dir() };
    let dir = base.join(format!("carcas-sim-{}-{seed}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

impl Table {
    pub async fn open(seed_of: u64) -> Self {
        NOW.set(BEGIN);
        SEED.set(seed_of);
        let mut chance = Chance::new(seed_of);
        let dir = folder(seed_of);
        let store = Store::open(&dir.join("t.sqlite"), OpenMode::Serve).await.unwrap();
        let grace = Duration::from_secs(180);
        let bounds = Bounds { acts_per_span: 1_000, ..Bounds::default() };
        let options = Options { grace, clock, seed, drawers: 0, bounds, ..Options::default() };
        let app = Arc::new(App::new(store.clone(), options));
        let number = 2 + chance.below(3) as u64;
        let people = (1..=number).map(|n| Person {
            user: 100 + n,
            habit: chance.habit(),
            looks: 0,
            moves: 0,
        });
        let people: Vec<Person> = people.collect();
        let faults = *chance.of(&[0, 0, 5, 25]);
        let closed = people.iter().map(|p| p.user).filter(|_| chance.percent(30)).collect();
        let discord = Arc::new(Discord::new(store.clone(), seed_of, faults, closed, clock));
        let post = Post {
            store: store.clone(),
            platform: Arc::clone(&discord),
            courier: Arc::clone(&app),
            clock: Moved,
        };
        let mut outages = Vec::new();
        if chance.percent(40) {
            let from = BEGIN + chance.span(DAY, 12 * DAY);
            outages.push((from, from + chance.span(HOUR, 6 * DAY)));
        }
        if chance.percent(8) {
            let gone = BEGIN + chance.span(DAY, 20 * DAY);
            *discord.gone.lock().unwrap() = Some(gone);
        }
        let (pace, days) =
            *chance.of(&[("1d", 1), ("2d", 2), ("3d", 3), ("5d+12h", 0), ("free", 0)]);
        let mut table = Self {
            app,
            store,
            post,
            discord,
            people,
            chance,
            dir,
            game: GameId(1),
            outages,
            seen: 0,
            reminders: 0,
            stand_ins: 0,
            reminded: (0, 0),
            pace: days * DAY,
        };
        table.begin(pace).await;
        table
    }

    /// The table is set, and everybody sits.
    async fn begin(&mut self, pace: &str) {
        let tiles = 8 + self.chance.below(9);
        let weekends = self.chance.percent(25);
        let host = self.people[0].user;
        self.say(host, &format!("game new pace:{pace} tiles:{tiles} weekends:{weekends}")).await;
        let users: Vec<u64> = self.people.iter().map(|person| person.user).collect();
        for user in &users[1..] {
            self.say(*user, "game join").await;
        }
        for user in users {
            let pings = *self.chance.of(&["channel", "direct", "both"]);
            let quiet = *self.chance.of(&["off", "22-7", "0-9"]);
            let zone = *self.chance.of(&["UTC", "Europe/Bucharest", "America/New_York"]);
            let line = format!("my settings pings:{pings} quiet:{quiet} zone:{zone} next:true");
            self.say(user, &line).await;
        }
        self.say(host, "game start").await;
        let chance = &mut self.chance;
        for person in &mut self.people {
            person.looks = clock() + person.pause(chance);
        }
    }

    async fn row(&self) -> storage::Game {
        self.store.game(self.game).await.unwrap().unwrap()
    }

    async fn table(&self) -> bot::app::table::Table {
        let stored = self.store.table(self.game).await.unwrap().unwrap();
        bot::app::table::Table::read(stored).unwrap()
    }

    fn outage(&self) -> Option<(i64, i64)> {
        self.outages.iter().copied().find(|(from, to)| (*from..*to).contains(&clock()))
    }

    /// Plays until the game is over or rests and everything has been said.
    pub async fn live(&mut self) {
        for _ in 0..STEPS {
            if let Some((_, end)) = self.outage() {
                // Nothing moves: no timer, no message, no click.
                NOW.set(end);
                for person in &mut self.people {
                    person.looks = person.looks.max(end + HOUR / 6);
                }
            }
            bot::due::Timers::alive(&*self.app).await.unwrap();
            let fired = bot::due::round(&self.store, &*self.app, &Moved).await.unwrap();
            let sent = self.post.round().await.unwrap();
            self.check().await;
            if fired + sent > 0 {
                continue;
            }
            let open = self.row().await.status == Status::Running;
            let waits = self.store.next_delivery().await.unwrap();
            if !open && waits.is_none() {
                return;
            }
            let due = self.store.next_due().await.unwrap();
            let looks = self.people.iter().map(|person| person.looks).min().filter(|_| open);
            let next = [waits, due, looks].into_iter().flatten().min().unwrap();
            assert!(next < BEGIN + LONGEST, "the game neither ends nor rests");
            self.pass_to(next.max(clock() + 1)).await;
            if self.outage().is_none() {
                self.act().await;
            }
        }
        panic!("{STEPS} steps and no end");
    }

    /// Time passes to the next thing that happens, or to the next outage. A program that runs
    /// keeps on the way that it is in touch.
    async fn pass_to(&mut self, next: i64) {
        let outage =
            self.outages.iter().map(|(from, _)| *from).filter(|from| *from > clock()).min();
        NOW.set(next.min(outage.unwrap_or(i64::MAX)));
        self.store.keep_instant("alive", clock()).await.unwrap();
    }

    /// Whoever looks now does what they do.
    async fn act(&mut self) {
        for index in 0..self.people.len() {
            if self.people[index].looks > clock() || self.row().await.status != Status::Running {
                continue;
            }
            let chance = &mut self.chance;
            let pause = self.people[index].pause(chance);
            self.people[index].looks = clock() + pause;
            let person = self.people[index].clone();
            self.turn_of(&person, index).await;
            self.others_affairs(&person).await;
        }
    }

    async fn turn_of(&mut self, person: &Person, index: usize) {
        let table = self.table().await;
        let seat = table.seats.iter().find(|seated| seated.player == Some(UserId(person.user)));
        let Some(seat) = seat.map(|seated| rules::Seat(seated.seat)) else { return };
        if table.progress.standins.contains(&seat) {
            if person.habit == Habit::Returns || self.chance.percent(50) {
                self.say(person.user, "game return").await;
            }
            return;
        }
        if person.habit == Habit::Leaves && self.chance.percent(15) {
            let way = *self.chance.of(&["game leave", "game resign", "game substitute"]);
            let asked = self.say(person.user, way).await;
            if let Some(yes) = button(&asked, 0) {
                self.press(person.user, &yes).await;
            }
            return;
        }
        if person.habit == Habit::Returns && self.chance.percent(10) {
            self.say(person.user, "my vacation days:3").await;
            self.people[index].looks = clock() + 3 * DAY + HOUR;
            return;
        }
        if table.row.to_move != Some(seat.0) {
            return;
        }
        self.say(person.user, "turn").await;
        let cells = self.complete(person.user, "place cell:", "cell").await;
        if !cells.is_empty() {
            let cell = self.chance.of(&cells).value.clone();
            self.say(person.user, &format!("place cell:{cell}")).await;
        }
        let spots = self.complete(person.user, "deploy spot:", "spot").await;
        if !spots.is_empty() && self.chance.percent(50) {
            let spot = self.chance.of(&spots).value.clone();
            self.say(person.user, &format!("deploy spot:{spot}")).await;
        }
        self.say(person.user, "confirm").await;
        self.people[index].moves += 1;
        if person.habit == Habit::Misclicks && self.chance.percent(33) {
            self.say(person.user, "undo").await;
            self.people[index].looks = clock() + 60_000;
        }
    }

    /// Answers what is asked besides moves: votes, seats that are free, somebody's time.
    async fn others_affairs(&mut self, person: &Person) {
        let asked = self.discord.arrived();
        let asked = asked.iter().rev().take(6).filter(|arrived| arrived.channel.0 < DIRECT);
        for message in asked.map(|arrived| arrived.message.clone()).collect::<Vec<_>>() {
            let number = message.rows.iter().map(count).sum::<usize>();
            if number > 1 && self.chance.percent(40) {
                let which = self.chance.below(number);
                if let Some(pressed) = button(&message, which) {
                    self.press(person.user, &pressed).await;
                }
            }
        }
    }

    async fn say(&mut self, user: u64, line: &str) -> Message {
        self.send(user, Kind::Command(invocation(line))).await
    }

    async fn press(&mut self, user: u64, custom_id: &str) -> Message {
        let press =
            Press { custom_id: custom_id.to_owned(), values: Vec::new(), message: MessageId(1) };
        self.send(user, Kind::Component(press)).await
    }

    async fn send(&mut self, user: u64, kind: Kind) -> Message {
        let asked = interaction(user, kind);
        // Discord delivers some interactions twice.
        if self.chance.percent(10) {
            self.app.handle(asked.clone()).await;
        }
        match self.app.handle(asked).await {
            Reply::Private(message) | Reply::Update(message) | Reply::Public(message) => {
                message.check().unwrap();
                let apology = message.content.contains("went wrong on our side");
                assert!(!apology, "{}", message.content);
                message
            }
            other => panic!("{other:?}"),
        }
    }

    async fn complete(&mut self, user: u64, line: &str, focused: &str) -> Vec<Choice> {
        let invocation = invocation(line);
        let kind = Kind::Autocomplete { invocation, focused: focused.to_owned() };
        match self.app.handle(interaction(user, kind)).await {
            Reply::Choices(choices) => choices,
            other => panic!("{other:?}"),
        }
    }

    /// What must hold after each step.
    async fn check(&mut self) {
        let table = self.table().await;
        let clocks = &table.progress.clocks;
        if let Some(running) = clocks.running {
            assert!(running.until >= running.since, "a clock below nothing: {running:?}");
            assert!(table.row.status == Status::Running, "a clock runs in no game");
        }
        let new = self.discord.arrived_after(self.seen);
        self.seen += new.len();
        for arrived in new {
            let words = &arrived.message.content;
            if words.contains("still is your turn") {
                self.reminders += 1;
                let Some(running) = clocks.running else { continue };
                if self.reminded.0 != running.number {
                    self.reminded = (running.number, 0);
                }
                self.reminded.1 += 1;
                // Each reminder goes to the channel, to direct messages, or to both.
                assert!(self.reminded.1 <= 2 * MOST_REMINDERS, "too many: {running:?}");
            }
            if words.contains("A stand-in plays until") {
                self.stand_ins += 1;
            }
            if words.contains("your time is over; you can still move") && self.pace > 0 {
                let Some(running) = clocks.running else { continue };
                let lost: i64 = self
                    .outages
                    .iter()
                    .map(|(from, to)| (arrived.at.min(*to) - (*from).max(running.since)).max(0))
                    .sum();
                let had = arrived.at - running.since - lost;
                let given = running.has.min(self.pace);
                assert!(had + HOUR >= given, "timed out by an outage: {running:?} {had}");
            }
        }
    }

    /// After the end: the game is over or rests, and the last word says why.
    pub async fn audit(&mut self) -> End {
        let row = self.row().await;
        let waiting = self.store.unsent(100).await.unwrap();
        assert!(waiting.is_empty(), "not everything was said: {waiting:?}");
        let said = self.discord.arrived();
        let public: Vec<_> = said.iter().filter(|arrived| arrived.channel.0 < DIRECT).collect();
        let last = public.last().map(|arrived| arrived.message.content.clone()).unwrap_or_default();
        let gone = self.discord.gone.lock().unwrap().is_some_and(|at| at <= clock());
        let reason = match row.status {
            Status::Ended => last.contains("The game is over") || last.contains("wins"),
            Status::Aborted => last.contains("ends") || last.contains("ended"),
            Status::Parked => last.contains("put aside"),
            Status::Lobby | Status::Running => false,
        };
        assert!(reason || gone, "{:?} without a reason: {last}", row.status);
        assert_eq!(self.store.next_due().await.unwrap(), None, "a timer is left");
        let open = self.store.games(Find::Running, 9).await.unwrap();
        assert!(open.is_empty());
        End {
            status: row.status,
            days: (clock() - BEGIN) / DAY,
            reminders: self.reminders,
            outages: self.outages.iter().filter(|(from, _)| *from < clock()).count(),
            stand_ins: self.stand_ins,
        }
    }
}

fn count(row: &Row) -> usize {
    match row {
        Row::Buttons(buttons) => buttons.len(),
        Row::Select(_) => 0,
    }
}

/// The custom id of the button with this number.
fn button(message: &Message, number: usize) -> Option<String> {
    let buttons = message.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Select(_) => None,
    });
    let button = buttons.flatten().nth(number).filter(|button| !button.disabled)?;
    match &button.target {
        Target::Id(id) => Some(id.clone()),
        Target::Link(_) => None,
    }
}

fn interaction(user: u64, kind: Kind) -> Interaction {
    let id = NEXT.get();
    NEXT.set(id + 1);
    Interaction {
        id: InteractionId(id),
        application: ApplicationId(1),
        token: InteractionToken::new("token"),
        guild: Some(GuildId(5)),
        channel: ChannelId(50),
        user: User {
            id: UserId(user),
            name: format!("user{user}"),
            display_name: ["Ada", "Ben", "Łucja", "Ştefan"][user as usize % 4].to_owned(),
        },
        locale: "en-GB".to_owned(),
        guild_locale: None,
        app_permissions: Permissions::ADMINISTRATOR,
        member_permissions: Permissions::default(),
        kind,
    }
}

fn invocation(line: &str) -> Invocation {
    let words = line.split(' ').filter(|word| !word.is_empty());
    let (options, path): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains(':'));
    let given = options.into_iter().map(|option| {
        let (name, value) = option.split_once(':').unwrap();
        let value = match value {
            "true" => Value::Flag(true),
            "false" => Value::Flag(false),
            text => Value::Text(text.to_owned()),
        };
        Given { name: name.to_owned(), value }
    });
    Invocation { path: path.into_iter().map(str::to_owned).collect(), options: given.collect() }
}
