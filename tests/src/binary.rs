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

use crate::tree;

/// The binary `carcas` of this source tree.
///
/// # Panics
/// When it is not there and cannot be built.
pub fn carcas() -> &'static Path {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    FOUND.get_or_init(|| {
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

/// Whether no source is newer than the binary. Cargo lists the sources beside it.
fn is_fresh(binary: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let Some(built) = changed(binary) else {
        return false;
    };
    let Ok(listed) = fs::read_to_string(binary.with_extension("d")) else {
        return false;
    };
    let not_newer = |source: &Path| changed(source).is_some_and(|at: SystemTime| at <= built);
    // `target: source source`, with blanks in a path written as `\ `.
    let sources = listed.replace("\\ ", "\0");
    let mut sources = sources.split_whitespace().skip(1).map(|path| path.replace('\0', " "));
    sources.all(|path| not_newer(Path::new(&path))) && not_newer(&tree::root().join("Cargo.lock"))
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
    let status = command.status().expect("cargo runs this test, so it is there");
    assert!(status.success(), "cargo could not build carcas");
}
