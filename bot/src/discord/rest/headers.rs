//! What requests and answers say in their heads: who asks, and how long to wait.

use std::time::{Duration, SystemTime};

use reqwest::header::HeaderMap;

/// Where somebody at Discord can read what this is, unless the operator has pages: the project has none of
/// its own, so it is the home of the library that the gateway is heard with, which says so of itself, too.
pub(super) const HOME: &str = "https://github.com/serenity-rs/serenity";

/// What this program says of itself ("Reference", User Agent): where it is at home, and its version.
pub(super) fn agent(home: &str) -> String {
    format!("DiscordBot ({home}, {0}) Carcas/{0}", env!("CARGO_PKG_VERSION"))
}

/// How long to wait: in seconds, or until a time.
pub(in crate::discord) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    if let Some(seconds) = seconds(headers, "retry-after") {
        return Duration::try_from_secs_f64(seconds).ok();
    }
    let until = httpdate::parse_http_date(headers.get("retry-after")?.to_str().ok()?).ok()?;
    Some(until.duration_since(SystemTime::now()).unwrap_or_default())
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<f64> {
    headers.get(name)?.to_str().ok()?.parse().ok().filter(|s: &f64| s.is_finite() && *s >= 0.0)
}

pub(super) fn limits(headers: &HeaderMap) -> Option<(u32, Duration)> {
    let remaining = headers.get("x-ratelimit-remaining")?.to_str().ok()?.parse().ok()?;
    let reset = seconds(headers, "x-ratelimit-reset-after")?;
    Some((remaining, Duration::try_from_secs_f64(reset).ok()?))
}
