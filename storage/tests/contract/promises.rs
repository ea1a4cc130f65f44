//! Promised answers: durable without the database, for their owner alone, gone in the end.

use storage::{InteractionId, Promise, Store as _};

use super::Folder;
use crate::{NOW, act};

fn promise(interaction: u64, until: i64) -> Promise {
    Promise { interaction: InteractionId(interaction), until, text: format!("of {interaction}") }
}

#[tokio::test]
async fn a_promise_is_kept_over_a_restart_also_while_the_database_is_held() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    assert_eq!(store.promised().await.unwrap(), []);
    let held = act(&store).await;
    for promised in [promise(8, NOW), promise(7, NOW + 1), promise(8, NOW)] {
        store.promise(&promised).await.unwrap();
    }
    drop(held);
    store.close().await;
    let store = folder.open().await;
    let both = [promise(7, NOW + 1), promise(8, NOW)];
    assert_eq!(store.promised().await.unwrap(), both);
    assert!(!format!("{both:?}").contains("of 7"), "it may be a secret");
    store.redeem(InteractionId(7)).await.unwrap();
    store.redeem(InteractionId(7)).await.unwrap();
    store.sweep(NOW).await.unwrap();
    store.close().await;
    let store = folder.open().await;
    assert_eq!(store.promised().await.unwrap(), both[1..]);
    store.sweep(NOW + 1).await.unwrap();
    store.close().await;
    let store = folder.open().await;
    assert_eq!(store.promised().await.unwrap(), []);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_what_was_promised() {
    use std::os::unix::fs::PermissionsExt as _;
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    folder.take_no_promises().await;
    store.promise(&promise(7, NOW)).await.unwrap();
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let kept = folder.promises();
    assert_eq!(mode(&kept), 0o700);
    let file = std::fs::read_dir(&kept).unwrap().next().unwrap().unwrap();
    assert_eq!(mode(&file.path()), 0o600);
}
