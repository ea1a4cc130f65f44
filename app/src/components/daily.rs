//! The buttons and menus of the daily board: those of a turn, on a board of one's own.

use ground::{Answer, Request};
use port::Press;
use table::error::AppError;
use table::token::{ComponentToken, TurnAction};
use use_cases::daily;
use use_cases::turn::Planning;

use crate::components::turn;

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    step: TurnAction,
    press: &Press,
) -> Result<Answer, AppError> {
    let value = press.values.first().map(String::as_str).unwrap_or_default();
    let change = |planning: &Planning<'_>| turn::change(planning, step, value);
    daily::press(request, token, step, change).await
}
