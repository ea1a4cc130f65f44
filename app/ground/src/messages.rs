//! Messages to a table that any use case may queue, each as a row of the outbox.

use port::Interaction;
use queues::outbox::notification::{AboutGame, Effect, Post, TurnRef, ask_slot};
use storage::UnitOfWork;
use table::ask::Ask;
use table::error::AppError;
use table::model::Table;
use text::say;

use crate::Request;

/// Queues a message about a table; `once` tells it from others of its kind at the same ordinal.
pub async fn say_of(
    act: &mut dyn UnitOfWork,
    table: &Table,
    notification: &(impl AboutGame + Sync),
    once: &str,
) -> Result<(), AppError> {
    act.enqueue(&notification.row(table.id(), table.row.ordinal, table.row.channel, once)?).await?;
    Ok(())
}

/// Queues a line that does not replace the last turn message.
pub async fn note(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
    text: String,
) -> Result<(), AppError> {
    say_of(act, table, &Post::Note { text }, &request.once()).await
}

/// Takes the buttons off the messages with these questions, which nobody needs to answer any more.
pub async fn settle(
    act: &mut dyn UnitOfWork,
    table: &Table,
    answered: &[Ask],
    once: &str,
) -> Result<(), AppError> {
    for ask in answered {
        let slot = ask_slot(*ask);
        let once = format!("{once}.{slot}");
        strip(act, table, slot, &once).await?;
    }
    Ok(())
}

/// Takes the buttons off the message in a slot.
pub async fn strip(
    act: &mut dyn UnitOfWork,
    table: &Table,
    slot: String,
    once: &str,
) -> Result<(), AppError> {
    say_of(act, table, &Effect::Settled { slot, text: None, after: None }, once).await
}

/// Asks again what buttons ask besides moves, where the messages with these are out of reach.
pub async fn ask_again(
    act: &mut dyn UnitOfWork,
    table: &Table,
    once: &str,
) -> Result<(), AppError> {
    for (nth, ask) in table.seat_asks().into_iter().enumerate() {
        say_of(act, table, &Post::asked(ask), &format!("{once}.{nth}")).await?;
    }
    let turn = table.game()?.turn().number;
    for late in table.progress.clocks.running().iter().filter(|running| running.over) {
        let turn = TurnRef { number: turn, seat: late.seat };
        say_of(act, table, &Post::TimeOver { turn }, &format!("{once}.{}", late.seat.0)).await?;
    }
    Ok(())
}

/// Queues an edit of the lobby message; it will show the table as it is when the edit is sent.
pub async fn edit_lobby(
    act: &mut dyn UnitOfWork,
    interaction: &Interaction,
    table: &Table,
) -> Result<(), AppError> {
    let row =
        Effect::EditLobby.row(table.id(), 0, table.row.channel, &interaction.id.to_string())?;
    act.enqueue(&row).await?;
    Ok(())
}

/// What somebody did who neither plays nor hosts the game: then it says who.
pub fn named(request: &Request<'_>, table: &Table, words: String) -> String {
    let user = request.user();
    if table.row.host == Some(user) || table.seats.iter().any(|seat| seat.player == Some(user)) {
        return words;
    }
    let text = table.text();
    say!(text, "referee-did", who = request.who(text), what = words)
}
