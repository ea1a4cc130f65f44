//! The fleet of one: what processes agree on where a file allows only one of them. It is kept in
//! memory, because a disk should not wake up every second for a process that only talks to itself.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use tokio::time::Instant;

use crate::fleet::{
    Fleet, News, NewsRead, Peer, ProcessId, RefusalNews, Roll, ShardLease, Spacing,
};
use crate::{Millis, StoreError};

/// Its number.
const ME: ProcessId = ProcessId(1);

/// The only process.
#[derive(Debug)]
pub struct Alone {
    began: Instant,
    agreed: Mutex<Agreed>,
}

#[derive(Debug, Default)]
struct Agreed {
    /// The shards that it has, with how many there are.
    shards: BTreeMap<u32, u32>,
    /// The next free place of each schedule, and until when there is none.
    schedules: HashMap<String, (Millis, Millis)>,
}

impl Default for Alone {
    fn default() -> Self {
        Self { began: Instant::now(), agreed: Mutex::default() }
    }
}

impl Alone {
    fn agreed(&self) -> MutexGuard<'_, Agreed> {
        self.agreed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now(&self) -> Millis {
        Millis::try_from(self.began.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }
}

#[async_trait]
impl Fleet for Alone {
    async fn beat(&self, leaving: bool) -> Result<Roll, StoreError> {
        let lease = |(&shard, &total)| ShardLease { shard, total, owner: Some(ME), heir: None };
        let shards = self.agreed().shards.iter().map(lease).collect();
        let alive = vec![Peer { process: ME, since: 0, leaving }];
        Ok(Roll { me: ME, alive, shards, dead: 0 })
    }

    async fn take(&self, shard: u32, total: u32) -> Result<bool, StoreError> {
        self.agreed().shards.insert(shard, total);
        Ok(true)
    }

    async fn bid(&self, _: u32) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn succeed(&self, _: u32) -> Result<bool, StoreError> {
        Ok(false)
    }

    async fn release(&self, shard: u32) -> Result<(), StoreError> {
        self.agreed().shards.remove(&shard);
        Ok(())
    }

    async fn reserve(&self, schedule: &str, spacing: Spacing) -> Result<Millis, StoreError> {
        let now = self.now();
        let mut agreed = self.agreed();
        let (at, blocked) = agreed.schedules.entry(schedule.to_owned()).or_default();
        let place = now.max(*at);
        *at = place + spacing.every;
        let earliest = place - spacing.every * Millis::from(spacing.burst);
        Ok((earliest.max(*blocked) - now).max(0))
    }

    async fn block(&self, schedule: &str, by: Millis) -> Result<(), StoreError> {
        let until = self.now() + by;
        let mut agreed = self.agreed();
        let (at, blocked) = agreed.schedules.entry(schedule.to_owned()).or_default();
        (*at, *blocked) = (until.max(*at), until.max(*blocked));
        Ok(())
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
