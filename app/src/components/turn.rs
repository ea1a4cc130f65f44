//! The buttons and menus of a turn: its message, and the panel in which it is planned.

use ground::{Answer, Request, boxed};
use port::Press;
use rules::{Action, Pos, Prompt};
use table::error::{AppError, Refusal};
use table::laid::Laid;
use table::token::{ComponentToken, TurnAction};
use table::{parameter, plan};
use use_cases::turn::{Planning, rotation};
use use_cases::{commit, turn, undo};

use crate::components::Replaces;

pub(super) const fn replaces(action: TurnAction) -> Replaces {
    match action {
        TurnAction::Open => Replaces::Nothing,
        TurnAction::Draw
        | TurnAction::Cell
        | TurnAction::Rotate
        | TurnAction::Figure
        | TurnAction::Spot
        | TurnAction::Pass
        | TurnAction::Choose
        | TurnAction::Amount
        | TurnAction::Page
        | TurnAction::Back
        | TurnAction::Confirm
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
        TurnAction::Open | TurnAction::Draw => {
            boxed(|| turn::open_turn(request, Some(token))).await
        }
        TurnAction::Confirm => boxed(|| commit::confirm(request, Some(token))).await,
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
    turn::stage(request, Some(token), |turn| change(turn, token, action, value)).await
}

/// The plan after a press that lays something out.
pub(super) fn change(
    turn: &Planning<'_>,
    token: &ComponentToken,
    action: TurnAction,
    value: &str,
) -> Result<Laid, Refusal> {
    match action {
        TurnAction::Cell => chosen_cell(turn, token, value),
        TurnAction::Rotate => turned(turn, token),
        TurnAction::Figure => figure(turn, token, value),
        TurnAction::Spot | TurnAction::Choose => chosen(turn, token, value),
        TurnAction::Amount => with_parameter(turn, token, value),
        TurnAction::Pass => passed(turn, token),
        TurnAction::Page => {
            let page = token.choice.parse().map_err(|_| Refusal::NoButton)?;
            Ok(turned_to(turn, page))
        }
        TurnAction::Back => stepped_back(turn, token),
        TurnAction::Open | TurnAction::Draw | TurnAction::Confirm | TurnAction::Undo => {
            Err(Refusal::NoButton)
        }
    }
}

/// The index of the question that a button names, if it has not changed since the button was made.
fn question(turn: &Planning<'_>, word: &str, prompt: Option<Prompt>) -> Result<usize, Refusal> {
    let fits = |prompt: &Prompt, wanted: Option<Prompt>| wanted.is_none_or(|w| w == *prompt);
    let mut questions = turn.questions().iter();
    questions
        .position(|q| q.word() == word && fits(&q.decision.prompt, prompt))
        .ok_or(Refusal::OtherPlan)
}

fn chosen_cell(turn: &Planning<'_>, token: &ComponentToken, cell: &str) -> Result<Laid, Refusal> {
    let index = question(turn, &token.choice, Some(Prompt::Place))?;
    let pos = Pos::named(cell)
        .ok_or_else(|| plan::no_cell(cell, &plan::cells(&turn.questions()[index].decision)))?;
    turn.lay(index, pos, None)
}

fn turned(turn: &Planning<'_>, token: &ComponentToken) -> Result<Laid, Refusal> {
    let mut parts = token.choice.split('.');
    let (Some(word), Some(cell), Some(degrees)) = (parts.next(), parts.next(), parts.next()) else {
        return Err(Refusal::NoButton);
    };
    let index = question(turn, word, Some(Prompt::Place))?;
    let pos = Pos::named(cell).ok_or(Refusal::NoButton)?;
    turn.lay(index, pos, Some(rotation(degrees)?))
}

/// The question that a menu belongs to, and the chosen answer.
fn option_of(
    turn: &Planning<'_>,
    token: &ComponentToken,
    option: &str,
) -> Result<(usize, Action), Refusal> {
    let index = question(turn, &token.choice, None)?;
    let options = &turn.questions()[index].decision.options;
    let action = option.parse::<usize>().ok().and_then(|at| options.get(at)).copied();
    Ok((index, action.ok_or(Refusal::NoChoice(option.to_owned()))?))
}

fn chosen(turn: &Planning<'_>, token: &ComponentToken, option: &str) -> Result<Laid, Refusal> {
    let (index, action) = option_of(turn, token, option)?;
    // Use sensible default numbers until others are chosen.
    let game = &turn.questions()[index].game;
    turn.answer(index, parameter::plain(game, action))
}

/// Chooses another figure, in the same place if possible; otherwise shows its places.
fn figure(turn: &Planning<'_>, token: &ComponentToken, option: &str) -> Result<Laid, Refusal> {
    let (index, thing) = option_of(turn, token, option)?;
    match turn.questions()[index].instead(thing) {
        Some(answer) => turn.answer(index, answer),
        None => Ok(turn.laid.with_thing(index, thing)),
    }
}

/// Sets another number in a planned answer; the button names the question and the parameter.
fn with_parameter(
    turn: &Planning<'_>,
    token: &ComponentToken,
    value: &str,
) -> Result<Laid, Refusal> {
    let (word, at) = token.choice.split_once('.').ok_or(Refusal::NoButton)?;
    let index = question(turn, word, None)?;
    let question = &turn.questions()[index];
    let answer = question.answer.ok_or(Refusal::OtherPlan)?;
    let option = question.option().ok_or(Refusal::OtherPlan)?;
    let parameter = at.parse().ok().and_then(|at: usize| parameter::of(option).get(at).copied());
    let parameter = parameter.ok_or(Refusal::NoButton)?;
    turn.answer(index, parameter.set(&question.game, option, answer, value)?)
}

fn passed(turn: &Planning<'_>, token: &ComponentToken) -> Result<Laid, Refusal> {
    let index = question(turn, &token.choice, None)?;
    turn.answer(index, Action::Pass)
}

fn stepped_back(turn: &Planning<'_>, token: &ComponentToken) -> Result<Laid, Refusal> {
    if turn.laid.plan.digest() != token.choice {
        return Err(Refusal::OtherPlan);
    }
    Ok(turn.laid.back())
}

/// The plan with another page of its menus.
fn turned_to(turn: &Planning<'_>, page: usize) -> Laid {
    let mut laid = turn.laid.clone();
    laid.plan.page = page;
    laid
}
