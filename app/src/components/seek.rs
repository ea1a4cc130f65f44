//! The buttons of requests for players.

use storage::UserId;

use crate::components::Replaces;
use crate::table::error::{AppError, Refusal};
use crate::table::token::{ComponentToken, SeekAction};
use crate::use_cases::{Answer, Request, boxed, seek};

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
