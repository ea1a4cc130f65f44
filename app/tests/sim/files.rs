//! The database of a table: a file in memory where there is one, in a folder of its own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use storage::sqlite::{OpenMode, SqliteStore};
use tokio::sync::OnceCell;

/// How many folders were made.
static MADE: AtomicU64 = AtomicU64::new(0);

/// A new folder for the table with this seed.
pub fn folder(seed: u64) -> PathBuf {
    let shm = PathBuf::from("/dev/shm");
    let base = if shm.is_dir() { shm } else { std::env::temp_dir() };
    let nth = MADE.fetch_add(1, Ordering::Relaxed);
    let dir = base.join(format!("carcas-sim-{}-{seed}-{nth}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// A database that has its tables and nothing in them: made once, because that takes longer than a
/// short game.
pub async fn empty() -> &'static [u8] {
    static EMPTY: OnceCell<Vec<u8>> = OnceCell::const_new();
    let make = || async {
        let dir = folder(0);
        let file = dir.join("empty.sqlite");
        SqliteStore::open(&file, OpenMode::Serve).await.unwrap().close().await;
        let made = std::fs::read(&file).unwrap();
        let _ = std::fs::remove_dir_all(dir);
        made
    };
    EMPTY.get_or_init(make).await
}
