//! The application's own emoji: small pictures within its texts. Discord keeps them by name for as
//! long as the application exists; missing ones are uploaded once, when a session begins. If
//! Discord refuses them, the texts have only words. Only the process that hears the first shard
//! uploads; the others look for what it has uploaded.

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use port::backoff::Backoff;
use port::{EmojiImage, Failure};
use serde_json::{Value as Json, json};

use super::register::wait_after;
use super::rest::{ONCE, OUTBOX, RestCall, RestPlatform, message_id};

/// How often Discord's list is read in vain. With the waits of [`register`](super::register) that is more than an hour; another process
/// uploads within minutes.
pub(super) const LOOKS: u32 = 20;

/// Uploads the emoji Discord lacks and returns the ids of all; empty if Discord refuses them.
pub(super) async fn upload(rest: &RestPlatform, wanted: &[EmojiImage]) -> Vec<(String, u64)> {
    let mut attempts = 0;
    loop {
        match once(rest, wanted).await {
            Ok(known) => return known,
            Err(Failure::Permanent(cause)) => {
                tracing::warn!(%cause, "the emoji were refused; messages do without them");
                return Vec::new();
            }
            Err(failure) => {
                attempts += 1;
                let wait = wait_after(&failure, attempts);
                tracing::info!(%failure, ?wait, "the emoji could not be uploaded");
                tokio::time::sleep(wait).await;
            }
        }
    }
}

/// The ids of the emoji that another process uploads, once Discord has all of them; empty if that does
/// not happen in [`LOOKS`], because Discord refuses one.
pub(super) async fn wait_for(
    rest: &RestPlatform,
    wanted: &[EmojiImage],
    waits: Backoff,
) -> Vec<(String, u64)> {
    let (mut attempts, mut looks) = (0, 0);
    while looks < LOOKS {
        let mut least = Duration::ZERO;
        match known(rest, wanted).await {
            Ok(known) if known.len() == wanted.len() => return known,
            Ok(_) => looks += 1,
            Err(Failure::Permanent(cause)) => {
                tracing::warn!(%cause, "the emoji cannot be read; messages do without them");
                return Vec::new();
            }
            // It says nothing about the emoji.
            Err(Failure::Retry { after, .. }) => least = after.unwrap_or_default(),
            Err(Failure::Expired) => {}
        }
        attempts += 1;
        tokio::time::sleep(least + waits.jittered(attempts)).await;
    }
    tracing::warn!("no other process has uploaded the emoji; messages do without them");
    Vec::new()
}

/// The wanted emoji that Discord has.
async fn known(rest: &RestPlatform, wanted: &[EmojiImage]) -> Result<Vec<(String, u64)>, Failure> {
    // The process may have no shard that would have told it who it is.
    let me = RestCall::get("application", 0, "/applications/@me".to_owned()).policy(OUTBOX);
    let application = message_id(&rest.call(me).await?)?.0;
    let path = format!("/applications/{application}/emojis");
    let there = rest.call(RestCall::get("list emoji", application, path).policy(OUTBOX)).await?;
    let found = wanted.iter().filter_map(|EmojiImage { name, .. }| {
        let mut items = there["items"].as_array()?.iter();
        let item = items.find(|item| item["name"].as_str() == Some(name))?;
        Some((name.clone(), message_id(item).ok()?.0))
    });
    Ok(found.collect())
}

/// Uploads only what is missing from Discord's list, even if the response to an earlier upload was
/// lost.
async fn once(rest: &RestPlatform, wanted: &[EmojiImage]) -> Result<Vec<(String, u64)>, Failure> {
    let application = rest.application().0;
    let path = format!("/applications/{application}/emojis");
    let list = RestCall::get("list emoji", application, path.clone()).policy(OUTBOX);
    let there = rest.call(list).await?;
    let mut known = Vec::new();
    for EmojiImage { name, png } in wanted {
        let items = there["items"].as_array().into_iter().flatten();
        let found = items.into_iter().find(|item| item["name"].as_str() == Some(name));
        let made: Json;
        let emoji = match found {
            Some(found) => found,
            None => {
                let image = format!("data:image/png;base64,{}", STANDARD.encode(png));
                let body = json!({ "name": name, "image": image });
                let call = RestCall::post("upload emoji", application, path.clone()).body(body);
                made = rest.call(call.policy(ONCE)).await?;
                &made
            }
        };
        known.push((name.clone(), message_id(emoji)?.0));
    }
    Ok(known)
}
