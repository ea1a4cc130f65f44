//! The buttons of leagues.

use crate::components::Replaces;
use crate::table::error::AppError;
use crate::table::token::{ComponentToken, LeagueAction};
use crate::use_cases::{Answer, Request, boxed, league};

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
