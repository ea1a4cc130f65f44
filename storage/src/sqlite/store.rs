//! The store: one database, opened, verified, migrated and locked. Writes go through acts
//! (`unit_of_work.rs`) and the worker's few methods; reads bypass the writer and never wait for it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::Transaction;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{Mutex, watch};

use super::error::is_index_full;
use super::file::{self, BEGIN, Found};
use super::limits::BUSY_PAUSES;
use super::lock::{ProcessLock, forget_old_names, identity, real, sole};
use super::sql::pool::patiently;
use super::sql::sweep::release_leases;
use super::{Db, migrate};
use crate::meter::Measured;
use crate::private::beside;
use crate::{ActKey, Meter, Migration, OpenMode, StoreError};

/// Handle to the durable store; clones share the same store.
///
/// ```
/// # async fn example(dir: &std::path::Path) -> Result<(), storage::StoreError> {
/// use storage::sqlite::{OpenMode, SqliteStore};
/// use storage::{ActKey, BeginOutcome, ChannelId, InteractionId, NewGame, Reads as _, Store as _, UserId};
///
/// let store = SqliteStore::open(&dir.join("carcas.sqlite"), OpenMode::Serve).await?;
/// let key = ActKey::interaction(InteractionId(1001));
/// let now = 1_800_000_000_000; // milliseconds: the store has no clock of its own
///
/// let BeginOutcome::New(mut act) = store.begin(&key, now).await? else { unreachable!() };
/// let channel = ChannelId(55);
/// let game = act
///     .create_game(&NewGame { guild: None, channel, host: UserId(7), settings: "{}".into() })
///     .await?;
/// act.join(game, UserId(7)).await?;
/// act.commit("game opened").await?; // from here on it survives anything
///
/// // The same interaction once more: nothing happens twice.
/// let BeginOutcome::Repeated(outcome) = store.begin(&key, now).await? else { unreachable!() };
/// assert_eq!(outcome, "game opened");
/// assert_eq!(store.table_in(channel).await?.expect("it is open").game.id, game);
/// # Ok(())
/// # }
/// # let dir = std::env::temp_dir().join(format!("carcas-doc-store-{}", std::process::id()));
/// # std::fs::create_dir_all(&dir).unwrap();
/// # tokio::runtime::Runtime::new().unwrap().block_on(example(&dir)).unwrap();
/// # std::fs::remove_dir_all(dir).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct SqliteStore {
    pub(super) inner: Arc<StoreInner>,
}

#[derive(Debug)]
pub(super) struct StoreInner {
    pub path: Arc<Path>,
    pub readers: SqlitePool,
    /// `None` when opened read-only.
    pub(super) writer: Option<SqlitePool>,
    migration: Migration,
    /// Held during a commit, until its outcome is known.
    committing: Mutex<()>,
    /// What SQLite reported when a commit failed with an unknown outcome.
    doubt: watch::Sender<Option<String>>,
    /// Which file was opened.
    identity: (u64, u64),
    _lock: Option<ProcessLock>,
    /// Who measures what acts cost.
    measured: Measured,
}

impl StoreInner {
    fn new(
        path: Arc<Path>,
        readers: SqlitePool,
        writer: Option<SqlitePool>,
        migration: Migration,
        lock: Option<ProcessLock>,
    ) -> Result<Self, StoreError> {
        let (committing, doubt) = (Mutex::new(()), watch::Sender::new(None));
        let identity = identity(&path).map_err(|source| StoreError::from_io(&path, source))?;
        let measured = Measured::default();
        Ok(Self {
            path,
            readers,
            writer,
            migration,
            committing,
            doubt,
            identity,
            _lock: lock,
            measured,
        })
    }
}

impl SqliteStore {
    /// Opens a database. To serve, it is created if missing (in a folder that is there, readable by its
    /// owner only), verified, migrated, and locked against a second process.
    ///
    /// # Errors
    /// One clear line that names the file: [`StoreError::InUse`], [`StoreError::NewerSchema`],
    /// [`StoreError::OlderSchema`] and [`StoreError::Missing`] (read-only),
    /// [`StoreError::Corrupt`], [`StoreError::Foreign`], [`StoreError::ReadOnly`],
    /// [`StoreError::Busy`], [`StoreError::Full`], [`StoreError::NoFolder`],
    /// [`StoreError::Names`]. In each of these cases the database is left as it was.
    pub async fn open(path: &Path, mode: OpenMode) -> Result<Self, StoreError> {
        let path = real(path);
        let lock = match mode {
            OpenMode::Read => None,
            OpenMode::CopyFrom if !path.is_file() => return Err(StoreError::Missing(path)),
            OpenMode::Serve | OpenMode::CopyTo => {
                file::prepare(&path)?;
                let lock = ProcessLock::take(&path)?;
                forget_old_names(&path);
                Some(lock)
            }
            OpenMode::CopyFrom => Some(ProcessLock::take(&path)?),
        };
        sole(&path)?;
        let inner = if mode.writes() { serve(path, lock).await? } else { read(path, lock).await? };
        let store = Self { inner: Arc::new(inner) };
        store.judge_copy(mode).await?;
        Ok(store)
    }

    /// The database file.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// Has what acts cost measured from now on.
    pub fn measure(&self, meter: Arc<dyn Meter>) {
        self.inner.measured.by(meter);
    }

    /// Who measures what acts cost.
    pub(super) fn measured(&self) -> &Measured {
        &self.inner.measured
    }

    /// The database as errors name it.
    pub(super) fn place(&self) -> &Arc<Path> {
        &self.inner.path
    }

    /// The number of this process in what it claims: there is only one.
    #[expect(clippy::unused_self, reason = "a server has several processes")]
    pub(super) const fn process(&self) -> i64 {
        0
    }

    /// The number of the database in the names of files: none of another one is beside them.
    #[expect(clippy::unused_self, reason = "those of servers may share a folder")]
    pub(super) const fn database(&self) -> u32 {
        0
    }

    /// The folder of the promised answers.
    pub(super) fn promises(&self) -> PathBuf {
        beside(&self.inner.path, ".promised")
    }

    /// What opening did to the schema.
    pub fn migration(&self) -> &Migration {
        &self.inner.migration
    }

    /// The schema version of the database, which is also this program's.
    pub fn schema_version(&self) -> i64 {
        self.inner.migration.to
    }

    /// Resolves when a commit has failed with an unknown outcome ([`StoreError::InDoubt`]). The
    /// state in memory may then differ from what the disk returns: nothing more is written, and the
    /// process should end and open the database again.
    pub async fn in_doubt(&self) -> StoreError {
        let mut doubt = self.inner.doubt.subscribe();
        let detail = match doubt.wait_for(Option::is_some).await {
            Ok(detail) => detail.clone().unwrap_or_default(),
            // The sender lives as long as this store.
            Err(_) => std::future::pending().await,
        };
        StoreError::InDoubt { path: Arc::clone(&self.inner.path), detail }
    }

    /// Looks through a file that was too large to be looked through when it was opened. It only
    /// reads, and nobody waits for it.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it is damaged.
    pub async fn check(&self) -> Result<(), StoreError> {
        match file::is_large(&self.inner.path) {
            true => file::check(&mut *self.reader().await?, &self.inner.path).await,
            false => Ok(()),
        }
    }

    /// Checks that the path still leads to the file that was opened.
    ///
    /// # Errors
    /// [`StoreError::Replaced`] if it does not.
    pub fn in_place(&self) -> Result<(), StoreError> {
        match identity(&self.inner.path) {
            Ok(found) if found == self.inner.identity => Ok(()),
            _ => Err(StoreError::Replaced(Arc::clone(&self.inner.path))),
        }
    }

    /// Whether anyone but its owner may read the file.
    pub fn is_open_to_others(&self) -> bool {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let found = self.inner.path.metadata();
            found.is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
        }
        #[cfg(not(unix))]
        false
    }

    /// Waits for open acts, then closes the database. Not needed for safety: whatever was committed
    /// is durable. While a commit is in doubt nothing is closed, because closing writes.
    pub async fn close(self) {
        if self.inner.doubt.borrow().is_some() {
            return;
        }
        self.inner.readers.close().await;
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
    }

    /// A read-only connection.
    pub(super) async fn reader(
        &self,
    ) -> Result<sqlx::pool::PoolConnection<sqlx::Sqlite>, StoreError> {
        let reader = patiently(|| self.inner.readers.acquire()).await;
        self.settle(reader)
    }

    /// A read-only transaction: all its reads see the same instant.
    pub(super) async fn read(&self) -> Result<Transaction<'static, Db>, StoreError> {
        let tx = patiently(|| self.inner.readers.begin()).await;
        self.settle(tx)
    }

    /// The write transaction; there is one at a time. A busy database is retried a few times.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Db>, StoreError> {
        let writer = self.inner.writer.as_ref();
        let writer = writer.ok_or_else(|| StoreError::ReadOnly(Arc::clone(&self.inner.path)))?;
        let mut pauses = BUSY_PAUSES.into_iter();
        loop {
            let error = match patiently(|| writer.begin_with(BEGIN)).await {
                Ok(tx) => return self.undoubted(tx).await,
                // One of our own acts takes too long, and we have waited long enough.
                Err(error @ sqlx::Error::PoolTimedOut) => return Err(self.fault(error)),
                Err(error) => self.fault(error),
            };
            match pauses.next() {
                Some(pause) if error.is_busy() => tokio::time::sleep(pause).await,
                _ => return Err(error),
            }
        }
    }

    /// A transaction that may write: the previous one is finished and not in doubt.
    async fn undoubted(
        &self,
        tx: Transaction<'static, Db>,
    ) -> Result<Transaction<'static, Db>, StoreError> {
        drop(self.inner.committing.lock().await);
        match &*self.inner.doubt.borrow() {
            // This may be the same act, delivered twice: it has no certain answer either.
            Some(detail) => {
                let (path, detail) = (Arc::clone(&self.inner.path), detail.clone());
                Err(StoreError::InDoubt { path, detail })
            }
            None => Ok(tx),
        }
    }

    /// In a task of its own: whoever waits for it may give up, and what the disk says must be heard.
    pub(super) async fn commit(&self, tx: Transaction<'static, Db>) -> Result<(), StoreError> {
        let store = self.clone();
        let told = tokio::spawn(async move {
            let _until_known = store.inner.committing.lock().await;
            tx.commit().await.map_err(|error| {
                // The log is written before its index.
                let is_written = is_index_full(&error);
                match store.fault(error) {
                    // Locked or full: certainly nothing was done.
                    known @ (StoreError::Busy(_) | StoreError::Full(_)) if !is_written => known,
                    other => store.doubt(&other),
                }
            })
        });
        // It is cancelled only when the runtime ends.
        told.await.unwrap_or_else(|lost| Err(self.doubt(&self.fault(sqlx::Error::protocol(lost)))))
    }

    /// Commits an act. Nobody but the disk can say whether a commit in doubt was done.
    pub(super) async fn commit_act(
        &self,
        tx: Transaction<'static, Db>,
        _: &ActKey,
    ) -> Result<(), StoreError> {
        self.commit(tx).await
    }

    /// The commit may be in the file although the disk did not confirm it. The connections stay
    /// open until the process ends: closing the last one would write.
    fn doubt(&self, error: &StoreError) -> StoreError {
        let (path, detail) = (Arc::clone(&self.inner.path), error.detail());
        if self.inner.doubt.send_replace(Some(detail.clone())).is_none() {
            std::mem::forget(self.clone());
        }
        StoreError::InDoubt { path, detail }
    }

    /// Moves the write-ahead log into the database and empties it; false when a reader still needs
    /// it.
    pub(super) async fn wipe_log(&self) -> Result<bool, StoreError> {
        let Some(writer) = &self.inner.writer else {
            return Ok(false);
        };
        let busy = sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(writer).await;
        Ok(self.settle::<i64>(busy)? == 0)
    }

    pub(super) fn fault(&self, error: sqlx::Error) -> StoreError {
        StoreError::from_sqlx(&self.inner.path, error)
    }
}

async fn serve(path: Arc<Path>, lock: Option<ProcessLock>) -> Result<StoreInner, StoreError> {
    file::create(&path)?;
    let found = file::inspect(&path).await?;
    let writer = file::writer(&path).await?;
    file::settle(&writer, &path).await?;
    let migration = migrate::run(&writer, &path, found).await?;
    let freed = async { release_leases(&mut *writer.acquire().await?).await };
    freed.await.map_err(|error| StoreError::from_sqlx(&path, error))?;
    let readers = file::readers(&path).await?;
    StoreInner::new(path, readers, Some(writer), migration, lock)
}

async fn read(path: Arc<Path>, lock: Option<ProcessLock>) -> Result<StoreInner, StoreError> {
    if !path.is_file() {
        return Err(StoreError::Missing(path));
    }
    let known = migrate::KNOWN;
    match file::inspect(&path).await? {
        Found::Version(found) if found == known => {
            let readers = file::readers(&path).await?;
            let migration = Migration { from: Some(found), to: found, backup: None };
            StoreInner::new(path, readers, None, migration, lock)
        }
        Found::Version(found) => Err(StoreError::OlderSchema { path, found, known }),
        Found::Nothing => Err(StoreError::Missing(path)),
    }
}

#[cfg(test)]
mod tests;
