//! Buttons and menus, one file a family. Their tokens are untrusted: a valid token only names an
//! act, and everything else is checked against the table again.

mod daily;
mod league;
mod lobby;
mod personal;
mod polls;
mod queries;
mod seats;
mod seek;
mod setup;
mod turn;

use ground::{Answer, Request, boxed};
use port::Press;
use table::error::{AppError, Refusal};
use table::token::{ComponentAction, ComponentToken, DailyAction};
use use_cases::lost;

/// What the answer to a button or menu replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Replaces {
    /// The private panel with the button, even if the act is refused.
    Panel,
    /// The message with the button, unless the act is refused.
    Message,
    /// Nothing: the answer is a new private message.
    Nothing,
}

/// What the answer to a button or menu replaces.
pub(crate) fn replaces(token: &ComponentToken) -> Replaces {
    match token.action {
        ComponentAction::Lobby(action) => lobby::replaces(action),
        ComponentAction::Setup(action) => setup::replaces(action),
        ComponentAction::Turn(action) => turn::replaces(action),
        ComponentAction::Query(action) => queries::replaces(action),
        ComponentAction::Seat(action) => seats::replaces(action),
        ComponentAction::Poll(action) => polls::replaces(action),
        ComponentAction::Daily(_) => Replaces::Panel,
        ComponentAction::Seek(action) => seek::replaces(action),
        ComponentAction::League(action) => league::replaces(action),
        ComponentAction::Personal(action) => personal::replaces(action),
    }
}

/// Handles a pressed button or a menu choice.
pub(crate) async fn press(request: &Request<'_>, press: &Press) -> Result<Answer, AppError> {
    let token = ComponentToken::decode(&press.custom_id).ok_or(Refusal::NoButton)?;
    let token = &token;
    // The board of a day, or a league, is no game that could have lost moves.
    if !matches!(token.action, ComponentAction::Daily(_) | ComponentAction::League(_)) {
        boxed(|| lost::look_back(request, token)).await?;
    }
    match token.action {
        ComponentAction::Lobby(action) => boxed(|| lobby::run(request, token, action, press)).await,
        ComponentAction::Setup(action) => boxed(|| setup::run(request, token, action, press)).await,
        ComponentAction::Turn(action) => boxed(|| turn::run(request, token, action, press)).await,
        ComponentAction::Query(action) => boxed(|| queries::run(request, token, action)).await,
        ComponentAction::Seat(action) => boxed(|| seats::run(request, token, action)).await,
        ComponentAction::Poll(action) => boxed(|| polls::run(request, token, action)).await,
        ComponentAction::Daily(DailyAction::Turn(step)) => {
            boxed(|| daily::run(request, token, step, press)).await
        }
        ComponentAction::League(action) => boxed(|| league::run(request, token, action)).await,
        ComponentAction::Seek(action) => boxed(|| seek::run(request, action)).await,
        ComponentAction::Personal(action) => {
            boxed(|| personal::run(request, token, action, press)).await
        }
    }
}
