//! Which application the token belongs to. It is asked before anything else happens, because the games
//! of a database belong to one application.

use port::{ApplicationId, Failure, FailureCause};

use super::beginning::{ask, until_answered};
use super::gateway::{GatewayError, Lost};
use super::rest::{GATEWAY, RestCall, RestPlatform};
use crate::metrics::GatewayEvent;

/// Where an application is told its id ("Get Current Application").
const APPLICATION: &str = "/applications/@me";
/// The bot's user has the id of its application; for what stands in Discord's place and lacks the other.
const USER: &str = "/users/@me";

/// Asks until there is an answer.
///
/// # Errors
/// [`GatewayError::Token`] if Discord refuses the token.
pub(crate) async fn application(rest: &RestPlatform) -> Result<ApplicationId, GatewayError> {
    until_answered(rest, || async {
        let named = once(rest).await;
        named.inspect_err(|_| rest.metrics().gateway(GatewayEvent::Unreachable))
    })
    .await
}

async fn once(rest: &RestPlatform) -> Result<ApplicationId, Lost> {
    let call = RestCall::get("application", 0, APPLICATION.to_owned()).policy(GATEWAY);
    let answer = match rest.call(call).await {
        Ok(answer) => answer,
        Err(Failure::Permanent(FailureCause::Unauthorised)) => {
            return Err(Lost::Never(GatewayError::Token));
        }
        Err(Failure::Permanent(_)) => ask(rest, "application", USER).await?,
        Err(failure) => return Err(Lost::Now(failure.to_string())),
    };
    let id = answer["id"].as_str().and_then(|id| id.parse().ok());
    id.map(ApplicationId).ok_or_else(|| Lost::Now("the answer names no application".to_owned()))
}
