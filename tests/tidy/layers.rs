//! Which module of the application may import which: one direction, read from the sources. An
//! import is a `use` or a path in the code; tests may import whatever they need.

use std::collections::{BTreeMap, BTreeSet};

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// Macros, which are imported from the crate although they belong to `text`.
const MACROS: [&str; 2] = ["phrase", "say"];

/// The modules of `app`, lowest first: each may import itself and those above it in this list, in
/// an earlier line. ARCHITECTURE.md shows the same picture.
const LAYERS: [&[&str]; 8] = [
    &["art", "expansions", "port", "quotas", "text"],
    &["table"],
    &["view"],
    &["archive", "outbox", "pictures", "thinking"],
    &["use_cases"],
    &["commands", "components", "timers"],
    &["application"],
    &["lib"],
];

/// The use cases that the others are made of: each may import any of these, and no other.
const GROUND: [&str; 21] = [
    "analyse",
    "announce",
    "channels",
    "clocks",
    "closing",
    "context",
    "drafts",
    "history",
    "hooks",
    "idle",
    "load",
    "messages",
    "notify",
    "overview",
    "picture",
    "queries",
    "recording",
    "request",
    "share",
    "standing_orders",
    "watch",
];
/// The use case that no other may import: it asks them for the messages that are sent.
const COMPOSE: &str = "compose";

/// The module of a file directly below `app/src`.
fn module(source: &Source) -> &str {
    let path = source.path.trim_start_matches("app/src/");
    path.split('/').next().unwrap_or(path).trim_end_matches(".rs")
}

/// The code of a source without comments and without its tests.
fn code(source: &Source) -> String {
    let code = source.text.split("mod tests {").next().unwrap_or_default();
    let lines = code.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    lines.collect::<Vec<_>>().join("\n")
}

/// The use case that a source is.
fn use_case(source: &Source) -> Option<&str> {
    source.path.strip_prefix("app/src/use_cases/")?.strip_suffix(".rs")
}

/// The modules that a source names after `root` (such as `crate::`), alone or in braces.
fn imports<'a>(code: &'a str, root: &str) -> BTreeSet<&'a str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found = BTreeSet::new();
    for rest in code.split(root).skip(1) {
        let Some(list) = rest.strip_prefix('{') else {
            found.extend(rest.split(|c| !is_word(c)).next());
            continue;
        };
        let mut depth = 0;
        for item in list.split_inclusive(['{', '}', ',']) {
            let name = item.trim().split(|c| !is_word(c)).next();
            found.extend(name.filter(|name| depth == 0 && !name.is_empty()));
            match item.chars().last() {
                Some('{') => depth += 1,
                Some('}') if depth == 0 => break,
                Some('}') => depth -= 1,
                _ => {}
            }
        }
    }
    found
}

fn sources() -> Vec<Source> {
    let sources = tree::files("app/src", ".rs");
    assert!(sources.len() > 50, "the application was not found: {} files", sources.len());
    let is_tests =
        |source: &Source| source.path.ends_with("/tests.rs") || module(source) == "scratch";
    sources.into_iter().filter(|source| !is_tests(source)).collect()
}

#[test]
fn the_modules_of_the_application_import_in_one_direction() {
    let layers: BTreeMap<&str, usize> = LAYERS
        .iter()
        .enumerate()
        .flat_map(|(layer, modules)| modules.iter().map(move |module| (*module, layer)))
        .collect();
    let mut findings = Vec::new();
    for source in sources() {
        let (own, code) = (module(&source), code(&source));
        let Some(layer) = layers.get(own) else {
            findings.push(format!("{}: {own} has no layer", source.path));
            continue;
        };
        for other in imports(&code, "crate::") {
            let is_below = layers.get(other).is_some_and(|below| below < layer);
            // The macro that fills a sentence stands at the root of the crate.
            if other != own && !MACROS.contains(&other) && !is_below {
                findings.push(format!("{}: {own} must not import {other}", source.path));
            }
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn the_ground_of_the_use_cases_imports_no_other_and_nobody_imports_composing() {
    let sources = sources();
    let all: BTreeSet<&str> = sources.iter().filter_map(use_case).collect();
    let mut findings = Vec::new();
    for name in GROUND.into_iter().chain([COMPOSE]).filter(|name| !all.contains(name)) {
        findings.push(format!("{name} is not there"));
    }
    for source in &sources {
        let Some(own) = use_case(source) else { continue };
        let code = code(source);
        for other in imports(&code, "crate::use_cases::") {
            let is_outside = all.contains(other) && !GROUND.contains(&other);
            if other == COMPOSE || is_outside && GROUND.contains(&own) {
                findings.push(format!("{}: {own} must not import {other}", source.path));
            }
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn imports_are_found_in_every_form() {
    let code = "use crate::table::{access, plan};\nuse crate::{say, view::{self, tiles}, text};\n\
                let page = crate::port::limits::LABEL;";
    let expected = ["port", "say", "table", "text", "view"];
    assert_eq!(imports(code, "crate::"), BTreeSet::from(expected));
    let code = "use crate::use_cases::{\n    Answer, clocks::{keep, prefs},\n    load,\n};\n\
                crate::use_cases::polls::refuse(act)";
    let expected = ["Answer", "clocks", "load", "polls"];
    assert_eq!(imports(code, "crate::use_cases::"), BTreeSet::from(expected));
}
