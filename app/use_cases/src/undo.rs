//! Taking the last move back: freely while the next tile is still hidden; after that with everybody's
//! consent, or not at all, as the table chose.

use game::narration::Narrator;
use ground::drafts::save_plan;
use ground::load::stored;
use ground::recording::is_told;
use ground::{Answer, Context, Request, Started, actor, finish, notify};
use port::Interaction;
use queues::outbox::notification::{AboutGame as _, Post, TurnRef};
use rules::{Action, Event};
use storage::{GameId, UnitOfWork};
use table::access::{self, Act, Actor, Denied};
use table::error::{AppError, Fault, Refusal};
use table::model::{Table, Undo, UndoRule, is_hidden};
use table::outcome::Outcome;
use table::plan::Plan;
use table::poll::What;
use table::time_control::MIN_REST;
use table::token::ComponentToken;

use crate::rollback::Earlier;
use crate::{polls, turn};

/// The undo policies, by the words that are typed.
pub const RULES: [(&str, UndoRule); 2] = [("consent", UndoRule::Consent), ("off", UndoRule::Off)];

/// The undo policy that a word names.
pub fn rule(word: &str) -> Result<UndoRule, Refusal> {
    let known = RULES.iter().find(|(known, _)| *known == word);
    known.map(|(_, rule)| *rule).ok_or(Refusal::NoCommand)
}

/// `/undo` and its button: free as long as the next tile is hidden.
pub async fn undo(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let table = match request.begin().await? {
        Started::Again(Outcome::Undone(game)) => {
            let stored = request.context.store().table(GameId(game)).await?;
            Table::read(stored.ok_or(access::Denied::NoGame)?)?
        }
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = stored(&mut *act, request, token).await?;
            let target = table.as_ref().map(Table::target);
            let allowed = access::may(&request.actor(), Act::Undo, target.as_ref());
            let table = table.ok_or(access::Denied::NoGame)?;
            if is_back(request, token, &table).await? {
                return undone(request, &table).await;
            }
            if let Err(denied) = allowed {
                if token.is_none() && may_ask(&table, request.interaction) {
                    drop(act);
                    return ask_undo(request).await;
                }
                return Err(why_not(&request.actor(), &table, denied).into());
            }
            if token.is_some_and(|token| token.ordinal != table.row.ordinal) {
                return Err(Refusal::Stale.into());
            }
            let undo = table.undo().ok_or(access::Denied::NothingToUndo)?;
            let table = take_back(request.context, &mut *act, &table, undo, false).await?;
            finish(act, &Outcome::Undone(table.id().0)).await?;
            table
        }
    };
    undone(request, &table).await
}

/// Whether the move that a button takes back is taken back, and its player asked again: it was pressed
/// twice, or its first answer was lost.
async fn is_back(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    table: &Table,
) -> Result<bool, AppError> {
    let (Some(token), Some(seat)) = (token, table.seat_of(&request.actor())) else {
        return Ok(false);
    };
    if token.ordinal >= table.row.ordinal || !table.asked().contains(&seat.0) {
        return Ok(false);
    }
    let undone = request.context.store().undone(table.id()).await?;
    let own = undone.iter().any(|made| made.ordinal == token.ordinal && made.seat == seat.0);
    let since = request.context.store().latest_moves(table.id(), 1).await?;
    Ok(own && since.first().is_none_or(|last| last.ordinal < token.ordinal))
}

/// The panel in which the move that was taken back is planned anew.
async fn undone(request: &Request<'_>, table: &Table) -> Result<Answer, AppError> {
    let note = request.text().say("done-undone");
    let (text, actor) = (request.text(), request.actor());
    let page = turn::panel_with(request.context, text, table, &actor, Some(note.clone())).await?;
    Ok(Answer::update(page.unwrap_or_else(|| view::MessageDraft::text(note))))
}

/// Why an undo is refused: if the next tile has been drawn, the player who moved last is told so.
fn why_not(actor: &Actor, table: &Table, denied: Denied) -> Refusal {
    let own = table.seat_of(actor);
    let drawn = table.game.as_ref().is_some_and(|game| !is_hidden(game));
    let moved_last = own.is_some() && own == table.progress.last.map(|last| last.seat);
    if denied == Denied::NothingToUndo && drawn && moved_last {
        Refusal::AlreadyDrawn
    } else {
        Refusal::Denied(denied)
    }
}

/// Whether this person made the last move and may ask the others for an undo.
fn may_ask(table: &Table, interaction: &Interaction) -> bool {
    let own = table.seat_of(&actor(interaction));
    let last = table.progress.last.map(|last| last.seat);
    own.is_some() && own == last && table.settings.undo == UndoRule::Consent
}

/// `/undo` after the next tile was revealed: asks the others.
async fn ask_undo(request: &Request<'_>) -> Result<Answer, AppError> {
    polls::ask_all(request, None, |table| {
        let own = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        access::may(&request.actor(), Act::Turn, Some(&table.target())).or_else(|denied| {
            let waits = matches!(denied, access::Denied::NotYourTurn { .. });
            if waits { Ok(()) } else { Err(denied) }
        })?;
        if may_ask(table, request.interaction) {
            Ok(What::Undo(own))
        } else {
            Err(Refusal::AlreadyDrawn)
        }
    })
    .await
}

/// Carries out an undo that was requested at `ordinal` and that everybody agreed to.
pub(crate) async fn undo_agreed(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
) -> Result<(), AppError> {
    let last = table.progress.last.filter(|_| table.row.ordinal == ordinal);
    let last = last.ok_or(Refusal::TooLate)?;
    take_back(context, act, table, last, true).await.map(drop)
}

/// Goes back to the state before a move; the undone moves are announced and stay in the log.
async fn take_back(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    undo: Undo,
    agreed: bool,
) -> Result<Table, AppError> {
    let (id, channel) = (table.id(), table.row.channel);
    let earlier = Earlier::of(context, act, table, undo.to).await?;
    let (undone, game) = (&earlier.undone, &earlier.game);
    // Restore the plan, so that the player can change it instead of starting again.
    let actions: Result<Vec<Action>, _> =
        undone.moves.iter().map(|made| serde_json::from_str(&made.action)).collect();
    let mut actions = actions.map_err(Fault::from)?;
    let people = table.people(table.text());
    let narrator = Narrator { text: table.text(), people: &people, plain: false };
    let mut events: Vec<Event> = Vec::new();
    for made in &undone.moves {
        events.extend(serde_json::from_str::<Vec<Event>>(&made.events).map_err(Fault::from)?);
    }
    events.retain(is_told);
    let acts = actions.iter().map(|action| (undo.seat, *action));
    let line = narrator.told(table.game()?, acts, &events).join(" ");
    // A tile that somebody else has drawn since is not part of the player's plan.
    if let Some(drew) = actions.iter().position(|action| *action == Action::Draw) {
        actions.truncate(drew);
    }
    save_plan(act, id, undone.ordinal, undo.seat, &Plan::of(actions)).await?;
    let by = view::seats::who(table.text(), table, undo.seat);
    let moved = (by.as_str(), line.as_str());
    notify::unask(act, (table, game), (undo.to, undone.ordinal), moved).await?;
    // A player who undoes a move is present; one who waited for consent may not be.
    let notification =
        Post::Undone { seat: undo.seat, turn: TurnRef::of(game), line, ping: agreed };
    act.enqueue(&notification.row(id, undone.ordinal, channel, "")?).await?;
    if agreed {
        notify::call(act, table, undone.ordinal, game, "", None).await?;
    }
    // Whoever needs nobody's consent could do it again and again, and must not gain by it.
    let least = if agreed { MIN_REST } else { 0 };
    earlier.go_on(context, act, table, least, |what| !what.outlives_moves()).await
}
