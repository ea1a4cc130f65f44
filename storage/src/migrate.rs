//! The steps from an empty file to the tables of today, carried inside the program. All that are
//! missing are applied in one exclusive transaction, after a copy of the old database was written
//! beside it; so a database is at one version or at another, never between.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration as Step, MigrationType, Migrator};
use sqlx::sqlite::SqlitePool;

use crate::lock::beside;
use crate::sqlite::{Conn, Found};
use crate::{StoreError, backup};

/// Every migration: its version, name and SQL, in order.
const STEPS: [(i64, &str, &str); 1] = [(
    1,
    "first tables",
    include_str!("../../migrations/sqlite/0001_first_tables.sql"),
)];

/// The schema version of this program.
pub(crate) const KNOWN: i64 = STEPS[STEPS.len() - 1].0;

/// What opening a database did to its schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Migration {
    /// The version that the file had; `None` when it was new.
    pub from: Option<i64>,
    /// The version that it has now.
    pub to: i64,
    /// The copy of the database as it was before, if it was changed.
    pub backup: Option<PathBuf>,
}

/// The schema version of a database; `None` when it is not one of ours.
pub(crate) async fn version(conn: &mut Conn) -> sqlx::Result<Option<i64>> {
    let ours: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_one(&mut *conn)
    .await?;
    if ours == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(conn)
        .await
}

/// Brings a database from what was found to the newest version.
pub(crate) async fn run(
    writer: &SqlitePool,
    path: &Arc<Path>,
    found: Found,
) -> Result<Migration, StoreError> {
    run_steps(writer, path, found, steps(&STEPS)).await
}

fn steps(steps: &[(i64, &'static str, &'static str)]) -> Vec<Step> {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Step::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    };
    steps.iter().map(step).collect()
}

async fn run_steps(
    writer: &SqlitePool,
    path: &Arc<Path>,
    found: Found,
    steps: Vec<Step>,
) -> Result<Migration, StoreError> {
    let fault = |error| StoreError::from_sqlx(path, error);
    let to = steps.last().map_or(0, |step| step.version);
    let mut copy = None;
    if let Found::Version(from) = found
        && from < to
    {
        let target = free_name(path, from);
        backup::write(writer, path, &target).await?;
        copy = Some(target);
    }
    // Also when nothing is missing: the checksums of what was applied are compared.
    let mut tx = writer.begin_with("BEGIN EXCLUSIVE").await.map_err(fault)?;
    Migrator::with_migrations(steps)
        .run_direct(None, &mut *tx, false)
        .await
        .map_err(|error| refused(path, error))?;
    tx.commit().await.map_err(fault)?;
    let from = match found {
        Found::Nothing => None,
        Found::Version(version) => Some(version),
    };
    Ok(Migration {
        from,
        to,
        backup: copy,
    })
}

/// A name for the copy that no earlier copy has.
fn free_name(path: &Path, version: i64) -> PathBuf {
    let numbered = (2..).map(|copy: u32| beside(path, &format!(".v{version}-{copy}.bak")));
    std::iter::once(beside(path, &format!(".v{version}.bak")))
        .chain(numbered)
        .find(|name| !name.exists())
        .expect("the numbers do not end")
}

fn refused(path: &Arc<Path>, error: MigrateError) -> StoreError {
    let path = Arc::clone(path);
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            StoreError::from_sqlx(&path, error)
        }
        MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
            StoreError::Foreign(path)
        }
        other => StoreError::Database {
            path,
            source: sqlx::Error::Migrate(Box::new(other)),
        },
    }
}
