//! The counting behind the `X-RateLimit-*` headers. A bucket is a route with its major parameter
//! (channel, server, or webhook with token), as on Discord. An exhausted bucket refuses with 429,
//! so a bot that ignores the headers finds out here.

use std::collections::HashMap;

use crate::clock::{EpochMillis, Id};
use crate::limits::{BUCKET_REQUESTS, BUCKET_WINDOW_MS};

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

/// All buckets in use.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    windows: HashMap<String, (EpochMillis, u32)>,
}

impl Buckets {
    /// Takes one request out of the bucket of this method and path.
    pub(crate) fn take(&mut self, method: &str, segments: &[&str], now: EpochMillis) -> Allowance {
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, (start, _)| now - *start < BUCKET_WINDOW_MS);
        }
        let key = key_of(method, segments);
        let (start, used) = self.windows.entry(key.clone()).or_insert((now, 0));
        if now - *start >= BUCKET_WINDOW_MS {
            (*start, *used) = (now, 0);
        }
        let exceeded = *used >= BUCKET_REQUESTS;
        *used += u32::from(!exceeded);
        let end = *start + BUCKET_WINDOW_MS;
        Allowance {
            limit: BUCKET_REQUESTS,
            remaining: BUCKET_REQUESTS - *used,
            reset: seconds(end),
            reset_after: seconds(end - now),
            bucket: format!("{:016x}", Id::of_name("bucket", &key).0),
            exceeded,
        }
    }
}

fn seconds(ms: EpochMillis) -> f64 {
    // Exact: a time in milliseconds needs far fewer than 53 bits.
    ms as f64 / 1_000.0
}

/// Major parameters are part of the key; other ids share a bucket.
fn key_of(method: &str, segments: &[&str]) -> String {
    let majors = match segments.first() {
        Some(&"webhooks" | &"interactions") => 3,
        Some(&"channels" | &"guilds") => 2,
        _ => 0,
    };
    let plain = |(index, segment): (usize, &&str)| {
        let is_id = index >= majors && segment.bytes().all(|byte| byte.is_ascii_digit());
        if is_id { ":id".to_owned() } else { (*segment).to_owned() }
    };
    let route: Vec<String> = segments.iter().enumerate().map(plain).collect();
    format!("{method} {}", route.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_used_up_bucket_refuses_until_its_window_ends() {
        let mut buckets = Buckets::default();
        let path = ["channels", "1", "messages"];
        for left in (0..BUCKET_REQUESTS).rev() {
            let taken = buckets.take("POST", &path, 5_000);
            assert_eq!((taken.remaining, taken.exceeded), (left, false));
        }
        let refused = buckets.take("POST", &path, 5_400);
        assert!(refused.exceeded);
        assert!((refused.reset_after - 0.6).abs() < 1e-9);
        assert!(!buckets.take("POST", &["channels", "2", "messages"], 5_400).exceeded);
        assert!(!buckets.take("POST", &path, 6_000).exceeded);
    }
}
