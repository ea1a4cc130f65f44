//! The invariants of the tree that a machine can check, as ARCHITECTURE.md and CONTRIBUTING.md
//! state them. Each check collects all that is wrong before it fails, so that one run tells all.

mod dependencies;
mod documents;
mod hooks;
mod manifests;
mod rulebook;
mod slices;
mod sources;
mod systems;

/// Fails with every finding, one a line.
#[track_caller]
fn nothing_wrong(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}
