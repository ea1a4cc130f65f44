//! The source tree: where it is, which files it has. It reads and never writes.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders that hold no source of this project.
const FOREIGN: [&str; 3] = ["target", "data", "node_modules"];

/// A text file of the tree.
#[derive(Clone, Debug)]
pub struct Source {
    /// Its path from the root, with `/` between the parts.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the package lies in the workspace")
}

/// A file of the tree, by its path from the root.
///
/// # Panics
/// When there is no such text file: every caller names a file that must be there.
pub fn read(path: &str) -> String {
    let full = root().join(path);
    fs::read_to_string(&full).unwrap_or_else(|error| panic!("{}: {error}", full.display()))
}

/// Every file under a folder of the tree (`""` is all of it) whose name ends like this, in order.
/// Hidden folders and build output are left out.
///
/// # Panics
/// When a file cannot be read as text.
pub fn files(under: &str, ending: &str) -> Vec<Source> {
    let mut found = Vec::new();
    walk(&root().join(under), ending, &mut found);
    found.sort();
    found.iter().map(|path| source(path)).collect()
}

fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if path.is_dir() {
            if !name.starts_with('.') && !FOREIGN.contains(&name.as_str()) {
                walk(&path, ending, found);
            }
        } else if name.ends_with(ending) {
            found.push(path);
        }
    }
}

fn source(path: &Path) -> Source {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let from_root = path.strip_prefix(root()).expect("it was found under the root");
    let parts: Vec<_> = from_root.iter().map(|part| part.to_string_lossy()).collect();
    Source { path: parts.join("/"), text }
}
