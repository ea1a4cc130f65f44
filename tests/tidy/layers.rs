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

/// The modules that a source names after `crate::`, alone or in braces.
fn imports(code: &str) -> BTreeSet<&str> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
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
        for other in imports(&code) {
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
fn imports_are_found_in_every_form() {
    let code = "use crate::table::{access, plan};\nuse crate::{say, view::{self, tiles}, text};\n\
                let page = crate::port::limits::LABEL;";
    let expected = ["port", "say", "table", "text", "view"];
    assert_eq!(imports(code), BTreeSet::from(expected));
}
