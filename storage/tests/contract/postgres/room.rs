//! A database of a test's own on the private server.

use std::path::PathBuf;
use std::sync::Arc;

use storage::postgres::{PostgresStore, ServerAddress};
use storage::{Address, Fleet, OpenMode, StoreError, UserId};

use crate::Scratch;
use crate::server::PrivateDatabase;

/// A database that is removed when the test is over.
pub(crate) struct Room {
    database: Arc<PrivateDatabase>,
    scratch: Scratch,
}

impl Room {
    /// How often to try who opens a new database first.
    pub(crate) const OPENINGS: usize = 4;
    /// How many of four may serve from it at once.
    pub(crate) const SERVING: usize = 4;

    /// A new one; none where PostgreSQL is not installed.
    pub(crate) fn new() -> Option<Self> {
        Some(Self { database: Arc::new(PrivateDatabase::new()?), scratch: Scratch::new() })
    }

    pub(crate) fn server(&self) -> ServerAddress {
        ServerAddress::parse(self.database.url()).unwrap()
    }

    /// The same database by another spelling of its address, which ends with a folder.
    pub(crate) fn spelled_otherwise(&self) -> ServerAddress {
        ServerAddress::parse(&format!("{}/", self.database.url())).unwrap()
    }

    pub(crate) fn address(&self) -> Address {
        Address::Server(self.server())
    }

    /// Runs statements behind the back of the storage and returns what they print. Connections that
    /// were given back are tidied up meanwhile.
    pub(crate) async fn sql(&self, sql: &str) -> String {
        let (database, sql) = (Arc::clone(&self.database), sql.to_owned());
        let said = tokio::task::spawn_blocking(move || database.sql(&sql)).await.unwrap();
        said.trim().to_owned()
    }

    /// The steps of a statement's plan that read a whole table. A partial index holds only what
    /// is open, so it may be read whole. The server is told that every table has a million rows, and
    /// to prefer an index wherever there is one.
    pub(crate) async fn whole_scans(&self, statement: &str) -> Vec<String> {
        let partial =
            self.sql("SELECT indexrelid::regclass FROM pg_index WHERE indpred IS NOT NULL").await;
        let is_partial = |step: &str| {
            partial.lines().any(|index| {
                step.contains(&format!("using {index} ")) || step.ends_with(&format!(" on {index}"))
            })
        };
        let most = (1..20).rev().find(|number| statement.contains(&format!("${number}")));
        let nulls = vec!["NULL"; most.unwrap_or(0)].join(", ");
        let values = if nulls.is_empty() { nulls } else { format!("({nulls})") };
        let plan = self
            .sql(&format!(
                "UPDATE pg_class SET reltuples = 1000000, relpages = 1
                    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace;
                SET enable_seqscan = off; SET enable_mergejoin = off; SET enable_hashjoin = off;
                SET plan_cache_mode = force_generic_plan; PREPARE tried AS {statement};
                EXPLAIN (COSTS OFF) EXECUTE tried {values}"
            ))
            .await;
        let lines: Vec<&str> = plan.lines().map(str::trim).collect();
        let is_step = |line: &str| line.contains(" Scan ") || line.starts_with("Seq Scan");
        let mut whole = Vec::new();
        for (at, step) in lines.iter().enumerate().filter(|(_, line)| is_step(line)) {
            let own = lines[at + 1..].iter().take_while(|line| !line.starts_with("->"));
            let indexed = own.clone().any(|line| line.starts_with("Index Cond:"));
            let made = ["CTE Scan", "Subquery Scan", "Bitmap Heap Scan"];
            if !indexed && !is_partial(step) && !made.iter().any(|kind| step.contains(kind)) {
                whole.push((*step).to_owned());
            }
        }
        whole
    }

    /// Where promised answers are.
    pub(crate) fn promises(&self) -> PathBuf {
        self.scratch.join("promised")
    }

    pub(crate) async fn open(&self) -> PostgresStore {
        self.opening().await.unwrap()
    }

    /// Opens it, unless somebody else has.
    pub(crate) fn opening(
        &self,
    ) -> impl Future<Output = Result<PostgresStore, StoreError>> + Send + use<> {
        self.opening_to(OpenMode::Serve)
    }

    pub(crate) fn opening_to(
        &self,
        mode: OpenMode,
    ) -> impl Future<Output = Result<PostgresStore, StoreError>> + Send + use<> {
        let (server, promises) = (self.server(), self.promises());
        async move { PostgresStore::open(&server, &promises, mode).await }
    }

    /// Lets the database hold no promises, as if it were away.
    pub(crate) async fn take_no_promises(&self) {
        self.sql("DROP TABLE promises").await;
    }

    /// Lets time pass after which whoever served counts as dead.
    pub(crate) async fn all_die(&self) {
        self.sql("UPDATE processes SET until = 0").await;
    }

    /// What its processes agree on, as one of them sees it.
    pub(crate) async fn fleet(&self) -> Arc<dyn Fleet> {
        Arc::new(self.open().await)
    }

    /// How many rows of any table have an id in them.
    pub(crate) async fn traces(&self, id: UserId) -> usize {
        let mut found = 0;
        for (table, _) in storage::schema::TABLES {
            let sql = format!("SELECT COUNT(*) FROM {table} t WHERE t::TEXT LIKE '%{id}%'");
            found += self.sql(&sql).await.parse::<usize>().unwrap();
        }
        found
    }
}
