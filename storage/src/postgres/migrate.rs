//! Migrations of a database on a server, embedded in the program. A version number means the same
//! tables here and in a SQLite file, so whatever is at one version can be copied to the other. All
//! missing steps are applied in one transaction, and by one process at a time.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::Migration as Step;
use sqlx::migrate::{MigrateError, MigrationType, Migrator};
use sqlx::{Connection as _, SqlSafeStr};

use super::Conn;
use super::lock::MIGRATING;
use crate::{Migration, StoreError};

/// Every migration: its version, name and SQL, in order.
const STEPS: [(i64, &str, &str); 1] =
    [(1, "tables", include_str!("../../../migrations/postgres/0001_tables.sql"))];

/// The schema version of this program.
pub(super) const KNOWN: i64 = STEPS[STEPS.len() - 1].0;

/// The schema version of a database; `None` when it is not one of ours.
pub(super) async fn version(conn: &mut Conn) -> sqlx::Result<Option<i64>> {
    let ours: Option<String> =
        sqlx::query_scalar("SELECT CAST(to_regclass('_sqlx_migrations') AS TEXT)")
            .fetch_one(&mut *conn)
            .await?;
    if ours.is_none() {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(conn).await
}

/// Migrates a database from the version found to the newest.
pub(super) async fn run(
    conn: &mut Conn,
    path: &Arc<Path>,
    from: Option<i64>,
) -> Result<Migration, StoreError> {
    let fault = |error| StoreError::from_postgres(path, error);
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Step::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut tx = conn.begin().await.map_err(fault)?;
    for statement in MIGRATING {
        sqlx::query(statement).execute(&mut *tx).await.map_err(fault)?;
    }
    Migrator::with_migrations(STEPS.iter().map(step).collect())
        .set_locking(false)
        .run_direct(None, &mut *tx, false)
        .await
        .map_err(|error| refused(path, error))?;
    tx.commit().await.map_err(fault)?;
    Ok(Migration { from, to: KNOWN, backup: None })
}

fn refused(path: &Arc<Path>, error: MigrateError) -> StoreError {
    let path = Arc::clone(path);
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            StoreError::from_postgres(&path, error)
        }
        MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => {
            StoreError::Foreign(path)
        }
        other => StoreError::Database { path, source: Box::new(other) },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_carried_and_the_versions_are_those_of_sqlite() {
        let folder = |name: &str| {
            let folder = format!("{}/../migrations/{name}", env!("CARGO_MANIFEST_DIR"));
            let files = std::fs::read_dir(folder).unwrap();
            let mut files: Vec<_> =
                files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            files.sort();
            files
        };
        let named: Vec<_> = STEPS
            .iter()
            .map(|(version, name, _)| format!("{version:04}_{}.sql", name.replace(' ', "_")))
            .collect();
        assert_eq!(folder("postgres"), named);
        let newest = folder("sqlite").last().unwrap()[..4].parse();
        assert_eq!(newest, Ok(KNOWN));
        assert!(STEPS.iter().zip(1..).all(|((version, _, _), number)| *version == number));
    }
}
