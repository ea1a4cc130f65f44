//! A file that has more than one name, or that was restored.

use storage::sqlite::{OpenMode, SqliteStore};
use storage::{Database, Owner, Served, StoreError};

use super::Folder;
use super::files::with_a_game;

#[cfg(unix)]
#[tokio::test]
async fn a_file_with_a_second_name_is_refused_under_each() {
    let folder = Folder::new().unwrap();
    let game = with_a_game(&folder).await;
    let hard = folder.join("hard");
    std::fs::hard_link(folder.db(), &hard).unwrap();
    for name in [&hard, &folder.db()] {
        for mode in [OpenMode::Serve, OpenMode::Read, OpenMode::CopyFrom] {
            let refused = SqliteStore::open(name, mode).await.unwrap_err();
            assert!(matches!(refused, StoreError::Names(_)), "{refused:?}");
            assert!(refused.to_string().contains("hard link"), "{refused}");
        }
        assert!(matches!(SqliteStore::examine(name, 1).await, Err(StoreError::Names(_))));
    }
    std::fs::remove_file(&hard).unwrap();
    let link = folder.join("link");
    std::os::unix::fs::symlink(folder.db(), &link).unwrap();
    let store = SqliteStore::open(&link, OpenMode::Serve).await.unwrap();
    assert!(storage::Reads::game(&store, game).await.unwrap().is_some());
    let second = SqliteStore::open(&folder.db(), OpenMode::Serve).await;
    assert!(matches!(second, Err(StoreError::InUse(_))), "{second:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_name_that_an_interrupted_restoration_left_is_taken_back() {
    let folder = Folder::new().unwrap();
    with_a_game(&folder).await;
    let old = folder.join("carcas.sqlite.old-1");
    std::fs::hard_link(folder.db(), &old).unwrap();
    folder.open().await.close().await;
    assert!(!old.exists());
}

#[tokio::test]
async fn what_a_backup_says_of_whose_it_is_holds() {
    let (carcas, other) = (Served::Application(7), Served::Application(8));
    let folder = Folder::new().unwrap();
    with_a_game(&folder).await;
    let store = folder.open().await;
    store.adopt(other).await.unwrap();
    store.backup(&folder.join("other")).await.unwrap();
    store.hand_over().await.unwrap();
    store.adopt(carcas).await.unwrap();
    store.close().await;
    let owner = async || Database::preview(&folder.address()).await.unwrap().owner;
    assert_eq!(owner().await, Owner::Known(carcas));
    SqliteStore::restore(&folder.db(), &folder.join("other")).await.unwrap();
    assert_eq!(owner().await, Owner::Known(other));
}
