//! The buttons of polls.

use ground::{Answer, Request, boxed};
use table::error::AppError;
use table::token::{ComponentToken, PollAction};
use use_cases::polls;

use crate::components::Replaces;

pub(super) const fn replaces(action: PollAction) -> Replaces {
    match action {
        PollAction::Propose(_) | PollAction::Vote(..) => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: PollAction,
) -> Result<Answer, AppError> {
    match action {
        PollAction::Propose(motion) => boxed(|| polls::propose(request, token, motion)).await,
        PollAction::Vote(number, answer) => {
            boxed(|| polls::vote(request, token, number, answer)).await
        }
    }
}
