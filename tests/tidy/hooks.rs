//! A hook of `Expansion` earns its place with two systems that need it. One that a single system
//! needs says in its documentation why that system can do without no other way ("Only ...").

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// There may be at most this many hooks. Whoever needs one more merges two first.
const MAX_HOOKS: usize = 25;
/// Where the hooks are declared.
const TRAIT: &str = "rules/src/expansions/mod.rs";

/// The lines of each block that begins with a line like this one, up to its closing brace.
fn blocks<'a>(text: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &str| line.trim_start().starts_with(head) && line.ends_with('{');
    let heads = lines.iter().enumerate().filter(|(_, line)| begins(line));
    let block = |(number, line): (usize, &&'a str)| {
        let end = format!("{}}}", &line[..line.len() - line.trim_start().len()]);
        let inside = lines[number + 1..].iter().take_while(|line| **line != end);
        inside.copied().collect()
    };
    heads.map(block).collect()
}

/// The name of the method that a line begins to declare.
fn method(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("fn ")?.split('(').next()
}

/// The hooks, each with its documentation.
fn hooks(text: &str) -> Vec<(String, String)> {
    let mut hooks = Vec::new();
    let mut about = String::new();
    for line in blocks(text, "pub trait Expansion").into_iter().flatten() {
        // Only what belongs to the trait itself, not the bodies of its methods.
        let own = line.strip_prefix("    ").filter(|line| !line.starts_with(' '));
        let Some(line) = own else { continue };
        if let Some(doc) = line.strip_prefix("///") {
            about.push_str(doc);
        } else if let Some(name) = method(line) {
            hooks.push((name.to_owned(), std::mem::take(&mut about)));
        }
    }
    hooks
}

/// How many systems implement a hook. A macro that implements several systems counts once.
fn implementers(sources: &[Source], hook: &str) -> usize {
    let impls = sources.iter().flat_map(|source| blocks(&source.text, "impl Expansion for "));
    impls.filter(|lines| lines.iter().any(|line| method(line) == Some(hook))).count()
}

#[test]
fn every_hook_has_two_implementers_or_a_reason() {
    let sources = tree::files("rules/src/expansions", ".rs");
    let hooks = hooks(&tree::read(TRAIT));
    assert!(hooks.iter().any(|(name, _)| name == "placed"), "the hooks are found: {hooks:?}");
    assert!(hooks.len() <= MAX_HOOKS, "{} hooks", hooks.len());
    let lonely = hooks.iter().filter(|(name, about)| {
        let number = implementers(&sources, name);
        number == 0 || number == 1 && !about.contains("Only ")
    });
    let findings = lonely.map(|(name, _)| format!("{name} has fewer than two implementers"));
    nothing_wrong(&findings.collect::<Vec<_>>());
}

#[test]
fn implementers_are_counted_in_files_and_in_macros() {
    let text = "impl Expansion for A {\n    fn placed(&self) {}\n}\nfn ties() {}\n        \
                impl Expansion for $b {\n            fn placed(&self) {\n            }\n        }\n";
    let source = Source { path: String::new(), text: text.to_owned() };
    assert_eq!(implementers(std::slice::from_ref(&source), "placed"), 2);
    assert_eq!(implementers(&[source], "ties"), 0);
}
