//! Closes a table that nobody has started for long.

use storage::{Status, Timer};

use crate::outbox::notification::Notification;
use crate::table::error::AppError;
use crate::table::outcome::Outcome;
use crate::timers::begin;
use crate::use_cases::{Context, closing, finish, messages::say_of, watch};

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table.filter(|table| table.row.status == Status::Lobby) {
        closing::close(&mut *act, &table, Status::Aborted).await?;
        say_of(&mut *act, &table, &Notification::EditLobby, &due.kind).await?;
        let text = table.text().say("lobby-expired");
        watch::tell_end(&mut *act, &table, &text).await?;
        say_of(&mut *act, &table, &Notification::Note { text }, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}
