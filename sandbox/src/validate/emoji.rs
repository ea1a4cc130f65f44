//! Emoji: one of Unicode's, or one of the bot's own by its id. What is neither is refused in buttons,
//! menus and reactions.

use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use crate::clock::Id;

/// A flag, a key, or pictures joined to one, each with its skin, form or tags.
static EMOJI: LazyLock<Regex> = LazyLock::new(|| {
    let one = r"[\p{Emoji}--[0-9\#*\p{RI}]](?:\p{EMod}|\x{FE0F})?[\x{E0020}-\x{E007F}]*";
    let keys = r"[0-9\#*]\x{FE0F}?\x{20E3}";
    let all = format!(r"^(?:\p{{RI}}{{2}}|{keys}|{one}(?:\x{{200D}}{one})*)$");
    Regex::new(&all).expect("the pattern is a constant that the tests compile")
});

/// Whether a text is one emoji of Unicode.
fn is_unicode(text: &str) -> bool {
    EMOJI.is_match(text)
}

/// Whether the emoji of a component is one that the bot can use.
pub(crate) fn is_usable(emoji: &Value, known: impl Fn(Id) -> bool) -> bool {
    let id = emoji["id"].as_str().and_then(Id::parse).or_else(|| emoji["id"].as_u64().map(Id));
    match id {
        Some(id) => known(id),
        None => emoji["id"].is_null() && emoji["name"].as_str().is_some_and(is_unicode),
    }
}

/// Whether an emoji in a path, as it stands or as `name:id`, is one that the bot can use.
pub(crate) fn is_reaction(given: &str, known: impl Fn(Id) -> bool) -> bool {
    match given.rsplit_once(':') {
        Some((_, id)) => Id::parse(id).is_some_and(known),
        None => is_unicode(given),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_emoji_is_one_however_it_is_composed() {
        let one = ["🎲", "⬆️", "⬆", "👍🏽", "👩‍🌾", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇵🇱", "7️⃣", "#️⃣", "❤️‍🔥"];
        for emoji in one {
            assert!(is_unicode(emoji), "{emoji}");
        }
        for text in ["", "dice", "ü", "7", "#", "★", "🎲🎲", "🎲 ", ":game_die:", "🇵"] {
            assert!(!is_unicode(text), "{text}");
        }
    }

    #[test]
    fn an_emoji_with_an_id_is_one_of_the_bots_own() {
        let known = |id: Id| id == Id(5);
        assert!(is_usable(&json!({"id": "5", "name": "meeple"}), known));
        assert!(!is_usable(&json!({"id": "6", "name": "meeple"}), known));
        assert!(!is_usable(&json!({"id": "x", "name": "🎲"}), known));
        assert!(!is_usable(&json!({"name": "meeple"}), known));
        assert!(is_reaction("meeple:5", known) && is_reaction("🎲", known));
        assert!(!is_reaction("meeple:6", known) && !is_reaction("meeple", known));
    }
}
