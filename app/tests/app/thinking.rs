//! Carcas in a seat of its own: how strongly it plays, and that thinking delays and loses nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use app::App;
use app::timers::worker::{self, TimerHandler};
use brain::Level;
use ground::Options;
use port::clock::Clock;
use port::online::Online;
use queues::thinking::ThinkingLimits;
use storage::Timer;
use table::model::Settings;
use table::time_control::DAY;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::common::{Table, now, options, pass_until};
use crate::reached::Answering;

async fn settings(table: &Table) -> Settings {
    let id = table.id().await;
    let stored = table.store.table(id).await.unwrap().unwrap();
    serde_json::from_str(&stored.game.settings).unwrap()
}

#[tokio::test]
async fn the_host_chooses_how_strongly_carcas_plays_and_the_table_says_so() {
    let mut table = Table::open("thinking-levels").await;
    table.run(2, "game new").await;
    table.run(2, "game invite").await;
    let info = table.run(2, "game info").await.content;
    assert!(info.contains("Carcas plays steadily."), "{info}");
    // Another level keeps it in its seat; without one it leaves.
    for (level, told) in [("strong", "strongly"), ("gentle", "gently")] {
        table.run(2, &format!("game invite level:{level}")).await;
        let info = table.run(2, "game info").await.content;
        assert!(info.contains(&format!("Carcas plays {told}.")), "{info}");
        assert_eq!(Some(settings(&table).await.level), Level::named(level));
    }
    table.run(2, "game invite").await;
    let info = table.run(2, "game info").await.content;
    assert!(!info.contains("Carcas plays"), "{info}");
    // It comes back at the usual level, and can be invited at another one at once.
    table.run(2, "game invite level:gentle").await;
    table.run(2, "game start").await;
    assert_eq!(settings(&table).await.level, Level::Gentle);
}

#[tokio::test]
async fn where_no_level_was_chosen_carcas_plays_steadily() {
    let table = Table::started("thinking-plain", "", &[1, 2]).await;
    let now = settings(&table).await.text().unwrap();
    assert!(!now.contains("level"), "{now}");
    let read: Settings = serde_json::from_str(&now).unwrap();
    assert_eq!(read.level, Level::Steady);
}

/// A game of one against Carcas in which it is to move.
async fn against(name: &str, level: &str) -> Table {
    let mut table = Table::open(name).await;
    table.run(2, "game new").await;
    table.run(2, &format!("game invite level:{level}")).await;
    table.run(2, "game start").await;
    if table.mover().await == Some(2) {
        table.any_turn().await;
    }
    table.deliver().await;
    table
}

#[tokio::test]
async fn every_level_moves_and_a_turn_that_was_being_thought_about_is_not_lost() {
    for level in Level::ALL.map(Level::name) {
        let mut table = against(&format!("thinking-{level}"), level).await;
        let before = table.game().await.turn().number;
        // The process claims the timer and dies while it thinks: its lease ends, and it comes again.
        let claimed = table.store.claim_due(now() + 200_000, 1, 9).await.unwrap();
        assert!(claimed.iter().any(|due| due.kind.starts_with("standin")), "{claimed:?}");
        table.app = App::new(table.store.clone(), options());
        table.let_carcas_move().await;
        assert!(table.game().await.turn().number > before, "{level}");
        // Nor does it move twice, should the first process be alive after all.
        let once = table.game().await;
        for due in claimed {
            table.app.due(&due).await.unwrap();
        }
        assert_eq!(table.game().await.hash(), once.hash());
    }
}

#[tokio::test]
async fn a_thought_is_over_after_its_time_on_the_wall() {
    let mut table = against("thinking-wall", "strong").await;
    let before = table.game().await.turn().number;
    // It would think for minutes.
    let longest = Duration::from_millis(1);
    let thinking = ThinkingLimits { longest, ..ThinkingLimits::default() };
    table.app = App::new(table.store.clone(), Options { thinking, ..options() });
    table.let_carcas_move().await;
    assert!(table.game().await.turn().number > before);
}

#[tokio::test]
async fn a_stand_in_that_is_called_again_in_the_same_state_plays() {
    let mut table = Table::started("thinking-again", "", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "game substitute").await;
    let claimed = table.store.claim_due(now() + 200_000, 1, 9).await.unwrap();
    // It has thought when its player is back, and finds nothing to do.
    table.run(mover, "game return").await;
    for due in claimed.iter().filter(|due| due.kind.starts_with("standin")) {
        table.app.due(due).await.unwrap();
    }
    assert_eq!(table.mover().await, Some(mover));
    table.run(mover, "game substitute").await;
    table.let_carcas_move().await;
    assert_ne!(table.mover().await, Some(mover));
}

/// A timer that takes until it is let go, and one that takes no time.
struct Slow {
    go: Notify,
    began: AtomicBool,
    others: Notify,
}

impl TimerHandler for Slow {
    async fn alive(&self) -> Result<(), String> {
        Ok(())
    }

    fn is_slow(&self, due: &Timer) -> bool {
        due.kind.starts_with("standin")
    }

    async fn fire(&self, due: Timer) -> Result<(), String> {
        if due.kind.starts_with("standin") {
            assert!(!self.began.swap(true, Ordering::Relaxed), "it is begun once");
            self.go.notified().await;
        } else {
            self.others.notify_one();
        }
        Ok(())
    }
}

/// A clock after every deadline.
struct Later;

impl Clock for Later {
    fn now(&self) -> i64 {
        pass_until(now() + DAY);
        now()
    }
}

/// The loop of the timers of a table, after every deadline.
struct Running {
    look: Arc<Notify>,
    done: Arc<Notify>,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Running {
    fn begin<T: TimerHandler>(table: &Table, timers: &Arc<T>) -> Self {
        let (online, stop) = (Online::default(), CancellationToken::new());
        online.found(0);
        let (look, done) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let discord = Answering(AtomicBool::new(true));
        let task = tokio::spawn(worker::run(
            table.store.clone(),
            Arc::clone(timers),
            Later,
            (Arc::new(online), Arc::new(discord)),
            (Arc::clone(&look), Arc::clone(&done)),
            stop.clone(),
        ));
        Self { look, done, stop, task }
    }

    async fn end(self) {
        self.stop.cancel();
        self.look.notify_one();
        self.task.await.unwrap();
    }
}

#[tokio::test]
async fn no_other_timer_waits_for_a_thought() {
    let table = against("thinking-beside", "strong").await;
    let timers = Slow { go: Notify::new(), began: AtomicBool::new(false), others: Notify::new() };
    let timers = Arc::new(timers);
    let running = Running::begin(&table, &timers);
    // Other timers of the table fire while the thought goes on, although its lease ends meanwhile.
    for _ in 0..3 {
        timers.others.notified().await;
        running.look.notify_one();
    }
    assert!(timers.began.load(Ordering::Relaxed), "it thinks");
    timers.go.notify_one();
    running.done.notified().await;
    running.end().await;
}

/// A timer that fails badly the first time.
struct Falling {
    fell: AtomicBool,
    again: Notify,
}

impl TimerHandler for Falling {
    async fn alive(&self) -> Result<(), String> {
        Ok(())
    }

    fn is_slow(&self, due: &Timer) -> bool {
        due.kind.starts_with("standin")
    }

    async fn fire(&self, due: Timer) -> Result<(), String> {
        if self.is_slow(&due) {
            assert!(self.fell.swap(true, Ordering::Relaxed), "this panic is part of the test");
            self.again.notify_one();
        }
        Ok(())
    }
}

#[tokio::test]
async fn a_thought_that_panics_is_begun_again() {
    let table = against("thinking-falls", "strong").await;
    let timers = Falling { fell: AtomicBool::new(false), again: Notify::new() };
    let timers = Arc::new(timers);
    let running = Running::begin(&table, &timers);
    let again = tokio::time::timeout(Duration::from_secs(60), timers.again.notified()).await;
    again.expect("its lease is over, and it is not still being handled");
    running.end().await;
}
