//! Whether Discord can be reached: while it hears nothing or answers nothing, no timer fires and all
//! clocks stand still.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use app::App;
use app::timers::worker::TimerHandler;
use port::clock::Clock;
use port::online::Online;
use port::{Application, ChannelId, Failure, Message, MessageId, Platform, UserId};
use storage::Timer;
use table::time_control::{DAY, HOUR};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::common::{command, interaction, now, options, pass_until};
use crate::time::{end, started};

/// A Discord that hears everything and answers no request, or does.
#[derive(Default)]
pub struct Answering(pub AtomicBool);

impl Platform for Answering {
    async fn start_thread(&self, _: ChannelId, _: MessageId, _: &str) -> Result<(), Failure> {
        Err(Failure::Expired)
    }

    async fn answers(&self) -> Result<(), Failure> {
        match self.0.load(Ordering::Relaxed) {
            true => Ok(()),
            false => Err(Failure::Retry { after: None, in_doubt: true }),
        }
    }

    async fn send(&self, _: ChannelId, _: &Message, _: &str) -> Result<MessageId, Failure> {
        Err(Failure::Expired)
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Message) -> Result<(), Failure> {
        Err(Failure::Expired)
    }

    async fn strip(&self, _: ChannelId, _: MessageId) -> Result<(), Failure> {
        Err(Failure::Expired)
    }

    async fn wake(&self, _: ChannelId, _: bool) -> Result<(), Failure> {
        Err(Failure::Expired)
    }

    async fn open_dm(&self, _: UserId) -> Result<ChannelId, Failure> {
        Err(Failure::Expired)
    }
}

#[tokio::test]
async fn while_no_request_is_answered_all_clocks_stand_still() {
    let mut table = started("time-silent").await;
    let (online, discord) = (Arc::new(Online::default()), Answering::default());
    table.app = App::over(table.store.clone(), options(), Arc::clone(&online));
    online.ask(&discord, now()).await;
    assert!(!online.is_up() && !online.is_silent(), "nobody is asked before there is a connection");
    online.found(0);
    let ends = end(&table).await;
    table.store.keep_instant("alive", now()).await.unwrap();
    online.ask(&discord, now()).await;
    assert!(!online.is_up() && online.is_silent());
    // For three days presses are heard, and nobody reads what comes of them.
    for _ in 0..3 {
        pass_until(now() + DAY);
        table.app.handle(interaction(2, command("board"))).await;
    }
    discord.0.store(true, Ordering::Relaxed);
    online.ask(&discord, now()).await;
    assert!(online.is_up());
    table.app.alive().await.unwrap();
    table.deliver().await;
    let later = end(&table).await - ends;
    assert!((later - 3 * DAY).abs() < HOUR, "{later}");
    let told = table.public.last().unwrap();
    assert!(told.content.contains("was unreachable for 72 hours"), "{}", told.content);
}

/// Counts the timers that fire.
#[derive(Default)]
struct Counting(AtomicU32);

impl TimerHandler for Counting {
    async fn alive(&self) -> Result<(), String> {
        Ok(())
    }

    async fn fire(&self, _: Timer) -> Result<(), String> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// A clock that shows an instant long after every deadline.
struct Later;

impl Clock for Later {
    fn now(&self) -> i64 {
        now() + 30 * DAY
    }
}

#[tokio::test]
async fn no_timer_fires_while_discord_cannot_be_reached() {
    let table = started("time-unreachable").await;
    let (timers, online) = (Arc::new(Counting::default()), Arc::new(Online::default()));
    let (discord, look) = (Arc::new(Answering::default()), Arc::new(Notify::new()));
    let stop = CancellationToken::new();
    let worker = tokio::spawn(app::timers::worker::run(
        table.store.clone(),
        Arc::clone(&timers),
        Later,
        (Arc::clone(&online), Arc::clone(&discord)),
        (Arc::clone(&look), Arc::default()),
        stop.clone(),
    ));
    // Neither without a connection nor while no request is answered.
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(timers.0.load(Ordering::Relaxed), 0);
        online.found(0);
        look.notify_one();
    }
    discord.0.store(true, Ordering::Relaxed);
    while timers.0.load(Ordering::Relaxed) == 0 {
        // Each look at the clock of these tests takes a millisecond; a minute passes between two
        // questions to Discord.
        pass_until(now() + HOUR / 60);
        look.notify_one();
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stop.cancel();
    worker.await.unwrap();
}
