//! The documents: what they link to is there, and what they say of the tree is so.

use tests::tree::{self, Source};

use crate::nothing_wrong;

/// The documents that lead a newcomer through the tree: each place that they name exists.
const GUIDES: [&str; 4] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "docs/decisions/"];

/// The texts between single back quotes, outside blocks of code.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

/// The places that a text names. A part that stands for many (`<name>`, `*`) is left open.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let named = quoted(text).map(|name| name.split(['<', '*']).next().unwrap_or(name));
    named.filter(|name| {
        let first = name.split('/').next().unwrap_or_default();
        name.contains('/') && !first.is_empty() && tree::root().join(first).is_dir()
    })
}

/// What the links of a text lead to within this tree, with the anchor.
fn links(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let prose = text.split("```").step_by(2);
    let targets = prose.flat_map(|prose| prose.split("](").skip(1));
    let targets = targets.filter_map(|rest| rest.split([')', ' ']).next());
    let targets = targets.filter(|target| !target.contains("://") && !target.contains("mailto:"));
    targets.map(|target| target.split_once('#').unwrap_or((target, "")))
}

/// The anchors of a document's headings, as forges make them.
fn anchors(text: &str) -> impl Iterator<Item = String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| {
        let words = line.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

/// What is wrong with the links of a document.
fn broken(document: &Source) -> Vec<String> {
    let folder = document.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_broken = |(target, anchor): &(&str, &str)| {
        let path = match *target {
            "" => tree::root().join(&document.path),
            target => tree::root().join(folder).join(target),
        };
        let text = || std::fs::read_to_string(&path).unwrap_or_default();
        !path.exists() || !anchor.is_empty() && !anchors(&text()).any(|known| known == *anchor)
    };
    let broken = links(&document.text).filter(is_broken);
    broken.map(|(target, anchor)| format!("{}: {target}#{anchor}", document.path)).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let documents = tree::files("", ".md");
    assert!(documents.len() > 100, "{} documents were found", documents.len());
    nothing_wrong(&documents.iter().flat_map(broken).collect::<Vec<_>>());
}

#[test]
fn the_guides_name_places_that_exist() {
    let documents = tree::files("", ".md");
    let guides = documents.iter().filter(|d| GUIDES.iter().any(|guide| d.path.starts_with(guide)));
    let missing = |guide: &Source| -> Vec<String> {
        let missing = places(&guide.text).filter(|place| !is_there(place));
        missing.map(|place| format!("{}: {place}", guide.path)).collect()
    };
    nothing_wrong(&guides.flat_map(missing).collect::<Vec<_>>());
}

/// Whether a place exists, or something that begins like it where its end was left open.
fn is_there(place: &str) -> bool {
    let path = tree::root().join(place);
    let (folder, beginning) = place.rsplit_once('/').unwrap_or((place, ""));
    let is_like = |entry: std::fs::DirEntry| {
        entry.file_name().to_string_lossy().starts_with(beginning) && !place.contains('.')
    };
    path.exists()
        || std::fs::read_dir(tree::root().join(folder))
            .is_ok_and(|entries| entries.flatten().any(is_like))
}

#[test]
fn the_map_names_no_function() {
    let text = tree::read("ARCHITECTURE.md");
    let functions = quoted(&text).filter(|name| name.contains("::") || name.contains("()"));
    nothing_wrong(&functions.map(str::to_owned).collect::<Vec<_>>());
}

#[test]
fn every_decision_is_listed_and_linked() {
    let (index, map) = (tree::read("docs/decisions/README.md"), tree::read("ARCHITECTURE.md"));
    let pages = tree::files("docs/decisions", ".md");
    let pages = pages.iter().filter_map(|page| page.path.strip_prefix("docs/decisions/"));
    let forgotten = pages.filter(|name| *name != "README.md").filter(|name| {
        !index.contains(&format!("]({name})"))
            || !map.contains(&format!("](docs/decisions/{name})"))
    });
    nothing_wrong(&forgotten.map(str::to_owned).collect::<Vec<_>>());
}

#[test]
fn links_places_and_anchors_are_found() {
    let text = "`app/text` [a](b.md#c) `x::y`\n```\n`docs/x`\n```\n[d](mailto:e) `docs/<n>.md`";
    assert_eq!(places(text).collect::<Vec<_>>(), ["app/text", "docs/"]);
    assert_eq!(links(text).collect::<Vec<_>>(), [("b.md", "c")]);
    assert_eq!(anchors("## The bot's way, in\ntext").collect::<Vec<_>>(), ["the-bots-way-in"]);
    assert!(is_there("docs/rulebook/") && is_there("docs/rule") && !is_there("docs/rulez"));
    assert!(!is_there("docs/rulebook.md"));
}
