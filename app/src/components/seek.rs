//! The buttons of requests for players.

use ground::{Answer, Request, boxed};
use storage::UserId;
use table::error::{AppError, Refusal};
use table::token::{ComponentToken, SeekAction};
use use_cases::seek;

use crate::components::Replaces;

pub(super) const fn replaces(action: SeekAction) -> Replaces {
    match action {
        SeekAction::Answer => Replaces::Nothing,
        SeekAction::Withdraw => Replaces::Panel,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: SeekAction,
) -> Result<Answer, AppError> {
    match action {
        SeekAction::Answer => {
            let whom = token.choice.parse().map_err(|_| Refusal::NoButton)?;
            boxed(|| seek::answer(request, UserId(whom))).await
        }
        SeekAction::Withdraw => boxed(|| seek::withdraw(request)).await,
    }
}
