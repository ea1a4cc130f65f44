//! `/confirm`: a player's plan becomes moves, all at once.

use rules::{Event, Game, Prompt, Seat};
use storage::UnitOfWork;

use crate::table::access;
use crate::table::error::{AppError, Fault, Refusal};
use crate::table::laid::Laid;
use crate::table::model::Table;
use crate::table::mover::{Mover, Step};
use crate::table::outcome::{Moved, Outcome};
use crate::table::plan::Plan;
use crate::table::token::ComponentToken;
use crate::text::Text;
use crate::use_cases::{
    Answer, Context, Request, Started,
    drafts::{lay_plan, save_plan, turn_table},
    finish, history,
    recording::{Recorded, pause, record},
    turn,
};
use crate::view::narration::{Narrator, is_open};
use crate::{say, view};

/// `/confirm` and its button: commits the whole plan at once.
pub(crate) async fn confirm(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let (context, text) = (request.context, request.text());
    let (moved, line, table) = match request.begin().await? {
        Started::Again(Outcome::Moved(moved)) => {
            let stored = context.store().table(moved.id()).await?.ok_or(access::Denied::NoGame)?;
            let table = Table::read(stored)?;
            let line = told_again(context, &table, &moved, text).await?;
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
            let laid = complete_plan(&mut *act, &table, seat, token).await?;
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
            let line = line(request, &table, &laid.game, seat, &steps);
            let made = record(context, &mut *act, &table, by, laid.game, steps).await?;
            let moved = moved(context, &made)?;
            finish(act, &Outcome::Moved(moved.clone())).await?;
            (moved, line, made.table)
        }
    };
    // A new question may follow that could not be planned for: a tile was drawn.
    if moved.back.is_none() && !moved.ended {
        let note = Some(say!(text, "done-move", line = &line));
        if let Some(page) = turn::panel_with(context, text, &table, &request.actor(), note).await? {
            return Ok(Answer::update(page));
        }
    }
    // The panel's picture showed the move as a plan; the channel shows the real board.
    let people = table.people(text);
    Ok(Answer::update(view::confirmation::page(text, &people, &moved, &line)))
}

/// What a move said when it was made, from the log.
async fn told_again(
    context: &Context,
    table: &Table,
    moved: &Moved,
    text: &'static Text,
) -> Result<String, AppError> {
    let entries = history::entries(context, moved.id(), 0..=moved.ordinal).await?;
    let (game, people) = (table.game()?, table.people(text));
    let narrator = Narrator { text, people: &people, plain: false };
    Ok(entries.last().map(|entry| entry.line(&narrator, game)).unwrap_or_default())
}

/// The stored plan, with the open question passed if it was shown; refuses if passing is not
/// allowed.
async fn complete_plan(
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
    token: Option<&ComponentToken>,
) -> Result<Laid, AppError> {
    let game = table.game()?;
    let stored = act.draft(table.id(), seat.0).await?;
    let laid = lay_plan(stored, table, game, seat)?;
    if token.is_some_and(|token| token.choice != laid.plan.digest()) {
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
    let mut line = narrator.told(game, acts, &events);
    if line.is_empty() {
        line.extend(view::confirmation::noted(text, &people, table.game.as_ref(), seat, steps));
    }
    line.join(" ")
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
