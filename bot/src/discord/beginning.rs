//! What has to be known of Discord before anything can begin: it is asked until it answers.

use std::future::Future;
use std::time::Duration;

use port::backoff::Backoff;
use port::{Failure, FailureCause};
use serde_json::Value as Json;

use super::gateway::{GatewayError, Lost};
use super::rest::{GATEWAY, RestCall, RestPlatform};

/// The waits while Discord is unreachable.
pub(super) const BACKOFF: Backoff =
    Backoff { least: Duration::from_millis(500), most: Duration::from_secs(60) };

/// Asks once for what is known under a path; `kind` is what requests of this kind are counted as.
pub(super) async fn ask(rest: &RestPlatform, kind: &'static str, path: &str) -> Result<Json, Lost> {
    let call = RestCall::get(kind, 0, path.to_owned()).policy(GATEWAY);
    rest.call(call).await.map_err(|failure| match failure {
        Failure::Permanent(FailureCause::Unauthorised) => Lost::Never(GatewayError::Token),
        Failure::Retry { after: Some(after), .. } => {
            Lost::Later(format!("it asks to wait for {:.1} s", after.as_secs_f32()), after)
        }
        failure => Lost::Now(match rest.unreached() {
            Some(why) => why.to_string(),
            None => failure.to_string(),
        }),
    })
}

/// Asks again, after longer and longer waits, until there is an answer.
///
/// # Errors
/// [`GatewayError`] if there never will be.
pub(super) async fn until_answered<T, F: Future<Output = Result<T, Lost>>>(
    rest: &RestPlatform,
    ask: impl Fn() -> F,
) -> Result<T, GatewayError> {
    let mut attempts = 0;
    loop {
        let (why, least) = match ask().await {
            Ok(answer) => return Ok(answer),
            Err(Lost::Never(error)) => return Err(error),
            Err(Lost::Later(why, least)) => (why, least),
            Err(Lost::Now(why) | Lost::Anew(why)) => (why, Duration::ZERO),
            Err(Lost::Outgrown) => ("there are too few shards".to_owned(), Duration::ZERO),
        };
        attempts += 1;
        // Nobody comes back earlier than it was told, and not everybody at once.
        let wait = least + BACKOFF.jittered(attempts);
        let (at, seconds) = (rest.origin(), wait.as_secs_f32());
        tracing::warn!("{at} cannot be reached ({why}); next attempt in {seconds:.1} s");
        tokio::time::sleep(wait).await;
    }
}
