//! The button below the message of a league.

use crate::table::error::AppError;
use crate::table::token::{ComponentToken, LeagueAction};
use crate::use_cases::{Answer, Request, league};

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: LeagueAction,
) -> Result<Answer, AppError> {
    match action {
        LeagueAction::Join => league::join(request, Some(token), None).await,
    }
}
