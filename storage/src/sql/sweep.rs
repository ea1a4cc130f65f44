//! What a store does for itself: forgetting what is old, packing what is history, and freeing what a
//! dead process held.

use super::{Conn, SqlStore};
use crate::{Millis, StoreError, Swept};

/// The most rows of a kind that a sweep removes in one transaction, so that nobody waits for it
/// long.
pub(crate) const SWEPT_AT_ONCE: i64 = 500;

impl SqlStore {
    /// Deletes what is too old to matter: outcomes in the inbox and sent rows of the outbox after
    /// [`INBOX_KEPT_MS`](crate::limits::INBOX_KEPT_MS), rows that were given up after
    /// [`DEAD_LETTERS_KEPT_MS`](crate::limits::DEAD_LETTERS_KEPT_MS), and promises that can no
    /// longer be kept. The logs of games that were over
    /// [`LOGS_KEPT_MS`](crate::limits::LOGS_KEPT_MS) ago are packed, and a file that is largely
    /// empty becomes smaller. It works in batches, so that others can write in between; whatever
    /// ends it, the next one goes on.
    ///
    /// # Errors
    /// Database errors.
    pub async fn sweep(&self, now: Millis) -> Result<Swept, StoreError> {
        let mut swept = Swept { copies: self.forget_passing(now).await?, ..Swept::default() };
        loop {
            let mut session = self.writing(now).await?;
            let some = sweep(session.conn(), now).await;
            let some = self.finish(session, some).await?;
            swept.inbox += some.inbox;
            swept.outbox += some.outbox;
            if some.inbox.max(some.outbox) < SWEPT_AT_ONCE.cast_unsigned() {
                break;
            }
        }
        loop {
            let archived = self.archive_some(now).await?;
            swept.archived += archived;
            if archived == 0 {
                break;
            }
        }
        swept.freed = self.shrink().await?;
        Ok(swept)
    }
}

/// One batch of a sweep, at most [`SWEPT_AT_ONCE`] rows of each kind.
pub(crate) async fn sweep(conn: &mut Conn, now: Millis) -> sqlx::Result<Swept> {
    use crate::limits::{CALLS_KEPT_MS, DEAD_LETTERS_KEPT_MS, HINDRANCES_KEPT_MS, INBOX_KEPT_MS};
    let inbox = sqlx::query(concat!(
        "DELETE FROM inbox WHERE act_key IN
            (SELECT act_key FROM inbox WHERE received_at < $1 LIMIT $2",
        unless_taken!(),
        ")"
    ))
    .bind(now - INBOX_KEPT_MS)
    .bind(SWEPT_AT_ONCE)
    .execute(&mut *conn)
    .await?;
    let outbox = sqlx::query(concat!(
        "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox
            WHERE settled_at < $1
                AND (state = 'sent' OR state = 'buried' AND settled_at < $2) LIMIT $3",
        unless_taken!(),
        ")"
    ))
    .bind(now - INBOX_KEPT_MS)
    .bind(now - DEAD_LETTERS_KEPT_MS)
    .bind(SWEPT_AT_ONCE)
    .execute(&mut *conn)
    .await?;
    // Who waits in vain is told when the time is over.
    sqlx::query("DELETE FROM seeks WHERE ends_at < $1")
        .bind(now - INBOX_KEPT_MS)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM calls WHERE sent_at < $1")
        .bind(now - CALLS_KEPT_MS)
        .execute(&mut *conn)
        .await?;
    sqlx::query("DELETE FROM hindrances WHERE said_at < $1 AND since < $1")
        .bind(now - HINDRANCES_KEPT_MS)
        .execute(conn)
        .await?;
    let (inbox, outbox) = (inbox.rows_affected(), outbox.rows_affected());
    Ok(Swept { inbox, outbox, ..Swept::default() })
}

/// Frees what processes had claimed that are dead now. The conditions are those of the indexes
/// `outbox_open` and `due_next`.
pub(crate) async fn release_leases(conn: &mut Conn) -> sqlx::Result<()> {
    for sql in [
        concat!(
            "UPDATE outbox SET lease_until = 0
                WHERE (state = 'waiting' OR lease_until > 0) AND lease_until > 0",
            of_the_dead!()
        ),
        concat!("UPDATE due SET lease_until = 0 WHERE lease_until > 0", of_the_dead!()),
    ] {
        sqlx::query(sql).execute(&mut *conn).await?;
    }
    Ok(())
}
