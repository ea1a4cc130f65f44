//! Source files: their length, their first line, what they must not contain, and the purity of the
//! rules and of whoever plays.

use std::collections::BTreeMap;

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// The most lines a source file has.
const LINES: usize = 600;

/// What no source file contains. Written in halves, so that this file does not contain it either.
const UNFINISHED: [&str; 9] = [
    concat!("to", "do!("),
    concat!("unim", "plemented!("),
    concat!("db", "g!("),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("XX", "X"),
    concat!("HA", "CK"),
    concat!("#[all", "ow("),
    concat!("#[ign", "ore"),
];

/// What the rules and whoever plays must not use: a clock, the outside world, an order that is not fixed.
const IMPURE: [&str; 24] = [
    "HashMap",
    "HashSet",
    "RandomState",
    "std::time",
    "SystemTime",
    "Instant",
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::process",
    "std::thread",
    "std::sync::atomic",
    "println!",
    "print!",
    "env!(",
    "getrandom",
    // Of the library of chance all that is not a generator with a name and a fixed stream.
    "rand::rng(",
    "rand::random",
    "ThreadRng",
    "SysRng",
    "StdRng",
    "SmallRng",
    "async ",
];

/// The code of a line, without the comment at its end.
fn code(line: &str) -> &str {
    line.split_once("//").map_or(line, |(code, _)| code)
}

fn all() -> Vec<Source> {
    let sources = tree::files("", ".rs");
    assert!(sources.len() > 30, "the tree was not found: {} files", sources.len());
    sources
}

#[test]
fn no_file_is_longer_than_a_reader_has_patience() {
    let long = |source: &Source| {
        let lines = source.text.lines().count();
        (lines > LINES).then(|| format!("{}: {lines} lines, at most {LINES}", source.path))
    };
    nothing_wrong(&all().iter().filter_map(long).collect::<Vec<_>>());
}

#[test]
fn every_file_begins_by_saying_what_it_is() {
    let silent = |source: &Source| !source.text.starts_with("//!");
    let findings = all().into_iter().filter(silent);
    nothing_wrong(
        &findings.map(|s| format!("{} has no //! paragraph", s.path)).collect::<Vec<_>>(),
    );
}

/// The type that a line declares at the top of its file.
fn declared(line: &str) -> Option<&str> {
    let line = line.strip_prefix("pub").map_or(line, |rest| {
        rest.split_once(") ").filter(|(head, _)| head.starts_with('(')).map_or(rest, |(_, end)| end)
    });
    let (kind, rest) = line.trim_start().split_once(' ')?;
    let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    (["struct", "enum", "trait", "type"].contains(&kind) && !name.is_empty()).then_some(name)
}

/// Slices name what is theirs alike on purpose: each has its own `Action`, `Event` and `State`.
#[test]
fn no_type_name_has_two_meanings() {
    let mut homes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let own = |source: &Source| {
        let part = |name| source.path.split('/').any(|part| part == name);
        part("src") && !part("expansions") && !part("tests") && !part("tests.rs")
    };
    for source in all().iter().filter(|source| own(source)) {
        let unindented = source.text.lines().filter(|line| !line.starts_with(' '));
        for name in unindented.filter_map(declared) {
            homes.entry(name.to_owned()).or_default().push(source.path.clone());
        }
    }
    assert!(homes.len() > 300, "types are found: {homes:?}");
    let twice = homes.iter().filter(|(_, homes)| homes.len() > 1);
    nothing_wrong(
        &twice.map(|(name, homes)| format!("{name}: {}", homes.join(", "))).collect::<Vec<_>>(),
    );
}

#[test]
fn a_declared_type_is_found_in_every_form() {
    for line in [
        "pub(super) struct Row<'a> {",
        "enum Row {",
        "pub trait Row: Sized {",
        "pub type Row = u8;",
    ] {
        assert_eq!(declared(line), Some("Row"), "{line}");
    }
    for line in ["fn row() {", "/// struct Row", "impl Row {", "pub use row::Row;"] {
        assert_eq!(declared(line), None, "{line}");
    }
}

#[test]
fn nothing_unfinished_is_left_lying_about() {
    let mut findings = Vec::new();
    for source in all() {
        for (number, line) in source.text.lines().enumerate() {
            for word in UNFINISHED.iter().filter(|word| line.contains(**word)) {
                findings.push(format!("{}:{}: {word}", source.path, number + 1));
            }
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn rules_and_players_have_no_clock_no_outside_and_no_unfixed_order() {
    let mut findings = Vec::new();
    for source in ["rules/src", "rules/tiles/src", "brain/src"]
        .into_iter()
        .flat_map(|part| tree::files(part, ".rs"))
    {
        for (number, line) in source.text.lines().enumerate() {
            for word in IMPURE.iter().filter(|word| code(line).contains(**word)) {
                findings.push(format!("{}:{}: {word}", source.path, number + 1));
            }
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn tests_reach_no_address_outside_loopback() {
    let mut findings = Vec::new();
    for source in tree::files("tests", ".rs") {
        for (number, line) in source.text.lines().enumerate() {
            let outside = line.split("://").skip(1).any(|rest| {
                !["127.0.0.1", "localhost", "{", "\"", ")", " "].iter().any(|s| rest.starts_with(s))
            });
            if outside {
                findings.push(format!("{}:{}: {}", source.path, number + 1, line.trim()));
            }
        }
    }
    nothing_wrong(&findings);
}

/// The fields of the log lines in a source: everything between the brackets but the sentences.
fn logged(text: &str) -> impl Iterator<Item = String> {
    let lines = ["error", "warn", "info", "debug", "trace"];
    let starts = lines.map(|level| format!("tracing::{level}!("));
    let calls: Vec<&str> =
        starts.iter().flat_map(|start| text.split(start.as_str()).skip(1)).collect();
    calls.into_iter().map(|call| {
        let end = call.find(");").unwrap_or(call.len());
        call[..end].split('"').step_by(2).collect()
    })
}

#[test]
fn no_log_line_names_a_person() {
    let people = ["user", "player", "whom", "member", "person", "nick"];
    let names = |source: &Source| -> Vec<String> {
        let calls = logged(&source.text).filter(|call| {
            let mut words = call.split(|c: char| !c.is_alphanumeric());
            words.any(|word| people.contains(&word))
        });
        calls.map(|call| format!("{}: {}", source.path, call.trim())).collect()
    };
    let shipped = |source: &&Source| source.path.contains("/src/");
    let found: Vec<String> = all().iter().filter(shipped).flat_map(names).collect();
    nothing_wrong(&found);
    let line = concat!(r#"tracing::"#, r#"warn!(user = %user.id, "a member left {why}");"#);
    assert_eq!(logged(line).collect::<Vec<_>>(), ["user = %user.id, "]);
}
