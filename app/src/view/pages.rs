//! `/rules`: the page of a set from `docs/rules/`, made readable where there are no tables and no
//! links. The pages are compiled into the program, so they match its rules.

use rules::expansions;

use crate::port::{Choice, File, Files, limits};
use crate::say;
use crate::table::typo::spellings;
use crate::text::Text;
use crate::view::narration::cut;
use crate::view::{MessageDraft, expansions as slices};

/// The available topics, for completions; those that begin with the text come first.
pub fn topics(text: &Text, so_far: &str) -> Vec<Choice> {
    let typed = so_far.trim().to_lowercase();
    let known = expansions::ALL.iter().filter(|system| source(system.key()).is_some());
    let mut choices: Vec<(bool, Choice)> = known
        .filter_map(|system| {
            let name = system.name().to_lowercase();
            let first = name.starts_with(&typed) || system.key().starts_with(&typed);
            (first || name.contains(&typed))
                .then(|| (!first, Choice::new(system.name(), system.key())))
        })
        .collect();
    for (name, key) in figures(text) {
        let first = name.to_lowercase().starts_with(&typed);
        if !typed.is_empty() && (first || name.to_lowercase().contains(&typed)) {
            let set = expansions::named(key).map_or(key, |system| system.name());
            let shown = say!(text, "rules-figure", figure = &name, set = set);
            choices.push((!first, Choice::new(shown, name)));
        }
    }
    choices.sort_by_key(|(later, _)| *later);
    choices.into_iter().map(|(_, choice)| choice).collect()
}

/// Figures as topics: each leads to the page of its set.
fn figures(text: &Text) -> Vec<(String, &'static str)> {
    let brings = |kind: rules::FigureKind| {
        let has = |system: &&&dyn rules::Expansion| {
            system
                .figures(&rules::HouseRules::default())
                .iter()
                .any(|(brought, _)| *brought == kind)
        };
        expansions::ALL.iter().find(has).map(|system| system.key())
    };
    let kinds = rules::FigureKind::ALL.into_iter();
    kinds
        .filter_map(|kind| Some((crate::view::vocabulary::figure(text, kind), brings(kind)?)))
        .collect()
}

/// The ways to spell a topic, each with the topic as it is typed.
pub fn names(text: &Text) -> Vec<(String, String)> {
    let sets = expansions::ALL.iter().flat_map(|system| {
        let spelt = std::iter::once(system.key()).chain(spellings(system.name()));
        spelt.map(|spelling| (spelling.to_owned(), system.key().to_owned()))
    });
    sets.chain(figures(text).into_iter().map(|(name, _)| (name.clone(), name))).collect()
}

fn source(key: &str) -> Option<&'static str> {
    let mut pages = slices::ALL.iter().flat_map(|slice| slice.pages());
    pages.find(|(known, _)| *known == key).map(|(_, source)| *source)
}

/// The page whose key or name is this text; none if there is no such page.
pub fn page(text: &Text, topic: &str) -> Option<MessageDraft> {
    let wanted = topic.trim().to_lowercase();
    let is = |name: &str| name.to_lowercase() == wanted;
    let system = expansions::ALL.iter().find(|system| is(system.key()) || is(system.name()));
    let system = match system {
        Some(system) => *system,
        None => expansions::named(figures(text).iter().find(|(name, _)| is(name))?.1)?,
    };
    let source = source(system.key())?;
    let readable = readable(source);
    if limits::length(&readable) <= limits::CONTENT {
        return Some(MessageDraft::text(readable));
    }
    // A long page is attached in full as a file.
    let note = text.say("rules-file");
    let room = limits::CONTENT - limits::length(&note) - 1;
    let mut page = MessageDraft::text(format!("{}\n{note}", cut(&readable, room)));
    page.message.files = Files::Set(vec![File {
        name: format!("{}.md", system.key()),
        bytes: source.as_bytes().to_vec(),
        description: String::new(),
    }]);
    Some(page)
}

/// All topics with their names, for a request without a topic.
pub fn list(text: &Text) -> MessageDraft {
    let lines = expansions::ALL.iter().filter(|system| source(system.key()).is_some());
    let lines =
        lines.map(|system| say!(text, "rules-topic", key = system.key(), name = system.name()));
    let mut all = vec![text.say("rules-topics")];
    all.extend(lines);
    MessageDraft::text(cut(&all.join("\n"), limits::CONTENT))
}

/// Markdown as a message shows it: one line per paragraph, tables as lists, links as their text.
fn readable(source: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut heads: Vec<String> = Vec::new();
    let mut open = false;
    for line in source.lines() {
        let line = line.trim_end();
        if let Some(row) = line.strip_prefix('|') {
            open = false;
            table_row(&mut lines, &mut heads, row);
            continue;
        }
        heads.clear();
        let begins = line.starts_with(['#', '-', '>']);
        match lines.last_mut() {
            Some(last) if open && !begins && !line.is_empty() => {
                last.push(' ');
                last.push_str(line.trim_start());
            }
            _ if line.is_empty() => {}
            _ => lines.push(line.to_owned()),
        }
        open = !line.is_empty() && !line.starts_with('#');
    }
    let lines: Vec<String> = lines.iter().map(|line| unlinked(line)).collect();
    lines.join("\n")
}

/// A row of a table: the first has the column names, the second is a rule, the others become lines.
fn table_row(lines: &mut Vec<String>, heads: &mut Vec<String>, row: &str) {
    let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
    if heads.is_empty() {
        heads.extend(cells.iter().map(|cell| (*cell).to_owned()));
        return;
    }
    if cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':')) {
        return;
    }
    let mut line = format!("- {}", cells.first().copied().unwrap_or_default());
    let mut separator = ": ";
    for (cell, head) in cells.iter().zip(heads.iter()).skip(1).filter(|(cell, _)| !cell.is_empty())
    {
        line.push_str(separator);
        if !head.is_empty() && head != "Values" {
            line.push_str(&head.to_lowercase());
            line.push(' ');
        }
        line.push_str(cell);
        separator = "; ";
    }
    lines.push(line);
}

/// Replaces `[words](address)` with its words.
fn unlinked(line: &str) -> String {
    let mut rest = line;
    let mut out = String::new();
    while let Some(start) = rest.find('[') {
        let (before, link) = rest.split_at(start);
        let words = link.find("](").and_then(|end| Some((end, end + link[end..].find(')')?)));
        let Some((end, close)) = words else { break };
        out.push_str(before);
        out.push_str(&link[1..end]);
        rest = &link[close + 1..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_page_within_a_message() {
        let text = Text::of("en");
        for system in expansions::ALL {
            let page = page(text, system.key()).unwrap_or_else(|| panic!("{}", system.key()));
            page.message.check().unwrap();
            let content = &page.message.content;
            assert!(content.starts_with("# ") && !content.contains("|--"), "{content}");
            assert!(!content.contains("]("), "{content}");
        }
        list(text).message.check().unwrap();
    }

    #[test]
    fn a_topic_is_found_by_key_and_by_name_and_nothing_else() {
        let text = Text::of("en");
        assert_eq!(
            page(text, "INNS ").map(|p| p.message),
            page(text, "inns & cathedrals").map(|p| p.message)
        );
        for unknown in ["", "x", "@everyone", "../base"] {
            assert!(page(text, unknown).is_none(), "{unknown}");
        }
        assert_eq!(topics(text, "tow")[0].value, "tower");
        assert_eq!(topics(text, "").len(), expansions::ALL.len());
    }

    #[test]
    fn every_figure_leads_to_the_page_that_explains_it() {
        let text = Text::of("en");
        for kind in rules::FigureKind::ALL {
            let name = crate::view::vocabulary::figure(text, kind);
            let page = page(text, &name).unwrap_or_else(|| panic!("{name} has no page"));
            page.message.check().unwrap();
            assert!(!topics(text, &name).is_empty(), "{name}");
        }
        assert!(page(text, "big meeple").unwrap().message.content.contains("Inns"));
    }

    #[test]
    fn tables_paragraphs_and_links_become_plain_lines() {
        let table = "| Option | Values | |\n|---|---|---|\n| `k` | **on**, off | why |\n";
        let source = format!("# T\n\nOne\ntwo [x](y.md).\n\n- a\n  b\n\n{table}");
        assert_eq!(readable(&source), "# T\nOne two x.\n- a b\n- `k`: **on**, off; why");
    }
}
