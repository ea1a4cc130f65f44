//! The rulebook: every rule and every worked example that anything names is in it.

use std::collections::BTreeSet;

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// The ids of rules and worked examples in a text: `R-BA-13`, `S-PD-04`, `R-PD-V2a`.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let ends = |c: char| !c.is_ascii_alphanumeric() && c != '-';
    text.split(ends).filter_map(|word| {
        let mut parts = word.split('-');
        let (kind, system, number) = (parts.next()?, parts.next()?, parts.next()?);
        let is_system = system.len() == 2 && system.chars().all(|c| !c.is_ascii_lowercase());
        let digits = number.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let is_id = matches!(kind, "R" | "S") && is_system && digits.starts_with(char::is_numeric);
        is_id.then(|| &word[..kind.len() + system.len() + number.len() + 2])
    })
}

#[test]
fn every_rule_that_is_named_anywhere_is_in_the_rulebook() {
    let mut defined = BTreeSet::new();
    for chapter in tree::files("docs/rulebook", ".md") {
        for line in chapter.text.lines() {
            let bold = line.trim_start_matches("* ").strip_prefix("**");
            defined.extend(bold.and_then(|line| ids(line).next()).map(str::to_owned));
        }
    }
    let unknown = |source: &Source| -> Vec<String> {
        let unknown = ids(&source.text).filter(|id| !defined.contains(*id));
        unknown.map(|id| format!("{}: {id}", source.path)).collect()
    };
    let endings = [".rs", ".md", ".tiles", ".tsv", ".ftl", ".txt"];
    let sources = endings.iter().flat_map(|ending| tree::files("", ending));
    let named: Vec<String> = sources.flat_map(|source| unknown(&source)).collect();
    nothing_wrong(&named);
    assert!(defined.len() > 1_000, "{} rules were found", defined.len());
    let text = "(R-WF-6..10, R-XX-n), S-AM-01 and R-PD-V2a; KR-3, R-1";
    assert_eq!(ids(text).collect::<Vec<_>>(), ["R-WF-6", "S-AM-01", "R-PD-V2a"]);
}
