//! Thinks about moves, on threads of its own that anything else comes before: a few at once, what
//! somebody waits for first. A thought that takes too long is called off and answers with what it has
//! found by then.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use table::error::Fault;
use tokio::sync::oneshot;

/// How much may be thought at the same time, and how long.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingLimits {
    /// How many seats are thought for at once.
    pub at_once: usize,
    /// The longest that one turn is thought about.
    pub longest: Duration,
    /// The most answers tried for one decision, whatever the level.
    pub nodes: u64,
    /// Called by each thread when it begins, to let everything else come first.
    pub yields: fn(),
}

impl Default for ThinkingLimits {
    fn default() -> Self {
        let longest = Duration::from_secs(12);
        Self { at_once: 1, longest, nodes: u64::MAX, yields: || {} }
    }
}

/// Who waits for a thought. Those that are named first come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsForThought {
    /// Somebody who asked for it.
    Person,
    /// A table.
    Table,
    /// Nobody in particular.
    Nobody,
}

/// The most people who may wait for a thought.
const MAX_WAITING: usize = 16;

/// The most looks back that go on at the same time; each has one thought at a time.
const MAX_LOOKS: usize = 8;

/// A thought that has not begun.
type Unthought = Box<dyn FnOnce() + Send>;

#[derive(Default)]
struct Queue {
    /// By who waits for it.
    waiting: [VecDeque<Unthought>; 3],
    threads: usize,
    idle: usize,
    closed: bool,
}

#[derive(Default)]
struct SharedQueue {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks until the queue is closed.
    fn run(&self) {
        let mut queue = self.lock();
        while !queue.closed {
            let next = queue.waiting.iter_mut().find_map(VecDeque::pop_front);
            queue = match next {
                Some(thought) => {
                    drop(queue);
                    // A thought that panics answers nothing; the thread goes on.
                    let _ = catch_unwind(AssertUnwindSafe(thought));
                    self.lock()
                }
                None => {
                    queue.idle += 1;
                    let woken = self.changed.wait(queue);
                    let mut queue = woken.unwrap_or_else(PoisonError::into_inner);
                    queue.idle -= 1;
                    queue
                }
            };
        }
    }
}

/// The threads that think, started when there is something to think about.
pub struct ThinkingQueue {
    shared: Arc<SharedQueue>,
    limits: ThinkingLimits,
}

impl std::fmt::Debug for ThinkingQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ThinkingQueue").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl ThinkingQueue {
    /// A queue within these limits.
    pub fn new(limits: ThinkingLimits) -> Self {
        Self { shared: Arc::default(), limits }
    }

    /// The limits.
    pub fn limits(&self) -> ThinkingLimits {
        self.limits
    }

    /// Whether so many people wait already that one more is to come back later.
    pub fn is_full(&self) -> bool {
        self.shared.lock().waiting[WaitsForThought::Person as usize].len() >= MAX_WAITING
    }

    /// Whether so much is looked back at that one more is to come back later.
    pub fn is_busy(&self) -> bool {
        self.shared.lock().waiting[WaitsForThought::Nobody as usize].len() >= MAX_LOOKS
    }

    /// Thinks for at most so long, once it is this thought's turn; `think` is given what says whether
    /// it is called off, because its time is over or nobody waits any more.
    ///
    /// # Errors
    /// [`Fault`] if it panics.
    pub async fn think<T: Send + 'static>(
        &self,
        who: WaitsForThought,
        longest: Duration,
        think: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (tell, told) = oneshot::channel();
        let shared = Arc::downgrade(&self.shared);
        let thought = move || {
            let begin = Instant::now();
            let is_off = || {
                let open = shared.upgrade().is_some_and(|shared| !shared.lock().closed);
                !open || tell.is_closed() || begin.elapsed() >= longest
            };
            if tell.is_closed() {
                return;
            }
            let thought = think(&is_off);
            // Nobody is there any more if this fails.
            let _ = tell.send(thought);
        };
        self.enqueue(who, Box::new(thought));
        told.await.map_err(|_| Fault::Damaged("a thought has panicked"))
    }

    fn enqueue(&self, who: WaitsForThought, thought: Unthought) {
        let mut queue = self.shared.lock();
        queue.waiting[who as usize].push_back(thought);
        if queue.idle == 0 && queue.threads < self.limits.at_once.max(1) {
            let (shared, yields) = (Arc::clone(&self.shared), self.limits.yields);
            let thread = thread::Builder::new().name("thinking".to_owned());
            let started = thread.spawn(move || {
                yields();
                shared.run();
            });
            match started {
                Ok(_) => queue.threads += 1,
                // A thread that is there takes it when it can; with none it waits for the next try.
                Err(error) => tracing::error!(%error, "no thread to think on"),
            }
        }
        drop(queue);
        self.shared.changed.notify_one();
    }
}

impl Drop for ThinkingQueue {
    fn drop(&mut self) {
        let mut queue = self.shared.lock();
        queue.closed = true;
        queue.waiting = Default::default();
        drop(queue);
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    #[tokio::test]
    async fn what_somebody_waits_for_comes_first_and_one_thread_thinks_one_thought_at_a_time() {
        let queue = ThinkingQueue::new(ThinkingLimits::default());
        let (go, wait) = mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let noted = |who| {
            let order = Arc::clone(&order);
            move |_: &dyn Fn() -> bool| order.lock().expect("nobody panicked").push(who)
        };
        let first = queue.think(WaitsForThought::Table, LONG, move |_| wait.recv().is_ok());
        let then = async {
            let all = tokio::join!(
                queue.think(WaitsForThought::Nobody, LONG, noted("nobody")),
                queue.think(WaitsForThought::Table, LONG, noted("table")),
                queue.think(WaitsForThought::Person, LONG, noted("person")),
                async { go.send(()).expect("it waits") },
            );
            assert!(all.0.is_ok() && all.1.is_ok() && all.2.is_ok());
        };
        let (first, ()) = tokio::join!(first, then);
        assert!(first.expect("it is thought"));
        assert_eq!(*order.lock().expect("nobody panicked"), ["person", "table", "nobody"]);
        assert_eq!(queue.shared.lock().threads, 1);
    }

    #[tokio::test]
    async fn a_thought_is_called_off_when_its_time_is_over_or_nobody_waits() {
        let queue = ThinkingQueue::new(ThinkingLimits::default());
        let until_off = |is_off: &dyn Fn() -> bool| {
            while !is_off() {
                thread::yield_now();
            }
        };
        let over = queue.think(WaitsForThought::Table, Duration::from_millis(5), until_off).await;
        assert!(over.is_ok());
        // Nobody waits for this one any more.
        let left = queue.think(WaitsForThought::Table, LONG, until_off);
        assert!(tokio::time::timeout(Duration::from_millis(5), left).await.is_err());
        assert!(queue.think(WaitsForThought::Table, LONG, |_| ()).await.is_ok());
    }

    #[tokio::test]
    async fn a_thought_that_panics_is_a_fault_and_stops_no_other() {
        let queue = ThinkingQueue::new(ThinkingLimits::default());
        let panics = |_: &dyn Fn() -> bool| panic!("as planned");
        assert!(queue.think(WaitsForThought::Table, LONG, panics).await.is_err());
        assert_eq!(queue.think(WaitsForThought::Table, LONG, |_| 7).await.ok(), Some(7));
    }
}
