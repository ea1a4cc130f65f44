//! Manifests: each direct dependency is explained, unsafe code is forbidden, and what the README
//! tells people to run is what CI runs.

use tests::tree;

use crate::nothing_wrong;

/// The command that runs every test, word for word.
const TEST_COMMAND: &str = "cargo test --workspace";

#[test]
fn each_direct_dependency_says_why_it_is_there() {
    let mut findings = Vec::new();
    for manifest in tree::files("", "Cargo.toml") {
        let mut inside = false;
        let mut above = "";
        for line in manifest.text.lines() {
            if line.starts_with('[') {
                inside = line.ends_with("dependencies]") && !line.starts_with("[workspace");
            } else if inside
                && !line.is_empty()
                && !line.starts_with('#')
                && !above.starts_with("# ")
            {
                findings.push(format!("{}: no line says why: {line}", manifest.path));
            }
            above = line;
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn unsafe_code_is_forbidden_in_every_crate() {
    assert!(tree::read("Cargo.toml").contains("unsafe_code = \"forbid\""));
    let mut findings = Vec::new();
    for manifest in tree::files("", "Cargo.toml") {
        let is_package = manifest.text.contains("[package]");
        if is_package && !manifest.text.contains("[lints]\nworkspace = true") {
            findings.push(format!("{} does not take the workspace's lints", manifest.path));
        }
    }
    nothing_wrong(&findings);
}

/// Carcas calls things that the unit does not allow (a thread that thinks lets the others come first):
/// they must be allowed, or fail. Without a word about it systemd kills the program.
#[test]
fn no_system_call_that_the_unit_forbids_kills_the_program() {
    let unit = tree::read("deploy/carcas.service");
    let lines: Vec<&str> = unit.lines().collect();
    let at = |line: &str| lines.iter().position(|known| *known == line);
    let forbids = at("SystemCallFilter=~@privileged @resources");
    assert!(forbids.is_some() && at("SystemCallFilter=setpriority") > forbids);
    assert!(at("SystemCallErrorNumber=EPERM").is_some());
}

#[test]
fn the_readme_names_the_command_that_ci_runs() {
    for path in ["README.md", "CONTRIBUTING.md"] {
        assert!(tree::read(path).contains(TEST_COMMAND), "{path} does not name {TEST_COMMAND:?}");
    }
    let readme = tree::read("README.md");
    assert!(
        readme.lines().any(|line| line.trim() == TEST_COMMAND),
        "README.md has no line that is {TEST_COMMAND:?} and nothing else"
    );
    let ci = tree::read(".ci/run");
    assert!(
        ci.lines().any(|line| line.trim() == TEST_COMMAND),
        ".ci/run has no line that is {TEST_COMMAND:?} and nothing else"
    );
}

#[test]
fn every_place_names_the_same_version_of_rust() {
    let version = |path: &str, before: &str| {
        let text = tree::read(path);
        let rest = text.split(before).nth(1).unwrap_or_default().to_owned();
        rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect::<String>()
    };
    let wanted = version("Cargo.toml", "\nrust-version = \"");
    assert_eq!(version("rust-toolchain.toml", "\nchannel = \""), format!("{wanted}.0"));
    assert_eq!(version("README.md", "Rust "), wanted);
    assert_eq!(version("deploy/Dockerfile", "\nFROM rust:"), wanted);
    assert!(tree::read(".github/workflows/ci.yml").contains("rustup toolchain install\n"));
}
