//! A folder with a database file.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use storage::alone::Alone;
use storage::sqlite::{OpenMode, SqliteStore};
use storage::{Address, Fleet, StoreError, UserId};

use crate::Scratch;

/// A folder that is removed when the test is over.
pub(crate) struct Folder(Scratch);

impl Folder {
    /// How often to try who opens a new database first.
    pub(crate) const OPENINGS: usize = 20;
    /// How many of four may serve from it at once.
    pub(crate) const SERVING: usize = 1;

    /// A new one. There is always one; a server may be missing.
    pub(crate) fn new() -> Option<Self> {
        Some(Self(Scratch::new()))
    }

    /// The database in it.
    pub(crate) fn db(&self) -> PathBuf {
        self.0.join("carcas.sqlite")
    }

    pub(crate) fn address(&self) -> Address {
        Address::File(self.db())
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Where promised answers are.
    pub(crate) fn promises(&self) -> PathBuf {
        self.0.join("carcas.sqlite.promised")
    }

    pub(crate) async fn open(&self) -> SqliteStore {
        self.opening().await.unwrap()
    }

    /// Opens it, unless somebody else has.
    pub(crate) fn opening(
        &self,
    ) -> impl Future<Output = Result<SqliteStore, StoreError>> + Send + use<> {
        let path = self.db();
        async move { SqliteStore::open(&path, OpenMode::Serve).await }
    }

    /// Lets the database hold no promises: beside a file it never does.
    #[expect(clippy::unused_async, reason = "a server is told")]
    pub(crate) async fn take_no_promises(&self) {}

    /// Lets time pass after which whoever served counts as dead: a file that can be opened is free.
    #[expect(clippy::unused_async, reason = "a server is told")]
    pub(crate) async fn all_die(&self) {}

    /// What its processes agree on: there is one.
    #[expect(clippy::unused_async, reason = "with a server it is opened")]
    pub(crate) async fn fleet(&self) -> Arc<dyn Fleet> {
        Arc::new(Alone::default())
    }

    /// The steps of a statement's plan that read a whole table. A partial index holds only what
    /// is open, so it may be read whole.
    pub(crate) async fn whole_scans(&self, statement: &str) -> Vec<String> {
        if statement.contains(" FOR ") || statement.contains("clock_timestamp") {
            // What holds a row or asks for the time was run on a server.
            return Vec::new();
        }
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.db());
        let mut conn = options.connect().await.unwrap();
        let partial: Vec<String> =
            sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE sql LIKE '% WHERE %'")
                .fetch_all(&mut conn)
                .await
                .unwrap();
        let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let rows = sqlx::query(plan).fetch_all(&mut conn).await;
        let rows = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
        conn.close().await.unwrap();
        let steps: Vec<String> =
            rows.iter().map(|row| sqlx::Row::try_get(row, "detail").unwrap()).collect();
        // The rows of another step are no table.
        let made = |name: &str| {
            ["CO-ROUTINE", "MATERIALIZE"].iter().any(|how| steps.contains(&format!("{how} {name}")))
        };
        let is_whole = |step: &&String| {
            let words: Vec<&str> = step.split(' ').collect();
            let ["SCAN", name, rest @ ..] = &words[..] else { return false };
            let index = rest.last().is_some_and(|index| partial.iter().any(|known| known == index));
            !index && !made(name) && *name != "CONSTANT"
        };
        steps.iter().filter(is_whole).cloned().collect()
    }

    /// How often an id stands in the files of the database, as text or as the bytes of a number.
    pub(crate) async fn traces(&self, id: UserId) -> usize {
        let text = id.to_string();
        let number = id.get().to_be_bytes();
        let files = ["", "-wal"].map(|ending| self.join(&format!("carcas.sqlite{ending}")));
        let count = |bytes: &[u8], wanted: &[u8]| {
            bytes.windows(wanted.len()).filter(|part| *part == wanted).count()
        };
        files
            .iter()
            .filter_map(|file| std::fs::read(file).ok())
            .map(|bytes| count(&bytes, text.as_bytes()) + count(&bytes, &number))
            .sum()
    }
}
