//! Closes a table that nobody has started for long.

use ground::messages::say_of;
use ground::{Context, closing, finish, watch};
use queues::outbox::notification::{Effect, Post};
use storage::{Status, Timer};
use table::error::AppError;
use table::outcome::Outcome;

use crate::timers::begin;

pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    if let Some(table) = table.filter(|table| table.row.status == Status::Lobby) {
        closing::close(&mut *act, &table, Status::Aborted).await?;
        say_of(&mut *act, &table, &Effect::EditLobby, &due.kind).await?;
        let text = table.text().say("lobby-expired");
        watch::tell_end(&mut *act, &table, &text).await?;
        say_of(&mut *act, &table, &Post::Note { text }, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}
