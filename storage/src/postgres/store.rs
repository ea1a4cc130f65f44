//! The store on a server: connected, inspected, migrated and locked.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::pool::PoolConnection;
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, Transaction};
use tokio::time::sleep;

use super::fleet::look;
use super::limits::{ACTS, DOUBT_PAUSES, READERS, TALKERS};
use super::lock::ServerLock;
use super::reach::Reach;
use super::sql::players::{BY_ID, IN_TEXT};
use super::sql::pool::patiently;
use super::sql::sweep::release_leases;
use super::sql::unit_of_work::receive;
use super::{Conn, Db, ServerAddress, connect, migrate};
use crate::meter::Measured;
use crate::{ActKey, Meter, Migration, OpenMode, StoreError};

/// Handle to the durable store; clones share the same store.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    inner: Arc<PostgresInner>,
}

#[derive(Debug)]
struct PostgresInner {
    /// The address as errors name it, without its secrets.
    path: Arc<Path>,
    /// The number of this process among those who serve; 0 when opened read-only.
    process: i64,
    /// Where promised answers are, on this machine.
    promises: PathBuf,
    /// The number of the database in the names of files there.
    database: u32,
    readers: PgPool,
    /// `None` when opened read-only.
    writers: Option<PgPool>,
    /// For what the processes tell each other: it must not wait for acts.
    talkers: PgPool,
    migration: Migration,
    lock: Option<ServerLock>,
    /// Why there is no connection.
    reach: Reach,
    /// Who measures what acts cost.
    measured: Measured,
}

impl PostgresStore {
    /// Opens a database on a server. To serve, its tables are created or migrated, and it is locked
    /// against being copied meanwhile. The database itself must exist. Promised answers go to files in
    /// a folder of this machine while the server does not answer in time.
    ///
    /// # Errors
    /// One clear line that names the address without its secrets: [`StoreError::Away`],
    /// [`StoreError::Missing`], [`StoreError::InUse`], [`StoreError::NewerSchema`],
    /// [`StoreError::OlderSchema`] (read-only), [`StoreError::Foreign`], [`StoreError::Unfinished`],
    /// and what the server says about rights and passwords. In each of these cases the database is
    /// left as it was.
    pub async fn open(
        address: &ServerAddress,
        promises: &Path,
        mode: OpenMode,
    ) -> Result<Self, StoreError> {
        let (path, options) = (address.place(), connect::options(address));
        let fault = |error| StoreError::from_postgres(&path, error);
        let mut conn = connect::connect(&options).await.map_err(fault)?;
        connect::inspect(&mut conn, &path).await?;
        let lock = ServerLock::take(mode, &options, &path).await?;
        // Once more, now that nobody changes it.
        let found = connect::inspect(&mut conn, &path).await?;
        let (writers, migration, process) = if mode.writes() {
            let migration = migrate::run(&mut conn, &path, found).await?;
            let process = begin(&mut conn).await.map_err(fault)?;
            (Some(connect::pool(&options, ACTS)), migration, process)
        } else {
            (None, current(found, &path)?, 0)
        };
        let readers = connect::pool(&options, READERS);
        let talkers = connect::pool(&options, TALKERS);
        let promises = promises.to_path_buf();
        let database = number_of(&connect::identity(&mut conn).await.map_err(fault)?);
        let reach = Reach::new(&options, &path);
        let inner = PostgresInner {
            path,
            process,
            promises,
            database,
            readers,
            writers,
            talkers,
            migration,
            lock,
            reach,
            measured: Measured::default(),
        };
        let store = Self { inner: Arc::new(inner) };
        store.judge_copy(mode).await?;
        Ok(store)
    }

    /// The address of the database, without its secrets.
    pub fn name(&self) -> String {
        self.inner.path.display().to_string()
    }

    /// What opening did to the schema.
    pub fn migration(&self) -> &Migration {
        &self.inner.migration
    }

    /// Checks that nobody has begun to copy the database while the connection to the server was
    /// broken.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if somebody has.
    pub async fn in_place(&self) -> Result<(), StoreError> {
        match &self.inner.lock {
            Some(lock) => lock.keep().await,
            None => Ok(()),
        }
    }

    /// Whether the server may lose what it has acknowledged, because it was told not to wait for its
    /// disk.
    ///
    /// # Errors
    /// Database errors.
    pub async fn may_forget(&self) -> Result<bool, StoreError> {
        let may = sqlx::query_scalar("SELECT current_setting('fsync') = 'off'");
        self.settle(may.fetch_one(&mut *self.reader().await?).await)
    }

    /// Waits for open acts, then closes the connections. Not needed for safety: whatever was
    /// committed is durable. But the others need not wait until this process counts as dead.
    pub async fn close(self) {
        if self.inner.writers.is_some() {
            let _ = self.end().await;
        }
        self.inner.readers.close().await;
        self.inner.talkers.close().await;
        if let Some(writers) = &self.inner.writers {
            writers.close().await;
        }
        if let Some(lock) = &self.inner.lock {
            lock.release().await;
        }
    }

    /// Has what acts cost measured from now on.
    pub fn measure(&self, meter: Arc<dyn Meter>) {
        self.inner.measured.by(meter);
    }

    /// Who measures what acts cost.
    pub(super) fn measured(&self) -> &Measured {
        &self.inner.measured
    }

    /// Takes this process from the list and frees what it had claimed.
    async fn end(&self) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let gone = sqlx::query("DELETE FROM processes WHERE process = $1").bind(self.process());
        self.settle(gone.execute(&mut *tx).await)?;
        self.settle(release_leases(&mut tx).await)?;
        self.commit(tx).await
    }

    /// The number of this process among those who serve.
    pub(super) fn process(&self) -> i64 {
        self.inner.process
    }

    /// The database as errors name it.
    pub(super) fn place(&self) -> &Arc<Path> {
        &self.inner.path
    }

    /// The number of the database in the names of files: those of others may be in the same folder.
    pub(super) fn database(&self) -> u32 {
        self.inner.database
    }

    /// The folder of the promised answers.
    pub(super) fn promises(&self) -> PathBuf {
        self.inner.promises.clone()
    }

    /// A connection for what the processes tell each other.
    pub(super) async fn talker(&self) -> Result<PoolConnection<Db>, StoreError> {
        self.inner.reach.wait(self.inner.talkers.acquire()).await
    }

    /// A connection for one query that writes nothing.
    pub(super) async fn reader(&self) -> Result<PoolConnection<Db>, StoreError> {
        self.inner.reach.wait(patiently(|| self.inner.readers.acquire())).await
    }

    /// A read-only transaction: all its reads see the same instant.
    pub(super) async fn read(&self) -> Result<Transaction<'static, Db>, StoreError> {
        const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.inner.reach.wait(patiently(|| self.inner.readers.begin_with(BEGIN))).await
    }

    /// A write transaction; there may be several.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Db>, StoreError> {
        let writers = self.inner.writers.as_ref();
        let writers = writers.ok_or_else(|| StoreError::ReadOnly(Arc::clone(&self.inner.path)))?;
        self.inner.reach.wait(patiently(|| writers.begin())).await
    }

    pub(super) async fn commit(&self, tx: Transaction<'static, Db>) -> Result<(), StoreError> {
        self.settle(tx.commit().await)
    }

    /// Commits an act. If the connection breaks before the server has answered, the key of the act
    /// tells whether it was done.
    pub(super) async fn commit_act(
        &self,
        tx: Transaction<'static, Db>,
        key: &ActKey,
    ) -> Result<(), StoreError> {
        match self.commit(tx).await {
            Err(error @ StoreError::Away { .. }) => self.settle_commit(key, error).await,
            known => known,
        }
    }

    /// Finds out whether an act was committed; `broken` if it was not.
    async fn settle_commit(&self, key: &ActKey, broken: StoreError) -> Result<(), StoreError> {
        let detail = broken.detail();
        for pause in DOUBT_PAUSES {
            sleep(pause).await;
            match self.was_done(key).await {
                Ok(true) => return Ok(()),
                Ok(false) => return Err(broken),
                Err(error) if error.is_busy() => {}
                Err(_) => break,
            }
        }
        Err(StoreError::InDoubt { path: Arc::clone(&self.inner.path), detail })
    }

    /// Whether an act with this key was committed. The key is inserted once more: that waits until
    /// the server has ended the transaction whose connection broke.
    async fn was_done(&self, key: &ActKey) -> Result<bool, StoreError> {
        let mut tx = self.write().await?;
        let known = receive(&mut tx, key, 0).await;
        let known = self.settle(known)?;
        self.settle(tx.rollback().await)?;
        Ok(known.is_some())
    }

    /// Frees the space of rows that were replaced or deleted, so that new ones are written over
    /// them. The log of the server and its backups are beyond the reach of this program.
    pub(super) async fn wipe_log(&self) -> Result<bool, StoreError> {
        let Some(writers) = &self.inner.writers else {
            return Ok(false);
        };
        let tables = vacuumed().into_iter().collect::<Vec<_>>().join(", ");
        let wiped = sqlx::query(AssertSqlSafe(format!("VACUUM {tables}")));
        self.settle(wiped.execute(writers).await)?;
        Ok(true)
    }

    /// The server keeps its files in order by itself.
    pub(super) async fn shrink(&self) -> Result<u64, StoreError> {
        Ok(0)
    }

    /// Writes the tables that shrink anew, so that the server gives their free space back to its
    /// system. Nobody can use them meanwhile.
    ///
    /// # Errors
    /// Database errors; the tables are then as they were.
    pub async fn compact(&self) -> Result<(), StoreError> {
        let writers = self.inner.writers.as_ref();
        let writers = writers.ok_or_else(|| StoreError::ReadOnly(Arc::clone(&self.inner.path)))?;
        let compacted =
            sqlx::query("VACUUM (FULL, ANALYZE) moves, undone, snapshots, inbox, outbox");
        self.settle(compacted.execute(writers).await.map(drop))
    }

    pub(super) fn fault(&self, error: sqlx::Error) -> StoreError {
        StoreError::from_postgres(&self.inner.path, error)
    }
}

/// The number of a database in the names of files: the same for all processes that serve from it.
fn number_of(identity: &str) -> u32 {
    let hash = blake3::hash(identity.as_bytes());
    hash.as_bytes()[..4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// Puts this process on the list of those who serve, and frees what the dead had claimed; its number.
async fn begin(conn: &mut Conn) -> sqlx::Result<i64> {
    let process = sqlx::query_scalar("SELECT nextval('process_numbers')").fetch_one(&mut *conn);
    let process: i64 = process.await?;
    look(conn, process, false).await?;
    release_leases(conn).await?;
    Ok(process)
}

/// The tables that an erasure changes, and that of the promises.
fn vacuumed() -> BTreeSet<&'static str> {
    let statements = BY_ID.into_iter().chain(IN_TEXT.map(|column| column.write));
    statements.filter_map(changed).chain(["promises"]).collect()
}

/// The table that a statement deletes from or updates.
fn changed(sql: &'static str) -> Option<&'static str> {
    let rest = sql.strip_prefix("DELETE FROM ").or_else(|| sql.strip_prefix("UPDATE "))?;
    rest.split_whitespace().next()
}

/// What opening to read finds; it changes nothing.
fn current(found: Option<i64>, path: &Arc<Path>) -> Result<Migration, StoreError> {
    let (path, known) = (Arc::clone(path), migrate::KNOWN);
    match found {
        Some(found) if found == known => {
            Ok(Migration { from: Some(found), to: found, backup: None })
        }
        Some(found) => Err(StoreError::OlderSchema { path, found, known }),
        None => Err(StoreError::Missing(path)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::{PersonalRow, TABLES, columns};

    #[test]
    fn every_table_that_an_erasure_changes_is_vacuumed() {
        let vacuumed = vacuumed();
        for sql in BY_ID.into_iter().chain(IN_TEXT.map(|column| column.write)) {
            let table = changed(sql).unwrap();
            assert!(TABLES.iter().any(|(known, _)| *known == table), "{sql}");
        }
        let says = [PersonalRow::Who, PersonalRow::Text, PersonalRow::Mixed];
        for (table, of) in TABLES {
            if !columns(of, &says).is_empty() {
                assert!(vacuumed.contains(table), "{table}");
            }
        }
    }
}
