//! Migrations from an empty file to the current tables, embedded in the program. All missing ones
//! are applied in one exclusive transaction, after a copy of the old database was written next to
//! it, so a database is always at one version or another, never in between.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sqlx::SqlSafeStr;
use sqlx::migrate::Migration as Step;
use sqlx::migrate::{MigrateError, MigrationType, Migrator};
use sqlx::sqlite::SqlitePool;

use super::Conn;
use super::backup;
use super::file::Found;
use crate::private::beside;
use crate::{Migration, StoreError};

/// Every migration: its version, name and SQL, in order.
const STEPS: [(i64, &str, &str); 1] =
    [(1, "tables", include_str!("../../../migrations/sqlite/0001_tables.sql"))];

/// The schema version of this program.
pub(super) const KNOWN: i64 = STEPS[STEPS.len() - 1].0;

/// The schema version of a database; `None` when it is not one of ours.
pub(super) async fn version(conn: &mut Conn) -> sqlx::Result<Option<i64>> {
    let ours: i64 = sqlx::query_scalar(
        "SELECT COUNT(*) FROM sqlite_schema WHERE type = 'table' AND name = '_sqlx_migrations'",
    )
    .fetch_one(&mut *conn)
    .await?;
    if ours == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations").fetch_one(conn).await
}

/// Migrates a database from the version found to the newest.
pub(super) async fn run(
    writer: &SqlitePool,
    path: &Arc<Path>,
    found: Found,
) -> Result<Migration, StoreError> {
    run_steps(writer, path, found, steps(&STEPS)).await
}

fn steps(steps: &[(i64, &'static str, &'static str)]) -> Vec<Step> {
    let step = |&(version, name, sql): &(i64, &'static str, &'static str)| {
        Step::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
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
        copy = Some(copied(writer, path, from).await?);
    }
    // Even if nothing is missing: the checksums of the applied migrations are verified.
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
    Ok(Migration { from, to, backup: copy })
}

/// The path of a copy of the database: an earlier copy with the same content, so that a migration
/// that fails at every start leaves only one, or a new copy.
async fn copied(writer: &SqlitePool, path: &Arc<Path>, from: i64) -> Result<PathBuf, StoreError> {
    backup::remove_leftovers(path);
    let name = |number: u32| match number {
        1 => beside(path, &format!(".v{from}.bak")),
        more => beside(path, &format!(".v{from}-{more}.bak")),
    };
    let is_there = |number: &u32| name(*number).symlink_metadata().is_ok();
    let copies = (1..).take_while(is_there).count() as u32;
    let target = name(copies + 1);
    let part = backup::PartFile::write(writer, path, &target).await?;
    match (1..=copies).map(name).find(|copy| part.is_like(copy)) {
        Some(copy) => Ok(copy),
        None => part.finish().map(|()| target),
    }
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
        other => StoreError::Database { path, source: Box::new(other) },
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::super::file;
    use super::super::store::SqliteStore;
    use super::*;
    use crate::OpenMode;
    use crate::Store as _;

    fn folder(name: &str) -> PathBuf {
        let name = format!("carcas-migrate-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// The current migrations and one that a later release could add.
    fn with(later: (i64, &'static str, &'static str)) -> Vec<Step> {
        let mut all = steps(&STEPS);
        all.extend(steps(&[later]));
        all
    }

    #[test]
    fn every_file_of_the_folder_is_carried_in_order_and_without_gaps() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../migrations/sqlite");
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let named = STEPS.iter().zip(1..).map(|((version, name, _), number)| {
            assert_eq!(*version, number);
            format!("{version:04}_{}.sql", name.replace(' ', "_"))
        });
        assert_eq!(files, named.collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn an_older_database_is_copied_before_it_is_changed() {
        let folder = folder("copy");
        let path: Arc<Path> = folder.join("carcas.sqlite").into();
        SqliteStore::open(&path, OpenMode::Serve).await.unwrap().close().await;
        let steps = || with((KNOWN + 1, "wishes", "CREATE TABLE wishes (wish TEXT) STRICT"));
        let taken = beside(&path, &format!(".v{KNOWN}.bak"));
        std::fs::write(&taken, "an earlier copy").unwrap();
        let left = beside(&path, &format!(".v{KNOWN}.bak.part-x"));
        std::fs::create_dir(&left).unwrap();

        let writer = file::writer(&path).await.unwrap();
        let found = Found::Version(KNOWN);
        let migration = run_steps(&writer, &path, found, steps()).await.unwrap();
        let copy = beside(&path, &format!(".v{KNOWN}-2.bak"));
        let expected = Migration { from: Some(KNOWN), to: KNOWN + 1, backup: Some(copy.clone()) };
        assert_eq!(migration, expected);
        assert_eq!(std::fs::read(&taken).unwrap(), b"an earlier copy");
        assert!(!left.exists());
        sqlx::query("SELECT wish FROM wishes").fetch_all(&writer).await.unwrap();
        // The second time there is nothing to do and nothing to copy.
        let again = run_steps(&writer, &path, Found::Version(KNOWN + 1), steps()).await.unwrap();
        assert_eq!(again.backup, None);
        writer.close().await;

        let newer = SqliteStore::open(&path, OpenMode::Serve).await.unwrap_err();
        assert!(matches!(newer, StoreError::NewerSchema { .. }));
        let restored = SqliteStore::open(&copy, OpenMode::Serve).await.unwrap();
        assert_eq!(restored.schema_version(), KNOWN);
        restored.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn a_migration_that_fails_leaves_the_old_database() {
        let folder = folder("fail");
        let path: Arc<Path> = folder.join("carcas.sqlite").into();
        SqliteStore::open(&path, OpenMode::Serve).await.unwrap().close().await;
        let writer = file::writer(&path).await.unwrap();
        let broken = "CREATE TABLE wishes (wish TEXT) STRICT; INSERT INTO nowhere VALUES (1)";
        let steps = || with((KNOWN + 1, "wishes", broken));
        let failed = run_steps(&writer, &path, Found::Version(KNOWN), steps()).await.unwrap_err();
        assert!(failed.to_string().contains("carcas.sqlite"), "{failed}");
        let mut conn = writer.acquire().await.unwrap();
        assert_eq!(version(&mut conn).await.unwrap(), Some(KNOWN));
        sqlx::query("SELECT wish FROM wishes").fetch_all(&mut *conn).await.unwrap_err();
        conn.ping().await.unwrap();
        drop(conn);
        writer.close().await;
        SqliteStore::open(&path, OpenMode::Serve).await.unwrap().close().await;

        let copies = || {
            let names = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name());
            let names = names.map(|name| name.into_string().unwrap());
            let mut names: Vec<_> = names.filter(|name| name.contains(".v")).collect();
            names.sort();
            names
        };
        let fails = async || {
            let writer = file::writer(&path).await.unwrap();
            run_steps(&writer, &path, Found::Version(KNOWN), steps()).await.unwrap_err();
            writer.close().await;
        };
        let first = format!("carcas.sqlite.v{KNOWN}.bak");
        for _ in 0..3 {
            fails().await;
            assert_eq!(copies(), [first.as_str()]);
        }
        // Moves made in the meantime with the older program are a reason for another copy.
        let store = SqliteStore::open(&path, OpenMode::Serve).await.unwrap();
        store.keep_instant("played", 1).await.unwrap();
        store.close().await;
        for _ in 0..2 {
            fails().await;
            assert_eq!(copies(), [format!("carcas.sqlite.v{KNOWN}-2.bak"), first.clone()]);
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}
