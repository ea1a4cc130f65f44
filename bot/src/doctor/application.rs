//! The application at Discord: whether it is reached, its token, its way of hearing of interactions,
//! its sessions, its commands, its clock.

use std::time::UNIX_EPOCH;

use app::commands;
use port::{ApplicationId, Failure, FailureCause};
use serde_json::Value as Json;

use super::Finding;
use super::database::difference;
use crate::config::{DISCORD_URL, TOKEN};
use crate::counted::counted;
use crate::discord::{RestPlatform, are_registered};

/// With fewer sessions left than this something starts them again and again.
const FEW_STARTS: u64 = 50;

/// Checks the application, and names it if its token is good. `over_http` is the public key with
/// which interactions over HTTP are checked, empty if it is not known; `None` if they come through the
/// gateway.
pub(super) async fn check(
    rest: &RestPlatform,
    over_http: Option<&str>,
) -> (Vec<Finding>, Option<ApplicationId>) {
    let mut findings = Vec::new();
    let Some(date) = rest.date().await else {
        let (why, advice) = match rest.unreached() {
            Some(why) => (format!(" ({why})"), why.advice()),
            None => (String::new(), "See what answers there in Discord's place"),
        };
        let found = format!("{} does not answer{why}", rest.origin());
        let advice = format!("{advice} (its address: {})", DISCORD_URL.name);
        return (vec![Finding::wrong("discord", found, advice)], None);
    };
    if let Ok(since) = date.duration_since(UNIX_EPOCH) {
        let there = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
        findings.push(difference("Discord's", there));
    }
    let application = match rest.look("/applications/@me".to_owned()).await {
        Ok(application) => application,
        Err(failure) => {
            findings.push(no_application(&failure));
            return (findings, None);
        }
    };
    let id = application["id"].as_str().and_then(|id| id.parse().ok()).map(ApplicationId);
    let Some(id) = id else {
        let advice = "See what answers there in Discord's place";
        findings.push(Finding::wrong("token", "the answer names no application", advice));
        return (findings, None);
    };
    let name = application["name"].as_str().unwrap_or_default();
    findings.push(Finding::fine("token", format!("it is that of {name} ({id})")));
    findings.push(hearing(&application, over_http));
    findings.push(match rest.look("/gateway/bot".to_owned()).await {
        Ok(gateway) => sessions(&gateway),
        Err(failure) => not_told("gateway", &failure),
    });
    let path = format!("/applications/{id}/commands?with_localizations=true");
    findings.push(match rest.look(path).await {
        Ok(there) => registration(&there),
        Err(failure) => not_told("commands", &failure),
    });
    (findings, Some(id))
}

fn no_application(failure: &Failure) -> Finding {
    match failure {
        Failure::Permanent(FailureCause::Unauthorised) => {
            let advice = format!(
                "Copy it again from the developer portal (Bot, Reset Token) to {}",
                TOKEN.name
            );
            Finding::wrong("token", "Discord does not accept it", advice)
        }
        failure => not_told("token", failure),
    }
}

pub(super) fn not_told(check: &'static str, failure: &Failure) -> Finding {
    let found = format!("Discord was asked and did not say: {failure}");
    Finding::warning(check, found, "Ask again in a minute")
}

/// Interactions come through the gateway only if no address for them is entered, and over HTTP only
/// if one is; then they are signed with the application's key.
fn hearing(application: &Json, over_http: Option<&str>) -> Finding {
    const CHECK: &str = "interactions";
    let url = application["interactions_endpoint_url"].as_str().filter(|url| !url.is_empty());
    let key = application["verify_key"].as_str().unwrap_or_default();
    match (over_http, url) {
        (None, None) => Finding::fine(CHECK, "they come through the gateway"),
        (None, Some(_)) => Finding::wrong(
            CHECK,
            "Discord sends them to a web address, so this bot hears nothing",
            "Empty \"Interactions Endpoint URL\" in the developer portal",
        ),
        (Some(ours), _) if !ours.is_empty() && !ours.eq_ignore_ascii_case(key) => Finding::wrong(
            CHECK,
            "they are signed with another key than DISCORD_PUBLIC_KEY, so all are refused",
            "Copy the public key from the developer portal (General Information)",
        ),
        (Some(_), None) => Finding::wrong(
            CHECK,
            "Discord sends them through the gateway, and this bot waits for them over HTTP",
            "Enter the address as \"Interactions Endpoint URL\" in the developer portal",
        ),
        (Some(_), Some(_)) => Finding::fine(CHECK, "they come over HTTP, and the key is right"),
    }
}

fn sessions(gateway: &Json) -> Finding {
    const CHECK: &str = "gateway";
    let limit = &gateway["session_start_limit"];
    let (shards, left) = (gateway["shards"].as_u64(), limit["remaining"].as_u64());
    let (Some(shards), Some(left)) = (shards, left) else {
        return Finding::warning(CHECK, "its limits are not told", "Ask again in a minute");
    };
    let hours = limit["reset_after"].as_u64().unwrap_or(0).div_ceil(3_600_000);
    let wanted = counted(shards, "connection", "connections");
    let sessions = counted(left, "session", "sessions");
    let found = format!("{wanted} wanted, {sessions} left for {hours} h");
    match left {
        0 => Finding::wrong(CHECK, found, "Stop what restarts the bot, and wait"),
        few if few < FEW_STARTS => Finding::warning(
            CHECK,
            found,
            "Something restarts the bot again and again: see its log",
        ),
        _ => Finding::fine(CHECK, found),
    }
}

fn registration(there: &Json) -> Finding {
    const CHECK: &str = "commands";
    let ours = commands::registration();
    let number = there.as_array().map_or(0, Vec::len);
    if are_registered(&ours, there) {
        let found = counted(number, "is registered, that", "are registered, those");
        return Finding::fine(CHECK, format!("{found} of this program"));
    }
    let found = match number {
        0 => "none is registered".to_owned(),
        number => {
            let found =
                counted(number, "is registered, and not that", "are registered, and not those");
            format!("{found} of this program")
        }
    };
    let advice =
        "The bot registers them when it connects; if it is connected, its log says why not";
    Finding::warning(CHECK, found, advice)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::Diagnosis;
    use super::*;

    #[test]
    fn a_token_that_is_refused_is_wrong_and_a_discord_that_is_ill_is_not() {
        let refused = no_application(&Failure::Permanent(FailureCause::Unauthorised));
        assert_eq!(refused.diagnosis, Diagnosis::Wrong);
        assert!(refused.advice.contains("DISCORD_TOKEN"), "{refused:?}");
        let ill = no_application(&Failure::Retry { after: None, in_doubt: true });
        assert_eq!(ill.diagnosis, Diagnosis::Warning);
    }

    #[test]
    fn a_bot_on_the_gateway_hears_nothing_while_an_address_is_entered() {
        for (url, expected) in [
            (json!(null), Diagnosis::Fine),
            (json!(""), Diagnosis::Fine),
            (json!("https://games.example/interactions"), Diagnosis::Wrong),
        ] {
            let found = hearing(&json!({ "interactions_endpoint_url": url }), None);
            assert_eq!(found.diagnosis, expected, "{url}");
        }
    }

    #[test]
    fn a_bot_on_http_needs_the_address_and_the_key() {
        let at = |url: Json| json!({ "interactions_endpoint_url": url, "verify_key": "abcd" });
        let here = || at(json!("https://games.example/interactions"));
        for (application, key, expected) in [
            (here(), "ABCD", Diagnosis::Fine),
            (here(), "", Diagnosis::Fine),
            (here(), "abce", Diagnosis::Wrong),
            (at(Json::Null), "abcd", Diagnosis::Wrong),
        ] {
            assert_eq!(
                hearing(&application, Some(key)).diagnosis,
                expected,
                "{application}, {key}"
            );
        }
    }

    #[test]
    fn sessions_that_run_out_are_told_before_they_are_gone() {
        for (remaining, expected) in
            [(990, Diagnosis::Fine), (12, Diagnosis::Warning), (0, Diagnosis::Wrong)]
        {
            let limit = json!({ "remaining": remaining, "reset_after": 7_000_000 });
            let found = sessions(&json!({ "shards": 2, "session_start_limit": limit }));
            assert_eq!(found.diagnosis, expected);
            assert!(found.found.contains("2 h"), "{found:?}");
        }
    }

    #[test]
    fn commands_of_another_version_are_told() {
        assert_eq!(registration(&commands::registration()).diagnosis, Diagnosis::Fine);
        assert_eq!(registration(&json!([])).diagnosis, Diagnosis::Warning);
        let old = registration(&json!([{ "name": "old" }]));
        assert!(old.found.contains("not that of this program"), "{old:?}");
    }
}
