//! Planning a turn: nothing here changes the game, only its player's private plan. The commands and
//! the panel's buttons work on the same stored plan.

use ground::drafts::{lay_plan, save_plan, turn_table};
use ground::{Answer, Context, Request, Started, finish, load, queries, recording};
use rules::{Action, Illegal, Pos, Prompt, Reason, Rotation, Seat};
use storage::Status;
use table::access::{self, Act, Actor};
use table::error::{AppError, Fault, Refusal};
use table::laid::Laid;
use table::model::{Table, is_before_draw};
use table::mover::Mover;
use table::outcome::Outcome;
use table::plan::{self, Question};
use table::token::{ComponentAction, ComponentToken, FirstStep, TurnAction};
use text::{Name, Text};
use view::MessageDraft;
use view::panel::Panel;

use crate::tutorial;

/// What a change to a plan can use.
pub struct Planning<'a> {
    pub laid: Laid,
    pub text: &'static Text,
    pub people: &'a [Name],
    /// Whether the panel says what something would score.
    pub aloud: bool,
}

impl Planning<'_> {
    /// The questions of the turn.
    pub fn questions(&self) -> &[Question] {
        &self.laid.questions
    }

    /// The plan with the question `index` answered.
    pub fn answer(&self, index: usize, action: Action) -> Result<Laid, Refusal> {
        self.laid.answered(index, action).map_err(|_| Refusal::OtherPlan)
    }

    /// The question of a kind; if there are several, the last, because the earlier ones left it
    /// open.
    pub fn find(&self, prompt: Prompt) -> Option<(usize, &Question)> {
        self.questions().iter().enumerate().rev().find(|(_, q)| q.decision.prompt == prompt)
    }

    /// Whether the tile still needs a cell.
    pub fn is_to_place(&self) -> bool {
        self.find(Prompt::Place).is_some_and(|(_, question)| question.answer.is_none())
    }

    /// The plan with the tile on a cell; without a rotation, the current one, the one for which the
    /// cell is marked because it scores, or the first that fits.
    pub fn lay(&self, index: usize, cell: Pos, turn: Option<Rotation>) -> Result<Laid, Refusal> {
        let question = &self.questions()[index];
        let fitting = plan::rotations(&question.decision, cell);
        let Some(&first) = fitting.first() else {
            return Err(Refusal::NotThere { cell: cell.name(), reason: why_not(question, cell) });
        };
        let held = match question.answer {
            Some(Action::Place { pos, rotation }) if pos == cell => Some(rotation),
            _ => None,
        };
        let scores = || plan::marked_rotation(&question.game, cell, self.aloud);
        let rotation = turn.or(held).or_else(scores).unwrap_or(first);
        if !fitting.contains(&rotation) {
            let fitting = fitting.iter().map(|turn| turn.degrees()).collect();
            return Err(Refusal::NotTurned { cell: cell.name(), fitting });
        }
        self.answer(index, Action::Place { pos: cell, rotation })
    }
}

/// Why the tile cannot be placed on a cell in any rotation.
fn why_not(question: &Question, cell: Pos) -> Reason {
    let mut tried = question.game.clone();
    let reasons = Rotation::ALL.into_iter().map(|rotation| {
        match tried.apply(question.decision.seat, Action::Place { pos: cell, rotation }) {
            Err(Illegal::NotOffered(reason)) => reason,
            _ => Reason::EdgeMismatch,
        }
    });
    let reasons: Vec<Reason> = reasons.collect();
    let forbidden = reasons.iter().find(|reason| **reason == Reason::Forbidden);
    forbidden.or(reasons.first()).copied().unwrap_or(Reason::EdgeMismatch)
}

/// `/turn` and the button *Take your turn*: draws the next tile and opens the panel.
pub async fn open_turn(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let table = load::table_to(request, token, Act::Turn).await?;
    let (table, drew) = drawn(request, token, table).await?;
    let text = request.text();
    let page = panel_with(request.context, text, &table, &request.actor(), drew).await?;
    let page = page.unwrap_or_else(|| MessageDraft::text(text.say("panel-empty")));
    let in_panel =
        token.is_some_and(|token| token.action == TurnAction::Draw(FirstStep::Draw).into());
    Ok(if in_panel { Answer::update(page) } else { Answer::private(page) })
}

/// The table on the person's turn, with the tile drawn, and a line about the draw if it did
/// more than draw a tile. If something may be done instead, only a button that says so
/// draws (R-AM-3).
pub async fn drawn(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    table: Table,
) -> Result<(Table, Option<String>), AppError> {
    let by = match (table.prompt(), token) {
        (Some(Prompt::Draw), _) => Mover::Rules,
        (Some(prompt), Some(token)) if is_before_draw(prompt) && draws(token) => {
            if token.ordinal != table.row.ordinal {
                return Err(Refusal::Stale.into());
            }
            Mover::Player
        }
        _ => return Ok((table, None)),
    };
    let drawn = recording::draw_for(request, table.id(), table.row.ordinal, by).await?;
    match drawn {
        Some(table) => {
            let line = drew(request.text(), &table)?;
            Ok((table, line))
        }
        // Somebody was faster, or it was this interaction before.
        None => Ok((load::table_to(request, Some(&at(&table)), Act::Turn).await?, None)),
    }
}

/// Whether a button says that it draws.
const fn draws(token: &ComponentToken) -> bool {
    let ComponentAction::Turn(action) = token.action else { return false };
    matches!(action, TurnAction::Open(Some(FirstStep::Draw)) | TurnAction::Draw(FirstStep::Draw))
}

/// Names a table as a button would.
fn at(table: &Table) -> ComponentToken {
    ComponentToken::new(TurnAction::Open(None), table.id(), table.row.ordinal)
}

/// A line about a draw that did more than draw a tile.
fn drew(text: &'static Text, table: &Table) -> Result<Option<String>, Fault> {
    let people = table.people(text);
    let narrator = game::narration::Narrator { text, people: &people, plain: false };
    let line = narrator.line(table.game()?, &table.progress.unannounced);
    Ok((!line.is_empty()).then_some(line))
}

/// Changes the person's plan, and shows the panel; a refused change is explained there. Typing a
/// move counts as looking at the tile, so the tile is drawn first.
pub async fn stage(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    change: impl FnOnce(&Planning<'_>) -> Result<Laid, Refusal> + Send,
) -> Result<Answer, AppError> {
    let (context, text) = (request.context, request.text());
    let Started::New(mut act) = request.begin().await? else {
        return stored_panel(request, token).await;
    };
    let mut table = turn_table(&mut *act, request, token).await?;
    // A panel's button exists only after the draw.
    let draws = token.is_none() && table.prompt() == Some(Prompt::Draw);
    let mut drawn = None;
    if draws {
        table = recording::draw_in(context, &mut *act, &table, Mover::Rules).await?;
        drawn = drew(text, &table)?;
        // What the tile brings may ask somebody else first.
        if let Err(denied) = access::may(&request.actor(), Act::Turn, Some(&table.target())) {
            finish(act, &Outcome::Drawn).await?;
            request.remember(Some(&table));
            return Err(denied.into());
        }
    }
    let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
    let game = table.game()?;
    let stored = act.draft(table.id(), seat.0).await?;
    let people = table.people(text);
    let (laid, aloud) = (lay_plan(stored, &table, game, seat)?, table.counts_aloud());
    let turn = Planning { laid, text, people: &people, aloud };
    let (laid, refused) = match change(&turn) {
        Ok(laid) => {
            save_plan(&mut *act, table.id(), table.row.ordinal, seat, &laid.plan).await?;
            (laid, None)
        }
        Err(refusal) => (turn.laid, Some(view::refusal::sentence(text, &refusal, &people))),
    };
    // A refused change leaves nothing behind but the draw.
    match refused.is_none() || draws {
        true => finish(act, &Outcome::Laid(table.id().0)).await?,
        false => drop(act),
    }
    let page = panel(context, text, &table, (seat, &laid), refused.or(drawn)).await?;
    Ok(Answer::update(page))
}

/// The panel of an interaction that was handled before.
pub(crate) async fn stored_panel(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let table = request.table(token).await?.ok_or(access::Denied::NoGame)?;
    let text = request.text();
    let page = panel_with(request.context, text, &table, &request.actor(), None).await?;
    Ok(Answer::update(page.unwrap_or_else(|| MessageDraft::text(text.say("refusal-too-late")))))
}

/// The person's panel, if it is their turn and the tile has been drawn.
pub async fn panel_of(
    context: &Context,
    text: &'static Text,
    table: &Table,
    actor: &Actor,
    refusal: Option<&Refusal>,
) -> Result<Option<MessageDraft>, AppError> {
    let people = table.people(text);
    let note = refusal.map(|refusal| view::refusal::sentence(text, refusal, &people));
    panel_with(context, text, table, actor, note).await
}

/// Like [`panel_of`], with a note above everything else.
pub(crate) async fn panel_with(
    context: &Context,
    text: &'static Text,
    table: &Table,
    actor: &Actor,
    note: Option<String>,
) -> Result<Option<MessageDraft>, AppError> {
    let asked = table.asked();
    let own = table.seat_of(actor).filter(|seat| asked.contains(&seat.0));
    let drawn = table.prompt() != Some(Prompt::Draw);
    let Some(seat) = own.filter(|_| drawn && table.row.status == Status::Running) else {
        return Ok(None);
    };
    let stored = context.store().draft(table.id(), seat.0).await.map_err(Fault::from)?;
    let laid = lay_plan(stored, table, table.game()?, seat)?;
    Ok(Some(panel(context, text, table, (seat, &laid), note).await?))
}

/// The panel of a seat with a plan.
pub async fn panel(
    context: &Context,
    text: &'static Text,
    table: &Table,
    (seat, laid): (Seat, &Laid),
    note: Option<String>,
) -> Result<MessageDraft, AppError> {
    let since = queries::since_own_tile(context, table, seat, 0).await?;
    let people = table.people(text);
    let note = match note {
        Some(note) => Some(note),
        None => {
            let laid_out = !laid.plan.actions.is_empty();
            tutorial::advice(context, text, table, (seat, laid_out)).await
        }
    };
    let panel = Panel {
        text,
        people: &people,
        id: table.id(),
        ordinal: table.row.ordinal,
        game: table.game()?,
        seat,
        laid,
        since: &since,
        aloud: table.counts_aloud(),
        times: view::time::Times::new(table, context.now()),
        note,
    };
    Ok(panel.page().shown(text, table, context.art()))
}

/// The refusal of a command that does not answer the open question.
pub fn wrong_question(turning: &Planning<'_>) -> Refusal {
    match turning.questions().last().map(|question| question.decision.prompt) {
        Some(Prompt::Place) if turning.is_to_place() => Refusal::PlaceFirst,
        Some(Prompt::Place) => Refusal::NoSpotThere,
        Some(prompt) => Refusal::Unanswered(prompt),
        None => Refusal::NothingToChoose,
    }
}

/// Parses a rotation in degrees.
pub fn rotation(text: &str) -> Result<Rotation, Refusal> {
    let degrees = text.trim().trim_end_matches('°');
    let turn = Rotation::ALL.into_iter().find(|turn| turn.degrees().to_string() == degrees);
    turn.ok_or_else(|| Refusal::NoRotation(text.to_owned()))
}
