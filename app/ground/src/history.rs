//! `/log`: the game step by step, each with its board.

use std::ops::RangeInclusive;

use game::narration::is_open;
use queues::pictures::Viewer;
use rules::{Action, Event, Game, Seat};
use storage::{GameId, Millis};
use table::error::{AppError, Fault};
use table::model::Table;
use table::mover::{Mover, Step};
use table::token::ComponentToken;
use text::say;
use view::log::{Entry, Page, page};
use view::{DescribedPicture, MessageDraft};

use crate::picture::server_of;
use crate::queries::{self, after_end, busy};
use crate::{Answer, Context, Request};

/// `/log` and its buttons: one step, the latest if none is named.
pub async fn log(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    wanted: Option<usize>,
) -> Result<Answer, AppError> {
    let table = queries::seen(request, token).await?;
    let text = request.text();
    let entries = entries(request.context, table.id(), 0..=u32::MAX).await?;
    let people = table.names(text);
    let mut page = match Page::of(text, &people, table.game()?, &entries, wanted) {
        None => MessageDraft::text(text.say("log-empty")),
        Some(step) => {
            let board = board_after(request.context, &table, step.ordinal, Viewer::Member).await?;
            page(text, &table, &people, &board, &step)
        }
    };
    page.message.content = after_end(text, &table, page.message.content);
    Ok(Answer::update(page.shown(text, &table, request.context.art())))
}

/// The button that shows the game from a step on as a moving picture.
pub async fn film(
    request: &Request<'_>,
    token: &ComponentToken,
    from: u32,
) -> Result<Answer, AppError> {
    let table = queries::seen(request, Some(token)).await?;
    let text = request.text();
    let seen = queries::boards(request.context, &table, text, from).await.map_err(busy)?;
    let Some(spec) = seen.film() else {
        return Ok(Answer::private(MessageDraft::text(text.say("log-film-none"))));
    };
    let gains = queries::gained(table.game()?, &seen.scores);
    let alt = queries::moving(text, &table, seen.laid, &gains)?;
    let title = say!(text, "log-film", tiles = seen.laid);
    let mut page = MessageDraft::text(after_end(text, &table, title));
    page.picture = Some(DescribedPicture { spec, alt });
    Ok(Answer::private(page.shown(text, &table, request.context.art())))
}

/// The game as it was after a move.
pub async fn board_after(
    context: &Context,
    table: &Table,
    ordinal: u32,
    viewer: Viewer,
) -> Result<Game, Fault> {
    if ordinal >= table.row.ordinal {
        return Ok(table.game()?.clone());
    }
    let start = context.store().start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    let moves = context.store().moves(table.id()).await?;
    // Replaying hundreds of moves here would block an async thread.
    let play = move || {
        let mut game = Game::restore(&start.snapshot)?;
        for made in moves.iter().take_while(|made| made.ordinal <= ordinal) {
            game.apply(Seat(made.seat), serde_json::from_str(&made.action)?)?;
        }
        Ok::<Game, Fault>(game)
    };
    context.studio.work(viewer, server_of(table), play).await?
}

/// Moves that a player made at once, from the log.
pub struct MadeMove {
    /// The ordinals of the first and of the last of them.
    pub first: u32,
    pub last: u32,
    /// The ordinal of the last thing before that the seat did in another way; 0 for none.
    pub since: u32,
    /// When.
    pub at: Millis,
    /// The moves.
    pub steps: Vec<Step>,
    /// Whether nothing in the log follows but what others had said in advance.
    pub is_last: bool,
}

/// What the player of a seat has done in a game, the oldest first. Drawing a tile is no move, and what was
/// taken back is not there.
pub async fn made_by_player(
    context: &Context,
    game: GameId,
    seat: Seat,
) -> Result<Vec<MadeMove>, Fault> {
    let moves = context.store().moves(game).await?;
    let ends = moves.last().map(|last| last.moved_at);
    let (mut made, mut since): (Vec<MadeMove>, u32) = (Vec::new(), 0);
    for logged in moves.into_iter().filter(|logged| logged.seat == seat.0) {
        let action = serde_json::from_str::<Action>(&logged.action)?;
        if Mover::of(&logged.made_by) != Mover::Player {
            since = logged.ordinal;
            continue;
        }
        if action == Action::Draw {
            continue;
        }
        let step = (action, serde_json::from_str(&logged.events)?, logged.hash);
        let (ordinal, at) = (logged.ordinal, logged.moved_at);
        match made.last_mut().filter(|made| (made.at, made.last + 1) == (at, ordinal)) {
            Some(made) => {
                made.last = ordinal;
                made.steps.push(step);
            }
            None => made.push(MadeMove {
                first: ordinal,
                last: ordinal,
                since,
                at,
                steps: vec![step],
                is_last: ends == Some(at),
            }),
        }
    }
    Ok(made)
}

/// The moves in this range of ordinals, both current and undone, in the order they happened.
pub async fn entries(
    context: &Context,
    game: GameId,
    ordinals: RangeInclusive<u32>,
) -> Result<Vec<Entry>, Fault> {
    let mut moves = Vec::new();
    for (made, undone) in
        [(context.store().moves(game).await?, false), (context.store().undone(game).await?, true)]
    {
        let made = made.into_iter().filter(|made| ordinals.contains(&made.ordinal));
        moves.extend(made.map(|made| (made, undone)));
    }
    moves.sort_by_key(|(made, _)| made.ordinal);
    let mut entries: Vec<Entry> = Vec::new();
    for (made, undone) in moves {
        let events: Vec<Event> = serde_json::from_str(&made.events)?;
        let act = (Seat(made.seat), serde_json::from_str::<Action>(&made.action)?);
        let act = Some(act).filter(|_| is_open(&events));
        let (at, by) = (made.moved_at, Mover::of(&made.made_by));
        match entries.last_mut() {
            // The moves of one transaction read as one line.
            Some(last) if (last.at, last.by, last.undone) == (at, by, undone) => {
                last.ordinal = made.ordinal;
                last.acts.extend(act);
                last.events.extend(events);
            }
            _ => {
                let acts = act.into_iter().collect();
                entries.push(Entry { ordinal: made.ordinal, at, acts, events, by, undone });
            }
        }
    }
    Ok(entries)
}
