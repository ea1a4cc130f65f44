//! Settings that are addresses: of Discord, of its posts, of pages and of webhooks.

use reqwest::Url;

use super::{
    BadSetting, DISCORD_URL, Discord, HTTP_ADDR, Http, PUBLIC_KEY, SANDBOX_TOKEN, Secret, TOKEN,
    WEB_URL, WEBHOOK_SECRET, WEBHOOK_URL, parsed,
};
use crate::discord::connections::is_here;
use crate::hooks::WebhookSettings;
use crate::public_key::PublicKey;

/// The key is needed where Discord itself signs; a wrong one is refused even if nothing uses it.
pub(super) fn http(addr: &str, key: &str, discord: &Discord) -> Result<Option<Http>, BadSetting> {
    let bad = || BadSetting::Value(PUBLIC_KEY);
    let key = (!key.is_empty()).then(|| PublicKey::parse(key).ok_or_else(bad)).transpose()?;
    if addr.is_empty() {
        return Ok(None);
    }
    let addr = parsed(&HTTP_ADDR, addr)?;
    if key.is_none() && matches!(discord, Discord::Real(_)) {
        return Err(bad());
    }
    Ok(Some(Http { addr, key }))
}

/// What is said to somebody else's machine goes there encrypted, and signed in any case. A secret that
/// is none is refused even if nothing uses it.
pub(super) fn webhook(url: &str, secret: &str) -> Result<Option<WebhookSettings>, BadSetting> {
    let is_plain = |text: &str| text.chars().all(|c| c.is_ascii_graphic());
    let is_secret = secret.len() >= 16 && is_plain(secret);
    if url.is_empty() {
        let unused = secret.is_empty() || is_secret;
        return unused.then_some(None).ok_or(BadSetting::Value(WEBHOOK_SECRET));
    }
    let is_safe = |url: Url| match url.scheme() {
        "https" => true,
        "http" => is_here(&url),
        _ => false,
    };
    if !is_plain(url) || !url.parse::<Url>().is_ok_and(is_safe) {
        return Err(BadSetting::Value(WEBHOOK_URL));
    }
    if !is_secret {
        return Err(BadSetting::Value(WEBHOOK_SECRET));
    }
    Ok(Some(WebhookSettings { url: url.to_owned(), secret: Secret::new(secret) }))
}

/// A link in a message ends at the first blank.
pub(super) fn pages(url: &str) -> Result<Option<String>, BadSetting> {
    let url = url.trim_end_matches('/');
    let host = ["https://", "http://"].iter().find_map(|way| url.strip_prefix(way));
    let is_link = host.is_some_and(|host| {
        !host.is_empty() && host.chars().all(|c| c.is_ascii_graphic() && !"<>()[]".contains(c))
    });
    match (url.is_empty(), is_link) {
        (true, _) => Ok(None),
        (false, true) => Ok(Some(url.to_owned())),
        (false, false) => Err(BadSetting::Value(WEB_URL)),
    }
}

pub(super) fn discord(token: &str, url: &str, clear: bool) -> Result<Discord, BadSetting> {
    let token = token.strip_prefix("Bot ").unwrap_or(token);
    let plain = token.chars().all(|c| c.is_ascii_graphic());
    if !plain {
        return Err(BadSetting::Value(TOKEN));
    }
    if !url.is_empty() {
        let token = if token.is_empty() { SANDBOX_TOKEN } else { token };
        return Ok(Discord::At(origin(url, clear)?, Secret::new(token)));
    }
    if token.is_empty() {
        return Ok(Discord::Sandbox);
    }
    let parts: Vec<&str> = token.split('.').collect();
    match parts.as_slice() {
        [a, b, c] if ![a, b, c].iter().any(|part| part.is_empty()) => {
            Ok(Discord::Real(Secret::new(token)))
        }
        _ => Err(BadSetting::Value(TOKEN)),
    }
}

/// Scheme, host and port; a path, a query or a user is not valid here. The token may be sent to
/// another machine unencrypted only where that is allowed.
fn origin(url: &str, clear: bool) -> Result<String, BadSetting> {
    let bad = || BadSetting::Value(DISCORD_URL);
    let parsed: Url = url.parse().map_err(|_| bad())?;
    let bare = matches!(parsed.scheme(), "http" | "https")
        && parsed.has_host()
        && parsed.path() == "/"
        && parsed.query().is_none()
        && parsed.fragment().is_none()
        && parsed.username().is_empty()
        && parsed.password().is_none();
    if !bare || !(clear || parsed.scheme() == "https" || is_here(&parsed)) {
        return Err(bad());
    }
    Ok(parsed.as_str().trim_end_matches('/').to_owned())
}
