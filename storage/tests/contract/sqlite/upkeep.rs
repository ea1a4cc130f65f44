//! What an operator does with a file: makes it smaller, restores it, looks at it.

use sqlx::Connection as _;

use super::files::{new_folder, raw, tamper, with_a_game};

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
