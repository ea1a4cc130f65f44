//! The buttons and menus of the daily board: those of a turn, on a board of one's own.

use ground::{Answer, Request};
use port::Press;
use table::error::{AppError, Refusal};
use table::laid::Laid;
use table::token::{ComponentToken, TurnAction};
use use_cases::daily;
use use_cases::turn::Planning;

use crate::components::turn;

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    press: &Press,
) -> Result<Answer, AppError> {
    let (action, choice) = token.turn_of_day().ok_or(Refusal::NoButton)?;
    let inner = ComponentToken::new(action, token.game, token.ordinal).with(choice);
    let value = press.values.first().map(String::as_str).unwrap_or_default();
    let change = |planning: &Planning<'_>| -> Result<Laid, Refusal> {
        turn::change(planning, &inner, action, value)
    };
    match action {
        TurnAction::Confirm => daily::press(request, &inner, None::<fn(&Planning<'_>) -> _>).await,
        _ => daily::press(request, &inner, Some(change)).await,
    }
}
