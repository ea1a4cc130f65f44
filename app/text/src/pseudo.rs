//! The language that finds what is not translated: English in which every letter of a sentence is an
//! odd one. What fills the gaps of a sentence stays as it is, so a word that comes from the code is
//! seen at once. Only tests have it.

use std::borrow::Cow;

use crate::{Text, load};

/// Its code; ISO 639 leaves it to private use.
pub const CODE: &str = "qps";

/// What stands for the letters from a to z.
const LETTERS: [char; 26] = [
    'á', 'ƀ', 'ç', 'ð', 'é', 'ƒ', 'ğ', 'ħ', 'í', 'ĵ', 'ķ', 'ł', 'ɱ', 'ñ', 'ó', 'þ', 'ɋ', 'ř', 'š',
    'ţ', 'ú', 'ṽ', 'ŵ', 'ẋ', 'ý', 'ž',
];

/// The sentences of these files in odd letters.
pub(super) fn text(files: &[&str]) -> Text {
    let mut text = load(CODE, files);
    text.bundle.set_transform(Some(odd));
    text
}

fn odd(text: &str) -> Cow<'_, str> {
    let odd = |letter: char| match letter.to_ascii_lowercase() {
        small @ 'a'..='z' => LETTERS[usize::from(small as u8 - b'a')],
        _ => letter,
    };
    text.chars().map(odd).collect::<String>().into()
}
