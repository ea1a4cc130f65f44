//! The buttons of leagues.

use ground::{Answer, Request, boxed};
use table::error::AppError;
use table::token::{ComponentToken, LeagueAction};
use use_cases::league;

use crate::components::Replaces;

pub(super) const fn replaces(action: LeagueAction) -> Replaces {
    match action {
        LeagueAction::Join => Replaces::Nothing,
        LeagueAction::End => Replaces::Panel,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: LeagueAction,
) -> Result<Answer, AppError> {
    match action {
        LeagueAction::Join => boxed(|| league::join(request, Some(token), None)).await,
        LeagueAction::End => boxed(|| league::end(request, token)).await,
    }
}
