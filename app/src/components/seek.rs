//! The buttons of requests for players.

use ground::{Answer, Request, boxed};
use table::error::AppError;
use table::token::SeekAction;
use use_cases::seek;

use crate::components::Replaces;

pub(super) const fn replaces(action: SeekAction) -> Replaces {
    match action {
        SeekAction::Answer(_) => Replaces::Nothing,
        SeekAction::Withdraw => Replaces::Panel,
    }
}

pub(super) async fn run(request: &Request<'_>, action: SeekAction) -> Result<Answer, AppError> {
    match action {
        SeekAction::Answer(whom) => boxed(|| seek::answer(request, whom)).await,
        SeekAction::Withdraw => boxed(|| seek::withdraw(request)).await,
    }
}
