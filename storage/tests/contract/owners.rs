//! Whose games a database holds: the first who served keeps it, until somebody hands it over.

use storage::{Database, OpenMode, Owner, Served, StoreError};

use super::Folder;
use crate::running;

const CARCAS: Served = Served::Application(1_100_000_000_000_000_007);
const OTHER: Served = Served::Application(1_100_000_000_000_000_008);

async fn owner(folder: &Folder) -> Owner {
    Database::preview(&folder.address()).await.unwrap().owner
}

#[tokio::test]
async fn the_first_who_serves_keeps_a_database_and_nobody_else_is_let_in() {
    let Some(folder) = Folder::new() else { return };
    assert_eq!(owner(&folder).await, Owner::Nobody);
    let store = folder.open().await;
    store.adopt(CARCAS).await.unwrap();
    store.adopt(CARCAS).await.unwrap();
    for who in [OTHER, Served::Sandbox] {
        let refused = store.adopt(who).await.unwrap_err();
        let StoreError::OtherOwner { served, .. } = &refused else { panic!("{refused:?}") };
        assert_eq!(*served, CARCAS);
        let line = refused.to_string();
        for part in [&CARCAS.to_string(), &who.to_string(), "carcas hand-over", "DISCORD_TOKEN"] {
            assert!(line.contains(part), "{part}: {line}");
        }
    }
    store.close().await;
    assert_eq!(owner(&folder).await, Owner::Known(CARCAS));
    folder.open().await.adopt(CARCAS).await.unwrap();
}

#[tokio::test]
async fn what_was_handed_over_is_whose_who_comes_next() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    running(&store).await;
    store.adopt(CARCAS).await.unwrap();
    store.hand_over().await.unwrap();
    assert_eq!(owner(&folder).await, Owner::Anybody);
    store.adopt(Served::Sandbox).await.unwrap();
    assert!(matches!(store.adopt(CARCAS).await, Err(StoreError::OtherOwner { .. })));
    store.close().await;
    assert_eq!(owner(&folder).await, Owner::Known(Served::Sandbox));
}

#[tokio::test]
async fn two_who_come_at_once_do_not_both_have_a_database() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let (one, other) = tokio::join!(store.adopt(CARCAS), store.adopt(OTHER));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
}

#[tokio::test]
async fn a_look_at_whose_a_database_is_leaves_it_as_it_was() {
    let Some(folder) = Folder::new() else { return };
    let seen = Database::preview(&folder.address()).await.unwrap();
    assert_eq!((seen.owner, seen.is_outdated), (Owner::Nobody, false));
    let none = Database::open(&folder.address(), &folder.promises(), OpenMode::Read).await;
    assert!(matches!(none, Err(StoreError::Missing(_))), "it was not made");
}
