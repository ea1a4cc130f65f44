//! Folders for this crate's tests. Each is new; one left by an earlier run is emptied.

use std::path::PathBuf;

/// A new empty folder.
pub(crate) fn dir(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("carcas-bot-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("the folder for temporary files can be written");
    dir
}
