//! The buttons and menus of a turn: its message, and the panel in which it is planned.

use game::parameter;
use ground::{Answer, Request, boxed};
use port::Press;
use rules::{Action, Pos, Prompt};
use table::error::{AppError, Refusal};
use table::laid::Laid;
use table::plan::{self, PlanDigest};
use table::token::{ComponentToken, TurnAction};
use use_cases::turn::Planning;
use use_cases::{commit, turn, undo};

use crate::components::Replaces;

pub(super) const fn replaces(action: TurnAction) -> Replaces {
    match action {
        TurnAction::Open(_) => Replaces::Nothing,
        TurnAction::Draw(_)
        | TurnAction::Cell(_)
        | TurnAction::Rotate(..)
        | TurnAction::Figure(_)
        | TurnAction::Spot(_)
        | TurnAction::Pass(_)
        | TurnAction::Choose(_)
        | TurnAction::Amount(..)
        | TurnAction::Page(_)
        | TurnAction::Back(_)
        | TurnAction::Confirm(_)
        | TurnAction::Undo => Replaces::Panel,
    }
}

pub(super) async fn run(
    request: &Request<'_>,
    token: &ComponentToken,
    action: TurnAction,
    press: &Press,
) -> Result<Answer, AppError> {
    let value = press.values.first().map(String::as_str).unwrap_or_default();
    match action {
        TurnAction::Open(_) | TurnAction::Draw(_) => {
            boxed(|| turn::open_turn(request, Some(token))).await
        }
        TurnAction::Confirm(plan) => boxed(|| commit::confirm(request, Some((token, plan)))).await,
        TurnAction::Undo => boxed(|| undo::undo(request, Some(token))).await,
        _ => boxed(|| plan(request, token, action, value)).await,
    }
}

/// Changes the plan, and shows the panel.
async fn plan(
    request: &Request<'_>,
    token: &ComponentToken,
    action: TurnAction,
    value: &str,
) -> Result<Answer, AppError> {
    turn::stage(request, Some(token), |turn| change(turn, action, value)).await
}

/// The plan after a press that lays something out.
pub(super) fn change(
    turn: &Planning<'_>,
    action: TurnAction,
    value: &str,
) -> Result<Laid, Refusal> {
    match action {
        TurnAction::Cell(question) => chosen_cell(turn, question, value),
        TurnAction::Rotate(question, cell, to) => {
            turn.lay(index_of(turn, question, Some(Prompt::Place))?, cell, Some(to))
        }
        TurnAction::Figure(question) => figure(turn, question, value),
        TurnAction::Spot(question) | TurnAction::Choose(question) => chosen(turn, question, value),
        TurnAction::Amount(question, at) => with_parameter(turn, question, at, value),
        TurnAction::Pass(question) => turn.answer(index_of(turn, question, None)?, Action::Pass),
        TurnAction::Page(page) => Ok(turned_to(turn, page)),
        TurnAction::Back(plan) if plan == turn.laid.plan.digest() => Ok(turn.laid.back()),
        TurnAction::Back(_) => Err(Refusal::OtherPlan),
        TurnAction::Open(_) | TurnAction::Draw(_) | TurnAction::Confirm(_) | TurnAction::Undo => {
            Err(Refusal::NoButton)
        }
    }
}

/// The index of the question that a button names, if it has not changed since the button was made.
fn index_of(
    turn: &Planning<'_>,
    question: PlanDigest,
    prompt: Option<Prompt>,
) -> Result<usize, Refusal> {
    let fits = |prompt: &Prompt, wanted: Option<Prompt>| wanted.is_none_or(|w| w == *prompt);
    let mut questions = turn.questions().iter();
    questions
        .position(|q| q.digest() == question && fits(&q.decision.prompt, prompt))
        .ok_or(Refusal::OtherPlan)
}

fn chosen_cell(turn: &Planning<'_>, question: PlanDigest, cell: &str) -> Result<Laid, Refusal> {
    let index = index_of(turn, question, Some(Prompt::Place))?;
    let pos = Pos::named(cell)
        .ok_or_else(|| plan::no_cell(cell, &plan::cells(&turn.questions()[index].decision)))?;
    turn.lay(index, pos, None)
}

/// The question that a menu belongs to, and the chosen answer.
fn option_of(
    turn: &Planning<'_>,
    question: PlanDigest,
    option: &str,
) -> Result<(usize, Action), Refusal> {
    let index = index_of(turn, question, None)?;
    let options = &turn.questions()[index].decision.options;
    let action = option.parse::<usize>().ok().and_then(|at| options.get(at)).copied();
    Ok((index, action.ok_or(Refusal::NoChoice(option.to_owned()))?))
}

fn chosen(turn: &Planning<'_>, question: PlanDigest, option: &str) -> Result<Laid, Refusal> {
    let (index, action) = option_of(turn, question, option)?;
    // Use sensible default numbers until others are chosen.
    let game = &turn.questions()[index].game;
    turn.answer(index, parameter::plain(game, action))
}

/// Chooses another figure, in the same place if possible; otherwise shows its places.
fn figure(turn: &Planning<'_>, question: PlanDigest, option: &str) -> Result<Laid, Refusal> {
    let (index, thing) = option_of(turn, question, option)?;
    match turn.questions()[index].instead(thing) {
        Some(answer) => turn.answer(index, answer),
        None => Ok(turn.laid.with_thing(index, thing)),
    }
}

/// Sets another number in a planned answer.
fn with_parameter(
    turn: &Planning<'_>,
    question: PlanDigest,
    parameter: usize,
    value: &str,
) -> Result<Laid, Refusal> {
    let index = index_of(turn, question, None)?;
    let question = &turn.questions()[index];
    let answer = question.answer.ok_or(Refusal::OtherPlan)?;
    let option = question.option().ok_or(Refusal::OtherPlan)?;
    let parameter = parameter::of(option).get(parameter).copied().ok_or(Refusal::NoButton)?;
    turn.answer(index, parameter.set(&question.game, option, answer, value)?)
}

/// The plan with another page of its menus.
fn turned_to(turn: &Planning<'_>, page: usize) -> Laid {
    let mut laid = turn.laid.clone();
    laid.plan.page = page;
    laid
}
