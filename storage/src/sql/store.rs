//! What belongs to no act: beginning one, and what the worker writes, each in a transaction of its own.

use async_trait::async_trait;

use super::timers::RESTORED;
use super::unit_of_work::SqlUnitOfWork;
use super::{CLOCK, SqlStore};
use crate::{
    ActKey, BeginOutcome, ChannelId, Delivery, Erased, GameId, InteractionId, MessageId, Millis,
    Promise, Store, StoreError, Timer, UserId,
};

#[async_trait]
impl Store for SqlStore {
    async fn begin(&self, key: &ActKey, now: Millis) -> Result<BeginOutcome, StoreError> {
        SqlUnitOfWork::begin(self, key, now).await
    }

    async fn erase(&self, player: UserId) -> Result<Erased, StoreError> {
        let mut session = self.writing(0).await?;
        let done = session.erase(player).await;
        let rows = self.finish(session, done).await?;
        // The player is erased, whatever becomes of the old pages.
        Ok(Erased { rows, wiped: self.wipe_log().await.unwrap_or(false) })
    }

    async fn claim(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Delivery>, StoreError> {
        let mut session = self.writing(now).await?;
        let claimed = session.claim(self.process(), lease_ms, limit).await;
        self.finish(session, claimed).await
    }

    async fn sent(
        &self,
        delivery: &Delivery,
        message: Option<MessageId>,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut session = self.writing(now).await?;
        let done = session.sent(delivery, message).await;
        self.finish(session, done).await
    }

    async fn retry(&self, delivery: &Delivery, at: Millis) -> Result<(), StoreError> {
        let mut session = self.writing(0).await?;
        let done = session.retry(delivery, at).await;
        self.finish(session, done).await
    }

    async fn dead_letter(
        &self,
        delivery: &Delivery,
        reason: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut session = self.writing(now).await?;
        let done = session.dead_letter_claimed(delivery, reason).await;
        self.finish(session, done).await
    }

    async fn dead_letter_channel(
        &self,
        channel: ChannelId,
        reason: &str,
        now: Millis,
    ) -> Result<u64, StoreError> {
        let mut session = self.writing(now).await?;
        let done = session.dead_letter_channel(channel, reason).await;
        self.finish(session, done).await
    }

    async fn keep_instant(&self, name: &str, at: Millis) -> Result<(), StoreError> {
        let mut session = self.writing(0).await?;
        let done = session.keep_instant(name, at).await;
        self.finish(session, done).await
    }

    async fn server_clock(&self) -> Result<Option<Millis>, StoreError> {
        let Some(sql) = CLOCK else { return Ok(None) };
        let mut session = self.reading().await?;
        let shown = sqlx::query_scalar(sql).fetch_one(session.conn()).await;
        self.settle(shown.map(Some))
    }

    async fn claim_due(
        &self,
        now: Millis,
        lease_ms: Millis,
        limit: u32,
    ) -> Result<Vec<Timer>, StoreError> {
        let mut session = self.writing(now).await?;
        let claimed = session.claim_due(self.process(), lease_ms, limit).await;
        self.finish(session, claimed).await
    }

    async fn keep_claimed(&self, timer: &ActKey, until: Millis) -> Result<(), StoreError> {
        let mut session = self.writing(0).await?;
        let done = session.keep_claimed(self.process(), timer, until).await;
        self.finish(session, done).await
    }

    async fn promise(&self, promise: &Promise) -> Result<(), StoreError> {
        self.keep_promise(promise).await
    }

    async fn promised(&self) -> Result<Vec<Promise>, StoreError> {
        self.take_promises().await
    }

    async fn redeem(&self, interaction: InteractionId) -> Result<(), StoreError> {
        self.redeem_promise(interaction).await
    }

    async fn keep_film(
        &self,
        film_of: (GameId, &str),
        film: &[u8],
        most: usize,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut session = self.writing(now).await?;
        let done = session.keep_film(film_of, film, most).await;
        self.finish(session, done).await
    }

    async fn restored_is_told(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM instants WHERE name = $1";
        self.change(sqlx::query(sql).bind(RESTORED)).await.map(drop)
    }
}
