//! The page of a game for people who are not at its table: it is there if the table says so, and it
//! only reads. A game that has no page looks like one that does not exist.

use game::narration::Narrator;
use ground::history::{board_after, entries};
use ground::{Context, queries};
use queues::pictures::{Undrawn, Viewer};
use rules::Game;
use serde_json::{Value as Json, json};
use storage::{GameId, Status, StoredGame};
use table::error::Fault;
use table::model::{Table, points_of};
use view::web::{WebPage, WebStep};
use view::{MessageDraft, looks};

/// Whose turn the pictures for readers are, instead of that of the game's server: whoever plays there does
/// not wait for all of them.
const READERS: u64 = 0;

/// The public game with this word, if there is one.
pub async fn public(context: &Context, word: &str) -> Result<Option<Table>, Fault> {
    let Some(id) = GameId::from_public(word) else { return Ok(None) };
    let stored = context.store().table(id).await?;
    let table = stored.map(Table::read).transpose()?;
    Ok(table.filter(|table| table.settings.public && table.game.is_some()))
}

/// What changes when there is something new to see of a public game.
pub async fn version(context: &Context, word: &str) -> Result<Option<String>, Fault> {
    let Some(id) = GameId::from_public(word) else { return Ok(None) };
    let Some(game) = context.store().game(id).await? else { return Ok(None) };
    let settings: table::model::Settings = serde_json::from_str(&game.settings)?;
    let shown = settings.public && game.status != Status::Lobby;
    Ok(shown.then(|| version_of(&game)))
}

fn version_of(game: &StoredGame) -> String {
    format!("{}-{}", game.ordinal, game.status.as_str())
}

/// The steps of a game, each with the points after it.
async fn steps(context: &Context, table: &Table) -> Result<Vec<WebStep>, Fault> {
    let (text, game) = (table.text(), table.game()?);
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: true };
    let mut scores = queries::first_scores(context, table).await?;
    let mut steps = Vec::new();
    for entry in entries(context, table.id(), 0..=u32::MAX).await? {
        if entry.undone {
            continue;
        }
        for (seat, points) in entry.events.iter().flat_map(points_of) {
            scores[seat.index()] += points;
        }
        let line = view::log::made_by(text, entry.by, entry.line(&narrator, game));
        let step = WebStep { ordinal: entry.ordinal, at: entry.at, line, scores: scores.clone() };
        match steps.last_mut() {
            // What is told of nothing belongs to the step before it.
            Some(last @ WebStep { .. }) if step.line.is_empty() => {
                *last = WebStep { line: std::mem::take(&mut last.line), ..step };
            }
            _ if step.line.is_empty() => {}
            _ => steps.push(step),
        }
    }
    Ok(steps)
}

/// The step that is asked for; the last one if none is, or none like that.
fn chosen(steps: &[WebStep], wanted: Option<usize>) -> Option<usize> {
    let last = steps.len().checked_sub(1)?;
    Some(wanted.map_or(last, |wanted| wanted.saturating_sub(1).min(last)))
}

/// The board of a step as a message would show it: its picture, and the same in words.
async fn board(
    context: &Context,
    table: &Table,
    step: Option<(&WebStep, bool)>,
) -> Result<(Game, MessageDraft), Fault> {
    let text = table.text();
    let (game, is_last) = match step {
        Some((step, false)) => {
            (board_after(context, table, step.ordinal, Viewer::Reader).await?, false)
        }
        Some((_, true)) | None => (table.game()?.clone(), true),
    };
    let count = match is_last {
        true => queries::last_count(context, table).await?,
        false => render::LastCount::default(),
    };
    let seen = looks::Seen { since: &[], now: context.now(), count: &count };
    let shown = Table { game: Some(game.clone()), ..table.clone() };
    let page = looks::board(text, &shown, &game, looks::BoardView::default(), seen);
    Ok((game, page.of(table, context.art())))
}

/// The page of a public game as HTML, at a step counted from 1.
pub async fn page(
    context: &Context,
    word: &str,
    wanted: Option<usize>,
) -> Result<Option<String>, Fault> {
    let Some(table) = public(context, word).await? else { return Ok(None) };
    let steps = steps(context, &table).await?;
    let step = chosen(&steps, wanted);
    let at = step.map(|step| (&steps[step], step + 1 == steps.len()));
    let (game, board) = board(context, &table, at).await?;
    let alt = board.picture.map(|picture| picture.alt).unwrap_or_default();
    // Of what is shown: whoever has moved since is news.
    let version = version_of(&table.row);
    let has_pictures = context.options.drawers > 0;
    let page = WebPage {
        table: &table,
        game: &game,
        steps: &steps,
        step,
        alt: &alt,
        version: &version,
        follows: wanted.is_none(),
        has_pictures,
    };
    Ok(Some(page.html()))
}

/// The board of a public game after the state with this ordinal, as a PNG; `None` also if it cannot be
/// drawn.
pub async fn picture(
    context: &Context,
    word: &str,
    ordinal: u32,
) -> Result<Option<Vec<u8>>, Fault> {
    let Some(table) = public(context, word).await? else { return Ok(None) };
    let steps = steps(context, &table).await?;
    if ordinal > table.row.ordinal {
        return Ok(None);
    }
    // Since the page was read, what it shows may have become part of a later step, or been taken back.
    let index = match ordinal {
        0 => None,
        _ => steps
            .iter()
            .position(|step| step.ordinal >= ordinal)
            .or_else(|| steps.len().checked_sub(1)),
    };
    let at = index.map(|index| (&steps[index], index + 1 == steps.len()));
    let (_, board) = board(context, &table, at).await?;
    let Some(picture) = board.picture else { return Ok(None) };
    let flight = context.studio.flight(picture.spec);
    match context.studio.draw(READERS, &flight).await {
        Ok(drawn) => Ok(Some(drawn.bytes)),
        Err(why @ Undrawn::Full(_)) => Err(why.into()),
        Err(why) => {
            tracing::warn!(game = word, %why, "a page goes without its picture");
            Ok(None)
        }
    }
}

/// A public game as JSON.
pub async fn json(context: &Context, word: &str) -> Result<Option<Json>, Fault> {
    let Some(table) = public(context, word).await? else { return Ok(None) };
    let (text, game) = (table.text(), table.game()?);
    let people = table.people(text);
    let steps = steps(context, &table).await?;
    let sets: Vec<String> = table.settings.systems.into();
    let players: Vec<Json> = game
        .seats()
        .zip(&people)
        .map(|(seat, name)| {
            json!({ "seat": seat.0 + 1, "name": name.drawn(), "points": game.scores()[seat.index()] })
        })
        .collect();
    let moves: Vec<Json> = steps
        .iter()
        .zip(1..)
        .map(|(step, number)| {
            json!({ "step": number, "ordinal": step.ordinal, "at": step.at, "text": step.line,
                "points": step.scores })
        })
        .collect();
    let asked: Vec<u8> = table.asked().into_iter().map(|seat| seat + 1).collect();
    Ok(Some(json!({
        "id": word_of(&table),
        "status": table.row.status.as_str(),
        "sets": sets,
        "language": text.code(),
        "players": players,
        "to_move": asked,
        "tiles_left": game.bag().len(),
        "ordinal": table.row.ordinal,
        "changed_at": table.row.changed_at,
        "board": render::notation(&view::scene(game, &people)),
        "moves": moves,
    })))
}

fn word_of(table: &Table) -> String {
    table.id().public()
}
