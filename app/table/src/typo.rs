//! What a person means by a word: names are known in small letters without accents, and a slip of the
//! fingers is guessed. A guess is only offered or used to ask back: nothing is ever done because of
//! it.

use strsim::osa_distance;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Longer words are not treated as typos.
const LONGEST: usize = 60;
/// Shorter words are similar to too many others.
pub(super) const SHORTEST: usize = 3;

/// An unknown word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// What was typed.
    pub input: String,
    /// The probable meaning, as it can be typed.
    pub meant: Option<String>,
}

impl Unknown {
    /// An unknown word that is not similar to any other.
    pub fn word(input: &str) -> Self {
        Self { input: input.to_owned(), meant: None }
    }

    /// An unknown word, compared with the known ones: how each may be spelt, and how it is typed.
    pub fn among<S: AsRef<str>, M: Into<String>>(
        input: &str,
        known: impl IntoIterator<Item = (S, M)>,
    ) -> Self {
        Self { input: input.to_owned(), meant: nearest(input, known).map(Into::into) }
    }
}

/// A text that names no set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSet {
    /// What was typed.
    pub input: String,
    /// The keys of sets and the words of presets that may be meant, the nearest first.
    pub near: Vec<&'static str>,
}

/// The entry whose spelling is nearest to the typed text, if it is near enough for a typo: one edit
/// (an extra, missing or wrong letter, or two swapped neighbours) for every three letters.
pub fn nearest<S: AsRef<str>, M>(
    typed: &str,
    known: impl IntoIterator<Item = (S, M)>,
) -> Option<M> {
    let typed = folded(typed);
    let length = typed.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return None;
    }
    let apart = |known: &str| osa_distance(&typed, &folded(known));
    let near = known.into_iter().map(|(spelling, meant)| (apart(spelling.as_ref()), meant));
    // On a tie, `min_by_key` keeps the first.
    let near = near.filter(|(apart, _)| *apart <= length / 3).min_by_key(|(apart, _)| *apart);
    near.map(|(_, meant)| meant)
}

/// A text in the letters in which people type it: small, without accents and without blanks around it.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let plain = text.trim().nfkd().filter(|letter| !is_combining_mark(*letter));
    for letter in plain.flat_map(char::to_lowercase) {
        match letter {
            'ł' => folded.push('l'),
            'ß' => folded.push_str("ss"),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            'ı' => folded.push('i'),
            '’' => folded.push('\''),
            other => folded.push(other),
        }
    }
    folded
}

/// Words that join others. The number of the first of two sets is one of them: in Roman digits it is
/// the Polish "and", and people leave it out.
const JOINING: [&str; 9] = ["&", "and", "und", "et", "y", "e", "i", "si", "1"];

/// Articles and the like, which tell no names apart.
const ARTICLES: [&str; 25] = [
    "the", "der", "die", "das", "la", "le", "les", "el", "los", "las", "il", "lo", "gli", "l", "d",
    "of", "von", "des", "de", "del", "di", "dei", "du", "din", "in",
];

/// A folded text without the words that join others: people type "and" or leave it out. The number of a
/// second set is a digit. Of initials nothing is left out: "i & c" is short for a name.
pub fn unjoined(text: &str) -> String {
    let folded = folded(text);
    let words: Vec<&str> = folded.split_whitespace().collect();
    if words.contains(&"&") && words.iter().all(|word| word.chars().count() == 1) {
        return words.concat();
    }
    let words = words.into_iter().filter(|word| !JOINING.contains(word));
    let words: Vec<&str> = words.map(|word| if word == "ii" { "2" } else { word }).collect();
    if words.is_empty() { folded } else { words.join(" ") }
}

/// Whether a word only joins others.
pub(super) fn is_joining(word: &str) -> bool {
    JOINING.contains(&folded(word).as_str())
}

/// Whether a text ends with the numbers of both of two sets, given by its words: "River 1 and 2".
pub(super) fn numbers_both(words: &[&str]) -> bool {
    let is = |word: &str, written: [&str; 2]| written.contains(&folded(word).as_str());
    let mut before = words.iter().rev().skip(1).take_while(|word| is_joining(word));
    words.last().is_some_and(|last| is(last, ["2", "ii"]))
        && before.any(|word| is(word, ["1", "i"]))
}

/// Whether two folded texts are the same but for so many slips of the fingers.
pub(super) fn is_nearly(one: &str, other: &str, slips: usize) -> bool {
    one.chars().count().abs_diff(other.chars().count()) <= slips
        && osa_distance(one, other) <= slips
}

/// The words of an [`unjoined`] text by which names are told apart, in the order of letters.
pub(super) fn words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let mut words: Vec<&str> =
        words.filter(|word| !word.is_empty() && !ARTICLES.contains(word)).collect();
    words.sort_unstable();
    words
}

/// Whether this is how players abbreviate a folded name: "h&s" for "hills & sheep". An article counts
/// for nothing.
fn is_short_for(typed: &str, name: &str) -> bool {
    let words = name.split(' ').filter(|word| !ARTICLES.contains(word));
    let initials: String = words.filter_map(|word| word.chars().next()).collect();
    typed.contains('&') && initials == typed.replace(['&', ' '], "")
}

/// Whether two texts are the same in the letters in which people type them.
pub fn same(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

/// How a name answers to what was typed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Likeness {
    /// It begins so.
    Begins,
    /// It contains it.
    Contains,
    /// Its words begin so, in another order.
    Words,
    /// One of its words begins nearly so: one wrong letter, two in longer words.
    Nearly,
}

impl Likeness {
    /// How a name answers; `None` if it does not.
    pub fn of(so_far: &str, name: &str) -> Option<Self> {
        Self::between(&unjoined(so_far), &unjoined(name))
    }

    /// The same of texts that are [`unjoined`].
    pub fn between(typed: &str, name: &str) -> Option<Self> {
        if name.starts_with(typed) {
            return Some(Self::Begins);
        }
        if name.contains(typed) || is_short_for(typed, name) {
            return Some(Self::Contains);
        }
        let (begun, known) = (words(typed), words(name));
        let is_there = |begun: &&str| known.iter().any(|word| word.starts_with(*begun));
        if !begun.is_empty() && begun.iter().all(is_there) {
            return Some(Self::Words);
        }
        let length = typed.chars().count();
        if !(SHORTEST + 1..=LONGEST).contains(&length) {
            return None;
        }
        let slips = if length < 8 { 1 } else { 2 };
        let near = |word: &str| {
            // A letter too many or too few moves the end of what was typed.
            (length - 1..=length + 1).any(|most| {
                let begin: String = word.chars().take(most).collect();
                osa_distance(typed, &begin) <= slips
            })
        };
        let starts = name.char_indices().filter(|(at, _)| {
            name[..*at].chars().next_back().is_none_or(|before| !before.is_alphanumeric())
        });
        let mut words = starts.map(|(at, _)| &name[at..]);
        words.any(near).then_some(Self::Nearly)
    }
}

/// Sorts what was found by how it answers. What answers only nearly counts if nothing does better.
pub fn ranked<T>(found: impl IntoIterator<Item = (Likeness, T)>) -> Vec<T> {
    let mut found: Vec<(Likeness, T)> = found.into_iter().collect();
    found.sort_by_key(|(likeness, _)| *likeness);
    let guessed = found.first().is_some_and(|(best, _)| *best == Likeness::Nearly);
    found.retain(|(likeness, _)| guessed || *likeness != Likeness::Nearly);
    found.into_iter().map(|(_, thing)| thing).collect()
}

/// A name and the longer words in it, by which people may remember it: "Cathedrals" for "Inns &
/// Cathedrals".
pub fn spellings(name: &str) -> impl Iterator<Item = &str> {
    let words = name.split(' ').filter(|word| word.chars().count() > SHORTEST);
    std::iter::once(name).chain(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'a>(typed: &str, known: &[&'a str]) -> Option<&'a str> {
        nearest(typed, known.iter().map(|word| (*word, *word)))
    }

    #[test]
    fn a_slip_is_known_and_another_word_is_not() {
        let sets = ["base", "inns", "traders", "dragon", "bazaars", "bridges"];
        for (typed, meant) in [
            ("basee", "base"),
            ("bse", "base"),
            ("absE ", "base"),
            ("dargon", "dragon"),
            ("bazars", "bazaars"),
            ("tradres", "traders"),
        ] {
            assert_eq!(of(typed, &sets), Some(meant), "{typed}");
        }
        for typed in ["", "x", "bs", "castle", "@everyone", "łódź", "zzzzzz", &"base".repeat(999)]
        {
            assert_eq!(of(typed, &sets), None, "{typed}");
        }
        assert_eq!(of("bas", &["bast", "base"]), Some("bast"), "of equals the first");
        assert_eq!(of("base", &[]), None);
    }

    #[test]
    fn accents_and_capitals_do_not_matter() {
        for (written, typed) in [
            ("Mănăstire", "manastire"),
            ("Wirtshäuser", "wirtshauser"),
            (" Großer Gefolgsmann", "grosser gefolgsmann"),
            ("Łąka", "laka"),
            ("Abbé & œuvre", "abbe & oeuvre"),
            ("Ștefan", "stefan"),
        ] {
            assert!(same(written, typed), "{written}");
        }
        assert!(!same("pig", "big"));
    }

    #[test]
    fn what_begins_so_comes_first_and_a_slip_only_where_nothing_else_answers() {
        let names = ["Der Turm", "Turmwächter", "Tunnel", "Burgfräulein & Drache"];
        let of = |typed: &str| {
            let found = names.iter().filter_map(|name| Some((Likeness::of(typed, name)?, *name)));
            ranked(found)
        };
        assert_eq!(of("turm"), ["Turmwächter", "Der Turm"]);
        assert_eq!(of("tumr"), ["Der Turm", "Turmwächter"]);
        assert_eq!(of("drahce"), ["Burgfräulein & Drache"]);
        assert_eq!(of("burgfraulien"), ["Burgfräulein & Drache"]);
        assert_eq!(of("b&d"), ["Burgfräulein & Drache"]);
        assert_eq!(of("Burgfraulein und D"), ["Burgfräulein & Drache"]);
        assert_eq!(of("drache, burgf"), ["Burgfräulein & Drache"]);
        assert_eq!(of("").len(), names.len());
        for nothing in ["xyzzy", "@everyone", "tur?x", "drrrrche"] {
            assert!(of(nothing).is_empty(), "{nothing}: {:?}", of(nothing));
        }
    }

    #[test]
    fn what_joins_words_and_the_number_of_a_first_set_say_nothing() {
        for (written, typed) in [
            ("Hills & Sheep", "hills  and sheep"),
            ("Cuento y Río", "cuento rio"),
            ("The River I", "the river 1"),
            ("Crop Circles II", "crop circles 2"),
        ] {
            assert_eq!(unjoined(written), unjoined(typed), "{written}");
        }
        assert_eq!(unjoined("I"), "i");
        assert_eq!(unjoined("I & C"), "i&c");
        for (typed, both) in [("river 1 and 2", true), ("Río I y II", true), ("river 2", false)] {
            assert_eq!(numbers_both(&typed.split(' ').collect::<Vec<_>>()), both, "{typed}");
        }
        assert_eq!(words(&unjoined("Les Mines d’Or")), ["mines", "or"]);
    }

    #[test]
    fn a_name_is_remembered_by_its_longer_words() {
        let of = |name| spellings(name).collect::<Vec<_>>();
        assert_eq!(of("Inns & Cathedrals"), ["Inns & Cathedrals", "Inns", "Cathedrals"]);
    }
}
