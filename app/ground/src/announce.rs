//! Telling a table of the moves since it was last told: one message with what was chosen, what came of
//! it and who is to move, or with the end. Whether it is time to tell is for whoever records the moves.

use game::narration::{Narrator, is_open};
use queues::outbox::notification::{AboutGame as _, Post, TurnRef};
use rules::{Action, Event, Game, Seat};
use storage::UnitOfWork;
use table::error::AppError;
use table::model::Table;
use table::mover::Made;
use text::say;
use view::bulletin;
use view::trace::Traces;

use crate::{notify, watch};

/// What the table has not been told yet.
#[derive(Clone, Copy)]
pub struct UnannouncedMoves<'a> {
    /// The moves that were chosen now.
    pub chosen: &'a [Made],
    /// The seats for which standing orders have answered.
    pub ahead: &'a [Seat],
    /// What happened.
    pub events: &'a [Event],
}

/// A choice that may be told.
fn choice(((seat, _), (action, events, _)): &Made) -> Option<(Seat, Action)> {
    is_open(events).then_some((*seat, *action))
}

/// One line about what happened: the choice, its consequences, and which answers were given in
/// advance.
fn told(table: &Table, game: &Game, untold: UnannouncedMoves<'_>) -> String {
    let UnannouncedMoves { chosen, ahead, events } = untold;
    let text = table.text();
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let mut line = narrator.told(game, chosen.iter().filter_map(choice), events);
    if let (true, Some(((seat, _), _))) = (line.is_empty(), chosen.first())
        && chosen.iter().any(|(_, (action, ..))| *action == Action::Pass)
    {
        line.push(say!(text, "told-passed", who = narrator.who(*seat)));
    }
    let ahead = game.seats().filter(|seat| ahead.contains(seat)).map(|seat| narrator.who(seat));
    let ahead: Vec<String> = ahead.collect();
    if !ahead.is_empty() {
        line.push(say!(text, "told-standing", who = text.list(&ahead)));
    }
    line.join(" ")
}

/// Tells the channel, the spectators and whoever is to move. `table` is the one before the moves, `game` the
/// state after them; `present` is who has just moved and need not be told.
pub async fn announce(
    act: &mut dyn UnitOfWork,
    table: &Table,
    (ordinal, game): (u32, &Game),
    present: Option<Seat>,
    untold: UnannouncedMoves<'_>,
) -> Result<(), AppError> {
    let over = game.result().is_some();
    let line = told(table, game, untold);
    watch::tell_watchers(act, table, ordinal, &line, over).await?;
    let (events, traces) = (untold.events, Traces::of(untold.events)?);
    let notification = match over {
        // The end message lists the final scoring item by item.
        true => {
            let count = events.iter().position(|event| *event == Event::FinalScoring);
            let events = &events[..count.unwrap_or(events.len())];
            let line = told(table, game, UnannouncedMoves { events, ..untold });
            Post::Final { line, traces }
        }
        false => {
            let ping = game.decisions().iter().any(|asked| Some(asked.seat) != present);
            let brief = bulletin::is_pending(table.game()?, game);
            let turn = TurnRef::of(game);
            Post::Turn { line, turn, ping, but: present, traces, brief }
        }
    };
    act.enqueue(&notification.row(table.id(), ordinal, table.row.channel, "")?).await?;
    match over {
        true => Ok(()),
        false => notify::call(act, table, ordinal, game, "", present).await,
    }
}
