//! The limits of embeds: each text's length, the number of fields, and all texts together.

use serde_json::Value;

use super::{chars, items};
use crate::limits::{EMBED_FIELDS, EMBED_TOTAL, EMBEDS};
use crate::rest::refusal::FormErrors;

/// Checks all embeds of a message; `path` is their path in the body.
pub(crate) fn check(embeds: &[Value], path: &str, errors: &mut FormErrors) {
    errors.length(path, embeds.len(), 0, EMBEDS);
    let mut total = 0;
    for (index, embed) in embeds.iter().enumerate() {
        total += check_one(embed, &format!("{path}.{index}"), errors);
    }
    if total > EMBED_TOTAL {
        let message = format!("Embed size exceeds maximum size of {EMBED_TOTAL}");
        errors.add(path, "MAX_EMBED_SIZE_EXCEEDED", &message);
    }
}

/// Checks one embed and returns its number of characters.
fn check_one(embed: &Value, path: &str, errors: &mut FormErrors) -> usize {
    if !embed.is_object() {
        errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        return 0;
    }
    let texts = [
        ("title", chars(embed, "title"), 256),
        ("description", chars(embed, "description"), 4_096),
        ("footer.text", chars(&embed["footer"], "text"), 2_048),
        ("author.name", chars(&embed["author"], "name"), 256),
    ];
    for (name, length, most) in texts {
        errors.length(&format!("{path}.{name}"), length, 0, most);
    }
    let mut total: usize = texts.iter().map(|(_, length, _)| length).sum();
    let fields = items(embed, "fields");
    errors.length(&format!("{path}.fields"), fields.len(), 0, EMBED_FIELDS);
    for (index, field) in fields.iter().enumerate() {
        for (name, most) in [("name", 256), ("value", 1_024)] {
            errors.length(&format!("{path}.fields.{index}.{name}"), chars(field, name), 1, most);
            total += chars(field, name);
        }
    }
    if embed["color"].as_u64().is_some_and(|color| color > 0xff_ffff) {
        errors.choice(&format!("{path}.color"), "int value should be between 0 and 16777215.");
    }
    for name in ["image", "thumbnail"] {
        let url = embed[name]["url"].as_str();
        let schemes = ["http://", "https://", "attachment://"];
        if url.is_some_and(|url| !schemes.iter().any(|scheme| url.starts_with(scheme))) {
            let message = "Scheme must be one of ('http', 'https', 'attachment').";
            errors.add(&format!("{path}.{name}.url"), "URL_TYPE_INVALID_SCHEME", message);
        }
    }
    total
}
