//! A folder of one test, gone when the test is over.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// A new folder in the system's place for temporary files. It is removed when dropped, unless the
/// test is failing: then it is left for a look and named.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Makes the folder.
    ///
    /// # Panics
    /// When the system cannot: no test can run then.
    #[must_use]
    pub fn new() -> Self {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("carcas-tests-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("the folder for temporary files is writable");
        Self { path }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The path of something in it.
    #[must_use]
    pub fn join(&self, name: impl AsRef<Path>) -> PathBuf {
        self.path.join(name)
    }
}

impl Default for Folder {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("left for a look: {}", self.path.display());
        } else {
            // What cannot be removed is the system's to clean up.
            let _ = fs::remove_dir_all(&self.path);
        }
    }
}
