//! Numbers with their nouns in what an operator reads: "1 check", "2 checks". What players read is in
//! the Fluent files, which know the plurals of every language.

use std::fmt::Display;

/// A number with the words for one, or with those for any other number.
pub(crate) fn counted<N: Display + PartialEq + From<u8>>(
    number: N,
    one: &str,
    others: &str,
) -> String {
    let words = if number == N::from(1) { one } else { others };
    format!("{number} {words}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_alone_has_the_words_for_one() {
        let told: Vec<String> = (0..3_usize).map(|n| counted(n, "tile", "tiles")).collect();
        assert_eq!(told, ["0 tiles", "1 tile", "2 tiles"]);
    }
}
