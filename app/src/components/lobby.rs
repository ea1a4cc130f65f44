//! The buttons of a table's message, before its game and after it.

use crate::components::Replaces;
use crate::table::error::AppError;
use crate::table::token::{ComponentToken, LobbyAction};
use crate::use_cases::{Answer, Request, boxed, lobby, rematch, stand_in};

pub(super) const fn replaces(action: LobbyAction) -> Replaces {
    match action {
        LobbyAction::Join | LobbyAction::Leave | LobbyAction::Start | LobbyAction::Invite => {
            Replaces::Message
        }
        LobbyAction::End => Replaces::Panel,
        LobbyAction::Rematch => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: LobbyAction,
) -> Result<Answer, AppError> {
    match action {
        LobbyAction::Join => boxed(|| lobby::join(request, Some(token))).await,
        LobbyAction::Leave => boxed(|| lobby::leave(request, Some(token))).await,
        LobbyAction::Start => boxed(|| lobby::start(request, Some(token))).await,
        LobbyAction::Invite => boxed(|| stand_in::invite(request, Some(token), None)).await,
        LobbyAction::End => boxed(|| lobby::end(request, token)).await,
        LobbyAction::Rematch => boxed(|| rematch::rematch(request, Some(token))).await,
    }
}
