//! What sets and presets are called, and which of them a text means: any name in any language, without
//! accents, or words of a name in any order if they are those of one set only. A misspelt name is never
//! taken for a set: it is asked back.

use std::sync::LazyLock;

use rules::expansions;

use crate::table::error::Refusal;
use crate::table::presets::{PRESETS, Preset};
use crate::table::sets;
use crate::table::typo::{self, Likeness, UnknownSet, ranked, unjoined};
use crate::text::Text;

/// No name of a set has more words.
pub(crate) const LONGEST_NAME: usize = 10;

/// What divides the sets of a list. Blanks do, too, but they are also within names.
pub(crate) const SEPARATORS: [char; 3] = [',', ';', '+'];

/// What names have besides letters and digits.
const WITHIN_NAMES: [char; 6] = [' ', '&', '\'', '-', ',', '!'];

/// How many sets a refusal asks back at most.
const MOST_NEAR: usize = 3;

/// The sets and then the presets, by key or word, each with all that it is called, as [`unjoined`] texts.
static CALLED: LazyLock<Vec<(&str, Vec<String>)>> = LazyLock::new(|| {
    let set = |key: &'static str| (key, spelt(key, names_of(key)));
    let preset = |preset: &'static Preset| (preset.word, spelt(preset.word, preset.names()));
    let sets = expansions::ALL.iter().map(|system| set(system.key()));
    sets.chain(PRESETS.iter().map(preset)).collect()
});

/// The words of each name, with the key or word of what it names.
static WORDS: LazyLock<Vec<(&str, Vec<&str>)>> = LazyLock::new(|| {
    let mut found = Vec::new();
    for (key, names) in CALLED.iter() {
        found.extend(names.iter().map(|name| (*key, typo::words(name))));
    }
    found
});

/// A key and names as [`unjoined`] texts, also as keyboards without umlauts write them.
fn spelt(key: &str, names: impl Iterator<Item = String>) -> Vec<String> {
    let mut found = vec![key.to_owned()];
    for name in names {
        let lower = name.to_lowercase();
        let plain = lower.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue");
        for name in [unjoined(&name), unjoined(&plain)] {
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// The names of a set, in every language.
pub(crate) fn names_of(key: &str) -> impl Iterator<Item = String> {
    let also = sets::also_called(key).iter().copied().map(str::to_owned);
    Text::languages().map(move |text| text.named("set", key).to_string()).chain(also)
}

/// What a set or a preset is called, as [`unjoined`] texts.
pub(crate) fn called(key: &str) -> &'static [String] {
    CALLED.iter().find(|(known, _)| *known == key).map_or(&[], |(_, names)| names)
}

/// The set or preset with this key or word.
fn keyed(text: &str) -> Option<&'static str> {
    let text = typo::folded(text);
    CALLED.iter().map(|(key, _)| *key).find(|key| *key == text)
}

/// The set or preset with this whole name.
fn whole(text: &str) -> Option<&'static str> {
    let text = unjoined(text);
    CALLED.iter().find(|(_, names)| names.contains(&text)).map(|(key, _)| *key)
}

/// The one that is found, if it is always the same.
fn only(mut found: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// The set or preset that a text names: by its key, a name, or words of a name that only it has.
pub(crate) fn named(text: &str) -> Option<&'static str> {
    if let Some(key) = keyed(text).or_else(|| whole(text)) {
        return Some(key);
    }
    let text = unjoined(text);
    let typed = typo::words(&text);
    let is_odd = |letter: char| !letter.is_alphanumeric() && !WITHIN_NAMES.contains(&letter);
    if typed.is_empty() || text.contains(is_odd) {
        return None;
    }
    let same = WORDS.iter().filter(|(_, words)| *words == typed).map(|(key, _)| *key);
    let is_part = |words: &[&str]| typed.iter().all(|word| words.contains(word));
    let part = WORDS.iter().filter(|(_, words)| is_part(words)).map(|(key, _)| *key);
    only(same).or_else(|| only(part))
}

/// The keys and the words of presets that a list of names, keys and words stands for.
pub(crate) fn listed(text: &str) -> Result<Vec<&'static str>, Refusal> {
    if text.chars().count() > sets::OPTION_CHARS {
        return Err(Refusal::NoSet(UnknownSet { input: text.to_owned(), near: Vec::new() }));
    }
    let parts: Vec<&str> = text.split(SEPARATORS).collect();
    let (mut found, mut at) = (Vec::new(), 0);
    while at < parts.len() {
        // A name may have a comma.
        let two = parts.get(at..at + 2).and_then(|two| whole(&two.join(",")));
        match two {
            Some(key) => {
                found.push(key);
                at += 2;
            }
            None => {
                found.extend(part(parts[at])?);
                at += 1;
            }
        }
    }
    Ok(found)
}

/// What a part of a list stands for: one name, or several with blanks or an "and" between them. Of the
/// names that begin with a word the longest counts.
fn part(text: &str) -> Result<Vec<&'static str>, Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mut found, mut at) = (Vec::new(), 0);
    let name = |words: &[&str]| {
        let text = words.join(" ");
        // Several keys are several sets, even if a preset is named after them.
        let are_keys = words.len() > 1 && words.iter().all(|word| keyed(word).is_some());
        if are_keys { whole(&text) } else { named(&text) }
    };
    while at < words.len() {
        let longest = LONGEST_NAME.min(words.len() - at);
        let known = (1..=longest).rev().find_map(|number| {
            let key = name(&words[at..at + number])?;
            Some((number, key))
        });
        match known {
            Some((number, key)) => {
                found.push(key);
                at += number;
            }
            None if at > 0 && typo::is_joining(words[at]) => at += 1,
            None => return Err(no_set(&words[at..].join(" "))),
        }
    }
    Ok(found)
}

/// Refuses an unknown set, and suggests those that may be meant.
pub(super) fn no_set(text: &str) -> Refusal {
    Refusal::NoSet(UnknownSet { input: text.to_owned(), near: near(text) })
}

/// The sets and presets that may be meant by a text.
fn near(text: &str) -> Vec<&'static str> {
    let typed = unjoined(text);
    if typed.chars().count() < typo::SHORTEST || typo::words(&typed).is_empty() {
        return Vec::new();
    }
    let spellings = CALLED.iter().flat_map(|(key, names)| {
        let spellings = names.iter().flat_map(|name| typo::spellings(name));
        spellings.map(move |spelling| (spelling, *key))
    });
    let mut found: Vec<&str> = typo::nearest(&typed, spellings).into_iter().collect();
    let alike = CALLED.iter().filter_map(|(key, names)| {
        let likeness = names.iter().filter_map(|name| Likeness::between(&typed, name)).min()?;
        Some((likeness, *key))
    });
    for key in ranked(alike) {
        if !found.contains(&key) {
            found.push(key);
        }
    }
    found.truncate(MOST_NEAR);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near_to(text: &str) -> Vec<&'static str> {
        match listed(text) {
            Err(Refusal::NoSet(unknown)) => unknown.near,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn every_name_in_every_language_is_that_of_one_set_or_preset() {
        for system in expansions::ALL {
            for name in names_of(system.key()) {
                assert_eq!(listed(&name), Ok(vec![system.key()]), "{name}");
                assert_eq!(listed(&name.to_uppercase()), Ok(vec![system.key()]), "{name}");
            }
        }
        for preset in PRESETS {
            for name in preset.names() {
                assert_eq!(listed(&name), Ok(vec![preset.word]), "{name}");
            }
        }
    }

    #[test]
    fn a_set_is_known_by_the_words_of_any_of_its_names() {
        for (typed, key) in [
            ("sheep & hills", "hills"),
            ("Hügel", "hills"),
            ("huegel", "hills"),
            ("special abbeys", "monasteries"),
            ("zirkus", "bigtop"),
            ("Cirque", "bigtop"),
            ("flieger", "flier"),
            ("fête", "festival"),
            ("batiments", "buildings"),
            ("Glücksrad", "wheel"),
            ("gold mines", "goldmines"),
            ("crop circles 2", "crop2"),
            ("Crop Circles 1", "crop"),
            ("river 2", "river2"),
            ("Carcassonne", "base"),
            ("cathedrals", "inns"),
        ] {
            assert_eq!(listed(typed), Ok(vec![key]), "{typed}");
        }
    }

    #[test]
    fn a_list_is_divided_by_commas_plus_signs_blanks_and_the_words_for_and() {
        for typed in [
            "inns,hills",
            "inns+hills",
            "Inns & Cathedrals + Hills & Sheep",
            "inns hills",
            "inns and sheep",
            "Wirtshäuser und Schafe und Hügel",
            " inns;; hills, ",
        ] {
            assert_eq!(listed(typed), Ok(vec!["inns", "hills"]), "{typed}");
        }
        assert_eq!(listed("count king"), Ok(vec!["count", "king"]));
        assert_eq!(listed("russian promos"), Ok(vec!["russian"]));
        assert_eq!(listed("Base game, second edition, river 1"), Ok(vec!["base2", "river1"]));
        assert_eq!(listed(" , "), Ok(Vec::new()));
    }

    #[test]
    fn what_may_be_several_sets_or_is_misspelt_is_asked_back() {
        assert_eq!(near_to("drgaon"), ["dragon"]);
        assert!(near_to("h&s").contains(&"hills"), "{:?}", near_to("h&s"));
        assert_eq!(near_to("inns & cathedrls")[0], "inns");
        let editions = near_to("edition");
        assert!(editions.contains(&"base2") && editions.contains(&"winter"), "{editions:?}");
        let boxes = near_to("big");
        assert!(boxes.contains(&"big-box") && boxes.len() == MOST_NEAR, "{boxes:?}");
        for nothing in ["poker", "x", "1", "the", "@everyone", "../poker", &"a ".repeat(3000)] {
            assert!(near_to(nothing).is_empty(), "{nothing}: {:?}", near_to(nothing));
        }
    }
}
