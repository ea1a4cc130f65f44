//! What an operator does with a file: makes it smaller, restores it, looks at it.

use sqlx::Connection as _;
use storage::StoreError;
use storage::sqlite::SqliteStore;

use super::files::{bytes, names, new_folder, raw, refused, tamper, with_a_game};

#[tokio::test]
async fn an_old_file_can_become_smaller_by_itself_once_it_was_compacted() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let mode = async || -> i64 {
        let mut conn = raw(&folder.db()).await;
        let mode = sqlx::query_scalar("PRAGMA auto_vacuum").fetch_one(&mut conn).await.unwrap();
        conn.close().await.unwrap();
        mode
    };
    tamper(&folder.db(), "PRAGMA auto_vacuum = NONE; VACUUM").await;
    assert_eq!(mode().await, 0);
    for _ in 0..2 {
        let store = folder.open().await;
        store.compact().await.unwrap();
        store.close().await;
        assert_eq!(mode().await, 2, "incremental");
    }
}

#[tokio::test]
async fn an_unfinished_copy_is_not_restored_and_a_look_says_so() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let before = bytes(&folder.db());
    let copy = folder.join("copy");
    std::fs::copy(folder.db(), &copy).unwrap();
    tamper(&copy, "INSERT INTO instants (name, at) VALUES ('copy.unfinished', 1)").await;
    let error = SqliteStore::restore(&folder.db(), &copy).await.unwrap_err();
    assert!(matches!(error, StoreError::Unfinished(_)), "{error:?}");
    assert!(error.to_string().contains("copy: the database holds an unfinished copy"), "{error}");
    assert_eq!(bytes(&folder.db()), before);
    let seen = SqliteStore::examine(&copy, 5).await.unwrap_err();
    assert!(matches!(seen, StoreError::Unfinished(_)), "{seen:?}");
    let left = names(&folder.join(""));
    assert!(!left.iter().any(|name| name.contains(".old") || name.contains(".part")), "{left:?}");
}

#[tokio::test]
async fn what_is_wrong_with_a_copy_that_has_a_log_is_told_by_its_own_name() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let before = bytes(&folder.db());
    let away = folder.join("away");
    std::fs::create_dir(&away).unwrap();
    for copy in ["newer", "foreign"] {
        std::fs::copy(folder.db(), away.join(copy)).unwrap();
    }
    let later = "INSERT INTO _sqlx_migrations SELECT 99, description, installed_on, success,
        checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    tamper(&away.join("newer"), later).await;
    tamper(&away.join("foreign"), "DROP TABLE _sqlx_migrations").await;
    std::fs::write(away.join("noise"), [b'x'; 8192]).unwrap();
    for copy in ["newer", "foreign", "noise"] {
        std::fs::write(away.join(format!("{copy}-wal")), "").unwrap();
        let error = SqliteStore::restore(&folder.db(), &away.join(copy)).await.unwrap_err();
        let told = error.to_string();
        assert!(told.contains(&format!("away/{copy}: ")) && !told.contains(".part"), "{told}");
        assert_eq!(bytes(&folder.db()), before, "{copy}");
    }
}

#[tokio::test]
async fn a_database_is_not_restored_from_itself_under_whatever_name() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let before = bytes(&folder.db());
    let hard = folder.join("hard");
    std::fs::hard_link(folder.db(), &hard).unwrap();
    let dotted = folder.join("./carcas.sqlite");
    let mut names_of_it = vec![folder.db(), dotted];
    #[cfg(unix)]
    {
        let link = folder.join("link");
        std::os::unix::fs::symlink(folder.db(), &link).unwrap();
        names_of_it.extend([link, hard]);
    }
    for name in names_of_it {
        let error = SqliteStore::restore(&folder.db(), &name).await.unwrap_err();
        assert!(matches!(error, StoreError::Itself(_)), "{name:?}: {error:?}");
        assert!(error.to_string().contains("the database itself"), "{error}");
        assert_eq!(bytes(&folder.db()), before, "{name:?}");
    }
    assert!(!names(&folder.join("")).iter().any(|name| name.contains(".old")));
}

#[tokio::test]
async fn a_database_from_before_the_first_release_is_refused_untouched() {
    let folder = new_folder();
    with_a_game(&folder).await;
    let list = "UPDATE _sqlx_migrations SET description = 'first tables';
        INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            VALUES (19, 'hindrances', TRUE, X'00', 0)";
    tamper(&folder.db(), list).await;
    let error = refused(&folder.db()).await;
    assert!(matches!(error, StoreError::Unreleased(_)));
    assert!(error.to_string().contains("made by Carcas before 1.0"), "{error}");
    let today = new_folder();
    with_a_game(&today).await;
    let error = SqliteStore::restore(&today.db(), &folder.db()).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreleased(_)), "{error}");
    assert!(error.to_string().contains(folder.db().to_str().unwrap()), "{error}");
}
