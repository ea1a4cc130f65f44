//! What sets and presets are called, and which of them a text means: any name in any language, without
//! accents and with its words in any order, or some words of a name if only one set has them. A misspelt
//! name is never taken for a set: it is asked back, as are words that may as well mean another set.

use std::sync::LazyLock;

use game::offered_set::{Family, also_called};
use rules::expansions;
use text::Text;

use crate::error::Refusal;
use crate::presets::{PRESETS, Preset};
use crate::sets;
use crate::typo::{self, Likeness, UnknownSet, unjoined};

/// No name of a set has more words.
pub const LONGEST_NAME: usize = 10;

/// What divides the sets of a list. Blanks do, too, but they are also within names.
pub const SEPARATORS: [char; 4] = [',', ';', '+', '/'];

/// What names have besides letters and digits.
const WITHIN_NAMES: [char; 6] = [' ', '&', '\'', '-', ',', '!'];

/// Words that say of which edition or country something is: no set is known by them alone.
const EPITHETS: [&str; 12] = [
    "german",
    "deutsche",
    "deutschland",
    "alemania",
    "tedeschi",
    "second",
    "neue",
    "segunda",
    "seconda",
    "deuxieme",
    "druga",
    "doua",
];

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

/// The words of the families' names, which are on the panel: no set is known by them alone either.
static FAMILY_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = Text::languages().flat_map(|text| Family::ALL.map(|family| family.name(text)));
    let words = |name: String| -> Vec<String> {
        typo::words(&unjoined(&name)).into_iter().map(str::to_owned).collect()
    };
    names.flat_map(words).collect()
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
pub fn names_of(key: &str) -> impl Iterator<Item = String> {
    let also = also_called(key).iter().copied().map(str::to_owned);
    Text::languages().map(move |text| text.named("set", key).to_string()).chain(also)
}

/// What a set or a preset is called, as [`unjoined`] texts.
pub fn called(key: &str) -> &'static [String] {
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

/// The words of an [`unjoined`] text, if they may be those of a name.
fn words_of_name(text: &str) -> Option<Vec<&str>> {
    let typed = typo::words(text);
    let is_odd = |letter: char| !letter.is_alphanumeric() && !WITHIN_NAMES.contains(&letter);
    (!typed.is_empty() && !text.contains(is_odd)).then_some(typed)
}

/// The set or preset that a text names in full: by its key, or by a name with its words in any order.
fn in_full(text: &str) -> Option<&'static str> {
    if let Some(key) = keyed(text).or_else(|| whole(text)) {
        return Some(key);
    }
    let text = unjoined(text);
    let typed = words_of_name(&text)?;
    only(WORDS.iter().filter(|(_, words)| *words == typed).map(|(key, _)| *key))
}

/// The set that a text names by some words of a name, which only it has. A single word has to tell it
/// from the others: a short or a general one does not, nor what another set is nearly called.
fn in_part(text: &str) -> Option<&'static str> {
    let text = unjoined(text);
    let typed = words_of_name(&text)?;
    let is_part = |words: &[&str]| typed.iter().all(|word| words.contains(word));
    let is_set = |key: &str| Preset::named(key).is_none();
    let sets = WORDS.iter().filter(|(key, words)| is_part(words) && is_set(key));
    let found = only(sets.map(|(key, _)| *key))?;
    let [word] = typed[..] else {
        // "River 1 and river 2" are two sets.
        return typed.windows(2).all(|two| two[0] != two[1]).then_some(found);
    };
    let is_general = word.chars().count() <= typo::SHORTEST
        || EPITHETS.contains(&word)
        || FAMILY_WORDS.iter().any(|known| known == word);
    let mut others = WORDS.iter().filter(|(key, words)| *key != found && words.len() == 1);
    let is_clear = !is_general && !others.any(|(_, words)| typo::is_nearly(words[0], word, 1));
    is_clear.then_some(found)
}

/// The set or preset that a text names in full, or the set that it names in part.
pub fn named(text: &str) -> Option<&'static str> {
    in_full(text).or_else(|| in_part(text))
}

/// The second of two sets, where its number follows the first one: "River 1 and 2".
fn second_of(first: &str, number: &str) -> Option<&'static str> {
    if unjoined(number) != "2" {
        return None;
    }
    called(first).iter().find_map(|name| whole(&format!("{name} 2")))
}

/// The keys and the words of presets that a list of names, keys and words stands for.
pub fn listed(text: &str) -> Result<Vec<&'static str>, Refusal> {
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
                add_part(&mut found, parts[at])?;
                at += 1;
            }
        }
    }
    Ok(found)
}

/// What words name, and whether in full.
fn named_by(words: &[&str]) -> Option<(&'static str, bool)> {
    if typo::numbers_both(words) {
        return None;
    }
    let text = words.join(" ");
    let plain = unjoined(&text);
    let keys = typo::words(&plain);
    // Several keys are several sets, even if a preset is named after them.
    if keys.len() > 1 && keys.iter().all(|word| keyed(word).is_some()) {
        return whole(&text).map(|key| (key, true));
    }
    in_full(&text).map(|key| (key, true)).or_else(|| Some((in_part(&text)?, false)))
}

/// Adds what a part of a list stands for: one name, or several with blanks or an "and" between them. Of
/// the names that begin with a word the longest counts.
fn add_part(found: &mut Vec<&'static str>, text: &str) -> Result<(), Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    // Where the last name began, and whether it was given in full.
    let (mut at, mut last) = (0, None::<(usize, bool)>);
    while at < words.len() {
        let longest = LONGEST_NAME.min(words.len() - at);
        let known = (1..=longest).rev().find_map(|number| {
            let (key, is_full) = named_by(&words[at..at + number])?;
            Some((number, key, is_full))
        });
        let second = || Some((1, second_of(found.last()?, words[at])?, true));
        match known.or_else(second) {
            Some((number, key, is_full)) => {
                if let Some((begun, was_full)) = last {
                    let is_joined = words[at - 1..=at].iter().any(|word| typo::is_joining(word));
                    let is_clear = is_joined || (was_full && is_full);
                    if !is_clear {
                        not_misspelt(&words[begun..at + number])?;
                    }
                }
                found.push(key);
                last = Some((at, is_full));
                at += number;
            }
            None if at > 0 && typo::is_joining(words[at]) => at += 1,
            None => {
                // A number alone is no name: it belongs to the words before it.
                let is_name = words[at..].iter().any(|word| word.contains(char::is_alphabetic));
                let begin = if is_name { at } else { 0 };
                return Err(no_set(&words[begin..].join(" ")));
            }
        }
    }
    Ok(())
}

/// Refuses the words of two sets, one of them named in part, which are nearly the name of another:
/// "watch tower".
fn not_misspelt(words: &[&str]) -> Result<(), Refusal> {
    let text = words.join(" ");
    let typed = unjoined(&text);
    let mut names = CALLED.iter().flat_map(|(_, names)| names);
    match names.any(|name| typo::is_nearly(name, &typed, 2)) {
        true => Err(no_set(&text)),
        false => Ok(()),
    }
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
    let mut alike: Vec<(Likeness, &str)> = alike.collect();
    alike.sort_by_key(|(likeness, _)| *likeness);
    for (_, key) in alike {
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
            ("König", "king"),
            ("Comte", "count"),
            ("King & Scout", "king"),
            ("gq 11", "gq"),
            ("Graf, König und Konsorten", "count-box"),
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
    fn two_sets_of_one_name_are_both_taken_by_their_numbers() {
        for typed in
            ["crop circles 1/2", "crop circles 1 and 2", "Crop Circles I & II", "crop circles 1, 2"]
        {
            assert_eq!(listed(typed), Ok(vec!["crop", "crop2"]), "{typed}");
        }
        for typed in ["river 1 + 2", "river 1 & river 2", "Río I y II", "Rzeka 1 i 2"] {
            assert_eq!(listed(typed), Ok(vec!["river1", "river2"]), "{typed}");
        }
        assert_eq!(near_to("big box 6")[0], "big-box");
        assert_eq!(near_to("base 2")[0], "base2");
    }

    #[test]
    fn two_sets_are_not_the_preset_that_is_called_after_them() {
        for typed in ["count and king", "count & king", "Graf und König", "king, count"] {
            let mut keys = listed(typed).unwrap_or_else(|refused| panic!("{typed}: {refused:?}"));
            keys.sort_unstable();
            assert_eq!(keys, ["count", "king"], "{typed}");
        }
        assert_eq!(listed("Count and King box"), Ok(vec!["count-box"]));
    }

    #[test]
    fn words_that_may_as_well_mean_another_set_are_asked_back() {
        for typed in ["towers", "Torres", "Tours"] {
            let near = near_to(typed);
            assert!(near.contains(&"tower") && near.contains(&"watchtowers"), "{typed}: {near:?}");
        }
        let abbeys = near_to("abbeys");
        assert!(abbeys.contains(&"abbey") && abbeys.contains(&"monasteries"), "{abbeys:?}");
        assert_eq!(near_to("watch tower")[0], "watchtowers");
        for typed in [
            "special",
            "special tiles",
            "Sonderkarten",
            "german castles",
            "Burgen in Deutschland",
            "sets",
            "all sets",
            "new",
            "inns or hills",
        ] {
            assert!(listed(typed).is_err(), "{typed}: {:?}", listed(typed));
        }
        assert_eq!(listed("Hügel Turm"), Ok(vec!["hills", "tower"]));
    }

    #[test]
    fn initials_are_asked_back_with_blanks_and_without() {
        for typed in ["i&c", "I & C"] {
            assert_eq!(near_to(typed)[0], "inns", "{typed}");
        }
        for typed in ["h&s", "H & S"] {
            let near = near_to(typed);
            assert!(near.contains(&"hills") && near.contains(&"cult"), "{typed}: {near:?}");
        }
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
