//! The outbox worker against a platform with scripted answers.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};

use port::{ChannelId, GuildId, UserId};
use storage::{ActKey, GameId, InteractionId, NewGame, Outgoing, State};

use super::*;

const CHANNEL: ChannelId = ChannelId(5);
const SERVER: GuildId = GuildId(2);
const NOW: Millis = 1_000_000;

/// Gives the scripted answers, then success; records the requests.
#[derive(Default)]
struct Scripted {
    failures: Mutex<VecDeque<Option<Failure>>>,
    asked: Mutex<Vec<String>>,
    /// Channels that never answer.
    hangs: Mutex<Vec<ChannelId>>,
    /// If set, every send waits for this.
    hold: Mutex<Option<Arc<Notify>>>,
    /// Servers that the bot was removed from.
    left: Mutex<Vec<GuildId>>,
}

impl Scripted {
    fn answer(&self, asked: String) -> Result<(), Failure> {
        self.asked.lock().unwrap().push(asked);
        self.failures.lock().unwrap().pop_front().flatten().map_or(Ok(()), Err)
    }

    fn fails(&self, failures: &[Failure]) {
        self.failures.lock().unwrap().extend(failures.iter().cloned().map(Some));
    }

    /// The same after a request that succeeds.
    fn fails_next(&self, failures: &[Failure]) {
        self.failures.lock().unwrap().push_back(None);
        self.fails(failures);
    }

    fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().unwrap())
    }
}

impl Platform for Scripted {
    async fn send(&self, channel: ChannelId, m: &Message, n: &str) -> Result<MessageId, Failure> {
        self.answer(format!("send {channel} {} {}", m.content, n.len()))?;
        if self.hangs.lock().unwrap().contains(&channel) {
            std::future::pending::<()>().await;
        }
        let hold = self.hold.lock().unwrap().clone();
        if let Some(hold) = hold {
            hold.notified().await;
        }
        Ok(MessageId(m.content.parse().unwrap_or(1)))
    }

    async fn edit(&self, _: ChannelId, id: MessageId, m: &Message) -> Result<(), Failure> {
        self.answer(format!("edit {id} {}", m.content))
    }

    async fn strip(&self, _: ChannelId, id: MessageId) -> Result<(), Failure> {
        self.answer(format!("strip {id}"))
    }

    async fn wake(&self, thread: ChannelId, lasting: bool) -> Result<(), Failure> {
        self.answer(format!("wake {thread} {lasting}"))
    }

    async fn start_thread(
        &self,
        at: ChannelId,
        from: MessageId,
        name: &str,
    ) -> Result<(), Failure> {
        self.answer(format!("thread {at} {from} {name}"))
    }

    async fn delete(&self, _: ChannelId, id: MessageId) -> Result<(), Failure> {
        self.answer(format!("delete {id}"))
    }

    async fn answers(&self) -> Result<(), Failure> {
        self.answer("answers".to_owned())
    }

    async fn is_on(&self, guild: GuildId) -> Result<bool, Failure> {
        self.answer(format!("on {guild}"))?;
        Ok(!self.left.lock().unwrap().contains(&guild))
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, Failure> {
        self.answer(format!("open {user}"))?;
        Ok(ChannelId(user.0 + 1000))
    }
}

/// Sends the payload as it is; `skip`, `fault`, `panic`, `edit`, `thread` and `dm` do what they say.
#[derive(Default)]
struct Plain {
    lost: Mutex<Vec<Undeliverable>>,
    /// The storage is busy when the next row is given up.
    busy: Mutex<bool>,
}

impl Composer for Plain {
    async fn prepare(&self, row: &Delivery) -> Result<Outbound, String> {
        let at = MessageRef { channel: CHANNEL, message: MessageId(9), ordinal: 0 };
        match row.outgoing.payload.as_str() {
            "skip" => Ok(Outbound::Skip),
            "fault" => Err("no picture".to_owned()),
            "panic" => panic!("a test wants it"),
            "edit" => Ok(Outbound::Edit(at, Message::text("later"))),
            "thread" => Ok(Outbound::Thread(Message::text("11"), "Table".to_owned())),
            "dm" => Ok(Outbound::Direct(UserId(7), Message::text("3"))),
            text => Ok(Outbound::Send(Message::text(text))),
        }
    }

    async fn undeliverable(&self, _: &Delivery, why: &Undeliverable) -> Result<(), Untold> {
        self.lost.lock().unwrap().push(why.clone());
        if std::mem::take(&mut *self.busy.lock().unwrap()) {
            return Err(StoreError::Busy(std::path::Path::new("t.sqlite").into()).into());
        }
        Err(Untold::Never("there is nobody here".to_owned()))
    }
}

struct Scene {
    worker: OutboxWorker<Scripted, Plain, Arc<AtomicI64>>,
    game: GameId,
    acts: u64,
}

impl Scene {
    async fn new(name: &str) -> Self {
        let store = storage::scratch::store(&format!("deliver-{name}")).await;
        let BeginOutcome::New(mut act) =
            store.begin(&ActKey::interaction(InteractionId(0)), NOW).await.unwrap()
        else {
            panic!("the store is new")
        };
        let new = NewGame {
            guild: Some(SERVER),
            channel: CHANNEL,
            host: UserId(7),
            settings: "{}".to_owned(),
        };
        let game = act.create_game(&new).await.unwrap();
        act.join(game, UserId(7)).await.unwrap();
        let state = State { snapshot: String::new(), hash: String::new(), to_move: Some(0) };
        act.start(game, &state).await.unwrap();
        act.commit("").await.unwrap();
        let worker = OutboxWorker {
            store,
            platform: Arc::default(),
            courier: Arc::default(),
            clock: Arc::new(AtomicI64::new(NOW)),
        };
        Self { worker, game, acts: 0 }
    }

    async fn says(&mut self, rows: &[Outgoing]) {
        self.acts += 1;
        let key = ActKey::interaction(InteractionId(self.acts));
        let BeginOutcome::New(mut act) = self.worker.store.begin(&key, NOW).await.unwrap() else {
            panic!("the act is new")
        };
        for row in rows {
            assert!(act.enqueue(row).await.unwrap());
        }
        act.commit("").await.unwrap();
    }

    fn row(&self, payload: &str) -> Outgoing {
        Outgoing::to(CHANNEL, "test", format!("{}:{payload}", self.acts), payload)
    }

    /// Delivers everything that is due and returns the platform's requests.
    async fn round(&self) -> Vec<String> {
        loop {
            let (rows, _) = self.worker.claim(AT_ONCE).await.unwrap();
            if rows.is_empty() {
                return self.worker.platform.asked();
            }
            for row in rows {
                self.worker.deliver(&row).await;
            }
        }
    }

    async fn reasons(&self) -> Vec<String> {
        let given_up = self.worker.store.dead_letters(10).await.unwrap();
        given_up.into_iter().map(|row| row.reason).collect()
    }
}

fn later() -> Failure {
    Failure::Retry { after: Some(Duration::from_secs(40)), in_doubt: true }
}

#[tokio::test]
async fn a_row_that_fails_for_now_is_sent_later_and_the_rows_after_it_wait() {
    let mut table = Scene::new("order").await;
    table.says(&[table.row("11"), table.row("12")]).await;
    table.worker.platform.fails(&[later()]);
    let first = table.round().await;
    assert_eq!(first.len(), 1);
    table.worker.clock.fetch_add(39_999, Ordering::SeqCst);
    assert!(table.round().await.is_empty(), "Discord asked for forty seconds");
    table.worker.clock.fetch_add(1, Ordering::SeqCst);
    let then = table.round().await;
    assert_eq!(then.len(), 2);
    assert_eq!(then[0], first[0], "the nonce stays the same");
    assert!(then[1].starts_with("send 5 12"));
    assert!(table.round().await.is_empty());
}

#[tokio::test]
async fn without_permission_a_message_is_given_up_and_those_concerned_hear_of_it() {
    let mut table = Scene::new("permission").await;
    table.says(&[table.row("11")]).await;
    table.worker.platform.fails(&[Failure::Permanent(FailureCause::MissingPermission)]);
    assert_eq!(table.round().await.len(), 1);
    assert_eq!(table.reasons().await, ["missing permission"]);
    let lost = [Undeliverable::Refused(FailureCause::MissingPermission)];
    assert_eq!(*table.worker.courier.lost.lock().unwrap(), lost);
}

#[tokio::test]
async fn a_message_whose_thread_cannot_start_is_deleted_and_one_that_may_start_later_is_not() {
    let mut table = Scene::new("no-thread").await;
    table.says(&[table.row("thread")]).await;
    let after_sent = |rows: Vec<String>| rows.into_iter().skip(1).collect::<Vec<_>>();
    table.worker.platform.fails_next(&[later()]);
    assert_eq!(after_sent(table.round().await), ["thread 5 11 Table"]);
    let cause = FailureCause::Refused { status: 400, code: 160_006 };
    for failures in [vec![Failure::Permanent(cause), later()], vec![Failure::Permanent(cause)]] {
        assert!(table.worker.courier.lost.lock().unwrap().is_empty(), "the message is still there");
        table.worker.clock.fetch_add(40_000, Ordering::SeqCst);
        table.worker.platform.fails_next(&failures);
        assert_eq!(after_sent(table.round().await), ["thread 5 11 Table", "delete 11"]);
    }
    assert_eq!(*table.worker.courier.lost.lock().unwrap(), [Undeliverable::NoThread(cause)]);
}

#[tokio::test]
async fn a_message_waits_while_a_server_can_open_no_other_thread() {
    let mut table = Scene::new("threads-full").await;
    table.says(&[table.row("11")]).await;
    let full = Failure::Permanent(FailureCause::Refused { status: 400, code: FULL_OF_THREADS });
    table.worker.platform.fails(&[full]);
    assert_eq!(table.round().await.len(), 1);
    assert!(table.worker.courier.lost.lock().unwrap().is_empty(), "it is not given up");
    table.worker.clock.fetch_add(16 * 60_000, Ordering::SeqCst);
    assert_eq!(table.round().await.len(), 1);
    assert!(table.reasons().await.is_empty());
}

#[tokio::test]
async fn a_channel_that_is_gone_takes_its_rows_with_it() {
    let mut table = Scene::new("gone").await;
    table.says(&[table.row("11"), table.row("12")]).await;
    table.worker.platform.fails(&[Failure::Permanent(FailureCause::UnknownChannel)]);
    assert_eq!(table.round().await.len(), 1);
    assert_eq!(table.reasons().await, ["unknown channel", "unknown channel"]);
}

#[tokio::test]
async fn a_channel_that_the_bot_may_not_see_is_gone_only_if_it_was_removed_from_the_server() {
    let mut table = Scene::new("removed").await;
    let refused = Failure::Permanent(FailureCause::MissingAccess);
    let unknown = Failure::Retry { after: None, in_doubt: true };
    let cases = [
        (vec![refused.clone()], false, "missing access"),
        (vec![refused.clone(), unknown], true, "missing access"),
        (vec![refused], true, "unknown channel"),
    ];
    for (failures, removed, reason) in cases {
        let row = Outgoing { game: Some(table.game), ..table.row("11") };
        table.says(&[row]).await;
        table.worker.platform.fails(&failures);
        *table.worker.platform.left.lock().unwrap() =
            removed.then_some(SERVER).into_iter().collect();
        let asked = table.round().await;
        assert_eq!(asked.len(), 2);
        assert_eq!(asked[1], format!("on {SERVER}"));
        let lost = std::mem::take(&mut *table.worker.courier.lost.lock().unwrap());
        assert_eq!(lost.iter().map(ToString::to_string).collect::<Vec<_>>(), [reason]);
    }
}

#[tokio::test]
async fn a_row_that_nobody_could_be_told_of_for_now_is_not_lost() {
    let mut table = Scene::new("untold").await;
    table.says(&[table.row("11")]).await;
    let gone =
        || table.worker.platform.fails(&[Failure::Permanent(FailureCause::MissingPermission)]);
    *table.worker.courier.busy.lock().unwrap() = true;
    gone();
    assert_eq!(table.round().await.len(), 1);
    assert!(table.reasons().await.is_empty(), "people are told with it or it comes again");
    table.worker.clock.fetch_add(LEASE_MS, Ordering::SeqCst);
    gone();
    assert_eq!(table.round().await.len(), 1);
    assert_eq!(table.reasons().await, ["missing permission"]);
}

#[tokio::test]
async fn posts_that_hang_leave_room_for_the_others() {
    let mut table = Scene::new("hang").await;
    *table.worker.platform.hangs.lock().unwrap() = (100..116).map(ChannelId).collect();
    let hanging = |n: u64| Outgoing::to(ChannelId(100 + n % 16), "test", format!("hang.{n}"), "9");
    // Many in the order of one channel, and many in channels of their own.
    let mut rows: Vec<Outgoing> = (0..64).map(hanging).collect();
    for row in rows.iter_mut().skip(32) {
        row.in_order = false;
    }
    rows.push(table.row("11"));
    table.says(&rows).await;
    let Scene { worker, .. } = table;
    let (worker, look, stop) =
        (Arc::new(worker), Arc::new(Notify::new()), CancellationToken::new());
    let running = tokio::spawn(Arc::clone(&worker).run(look, stop.clone()));
    let healthy = async {
        while !worker.platform.asked.lock().unwrap().iter().any(|a| a.starts_with("send 5 11")) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), healthy).await.expect("there is room");
    running.abort();
}

#[tokio::test]
async fn a_bad_token_gives_nothing_up() {
    let mut table = Scene::new("token").await;
    table.says(&[table.row("11")]).await;
    table.worker.platform.fails(&[Failure::Permanent(FailureCause::Unauthorised)]);
    assert_eq!(table.round().await.len(), 1);
    assert!(table.reasons().await.is_empty());
    table.worker.clock.fetch_add(16 * 60 * 1000, Ordering::SeqCst);
    assert_eq!(table.round().await.len(), 1);
}

#[tokio::test]
async fn a_new_message_in_a_slot_takes_the_buttons_off_the_one_before() {
    let mut table = Scene::new("slot").await;
    let in_slot = |payload: &str, ordinal| Outgoing {
        game: Some(table.game),
        ordinal: Some(ordinal),
        slot: Some("turn".to_owned()),
        ..table.row(payload)
    };
    let rows = [in_slot("11", 1), in_slot("12", 2)];
    table.says(&rows).await;
    let asked = table.round().await;
    assert_eq!(asked.len(), 3);
    assert_eq!(asked[2], "strip 11");
    let kept = table.worker.store.message(table.game, "turn").await.unwrap().unwrap();
    assert_eq!(kept.message, MessageId(12));
}

#[tokio::test]
async fn a_row_that_cannot_be_prepared_is_tried_a_few_times_and_given_up() {
    for payload in ["fault", "panic"] {
        let mut table = Scene::new(payload).await;
        table.says(&[table.row(payload), table.row("12")]).await;
        for _ in 1..MAX_FAULTS {
            assert!(table.round().await.is_empty());
            assert!(table.reasons().await.is_empty());
            table.worker.clock.fetch_add(16 * 60 * 1000, Ordering::SeqCst);
        }
        assert_eq!(table.round().await.len(), 1, "the next row is not held up for ever");
        assert_eq!(table.reasons().await.len(), 1);
    }
}

#[tokio::test]
async fn what_needs_no_message_is_done_without_one() {
    let mut table = Scene::new("others").await;
    table.says(&[table.row("skip"), table.row("edit"), table.row("dm")]).await;
    table.worker.platform.fails(&[Failure::Permanent(FailureCause::UnknownMessage)]);
    let asked = table.round().await;
    assert_eq!(asked[..2], ["edit 9 later".to_owned(), "open 7".to_owned()]);
    assert!(asked[2].starts_with("send 1007 3 "));
    assert!(table.reasons().await.is_empty());
    assert!(table.worker.store.unsent(10).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_message_in_a_channel_that_the_game_has_left_is_left_as_it_is() {
    let mut table = Scene::new("left").await;
    let causes = [FailureCause::UnknownChannel, FailureCause::MissingAccess];
    for (nth, cause) in causes.into_iter().enumerate() {
        let gone = Failure::Permanent(cause);
        let moved = Outgoing { channel: ChannelId(6), ..table.row("edit") };
        table.says(&[moved]).await;
        table.worker.platform.fails(std::slice::from_ref(&gone));
        table.round().await;
        assert_eq!(table.reasons().await.len(), nth, "the game is elsewhere");
        table.says(&[table.row("edit")]).await;
        table.worker.platform.fails(&[gone]);
        table.round().await;
        assert_eq!(table.reasons().await.len(), nth + 1, "the game is here");
    }
}

#[tokio::test]
async fn the_worker_sends_what_was_left_and_stops_when_told() {
    let mut table = Scene::new("run").await;
    table.says(&[table.row("11"), table.row("12"), table.row("13")]).await;
    let (look, stop) = (Arc::new(Notify::new()), CancellationToken::new());
    let worker = Arc::new(table.worker);
    let running = tokio::spawn(Arc::clone(&worker).run(look, stop.clone()));
    let sent = async {
        while !worker.store.unsent(10).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), sent).await.unwrap();
    stop.cancel();
    tokio::time::timeout(Duration::from_secs(10), running).await.unwrap().unwrap();
    assert_eq!(worker.platform.asked().len(), 3);
}

#[tokio::test]
async fn a_thread_that_has_archived_itself_is_opened_and_a_locked_one_is_left_alone() {
    let closed = Failure::Permanent(FailureCause::ThreadClosed);
    let mut table = Scene::new("thread").await;
    table.says(&[table.row("7")]).await;
    table.worker.platform.fails(std::slice::from_ref(&closed));
    let asked = table.round().await;
    assert_eq!(asked.len(), 3, "{asked:?}");
    assert!(asked[0].starts_with("send 5 7") && asked[2] == asked[0]);
    assert_eq!(asked[1], "wake 5 false");
    assert!(table.reasons().await.is_empty());

    table.says(&[table.row("8")]).await;
    table.worker.platform.fails(&[closed, Failure::Permanent(FailureCause::MissingPermission)]);
    assert_eq!(table.round().await.len(), 2);
    let lost = table.worker.courier.lost.lock().unwrap().clone();
    assert_eq!(lost, [Undeliverable::Refused(FailureCause::ThreadClosed)]);
}

#[tokio::test]
async fn a_clock_that_jumps_while_a_message_is_sent_sends_it_no_second_time() {
    let mut table = Scene::new("jump").await;
    let hold = Arc::new(Notify::new());
    *table.worker.platform.hold.lock().unwrap() = Some(Arc::clone(&hold));
    let mut direct = table.row("dm");
    direct.in_order = false;
    table.says(&[table.row("7"), direct]).await;
    let Scene { worker, .. } = table;
    let (worker, look, stop) =
        (Arc::new(worker), Arc::new(Notify::new()), CancellationToken::new());
    let running = tokio::spawn(Arc::clone(&worker).run(Arc::clone(&look), stop.clone()));
    let asked = || worker.platform.asked.lock().unwrap().len();
    while asked() < 3 {
        tokio::task::yield_now().await;
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    for jump in [2 * LEASE_MS, 86_400_000, -86_400_000] {
        worker.clock.fetch_add(jump, Ordering::SeqCst);
        look.notify_one();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    worker.clock.fetch_add(86_400_000, Ordering::SeqCst);
    hold.notify_waiters();
    *worker.platform.hold.lock().unwrap() = None;
    while !worker.store.unsent(9).await.unwrap().is_empty() {
        hold.notify_waiters();
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    stop.cancel();
    running.await.unwrap();
    let asked = worker.platform.asked();
    assert_eq!(asked.iter().filter(|asked| asked.starts_with("send")).count(), 2, "{asked:?}");
}
