//! Guesses what a person meant by an unknown word. The guess is only used to ask back: nothing is
//! ever done because of it.

use strsim::osa_distance;

/// Longer words are not treated as typos.
const LONGEST: usize = 60;
/// Shorter words are similar to too many others.
const SHORTEST: usize = 3;

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

/// The entry whose spelling is nearest to the typed text, if it is near enough for a typo: one edit
/// (an extra, missing or wrong letter, or two swapped neighbours) for every three letters.
pub(crate) fn nearest<S: AsRef<str>, M>(
    typed: &str,
    known: impl IntoIterator<Item = (S, M)>,
) -> Option<M> {
    let typed = typed.trim().to_lowercase();
    let length = typed.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return None;
    }
    let apart = |known: &str| osa_distance(&typed, &known.to_lowercase());
    let near = known.into_iter().map(|(spelling, meant)| (apart(spelling.as_ref()), meant));
    // On a tie, `min_by_key` keeps the first.
    let near = near.filter(|(apart, _)| *apart <= length / 3).min_by_key(|(apart, _)| *apart);
    near.map(|(_, meant)| meant)
}

/// A name and the longer words in it, by which people may remember it: "Cathedrals" for "Inns &
/// Cathedrals".
pub(crate) fn spellings(name: &str) -> impl Iterator<Item = &str> {
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
    fn a_name_is_remembered_by_its_longer_words() {
        let of = |name| spellings(name).collect::<Vec<_>>();
        assert_eq!(of("Inns & Cathedrals"), ["Inns & Cathedrals", "Inns", "Cathedrals"]);
    }
}
