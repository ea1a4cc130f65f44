//! Promised answers on a server: rows, so that any process can keep what another one promised, and
//! a file on this machine only while the server does not take a row in time.

use sqlx::Row as _;
use tokio::time::timeout;

use super::limits::ROW_WITHIN;
use super::{Row, SqlStore};
use crate::limits::{NEWS_KEPT_MS, REFUSALS_KEPT_MS};
use crate::{InteractionId, Millis, Promise, StoreError};

impl SqlStore {
    /// Deletes what is soon of no use by itself: promises that can no longer be kept, and what the
    /// processes have told each other. No copies stand beside a server.
    pub(crate) async fn forget_passing(&self, now: Millis) -> Result<u64, StoreError> {
        const NEWS: [(&str, Millis); 3] = [
            (concat!("DELETE FROM invalid_requests WHERE at < ", now!(), " - $1"), NEWS_KEPT_MS),
            (
                concat!("DELETE FROM refusals WHERE cause = '' AND changed < ", now!(), " - $1"),
                NEWS_KEPT_MS,
            ),
            // What was refused in a channel that is gone is never lifted.
            (concat!("DELETE FROM refusals WHERE changed < ", now!(), " - $1"), REFUSALS_KEPT_MS),
        ];
        let late = sqlx::query("DELETE FROM promises WHERE until < $1").bind(now);
        self.change(late).await?;
        for (sql, kept) in NEWS {
            self.change(sqlx::query(sql).bind(kept)).await?;
        }
        self.forget_late_files(now).await?;
        Ok(0)
    }

    /// What dead processes have left in files on this machine. Those of the living are about to be kept,
    /// or half written.
    async fn left_in_files(&self) -> Result<Vec<Promise>, StoreError> {
        const LIVING: &str = concat!("SELECT process FROM processes WHERE until > ", now!());
        let files = self.promised_files().await?;
        if files.is_empty() {
            return Ok(Vec::new());
        }
        // After the look at the files: whoever begins later has none of them.
        let mut conn = self.reader().await?;
        let living = sqlx::query_scalar(LIVING).fetch_all(&mut *conn).await;
        let mut living: Vec<i64> = self.settle(living)?;
        living.push(self.process());
        self.take_files(files, living).await
    }

    async fn promise_in_row(&self, promise: &Promise) -> Result<(), StoreError> {
        let sql = "INSERT INTO promises (interaction, until, text, holder) VALUES ($1, $2, $3, $4)
            ON CONFLICT (interaction) DO NOTHING";
        let row = sqlx::query(sql).bind(promise.interaction.stored()).bind(promise.until);
        self.change(row.bind(&promise.text).bind(self.process())).await.map(drop)
    }

    pub(crate) async fn keep_promise(&self, promise: &Promise) -> Result<(), StoreError> {
        match timeout(ROW_WITHIN, self.promise_in_row(promise)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => self.promise_in_file(promise).await,
        }
    }

    pub(crate) async fn take_promises(&self) -> Result<Vec<Promise>, StoreError> {
        const TAKE: &str = concat!(
            "UPDATE promises SET holder = $1 WHERE holder <> $1",
            of_the_dead!(),
            " RETURNING interaction, until, text"
        );
        let mut tx = self.write().await?;
        let rows = sqlx::query(TAKE).bind(self.process()).fetch_all(&mut *tx).await;
        let rows = self.settle(rows)?;
        self.commit(tx).await?;
        let promise = |row: &Row| {
            Ok(Promise {
                interaction: InteractionId::from_stored(row.try_get("interaction")?),
                until: row.try_get("until")?,
                text: row.try_get("text")?,
            })
        };
        let taken = rows.iter().map(promise).collect::<sqlx::Result<Vec<_>>>();
        let mut promises = self.settle(taken)?;
        // The rows are this process's by now, whatever becomes of the files.
        promises.extend(self.left_in_files().await.unwrap_or_default());
        promises.sort_by_key(|promise| promise.interaction);
        promises.dedup_by_key(|promise| promise.interaction);
        Ok(promises)
    }

    pub(crate) async fn redeem_promise(
        &self,
        interaction: InteractionId,
    ) -> Result<(), StoreError> {
        self.redeem_file(interaction).await?;
        let row = sqlx::query("DELETE FROM promises WHERE interaction = $1");
        self.change(row.bind(interaction.stored())).await.map(drop)
    }
}
