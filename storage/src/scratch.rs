//! Folders and databases for tests. Each is new; one left by an earlier run is emptied.

use std::path::PathBuf;
use std::sync::Arc;

use crate::Store;
use crate::sqlite::{OpenMode, SqliteStore};

/// A new empty folder.
pub fn dir(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("carcas-bot-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("the folder for temporary files can be written");
    dir
}

/// A new database in a new folder.
pub async fn store(name: &str) -> Arc<dyn Store> {
    let file = dir(name).join("carcas.sqlite");
    let store = SqliteStore::open(&file, OpenMode::Serve).await;
    Arc::new(store.expect("a new database can be opened"))
}
