//! Telling a program of whoever runs Carcas what happens in public games: a row of the outbox for each
//! event, written with the move. It is tried a few times and then left: nobody waits for it.

use queues::outbox::notification::{AboutGame as _, Effect};
use queues::outbox::worker::Outbound;
use serde_json::json;
use storage::{Delivery, Millis, Outgoing, UnitOfWork};
use table::error::Fault;
use table::model::Table;

use crate::Context;

/// How often an event is tried.
const MAX_TRIES: u32 = 5;
/// A move.
const MOVE: &str = "move";
/// The end of a game.
const ENDED: &str = "ended";

/// Queues what is told of a move, and of the end if it was the last.
pub async fn queue(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    over: bool,
) -> Result<(), Fault> {
    if context.options.hooks.is_none() || !table.settings.public {
        return Ok(());
    }
    for event in [Some(MOVE), over.then_some(ENDED)].into_iter().flatten() {
        enqueue(act, table, ordinal, event).await?;
    }
    Ok(())
}

/// Queues the end of a game that did not end by its last move. Where no program is told, the row
/// becomes nothing when its turn comes.
pub(crate) async fn queue_end(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), Fault> {
    if !table.settings.public || table.game.is_none() {
        return Ok(());
    }
    enqueue(act, table, table.row.ordinal, ENDED).await
}

async fn enqueue(
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    event: &str,
) -> Result<(), Fault> {
    let hook = Effect::Hook { event: event.to_owned(), at: act.now() };
    let row = hook.row(table.id(), ordinal, table.row.channel, event)?;
    // No message of the channel waits for it.
    act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    Ok(())
}

/// Tells an event.
pub async fn tell(
    context: &Context,
    table: &Table,
    row: &Delivery,
    (event, at): (&str, Millis),
) -> Result<Outbound, Fault> {
    // Taken off the web meanwhile, it is told to nobody.
    let hooks = context.options.hooks.as_ref().filter(|_| table.settings.public);
    let Some(hooks) = hooks else { return Ok(Outbound::Skip) };
    let game = table.game()?;
    let asked: Vec<u8> = table.asked().into_iter().map(|seat| seat + 1).collect();
    let body = json!({
        "delivery": row.nonce,
        "event": event,
        "game": table.id().public(),
        "ordinal": row.outgoing.ordinal,
        "at": at,
        "status": table.row.status.as_str(),
        "points": game.scores(),
        "to_move": asked,
    });
    match hooks.tell(event, body.to_string()).await {
        Ok(()) => Ok(Outbound::Skip),
        Err(why) if row.attempts >= MAX_TRIES => {
            tracing::warn!(game = table.id().public(), event, why, "a webhook was not reached");
            Ok(Outbound::Skip)
        }
        Err(why) => Err(Fault::Hook(why)),
    }
}
