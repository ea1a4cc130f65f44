//! What is written in each language: nothing is missing, nothing is left over, and everything fits
//! where it is shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use app::commands::{GROUPS, registration};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use rules::expansions;
use serde_json::Value as Json;
use text::{FALLBACK, Text};
use view::pages;

/// A sentence as it is written in a file.
struct Written {
    file: PathBuf,
    pattern: Option<Pattern<String>>,
    attributes: BTreeMap<String, Pattern<String>>,
    /// The variables that its comment mentions.
    offered: BTreeSet<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Every sentence of a language, by its key.
fn sentences(code: &str) -> BTreeMap<String, Written> {
    let (folder, mut paths) = (root().join(code), Vec::new());
    files(&folder, &mut paths);
    let mut all = BTreeMap::new();
    for path in paths {
        let source = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let comment = message.comment.map(|comment| comment.content.join(" "));
            let words = comment.unwrap_or_default();
            let offered = words.split_whitespace().filter_map(|word| word.strip_prefix('$'));
            let offered = offered.map(|word| word.trim_end_matches([':', '.', ',']).to_owned());
            let written = Written {
                file: path.strip_prefix(&folder).unwrap().to_owned(),
                pattern: message.value,
                attributes: message.attributes.into_iter().map(|a| (a.id.name, a.value)).collect(),
                offered: offered.collect(),
            };
            let again = all.insert(message.id.name.clone(), written);
            assert!(again.is_none(), "{code}: {} is there twice", message.id.name);
        }
    }
    all
}

/// The codes of the languages other than English.
fn others() -> Vec<&'static str> {
    Text::languages().map(Text::code).filter(|code| *code != FALLBACK).collect()
}

fn of_inline(expression: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        _ => {}
    }
}

fn of_expression(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(expression) => of_inline(expression, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            variants.iter().for_each(|variant| of_pattern(&variant.value, found));
        }
    }
}

fn of_pattern(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

/// The variables of a sentence and its forms.
fn variables(written: &Written) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let patterns = written.pattern.iter().chain(written.attributes.values());
    patterns.for_each(|pattern| of_pattern(pattern, &mut found));
    found
}

/// The variants of every selection in a pattern.
fn selections(pattern: &Pattern<String>, found: &mut Vec<BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        let names = variants.iter().map(|variant| match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        });
        found.push(names.collect());
        variants.iter().for_each(|variant| selections(&variant.value, found));
    }
}

/// All that is wrong, in one panic.
fn nothing_wrong(found: &[String]) {
    assert!(found.is_empty(), "{} findings:\n{}", found.len(), found.join("\n"));
}

#[test]
fn seven_languages_are_there() {
    let codes: BTreeSet<&str> = Text::languages().map(Text::code).collect();
    assert_eq!(codes, BTreeSet::from(["de", "en", "es", "fr", "it", "pl", "ro"]));
}

#[test]
fn every_folder_of_sentences_is_a_language_of_the_list() {
    for folder in fs::read_dir(root()).unwrap() {
        let code = folder.unwrap().file_name().into_string().unwrap();
        assert!(others().contains(&code.as_str()) || code == FALLBACK, "{code} is in no list");
    }
}

#[test]
fn each_language_has_every_message_with_the_same_variables() {
    let english = sentences(FALLBACK);
    let mut wrong = Vec::new();
    for code in others() {
        let own = sentences(code);
        for (key, original) in &english {
            let Some(translated) = own.get(key) else {
                wrong.push(format!("{code}: {key} is missing in {}", original.file.display()));
                continue;
            };
            if translated.file != original.file {
                wrong.push(format!("{code}: {key} belongs into {}", original.file.display()));
            }
            let (known, used) = (variables(original), variables(translated));
            let lost: Vec<&String> = known.difference(&used).collect();
            let unknown: Vec<&String> =
                used.difference(&known).filter(|name| !original.offered.contains(*name)).collect();
            if !lost.is_empty() || !unknown.is_empty() {
                wrong.push(format!("{code}: {key} lacks {lost:?} and has unknown {unknown:?}"));
            }
            for form in original.attributes.keys() {
                if !translated.attributes.contains_key(form) {
                    wrong.push(format!("{code}: {key} lacks .{form}"));
                }
            }
        }
        let left = own.keys().filter(|key| !english.contains_key(*key));
        wrong.extend(left.map(|key| format!("{code}: nobody asks for {key}")));
    }
    nothing_wrong(&wrong);
}

/// Discord would number such lines anew, and places may be shared.
#[test]
fn no_line_that_begins_with_a_place_is_an_entry_of_a_list() {
    let mut wrong = Vec::new();
    for code in Text::languages().map(Text::code) {
        for (key, written) in sentences(code) {
            let Some(
                [
                    PatternElement::Placeable { expression },
                    PatternElement::TextElement { value },
                    ..,
                ],
            ) = written.pattern.as_ref().map(|pattern| pattern.elements.as_slice())
            else {
                continue;
            };
            let mut begins = BTreeSet::new();
            of_expression(expression, &mut begins);
            if key.ends_with("-line") && begins.contains("place") && value.starts_with(". ") {
                wrong.push(format!("{code}: {key} needs a backslash before the full stop"));
            }
        }
    }
    nothing_wrong(&wrong);
}

/// The plural categories that whole numbers have in a language.
fn categories(code: &str) -> BTreeSet<&'static str> {
    const ALL: [(&str, intl_pluralrules::PluralCategory); 6] = [
        ("zero", intl_pluralrules::PluralCategory::ZERO),
        ("one", intl_pluralrules::PluralCategory::ONE),
        ("two", intl_pluralrules::PluralCategory::TWO),
        ("few", intl_pluralrules::PluralCategory::FEW),
        ("many", intl_pluralrules::PluralCategory::MANY),
        ("other", intl_pluralrules::PluralCategory::OTHER),
    ];
    let language: unic_langid::LanguageIdentifier = code.parse().unwrap();
    let rules =
        intl_pluralrules::PluralRules::create(language, intl_pluralrules::PluralRuleType::CARDINAL);
    let rules = rules.unwrap();
    let of = |number: i32| rules.select(number).unwrap();
    (0..1000).filter_map(|n| ALL.iter().find(|(_, c)| *c == of(n)).map(|(name, _)| *name)).collect()
}

#[test]
fn each_plural_has_all_categories_of_its_language() {
    assert_eq!(categories("pl"), BTreeSet::from(["one", "few", "many"]));
    let mut wrong = Vec::new();
    for text in Text::languages() {
        let (code, needed) = (text.code(), categories(text.code()));
        for (key, written) in sentences(code) {
            let mut found = Vec::new();
            for pattern in written.pattern.iter().chain(written.attributes.values()) {
                selections(pattern, &mut found);
            }
            for variants in found {
                let counts = ["zero", "one", "two", "few", "many"];
                let is_plural = counts.iter().any(|category| variants.contains(*category));
                let lacks: Vec<&&str> =
                    needed.iter().filter(|category| !variants.contains(**category)).collect();
                if is_plural && !lacks.is_empty() {
                    wrong.push(format!("{code}: {key} lacks {lacks:?}"));
                }
            }
        }
    }
    nothing_wrong(&wrong);
}

/// The longest that a pattern can be without what fills its gaps.
fn longest(pattern: &Pattern<String>) -> usize {
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.chars().count(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| longest(&variant.value)).max().unwrap_or(0)
        }
        PatternElement::Placeable { .. } => 0,
    };
    pattern.elements.iter().map(part).sum()
}

/// What a sentence with this key may have at most, where it stands alone.
fn limit(key: &str) -> usize {
    let limits = [
        ("button-", port::limits::LABEL),
        ("command-", 100),
        ("option-", 100),
        ("action-", port::limits::OPTION_TEXT),
        ("thing-", port::limits::OPTION_TEXT),
        ("rule-", port::limits::OPTION_TEXT),
        ("set-", port::limits::OPTION_TEXT),
        ("panel-choose", port::limits::OPTION_TEXT),
        ("panel-turn", port::limits::LABEL),
        ("alt-", port::limits::ALT_TEXT),
    ];
    let found = limits.iter().find(|(family, _)| key.starts_with(family));
    found.map_or(port::limits::CONTENT, |(_, most)| *most)
}

#[test]
fn no_sentence_is_longer_than_its_place() {
    let mut wrong = Vec::new();
    for text in Text::languages() {
        for (key, written) in sentences(text.code()) {
            let length = written.pattern.as_ref().map_or(0, longest);
            if length > limit(&key) {
                wrong.push(format!("{}: {key} has {length} characters", text.code()));
            }
        }
    }
    nothing_wrong(&wrong);
}

/// Every place of the registration that has names in all languages.
fn described<'a>(body: &'a Json, found: &mut Vec<&'a Json>) {
    found.push(body);
    for below in ["options", "choices"] {
        body[below].as_array().into_iter().flatten().for_each(|inner| described(inner, found));
    }
}

#[test]
fn commands_are_registered_in_every_language_and_no_two_names_collide() {
    let tree = registration();
    let locales: Vec<&str> = Text::languages()
        .filter(|text| text.code() != FALLBACK)
        .flat_map(|text| text.locales().iter().copied())
        .collect();
    let is_name = |name: &str| {
        let fits = |c: char| c.is_alphanumeric() || c == '-' || c == '_' || c == '\'';
        (1..=32).contains(&name.chars().count())
            && name.chars().all(fits)
            && name.to_lowercase() == name
    };
    let mut wrong = Vec::new();
    let mut all = Vec::new();
    tree.as_array().unwrap().iter().for_each(|body| described(body, &mut all));
    for body in all {
        let is_choice = body.get("value").is_some();
        let is_language = body
            .get("value")
            .is_some_and(|value| value.as_str().is_some_and(|value| Text::known(value).is_some()));
        for locale in locales.iter().filter(|_| !is_language) {
            let name = body["name_localizations"][locale].as_str().unwrap_or_default();
            let about = body["description_localizations"][locale].as_str().unwrap_or_default();
            let fits = match is_choice {
                true => (1..=100).contains(&name.chars().count()),
                false => is_name(name) && (1..=100).contains(&about.chars().count()),
            };
            if !fits {
                wrong.push(format!("{locale}: {} is called {name:?}: {about:?}", body["name"]));
            }
        }
    }
    let mut groups: Vec<&Json> = vec![&tree];
    let bodies = tree.as_array().unwrap().iter();
    let inner = bodies.clone().flat_map(|body| body["options"].as_array().into_iter().flatten());
    groups.extend(bodies.clone().chain(inner).map(|body| &body["options"]));
    for group in groups {
        for locale in &locales {
            let names = group.as_array().into_iter().flatten();
            let mut names: Vec<&str> =
                names.filter_map(|body| body["name_localizations"][locale].as_str()).collect();
            names.sort_unstable();
            let twice = names.windows(2).find(|two| two[0] == two[1]);
            wrong.extend(twice.map(|two| format!("{locale}: two are called {}", two[0])));
        }
    }
    nothing_wrong(&wrong);
}

/// The commands that a text mentions, without what follows them.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    text.split("`/").skip(1).map(|rest| rest.split('`').next().unwrap_or_default())
}

#[test]
fn every_command_that_a_sentence_mentions_exists() {
    let english = Text::of(FALLBACK);
    let is_group = |name: &str| GROUPS.iter().any(|group| group.name == name);
    let mut wrong = Vec::new();
    for text in Text::languages() {
        let mut paths = Vec::new();
        files(&root().join(text.code()), &mut paths);
        for path in paths {
            let source = fs::read_to_string(&path).unwrap();
            for mention in mentioned(&source) {
                let words: Vec<&str> = mention.split(' ').collect();
                let group = words.get(1).map(|name| format!("command-{}-{name}", words[0]));
                let is_there = english.has(&format!("command-{}", words[0]))
                    && (!is_group(words[0]) || group.is_some_and(|key| english.has(&key)));
                if !is_there {
                    wrong.push(format!("{}: there is no /{mention}", path.display()));
                }
            }
        }
    }
    nothing_wrong(&wrong);
}

#[test]
fn the_pages_of_the_rules_are_there_in_every_language_with_the_same_options() {
    let ids = |page: &str| -> BTreeSet<String> {
        let rows = page.lines().filter_map(|line| line.strip_prefix("| `"));
        rows.map(|row| row.split('`').next().unwrap_or_default().to_owned()).collect()
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules");
    let mut wrong = Vec::new();
    for code in others() {
        for system in expansions::ALL {
            let name = format!("{}.md", system.key());
            let original = fs::read_to_string(folder.join(&name)).unwrap();
            match fs::read_to_string(folder.join(code).join(&name)) {
                Err(_) => wrong.push(format!("{code}: {name} is missing")),
                Ok(page) if ids(&page) != ids(&original) => {
                    wrong.push(format!("{code}: {name} has other options"));
                }
                Ok(page) => {
                    let shown = pages::page(Text::of(code), system.key()).unwrap();
                    shown.message.check().unwrap();
                    let head = page.lines().next().unwrap_or_default();
                    if !head.starts_with("# ") || !shown.message.content.starts_with(head) {
                        wrong.push(format!("{code}: {name} is not what /rules shows"));
                    }
                }
            }
        }
    }
    nothing_wrong(&wrong);
}

/// Spaces and quotation marks of a language, which machines get wrong.
#[test]
fn quotation_marks_are_those_of_the_language() {
    let wrong_marks = |code: &str| match code {
        "de" | "pl" | "ro" => vec!['“', '«', '"'],
        "fr" => vec!['“', '”', '„', '"'],
        "es" | "it" => vec!['„', '"'],
        _ => Vec::new(),
    };
    let mut wrong = Vec::new();
    for code in others() {
        for (key, written) in sentences(code) {
            let mut texts = Vec::new();
            for pattern in written.pattern.iter().chain(written.attributes.values()) {
                plain_texts(pattern, &mut texts);
            }
            let text = texts.concat();
            // German and Romanian close with marks that others open with.
            let bad = wrong_marks(code);
            let bad = bad.iter().find(|mark| match (code, **mark) {
                ("de", '“') => text.matches('“').count() != text.matches('„').count(),
                (_, mark) => text.contains(mark),
            });
            wrong.extend(bad.map(|mark| format!("{code}: {key} has {mark}: {text}")));
        }
    }
    nothing_wrong(&wrong);
}

/// What is placed or repeated stands in the accusative, where a Polish word in -a becomes -ę or -ą.
#[test]
fn polish_names_in_a_have_an_accusative() {
    let first = |pattern: &Pattern<String>| {
        let mut texts = Vec::new();
        plain_texts(pattern, &mut texts);
        texts.join(" ").split_whitespace().next().unwrap_or_default().to_owned()
    };
    let mut wrong = Vec::new();
    for (key, written) in sentences("pl") {
        let is_thing = ["tile-", "the-", "token-"].iter().any(|kind| key.starts_with(kind));
        let name = written.pattern.as_ref().map(first).unwrap_or_default();
        // *Dwa* is a number, *La Porxada* is Catalan.
        if is_thing && name.ends_with('a') && !["dwa", "La"].contains(&name.as_str()) {
            let other = written.attributes.get("acc").map(first).unwrap_or_default();
            if !other.ends_with(['ę', 'ą']) {
                wrong.push(format!("{key}: {name}, {other:?}"));
            }
        }
    }
    nothing_wrong(&wrong);
}

fn plain_texts(pattern: &Pattern<String>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.push(value.clone()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| plain_texts(&variant.value, found));
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
