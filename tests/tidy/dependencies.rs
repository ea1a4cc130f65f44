//! Which way dependencies point, from `cargo metadata`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;
use tests::tree;

use crate::nothing_wrong;

/// What each crate of the workspace may depend on in the workspace, in whatever way.
const INSIDE: [(&str, &[&str]); 20] = [
    ("tiles", &[]),
    ("rules", &["tiles"]),
    ("rulebook", &["rules"]),
    ("brain", &["rules"]),
    ("jcz", &["rules"]),
    // What pictures are made of knows nothing of the game that they show.
    ("canvas", &[]),
    // The example `picture` draws recorded games.
    ("render", &["canvas", "jcz", "rules"]),
    ("storage", &[]),
    ("sandbox", &[]),
    // The layers of the application, lowest first.
    ("text", &[]),
    ("port", &["storage"]),
    ("game", &["port", "render", "rules", "text"]),
    ("table", &["brain", "game", "port", "render", "rules", "storage", "text"]),
    ("view", &["game", "jcz", "port", "render", "rules", "storage", "table", "text"]),
    ("queues", &["port", "render", "rules", "storage", "table", "view"]),
    (
        "ground",
        &[
            "brain", "game", "jcz", "port", "queues", "render", "rules", "storage", "table",
            "text", "view",
        ],
    ),
    (
        "use_cases",
        &[
            "brain", "game", "ground", "jcz", "port", "queues", "render", "rules", "storage",
            "table", "text", "view",
        ],
    ),
    (
        "app",
        &[
            "brain",
            "game",
            "ground",
            "jcz",
            "port",
            "queues",
            "render",
            "rules",
            "storage",
            "table",
            "text",
            "use_cases",
            "view",
        ],
    ),
    (
        "bot",
        &[
            "app", "ground", "port", "queues", "render", "rules", "sandbox", "storage", "table",
            "view",
        ],
    ),
    ("tests", &["bot", "render", "rules", "sandbox", "storage"]),
];

/// Libraries that have one home: which crates may name them, and for what.
const HOMES: [(&str, &[(&str, &str)]); 2] = [
    // The sandbox is tested with the client that it stands in for.
    ("serenity", &[("bot", "normal"), ("sandbox", "dev")]),
    ("sqlx", &[("storage", "normal"), ("storage", "dev")]),
];

/// What the application must not reach, however far away: it runs without a network and without a database.
const NOT_IN_APP: [&str; 4] = ["serenity", "reqwest", "hyper", "sqlx"];

/// A dependency: who, on whom, and whether `normal`, `dev` or `build`.
type Edge = (String, String, String);

/// What cargo prints about this workspace.
fn cargo(arguments: &[&str]) -> Vec<u8> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).arg("--offline").current_dir(tree::root());
    let output = command.output().expect("cargo runs this test, so it is there");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn edges() -> Vec<Edge> {
    let printed = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_slice(&printed).expect("cargo prints JSON");
    let text = |value: &Value| value.as_str().unwrap_or("normal").to_owned();
    let packages = metadata["packages"].as_array().expect("there are packages");
    let of = |package: &Value| -> Vec<Edge> {
        let listed = package["dependencies"].as_array().cloned().unwrap_or_default();
        let from = text(&package["name"]);
        listed.iter().map(|to| (from.clone(), text(&to["name"]), text(&to["kind"]))).collect()
    };
    packages.iter().flat_map(of).collect()
}

#[test]
fn dependencies_point_one_way() {
    let allowed: BTreeMap<_, _> = INSIDE.into_iter().collect();
    let mut findings = Vec::new();
    for (from, to, kind) in edges() {
        let Some(may) = allowed.get(from.as_str()) else {
            findings.push(format!("{from} is a crate that this test does not know"));
            continue;
        };
        // The tests of a crate may ask for a feature of their own crate.
        let is_own = from == to && kind == "dev";
        if !is_own && allowed.contains_key(to.as_str()) && !may.contains(&to.as_str()) {
            findings.push(format!("{from} must not depend on {to} ({kind})"));
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn the_discord_library_and_the_sql_library_have_one_home_each() {
    let edges = edges();
    let mut findings = Vec::new();
    for (library, homes) in HOMES {
        for (from, _, kind) in edges.iter().filter(|(_, to, _)| to == library) {
            if !homes.contains(&(from.as_str(), kind.as_str())) {
                findings.push(format!("{from} must not name {library} ({kind})"));
            }
        }
    }
    // What stands in quotes is a name in a list, no use of the library.
    let named = |line: &str, library: &str| {
        line.split('"').step_by(2).any(|code| {
            code.contains(&format!("{library}::")) || code.contains(&format!("use {library}"))
        })
    };
    for source in tree::files("bot/src", ".rs") {
        if !source.path.starts_with("bot/src/discord")
            && source.text.lines().any(|line| named(line, "serenity"))
        {
            findings.push(format!("{} names serenity outside bot/src/discord", source.path));
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn the_application_is_built_without_network_and_database() {
    let printed = cargo(&["tree", "-p", "app", "-e", "normal", "--prefix", "none"]);
    let printed = String::from_utf8_lossy(&printed);
    let reached: BTreeSet<&str> =
        printed.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(reached.contains("rules"), "{printed}");
    for library in NOT_IN_APP {
        assert!(
            !reached.contains(library),
            "app reaches {library}: cargo tree -p app -i {library}"
        );
    }
}

#[test]
fn every_crate_of_the_workspace_is_known_here() {
    let manifest = tree::read("Cargo.toml");
    let members = manifest.lines().find(|line| line.starts_with("members")).expect("members");
    let name = |folder: &str| {
        let manifest = tree::read(&format!("{folder}/Cargo.toml"));
        let name = manifest.lines().find_map(|line| line.strip_prefix("name = "));
        name.expect("a package has a name").trim_matches('"').to_owned()
    };
    let listed: BTreeSet<String> = members.split('"').skip(1).step_by(2).map(name).collect();
    let known: BTreeSet<String> = INSIDE.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(listed, known);
}
