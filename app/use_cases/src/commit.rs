//! `/confirm`: a player's plan becomes moves, all at once.

use game::narration::{Narrator, is_open};
use ground::drafts::{lay_plan, save_plan, turn_table};
use ground::history::MadeMove;
use ground::recording::{Recorded, pause, record};
use ground::{Answer, Context, Request, Started, finish, history, queries};
use port::InteractionKind;
use queues::pictures::Viewer;
use rules::{Event, Game, Prompt, Seat};
use storage::{Millis, UnitOfWork};
use table::access;
use table::error::{AppError, Fault, Refusal};
use table::laid::Laid;
use table::model::Table;
use table::mover::{Mover, Step};
use table::outcome::{Moved, Outcome};
use table::plan::{Plan, PlanDigest};
use table::token::ComponentToken;
use view::confirmation::Telling;

use crate::turn;

/// How long after a move a typed `/confirm` can still mean it, although its player is asked again: the
/// answer to an interaction can be lost no longer.
const AGAIN: Millis = 15 * 60_000;

/// `/confirm` and its button: commits the whole plan at once.
pub async fn confirm(
    request: &Request<'_>,
    pressed: Option<(&ComponentToken, PlanDigest)>,
) -> Result<Answer, AppError> {
    let (context, text) = (request.context, request.text());
    let (token, shown) = pressed.unzip();
    let (moved, line, table) = match request.begin().await? {
        Started::Again(Outcome::Moved(moved)) => {
            let stored = context.store().table(moved.id()).await?.ok_or(access::Denied::NoGame)?;
            let table = Table::read(stored)?;
            let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
            let made = history::made_by_player(context, moved.id(), seat).await?;
            let made = made.into_iter().rfind(|made| made.last <= moved.ordinal);
            let line = match made {
                Some(made) => told_again(request, &table, seat, &made).await?,
                None => String::new(),
            };
            (moved, line, table)
        }
        Started::Again(Outcome::Laid(_)) => return turn::stored_panel(request, token).await,
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = turn_table(&mut *act, request, token).await?;
            let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
            if table.prompt() == Some(Prompt::Draw) {
                return Err(Refusal::NothingLaid.into());
            }
            let laid = complete_plan(&mut *act, &table, seat, shown).await?;
            if laid.open().is_some() {
                let plan = Plan::of(laid.plan.actions.clone());
                save_plan(&mut *act, table.id(), table.row.ordinal, seat, &plan).await?;
                finish(act, &Outcome::Laid(table.id().0)).await?;
                // The confirmed plan led to a question that its player has not seen yet.
                let note = Some(text.say("panel-one-more"));
                let page = turn::panel(context, text, &table, (seat, &laid), note).await?;
                return Ok(Answer::update(page));
            }
            let (steps, by) = (laid.steps(), (seat, Mover::Player));
            let mut line = line(request, &table, &laid.game, seat, &steps);
            if line.is_empty() {
                line = noted(request, &table, table.game()?, seat, &steps);
            }
            let made = record(context, &mut *act, &table, by, laid.game, steps).await?;
            let moved = moved(context, &made)?;
            finish(act, &Outcome::Moved(moved.clone())).await?;
            (moved, line, made.table)
        }
    };
    confirmed(request, &table, &moved, Telling { line: &line, again: false }).await
}

/// What the player sees after a move.
async fn confirmed(
    request: &Request<'_>,
    table: &Table,
    moved: &Moved,
    telling: Telling<'_>,
) -> Result<Answer, AppError> {
    let (context, text) = (request.context, request.text());
    // A new question may follow that could not be planned for: a tile was drawn.
    if moved.back.is_none() && !moved.ended {
        let note = Some(telling.sentence(text, false));
        if let Some(page) = turn::panel_with(context, text, table, &request.actor(), note).await? {
            return Ok(Answer::update(page));
        }
    }
    // The panel's picture showed the move as a plan; the channel shows the real board.
    let people = table.people(text);
    Ok(Answer::update(view::confirmation::page(text, &people, moved, &telling)))
}

/// The answer to a press or a command of a turn whose move its player has already made: it came twice
/// (from two devices, or because the first answer was lost), or late. `None` if it is nothing of the kind.
pub async fn made_already(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    table: Option<&Table>,
) -> Result<Option<Answer>, AppError> {
    match table {
        Some(table) => made_at(request, token, table).await,
        // The move has ended the game.
        None if is_typed(request, "confirm") => {
            let table = queries::seen(request, None).await?;
            made_at(request, None, &table).await
        }
        None => Ok(None),
    }
}

async fn made_at(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    table: &Table,
) -> Result<Option<Answer>, AppError> {
    let (Some(seat), Some(game)) = (table.seat_of(&request.actor()), &table.game) else {
        return Ok(None);
    };
    let is_asked = table.asked().contains(&seat.0);
    let has_looked = table.prompt() != Some(Prompt::Draw);
    let is_open = match token {
        Some(token) => (table.open_since()..=table.row.ordinal).contains(&token.ordinal),
        None => has_looked,
    };
    let is_last = table.progress.last.is_some_and(|last| last.seat == seat);
    let is_meant = token.is_some() || is_typed(request, "confirm") || is_last;
    if is_asked && is_open || !is_meant || is_typed(request, "hint") {
        return Ok(None);
    }
    let all = history::made_by_player(request.context, table.id(), seat).await?;
    let made = match token {
        Some(token) => all.iter().find(|made| made.first > token.ordinal),
        None => all.last().filter(|made| !is_asked || request.context.now() - made.at <= AGAIN),
    };
    // Whoever moved for the player in the turn of the button did not make the player's move.
    let same_turn = |made: &&MadeMove| token.is_none_or(|token| made.since <= token.ordinal);
    let Some(made) = made.filter(same_turn) else { return Ok(None) };
    let undo = table.undo().filter(|undo| undo.seat == seat && undo.to + 1 == made.first);
    let next = undo.and(game.decision()).map(|next| next.seat.0);
    let until = (made.at + pause(request.context, table, game)) / 1000;
    let moved = Moved {
        game: table.id().0,
        ordinal: table.row.ordinal,
        ended: game.result().is_some() && made.is_last,
        back: next.map(|next| (until, next)),
    };
    let line = told_again(request, table, seat, made).await?;
    confirmed(request, table, &moved, Telling { line: &line, again: true }).await.map(Some)
}

/// Whether this command was typed.
fn is_typed(request: &Request<'_>, command: &str) -> bool {
    let InteractionKind::Command(typed) = &request.interaction.kind else { return false };
    typed.path.iter().map(String::as_str).eq([command])
}

/// What a move said when it was made, from the log.
async fn told_again(
    request: &Request<'_>,
    table: &Table,
    seat: Seat,
    made: &MadeMove,
) -> Result<String, AppError> {
    let line = line(request, table, table.game()?, seat, &made.steps);
    if !line.is_empty() {
        return Ok(line);
    }
    let before = made.first.saturating_sub(1);
    let before = history::board_after(request.context, table, before, Viewer::Member).await?;
    Ok(noted(request, table, &before, seat, &made.steps))
}

/// The stored plan, with the open question passed if it was shown; refuses if passing is not
/// allowed.
async fn complete_plan(
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
    shown: Option<PlanDigest>,
) -> Result<Laid, AppError> {
    let game = table.game()?;
    let stored = act.draft(table.id(), seat.0).await?;
    let laid = lay_plan(stored, table, game, seat)?;
    if shown.is_some_and(|shown| shown != laid.plan.digest()) {
        return Err(Refusal::OtherPlan.into());
    }
    let laid = laid.confirmed().map_err(|prompt| match prompt {
        Prompt::Place => Refusal::NothingLaid,
        other => Refusal::Unanswered(other),
    })?;
    let laid = laid.played().map_err(|_| Refusal::OtherPlan)?;
    if laid.plan.actions.is_empty() {
        return Err(Refusal::NothingToChoose.into());
    }
    Ok(laid)
}

/// What happened, as its player may see it, in the player's language.
fn line(request: &Request<'_>, table: &Table, game: &Game, seat: Seat, steps: &[Step]) -> String {
    let text = request.text();
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: false };
    let open = steps.iter().filter(|(_, events, _)| is_open(events));
    let acts = open.map(|(action, ..)| (seat, *action));
    let events: Vec<Event> = steps.iter().flat_map(|(_, events, _)| events.clone()).collect();
    narrator.told(game, acts, &events).join(" ")
}

/// What was recorded of an answer to a question of `game` that nobody else may know yet.
fn noted(request: &Request<'_>, table: &Table, game: &Game, seat: Seat, steps: &[Step]) -> String {
    let text = request.text();
    let people = table.people(text);
    view::confirmation::noted(text, &people, game, seat, steps).unwrap_or_default()
}

fn moved(context: &Context, made: &Recorded) -> Result<Moved, Fault> {
    let (table, game) = (&made.table, made.table.game()?);
    let next = game.decision().filter(|_| made.undoable);
    let until = (context.now() + pause(context, table, game)) / 1000;
    Ok(Moved {
        game: table.id().0,
        ordinal: table.row.ordinal,
        ended: game.result().is_some(),
        back: next.map(|next| (until, next.seat.0)),
    })
}
