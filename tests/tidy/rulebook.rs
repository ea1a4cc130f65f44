//! The rulebook: every rule and every worked example that anything names is in it, its chapters are
//! built alike, and every page for players leads to one.

use std::collections::{BTreeMap, BTreeSet};

use rules::expansions;
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

/// The sections of a chapter, in their order. One may lack some.
const SECTIONS: [&str; 9] = [
    "Components",
    "Set-up",
    "Rules",
    "Decisions",
    "Interactions",
    "Options",
    "Edge cases",
    "Worked examples",
    "Doubts",
];

/// The chapters of the rulebook without the overview.
fn chapters() -> impl Iterator<Item = Source> {
    let is_chapter = |chapter: &Source| {
        let name = chapter.path.rsplit('/').next().unwrap_or_default();
        name.starts_with(|c: char| c.is_ascii_digit()) && !name.starts_with("00")
    };
    tree::files("docs/rulebook", ".md").into_iter().filter(is_chapter)
}

/// The text of a section.
fn section<'a>(chapter: &'a str, name: &str) -> &'a str {
    let begins = format!("\n## {name}\n");
    let rest = chapter.split(begins.as_str()).nth(1).unwrap_or_default();
    rest.split("\n## ").next().unwrap_or_default()
}

#[test]
fn every_chapter_has_the_same_sections_in_the_same_order() {
    let mut findings = Vec::new();
    for Source { path, text } in chapters() {
        let number =
            path.trim_start_matches("docs/rulebook/").split('-').next().unwrap_or_default();
        if !text.starts_with(&format!("# {number} — ")) {
            findings.push(format!("{path} does not begin with its number"));
        }
        let named: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let known: Vec<&str> = SECTIONS.into_iter().filter(|name| named.contains(name)).collect();
        if named != known || !named.contains(&"Rules") || !named.contains(&"Worked examples") {
            findings.push(format!("{path}: {named:?}"));
        }
        let inside = section(&text, "Rules").to_owned() + section(&text, "Set-up");
        let outside = text.lines().filter(|line| line.starts_with("* **R-"));
        let outside = outside.filter(|line| !inside.contains(line));
        findings.extend(outside.map(|line| format!("{path}: a rule elsewhere: {line}")));
    }
    nothing_wrong(&findings);
}

#[test]
fn every_option_is_named_by_one_chapter() {
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for chapter in chapters() {
        let keys = section(&chapter.text, "Options").split('`').skip(1).step_by(2);
        for key in keys {
            *named.entry(key.to_owned()).or_default() += 1;
        }
    }
    let options: BTreeSet<&str> = expansions::options().map(|option| option.key).collect();
    let unknown =
        named.iter().filter(|(key, number)| **number > 1 || !options.contains(key.as_str()));
    let unknown = unknown.map(|(key, number)| format!("{key} is named {number} times"));
    let missing = options.iter().filter(|key| !named.contains_key(**key));
    let missing = missing.map(|key| format!("{key} is in no chapter"));
    nothing_wrong(&unknown.chain(missing).collect::<Vec<_>>());
}

#[test]
fn every_page_for_players_leads_to_the_same_chapter_in_each_language() {
    let pages = tree::files("docs/rules", ".md");
    let chapter = |page: &Source| -> String {
        let last = page.text.trim_end().lines().next_back().unwrap_or_default().to_owned();
        let address = last.split("](").nth(1).unwrap_or_default().trim_end_matches(')').to_owned();
        address.trim_start_matches("../").to_owned()
    };
    let mut findings = Vec::new();
    for page in &pages {
        let name = page.path.rsplit('/').next().unwrap_or_default();
        let english = pages.iter().find(|other| other.path == format!("docs/rules/{name}"));
        let wanted = english.map(chapter).unwrap_or_default();
        let is_there = tree::root().join("docs").join(&wanted).is_file();
        if chapter(page) != wanted || !wanted.starts_with("rulebook/") || !is_there {
            findings.push(format!("{}: {}", page.path, chapter(page)));
        }
    }
    nothing_wrong(&findings);
}
