//! The time of day, passed in as a [`Clock`], so that a test can set it. Deadlines are stored
//! instants and are compared with this clock, never with a monotonic one, because they outlive the
//! process.

use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use storage::{Millis, Store, StoreError};

/// Tells the time.
pub trait Clock: Send + Sync + 'static {
    /// Unix time in milliseconds. It may jump in either direction.
    fn now(&self) -> Millis;
}

/// The stored key of how far Discord's clock is ahead of the system's.
pub const CLOCK_SKEW: &str = "ahead";
/// What this process knows of Discord's clock.
static SKEW: Skew = Skew::new();
/// A smaller difference than this is network delay.
const TOLERANCE: Millis = 10_000;
/// The longest way to the database's server and back on which its clock is read.
const LONGEST_WAY: Millis = 1_000;
/// Before a time in the past is believed, this many in a row must agree ...
const SEVERAL: u32 = 5;
/// ... over at least this long, because events held up by a lost connection all arrive late at
/// once.
const APART: Duration = Duration::from_secs(90);
/// The first millisecond of 2015, where snowflakes start counting (Discord, "Snowflakes").
const EPOCH: Millis = 1_420_070_400_000;
/// How many bits of a snowflake are below its time.
const BELOW_TIME: u32 = 22;

/// What is known of Discord's clock.
#[derive(Debug)]
struct Skew {
    /// How far it is ahead of the system's, in milliseconds.
    ahead: AtomicI64,
    /// What the processes last agreed on. Held while they agree: two who did so at once could each take
    /// the other's word for the older one.
    agreed: tokio::sync::Mutex<Option<Agreement>>,
}

/// What the processes agreed on, and what this one knew then.
#[derive(Debug)]
struct Agreement {
    /// How far Discord's clock is ahead of the one they share.
    ahead: Millis,
    /// How far it is ahead of this machine's.
    of_own: Millis,
    /// How far this machine's is ahead of the one they share.
    own: Millis,
    /// When that was, and what this machine's showed.
    at: (Instant, Millis),
}

impl Agreement {
    /// Whether somebody has set this machine's clock since, and not the one that the processes share:
    /// only then has it gone another way than the time that has passed. `own` is how far it is ahead now.
    fn was_set(&self, own: Millis, (now, shows): (Instant, Millis)) -> bool {
        let passed = Millis::try_from((now - self.at.0).as_millis()).unwrap_or(Millis::MAX);
        let (set, moved) = (shows - self.at.1 - passed, own - self.own);
        moved.abs() > TOLERANCE && (set - moved).abs() <= TOLERANCE
    }
}

fn system() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

/// Evidence that Discord's clock is behind our estimate. A single event may just have arrived late,
/// so one alone is not believed.
#[derive(Debug)]
struct Behind {
    since: Instant,
    /// The newest snowflake among them. Only a newer one adds to them: what is delivered once more, by
    /// Discord or by somebody who has recorded it, proves nothing.
    newest: u64,
    count: u32,
    /// The largest offset seen among them: none of them can have arrived early.
    ahead: Millis,
}

static BEHIND: Mutex<Option<Behind>> = Mutex::new(None);

/// Called when something has just happened at Discord under this snowflake. Players read Discord's
/// time, so it corrects a wrong system clock.
pub fn heard(snowflake: u64) {
    let there = instant_of(snowflake);
    // Nothing can fail while this is locked.
    let Ok(mut behind) = BEHIND.lock() else { return };
    let (before, heard) = (ahead(), there - system());
    if let Some(ahead) = believed(before, (snowflake, heard), Instant::now(), &mut behind) {
        tracing::warn!(milliseconds = ahead, "the clock of this machine is not Discord's");
        SKEW.ahead.store(ahead, Ordering::Relaxed);
    }
}

/// The new estimate of how far Discord's clock is ahead; none if it has not changed. A time in the
/// future is always believed: nothing arrives before it was sent.
fn believed(
    before: Millis,
    (snowflake, heard): (u64, Millis),
    now: Instant,
    behind: &mut Option<Behind>,
) -> Option<Millis> {
    if heard >= before - TOLERANCE {
        *behind = None;
        return (heard > before + TOLERANCE).then_some(heard);
    }
    let first = Behind { since: now, newest: 0, count: 0, ahead: heard };
    let seen = behind.get_or_insert(first);
    if snowflake <= seen.newest {
        return None;
    }
    seen.newest = snowflake;
    seen.count += 1;
    seen.ahead = seen.ahead.max(heard);
    let agreed = seen.count >= SEVERAL && now.duration_since(seen.since) >= APART;
    agreed.then(|| behind.take().map(|seen| seen.ahead))?
}

/// Agrees with the other processes on how far Discord's clock is ahead: whoever has learned it from
/// Discord says so, and the others believe it. What is stored is measured by the clock that they
/// share, that of the database's server, because each machine's own may be wrong in its own way.
/// Without a server it is measured by this machine's.
///
/// # Errors
/// Database errors; the clock stays as it was.
pub async fn agree(store: &dyn Store) -> Result<(), StoreError> {
    SKEW.agree(&store).await
}

/// What the processes share: a clock, and how far Discord's is ahead of it.
#[async_trait]
trait SharedClock: Sync {
    /// What the clock shows; none if this machine's is the only one.
    async fn shown(&self) -> Result<Option<Millis>, StoreError>;
    /// How far Discord's clock is ahead, as it was kept last.
    async fn kept(&self) -> Result<Option<Millis>, StoreError>;
    /// Keeps that.
    async fn keep(&self, ahead: Millis) -> Result<(), StoreError>;
}

#[async_trait]
impl SharedClock for &dyn Store {
    async fn shown(&self) -> Result<Option<Millis>, StoreError> {
        self.server_clock().await
    }

    async fn kept(&self) -> Result<Option<Millis>, StoreError> {
        self.instant(CLOCK_SKEW).await
    }

    async fn keep(&self, ahead: Millis) -> Result<(), StoreError> {
        self.keep_instant(CLOCK_SKEW, ahead).await
    }
}

/// How far this machine's clock is ahead of the shared one, half the way there and back counted, and how
/// long that way was. While everybody wants the database it is long, and nobody knows where on it the
/// server looked at its clock.
async fn measured(store: &dyn SharedClock) -> Result<(Millis, Millis), StoreError> {
    let before = system();
    let shared = store.shown().await?;
    let after = system();
    Ok(shared.map_or((0, 0), |shared| (before.midpoint(after) - shared, (after - before).abs())))
}

impl Skew {
    const fn new() -> Self {
        let (ahead, agreed) = (AtomicI64::new(0), tokio::sync::Mutex::const_new(None));
        Self { ahead, agreed }
    }

    async fn agree(&self, store: &dyn SharedClock) -> Result<(), StoreError> {
        let mut agreed = self.agreed.lock().await;
        let (mut own, mut way) = measured(store).await?;
        if way > LONGEST_WAY {
            (own, way) = measured(store).await?;
        }
        if way > LONGEST_WAY && agreed.is_some() {
            return Ok(());
        }
        let stored = store.kept().await?;
        let known = self.ahead.load(Ordering::Relaxed);
        let mine = known + own;
        let at = (Instant::now(), system());
        let learned = agreed.as_ref().is_some_and(|agreed| {
            let heard = known != agreed.of_own;
            (mine - agreed.ahead).abs() > TOLERANCE && (heard || !agreed.was_set(own, at))
        });
        let now = match stored {
            Some(stored) if !learned => stored,
            // Without anything stored, the first one decides.
            None if agreed.is_none() => 0,
            _ => mine,
        };
        // What has just been heard from Discord is not forgotten for it.
        let (relaxed, of_own) = (Ordering::Relaxed, now - own);
        let _ = self.ahead.compare_exchange(known, of_own, relaxed, relaxed);
        if stored != Some(now) {
            store.keep(now).await?;
        }
        *agreed = Some(Agreement { ahead: now, of_own, own, at });
        Ok(())
    }
}

/// When a snowflake was created, by Discord's clock.
pub fn instant_of(snowflake: u64) -> Millis {
    Millis::try_from(snowflake >> BELOW_TIME).unwrap_or(0) + EPOCH
}

/// How far Discord's clock is ahead, to be kept across restarts.
pub fn ahead() -> Millis {
    SKEW.ahead.load(Ordering::Relaxed)
}

/// The system clock, corrected to agree with Discord's.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        system() + ahead()
    }
}

impl<C: Clock + ?Sized> Clock for std::sync::Arc<C> {
    fn now(&self) -> Millis {
        (**self).now()
    }
}

/// A clock that stands still until somebody moves it.
impl Clock for AtomicI64 {
    fn now(&self) -> Millis {
        self.load(Ordering::SeqCst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_follows_discords_and_does_not_mind_the_way_between() {
        const DAY: Millis = 86_400_000;
        let flake = |at: Millis| u64::try_from(at - EPOCH).unwrap() << BELOW_TIME;
        let near = |wanted: Millis| (SystemClock.now() - wanted).abs() < TOLERANCE;
        heard(flake(system() - 3_000));
        assert_eq!(ahead(), 0, "a slow way is no wrong clock");
        heard(flake(system() + DAY));
        assert!(near(system() + DAY));
        heard(flake(system()));
        assert!(near(system() + DAY), "one that is late turns no clock back");
        SKEW.ahead.store(0, Ordering::Relaxed);
    }

    /// A store without a server, or with one. Its second answer about an instant comes late: it is about what
    /// was true when it was asked.
    #[derive(Debug, Default)]
    struct LateStore {
        kept: Mutex<Option<Millis>>,
        answers: AtomicI64,
        /// How long the way to its server is, if it has one: the clock is read at the end.
        way: Mutex<Option<Duration>>,
        /// How far that clock is ahead of this machine's.
        shows: AtomicI64,
    }

    #[async_trait]
    impl SharedClock for LateStore {
        async fn kept(&self) -> Result<Option<Millis>, StoreError> {
            let kept = *self.kept.lock().unwrap();
            if self.answers.fetch_add(1, Ordering::Relaxed) == 1 {
                // Everybody else does meanwhile what they can.
                for _ in 0..100 {
                    tokio::task::yield_now().await;
                }
            }
            Ok(kept)
        }

        async fn keep(&self, ahead: Millis) -> Result<(), StoreError> {
            *self.kept.lock().unwrap() = Some(ahead);
            Ok(())
        }

        async fn shown(&self) -> Result<Option<Millis>, StoreError> {
            let way = *self.way.lock().unwrap();
            let Some(way) = way else { return Ok(None) };
            tokio::time::sleep(way).await;
            Ok(Some(system() + self.shows.load(Ordering::Relaxed)))
        }
    }

    #[tokio::test]
    async fn two_that_agree_at_once_do_not_forget_what_discord_has_just_told() {
        const DAY: Millis = 86_400_000;
        let (skew, store) = (Skew::new(), LateStore::default());
        skew.agree(&store).await.unwrap();
        let heard = async {
            // The other one has asked what is stored, and has no answer yet.
            skew.ahead.store(DAY, Ordering::Relaxed);
            skew.agree(&store).await
        };
        let (first, second) = tokio::join!(skew.agree(&store), heard);
        first.and(second).unwrap();
        assert_eq!(skew.ahead.load(Ordering::Relaxed), DAY);
        assert_eq!(*store.kept.lock().unwrap(), Some(DAY), "the others are told");
    }

    #[tokio::test]
    async fn the_clock_of_a_server_that_answers_late_is_not_believed() {
        let (skew, store) = (Skew::new(), LateStore::default());
        *store.way.lock().unwrap() = Some(Duration::ZERO);
        skew.agree(&store).await.unwrap();
        *store.way.lock().unwrap() = Some(Duration::from_millis(1_500));
        skew.agree(&store).await.unwrap();
        let ahead = skew.ahead.load(Ordering::Relaxed);
        assert!(ahead.abs() < 500, "{ahead}");
    }

    #[tokio::test]
    async fn who_sets_the_clock_of_one_machine_moves_the_time_of_no_process() {
        const MONTH: Millis = 30 * 86_400_000;
        let (skew, store) = (&Skew::new(), LateStore::default());
        *store.way.lock().unwrap() = Some(Duration::ZERO);
        let ahead = || skew.ahead.load(Ordering::Relaxed);
        let stored = || store.kept.lock().unwrap().unwrap();
        skew.agree(&store).await.unwrap();
        // When they agreed, this machine's clock was a month behind what it shows since.
        let set = |by: Millis| async move {
            let mut agreed = skew.agreed.lock().await;
            let before = agreed.as_mut().unwrap();
            before.own -= by;
            before.at.1 -= by;
            before.of_own += by;
            skew.ahead.fetch_add(by, Ordering::Relaxed);
        };
        set(MONTH).await;
        assert!(ahead() > MONTH / 2);
        skew.agree(&store).await.unwrap();
        assert!(ahead().abs() < TOLERANCE && stored().abs() < TOLERANCE);
        // The clock that they share was set, and Discord's was not.
        store.shows.store(-MONTH, Ordering::Relaxed);
        skew.agree(&store).await.unwrap();
        assert!(ahead().abs() < TOLERANCE, "{}", ahead());
        assert!((stored() - MONTH).abs() < TOLERANCE, "the others are told");
        // It was set, and Discord was heard before anybody looked: that is right as it is.
        set(-MONTH).await;
        skew.ahead.store(0, Ordering::Relaxed);
        skew.agree(&store).await.unwrap();
        assert!(ahead().abs() < TOLERANCE && (stored() - MONTH).abs() < TOLERANCE);
    }

    #[test]
    fn the_past_is_believed_from_several_that_do_not_come_at_once() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut behind = None;
        // After a reconnect, everything that was held up arrives late at once.
        for late in 1..50 {
            let heard = (late, -700_000 + late as Millis);
            assert_eq!(believed(0, heard, at(0), &mut behind), None);
        }
        assert_eq!(believed(0, (60, -100), at(100), &mut behind), None, "this one came in time");
        // Somebody repeats what was said an hour ago.
        for again in 0..50_u32 {
            let heard = (9, -3_600_000 - Millis::from(again) * 5_000);
            assert_eq!(believed(0, heard, at(100 + 5 * u64::from(again)), &mut behind), None);
        }
        behind = None;
        // The machine's clock was set an hour ahead.
        for (n, delay) in (0..).zip([4_000, 900, 6_000, 2_000, 3_000]) {
            let heard = (100 + n, -3_600_000 - delay);
            let heard = believed(0, heard, at(400 + 30 * n), &mut behind);
            assert_eq!(heard, (n == 4).then_some(-3_600_900), "{n}: whoever was fastest is right");
        }
        assert_eq!(believed(0, (200, 86_400_000), at(600), &mut behind), Some(86_400_000));
    }

    #[test]
    fn the_system_clock_is_after_this_was_written() {
        assert!(SystemClock.now() > 1_795_000_000_000 - 86_400_000 * 365);
    }
}
