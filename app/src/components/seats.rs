//! The buttons about who plays a seat, and how long the others wait for it.

use ground::{Answer, Request, boxed};
use table::error::AppError;
use table::token::{ComponentToken, SeatAction};
use use_cases::{overtime, seats, stand_in};

use crate::components::Replaces;

pub(super) const fn replaces(action: SeatAction) -> Replaces {
    match action {
        SeatAction::Vacate(_) => Replaces::Panel,
        SeatAction::Return
        | SeatAction::Wait(_)
        | SeatAction::Relieve(_)
        | SeatAction::Accept(..)
        | SeatAction::Take(_) => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: SeatAction,
) -> Result<Answer, AppError> {
    match action {
        SeatAction::Return => boxed(|| stand_in::return_to(request, Some(token))).await,
        SeatAction::Wait(_) => boxed(|| overtime::give_time(request, Some(token))).await,
        SeatAction::Relieve(_) => boxed(|| overtime::relieve(request, token)).await,
        SeatAction::Vacate(how) => boxed(|| seats::vacate(request, token, how)).await,
        SeatAction::Accept(seat, answer) => {
            boxed(|| seats::accept(request, token, seat, answer)).await
        }
        SeatAction::Take(seat) => boxed(|| seats::take(request, Some((token, seat)))).await,
    }
}
