//! A fair queue: a limited number of places, and behind them a queue for each server. The servers
//! take turns, so that one with a hundred games makes nobody wait for more than one of its
//! pictures. It knows nothing about the work itself.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot::{Sender, channel};

/// There is no room left in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many wait")]
pub struct Full;

/// How busy a queue is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueueLoad {
    /// How many places are taken.
    pub taken: usize,
    /// How many wait for one.
    pub waiting: usize,
}

/// A limited number of places, which servers take in turns.
#[derive(Debug)]
pub struct FairQueue {
    places: usize,
    most: usize,
    state: Mutex<QueueState>,
}

#[derive(Debug)]
struct QueueState {
    /// Free places; while there is one, nobody waits.
    free: usize,
    /// The servers with waiters; the first waiter of the first server is next.
    servers: VecDeque<(u64, VecDeque<Sender<QueuePlace>>)>,
}

/// A place; when it is dropped, the next waiter gets it.
#[derive(Debug)]
pub struct QueuePlace(Option<Arc<FairQueue>>);

impl FairQueue {
    /// This many places, and room for `most` waiters.
    pub fn new(places: usize, most: usize) -> Arc<Self> {
        let state = Mutex::new(QueueState { free: places, servers: VecDeque::new() });
        Arc::new(Self { places, most, state })
    }

    fn state(&self) -> MutexGuard<'_, QueueState> {
        // Code that holds the lock cannot panic half-way.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place, as soon as it is this server's turn.
    ///
    /// # Errors
    /// [`Full`] if there is no room to wait. A server with fewer waiters than another takes the
    /// room of the last waiter of the server with the most.
    pub async fn enter(self: &Arc<Self>, server: u64) -> Result<QueuePlace, Full> {
        let turn = {
            let mut state = self.state();
            if state.free > 0 {
                state.free -= 1;
                return Ok(QueuePlace(Some(Arc::clone(self))));
            }
            state.forget_gone();
            if state.waiting() >= self.most {
                state.make_room_for(server)?;
            }
            let (sender, turn) = channel();
            match state.servers.iter_mut().find(|(other, _)| *other == server) {
                Some((_, line)) => line.push_back(sender),
                None => state.servers.push_back((server, VecDeque::from([sender]))),
            }
            turn
        };
        turn.await.map_err(|_| Full)
    }

    /// How busy it is now.
    pub fn load(&self) -> QueueLoad {
        let state = self.state();
        QueueLoad { taken: self.places - state.free, waiting: state.waiting() }
    }

    fn next(self: Arc<Self>) {
        let mut state = self.state();
        while let Some(sender) = state.next() {
            match sender.send(QueuePlace(Some(Arc::clone(&self)))) {
                Ok(()) => return,
                // The waiter has gone.
                Err(mut place) => place.0 = None,
            }
        }
        state.free += 1;
    }
}

impl QueueState {
    fn waiting(&self) -> usize {
        self.servers.iter().map(|(_, line)| line.len()).sum()
    }

    fn forget_gone(&mut self) {
        self.servers.iter_mut().for_each(|(_, line)| line.retain(|sender| !sender.is_closed()));
        self.servers.retain(|(_, line)| !line.is_empty());
    }

    /// The next waiter; its server goes to the end.
    fn next(&mut self) -> Option<Sender<QueuePlace>> {
        let (server, mut line) = self.servers.pop_front()?;
        let sender = line.pop_front();
        if !line.is_empty() {
            self.servers.push_back((server, line));
        }
        sender
    }

    /// Drops the last waiter of the server that has the most, unless that is this server.
    fn make_room_for(&mut self, server: u64) -> Result<(), Full> {
        let longest = self.servers.iter_mut().max_by_key(|(_, line)| line.len());
        match longest {
            Some((other, line)) if *other != server && line.len() > 1 => {
                line.pop_back();
                Ok(())
            }
            _ => Err(Full),
        }
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        if let Some(line) = self.0.take() {
            line.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    /// Servers enter in this order while the only place is taken; returns the order in which they
    /// get it.
    async fn order(line: &Arc<FairQueue>, servers: &[u64]) -> Vec<Result<u64, Full>> {
        let first = line.enter(0).await.expect("the place is free");
        let (told, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let mut waiting = Vec::new();
        for &server in servers {
            let (line, told) = (Arc::clone(line), told.clone());
            waiting.push(tokio::spawn(async move {
                let place = line.enter(server).await;
                told.send(place.as_ref().map(|_| server).map_err(|full| *full)).expect("heard");
            }));
            tokio::task::yield_now().await;
        }
        drop((first, told));
        let mut order = Vec::new();
        while let Some(next) = heard.recv().await {
            order.push(next);
        }
        order
    }

    #[tokio::test]
    async fn servers_take_turns_and_within_a_server_who_came_first_is_first() {
        let line = FairQueue::new(1, 10);
        let order = order(&line, &[1, 1, 1, 1, 2, 3, 2]).await;
        assert_eq!(order, [1, 2, 3, 1, 2, 1, 1].map(Ok));
        assert!(line.enter(1).await.is_ok(), "the place came back");
        assert_eq!(line.load(), QueueLoad { taken: 0, waiting: 0 });
    }

    #[tokio::test]
    async fn when_there_is_no_room_the_server_that_waits_for_most_does_without() {
        let line = FairQueue::new(1, 3);
        let order = order(&line, &[1, 1, 1, 1, 2]).await;
        // The fourth of server 1 is refused, and its third makes room for server 2.
        assert_eq!(order[..2], [Err(Full), Err(Full)]);
        assert_eq!(order[2..], [1, 2, 1].map(Ok));
    }

    #[tokio::test]
    async fn whoever_goes_away_holds_nobody_up() {
        let line = FairQueue::new(1, 1);
        let place = line.enter(1).await.expect("free");
        let mut gone = Box::pin(line.enter(1));
        assert!(gone.as_mut().now_or_never().is_none(), "it has to wait");
        drop(gone);
        let mut next = Box::pin(line.enter(1));
        assert!(next.as_mut().now_or_never().is_none(), "there is room to wait again");
        drop(place);
        let place = next.as_mut().now_or_never().expect("its turn").expect("a place");
        drop(place);
        assert!(line.enter(2).now_or_never().is_some());
    }
}
