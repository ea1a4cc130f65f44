//! What Discord's refusals mean, and what can be done about each: one table of the codes that it
//! documents ("Opcodes and Status Codes", JSON error codes) and that a bot like this can meet. A code
//! that is not in it says nothing about the way out, so a message is tried again in plainer forms.

use std::time::Duration;

use port::{Failure, FailureCause};
use reqwest::StatusCode;
use serde_json::Value as Json;

/// Too many edits of a message older than an hour; Discord says so with status 429.
pub(super) const TOO_MANY_EDITS: i64 = 30_046;
/// How long to wait when direct messages are opened too fast; Discord does not say.
pub(super) const OPENING_PAUSE: Duration = Duration::from_secs(60);
/// How long to wait where something is written too fast and Discord does not say.
const WRITING_PAUSE: Duration = Duration::from_secs(10);

/// What to do about a code.
#[derive(Clone, Copy, Debug)]
enum Meaning {
    /// Nobody waits for the answer any more.
    Expired,
    /// The same request may succeed later, after at least so long.
    Later(Duration),
    /// The same request will be refused again.
    For(FailureCause),
}

/// The same request may succeed soon.
const SOON: Meaning = Meaning::Later(Duration::ZERO);
/// Nobody can write there, whatever the message is.
const ELSEWHERE: Meaning = Meaning::For(FailureCause::NotHere);
/// The files are in the way.
const NO_FILES: Meaning = Meaning::For(FailureCause::NoFiles);

/// Every code whose meaning is known, with the reason for what is done about it. Codes of which a
/// plainer message may get rid (50006, 50035, 50109, 200000, 200001, 240000 and all that are not
/// here) need no line: that is what is done about an unknown code.
const CODES: [(i64, Meaning); 44] = [
    // The interaction, its webhook or its token is known no longer.
    (10_062, Meaning::Expired),
    (10_015, Meaning::Expired),
    (50_027, Meaning::Expired),
    // Gone: the channel, the server.
    (10_003, Meaning::For(FailureCause::UnknownChannel)),
    (10_004, Meaning::For(FailureCause::UnknownChannel)),
    // Gone: the message.
    (10_008, Meaning::For(FailureCause::UnknownMessage)),
    (TOO_MANY_EDITS, Meaning::For(FailureCause::TooManyEdits)),
    (40_060, Meaning::For(FailureCause::AnsweredBefore)),
    (160_004, Meaning::For(FailureCause::HasThread)),
    // The thread can be opened again, or somebody locked it.
    (50_083, Meaning::For(FailureCause::ThreadClosed)),
    (160_005, Meaning::For(FailureCause::ThreadClosed)),
    // A permission is missing: all of the channel, or something that the message needs.
    (50_001, Meaning::For(FailureCause::MissingAccess)),
    (50_013, Meaning::For(FailureCause::MissingPermission)),
    // The person wants no direct messages, or shares no server with the bot.
    (50_007, Meaning::For(FailureCause::CannotDm)),
    (50_278, Meaning::For(FailureCause::CannotDm)),
    // Slow mode, announcements, and what a channel or a server may be written to at once.
    (20_016, Meaning::Later(WRITING_PAUSE)),
    (20_022, Meaning::Later(WRITING_PAUSE)),
    (20_028, Meaning::Later(WRITING_PAUSE)),
    (20_029, Meaning::Later(WRITING_PAUSE)),
    // Direct messages are opened too fast.
    (40_003, Meaning::Later(OPENING_PAUSE)),
    // Sending, or what is needed for it, is switched off for a while.
    (40_004, SOON),
    (40_006, SOON),
    // Too much is asked of Discord, or of a part of it.
    (40_062, SOON),
    (130_000, SOON),
    // Cloudflare, in front of Discord, takes the request for an attack.
    (40_333, SOON),
    // The server may upload nothing; or the request, a file, or what it is called, is not taken.
    (400_001, NO_FILES),
    (40_005, NO_FILES),
    (50_045, NO_FILES),
    (50_046, NO_FILES),
    (50_110, NO_FILES),
    (50_123, NO_FILES),
    (50_138, NO_FILES),
    (50_146, NO_FILES),
    // More files than there may be, or files that the recipient does not want to see.
    (30_015, NO_FILES),
    (20_009, NO_FILES),
    // A forum, which has posts and no messages; a channel without text, or of another kind.
    (40_058, ELSEWHERE),
    (40_067, ELSEWHERE),
    (50_008, ELSEWHERE),
    (50_024, ELSEWHERE),
    // The server lets only verified accounts write, or none from here.
    (50_009, ELSEWHERE),
    (50_095, ELSEWHERE),
    // The private thread has no room for the bot.
    (30_033, ELSEWHERE),
    // The bot is under quarantine, or banned from the server.
    (20_026, ELSEWHERE),
    (40_007, ELSEWHERE),
];

/// Sorts a refusal by its meaning.
pub(super) fn sort(status: StatusCode, body: &Json) -> Failure {
    let code = body["code"].as_i64().unwrap_or(0);
    match CODES.iter().find(|(known, _)| *known == code) {
        Some((_, Meaning::Expired)) => return Failure::Expired,
        Some((_, Meaning::Later(wait))) => {
            let after = (!wait.is_zero()).then_some(*wait);
            return Failure::Retry { after, in_doubt: false };
        }
        Some((_, Meaning::For(cause))) => {
            if *cause == FailureCause::NoFiles || *cause == FailureCause::NotHere {
                report(status, code, body);
            }
            return Failure::Permanent(*cause);
        }
        None => {}
    }
    if status == StatusCode::UNAUTHORIZED {
        return Failure::Permanent(FailureCause::Unauthorised);
    }
    if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT {
        return Failure::Retry { after: None, in_doubt: true };
    }
    report(status, code, body);
    // The size is that of the files; who refuses it may be in front of Discord and give no code.
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Failure::Permanent(FailureCause::NoFiles);
    }
    Failure::Permanent(FailureCause::Refused { status: status.as_u16(), code })
}

fn report(status: StatusCode, code: i64, body: &Json) {
    let fields = refused_fields(&body["errors"], "");
    tracing::warn!(%status, code, ?fields, "Discord refused a request");
}

/// The places in a body where Discord found errors, with the name of each error ("Error Messages":
/// nested objects down to `_errors`). Discord's sentences may repeat user text, so they are left
/// out.
pub(super) fn refused_fields(errors: &Json, at: &str) -> Vec<String> {
    let inner = errors.as_object().into_iter().flatten();
    inner
        .flat_map(|(key, value)| match key.as_str() {
            "_errors" => {
                let codes = value.as_array().into_iter().flatten();
                let codes = codes.map(|error| error["code"].as_str().unwrap_or("?"));
                codes.map(|code| format!("{at}: {code}")).collect()
            }
            key if at.is_empty() => refused_fields(value, key),
            key => refused_fields(value, &format!("{at}.{key}")),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sorted(status: u16, code: i64) -> Failure {
        let body = json!({ "code": code, "message": "" });
        sort(StatusCode::from_u16(status).unwrap(), &body)
    }

    #[test]
    fn no_code_has_two_meanings() {
        let mut codes = CODES.map(|(code, _)| code);
        codes.sort_unstable();
        assert!(codes.windows(2).all(|pair| pair[0] != pair[1]), "{codes:?}");
    }

    #[test]
    fn what_is_switched_off_for_a_while_or_asked_too_fast_is_tried_later_whatever_the_status() {
        for code in [40_004, 40_006, 130_000, 40_062, 20_028, 20_016, 40_333] {
            for status in [400, 403, 404, 503] {
                let failure = sorted(status, code);
                let later = matches!(failure, Failure::Retry { in_doubt: false, .. });
                assert!(later, "{status} {code}: {failure:?}");
            }
        }
    }

    #[test]
    fn what_is_too_large_or_may_not_be_uploaded_is_sent_without_files() {
        for (status, code) in
            [(400, 400_001), (403, 400_001), (413, 40_005), (413, 0), (400, 50_045)]
        {
            assert_eq!(sorted(status, code), Failure::Permanent(FailureCause::NoFiles), "{code}");
        }
        let page = sort(StatusCode::PAYLOAD_TOO_LARGE, &Json::Null);
        assert_eq!(page, Failure::Permanent(FailureCause::NoFiles), "nginx gives no code");
    }

    #[test]
    fn what_is_not_known_says_what_discord_said() {
        for (status, code) in [(400, 50_035), (400, 200_000), (400, 240_000), (409, 777_777)] {
            let refused = FailureCause::Refused { status, code };
            assert_eq!(sorted(status, code), Failure::Permanent(refused));
        }
    }
}
