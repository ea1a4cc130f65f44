//! Every sentence that the code asks for is there, and every sentence that is there is asked for.

use std::collections::BTreeSet;
use std::path::Path;

use app::commands::GROUPS;
use app::commands::spec::Takes;
use game::offered_set::Family;
use game::parameter;
use rules::expansions::catapult::{Missile, Site};
use rules::expansions::count::Quarter;
use rules::expansions::wheel::Sector;
use rules::{Edition, FigureKind, Source, Token, expansions};
use table::presets::PRESETS;
use table::record::BestKind;
use text::Text;

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn files(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(std::fs::read_to_string(&path).unwrap());
        }
    }
}

fn keys() -> BTreeSet<String> {
    let mut texts = Vec::new();
    files(&folder("locales/en"), "ftl", &mut texts);
    let lines = texts.iter().flat_map(|text| text.lines());
    let keys = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    keys.map(|line| line.split('=').next().unwrap().trim().to_owned()).collect()
}

/// Text literals of the sources that look like a key.
fn literals() -> BTreeSet<String> {
    let mut sources = Vec::new();
    for layer in ["", "game", "ground", "port", "queues", "table", "text", "use_cases", "view"] {
        files(&folder(layer).join("src"), "rs", &mut sources);
    }
    let is_key = |text: &&str| {
        text.contains('-')
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.ends_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
    };
    let parts = sources.iter().flat_map(|source| source.split('"'));
    parts.filter(is_key).map(str::to_owned).collect()
}

fn of_commands(found: &mut BTreeSet<String>) {
    for group in GROUPS {
        if !group.name.is_empty() {
            found.insert(group.key());
        }
        for command in group.commands {
            found.insert(command.key(group.name));
            for option in command.options {
                found.insert(format!("option-{}", option.name));
                match option.takes {
                    Takes::OneOf(words) => found
                        .extend(words.iter().map(|word| format!("option-{}-{word}", option.name))),
                    Takes::Language => {
                        found.insert(format!("option-{}-auto", option.name));
                    }
                    Takes::Completed | Takes::Flag | Takes::Person | Takes::File => {}
                }
            }
        }
    }
}

/// Keys that are put together from names.
fn families() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    of_commands(&mut found);
    let on_tiles = [
        "city", "road", "cloister", "pallet", "acrobats", "garden", "hut", "shrine", "abbey",
        "field", "river", "castle",
    ];
    for place in on_tiles.into_iter().chain(["place"]) {
        found.insert(format!("the-{place}"));
    }
    for place in
        on_tiles.into_iter().chain(["corner", "tower", "quarter", "crown", "trap", "place"])
    {
        let families = ["role", "where", "as", "to", "noun"];
        found.extend(families.map(|family| format!("{family}-{place}")));
    }
    for name in parameter::all().map(|parameter| parameter.name()) {
        found.extend(["parameter", "panel-choose"].map(|family| format!("{family}-{name}")));
    }
    found.extend(Site::ALL.map(|site| format!("site-{}", site.name().to_lowercase())));
    found.extend(Quarter::ALL.iter().map(|quarter| format!("quarter-{}", quarter.name())));
    found.extend(Sector::ALL.map(|sector| format!("sector-{}", sector.name())));
    found.extend(Missile::ALL.map(|missile| format!("missile-{}", missile.name())));
    found.extend(["stand-in", "standing", "rules"].map(|by| format!("by-{by}")));
    found.extend(BestKind::HALL.map(|kind| format!("hall-{}", kind.word())));
    let titles = BestKind::ALL.iter().filter(|kind| kind.is_title());
    found.extend(titles.map(|kind| format!("title-{}", kind.word())));
    found.extend(expansions::ALL.iter().map(|system| format!("about-{}", system.key())));
    found.extend(Family::ALL.map(|family| format!("family-{}", family.word())));
    for edition in Edition::WORDS {
        found.extend(["edition", "about-edition"].map(|family| format!("{family}-{edition}")));
    }
    found.extend(PRESETS.iter().map(|preset| format!("preset-{}", preset.word)));
    found
}

/// Families whose members the rules name. Where one has no sentence its own name is shown, so that
/// a new system can be played before anybody has found better words.
const OF_THE_RULES: [&str; 7] =
    ["figure-", "token-", "source-", "part-", "prompt-", "set-", "rule-"];

/// What the rules name now, of the families whose names they list.
fn named_by_the_rules() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    found.extend(FigureKind::ALL.iter().map(|kind| format!("figure-{}", kind.name())));
    found.extend(Token::ALL.iter().map(|token| format!("token-{}", token.name())));
    found.extend(expansions::ALL.iter().map(|system| format!("set-{}", system.key())));
    // Keys have no dots.
    found.extend(expansions::options().map(|rule| format!("rule-{}", rule.key.replace('.', "-"))));
    for source in Source::ALL {
        found.extend([format!("source-{}", source.name()), format!("part-{}", source.name())]);
    }
    found
}

#[test]
fn every_sentence_that_is_asked_for_is_there() {
    let text = Text::of("en");
    for key in families() {
        assert!(text.has(&key), "{key} is in no file of locales/en");
    }
    let keys = keys();
    let first = |key: &str| key.split('-').next().unwrap().to_owned();
    let kinds: BTreeSet<String> = keys.iter().map(|key| first(key)).collect();
    let is_asked = |literal: &String| kinds.contains(&first(literal));
    let missing: Vec<String> =
        literals().into_iter().filter(|it| is_asked(it) && !keys.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?} are in no file of locales/en");
}

#[test]
fn every_sentence_that_is_there_is_asked_for() {
    let (literals, families, named) = (literals(), families(), named_by_the_rules());
    let asked = |key: &String| {
        let rules = ["prompt-", "action-"].iter().any(|family| key.starts_with(family))
            || named.contains(key);
        literals.contains(key) || families.contains(key) || rules
    };
    let unused: Vec<String> =
        keys().into_iter().filter(|key| key.contains('-') && !asked(key)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn what_the_rules_name_can_always_be_read() {
    let text = Text::of("en");
    for key in named_by_the_rules() {
        let family = OF_THE_RULES.iter().find(|family| key.starts_with(**family)).unwrap();
        let name = &key[family.len()..];
        let shown = text.named(family.trim_end_matches('-'), name).to_string();
        assert!(!shown.is_empty() && !shown.starts_with(family), "{key}");
        // What a house rule is about may mention another one.
        assert!(!shown.contains('_') || *family == "rule-", "{key}");
    }
}

#[test]
fn every_sentence_parses_and_has_its_gaps_filled_by_name() {
    let text = Text::of("en");
    for key in keys() {
        assert!(text.has(&key), "{key} does not parse");
    }
}

#[test]
fn no_sentence_reads_like_a_translation() {
    let foreign = [
        "does not do",
        "is rung",
        "Nobody is left",
        "Once more",
        "tile lies",
        "” is no ",
        "is none of",
        "highwayman",
        "a day more",
        "dull question",
        "leaves the game and",
        "are to move",
        "goes on to",
    ];
    let mut texts = Vec::new();
    files(&folder("locales/en"), "ftl", &mut texts);
    for line in texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')) {
        let found = foreign.iter().find(|phrase| line.contains(*phrase));
        assert!(found.is_none(), "“{}”: {line}", found.unwrap());
    }
}
