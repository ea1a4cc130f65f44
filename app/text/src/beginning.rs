//! What stands before a word may depend on how the word begins: *d’Ada* but *de Ben*, *Ada y Ben* but
//! *Ada e Inés*.

use fluent_bundle::{FluentArgs, FluentValue};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::Phrase;

/// The Fluent function `BEFORE($word, "a e i o u", "d’", "de ")`: the third of these if the word
/// begins with one of the second, else the fourth. Capitals, accents and formatting do not matter.
pub(super) fn before<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let [word, FluentValue::String(beginnings), joint, other] = given else {
        return FluentValue::Error;
    };
    let word = match word {
        FluentValue::String(word) => folded(word),
        FluentValue::Custom(custom) => match (**custom).as_any().downcast_ref::<Phrase>() {
            Some(thing) => folded(&thing.to_string()),
            None => return FluentValue::Error,
        },
        _ => return other.clone(),
    };
    let begins = beginnings.split(' ').any(|beginning| word.starts_with(beginning));
    if begins { joint.clone() } else { other.clone() }
}

/// A word from its first letter or digit on, in small letters without accents.
fn folded(word: &str) -> String {
    let plain = word.nfkd().filter(|letter| !is_combining_mark(*letter));
    plain.skip_while(|letter| !letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Text, phrase};

    fn joined(word: impl Into<FluentValue<'static>>, beginnings: &'static str) -> String {
        let word = word.into();
        let given = [word, beginnings.into(), "d’".into(), "de ".into()];
        match before(&given, &FluentArgs::new()) {
            FluentValue::String(joint) => joint.into_owned(),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn what_stands_before_a_name_depends_on_its_first_letter() {
        for vowel in ["Ada", "**Ada**", "élise", "Óscar", "\u{2068}Ura"] {
            assert_eq!(joined(vowel, "a e i o u"), "d’", "{vowel}");
        }
        for other in ["Ben", "**Ben**", "花子", "", "7", "Łucja"] {
            assert_eq!(joined(other, "a e i o u"), "de ", "{other}");
        }
        assert_eq!(joined("Hilda", "i hi"), "d’");
        assert_eq!(joined("Hugo", "i hi"), "de ");
        assert_eq!(joined(7, "a"), "de ");
    }

    #[test]
    fn french_spanish_and_italian_join_names_as_they_sound() {
        let (french, spanish) = (Text::of("fr"), Text::of("es"));
        let knight = |who: &str| {
            let who = who.to_owned();
            phrase!(french, "whose-other", noun = phrase!(french, "noun-city"), who = who)
                .to_string()
        };
        assert_eq!([knight("Ada"), knight("Ben")], ["le chevalier d’Ada", "le chevalier de Ben"]);
        assert_eq!(spanish.list(&["Ada", "Inés"]), "Ada e Inés");
        assert_eq!(spanish.list(&["Inés", "Ada"]), "Inés y Ada");
        let italian = Text::of("it");
        assert_eq!(italian.list(&["Ugo", "Elena"]), "Ugo ed Elena");
        let turn = |who: &str| crate::say!(italian, "look-turn", who = who, number = 1);
        assert_eq!([turn("**Ada**"), turn("Ben")], ["Tocca ad **Ada**.", "Tocca a Ben."]);
    }
}
