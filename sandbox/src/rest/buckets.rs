//! The counting behind the `X-RateLimit-*` headers. A bucket is a route with its major parameter
//! (channel, server, or webhook with token), as on Discord. An exhausted bucket refuses with 429, and
//! so does the application's overall limit, so a bot that ignores the headers finds out here.
//!
//! Discord publishes the overall limit; those of routes appear only in headers and may change. The
//! figures here have the size of what is seen there.

use std::collections::{HashMap, VecDeque};

use crate::clock::{EpochMillis, Id};
use crate::limits::{GLOBAL_REQUESTS, GLOBAL_WINDOW_MS, WIDE_REQUESTS, WIDE_WINDOW_MS};

/// The rate-limit headers of one answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Allowance {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// When the window ends, in seconds since 1970.
    pub(crate) reset: f64,
    /// Seconds until then.
    pub(crate) reset_after: f64,
    pub(crate) bucket: String,
    pub(crate) exceeded: bool,
}

/// What the limits say about one request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rate {
    /// It has none.
    Free,
    /// Its bucket's state.
    Bucket(Allowance),
    /// The application has made too many requests, and may go on after so many seconds.
    Global(f64),
}

/// How many requests a bucket allows in so many milliseconds.
type Shape = (u32, EpochMillis);

/// All buckets in use.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    windows: HashMap<String, (EpochMillis, u32)>,
    /// When the requests of the last second came, as far as they count.
    recent: VecDeque<EpochMillis>,
    /// Every bucket is wide, and nothing is limited in all.
    wide: bool,
}

impl Buckets {
    /// From now on no bot that honours the headers has to wait.
    pub(crate) fn widen(&mut self) {
        self.wide = true;
    }

    /// Takes one request of this method and path out of all that limit it.
    pub(crate) fn take(&mut self, method: &str, segments: &[&str], now: EpochMillis) -> Rate {
        let of_interaction = matches!(segments, ["interactions" | "webhooks", ..]);
        if !of_interaction
            && !self.wide
            && let Some(wait) = self.count_globally(now)
        {
            return Rate::Global(wait);
        }
        let Some((key, shape)) = bucket(method, segments) else {
            return Rate::Free;
        };
        let shape = if self.wide { (WIDE_REQUESTS, WIDE_WINDOW_MS) } else { shape };
        Rate::Bucket(self.draw(&key, shape, now))
    }

    /// Counts a request against the overall limit. Returns the seconds to wait if there is no room.
    fn count_globally(&mut self, now: EpochMillis) -> Option<f64> {
        while self.recent.front().is_some_and(|at| now - at >= GLOBAL_WINDOW_MS) {
            self.recent.pop_front();
        }
        if self.recent.len() >= GLOBAL_REQUESTS as usize {
            return self.recent.front().map(|at| seconds(at + GLOBAL_WINDOW_MS - now));
        }
        self.recent.push_back(now);
        None
    }

    fn draw(&mut self, key: &str, (limit, window): Shape, now: EpochMillis) -> Allowance {
        const LONGEST_MS: EpochMillis = 300_000;
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, (start, _)| now - *start < LONGEST_MS);
        }
        let (start, used) = self.windows.entry(key.to_owned()).or_insert((now, 0));
        if now - *start >= window {
            (*start, *used) = (now, 0);
        }
        let exceeded = *used >= limit;
        *used += u32::from(!exceeded);
        let end = *start + window;
        Allowance {
            limit,
            remaining: limit - *used,
            reset: seconds(end),
            reset_after: seconds(end - now),
            bucket: format!("{:016x}", Id::of_name("bucket", key).0),
            exceeded,
        }
    }
}

fn seconds(ms: EpochMillis) -> f64 {
    // Exact: a time in milliseconds needs far fewer than 53 bits.
    ms as f64 / 1_000.0
}

/// The bucket of a request and its shape; none for what has no bucket.
fn bucket(method: &str, segments: &[&str]) -> Option<(String, Shape)> {
    let shape = match (method, segments) {
        (_, ["interactions", ..] | ["gateway"]) => return None,
        (_, ["webhooks", ..]) => (5, 2_000),
        (_, ["channels", .., "threads"]) => (50, 300_000),
        (_, ["channels", _, "messages", _, "reactions", ..]) => (1, 250),
        ("DELETE", ["channels", _, "messages", _]) => (5, 1_000),
        ("POST", ["users", "@me", "channels"]) => (10, 10_000),
        ("GET", ["users", "@me", "guilds"]) => (1, 1_000),
        (_, ["applications", _, "emojis", ..]) => (3, 5_000),
        _ => (5, 5_000),
    };
    Some((key_of(method, segments), shape))
}

/// Major parameters are part of the key; other ids share a bucket.
fn key_of(method: &str, segments: &[&str]) -> String {
    let majors = match segments.first() {
        Some(&"webhooks") => 3,
        Some(&"channels" | &"guilds") => 2,
        _ => 0,
    };
    let plain = |(index, segment): (usize, &&str)| {
        let is_id = segment.bytes().all(|byte| byte.is_ascii_digit()) || *segment == "@original";
        // An emoji is as little a bucket of its own as a message.
        let is_emoji = index > 0 && segments[index - 1] == "reactions";
        let is_minor = index >= majors && (is_id || is_emoji);
        if is_minor { ":id".to_owned() } else { (*segment).to_owned() }
    };
    let route: Vec<String> = segments.iter().enumerate().map(plain).collect();
    format!("{method} {}", route.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exceeds(buckets: &mut Buckets, path: &[&str], now: EpochMillis) -> bool {
        match buckets.take("POST", path, now) {
            Rate::Bucket(allowance) => allowance.exceeded,
            other => panic!("{path:?} has a bucket: {other:?}"),
        }
    }

    #[test]
    fn a_used_up_bucket_refuses_until_its_window_ends() {
        let mut buckets = Buckets::default();
        let path = ["channels", "1", "messages"];
        for left in (0..5).rev() {
            let Rate::Bucket(taken) = buckets.take("POST", &path, 5_000) else { panic!("free") };
            assert_eq!((taken.limit, taken.remaining, taken.exceeded), (5, left, false));
        }
        let Rate::Bucket(refused) = buckets.take("POST", &path, 7_400) else { panic!("free") };
        assert!(refused.exceeded);
        assert!((refused.reset_after - 2.6).abs() < 1e-9);
        assert!(!exceeds(&mut buckets, &["channels", "2", "messages"], 7_400));
        assert!(!exceeds(&mut buckets, &path, 10_000));
    }

    #[test]
    fn the_fifty_first_request_of_a_second_is_refused_whatever_it_is() {
        let mut buckets = Buckets::default();
        for channel in 0..50 {
            assert!(!exceeds(&mut buckets, &["channels", &channel.to_string(), "messages"], 0));
        }
        let other = ["channels", "77", "messages"];
        assert_eq!(buckets.take("POST", &other, 400), Rate::Global(0.6));
        assert!(!exceeds(&mut buckets, &["webhooks", "1", "token"], 400));
        assert_eq!(buckets.take("POST", &["interactions", "1", "t", "callback"], 400), Rate::Free);
        assert!(!exceeds(&mut buckets, &other, 1_000));
    }

    #[test]
    fn where_limits_are_wide_nothing_is_limited_in_all() {
        let mut buckets = Buckets::default();
        buckets.widen();
        for channel in 0..60 {
            assert!(!exceeds(&mut buckets, &["channels", &channel.to_string(), "messages"], 0));
        }
    }

    #[test]
    fn a_message_and_an_emoji_have_no_bucket_of_their_own() {
        let path = |message, emoji| ["channels", "1", "messages", message, "reactions", emoji];
        assert_eq!(key_of("PUT", &path("5", "👍")), key_of("PUT", &path("6", "🎲")));
        let edit = |message| ["webhooks", "1", "token", "messages", message];
        assert_eq!(key_of("PATCH", &edit("@original")), key_of("PATCH", &edit("6")));
    }
}
