//! The buttons of polls.

use crate::components::Replaces;
use crate::table::error::AppError;
use crate::table::token::{ComponentToken, PollAction};
use crate::use_cases::{Answer, Request, boxed, polls};

pub(super) const fn replaces(action: PollAction) -> Replaces {
    match action {
        PollAction::Propose | PollAction::Vote => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: PollAction,
) -> Result<Answer, AppError> {
    match action {
        PollAction::Propose => boxed(|| polls::propose(request, token)).await,
        PollAction::Vote => boxed(|| polls::vote(request, token)).await,
    }
}
