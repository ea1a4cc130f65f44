//! One table from its opening to its end: a clock that goes from one thing that happens to the
//! next, the people, the timers, the deliveries, outages; and what must hold all the while.

use std::cell::Cell;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use app::App;
use ground::Options;
use port::online::Online;
use port::{
    Application, ChannelId, Choice, Given, Interaction, InteractionId, InteractionKind, Message,
    MessageId, OptionValue, Permissions, Press, Reply, UserId,
};
use queues::outbox::worker::OutboxWorker;
use queues::quotas::Quotas;
use queues::thinking::ThinkingLimits;
use rules::Seed;
use storage::sqlite::{OpenMode, SqliteStore};
use storage::{ActKey, BeginOutcome, Find, GameId, Status, Store};
use table::error::Fault;
use table::preferences::{Prefs, VACATION_DAYS};

use crate::attacker::{Attacker, BANNED, From};
use crate::discord::{CLOSED, DIRECT, Discord, denials};
use crate::files::{empty, folder};
use crate::hours::{self, BEGIN, Shown};
use crate::length::Length;
use crate::life::Changes;
use crate::log::note;
use crate::people::{Chance, DAY, HOUR, Person};
use crate::typed::{self, interaction, invocation};
use crate::watch::Watch;

/// No table takes longer than this.
const LONGEST: i64 = 500 * DAY;
/// No table takes more steps than this.
const STEPS: usize = 60_000;
/// What is played.
const SETS: [&str; 6] = ["base", "base", "base,inns", "base,catapult", "wheel", "wheel"];

thread_local! {
    static SEED: Cell<u64> = const { Cell::new(0) };
}

fn seed() -> Result<Seed, Fault> {
    Ok(Seed::from_number(SEED.get()))
}

/// How a table ended.
#[derive(Debug)]
pub struct End {
    pub status: Status,
    pub days: i64,
    pub reminders: usize,
    pub outages: usize,
    pub jumps: usize,
    pub overs: usize,
    pub stand_ins: usize,
    pub defaults: usize,
    pub forged: usize,
    pub repeated: usize,
    pub pings: usize,
    pub doubled: usize,
    pub silences: usize,
    pub denials: usize,
    pub unheard: usize,
    pub changes: Changes,
    pub went_on: bool,
    /// Everything that was said, and when, as one word.
    pub story: String,
}

/// One table.
pub struct Table {
    app: Arc<App>,
    pub store: Arc<dyn Store>,
    post: OutboxWorker<Discord, App, Shown>,
    pub discord: Arc<Discord>,
    online: Arc<Online>,
    /// When nothing is heard and nothing goes on.
    outages: Vec<(i64, i64)>,
    pub people: Vec<Person>,
    pub chance: Chance,
    dir: PathBuf,
    pub game: GameId,
    pub watch: Watch,
    /// Whether they played once more, or took up what was put aside.
    pub went_on: bool,
    /// When the clock jumps, and by how much.
    jumps: Vec<(i64, i64)>,
    attacker: Attacker,
    length: Length,
    repeated: usize,
    seen: usize,
    stand_ins: usize,
    defaults: usize,
    /// How often a clock stood still because its call had not arrived.
    unheard: usize,
    changes: Changes,
    /// Whether anything was asked of the program since the last check.
    stirred: bool,
    /// Whether the game ran at the last check.
    open: bool,
}

impl Drop for Table {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl Table {
    pub async fn open(seed_of: u64) -> Self {
        let length = Length::of(seed_of);
        hours::begin();
        SEED.set(seed_of);
        typed::begin();
        let mut chance = Chance::new(seed_of);
        let dir = folder(seed_of);
        let file = dir.join("t.sqlite");
        std::fs::write(&file, empty().await).unwrap();
        let store = SqliteStore::open(&file, OpenMode::Serve).await.unwrap();
        let store: Arc<dyn Store> = Arc::new(store);
        let grace = Duration::from_secs(180);
        let quotas = Quotas { acts_per_span: 1_000, ..Quotas::default() };
        let thinking = ThinkingLimits { nodes: 40, ..ThinkingLimits::default() };
        let options = Options {
            thinking,
            grace,
            clock: hours::shown,
            seed,
            drawers: 0,
            quotas,
            ..Options::default()
        };
        let online = Arc::new(Online::default());
        online.found(0);
        let app = Arc::new(App::over(store.clone(), options, Arc::clone(&online)));
        let number = 2 + chance.below(3) as u64;
        let people = (1..=number).map(|n| Person {
            user: 100 + n,
            habit: chance.habit(),
            looks: 0,
            moves: 0,
        });
        let people: Vec<Person> = people.collect();
        let faults = *chance.of(&[0, 0, 5, 25]);
        let closed: Vec<u64> =
            people.iter().map(|p| p.user).filter(|_| chance.percent(30)).collect();
        let (denials, more) = denials(seed_of, &people);
        let closed = [closed, more].concat();
        let (mut outages, mut silences) = (Vec::new(), Vec::new());
        if chance.percent(40) {
            let from = BEGIN + chance.span(DAY, 12 * DAY);
            let fails = if chance.percent(40) { &mut silences } else { &mut outages };
            fails.push((from, from + chance.span(HOUR, 6 * DAY)));
        }
        let is_allowed = denials.is_empty();
        let discord =
            Discord::new(store.clone(), seed_of, faults, closed, silences.clone(), denials);
        let discord = Arc::new(discord);
        let post = OutboxWorker {
            store: store.clone(),
            platform: Arc::clone(&discord),
            courier: Arc::clone(&app),
            clock: Shown,
        };
        if chance.percent(8) {
            let gone = BEGIN + chance.span(DAY, 20 * DAY);
            *discord.gone.lock().unwrap() = Some(gone);
        }
        let mut jumps = Vec::new();
        if chance.percent(40) {
            for _ in 0..=chance.below(3) {
                let by = chance.span(HOUR / 60, DAY) * if chance.percent(50) { 1 } else { -1 };
                jumps.push((BEGIN + chance.span(DAY, 15 * DAY), by));
            }
        }
        let (pace, days) =
            *chance.of(&[("1d", 1), ("2d", 2), ("3d", 3), ("5d+12h", 0), ("free", 0)]);
        let calm = faults == 0 && outages.is_empty() && silences.is_empty() && jumps.is_empty();
        let calm = calm && is_allowed;
        let lost = outages.iter().chain(&silences).copied().collect();
        let watch = Watch::new(Arc::clone(&app), Arc::clone(&discord), lost, days * DAY, calm);
        let attacker = Attacker::default();
        let mut table = Self {
            app,
            store,
            post,
            discord,
            online,
            outages,
            people,
            chance,
            dir,
            game: GameId(1),
            watch,
            went_on: false,
            jumps,
            attacker,
            length,
            repeated: 0,
            seen: 0,
            stand_ins: 0,
            defaults: 0,
            unheard: 0,
            changes: Changes::default(),
            stirred: true,
            open: true,
        };
        table.begin(pace).await;
        table
    }

    /// The table is set, and everybody sits.
    async fn begin(&mut self, pace: &str) {
        let tiles = self.length.tiles(&mut self.chance);
        let weekends = self.chance.percent(25);
        let host = self.people[0].user;
        let sets = *self.chance.of(&SETS);
        let what = format!("sets:{sets} pace:{pace} tiles:{tiles} weekends:{weekends}");
        let opened = self.say(host, &format!("game new {what}")).await;
        assert!(!opened.content.is_empty());
        let mut ban = interaction(host, InteractionKind::Command(invocation("server ban")));
        ban.member_permissions = Permissions::MANAGE_GUILD;
        if let InteractionKind::Command(typed) = &mut ban.kind {
            let value = OptionValue::User(
                interaction(BANNED, InteractionKind::Command(invocation("help"))).user,
            );
            typed.options.push(Given { name: "user".to_owned(), value });
        }
        self.hear(ban).await;
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
        if self.chance.percent(60) {
            self.use_up_vacation().await;
        }
        self.say(host, "game start").await;
        if self.chance.percent(50) {
            let newcomer = self.newcomer();
            self.people.push(newcomer);
        }
        let chance = &mut self.chance;
        for person in &mut self.people {
            person.looks = hours::really() + person.pause(chance);
        }
    }

    /// Nobody at this table has vacation left.
    async fn use_up_vacation(&self) {
        for person in &self.people {
            let key = ActKey::interaction(InteractionId(1_000_000 + person.user));
            let begun = self.store.begin(&key, hours::shown()).await.unwrap();
            let BeginOutcome::New(mut act) = begun else { panic!("new") };
            let mut prefs = Prefs::read(&act.prefs(UserId(person.user)).await.unwrap());
            let (span, now) = (VACATION_DAYS * DAY, hours::shown());
            assert!(prefs.take_vacation(now - 31 * DAY, span, now));
            act.save_prefs(UserId(person.user), &prefs.text().unwrap()).await.unwrap();
            act.commit("").await.unwrap();
        }
    }

    pub async fn row(&self) -> storage::StoredGame {
        self.store.game(self.game).await.unwrap().unwrap()
    }

    pub async fn table(&self) -> table::model::Table {
        let stored = self.store.table(self.game).await.unwrap().unwrap();
        table::model::Table::read(stored).unwrap()
    }

    fn outage(&self) -> Option<(i64, i64)> {
        let now = hours::really();
        self.outages.iter().copied().find(|(from, to)| (*from..*to).contains(&now))
    }

    /// Plays until the game is over or rests and everything has been said.
    pub async fn live(&mut self) {
        for _ in 0..STEPS {
            if let Some((_, end)) = self.outage() {
                // Nothing moves: no timer, no message, no click.
                hours::pass_to(end);
                for person in &mut self.people {
                    person.looks = person.looks.max(end + HOUR / 6);
                }
            }
            self.online.ask(&*self.discord, hours::shown()).await;
            let fired = match self.online.is_up() {
                true => {
                    app::timers::worker::round(&*self.store, &self.watch, &Shown).await.unwrap()
                }
                false => 0,
            };
            let sent = self.post.round().await.unwrap();
            // Most of the time nothing has happened: a tenth of a game was reading the table again.
            if fired > 0 || self.stirred || sent > 0 && !self.discord.is_silent() {
                self.check().await;
            }
            if fired + sent > 0 {
                continue;
            }
            let waits = self.store.next_delivery().await.unwrap();
            let due = self.store.next_due().await.unwrap();
            if !self.open && waits.is_none() && due.is_none() {
                return;
            }
            let looks = self.people.iter().map(|person| person.looks).min().filter(|_| self.open);
            // No timer is looked at before it is asked again whether anybody answers.
            let due = due.filter(|_| self.online.is_up());
            let by_clock = [waits, due].into_iter().flatten().map(|at| at - hours::wrong());
            let soon = || self.discord.answers_from().unwrap_or(hours::really() + HOUR / 60);
            let again = (!self.online.is_up()).then(soon);
            let next = by_clock.chain(looks).chain(again).min().unwrap();
            assert!(next < BEGIN + LONGEST, "the game neither ends nor rests");
            self.pass_to(next.max(hours::really() + 1)).await;
            // Few press where nothing answers; what they press is heard all the same.
            if self.outage().is_none() {
                let minds = !self.discord.is_silent() || self.chance.percent(5);
                if minds { self.act().await } else { self.wait() }
            }
        }
        panic!("{STEPS} steps and no end");
    }

    /// Whoever looks now sees that nothing answers, and looks again later.
    fn wait(&mut self) {
        let now = hours::really();
        for person in self.people.iter_mut().filter(|person| person.looks <= now) {
            person.looks = now + HOUR;
        }
    }

    /// Says what is left to be said.
    pub async fn settle(&mut self) {
        for _ in 0..STEPS {
            let Some(at) = self.store.next_delivery().await.unwrap() else { return };
            self.pass_to((at - hours::wrong()).max(hours::really() + 1)).await;
            self.post.round().await.unwrap();
            self.check().await;
        }
        panic!("{STEPS} steps and not everything is said");
    }

    /// Time passes to the next thing that happens, or to the next outage or jump of the clock. A
    /// program that runs keeps on the way that it is in touch.
    async fn pass_to(&mut self, next: i64) {
        let (now, unanswered) = (hours::really(), self.discord.is_silent());
        let lost = self.watch.outages.iter();
        let breaks = lost.flat_map(|(from, to)| [*from, *to]);
        let breaks = breaks.chain(self.jumps.iter().map(|(at, _)| *at)).filter(|at| *at > now);
        hours::pass_to(next.min(breaks.min().unwrap_or(i64::MAX)));
        note("it is later");
        if !unanswered && !self.online.is_silent() {
            self.store.keep_instant("alive", hours::shown()).await.unwrap();
        }
        for (at, by) in &self.jumps {
            if (now + 1..=hours::really()).contains(at) {
                hours::jump(*by);
            }
        }
    }

    /// Whoever looks now does what they do.
    async fn act(&mut self) {
        for index in 0..self.people.len() {
            if self.people[index].looks > hours::really() {
                continue;
            }
            if self.row().await.status != Status::Running {
                // It was put aside because nothing can be said here, which counts as nothing sent.
                self.stirred = true;
                continue;
            }
            if self.stirred {
                // Somebody else has just put a stand-in there, and this one may take the seat back.
                self.watch.observe(&self.table().await);
            }
            let chance = &mut self.chance;
            let pause = self.people[index].pause(chance).max(self.length.pause());
            self.people[index].looks = hours::really() + pause;
            let person = self.people[index].clone();
            self.turn_of(&person, index).await;
            self.others_affairs(&person).await;
            self.live_on(&person).await;
            let (forged, often) = self.length.forged();
            if self.chance.percent(often) {
                self.attack(forged).await;
            }
        }
    }

    /// Somebody presses what is not theirs to press: nothing of it changes the game.
    async fn attack(&mut self, forged: usize) {
        // Whoever reaches the bot first after an outage has it given back.
        self.app.alive().await.unwrap();
        // ... and so it is with what waits for the channel.
        if self.store.hindrance(ChannelId(50)).await.unwrap().is_some() {
            let help = interaction(BANNED, InteractionKind::Command(invocation("help")));
            let app_permissions = self.discord.may();
            self.app.handle(Interaction { app_permissions, ..help }).await;
        }
        self.stirred = true;
        let before = self.kept().await;
        let ordinal = before.0.as_ref().map_or(0, |table| table.game.ordinal);
        let mut pressed = Vec::new();
        for _ in 0..forged {
            let from = *self.chance.of(&From::ALL);
            let press = self.attacker.forge(&mut self.chance, from, (self.game, ordinal));
            let app_permissions = self.discord.may();
            let of = Interaction { app_permissions, ..from.of(interaction(BANNED, press)) };
            note(&typed::told(&of));
            let reply = self.app.handle(of.clone()).await;
            self.read(reply);
            pressed.push((from, of.kind));
        }
        assert!(self.kept().await == before, "one of these changed something: {pressed:?}");
    }

    pub async fn say(&mut self, user: u64, line: &str) -> Message {
        self.send(user, InteractionKind::Command(invocation(line))).await
    }

    pub async fn press(&mut self, user: u64, custom_id: &str) -> Message {
        let press =
            Press { custom_id: custom_id.to_owned(), values: Vec::new(), message: MessageId(1) };
        self.send(user, InteractionKind::Component(press)).await
    }

    pub async fn send(&mut self, user: u64, kind: InteractionKind) -> Message {
        self.hear(interaction(user, kind)).await
    }

    async fn hear(&mut self, asked: Interaction) -> Message {
        let asked = Interaction { app_permissions: self.discord.may(), ..asked };
        self.discord.comes(asked.user.id);
        note(&typed::told(&asked));
        self.stirred = true;
        // Discord delivers some interactions more than once.
        if self.chance.percent(self.length.repeated()) {
            self.app.handle(asked.clone()).await;
            let once = self.kept().await;
            for _ in 0..self.chance.below(5) {
                self.app.handle(asked.clone()).await;
                self.repeated += 1;
            }
            self.repeated += 1;
            let reply = self.app.handle(asked.clone()).await;
            assert!(self.kept().await == once, "done twice: {:?}", asked.kind);
            return self.read(reply);
        }
        let reply = self.app.handle(asked).await;
        self.read(reply)
    }

    /// What the books have of the game, and of what is to be said.
    async fn kept(&self) -> (Option<storage::StoredTable>, usize) {
        let table = self.store.table(self.game).await.unwrap();
        (table, self.store.unsent(1_000).await.unwrap().len())
    }

    fn read(&mut self, reply: Reply) -> Message {
        match reply {
            Reply::Private(message) | Reply::Update(message) => {
                message.check().unwrap();
                let apology = message.content.contains("went wrong on our side");
                assert!(!apology, "{}", message.content);
                self.attacker.sees(&message);
                message
            }
            other => panic!("{other:?}"),
        }
    }

    pub async fn complete(&mut self, user: u64, line: &str, focused: &str) -> Vec<Choice> {
        let invocation = invocation(line);
        let kind = InteractionKind::Autocomplete { invocation, focused: focused.to_owned() };
        let app_permissions = self.discord.may();
        let asked = Interaction { app_permissions, ..interaction(user, kind) };
        match self.app.handle(asked).await {
            Reply::Choices(choices) => choices,
            other => panic!("{other:?}"),
        }
    }

    /// What must hold after each step.
    async fn check(&mut self) {
        let table = self.table().await;
        (self.stirred, self.open) = (false, table.row.status == Status::Running);
        self.watch.observe(&table);
        for running in table.progress.clocks.running() {
            assert!(running.until >= running.since, "a clock below nothing: {running:?}");
            assert!(table.row.status == Status::Running, "a clock runs in no game");
            assert!(table.asked().contains(&running.seat.0), "nobody is asked: {running:?}");
            self.unheard += usize::from(running.is_unheard());
        }
        let new = self.discord.arrived_after(self.seen);
        self.seen += new.len();
        for arrived in new {
            self.attacker.sees(&arrived.message);
            let words = &arrived.message.content;
            if words.contains("still your turn") {
                let directly = arrived.channel.0.checked_sub(DIRECT).map(UserId);
                let player = directly.or(arrived.message.mentions.first().copied());
                self.watch.reminded(&table, player.unwrap());
            }
            self.stand_ins += usize::from(words.contains("A stand-in plays until"));
            self.changes.note(words);
            self.defaults += usize::from(words.contains("the default answer"));
        }
    }

    /// After the end: the game is over or rests, and the last word says why.
    pub async fn audit(&mut self) -> End {
        let row = self.row().await;
        let waiting = self.store.unsent(100).await.unwrap();
        assert!(waiting.is_empty(), "not everything was said: {waiting:?}");
        let said = self.discord.arrived();
        let public: Vec<_> = said.iter().filter(|arrived| arrived.channel.0 < DIRECT).collect();
        // What is below the end of a game is no last word: the card of its analysis, those of a
        // rematch that opens and closes, and that its end could not be told by direct message.
        let mut words = public.iter().rev().map(|arrived| arrived.message.content.clone());
        let other = [
            "Luck and choices",
            "A table for Carcassonne is open",
            "This table is closed",
            "never started",
            CLOSED,
        ];
        let last = words.find(|words| !other.iter().any(|part| words.contains(part)));
        let last = last.unwrap_or_default();
        let gone = self.discord.gone.lock().unwrap().is_some_and(|at| at <= hours::really());
        let reason = match row.status {
            Status::Ended => last.contains("The game is over") || last.contains("wins"),
            Status::Aborted => last.contains("ends") || last.contains("ended"),
            Status::Parked => last.contains("put aside"),
            Status::Lobby | Status::Running => false,
        };
        let mute = self.store.hindrance(ChannelId(50)).await.unwrap().is_some();
        assert!(reason || gone || mute, "{:?} without a reason: {last}", row.status);
        assert_eq!(self.store.next_due().await.unwrap(), None, "a timer is left");
        let open = self.store.games(Find::Running, 9).await.unwrap();
        assert!(open.is_empty());
        let (reminders, overs) = self.watch.counts();
        let passed = |at: &i64| *at < hours::really();
        End {
            status: row.status,
            days: (hours::really() - BEGIN) / DAY,
            reminders,
            outages: self.outages.iter().filter(|(from, _)| passed(from)).count(),
            jumps: self.jumps.iter().filter(|(at, _)| passed(at)).count(),
            overs,
            stand_ins: self.stand_ins,
            defaults: self.defaults,
            forged: self.attacker.forged,
            repeated: self.repeated,
            pings: said.iter().map(|said| said.message.mentions.len()).sum(),
            doubled: self.discord.doubled(),
            silences: self.discord.silences.iter().filter(|(from, _)| passed(from)).count(),
            denials: self.discord.denials.iter().filter(|denial| passed(&denial.from)).count(),
            unheard: self.unheard,
            changes: self.changes,
            went_on: self.went_on,
            story: self.story().await,
        }
    }

    /// Everything that was said, when and to whom, and the state at the end, as one word.
    async fn story(&self) -> String {
        let mut story = String::new();
        for said in self.discord.arrived() {
            let _ = writeln!(story, "{} {} {:?}", said.at, said.channel, said.message.content);
        }
        let end = self.store.table(self.game).await.unwrap().unwrap();
        let _ = write!(story, "{end:?}");
        blake3::hash(story.as_bytes()).to_hex().to_string()
    }
}
