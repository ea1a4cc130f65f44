//! Sends spectators the daily digests that are due.

use ground::watch::Watch;
use ground::{Context, finish};
use storage::Timer;
use table::error::AppError;
use table::outcome::Outcome;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table {
        let (now, ordinal) = (act.now(), table.row.ordinal);
        for (user, text) in act.watchers(due.game).await? {
            let Some(watch) = Watch::read(&text) else { continue };
            if watch.is_due(now, ordinal) {
                act.enqueue(&watch.row(&table, ordinal, (user, "", false))?).await?;
                watch.keep(&mut *act, (due.game, user), ordinal).await?;
            }
        }
    }
    finish(act, &Outcome::Nothing).await
}
