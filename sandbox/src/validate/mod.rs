//! What Discord refuses in a body: each file has the limits of one kind of content. Nothing here
//! changes the world.

pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod draft;
pub(crate) mod embeds;
pub(crate) mod emoji;
pub(crate) mod options;

use serde_json::Value;

/// The number of characters of a text field; 0 if it is missing or not a string.
fn chars(value: &Value, field: &str) -> usize {
    value[field].as_str().map_or(0, |text| text.chars().count())
}

/// The items of a list field; empty if it is missing or not a list.
fn items<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().map_or(&[], Vec::as_slice)
}

/// Discord's locales (reference: locales).
pub(crate) const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];
