//! Core modules name no expansion: whatever an expansion has of its own stands below `expansions/`
//! of each crate, and the rest of the crate asks all slices without knowing which one answers.

use rules::expansions::ALL;
use tests::tree::{self, Source};

use crate::nothing_wrong;

/// Files that may name expansions, and why.
const EXCEPTIONS: &[(&str, &str)] = &[
    ("rules/src/vocabulary.rs", "closed vocabulary: figures, tokens, what was counted"),
    ("rules/src/vocabulary/places.rs", "closed vocabulary: where figures stand"),
    ("rules/tiles/src/sets.rs", "the list of sets"),
    ("rules/tiles/src/vocabulary.rs", "closed vocabulary: what is printed on tiles"),
];

/// The code of a source without comments and without its tests.
fn code(source: &Source) -> String {
    let code = source.text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a file is part of a crate's core.
fn is_core(source: &Source) -> bool {
    !source.path.contains("/expansions/")
        && !source.path.ends_with("/tests.rs")
        && !source.path.contains("/tests/")
        && !source.path.contains("/examples/")
}

/// The names under which code can refer to an expansion: the file of its slice, in the rules.
fn modules() -> Vec<String> {
    let files = tree::files("rules/src/expansions", ".rs");
    let below = files.iter().filter_map(|file| file.path.strip_prefix("rules/src/expansions/"));
    let mut names: Vec<String> = below
        .map(|path| path.split('/').next().unwrap_or(path).trim_end_matches(".rs").to_owned())
        .filter(|name| !["mod", "all", "order", "base"].contains(&name.as_str()))
        .collect();
    names.dedup();
    names
}

/// What of an expansion a core module names: its module, its variant of an action, event or
/// question, or its key.
fn named(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let compact: String = code.chars().filter(|c| !c.is_whitespace()).collect();
    for name in modules() {
        let variant: String =
            name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect();
        let imports = compact.split("expansions::{").skip(1);
        let mut imports = imports.map(|rest| rest.split(';').next().unwrap_or(rest));
        let in_list = |list: &str| list.split(|c: char| !c.is_alphanumeric()).any(|w| w == name);
        let variants = ["Action", "Event", "Prompt"].map(|kind| format!("{kind}::{variant}("));
        if imports.any(in_list)
            || compact.contains(&format!("expansions::{name}::"))
            || compact.contains(&format!("expansions::{name};"))
            || variants.iter().any(|variant| compact.contains(variant))
        {
            found.push(name);
        }
    }
    let keys = ALL.iter().filter(|system| !system.is_ground()).map(|system| system.key());
    let quoted = keys.filter(|key| code.contains(&format!("\"{key}\"")));
    found.extend(quoted.map(|key| format!("{key:?}")));
    found
}

#[test]
fn core_modules_name_no_expansion() {
    let mut findings = Vec::new();
    let parts = ["app", "brain/src", "render/src", "rules/src", "rules/tiles/src"];
    for source in parts.into_iter().flat_map(|part| tree::files(part, ".rs")) {
        if !is_core(&source) {
            continue;
        }
        let named = named(&code(&source));
        let excepted = EXCEPTIONS.iter().any(|(path, _)| *path == source.path);
        match (named.is_empty(), excepted) {
            (false, false) => findings.push(format!("{} names {}", source.path, named.join(", "))),
            (true, true) => findings.push(format!("{} is no exception any more", source.path)),
            _ => {}
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn an_expansion_is_found_however_it_is_named() {
    for code in [
        "use rules::expansions::tower;",
        "use rules::expansions::{\n    abbey, tower,\n};",
        "use rules::expansions::tower::Prompt;",
        "matches!(action, Action::Tower(_))",
    ] {
        assert!(named(code).contains(&"tower".to_owned()), "{code}");
    }
    assert_eq!(named("systems.has(\"tower\")"), ["\"tower\""]);
    assert!(named("use crate::view::expansions;\nlet tower = 1;").is_empty());
}
