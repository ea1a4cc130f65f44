//! The buttons about who plays a seat, and how long the others wait for it.

use ground::{Answer, Request, boxed};
use table::error::AppError;
use table::token::{ComponentToken, SeatAction};
use use_cases::{overtime, seats, stand_in};

use crate::components::Replaces;

pub(super) const fn replaces(action: SeatAction) -> Replaces {
    match action {
        SeatAction::Vacate => Replaces::Panel,
        SeatAction::Return
        | SeatAction::Wait
        | SeatAction::Relieve
        | SeatAction::Accept
        | SeatAction::Take => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: SeatAction,
) -> Result<Answer, AppError> {
    match action {
        SeatAction::Return => boxed(|| stand_in::return_to(request, Some(token))).await,
        SeatAction::Wait => boxed(|| overtime::give_time(request, Some(token))).await,
        SeatAction::Relieve => boxed(|| overtime::relieve(request, token)).await,
        SeatAction::Vacate => boxed(|| seats::vacate(request, token)).await,
        SeatAction::Accept => boxed(|| seats::accept(request, token)).await,
        SeatAction::Take => boxed(|| seats::take(request, Some(token))).await,
    }
}
