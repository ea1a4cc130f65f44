//! Reopens the thread of a quiet game before it archives itself.

use ground::{Context, channels, finish};
use storage::{Status, Timer};
use table::error::AppError;
use table::model::Table;
use table::outcome::Outcome;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    let in_thread = |table: &Table| match table.row.status {
        // A lobby has no moves, so its ordinal cannot change.
        Status::Lobby => true,
        Status::Running => table.progress.in_thread && table.row.ordinal == due.ordinal,
        Status::Parked | Status::Ended | Status::Aborted => false,
    };
    if let Some(table) = table.filter(in_thread) {
        channels::wake(&mut *act, &table, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}
