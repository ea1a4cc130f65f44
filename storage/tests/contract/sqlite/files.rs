//! The file: new, old, newer, foreign, damaged, read-only, held by somebody else. Each refusal is
//! one line that names the file, and leaves it as it was.

use std::path::Path;

use rand::RngExt as _;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use storage::sqlite::{OpenMode, SqliteStore};
use storage::{Find, Reads as _, Store as _, StoreError};

use super::Folder;
use crate::{HERE, act, new_game, play, running, running_in};

/// The schema of this program.
const SCHEMA: i64 = 1;

pub(super) fn new_folder() -> Folder {
    Folder::new().expect("a file needs no server")
}

/// The bytes of a database file.
pub(super) fn bytes(db: &Path) -> Vec<u8> {
    std::fs::read(db).unwrap()
}

/// Changes a database behind the back of the storage.
pub(super) async fn tamper(db: &Path, sql: &'static str) {
    let mut conn = raw(db).await;
    sqlx::raw_sql(sql).execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
}

pub(super) async fn raw(db: &Path) -> SqliteConnection {
    sqlx::sqlite::SqliteConnectOptions::new()
        .filename(db)
        .create_if_missing(true)
        .connect()
        .await
        .unwrap()
}

/// Opens in both ways, wants a refusal that names the file in one line and touches nothing.
pub(super) async fn refused(db: &Path) -> StoreError {
    let before = bytes(db);
    let mut last = None;
    for mode in [OpenMode::Read, OpenMode::Serve] {
        let error = SqliteStore::open(db, mode).await.unwrap_err();
        let line = error.to_string();
        assert!(line.contains(db.to_str().unwrap()), "{line}");
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(bytes(db), before, "{line}");
        last = Some(error);
    }
    last.unwrap()
}

/// A closed database with a game in it.
pub(super) async fn with_a_game(folder: &Folder) -> storage::GameId {
    let store = folder.open().await;
    let game = running(&store).await;
    for name in ["a", "b", "c"] {
        play(&store, game, name).await;
    }
    store.close().await;
    game
}

#[tokio::test]
async fn a_new_database_is_made_for_its_owner_only_and_never_with_its_folder() {
    let folder = new_folder();
    let db = folder.join("deep/er/carcas.sqlite");
    for mode in [OpenMode::Serve, OpenMode::CopyTo] {
        let refused = SqliteStore::open(&db, mode).await.unwrap_err();
        assert!(matches!(refused, StoreError::NoFolder { .. }), "{refused:?}");
        assert!(refused.to_string().contains("--make-folders"), "{refused}");
    }
    let refused = SqliteStore::restore(&db, &folder.join("copy")).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoFolder { .. }), "{refused:?}");
    assert!(!folder.join("deep").exists());
    std::fs::create_dir_all(folder.join("deep/er")).unwrap();
    let store = SqliteStore::open(&db, OpenMode::Serve).await.unwrap();
    assert_eq!(store.path(), db);
    assert_eq!(store.schema_version(), SCHEMA);
    assert_eq!((store.migration().from, store.migration().to), (None, store.schema_version()));
    assert_eq!(store.migration().backup, None);
    running(&store).await;
    #[cfg(unix)]
    for file in std::fs::read_dir(db.parent().unwrap()).unwrap() {
        use std::os::unix::fs::PermissionsExt;
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{file:?}");
    }
}

#[tokio::test]
async fn what_was_committed_is_there_after_reopening() {
    let folder = new_folder();
    let game = with_a_game(&folder).await;
    let store = folder.open().await;
    assert_eq!(store.migration().from, Some(SCHEMA));
    assert_eq!(store.migration().backup, None);
    assert_eq!(store.moves(game).await.unwrap().len(), 3);
}

#[tokio::test]
async fn a_second_process_cannot_serve_but_can_read() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    let second = SqliteStore::open(&folder.db(), OpenMode::Serve).await;
    assert!(matches!(second, Err(StoreError::InUse(_))));
    let reader = SqliteStore::open(&folder.db(), OpenMode::Read).await.unwrap();
    play(&store, game, "a").await;
    assert_eq!(reader.moves(game).await.unwrap().len(), 1);
    let writing = reader.begin(&crate::fresh(), 0).await;
    assert!(matches!(writing, Err(StoreError::ReadOnly(_))));
    let writing = reader.claim(0, 1, 1).await;
    assert!(matches!(writing, Err(StoreError::ReadOnly(_))));
    reader.backup(&folder.join("copy")).await.unwrap();
    reader.close().await;
    store.close().await;
    running_in(&folder.open().await, storage::ChannelId(2)).await;
}

#[tokio::test]
async fn reading_makes_no_database() {
    let folder = new_folder();
    let missing = SqliteStore::open(&folder.db(), OpenMode::Read).await;
    assert!(matches!(missing, Err(StoreError::Missing(_))));
    assert!(!folder.db().exists());
    std::fs::write(folder.db(), b"").unwrap();
    let empty = SqliteStore::open(&folder.db(), OpenMode::Read).await;
    assert!(matches!(empty, Err(StoreError::Missing(_))));
    // To serve, an empty file is as good as none.
    running(&folder.open().await).await;
}

#[tokio::test]
async fn a_newer_database_is_refused_untouched() {
    let folder = new_folder();
    with_a_game(&folder).await;
    tamper(
        &folder.db(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            VALUES (77, 'of the future', TRUE, X'00', 0)",
    )
    .await;
    let error = refused(&folder.db()).await;
    assert!(matches!(error, StoreError::NewerSchema { found: 77, known: SCHEMA, .. }));
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_untouched() {
    let folder = new_folder();
    tamper(&folder.db(), "CREATE TABLE recipes (name TEXT)").await;
    let error = refused(&folder.db()).await;
    assert!(matches!(error, StoreError::Foreign(_)));
}

#[tokio::test]
async fn a_migration_that_was_edited_after_its_release_is_refused() {
    let folder = new_folder();
    with_a_game(&folder).await;
    tamper(&folder.db(), "UPDATE _sqlx_migrations SET checksum = X'00'").await;
    let error = SqliteStore::open(&folder.db(), OpenMode::Serve).await.unwrap_err();
    assert!(matches!(error, StoreError::Foreign(_)));
}

#[tokio::test]
async fn a_file_marked_read_only_is_refused_to_serve_and_can_be_read() {
    let folder = new_folder();
    let game = with_a_game(&folder).await;
    let before = bytes(&folder.db());
    let mut permissions = std::fs::metadata(folder.db()).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(folder.db(), permissions).unwrap();
    let error = SqliteStore::open(&folder.db(), OpenMode::Serve).await.unwrap_err();
    assert!(matches!(error, StoreError::ReadOnly(_)));
    assert!(error.to_string().contains("carcas.sqlite"));
    let store = SqliteStore::open(&folder.db(), OpenMode::Read).await.unwrap();
    assert_eq!(store.moves(game).await.unwrap().len(), 3);
    store.close().await;
    assert_eq!(bytes(&folder.db()), before);
}

#[tokio::test]
async fn a_path_that_is_no_file_is_refused() {
    let folder = new_folder();
    std::fs::create_dir(folder.db()).unwrap();
    let error = SqliteStore::open(&folder.db(), OpenMode::Serve).await.unwrap_err();
    assert!(matches!(error, StoreError::File { .. }));
    std::fs::write(folder.join("plain"), "a file").unwrap();
    let under = folder.join("plain/carcas.sqlite");
    let error = SqliteStore::open(&under, OpenMode::Serve).await.unwrap_err();
    assert!(matches!(error, StoreError::File { .. } | StoreError::Exists(_)), "{error:?}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_untouched() {
    let folder = new_folder();
    for content in [
        b"Dear diary, ".repeat(1_000),
        b"x".to_vec(),
        vec![0; 8_192],
        b"SQLite format 3\0".to_vec(),
    ] {
        std::fs::write(folder.db(), &content).unwrap();
        let error = refused(&folder.db()).await;
        assert!(matches!(error, StoreError::Corrupt { .. }), "{error:?}");
    }
}

#[tokio::test]
async fn a_truncated_database_is_refused_untouched() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let whole = bytes(&folder.db());
    for length in (1..whole.len()).step_by(whole.len() / 23) {
        std::fs::write(folder.db(), &whole[..length]).unwrap();
        let error = refused(&folder.db()).await;
        assert!(matches!(error, StoreError::Corrupt { .. }), "{length}: {error:?}");
    }
}

#[tokio::test]
async fn flipped_bytes_are_detected_or_harmless_and_never_repaired() {
    let folder = new_folder();
    let game = with_a_game(&folder).await;
    let whole = bytes(&folder.db());
    let mut detected = 0;
    // A generator of its own, so that every run flips the same bytes.
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..150 {
        let mut damaged = whole.clone();
        for _ in 0..16 {
            let at = random.random_range(..damaged.len());
            damaged[at] ^= random.random::<u8>() | 1;
        }
        std::fs::write(folder.db(), &damaged).unwrap();
        match SqliteStore::open(&folder.db(), OpenMode::Read).await {
            Err(_) => detected += 1,
            // What is in a text cannot be seen here; the hash of the state tells. Reading must
            // still answer, with something or with an error.
            Ok(store) => {
                let _ = store.table(game).await;
                let _ = store.moves(game).await;
                let _ = store.games(Find::Running, 10).await;
                store.close().await;
            }
        }
        assert_eq!(bytes(&folder.db()), damaged);
    }
    assert!(detected > 30, "{detected} of 150 were detected");
}

#[tokio::test]
async fn a_row_that_cannot_have_been_written_is_damage_and_no_panic() {
    let folder = new_folder();
    let game = with_a_game(&folder).await;
    for sql in [
        "UPDATE games SET status = 'paused'",
        "UPDATE games SET status = 'running', ordinal = -1",
        "UPDATE games SET ordinal = 3, to_move = 256",
    ] {
        tamper(&folder.db(), sql).await;
        let store = folder.open().await;
        let error = store.game(game).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt { .. }), "{sql}: {error:?}");
        assert!(error.to_string().contains("carcas.sqlite"));
        store.close().await;
    }
}

#[tokio::test]
async fn a_database_that_somebody_else_holds_is_busy_and_works_again_afterwards() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    let mut other = raw(&folder.db()).await;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let error = store.begin(&crate::fresh(), 0).await.unwrap_err();
    assert!(matches!(error, StoreError::Busy(_)) && error.is_busy());
    // Reading goes on meanwhile.
    assert_eq!(store.moves(game).await.unwrap(), []);
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    play(&store, game, "a").await;
    other.close().await.unwrap();
}

#[tokio::test]
async fn a_database_that_is_held_exclusively_is_not_opened() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let mut other = raw(&folder.db()).await;
    sqlx::raw_sql("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM due; COMMIT")
        .execute(&mut other)
        .await
        .unwrap();
    let error = SqliteStore::open(&folder.db(), OpenMode::Serve).await.unwrap_err();
    assert!(matches!(error, StoreError::Busy(_)), "{error:?}");
    assert!(error.to_string().contains("carcas.sqlite"));
    other.close().await.unwrap();
    folder.open().await;
}

#[tokio::test]
async fn a_backup_made_during_play_is_the_same_games() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    let mut open = act(&store).await;
    open.create_game(&new_game(storage::ChannelId(2))).await.unwrap();
    let copy = folder.join("backup.sqlite");
    store.backup(&copy).await.unwrap();
    open.commit("opened").await.unwrap();
    let restored = SqliteStore::open(&copy, OpenMode::Serve).await.unwrap();
    assert_eq!(restored.table(game).await.unwrap(), store.table(game).await.unwrap());
    assert_eq!(restored.moves(game).await.unwrap(), store.moves(game).await.unwrap());
    assert_eq!(restored.games(Find::Running, 9).await.unwrap().len(), 1);
    // What was under way when the copy was made is not in it.
    assert_eq!(restored.table_in(storage::ChannelId(2)).await.unwrap(), None);
    assert_eq!(play(&restored, game, "b").await, 2);
    assert!(store.table_in(HERE).await.unwrap().is_some());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[tokio::test]
async fn a_backup_writes_over_nothing_and_leaves_nothing_half_done() {
    let folder = new_folder();
    let store = folder.open().await;
    let taken = folder.join("taken");
    std::fs::write(&taken, "dear to me").unwrap();
    let error = store.backup(&taken).await.unwrap_err();
    assert!(matches!(error, StoreError::Exists(_)));
    assert!(error.to_string().contains("taken"));
    assert_eq!(std::fs::read(&taken).unwrap(), b"dear to me");
    let error = store.backup(&folder.db()).await.unwrap_err();
    assert!(matches!(error, StoreError::Exists(_)));
    let nowhere = folder.join("no/such/folder/copy");
    let error = store.backup(&nowhere).await.unwrap_err();
    assert!(matches!(error, StoreError::File { .. }), "{error:?}");
    assert!(!nowhere.exists());
}

/// The names in a folder.
pub(super) fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_backups_to_one_name_exactly_one_succeeds_and_is_sound() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    for round in 0..10 {
        let target = folder.join(&format!("copies-{round}/copy"));
        std::fs::create_dir(target.parent().unwrap()).unwrap();
        let start = std::sync::Arc::new(tokio::sync::Barrier::new(8));
        let backups: Vec<_> = (0..8)
            .map(|_| {
                let (store, target, start) = (store.clone(), target.clone(), start.clone());
                tokio::spawn(async move {
                    start.wait().await;
                    store.backup(&target).await
                })
            })
            .collect();
        let mut made = 0;
        for backup in backups {
            match backup.await.unwrap() {
                Ok(()) => made += 1,
                Err(error) => assert!(matches!(error, StoreError::Exists(_)), "{error:?}"),
            }
        }
        assert_eq!(made, 1);
        assert_eq!(names(target.parent().unwrap()), ["copy"]);
        let mut conn = raw(&target).await;
        let sound: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut conn).await.unwrap();
        assert_eq!(sound, "ok");
        conn.close().await.unwrap();
        let copy = SqliteStore::open(&target, OpenMode::Read).await.unwrap();
        assert_eq!(copy.moves(game).await.unwrap(), store.moves(game).await.unwrap());
        copy.close().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_follows_no_link_that_was_planted_in_its_way() {
    use std::os::unix::fs::symlink;
    let folder = new_folder();
    let store = folder.open().await;
    let dear = folder.join("dear");
    std::fs::write(&dear, "dear to me").unwrap();
    symlink(&dear, folder.join("copy.part")).unwrap();
    store.backup(&folder.join("copy")).await.unwrap();
    // A target that is itself a link is there, also when the link leads nowhere.
    symlink(&dear, folder.join("link")).unwrap();
    symlink(folder.join("nothing"), folder.join("dangling")).unwrap();
    for target in ["link", "dangling"] {
        let error = store.backup(&folder.join(target)).await.unwrap_err();
        assert!(matches!(error, StoreError::Exists(_)), "{error:?}");
    }
    assert_eq!(std::fs::read(&dear).unwrap(), b"dear to me");
    assert!(!folder.join("nothing").exists());
}

#[tokio::test]
async fn a_file_that_is_replaced_or_removed_while_it_is_open_is_noticed() {
    let folder = new_folder();
    let store = folder.open().await;
    running(&store).await;
    store.in_place().unwrap();
    let copy = folder.join("copy");
    store.backup(&copy).await.unwrap();
    std::fs::rename(&copy, folder.db()).unwrap();
    let replaced = store.in_place().unwrap_err();
    assert!(matches!(replaced, StoreError::Replaced(_)));
    assert!(replaced.to_string().contains("carcas.sqlite"), "{replaced}");
    std::fs::remove_file(folder.db()).unwrap();
    assert!(matches!(store.in_place(), Err(StoreError::Replaced(_))));
}

#[cfg(unix)]
#[tokio::test]
async fn two_links_to_one_database_are_one_database() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = new_folder();
    let store = folder.open().await;
    let link = folder.join("link.sqlite");
    symlink(folder.db(), &link).unwrap();
    let second = SqliteStore::open(&link, OpenMode::Serve).await;
    assert!(matches!(second, Err(StoreError::InUse(_))));
    assert!(!store.is_open_to_others());
    store.close().await;
    let store = SqliteStore::open(&link, OpenMode::Serve).await.unwrap();
    let second = SqliteStore::open(&folder.db(), OpenMode::Serve).await;
    assert!(matches!(second, Err(StoreError::InUse(_))));
    std::fs::set_permissions(folder.db(), std::fs::Permissions::from_mode(0o644)).unwrap();
    assert!(store.is_open_to_others());
}

#[tokio::test]
async fn a_copy_is_restored_whole_and_what_it_replaces_is_kept() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    let copy = folder.join("copy");
    store.backup(&copy).await.unwrap();
    play(&store, game, "b").await;
    let held = SqliteStore::restore(&folder.db(), &copy).await.unwrap_err();
    assert!(matches!(held, StoreError::InUse(_)), "{held:?}");
    assert_eq!(store.moves(game).await.unwrap().len(), 2);
    // As after a kill: the log was not taken into the file.
    let log = std::fs::read(folder.join("carcas.sqlite-wal")).unwrap();
    let main = bytes(&folder.db());
    store.close().await;
    std::fs::write(folder.db(), main).unwrap();
    std::fs::write(folder.join("carcas.sqlite-wal"), log).unwrap();

    let restored = SqliteStore::restore(&folder.db(), &copy).await.unwrap();
    assert_eq!(restored.of, Some(crate::NOW));
    let store = folder.open().await;
    assert_eq!(store.moves(game).await.unwrap().len(), 1);
    assert_eq!(store.restored().await.unwrap(), Some(crate::NOW));
    store.restored_is_told().await.unwrap();
    assert_eq!(store.restored().await.unwrap(), None);
    store.close().await;
    let old = SqliteStore::open(&restored.old.unwrap(), OpenMode::Read).await.unwrap();
    assert_eq!(old.moves(game).await.unwrap().len(), 2, "also what was only in the log");
    old.close().await;

    // A second time the first old one is left alone, and a damaged database can be replaced.
    std::fs::write(folder.db(), "no database").unwrap();
    let again = SqliteStore::restore(&folder.db(), &copy).await.unwrap();
    assert_eq!(std::fs::read(again.old.unwrap()).unwrap(), b"no database");
    let elsewhere = folder.join("new.sqlite");
    let fresh = SqliteStore::restore(&elsewhere, &copy).await.unwrap();
    assert_eq!(fresh.old, None);
    let store = SqliteStore::open(&elsewhere, OpenMode::Serve).await.unwrap();
    assert_eq!(store.moves(game).await.unwrap().len(), 1);
    store.close().await;
    assert!(names(&folder.join("")).iter().all(|name| !name.contains(".part")));
}

#[tokio::test]
async fn a_copy_is_restored_with_its_log_and_nothing_is_left_beside_it() {
    let folder = new_folder();
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    let away = folder.join("away");
    std::fs::create_dir(&away).unwrap();
    // What somebody takes from a bot that was killed, and from one that has ended.
    for name in ["carcas.sqlite", "carcas.sqlite-wal"] {
        std::fs::copy(folder.join(name), away.join(name)).unwrap();
    }
    store.close().await;
    std::fs::copy(folder.db(), away.join("closed")).unwrap();
    let before = names(&away);
    for copy in ["carcas.sqlite", "closed"] {
        let target = folder.join(&format!("from-{copy}"));
        SqliteStore::restore(&target, &away.join(copy)).await.unwrap();
        assert_eq!(names(&away), before, "{copy}");
        let restored = SqliteStore::open(&target, OpenMode::Serve).await.unwrap();
        assert_eq!(restored.moves(game).await.unwrap().len(), 1, "{copy}");
        restored.close().await;
    }
    assert!(names(&folder.join("")).iter().all(|name| !name.contains(".part")));
}

/// Only root may give files away, and only for root it matters.
#[cfg(unix)]
#[tokio::test]
async fn what_root_restores_belongs_to_whoever_has_the_folder() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    const SOMEBODY: u32 = 65_432;
    let folder = new_folder();
    with_a_game(&folder).await;
    let home = folder.join("home");
    std::fs::create_dir(&home).unwrap();
    if chown(&home, Some(SOMEBODY), None).is_err() {
        return;
    }
    let target = home.join("carcas.sqlite");
    for _ in 0..2 {
        let restored = SqliteStore::restore(&target, &folder.db()).await.unwrap();
        assert!(restored.kept_owner);
        for name in ["carcas.sqlite", "carcas.sqlite.lock"] {
            assert_eq!(home.join(name).metadata().unwrap().uid(), SOMEBODY, "{name}");
        }
    }
}

#[tokio::test]
async fn what_is_no_sound_copy_replaces_nothing() {
    let folder = new_folder();
    let game = with_a_game(&folder).await;
    let before = bytes(&folder.db());
    let whole = folder.join("whole");
    std::fs::copy(folder.db(), &whole).unwrap();
    std::fs::write(folder.join("text"), "Dear diary").unwrap();
    std::fs::write(folder.join("cut"), &before[..before.len() / 2]).unwrap();
    std::fs::copy(&whole, folder.join("newer")).unwrap();
    let later = "INSERT INTO _sqlx_migrations SELECT 99, description, installed_on, success,
        checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    tamper(&folder.join("newer"), later).await;
    std::fs::copy(&whole, folder.join("foreign")).unwrap();
    tamper(&folder.join("foreign"), "DROP TABLE _sqlx_migrations").await;
    for copy in ["text", "cut", "newer", "foreign", "nothing", "carcas.sqlite"] {
        let error = SqliteStore::restore(&folder.db(), &folder.join(copy)).await.unwrap_err();
        assert!(error.to_string().contains(copy), "{error}");
        assert_eq!(bytes(&folder.db()), before, "{copy}");
    }
    let store = folder.open().await;
    assert_eq!(store.moves(game).await.unwrap().len(), 3);
    assert!(names(&folder.join("")).iter().all(|name| !name.contains(".old")));
}

#[tokio::test]
async fn a_look_at_a_closed_file_changes_nothing_and_leaves_nothing_beside_it() {
    let folder = new_folder();
    let missing = SqliteStore::examine(&folder.db(), 5).await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing(_)), "{missing}");
    let no_file = SqliteStore::examine(&folder.join(""), 5).await.unwrap_err();
    assert!(matches!(no_file, StoreError::File { .. }), "{no_file}");
    with_a_game(&folder).await;
    let files = || {
        let entries = std::fs::read_dir(folder.join("")).unwrap().flatten();
        let mut files: Vec<_> =
            entries.map(|file| (file.file_name(), std::fs::read(file.path()).unwrap())).collect();
        files.sort();
        files
    };
    let before = files();
    let found = SqliteStore::examine(&folder.db(), 5).await.unwrap();
    assert_eq!((found.schema, found.places.len()), (Some(SCHEMA), 1));
    assert!(files() == before);
}
