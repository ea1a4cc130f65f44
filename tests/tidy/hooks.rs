//! A hook, with which a slice adds its own, earns its place with two slices that need it. One that a
//! single slice needs says in its documentation why nothing else will do ("Only ...").

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// The hooks of a crate's slices: the methods of a trait, or the fields of a struct.
struct Hooks {
    /// The file and the first line of their declaration.
    declared: (&'static str, &'static str),
    /// The folder of the slices.
    slices: &'static str,
    /// How the block of a slice begins.
    slice: &'static str,
    /// How many there may be. Whoever needs one more merges two first.
    most: usize,
}

const ALL: [Hooks; 4] = [
    Hooks {
        declared: ("rules/src/expansions/mod.rs", "pub trait Expansion"),
        slices: "rules/src/expansions",
        slice: "impl Expansion for ",
        most: 25,
    },
    Hooks {
        declared: ("brain/src/expansions/mod.rs", "trait Opinion"),
        slices: "brain/src/expansions",
        slice: "impl Opinion for ",
        most: 8,
    },
    Hooks {
        declared: ("render/src/expansions/mod.rs", "pub(crate) trait Depiction"),
        slices: "render/src/expansions",
        slice: "impl Depiction for ",
        most: 16,
    },
    Hooks {
        declared: ("app/game/src/expansions/mod.rs", "pub struct Profile"),
        slices: "app/game/src/expansions",
        slice: "pub(super) const PROFILE: Profile",
        most: 36,
    },
];

/// The lines of each block that begins with a line like this one, up to its closing brace: those of
/// its members alone, not what is inside these.
fn blocks<'a>(text: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &str| line.trim_start().starts_with(head) && line.ends_with('{');
    let heads = lines.iter().enumerate().filter(|(_, line)| begins(line));
    let block = |(number, line): (usize, &&'a str)| {
        let margin = line.len() - line.trim_start().len();
        let end = |line: &str| line.trim_start().starts_with('}') && line.find('}') == Some(margin);
        let inside = lines[number + 1..].iter().take_while(|line| !end(line));
        let member = |line: &&&'a str| line.find(|c| c != ' ') == Some(margin + 4);
        inside.filter(member).map(|line| line.trim_start()).collect()
    };
    heads.map(block).collect()
}

/// The name of the member that a line begins to declare or to set.
fn member(line: &str) -> Option<&str> {
    let line = line.strip_prefix("fn ").or(line.strip_prefix("pub ")).unwrap_or(line);
    let end = line.find(|c: char| !c.is_ascii_lowercase() && c != '_')?;
    (end > 0 && line[end..].starts_with(['(', ':', ','])).then_some(&line[..end])
}

/// The hooks, each with its documentation.
fn declared(text: &str, head: &str) -> Vec<(String, String)> {
    let mut hooks = Vec::new();
    let mut about = String::new();
    for line in blocks(text, head).into_iter().flatten() {
        if let Some(doc) = line.strip_prefix("///") {
            about.push_str(doc);
        } else if let Some(name) = member(line) {
            hooks.push((name.to_owned(), std::mem::take(&mut about)));
        }
    }
    hooks
}

/// How many slices have a hook. A macro that makes several slices counts once.
fn implementers(sources: &[Source], slice: &str, hook: &str) -> usize {
    let slices = sources.iter().flat_map(|source| blocks(&source.text, slice));
    slices.filter(|lines| lines.iter().any(|line| member(line) == Some(hook))).count()
}

#[test]
fn every_hook_has_two_implementers_or_a_reason() {
    let mut findings = Vec::new();
    for of in ALL {
        let (path, head) = of.declared;
        let (hooks, sources) = (declared(&tree::read(path), head), tree::files(of.slices, ".rs"));
        if hooks.is_empty() || hooks.len() > of.most {
            findings.push(format!("{path} has {} hooks, at most {}", hooks.len(), of.most));
        }
        for (name, about) in hooks {
            let number = implementers(&sources, of.slice, &name);
            if number == 0 || number == 1 && !about.contains("Only ") {
                findings.push(format!("{path}: {name} has fewer than two implementers"));
            }
        }
    }
    nothing_wrong(&findings);
}

#[test]
fn implementers_are_counted_in_files_and_in_macros() {
    let text = "impl Expansion for A {\n    fn placed(&self) {}\n}\nfn ties() {}\n        \
                impl Expansion for $b {\n            fn placed(&self) {\n                \
                ties(self);\n            }\n        }\nconst C: C = C {\n    placed,\n    ties: \
                &[\n        pays: 1,\n    ],\n    ..NONE\n};\n";
    let source = [Source { path: String::new(), text: text.to_owned() }];
    let count = |slice, hook| implementers(&source, slice, hook);
    assert_eq!(["placed", "ties"].map(|hook| count("impl Expansion for ", hook)), [2, 0]);
    assert_eq!(["placed", "ties", "pays"].map(|hook| count("const C", hook)), [1, 1, 0]);
}
