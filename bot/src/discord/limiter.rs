//! Rate limits as Discord states them in its responses. Each pair of route and owner (a channel, an
//! interaction) has its own bucket, and each bucket has one request in flight at a time. So the
//! messages of a channel arrive in order, and no channel waits for another. The application's overall
//! limit is one schedule for all processes: each request that counts takes the next place in it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use storage::Millis;
use storage::fleet::{Fleet, Spacing};
use tokio::sync::OwnedMutexGuard;
use tokio::time::{Instant, timeout};

/// The requests a second that Discord allows any application, not counting those of interactions.
const ALLOWED: u32 = 50;
/// The name of their schedule.
const SCHEDULE: &str = "requests";
/// How long taking a place may take.
const PLACE_WITHIN: Duration = Duration::from_secs(1);
/// The pace of this process if it cannot ask for a place: the others may be in the same position.
const UNSURE: Duration = Duration::from_millis(250);
/// A request that would be held back for longer is given back: whoever asks has other things to do,
/// and a loop that stood still for an hour would look dead.
const LONGEST_HOLD: Duration = Duration::from_secs(30);
/// Above this many buckets, unused ones are forgotten.
const BUCKETS: usize = 2_048;

/// The bucket that a request draws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// The kind of request.
    pub(super) route: &'static str,
    /// The channel, or a number for the interaction.
    pub(super) owner: u64,
}

/// The known state of a bucket.
#[derive(Debug)]
pub(super) struct Bucket {
    /// Requests left, as far as known.
    remaining: u32,
    /// When `remaining` expires.
    resets: Instant,
}

/// One request's turn; the next request in its bucket waits until this is dropped.
pub(super) type Permit = OwnedMutexGuard<Bucket>;

/// All buckets.
#[derive(Debug)]
pub(super) struct Limiter {
    buckets: Mutex<HashMap<Key, Arc<tokio::sync::Mutex<Bucket>>>>,
    fleet: Arc<dyn Fleet>,
    /// The pace of all processes together.
    pace: Spacing,
    /// When the place is that was too far away to be waited for: all later ones are after it.
    far: Mutex<Option<Instant>>,
    /// Requests wait one after the other where no place can be asked for.
    unsure: tokio::sync::Mutex<()>,
}

impl Bucket {
    fn wait(&self, now: Instant) -> Duration {
        match self.remaining {
            0 => self.resets.saturating_duration_since(now),
            _ => Duration::ZERO,
        }
    }

    /// Records what a response says about the bucket.
    pub(super) fn learn(&mut self, remaining: u32, reset_after: Duration) {
        self.remaining = remaining;
        self.resets = Instant::now() + reset_after;
    }

    /// Blocks this bucket for this long.
    pub(super) fn block(&mut self, pause: Duration) {
        self.learn(0, pause);
    }
}

/// The pace that keeps to what Discord allows in a second: four fifths of it one by one, and a sixth
/// that may be taken ahead. Places are whole milliseconds apart.
fn pace(per_second: u32) -> Spacing {
    Spacing { every: Millis::from(1_250_u32.div_ceil(per_second)), burst: per_second * 4 / 25 }
}

impl Limiter {
    pub(super) fn new(fleet: Arc<dyn Fleet>) -> Self {
        let (buckets, far, unsure) = Default::default();
        Self { buckets, fleet, pace: pace(ALLOWED), far, unsure }
    }

    /// For an application that may make so many requests a second.
    pub(super) fn allowed(self, per_second: u32) -> Self {
        Self { pace: pace(per_second), ..self }
    }

    /// Waits for a request's turn in its bucket; [`Limiter::ready`] must follow.
    pub(super) async fn turn(&self, key: Key) -> Permit {
        let bucket = {
            let mut buckets = self.buckets.lock().unwrap_or_else(|p| p.into_inner());
            if buckets.len() > BUCKETS {
                let now = Instant::now();
                buckets.retain(|_, bucket| {
                    let idle = bucket.try_lock().is_ok_and(|bucket| bucket.resets <= now);
                    !idle || Arc::strong_count(bucket) > 1
                });
            }
            let fresh = || Bucket { remaining: u32::MAX, resets: Instant::now() };
            let bucket = buckets.entry(key);
            Arc::clone(bucket.or_insert_with(|| Arc::new(tokio::sync::Mutex::new(fresh()))))
        };
        bucket.lock_owned().await
    }

    /// Waits until there is room in the bucket and, unless the request is `exempt`, in the
    /// application's overall limit; takes one from each.
    ///
    /// # Errors
    /// How long the wait would be, if it is too long to hold a request back.
    pub(super) async fn ready(&self, turn: &mut Permit, exempt: bool) -> Result<(), Duration> {
        hold(turn.wait(Instant::now())).await?;
        if !exempt {
            self.place().await?;
        }
        turn.remaining = match turn.remaining {
            0 => u32::MAX,
            left => left.saturating_sub(1),
        };
        Ok(())
    }

    /// Waits for a place among the requests of all processes. None is taken that nobody would wait for:
    /// it would stay empty, and those who come later would be later for it.
    async fn place(&self) -> Result<(), Duration> {
        let far = *self.far.lock().unwrap_or_else(|p| p.into_inner());
        let wait = far.map_or(Duration::ZERO, |far| far.saturating_duration_since(Instant::now()));
        if wait > LONGEST_HOLD {
            return Err(wait);
        }
        match timeout(PLACE_WITHIN, self.fleet.reserve(SCHEDULE, self.pace)).await {
            Ok(Ok(wait)) => {
                let wait = Duration::from_millis(wait.unsigned_abs());
                if wait > LONGEST_HOLD {
                    let far = Some(Instant::now() + wait);
                    *self.far.lock().unwrap_or_else(|p| p.into_inner()) = far;
                }
                hold(wait).await
            }
            Ok(Err(_)) | Err(_) => {
                let _turn = self.unsure.lock().await;
                tokio::time::sleep(UNSURE).await;
                Ok(())
            }
        }
    }

    /// Blocks the requests of all processes for this long, except answers to interactions.
    pub(super) async fn block_all(&self, pause: Duration) {
        let pause = Millis::try_from(pause.as_millis()).unwrap_or(Millis::MAX / 2);
        let blocked = timeout(PLACE_WITHIN, self.fleet.block(SCHEDULE, pause)).await;
        if !matches!(blocked, Ok(Ok(()))) {
            tracing::warn!("the other processes were not told to pause");
        }
    }
}

/// Waits this long, unless that is too long.
async fn hold(wait: Duration) -> Result<(), Duration> {
    if wait > LONGEST_HOLD {
        return Err(wait);
    }
    tokio::time::sleep(wait).await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: Key = Key { route: "channel message", owner: 5 };

    fn limiter() -> Limiter {
        Limiter::new(Arc::new(storage::alone::Alone::default()))
    }

    async fn one(limiter: &Limiter, key: Key, exempt: bool) {
        let mut turn = limiter.turn(key).await;
        limiter.ready(&mut turn, exempt).await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn an_empty_bucket_makes_its_own_wait_and_no_other() {
        let (limiter, start) = (limiter(), Instant::now());
        let mut turn = limiter.turn(KEY).await;
        limiter.ready(&mut turn, false).await.unwrap();
        turn.learn(0, Duration::from_secs(3));
        drop(turn);
        one(&limiter, Key { owner: 6, ..KEY }, false).await;
        assert_eq!(start.elapsed(), Duration::ZERO);
        one(&limiter, KEY, false).await;
        assert_eq!(start.elapsed(), Duration::from_secs(3));
        one(&limiter, KEY, false).await;
        assert_eq!(start.elapsed(), Duration::from_secs(3), "the bucket was filled again");
    }

    #[tokio::test(start_paused = true)]
    async fn the_requests_of_a_bucket_go_one_after_the_other_in_order() {
        let limiter = Arc::new(limiter());
        let first = limiter.turn(KEY).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let mut waiting = Vec::new();
        for number in 0..5 {
            let (limiter, order) = (Arc::clone(&limiter), Arc::clone(&order));
            waiting.push(tokio::spawn(async move {
                let _turn = limiter.turn(KEY).await;
                order.lock().unwrap().push(number);
            }));
            tokio::task::yield_now().await;
        }
        assert!(order.lock().unwrap().is_empty());
        drop(first);
        for task in waiting {
            task.await.unwrap();
        }
        assert_eq!(*order.lock().unwrap(), [0, 1, 2, 3, 4]);
    }

    #[tokio::test(start_paused = true)]
    async fn no_second_has_more_requests_than_the_application_may_make() {
        // Where places cannot be close enough, fewer are used than are allowed.
        for (allowed, used) in [(10, 9), (50, 40), (51, 40), (500, 400), (1_000, 600)] {
            let (limiter, mut at) = (limiter().allowed(allowed), Vec::new());
            for owner in 0..4 * u64::from(allowed) {
                one(&limiter, Key { owner, ..KEY }, false).await;
                at.push(Instant::now());
            }
            let second = Duration::from_secs(1);
            let within = |from: &Instant| {
                at.iter().filter(|at| (*from..*from + second).contains(*at)).count()
            };
            let most = at.iter().step_by(7).map(within).max().unwrap();
            assert!((used..=allowed as usize).contains(&most), "{most} of {allowed}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_global_block_spares_the_answers_to_interactions() {
        let (limiter, start) = (limiter(), Instant::now());
        limiter.block_all(Duration::from_secs(7)).await;
        one(&limiter, Key { route: "callback", owner: 1 }, true).await;
        assert_eq!(start.elapsed(), Duration::ZERO);
        one(&limiter, KEY, false).await;
        assert_eq!(start.elapsed(), Duration::from_secs(7));
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_out_a_long_block() {
        let (limiter, start, hour) = (limiter(), Instant::now(), Duration::from_secs(3_600));
        let mut turn = limiter.turn(KEY).await;
        turn.block(hour);
        assert_eq!(limiter.ready(&mut turn, true).await, Err(hour), "of this bucket");
        drop(turn);
        limiter.block_all(hour).await;
        let mut turn = limiter.turn(Key { owner: 6, ..KEY }).await;
        assert_eq!(limiter.ready(&mut turn, false).await, Err(hour), "of all");
        assert_eq!(start.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_given_back_leaves_no_place_empty() {
        let (limiter, start, hour) = (limiter(), Instant::now(), Duration::from_secs(3_600));
        limiter.block_all(hour).await;
        for owner in 0..1_000 {
            let mut turn = limiter.turn(Key { owner, ..KEY }).await;
            assert_eq!(limiter.ready(&mut turn, false).await, Err(hour));
        }
        tokio::time::sleep(hour).await;
        one(&limiter, KEY, false).await;
        assert_eq!(start.elapsed(), hour, "nobody waits for those who did not");
    }

    #[tokio::test(start_paused = true)]
    async fn buckets_of_old_interactions_are_forgotten() {
        let limiter = limiter();
        for owner in 0..BUCKETS as u64 * 3 {
            one(&limiter, Key { route: "callback", owner }, true).await;
        }
        assert!(limiter.buckets.lock().unwrap().len() <= BUCKETS + 1);
    }
}
