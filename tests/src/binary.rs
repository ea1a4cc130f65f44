//! Where the binary under test is. Cargo tells its path only to the tests of the package that has
//! it, so it is looked for where cargo puts it: two folders above the running test.
//!
//! `cargo test --workspace` builds it before any test runs, because the package `bot` has a test
//! that needs it. When only this package is tested, nobody has built it, or it is older than its
//! sources; then cargo is asked to build it, once, with the same profile and target folder.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::SystemTime;

use crate::{Guard, tree};

/// What the binary is made of.
const SOURCES: [&str; 10] = [
    "app",
    "bot/src",
    "docs/rules",
    "migrations",
    "render/assets",
    "render/src",
    "rules/src",
    "rules/tiles",
    "sandbox/src",
    "storage/src",
];

/// The binary `carcas` of this source tree, or the one that `CARCAS_BINARY` names: a package that
/// was built elsewhere can be tested too.
///
/// # Panics
/// When it is not there and cannot be built.
pub fn carcas() -> &'static Path {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| {
        if let Some(named) = std::env::var_os("CARCAS_BINARY") {
            return PathBuf::from(named);
        }
        let test = std::env::current_exe().expect("the test knows where it is");
        let profile = test.ancestors().nth(2).expect("cargo runs tests in <target>/<profile>/deps");
        let binary = profile.join(format!("carcas{}", std::env::consts::EXE_SUFFIX));
        if !is_fresh(&binary) {
            build(profile);
        }
        assert!(binary.is_file(), "cargo built no {}", binary.display());
        binary
    })
}

/// Whether no source is newer than the binary. (Cargo lists the sources of a binary beside it only
/// when it was asked for that binary by name, so everything that it is made of counts.)
fn is_fresh(binary: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let Some(built) = changed(binary) else { return false };
    let newest = SOURCES.iter().filter_map(|folder| newest(&tree::root().join(folder))).max();
    newest.is_some_and(|newest| newest <= built)
}

/// When a file of a folder, or of the folders in it, was last changed.
fn newest(folder: &Path) -> Option<SystemTime> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let changed = |entry: fs::DirEntry| match entry.metadata().ok()? {
        about if about.is_dir() => newest(&entry.path()),
        about => about.modified().ok(),
    };
    entries.filter_map(changed).max()
}

fn build(profile: &Path) {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(tree::root());
    // The whole workspace decides on features, as it does in `cargo test --workspace`.
    command.args(["build", "--workspace", "--bin", "carcas", "--target-dir"]);
    command.arg(profile.parent().expect("a profile is a folder in the target folder"));
    if profile.ends_with("release") {
        command.arg("--release");
    }
    let guard = Guard::new();
    let mut cargo = guard.spawn(&mut command).expect("cargo runs this test, so it is there");
    let status = cargo.wait().expect("it is our child");
    assert!(status.success(), "cargo could not build carcas");
}
