//! The buttons for looking at a game.

use ground::{Answer, Request, boxed, history, queries};
use table::error::AppError;
use table::token::{ComponentToken, QueryAction};
use use_cases::travel;

use crate::components::Replaces;

pub(super) const fn replaces(action: QueryAction) -> Replaces {
    match action {
        QueryAction::Log(_) => Replaces::Panel,
        QueryAction::History
        | QueryAction::Share
        | QueryAction::Film(_)
        | QueryAction::Board
        | QueryAction::Score
        | QueryAction::Tiles => Replaces::Nothing,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: QueryAction,
) -> Result<Answer, AppError> {
    match action {
        QueryAction::Log(to) => boxed(|| history::log(request, Some(token), Some(to.step))).await,
        QueryAction::History => {
            let log = boxed(|| history::log(request, Some(token), None)).await?;
            Ok(Answer::private(log.page))
        }
        QueryAction::Share => boxed(|| travel::result(request, token)).await,
        QueryAction::Film(from) => boxed(|| history::film(request, token, from)).await,
        QueryAction::Board => boxed(|| queries::board_of(request, token)).await,
        QueryAction::Score => boxed(|| queries::score(request, Some(token), false)).await,
        QueryAction::Tiles => boxed(|| queries::tiles(request, Some(token))).await,
    }
}
