//! Timers: one loop that waits for the earliest stored timer and hands it on. Timers are rows with
//! an instant, so neither a restart nor a clock jump loses or doubles one. The application decides
//! what they do.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use port::Platform;
use port::clock::Clock;
use port::online::Online;
use storage::{ActKey, Millis, Store, Timer};
use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// How long this process owns a claimed timer, in milliseconds.
const LEASE_MS: Millis = 60_000;
/// How many timers are claimed at once.
const BATCH: u32 = 16;
/// The longest sleep: the clock may jump while nothing seems to be due.
const LONGEST_SLEEP: Duration = Duration::from_secs(20);
/// How long a look at the timers may take. A server that has vanished without a word never answers.
const LOOK: Duration = Duration::from_secs(30);
/// How long what others wait for may take: a timer that is not slow, and giving back an outage.
const STEP: Duration = Duration::from_secs(3 * 60);
/// How often the leases of slow timers are looked at.
const RENEWED_EVERY: Duration = Duration::from_secs(10);
/// The wait after a storage error.
const AFTER_FAULT: Duration = Duration::from_secs(2);

/// What the application does when a timer comes due.
pub trait TimerHandler: Send + Sync + 'static {
    /// Called whenever the loop turns, and before each timer: it is alive.
    fn turned(&self) {}

    /// Called while Discord is reachable, before timers are checked: the time lost to an outage is
    /// given back first.
    ///
    /// # Errors
    /// A line for the log; no timer is checked then.
    fn alive(&self) -> impl Future<Output = Result<(), String>> + Send;

    /// Whether a timer takes so long that no other may wait for it: it is handled beside them.
    fn is_slow(&self, _due: &Timer) -> bool {
        false
    }

    /// Handles one timer in an act under [`Timer::key`]; committing the act removes the timer.
    ///
    /// # Errors
    /// A line for the log; the timer comes back when its lease is over.
    fn fire(&self, due: Timer) -> impl Future<Output = Result<(), String>> + Send;
}

/// Fires timers until `stop`, while Discord is reachable: `online` has a connection, and `platform`
/// answers. `look` wakes the loop when a timer may have been set. `done` is notified after timers
/// were handled, because they may have left messages.
pub async fn run<T: TimerHandler, P: Platform>(
    store: Arc<dyn Store>,
    timers: Arc<T>,
    clock: impl Clock,
    (online, platform): (Arc<Online>, Arc<P>),
    (look, done): (Arc<Notify>, Arc<Notify>),
    stop: CancellationToken,
) {
    let slow =
        SlowTimers { look: Arc::clone(&look), done: Arc::clone(&done), busy: Arc::default() };
    let turning = async {
        while !stop.is_cancelled() {
            timers.turned();
            online.ask(&*platform, clock.now()).await;
            let pause = match online.is_up() {
                false => Ok(0),
                true => beside(&*store, &timers, &clock, &slow).await,
            };
            let pause = match pause {
                Ok(0) if !online.is_up() => LONGEST_SLEEP,
                Ok(0) => {
                    within(LOOK, sleep_until_next(&*store, &clock)).await.unwrap_or(AFTER_FAULT)
                }
                Ok(_) => {
                    done.notify_one();
                    continue;
                }
                Err(error) => {
                    tracing::warn!(error, "timers could not be read");
                    AFTER_FAULT
                }
            };
            tokio::select! {
                () = stop.cancelled() => {}
                () = look.notified() => {}
                () = tokio::time::sleep(pause) => {}
            }
        }
    };
    tokio::select! {
        () = turning => {}
        () = slow.keep(&*store, &clock, RENEWED_EVERY) => {}
    }
}

/// The timers that are handled beside the others. Their leases are renewed, so that no other process
/// begins them as well; one whose lease ends nevertheless is not begun again here.
#[derive(Clone)]
struct SlowTimers {
    look: Arc<Notify>,
    done: Arc<Notify>,
    /// Which, and until when they are claimed.
    busy: Arc<Mutex<HashMap<ActKey, Millis>>>,
}

impl SlowTimers {
    fn busy(&self) -> std::sync::MutexGuard<'_, HashMap<ActKey, Millis>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps them for this process, for ever: also while it alone has lost Discord, and while the loop
    /// waits for a database that does not answer one of its questions.
    async fn keep(&self, store: &dyn Store, clock: &impl Clock, every: Duration) {
        loop {
            tokio::time::sleep(every).await;
            if let Err(error) = within(LOOK, self.renew(store, clock.now())).await {
                tracing::warn!(error, "another process may begin what this one is at");
            }
        }
    }

    /// Renews the leases of which half is over, or which are longer than they can be because the clock went
    /// back. One that cannot be renewed keeps no other from it.
    async fn renew(&self, store: &dyn Store, now: Millis) -> Result<(), String> {
        let busy: Vec<(ActKey, Millis)> =
            self.busy().iter().map(|(key, until)| (key.clone(), *until)).collect();
        let is_fresh = |until: Millis| (LEASE_MS / 2..=LEASE_MS).contains(&(until - now));
        let mut renewed = Ok(());
        for (key, _) in busy.into_iter().filter(|(_, until)| !is_fresh(*until)) {
            let until = now + LEASE_MS;
            match store.keep_claimed(&key, until).await {
                Ok(()) => {
                    self.busy().entry(key).and_modify(|own| *own = until);
                }
                Err(error) => renewed = Err(error.to_string()),
            }
        }
        renewed
    }

    /// Handles a timer, claimed until `until`, in a task of its own.
    fn begin<T: TimerHandler>(&self, timers: &Arc<T>, due: Timer, until: Millis) {
        let key = due.key();
        if self.busy().insert(key.clone(), until).is_some() {
            return;
        }
        let (timers, busy) = (Arc::clone(timers), Busy { slow: self.clone(), key });
        tokio::spawn(async move {
            fire(&*timers, due).await;
            drop(busy);
        });
    }
}

/// A timer that is being handled; over when this is dropped, so also after a panic.
struct Busy {
    slow: SlowTimers,
    key: ActKey,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.slow.busy().remove(&self.key);
        // It may have left messages, and timers.
        self.slow.done.notify_one();
        self.slow.look.notify_one();
    }
}

/// Handles the timers that are due and returns how many there were; waits for no slow one.
async fn beside<T: TimerHandler>(
    store: &dyn Store,
    timers: &Arc<T>,
    clock: &impl Clock,
    slow: &SlowTimers,
) -> Result<usize, String> {
    // The claim is a little later, and so is its end.
    let until = clock.now() + LEASE_MS;
    let claimed = claimed(store, &**timers, clock).await?;
    let count = claimed.len();
    // First those whose leases are renewed: the others may take longer than a lease.
    let (long, short): (Vec<Timer>, Vec<Timer>) =
        claimed.into_iter().partition(|due| timers.is_slow(due));
    for due in long {
        slow.begin(timers, due, until);
    }
    for due in short {
        timers.turned();
        fire_soon(&**timers, due).await;
    }
    Ok(count)
}

/// Gives up what takes too long: it is undone, and comes again.
async fn within<T>(
    limit: Duration,
    step: impl Future<Output = Result<T, String>>,
) -> Result<T, String> {
    timeout(limit, step).await.unwrap_or_else(|_| Err("it took too long".to_owned()))
}

/// Handles the timers that are due and returns how many there were.
///
/// # Errors
/// A line for the log.
pub async fn round<T: TimerHandler>(
    store: &dyn Store,
    timers: &T,
    clock: &impl Clock,
) -> Result<usize, String> {
    let claimed = claimed(store, timers, clock).await?;
    let count = claimed.len();
    for due in claimed {
        timers.turned();
        fire(timers, due).await;
    }
    Ok(count)
}

async fn claimed<T: TimerHandler>(
    store: &dyn Store,
    timers: &T,
    clock: &impl Clock,
) -> Result<Vec<Timer>, String> {
    within(STEP, timers.alive()).await?;
    within(LOOK, async {
        // Claiming takes the database's only writer from those who act, looking does not.
        let next = store.next_due().await.map_err(|error| error.to_string())?;
        if next.is_none_or(|at| at > clock.now()) {
            return Ok(Vec::new());
        }
        let claimed = store.claim_due(clock.now(), LEASE_MS, BATCH).await;
        claimed.map_err(|error| error.to_string())
    })
    .await
}

async fn fire<T: TimerHandler>(timers: &T, due: Timer) {
    fired(&due.clone(), timers.fire(due)).await;
}

/// The same for a timer for which others wait.
async fn fire_soon<T: TimerHandler>(timers: &T, due: Timer) {
    fired(&due.clone(), within(STEP, timers.fire(due))).await;
}

async fn fired(due: &Timer, handled: impl Future<Output = Result<(), String>>) {
    let (kind, game, ordinal) = (&due.kind, due.game, due.ordinal);
    match handled.await {
        Ok(()) => tracing::debug!(kind, %game, ordinal, "timer handled"),
        Err(error) => tracing::error!(kind, %game, ordinal, error, "timer not handled"),
    }
}

async fn sleep_until_next(store: &dyn Store, clock: &impl Clock) -> Result<Duration, String> {
    let next = store.next_due().await.map_err(|error| error.to_string())?;
    let wait = next.map(|at| at.saturating_sub(clock.now()));
    let wait = wait.map(|ms| Duration::from_millis(u64::try_from(ms).unwrap_or(0)));
    Ok(wait.unwrap_or(LONGEST_SLEEP).clamp(Duration::from_millis(10), LONGEST_SLEEP))
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicI64, Ordering};

    use storage::{ActKey, BeginOutcome, ChannelId, GameId, InteractionId, NewGame, State, UserId};

    use super::*;

    struct Ledger {
        store: Arc<dyn Store>,
        fired: Mutex<Vec<(String, u32)>>,
    }

    impl TimerHandler for Ledger {
        async fn alive(&self) -> Result<(), String> {
            Ok(())
        }

        async fn fire(&self, due: Timer) -> Result<(), String> {
            let key = due.key();
            let BeginOutcome::New(act) = self.store.begin(&key, due.due_at).await.unwrap() else {
                return Ok(());
            };
            self.fired.lock().unwrap().push((due.kind, due.ordinal));
            act.commit("done").await.map_err(|error| error.to_string())
        }
    }

    async fn game_with_timers(store: &dyn Store, timers: &[(&str, Millis)]) {
        let key = ActKey::interaction(InteractionId(1));
        let BeginOutcome::New(mut act) = store.begin(&key, 0).await.unwrap() else { panic!("new") };
        let new = NewGame {
            guild: None,
            channel: ChannelId(5),
            host: UserId(7),
            settings: "{}".to_owned(),
        };
        let game = act.create_game(&new).await.unwrap();
        act.join(game, UserId(7)).await.unwrap();
        let state = State { snapshot: String::new(), hash: String::new(), to_move: Some(0) };
        act.start(game, &state).await.unwrap();
        for &(kind, due_at) in timers {
            let due = Timer { kind: kind.to_owned(), game, ordinal: 0, due_at };
            act.schedule(&due).await.unwrap();
        }
        act.commit("").await.unwrap();
    }

    /// What waits for something that never comes.
    struct Hanging;

    impl TimerHandler for Hanging {
        async fn alive(&self) -> Result<(), String> {
            std::future::pending().await
        }

        async fn fire(&self, _: Timer) -> Result<(), String> {
            std::future::pending().await
        }
    }

    #[tokio::test]
    async fn a_timer_and_an_outage_that_never_end_do_not_stop_the_others() {
        let store = storage::scratch::store("hangs").await;
        tokio::time::pause();
        let due = Timer { kind: "draw".to_owned(), game: GameId(7), ordinal: 0, due_at: 0 };
        fire_soon(&Hanging, due).await;
        let claimed = claimed(&*store, &Hanging, &AtomicI64::new(0)).await;
        assert_eq!(claimed.unwrap_err(), "it took too long");
    }

    /// What takes its time.
    struct Slow;

    impl TimerHandler for Slow {
        async fn alive(&self) -> Result<(), String> {
            Ok(())
        }

        fn is_slow(&self, _: &Timer) -> bool {
            true
        }

        async fn fire(&self, _: Timer) -> Result<(), String> {
            std::future::pending().await
        }
    }

    #[tokio::test]
    async fn a_timer_that_takes_longer_than_its_lease_is_given_to_nobody_else() {
        let store = storage::scratch::store("kept").await;
        game_with_timers(&*store, &[("look", 1_000)]).await;
        let (timers, clock) = (Arc::new(Slow), Arc::new(AtomicI64::new(1_000)));
        let slow = SlowTimers { look: Arc::default(), done: Arc::default(), busy: Arc::default() };
        assert_eq!(beside(&*store, &timers, &clock, &slow).await, Ok(1));
        // The loop waits for something else: for Discord, or for an answer of the database.
        let waiting = async {
            for _ in 0..10 {
                clock.fetch_add(40_000, Ordering::SeqCst);
                while slow.busy().values().any(|until| *until < clock.now() + LEASE_MS) {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                // Another process looks, too.
                assert_eq!(store.claim_due(clock.now(), 1, 9).await.unwrap(), []);
            }
        };
        tokio::select! {
            waited = timeout(STEP, waiting) => waited.unwrap(),
            () = slow.keep(&*store, &clock, Duration::from_millis(1)) => {}
        }
    }

    /// Notes whether a slow timer has begun when another one is handled.
    struct Noting {
        slow: SlowTimers,
        had_begun: Mutex<Vec<bool>>,
    }

    impl TimerHandler for Noting {
        async fn alive(&self) -> Result<(), String> {
            Ok(())
        }

        fn is_slow(&self, due: &Timer) -> bool {
            due.kind == "look"
        }

        async fn fire(&self, due: Timer) -> Result<(), String> {
            if !self.is_slow(&due) {
                self.had_begun.lock().unwrap().push(!self.slow.busy().is_empty());
            }
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_slow_timer_does_not_wait_for_another_that_may_outlast_its_lease() {
        let store = storage::scratch::store("first").await;
        game_with_timers(&*store, &[("draw", 1_000), ("look", 2_000)]).await;
        let slow = SlowTimers { look: Arc::default(), done: Arc::default(), busy: Arc::default() };
        let timers = Arc::new(Noting { slow: slow.clone(), had_begun: Mutex::default() });
        let clock = Arc::new(AtomicI64::new(2_000));
        assert_eq!(beside(&*store, &timers, &clock, &slow).await, Ok(2));
        assert_eq!(*timers.had_begun.lock().unwrap(), [true]);
    }

    #[tokio::test]
    async fn a_timer_fires_once_and_not_before_its_time() {
        let store = storage::scratch::store("due").await;
        game_with_timers(&*store, &[("later", 5_000), ("draw", 1_000)]).await;
        let ledger = Ledger { store: store.clone(), fired: Mutex::default() };
        let clock = Arc::new(AtomicI64::new(999));
        assert_eq!(round(&*store, &ledger, &clock).await.unwrap(), 0);
        assert_eq!(
            sleep_until_next(&*store, &clock).await.unwrap(),
            Duration::from_millis(10),
            "the timer is a millisecond away"
        );
        clock.fetch_add(1, Ordering::SeqCst);
        assert_eq!(round(&*store, &ledger, &clock).await.unwrap(), 1);
        clock.fetch_add(-1_000, Ordering::SeqCst);
        assert_eq!(round(&*store, &ledger, &clock).await.unwrap(), 0, "the clock went back");
        clock.fetch_add(1_000_000, Ordering::SeqCst);
        assert_eq!(round(&*store, &ledger, &clock).await.unwrap(), 1);
        assert_eq!(round(&*store, &ledger, &clock).await.unwrap(), 0);
        let fired = ledger.fired.lock().unwrap().clone();
        assert_eq!(fired, [("draw".to_owned(), 0), ("later".to_owned(), 0)]);
    }
}
