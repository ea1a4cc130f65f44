//! Registers the commands and the emoji. When a session begins they are compared with Discord's, and
//! registered only if they differ. A failure is retried later, a refusal rarely, and neither has any
//! other effect.

use std::time::Duration;

use port::backoff::Backoff;
use port::{Application, Failure, FailureCause};
use serde_json::Value as Json;

use super::emoji;
use super::rest::{OUTBOX, RestCall, RestPlatform};

/// The waits between attempts.
pub(super) const BACKOFF: Backoff =
    Backoff { least: Duration::from_secs(2), most: Duration::from_secs(15 * 60) };

/// The wait after a refusal: as a rule only another version changes it, but Discord also counts new
/// commands by the day.
const REFUSED_WAIT: Duration = Duration::from_secs(60 * 60);

/// Fields that Discord adds to a command registered without them.
const ADDED: [&str; 6] =
    ["id", "application_id", "guild_id", "version", "integration_types", "contexts"];

/// Registers what the application has, and tells it its emoji. Returns when Discord has all of it.
pub(super) async fn everything<A: Application>(rest: &RestPlatform, app: &A) {
    let tree = app.commands();
    let figures = async { app.has_emojis(&emoji::upload(rest, app.emojis()).await) };
    tokio::join!(commands(rest, &tree), figures);
}

/// Makes Discord's commands match the tree. Returns when they do.
async fn commands(rest: &RestPlatform, tree: &Json) {
    let (mut attempts, mut refused) = (0, None);
    loop {
        let failure = match once(rest, tree).await {
            Ok(true) => return tracing::info!("the commands were registered"),
            Ok(false) => return tracing::info!("the commands were registered before"),
            Err(failure) => failure,
        };
        attempts += 1;
        let wait = wait_after(&failure, attempts);
        tell(&failure, wait, &mut refused);
        tokio::time::sleep(wait).await;
    }
}

/// How long to wait after so many attempts, the last of which failed like this.
pub(super) fn wait_after(failure: &Failure, attempts: u32) -> Duration {
    match failure {
        Failure::Permanent(_) => REFUSED_WAIT,
        // Nobody comes back earlier than Discord asked for.
        Failure::Retry { after, .. } => after.unwrap_or_default() + BACKOFF.jittered(attempts),
        Failure::Expired => BACKOFF.jittered(attempts),
    }
}

/// Tells the operator of a failure. A refusal is an error once: it stays the same until somebody does
/// something.
fn tell(failure: &Failure, wait: Duration, refused: &mut Option<FailureCause>) {
    match failure {
        Failure::Permanent(cause) if *refused == Some(*cause) => {
            tracing::debug!(%cause, ?wait, "Discord still refuses the commands");
        }
        Failure::Permanent(cause) => {
            *refused = Some(*cause);
            tracing::error!(
                %cause,
                ?wait,
                "Discord refuses the commands, so people have old ones or none: the line before names \
                 the fields if any; use the newest version of this program, and see `carcas doctor`"
            );
        }
        failure => tracing::error!(%failure, ?wait, "the commands could not be registered"),
    }
}

async fn once(rest: &RestPlatform, tree: &Json) -> Result<bool, Failure> {
    let application = rest.application().0;
    let path = format!("/applications/{application}/commands");
    let localised = format!("{path}?with_localizations=true");
    let call = RestCall::get("list commands", application, localised);
    if same(tree, &rest.call(call.policy(OUTBOX)).await?) {
        return Ok(false);
    }
    let call = RestCall::new(reqwest::Method::PUT, "register commands", application, path);
    rest.call(call.body(tree.clone()).policy(OUTBOX)).await?;
    Ok(true)
}

/// Whether Discord has exactly these commands, in any order.
pub(super) fn same(ours: &Json, theirs: &Json) -> bool {
    let (Some(ours), Some(theirs)) = (ours.as_array(), theirs.as_array()) else {
        return false;
    };
    let named = |name: &Json| theirs.iter().find(|command| command["name"] == *name);
    ours.len() == theirs.len()
        && ours.iter().all(|our| named(&our["name"]).is_some_and(|their| means(our, their)))
}

/// Whether Discord's value means the same as ours: everything we say, and nothing else.
fn means(ours: &Json, theirs: &Json) -> bool {
    match (ours, theirs) {
        (Json::Object(our), Json::Object(their)) => {
            our.iter().all(|(key, value)| match their.get(key) {
                Some(known) => means(value, known),
                None => is_default(key, value),
            }) && their.iter().all(|(key, value)| {
                our.contains_key(key) || is_default(key, value) || ADDED.contains(&key.as_str())
            })
        }
        (Json::Array(our), Json::Array(their)) => {
            our.len() == their.len() && our.iter().zip(their).all(|(o, t)| means(o, t))
        }
        (Json::Number(our), Json::Number(their)) => our.as_f64() == their.as_f64(),
        _ => ours == theirs,
    }
}

/// Whether omitting the field means the same.
fn is_default(key: &str, value: &Json) -> bool {
    match value {
        Json::Null | Json::Bool(false) => true,
        Json::Array(values) => values.is_empty(),
        Json::Object(values) => values.is_empty(),
        Json::Bool(true) => key == "dm_permission",
        Json::Number(number) => key == "type" && number.as_u64() == Some(1),
        Json::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn tree() -> Json {
        json!([
            { "name": "turn", "description": "Your turn", "contexts": [0] },
            { "name": "place", "description": "Place the tile", "options": [
                { "type": 3, "name": "cell", "description": "Where", "required": true,
                  "autocomplete": true },
            ] },
        ])
    }

    fn registered() -> Json {
        json!([
            { "id": "1", "application_id": "3", "version": "9", "type": 1, "name": "place",
              "description": "Place the tile", "nsfw": false, "dm_permission": true,
              "default_member_permissions": null, "name_localizations": null,
              "integration_types": [0], "contexts": null, "options": [
                { "type": 3, "name": "cell", "description": "Where", "required": true,
                  "autocomplete": true, "name_localizations": null },
            ] },
            { "id": "2", "application_id": "3", "version": "9", "type": 1, "name": "turn",
              "description": "Your turn", "contexts": [0], "integration_types": [0] },
        ])
    }

    #[test]
    fn a_refusal_is_tried_again_rarely_and_a_failure_soon() {
        let refused = Failure::Permanent(FailureCause::Refused { status: 400, code: 50_035 });
        let failed = Failure::Retry { after: None, in_doubt: true };
        for attempts in 1..20 {
            assert_eq!(wait_after(&refused, attempts), REFUSED_WAIT);
            assert!(wait_after(&failed, attempts) <= BACKOFF.most);
            let hour = Duration::from_secs(3_600);
            let limited = Failure::Retry { after: Some(hour), in_doubt: false };
            assert!(wait_after(&limited, attempts) >= hour, "as long as it was told");
        }
    }

    #[test]
    fn what_discord_adds_makes_no_difference() {
        assert!(same(&tree(), &registered()));
    }

    #[test]
    fn every_change_makes_a_difference() {
        let edits: [(&str, Json); 8] = [
            ("/0/description", json!("Where the tile goes")),
            ("/0/options", json!([])),
            ("/0/options/0/required", json!(false)),
            ("/0/options/0/name", json!("spot")),
            ("/0/options/0/name_localizations", json!({ "pl": "pole" })),
            ("/1/contexts", json!([0, 1])),
            ("/1/name", json!("turns")),
            ("/0/default_member_permissions", json!("32")),
        ];
        for (path, value) in edits {
            let mut theirs = registered();
            *theirs.pointer_mut(path).unwrap() = value;
            assert!(!same(&tree(), &theirs), "{path}");
        }
        assert!(!same(&tree(), &json!([])));
        assert!(!same(&json!([]), &registered()));
        assert!(!same(&tree(), &Json::Null));
    }
}
