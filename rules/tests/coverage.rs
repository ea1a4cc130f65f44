//! The coverage table: `coverage.tsv` names for every rule and every worked example of the rulebook
//! (`docs/rulebook`) the tests that hold it, or says why there is none here (`later:` the systems that are not there yet, `bot:`
//! not a matter of the engine, `presentation:`). `interactions.tsv` does the same for what systems
//! mean to each other: whenever two of them can be on one table, a row says which tests try them
//! together, or why there is nothing to try (`independent:`). This test keeps the tables honest, and
//! the options on the pages for players (`docs/rules`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use rules::{Edition, expansions};

const TABLE: &str = include_str!("coverage.tsv");
const INTERACTIONS: &str = include_str!("interactions.tsv");
const REASONS: [&str; 2] = ["bot: ", "presentation: "];
/// Why two systems have no test together: they have nothing in common.
const APART: &str = "independent: ";
/// The systems that are not there yet.
const LATER: [&str; 0] = [];

fn rows() -> Vec<(&'static str, &'static str)> {
    let rows = TABLE.lines().skip(1);
    rows.map(|row| row.split_once('\t').unwrap_or_else(|| panic!("no tab in {row:?}"))).collect()
}

/// A row of the interactions: systems, those that they meet, what happens, and the tests.
struct Interaction {
    systems: Vec<&'static str>,
    with: Vec<&'static str>,
    tests: &'static str,
}

fn interactions() -> Vec<Interaction> {
    let rows = INTERACTIONS.lines().skip(1);
    let row = |row: &'static str| {
        let cells: Vec<&str> = row.split('\t').collect();
        let [systems, with, _, tests] = cells[..] else {
            panic!("{row:?} has not four cells");
        };
        let keys = |cell: &'static str| cell.split(' ').collect();
        Interaction { systems: keys(systems), with: keys(with), tests }
    };
    rows.map(row).collect()
}

/// The Rust sources below a folder, seen from here.
fn sources(folder: &str) -> Vec<String> {
    let mut folders = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension() == Some(Path::new("rs").as_os_str()) {
                texts.push(std::fs::read_to_string(&path).expect("the file can be read"));
            }
        }
    }
    texts
}

/// The functions marked `#[test]`, with how often each name occurs.
fn tests() -> BTreeMap<String, u32> {
    let mut tests = BTreeMap::new();
    for text in [".", "../src", "../tiles/src"].into_iter().flat_map(sources) {
        for part in text.split("#[test]\n").skip(1) {
            let name = part.split_once("fn ").and_then(|(_, rest)| rest.split_once('('));
            let (name, _) = name.expect("a test is a function");
            *tests.entry(name.to_owned()).or_default() += 1;
        }
    }
    tests
}

/// The rules and worked examples that the rulebook defines, in its order: each begins a line with its
/// id in bold.
fn defined() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulebook");
    let mut chapters: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the rulebook is there")
        .map(|entry| entry.expect("a chapter").path())
        .collect();
    chapters.sort();
    let mut ids = Vec::new();
    for chapter in chapters {
        let text = std::fs::read_to_string(&chapter).expect("a chapter");
        let bold = |line: &str| {
            let (id, _) = line.trim_start_matches("* ").strip_prefix("**")?.split_once("**")?;
            let id = id.split(' ').next()?;
            let is_id = id.starts_with("R-") || id.starts_with("S-");
            is_id.then(|| id.to_owned())
        };
        ids.extend(text.lines().filter_map(bold));
    }
    ids
}

#[test]
fn every_rule_and_example_of_the_rulebook_is_defined_once_and_stands_in_the_table_once() {
    let once = |ids: Vec<String>| {
        let distinct: BTreeSet<String> = ids.iter().cloned().collect();
        let again: Vec<&String> =
            ids.iter().filter(|id| ids.iter().filter(|other| other == id).count() > 1).collect();
        assert!(again.is_empty(), "{again:?}");
        distinct
    };
    let (defined, covered) =
        (once(defined()), once(rows().into_iter().map(|(id, _)| id.to_owned()).collect()));
    let differ: Vec<&String> = defined.symmetric_difference(&covered).collect();
    assert!(defined.len() > 1_000 && differ.is_empty(), "{differ:?}");
}

#[test]
fn every_option_stands_in_the_rulebook_with_its_default_and_its_other_values() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulebook/00-overview.md");
    let text = std::fs::read_to_string(path).expect("the overview");
    let mut wrong = Vec::new();
    for choice in expansions::options() {
        let key = format!("| `{}` |", choice.key);
        let row = text.lines().find_map(|line| line.strip_prefix(&key));
        let cell = row.and_then(|row| row.split('|').next()).unwrap_or_default();
        let (default, others) = choice.values.split_first().expect("an option has values");
        let is_default = cell.trim_start().starts_with(&format!("**{default}**"));
        // Of numbers the program offers a choice.
        let is_named = |value: &&str| cell.contains(*value) || value.starts_with(char::is_numeric);
        if !is_default || !others.iter().all(is_named) {
            wrong.push(format!("{}: {:?}, not {cell:?}", choice.key, choice.values));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_editions_set_what_the_rulebook_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| std::fs::read_to_string(folder.join(path)).expect("it is there");
    let (rulebook, table) = (read("docs/rulebook/00-overview.md"), read("rules/editions.txt"));
    for edition in ["compendium", "collection"] {
        let row = rulebook.lines().find(|line| line.starts_with(&format!("| {edition} (")));
        let row = row.expect("the rulebook has the edition");
        let wanted: BTreeSet<&str> = row.split('`').filter(|word| word.contains('=')).collect();
        let lines = table.lines().filter_map(|line| line.strip_prefix(&format!("{edition} ")));
        let set: BTreeSet<&str> = lines.flat_map(str::split_whitespace).collect();
        assert_eq!(set, wanted, "{edition}");
    }
}

#[test]
fn every_test_that_the_table_names_exists_once() {
    let tests = tests();
    for (id, cell) in rows() {
        if waits(id, cell) || REASONS.iter().any(|reason| cell.starts_with(reason)) {
            continue;
        }
        exist(&tests, id, cell);
    }
}

/// Whether a row waits for systems. It names them by their keys and nothing else, so that it is
/// noticed when they are there.
fn waits(row: &str, cell: &str) -> bool {
    let Some(later) = cell.strip_prefix("later: ") else {
        return false;
    };
    for key in later.split(' ') {
        assert!(expansions::named(key).is_none(), "{row}: {key} is there now");
        assert!(LATER.contains(&key), "{row}: {key} is no system");
    }
    true
}

/// Every test of a cell exists, and none is named twice.
fn exist(tests: &BTreeMap<String, u32>, row: &str, cell: &str) {
    let names: Vec<&str> = cell.split(", ").collect();
    let distinct: BTreeSet<&&str> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "{row} names a test twice");
    for name in names {
        assert_eq!(tests.get(name), Some(&1), "{row}: {name}");
    }
}

#[test]
fn every_interaction_has_a_test_that_exists_or_says_why_not() {
    let tests = tests();
    for Interaction { systems, with, tests: cell } in interactions() {
        for key in systems.iter().chain(&with) {
            let known = expansions::named(key).is_some() || LATER.contains(key);
            assert!(known, "{key} is no system");
        }
        let row = format!("{} with {}", systems.join(" "), with.join(" "));
        if !waits(&row, cell) && cell.strip_prefix(APART).is_none_or(str::is_empty) {
            exist(&tests, &row, cell);
        }
    }
}

#[test]
fn every_pair_of_systems_stands_in_the_table_of_interactions() {
    let mut pairs = BTreeSet::new();
    for row in interactions().iter().filter(|row| !row.tests.starts_with("later: ")) {
        for &system in &row.systems {
            pairs.extend(row.with.iter().flat_map(|&with| [(system, with), (with, system)]));
        }
    }
    for (index, one) in expansions::ALL.iter().enumerate() {
        for other in &expansions::ALL[..index] {
            let (one, other) = (one.key(), other.key());
            assert!(pairs.contains(&(one, other)), "{one} with {other}");
        }
    }
}

#[test]
fn every_test_named_after_a_rule_or_scenario_is_in_its_row() {
    let rows: BTreeMap<&str, &str> = rows().into_iter().collect();
    let named = |test: &str| {
        let mut words = test.split('_');
        let (kind, system, number) = (words.next()?, words.next()?, words.next()?);
        let known = matches!(
            (kind, system),
            (
                "r" | "s",
                "ov" | "ba"
                    | "ic"
                    | "ri"
                    | "pd"
                    | "to"
                    | "am"
                    | "co"
                    | "tb"
                    | "kr"
                    | "cu"
                    | "cc"
                    | "wi"
                    | "br"
                    | "ca"
                    | "bz"
                    | "si"
                    | "cr"
                    | "tu"
                    | "sc"
                    | "px"
                    | "gb"
                    | "ct"
                    | "pl"
                    | "wf"
                    | "ab"
                    | "ph"
                    | "wr"
                    | "gq"
                    | "da"
                    | "wt"
                    | "sd"
                    | "c2"
                    | "la"
                    | "ru"
                    | "fv"
                    | "gm"
                    | "lb"
                    | "fr"
                    | "hs"
                    | "fl"
                    | "mw"
                    | "mo"
                    | "ub"
            )
        );
        let numbered = number.trim_start_matches(char::is_alphabetic).parse::<u32>().is_ok();
        (known && numbered).then(|| format!("{kind}-{system}-{number}").to_uppercase())
    };
    for test in tests().keys() {
        if let Some(id) = named(test) {
            let row = rows.get(id.as_str()).unwrap_or_else(|| panic!("{test}: there is no {id}"));
            assert!(row.split(", ").any(|name| name == test), "{test} is missing at {id}");
        }
    }
}

#[test]
fn every_value_of_every_option_is_tried() {
    let scenarios = sources("scenarios");
    for choice in expansions::options() {
        for value in &choice.values[1..] {
            let quoted = [choice.key, value].map(|word| format!("\"{word}\""));
            let tries = |text: &&String| quoted.iter().all(|word| text.contains(word));
            assert!(scenarios.iter().any(|text| tries(&text)), "{}={value}", choice.key);
        }
    }
}

/// The pages of a folder as one text.
fn pages(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).expect("the pages are there");
    let paths = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_file());
    paths.map(|path| std::fs::read_to_string(path).expect("a page")).collect()
}

#[test]
fn every_option_stands_on_the_page_of_its_rules_in_each_language() {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let entries = std::fs::read_dir(&english).expect("the pages are there");
    let others = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    for folder in std::iter::once(english.clone()).chain(others) {
        let text = pages(&folder);
        for choice in expansions::options() {
            let (default, others) = choice.values.split_first().expect("an option has values");
            let others: String = others.iter().map(|value| format!(", {value}")).collect();
            let row = format!("| `{}` | **{default}**{others} |", choice.key);
            assert!(text.contains(&row), "{}: there is no {row}", folder.display());
        }
    }
}

#[test]
fn the_page_of_the_editions_says_what_each_sets_in_each_language() {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let entries = std::fs::read_dir(&english).expect("the pages are there");
    let others = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    for folder in std::iter::once(english.clone()).chain(others) {
        let page = std::fs::read_to_string(folder.join("editions.md")).expect("the page is there");
        for edition in Edition::ALL.into_iter().filter(|edition| !edition.pairs().is_empty()) {
            let head = format!("| `{}` | ", edition.word());
            let row = page.lines().find_map(|line| line.strip_prefix(&head)).expect(&head);
            let pairs = edition.pairs().iter().map(|(key, value)| format!("`{key}={value}`"));
            let sets = format!("| {} |", pairs.collect::<Vec<_>>().join(" "));
            assert!(row.ends_with(&sets), "{}: {head}{row}", folder.display());
        }
    }
}

#[test]
fn every_system_has_a_page_that_bears_its_name() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    for system in expansions::ALL {
        let page = std::fs::read_to_string(pages.join(format!("{}.md", system.key())));
        let page = page.unwrap_or_else(|problem| panic!("{}: {problem}", system.key()));
        let heading = page.lines().next().expect("a heading");
        // Some pages put an article before it.
        let name = heading.trim_start_matches("# ").trim_start_matches("The ");
        let short = system.name().trim_start_matches("The ");
        assert!(name.eq_ignore_ascii_case(short), "{heading}: {short}");
    }
}
