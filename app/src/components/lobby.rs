//! The buttons of a table's message, before its game and after it.

use ground::{Answer, Request, boxed};
use port::{Press, UserId};
use table::error::{AppError, Refusal};
use table::token::{ComponentToken, LobbyAction};
use table::wishes::Pick;
use use_cases::invitations::{self, Invitation};
use use_cases::{aside, lobby, rematch, stand_in, wishes};

use crate::components::Replaces;

pub(super) const fn replaces(action: LobbyAction) -> Replaces {
    match action {
        LobbyAction::Join
        | LobbyAction::Leave
        | LobbyAction::Start
        | LobbyAction::Invite(_)
        | LobbyAction::Colour
        | LobbyAction::Seat
        | LobbyAction::Admit
        | LobbyAction::Private(_) => Replaces::Message,
        LobbyAction::End | LobbyAction::Resume => Replaces::Panel,
        LobbyAction::Rematch => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: LobbyAction,
    press: &Press,
) -> Result<Answer, AppError> {
    let first = press.values.first().map(String::as_str);
    match action {
        LobbyAction::Join => {
            boxed(|| lobby::join(request, Some(token), (Pick::Keep, Pick::Keep))).await
        }
        LobbyAction::Colour => {
            let colour = Pick::colour(first)?;
            boxed(|| wishes::choose(request, Some(token), (colour, Pick::Keep))).await
        }
        LobbyAction::Seat => {
            let seat = Pick::seat(first, rules::MAX_SEATS)?;
            boxed(|| wishes::choose(request, Some(token), (Pick::Keep, seat))).await
        }
        LobbyAction::Leave => boxed(|| lobby::leave(request, Some(token))).await,
        LobbyAction::Admit => {
            let whom = first.and_then(|id| id.parse().ok()).ok_or(Refusal::NoPerson)?;
            let turned = Invitation::Turned;
            boxed(|| invitations::invite(request, Some(token), UserId(whom), turned)).await
        }
        LobbyAction::Private(to) => boxed(|| invitations::close(request, token, to)).await,
        LobbyAction::Start => boxed(|| lobby::start(request, Some(token))).await,
        LobbyAction::Invite(to) => boxed(|| stand_in::invite(request, Some(token), None, to)).await,
        LobbyAction::End => boxed(|| lobby::end(request, token)).await,
        LobbyAction::Rematch => boxed(|| rematch::rematch(request, Some(token))).await,
        LobbyAction::Resume => boxed(|| aside::resume(request, token)).await,
    }
}
