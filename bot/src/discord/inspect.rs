//! Questions that change nothing at Discord: for `carcas doctor`. Each is asked once, because whoever
//! asks sees the answer at once and can ask again.

use std::time::SystemTime;

use port::Failure;
use reqwest::header::DATE;
use serde_json::Value as Json;

use super::register;
use super::rest::{GATEWAY, RestCall, RestPlatform};

impl RestPlatform {
    /// What Discord has under a path.
    ///
    /// # Errors
    /// [`Failure`], after one attempt.
    pub(crate) async fn look(&self, path: String) -> Result<Json, Failure> {
        self.call(RestCall::get("inspection", 0, path).policy(GATEWAY)).await
    }

    /// What Discord's clock shows, to the second, in the header of an answer. `None` if there is no
    /// answer ([`RestPlatform::unreached`] says why) or it does not say.
    pub(crate) async fn date(&self) -> Option<SystemTime> {
        let answer = self.gateway_address().await?;
        httpdate::parse_http_date(answer.headers().get(DATE)?.to_str().ok()?).ok()
    }
}

/// Whether Discord has exactly these commands.
pub(crate) fn are_registered(ours: &Json, theirs: &Json) -> bool {
    register::same(ours, theirs)
}
