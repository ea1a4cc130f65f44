//! `/rules`: the page of a set from `docs/rules/`, made readable where there are no tables and no
//! links. The pages are compiled into the program, so they match its rules.

use game::narration::{self, cut};
use port::{Choice, File, Files, limits};
use rules::expansions;
use table::names::{called, named, names_of};
use table::typo::{Likeness, ranked, same, spellings, unjoined};
use text::{FALLBACK, RULES_PAGES, Text, say};

use crate::{MessageDraft, vocabulary};

/// The available topics, for completions; those that begin with the text come first.
pub fn topics(text: &Text, so_far: &str) -> Vec<Choice> {
    let known = expansions::ALL.iter().filter(|system| source(text, system.key()).is_some());
    let typed = unjoined(so_far);
    let mut choices: Vec<(Likeness, Choice)> = known
        .filter_map(|system| {
            let name = vocabulary::set(text, system.key()).to_string();
            let names = called(system.key()).iter();
            let likeness = names.filter_map(|name| Likeness::between(&typed, name)).min()?;
            Some((likeness, Choice::new(name, system.key())))
        })
        .collect();
    for (name, key) in figures(text).into_iter().filter(|_| !so_far.trim().is_empty()) {
        if let Some(likeness) = Likeness::of(so_far, &name) {
            let set = vocabulary::set(text, key);
            let shown = say!(text, "rules-figure", figure = &name, set = set);
            choices.push((likeness, Choice::new(shown, name)));
        }
    }
    ranked(choices)
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
        .filter_map(|kind| Some((vocabulary::figure(text, kind).to_string(), brings(kind)?)))
        .collect()
}

/// The ways to spell a topic, each with the topic as it is typed.
pub fn names(text: &Text) -> Vec<(String, String)> {
    let sets = expansions::ALL.iter().flat_map(|system| {
        let name = vocabulary::set(text, system.key()).to_string();
        let spelt = std::iter::once(system.key()).chain(spellings(&name));
        spelt.map(|spelling| (spelling.to_owned(), system.key().to_owned())).collect::<Vec<_>>()
    });
    sets.chain(figures(text).into_iter().map(|(name, _)| (name.clone(), name))).collect()
}

/// The page of a system, in this language if it is translated; commands have the names that its
/// readers see.
fn source(text: &Text, key: &str) -> Option<String> {
    let page = |code: &str| RULES_PAGES.iter().find(|page| (page.0, page.1) == (code, key));
    let (.., source) = page(text.code()).or_else(|| page(FALLBACK))?;
    Some(text.with_commands(source))
}

/// The page whose key or name is this text; none if there is no such page.
pub fn page(text: &Text, topic: &str) -> Option<MessageDraft> {
    let is = |name: &str| same(topic, name);
    let is_its = |key: &str| is(key) || names_of(key).any(|name| is(&name));
    let system = expansions::ALL.iter().map(|system| system.key()).find(|key| is_its(key));
    let figures = figures(text);
    let figure = || figures.iter().find(|(name, _)| is(name)).map(|(_, key)| *key);
    let system = expansions::named(system.or_else(figure).or_else(|| named(topic))?)?;
    let source = source(text, system.key())?;
    let readable = readable(text, &source);
    if limits::length(&readable) <= limits::CONTENT {
        return Some(MessageDraft::text(readable));
    }
    // A long page is attached in full as a file.
    let note = text.say("rules-file");
    let room = limits::CONTENT - limits::length(&note) - 1;
    let mut page = MessageDraft::text(format!("{}\n{note}", cut(&readable, room)));
    page.message.files = Files::Set(vec![File {
        name: format!("{}.md", system.key()),
        bytes: source.into_bytes(),
        description: String::new(),
    }]);
    Some(page)
}

/// All topics with their names, for a request without a topic.
pub fn list(text: &Text) -> MessageDraft {
    let lines = expansions::ALL.iter().filter(|system| source(text, system.key()).is_some());
    let lines = lines.map(|system| {
        let name = vocabulary::set(text, system.key());
        say!(text, "rules-topic", key = system.key(), name = name)
    });
    let mut all = vec![text.say("rules-topics")];
    all.extend(lines);
    MessageDraft::text(narration::lines(text, &all))
}

/// Markdown as a message shows it: one line per paragraph, tables as lists, links as their text.
/// The line that leads to the rulebook is left out: in Discord it leads nowhere.
fn readable(text: &Text, source: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut heads: Vec<String> = Vec::new();
    let mut open = false;
    for line in source.lines() {
        let line = line.trim_end();
        if is_link_to_rulebook(line) {
            continue;
        }
        if let Some(row) = line.strip_prefix('|') {
            open = false;
            table_row(text, &mut lines, &mut heads, row);
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
fn table_row(text: &Text, lines: &mut Vec<String>, heads: &mut Vec<String>, row: &str) {
    let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
    if heads.is_empty() {
        heads.extend(cells.iter().map(|cell| (*cell).to_owned()));
        return;
    }
    if cells.iter().all(|cell| cell.chars().all(|c| c == '-' || c == ':')) {
        return;
    }
    // The second column has the values, which need no heading.
    let rest = cells.iter().zip(heads.iter()).enumerate().skip(1);
    let rest = rest.filter(|(_, (cell, _))| !cell.is_empty());
    let rest: Vec<String> = rest
        .map(|(column, (cell, head))| match head.is_empty() || column == 1 {
            true => (*cell).to_owned(),
            false => say!(text, "rules-cell", head = head.to_lowercase(), cell = *cell),
        })
        .collect();
    let first = cells.first().copied().unwrap_or_default();
    let line = match rest.is_empty() {
        true => first.to_owned(),
        false => {
            let rest = rest.join(&text.say("list-semicolon"));
            say!(text, "rules-row", first = first, rest = rest)
        }
    };
    lines.push(format!("- {line}"));
}

/// Whether a line is nothing but a link into the rulebook.
fn is_link_to_rulebook(line: &str) -> bool {
    let link = line.strip_prefix('[').and_then(|link| link.strip_suffix(')'));
    let address = link.and_then(|link| link.split_once("](")).map(|(_, address)| address);
    address.is_some_and(|address| {
        address.trim_start_matches("../").starts_with("rulebook/") && !address.contains(')')
    })
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
        let hills = page(text, "Sheep and Hills").unwrap().message;
        assert!(hills.content.contains("Hills & Sheep"), "{hills:?}");
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
            let name = vocabulary::figure(text, kind).to_string();
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
        assert_eq!(
            readable(Text::of("en"), &source),
            "# T\nOne two x.\n- a b\n- `k`: **on**, off; why"
        );
    }

    /// A head of the third column would be said of every row, and of a field it would be wrong.
    #[test]
    fn a_field_of_the_base_game_pays_for_completed_cities_and_nothing_else_is_said_of_it() {
        let shown = page(Text::of("en"), "base").unwrap().message.content;
        let rows: Vec<&str> = shown.lines().filter(|line| line.starts_with("- field")).collect();
        assert_eq!(rows, ["- field: at the end 3 for each completed city that it touches"]);
        for text in Text::languages() {
            let source = source(text, "base").unwrap();
            let head = source.lines().find(|line| line.starts_with('|')).unwrap();
            assert!(head.ends_with("| |"), "{}: {head}", text.code());
        }
    }

    #[test]
    fn a_line_that_only_leads_to_the_rulebook_is_left_out() {
        let shown = |source: &str| readable(Text::of("en"), source);
        let english = "[The rulebook, chapter 06](../rulebook/06-abbey-and-mayor.md)";
        let german = "[Das Regelwerk (englisch), Kapitel 06](../../rulebook/06-abbey-and-mayor.md)";
        for link in [english, german] {
            assert_eq!(shown(&format!("# T\n\nOne.\n\n{link}\n")), "# T\nOne.");
        }
        // Such a link among words, and a link to another page, are words of the page.
        let among = shown(&format!("# T\n\nSee {english}.\n"));
        assert_eq!(among, "# T\nSee The rulebook, chapter 06.");
        assert_eq!(shown("# T\n\n[River I](river1.md)\n"), "# T\nRiver I");
    }

    #[test]
    fn every_page_ends_with_its_chapter_which_no_message_shows() {
        let text = Text::of("en");
        for system in expansions::ALL {
            let page = source(text, system.key()).unwrap_or_default();
            let last = page.trim_end().lines().next_back().unwrap_or_default();
            assert!(is_link_to_rulebook(last), "{}: {last}", system.key());
            assert!(!readable(text, &page).contains("The rulebook, chapter"), "{}", system.key());
        }
    }
}
