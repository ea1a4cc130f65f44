//! Outages: after one, every clock gets back the time in which nobody could be reached.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use ground::{Context, clocks, finish};
use port::clock;
use port::online::Online;
use storage::{BeginOutcome, Millis};
use table::error::{AppError, Fault};
use table::internal_act::InternalAct;
use table::outcome::Outcome;
use table::timer::TimerKind;
use tokio::sync::Mutex;

/// The stored key of the instant of the last contact with Discord.
const ALIVE: &str = "alive";
/// How often that instant is saved.
const HEARTBEAT: Millis = 60_000;
/// A gap longer than this is an outage.
const OUTAGE: Millis = 10 * 60_000;

/// What this process knows of its contact with Discord.
#[derive(Debug)]
pub(crate) struct Contact {
    /// When contact was last recorded.
    heartbeat: AtomicI64,
    /// Held while it is recorded: acts and timers do so at the same time, and the later time
    /// counts.
    recording: Mutex<()>,
    /// Whether Discord is answering.
    online: Arc<Online>,
}

impl Contact {
    pub(crate) fn new(online: Arc<Online>) -> Self {
        Self { heartbeat: AtomicI64::new(0), recording: Mutex::default(), online }
    }

    /// Records that Discord is reachable. After an outage, every clock gets the lost time back
    /// before any timer is checked.
    ///
    /// # Errors
    /// [`Fault`] of the storage; in that case no timer may be checked either.
    pub(crate) async fn alive(&self, context: &Context) -> Result<(), Fault> {
        // If events arrive but answers cannot be sent, nobody was reached.
        if self.online.is_silent() {
            return Ok(());
        }
        let is_recorded =
            || (context.now() - self.heartbeat.load(Ordering::Relaxed)).abs() < HEARTBEAT;
        if is_recorded() {
            return Ok(());
        }
        let _turn = self.recording.lock().await;
        if is_recorded() {
            return Ok(());
        }
        let kept = self.record(context).await;
        context.meters().kept(kept.is_ok());
        kept
    }

    async fn record(&self, context: &Context) -> Result<(), Fault> {
        // Another process may know the time better, and has kept the last contact by it.
        clock::agree(context.store()).await?;
        let now = context.now();
        match context.store().instant(ALIVE).await? {
            Some(last) if now - last > OUTAGE => recover(context, last, now).await?,
            Some(last) if last - now > HEARTBEAT => go_back(context, last, now).await?,
            _ => context.store().keep_instant(ALIVE, now).await?,
        }
        self.heartbeat.store(now, Ordering::Relaxed);
        Ok(())
    }
}

/// Once, whoever notices it: a second time would take from those who wait what they wait for.
async fn go_back(context: &Context, last: Millis, now: Millis) -> Result<(), Fault> {
    let key = InternalAct::Back(last).key(None, 0);
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(context.store().keep_instant(ALIVE, now).await?);
    };
    tracing::warn!(seconds = (last - now) / 1000, "the clock went back");
    act.clock_went_back(now, last - now).await?;
    // What happens by itself a moment after something else would wait for as long as the clock went
    // back, and nobody could do it instead.
    for kind in [
        TimerKind::StandIn,
        TimerKind::Draw,
        TimerKind::Analyse,
        TimerKind::League,
        TimerKind::Duplicate,
    ] {
        act.postpone(kind.word(), now - last).await?;
    }
    act.keep_instant(ALIVE, now).await?;
    match finish(act, &Outcome::Nothing).await {
        Err(AppError::Fault(fault)) => Err(fault),
        Ok(()) | Err(AppError::Refused(_)) => Ok(()),
    }
}

async fn recover(context: &Context, last: Millis, now: Millis) -> Result<(), Fault> {
    let key = InternalAct::Outage(last).key(None, 0);
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(context.store().keep_instant(ALIVE, now).await?);
    };
    let gap = now - last;
    tracing::warn!(seconds = gap / 1000, "nobody could be reached; the clocks get it back");
    let given = async {
        clocks::give_back(&mut *act, gap).await?;
        for kind in [TimerKind::Poll, TimerKind::Idle, TimerKind::Park, TimerKind::Lobby] {
            act.postpone(kind.word(), gap).await?;
        }
        act.keep_instant(ALIVE, now).await?;
        finish(act, &Outcome::Nothing).await
    };
    match given.await {
        Err(AppError::Fault(fault)) => Err(fault),
        Ok(()) | Err(AppError::Refused(_)) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ground::Options;
    use port::meters::Meters;
    use storage::sqlite::{OpenMode, SqliteStore};
    use storage::{ActKey, InteractionId, Outgoing};

    use super::*;

    const NOW: Millis = 1_800_000_000_000;
    const HOUR: Millis = 60 * 60_000;

    /// What is told of the signs of life.
    #[derive(Debug, Default)]
    struct Signs(std::sync::Mutex<Vec<bool>>);

    impl Meters for Signs {
        fn kept(&self, is_kept: bool) {
            self.0.lock().unwrap().push(is_kept);
        }
    }

    #[tokio::test]
    async fn whether_the_database_takes_a_sign_of_life_is_told() {
        let file = storage::scratch::dir("sign-of-life").join("carcas.sqlite");
        let good = Arc::new(SqliteStore::open(&file, OpenMode::Serve).await.unwrap());
        // It takes nothing, like one on a full disk.
        let full = Arc::new(SqliteStore::open(&file, OpenMode::Read).await.unwrap());
        let signs = Arc::new(Signs::default());
        for store in [good, full] {
            let options = Options { clock: || NOW, meters: signs.clone(), ..Options::default() };
            let _ = Contact::new(Arc::default()).alive(&Context::new(store, options)).await;
        }
        assert_eq!(*signs.0.lock().unwrap(), [true, false]);
    }

    #[tokio::test]
    async fn a_clock_that_went_back_is_noticed_once_by_all_who_notice_it_at_once() {
        let store = storage::scratch::store("went-back").await;
        let options = Options { clock: || NOW, ..Options::default() };
        let context = Context::new(Arc::clone(&store), options);
        let begin = async |id| {
            let key = ActKey::interaction(InteractionId(id));
            let BeginOutcome::New(act) = store.begin(&key, NOW).await.unwrap() else {
                panic!("new")
            };
            act
        };
        let mut waiting = begin(1).await;
        let later = Outgoing::to(storage::ChannelId(5), "ring", "once", "{}");
        let later = Outgoing { not_before: NOW + 10 * HOUR, ..later };
        waiting.enqueue(&later).await.unwrap();
        waiting.commit("").await.unwrap();
        clock::agree(&*store).await.unwrap();
        store.keep_instant(ALIVE, NOW + 2 * HOUR).await.unwrap();
        // Two in one process, and one in another.
        let (contact, other) = (Contact::new(Arc::default()), Contact::new(Arc::default()));
        // Nobody can write until all have seen how late it was.
        let held = begin(2).await;
        let seen = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            drop(held);
        };
        let (alive, again) = (contact.alive(&context), contact.alive(&context));
        let (alive, again, there, ()) = tokio::join!(alive, again, other.alive(&context), seen);
        alive.and(again).and(there).unwrap();
        assert_eq!(store.next_delivery().await.unwrap(), Some(NOW + 8 * HOUR));
    }
}
