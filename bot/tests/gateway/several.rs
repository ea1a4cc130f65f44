//! Several processes on one gateway, which agree on the number of shards.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use serde_json::json;
use storage::fleet::{News, NewsRead, Peer, ProcessId, RefusalNews, Roll, ShardLease, Spacing};
use storage::{Fleet, Millis, StoreError};

use crate::house::{Caller, House, Order};

/// What the processes agree on, as the rows of a server would hold it.
type Rows = Arc<Mutex<BTreeMap<u32, ShardLease>>>;

/// One of two processes, both of which live for as long as the test does.
#[derive(Debug)]
struct Member {
    me: ProcessId,
    rows: Rows,
    alone: Arc<storage::alone::Alone>,
}

impl Member {
    fn two() -> [Arc<dyn Fleet>; 2] {
        let (rows, alone) = (Rows::default(), Arc::default());
        [1, 2].map(|number| -> Arc<dyn Fleet> {
            let (rows, alone) = (Arc::clone(&rows), Arc::clone(&alone));
            Arc::new(Self { me: ProcessId(number), rows, alone })
        })
    }

    /// Changes a row if the condition holds for it.
    fn change(&self, shard: u32, change: impl FnOnce(&mut ShardLease) -> bool) -> bool {
        let mut rows = self.rows.lock().unwrap();
        let free = ShardLease { shard, total: 0, owner: None, heir: None };
        change(rows.entry(shard).or_insert(free))
    }
}

#[async_trait]
impl Fleet for Member {
    async fn beat(&self, _: bool) -> Result<Roll, StoreError> {
        let peer = |number| Peer { process: ProcessId(number), since: 0, leaving: false };
        let shards = self.rows.lock().unwrap().values().copied().collect();
        Ok(Roll { me: self.me, alive: [1, 2].map(peer).to_vec(), shards, dead: 0 })
    }

    async fn take(&self, shard: u32, total: u32) -> Result<bool, StoreError> {
        let me = Some(self.me);
        Ok(self.change(shard, |row| {
            let may = [row.owner, row.heir].iter().all(|known| known.is_none() || *known == me);
            if may {
                *row = ShardLease { shard, total, owner: me, heir: None };
            }
            may
        }))
    }

    async fn bid(&self, shard: u32) -> Result<bool, StoreError> {
        let me = Some(self.me);
        Ok(self.change(shard, |row| {
            let may = row.owner != me && (row.heir.is_none() || row.heir == me);
            row.heir = if may { me } else { row.heir };
            may
        }))
    }

    async fn succeed(&self, shard: u32) -> Result<bool, StoreError> {
        let me = Some(self.me);
        Ok(self.change(shard, |row| {
            let may = row.heir == me;
            if may {
                (row.owner, row.heir) = (me, None);
            }
            may
        }))
    }

    async fn release(&self, shard: u32) -> Result<(), StoreError> {
        let me = Some(self.me);
        self.change(shard, |row| {
            row.owner = row.owner.filter(|_| row.owner != me);
            row.heir = row.heir.filter(|_| row.heir != me);
            true
        });
        Ok(())
    }

    async fn reserve(&self, schedule: &str, spacing: Spacing) -> Result<Millis, StoreError> {
        self.alone.reserve(schedule, spacing).await
    }

    async fn block(&self, schedule: &str, by: Millis) -> Result<(), StoreError> {
        self.alone.block(schedule, by).await
    }

    async fn tell_refusal(&self, _: &RefusalNews) -> Result<(), StoreError> {
        Ok(())
    }

    async fn tell_invalid(&self, _: Option<u64>) -> Result<(), StoreError> {
        Ok(())
    }

    async fn news(&self, since: NewsRead) -> Result<News, StoreError> {
        Ok(News { seen: since, ..News::default() })
    }
}

fn shards(callers: &[Caller]) -> BTreeSet<String> {
    callers.iter().map(|caller| caller.shard().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_agree_on_more_shards_and_hear_all_of_them_once() {
    let mut house = House::empty(2).await;
    let [first, second] = Member::two();
    house.start(first);
    house.start(second);
    let mut callers = vec![house.next().await, house.next().await];
    callers.iter().for_each(Caller::welcome);
    assert_eq!(shards(&callers), BTreeSet::from(["[0,2]".to_owned(), "[1,2]".to_owned()]));
    for caller in &callers {
        house.answers(caller, 2).await;
    }
    // Discord does not say that it wants more, and one of the two is told so.
    let grown = callers.remove(0);
    grown.orders.send(Order::Close(4011, "")).unwrap();
    let mut new = Vec::new();
    for number in 3..7 {
        let caller = house.next().await;
        assert_eq!(caller.shard()[1], json!(4));
        caller.welcome();
        house.answers(&caller, 2).await;
        // Until all of them stand, what is left of the old ones is heard.
        house.answers(&callers[0], number).await;
        new.push(caller);
    }
    let all: BTreeSet<String> = (0..4).map(|n| format!("[{n},4]")).collect();
    assert_eq!(shards(&new), all);
    assert!(house.callers.try_recv().is_err(), "four sessions for four shards");
    house.end().await;
}
