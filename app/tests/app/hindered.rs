//! Permissions that are taken away in the middle of a game: what is posted instead, who is called how,
//! and what happens when the channel works again. A Discord that holds to permissions stands behind the
//! real delivery here.

use std::sync::{Arc, Mutex};

use app::App;
use port::clock::Clock;
use port::{
    Application as _, ChannelId, Choice, Failure, FailureCause, Form, GuildId, Interaction,
    InteractionKind, LimitBroken, Message, MessageId, Permissions, Platform, Reply, UserId,
};
use queues::outbox::worker::OutboxWorker;
use rules::Seat;
use storage::Timer;
use table::model::Table as Stored;
use table::preferences::Prefs;
use table::time_control::{DAY, HOUR, Running};

use crate::common::{Table, command, interaction, invocation, logged, now, pass_until, press};

const ALL: Permissions = Permissions(
    Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0,
);
const HERE: ChannelId = ChannelId(50);
/// The first channel of direct messages.
const DIRECT: u64 = 1_000_000;

/// Which forms are refused.
type Refuses = fn(Form) -> bool;

/// A Discord that allows this much.
struct Strict {
    may: Mutex<Permissions>,
    closed: Mutex<Vec<u64>>,
    /// The forms that are refused whatever is allowed, and why.
    odd: Mutex<Option<(Refuses, FailureCause)>>,
    arrived: Mutex<Vec<(ChannelId, Message)>>,
    refused: Mutex<usize>,
}

impl Default for Strict {
    fn default() -> Self {
        Self {
            may: Mutex::new(ALL),
            closed: Mutex::default(),
            odd: Mutex::default(),
            arrived: Mutex::default(),
            refused: Mutex::default(),
        }
    }
}

impl Strict {
    fn refusal(&self, channel: ChannelId, message: &Message) -> Option<FailureCause> {
        if channel.0 >= DIRECT {
            let closed = self.closed.lock().unwrap().contains(&(channel.0 - DIRECT));
            return closed.then_some(FailureCause::CannotDm);
        }
        let (form, may) = (Form::of(message), *self.may.lock().unwrap());
        let odd = *self.odd.lock().unwrap();
        if let Some((_, cause)) = odd.filter(|(refuses, _)| refuses(form)) {
            return Some(cause);
        }
        let mut needed = Permissions::SEND_MESSAGES;
        if form.embeds {
            needed = needed | Permissions::EMBED_LINKS;
        }
        if form.files {
            needed = needed | Permissions::ATTACH_FILES;
        }
        match may {
            may if !may.has(Permissions::VIEW_CHANNEL) => Some(FailureCause::MissingAccess),
            may if !may.has(needed) => Some(FailureCause::MissingPermission),
            _ => None,
        }
    }
}

impl Platform for Strict {
    async fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        _: &str,
    ) -> Result<MessageId, Failure> {
        message.check().unwrap();
        assert!(!message.is_empty());
        if let Some(cause) = self.refusal(channel, message) {
            *self.refused.lock().unwrap() += 1;
            return Err(Failure::Permanent(cause));
        }
        let mut arrived = self.arrived.lock().unwrap();
        arrived.push((channel, message.clone()));
        Ok(MessageId(1_000 + arrived.len() as u64))
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Message) -> Result<(), Failure> {
        Ok(())
    }

    async fn strip(&self, _: ChannelId, _: MessageId) -> Result<(), Failure> {
        Ok(())
    }

    async fn wake(&self, _: ChannelId, _: bool) -> Result<(), Failure> {
        Ok(())
    }

    async fn start_thread(&self, _: ChannelId, _: MessageId, _: &str) -> Result<(), Failure> {
        Ok(())
    }

    async fn answers(&self) -> Result<(), Failure> {
        Ok(())
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, Failure> {
        Ok(ChannelId(DIRECT + user.0))
    }
}

struct Now;

impl Clock for Now {
    fn now(&self) -> i64 {
        now()
    }
}

/// A table in a channel of which permissions are taken away.
struct Scene {
    table: Table,
    worker: OutboxWorker<Strict, App, Now>,
}

impl Scene {
    /// A game of two that has begun, with everything said.
    async fn new(name: &str, line: &str) -> Self {
        let table = Table::started(name, line, &[1, 2]).await;
        let (store, courier) = (table.store.clone(), Arc::new(table.app.clone()));
        let worker = OutboxWorker { store, platform: Arc::default(), courier, clock: Now };
        let scene = Self { table, worker };
        scene.deliver().await;
        scene.new_here();
        scene
    }

    fn may(&self, permissions: Permissions) {
        *self.worker.platform.may.lock().unwrap() = permissions;
    }

    fn without(&self, lacks: Permissions) {
        self.may(Permissions(ALL.0 & !lacks.0));
    }

    /// Everything is sent that can be, also what waits a moment for something else.
    async fn deliver(&self) {
        loop {
            pass_until(now() + 3_000);
            if self.worker.round().await.unwrap() == 0 {
                return;
            }
        }
    }

    /// Somebody says something, and Discord says what the bot may do.
    async fn says(&self, user: u64, line: &str) -> Message {
        let kind = command(line);
        let app_permissions = *self.worker.platform.may.lock().unwrap();
        self.hears(Interaction { app_permissions, ..interaction(user, kind) }).await
    }

    async fn hears(&self, heard: Interaction) -> Message {
        self.table.store.keep_instant("alive", now()).await.unwrap();
        let reply = self.table.app.handle(heard).await;
        self.deliver().await;
        reply.message().unwrap().clone()
    }

    /// Where the tile of whoever is to move fits.
    async fn cells(&self, mover: u64) -> Vec<Choice> {
        let (invocation, focused) = (invocation("place cell:"), "cell".to_owned());
        let app_permissions = *self.worker.platform.may.lock().unwrap();
        let kind = InteractionKind::Autocomplete { invocation, focused };
        let typed = Interaction { app_permissions, ..interaction(mover, kind) };
        match self.table.app.handle(typed).await {
            Reply::Choices(choices) => choices,
            other => panic!("{other:?}"),
        }
    }

    /// Whoever is to move does, knowing of it or not.
    async fn move_on(&mut self) -> u64 {
        let mover = self.table.mover().await.unwrap();
        self.says(mover, "turn").await;
        let cells = self.cells(mover).await;
        self.says(mover, &format!("place cell:{}", cells[0].value)).await;
        self.says(mover, "confirm").await;
        self.table.mover().await.unwrap()
    }

    /// What has arrived since the last look: in the channel, and directly.
    fn arrived(&self) -> Vec<(ChannelId, Message)> {
        std::mem::take(&mut self.worker.platform.arrived.lock().unwrap())
    }

    fn new_here(&self) -> Vec<Message> {
        let new = self.arrived().into_iter().filter(|(channel, _)| *channel == HERE);
        new.map(|(_, message)| message).collect()
    }

    /// What has arrived directly, and to whom; nothing may have arrived in the channel.
    #[track_caller]
    fn only_direct(&self) -> Vec<(u64, Message)> {
        let new = self.arrived();
        assert!(new.iter().all(|(channel, _)| channel.0 >= DIRECT), "{new:?}");
        new.into_iter().map(|(channel, message)| (channel.0 - DIRECT, message)).collect()
    }

    /// The clock of whoever is to move.
    async fn clock(&self) -> Option<Running> {
        let id = self.table.id().await;
        let table = Stored::read(self.table.store.table(id).await.unwrap().unwrap()).unwrap();
        table.progress.clocks.of(Seat(table.row.to_move?))
    }

    /// Days pass, with everything that comes due.
    async fn pass_days(&self, days: i64) {
        let until = now() + days * DAY;
        while now() < until {
            let next = self.table.store.next_due().await.unwrap().unwrap_or(i64::MAX);
            pass_until(next.max(now() + 1).min(until));
            self.table.store.keep_instant("alive", now()).await.unwrap();
            let due: Vec<Timer> = self.table.store.claim_due(now(), 1, 16).await.unwrap();
            for due in due {
                self.table.app.due(&due).await.unwrap();
            }
            self.deliver().await;
        }
    }

    async fn vacation(&self, user: u64) -> i64 {
        let prefs = Prefs::read(&self.table.store.prefs(UserId(user)).await.unwrap());
        prefs.vacation_left(now())
    }
}

#[tokio::test]
async fn without_embeds_a_turn_has_its_picture_and_the_missing_permission_is_named_once_a_day() {
    let mut scene = Scene::new("no-embeds", "pace:2d").await;
    scene.without(Permissions::EMBED_LINKS);
    let next = scene.move_on().await;
    let [message] = &scene.new_here()[..] else { panic!("one message") };
    assert_eq!(Form::of(message), Form { rows: 1, embeds: false, files: true });
    assert_eq!(message.mentions, [UserId(next)], "they are called as ever");
    let named = |message: &Message| message.content.contains("Embed Links");
    assert!(named(message) && !message.content.contains("Attach Files"), "{}", message.content);
    assert_eq!(*scene.worker.platform.refused.lock().unwrap(), 1);

    scene.move_on().await;
    let [second] = &scene.new_here()[..] else { panic!("one message") };
    assert!(!second.embeds.iter().any(|_| true) && !named(second), "{}", second.content);
    assert_eq!(*scene.worker.platform.refused.lock().unwrap(), 1, "it is known now");
    scene.pass_days(1).await;
    scene.move_on().await;
    assert!(scene.new_here().iter().any(named), "another day");

    scene.may(ALL);
    scene.move_on().await;
    let whole = scene.new_here().pop().unwrap();
    assert_eq!(Form::of(&whole), Form { rows: 1, embeds: true, files: true });
    assert!(!named(&whole), "{}", whole.content);
}

#[tokio::test]
async fn without_files_a_turn_has_the_board_in_words() {
    let mut scene = Scene::new("no-files", "pace:2d").await;
    scene.without(Permissions::ATTACH_FILES);
    for turn in 0..12 {
        let next = scene.move_on().await;
        let [message] = &scene.new_here()[..] else { panic!("one message") };
        assert_eq!(Form::of(message), Form { rows: 1, embeds: true, files: false });
        let words = &message.content;
        assert_eq!(words.contains("Attach Files"), turn == 0, "{words}");
        let last = scene.table.game().await.board().tiles().last().unwrap().pos;
        for wanted in [
            format!("<@{next}>"),
            "In words: Points: ".to_owned(),
            "`/board text:true`".to_owned(),
            format!("Row {}: ", rules::row_name(last.y)),
            format!("{} ", last.name()),
        ] {
            assert!(words.contains(&wanted), "{wanted:?} in {words}");
        }
        assert!(!words.contains('…'), "nothing is just cut: {words}");
    }
}

#[tokio::test]
async fn without_both_a_turn_is_text_and_both_are_named() {
    let mut scene = Scene::new("neither", "pace:2d").await;
    scene.without(Permissions::EMBED_LINKS | Permissions::ATTACH_FILES);
    scene.move_on().await;
    let [message] = &scene.new_here()[..] else { panic!("one message") };
    assert_eq!(Form::of(message), Form { rows: 1, embeds: false, files: false });
    assert!(message.content.contains("Embed Links and Attach Files"), "{}", message.content);
    // One of them comes back.
    scene.without(Permissions::ATTACH_FILES);
    scene.move_on().await;
    let [message] = &scene.new_here()[..] else { panic!("one message") };
    assert_eq!(Form::of(message), Form { rows: 1, embeds: true, files: false });
}

#[tokio::test]
async fn where_nothing_may_be_posted_every_call_goes_by_direct_message() {
    let mut scene = Scene::new("mute", "pace:2d").await;
    scene.without(Permissions::SEND_MESSAGES);
    for turn in 0..4 {
        let next = scene.move_on().await;
        let told = scene.only_direct();
        let own: Vec<&Message> =
            told.iter().filter(|(user, _)| *user == next).map(|(_, message)| message).collect();
        let [call] = own[..] else { panic!("{next} is called once: {told:?}") };
        assert!(call.content.contains("<#50>") && call.content.contains("our turn"), "{call:?}");
        let explained = told.iter().filter(|(_, told)| told.content.contains("Send Messages"));
        assert!(turn == 0 || explained.count() <= 1, "once a day each: {told:?}");
        assert!(!scene.clock().await.unwrap().is_unheard(), "a direct message is a call");
    }
    let ends = scene.clock().await.unwrap().until;
    scene.pass_days(1).await;
    let reminded = scene.only_direct();
    let next = scene.table.mover().await.unwrap();
    let still = reminded.iter().find(|(_, message)| message.content.contains("still your turn"));
    assert_eq!(still.map(|(user, _)| *user), Some(next), "{reminded:?}");
    assert_eq!(scene.clock().await.unwrap().until, ends);

    // Anything that anybody does there shows that it works again.
    scene.may(ALL);
    scene.says(9, "board").await;
    let [call] = &scene.new_here()[..] else { panic!("the waiting call, once") };
    assert_eq!(call.mentions, [UserId(next)]);
    assert!(call.content.contains("write here again") && call.rows.len() == 1, "{call:?}");
    scene.says(9, "board").await;
    assert!(scene.arrived().is_empty(), "it was posted");
    assert_eq!(scene.clock().await.unwrap().until, ends, "they had been called");
}

#[tokio::test]
async fn a_call_that_arrives_neither_way_starts_no_clock_and_costs_no_vacation() {
    let mut scene = Scene::new("unheard", "pace:2d").await;
    *scene.worker.platform.closed.lock().unwrap() = vec![1, 2];
    scene.without(Permissions::VIEW_CHANNEL);
    let next = scene.move_on().await;
    let vacation = scene.vacation(next).await;
    assert!(scene.clock().await.unwrap().is_unheard());
    scene.pass_days(12).await;
    assert_eq!(scene.arrived(), [], "nothing could be said");
    assert_eq!(scene.table.mover().await, Some(next), "nobody has played for them");
    assert_eq!(scene.vacation(next).await, vacation);

    // Discord tells that something has changed: what waits is tried, and refused again.
    scene.table.app.changed(GuildId(5)).await;
    scene.deliver().await;
    assert_eq!(scene.arrived(), []);
    assert!(scene.clock().await.unwrap().is_unheard());
    pass_until(now() + HOUR);
    scene.may(ALL);
    scene.table.app.changed(GuildId(5)).await;
    scene.deliver().await;
    let [call] = &scene.new_here()[..] else { panic!("the waiting call, once") };
    assert_eq!(call.mentions, [UserId(next)]);
    let clock = scene.clock().await.unwrap();
    assert!(!clock.is_unheard() && (clock.until - now() - 2 * DAY).abs() < HOUR, "{clock:?}");
    let told = call.content.split("<t:").nth(1).and_then(|rest| rest.split(':').next());
    let told: i64 = told.unwrap().parse().unwrap();
    assert!((1_000 * told - clock.until).abs() < HOUR / 60, "{}", call.content);
    scene.pass_days(3).await;
    assert!(scene.vacation(next).await < vacation, "now they were called, and are late");
}

#[tokio::test]
async fn a_direct_message_that_arrives_late_starts_the_clock() {
    let mut scene = Scene::new("late-direct", "pace:2d").await;
    *scene.worker.platform.closed.lock().unwrap() = vec![1, 2];
    scene.without(Permissions::SEND_MESSAGES);
    let next = scene.move_on().await;
    scene.pass_days(5).await;
    // They come by themselves, and need no call.
    scene.says(next, "turn").await;
    let clock = scene.clock().await.unwrap();
    assert!(!clock.is_unheard() && (clock.until - now() - 2 * DAY).abs() < HOUR, "{clock:?}");
}

#[tokio::test]
async fn a_game_without_a_clock_goes_on_when_its_channel_works_again() {
    let mut scene = Scene::new("free-mute", "pace:free").await;
    *scene.worker.platform.closed.lock().unwrap() = vec![1, 2];
    scene.without(Permissions::SEND_MESSAGES);
    let next = scene.move_on().await;
    assert_eq!(scene.only_direct(), []);
    scene.pass_days(3).await;
    scene.may(ALL);
    scene.says(9, "help").await;
    let [call] = &scene.new_here()[..] else { panic!("the waiting call, once") };
    assert_eq!(call.mentions, [UserId(next)]);
}

#[tokio::test]
async fn the_success_of_any_message_shows_that_the_channel_works() {
    let mut scene = Scene::new("success", "pace:2d").await;
    scene.without(Permissions::SEND_MESSAGES);
    let next = scene.move_on().await;
    scene.only_direct();
    scene.may(ALL);
    // A reminder is due, and nobody has acted there.
    scene.pass_days(1).await;
    let posted = scene.new_here();
    let called: Vec<&[UserId]> = posted.iter().map(|message| &message.mentions[..]).collect();
    assert_eq!(called, [[UserId(next)], [UserId(next)]], "the reminder and the turn: {posted:?}");
    assert!(posted[1].content.contains("write here again"), "{posted:?}");
}

#[tokio::test]
async fn the_last_word_reaches_everybody_and_is_posted_when_it_can_be() {
    let scene = Scene::new("last-word", "tiles:4").await;
    scene.without(Permissions::SEND_MESSAGES);
    while scene.table.mover().await.is_some() {
        let mover = scene.table.mover().await.unwrap();
        scene.says(mover, "turn").await;
        let cells = scene.cells(mover).await;
        scene.says(mover, &format!("place cell:{}", cells[0].value)).await;
        scene.says(mover, "confirm").await;
    }
    let told = scene.only_direct();
    for user in [1, 2] {
        let is_end = |(to, message): &&(u64, Message)| {
            *to == user && message.content.contains("Thanks for playing")
        };
        assert_eq!(told.iter().filter(is_end).count(), 1, "{told:?}");
    }
    scene.may(ALL);
    scene.says(9, "help").await;
    let [last] = &scene.new_here()[..] else { panic!("the last word, once") };
    assert!(last.content.contains("Thanks for playing") && Form::of(last).files, "{last:?}");
    scene.says(9, "help").await;
    assert!(scene.arrived().is_empty());
}

#[tokio::test]
async fn a_question_that_cannot_be_posted_is_put_to_whom_it_asks() {
    let scene = Scene::new("question", "pace:2d").await;
    scene.without(Permissions::SEND_MESSAGES);
    scene.says(1, "game handover user:3").await;
    let told = scene.only_direct();
    let asked: Vec<&Message> =
        told.iter().filter(|(user, _)| *user == 3).map(|(_, message)| message).collect();
    let [asked] = asked[..] else { panic!("asked once: {told:?}") };
    assert!(asked.content.contains("<#50>") && asked.content.contains("Ada"), "{asked:?}");
    assert_eq!(asked.rows.len(), 1, "with the way to the game");
    scene.may(ALL);
    scene.says(9, "help").await;
    let posted = scene.new_here();
    assert!(posted.iter().any(|message| message.mentions == [UserId(3)]), "{posted:?}");
}

#[tokio::test]
async fn what_discord_refuses_without_a_known_reason_goes_in_ever_plainer_forms() {
    let refused = FailureCause::Refused { status: 400, code: 50_035 };
    let cases: [(Refuses, FailureCause, Form); 4] = [
        (|form| form.embeds, refused, Form { rows: 1, embeds: false, files: true }),
        (|form| form.files, refused, Form { rows: 1, embeds: false, files: false }),
        (|form| form.rows > 0, refused, Form::TEXT),
        (|form| form.files, FailureCause::NoFiles, Form { rows: 1, embeds: true, files: false }),
    ];
    for (nth, (refuses, cause, expected)) in cases.into_iter().enumerate() {
        let mut scene = Scene::new(&format!("odd-{nth}"), "pace:2d").await;
        *scene.worker.platform.odd.lock().unwrap() = Some((refuses, cause));
        logged();
        let next = scene.move_on().await;
        let new = scene.arrived();
        let [(HERE, message)] = &new[..] else { panic!("one message: {new:?}") };
        assert_eq!(Form::of(message), expected);
        assert_eq!(message.mentions, [UserId(next)]);
        assert!(!message.content.contains("permission"), "{}", message.content);
        assert!(!expected.files || !message.content.contains("In words"), "{}", message.content);
        let log = logged();
        let line = log.lines().find(|line| line.contains("a plainer form is tried")).unwrap();
        assert!(line.contains(&cause.to_string()), "{line}");
        assert!(!log.contains("Łucja") && !line.contains("Ada"), "{line}");
    }
}

#[tokio::test]
async fn what_is_refused_even_as_text_is_told_by_the_other_way_and_is_an_error_in_the_log() {
    let mut scene = Scene::new("odd-all", "pace:2d").await;
    let refused = FailureCause::Refused { status: 400, code: 240_000 };
    *scene.worker.platform.odd.lock().unwrap() = Some((|_| true, refused));
    logged();
    for _ in 0..3 {
        let next = scene.move_on().await;
        let told = scene.only_direct();
        let own = told.iter().filter(|(user, _)| *user == next);
        assert_eq!(own.count(), 1, "{told:?}");
    }
    let log = logged();
    let error = log.lines().find(|line| line.contains("never delivered")).unwrap();
    assert!(error.contains("ERROR") && error.contains("240000"), "{error}");
    *scene.worker.platform.odd.lock().unwrap() = None;
    let next = scene.move_on().await;
    let posted = scene.new_here();
    assert_eq!(posted.len(), 1, "the turn itself is the call: {posted:?}");
    assert_eq!(posted[0].mentions, [UserId(next)]);
    let limit = LimitBroken { what: "content", have: 9, least: 0, most: 1 };
    let too_long = FailureCause::OverLimit(limit);
    *scene.worker.platform.odd.lock().unwrap() = Some((|form| form.rows > 0, too_long));
    scene.move_on().await;
    assert_eq!(scene.new_here().len(), 1, "our own limits are no end either");
}

#[tokio::test]
async fn a_lobby_that_could_not_be_posted_is_posted_when_the_channel_works() {
    let table = Table::open("mute-lobby").await;
    let (store, courier) = (table.store.clone(), Arc::new(table.app.clone()));
    let worker = OutboxWorker { store, platform: Arc::default(), courier, clock: Now };
    let scene = Scene { table, worker };
    let opened = interaction(1, command("game new"));
    scene.without(Permissions::SEND_MESSAGES);
    let allowed = Interaction { app_permissions: ALL, ..opened };
    scene.hears(allowed).await;
    let told = scene.only_direct();
    assert!(told.iter().any(|(user, _)| *user == 1), "the host is told: {told:?}");
    scene.may(ALL);
    scene.says(9, "help").await;
    let [lobby] = &scene.new_here()[..] else { panic!("the table, once") };
    assert!(!lobby.rows.is_empty() && crate::common::button(lobby, "Join").is_some());
    let join = crate::common::button(lobby, "Join").unwrap();
    let pressed = interaction(2, press(&join, &[]));
    scene.hears(Interaction { app_permissions: ALL, ..pressed }).await;
}
