//! What stands between this machine and Discord and answers in its place: a proxy, a network that wants a
//! login, a ban of the address. Its answers are pages and not Discord's JSON, they are the same for every
//! request, and each request may make it worse. So the first page stops all requests, for longer and
//! longer times, and after each time one request tries whether Discord answers again.
//!
//! A page that only says that something is broken may be about one request, as Discord's own front says
//! it: there several in a row are needed.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use port::backoff::Backoff;
use reqwest::StatusCode;
use serde_json::Value as Json;
use tokio::time::Instant;

use crate::metrics::ForeignAnswer;

/// The waits between two attempts.
const WAITS: Backoff = Backoff { least: Duration::from_secs(2), most: Duration::from_secs(300) };
/// So many pages in a row that something is broken stop all requests.
const BROKEN: u32 = 3;
/// While one request tries, the others wait for so long at most: longer than it may take.
const TRIAL: Duration = Duration::from_secs(30);
/// How often they look what has become of it.
const LOOK_AGAIN: Duration = Duration::from_secs(1);

/// Whether requests are made.
#[derive(Debug, Default)]
pub(super) struct Wall(Mutex<WallState>);

#[derive(Debug, Default)]
struct WallState {
    /// How many pages there were in a row that only say that something is broken.
    broken: u32,
    /// How often requests were stopped since Discord answered last.
    stops: u32,
    /// Until when they are; there is one that tries if nothing is known of it.
    until: Option<Instant>,
    is_tried: bool,
}

impl WallState {
    fn wait(&self, now: Instant) -> Option<Duration> {
        let wait = self.until?.checked_duration_since(now).filter(|wait| !wait.is_zero())?;
        // What becomes of the one that tries is known soon.
        Some(if self.is_tried { wait.min(LOOK_AGAIN) } else { wait })
    }
}

/// What kind of page an answer is; none if it is Discord's.
pub(super) fn page(status: StatusCode, body: &[u8], json: &Json) -> Option<ForeignAnswer> {
    match status.as_u16() {
        429 => json["retry_after"].is_null().then_some(ForeignAnswer::Limited),
        // Discord gives a code with each refusal.
        401 | 403 | 404 | 407 | 451 => json["code"].is_null().then_some(ForeignAnswer::Refused),
        // A login page may say that all is well.
        200..300 => body.trim_ascii_start().starts_with(b"<").then_some(ForeignAnswer::Refused),
        500.. => {
            let is_page = !body.is_empty() && !json.is_object();
            is_page.then_some(ForeignAnswer::Broken)
        }
        _ => None,
    }
}

impl Wall {
    fn pages(&self) -> MutexGuard<'_, WallState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long requests are stopped, if they are.
    pub(super) fn wait(&self) -> Option<Duration> {
        self.pages().wait(Instant::now())
    }

    /// Whether a request may be made now; if so, it must be.
    ///
    /// # Errors
    /// How long it must wait.
    pub(super) fn pass(&self) -> Result<(), Duration> {
        let (mut pages, now) = (self.pages(), Instant::now());
        if let Some(wait) = pages.wait(now) {
            return Err(wait);
        }
        if pages.until.is_some() {
            pages.until = Some(now + TRIAL);
            pages.is_tried = true;
        }
        Ok(())
    }

    /// Whether requests are stopped.
    pub(super) fn is_up(&self) -> bool {
        self.pages().until.is_some()
    }

    /// A page has come, which may have said how long to wait.
    pub(super) fn meet(&self, page: ForeignAnswer, told: Option<Duration>) {
        let (mut pages, now) = (self.pages(), Instant::now());
        if page == ForeignAnswer::Broken {
            pages.broken += 1;
        }
        // What was under way when requests were stopped says nothing new.
        let is_late = pages.until.is_some() && !pages.is_tried;
        if is_late || (page == ForeignAnswer::Broken && pages.broken < BROKEN) {
            return;
        }
        pages.stops += 1;
        let wait = WAITS.after(pages.stops - 1, 1.0).max(told.unwrap_or_default());
        pages.until = Some(now + wait);
        pages.is_tried = false;
        if pages.stops == 1 {
            tracing::error!(
                ?page,
                "something between this machine and Discord answers in its place (a proxy, a \
                 login, a ban of this address): no requests for {} s, then now and then one",
                wait.as_secs()
            );
        }
    }

    /// The request that tried has no answer at all.
    pub(super) fn unknown(&self) {
        let mut pages = self.pages();
        if pages.until.is_some() && pages.is_tried {
            pages.until = Some(Instant::now() + WAITS.after(pages.stops - 1, 1.0));
            pages.is_tried = false;
        }
    }

    /// Discord has answered.
    pub(super) fn open(&self) {
        let mut pages = self.pages();
        if pages.until.is_some() {
            tracing::info!("Discord answers again");
        }
        *pages = WallState::default();
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn one_page_stops_everything_and_one_request_at_a_time_tries_again() {
        let wall = Wall::default();
        wall.pass().unwrap();
        for _ in 0..20 {
            wall.meet(ForeignAnswer::Refused, None);
        }
        let mut tried = 0;
        for _ in 0..50 {
            tokio::time::sleep(Duration::from_secs(1)).await;
            for _ in 0..10 {
                if wall.pass().is_ok() {
                    tried += 1;
                    wall.meet(ForeignAnswer::Refused, None);
                }
            }
        }
        assert_eq!(tried, 4, "after 2, 6, 14 and 30 seconds");
        wall.open();
        assert!((0..10).all(|_| wall.pass().is_ok()));
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_says_how_long_is_believed_and_silence_is_no_answer() {
        let wall = Wall::default();
        wall.meet(ForeignAnswer::Limited, Some(Duration::from_secs(3_600)));
        assert_eq!(wall.pass(), Err(Duration::from_secs(3_600)));
        tokio::time::sleep(Duration::from_secs(3_600)).await;
        assert_eq!((wall.pass(), wall.pass()), (Ok(()), Err(LOOK_AGAIN)));
        wall.unknown();
        assert_eq!(wall.pass(), Err(WAITS.least));
    }

    #[tokio::test(start_paused = true)]
    async fn one_broken_answer_stops_nothing_and_many_do() {
        let wall = Wall::default();
        for _ in 1..BROKEN {
            wall.meet(ForeignAnswer::Broken, None);
        }
        assert_eq!(wall.pass(), Ok(()));
        wall.open();
        wall.meet(ForeignAnswer::Broken, None);
        assert_eq!(wall.pass(), Ok(()), "they were not in a row");
        for _ in 1..BROKEN {
            wall.meet(ForeignAnswer::Broken, None);
        }
        assert!(wall.pass().is_err());
    }

    #[test]
    fn what_discord_says_is_no_page() {
        let kind = |status: u16, text: &str| {
            let json = serde_json::from_str(text).unwrap_or_default();
            page(StatusCode::from_u16(status).unwrap(), text.as_bytes(), &json)
        };
        let refusal = json!({ "message": "Missing Access", "code": 50_001 }).to_string();
        assert_eq!(kind(403, &refusal), None);
        assert_eq!(kind(401, r#"{"message":"401: Unauthorized","code":0}"#), None);
        assert_eq!(kind(429, r#"{"message":"","retry_after":0.3,"global":false}"#), None);
        assert_eq!(kind(500, r#"{"message":"500: Internal Server Error","code":0}"#), None);
        assert_eq!((kind(503, ""), kind(400, "<html>"), kind(204, "")), (None, None, None));
        assert_eq!(
            (kind(200, r#"{"id":"7"}"#), kind(200, "[]"), kind(200, "{")),
            (None, None, None)
        );
        assert_eq!(kind(200, "\n<html>Sign in</html>"), Some(ForeignAnswer::Refused));
        for text in ["", "<html>no</html>", r#"{"error":"sign in"}"#, "error code: 1015"] {
            assert_eq!(kind(403, text), Some(ForeignAnswer::Refused), "{text}");
            assert_eq!(kind(429, text), Some(ForeignAnswer::Limited), "{text}");
        }
        assert_eq!(kind(502, "<html>Bad gateway</html>"), Some(ForeignAnswer::Broken));
        assert_eq!(kind(522, "error code: 522"), Some(ForeignAnswer::Broken));
    }
}
