//! The timers of a league: a table's game begins, a table was closed, a round is over.

use ground::{Context, finish};
use storage::{Status, Timer};
use table::error::AppError;
use table::outcome::Outcome;
use use_cases::season;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table
        && let Some(league) = table.settings.league
    {
        if table.row.status == Status::Lobby {
            season::begin(context, &mut *act, &table).await?;
        }
        season::look(context, &mut *act, league, table.id()).await?;
    }
    finish(act, &Outcome::Nothing).await
}
