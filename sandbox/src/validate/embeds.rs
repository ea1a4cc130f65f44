//! The limits of embeds: each text's length, the number of fields, all texts together, and the kinds of
//! addresses. An embed that shows nothing is refused.

use reqwest::Url;
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
    let addresses = [
        ("url", &embed["url"], false),
        ("author.url", &embed["author"]["url"], false),
        ("author.icon_url", &embed["author"]["icon_url"], true),
        ("footer.icon_url", &embed["footer"]["icon_url"], true),
        ("image.url", &embed["image"]["url"], true),
        ("thumbnail.url", &embed["thumbnail"]["url"], true),
    ];
    for (name, url, is_media) in addresses {
        let schemes: &[&str] =
            if is_media { &["http", "https", "attachment"] } else { &["http", "https"] };
        address(url, schemes, &format!("{path}.{name}"), errors);
    }
    let shows = |(_, length, _): &(&str, usize, usize)| *length > 0;
    let has_picture = ["image", "thumbnail"].iter().any(|name| chars(&embed[*name], "url") > 0);
    if !texts.iter().any(shows) && fields.is_empty() && !has_picture {
        errors.required(&format!("{path}.description"));
    }
    total
}

/// Checks an address, if there is one: it is whole, and of one of these kinds.
pub(super) fn address(url: &Value, schemes: &[&str], path: &str, errors: &mut FormErrors) {
    let Some(url) = url.as_str().filter(|url| !url.is_empty()) else {
        return;
    };
    match url.parse::<Url>() {
        Ok(parsed) if schemes.contains(&parsed.scheme()) => {}
        Ok(parsed) => {
            let (given, known) = (parsed.scheme(), schemes.join("', '"));
            let message =
                format!("Scheme \"{given}\" is not supported. Scheme must be one of ('{known}').");
            errors.add(path, "URL_TYPE_INVALID_SCHEME", &message);
        }
        Err(_) => errors.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL."),
    }
}

/// Removes the white space around the texts of an embed, as Discord does before it counts them.
pub(crate) fn trim(embed: &mut Value) {
    let cut = |owner: &mut Value, names: &[&str]| {
        for name in names {
            if let Some(text) = owner.get(name).and_then(Value::as_str) {
                owner[*name] = text.trim().into();
            }
        }
    };
    cut(embed, &["title", "description"]);
    for (part, name) in [("footer", "text"), ("author", "name")] {
        if let Some(part) = embed.get_mut(part) {
            cut(part, &[name]);
        }
    }
    for field in embed.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
        cut(field, &["name", "value"]);
    }
}
